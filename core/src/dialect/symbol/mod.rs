//! The operations of the `symbol` dialect: integers with a name, and the shapes made of them.

mod names;
mod syntax;
mod verify;

pub(crate) use names::symbolic_int_names;
pub(crate) use verify::makes_symbols;

use crate::mlir::registry::Hooks;
use crate::shape::ShapeHook;

/// The full name of `symbol.symbolic_int`.
pub(crate) const SYMBOLIC_INT: &str = "symbol.symbolic_int";
/// The full name of `symbol.bind_symbolic_shape`.
pub(crate) const BIND_SYMBOLIC_SHAPE: &str = "symbol.bind_symbolic_shape";

pub(super) const SHAPES: &[(&str, ShapeHook)] =
    &[(SYMBOLIC_INT, ShapeHook::Symbol), (BIND_SYMBOLIC_SHAPE, ShapeHook::Bind)];

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    (
        SYMBOLIC_INT,
        Hooks {
            parse: Some(syntax::parse_symbolic_int),
            print: Some(syntax::print_symbolic_int),
            verify: Some(verify::symbolic_int),
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
