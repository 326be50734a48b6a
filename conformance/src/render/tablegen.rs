//! Answers about TableGen.

use super::{canonical, text};
use crate::case::Case;
use serde_json::{Map, Value};

/// The records, or the line of the first error.
pub(super) fn answer(case: &Case, answer: &Value) -> Option<String> {
    if let Some(errors) = answer.get("errors") {
        return Some(refusal(errors.as_array()?.first()));
    }
    let records = answer.get("records")?.as_object()?;
    let mut names: Vec<&String> = records.keys().filter(|name| !name.starts_with('!')).collect();
    names.sort();
    let mut lines = Vec::new();
    for name in names {
        let record = records[name].as_object()?;
        if case.setting("SHOW") == "json" {
            lines.push(format!("{name}: {}", canonical(&without_places(record))));
        } else {
            lines.extend(listed(name, record)?);
        }
    }
    if case.setting("SHOW") == "json" {
        lines.push(format!("!instanceof: {}", canonical(records.get("!instanceof")?)));
    }
    Some(if lines.is_empty() { "no records".to_owned() } else { lines.join("\n") })
}

/// The place of the first error: its line, if it has one, and the file if it is an included one.
fn refusal(error: Option<&Value>) -> String {
    let line = error.and_then(|error| error.get("line")?.as_u64());
    let file = error.and_then(|error| text(error, "file")).unwrap_or_default();
    let file = if file.is_empty() { String::new() } else { format!(" of {file}") };
    match line {
        Some(line) => format!("refused: line {line}{file}"),
        None => "refused".to_owned(),
    }
}

/// A record without the places of its definition, in which implementations may differ.
fn without_places(record: &Map<String, Value>) -> Value {
    let kept = record.iter().filter(|(key, _)| *key != "!locs");
    Value::Object(kept.map(|(key, value)| (key.clone(), value.clone())).collect())
}

/// `name: its classes`, and a line for each field in the order of names.
fn listed(name: &str, record: &Map<String, Value>) -> Option<Vec<String>> {
    let classes: Option<Vec<&str>> =
        record.get("!superclasses")?.as_array()?.iter().map(Value::as_str).collect();
    let mut lines = vec![format!("{name}: {}", classes?.join(", ")).trim_end().to_owned()];
    let mut fields: Vec<_> = record.iter().filter(|(key, _)| !key.starts_with('!')).collect();
    fields.sort_by_key(|(key, _)| *key);
    lines.extend(fields.iter().map(|(key, value)| format!("  {key} = {}", value_text(value))));
    Some(lines)
}

/// A value for people: records by name, dags and unresolved values as printed.
fn value_text(value: &Value) -> String {
    match value {
        Value::Null => "?".to_owned(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(value_text).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(_) => match (text(value, "kind"), text(value, "printable")) {
            (Some("def" | "dag" | "complex"), Some(printed)) => printed.to_owned(),
            _ => canonical(value),
        },
        other => canonical(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::CaseFile;
    use serde_json::json;

    fn case(settings: &str) -> Case {
        let text = format!("# TBL-1 a\n# RUN: tablegen.json\n{settings}\n=== accept: a\n---\n");
        CaseFile::read("a", &text).unwrap().cases.remove(0)
    }

    #[test]
    fn records_are_listed() {
        let record = json!({
            "!name": "a", "!superclasses": ["T", "C"], "!locs": ["x"],
            "x": 1, "b": [1, null], "s": "q", "d": {"kind": "dag", "printable": "(op 1)"},
        });
        let whole = json!({ "records": { "!instanceof": {"C": ["a"]}, "a": record } });
        let lines = answer(&case(""), &whole).unwrap();
        assert_eq!(lines, "a: T, C\n  b = [1, ?]\n  d = (op 1)\n  s = \"q\"\n  x = 1");
        let lines = answer(&case("# SHOW: json\n"), &whole).unwrap();
        assert!(lines.starts_with("a: {\"!name\": \"a\"") && !lines.contains("locs"), "{lines}");
        assert!(lines.ends_with("\n!instanceof: {\"C\": [\"a\"]}"), "{lines}");
        assert_eq!(answer(&case(""), &json!({ "records": {} })).unwrap(), "no records");
    }

    #[test]
    fn the_first_error_counts() {
        let refused = |errors| answer(&case(""), &json!({ "errors": errors })).unwrap();
        assert_eq!(refused(json!([{"line": 3}, {"line": 1}])), "refused: line 3");
        assert_eq!(refused(json!([{"line": 3, "file": "a.td"}])), "refused: line 3 of a.td");
        assert_eq!(refused(json!([{"message": "m"}])), "refused");
        assert_eq!(answer(&case(""), &json!({})), None);
    }
}
