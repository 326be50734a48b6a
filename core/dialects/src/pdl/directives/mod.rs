//! The `custom<…>` directives of patterns and of their interpreter.

mod parse;
mod print;

pub(super) use parse::range_of;

use crate::common::named_values;
use crate::common::notation::paired;
use abide_mlir::registry::directives::{CustomDirective, always, at_brace};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of `pdl`.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    paired!("OperationOpAttributes", at_brace, named_values, named_values),
    paired!("RangeType", always, self, range_type),
    paired!("ResultsValueType", always, self, indexed_values),
];

/// The `custom<…>` directives of `pdl_interp`.
pub(super) const OF_INTERPRETER: &[CustomDirective] = &[
    paired!("CreateOperationOpAttributes", at_brace, named_values, named_values),
    paired!("CreateOperationOpResults", |it| it.at(TokenKind::Arrow), self, created_results),
    paired!("RangeType", always, self, range_type),
];
