//! The functions of the `func` dialect's operations.

mod print;
mod syntax;
mod verify;

pub(crate) use verify::{verify_output, verify_return};

use crate::mlir::registry::Hooks;
use crate::shape::ShapeHook;

pub(super) const SHAPES: &[(&str, ShapeHook)] = &[("func.call", ShapeHook::Call("callee"))];

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("func.func", FUNCTION),
    ("func.return", Hooks { verify: Some(verify_return), ..Hooks::NONE }),
    ("func.call", Hooks { verify_symbols: Some(verify::verify_call), ..Hooks::NONE }),
    ("func.constant", Hooks { verify_symbols: Some(verify::verify_constant), ..Hooks::NONE }),
];

/// The functions of an operation that is written like `func.func`.
pub(crate) const FUNCTION: Hooks =
    Hooks { parse: Some(syntax::parse_func), print: Some(print::print_func), ..Hooks::NONE };

/// The functions of an operation like `func.func` whose results may be arguments.
pub(crate) const TIED_FUNCTION: Hooks =
    Hooks { parse: Some(syntax::parse_tied), print: Some(print::print_tied), ..Hooks::NONE };

/// As [`TIED_FUNCTION`], for an operation that keeps the lists of attributes of arguments and
/// results even where none has any.
pub(crate) const TIED_FUNCTION_KEEPING_EMPTY: Hooks =
    Hooks { parse: Some(syntax::parse_tied_keeping_empty), ..TIED_FUNCTION };
