//! The `custom<…>` directives of operations that describe dialects.

mod parse;
mod print;

use crate::common::{clauses, named_values};
use abide_mlir::registry::directives::{CustomDirective, always, at_paren};

pub(super) use parse::canonical_body;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "SingleBlockRegion",
        always,
        clauses::parse::single_block,
        clauses::print::single_block,
    ),
    CustomDirective::new(
        "AttributesOp",
        always,
        named_values::parse::named_values,
        named_values::print::named_values_alone,
    ),
    CustomDirective::new("NamedValueList", at_paren, parse::list_by_name, print::list_by_name),
    CustomDirective::new(
        "NamedValueListWithVariadicity",
        at_paren,
        parse::list_by_name_and_count,
        print::list_by_name_and_count,
    ),
    CustomDirective::new(
        "ValuesWithVariadicity",
        at_paren,
        parse::list_by_count,
        print::list_by_count,
    ),
];
