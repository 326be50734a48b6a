//! The adapter protocol as a JSON Schema (`schema/protocol.json`), and a validator for the keywords that it uses.
//! Requests and answers that violate it are rejected.

use crate::bytes::from_hex;
use serde_json::Value;
use std::sync::OnceLock;

/// The text of `schema/protocol.json`.
pub const TEXT: &str = include_str!("../schema/protocol.json");

/// The depth to which schemas are followed into a value. The protocol's own are as deep as the value, and serde_json
/// refuses more than 128 levels.
const MAX_SCHEMA_DEPTH: usize = 4096;

/// The one pattern that the protocol uses: bytes in lower-case hexadecimal.
const HEX: &str = "^(?:[0-9a-f]{2})*$";

/// The keywords of JSON Schema that the protocol uses.
const KEYWORDS: &[&str] = &[
    "$ref",
    "additionalProperties",
    "anyOf",
    "const",
    "description",
    "enum",
    "items",
    "maxItems",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "not",
    "pattern",
    "prefixItems",
    "properties",
    "propertyNames",
    "required",
    "type",
];

fn protocol() -> &'static Value {
    static PROTOCOL: OnceLock<Value> = OnceLock::new();
    PROTOCOL.get_or_init(|| serde_json::from_str(TEXT).unwrap_or(Value::Null))
}

/// Checks a request.
///
/// # Errors
/// If it violates the protocol: the position as a JSON pointer, and the reason.
pub fn check_request(request: &Value) -> Result<(), String> {
    let operation = request["op"].as_str().unwrap_or_default();
    let schema = protocol()["requests"].get(operation);
    let schema = schema.ok_or_else(|| format!("the protocol has no operation '{operation}'"))?;
    check(schema, request, &mut Vec::new(), 0)
}

/// Checks an answer to an operation; the answer `"unsupported": true` is always valid.
///
/// # Errors
/// If it violates the protocol: the position as a JSON pointer, and the reason.
pub fn check_answer(operation: &str, answer: &Value) -> Result<(), String> {
    if answer.get("unsupported").is_some() {
        return check(&protocol()["$defs"]["unsupported"], answer, &mut Vec::new(), 0);
    }
    let schema = protocol()["answers"].get(operation);
    let schema = schema.ok_or_else(|| format!("the protocol has no operation '{operation}'"))?;
    check(schema, answer, &mut Vec::new(), 0)
}

/// Checks a value against a schema; `place` is its position in the answer.
fn check(
    schema: &Value,
    value: &Value,
    place: &mut Vec<String>,
    depth: usize,
) -> Result<(), String> {
    let wrong = |place: &[String], why: String| Err(format!("at '/{}': {why}", place.join("/")));
    if depth > MAX_SCHEMA_DEPTH {
        return wrong(place, "it is nested too deeply".to_owned());
    }
    if let Some(keyword) = schema
        .as_object()
        .and_then(|fields| fields.keys().find(|name| !KEYWORDS.contains(&name.as_str())))
    {
        return wrong(place, format!("the schema has the keyword '{keyword}'"));
    }
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let target = protocol().pointer(name.trim_start_matches('#'));
        let target = target.ok_or_else(|| format!("the schema has no '{name}'"))?;
        check(target, value, place, depth + 1)?;
    }
    if let Some(why) = simple(schema, value) {
        return wrong(place, why);
    }
    if let Some(schemas) = schema.get("anyOf").and_then(Value::as_array) {
        any_of(schemas, value, place, depth)?;
    }
    if let Some(not) = schema.get("not")
        && check(not, value, &mut place.clone(), depth + 1).is_ok()
    {
        return wrong(place, format!("{} is not allowed here", shown(value)));
    }
    match value {
        Value::Array(items) => check_items(schema, items, place, depth),
        Value::Object(fields) => check_fields(schema, fields, place, depth),
        _ => Ok(()),
    }
}

/// Checks that one of several schemas fits. Otherwise reports the deepest error, which is that of the intended
/// schema.
fn any_of(
    schemas: &[Value],
    value: &Value,
    place: &mut Vec<String>,
    depth: usize,
) -> Result<(), String> {
    let mut deepest: Option<String> = None;
    let mut is_meant = false;
    for schema in schemas {
        let outer = place.len();
        let found = check(schema, value, place, depth + 1);
        place.truncate(outer);
        let Err(error) = found else { return Ok(()) };
        let slashes = |error: &str| error.split('\'').nth(1).unwrap_or("").matches('/').count();
        let may_be_meant = fits_constants(schema, value);
        let is_deeper = deepest.as_ref().is_none_or(|known| slashes(known) < slashes(&error));
        if (may_be_meant, is_deeper) > (is_meant, false) {
            (deepest, is_meant) = (Some(error), may_be_meant);
        }
    }
    deepest.map_or(Ok(()), Err)
}

/// Whether the fields that distinguish schemas match this one.
fn fits_constants(schema: &Value, value: &Value) -> bool {
    let fields = schema["properties"].as_object().into_iter().flatten();
    fields
        .filter_map(|(name, field)| Some((name, field.get("const")?)))
        .all(|(name, constant)| value.get(name).is_none_or(|found| found == constant))
}

fn check_items(
    schema: &Value,
    items: &[Value],
    place: &mut Vec<String>,
    depth: usize,
) -> Result<(), String> {
    let first = schema.get("prefixItems").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    for (index, item) in items.iter().enumerate() {
        let Some(schema) = first.get(index).or_else(|| schema.get("items")) else { continue };
        place.push(index.to_string());
        check(schema, item, place, depth + 1)?;
        place.pop();
    }
    Ok(())
}

fn check_fields(
    schema: &Value,
    fields: &serde_json::Map<String, Value>,
    place: &mut Vec<String>,
    depth: usize,
) -> Result<(), String> {
    for (name, value) in fields {
        place.push(name.clone());
        if let Some(names) = schema.get("propertyNames") {
            check(names, &Value::from(&name[..]), place, depth + 1)?;
        }
        match (schema["properties"].get(name), schema.get("additionalProperties")) {
            (Some(known), _) => check(known, value, place, depth + 1)?,
            (None, Some(Value::Bool(false))) => {
                return Err(format!("at '/{}': unknown field", place.join("/")));
            }
            (None, Some(others)) => check(others, value, place, depth + 1)?,
            (None, None) => {}
        }
        place.pop();
    }
    Ok(())
}

/// The error of a value by the keywords about the value alone, not its parts.
fn simple(schema: &Value, value: &Value) -> Option<String> {
    let size = |name: &str| schema.get(name).and_then(Value::as_u64).map(|size| size as usize);
    if let Some(types) = schema.get("type") {
        let fits = types.as_str().map_or_else(
            || types.as_array().into_iter().flatten().any(|kind| is_of(kind, value)),
            |_| is_of(types, value),
        );
        if !fits {
            return Some(format!("expected {types}, found {}", shown(value)));
        }
    }
    if let Some(constant) = schema.get("const").filter(|constant| *constant != value) {
        return Some(format!("expected {constant}, found {}", shown(value)));
    }
    if let Some(choices) = schema.get("enum").and_then(Value::as_array)
        && !choices.contains(value)
    {
        return Some(format!("{} is not in {}", shown(value), schema["enum"]));
    }
    if let Some(why) = out_of_range(schema, value) {
        return Some(why);
    }
    let (len, least, most) = match value {
        Value::Array(items) => (items.len(), size("minItems"), size("maxItems")),
        Value::Object(fields) => (fields.len(), size("minProperties"), size("maxProperties")),
        Value::String(text) => (text.chars().count(), size("minLength"), None),
        _ => (0, None, None),
    };
    if least.is_some_and(|least| len < least) || most.is_some_and(|most| len > most) {
        return Some(format!("{} has another length", shown(value)));
    }
    if let Some(field) = schema
        .get("required")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .find(|field| value.is_object() && value.get(field).is_none())
    {
        return Some(format!("the field \"{field}\" is missing"));
    }
    match (schema.get("pattern")?.as_str()?, value.as_str()?) {
        (HEX, text) if is_hex(text) => None,
        (HEX, _) => Some(format!("{} is not in lower-case hexadecimal", shown(value))),
        (other, _) => Some(format!("the schema has the pattern '{other}'")),
    }
}

fn is_hex(text: &str) -> bool {
    from_hex(text).is_some() && !text.contains(|digit: char| digit.is_ascii_uppercase())
}

/// The reason why a number is below `minimum` or above `maximum`. Integers are compared as integers, because floats
/// cannot distinguish large ones.
fn out_of_range(schema: &Value, value: &Value) -> Option<String> {
    let found = value.as_f64()?;
    let whole = |number: &Value| {
        number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))
    };
    let is_less = |less: &Value, more: &Value| match (whole(less), whole(more)) {
        (Some(less), Some(more)) => less < more,
        _ => less.as_f64() < more.as_f64(),
    };
    if let Some(least) = schema.get("minimum").filter(|least| is_less(value, least)) {
        return Some(format!("{found} is below {least}"));
    }
    let most = schema.get("maximum").filter(|most| is_less(most, value))?;
    Some(format!("{found} is above {most}"))
}

/// Whether a value is of the type of a name in JSON Schema.
fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap_or_default() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

/// The beginning of a value, for a message.
fn shown(value: &Value) -> String {
    const MAX_SHOWN_CHARS: usize = 100;
    let text = value.to_string();
    match text.char_indices().nth(MAX_SHOWN_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn error(operation: &str, answer: Value) -> String {
        check_answer(operation, &answer).unwrap_err()
    }

    #[test]
    fn answers_of_the_protocol_are_right() {
        for (operation, answer) in [
            ("sip.tokens", json!({"id": 1, "ok": true, "tokens": [["end", 0, 0, ""]]})),
            ("sip.raw", json!({"id": "a", "ok": false, "error": ""})),
            ("mlir.opt", json!({"unsupported": true})),
            (
                "abi.calls",
                json!({"functions": [{"name": "f", "arguments": null, "results": [{"index": 0, "path": ["a", 0], "type": "i1", "sharding": {"mesh": null, "slices": [{"device": 0, "slice": [null, [0, 2]]}]}}]}]}),
            ),
            (
                "reflection.pack",
                json!({"ok": true, "vm": [null, [{"i8": 1}], {"bv": {"shape": [1], "type": "BOOL_8", "data": [true]}}]}),
            ),
            ("reflection.unpack", json!({"ok": true, "py": {"$dict": [["k", {"$f": "nan"}]]}})),
            ("shape.eval", json!({"ok": true, "dims": {"%a": [1], "%i": 2}, "results": [[1], 2]})),
        ] {
            assert_eq!(check_answer(operation, &answer), Ok(()), "{operation}");
        }
    }

    #[test]
    fn features_that_the_protocol_lacks_are_reported() {
        assert_eq!(
            error("sip.raw", json!({"ok": true})),
            "at '/': the field \"text_hex\" is missing"
        );
        for (operation, answer, said) in [
            ("sip.raw", json!({"ok": true, "text_hex": "", "more": 1}), "/more': unknown field"),
            ("sip.raw", json!({"ok": true, "text_hex": "AB"}), "hexadecimal"),
            ("sip.tokens", json!({"ok": true, "tokens": [["end", 256, 0, ""]]}), "above 255"),
            ("sip.tokens", json!({"ok": true, "tokens": [["fin", 0, 0, ""]]}), "is not in"),
            ("sip.tokens", json!({"ok": true, "tokens": []}), "another length"),
            ("sip.tokens", json!({"ok": 1, "tokens": []}), "expected \"boolean\""),
            ("mlir.opt", json!({"unsupported": false}), "expected true"),
            ("mlir.opt", json!({"unsupported": true, "rc": 0}), "unknown field"),
            (
                "mlir.check",
                json!({"diagnostics": [{"severity": "error", "start": 0, "end": 0, "message": "m"}]}),
                "line",
            ),
            ("reflection.pack", json!({"ok": true, "vm": [{"i8": 300}]}), "above 127"),
            (
                "reflection.pack",
                json!({"ok": true, "vm": [{"i64": 9_223_372_036_854_775_808_u64}]}),
                "above 9223372036854775807",
            ),
            ("reflection.pack", json!({"ok": true, "vm": [{}]}), "found {}"),
            ("reflection.pack", json!({"ok": true, "vm": [5]}), "expected"),
            ("no.such", json!({}), "no operation"),
        ] {
            let found = error(operation, answer);
            assert!(found.contains(said), "{operation}: {found}");
        }
    }

    #[test]
    fn requests_are_checked_against_the_protocol() {
        let request = json!({"op": "reflection.pack", "profile": "doc", "abi": null, "args": [{"$nd": [1], "dtype": "int8"}], "kwargs": {"a": {"b": 1}}});
        assert_eq!(check_request(&request), Ok(()));
        for (field, value) in
            [("profile", json!("x")), ("args", json!([{"$nd": [1]}])), ("abi", json!(1))]
        {
            let mut wrong = request.clone();
            wrong[field] = value;
            assert!(check_request(&wrong).is_err(), "{field}");
        }
        assert!(check_request(&json!({"op": "x"})).is_err());
    }

    #[test]
    fn the_schema_uses_only_known_keywords() {
        fn walk(schema: &Value) {
            for keyword in schema.as_object().into_iter().flat_map(serde_json::Map::keys) {
                assert!(KEYWORDS.contains(&&keyword[..]), "{keyword}");
            }
            let single = ["items", "additionalProperties", "not", "propertyNames"];
            single.iter().filter_map(|name| schema.get(name)).for_each(walk);
            for name in ["anyOf", "prefixItems"] {
                schema[name].as_array().into_iter().flatten().for_each(walk);
            }
            schema["properties"]
                .as_object()
                .into_iter()
                .flat_map(|all| all.values())
                .for_each(walk);
            if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
                assert!(protocol().pointer(&name[1..]).is_some(), "{name}");
            }
        }
        for group in ["$defs", "requests", "answers"] {
            protocol()[group].as_object().unwrap().values().for_each(walk);
        }
    }
}
