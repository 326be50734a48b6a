//! The functions of the `func` dialect's operations.

mod print;
mod syntax;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] = &[("func.func", FUNCTION)];

/// The functions of an operation that is written like `func.func`.
pub(crate) const FUNCTION: Hooks =
    Hooks { parse: Some(syntax::parse_func), print: Some(print::function_like), ..Hooks::NONE };
