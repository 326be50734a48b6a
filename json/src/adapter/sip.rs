//! The conformance adapter's operations on signatures. Each is also a public function.

use crate::{from_hex, to_hex};
use abide_core::limits::Limits;
use abide_core::sip::{
    Key, RawFunction, RawSignatureMangler, Side, SignatureParser, SipError, SipParser,
    SipSignatureMangler, StructKind, ToStringVisitor, TokenKind, Visitor, check_sip,
};
use abide_core::text::Span;
use serde_json::{Value, json};

/// The maximum depth of nested values. Every line of the suite fits, and the readable text stays small: its size grows
/// with length times depth.
const MAX_NESTING_DEPTH: u32 = 2048;

/// Answers a request whose operation is one of the `sip.` ones; `None` for another operation. The
/// answer has no `id`.
#[must_use]
pub fn answer(op: &str, request: &Value) -> Option<Value> {
    let known = ["tokens", "inputs", "results", "raw", "mangle", "rawmangle"];
    let name = op.strip_prefix("sip.").filter(|name| known.contains(name))?;
    let Some(input) = request["input_hex"].as_str().and_then(from_hex) else {
        return Some(json!({"ok": false, "error": "input_hex is not a string of hex digits"}));
    };
    Some(match name {
        "tokens" => tokens(&input),
        "inputs" => half(&input, Side::Inputs),
        "results" => half(&input, Side::Results),
        "raw" => raw(&input),
        "mangle" => mangle(&input),
        _ => raw_mangle(&input),
    })
}

fn limits() -> Limits {
    Limits { depth: MAX_NESTING_DEPTH, ..Limits::default() }
}

/// The tokens of a signature of either format, up to the first error or the end: `ok` and `tokens`, each with its kind,
/// tag byte, number and content in hexadecimal.
#[must_use]
pub fn tokens(input: &[u8]) -> Value {
    let mut parser = SignatureParser::new(input);
    let mut tokens = Vec::new();
    loop {
        let token = parser.next_token();
        let kind = match token.kind {
            TokenKind::Integer => "int",
            TokenKind::Span => "span",
            TokenKind::Error(_) => "error",
            TokenKind::End => "end",
        };
        tokens.push(json!([kind, token.tag, token.value, to_hex(token.content)]));
        if matches!(token.kind, TokenKind::Error(_) | TokenKind::End) {
            return json!({"ok": token.kind == TokenKind::End, "tokens": tokens});
        }
    }
}

/// Records the events of a visit and the readable text.
#[derive(Default)]
struct Recorder {
    text: ToStringVisitor,
    events: Vec<String>,
}

impl<'a> Visitor<'a> for Recorder {
    fn integer_key(&mut self, key: i32, span: Span) {
        self.text.integer_key(key, span);
        self.events.push(format!("k{key}"));
    }

    fn string_key(&mut self, key: &'a [u8], span: Span) {
        self.text.string_key(key, span);
        self.events.push(format!("K{}", to_hex(key)));
    }

    fn open_struct(&mut self, kind: StructKind, span: Span) {
        self.text.open_struct(kind, span);
        let bracket = if kind == StructKind::Sequence { "[" } else { "{" };
        self.events.push(bracket.to_owned());
    }

    fn close_struct(&mut self, kind: StructKind) {
        self.text.close_struct(kind);
        self.events.push("close".to_owned());
    }

    fn raw_index(&mut self, index: i32, span: Span) {
        self.text.raw_index(index, span);
        self.events.push(format!("_{index}"));
    }
}

/// The events of a visitor of one half of a structured-index-path signature: `ok`, `events`, the readable text in
/// hexadecimal (`text_hex`), or the `error` and the text so far (`partial_text_hex`). Both have the diagnostics of the
/// whole signature as `diagnostics`.
#[must_use]
pub fn half(input: &[u8], side: Side) -> Value {
    let mut recorder = Recorder::default();
    let result: Result<(), SipError> = SipParser::new(input, &limits()).visit(side, &mut recorder);
    let Recorder { text, events } = recorder;
    let text = to_hex(&text.into_text());
    let diagnostics = crate::diagnostics(input, &check_sip(input, &limits()).1);
    match result {
        Ok(()) => json!({
            "ok": true,
            "text_hex": text,
            "events": events,
            "diagnostics": diagnostics,
        }),
        Err(error) => json!({
            "ok": false,
            "error": error.to_string(),
            "partial_text_hex": text,
            "events": events,
            "diagnostics": diagnostics,
        }),
    }
}

/// The readable function type of a raw signature: `ok`, `text_hex` or `error`.
#[must_use]
pub fn raw(input: &[u8]) -> Value {
    match RawFunction::read(input, &limits()) {
        Ok(function) => {
            json!({"ok": true, "text_hex": to_hex(function.to_string().as_bytes())})
        }
        Err(error) => json!({"ok": false, "error": error.to_string()}),
    }
}

/// The structured-index-path signature that a script makes, a leaf on each line: `I|R INDEX KEY*`
/// with keys `i:NUMBER` and `s:HEX`. The answer has `ok`, `sets` (which lines were taken) and
/// `text_hex`, or the `error` of the script.
#[must_use]
pub fn mangle(input: &[u8]) -> Value {
    script(input, mangle_lines)
}

/// The raw signature that a script makes, a value on each line: `I|R buffer CODE DIM*`, `scalar CODE`,
/// `ref` or `unrecognized`. The answer has `ok` and `text_hex`, or the `error` of the script.
#[must_use]
pub fn raw_mangle(input: &[u8]) -> Value {
    script(input, raw_mangle_lines)
}

/// Runs a script; an error in the script itself is the answer.
fn script(input: &[u8], run: fn(&str) -> Result<Value, String>) -> Value {
    let text = std::str::from_utf8(input).map_err(|error| error.to_string());
    text.and_then(run).unwrap_or_else(|error| json!({"ok": false, "error": error}))
}

/// A line of a script: its half, and the words after it.
fn line_words(line: &str) -> Result<(Side, std::str::SplitWhitespace<'_>), String> {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("I") => Ok((Side::Inputs, words)),
        Some("R") => Ok((Side::Results, words)),
        other => Err(format!("a line begins with I or R, not {other:?}")),
    }
}

fn integer(word: Option<&str>) -> Result<i32, String> {
    let word = word.ok_or("a number is missing")?;
    word.parse().map_err(|error| format!("{word:?} is not a 32-bit number: {error}"))
}

/// A key of a script, whose bytes are decoded from hex.
enum ScriptKey {
    Index(i32),
    Name(Vec<u8>),
}

impl ScriptKey {
    fn read(word: &str) -> Result<ScriptKey, String> {
        if let Some(hex) = word.strip_prefix("s:") {
            let name = from_hex(hex).ok_or_else(|| format!("{word:?} is not hex"))?;
            return Ok(ScriptKey::Name(name));
        }
        let number = word.strip_prefix("i:").ok_or_else(|| format!("{word:?} is no key"))?;
        integer(Some(number)).map(ScriptKey::Index)
    }

    fn as_key(&self) -> Key<'_> {
        match self {
            ScriptKey::Index(index) => Key::Index(*index),
            ScriptKey::Name(name) => Key::Name(name),
        }
    }
}

fn mangle_lines(text: &str) -> Result<Value, String> {
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (side, mut words) = line_words(line)?;
        let raw_index = integer(words.next())?;
        let path = words.map(ScriptKey::read).collect::<Result<Vec<_>, _>>()?;
        lines.push((side, raw_index, path));
    }
    let mut mangler = SipSignatureMangler::new();
    let mut sets = Vec::new();
    for (side, raw_index, path) in &lines {
        let path: Vec<Key<'_>> = path.iter().map(ScriptKey::as_key).collect();
        sets.push(mangler.set_raw_index(*side, *raw_index, &path).is_ok());
    }
    let text = mangler.to_signature().map_err(|error| error.to_string())?;
    Ok(json!({"ok": true, "sets": sets, "text_hex": to_hex(&text)}))
}

fn raw_mangle_lines(text: &str) -> Result<Value, String> {
    let mut mangler = RawSignatureMangler::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (side, mut words) = line_words(line)?;
        match words.next() {
            Some("buffer") => {
                let code = integer(words.next())?;
                let dims = words.map(|word| integer(Some(word)));
                mangler.add_buffer(side, code, &dims.collect::<Result<Vec<_>, _>>()?);
            }
            Some("scalar") => mangler.add_scalar(side, integer(words.next())?),
            Some("ref") => mangler.add_reference(side),
            Some("unrecognized") => mangler.add_unrecognized(side),
            other => return Err(format!("unknown kind of value {other:?}")),
        }
    }
    let text = mangler.to_signature().map_err(|error| error.to_string())?;
    Ok(json!({"ok": true, "text_hex": to_hex(&text)}))
}
