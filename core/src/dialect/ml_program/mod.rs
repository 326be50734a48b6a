//! The functions of the `ml_program` dialect's operations.

mod verify;

use crate::dialect::func::{FUNCTION, verify_output, verify_return};
use crate::mlir::registry::Hooks;

/// The attributes that have aliases, and what these are called.
pub(super) const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[("ml_program.extern", "extern")];

pub(super) const HOOKS: &[(&str, Hooks)] = &[
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
