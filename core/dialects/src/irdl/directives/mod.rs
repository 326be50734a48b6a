//! The `custom<…>` directives of operations that describe dialects.

mod parse;
mod print;

use crate::common::notation::paired;
use crate::common::{clauses, named_values};
use abide_mlir::registry::directives::{CustomDirective, always, at_paren};

pub(super) use parse::canonical_body;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    paired!("SingleBlockRegion", always, clauses, single_block),
    paired!("AttributesOp", always, named_values, named_values, named_values_alone),
    paired!("NamedValueList", at_paren, self, list_by_name),
    paired!("NamedValueListWithVariadicity", at_paren, self, list_by_name_and_count),
    paired!("ValuesWithVariadicity", at_paren, self, list_by_count),
];
