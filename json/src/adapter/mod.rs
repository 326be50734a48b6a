//! Answers to the requests of the conformance adapter, format by format.

mod abi;
pub mod mlir;
pub mod reflection;
pub mod shape;
pub mod sip;
mod tablegen;

use abide_core::dialect;
use abide_core::mlir::registry::Registry;
use std::sync::Arc;

use serde_json::{Map, Value, json};

/// The answer to a line: `{"id":…,…}`. An unknown operation is `"unsupported":true`, and an invalid request is an
/// `"error"`.
#[must_use]
pub fn answer(line: &[u8]) -> Value {
    answer_with(line, dialect::registry())
}

/// As [`answer`], with the dialects of a registry.
#[must_use]
pub fn answer_with(line: &[u8], registry: &Arc<Registry>) -> Value {
    let request: Value = match serde_json::from_slice(line) {
        Ok(request) => request,
        Err(error) => return failure(&format!("the line is not JSON: {error}")),
    };
    if !request.is_object() {
        return failure("the line is not a JSON object");
    }
    let fields = match request.get("op").and_then(Value::as_str) {
        None => failure("the request has no \"op\", or one that is not a string"),
        Some(op) => fields(op, &request, registry),
    };
    let mut result = Map::new();
    if let Some(id) = request.get("id") {
        result.insert("id".to_owned(), id.clone());
    }
    if let Value::Object(fields) = fields {
        result.extend(fields);
    }
    Value::Object(result)
}

/// The answer to an operation, which lacks only the `id`.
fn fields(op: &str, request: &Value, registry: &Arc<Registry>) -> Value {
    mlir::answer_with(op, request, registry)
        .or_else(|| abi::answer(op, request, registry))
        .or_else(|| shape::answer(op, request))
        .or_else(|| reflection::answer(op, request))
        .or_else(|| sip::answer(op, request))
        .or_else(|| tablegen::answer(op, request))
        .unwrap_or_else(|| json!({ "unsupported": true }))
}

/// The answer to a request that cannot be served.
fn failure(message: &str) -> Value {
    json!({ "error": message })
}

/// The text of a field; without it, the answer that reports this.
fn text<'a>(request: &'a Value, field: &str) -> Result<&'a str, Value> {
    request.get(field).and_then(Value::as_str).ok_or_else(|| {
        failure(&format!("the request has no {field:?}, or one that is not a string"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_an_answer() {
        for (line, expected) in [
            (r#"{"id":1,"op":"no.such"}"#, r#"{"id":1,"unsupported":true}"#),
            (r#"{"op":"no.such"}"#, r#"{"unsupported":true}"#),
            (
                r#"{"id":"a"}"#,
                r#"{"id":"a","error":"the request has no \"op\", or one that is not a string"}"#,
            ),
            ("[1]", r#"{"error":"the line is not a JSON object"}"#),
            (
                "",
                r#"{"error":"the line is not JSON: EOF while parsing a value at line 1 column 0"}"#,
            ),
            (
                r#"{"id":2,"op":"mlir.check","source":7}"#,
                r#"{"id":2,"error":"the request has no \"source\", or one that is not a string"}"#,
            ),
        ] {
            assert_eq!(answer(line.as_bytes()).to_string(), expected);
        }
    }
}
