//! The functions of the `ml_program` dialect's operations.

use crate::dialect::func::function_like;
use crate::mlir::registry::Hooks;

const FUNCTION: Hooks = Hooks { parse: Some(function_like), ..Hooks::NONE };

pub(super) const HOOKS: &[(&str, Hooks)] =
    &[("ml_program.func", FUNCTION), ("ml_program.subgraph", FUNCTION)];
