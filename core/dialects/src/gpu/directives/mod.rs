//! The `custom<…>` directives of kernels and how they are launched.

mod launches;

use crate::common::notation::paired;
use abide_mlir::registry::directives::{CustomDirective, always, at_bracket, at_word};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    paired!("LaunchDimType", always, launches, dimension_types),
    paired!("LaunchFuncOperands", |it| it.at_word("args"), launches, arguments),
    paired!("OffloadingHandler", |it| it.at(TokenKind::Less), launches, handler),
    paired!(
        "AsyncDependencies",
        |it| it.at_word("async") || at_bracket(it),
        crate::common::clauses,
        dependencies
    ),
    paired!(
        "AllReduceOperation",
        at_word,
        crate::common::clauses,
        optional_keyword,
        print_spaced_keyword
    ),
];
