//! Answers to the requests of the conformance adapter, format by format.

pub mod mlir;
pub mod reflection;
pub mod shape;
pub mod sip;
mod tablegen;

use serde_json::{Map, Value, json};

/// Answers a request: its `op` and the whole of it. `None` where the `op` is another module's; the
/// answer lacks only the `id`.
type Answer = fn(&str, &Value) -> Option<Value>;

/// The modules that know operations.
const MODULES: &[Answer] =
    &[mlir::answer, reflection::answer, shape::answer, sip::answer, tablegen::answer];

/// The answer to a line: `{"id":…,…}`. An operation that nobody knows is `"unsupported":true`, and
/// what is no request at all is an `"error"`.
#[must_use]
pub fn answer(line: &[u8]) -> Value {
    let request: Value = match serde_json::from_slice(line) {
        Ok(request) => request,
        Err(error) => return failure(&format!("the line is not JSON: {error}")),
    };
    if !request.is_object() {
        return failure("the line is not a JSON object");
    }
    let fields = match request.get("op").and_then(Value::as_str) {
        None => failure("the request has no \"op\", or one that is not a string"),
        Some(op) => MODULES
            .iter()
            .find_map(|module| module(op, &request))
            .unwrap_or_else(|| json!({ "unsupported": true })),
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

/// The answer to a request that cannot be served.
fn failure(message: &str) -> Value {
    json!({ "error": message })
}

/// The text of a field; where there is none, the answer that says so.
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
