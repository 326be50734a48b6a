//! The `custom<…>` directives of operations that transform others.

mod parse;
mod print;

use abide_mlir::registry::directives::{
    CustomDirective, always, at_brace, at_bracket, at_paren, at_value,
};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "SemiFunctionType",
        always,
        parse::half_function_type,
        print::half_function_type,
    ),
    CustomDirective::new("MultitileSizesTypes", at_paren, parse::same_results, print::same_results),
    CustomDirective::new(
        "ContinuousTileSizeTypes",
        at_paren,
        parse::same_results,
        print::same_results,
    ),
    CustomDirective::new("TransformMatchDims", always, parse::positions, print::positions),
    CustomDirective::new(
        "SequenceOpOperands",
        at_value,
        parse::root_and_bindings,
        print::root_and_bindings,
    ),
    CustomDirective::new(
        "PackedOrDynamicIndexList",
        |it| at_bracket(it) || it.at(TokenKind::Star),
        parse::packed_index_list,
        print::packed_index_list,
    ),
    CustomDirective::new("ApplyRegisteredPassOptions", at_brace, parse::options, print::options),
    CustomDirective::new(
        "ForeachMatchSymbols",
        |it| it.at(TokenKind::AtIdentifier),
        parse::pairs_of_symbols,
        print::pairs_of_symbols,
    ),
];
