//! Logs of passes: their dumps, the texts of these, and what differs between two.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::Client;
use serde_json::{Value, json};

/// Each line has a prefix of the log, and there is a message between two passes.
const LOG: &str = "\
[out] // -----// IR Dump Before CSE (cse) //----- //
[out] module {
[out]   func.func @f(%a: i32) -> i32 attributes {x = \"π\"} {
[out]     %0 = arith.addi %a, %a : i32
[out]     %1 = arith.addi %a, %a : i32
[out]     %2 = arith.muli %0, %1 : i32
[out]     return %2 : i32
[out]   }
[out] }
[out] a message
[out] // -----// IR Dump After CSE (cse) //----- //
[out] module {
[out]   func.func @f(%a: i32) -> i32 attributes {x = \"π\"} {
[out]     %0 = arith.addi %a, %a : i32
[out]     %1 = arith.muli %0, %0 : i32
[out]     return %1 : i32
[out]   }
[out] }
";

/// The texts of the two dumps.
async fn texts(client: &mut Client) -> Vec<String> {
    let listed = client.request("abide/dumps", json!({"text": LOG})).await;
    let mut texts = Vec::new();
    for dump in listed["dumps"].as_array().unwrap() {
        let [start, end] =
            ["start", "end"].map(|key| usize::try_from(dump[key].as_u64().unwrap()).unwrap());
        let made = client.request("abide/dumpText", json!({"text": LOG[start..end]})).await;
        texts.push(made["text"].as_str().unwrap().to_owned());
    }
    texts
}

fn range(line: u32, start: u32, end: u32) -> Value {
    json!({"start": {"line": line, "character": start}, "end": {"line": line, "character": end}})
}

#[tokio::test]
async fn the_dumps_of_a_log_are_listed_and_compared() {
    let mut client = Client::start(json!({})).await;
    let listed = client.request("abide/dumps", json!({"text": LOG})).await;
    assert_eq!(listed["omitted"], 0);
    let dumps = listed["dumps"].as_array().unwrap();
    let facts = |dump: &Value| {
        [&dump["pass"], &dump["when"], &dump["operation"], &dump["line"], &dump["changed"]]
            .map(Value::to_string)
            .join(" ")
    };
    assert_eq!(
        dumps.iter().map(facts).collect::<Vec<_>>(),
        [r#""CSE" "before" "module" 1 null"#, r#""CSE" "after" "module" 11 true"#]
    );
    let texts = texts(&mut client).await;
    assert!(texts[0].starts_with("module {\n  func.func @f("), "{}", texts[0]);
    assert!(texts[1].ends_with("  }\n}\n"), "{}", texts[1]);
    let mut params = json!({"before": texts[0], "after": texts[1]});
    let found = client.request("abide/compareDumps", params.clone()).await;
    assert_eq!(found["followed"], Value::Null);
    let kinds: Vec<_> = found["changes"].as_array().unwrap().iter().collect();
    assert!(kinds.iter().all(|change| change["within"] == "func.func @f"), "{kinds:?}");
    let removed = kinds.iter().find(|change| change["kind"] == "removed").unwrap();
    assert_eq!(removed["before"], range(3, 4, 32));
    assert_eq!(removed["after"], Value::Null);

    // The multiplication, from the blanks in front of it.
    params["position"] = json!({"line": 4, "character": 0});
    let found = client.request("abide/compareDumps", params.clone()).await;
    assert_eq!(found["followed"]["before"], range(4, 4, 32));
    assert_eq!(found["followed"]["after"], range(3, 4, 32));
    assert_eq!(found["followed"]["changed"], true);
    // The first sum stays, the second goes, and the function has changed within.
    for (line, after, changed) in [(2, false, false), (3, true, true), (1, false, true)] {
        params["position"] = json!({"line": line, "character": 4});
        let found = client.request("abide/compareDumps", params.clone()).await;
        assert_eq!(found["followed"]["after"].is_null(), after, "{line}");
        assert_eq!(found["followed"]["changed"], changed, "{line}");
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn hostile_texts_of_logs_are_answered() {
    let mut client = Client::start(json!({})).await;
    for text in ["", "\n", "// -----// IR Dump After", "{{{{", "%\u{1}\u{202e}"] {
        client.request("abide/dumps", json!({"text": text})).await;
        client.request("abide/dumpText", json!({"text": text})).await;
        let params = json!({
            "before": text, "after": LOG, "position": {"line": 4_000_000_000_u32, "character": 7},
            "uri": "file:///not/there.log",
        });
        client.request("abide/compareDumps", params).await;
    }
    assert!(client.stop().await);
}
