//! Loads a function with reflection.

use super::repr::repr;
use super::subscript::{HashKey, position, subscript, truthy};
use super::value::Value;
use super::{Function, Packers, Profile, PyError, compile, iree2021};
use crate::reflection::json::{Json, Kind, NodeId, Number};
use abide_source::diagnostic::codes::limit;
use abide_source::limits::Limits;

pub(super) fn load(text: &[u8], profile: Profile, limits: &Limits) -> Result<Function, PyError> {
    let json = Json::read(text, limits);
    if json.diagnostics().iter().any(|found| found.code == limit::DEPTH) {
        let message = "maximum recursion depth exceeded while decoding a JSON array";
        return Err(PyError::new("RecursionError", message));
    }
    let text = String::from_utf8_lossy(text);
    if json.python_refuses() {
        let message = format!("Reflection metadata is not valid JSON: {text}");
        return Err(PyError::new("RuntimeError", message));
    }
    let root = python_value(&json, json.root());
    let arguments = root_list(&root, "a", &text)?;
    let results = root_list(&root, "r", &text)?;
    let (Value::List(arguments), Value::List(results)) = (arguments, results) else {
        return Err(malformed("Malformed function reflection metadata structure", &text));
    };
    let inlined = profile != Profile::Doc && inlined(&results)?;
    let packers = match profile {
        Profile::Iree2021 => Packers::Interpreted(iree2021::Arguments::new(arguments)?),
        Profile::Doc | Profile::Iree2022 => {
            Packers::Compiled(compile::arguments(&arguments, profile)?)
        }
    };
    Ok(Function {
        profile,
        limits: *limits,
        packers: Some(packers),
        results: Some(results),
        inlined,
    })
}

/// `reflection[key]`.
fn root_list(root: &Value, key: &str, text: &str) -> Result<Value, PyError> {
    match subscript(root, &Value::Str(key.to_owned())) {
        Ok(value) => Ok(value.into_owned()),
        Err(error) if error.error_type == "KeyError" => {
            Err(malformed("Malformed function reflection metadata", text))
        }
        Err(error) => Err(error),
    }
}

fn malformed(message: &str, text: &str) -> PyError {
    let key = Value::Str("iree.abi".to_owned());
    let reflection = Value::Dict(vec![(key, Value::Str(text.to_owned()))]);
    PyError::new("RuntimeError", format!("{message}: {}", repr(&reflection)))
}

/// Whether the results of the function are the items of its only record. A runtime looks at the record's first element
/// alone.
fn inlined(results: &[Value]) -> Result<bool, PyError> {
    let [only] = results else { return Ok(false) };
    if !truthy(only) {
        return Ok(false);
    }
    let tag = position(only, 0)?;
    Ok(matches!(&*tag, Value::Str(tag) if matches!(tag.as_str(), "slist" | "stuple" | "sdict")))
}

/// A JSON value as Python's `json` makes it. Recursion is bounded by the depth of the JSON.
fn python_value(json: &Json<'_>, id: NodeId) -> Value {
    match json.kind(id) {
        Kind::Null | Kind::Invalid => Value::None,
        Kind::True => Value::Bool(true),
        Kind::False => Value::Bool(false),
        Kind::NaN => Value::Float(f64::NAN),
        Kind::Infinity => Value::Float(f64::INFINITY),
        Kind::NegativeInfinity => Value::Float(f64::NEG_INFINITY),
        Kind::String => Value::Str(json.string(id).into_owned()),
        Kind::Number => python_number(json, id),
        Kind::Array => Value::List(json.items(id).map(|item| python_value(json, item)).collect()),
        Kind::Object => Value::dict(
            json.members(id)
                .map(|member| (python_value(json, member.key), python_value(json, member.value)))
                .collect(),
        ),
    }
}

/// Python's integers are unbounded: a number without fraction and exponent is one.
fn python_number(json: &Json<'_>, id: NodeId) -> Value {
    match json.number(id) {
        Some(Number::Negative(value)) => Value::Int(i128::from(value)),
        Some(Number::Unsigned(value)) => Value::Int(i128::from(value)),
        Some(Number::Float(value)) => match json.number_text(id).parse() {
            Ok(whole) => Value::Int(whole),
            Err(_) => Value::Float(value),
        },
        None => Value::None,
    }
}

/// Checks that a value can be a key of a `dict`.
pub(super) fn check_hashable(value: &Value) -> Result<(), PyError> {
    HashKey::new(value).map(|_| ())
}
