//! The JSON that `llvm-tblgen --dump-json` writes, as records of a TableGen session.

use abide_source::text::Span;
use abide_tablegen::store::{RecordId, Store, TypeId, ValueId};
use abide_tablegen::{Evaluation, Session};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// The records of a dump. Values that only exist within TableGen are left out.
///
/// # Errors
/// The error in the text, in words.
pub(crate) fn evaluate_dump(
    session: &mut Session,
    path: &str,
    text: &[u8],
) -> Result<Evaluation, String> {
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
    let places = keys(text);
    let mut made = session.dumped_records(path, text);
    let mut ids = Records::new();
    for index in dump.in_order() {
        let Some((name, fields)) = dump.records.get(index) else { continue };
        let span = places.get(name.as_bytes()).copied().unwrap_or_default();
        let values = fields.iter().filter(|(name, _)| !name.starts_with('!'));
        let values: Vec<(&str, ValueId)> = values
            .filter_map(|(name, of)| Some((name.as_str(), value_of(made.store(), &ids, of)?)))
            .collect();
        ids.insert(*name, made.add(name, span, superclasses(fields), &values));
    }
    Ok(made.finish())
}

/// The records that have been added, by name.
type Records<'d> = HashMap<&'d str, RecordId>;

/// A value; `None` if it names an unknown record, or if no description needs it.
fn value_of(store: &mut Store, records: &Records<'_>, of: &Value) -> Option<ValueId> {
    Some(match of {
        Value::String(text) => store.string_of(text.as_bytes()),
        Value::Number(number) => store.int(number.as_i64()?),
        Value::Bool(bit) => store.int(i64::from(*bit)),
        Value::Array(values) => {
            let mut simple = |of: &Value| match of {
                Value::Array(_) => None,
                of => value_of(store, records, of),
            };
            let values: Vec<ValueId> = values.iter().map(&mut simple).collect::<Option<_>>()?;
            let element = values.first().and_then(|first| store.type_of(*first));
            store.list(element.unwrap_or(TypeId::STRING), values)
        }
        Value::Object(fields) => match records.get(def_of(fields).unwrap_or_default()) {
            Some(record) => store.def(*record),
            None => dag(store, records, fields)?,
        },
        Value::Null => return None,
    })
}

/// A dag of records and strings.
fn dag(store: &mut Store, records: &Records<'_>, of: &Map<String, Value>) -> Option<ValueId> {
    let operator = *records.get(def_of(of.get("operator")?.as_object()?)?)?;
    let mut arguments = Vec::new();
    for argument in of.get("args")?.as_array()? {
        let [value, name] = argument.as_array()?.as_slice() else { return None };
        let value = match value {
            Value::String(text) => store.string_of(text.as_bytes()),
            Value::Object(fields) => store.def(*records.get(def_of(fields)?)?),
            _ => return None,
        };
        arguments.push((value, name.as_str().map(|name| store.string_of(name.as_bytes()))));
    }
    let operator = store.def(operator);
    Some(store.dag(operator, None, arguments))
}

/// The records of a dump, in its order.
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
    all.into_iter().flatten().filter_map(Value::as_str)
}

/// The keys of the outermost object of a text, each with its place within the quotes.
fn keys(text: &[u8]) -> HashMap<&[u8], Span> {
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
    use abide_core::limits::Limits;
    use abide_tablegen::Options;

    fn evaluated(text: &[u8]) -> Result<String, String> {
        let mut session = Session::new(Options::default(), Limits::default());
        let evaluation = evaluate_dump(&mut session, "dump.json", text)?;
        let printer = session.printer(&evaluation);
        let mut out = String::new();
        for id in &evaluation.defs {
            let place = session.store().record(*id).location().span.slice(text).escape_ascii();
            out += &format!("{place}\n");
            for field in &session.store().record(*id).fields {
                let name = String::from_utf8_lossy(&printer.unquoted(field.name)).into_owned();
                out += &format!("  {name} = {}\n", printer.text(field.value));
            }
        }
        Ok(out)
    }

    #[test]
    fn records_follow_the_records_that_they_name() {
        let text = br#"{"!tablegen_json_version": 1, "!instanceof": {"B": ["a"]},
            "a": {"!superclasses": ["A", "B"], "x": {"kind": "def", "def": "z"}, "n": null,
                  "s": "b", "l": [1, 2], "e": [], "d": {"kind": "dag",
                  "operator": {"kind": "def", "def": "ins"}, "args": [["T", "t"],
                  [{"kind": "def", "def": "z"}, null]]}},
            "ins": {}, "z": {"y": {"kind": "def", "def": "a"}, "w": true}}"#;
        // The field that makes a cycle is left out.
        let expected = "z\n  w = 1\nins\na\n  x = z\n  s = \"b\"\n  l = [1, 2]\n  e = []\n  \
                        d = (ins \"T\":$t, z)\n";
        assert_eq!(evaluated(text).unwrap(), expected);
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
            let error = evaluated(text.as_bytes()).unwrap_err();
            assert!(error.contains(said), "{error}");
        }
    }
}
