//! The `custom<…>` directives of patterns and of their interpreter.

mod parse;
mod print;

use crate::common::named_values;
use abide_mlir::registry::directives::{CustomDirective, always, at_brace};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of `pdl`.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "OperationOpAttributes",
        at_brace,
        named_values::parse::named_values,
        named_values::print::named_values,
    ),
    CustomDirective::new("RangeType", always, parse::range_type, print::range_type),
    CustomDirective::new("ResultsValueType", always, parse::indexed_values, print::indexed_values),
];

/// The `custom<…>` directives of `pdl_interp`.
pub(super) const OF_INTERPRETER: &[CustomDirective] = &[
    CustomDirective::new(
        "CreateOperationOpAttributes",
        at_brace,
        named_values::parse::named_values,
        named_values::print::named_values,
    ),
    CustomDirective::new(
        "CreateOperationOpResults",
        |it| it.at(TokenKind::Arrow),
        parse::created_results,
        print::created_results,
    ),
    CustomDirective::new("RangeType", always, parse::range_type, print::range_type),
];
