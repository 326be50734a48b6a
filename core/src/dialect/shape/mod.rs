//! The functions of the `shape` dialect's operations.

mod syntax;

use crate::dialect::func::function_like;
use crate::mlir::registry::{Hooks, ParseHook};

const fn parsed_by(parse: ParseHook) -> Hooks {
    Hooks { parse: Some(parse), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("shape.const_shape", parsed_by(syntax::parse_const_shape)),
    ("shape.reduce", parsed_by(syntax::parse_reduce)),
    ("shape.assuming", parsed_by(syntax::parse_assuming)),
    ("shape.function_library", parsed_by(syntax::parse_function_library)),
    ("shape.func", parsed_by(function_like)),
];
