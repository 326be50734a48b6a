//! The operations `mlir.*`.

use super::{failure, text};
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::registry::Registry;
use serde_json::{Value, json};
use std::sync::Arc;

/// Answers `mlir.check`, `mlir.tokens` and `mlir.opt`.
#[must_use]
pub fn answer(op: &str, request: &Value) -> Option<Value> {
    answer_with(op, request, dialect::registry())
}

/// As [`answer`], with the dialects of a registry.
#[must_use]
pub fn answer_with(op: &str, request: &Value, registry: &Arc<Registry>) -> Option<Value> {
    let answer = |source: &str| match op {
        "mlir.check" => Some(check(source, registry)),
        "mlir.tokens" => Some(tokens(source)),
        "mlir.opt" => Some(opt(source, request, registry)),
        _ => None,
    };
    match text(request, "source") {
        Ok(source) => answer(source),
        Err(error) => answer("").map(|_| error),
    }
}

/// `{"diagnostics":[…]}`.
fn check(source: &str, registry: &Arc<Registry>) -> Value {
    let found = mlir::check_with(source.as_bytes(), registry, &Limits::default());
    json!({ "diagnostics": crate::diagnostics(source.as_bytes(), &found) })
}

/// `{"tokens":[…]}`; one after the other they are the source.
#[must_use]
pub fn tokens(source: &str) -> Value {
    let tree = mlir::syntax::parse(source.as_bytes(), &Limits::default());
    let texts: Option<Vec<&str>> =
        tree.tokens().map(|token| source.get(token.span().range())).collect();
    match texts {
        Some(texts) => json!({ "tokens": texts }),
        None => failure("a token ends within a character"),
    }
}

/// `{"rc":int,"stdout","stderr"}`: the output and the exit status of `abide opt` with these flags.
fn opt(source: &str, request: &Value, registry: &Registry) -> Value {
    let mut options = mlir::opt::Options::default();
    for flag in request.get("flags").and_then(Value::as_array).into_iter().flatten() {
        let taken = match flag.as_str() {
            Some(flag) => options.take(flag).map_err(|error| error.to_string()),
            None => Err(format!("a flag is not a string: {flag}")),
        };
        if let Err(message) = taken {
            return json!({ "rc": 2, "stdout": "", "stderr": message });
        }
    }
    let limits = Limits::default();
    let outcome = mlir::opt::opt(source.as_bytes(), "<stdin>", &options, registry, &limits);
    json!({
        "rc": i32::from(!outcome.success),
        "stdout": String::from_utf8_lossy(&outcome.output),
        "stderr": outcome.messages,
    })
}
