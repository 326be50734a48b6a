"""Locations, affine expressions, sets of integers and members of operations that ``mlir.ir`` has."""

import unittest

from abide_mlir import ir, parse
from abide_mlir.dialects import func, scf


class Locations(unittest.TestCase):
    def test_kinds(self):
        place = ir.Location.file('a "b".py', 3, 4)
        other = ir.Location.file("c.py", 1, 2)
        kinds = {
            ir.FileLineColLoc: place,
            ir.NameLoc: ir.Location.name("x(y", place),
            ir.FusedLoc: ir.Location.fused([place, other]),
            ir.CallSiteLoc: ir.Location.callsite(place, [other]),
            ir.UnknownLoc: ir.Location.unknown(),
        }
        for kind in kinds:
            self.assertEqual([one for one in kinds if isinstance(kinds[one], kind)], [kind])
        named, fused, call = kinds[ir.NameLoc], kinds[ir.FusedLoc], kinds[ir.CallSiteLoc]
        self.assertEqual((named.name_str, named.child_loc), ("x(y", place))
        self.assertEqual(fused.locations, [place, other])
        self.assertEqual((call.callee, call.caller), (place, other))
        self.assertTrue(place.is_a_file() and named.is_a_name() and fused.is_a_fused() and call.is_a_callsite())
        with self.assertRaisesRegex(AttributeError, "is not a NameLoc"):
            place.name_str

    def test_parts_of_parts(self):
        text = 'callsite(fused<["m", [1]]>["a"("b":1:2), unknown] at callsite("c at d":3:4 at "e"))'
        (operation,) = parse('"x.y"() : () -> () loc(%s)' % text)
        call = operation.location
        self.assertEqual([str(one) for one in call.callee.locations], ['loc("a"("b":1:2))', "loc(unknown)"])
        self.assertEqual(call.callee.locations[0].child_loc, ir.Location.file("b", 1, 2))
        self.assertEqual((call.caller.callee.filename, call.caller.caller.name_str), ("c at d", "e"))
        self.assertEqual(call.caller.caller.child_loc, ir.Location.unknown())


class Affine(unittest.TestCase):
    def setUp(self):
        self.d0, self.d1, self.s0 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)

    def test_operands(self):
        d0, d1, s0 = self.d0, self.d1, self.s0
        for made, kind, lhs, rhs in (
            (d0 + d1 * 4, ir.AffineAddExpr, d0, d1 * 4),
            (d0 - d1, ir.AffineAddExpr, d0, d1 * -1),
            (d0 - d1 - 3, ir.AffineAddExpr, d0 - d1, ir.AffineConstantExpr.get(-3)),
            (d0 - (d1 + s0), ir.AffineAddExpr, d0, (d1 + s0) * -1),
            ((d0 + d1) * 4, ir.AffineMulExpr, d0 + d1, ir.AffineConstantExpr.get(4)),
            (-d0, ir.AffineMulExpr, d0, ir.AffineConstantExpr.get(-1)),
            ((d0 + d1 * 4) % s0, ir.AffineModExpr, d0 + d1 * 4, s0),
            (ir.AffineExpr.get_floor_div(d0 % 5, 8), ir.AffineFloorDivExpr, d0 % 5, ir.AffineConstantExpr.get(8)),
            (ir.AffineExpr.get_ceil_div(d0, 8), ir.AffineCeilDivExpr, d0, ir.AffineConstantExpr.get(8)),
        ):
            self.assertIs(type(made), kind, made)
            self.assertIsInstance(made, ir.AffineBinaryExpr)
            self.assertEqual(kind(made), made)
            if made != d0 - (d1 + s0):
                self.assertEqual((made.lhs, made.rhs), (lhs, rhs), made)
        with self.assertRaisesRegex(ValueError, "cannot cast"):
            ir.AffineMulExpr(d0 + d1)

    def test_changed_names(self):
        d0, d1, s0 = self.d0, self.d1, self.s0
        self.assertEqual((d0 + d1 + s0).shift_dims(2, 3), ir.AffineDimExpr.get(3) + ir.AffineDimExpr.get(4) + s0)
        self.assertEqual((d0 + d1).shift_dims(2, 3, 1), d0 + ir.AffineDimExpr.get(4))
        self.assertEqual((d0 + s0).shift_symbols(1, 2), d0 + ir.AffineSymbolExpr.get(2))
        self.assertEqual(str(ir.AffineMap.get(2, 0, [d0, d1]).replace(d1, d0 + 1, 1, 0)), "(d0) -> (d0, d0 + 1)")
        maps = [ir.AffineMap.get(1, 3, [d0 + ir.AffineSymbolExpr.get(2)]), ir.AffineMap.get(1, 3, [s0])]
        shorter = ir.AffineMap.compress_unused_symbols(maps)
        self.assertEqual(list(map(str, shorter)), ["(d0)[s0, s1] -> (d0 + s1)", "(d0)[s0, s1] -> (s0)"])

    def test_sets(self):
        d0, d1, s0 = self.d0, self.d1, self.s0
        made = ir.IntegerSet.get(2, 1, [d0 - d1, d1 - 3 + s0], [False, True])
        self.assertEqual(str(made), "(d0, d1)[s0] : (d0 - d1 >= 0, d1 + s0 - 3 == 0)")
        self.assertEqual((made.n_dims, made.n_symbols, made.n_inputs), (2, 1, 3))
        self.assertEqual((made.n_equalities, made.n_inequalities), (1, 1))
        self.assertEqual([(one.expr, one.is_eq) for one in made.constraints], [(d0 - d1, False), (d1 + s0 - 3, True)])
        self.assertEqual(ir.IntegerSet(ir.IntegerSetAttr.get(made)), made)
        self.assertTrue(ir.IntegerSet.get_empty(2, 0).is_canonical_empty)
        self.assertFalse(made.is_canonical_empty)
        for wrong in ([d0], []):
            with self.assertRaisesRegex(ValueError, "and at least one"):
                ir.IntegerSet.get(1, 0, wrong, [])


class Members(unittest.TestCase):
    def test_of_operations(self):
        module = parse("func.func @f(%x: i32, %y: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}")
        (x, y), (add, last) = module["f"].arguments, module["f"].entry_block
        add.replace_uses_of_with(x, y)
        self.assertEqual([use.get() for use in add.op_operands], [y, y])
        add.op_operands[1].set(x)
        self.assertEqual(list(add.operands), [y, x])
        self.assertEqual((add.is_before_in_block(last), last.is_before_in_block(add)), (True, False))
        with self.assertRaisesRegex(ValueError, "not in one block"):
            add.is_before_in_block(module["f"])

    def test_of_types_and_attributes(self):
        self.assertEqual(ir.IntegerType.get(8, ir.IntegerType.SIGNED), ir.IntegerType.get_signed(8))
        self.assertEqual(ir.StringAttr.get("hé").value_bytes, "hé".encode())
        self.assertEqual(str(ir.ArrayAttr.get([1]) + [ir.UnitAttr.get()]), "[1, unit]")
        dense = ir.DenseIntElementsAttr.get_splat("tensor<4xi32>", ir.IntegerAttr.get("i32", 2))
        self.assertEqual(str(dense), "dense<2> : tensor<4xi32>")
        shaped = ir.RankedTensorType.get([4, ir.RankedTensorType.get_dynamic_size()], "f32")
        self.assertEqual([shaped.is_static_dim(0), shaped.is_static_dim(1)], [True, False])
        opaque = ir.OpaqueType.get("foo", "bar")
        self.assertEqual((opaque.dialect, ir.Attribute.parse("#foo.bar<1>").value), ("foo", None))

    def test_of_contexts(self):
        self.assertEqual(ir.Context().dialects["func"].namespace, ir.Context().d.func.namespace)
        with self.assertRaises(IndexError):
            ir.Context().dialects["nothing"]
        with self.assertRaises(AttributeError):
            ir.Context().d.nothing


class Builders(unittest.TestCase):
    def build(self, arguments, make):
        """The types of the values that a function makes of arguments of some types."""
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (arguments, []))
            with ir.InsertionPoint(function.add_entry_block()):
                made = make(*function.arguments)
                func.ReturnOp([])
        self.assertEqual(module.verify(), [])
        return str(made.type)

    def test_a_branch_with_the_older_name(self):
        def make(condition):
            branch = scf.IfOp(condition, hasElse=True)
            for block in (branch.then_block, branch.else_block):
                with ir.InsertionPoint(block):
                    scf.YieldOp([])
            return condition

        self.assertEqual(self.build(["i1"], make), "i1")


if __name__ == "__main__":
    unittest.main()
