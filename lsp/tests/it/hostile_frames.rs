//! Frames and messages that no client should send: each is answered or passed over, and the next valid request is
//! answered.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support;
use crate::support::{Client, at, document};
use serde_json::{Value, json};

/// A message is JSON that cannot be read.
const PARSE: &[i64] = &[-32700];
/// It is neither a request, a notification nor a response.
const INVALID: &[i64] = &[-32600];
/// It is never answered.
const SILENCE: &[i64] = &[];

const VALID: &str = r#"{"jsonrpc":"2.0","method":"no/such"}"#;

fn framed(body: &[u8]) -> Vec<u8> {
    with_length(&body.len().to_string(), body)
}

fn with_length(length: &str, body: &[u8]) -> Vec<u8> {
    [format!("Content-Length: {length}\r\n\r\n").as_bytes(), body].concat()
}

fn bodies() -> Vec<(Vec<u8>, &'static [i64])> {
    let deep = |open: &str, close: &str, depth| {
        let params = [open.repeat(depth), "1".to_owned(), close.repeat(depth)].concat();
        format!(r#"{{"jsonrpc":"2.0","method":"a","params":{params}}}"#).into_bytes()
    };
    let utf16 = VALID.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
    let mut all: Vec<(Vec<u8>, &'static [i64])> = vec![
        (deep("[", "]", 200), PARSE),
        (deep("[", "]", 100_000), PARSE),
        (deep("{\"a\":", "}", 200), PARSE),
        (deep("[", "]", 50), SILENCE),
        (b"\"\xff\"".to_vec(), PARSE),
        (b"{\"jsonrpc\":\"2.0\",\"method\":\"\xff\"}".to_vec(), PARSE),
        (utf16, PARSE),
        (["\u{feff}", VALID].concat().into_bytes(), PARSE),
        ([VALID, VALID].concat().into_bytes(), PARSE),
    ];
    for text in [
        "",
        "{",
        "}",
        "[",
        "nonsense",
        "\0",
        "{\"jsonrpc\":",
        "{\"jsonrpc\":\"2.0\",}",
        "{'a':1}",
        "NaN",
        "{\"jsonrpc\":\"2.0\",\"method\":\"a\" // b\n}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"\\ud800\"}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"params\":1e999}",
    ] {
        all.push((text.into(), PARSE));
    }
    for text in [
        "{}",
        "[]",
        "[{}]",
        "[[]]",
        "5",
        "null",
        "true",
        "\"text\"",
        // Batches: LSP has none.
        r#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"},{"jsonrpc":"2.0","id":2,"method":"shutdown"}]"#,
        r#"[{"jsonrpc":"2.0","method":"exit"}]"#,
        r#"{"jsonrpc":"1.0","id":1,"method":"a"}"#,
        r#"{"id":1,"method":"a"}"#,
        r#"{"jsonrpc":2.0,"id":1,"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":[1],"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":true,"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":1e30,"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":null}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"a","method":"b"}"#,
        r#"{"jsonrpc":"2.0","id":1,"id":2,"method":"a"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"a","result":1}"#,
        r#"{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":""}}"#,
        r#"{"jsonrpc":"2.0","id":1,"error":5}"#,
        r#"{"jsonrpc":"2.0","id":1}"#,
        r#"{"jsonrpc":"2.0","result":1}"#,
    ] {
        all.push((text.into(), INVALID));
    }
    // A response to nothing, and notifications of other programs.
    for text in [
        r#"{"jsonrpc":"2.0","id":77,"result":{}}"#,
        r#"{"jsonrpc":"2.0","id":null,"error":{"code":-1,"message":"x"}}"#,
        r#"{"jsonrpc":"2.0","method":"$/tell","params":5}"#,
        r#"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"contentChanges":5}}"#,
        r#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":12345}}"#,
    ] {
        all.push((text.into(), SILENCE));
    }
    all
}

/// Whole frames with headers or lengths that are wrong.
fn headers() -> Vec<(Vec<u8>, &'static [i64])> {
    let valid = VALID.as_bytes();
    let short = (valid.len() - 7).to_string();
    let long = (valid.len() + 5).to_string();
    let much_too_long = (valid.len() + 40).to_string();
    vec![
        (with_length("-1", b""), PARSE),
        (with_length("1e3", b""), PARSE),
        (with_length("0x10", b""), PARSE),
        (with_length("", b""), PARSE),
        (with_length("abc", b"abc"), PARSE),
        (b"GET / HTTP\r\n".to_vec(), PARSE),
        (b"\x00\x01\x02\n".to_vec(), PARSE),
        (b"X: y\r\n\r\n".to_vec(), PARSE),
        (b"\r\n\r\n\r\n".to_vec(), SILENCE),
        (with_length("99999999999999999999999", b""), INVALID),
        (with_length("4000000000", b""), INVALID),
        // The rest of the message is taken for a header.
        (with_length(&short, valid), &[-32700, -32700]),
        (with_length("0", valid), &[-32700, -32700]),
        // The message takes the beginning of the next one with it.
        (with_length(&long, valid), PARSE),
        (with_length(&much_too_long, valid), PARSE),
        (with_length(&long, b"nonsense"), PARSE),
    ]
}

#[tokio::test]
async fn after_each_of_them_the_next_request_is_answered() {
    let bodies = bodies().into_iter().map(|(body, codes)| (framed(&body), codes));
    let all: Vec<_> = bodies.chain(headers()).collect();
    assert!(all.len() >= 64, "{}", all.len());
    for (frame, codes) in all {
        let mut client = Client::start(json!({})).await;
        client.send_raw(&frame).await;
        let shown = String::from_utf8_lossy(&frame[..frame.len().min(200)]).into_owned();
        let id = client.ask("textDocument/documentSymbol", document()).await;
        let mut found = Vec::new();
        loop {
            let message = client.receive().await;
            if message["id"] == json!(id) {
                assert_eq!(message["result"], Value::Null, "{shown}");
                break;
            }
            found.push(message["error"]["code"].as_i64().unwrap_or_default());
        }
        assert_eq!(found, codes, "{shown}");
        assert!(client.stop().await, "{shown}");
    }
}

#[tokio::test]
async fn requests_out_of_order_are_answered() {
    let mut client = Client::connect();
    let code = async |client: &mut Client, method: &str, params: Value| {
        let id = client.ask(method, params).await;
        client.answer(id).await["error"]["code"].clone()
    };
    assert_eq!(code(&mut client, "textDocument/hover", at(0, 0)).await, -32002);
    assert_eq!(code(&mut client, "textDocument/foldingRange", document()).await, -32002);
    client.notify("initialized", json!({})).await;
    client.edit_line(1, 0, (0, 0), "x").await;
    client.notify("textDocument/didClose", document()).await;
    client.initialize(json!({})).await;
    let params = json!({"processId": null, "rootUri": null, "capabilities": {}});
    assert_eq!(code(&mut client, "initialize", params).await, -32600);
    client.edit_line(2, 0, (0, 0), "x").await;
    client.notify("textDocument/didClose", document()).await;
    let delta = json!({"textDocument": {"uri": support::URI}, "previousResultId": "9"});
    let answer = client.request("textDocument/semanticTokens/full/delta", delta).await;
    assert_eq!(answer, Value::Null);
    client.request("shutdown", Value::Null).await;
    assert_eq!(code(&mut client, "textDocument/hover", at(0, 0)).await, -32600);
    client.send(&json!({"jsonrpc": "2.0", "method": "exit"})).await;
    assert!(client.ended().await);
}

#[tokio::test]
async fn requests_with_one_id_are_all_answered() {
    let mut client = Client::start(json!({})).await;
    client.open("func.func @f() {\n  return\n}\n").await;
    for method in ["textDocument/foldingRange", "textDocument/documentSymbol"] {
        for _ in 0..20 {
            let message =
                json!({"jsonrpc": "2.0", "id": "same", "method": method, "params": document()});
            client.send(&message).await;
        }
    }
    let mut answers = 0;
    while answers < 40 {
        let message = client.receive().await;
        answers += usize::from(message["id"] == "same");
        // Requests that came during the first one are refused.
        let is_refused = message["error"]["code"] == -32600;
        assert!(
            message["method"].is_string() || is_refused || message["result"].is_array(),
            "{message}"
        );
    }
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols[0]["name"], "f");
    assert!(client.stop().await);
}

#[tokio::test]
async fn ten_thousand_requests_at_once_are_answered() {
    let mut client = Client::start(json!({})).await;
    client.open("func.func @f() {\n  return\n}\n").await;
    let mut waiting = std::collections::BTreeSet::new();
    for number in 0..10_000 {
        let method = ["hover", "foldingRange", "semanticTokens/full"][number % 3];
        waiting.insert(client.ask(&format!("textDocument/{method}"), at(1, 3)).await);
    }
    while !waiting.is_empty() {
        let message = client.receive().await;
        if let Some(id) = message["id"].as_i64() {
            assert!(message.get("error").is_none(), "{message}");
            assert!(waiting.remove(&id), "answered twice");
        }
    }
    assert!(client.stop().await);
}
