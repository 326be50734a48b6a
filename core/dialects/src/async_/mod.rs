//! Custom forms and verifiers of `async` operations.

mod forms;
mod samples;
mod verify;

use crate::common::rules;
use crate::func::FUNCTION;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    cpp_types: Some(&[]),
    has_aliases_within_types: true,
    check_type: Some(check_type),
    type_samples: samples::TYPES,
    snippets: &[("async.execute", " {\n  $0\n  async.yield\n}")],
    ..DialectHooks::of("async")
};

/// The type of a value needs the type of the awaited operand.
fn check_type(text: &[u8], span: Span, _: &Limits) -> Option<Diagnostic> {
    (span.slice(text) == b"!async.value")
        .then(|| Diagnostic::new(codes::mlir::EXPECTED, span, "expected '<' after '!async.value'"))
}

const HOOKS: &[(&str, Hooks)] = &[
    ("async.func", FUNCTION),
    (
        "async.execute",
        Hooks {
            parse: Some(forms::parse_execute),
            print: Some(forms::print_execute),
            ..Hooks::NONE
        },
    ),
    (
        "async.await",
        Hooks { parse: Some(forms::parse_await), print: Some(forms::print_await), ..Hooks::NONE },
    ),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "async.execute" => verify::execute,
    "async.await" => verify::await_,
    "async.func" => verify::function,
    "async.return" => verify::return_,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "async.call" => verify::call,
};

/// The type inside `!async.value`; `None` for a token.
fn inside(text: &str) -> Option<&str> {
    text.strip_prefix("!async.value<")?.strip_suffix('>')
}
