//! A client of the server in the same process, over an in-memory stream.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod session;

use abide_testing::{line_column, place, range};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{
    AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream,
};
use tokio::io::{ReadHalf, WriteHalf};
use tokio::task::JoinHandle;

/// No answer takes this long: a test that waits longer fails.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

pub(crate) const URI: &str = "file:///test.mlir";

pub(crate) struct Client {
    input: BufReader<ReadHalf<DuplexStream>>,
    output: WriteHalf<DuplexStream>,
    server: JoinHandle<bool>,
    next_id: i64,
    /// Notifications that came while an answer was waited for.
    pub(crate) notifications: Vec<Value>,
    /// The text of the document.
    pub(crate) text: String,
}

impl Client {
    /// A client whose server has not heard anything yet.
    pub(crate) fn connect() -> Client {
        let (ours, theirs) = tokio::io::duplex(1 << 22);
        let server = tokio::spawn(async move {
            let (input, output) = tokio::io::split(theirs);
            abide_lsp::serve(input, output).await
        });
        let (input, output) = tokio::io::split(ours);
        let input = BufReader::new(input);
        Client { input, output, server, next_id: 1, notifications: Vec::new(), text: String::new() }
    }

    /// A client after the handshake.
    pub(crate) async fn start(capabilities: Value) -> Client {
        let mut client = Client::connect();
        client.initialize(capabilities).await;
        client
    }

    pub(crate) async fn initialize(&mut self, capabilities: Value) -> Value {
        let params = json!({"processId": null, "rootUri": null, "capabilities": capabilities});
        let result = self.request("initialize", params).await;
        self.notify("initialized", json!({})).await;
        result
    }

    pub(crate) async fn send_raw(&mut self, bytes: &[u8]) {
        self.output.write_all(bytes).await.unwrap();
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        let body = message.to_string();
        let frame = format!("Content-Length: {}\r\n\r\n{body}", body.len());
        self.send_raw(frame.as_bytes()).await;
    }

    pub(crate) async fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params})).await;
    }

    /// Sends a request without waiting; its id.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> i64 {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        self.send(&message).await;
        id
    }

    /// The next message.
    pub(crate) async fn receive(&mut self) -> Value {
        let read = async {
            let mut length = 0;
            loop {
                let mut line = String::new();
                assert!(self.input.read_line(&mut line).await.unwrap() > 0, "the stream ended");
                match line.trim_end().split_once(": ") {
                    Some(("Content-Length", number)) => length = number.parse().unwrap(),
                    _ => break,
                }
            }
            let mut body = vec![0; length];
            self.input.read_exact(&mut body).await.unwrap();
            serde_json::from_slice(&body).unwrap()
        };
        tokio::time::timeout(ANSWER_TIMEOUT, read).await.expect("no message came")
    }

    /// The answer to a request.
    pub(crate) async fn answer(&mut self, id: i64) -> Value {
        loop {
            let message = self.receive().await;
            // The server numbers its own requests, too.
            if message["id"] == json!(id) && message.get("method").is_none() {
                return message;
            }
            self.notifications.push(message);
        }
    }

    /// A request's result.
    pub(crate) async fn request(&mut self, method: &str, params: Value) -> Value {
        let id = self.ask(method, params).await;
        let answer = self.answer(id).await;
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Opens the document.
    pub(crate) async fn open(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        let item = json!({"uri": URI, "languageId": "mlir", "version": 1, "text": text});
        self.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    }

    /// The parameters of a request at the cursor of a quoted part of the document.
    #[track_caller]
    pub(crate) fn at(&self, quoted: &str) -> Value {
        let position = position(&self.text, place(&self.text, quoted));
        json!({"textDocument": {"uri": URI}, "position": position})
    }

    /// The answer to a request at the cursor of a quoted part of the document.
    pub(crate) async fn request_at(&mut self, method: &str, quoted: &str) -> Value {
        self.request(&format!("textDocument/{method}"), self.at(quoted)).await
    }

    /// Replaces the text between the cursors of a quoted part of the document.
    pub(crate) async fn edit(&mut self, version: i32, quoted: &str, text: &str) {
        let range = range(&self.text, quoted);
        let (start, end) = (position(&self.text, range.start), position(&self.text, range.end));
        self.text.replace_range(range.start as usize..range.end as usize, text);
        self.change(version, json!({"start": start, "end": end}), text).await;
    }

    /// Replaces the range between two places of a line, which need not exist.
    pub(crate) async fn edit_line(
        &mut self,
        version: i32,
        line: u32,
        columns: (u32, u32),
        text: &str,
    ) {
        let range = json!({
            "start": {"line": line, "character": columns.0},
            "end": {"line": line, "character": columns.1},
        });
        self.change(version, range, text).await;
    }

    async fn change(&mut self, version: i32, range: Value, text: &str) {
        let params = json!({
            "textDocument": {"uri": URI, "version": version},
            "contentChanges": [{"range": range, "text": text}],
        });
        self.notify("textDocument/didChange", params).await;
    }

    /// The diagnostics of a version of the document.
    pub(crate) async fn diagnostics(&mut self, version: i32) -> Vec<Value> {
        loop {
            let message = match self.notifications.is_empty() {
                true => self.receive().await,
                false => self.notifications.remove(0),
            };
            if message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["version"] == json!(version)
            {
                return message["params"]["diagnostics"].as_array().unwrap().clone();
            }
        }
    }

    /// Shuts down; returns whether the server treated it as a proper end.
    pub(crate) async fn stop(mut self) -> bool {
        self.request("shutdown", Value::Null).await;
        self.send(&json!({"jsonrpc": "2.0", "method": "exit"})).await;
        self.ended().await
    }

    /// Waits for the server's end while the stream is still open.
    pub(crate) async fn ended(self) -> bool {
        tokio::time::timeout(ANSWER_TIMEOUT, self.server)
            .await
            .expect("the server goes on")
            .unwrap()
    }

    /// Drops the stream, and waits for the server's end.
    pub(crate) async fn vanish(self) -> bool {
        drop((self.input, self.output));
        tokio::time::timeout(ANSWER_TIMEOUT, self.server)
            .await
            .expect("the server goes on")
            .unwrap()
    }
}

/// The position of an offset.
pub(crate) fn position(text: &str, offset: u32) -> Value {
    let (line, character) = line_column(text, offset);
    json!({"line": line, "character": character})
}

/// The parameters of a request at a place.
pub(crate) fn at(line: u32, character: u32) -> Value {
    json!({"textDocument": {"uri": URI}, "position": {"line": line, "character": character}})
}

pub(crate) fn document() -> Value {
    json!({"textDocument": {"uri": URI}})
}
