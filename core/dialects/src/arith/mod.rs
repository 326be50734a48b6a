//! The functions of the `arith` dialect's operations.

mod evaluate;
mod print;
mod syntax;
mod verify;

pub use evaluate::{compare, evaluate, unsigned, width, wrapped};

use crate::common::constant_names;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

const SELECT: Hooks =
    Hooks { parse: Some(syntax::parse_select), print: Some(print::select), ..Hooks::NONE };

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], result_names: RESULT_NAMES, ..DialectHooks::of("arith") };

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
