"""Members of modules that ``mlir.ir`` has, too, beyond the programs of ``mlir_programs.py``."""

import array
import io
import pickle
import unittest
import unittest.mock

import abide_mlir
from abide_mlir import dialects, ir, parse
from abide_mlir.dialects import arith, cf, func, scf
from abide_mlir.passmanager import PassManager

LOOP = """
func.func @f(%n: index, %m: memref<4xf32>) {
  %c = arith.constant 1 : index
  scf.for %i = %c to %n step %c {
    %x = memref.load %m[%i] : memref<4xf32>
    memref.store %x, %m[%c] : memref<4xf32>
  }
  return
}
func.func @g() { return }
"""


class Verify(unittest.TestCase):
    def test_one_operation(self):
        module = parse(LOOP)
        loop = next(module.walk("scf.for"))
        load = next(module.walk("memref.load"))
        for operation in (module.operation, module["f"], loop, load):
            self.assertTrue(operation.verify())
        load.result.type = "i8"
        for operation in (module.operation, module["f"], loop, load):
            with self.assertRaises(ir.MLIRError) as caught:
                operation.verify()
            self.assertIn("memref.load", str(caught.exception))
            again = pickle.loads(pickle.dumps(caught.exception))
            self.assertEqual(again.diagnostics, caught.exception.diagnostics)
        self.assertTrue(module["g"].verify())
        self.assertTrue(next(module.walk("arith.constant")).verify())

    def test_values_that_are_not_visible(self):
        module = parse(LOOP)
        loop, load = next(module.walk("scf.for")), next(module.walk("memref.load"))
        next(module.walk("arith.constant")).move_after(loop)
        with self.assertRaisesRegex(ir.MLIRError, "does not dominate"):
            loop.verify()
        self.assertTrue(load.verify())

    def test_created_operations(self):
        module = parse(LOOP)
        constant = next(module.walk("arith.constant"))
        before = str(module)
        for wrong in (
            lambda: ir.Operation.create("arith.addi", ["index"], [constant], ip=constant.next),
            lambda: ir.Operation.create("memref.load", ["f32"], [constant, constant], ip=constant.next),
            lambda: arith.cmpi("no such predicate", constant, constant, ip=constant.next),
        ):
            with self.assertRaises(ValueError):
                wrong()
        self.assertEqual(str(module), before)


class Copies(unittest.TestCase):
    def test_of_regions(self):
        module = parse(LOOP)
        loop = next(module.walk("scf.for"))
        copy = loop.clone()
        self.assertEqual(loop.next, copy)
        self.assertTrue(copy.is_structurally_equivalent(loop))
        self.assertNotEqual(copy, loop)
        load = next(copy.walk("memref.load"))
        self.assertEqual(load.operands[1], copy.body[0].arguments[0])
        self.assertEqual([use.operation.parent for use in load.result.uses], [copy])
        self.assertEqual(module.verify(), [])
        loop.erase()
        self.assertEqual(module.verify(), [])
        self.assertTrue(parse(str(module)).equals(module))

    def test_of_blocks_and_undescribed_text(self):
        module = parse(
            'func.func @f() {\n  cf.br ^a\n^a:\n  %0 = "x.z"() : () -> i32\n  foo.bar %0 {\n    x.y\n  }\n  cf.br ^a\n}'
        )
        self.assertEqual(module.diagnostics, [])
        copy = module["f"].clone()
        copy.attributes["sym_name"] = "g"
        self.assertEqual(copy.body[1].successors, (copy.body[1],))
        self.assertEqual(str(copy).replace("@g", "@f"), str(module["f"]))
        self.assertTrue(parse(str(module)).equals(module))


class Blocks(unittest.TestCase):
    def test_are_made(self):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (["i1"], ["i32"]))
        entry = function.add_entry_block()
        last = entry.create_after("i32")
        middle = last.create_before()
        with ir.InsertionPoint(entry):
            one = arith.constant("i32", 1)
            cf.CondBranchOp(entry.arguments[0], [], [one], middle, last)
        with ir.InsertionPoint(middle):
            cf.BranchOp([one], last)
        with ir.InsertionPoint(last):
            func.ReturnOp([last.arguments[0]])
        self.assertEqual(module.verify(), [])
        self.assertEqual((last.predecessors, entry.successors), ([entry, middle], (middle, last)))
        extra = last.add_argument("f32")
        with self.assertRaises(ir.MLIRError):
            module.operation.verify()
        last.erase_argument(extra.index)
        self.assertTrue(module.operation.verify())
        with self.assertRaisesRegex(ValueError, "still used"):
            last.erase_argument(0)
        with self.assertRaises(IndexError):
            last.erase_argument(7)
        with self.assertRaises(IndexError):
            function.add_entry_block()
        with self.assertRaisesRegex(ValueError, "same region"):
            ir.Operation.create("x.y", successors=[module.body], ip=last)
        self.assertTrue(parse(str(module)).equals(module))


class Places(unittest.TestCase):
    def test_an_operation_without_one(self):
        made = ir.Operation.create("x.y", results=["i32"], regions=1)
        self.assertFalse(made.attached)
        made.regions[0].blocks.append("f32")
        module = parse("")
        module.body.append(made)
        self.assertEqual(list(module), [made])
        self.assertTrue(made.attached)
        self.assertEqual(len(made.regions[0][0].arguments), 1)
        with self.assertRaisesRegex(ValueError, "needs a place"):
            ir.Operation.create("x.z", operands=[made.result])

    def test_an_operation_of_a_text(self):
        made = ir.Operation.parse("func.func private @f(i32)")
        module = parse("func.func @g() { return }")
        made.move_before(module["g"])
        self.assertEqual([one.symbol_name for one in module], ["f", "g"])
        self.assertTrue(module.operation.verify())
        self.assertEqual(ir.Operation.parse("module { }").name, "builtin.module")
        for text in ("", "func.func private @f()\nfunc.func private @g()", "func.func"):
            with self.assertRaises(ir.MLIRError):
                ir.Operation.parse(text)

    def test_nest(self):
        module = parse(LOOP)
        load = next(module.walk("memref.load"))
        self.assertIsNone(ir.InsertionPoint.current)
        with ir.InsertionPoint(load) as outer:
            with ir.InsertionPoint.after(load):
                arith.constant("i32", 1)
            self.assertIs(ir.InsertionPoint.current, outer)
            arith.constant("i32", 2)
        names = [str(one.attributes.get("value")) for one in load.block]
        self.assertEqual(names[:3], ["2 : i32", "None", "1 : i32"])

    def test_locations_of_new_operations(self):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body), ir.Location.file("a.py", 1, 2):
            one = ir.Operation.create("x.y")
            two = ir.Operation.create("x.y", loc=ir.Location.name("n", ir.Location.file('b"', 3, 4)))
        self.assertEqual([str(one.location), two.location.file, two.location.line], ['loc("a.py":1:2)', 'b\\"', 3])
        self.assertEqual(str(one.clone().location), str(one.location))
        frames = ir.Location.callsite(ir.Location.unknown(), [ir.Location.name("a"), ir.Location.name("b")])
        self.assertEqual(str(frames), 'loc(callsite(unknown at callsite("a" at "b")))')
        module.attribute("loc(%s)" % frames.text)


class Views(unittest.TestCase):
    def test_show_operations(self):
        module = parse(LOOP)
        plain = next(module.walk("scf.for"))
        loop = scf.ForOp(plain)
        self.assertEqual((loop, hash(loop)), (plain, hash(plain)))
        self.assertEqual(loop.induction_variable, plain.body[0].arguments[0])
        self.assertIsInstance(plain, scf.ForOp)
        self.assertNotIsInstance(plain, arith.AddIOp)
        self.assertIsInstance(next(module.walk("memref.load")), dialects.memref.LoadOp)
        with self.assertRaises((TypeError, ValueError)):
            arith.AddIOp(plain)

    def test_names_of_descriptions(self):
        module = parse(LOOP)
        store = next(module.walk("memref.store"))
        self.assertEqual((store.value, store.memref, len(store.indices)), (store.operands[0], store.operands[1], 1))
        self.assertEqual(module["f"].sym_name.value, "f")
        with self.assertRaises(AttributeError):
            store.no_such_name
        with self.assertRaises(AttributeError):
            arith.no_such_operation
        with self.assertRaises(AttributeError):
            dialects.no_such_dialect

    def test_types_follow(self):
        module = parse("func.func @f(%x: vector<4xf32>, %y: vector<4xf32>, %m: memref<4xf32>, %i: index) { return }")
        x, y, memory, index = module["f"].arguments
        with ir.InsertionPoint.at_block_terminator(module["f"].entry_block):
            self.assertEqual(arith.cmpf("olt", x, y).type, "vector<4xi1>")
            self.assertEqual(dialects.memref.load(memory, [index]).type, "f32")
            self.assertEqual(dialects.arith.select(arith.cmpf("olt", x, y), x, y).type, "vector<4xf32>")
            with self.assertRaisesRegex(TypeError, "type of the result"):
                arith.index_cast(index)
            self.assertEqual(arith.index_cast(ir.Type.parse("i32"), index).type, "i32")
            self.assertEqual(dialects.tensor.empty([4, index], "f32").type, "tensor<4x?xf32>")
            less = arith.cmpi(arith.CmpIPredicate.slt, index, index)
            self.assertIn("cmpi slt", str(less.owner))
            made = dialects.memref.AllocOp(memory.type, [], [])
            dialects.memref.store(arith.constant("f32", 1), made, [index])
        self.assertEqual(module.verify(), [])


    def test_types_that_cpp_infers(self):
        module = parse("func.func @f(%x: tensor<4xf32>) { return }")
        (x,) = module["f"].arguments
        hlo = dialects.dialect("stablehlo")
        with ir.InsertionPoint.at_block_terminator(module["f"].entry_block):
            one = hlo.constant(ir.Attribute.parse("dense<1.0> : tensor<4xf32>"))
            self.assertEqual((one.type, hlo.add(x, one).type), (x.type, x.type))
        self.assertEqual(module.verify(), [])

    def test_layouts_and_expressions(self):
        layout = ir.StridedLayoutAttr.get(None, [4, 1])
        self.assertEqual((layout.strides, layout.offset), ([4, 1], None))
        dim = ir.AffineDimExpr.get(0)
        self.assertEqual((dim * 2).compose(ir.AffineMap.get(1, 0, [dim + 3])), (dim + 3) * 2)
        with self.assertRaisesRegex(ValueError, "no result for d1"):
            ir.AffineDimExpr.get(1).compose(ir.AffineMap.get(1, 0, [dim]))

    def test_resources_of_arrays(self):
        numbers = array.array("i", [1, 2, 3, 4])
        blob = ir.DenseResourceElementsAttr.get_from_buffer(numbers, "blob", "tensor<4xi32>")
        self.assertEqual(str(blob), "dense_resource<blob> : tensor<4xi32>")
        other = ir.DenseResourceElementsAttr.get_from_buffer(b"ab", "blob", "tensor<2xi8>")
        self.assertEqual(str(other), "dense_resource<blob_1> : tensor<2xi8>")
        module = parse("func.func @f() {\n  %c = arith.constant dense<0> : tensor<4xi32>\n  return\n}\n")
        (constant,) = module.walk("arith.constant")
        constant.attributes["value"] = blob
        constant.attributes["other"] = [other]
        text = str(module)
        self.assertIn('blob: "0x0400000001000000020000000300000004000000"', text)
        self.assertIn('blob_1: "0x010000006162"', text)
        self.assertEqual((module.verify(), parse(text).diagnostics), ([], []))
        self.assertEqual(str(module.copy()), text)
        self.assertIn('blob_1: "0x010000006162"', str(parse(module.to_bytecode())))
        with self.assertRaisesRegex(ValueError, "is not the name of a resource"):
            ir.DenseResourceElementsAttr.get_from_buffer(b"a", "a-b", "tensor<1xi8>")
        del blob, other
        again = ir.DenseResourceElementsAttr.get_from_buffer(b"cd", "blob", "tensor<2xi8>")
        self.assertEqual(str(again), "dense_resource<blob_2> : tensor<2xi8>")
        own = parse(text.replace("blob", "own"))
        # Another resource of its name gets another one.
        own["f"].attributes["b"] = ir.DenseResourceElementsAttr.get_from_buffer(b"cd", "own", "tensor<2xi8>")
        self.assertEqual(own["f"].attributes["b"].value, "own_2")
        self.assertIn('own_2: "0x010000006364"', str(own))
        # Another module gets the bytes, too.
        own["f"].attributes["a"] = constant.attributes["other"]
        self.assertIn('blob_1: "0x010000006162"', str(own))

    def test_resources_stay_in_attributes_that_mention_them(self):
        def made(name):
            return ir.DenseResourceElementsAttr.get_from_buffer(b"ab", name, "tensor<2xi8>")

        for name, attribute in (
            ("listed", ir.ArrayAttr.get(made(name) for name in ["listed"])),
            ("named", ir.DictAttr.get({"a": made("named")})),
            ("nested", ir.ArrayAttr.get([ir.DictAttr.get({"a": made("nested")})])),
            ("pickled", pickle.loads(pickle.dumps(made("pickled")))),
            ("cast", ir.DenseResourceElementsAttr(made("cast"))),
        ):
            module = parse("func.func @f() {\n  return\n}\n")
            module["f"].attributes["a"] = attribute
            self.assertIn('%s: "0x010000006162"' % name, str(module))
        # A module that has a resource is not given it again.
        with unittest.mock.patch("abide_mlir.ir._store.read_or_raise") as read:
            module["f"].attributes["b"] = attribute
            module["f"].attributes["c"] = attribute
        self.assertEqual([call[0][1] for call in read.call_args_list], ["set_attribute"] * 2)

    def test_attributes_of_stablehlo(self):
        from abide_mlir.dialects import stablehlo as hlo

        numbers = hlo.DotDimensionNumbers.get([0], [0], [2], [1])
        self.assertEqual((numbers.lhs_batching_dimensions, numbers.rhs_contracting_dimensions), ([0], [1]))
        module = parse("func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {\n  %0 = stablehlo.dot_general %x, %x, "
                       "contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n"
                       "  return %0 : tensor<4x4xf32>\n}")
        (dot,) = module.walk("stablehlo.dot_general")
        found = hlo.DotDimensionNumbers(dot.attributes["dot_dimension_numbers"])
        self.assertEqual((found.lhs_batching_dimensions, found.lhs_contracting_dimensions), ([], [1]))
        self.assertTrue(isinstance(found, hlo.DotDimensionNumbers) and not isinstance(found, hlo.PrecisionAttr))
        dot.attributes["dot_dimension_numbers"] = hlo.DotDimensionNumbers.get([], [], [0], [0])
        self.assertIn("contracting_dims = [0] x [0]", str(module))
        gather = hlo.GatherDimensionNumbers.get([0], [1], [], [], [1], index_vector_dim=1)
        self.assertEqual((gather.offset_dims, gather.operand_batching_dims, gather.index_vector_dim), ([0], [], 1))
        self.assertEqual(hlo.ScatterDimensionNumbers.get([0], [1], [], [], [1], 1).scattered_dims_to_operand_dims, [1])
        self.assertEqual(hlo.ComparisonDirectionAttr.get("LT").value, "LT")
        with self.assertRaises(ValueError):
            hlo.PrecisionAttr(numbers)
        with self.assertRaisesRegex(TypeError, "lhs_batching_dimensions"):
            hlo.DotDimensionNumbers.get(0, 1, 2, 3, 4)

    def test_named_operations_of_linalg(self):
        module = parse("func.func @f(%x: tensor<4x4xf32>, %m: memref<4x4xf32>, %s: f32) { return }")
        x, memory, scalar = module["f"].arguments
        linalg = dialects.dialect("linalg")
        with ir.InsertionPoint.at_block_terminator(module["f"].entry_block):
            filled = linalg.fill(scalar, outs=[x])
            self.assertEqual(linalg.matmul(filled, x, outs=[x]).type, x.type)
            made = linalg.matmul(memory, memory, outs=[memory])
            self.assertEqual((made.name, len(made.results), len(made.regions)), ("linalg.matmul", 0, 1))
        self.assertEqual(module.verify(), [])
        with self.assertRaisesRegex(ValueError, "needs a place"):
            linalg.matmul(x, x, outs=[x])


class Others(unittest.TestCase):
    def test_symbol_uses(self):
        module = parse("func.func private @a()\nfunc.func @b() {\n  call @a() : () -> ()\n  return\n}")
        ir.SymbolTable.replace_all_symbol_uses("a", "b", module["b"])
        self.assertEqual(next(module.walk("func.call")).attributes["callee"].text, "@b")
        table = ir.SymbolTable(module.operation)
        copy = table["b"].clone()
        self.assertEqual(table.insert(copy).value, "b_0")
        ir.SymbolTable.set_visibility(copy, "private")
        self.assertEqual(ir.SymbolTable.get_visibility(copy).value, "private")
        self.assertEqual(len(table), 3)

    def test_walks_with_functions(self):
        module = parse(LOOP)
        names = []

        def visit(operation):
            names.append(operation.name)
            if operation.name.startswith("memref"):
                operation.erase() if not operation.results else None
            return ir.WalkResult.ADVANCE

        self.assertEqual(list(module.operation.walk(visit)), [])
        self.assertEqual(names[-1], "builtin.module")
        self.assertEqual(list(module.walk("memref.store")), [])
        found = [one.name for one in module.walk(lambda one: bool(one.regions))]
        self.assertEqual(found, ["builtin.module", "func.func", "scf.for", "func.func"])

    def test_printing(self):
        module = parse(LOOP, name="a.mlir")
        out = io.BytesIO()
        module.operation.print(file=out, binary=True)
        self.assertEqual(out.getvalue().decode(), str(module))
        self.assertIn("{...}", module["f"].get_asm(skip_regions=True))
        self.assertIn("loc(", module.operation.get_asm(enable_debug_info=True))
        with self.assertRaises(ValueError):
            module["f"].get_asm(enable_debug_info=True)
        long = parse('"x.y"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>} : () -> ()')
        self.assertIn("__elided__", long.operation.get_asm(large_elements_limit=2))
        self.assertNotIn("__elided__", str(long))

    def test_pass_managers(self):
        manager = PassManager("any")
        manager.add("cse")
        module = parse(LOOP)
        manager.run(module)
        with self.assertRaises(ValueError):
            manager.run(module["f"])
        with self.assertRaises(ValueError):
            manager.add("no-such-pass")
        self.assertEqual(str(PassManager.parse("builtin.module(func.func(cse))")), "builtin.module(func.func(cse))")

    def test_contexts_have_the_dialects_of_a_project(self):
        with ir.Context() as context:
            self.assertIs(ir.Context.current, context)
            self.assertIs(ir.Module.parse("").context, context)
            self.assertTrue(context.is_registered_operation("arith.addi"))
            self.assertFalse(context.is_registered_operation("arith.no"))
        self.assertIsNone(ir.Context.current)
        self.assertIsInstance(abide_mlir.parse("").context, ir.Context)

    def test_operations_of_another_module_can_be_appended(self):
        whole = ir.Module.create()
        with ir.Location.name("here"):
            named = {"sym_name": "f", "function_type": ir.Type.parse("() -> ()")}
            made = ir.Operation.create("func.func", attributes=named, regions=1)
        whole.body.append(made)
        self.assertEqual(made.location.text, '"here"')
        other = parse("func.func @g(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}")
        whole.body.append(other["g"])
        self.assertEqual((list(whole.symbol_table), list(other.symbol_table)), (["f", "g"], []))
        third = parse("func.func @h(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}")
        with self.assertRaisesRegex(ValueError, "uses values of its module"):
            third["h"].entry_block[0].move_before(whole["g"].entry_block[0])

class Classes(unittest.TestCase):
    def test_values_have_the_classes_of_their_kinds(self):
        for text, name in [
            ("i32", "IntegerType"),
            ("f32", "F32Type"),
            ("tensor<4xf32>", "RankedTensorType"),
            ("tensor<*xf32>", "UnrankedTensorType"),
            ("(i32) -> ()", "FunctionType"),
        ]:
            found = ir.Type.parse(text)
            self.assertIs(type(found), getattr(ir, name))
            self.assertEqual((pickle.loads(pickle.dumps(found)), type(found)(found)), (found, found))
        self.assertIs(type(ir.OpaqueType.get("foo", "bar")), ir.Type)
        self.assertEqual(str(ir.OpaqueType.get("foo", "bar")), "!foo.bar")
        for text, name in [
            ("5 : i32", "IntegerAttr"),
            ("true", "BoolAttr"),
            ('"x"', "StringAttr"),
            ("@f", "FlatSymbolRefAttr"),
            ("@f::@g", "SymbolRefAttr"),
            ("dense<1> : tensor<2xi32>", "DenseIntElementsAttr"),
            ("array<i64: 1>", "DenseI64ArrayAttr"),
        ]:
            self.assertEqual(type(ir.Attribute.parse(text)).__name__, name)

    def test_layouts(self):
        for text, strides, offset, found in [
            ("memref<4x8xf16, 3>", [8, 1], 0, "(d0, d1) -> (d0, d1)"),
            ("memref<?x?xf16>", [None, 1], 0, "(d0, d1) -> (d0, d1)"),
            ("memref<4x8xf16, strided<[8, 1], offset: 4>>", [8, 1], 4, "(d0, d1) -> (d0 * 8 + d1 + 4)"),
            ("memref<4x8xf16, strided<[?, 1], offset: ?>>", [None, 1], None, "(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)"),
        ]:
            ty = ir.Type.parse(text)
            self.assertEqual((ty.get_strides_and_offset(), str(ty.affine_map)), ((strides, offset), found))

    def test_dialects_are_modules(self):
        import abide_mlir.dialects.linalg as linalg
        from abide_mlir.dialects import shape

        self.assertEqual(linalg.MatmulOp.OPERATION_NAME, "linalg.matmul")
        self.assertIs(shape, dialects.dialect("shape"))
        with self.assertRaises(ImportError):
            import abide_mlir.dialects.no_such_dialect

    def test_views_of_functions(self):
        module = parse("func.func @f(%x: i32) { return }")
        function = module.operations[0]
        self.assertEqual((function.name, function.name.value), ("func.func", "f"))
        function.arg_attrs = [{"x.y": ir.UnitAttr.get()}]
        self.assertIn("%arg0: i32 {x.y}", str(function))
        self.assertEqual(len(function.arg_attrs), 1)


class Mistakes(unittest.TestCase):
    def test_have_plain_words(self):
        module = parse(LOOP)
        value = next(module.walk("arith.constant")).result
        for call, error, words in [
            (lambda: module.body.append("fooo"), ValueError, "expected an operation name"),
            (lambda: module.body.append(5), TypeError, "expected the text of operations"),
            (lambda: value.replace_all_uses_with(5), TypeError, "expected a value"),
            (lambda: ir.Operation.create("arith.adddi"), ValueError, "did you mean 'arith.addi'"),
            (lambda: ir.RankedTensorType.get([-5], "f32"), ValueError, "-5 is not a size"),
            (lambda: module.run("csee"), ValueError, "did you mean 'cse'"),
            (lambda: abide_mlir.convert(5), TypeError, "expected a function"),
            (lambda: abide_mlir.get_global_func(5), TypeError, "is a str"),
        ]:
            with self.assertRaisesRegex(error, words):
                call()

    def test_errors_at_locations(self):
        seen = []
        with ir.Context() as context:
            with context.attach_diagnostic_handler(lambda found: seen.append(found.message) or True):
                ir.Location.file("a", 1, 2).emit_error("no")
        self.assertEqual(seen, ["no"])


class Locations(unittest.TestCase):
    def test_stay_in_changed_modules(self):
        module = parse('func.func @f() {\n  %c = arith.constant 1 : i32 loc("here")\n  return\n} loc("f")', name="a.mlir")
        module["f"].attributes["x.y"] = 1
        text = module.operation.get_asm(enable_debug_info=True, use_local_scope=True)
        for location in ('loc("here")', 'loc("f")', 'loc("a.mlir":3:3)'):
            self.assertIn(location, text)

    def test_stay_in_operations_that_move_to_other_modules(self):
        module = parse('func.func @f() {\n  %c = arith.constant 1 : i32 loc("here")\n  return\n} loc("f")')
        other = parse("func.func @g() { return }")
        other.body.append(module["f"])
        found = [one.location.text for one in other["f"].walk() if one.location.is_written]
        self.assertEqual(found, ['"f"', '"here"'])

    def test_aliases_within_locations_are_resolved(self):
        module = parse(
            'func.func @f() { return loc(#loc2) }\n#loc = loc("a#loc1.py":1:2)\n#loc1 = loc("g"(#loc))\n'
            '#loc2 = loc(callsite(#loc1 at #loc))\n'
        )
        place = '"a#loc1.py":1:2'
        found = next(module.walk("func.return")).location
        self.assertEqual(found.text, 'callsite("g"(%s) at %s)' % (place, place))


if __name__ == "__main__":
    unittest.main()
