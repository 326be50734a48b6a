//! Bytecode files that an editor shows as text: the requests that read and write them, and their diagnostics.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support;
use crate::support::Client;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{is_bytecode, version_of};
use abide_core::mlir::opt::{Options, opt};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

const TEXT: &str = "\
// first
func.func @f(%a: i32) -> i32 {
  %sum = arith.addi %a, %a : i32 // second
  return %sum : i32
}
";

/// The displayed text of a file with `TEXT` as bytecode.
const SHOWN: &str = "\
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}
";

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("abide-lsp-bytecode-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Writes a file; its address under a scheme.
    fn file(&self, scheme: &str, name: &str, bytes: &[u8]) -> String {
        std::fs::write(self.0.join(name), bytes).unwrap();
        format!("{scheme}://{}", self.0.join(name).display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn bytecode_of(text: &str, version: u64) -> Vec<u8> {
    let options =
        Options { emit_bytecode: true, bytecode_version: Some(version), ..Options::default() };
    let made = opt(text.as_bytes(), "a.py", &options, registry(), &Limits::default());
    assert!(made.success, "{}", made.messages);
    made.output
}

/// The bytes of a base64 text.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => panic!("no digit of base64: {byte}"),
    };
    let mut bytes = Vec::new();
    for chunk in text.trim_end_matches('=').as_bytes().chunks(4) {
        let all = chunk.iter().fold(0, |all, byte| all << 6 | u32::from(digit(*byte)));
        let all = all << (6 * (4 - chunk.len()));
        bytes.extend_from_slice(&all.to_be_bytes()[1..chunk.len()]);
    }
    bytes
}

/// The error of a request that is refused.
async fn refused(client: &mut Client, method: &str, params: Value) -> (i64, String) {
    let id = client.ask(method, params).await;
    let answer = client.answer(id).await;
    let error = &answer["error"];
    (error["code"].as_i64().unwrap(), error["message"].as_str().unwrap().to_owned())
}

const FROM: &str = "mlir/convertFromBytecode";
const TO: &str = "mlir/convertToBytecode";
const FAILED: i64 = -32803;

async fn open(client: &mut Client, uri: &str, text: &str) {
    let item = json!({"uri": uri, "languageId": "mlir", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
}

#[tokio::test]
async fn a_file_is_shown_as_text_and_keeps_its_version() {
    let folder = Folder::new("version");
    let mut client = Client::start(json!({})).await;
    for scheme in ["file", "mlir.bytecode-mlir"] {
        for version in [0, 3, 6] {
            let uri = folder.file(scheme, "a.mlirbc", &bytecode_of(TEXT, version));
            let shown = client.request(FROM, json!({"uri": uri})).await;
            assert_eq!((&shown["output"], &shown["version"]), (&json!(SHOWN), &json!(version)));
            let edited = SHOWN.replace("@f", "@g");
            let made = client.request(TO, json!({"uri": uri, "text": edited})).await;
            let bytes = decoded(made["output"].as_str().unwrap());
            assert_eq!(version_of(&bytes), Some(version));
            let uri = folder.file(scheme, "b.mlirbc", &bytes);
            let shown = client.request(FROM, json!({"uri": uri})).await;
            assert_eq!(shown["output"], edited);
        }
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_text_without_a_file_becomes_the_newest_version() {
    let folder = Folder::new("new");
    let uri = format!("file://{}/new.mlirbc", folder.0.display());
    let mut client = Client::start(json!({})).await;
    open(&mut client, &uri, TEXT).await;
    let made = client.request(TO, json!({"uri": uri})).await;
    let bytes = decoded(made["output"].as_str().unwrap());
    assert_eq!(version_of(&bytes), Some(6));
    assert!(client.stop().await);
}

#[tokio::test]
async fn losses_of_saving_are_reported() {
    let folder = Folder::new("notes");
    let mut client = Client::start(json!({})).await;
    let path = abide_testing::repository().join("corpus/bytecode/sharded.mlirbc");
    let uri = folder.file("file", "a.mlirbc", &std::fs::read(path).unwrap());
    let notes = client.request(FROM, json!({"uri": uri})).await["notes"].to_string();
    for part in ["readable for other versions", "source locations"] {
        assert!(notes.contains(part), "{notes}");
    }
    assert!(!notes.contains("cannot be written"), "{notes}");
    assert!(client.stop().await);
}

#[tokio::test]
async fn failed_conversions_have_a_reason() {
    let folder = Folder::new("refused");
    let mut client = Client::start(json!({})).await;
    let cut = folder.file("file", "cut.mlirbc", &bytecode_of(TEXT, 6)[..40]);
    let text = folder.file("file", "text.mlir", TEXT.as_bytes());
    let none = text.replace("text.mlir", "none.mlirbc");
    for (method, params, code, part) in [
        (FROM, json!({"uri": cut}), FAILED, "failed to parse bytecode source file: "),
        (FROM, json!({"uri": text}), FAILED, "not an MLIR bytecode file"),
        (FROM, json!({"uri": none}), FAILED, "cannot read"),
        (FROM, json!({"uri": "http://host/a.mlirbc"}), -32602, "names no file"),
        (FROM, json!({}), -32602, "missing field"),
        (TO, json!({"uri": text}), FAILED, "does not contain an entry for this source file"),
        (TO, json!({"uri": none, "text": "func.func @f( {"}), FAILED, "none.mlirbc:1:"),
        (TO, json!({"uri": none, "text": "return"}), FAILED, "ensure there are no errors: "),
    ] {
        let (found, message) = refused(&mut client, method, params).await;
        assert_eq!(found, code, "{message}");
        assert!(message.contains(part), "no '{part}' in '{message}'");
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_document_of_the_peers_scheme_has_all_features_and_a_hint() {
    let mut client = Client::start(json!({})).await;
    let uri = "mlir.bytecode-mlir:///nowhere/a.mlirbc";
    open(&mut client, uri, TEXT).await;
    let found = client.diagnostics(1).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["code"], "mlir-not-in-bytecode");
    assert_eq!(found[0]["range"]["end"], json!({"line": 0, "character": 8}));
    assert!(found[0]["message"].as_str().unwrap().contains("this one and another"));
    let at = json!({"textDocument": {"uri": uri}, "position": {"line": 3, "character": 10}});
    let hover = client.request("textDocument/hover", at.clone()).await;
    assert!(hover["contents"]["value"].as_str().unwrap().contains("%sum : i32"), "{hover}");
    let target = client.request("textDocument/definition", at).await;
    assert_eq!(target["range"]["start"], json!({"line": 2, "character": 2}));
    // The same text in a file that is text has nothing to lose.
    client.open(TEXT).await;
    assert_eq!(client.diagnostics(1).await, Vec::<Value>::new());
    assert!(client.stop().await);
}

#[tokio::test]
async fn bytes_that_came_as_text_are_one_error_until_they_are_gone() {
    let mut client = Client::start(json!({})).await;
    let bytes = bytecode_of(TEXT, 6);
    let as_utf_8 = String::from_utf8_lossy(&bytes).into_owned();
    let as_latin_1: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    for text in [as_utf_8, as_latin_1] {
        client.open(&text).await;
        let found = client.diagnostics(1).await;
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0]["code"], "mlir-decoded-bytecode");
        let hover = client.request("textDocument/hover", support::at(0, 1)).await;
        assert_eq!(hover, Value::Null);
        let whole = json!({
            "textDocument": {"uri": support::URI, "version": 2},
            "contentChanges": [{"text": SHOWN}],
        });
        client.notify("textDocument/didChange", whole).await;
        assert_eq!(client.diagnostics(2).await, Vec::<Value>::new());
    }
    assert!(client.stop().await);
}

/// mlir-lsp-server, which is asked one thing after the other.
struct Peer {
    program: Child,
    next: i64,
}

impl Peer {
    fn start() -> Option<Peer> {
        let program = abide_testing::program(&["mlir-lsp-server-22"])?;
        let mut command = Command::new(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut peer = Peer { program: command.spawn().unwrap(), next: 0 };
        let params = json!({"processId": null, "rootUri": null, "capabilities": {}});
        peer.ask("initialize", params);
        Some(peer)
    }

    fn send(&mut self, message: &Value) {
        let body = message.to_string();
        let input = self.program.stdin.as_mut().unwrap();
        write!(input, "Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        self.send(&json!({"jsonrpc": "2.0", "id": self.next, "method": method, "params": params}));
        let mut output = BufReader::with_capacity(1, self.program.stdout.as_mut().unwrap());
        loop {
            let mut length = 0;
            loop {
                let mut line = String::new();
                assert!(output.read_line(&mut line).unwrap() > 0, "mlir-lsp-server ended");
                match line.trim_end().strip_prefix("Content-Length: ") {
                    Some(number) => length = number.parse().unwrap(),
                    None if line.trim_end().is_empty() => break,
                    None => {}
                }
            }
            let mut body = vec![0; length];
            output.read_exact(&mut body).unwrap();
            let message: Value = serde_json::from_slice(&body).unwrap();
            if message["id"] == json!(self.next) {
                return message;
            }
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// A text without the locations that mlir-lsp-server writes.
fn without_locations(text: &str) -> String {
    let printed = opt(text.as_bytes(), "", &Options::default(), registry(), &Limits::default());
    assert!(printed.success, "{text}: {}", printed.messages);
    String::from_utf8(printed.output).unwrap()
}

#[tokio::test]
async fn mlir_lsp_server_answers_the_same() {
    let Some(mut peer) = Peer::start() else { return };
    let folder = Folder::new("peer");
    let mut client = Client::start(json!({})).await;
    let whole = folder.file("file", "whole.mlirbc", &bytecode_of(TEXT, 6));
    let old = folder.file("mlir.bytecode-mlir", "old.mlirbc", &bytecode_of(TEXT, 1));
    let cut = folder.file("file", "cut.mlirbc", &bytecode_of(TEXT, 6)[..40]);
    let none = cut.replace("cut", "none");
    for (method, params) in [
        (FROM, json!({"uri": whole})),
        (FROM, json!({"uri": old})),
        (FROM, json!({"uri": cut})),
        (FROM, json!({"uri": none})),
        (FROM, json!({"uri": "http://host/a.mlirbc"})),
        (FROM, json!({})),
        (TO, json!({"uri": whole})),
        (TO, json!({"uri": "http://host/a.mlirbc"})),
    ] {
        let theirs = peer.ask(method, params.clone());
        let id = client.ask(method, params.clone()).await;
        let ours = client.answer(id).await;
        assert_eq!(ours["error"]["code"], theirs["error"]["code"], "{method} {params}: {ours}");
        if let Some(text) = theirs["result"]["output"].as_str() {
            let own = ours["result"]["output"].as_str().unwrap();
            assert_eq!(without_locations(own), without_locations(text));
        }
    }
    // Each result for an open document can be read by the other.
    let uri = "mlir.bytecode-mlir:///nowhere/open.mlirbc";
    let item = json!({"uri": uri, "languageId": "mlir", "version": 1, "text": TEXT});
    let opened = json!({"textDocument": item});
    peer.send(&json!({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": opened}));
    open(&mut client, uri, TEXT).await;
    let theirs = peer.ask(TO, json!({"uri": uri}));
    let ours = client.request(TO, json!({"uri": uri})).await;
    let made = [&theirs["result"], &ours];
    let made = made.map(|made| decoded(made["output"].as_str().unwrap()));
    for (name, bytes) in ["theirs.mlirbc", "ours.mlirbc"].into_iter().zip(made) {
        assert!(is_bytecode(&bytes));
        let uri = folder.file("file", name, &bytes);
        let shown = client.request(FROM, json!({"uri": uri})).await;
        assert_eq!(shown["output"], SHOWN, "{name}");
        let shown = peer.ask(FROM, json!({"uri": uri}));
        let text = shown["result"]["output"].as_str().unwrap();
        assert_eq!(without_locations(text), without_locations(SHOWN), "{name}");
    }
    assert!(client.stop().await);
}
