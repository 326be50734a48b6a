//! The request of a case: its input in the adapter protocol.

use crate::bytes::{to_hex, unescape};
use crate::case::Case;
use serde_json::{Map, Value, json};

/// The request of a case whose operation is one of the protocol's.
///
/// # Errors
/// If the input is not of the form that the operation has in case files.
pub fn request(case: &Case) -> Result<Value, String> {
    let operation = case.operation();
    match operation {
        "sip.tokens" | "sip.inputs" | "sip.results" | "sip.raw" => {
            let bytes = nested(unescape(case.input.trim_end_matches('\n'))?, case.setting("NEST"))?;
            Ok(json!({ "op": operation, "input_hex": to_hex(&bytes) }))
        }
        "sip.mangle" | "sip.rawmangle" => {
            Ok(json!({ "op": operation, "input_hex": to_hex(case.input.as_bytes()) }))
        }
        "reflection.pack" | "reflection.unpack" => call(operation, case),
        "reflection.check" => Ok(json!({ "op": operation, "abi": case.input })),
        "abi.calls" | "mlir.check" | "mlir.tokens" => {
            Ok(json!({ "op": operation, "source": source(case) }))
        }
        "mlir.opt" => Ok(opt(&source(case), case.words())),
        "shape.eval" => evaluation(&source(case), case.words()),
        "tablegen.json" => tablegen(case),
        other => Err(format!("'{other}' is not an operation of the adapter protocol")),
    }
}

/// The input as a text of MLIR: it ends with its line.
pub(crate) fn source(case: &Case) -> String {
    format!("{}\n", case.input)
}

/// A request that runs a text through passes.
pub(crate) fn opt<'w>(source: &str, flags: impl Iterator<Item = &'w str>) -> Value {
    json!({ "op": "mlir.opt", "source": source, "flags": flags.collect::<Vec<_>>() })
}

/// A request that evaluates a function: its name, and a JSON value for each argument.
pub(crate) fn evaluation<'w>(
    source: &str,
    mut words: impl Iterator<Item = &'w str>,
) -> Result<Value, String> {
    let function = words.next().ok_or("the run line names no function")?;
    let args: Result<Vec<Value>, _> = words.map(serde_json::from_str).collect();
    let args = args.map_err(|error| format!("an argument is not JSON: {error}"))?;
    Ok(json!({ "op": "shape.eval", "source": source, "function": function, "args": args }))
}

/// A file of TableGen, with those that it can include: each begins after a line `//--- PATH`. The words are macros,
/// as `-DNAME`.
fn tablegen(case: &Case) -> Result<Value, String> {
    let source = source(case);
    let mut parts = source.split("//--- ");
    let text = parts.next().unwrap_or_default();
    let mut files = Map::new();
    for part in parts {
        let (path, text) = part.split_once('\n').ok_or("a file has no text")?;
        files.insert(path.to_owned(), text.into());
    }
    let name = |word: &str| word.strip_prefix("-D").map(str::to_owned);
    let defines: Option<Vec<String>> = case.words().map(name).collect();
    let defines = defines.ok_or("a word of the run line is not '-DNAME'")?;
    Ok(json!({ "op": "tablegen.json", "text": text, "files": files, "defines": defines }))
}

/// The fields of a call: a line each, its name and a JSON value; `abi` is text and may be missing.
fn call(operation: &str, case: &Case) -> Result<Value, String> {
    let mut fields = Map::new();
    fields.insert("op".to_owned(), operation.into());
    let profile = case.words().next().ok_or("the run line names no profile")?;
    fields.insert("profile".to_owned(), profile.into());
    fields.insert("abi".to_owned(), Value::Null);
    if operation == "reflection.pack" {
        fields.insert("args".to_owned(), json!([]));
        fields.insert("kwargs".to_owned(), json!({}));
    }
    for line in case.input.lines() {
        let (name, text) = line.split_once(' ').ok_or("a line is a name and a value")?;
        let value = match name {
            "abi" => Value::from(text),
            "args" | "kwargs" | "vm" => serde_json::from_str(text)
                .map_err(|error| format!("the value of '{name}' is not JSON: {error}"))?,
            other => return Err(format!("a call has no field '{other}'")),
        };
        fields.insert(name.to_owned(), value);
    }
    Ok(Value::Object(fields))
}

/// Wraps a value in `N` structures and makes a signature of it: the setting is `N S|D KEY`, the key in full (`k0`).
/// Hostile signatures are deep, and too long to write down.
fn nested(core: Vec<u8>, setting: &str) -> Result<Vec<u8>, String> {
    if setting.is_empty() {
        return Ok(core);
    }
    let words: Vec<&str> = setting.split_whitespace().collect();
    let [count, tag, key] = words[..] else { return Err("NEST is 'N S|D KEY'".to_owned()) };
    let count: usize = count.parse().map_err(|_| "NEST has no number".to_owned())?;
    // The text before the core, innermost first: written backwards, each byte once.
    let mut before = Vec::new();
    let mut len = core.len();
    for _ in 0..count {
        let head = format!("{tag}{}!{key}", len + key.len() + 1);
        len += head.len();
        before.push(head);
    }
    let mut out = format!("I{}!", len + 1).into_bytes();
    out.extend(before.iter().rev().flat_map(|head| head.bytes()));
    out.extend(core);
    out.extend(b"R1!");
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_distinguished() {
        let text = "# TBL-1 a\n# RUN: tablegen.json -DX\n\n=== accept: a\ninclude \"b/c.td\"\n//--- b/c.td\ndef c;\n---\nx\n";
        let file = crate::case::CaseFile::read("a", text).unwrap();
        let asked = request(&file.cases[0]).unwrap();
        assert_eq!(asked["text"], "include \"b/c.td\"\n");
        assert_eq!(asked["files"], json!({ "b/c.td": "def c;\n" }));
        assert_eq!(asked["defines"], json!(["X"]));
    }

    #[test]
    fn nests_have_right_lengths() {
        let bytes = nested(b"_0".to_vec(), "2 S k0").unwrap();
        assert_eq!(String::from_utf8(bytes).unwrap(), "I14!S10!k0S5!k0_0R1!");
        assert_eq!(nested(b"_0".to_vec(), "").unwrap(), b"_0");
        assert!(nested(Vec::new(), "x").is_err());
    }
}
