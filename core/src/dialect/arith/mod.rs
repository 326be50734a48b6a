//! The functions of the `arith` dialect's operations.

mod evaluate;
mod print;
mod shapes;
mod syntax;
mod verify;

pub(crate) use crate::mlir::ir::integers::{unsigned, width, wrapped};
pub(crate) use evaluate::{compare, evaluate};
pub(in crate::dialect) use shapes::{SHAPES, combined, integer};

use crate::mlir::registry::{Hooks, VerifyHook};

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

const SELECT: Hooks =
    Hooks { parse: Some(syntax::parse_select), print: Some(print::select), ..Hooks::NONE };

pub(super) const HOOKS: &[(&str, Hooks)] = &[
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
