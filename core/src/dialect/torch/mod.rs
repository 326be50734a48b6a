//! The described operations of the `torch` dialect: symbolic dimensions.

mod syntax;
mod verify;

use crate::mlir::registry::Hooks;
use crate::shape::ShapeHook;

/// The full name of `torch.symbolic_int`.
const SYMBOLIC_INT: &str = "torch.symbolic_int";

/// The full name of `torch.bind_symbolic_shape`.
const BIND_SYMBOLIC_SHAPE: &str = "torch.bind_symbolic_shape";

pub(super) const SHAPES: &[(&str, ShapeHook)] =
    &[(SYMBOLIC_INT, ShapeHook::Symbol), (BIND_SYMBOLIC_SHAPE, ShapeHook::Bind)];

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    (
        SYMBOLIC_INT,
        Hooks {
            parse: Some(syntax::parse_symbolic_int),
            print: Some(syntax::print_symbolic_int),
            ..Hooks::NONE
        },
    ),
    (
        BIND_SYMBOLIC_SHAPE,
        Hooks {
            parse: Some(syntax::parse_bind_symbolic_shape),
            print: Some(syntax::print_bind_symbolic_shape),
            verify: Some(verify::bind_symbolic_shape),
            ..Hooks::NONE
        },
    ),
];
