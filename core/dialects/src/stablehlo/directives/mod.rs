//! The `custom<…>` directives that StableHLO, CHLO and MHLO share.

mod parse;
mod print;

use crate::common::notation::paired;
use abide_mlir::registry::directives::{CustomDirective, always, at_bracket};

/// The `custom<…>` directives of the dialect.
pub(crate) const DIRECTIVES: &[CustomDirective] = &[
    paired!("SameOperandsAndResultType", always, self, same_type),
    paired!("VariadicSameOperandsAndResultType", always, self, variadic_same_type, same_type),
    paired!("ComplexOpType", always, self, complex_type),
    paired!("SelectOpType", always, self, select_type),
    paired!("TupleOpType", always, self, tuple_type, pairwise_types),
    paired!("PairwiseOpType", always, self, pairwise_types),
    paired!("SliceRanges", at_bracket, self, slice_ranges),
    paired!("VariadicOperandWithAttribute", always, self, operands_with_commas),
    paired!("CustomCallTarget", always, self, call_target),
    paired!("ExponentMantissa", always, self, exponent_mantissa),
    paired!("ConvolutionDimensions", at_bracket, self, convolution_dimensions),
    paired!("WindowAttributes", always, self, window_attributes),
    paired!("PrecisionConfig", parse::at_comma, self, precision_config),
    paired!("PrecisionConfigAndAlgorithm", parse::at_comma, self, precision_and_algorithm),
    paired!("DotDimensionNumbers", always, self, dot_dimensions),
];
