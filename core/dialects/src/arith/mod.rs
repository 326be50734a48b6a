//! The functions of the `arith` dialect's operations.

mod constant;
mod evaluate;
mod fold;
mod print;
mod shapes;
mod syntax;
mod verify;

pub(crate) use abide_mlir::ir::integers::{unsigned, width, wrapped};
pub use constant::{constant, insert_index};
pub(crate) use evaluate::{compare, evaluate};
pub(crate) use shapes::{combined, integer};

use crate::common::constant_names;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

const SELECT: Hooks =
    Hooks { parse: Some(syntax::parse_select), print: Some(print::select), ..Hooks::NONE };

/// Whether an operation is one of the dialect.
#[must_use]
pub fn is_arithmetic(operation: &[u8]) -> bool {
    operation.starts_with(b"arith.")
}

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    rewrite: RewriteHooks { fold: Some(fold::fold), ..RewriteHooks::NONE },
    materialize_constant: Some(constant::insert_constant),
    shapes: shapes::SHAPES,
    ..DialectHooks::of("arith")
};

/// What results are called, as MLIR's operations suggest it.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("arith.constant", ResultNames::Hook(constant_names))];

const HOOKS: &[(&str, Hooks)] = &[
    ("arith.bitcast", verified_by(verify::bitcast)),
    ("arith.constant", verified_by(verify::constant)),
    ("arith.extf", verified_by(verify::extend_float)),
    ("arith.extsi", verified_by(verify::extend_integer)),
    ("arith.extui", verified_by(verify::extend_integer)),
    ("arith.index_cast", verified_by(verify::index_cast)),
    ("arith.index_castui", verified_by(verify::index_cast)),
    ("arith.select", SELECT),
    ("arith.truncf", verified_by(verify::truncate_float)),
    ("arith.trunci", verified_by(verify::truncate_integer)),
];
