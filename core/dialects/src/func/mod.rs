//! The functions of the `func` dialect's operations.

mod print;
mod snippets;
mod syntax;
mod verify;

pub(crate) use print::{attributes_of, print_arguments, print_signature};
pub(crate) use syntax::Signature;
pub(crate) use verify::{verify_output, verify_return};

use crate::common::rules;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::shape::ShapeHook;

/// The operation that is a function.
pub const FUNC: &str = "func.func";

/// The operation that calls a function by its name.
pub const CALL: &str = "func.call";

/// The operation that ends a function.
pub const RETURN: &str = "func.return";

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    default_dialects: &[("func.func", "func")],
    function_like: Some(FUNCTION),
    shapes: &[(CALL, ShapeHook::Call("callee"))],
    snippets: snippets::SNIPPETS,
    is_common: true,
    ..DialectHooks::of("func")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[("func.constant", ResultNames::Fixed("f"))];

const HOOKS: &[(&str, Hooks)] = &[("func.func", FUNCTION)];

const RULES: &[(&str, VerifyHook)] = rules! {
    "func.return" => verify_return,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "func.call" => verify::verify_call,
    "func.constant" => verify::verify_constant,
};

/// The functions of an operation that is written like `func.func`.
pub(crate) const FUNCTION: Hooks = Hooks::form(syntax::parse_func, print::print_func);

/// The functions of an operation like `func.func` whose results may be arguments.
pub(crate) const TIED_FUNCTION: Hooks = Hooks::form(syntax::parse_tied, print::print_tied);

/// As [`TIED_FUNCTION`], for an operation that keeps the lists of attributes of arguments and
/// results even if none has any.
pub(crate) const TIED_FUNCTION_KEEPING_EMPTY: Hooks =
    Hooks { parse: Some(syntax::parse_tied_keeping_empty), ..TIED_FUNCTION };
