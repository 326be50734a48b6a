//! The operations of the `symbol` dialect: integers with a name, and the shapes that use them.

mod fold;
mod names;
mod syntax;
mod verify;

pub(crate) use names::symbolic_int_names;
pub use verify::makes_symbols;

use crate::common::bound_shape::print_bound_shape;
use crate::common::rules;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;
use abide_mlir::shape::ShapeHook;

/// The full name of `symbol.symbolic_int`.
pub const SYMBOLIC_INT: &str = "symbol.symbolic_int";
/// The full name of `symbol.bind_symbolic_shape`.
pub const BIND_SYMBOLIC_SHAPE: &str = "symbol.bind_symbolic_shape";

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    rewrites: &[(
        SYMBOLIC_INT,
        RewriteHooks { fold: Some(fold::symbolic_int), ..RewriteHooks::NONE },
    )],
    shapes: SHAPES,
    ..DialectHooks::of("symbol")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("symbol.symbolic_int", ResultNames::Hook(symbolic_int_names))];

const SHAPES: &[(&str, ShapeHook)] = &[
    (SYMBOLIC_INT, ShapeHook::Symbol(["min_val", "max_val"])),
    (BIND_SYMBOLIC_SHAPE, ShapeHook::Bind),
];

const HOOKS: &[(&str, Hooks)] = &[
    (SYMBOLIC_INT, Hooks::form(syntax::parse_symbolic_int, syntax::print_symbolic_int)),
    (BIND_SYMBOLIC_SHAPE, Hooks::form(syntax::parse_bind_symbolic_shape, print_bound_shape)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "symbol.symbolic_int" => verify::symbolic_int,
    "symbol.bind_symbolic_shape" => verify::bind_symbolic_shape,
};
