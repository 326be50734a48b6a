//! The `custom<…>` directives of kernels and how they are launched.

mod launches;

use abide_mlir::registry::directives::{CustomDirective, always, at_bracket, at_word};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "LaunchDimType",
        always,
        launches::parse::dimension_types,
        launches::print::dimension_types,
    ),
    CustomDirective::new(
        "LaunchFuncOperands",
        |it| it.at_word("args"),
        launches::parse::arguments,
        launches::print::arguments,
    ),
    CustomDirective::new(
        "OffloadingHandler",
        |it| it.at(TokenKind::Less),
        launches::parse::handler,
        launches::print::handler,
    ),
    CustomDirective::new(
        "AsyncDependencies",
        |it| it.at_word("async") || at_bracket(it),
        crate::common::clauses::parse::dependencies,
        crate::common::clauses::print::dependencies,
    ),
    CustomDirective::new(
        "AllReduceOperation",
        at_word,
        crate::common::clauses::parse::optional_keyword,
        crate::common::clauses::print::print_spaced_keyword,
    ),
];
