//! The functions of the `flow` dialect's operations.

use crate::func::TIED_FUNCTION_KEEPING_EMPTY;
use abide_mlir::registry::directives::SYMBOL_VISIBILITY;
use abide_mlir::registry::{DialectHooks, Hooks};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    directives: &[crate::iree::DIRECTIVES, &[SYMBOL_VISIBILITY]],
    ..DialectHooks::of("flow")
};

const HOOKS: &[(&str, Hooks)] = &[("flow.func", TIED_FUNCTION_KEEPING_EMPTY)];
