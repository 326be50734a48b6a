//! The functions of the `flow` dialect's operations.

use crate::dialect::func::TIED_FUNCTION_KEEPING_EMPTY;
use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] = &[("flow.func", TIED_FUNCTION_KEEPING_EMPTY)];
