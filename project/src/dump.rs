//! The JSON that `llvm-tblgen --dump-json` writes, as a text of TableGen that makes the same records: what
//! reads these then reads them, too.

use abide_source::text::Span;
use serde_json::{Map, Value};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

/// A class that all records have, so that a field may name any of them.
const ANY: &str = "AbideAnyRecord";

/// The records of a dump as TableGen. Values that only exist within TableGen are left out.
///
/// # Errors
/// The error in the text, in words.
pub(crate) fn tablegen_of_dump(text: &[u8]) -> Result<String, String> {
    let value: Value = serde_json::from_slice(text).map_err(|error| error.to_string())?;
    let Value::Object(all) = value else {
        return Err("expected an object with the records by name".to_owned());
    };
    if !all.contains_key("!tablegen_json_version") {
        let made = "llvm-tblgen --dump-json";
        return Err(format!(
            "'!tablegen_json_version' is missing: this is not what '{made}' writes"
        ));
    }
    let records: Vec<(&str, &Map<String, Value>)> = all
        .iter()
        .filter(|(name, _)| !name.starts_with('!'))
        .filter_map(|(name, value)| Some((name.as_str(), value.as_object()?)))
        .collect();
    let dump = Dump::new(records);
    let mut out = format!("class {ANY};\n");
    for class in dump.classes() {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "class {class};");
    }
    for index in dump.in_order() {
        dump.record(index, &mut out);
    }
    Ok(out)
}

struct Dump<'d> {
    records: Vec<(&'d str, &'d Map<String, Value>)>,
    by_name: HashMap<&'d str, usize>,
}

impl<'d> Dump<'d> {
    fn new(records: Vec<(&'d str, &'d Map<String, Value>)>) -> Dump<'d> {
        let by_name = records.iter().enumerate().map(|(index, (name, _))| (*name, index));
        let by_name = by_name.collect();
        Dump { records, by_name }
    }

    fn classes(&self) -> BTreeSet<&'d str> {
        self.records.iter().flat_map(|(_, fields)| superclasses(fields)).collect()
    }

    /// The records, each after those that it names. The first of a cycle comes first.
    fn in_order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut state = vec![Visit::New; self.records.len()];
        for start in 0..self.records.len() {
            let mut open = vec![(start, false)];
            while let Some((index, is_done)) = open.pop() {
                let Some(own) = state.get_mut(index) else { continue };
                if is_done {
                    *own = Visit::Done;
                    order.push(index);
                } else if *own == Visit::New {
                    *own = Visit::Open;
                    open.push((index, true));
                    let named = self.records.get(index).map(|(_, fields)| self.named(fields));
                    let is_new = |index: &usize| state.get(*index) == Some(&Visit::New);
                    let named = named.into_iter().flatten().filter(is_new);
                    open.extend(named.map(|index| (index, false)).collect::<Vec<_>>());
                }
            }
        }
        order
    }

    /// The records that fields name.
    fn named(&self, fields: &Map<String, Value>) -> Vec<usize> {
        let mut named = Vec::new();
        let mut open: Vec<&Value> = fields.values().collect();
        while let Some(value) = open.pop() {
            match value {
                Value::Array(values) => open.extend(values),
                Value::Object(inner) => {
                    named.extend(def_of(inner).and_then(|name| self.by_name.get(name)));
                    open.extend(["operator", "args"].into_iter().filter_map(|key| inner.get(key)));
                }
                _ => {}
            }
        }
        named
    }

    fn record(&self, index: usize, out: &mut String) {
        let Some((_, fields)) = self.records.get(index) else { return };
        let parents: Vec<&str> = std::iter::once(ANY).chain(superclasses(fields)).collect();
        let _ = writeln!(out, "def {} : {} {{", self.identifier(index), parents.join(", "));
        for (name, value) in fields.iter().filter(|(name, _)| is_identifier(name)) {
            if let Some((class, value)) = self.value(value) {
                let _ = writeln!(out, "  {class} {name} = {value};");
            }
        }
        out.push_str("}\n");
    }

    /// The name of a record if it is one in TableGen.
    fn identifier(&self, index: usize) -> String {
        match self.records.get(index) {
            Some((name, _)) if is_identifier(name) => (*name).to_owned(),
            _ => format!("abide_record_{index}"),
        }
    }

    fn reference(&self, fields: &Map<String, Value>) -> Option<String> {
        Some(self.identifier(*self.by_name.get(def_of(fields)?)?))
    }

    /// The type and the text of a value; `None` if it cannot be written.
    fn value(&self, value: &Value) -> Option<(String, String)> {
        match value {
            Value::String(text) => Some(("string".to_owned(), quoted(text))),
            Value::Number(number) => Some(("int".to_owned(), number.as_i64()?.to_string())),
            Value::Bool(bit) => Some(("int".to_owned(), i64::from(*bit).to_string())),
            Value::Array(values) => self.list(values),
            Value::Object(fields) => match self.reference(fields) {
                Some(name) => Some((ANY.to_owned(), name)),
                None => Some(("dag".to_owned(), self.dag(fields)?)),
            },
            Value::Null => None,
        }
    }

    /// A list, whose elements are of one type; no list holds lists that anybody here reads.
    fn list(&self, values: &[Value]) -> Option<(String, String)> {
        let simple = |value: &Value| match value {
            Value::Array(_) => None,
            value => self.value(value),
        };
        let values: Vec<(String, String)> = values.iter().map(simple).collect::<Option<_>>()?;
        let class = values.first().map_or("string", |(class, _)| class).to_owned();
        let is_same = values.iter().all(|(own, _)| *own == class);
        let texts: Vec<&str> = values.iter().map(|(_, text)| text.as_str()).collect();
        is_same.then(|| (format!("list<{class}>"), format!("[{}]", texts.join(", "))))
    }

    /// A dag of records and strings.
    fn dag(&self, fields: &Map<String, Value>) -> Option<String> {
        let operator = self.reference(fields.get("operator")?.as_object()?)?;
        let mut arguments = Vec::new();
        for argument in fields.get("args")?.as_array()? {
            let [value, name] = argument.as_array()?.as_slice() else { return None };
            let text = match value {
                Value::String(text) => quoted(text),
                Value::Object(fields) => self.reference(fields)?,
                _ => return None,
            };
            let name = name.as_str().filter(|name| is_identifier(name));
            arguments.push(text + &name.map(|name| format!(":${name}")).unwrap_or_default());
        }
        let blank = if arguments.is_empty() { "" } else { " " };
        Some(format!("({operator}{blank}{})", arguments.join(", ")))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Visit {
    New,
    Open,
    Done,
}

/// The record that a value names.
fn def_of(fields: &Map<String, Value>) -> Option<&str> {
    let is_def = fields.get("kind").and_then(Value::as_str) == Some("def");
    fields.get("def").and_then(Value::as_str).filter(|_| is_def)
}

fn superclasses(fields: &Map<String, Value>) -> impl Iterator<Item = &str> {
    let all = fields.get("!superclasses").and_then(Value::as_array);
    all.into_iter().flatten().filter_map(Value::as_str).filter(|name| is_identifier(name))
}

fn is_identifier(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_part) && name.bytes().any(|byte| !byte.is_ascii_digit())
}

/// A string of TableGen, whose escapes are few.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => {}
            '"' | '\\' => out.extend(['\\', character]),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

/// The keys of the outermost object of a text, each with its place within the quotes.
pub(crate) fn keys(text: &[u8]) -> HashMap<&[u8], Span> {
    let mut found = HashMap::new();
    let (mut depth, mut at) = (0_u32, 0_usize);
    let mut is_key = false;
    while let Some(byte) = text.get(at) {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => {
                let start = at + 1;
                at = end_of_string(text, start);
                if depth == 1 && is_key {
                    let span = Span::from_range(start..at);
                    found.entry(span.slice(text)).or_insert(span);
                }
            }
            _ => {}
        }
        // At this depth a key follows the bracket and each comma.
        if depth == 1 && !byte.is_ascii_whitespace() {
            is_key = matches!(byte, b'{' | b',');
        }
        at += 1;
    }
    found
}

/// The position of a string's closing quote.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_follow_the_records_that_they_name() {
        let text = br#"{"!tablegen_json_version": 1, "!instanceof": {"B": ["a"]},
            "a": {"!superclasses": ["A", "B"], "x": {"kind": "def", "def": "z"}, "n": null,
                  "s": "a\"\\b\nc", "l": [1, 2], "e": [], "d": {"kind": "dag",
                  "operator": {"kind": "def", "def": "ins"}, "args": [["T", "t"],
                  [{"kind": "def", "def": "z"}, null]]}},
            "ins": {}, "z": {"y": {"kind": "def", "def": "a"}}}"#;
        let made = tablegen_of_dump(text).unwrap();
        let expected = "class AbideAnyRecord;\nclass A;\nclass B;\n\
            def z : AbideAnyRecord {\n  AbideAnyRecord y = a;\n}\n\
            def ins : AbideAnyRecord {\n}\n\
            def a : AbideAnyRecord, A, B {\n  AbideAnyRecord x = z;\n  string s = \"a\\\"\\\\b\\nc\";\n  \
            list<int> l = [1, 2];\n  list<string> e = [];\n  dag d = (ins \"T\":$t, z);\n}\n";
        assert_eq!(made, expected);
        let places = keys(text);
        assert_eq!(places.len(), 5);
        assert!(places.contains_key(b"ins".as_slice()) && !places.contains_key(b"x".as_slice()));
    }

    #[test]
    fn a_malformed_dump_is_an_error() {
        for (text, said) in [
            ("", "EOF while parsing"),
            ("[]", "expected an object"),
            ("{}", "'!tablegen_json_version' is missing"),
        ] {
            let error = tablegen_of_dump(text.as_bytes()).unwrap_err();
            assert!(error.contains(said), "{error}");
        }
    }
}
