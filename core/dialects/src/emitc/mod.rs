//! What must hold of operations of the `emitc` dialect, beyond what their description says.

mod control;
mod types;
mod values;

use crate::common::rules;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { verifiers: &[RULES], ..DialectHooks::of("emitc") };

const RULES: &[(&str, VerifyHook)] = rules! {
    "emitc.add" => values::add,
    "emitc.sub" => values::sub,
    "emitc.apply" => values::apply,
    "emitc.assign" => values::assign,
    "emitc.constant" => values::constant,
    "emitc.literal" => values::literal,
    "emitc.subscript" => values::subscript,
    "emitc.variable" => values::initial_value,
    "emitc.call_opaque" => control::call_opaque,
    "emitc.expression" => control::expression,
    "emitc.global" => control::global,
    "emitc.return" => control::return_,
    "emitc.yield" => control::yield_,
};
