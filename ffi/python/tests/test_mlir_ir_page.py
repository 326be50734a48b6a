"""The page for users of ``mlir.ir`` is true: both sides of each row of its table run, and do the same."""

import io
import tempfile
import unittest
from pathlib import Path

import abide_mlir
from abide_mlir import dialects, ir
from abide_mlir.dialects import arith, func, scf, stablehlo
from abide_mlir.passmanager import PassManager

PAGE = Path(__file__).resolve().parents[3] / "docs" / "mlir-ir.md"

TEXT = """module {
  func.func @f(%x: i32, %t: tensor<4x?xf32>) -> i32 {
    %c = arith.constant 5 : i32
    %a = arith.addi %x, %c : i32
    %b = arith.muli %a, %a : i32
    return %b : i32
  }
  module @outer {
    func.func private @inner()
  }
}
"""

#: The functions that run a row, by a part of its first cell.
ROWS = {}


def row(start):
    """Adds a function for a row."""

    def add(function):
        ROWS[start] = function
        return function

    return add


def module():
    return abide_mlir.parse(TEXT, strict=True)


def operations():
    """The operations of the function: a constant, a sum, a product and a return."""
    return list(module()["f"].entry_block)


@row("ir.Context()")
def contexts(test):
    with ir.Context() as context, ir.Location.unknown():
        test.assertIs(ir.Module.create().context, context)
    test.assertEqual(str(ir.Module.create()), "module {\n}\n")
    test.assertIsNone(ir.Context(dialects=None).project_dialects)


@row("ir.Module.parse(text)")
def parsing(test):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.mlir")
        path.write_text(TEXT, "utf-8")
        test.assertEqual(str(ir.Module.parseFile(str(path))), str(ir.Module.parse(TEXT)))
    with test.assertRaises(ir.MLIRError):
        ir.Module.parse("func.func @f( {")
    test.assertTrue(abide_mlir.parse("func.func @f( {").diagnostics)


@row("a module of `mlir.ir`")
def modules_of_others(test):
    class Other:
        """A module of ``mlir.ir``, as far as programs use it."""

        operation = module().operation

        def __str__(self):
            return TEXT

    test.assertEqual(str(abide_mlir.parse(Other())), str(module()))


@row("for op in module.body")
def iterating(test):
    one = module()
    test.assertEqual(list(one.body), list(one))
    function = one.body.operations[0]
    test.assertEqual(function.regions[0].blocks[0].operations[0], function.body[0][0])


@row("module.operation.walk(callback, order)")
def walking(test):
    one, found = module(), []
    one.operation.walk(lambda op: found.append(op) or ir.WalkResult.ADVANCE, ir.WalkOrder.PRE_ORDER)
    test.assertEqual(found, list(one.walk()))
    test.assertEqual([op for op in found if op.name.startswith("arith.")], list(one.walk("arith.*")))


@row("ir.SymbolTable(module.operation)")
def symbols(test):
    one = module()
    test.assertEqual(ir.SymbolTable(one.operation)["f"], one["f"])
    outer = ir.SymbolTable(one.operation)["outer"]
    test.assertEqual(ir.SymbolTable(outer)["inner"], one["outer::inner"])


@row("op.operands`, `op.operands[0] = value")
def operands(test):
    constant, add, multiply, _ = operations()
    test.assertEqual([str(ty) for ty in add.results.types], ["i32"])
    add.operands[0] = constant.results[0]
    test.assertEqual(add.operands[0], constant.result)
    test.assertEqual({use.owner for use in add.results[0].uses}, {multiply})
    test.assertEqual(add.result.owner, add)


@row("ir.OpResult(value)")
def kinds_of_values(test):
    add = operations()[1]
    test.assertEqual(ir.OpResult(add.operands[1]).owner.name, "arith.constant")
    test.assertIsInstance(add.operands[0], ir.BlockArgument)


@row("value.replace_all_uses_with(other)")
def replacing(test):
    def replaced(method):
        constant, add, multiply, _ = operations()
        getattr(add.result, method)(constant.result)
        return str(multiply)

    test.assertEqual(replaced("replace_all_uses_with"), replaced("replace_uses"))


@row("op.erase()")
def moving(test):
    constant, add, multiply, last = operations()
    copy = constant.clone()
    copy.move_before(constant)
    last.erase()
    multiply.erase()
    test.assertEqual([op.name for op in add.block], ["arith.constant", "arith.constant", "arith.addi"])


@row("with ir.InsertionPoint(block)")
def making(test):
    block = module()["f"].entry_block
    with ir.InsertionPoint(block):
        made = ir.Operation.create(
            "arith.constant", results=["i32"], attributes={"value": ir.Attribute.parse("1 : i32")}
        )
        with test.assertRaises(ValueError):
            ir.Operation.create("arith.addi", results=["i32"])
    test.assertEqual(block[-1], made)


@row("arith.addi(a, b)")
def builders(test):
    one = ir.Module.create()
    with ir.InsertionPoint(one.body):
        function = func.FuncOp("g", (["index"], ["index"]))
        with ir.InsertionPoint(function.add_entry_block()):
            (a,) = function.arguments
            loop = scf.ForOp(a, a, a)
            with ir.InsertionPoint(loop.body):
                scf.YieldOp([])
            func.ReturnOp([arith.addi(a, a)])
    test.assertTrue(one.operation.verify())
    test.assertIn("scf.for", str(one))


@row("ir.IntegerAttr.get(i32, 5)")
def attributes(test):
    constant = operations()[0]
    constant.attributes["value"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 6)
    first = constant.attributes["value"]
    constant.attributes["value"] = 6
    test.assertEqual(constant.attributes["value"], first)


@row("ir.DenseElementsAttr.get(array)")
def arrays(test):
    try:
        import numpy
    except ImportError:
        test.skipTest("needs numpy")
    array = numpy.array([[1, 2], [3, 4]], numpy.int32)
    attribute = ir.DenseElementsAttr.get(array)
    test.assertTrue((numpy.array(attribute) == array).all())
    constant = operations()[0]
    constant.attributes["x"] = array
    test.assertEqual(constant.attributes["x"], attribute)


@row("ir.Type.parse(text)")
def types(test):
    made = ir.RankedTensorType.get([4, None], ir.F32Type.get())
    test.assertEqual(made, ir.Type.parse("tensor<4x?xf32>"))
    test.assertIsInstance(made, ir.RankedTensorType)
    test.assertEqual(ir.RankedTensorType(made).shape, made.shape)
    test.assertEqual(made.shape, [4, None])


@row("ir.AffineMap.get(2, 0")
def affine_maps(test):
    d0, d1 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1)
    made = ir.AffineMap.get(2, 0, [d0 + d1, d1 * 2])
    test.assertEqual(ir.AffineMap(ir.AffineMapAttr.get(made)), made)


@row("type.shape")
def members_of_types(test):
    ty = ir.Type.parse("tensor<4x?xf32>")
    test.assertEqual((ty.shape, str(ty.element_type), ty.element_type.width), ([4, None], "f32", 32))
    try:
        test.assertEqual(str(ty.numpy_dtype), "float32")
    except ImportError:
        test.skipTest("needs numpy")


@row("op.get_asm(print_generic_op_form=True)")
def printing(test):
    add = operations()[1]
    test.assertEqual(add.get_asm(print_generic_op_form=True), add.print(generic=True))
    out = io.StringIO()
    add.print(file=out)
    test.assertEqual(out.getvalue().strip(), str(add))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.mlir")
        module().write(path)
        test.assertEqual(path.read_text("utf-8"), str(module()))


@row("module.operation.verify()")
def verifying(test):
    one = module()
    test.assertIs(one.operation.verify(), True)
    one["f"].attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([], []))
    with test.assertRaises(ir.MLIRError):
        one.operation.verify()
    test.assertTrue(one.verify())


@row("PassManager.parse(pipeline).run(op)")
def passes(test):
    one, other = module(), module()
    PassManager.parse("builtin.module(func.func(cse))").run(one.operation)
    other.run("builtin.module(func.func(cse))")
    test.assertEqual(str(one), str(other))


@row("op.write_bytecode(file)")
def bytecode(test):
    out = io.BytesIO()
    module().operation.write_bytecode(out)
    test.assertEqual(out.getvalue(), module().to_bytecode())
    test.assertEqual(str(ir.Module.parse(out.getvalue())), str(module()))


@row("op.is_structurally_equivalent(other)")
def equality(test):
    one, other = operations()[1], operations()[1]
    test.assertTrue(one.is_structurally_equivalent(other))
    test.assertTrue(one.equals(other))
    test.assertFalse(one.equals(operations()[2]))


#: The functions that run a difference, by a part of it.
DIFFERENCES = {
    "`function.name` is": lambda test: test.assertEqual(
        (module()["f"].name, module()["f"].symbol_name, module()["f"].name.value), ("func.func", "f", "f")
    ),
    "Enumerations are words": lambda test: test.assertEqual(arith.CmpIPredicate.slt, "slt"),
    "The value of a symbol": lambda test: test.assertEqual(
        (ir.SymbolRefAttr.get(["f"]).value, ir.FlatSymbolRefAttr(ir.SymbolRefAttr.get(["f"])).value), (("f",), "f")
    ),
    "Types and attributes have": lambda test: test.assertEqual(repr(ir.Type.parse("i32")), "Type('i32')"),
    "Properties can be read": lambda test: test.assertEqual(operations()[0].value.value, 5),
}


def difference(start):
    """Adds a function for a difference."""

    def add(function):
        DIFFERENCES[start] = function
        return function

    return add


@difference("Operations are not views")
def views(test):
    text = "func.func @f(%a: index) {\n  scf.for %i = %a to %a step %a {\n  }\n  return\n}\n"
    operation, _ = abide_mlir.parse(text)["f"].entry_block
    test.assertNotIn("induction_variable", dir(operation))
    test.assertEqual(scf.ForOp(operation).induction_variable, scf.ForOp(operation).body.arguments[0])


@difference("`append`, `move_before`")
def other_modules(test):
    one, other = module(), abide_mlir.parse("")
    other.body.append(one["outer"])
    test.assertEqual(other["outer::inner"].name, "func.func")
    with test.assertRaises(ValueError):
        other.body.append(one["f"].entry_block[1])


@difference("To delete a property")
def defaults(test):
    add = operations()[1]
    del add.attributes["overflowFlags"]
    test.assertEqual(str(add.attributes["overflowFlags"]), "#arith.overflow<none>")


@difference("Builders of StableHLO")
def inferred(test):
    made = abide_mlir.parse("")
    with ir.InsertionPoint(made.body):
        token = stablehlo.create_token()
        test.assertEqual(str(token.type), "!stablehlo.token")
        with test.assertRaises(ValueError):
            stablehlo.get_tuple_element(stablehlo.tuple([token]), -1)


@difference("`arg_locs` is accepted")
def locations_of_arguments(test):
    made = abide_mlir.parse("")
    with ir.InsertionPoint(made.body):
        region = ir.Operation.create("x.y", regions=1).regions[0]
    region.blocks.append("i32", arg_locs=[ir.Location.name("mine")])
    test.assertNotIn("mine", made.operation.get_asm(enable_debug_info=True))


@difference("Rewrite patterns")
def missing(test):
    with test.assertRaises(ImportError):
        __import__("abide_mlir.rewrite")


@difference("An operation that is made without")
def loose(test):
    made = ir.Operation.create("x.y")
    handle = made.operation
    with test.assertRaises(ValueError):
        ir.Operation.create("x.y", operands=[operations()[0].result])
    abide_mlir.parse("").body.append(made)
    test.assertIs(handle, made)


def cells():
    """The first cells of the table."""
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ")][1:]
    return [line[2:].split(" | ")[0] for line in rows]


def differences():
    """The list of differences."""
    after = PAGE.read_text("utf-8").partition("What differs:")[2].partition("```")[0]
    return [one for one in after.split("\n- ")[1:]]


class Page(unittest.TestCase):
    def test_each_row_is_run(self):
        self.check(cells(), ROWS)

    def test_each_difference_is_run(self):
        self.check(differences(), DIFFERENCES)

    def check(self, found, functions):
        """Each text of the page has one function, which passes."""
        self.assertGreater(len(found), 5)
        unused = set(functions)
        for text in found:
            (start,) = [start for start in functions if start in text]
            unused.discard(start)
            with self.subTest(text):
                functions[start](self)
        self.assertEqual(unused, set())

    def test_dialects_are_modules(self):
        self.assertIs(dialects.arith, arith)


if __name__ == "__main__":
    unittest.main()
