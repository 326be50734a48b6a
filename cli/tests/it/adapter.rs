//! The process that the conformance suite talks to.

use crate::support::abide_in;
use serde_json::{Value, json};

fn answers(lines: &[u8]) -> Vec<Value> {
    let run = abide_in(&abide_testing::repository(), &["adapter"], lines);
    assert_eq!((run.status, &run.stderr[..]), (0, ""));
    run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_line_has_its_answer_in_order() {
    let found = answers(
        b"{\"id\":1,\"op\":\"mlir.check\",\"source\":\"\\\"a.b\\\"(%0) : (i32) -> ()\"}\n\
          not json\n\
          \xff\xfe\n\
          \n\
          {\"id\":\"x\",\"op\":\"no.such\"}\r\n\
          {\"id\":3,\"op\":\"mlir.check\",\"source\":\"\"}",
    );
    assert_eq!(found.len(), 6);
    let finding = &found[0]["diagnostics"][0];
    assert_eq!(found[0]["id"], 1);
    assert_eq!(
        json!([
            finding["severity"],
            finding["start"],
            finding["end"],
            finding["line"],
            finding["column"]
        ]),
        json!(["error", 6, 8, 1, 7])
    );
    assert!(finding["code"].is_string() && finding["message"].is_string());
    for line in &found[1..4] {
        assert!(line["error"].is_string() && line.get("id").is_none(), "{line}");
    }
    assert_eq!(found[4], json!({ "id": "x", "unsupported": true }));
    assert_eq!(found[5], json!({ "id": 3, "diagnostics": [] }));
}

#[test]
fn tokens_are_the_source() {
    for source in
        ["", "func.func @f() { return } // é\r\n", "\u{feff}x €𝄞 \"\\u{0}\" \t\0 %é ☃☃ \"é"]
    {
        let request = json!({ "id": 7, "op": "mlir.tokens", "source": source });
        let found = answers(request.to_string().as_bytes());
        let tokens: Vec<&str> = found[0]["tokens"]
            .as_array()
            .unwrap_or_else(|| panic!("{}", found[0]))
            .iter()
            .map(|token| token.as_str().unwrap())
            .collect();
        assert_eq!(tokens.concat(), source);
        assert!(tokens.iter().all(|token| !token.is_empty()));
    }
}

#[test]
fn shapes_are_evaluated_and_explained() {
    let source = "func.func @f(%a: tensor<?x4xf32>, %n: index) -> (tensor<?x4xf32>, index) {\n  \
                  %b = tensor.concat dim(0) %a, %a : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n  \
                  return %b, %n : tensor<?x4xf32>, index\n}";
    let ask = |fields: Value| {
        let mut request = json!({ "id": 1, "source": source });
        request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        answers(format!("{request}\n").as_bytes()).remove(0)
    };
    assert_eq!(
        ask(json!({ "op": "shape.eval", "function": "f", "args": [[3, 4], 7] })),
        json!({
            "id": 1, "ok": true, "dims": { "%a": [3, 4], "%b": [6, 4], "%n": 7 }, "results": [[6, 4], 7]
        })
    );
    for (fields, message) in [
        (
            json!({ "op": "shape.eval", "function": "f", "args": [[3, 5], 7] }),
            "argument 0 has the size 4 in dimension 1, and 5 is given",
        ),
        (
            json!({ "op": "shape.eval", "function": "g", "args": [] }),
            "no function with a body is named '@g'",
        ),
        (
            json!({ "op": "shape.eval", "function": "f", "args": ["x", 7] }),
            "an argument is an integer, a list of sizes or null, and not \"x\"",
        ),
    ] {
        assert_eq!(ask(fields), json!({ "id": 1, "ok": false, "error": message }));
    }
    let explained = ask(json!({ "op": "shape.explain" }));
    assert_eq!(explained["functions"][0]["values"][1]["shape"][0]["text"], "2*S0");
}
