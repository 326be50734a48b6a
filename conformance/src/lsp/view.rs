//! The view of an answer in a step, as one line: servers may send more than the rules need.
//!
//! | view | line |
//! |---|---|
//! | `error` | the code of the error, or `no error` |
//! | `refused` | `refused`, if the answer is an error, whatever its code; else `not refused` |
//! | `answered` | `answered`, whatever the answer is |
//! | `accepted` | `accepted`, unless the answer is an error |
//! | `kind` | `null`, `object`, `array`, .. |
//! | `places` | the ranges of locations, edits, highlights or such, in order of their places |
//! | `lines` | the lines on which those begin |
//! | `edits` | ranges and new texts of edits, in order of their places |
//! | `names` | the names of symbols, those of children after a `/` |
//! | `labels A B` | for each label whether it is among the items |
//! | `contains TEXT` | `yes` if the answer contains the text, else `no` |
//! | `has /POINTER` | `present`, or `absent` if it is missing, null or false |
//! | `value /POINTER` | the JSON there |

use crate::render::canonical;
use serde_json::Value;

/// Views a response to a request about a document; the name is empty without one.
pub(super) fn look(view: &str, response: &Value, document: &str) -> Result<String, String> {
    let (word, rest) = view.split_once(' ').unwrap_or((view, ""));
    if word == "error" {
        let code = response.pointer("/error/code").map(Value::to_string);
        return Ok(code.unwrap_or_else(|| "no error".to_owned()));
    }
    if word == "refused" {
        let refused = response.get("error").is_some();
        return Ok(if refused { "refused" } else { "not refused" }.to_owned());
    }
    if word == "answered" {
        return Ok(word.to_owned());
    }
    if word == "edits" && response.get("error").is_some() {
        // A refusal changes as little as an answer without edits.
        return Ok(joined(Vec::new()));
    }
    if let Some(error) = response.get("error") {
        return Ok(format!("error {}", error["code"]));
    }
    let result = response.get("result").unwrap_or(&Value::Null);
    Ok(match word {
        "accepted" => word.to_owned(),
        "kind" => kind(result).to_owned(),
        "places" => joined(places(result, document, false)),
        "lines" => joined(lines(result, document)),
        "edits" => joined(places(result, document, true)),
        "names" => joined(names(result, "")),
        "labels" => {
            let all = labels(result);
            let known = |label: &str| all.contains(&label);
            let each = rest
                .split(' ')
                .map(|label| format!("{label} {}", if known(label) { "yes" } else { "no" }));
            each.collect::<Vec<_>>().join(", ")
        }
        "contains" => {
            let text = Value::from(rest).to_string();
            let found = result.to_string().contains(text.trim_matches('"'));
            if found { "yes" } else { "no" }.to_owned()
        }
        "has" => match result.pointer(rest) {
            None | Some(Value::Null | Value::Bool(false)) => "absent".to_owned(),
            Some(_) => "present".to_owned(),
        },
        "value" => canonical(result.pointer(rest).unwrap_or(&Value::Null)),
        _ => return Err(format!("no view '{view}'")),
    })
}

fn joined(items: Vec<String>) -> String {
    if items.is_empty() { "nothing".to_owned() } else { items.join(", ") }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// `1:2` of a position.
pub(super) fn position(position: &Value) -> (u64, u64) {
    let number = |field: &str| position[field].as_u64().unwrap_or_default();
    (number("line"), number("character"))
}

/// The ranges of everything in a value that has one, in order of their places. Those in another document than the
/// requested one include its name.
fn places(value: &Value, document: &str, with_text: bool) -> Vec<String> {
    let mut found = Vec::new();
    collect_places(value, document, with_text, &mut found);
    found.sort();
    let line = |(other, start, end, text): EditKey| {
        let ((line, column), (end_line, end_column)) = (start, end);
        let other = if other == document { String::new() } else { format!("{other} ") };
        format!("{other}{line}:{column}-{end_line}:{end_column} {text}").trim_end().to_owned()
    };
    found.into_iter().map(line).collect()
}

/// The document, the ends of the range, and the new text.
type EditKey = (String, (u64, u64), (u64, u64), String);

/// The depth to which answers are inspected.
const MAX_INSPECTED_DEPTH: usize = 32;

fn collect_places(value: &Value, document: &str, with_text: bool, found: &mut Vec<EditKey>) {
    let mut waiting = vec![(value, document, 0)];
    while let Some((value, document, depth)) = waiting.pop() {
        let deeper = |value| (value, document, depth + 1);
        match value {
            _ if depth > MAX_INSPECTED_DEPTH => {}
            Value::Array(items) => waiting.extend(items.iter().map(deeper)),
            Value::Object(fields) => {
                let named = ["targetUri", "uri", "textDocument"];
                let named = named.iter().find_map(|name| fields.get(*name));
                let named = named.map(|named| named.get("uri").unwrap_or(named));
                let document = named.and_then(Value::as_str).unwrap_or(document);
                let range = ["targetSelectionRange", "selectionRange", "range"];
                match range.iter().find_map(|name| fields.get(*name)) {
                    Some(range) if range.get("start").is_some() => {
                        let (start, end) = (position(&range["start"]), position(&range["end"]));
                        let text = fields.get("newText").filter(|_| with_text);
                        let text = text.map(Value::to_string).unwrap_or_default();
                        found.push((document.to_owned(), start, end, text));
                    }
                    _ => waiting.extend(fields.iter().flat_map(|(name, value)| {
                        let edits = value.as_object().filter(|_| name == "changes");
                        let each = edits.into_iter().flatten();
                        let own = edits.is_none().then_some((value, document, depth + 1));
                        each.map(move |(uri, edits)| (edits, &uri[..], depth + 1)).chain(own)
                    })),
                }
            }
            _ => {}
        }
    }
}

/// The lines on which ranges begin, each once.
fn lines(value: &Value, document: &str) -> Vec<String> {
    let places = places(value, document, false);
    let mut lines: Vec<String> =
        places.iter().filter_map(|place| Some(place.split_once(':')?.0.to_owned())).collect();
    lines.dedup();
    lines
}

/// The names of document symbols, in order, with their children.
fn names(value: &Value, prefix: &str) -> Vec<String> {
    let mut found = Vec::new();
    for symbol in value.as_array().into_iter().flatten() {
        let name = format!("{prefix}{}", symbol["name"].as_str().unwrap_or_default());
        let children = names(&symbol["children"], &format!("{name}/"));
        found.push(name);
        found.extend(children);
    }
    found
}

/// The labels of completion items.
fn labels(value: &Value) -> Vec<&str> {
    let items = value.get("items").unwrap_or(value).as_array();
    items.into_iter().flatten().filter_map(|item| item["label"].as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn views_show_their_subjects() {
        let range =
            json!({"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}});
        let response = json!({"result": [
            {"uri": "u", "range": range, "newText": "x", "name": "f", "label": "l",
             "children": [{"name": "g"}]}
        ]});
        let seen = |view| look(view, &response, "u").unwrap();
        assert_eq!(seen("places"), "1:2-1:4");
        assert_eq!((seen("lines"), seen("answered")), ("1".into(), "answered".into()));
        assert_eq!(seen("edits"), "1:2-1:4 \"x\"");
        assert_eq!(seen("names"), "f, f/g");
        assert_eq!(seen("labels l m"), "l yes, m no");
        assert_eq!(seen("has /0/name"), "present");
        assert_eq!(seen("has /1"), "absent");
        assert_eq!(seen("value /0/name"), "\"f\"");
        assert_eq!(seen("contains g"), "yes");
        assert_eq!((seen("kind"), seen("error")), ("array".into(), "no error".into()));
        assert_eq!(look("places", &response, "v").unwrap(), "u 1:2-1:4");
        let edit = json!({"range": range, "newText": "x"});
        let rename = json!({"result": {"changes": {"u": [edit], "w": [edit]}}});
        assert_eq!(look("edits", &rename, "u").unwrap(), "1:2-1:4 \"x\", w 1:2-1:4 \"x\"");
        assert!(look("other", &response, "u").is_err());
        let refused = json!({"error": {"code": -32601}});
        assert_eq!(
            (seen("accepted"), look("accepted", &refused, "u")),
            ("accepted".into(), Ok("error -32601".into()))
        );
        assert_eq!(look("places", &refused, "u").unwrap(), "error -32601");
        assert_eq!(look("edits", &refused, "u").unwrap(), "nothing");
    }
}
