//! The functions of the `func` dialect's operations.

mod syntax;

pub(crate) use syntax::function_like;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] =
    &[("func.func", Hooks { parse: Some(syntax::parse_func), ..Hooks::NONE })];
