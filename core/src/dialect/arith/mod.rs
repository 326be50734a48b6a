//! The functions of the `arith` dialect's operations.

mod syntax;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] =
    &[("arith.select", Hooks { parse: Some(syntax::parse_select), ..Hooks::NONE })];
