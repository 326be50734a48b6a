"""Modules that are walked and changed."""

import copy
import gc
import io
import pickle
import tempfile
import threading
import unittest
from pathlib import Path

import abide_mlir
from abide_mlir import TextError, ir, parse

TEXT = """\
#map = affine_map<(d0) -> (d0)>
func.func @f(%x: tensor<?x4xf32>, %n: i32) -> i32 {
  %c = arith.constant 5 : i32 loc("a.py":3:4)
  %d = arith.addi %c, %n : i32
  %g:2 = "x.y"(%d) {a = dense<[1, 2, 3]> : tensor<3xi32>, m = #map, s = "q\\22", z = [1, true, @f]}
      : (i32) -> (i32, vector<[4]xbf16>)
  %p = math.absf %x : tensor<?x4xf32>
  return %d : i32
}
func.func @g() {
  %0 = func.call @h() : () -> i32
  "cf.br"()[^next] : () -> ()
^next:
  return
}
func.func private @h() -> i32
"""


def only(found):
    (one,) = found
    return one


class Walk(unittest.TestCase):
    def setUp(self):
        self.module = parse(TEXT, name="t.mlir")
        self.assertEqual(self.module.diagnostics, [])

    def test_operations_come_in_order(self):
        names = [operation.name for operation in self.module.walk()]
        expected = "builtin.module func.func arith.constant arith.addi x.y math.absf func.return func.func "
        expected += "func.call cf.br func.return func.func"
        self.assertEqual(names, expected.split())
        self.assertEqual(len(list(self.module["g"].walk())), 4)
        self.assertEqual([one.name for one in self.module.walk("arith.*")], names[2:4])
        self.assertEqual(len(list(self.module.walk(lambda one: len(one.results) == 2))), 1)
        self.assertEqual([one.symbol_name for one in self.module.operations], ["f", "g", "h"])

    def test_ways_through_regions_say_the_same(self):
        def nested(operation):
            yield operation
            for region in operation.regions:
                self.assertEqual(region.parent, operation)
                for block in region:
                    self.assertEqual((block.region, block.parent), (region, operation))
                    for inner in block:
                        self.assertEqual((inner.block, inner.parent), (block, operation))
                        yield from nested(inner)

        self.assertEqual(list(nested(self.module.operation)), list(self.module.walk()))
        branch = only(self.module.walk("cf.br"))
        self.assertEqual(branch.successors, (branch.parent.regions[0].blocks[1],))
        self.assertEqual(branch.next, None)
        self.assertEqual(branch.previous.next, branch)
        self.assertEqual(branch.block.terminator, branch)

    def test_values(self):
        x, n = self.module["f"].regions[0].blocks[0].arguments
        add = only(self.module.walk("arith.addi"))
        constant = only(self.module.walk("arith.constant"))
        self.assertEqual(add.operands, (constant.result, n))
        self.assertEqual((x.name, add.result.name, x.index, n.index), ("%x", "%d", 0, 1))
        self.assertEqual(constant.result.uses, [ir.Use(add, 0)])
        self.assertEqual(n.users, [add])
        self.assertEqual((x.owner, add.result.owner), (add.block, add))
        self.assertEqual((x.is_result, x.defining_operation), (False, None))
        self.assertEqual(add.result.defining_operation, add)
        other = only(self.module.walk("x.y"))
        self.assertEqual([result.name for result in other.results], ["%g#0", "%g#1"])
        with self.assertRaisesRegex(ValueError, "x.y has 2 results"):
            other.result
        self.assertEqual(len({add, constant, add.result.owner}), 2)

    def test_types(self):
        x, n = self.module["f"].regions[0].blocks[0].arguments
        self.assertEqual((x.type.shape, x.type.rank, x.type.kind), ((None, 4), 2, "tensor"))
        self.assertEqual((x.type.element_type, x.type.numpy_name), ("f32", "float32"))
        self.assertEqual((x.type.num_elements, x.type.has_static_shape), (None, False))
        self.assertEqual((n.type, n.type.width, n.type.signedness), (self.module.type("i32"), 32, "signless"))
        vector = only(self.module.walk("x.y")).results[1].type
        self.assertEqual((vector.scalable, vector.shape, str(vector)), ((True,), (4,), "vector<[4]xbf16>"))
        function = self.module["f"].attributes["function_type"].value
        self.assertEqual((function.inputs[0], function.results), (x.type, (n.type,)))
        self.assertEqual(hash(x.type), hash(parse(TEXT).type("tensor<?x4xf32>")))
        self.assertEqual(self.module.type("memref<2xi8, strided<[1], offset: ?>, 3>").memory_space.value, 3)
        strided = self.module.type("memref<2xi8, strided<[?], offset: 7>>").layout
        self.assertEqual(strided.value, ((None,), 7))
        self.assertEqual(self.module.type("tuple<i1, !a.b<c>>").elements[1].dialect, "a")
        self.assertIsNone(self.module.type("tensor<*xf32>").shape)
        with self.assertRaises(TextError):
            self.module.type("tensor<4x")
        with self.assertRaises(TextError):
            self.module.type("i32 i32")

    def test_attributes(self):
        attributes = only(self.module.walk("x.y")).attributes
        self.assertEqual(list(attributes), ["a", "m", "s", "z"])
        self.assertEqual(attributes["a"].value.tolist(), [1, 2, 3])
        self.assertEqual(attributes["a"].value.dtype, "int32")
        self.assertEqual(attributes["s"].value, 'q"')
        one, true, symbol = attributes["z"].value
        self.assertEqual((one.value, one.type, true.value, symbol.value), (1, "i64", True, ("f",)))
        self.assertEqual((attributes["m"].kind, attributes["m"].value), ("affine_map", None))
        self.assertEqual(attributes["m"], self.module.attribute("#map"))
        with self.assertRaises(KeyError):
            attributes["b"]
        for text, value in [
            ("unit", True),
            ("7 : i8", 7),
            ("-1.5 : bf16", -1.5),
            ("0x7F800000 : f32", float("inf")),
            ("123456789012345678901234567890 : i128", 123456789012345678901234567890),
            ("array<i32: 1, -2>", (1, -2)),
            ("array<f32: 0.5>", (0.5,)),
            ("array<i1: true, false>", (True, False)),
            ("@a::@b", ("a", "b")),
            ("#x.y<z>", None),
            ('loc("a":1:2)', '"a":1:2'),
            ('dense<["a", "b"]> : tensor<2x!t.s>', ("a", "b")),
            ("dense<2> : tensor<3xi8>", [2, 2, 2]),
            ("dense<[[1.0], [2.0]]> : vector<2x1xf64>", [[1.0], [2.0]]),
            ("dense<true> : tensor<i1>", True),
            ("dense<> : tensor<0xi8>", []),
        ]:
            found = self.module.attribute(text).value
            self.assertEqual(found.tolist() if isinstance(found, ir.Array) else found, value, text)

    def test_places(self):
        constant = only(self.module.walk("arith.constant"))
        start, end = constant.range
        self.assertTrue(TEXT[start:end].startswith("arith.constant 5"))
        self.assertEqual((constant.line, constant.column), (3, 8))
        location = constant.location
        self.assertEqual((location.file, location.line, location.column), ("a.py", 3, 4))
        add = only(self.module.walk("arith.addi"))
        self.assertEqual(str(add.location), 'loc("t.mlir":4:8)')
        self.assertFalse(add.location.is_written)
        self.assertEqual(self.module.at(3, 10), constant)
        self.assertEqual(self.module.at(10, 1), self.module["g"])
        self.assertIsNone(self.module.at(1, 1))
        self.assertEqual(self.module.at_offset(start), constant)

    def test_symbols(self):
        self.assertEqual(list(self.module.symbol_table), ["f", "g", "h"])
        self.assertIn("f", self.module)
        nested = parse("module @a { func.func private @b() }\nmodule { }")
        self.assertEqual(nested["a::b"].symbol_name, "b")
        for name in ("b", "a::c", ""):
            with self.assertRaises(KeyError):
                nested[name]

    def test_texts(self):
        self.assertEqual(str(self.module), self.module.print())
        # As in the text of the function.
        added = only(self.module.walk("arith.addi"))
        self.assertIn("    %s\n" % added, str(self.module))
        self.assertIn("%arg1", str(added))
        self.assertIn("%arg1", added.print(generic=True))
        self.assertIn('"arith.addi"(%1, %arg1)', self.module.print(generic=True))
        self.assertIn("affine_map<", self.module.print(local_scope=True).partition("x.y")[2])
        self.assertEqual(repr(self.module["g"]), "<Operation func.func @g at 10:1>")
        self.assertEqual(repr(only(self.module.walk("arith.addi")).result), "<Value %d: i32>")
        page = self.module._repr_html_()
        self.assertIn('title="[S0, 4]"', page)
        broken = parse("func.func @f() { return %<x> : i32 }")._repr_html_()
        self.assertIn("underline wavy", broken)
        self.assertNotIn("<x>", broken)

    def test_what_is_asked_for_wrongly(self):
        function = self.module["f"]
        for wrong in (lambda: list(self.module.walk(3)), lambda: list(function), lambda: self.module[0]):
            with self.assertRaises(TypeError):
                wrong()
        for index in (1, -2):
            with self.assertRaisesRegex(IndexError, "func.return has 1 operands, and no operand %d" % index):
                function.walk("func.return").__next__().set_operand(index, function.arguments[0])

    def test_sequences(self):
        function = self.module["f"]
        self.assertEqual(list(self.module), self.module.operations)
        block = function.entry_block
        self.assertEqual((function.body[0], function.body[-1], function.arguments), (block, block, block.arguments))
        self.assertEqual((len(block), block[0], block[-1]), (5, block.operations[0], block.terminator))
        with self.assertRaises(IndexError):
            block[5]
        self.assertEqual((block[0].uses, self.module["h"].arguments), (block[0].result.uses, ()))
        for wrong in (lambda: block[0].body, lambda: self.module["h"].entry_block):
            with self.assertRaises(ValueError):
                wrong()

    def test_where_a_module_comes_from(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a.mlir")
            self.module.write(path)
            self.assertEqual(path.read_text(encoding="utf-8"), str(self.module))
            with open(path, "rb") as file:
                found = parse(file)
            self.assertEqual((found.name, str(found)), (str(path), str(self.module)))
        # The name of a file is a text here.
        self.assertEqual(len(parse(io.StringIO(__file__)).diagnostics), 1)
        self.assertTrue(found.equals(self.module) and found["g"].equals(self.module["g"]))
        self.assertFalse(found == self.module or found["f"].equals(self.module["g"]))

        class Operation:
            def get_asm(self):
                raise AssertionError

        class Module:
            operation = Operation()

            def __str__(self):
                return "func.func private @x()"

        self.assertEqual(list(parse(Module()).symbol_table), ["x"])
        parse(TEXT, strict=True)
        with self.assertRaisesRegex(TextError, "undeclared SSA value") as caught:
            parse("func.func @f() {\n  return %x : i32\n}", strict=True)
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 10))

    def test_old_names_warn(self):
        with self.assertWarnsRegex(DeprecationWarning, "'filter' is called 'where' now") as caught:
            self.assertEqual(len(list(self.module.walk(filter="arith.*"))), 2)
        self.assertTrue(caught.filename.endswith("test_module.py"), caught.filename)
        with self.assertWarnsRegex(DeprecationWarning, "'print' is called 'reformat' now"):
            abide_mlir.mlir.print(TEXT)

    def test_lines_that_split_files_are_comments(self):
        text = "func.func @a() { return }\n// -----\nfunc.func @b() { return }\n"
        module = parse(text)
        self.assertEqual(list(module.symbol_table), ["a", "b"])
        self.assertEqual((module.source.decode(), module.diagnostics), (text, []))
        twice = parse(text.replace("@b", "@a"))
        self.assertEqual([one.code for one in twice.diagnostics], ["mlir-redefined-symbol"])

    def test_a_module_comes_of_every_text(self):
        broken = parse("func.func @f() -> i32 {\n  %a = arith.addi %b, %b : i32\n  return %a : i32\n}\n")
        self.assertEqual([one.code for one in broken.diagnostics], ["mlir-undefined-value"] * 2)
        self.assertEqual(len(list(broken.walk("func.return"))), 1)
        with self.assertRaises(TextError) as caught:
            broken.run("cse")
        self.assertEqual(caught.exception.code, "mlir-undefined-value")
        for text in (b"", b"\xff\0", "func.func @", "{", "}" * 100, '"a"('):
            for operation in parse(text).walk():
                repr(operation)


class Creation(unittest.TestCase):
    def test_of_operations(self):
        module = parse(TEXT)
        function = module["f"]
        end = function.entry_block.terminator
        (constant,) = function.walk("arith.constant")
        add = ir.Operation.create(
            "arith.addi", [constant.result, function.arguments[1]], ["i32"], {"note": numpy_like(3)}, ip=end
        )
        self.assertEqual((add.name, add.next, str(add.attributes["note"])), ("arith.addi", end, "3 : i64"))
        self.assertEqual(add.operands, (constant.result, function.arguments[1]))
        self.assertIsNone(add.result.name)
        end.set_operand(-1, add.result)
        self.assertEqual(module.verify(), [])
        block = module["g"].entry_block
        region = ir.Operation.create("x.region", regions=2, results=[add.result.type, "f32"], ip=block)
        self.assertEqual((block[-1], len(region.regions), len(region.results)), (region, 2, 2))
        self.assertEqual(len(region.body), 0)
        self.assertEqual(len(region.body.blocks.append("i32").arguments), 1)
        region.body[0].append('"x.y"() : () -> ()')
        region.body[0].append(region.body[0].append('"x.z"() : () -> ()')[0])
        self.assertEqual([one.name for one in region.body[0]], ["x.y", "x.z"])
        region.erase()
        for wrong in (
            lambda: ir.Operation.create("a.b", parse(TEXT)["f"].arguments, ip=end),
            lambda: ir.Operation.create("a.b", results=["i"], ip=end),
            lambda: ir.Operation.create("arith.addi", ["i32"], [constant.result], ip=end),
            lambda: ir.Operation.create("arith.addi", ["f32"], [constant.result] * 2, ip=end),
            lambda: ir.Operation.create("arith.constant", ["i32"], ip=end),
        ):
            with self.assertRaises(ValueError):
                wrong()
        self.assertEqual(module.verify(), [])

    def test_of_types(self):
        f32, i8 = ir.F32Type.get(), ir.IntegerType.get_signless(8)
        for found, text, kind in [
            (ir.RankedTensorType.get([4, None, -1], f32), "tensor<4x?x?xf32>", ir.RankedTensorType),
            (ir.UnrankedTensorType.get(i8), "tensor<*xi8>", ir.UnrankedTensorType),
            (ir.MemRefType.get([2], i8, memory_space=3), "memref<2xi8, 3>", ir.MemRefType),
            (ir.UnrankedMemRefType.get("f64"), "memref<*xf64>", ir.UnrankedMemRefType),
            (ir.VectorType.get([], f32), "vector<f32>", ir.VectorType),
            (ir.FunctionType.get([i8], [f32]), "(i8) -> f32", ir.FunctionType),
            (ir.TupleType.get_tuple([i8, f32]), "tuple<i8, f32>", ir.TupleType),
            (ir.ComplexType.get(f32), "complex<f32>", ir.ComplexType),
            (ir.IntegerType.get_unsigned(4), "ui4", ir.IntegerType),
            (ir.IntegerType.get_signed(4), "si4", ir.IntegerType),
            (ir.IndexType.get(), "index", ir.IndexType),
            (ir.NoneType.get(), "none", ir.NoneType),
        ]:
            self.assertEqual(found, ir.Type.parse(text))
            self.assertIsInstance(found, kind)
            self.assertEqual(isinstance(found, ir.ShapedType), found.is_shaped)
        self.assertNotIsInstance(f32, ir.F64Type)
        self.assertNotIsInstance(ir.Type.parse("tensor<*xf32>"), ir.RankedTensorType)
        with self.assertRaises(TextError):
            ir.Type.parse("tensor<")


def numpy_like(number):
    """A number of a class that extends `int`."""

    class Number(int):
        pass

    return Number(number)


class Copies(unittest.TestCase):
    def test_of_what_is_in_a_module(self):
        module = parse(TEXT, name="t.mlir")
        for change in (False, True):
            if change:
                only(module.walk("arith.constant")).attributes["value"] = 8
            add = only(module.walk("arith.addi"))
            block = module["g"].body[1]
            everything = [module, add, add.result, module["f"].arguments[1], block, block.region]
            for again in (pickle.loads(pickle.dumps(everything)), copy.deepcopy(everything)):
                other, *handles = again
                self.assertNotEqual(other, module)
                self.assertEqual(str(other), str(module))
                self.assertTrue(all(handle.module == other for handle in handles))
                self.assertEqual([str(handle) for handle in handles[:1]], [str(add)])
                self.assertEqual(handles[1].owner, handles[0])
                self.assertEqual((handles[2].index, handles[2].owner), (1, other["f"].entry_block))
                self.assertEqual((handles[3], handles[4]), (other["g"].body[1], other["g"].body))
            self.assertIs(copy.copy(add), add)

    def test_of_values(self):
        attributes = only(parse(TEXT).walk("x.y")).attributes
        for attribute in attributes.values():
            self.assertIs(copy.deepcopy(attribute), attribute)
            again = pickle.loads(pickle.dumps(attribute))
            self.assertEqual((again, again.kind, again.type), (attribute, attribute.kind, attribute.type))
            self.assertEqual(str(again.value)[:8], str(attribute.value)[:8])
        ty = parse(TEXT)["f"].arguments[0].type
        self.assertEqual(pickle.loads(pickle.dumps(ty)), ty)


class NewAttributes(unittest.TestCase):
    def test_of_text_have_values(self):
        for text, kind, value in [
            ("5 : i32", "integer", 5),
            ("true", "integer", True),
            ("1.5 : f32", "float", 1.5),
            ("@a::@b", "symbol", ("a", "b")),
            ("#alias", "unknown", None),
            ("5 5", "unknown", None),
        ]:
            attribute = ir.Attribute(text)
            self.assertEqual((attribute.kind, attribute.value), (kind, value))
        self.assertEqual(ir.Attribute("5 : i32").type, "i32")
        for text, expected in [("false", False), ("true", True), ("0 : i32", True), ("[]", True), ("unit", True)]:
            self.assertIs(bool(ir.Attribute(text)), expected, text)

    def test_keep_what_they_replace(self):
        for text, value, expected in [
            ("5 : i32", 7, "7 : i32"),
            ("1.5 : f32", 2, "2.000000e+00 : f32"),
            ("true", False, "false"),
            ("true", 0, "false"),
            ("unit", True, "unit"),
            ("@f", "g", "@g"),
            ("@f", "a b", '@"a b"'),
            ("@f", ("a", "b"), "@a::@b"),
            ("array<i64: 1>", (2, 3), "array<i64: 2, 3>"),
            ("array<f32: 1.0>", [], "array<f32>"),
            ("array<i1: true>", [False], "array<i1: false>"),
            ("[1 : i8]", [2, 3], "[2 : i8, 3 : i8]"),
            ("{a = 1 : i8}", {"a": 2, "b": 3}, "{a = 2 : i8, b = 3 : i64}"),
            ('"x"', "y", '"y"'),
            ("dense<1> : tensor<i8>", 2, "dense<2> : tensor<i8>"),
            ("dense<1.0> : tensor<f32>", 2, "dense<2.000000e+00> : tensor<f32>"),
        ]:
            module = parse('"a.b"() {x = %s} : () -> ()' % text)
            operation = only(module)
            operation.attributes["x"] = value
            self.assertEqual(str(operation.attributes["x"]).replace("\\00", ""), expected)

    def test_their_own_values_change_nothing(self):
        for text in (
            "unit", "true", "7 : i8", "-1.5 : bf16", "0x7F800000 : f32", '"q\\22"', "[1, true, @f]", "{a = 1 : i8}",
            "i32", "@a::@b", "array<i32: 1, -2>", "array<f32: 0.5>", "array<i1: true, false>",
            "123456789012345678901234567890 : i128",
        ):
            operation = only(parse('"a.b"() {x = %s} : () -> ()' % text))
            old = operation.attributes["x"]
            operation.attributes["x"] = old.value
            self.assertEqual(operation.attributes["x"], old)

    def test_that_do_not_fit(self):
        for text, value in [
            ("5 : i32", 1.5),
            ("5 : i32", True),
            ("5 : index", 2.0),
            ("1.5 : f32", False),
            ("true", 2),
            ("true", 1.0),
            ("unit", False),
            ("unit", 1),
            ("array<i64: 1>", [1.5]),
            ("array<i64: 1>", 1),
            ("dense<1> : tensor<i8>", 1.5),
            ("dense<1> : tensor<2xi8>", 1),
            ("5 : i8", 300),
        ]:
            operation = only(parse('"a.b"() {x = %s} : () -> ()' % text))
            before = str(operation)
            with self.assertRaises(ValueError, msg="%s = %r" % (text, value)):
                operation.attributes["x"] = value
            self.assertEqual(str(operation), before)


class Changes(unittest.TestCase):
    def setUp(self):
        self.module = parse(TEXT)

    def test_attributes(self):
        constant, other = only(self.module.walk("arith.constant")), only(self.module.walk("x.y"))
        constant.attributes["value"] = 7
        self.assertEqual(constant.attributes["value"].text, "7 : i32")
        other.attributes.update(i=1, b=True, f=0.5, s='a"\n\\é', t=self.module.type("i8"), n=[1, "x"], d={"k": 2})
        del other.attributes["a"]
        text = only(self.module.walk("x.y")).print()
        for part in ["b = true", "d = {k = 2 : i64}", "f = 5.000000e-01 : f64", "i = 1 : i64", "t = i8"]:
            self.assertIn(part, text)
        self.assertEqual(other.attributes["s"].value, 'a"\n\\é')
        self.assertEqual(len(other.attributes), 9)
        self.assertEqual(self.module.verify(), [])
        with self.assertRaises(KeyError):
            del other.attributes["a"]
        with self.assertRaises(TypeError):
            other.attributes["o"] = object()
        with self.assertRaises(TextError):
            other.attributes["o"] = ir.Attribute("dense<")
        constant.attributes["value"] = "no"
        self.assertEqual(only(self.module.verify()).severity, "error")

    def test_operations_that_nothing_describes_keep_their_text(self):
        module = parse("func.func @f(%a: i32) { foo.bar %a, @f : i32\n return }")
        with self.assertRaisesRegex(ValueError, "nothing describes 'foo.bar'"):
            only(module.walk("foo.bar")).attributes["x"] = 1

    def test_inserted_text(self):
        add = only(self.module.walk("arith.addi"))
        first, second = add.insert_before("%c = arith.constant 1 : i32\n%q = arith.muli %c, %n : i32")
        self.assertEqual((first.parent, second.operands[0]), (self.module["f"], first.result))
        self.assertEqual((second.result.name, second.line, second.range), ("%q", None, None))
        (third,) = add.insert_after('"x.z"(%q, %g#1) {m = #map} : (i32, vector<[4]xbf16>) -> ()')
        self.assertEqual(third.operands[0], second.result)
        self.assertEqual(third.operands[1], only(self.module.walk("x.y")).results[1])
        self.assertIn("does not dominate this use", only(self.module.verify()).message)
        third.erase()
        self.assertEqual(self.module.verify(), [])
        block = self.module.body
        one, two = block.insert_at_start("func.func private @one()\nfunc.func private @two()")
        (three,) = block.append("func.func @three() { return }")
        self.assertEqual(list(self.module.symbol_table), ["one", "two", "f", "g", "h", "three"])
        before = str(self.module)
        for wrong in ["%z = arith.addi %nope, %n : i32", "arith.constant", "^bb:", "func.func @a("]:
            with self.assertRaises(TextError) as caught:
                add.insert_before(wrong)
            self.assertEqual(caught.exception.line, 1)
        self.assertEqual(str(self.module), before)
        self.assertTrue(self.module.operation.is_erased is False and three.next is None)

    def test_replace_and_erase(self):
        constant, add = only(self.module.walk("arith.constant")), only(self.module.walk("arith.addi"))
        with self.assertRaisesRegex(ValueError, "%c is still used"):
            constant.erase()
        (new,) = add.insert_before("%k = arith.constant 9 : i32")
        constant.replace_with(new.result)
        self.assertTrue(constant.is_erased)
        self.assertEqual(add.operands[0], new.result)
        self.assertEqual(repr(constant), "<Operation that is erased>")
        for what in (lambda: constant.name, lambda: constant.attributes["value"], constant.erase, constant.print):
            with self.assertRaises(ir.ErasedError):
                what()
        function = self.module["g"]
        function.erase()
        self.assertNotIn("@g", str(self.module))
        add.set_operand(1, add.operands[0])
        self.assertEqual(add.operands, (new.result, new.result))
        with self.assertRaises(IndexError):
            add.set_operand(2, new.result)
        with self.assertRaises(ValueError):
            self.module.operation.erase()
        self.assertEqual(self.module.verify(), [])

    def test_moves(self):
        constant, add = only(self.module.walk("arith.constant")), only(self.module.walk("arith.addi"))
        constant.move_after(add)
        self.assertIn("does not dominate this use", only(self.module.verify()).message)
        constant.move_before(add)
        add.move_after(constant)
        self.assertEqual(self.module.verify(), [])
        self.module["h"].move_to_start(self.module.body)
        self.module["f"].move_to_end(self.module.body)
        self.assertEqual(list(self.module.symbol_table), ["h", "g", "f"])
        with self.assertRaisesRegex(ValueError, "into itself"):
            self.module["f"].move_before(add)
        with self.assertRaisesRegex(ValueError, "another module"):
            add.move_before(parse(TEXT).operation)

    def test_symbols_are_renamed_wherever_they_are_used(self):
        module = parse(
            "module @m { func.func private @f()\n func.func @g() { call @f() : () -> ()\n return }\n"
            "module @n { func.func private @f()\n func.func @u() { call @f() : () -> ()\n return } }\n"
            '"a.b"() {x = [@f, {y = @m::@f}], z = @n::@f} : () -> ()\nfoo.bar @f, @ff, @n::@f }\n'
            '"a.b"() {x = @f, y = @m::@f} : () -> ()\n'
        )
        module["m::f"].rename_symbol("new")
        text = str(module)
        self.assertIn("private @new()", text)
        self.assertIn("call @new()", text)
        self.assertIn("call @f()", text)
        self.assertIn("x = [@new, {y = @m::@f}], z = @n::@f", text)
        self.assertIn("foo.bar @new, @ff, @n::@f", text)
        self.assertIn("x = @f, y = @m::@new", text)
        with self.assertRaisesRegex(ValueError, "there is a symbol 'g' already"):
            module["m::new"].rename_symbol("g")
        with self.assertRaisesRegex(ValueError, "defines no symbol"):
            only(module["m::g"].walk("func.return")).rename_symbol("x")

    def test_a_walk_survives_changes(self):
        for operation in self.module.walk():
            if operation.name == "func.func" and operation.symbol_name == "g":
                operation.erase()
            else:
                self.assertFalse(operation.is_erased)
        many = parse("func.func @f() {\n" + '  "a.b"() {x = 1 : i32} : () -> ()\n' * 3000 + "  return\n}")
        for number, operation in enumerate(many.walk("a.b")):
            operation.attributes["x"] = number
            if number % 2:
                operation.insert_before('"c.d"() : () -> ()')
                operation.erase()
        self.assertEqual(len(list(many.walk("a.b"))), 1500)
        self.assertEqual([one.attributes["x"].value for one in many.walk("a.b")], list(range(0, 3000, 2)))
        self.assertEqual(many.verify(), [])

    def test_passes(self):
        text = str(self.module)
        self.assertEqual(len(list(self.module.run("cse", "canonicalize").walk("math.absf"))), 0)
        module = parse(TEXT)
        with self.assertRaisesRegex(ValueError, "does not name a pass"):
            module.run("nope")
        self.assertEqual(str(module), text)

    def test_copies(self):
        for copied in (self.module.copy(), copy.deepcopy(self.module), pickle.loads(pickle.dumps(self.module))):
            self.assertNotEqual(copied, self.module)
            self.assertEqual(str(copied), str(self.module))
        self.assertEqual(self.module.operation.module, self.module)
        self.assertEqual(hash(self.module.operation.module), hash(self.module))


class Surroundings(unittest.TestCase):
    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a.mlir")
            path.write_text(TEXT, "utf-8")
            for module in (abide_mlir.parse_file(path), parse(path), abide_mlir.parse_file(str(path))):
                self.assertEqual(module.name, str(path))
                self.assertEqual(module.source.decode(), TEXT)
            for function in (parse, abide_mlir.mlir.check, abide_mlir.symbol.opt, abide_mlir.mlir.reformat):
                with self.assertRaisesRegex(ValueError, "is the name of a file"):
                    function(str(path))
                function(path)
            self.assertEqual(abide_mlir.mlir.check_file(str(path)), [])
            with self.assertRaises(FileNotFoundError):
                abide_mlir.parse_file(Path(folder, "none.mlir"))

    def test_dialects(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "t.td").write_text(
                "class Dialect { string name = ?; string summary = \"\"; string description = \"\"; }\n"
                "def T : Dialect { let name = \"toy\"; }\n",
                "utf-8",
            )
            Path(folder, "abide.toml").write_text('[dialects]\npaths = ["t.td"]\n', "utf-8")
            for paths in (Path(folder, "t.td"), [folder], Path(folder, "abide.toml")):
                dialects = ir.Dialects(paths)
                self.assertEqual(dialects.problems, [])
                module = parse('"toy.x"() : () -> ()', dialects=dialects)
                self.assertEqual(len(list(module.walk("toy.x"))), 1)
            for missing in (Path(folder, "no.td"), Path(folder, "no", "abide.toml")):
                with self.assertRaises(FileNotFoundError):
                    parse("", dialects=missing)

    def test_a_module_lives_as_long_as_anything_of_it(self):
        value = only(parse(TEXT).walk("arith.addi")).operands[0]
        gc.collect()
        self.assertEqual(value.owner.parent.symbol_name, "f")

    def test_a_module_becomes_bytecode_and_comes_back(self):
        text = "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}\n"
        module = parse(text)
        data = module.to_bytecode()
        self.assertEqual(data[:4], b"ML\xefR")
        self.assertEqual(str(ir.Module.from_bytecode(data)), str(module))
        self.assertEqual(str(parse(data)), str(module))
        self.assertEqual(str(ir.Module.from_bytecode(module.to_bytecode(0))), str(module))
        # A changed module is written in its current form.
        only(module.walk("func.return")).attributes["a"] = 1
        again = ir.Module.from_bytecode(module.to_bytecode())
        self.assertEqual(str(only(again.walk("func.return")).attributes["a"]), "1 : i64")

    def test_what_is_no_bytecode_is_an_error(self):
        data = parse("func.func private @f()").to_bytecode()
        for wrong in (b"", b"module {}"):
            with self.assertRaisesRegex(ValueError, "no MLIR bytecode"):
                ir.Module.from_bytecode(wrong)
        with self.assertRaisesRegex(ValueError, "at byte"):
            ir.Module.from_bytecode(data[:-5])
        for version in (-1, 7):
            with self.assertRaises(ValueError):
                parse("").to_bytecode(version)
        with self.assertRaises(TextError):
            parse("func.func @f(").to_bytecode()
        with self.assertRaisesRegex(ValueError, "x.own"):
            parse("x.own form of its own").to_bytecode()

    def test_threads_share_a_module(self):
        module, failed = parse(TEXT), []

        def work():
            try:
                for number in range(50):
                    only(module.walk("arith.constant")).attributes["value"] = number
                    str(module)
            except BaseException as error:  # pylint: disable=broad-except
                failed.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failed, [])


if __name__ == "__main__":
    unittest.main()
