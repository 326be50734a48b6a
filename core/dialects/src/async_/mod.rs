//! Custom forms and verifiers of `async` operations.

mod forms;
mod samples;
mod verify;

use crate::common::{first_type, rules};
use crate::func::FUNCTION;
use abide_mlir::ir::{Context, Type};
use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::registry::{DialectHooks, DialectType, Hooks, VerifyHook};

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
fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    let span = tokens.type_span()?;
    match tokens.text_of(span) == b"!async.value" {
        true => Err(tokens.error(span, "expected '<' after '!async.value'")),
        false => Ok(()),
    }
}

const HOOKS: &[(&str, Hooks)] = &[
    ("async.func", FUNCTION),
    ("async.execute", Hooks::form(forms::parse_execute, forms::print_execute)),
    ("async.await", Hooks::form(forms::parse_await, forms::print_await)),
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
fn inside(context: &Context, ty: Type) -> Option<Type> {
    first_type(context, ty).filter(|_| DialectType::is(context, ty, "async", "value"))
}
