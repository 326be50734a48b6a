//! Sessions of the language server, from the first message to the last.

use crate::Outcome;
use crate::generate;
use abide_core::text::{Encoding, LineColumn, LineIndex};
use arbitrary::{Result, Unstructured};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::Duration;
use tokio::io::{
    AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream, ReadHalf,
};
use tokio::sync::Notify;

/// A server at the other end of a stream; another one stands here only in the negative controls.
pub type Server = fn(DuplexStream) -> Pin<Box<dyn Future<Output = bool> + Send>>;

/// No session takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

const EDITED: &str = "file:///edited.mlir";
const FRESH: &str = "file:///fresh.mlir";

/// A random session: see [`lsp_session_with`].
pub fn lsp_session(data: &[u8]) -> Outcome {
    lsp_session_with(
        |stream| {
            let (input, output) = tokio::io::split(stream);
            Box::pin(abide_lsp::serve(input, output))
        },
        data,
    )
}

/// A random session of opening, editing, asking and cancelling: every request is answered once, and
/// at the end the edited document has the diagnostics of its text.
///
/// # Panics
/// Where it does not hold.
pub fn lsp_session_with(server: Server, data: &[u8]) -> Outcome {
    let mut session = Session::default();
    let mut u = Unstructured::new(data);
    if session.generate(&mut u).is_err() || session.next_id < 3 {
        return Outcome::Rejected;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let answers = runtime.expect("a runtime").block_on(async {
        let talk = session.talk(server);
        tokio::time::timeout(PATIENCE, talk).await.expect("the server does not answer")
    });
    let edited = &answers[&session.edited];
    let fresh = &answers[&session.fresh];
    assert!(edited["items"].is_array(), "no diagnostics: {edited}");
    assert_eq!(edited["items"], fresh["items"], "other diagnostics than a fresh text");
    Outcome::Checked
}

/// The messages of a session, and what is expected.
#[derive(Default)]
struct Session {
    messages: Vec<Value>,
    next_id: i64,
    /// The requests for diagnostics at the end.
    edited: i64,
    fresh: i64,
}

impl Session {
    fn notify(&mut self, method: &str, params: Value) {
        self.messages.push(json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.next_id += 1;
        let id = self.next_id;
        self.messages.push(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    fn open(&mut self, uri: &str, text: &str) {
        let item = json!({"uri": uri, "languageId": "mlir", "version": 1, "text": text});
        self.notify("textDocument/didOpen", json!({"textDocument": item}));
    }

    fn generate(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let module = if u.ratio(1, 2)? { generate::abi::module } else { generate::mlir::module };
        let mut text = module(u)?;
        self.ask("initialize", json!({"processId": null, "rootUri": null, "capabilities": {}}));
        self.notify("initialized", json!({}));
        self.open(EDITED, &text);
        let mut steps = 0;
        while steps < 40 && !u.is_empty() {
            steps += 1;
            if u.ratio(1, 3)? {
                let edit = self.edit(u, &mut text, steps + 1);
                if edit.is_err() {
                    break;
                }
            } else {
                self.question(u)?;
            }
        }
        let document = |uri: &str| json!({"textDocument": {"uri": uri}});
        self.edited = self.ask("textDocument/diagnostic", document(EDITED));
        self.open(FRESH, &text);
        self.fresh = self.ask("textDocument/diagnostic", document(FRESH));
        Ok(())
    }

    /// Replaces a range, which may be backwards, past the end or within a character.
    fn edit(&mut self, u: &mut Unstructured<'_>, text: &mut String, version: i32) -> Result<()> {
        let (start, end) = (place(u)?, place(u)?);
        let piece =
            *u.choose(&["", "x", "é𝄞", "\n", "\r", "}\n", "{", "\"", "!t = i32\n", "%a"])?;
        let range = json!({"start": protocol(start), "end": protocol(end)});
        let document = json!({"uri": EDITED, "version": version});
        let changes = json!([{"range": range, "text": piece}]);
        let params = json!({"textDocument": document, "contentChanges": changes});
        self.notify("textDocument/didChange", params);
        let index = LineIndex::new(text.as_bytes());
        let offset = |place| index.offset(text.as_bytes(), place, Encoding::Utf16) as usize;
        let (start, end) = (offset(start), offset(end));
        text.replace_range(start.min(end)..start.max(end), piece);
        Ok(())
    }

    fn question(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        const AT_A_PLACE: [&str; 10] = [
            "hover",
            "definition",
            "typeDefinition",
            "documentHighlight",
            "completion",
            "prepareRename",
            "prepareCallHierarchy",
            "references",
            "rename",
            "signatureHelp",
        ];
        const WHOLE: [&str; 8] = [
            "documentSymbol",
            "foldingRange",
            "semanticTokens/full",
            "codeLens",
            "documentLink",
            "formatting",
            "inlayHint",
            "codeAction",
        ];
        let place = protocol(place(u)?);
        let (method, params) = if u.ratio(1, 2)? {
            let context =
                json!({"includeDeclaration": true, "triggerKind": 1, "isRetrigger": false});
            let document = json!({"uri": EDITED});
            let name = u.choose(&["x", "%y", "a b", ""])?;
            let params = json!({
                "textDocument": document, "position": place, "context": context, "newName": name,
            });
            (u.choose(&AT_A_PLACE)?, params)
        } else {
            let range = json!({"start": place, "end": place});
            let options = json!({"tabSize": 2, "insertSpaces": true});
            let params = json!({
                "textDocument": {"uri": EDITED}, "range": range, "options": options,
                "context": {"diagnostics": []},
            });
            (u.choose(&WHOLE)?, params)
        };
        let id = self.ask(&format!("textDocument/{method}"), params);
        if u.ratio(1, 5)? {
            self.notify("$/cancelRequest", json!({"id": id}));
        }
        Ok(())
    }

    /// Sends all messages while it reads the answers. Gives the results by their ids.
    async fn talk(&self, server: Server) -> BTreeMap<i64, Value> {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let server = tokio::spawn(server(theirs));
        let (input, mut output) = tokio::io::split(ours);
        // A client says nothing more before it is known what the server can do.
        let initialized = Notify::new();
        let write = async {
            for (number, message) in self.messages.iter().enumerate() {
                if number == 1 {
                    initialized.notified().await;
                }
                let body = message.to_string();
                let frame = format!("Content-Length: {}\r\n\r\n{body}", body.len());
                // A server that is gone is found out where its answers are missed.
                let _ = output.write_all(frame.as_bytes()).await;
            }
        };
        let mut input = BufReader::new(input);
        let read = async {
            let mut answers = BTreeMap::new();
            while (answers.len() as i64) < self.next_id {
                let message = receive(&mut input).await;
                if let (Some(id), None) = (message["id"].as_i64(), message.get("method")) {
                    let before = answers.insert(id, message["result"].clone());
                    initialized.notify_one();
                    assert!(before.is_none(), "two answers to request {id}");
                    let code = message["error"]["code"].as_i64();
                    let known = code.is_none_or(|code| [-32800, -32803].contains(&code));
                    assert!(known, "{message}");
                }
            }
            answers
        };
        let ((), answers) = tokio::join!(write, read);
        server.abort();
        answers
    }
}

fn place(u: &mut Unstructured<'_>) -> Result<LineColumn> {
    let far = u.ratio(1, 20)?;
    let most = if far { u32::MAX >> 1 } else { 40 };
    Ok(LineColumn { line: u.int_in_range(0..=most)?, column: u.int_in_range(0..=most)? })
}

fn protocol(place: LineColumn) -> Value {
    json!({"line": place.line, "character": place.column})
}

async fn receive(input: &mut BufReader<ReadHalf<DuplexStream>>) -> Value {
    let mut length = 0;
    loop {
        let mut line = String::new();
        let read = input.read_line(&mut line).await.unwrap_or(0);
        assert!(read > 0, "the server ended before it answered");
        match line.trim_end().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().expect("a length"),
            None => break,
        }
    }
    let mut body = vec![0; length];
    input.read_exact(&mut body).await.expect("a whole message");
    serde_json::from_slice(&body).expect("a message of JSON")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use std::panic::catch_unwind;

    fn caught(server: Server) -> bool {
        (0..10).any(|seed| {
            catch_unwind(|| lsp_session_with(server, &Random::new(seed).bytes(600))).is_err()
        })
    }

    #[test]
    fn a_server_that_ends_is_caught() {
        assert!(caught(|stream| {
            drop(stream);
            Box::pin(std::future::ready(true))
        }));
    }

    #[test]
    fn a_server_that_loses_edits_is_caught() {
        assert!(caught(|stream| Box::pin(async {
            let (near, far) = tokio::io::duplex(1 << 16);
            let (input, output) = tokio::io::split(far);
            let server = tokio::spawn(abide_lsp::serve(input, output));
            let (mut from_server, mut to_server) = tokio::io::split(near);
            let (from_client, mut to_client) = tokio::io::split(stream);
            let mut from_client = BufReader::new(from_client);
            tokio::spawn(async move { tokio::io::copy(&mut from_server, &mut to_client).await });
            loop {
                let message = receive(&mut from_client).await;
                if message["method"] != "textDocument/didChange" {
                    let body = message.to_string();
                    let frame = format!("Content-Length: {}\r\n\r\n{body}", body.len());
                    if to_server.write_all(frame.as_bytes()).await.is_err() {
                        return server.await.unwrap_or(false);
                    }
                }
            }
        })));
    }
}
