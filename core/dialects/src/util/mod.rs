//! The functions of the `util` dialect's operations.

mod syntax;
mod verify;

use crate::common::global_names;
use crate::func::TIED_FUNCTION;
use abide_mlir::directives::{CustomDirective, SYMBOL_VISIBILITY, at_bracket};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

const fn symbol_user(verify: VerifyHook) -> Hooks {
    Hooks { verify_symbols: Some(verify), ..Hooks::NONE }
}

/// The `custom<…>` directives of its formats.
const DIRECTIVES: &[CustomDirective] = &[
    SYMBOL_VISIBILITY,
    CustomDirective::new(
        "ValueTypeList",
        at_bracket,
        crate::common::clauses::parse::typed_values,
        crate::common::clauses::print::typed_values,
    ),
];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    directives: &[crate::iree::DIRECTIVES, DIRECTIVES],
    ..DialectHooks::of("util")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("util.global.load", ResultNames::Hook(global_names))];

const HOOKS: &[(&str, Hooks)] = &[
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
    ("util.list.construct", Hooks { verify: Some(verify::verify_list), ..Hooks::NONE }),
    ("util.return", Hooks { verify: Some(crate::func::verify_return), ..Hooks::NONE }),
];
