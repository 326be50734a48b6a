//! Answers as readable lines: the form of goldens.

mod abi;
mod findings;
mod mlir;
mod reflection;
mod sip;
mod tablegen;

pub(crate) use mlir::exit;
pub(crate) use sip::listed;

use crate::bytes::from_hex;
use crate::case::Case;
use crate::schema;
use serde_json::Value;

/// The lines of an answer to the request of a case. `None` if the implementation does not know the operation, or
/// omits the part that the case checks.
///
/// # Errors
/// If the answer lacks a required field of the protocol, or has an invalid finding.
pub fn render(case: &Case, request: &Value, answer: &Value) -> Result<Option<String>, String> {
    let op = request["op"].as_str().unwrap_or_default();
    schema::check_answer(op, answer)
        .map_err(|error| format!("the answer to '{op}' is not what the protocol has: {error}"))?;
    if answer.get("unsupported").is_some() {
        return Ok(None);
    }
    if let Some(findings) = answer.get("diagnostics") {
        findings::check(&input(request), findings)?;
    }
    let rendered = match case.operation() {
        "sip.tokens" => sip::tokens(answer),
        "sip.inputs" | "sip.results" if case.setting("COMPARE") == "findings" => {
            return Ok(reflection::findings(case.input.as_bytes(), answer));
        }
        "sip.inputs" | "sip.results" => sip::visit(answer),
        "sip.raw" => sip::raw(answer),
        "sip.mangle" | "sip.rawmangle" => sip::mangled(answer),
        "reflection.pack" | "reflection.unpack" => reflection::call(answer),
        "reflection.check" => reflection::findings(case.input.as_bytes(), answer),
        "abi.calls" => abi::calls(answer),
        "mlir.check" => mlir::check(answer),
        "mlir.tokens" => mlir::tokens(&crate::request::source(case), answer),
        "mlir.opt" => mlir::opt(answer),
        "shape.eval" => mlir::evaluation(answer),
        "tablegen.json" => tablegen::answer(case, answer),
        _ => None,
    };
    let missing = || format!("the answer lacks what '{}' answers: {answer}", case.operation());
    rendered.map(Some).ok_or_else(missing)
}

/// The bytes of the implementation's input.
fn input(request: &Value) -> Vec<u8> {
    let field = |name: &str| text(request, name);
    let bytes = field("input_hex").and_then(from_hex);
    let read = || {
        ["source", "text", "abi"]
            .iter()
            .find_map(|name| field(name))
            .unwrap_or_default()
            .as_bytes()
            .to_vec()
    };
    bytes.unwrap_or_else(read)
}

/// A text field of an object.
fn text<'a>(object: &'a Value, field: &str) -> Option<&'a str> {
    object.get(field).and_then(Value::as_str)
}

/// `ok`, or the reason for the refusal.
fn verdict(answer: &Value) -> Option<Result<(), String>> {
    if answer.get("ok")?.as_bool()? {
        return Some(Ok(()));
    }
    Some(Err(text(answer, "error").unwrap_or_default().to_owned()))
}

/// JSON on one line with the keys of objects in order.
pub(crate) fn canonical(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let fields = fields
                .iter()
                .map(|(name, value)| format!("{}: {}", Value::from(&name[..]), canonical(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}
