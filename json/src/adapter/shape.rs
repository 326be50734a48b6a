//! The operations `shape.*`.

use super::{failure, text};
use crate::shape::{argument, evaluation, function};
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::parse::{Parsed, parse};
use abide_core::mlir::verify::verify;
use abide_core::shape::{self, Argument};
use serde_json::{Value, json};

/// Answers `shape.eval` and `shape.explain`.
#[must_use]
pub fn answer(op: &str, request: &Value) -> Option<Value> {
    let answer = match op {
        "shape.eval" => eval(request),
        "shape.explain" => explain(request),
        _ => return None,
    };
    Some(answer.unwrap_or_else(|error| error))
}

/// `{"ok":true,"dims":{…},"results":[…]}`, or `{"ok":false,"error"}`.
fn eval(request: &Value) -> Result<Value, Value> {
    let (source, name) = (text(request, "source")?, text(request, "function")?);
    let arguments = request.get("args").and_then(Value::as_array);
    let arguments =
        arguments.ok_or_else(|| failure("the request has no \"args\", or they are not a list"))?;
    let failed = |error: String| json!({ "ok": false, "error": error });
    let arguments: Result<Vec<Argument>, String> = arguments.iter().map(argument).collect();
    let called = arguments.and_then(|arguments| call(source, name, &arguments));
    Ok(match called {
        Err(error) => failed(error),
        Ok(mut answer) => {
            if let Some(fields) = answer.as_object_mut() {
                fields.insert("ok".to_owned(), json!(true));
            }
            answer
        }
    })
}

fn read(source: &str) -> Parsed {
    parse(source.as_bytes(), dialect::registry(), &Limits::default())
}

/// Calls a function of a text; the answer is that of [`evaluation`].
///
/// # Errors
/// If the text is not valid, has no such function, or the call fails.
pub fn call(source: &str, name: &str, arguments: &[Argument]) -> Result<Value, String> {
    let (registry, limits) = (dialect::registry(), Limits::default());
    let parsed = read(source);
    let mut found = parsed.diagnostics.clone();
    if found.is_empty() {
        found = verify(&parsed.ir, registry, &limits);
    }
    if let Some(error) = found.first() {
        return Err(error.message.clone());
    }
    let ir = &parsed.ir;
    let function = shape::function_named(ir, name)
        .ok_or_else(|| format!("no function with a body is named '@{name}'"))?;
    let called = shape::evaluate(ir, registry, &limits, function, arguments);
    let called = called.map_err(|error| match error.operation {
        None => error.message,
        Some(operation) => {
            format!("'{}' op {}", ir.context.text(ir.name(operation)), error.message)
        }
    })?;
    Ok(evaluation(&called, &parsed.names, source.as_bytes()))
}

/// `{"functions":[…]}`: the shapes of all values.
fn explain(request: &Value) -> Result<Value, Value> {
    let source = text(request, "source")?;
    let functions = shape::explain(&read(source), source.as_bytes(), dialect::registry());
    let functions: Vec<Value> = functions.iter().map(function).collect();
    Ok(json!({ "functions": functions }))
}
