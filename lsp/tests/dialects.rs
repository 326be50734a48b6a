//! Dialects that a project describes in its own `.td` files, as a client sees them.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

mod support;

use serde_json::{Value, json};
use std::path::PathBuf;
use support::Client;

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects/twice").canonicalize().unwrap()
}

fn uri(name: &str) -> String {
    format!("file://{}/{name}", project().display())
}

async fn open(name: &str) -> Client {
    let mut client = Client::connect();
    let params = json!({"processId": null, "rootUri": null, "capabilities": {}});
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    let text = std::fs::read_to_string(project().join(name)).unwrap();
    let item = json!({"uri": uri(name), "languageId": "mlir", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    client
}

/// The messages about a document, once some hold.
async fn messages(client: &mut Client, expected: fn(&[String]) -> bool) -> Vec<String> {
    loop {
        let said = client.notification("textDocument/publishDiagnostics").await;
        let all = said["diagnostics"].as_array().cloned().unwrap_or_default();
        let text = |found: &Value| found["message"].as_str().unwrap_or_default().to_owned();
        let all: Vec<String> = all.iter().map(text).collect();
        if expected(&all) {
            return all;
        }
    }
}

fn at(name: &str, line: u32, character: u32) -> Value {
    json!({
        "textDocument": {"uri": uri(name)},
        "position": {"line": line, "character": character},
    })
}

#[tokio::test]
async fn what_is_wrong_by_the_projects_own_description_is_said() {
    let mut client = open("wrong.mlir").await;
    let wrong = |all: &[String]| all.iter().any(|one| one.contains("32-bit signless integer"));
    let all = messages(&mut client, wrong).await;
    assert!(all[0].starts_with("'twice.add' op operand #0 must be"), "{all:?}");
}

#[tokio::test]
async fn hover_and_definition_come_from_the_td_file() {
    let mut client = open("use.mlir").await;
    // The dialects are loaded behind the client's back.
    let hover = loop {
        let hover = client.request("textDocument/hover", at("use.mlir", 1, 10)).await;
        let text = hover["contents"]["value"].as_str().unwrap_or_default().to_owned();
        if text.contains("Adds a number") {
            break text;
        }
        tokio::task::yield_now().await;
    };
    assert!(hover.contains("The number is *doubled*."), "{hover}");
    let found = client.request("textDocument/definition", at("use.mlir", 1, 10)).await;
    assert_eq!(found["uri"], uri("twice.td"));
    assert_eq!(found["range"]["start"], json!({"line": 7, "character": 4}));
}
