//! The functions of the `func` dialect's operations.

mod print;
mod syntax;

pub(crate) use syntax::function_like;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] = &[("func.func", FUNCTION)];

const FUNCTION: Hooks =
    Hooks { parse: Some(syntax::parse_func), print: Some(print::function_like), ..Hooks::NONE };
