//! The functions of the `ml_program` dialect's operations.

mod directives;
mod verify;

use crate::common::{global_names, rules};
use crate::func::{FUNCTION, verify_output, verify_return};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The attributes that have aliases, and what these are called.
const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[("ml_program.extern", "extern")];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    attribute_aliases: ATTRIBUTE_ALIASES,
    directives: &[directives::DIRECTIVES],
    ..DialectHooks::of("ml_program")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("ml_program.global_load", ResultNames::Hook(global_names)),
    ("ml_program.global_load_const", ResultNames::Hook(global_names)),
];

const HOOKS: &[(&str, Hooks)] = &[("ml_program.func", FUNCTION), ("ml_program.subgraph", FUNCTION)];

const RULES: &[(&str, VerifyHook)] = rules! {
    "ml_program.return" => verify_return,
    "ml_program.output" => verify_output,
    "ml_program.global" => verify::verify_global,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "ml_program.global_load" | "ml_program.global_load_graph" => verify::verify_load,
    "ml_program.global_load_const" => verify::verify_load_const,
    "ml_program.global_store" | "ml_program.global_store_graph" => verify::verify_store,
};
