//! Verifiers of `emitc` operations.

mod bodies;
mod control;
mod directives;
mod examples;
mod forms;
mod samples;
mod symbols;
mod types;
mod values;

use crate::common::rules;
use crate::func::FUNCTION;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    type_conditions: types::CONDITIONS,
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    check_type: Some(bodies::check_type),
    directives: &[directives::DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("emitc")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("emitc.func", Hooks { declares_publicly: true, ..FUNCTION }),
    ("emitc.address_of", Hooks { infer_types: Some(types::address), ..Hooks::NONE }),
    ("emitc.dereference", Hooks { infer_types: Some(types::dereferenced), ..Hooks::NONE }),
    ("emitc.do", forms::DO),
    ("emitc.expression", forms::EXPRESSION),
    ("emitc.for", forms::FOR),
    ("emitc.if", forms::IF),
    ("emitc.include", forms::INCLUDE),
];

/// The rules of the symbols that operations use.
const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "emitc.call" => symbols::call,
    "emitc.declare_func" => symbols::declare,
    "emitc.get_global" => symbols::get_global,
};

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
    "emitc.cast" => values::cast,
    "emitc.for" => control::for_,
    "emitc.func" => control::function_,
    "emitc.rem" => values::rem,
    "emitc.return" => control::return_,
    "emitc.switch" => control::switch,
    "emitc.yield" => control::yield_,
};
