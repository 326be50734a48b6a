//! Answers with the opposite verdict, for mutants and liars. Each has the form that the protocol demands of its
//! operation, so only a case can show that it is wrong.

use serde_json::{Value, json};

/// Whether an answer refuses the input, or finds errors in it.
pub(crate) fn is_refusal(answer: &Value) -> bool {
    let is_error = |finding: &Value| finding["severity"] == "error";
    let has_errors = answer["diagnostics"].as_array().is_some_and(|all| all.iter().any(is_error));
    let has_failed = answer["rc"].as_i64().is_some_and(|rc| rc != 0);
    has_errors || has_failed || answer["ok"] == json!(false) || answer.get("errors").is_some()
}

/// An answer that accepts a refused input without findings: the right one up to the refusal, and empty after it. A
/// pass changes nothing. `None` if the operation never refuses.
pub(crate) fn acceptance(request: &Value, truth: &Value) -> Option<Value> {
    Some(match operation(request) {
        "sip.tokens" => {
            let mut tokens = truth["tokens"].as_array().cloned().unwrap_or_default();
            tokens.pop();
            tokens.push(json!(["end", 0, 0, ""]));
            json!({ "ok": true, "tokens": tokens })
        }
        "sip.inputs" | "sip.results" => {
            let text = truth.get("text_hex").or_else(|| truth.get("partial_text_hex"));
            with_findings(
                json!({ "ok": true, "text_hex": text, "events": truth["events"] }),
                truth,
                json!([]),
            )
        }
        "sip.raw" => json!({ "ok": true, "text_hex": "2829202d3e202829" }),
        "sip.mangle" => {
            let sets = truth["sets"].as_array().map_or(0, Vec::len);
            json!({ "ok": true, "sets": vec![true; sets], "text_hex": truth["text_hex"] })
        }
        "reflection.pack" => json!({ "ok": true, "vm": [] }),
        "reflection.unpack" => json!({ "ok": true, "py": null }),
        "reflection.check" | "mlir.check" => json!({ "diagnostics": [] }),
        "mlir.opt" => json!({ "rc": 0, "stdout": request["source"], "stderr": "" }),
        "shape.eval" => json!({ "ok": true, "dims": {}, "results": [] }),
        "tablegen.json" => json!({ "records": { "!instanceof": {} } }),
        _ => return None,
    })
}

/// An answer that refuses an accepted input. `None` if the operation never refuses.
pub(crate) fn refusal(request: &Value, truth: &Value) -> Option<Value> {
    const WORDS: &str = "this is not allowed here";
    Some(match operation(request) {
        "sip.tokens" => json!({ "ok": false, "tokens": [["error", 63, 0, ""]] }),
        "sip.inputs" | "sip.results" => {
            let answer = json!({
                "ok": false, "error": WORDS, "partial_text_hex": "", "events": [],
            });
            with_findings(answer, truth, json!([finding(WORDS)]))
        }
        "sip.raw" | "shape.eval" => json!({ "ok": false, "error": WORDS }),
        "sip.mangle" => {
            let sets = truth["sets"].as_array().map_or(0, Vec::len);
            json!({ "ok": true, "sets": vec![false; sets], "text_hex": truth["text_hex"] })
        }
        "reflection.pack" | "reflection.unpack" => json!({
            "ok": false, "stage": "construct", "error_type": "ValueError", "error": WORDS,
        }),
        "reflection.check" | "mlir.check" => json!({ "diagnostics": [finding(WORDS)] }),
        "mlir.opt" => {
            json!({ "rc": 1, "stdout": "", "stderr": format!("<stdin>:1:1: error: {WORDS}") })
        }
        "tablegen.json" => json!({ "errors": [{ "line": 1, "message": WORDS }] }),
        _ => return None,
    })
}

fn operation(request: &Value) -> &str {
    request["op"].as_str().unwrap_or_default()
}

/// An error at the first byte.
fn finding(message: &str) -> Value {
    json!({
        "severity": "error", "message": message, "start": 0, "end": 0, "line": 1, "column": 1,
    })
}

/// Moves all findings and errors of an answer to the first byte.
pub(crate) fn misplace(answer: &mut Value) {
    for error in answer.get_mut("errors").and_then(Value::as_array_mut).into_iter().flatten() {
        error["line"] = 1.into();
    }
    let findings = answer.get_mut("diagnostics").and_then(Value::as_array_mut);
    for finding in findings.into_iter().flatten() {
        for (field, place) in [("start", 0), ("end", 0), ("line", 1), ("column", 1)] {
            finding[field] = place.into();
        }
    }
}

/// Replaces the findings of an answer, if the right answer has a list of them.
fn with_findings(mut answer: Value, truth: &Value, findings: Value) -> Value {
    if truth.get("diagnostics").is_some() {
        answer["diagnostics"] = findings;
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::check_answer;

    /// A right answer for each operation that can refuse.
    fn truths() -> Vec<(&'static str, Value)> {
        let finding = |severity: &str| {
            let place = json!({ "start": 0, "end": 1, "line": 1, "column": 1, "message": "m" });
            let mut finding = place;
            finding["severity"] = severity.into();
            finding
        };
        let findings = json!({ "diagnostics": [finding("warning"), finding("error")] });
        let visit = json!({
            "ok": false, "error": "e", "partial_text_hex": "61", "events": ["_0"],
            "diagnostics": [finding("error")],
        });
        vec![
            (
                "sip.tokens",
                json!({ "ok": false, "tokens": [["int", 73, 1, ""], ["error", 83, 0, ""]] }),
            ),
            ("sip.inputs", visit.clone()),
            ("sip.results", visit),
            ("sip.raw", json!({ "ok": false, "error": "e" })),
            ("sip.mangle", json!({ "ok": true, "sets": [true, false], "text_hex": "61" })),
            ("reflection.pack", json!({ "ok": true, "vm": [null] })),
            ("reflection.unpack", json!({ "ok": true, "py": 1 })),
            ("reflection.check", findings.clone()),
            ("mlir.check", findings),
            ("mlir.opt", json!({ "rc": 1, "stdout": "", "stderr": "<stdin>:1:1: error: e" })),
            ("shape.eval", json!({ "ok": false, "error": "e" })),
            ("tablegen.json", json!({ "errors": [{ "line": 1, "message": "m" }] })),
        ]
    }

    #[test]
    fn answers_follow_the_protocol() {
        for (operation, truth) in truths() {
            let request = json!({ "op": operation, "source": "module {\n}\n" });
            assert_eq!(check_answer(operation, &truth), Ok(()), "{operation}");
            let accepted = acceptance(&request, &truth).unwrap();
            assert_eq!(check_answer(operation, &accepted), Ok(()), "{operation}");
            assert!(!is_refusal(&accepted), "{operation}: {accepted}");
            let refused = refusal(&request, &truth).unwrap();
            assert_eq!(check_answer(operation, &refused), Ok(()), "{operation}");
            assert!(is_refusal(&refused) || operation == "sip.mangle", "{operation}: {refused}");
            // The two answers differ.
            assert_ne!(accepted, refused, "{operation}");
        }
        assert_eq!(acceptance(&json!({ "op": "mlir.tokens" }), &json!({ "tokens": [] })), None);
    }

    #[test]
    fn right_answers_are_accepted() {
        let truths = truths();
        let accepted = |operation: &str| {
            let (_, truth) = truths.iter().find(|(name, _)| *name == operation).unwrap();
            acceptance(&json!({ "op": operation }), truth).unwrap()
        };
        assert_eq!(
            accepted("sip.tokens")["tokens"],
            json!([["int", 73, 1, ""], ["end", 0, 0, ""]])
        );
        let visit = json!({ "ok": true, "text_hex": "61", "events": ["_0"], "diagnostics": [] });
        assert_eq!(accepted("sip.inputs"), visit);
    }
}
