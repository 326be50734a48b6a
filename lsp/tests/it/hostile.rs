//! Clients that are broken, hasty or disconnected.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support;
use crate::support::{Client, at, document};
use serde_json::{Value, json};
use std::time::Duration;

const TEXT: &str = "func.func @f(%a: i32) { // é𝄞\n  d.use %a\n  return\n}\n";

/// Sends invalid bytes: they are answered with the code, and the server continues.
async fn refused(bytes: &[u8], code: i64) {
    let mut client = Client::start(json!({})).await;
    client.open(TEXT).await;
    client.diagnostics(1).await;
    client.send_raw(bytes).await;
    let answer = client.receive().await;
    assert_eq!(answer["error"]["code"], code, "{}", String::from_utf8_lossy(bytes));
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols[0]["name"], "f");
    assert!(client.stop().await);
}

fn framed(body: &[u8]) -> Vec<u8> {
    [format!("Content-Length: {}\r\n\r\n", body.len()).as_bytes(), body].concat()
}

#[tokio::test]
async fn frames_that_are_no_messages_are_answered() {
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let deep = format!(r#"{{"jsonrpc":"2.0","method":"a","params":{deep}}}"#);
    for body in ["", "{", "nonsense", "{\"jsonrpc\":", "\u{0}", deep.as_str()] {
        refused(&framed(body.as_bytes()), -32700).await;
    }
    refused(&framed(b"\"\xff\""), -32700).await;
    for body in ["{}", "[]", "[{}]", "5", "null", r#"{"jsonrpc":"2.0","method":1,"id":2}"#] {
        refused(&framed(body.as_bytes()), -32600).await;
    }
}

#[tokio::test]
async fn headers_that_are_none_are_answered() {
    for header in ["Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n", "GET / HTTP\r\n"] {
        refused(header.as_bytes(), -32700).await;
    }
    refused(b"Content-Length: 99999999999999999999999\r\n\r\n", -32600).await;
    refused(b"Content-Length: 4000000000\r\n\r\n", -32600).await;
}

#[tokio::test]
async fn headers_in_lower_case_are_understood() {
    let mut client = Client::start(json!({})).await;
    let body = r#"{"jsonrpc":"2.0","id":"x","method":"shutdown"}"#;
    let frame = format!("content-length: {}\r\ncontent-type: x\r\n\r\n{body}", body.len());
    client.send_raw(frame.as_bytes()).await;
    assert_eq!(client.receive().await["id"], "x");
}

#[tokio::test]
async fn unknown_methods_and_wrong_parameters_are_answered() {
    let mut client = Client::start(json!({})).await;
    let id = client.ask("no/such", json!({})).await;
    assert_eq!(client.answer(id).await["error"]["code"], -32601);
    let id = client.ask("textDocument/hover", json!({"position": 5})).await;
    assert_eq!(client.answer(id).await["error"]["code"], -32602);
    client.notify("textDocument/didChange", json!({"nonsense": true})).await;
    client.notify("no/such", Value::Null).await;
    client.send(&json!({"jsonrpc": "2.0", "id": 77, "result": "to nothing"})).await;
    let hover = client.request("textDocument/hover", at(0, 0)).await;
    assert_eq!(hover, Value::Null, "of a document that is not open");
    assert!(client.stop().await);
}

#[tokio::test]
async fn hostile_positions_have_answers() {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
        hostile_positions(encoding).await;
    }
}

async fn hostile_positions(encoding: &str) {
    let general = json!({"general": {"positionEncodings": [encoding]}});
    let mut client = Client::start(general).await;
    client.open(TEXT).await;
    const FAR: u32 = u32::MAX >> 1;
    let columns = (26..36).map(|column| (0, column));
    let far = [(0, FAR), (0, u32::MAX), (FAR, 0), (u32::MAX, u32::MAX), (4, 0), (1, 10)];
    for (line, column) in columns.chain(far) {
        for method in ["hover", "definition", "documentHighlight", "completion", "prepareRename"] {
            client.request(&format!("textDocument/{method}"), at(line, column)).await;
        }
        for method in ["inlayHint", "semanticTokens/range", "codeAction", "rangeFormatting"] {
            let mut params = document();
            let [start, end] = [(line, column), (0, 0)]
                .map(|(line, column)| json!({"line": line, "character": column}));
            params["range"] = json!({"start": start, "end": end});
            params["context"] = json!({"diagnostics": []});
            params["options"] = json!({"tabSize": 2, "insertSpaces": true});
            client.request(&format!("textDocument/{method}"), params).await;
        }
    }
    client.edit_line(2, FAR, (FAR, 0), "// end\n").await;
    client.edit_line(3, 0, (FAR, 12), "(").await;
    assert!(!client.diagnostics(3).await.is_empty());
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_document_that_is_opened_twice_has_the_second_text() {
    let mut client = Client::start(json!({})).await;
    client.open("%").await;
    client.open(TEXT).await;
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols[0]["name"], "f");
    // It is one document: an edit is one of the second text, and closing it once closes it.
    client.edit_line(2, 0, (11, 12), "g").await;
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols[0]["name"], "g");
    client.notify("textDocument/didClose", document()).await;
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols, Value::Null);
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_place_within_a_character_is_its_start() {
    let within = [
        ("utf-8", vec![(21, "xé𝄞"), (22, "éx𝄞"), (23, "éx𝄞"), (25, "éx𝄞"), (26, "é𝄞x")]),
        ("utf-16", vec![(20, "xé𝄞"), (21, "éx𝄞"), (22, "éx𝄞"), (23, "é𝄞x")]),
        ("utf-32", vec![(20, "xé𝄞"), (21, "éx𝄞"), (22, "é𝄞x")]),
    ];
    for (encoding, edits) in within {
        let general = json!({"general": {"positionEncodings": [encoding]}});
        let mut client = Client::start(general).await;
        for (column, name) in edits {
            client.open("func.func private @\"é𝄞\"()\n").await;
            client.edit_line(2, 0, (column, column), "x").await;
            let symbols = client.request("textDocument/documentSymbol", document()).await;
            assert_eq!(symbols[0]["name"], name, "column {column} in {encoding}");
        }
        assert!(client.stop().await);
    }
}

#[tokio::test]
async fn a_thousand_requests_with_cancels_and_edits_between() {
    let mut client = Client::start(json!({})).await;
    client.open(TEXT).await;
    let mut waiting = Vec::new();
    let mut version = 1;
    for number in 0..1000 {
        let id = client.ask("textDocument/hover", at(1, 9)).await;
        waiting.push(id);
        if number % 3 == 0 {
            client.notify("$/cancelRequest", json!({"id": id})).await;
        }
        if number % 10 == 0 {
            version += 1;
            client.edit_line(version, 3, (0, 0), " ").await;
        }
    }
    while !waiting.is_empty() {
        let message = client.receive().await;
        take(&mut waiting, &message);
    }
    // No edit was lost: the brace moved one column for each.
    let params = json!({
        "textDocument": {"uri": support::URI}, "positions": [{"line": 3, "character": 0}],
    });
    let selection = client.request("textDocument/selectionRange", params).await;
    let end = serde_json::to_string(&selection).unwrap();
    assert!(end.contains(&format!("{{\"line\":3,\"character\":{version}}}")), "{end}");
    assert!(client.stop().await);
}

/// Notes an answer: a result, or that the request was cancelled.
fn take(waiting: &mut Vec<i64>, message: &Value) {
    let Some(id) = message["id"].as_i64() else { return };
    let cancelled = message["error"]["code"] == -32800;
    assert!(cancelled || message["result"].is_object(), "{message}");
    let place = waiting.iter().position(|waits| *waits == id);
    waiting.remove(place.expect("answered twice"));
}

#[tokio::test]
async fn exit_ends_the_server_though_the_stream_is_open() {
    let mut client = Client::start(json!({})).await;
    client.send(&json!({"jsonrpc": "2.0", "method": "exit"})).await;
    assert!(!client.ended().await, "an exit without a shutdown is an error");
    assert!(Client::start(json!({})).await.stop().await);
}

#[tokio::test]
async fn a_client_that_vanishes_ends_the_server() {
    let mut client = Client::start(json!({})).await;
    client.open(TEXT).await;
    client.ask("textDocument/hover", at(0, 0)).await;
    assert!(!client.vanish().await);
}

#[cfg(unix)]
#[tokio::test]
async fn a_client_whose_process_dies_ends_the_server_though_the_stream_is_open() {
    let mut process = std::process::Command::new("sleep").arg("600").spawn().unwrap();
    let mut client = Client::connect();
    let params = json!({"processId": process.id(), "rootUri": null, "capabilities": {}});
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    client.open(TEXT).await;
    client.diagnostics(1).await;
    process.kill().unwrap();
    // Its parent waits for it later; in a container without an init process, never.
    assert!(!client.ended().await);
    process.wait().unwrap();
    // A process that never was is one of another machine.
    let mut client = Client::connect();
    let params = json!({"processId": i32::MAX, "rootUri": null, "capabilities": {}});
    client.request("initialize", params).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_file_that_is_deleted_stays_open() {
    let mut client = Client::start(json!({})).await;
    client.open(TEXT).await;
    client.diagnostics(1).await;
    let changes = json!({"changes": [{"uri": support::URI, "type": 3}]});
    client.notify("workspace/didChangeWatchedFiles", changes).await;
    client.edit_line(2, 1, (2, 2), "(").await;
    assert!(!client.diagnostics(2).await.is_empty());
    let symbols = client.request("workspace/symbol", json!({"query": "f"})).await;
    assert_eq!(symbols[0]["name"], "f");
    assert!(client.stop().await);
}

#[tokio::test]
async fn requests_about_unopened_documents_are_answered() {
    let mut client = Client::start(json!({})).await;
    for method in ["codeLens", "documentLink", "semanticTokens/full", "documentSymbol"] {
        let answer = client.request(&format!("textDocument/{method}"), document()).await;
        assert_eq!(answer, Value::Null, "{method}");
    }
    for method in ["declaration", "typeDefinition", "prepareCallHierarchy"] {
        let answer = client.request(&format!("textDocument/{method}"), at(9, 9)).await;
        assert_eq!(answer, Value::Null, "{method}");
    }
    assert!(client.stop().await);
}
