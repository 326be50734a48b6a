//! The functions of the `arith` dialect's operations.

mod print;
mod syntax;

use crate::mlir::registry::Hooks;

const SELECT: Hooks =
    Hooks { parse: Some(syntax::parse_select), print: Some(print::select), ..Hooks::NONE };

pub(super) const HOOKS: &[(&str, Hooks)] = &[("arith.select", SELECT)];
