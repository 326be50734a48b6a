//! The operations `mlir.*`.

use super::{failure, text};
use abide_core::diagnostic::write_json;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::LineIndex;
use serde_json::{Value, json};

/// Answers `mlir.check` and `mlir.tokens`.
pub(super) fn answer(op: &str, request: &Value) -> Option<Value> {
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
    let mut array = String::new();
    write_json(&mut array, source.as_bytes(), &LineIndex::new(source.as_bytes()), &found);
    match serde_json::from_str::<Value>(&array) {
        Ok(diagnostics) => json!({ "diagnostics": diagnostics }),
        Err(error) => failure(&format!("the diagnostics are not JSON: {error}")),
    }
}

/// `{"tokens":[…]}`; one after the other they are the source.
fn tokens(source: &str) -> Value {
    let tree = mlir::syntax::parse(source.as_bytes(), &Limits::default());
    let texts: Option<Vec<&str>> =
        tree.tokens().map(|token| source.get(token.span().range())).collect();
    match texts {
        Some(texts) => json!({ "tokens": texts }),
        None => failure("a token ends within a character"),
    }
}
