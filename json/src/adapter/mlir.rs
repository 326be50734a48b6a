//! The operations `mlir.*`.

use super::{failure, text};
use abide_core::limits::Limits;
use abide_core::mlir;
use serde_json::{Value, json};

/// Answers `mlir.check` and `mlir.tokens`.
#[must_use]
pub fn answer(op: &str, request: &Value) -> Option<Value> {
    let operation: fn(&str) -> Value = match op {
        "mlir.check" => check,
        "mlir.tokens" => tokens,
        _ => return None,
    };
    Some(text(request, "source").map_or_else(|error| error, operation))
}

/// `{"diagnostics":[…]}`.
fn check(source: &str) -> Value {
    let found = mlir::check(source.as_bytes(), &Limits::default());
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
