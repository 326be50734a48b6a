//! The process that the conformance suite talks to.

mod support;

use serde_json::{Value, json};
use support::abide_in;

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
