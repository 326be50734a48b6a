//! The functions of the `util` dialect's operations.

mod syntax;
mod verify;

use crate::dialect::func::TIED_FUNCTION;
use crate::mlir::registry::{Hooks, VerifyHook};

const fn symbol_user(verify: VerifyHook) -> Hooks {
    Hooks { verify_symbols: Some(verify), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("util.call", symbol_user(verify::verify_call)),
    ("util.func", TIED_FUNCTION),
    ("util.global.load", symbol_user(verify::verify_global_use)),
    ("util.global.store", symbol_user(verify::verify_global_use)),
    (
        "util.initializer",
        Hooks {
            parse: Some(syntax::parse_initializer),
            print: Some(syntax::print_initializer),
            ..Hooks::NONE
        },
    ),
    ("util.return", Hooks { verify: Some(crate::dialect::func::verify_return), ..Hooks::NONE }),
];
