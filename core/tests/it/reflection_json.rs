//! The JSON reader: against `serde_json`, on broken text, and on hostile text.

use abide_core::diagnostic::codes::{limit, reflection as codes};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::reflection::json::{Json, Kind, NodeId, Number, write_compact};
use abide_core::text::apply_edits;
use abide_generate::Random;
use serde_json::Value;

fn read(text: &[u8]) -> Json<'_> {
    Json::read(text, &Limits::default())
}

fn errors<'j>(json: &'j Json<'_>) -> Vec<&'j Diagnostic> {
    json.diagnostics().iter().filter(|d| d.severity == Severity::Error).collect()
}

/// The value as in `serde_json`.
fn value(json: &Json<'_>, id: NodeId) -> Value {
    match json.kind(id) {
        Kind::True => Value::Bool(true),
        Kind::False => Value::Bool(false),
        Kind::String => Value::String(json.string(id).into_owned()),
        Kind::Number => match json.number(id).expect("a number has a value") {
            Number::Negative(number) => number.into(),
            Number::Unsigned(number) => number.into(),
            Number::Float(number) => number.into(),
        },
        Kind::Array => json.items(id).map(|item| value(json, item)).collect(),
        Kind::Object => json
            .members(id)
            .map(|member| (json.string(member.key).into_owned(), value(json, member.value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
        _ => Value::Null,
    }
}

/// Equal, except for the last bit of doubles: `serde_json` reads those fast rather than exactly.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(x), Value::Number(y)) if x.is_f64() && y.is_f64() => {
            let (x, y) = (x.as_f64().unwrap(), y.as_f64().unwrap());
            x.to_bits().abs_diff(y.to_bits()) <= 1
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}

fn compare(text: &[u8]) {
    let json = read(text);
    let shown = String::from_utf8_lossy(text);
    match serde_json::from_slice::<Value>(text) {
        Ok(expected) => {
            assert!(errors(&json).is_empty(), "{shown:?}: {:?}", json.diagnostics());
            let found = value(&json, json.root());
            assert!(same(&found, &expected), "{shown:?}: {found} is not {expected}");
        }
        Err(error) => assert!(!errors(&json).is_empty(), "{shown:?} is refused: {error}"),
    }
}

const SAMPLES: &[&str] = &[
    "null",
    " true\n",
    "false",
    "0",
    "-0",
    "-0.0",
    "1.5e3",
    "1E-2",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "-9223372036854775809",
    "01",
    "-",
    "1.",
    ".5",
    "+1",
    "1e",
    "1e999",
    "-1e999",
    "1e-999",
    "0x10",
    "1_000",
    "\"\"",
    "\"a\\n\\u00e9\\ud834\\udd1e\"",
    "\"\\ud800\"",
    "\"\\ud800\\ue000\"",
    "\"\\ud83d\\ude00\\udbff\\udfff\"",
    "\"\\udc00\"",
    "\"\\ud800\\u0041\"",
    "\"\\x\"",
    "\"\\u12g4\"",
    "\"\\u12\"",
    "\"a\tb\"",
    "\"a\nb\"",
    "\"abc",
    "\"abc\\",
    "'a'",
    "[]",
    "[ ]",
    "[1]",
    "[1,]",
    "[,1]",
    "[,]",
    "[1 2]",
    "[1,,2]",
    "[1",
    "[",
    "]",
    "[1]]",
    "{}",
    "{ }",
    "{\"a\":1}",
    "{\"a\":1,}",
    "{\"a\" 1}",
    "{\"a\":}",
    "{\"a\"}",
    "{a:1}",
    "{\"a\":1,\"a\":2}",
    "{,}",
    "{1:2}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":[1}",
    "[{]}",
    "[1}",
    "{\"a\":1]",
    "NaN",
    "[Infinity]",
    "-Infinity",
    "nul",
    "nulll",
    "True",
    "None",
    "",
    " ",
    "\u{feff}{}",
    "\u{a0}1",
    "1 2",
    "[1]x",
    "/**/1",
    "[\"a\" : 1]",
    "{\"a\"::1}",
    "{\"a\",\"b\":1}",
    "\u{0}",
    "[\u{7f}]",
    "\"\u{7f}\"",
    "{\"a\":{\"b\":[{}]}}",
    "[[[[[[]]]]]]",
    "tru",
    "truefalse",
    "[1,2",
    "{[1]:2}",
    "{\"a\":1,]",
    "-01",
    "1.5.2",
    "1-2",
    "\"\u{2028}\"",
    "{\"\":0}",
    "[\"\\/\"]",
];

#[test]
fn samples_agree_with_serde_json() {
    for sample in SAMPLES {
        compare(sample.as_bytes());
    }
    for bytes in [&b"\"\xff\""[..], b"\xff", b"[\"\xc3\"]", b"{\"\xed\xa0\x80\":1}"] {
        compare(bytes);
    }
}

#[test]
fn mutated_texts_agree_with_serde_json() {
    let pieces: &[&str] = &[
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "\"a\"",
        "\"ndarray\"",
        "null",
        "1",
        "-2.5e1",
        " ",
        "\"",
        "\\",
        "\\u0041",
        "\\ud800",
        "true",
        "NaN",
        "0",
        "e",
        ".",
        "\n",
        "'",
        "é",
        "x",
        "\u{1}",
    ];
    let seeds = [r#"{"a":[["ndarray","f32",2,null,4]],"r":[["sdict",["k","i32"]]],"v":1}"#, ""];
    let mut random = Random::new(1);
    let mut accepted = 0;
    for round in 0..60_000 {
        let mut text = seeds[round % 2].as_bytes().to_vec();
        for _ in 0..1 + random.below(if round % 2 == 0 { 3 } else { 12 }) {
            let at = random.below(text.len() + 1);
            let piece = pieces[random.below(pieces.len())].as_bytes();
            if round % 4 == 0 && !text.is_empty() {
                text.remove(at.min(text.len() - 1));
            } else {
                text.splice(at..at, piece.iter().copied());
            }
        }
        accepted += usize::from(serde_json::from_slice::<Value>(&text).is_ok());
        compare(&text);
        let json = read(&text);
        // Parsing and writing the output again gives the same text.
        let mut once = String::new();
        write_compact(&mut once, &json, json.root());
        let mut twice = String::new();
        let again = read(once.as_bytes());
        write_compact(&mut twice, &again, again.root());
        assert_eq!(once, twice);
    }
    assert!(accepted > 1000, "only {accepted} texts were JSON");
}

/// Each text has one mistake, so one error, at this range; and its fix repairs it.
#[test]
fn one_error_for_each_mistake() {
    type Case = (&'static str, &'static str, (u32, u32), Option<&'static str>);
    let cases: &[Case] = &[
        ("[1,]", "reflection-json-trailing-comma", (2, 3), Some("[1]")),
        // The comma is before an item.
        ("[1,\"r\":]", "reflection-json-syntax", (6, 7), None),
        ("{\"a\":1,}", "reflection-json-trailing-comma", (6, 7), Some("{\"a\":1}")),
        ("[1 2]", "reflection-json-separator", (2, 2), Some("[1, 2]")),
        ("[[1] [2]]", "reflection-json-separator", (4, 4), Some("[[1], [2]]")),
        (
            "{\"a\":{\"b\":1} \"c\":2}",
            "reflection-json-separator",
            (12, 12),
            Some("{\"a\":{\"b\":1}, \"c\":2}"),
        ),
        ("{\"a\" 1}", "reflection-json-separator", (4, 4), Some("{\"a\": 1}")),
        ("{\"a\":1 \"b\":2}", "reflection-json-separator", (6, 6), Some("{\"a\":1, \"b\":2}")),
        ("[True]", "reflection-json-syntax", (1, 5), Some("[true]")),
        ("['i32']", "reflection-json-syntax", (1, 6), Some("[\"i32\"]")),
        ("{a:1}", "reflection-json-syntax", (1, 2), Some("{\"a\":1}")),
        ("\u{feff}[]", "reflection-json-bom", (0, 3), Some("[]")),
        ("{\"a\":[1}", "reflection-json-unclosed", (7, 7), Some("{\"a\":[1]}")),
        ("[[1}]", "reflection-json-unclosed", (3, 4), Some("[[1]]")),
        ("[1}", "reflection-json-unclosed", (2, 3), Some("[1]")),
        ("{\"a\":[[", "reflection-json-unclosed", (7, 7), Some("{\"a\":[[]]}")),
        ("[1]]", "reflection-json-trailing-text", (3, 4), None),
        ("[\"abc]", "reflection-json-unclosed", (1, 6), None),
        ("[\"a\\qb\"]", "reflection-json-string", (3, 5), None),
        ("[\"a\u{1}\u{2}b\"]", "reflection-json-string", (3, 4), None),
        ("[\"\\ud800\"]", "reflection-json-surrogate", (2, 8), None),
        ("[NaN]", "reflection-json-not-finite", (1, 4), None),
        ("[1e999]", "reflection-json-number-range", (1, 6), None),
        ("[01]", "reflection-json-number", (1, 3), None),
        ("[1,,2]", "reflection-json-syntax", (3, 4), None),
        ("[@]", "reflection-json-syntax", (1, 2), None),
        ("", "reflection-json-syntax", (0, 0), None),
    ];
    for (text, code, span, fixed_text) in cases {
        let json = read(text.as_bytes());
        let found = errors(&json);
        let expect_two = *text == "[\"abc]";
        assert_eq!(found.len(), 1 + usize::from(expect_two), "{text:?}: {found:?}");
        let first = found[0];
        assert_eq!(
            (first.code.name(), (first.span.start(), first.span.end())),
            (*code, *span),
            "{text:?}"
        );
        assert!(!first.message.ends_with('.'), "{text:?}: {}", first.message);
        if let Some(fixed_text) = fixed_text {
            let fix = first.fix.as_ref().unwrap_or_else(|| panic!("{text:?} has no fix"));
            let after = apply_edits(text.as_bytes(), &fix.edits).unwrap();
            assert_eq!(String::from_utf8(after).unwrap(), *fixed_text);
            assert!(errors(&read(fixed_text.as_bytes())).is_empty());
        }
    }
}

/// Text outside a mistake is still parsed.
#[test]
fn recovery_keeps_the_rest() {
    let text = br#"{"a":[["ndarray","f32",1 4],True,,["slist","i32"}],'r':["i32",],"v":1"#;
    let json = read(text);
    let mut out = String::new();
    write_compact(&mut out, &json, json.root());
    assert_eq!(out, r#"{"a":[["ndarray","f32",1,4],true,null,["slist","i32"]],"r":["i32"],"v":1}"#);
}

/// Every character below U+0020 has to be escaped again.
#[test]
fn control_characters_are_written_as_escapes() {
    let escapes: String = (0..0x20).map(|unit| format!("\\u{unit:04x}")).collect();
    let text = format!("\"{escapes}\\\"\\\\\"");
    let json = read(text.as_bytes());
    let mut out = String::new();
    write_compact(&mut out, &json, json.root());
    let back: String = serde_json::from_str(&out).expect("valid JSON");
    assert!(back.chars().take(0x20).map(u32::from).eq(0..0x20) && back.ends_with("\"\\"));
}

#[test]
fn python_accepts_nan_and_lone_surrogates() {
    for text in ["[NaN,Infinity,-Infinity]", "\"\\ud800\"", "1e999"] {
        assert!(
            !errors(&read(text.as_bytes())).is_empty() && !read(text.as_bytes()).python_refuses()
        );
    }
    for text in ["\u{feff}1", "[1,]", "'a'", "\"\t\"", "1 2", "[01]", ""] {
        assert!(read(text.as_bytes()).python_refuses(), "{text:?}");
    }
}

#[test]
fn duplicate_keys_are_kept_and_the_last_counts() {
    let json = read(br#"{"a":1,"b":2,"\u0061":3}"#);
    assert_eq!(json.members(json.root()).count(), 3);
    let last = json.member(json.root(), "a").unwrap();
    assert_eq!(json.number(last.value), Some(Number::Unsigned(3)));
    let [warning] = json.diagnostics() else { panic!("{:?}", json.diagnostics()) };
    assert_eq!((warning.code, warning.span.start()), (codes::JSON_DUPLICATE_KEY, 13));
}

#[test]
fn hostile_texts_are_read_in_linear_time() {
    const BRACKET_COUNT: usize = 1_000_000;
    let limits = Limits::default();
    let deep = [
        b"[".repeat(BRACKET_COUNT),
        b"{\"a\":".repeat(BRACKET_COUNT),
        b"[{\"a\":".repeat(BRACKET_COUNT / 2),
    ];
    for text in &deep {
        let json = read(text);
        assert!(json.diagnostics().iter().any(|d| d.code == limit::DEPTH));
        let mut out = String::new();
        write_compact(&mut out, &json, json.root());
        assert!(out.len() < 3000, "only the part within the limit is kept");
    }
    let closed = [b"[".repeat(BRACKET_COUNT), b"]".repeat(BRACKET_COUNT)].concat();
    assert_eq!(errors(&read(&closed)).len(), 1);
    let flat = [
        b",".repeat(BRACKET_COUNT),
        b"]".repeat(BRACKET_COUNT),
        b"[,".repeat(BRACKET_COUNT),
        b"\"\n".repeat(BRACKET_COUNT),
        b"{:".repeat(BRACKET_COUNT),
        b"[1}".repeat(BRACKET_COUNT),
        b"\"\\u".repeat(BRACKET_COUNT),
        b"'".repeat(BRACKET_COUNT),
        b"[\"a\" ".repeat(BRACKET_COUNT),
        vec![0xff; BRACKET_COUNT],
        b"9".repeat(BRACKET_COUNT),
    ];
    for text in &flat {
        assert!(read(text).diagnostics().len() <= limits.diagnostics + 1);
    }
    let keys = format!("{{{}\"a\":0}}", "\"a\":0,".repeat(BRACKET_COUNT / 4));
    assert_eq!(read(keys.as_bytes()).diagnostics().len(), limits.diagnostics + 1);
    let long = format!("{{{}\"a\":0}}", format!("\"{}\":0,", "k".repeat(50_000)).repeat(100));
    assert_eq!(read(long.as_bytes()).diagnostics().len(), 99);
}

#[test]
fn a_text_beyond_the_limit_is_read_up_to_it() {
    let limits = Limits { bytes: 8, ..Limits::default() };
    let json = Json::read(br#"["i32", "i64"]"#, &limits);
    let [only] = json.diagnostics() else { panic!("{:?}", json.diagnostics()) };
    assert_eq!(only.code, limit::BYTES);
    assert_eq!(json.len(json.root()), 2, "the item that is cut off counts as an unread one");
}
