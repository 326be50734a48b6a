//! The described operations of the `torch` dialect: symbolic dimensions.

mod syntax;
mod verify;

use abide_mlir::registry::{DialectHooks, Hooks};

/// The full name of `torch.symbolic_int`.
const SYMBOLIC_INT: &str = "torch.symbolic_int";

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], ..DialectHooks::of("torch") };

const HOOKS: &[(&str, Hooks)] = &[
    (
        SYMBOLIC_INT,
        Hooks {
            parse: Some(syntax::parse_symbolic_int),
            print: Some(syntax::print_symbolic_int),
            ..Hooks::NONE
        },
    ),
    (
        "torch.bind_symbolic_shape",
        Hooks {
            parse: Some(syntax::parse_bind_symbolic_shape),
            print: Some(syntax::print_bind_symbolic_shape),
            verify: Some(verify::bind_symbolic_shape),
            ..Hooks::NONE
        },
    ),
];
