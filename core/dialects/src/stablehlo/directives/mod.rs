//! The `custom<…>` directives that StableHLO, CHLO and MHLO share.

mod parse;
mod print;

use abide_mlir::registry::directives::{CustomDirective, always, at_bracket};

/// The `custom<…>` directives of the dialect.
pub(crate) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new("SameOperandsAndResultType", always, parse::same_type, print::same_type),
    CustomDirective::new(
        "VariadicSameOperandsAndResultType",
        always,
        parse::variadic_same_type,
        print::same_type,
    ),
    CustomDirective::new("ComplexOpType", always, parse::complex_type, print::complex_type),
    CustomDirective::new("SelectOpType", always, parse::select_type, print::select_type),
    CustomDirective::new("TupleOpType", always, parse::tuple_type, print::pairwise_types),
    CustomDirective::new("PairwiseOpType", always, parse::pairwise_types, print::pairwise_types),
    CustomDirective::new("SliceRanges", at_bracket, parse::slice_ranges, print::slice_ranges),
    CustomDirective::new(
        "VariadicOperandWithAttribute",
        always,
        parse::operands_with_commas,
        print::operands_with_commas,
    ),
    CustomDirective::new("CustomCallTarget", always, parse::call_target, print::call_target),
    CustomDirective::new(
        "ExponentMantissa",
        always,
        parse::exponent_mantissa,
        print::exponent_mantissa,
    ),
    CustomDirective::new(
        "ConvolutionDimensions",
        at_bracket,
        parse::convolution_dimensions,
        print::convolution_dimensions,
    ),
    CustomDirective::new(
        "WindowAttributes",
        always,
        parse::window_attributes,
        print::window_attributes,
    ),
    CustomDirective::new(
        "PrecisionConfig",
        parse::at_comma,
        parse::precision_config,
        print::precision_config,
    ),
    CustomDirective::new(
        "PrecisionConfigAndAlgorithm",
        parse::at_comma,
        parse::precision_and_algorithm,
        print::precision_and_algorithm,
    ),
    CustomDirective::new(
        "DotDimensionNumbers",
        always,
        parse::dot_dimensions,
        print::dot_dimensions,
    ),
];
