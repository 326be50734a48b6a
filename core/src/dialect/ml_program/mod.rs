//! The functions of the `ml_program` dialect's operations.

use crate::dialect::func::FUNCTION;
use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] =
    &[("ml_program.func", FUNCTION), ("ml_program.subgraph", FUNCTION)];
