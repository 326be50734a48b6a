//! Compares the readers and writers of signatures with recorded answers of the C++ reference, through the code that
//! answers a conformance runner.

use abide_core::limits::Limits;
use abide_core::sip::{RawFunction, Side, Tree, check_sip, encode_signature, to_string};
use abide_json::adapter::sip as adapter;
use serde_json::{Value, json};
use std::path::Path;

fn lines(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/vectors/sip").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn operation(kind: &str) -> &'static str {
    match kind {
        "tokens" => "sip.tokens",
        "sip_inputs" | "sip_count_inputs" => "sip.inputs",
        "sip_results" => "sip.results",
        "raw" => "sip.raw",
        "mangle" => "sip.mangle",
        "rawmangle" => "sip.rawmangle",
        other => panic!("unknown kind {other}"),
    }
}

/// Tokens with the value of an error token taken out, which is not compared.
fn comparable_tokens(tokens: &Value) -> Value {
    let mut tokens = tokens.clone();
    for token in tokens.as_array_mut().unwrap() {
        if token[0] == "error" {
            token[2] = Value::Null;
        }
    }
    tokens
}

/// The content of an answer, in the fields of an expectation.
fn field(answer: &Value, name: &str) -> Value {
    let text = |key: &str| {
        let hex = answer[key].as_str().unwrap_or_default();
        let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(byte).collect();
        json!(String::from_utf8_lossy(&bytes))
    };
    match name {
        "events_n" => json!(answer["events"].as_array().unwrap().len()),
        "text" => text("text_hex"),
        "partial_text" => text("partial_text_hex"),
        "tokens" => comparable_tokens(&answer["tokens"]),
        // The reference gives no text with an error.
        "text_hex" if answer["ok"] == false => json!(""),
        name => answer[name].clone(),
    }
}

fn differences(record: &Value, answer: &Value) -> Vec<String> {
    let right = record.get("ours").unwrap_or(&record["expect"]);
    let mut differences = Vec::new();
    for (name, expected) in right.as_object().unwrap() {
        let expected =
            if name == "tokens" { comparable_tokens(expected) } else { expected.clone() };
        let found = field(answer, name);
        if found != expected {
            differences.push(format!("{}: {name} is {found}, not {expected}", record["id"]));
        }
    }
    differences
}

#[test]
fn every_vector_of_the_reference() {
    let records = lines("sip.jsonl");
    assert_eq!(records.len(), 109);
    let mut found = Vec::new();
    for record in &records {
        let op = operation(record["kind"].as_str().unwrap());
        let answer = adapter::answer(op, record).unwrap();
        found.extend(differences(record, &answer));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_wrong_answer_is_noticed() {
    for record in lines("sip.jsonl").iter().filter(|record| record.get("ours").is_none()) {
        let op = operation(record["kind"].as_str().unwrap());
        let mut answer = adapter::answer(op, record).unwrap();
        answer["ok"] = json!(answer["ok"] == false);
        assert!(!differences(record, &answer).is_empty(), "{}", record["id"]);
    }
}

#[test]
fn every_signature_found_in_the_wild() {
    let limits = Limits::default();
    for record in lines("real_signatures.jsonl") {
        let signature = record["sig"].as_str().unwrap().as_bytes();
        for (side, name) in [(Side::Inputs, "inputs"), (Side::Results, "results")] {
            let Some(expected) = record[name].as_str() else { continue };
            let text = to_string(signature, side, &limits).unwrap();
            assert_eq!(String::from_utf8_lossy(&text), expected, "{}", record["sig"]);
        }
        if record.get("inputs").is_some() {
            let read = |side| Tree::read(signature, side, &limits).unwrap();
            let written = encode_signature(&read(Side::Inputs), &read(Side::Results)).unwrap();
            assert_eq!(written, signature);
            assert!(check_sip(signature, &limits).1.is_empty(), "{}", record["sig"]);
        }
        let Some(expected) = record["text"].as_str() else { continue };
        let text = match RawFunction::read(signature, &limits) {
            Ok(function) => {
                assert_eq!(function.encode().unwrap(), signature);
                function.to_string()
            }
            Err(error) => format!("ERROR {error}"),
        };
        // The reference writes `U` and then refuses to read it; we read it.
        let expected = match record["sig"].as_str().unwrap() {
            "I1!R4!U1!" => "() -> (Unrecognized)",
            "I4!U1!R1!" => "(Unrecognized) -> ()",
            _ => expected,
        };
        assert_eq!(text, expected, "{}", record["sig"]);
    }
}

#[test]
fn unknown_operations_and_bad_requests_differ() {
    assert_eq!(adapter::answer("mlir.check", &json!({})), None);
    assert_eq!(adapter::answer("sip.unknown", &json!({"input_hex": ""})), None);
    for hex in ["0", "zz", "é"] {
        let answer = adapter::answer("sip.raw", &json!({"input_hex": hex})).unwrap();
        assert_eq!(answer["ok"], false);
    }
    let script = json!({"input_hex": "5820"});
    assert_eq!(adapter::answer("sip.mangle", &script).unwrap()["ok"], false);
}
