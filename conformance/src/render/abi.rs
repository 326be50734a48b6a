//! Answers about how functions are called.

use super::{canonical, text};
use serde_json::Value;

/// For each function its name, then a line for each argument and result, and under it where its parts are.
pub(super) fn calls(answer: &Value) -> Option<String> {
    let mut lines = Vec::new();
    for function in answer.get("functions")?.as_array()? {
        lines.push(format!("@{}", text(function, "name")?));
        for (side, one) in [("arguments", "argument"), ("results", "result")] {
            match function.get(side)? {
                Value::Array(values) => {
                    for value in values {
                        push_value(one, value, &mut lines)?;
                    }
                }
                _ => lines.push(format!("  {side} unknown")),
            }
        }
    }
    Some(if lines.is_empty() { "no functions".to_owned() } else { lines.join("\n") })
}

/// `  argument 0: ["w"] f32[4] donated aliases 1`.
fn push_value(side: &str, value: &Value, lines: &mut Vec<String>) -> Option<()> {
    let (path, ty) = (canonical(value.get("path")?), text(value, "type")?);
    let mut line = format!("  {side} {}: {path} {ty}", value.get("index")?);
    if value.get("donated").and_then(Value::as_bool) == Some(true) {
        line.push_str(" donated");
    }
    if let Some(to) = value.get("aliases").filter(|to| !to.is_null()) {
        line.push_str(&format!(" aliases {to}"));
    }
    lines.push(line);
    let sharding = value.get("sharding")?;
    if sharding.is_null() {
        return Some(());
    }
    if let Value::Array(axes) = sharding.get("mesh")? {
        let axis = |axis: &Value| Some(format!("{}={}", text(axis, "name")?, axis.get("size")?));
        let axes: Option<Vec<String>> = axes.iter().map(axis).collect();
        lines.push(format!("    mesh {}", axes?.join(" ")).trim_end().to_owned());
    }
    match sharding.get("slices")? {
        Value::Array(slices) => {
            for slice in slices {
                lines.push(format!("    device {}: {}", slice.get("device")?, ranges(slice)?));
            }
        }
        _ => lines.push("    slices unknown".to_owned()),
    }
    Some(())
}

/// `[0:2, ?]`.
fn ranges(slice: &Value) -> Option<String> {
    let range = |range: &Value| match range.as_array() {
        Some(ends) => Some(format!("{}:{}", ends.first()?, ends.get(1)?)),
        None => Some("?".to_owned()),
    };
    let ranges: Option<Vec<String>> = slice.get("slice")?.as_array()?.iter().map(range).collect();
    Some(format!("[{}]", ranges?.join(", ")))
}
