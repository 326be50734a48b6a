"""Builders of StableHLO without the types of results: the expected types are those of ``jaxlib.mlir``."""

import unittest

from abide_mlir import ir
from abide_mlir.dialects import chlo, func
from abide_mlir.dialects import stablehlo as hlo

LESS = hlo.ComparisonDirectionAttr.get("LT")
GATHER = hlo.GatherDimensionNumbers.get(
    offset_dims=[1],
    collapsed_slice_dims=[0],
    operand_batching_dims=[],
    start_indices_batching_dims=[],
    start_index_map=[0],
    index_vector_dim=1,
)


def fft(kind, *lengths):
    return lambda a: hlo.fft(a, hlo.FftTypeAttr.get(kind), list(lengths))


#: The tensors of the operands, the builder, and the types of the results.
RULES = (
    ("2x3xf32", lambda a: hlo.transpose(a, [1, 0]), "3x2xf32"),
    ("?x3xf32", lambda a: hlo.transpose(a, [1, 0]), "3x?xf32"),
    ("f32", lambda a: hlo.transpose(a, ir.DenseI64ArrayAttr.get([])), "f32"),
    ("7x5xi8", lambda a: hlo.slice(a, [1, 0], [6, 5], [2, 3]), "3x2xi8"),
    ("4xi32 4xi32", lambda a, b: hlo.compare(a, b, LESS), "4xi1"),
    ("?xi32 4xi32", lambda a, b: hlo.compare(a, b, LESS), "?xi1"),
    ("4xi1 4xf32 4xf32", hlo.select, "4xf32"),
    ("i1 4xf32 4xf32", hlo.select, "4xf32"),
    ("f32 4xf32 f32", hlo.clamp, "4xf32"),
    ("2x3xf32 2x4xf32", lambda a, b: hlo.concatenate([a, b], 1), "2x7xf32"),
    ("2x?xf32 2x4xf32", lambda a, b: hlo.concatenate([a, b], 1), "2x?xf32"),
    ("?x3xf32 2x4xf32", lambda a, b: hlo.concatenate([a, b], 1), "2x7xf32"),
    ("4xcomplex<f32>", hlo.real, "4xf32"),
    ("4xf32", hlo.real, "4xf32"),
    ("4xcomplex<f64>", hlo.imag, "4xf64"),
    ("4xcomplex<f32>", hlo.abs, "4xf32"),
    ("4xi32", hlo.abs, "4xi32"),
    ("3xf32 3xf32", hlo.complex, "3xcomplex<f32>"),
    ("3xf32", hlo.is_finite, "3xi1"),
    ("4x4xf32", hlo.cholesky, "4x4xf32"),
    ("2x3x8xf32", fft("RFFT", 8), "2x3x5xcomplex<f32>"),
    ("2x3x5xcomplex<f32>", fft("IRFFT", 3, 8), "2x3x8xf32"),
    ("2x3x5xcomplex<f32>", fft("FFT", 5), "2x3x5xcomplex<f32>"),
    ("2x3xf32 f32", lambda a, b: hlo.pad(a, b, [1, 0], [0, 2], [0, 1]), "3x7xf32"),
    ("?x3xf32 f32", lambda a, b: hlo.pad(a, b, [1, 0], [0, 2], [0, 1]), "?x7xf32"),
    ("4xf32", lambda a: hlo.broadcast(a, [2, 3]), "2x3x4xf32"),
    ("8x8xf32 i32 i32", lambda a, b, c: hlo.dynamic_slice(a, [b, c], [2, 3]), "2x3xf32"),
    ("8x?xf32 2x2xf32 i32 i32", lambda a, b, c, d: hlo.dynamic_update_slice(a, b, [c, d]), "8x?xf32"),
    ("8x8xf32", lambda a: hlo.reverse(a, [0]), "8x8xf32"),
    ("8x8xf32", lambda a: hlo.get_dimension_size(a, 1), "i32"),
    ("", hlo.partition_id, "ui32"),
    ("4xf32", lambda a: hlo.reduce_precision(a, 5, 10), "4xf32"),
    ("2x4x4xf32 4xf32 4xf32", lambda a, b, c: hlo.batch_norm_training(a, b, c, 1e-3, 2), "2x4x4xf32 4xf32 4xf32"),
    ("8x4xf32 2x1xi32", lambda a, b: hlo.gather(a, b, GATHER, [1, 4]), "2x4xf32"),
    ("4xf32 5xi32", lambda a, b: hlo.optimization_barrier([a, b]), "4xf32 5xi32"),
    ("4xf32 5xi32", lambda a, b: hlo.get_tuple_element(hlo.tuple([a, b]), 1), "5xi32"),
    ("4xf32 ?xf32", hlo.add, "4xf32"),
    ("?xf32 4xf32", hlo.add, "4xf32"),
    ("4xf32", chlo.erf, "4xf32"),
    ("3x1xf32 1x4xf32", chlo.broadcast_multiply, "3x4xf32"),
    ("?x4xf32 3x1xf32", chlo.broadcast_divide, "3x4xf32"),
    ("3x4xf32 4xf32", chlo.broadcast_complex, "3x4xcomplex<f32>"),
    ("4xi1 3x4xf32 4xf32", chlo.broadcast_select, "3x4xf32"),
    ("4xf32", chlo.is_inf, "4xi1"),
    ("4xf32 4xf32", chlo.next_after, "4xf32"),
    ("?x9xf32", lambda a: chlo.top_k(a, 5), "?x5xf32 ?x5xi32"),
    ("4xf32 4xi1", lambda a, b: hlo.compare(a, hlo.select(b, a, a), LESS), "4xi1"),
)


def build(operands, make):
    """The values that a builder makes of arguments, in a module that is valid."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        function = func.FuncOp("f", (["tensor<%s>" % one for one in operands.split()], []))
        with ir.InsertionPoint(function.add_entry_block()):
            made = make(*function.arguments)
            func.ReturnOp([])
    assert module.verify() == [], module.verify()
    return made if isinstance(made, (list, tuple)) else list(getattr(made, "results", [made]))


class Inference(unittest.TestCase):
    def test_types_are_those_of_jaxlib(self):
        for operands, make, wanted in RULES:
            types = [str(one.type) for one in build(operands, make)]
            self.assertEqual(types, ["tensor<%s>" % one for one in wanted.split()], operands)

    def test_elements_of_a_shape_are_known(self):
        def make(a, b):
            shape = hlo.constant(ir.DenseElementsAttr.parse("dense<[3, 2]> : tensor<2xi64>"))
            return hlo.rng(a, b, shape, hlo.RngDistributionAttr.get("UNIFORM"))

        self.assertEqual([str(one.type) for one in build("f32 f32", make)], ["tensor<3x2xf32>"])

    def test_a_type_counts_more_than_what_made_the_value(self):
        def make(a):
            static = hlo.slice(a, [0], [2], [1])
            return hlo.reverse(hlo.convert(static, results=["tensor<?xi8>"]), [0])

        self.assertEqual([str(one.type) for one in build("4xf32", make)], ["tensor<?xi8>"])

    def test_broken_rules_are_errors(self):
        for operands, make, message in (
            ("2x3xf32", lambda a: hlo.transpose(a, [1, 0, 2]), "does not match permutation size"),
            ("2x3xf32", lambda a: hlo.transpose(a, [1, 1]), "must be a permutation"),
            ("6xbf16", lambda a: hlo.slice(a, [0], [9], [2]), "larger than dimension size"),
            ("2x3xf32 3x4xf32", lambda a, b: hlo.concatenate([a, b], 1), "do not match"),
            ("2x3xf32", lambda a: hlo.dynamic_slice(a, [], [2, 3]), "start indices"),
            ("4xf32 5xf32", lambda a, b: hlo.compare(a, b, LESS), "shape"),
        ):
            with self.assertRaisesRegex(ValueError, message):
                build(operands, make)

    def test_types_that_do_not_follow_are_needed(self):
        for operands, make in (
            ("4xf32", hlo.reshape),
            ("4xf32", hlo.convert),
            ("4xf32 i32", lambda a, b: hlo.set_dimension_size(a, b, 0)),
            ("4x4xf32", lambda a: hlo.map([a], [0, 1])),
        ):
            with self.assertRaisesRegex(TypeError, "needs the type"):
                build(operands, make)

    def test_tokens_are_inferred(self):
        for make in (hlo.create_token, lambda: hlo.after_all([hlo.create_token()])):
            self.assertEqual([str(one.type) for one in build("", make)], ["!stablehlo.token"])

    def test_a_failure_leaves_nothing(self):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (["tensor<4xf32>"], []))
            with ir.InsertionPoint(function.add_entry_block()):
                with self.assertRaises(ValueError):
                    hlo.transpose(function.arguments[0], [1])
                func.ReturnOp([])
        self.assertEqual(len(function.entry_block), 1)

    def test_operations_are_made_of_lists(self):
        def make(a):
            attributes = {"call_target_name": "own", "api_version": ir.Attribute.parse("2 : i32")}
            return hlo.CustomCallOp.build_generic(["tensor<i8>"], [[a]], attributes)

        self.assertEqual([str(one.type) for one in build("4xf32", make)], ["tensor<i8>"])

    def test_regions_are_counted(self):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", (["tensor<i32>"], []))
            with ir.InsertionPoint(function.add_entry_block()):
                self.assertEqual(len(hlo.CaseOp([], function.arguments[0], num_branches=3).regions), 3)

    def test_values_are_printed_as_in_mlir_ir(self):
        added, argument = build("4xf32", lambda a: [hlo.add(a, a), a])
        self.assertRegex(str(added), r"^OpResult\(%\S+ = stablehlo.add %\S+, %\S+ : tensor<4xf32>\)$")
        self.assertEqual(str(argument), "BlockArgument(<block argument> of type 'tensor<4xf32>' at index: 0)")

    def test_dialects_are_registered_already(self):
        with ir.Context() as context:
            hlo.register_dialect(context)
            chlo.register_dialect(context, load=True)


if __name__ == "__main__":
    unittest.main()
