//! The functions of the `ml_program` dialect's operations.

mod directives;
mod verify;

use crate::common::global_names;
use crate::func::{FUNCTION, verify_output, verify_return};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks};

/// The attributes that have aliases, and what these are called.
const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[("ml_program.extern", "extern")];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
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

const HOOKS: &[(&str, Hooks)] = &[
    ("ml_program.func", FUNCTION),
    ("ml_program.subgraph", FUNCTION),
    ("ml_program.return", Hooks { verify: Some(verify_return), ..Hooks::NONE }),
    ("ml_program.output", Hooks { verify: Some(verify_output), ..Hooks::NONE }),
    ("ml_program.global", Hooks { verify: Some(verify::verify_global), ..Hooks::NONE }),
    ("ml_program.global_load", LOAD),
    ("ml_program.global_load_graph", LOAD),
    (
        "ml_program.global_load_const",
        Hooks { verify_symbols: Some(verify::verify_load_const), ..Hooks::NONE },
    ),
    ("ml_program.global_store", STORE),
    ("ml_program.global_store_graph", STORE),
];

const LOAD: Hooks = Hooks { verify_symbols: Some(verify::verify_load), ..Hooks::NONE };

const STORE: Hooks = Hooks { verify_symbols: Some(verify::verify_store), ..Hooks::NONE };
