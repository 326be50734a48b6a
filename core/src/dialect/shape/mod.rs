//! The functions of the `shape` dialect's operations.

mod print;
mod syntax;

use crate::dialect::func::FUNCTION;
use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook};

const fn with_syntax(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("shape.const_shape", with_syntax(syntax::parse_const_shape, print::const_shape)),
    ("shape.reduce", with_syntax(syntax::parse_reduce, print::reduce)),
    ("shape.assuming", with_syntax(syntax::parse_assuming, print::assuming)),
    (
        "shape.function_library",
        with_syntax(syntax::parse_function_library, print::function_library),
    ),
    ("shape.func", FUNCTION),
];
