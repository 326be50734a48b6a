//! The functions of the `util` dialect's operations.

mod syntax;
mod verify;

use crate::common::notation::paired;
use crate::common::{global_names, rules};
use crate::func::TIED_FUNCTION;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::directives::{CustomDirective, SYMBOL_VISIBILITY, at_bracket};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The `custom<…>` directives of its formats.
const DIRECTIVES: &[CustomDirective] = &[
    SYMBOL_VISIBILITY,
    paired!("ValueTypeList", at_bracket, crate::common::clauses, typed_values),
];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    directives: &[crate::iree::DIRECTIVES, DIRECTIVES],
    type_samples: &[("!util.list", "!util.list<i32>"), ("!util.list", "!util.list<f32>")],
    ..DialectHooks::of("util")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("util.global.load", ResultNames::Hook(global_names))];

const HOOKS: &[(&str, Hooks)] = &[
    ("util.func", TIED_FUNCTION),
    ("util.initializer", Hooks::form(syntax::parse_initializer, syntax::print_initializer)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "util.list.construct" => verify::verify_list,
    "util.return" => crate::func::verify_return,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "util.call" => verify::verify_call,
    "util.global.load" | "util.global.store" => verify::verify_global_use,
};
