//! The vectors, line by line, through the adapter.

use super::answer;
use serde_json::{Value, json};

fn lines(file: &str) -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/vectors/reflection/");
    let text = std::fs::read_to_string(format!("{path}{file}")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Tails of messages that hold the words of a particular version of Python or numpy.
fn leading_words(message: &str) -> &str {
    let tails = [", error='", "setting an array element"];
    tails.iter().filter_map(|tail| message.find(tail)).min().map_or(message, |at| &message[..at])
}

/// The difference between an outcome and an answer.
fn difference(out: &Value, answer: &Value) -> Option<String> {
    if out["ok"] != answer["ok"] {
        return Some("verdict".to_owned());
    }
    for key in ["vm", "py", "error_type"] {
        if out.get(key) != answer.get(key) {
            return Some(key.to_owned());
        }
    }
    if out["ok"] == true {
        return None;
    }
    let stage = if out["stage"] == "construct" { "construct" } else { "call" };
    if answer["stage"] != stage {
        return Some("stage".to_owned());
    }
    let (expected, found) = (out["error"].as_str().unwrap(), answer["error"].as_str().unwrap());
    let same = leading_words(expected) == leading_words(found);
    (!same).then(|| format!("message: {found}"))
}

fn run(file: &str, profile: &str) -> (usize, usize) {
    let (mut compared, mut skipped) = (0, 0);
    let mut failures = Vec::new();
    for line in lines(file) {
        let out = &line["out"];
        if out.get("skip").is_some() {
            skipped += 1;
            continue;
        }
        compared += 1;
        let mut request = line.clone();
        request["profile"] = json!(profile);
        let op = format!("reflection.{}", line["op"].as_str().unwrap());
        let answer = answer(&op, &request).unwrap();
        if let Some(difference) = difference(out, &answer) {
            failures.push(format!("{}: {difference}\n  {out}\n  {answer}", line["id"]));
        }
    }
    assert!(failures.is_empty(), "{} lines differ:\n{}", failures.len(), failures.join("\n"));
    (compared, skipped)
}

#[test]
fn iree_since_2022() {
    assert_eq!(run("reflection.jsonl", "iree2022"), (147, 0));
}

#[test]
fn iree_before_2022() {
    assert_eq!(run("reflection_iree2021.jsonl", "iree2021"), (137, 10));
}

/// The comparison itself: an answer that is wrong in one respect is found out.
#[test]
fn a_wrong_answer_differs() {
    let line =
        lines("reflection.jsonl").into_iter().find(|line| line["id"] == "slist.scalar").unwrap();
    let right = answer("reflection.pack", &line).unwrap();
    assert_eq!(difference(&line["out"], &right), None);
    for (key, wrong) in [
        ("ok", json!(true)),
        ("stage", json!("construct")),
        ("error_type", json!("ValueError")),
        ("error", json!("object of type 'float' has no len()")),
    ] {
        let mut answer = right.clone();
        answer[key] = wrong;
        assert!(difference(&line["out"], &answer).is_some(), "{key}");
    }
}

/// Real strings: no errors, except for one that is not JSON and one with a wrong rank.
#[test]
fn real_strings_have_no_errors() {
    let mut with_errors = Vec::new();
    for line in lines("reflection_strings.jsonl") {
        let answer = answer("reflection.check", &line).unwrap();
        let diagnostics = answer["diagnostics"].as_array().unwrap();
        if diagnostics.iter().any(|diagnostic| diagnostic["severity"] == "error") {
            with_errors.push(line["abi"].as_str().unwrap().to_owned());
        }
    }
    let expected = ["FOOBAR", r#"{"a": [["ndarray", "f32", 3, 4]], "r": []}"#];
    assert_eq!(with_errors, expected);
}

#[test]
fn malformed_requests_are_answered() {
    assert_eq!(answer("sip.tokens", &json!({})), None);
    for request in [
        json!({ "profile": "iree2030" }),
        json!({ "args": 1 }),
        json!({ "args": [{ "$nope": 1 }] }),
        json!({ "args": [{ "$nd": [1], "dtype": "float99" }] }),
        json!({ "args": [{ "$nd": [[1], 2], "dtype": "int32" }] }),
        json!({ "abi": 1 }),
        json!({ "kwargs": [] }),
    ] {
        let answer = answer("reflection.pack", &request).unwrap();
        assert_eq!(answer["error_type"], "RequestError", "{request}");
    }
    let request = json!({ "vm": [{ "i8": 300 }] });
    assert_eq!(answer("reflection.unpack", &request).unwrap()["error_type"], "RequestError");
}

#[test]
fn elements_may_stay_with_the_caller() {
    let external = |number: u32, shape: Value| json!({ "$external": number, "shape": shape, "dtype": "float64" });
    let run = |record: Value, value: Value| {
        let abi = json!({ "a": [record], "r": [] }).to_string();
        answer("reflection.pack", &json!({ "abi": abi, "args": [value], "whole": true })).unwrap()
    };
    let array = json!(["ndarray", "f32", 1, 4]);
    let rows = json!([external(0, json!([4])), external(1, json!([4]))]);
    for (value, shape, runs) in [
        (external(7, json!([9, 9])), json!([9, 9]), json!([[7, 0, 81]])),
        (rows.clone(), json!([2, 4]), json!([[0, 0, 4], [1, 0, 4]])),
        (
            json!([rows.clone(), rows]),
            json!([2, 2, 4]),
            json!([[0, 0, 4], [1, 0, 4], [0, 0, 4], [1, 0, 4]]),
        ),
    ] {
        let view = json!({ "shape": shape, "type": "FLOAT_32", "external": runs });
        assert_eq!(run(array.clone(), value), json!({ "ok": true, "vm": [{ "bv": view }] }));
    }
    // A part of an array is a part of the caller's array.
    let parts = run(json!(["slist", array, array]), external(3, json!([2, 5])));
    assert_eq!(parts["vm"][0][1]["bv"]["external"], json!([[3, 5, 5]]));
    // If elements are needed, the error names that.
    for (record, value) in [
        (array.clone(), json!([external(0, json!([2])), [1, 2]])),
        (json!(["slist", "i32"]), external(0, json!([1]))),
    ] {
        assert_eq!(run(record, value)["error_type"], "NeedsElements");
    }
    let ragged = run(array, json!([external(0, json!([2])), external(1, json!([3]))]));
    assert!(ragged["error"].as_str().unwrap().contains("shape was (2,) +"), "{ragged}");
}

#[test]
fn full_answers_have_all_data() {
    let many: Vec<f64> = (0..100).map(f64::from).collect();
    let abi = json!({ "a": [["ndarray", "f32", 1, 100]], "r": [] }).to_string();
    let mut request = json!({ "abi": abi, "args": [many] });
    let view = |request: &Value| answer("reflection.pack", request).unwrap()["vm"][0]["bv"].clone();
    assert_eq!(view(&request).get("data"), None);
    request["whole"] = true.into();
    assert_eq!(view(&request)["data"], json!(many));
    let abi = json!({ "a": [["sdict", ["x", ["slist", "i32"]]]], "r": [] }).to_string();
    let request = json!({ "abi": abi, "args": [{ "x": ["q"] }], "whole": true });
    let refusal = answer("reflection.pack", &request).unwrap();
    assert_eq!(refusal["place"], "0['x'][0]");
    assert_eq!(refusal["detail"], "expected an integer (i32), got 'q'");
    assert_eq!(refusal["error"], "std::bad_cast");
}
