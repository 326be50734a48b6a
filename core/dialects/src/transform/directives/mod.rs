//! The `custom<…>` directives of operations that transform others.

mod parse;
mod print;

use crate::common::notation::paired;
use abide_mlir::registry::directives::{
    CustomDirective, always, at_brace, at_bracket, at_paren, at_value,
};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    paired!("SemiFunctionType", always, self, half_function_type),
    paired!("MultitileSizesTypes", at_paren, self, same_results),
    paired!("ContinuousTileSizeTypes", at_paren, self, same_results),
    paired!("TransformMatchDims", always, self, positions),
    paired!("SequenceOpOperands", at_value, self, root_and_bindings),
    paired!(
        "PackedOrDynamicIndexList",
        |it| at_bracket(it) || it.at(TokenKind::Star),
        self,
        packed_index_list
    ),
    paired!("ApplyRegisteredPassOptions", at_brace, self, options),
    paired!("ForeachMatchSymbols", |it| it.at(TokenKind::AtIdentifier), self, pairs_of_symbols),
];
