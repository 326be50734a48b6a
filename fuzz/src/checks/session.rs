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

/// A server at the other end of a stream; negative controls substitute another one.
pub type Server = fn(DuplexStream) -> Pin<Box<dyn Future<Output = bool> + Send>>;

/// The time limit of a session, which none needs.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

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

/// A random session of opening, editing, asking, cancelling and changing the settings: every request
/// is answered once, with no error but that it was cancelled or refused, and at the end the edited document has the
/// diagnostics of its text.
///
/// # Panics
/// If it does not hold.
pub fn lsp_session_with(server: Server, data: &[u8]) -> Outcome {
    let mut session = Session::default();
    let mut u = Unstructured::new(data);
    if session.generate(&mut u).is_err() || session.next_id < 3 {
        return Outcome::Rejected;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let answers = runtime.expect("a runtime").block_on(async {
        let talk = session.talk(server);
        tokio::time::timeout(ANSWER_TIMEOUT, talk).await.expect("the server does not answer")
    });
    let edited = &answers[&session.edited];
    let fresh = &answers[&session.fresh];
    assert!(edited["items"].is_array(), "no diagnostics: {edited}");
    let fresh = fresh["items"].to_string().replace(FRESH, EDITED);
    assert_eq!(edited["items"].to_string(), fresh, "other diagnostics than a fresh text");
    Outcome::Checked
}

/// The messages of a session, and the expected answers.
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
        let first = module(u)?;
        let mut text = first.clone();
        let encoding = self.greet(u)?;
        self.open(EDITED, &text);
        let mut steps = 0;
        while steps < 40 && !u.is_empty() {
            steps += 1;
            match u.int_in_range(0..=14)? {
                0..=4 => {
                    let edit = self.edit(u, &mut text, encoding, steps + 1);
                    if edit.is_err() {
                        break;
                    }
                }
                5 => self.configure(u)?,
                6 => {
                    self.notify("textDocument/didClose", document(EDITED));
                    text.clone_from(&first);
                    self.open(EDITED, &text);
                }
                7..=8 => self.beyond_the_protocol(u)?,
                _ => self.question(u)?,
            }
        }
        self.edited = self.ask("textDocument/diagnostic", document(EDITED));
        self.open(FRESH, &text);
        self.fresh = self.ask("textDocument/diagnostic", document(FRESH));
        Ok(())
    }

    /// Sends the client's first messages; chooses how it counts columns.
    fn greet(&mut self, u: &mut Unstructured<'_>) -> Result<Encoding> {
        let encodings =
            [("utf-8", Encoding::Utf8), ("utf-16", Encoding::Utf16), ("utf-32", Encoding::Utf32)];
        let (name, encoding) = *u.choose(&encodings)?;
        let mut text_document = json!({
            "completion": {"completionItem": {"snippetSupport": u.arbitrary::<bool>()?}},
            "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}},
        });
        if u.arbitrary()? {
            text_document["diagnostic"] = json!({});
        }
        if u.arbitrary()? {
            text_document["codeAction"] = json!({
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}},
                "resolveSupport": {"properties": ["edit"]},
            });
            text_document["documentSymbol"] = json!({"hierarchicalDocumentSymbolSupport": true});
        } else {
            text_document["hover"] = json!({"contentFormat": ["plaintext"]});
        }
        let capabilities = json!({
            "general": {"positionEncodings": [name]}, "textDocument": text_document,
        });
        let params = json!({"processId": null, "rootUri": null, "capabilities": capabilities});
        self.ask("initialize", params);
        self.notify("initialized", json!({}));
        Ok(encoding)
    }

    /// Changes the settings, also to what makes no sense.
    fn configure(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let settings = match u.int_in_range(0..=4)? {
            0 => json!({"maxDiagnostics": u.int_in_range(0..=3)?}),
            1 => json!({"verify": u.arbitrary::<bool>()?}),
            2 => json!({"abide": {"inlayHints": u.arbitrary::<bool>()?, "codeLenses": false}}),
            3 => json!({"diagnosticsPage": "https://example.org/page"}),
            _ => json!([{"verify": "nonsense"}, null]),
        };
        self.notify("workspace/didChangeConfiguration", json!({"settings": settings}));
        Ok(())
    }

    /// Requests of our own.
    fn beyond_the_protocol(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        const PIPELINES: [&str; 6] = [
            "propagate-symbol",
            "canonicalize,cse",
            "unfold-symbolic-int",
            "builtin.module(func.func(cse))",
            "no-such-pass",
            "",
        ];
        let mut params = document(EDITED);
        if u.ratio(3, 4)? {
            params["position"] = protocol(place(u)?);
        }
        match u.int_in_range(0..=5)? {
            0 => self.ask("abide/passes", Value::Null),
            1 => self.ask("abide/genericForm", params),
            2 => {
                params["pipeline"] = json!(u.choose(&PIPELINES)?);
                self.ask("abide/runPasses", params)
            }
            3 => {
                params["position"] = protocol(place(u)?);
                self.ask("abide/explainAbi", params)
            }
            4 => self.ask("mlir/convertToBytecode", json!({"uri": EDITED})),
            _ => self.ask("abide/functionsWithAbi", params),
        };
        Ok(())
    }

    /// Replaces a range, which may be backwards, past the end or within a character.
    fn edit(
        &mut self,
        u: &mut Unstructured<'_>,
        text: &mut String,
        encoding: Encoding,
        version: i32,
    ) -> Result<()> {
        let (start, end) = (place(u)?, place(u)?);
        let piece =
            *u.choose(&["", "x", "é𝄞", "\n", "\r", "}\n", "{", "\"", "!t = i32\n", "%a"])?;
        let range = json!({"start": protocol(start), "end": protocol(end)});
        let document = json!({"uri": EDITED, "version": version});
        let changes = json!([{"range": range, "text": piece}]);
        let params = json!({"textDocument": document, "contentChanges": changes});
        self.notify("textDocument/didChange", params);
        let index = LineIndex::new(text.as_bytes());
        let offset = |place| index.offset(text.as_bytes(), place, encoding) as usize;
        let (start, end) = (offset(start), offset(end));
        text.replace_range(start.min(end)..start.max(end), piece);
        Ok(())
    }

    fn question(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        const AT_A_PLACE: [&str; 12] = [
            "hover",
            "definition",
            "declaration",
            "typeDefinition",
            "documentHighlight",
            "completion",
            "prepareRename",
            "prepareCallHierarchy",
            "references",
            "rename",
            "signatureHelp",
            "onTypeFormatting",
        ];
        const WHOLE: [&str; 13] = [
            "documentSymbol",
            "foldingRange",
            "semanticTokens/full",
            "semanticTokens/full/delta",
            "semanticTokens/range",
            "selectionRange",
            "codeLens",
            "documentLink",
            "formatting",
            "rangeFormatting",
            "inlayHint",
            "codeAction",
            "diagnostic",
        ];
        let (start, end) = (protocol(place(u)?), protocol(place(u)?));
        let options = json!({"tabSize": 2, "insertSpaces": true});
        let method = if u.ratio(1, 2)? { u.choose(&AT_A_PLACE)? } else { u.choose(&WHOLE)? };
        let id = u.choose(&["1", "2", "x"])?;
        let params = json!({
            "textDocument": {"uri": EDITED}, "position": start, "positions": [start, end],
            "range": {"start": start, "end": end}, "options": options, "ch": "}",
            "context": {
                "includeDeclaration": true, "triggerKind": 1, "isRetrigger": false, "diagnostics": [],
            },
            "newName": u.choose(&["x", "%y", "a b", ""])?, "previousResultId": id,
        });
        let id = self.ask(&format!("textDocument/{method}"), params);
        if u.ratio(1, 5)? {
            self.notify("$/cancelRequest", json!({"id": id}));
        }
        if u.ratio(1, 10)? {
            let query = u.choose(&["", "f", "é", "abi:", "abi: i32"])?;
            self.ask("workspace/symbol", json!({"query": query}));
        }
        if u.ratio(1, 10)? {
            self.workspace(u)?;
        }
        Ok(())
    }

    /// Sends requests and notifications about all files.
    fn workspace(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let (start, end) = (protocol(place(u)?), protocol(place(u)?));
        let uri = *u.choose(&[EDITED, FRESH, "untitled:none"])?;
        let range = json!({"start": start, "end": end});
        let item = json!({
            "name": "f", "kind": 12, "uri": uri, "range": range, "selectionRange": range,
        });
        let resolved = json!({"label": "x", "title": "x", "data": {
            "uri": uri, "name": "arith.addi", "generation": 1, "rewrite": "cse", "offset": 1,
        }});
        match u.int_in_range(0..=5)? {
            0 | 1 => {
                let known = json!([{"uri": uri, "value": u.choose(&["1", "2", "x"])?}]);
                self.ask("workspace/diagnostic", json!({"previousResultIds": known}));
            }
            2 => {
                let files = json!([{"oldUri": uri, "newUri": u.choose(&["file:///a", "?"])?}]);
                self.notify("workspace/didRenameFiles", json!({"files": files}));
            }
            3 => {
                self.ask("completionItem/resolve", resolved);
            }
            4 => {
                self.ask("codeAction/resolve", resolved);
            }
            _ => {
                let calls = u.choose(&["incomingCalls", "outgoingCalls"])?;
                self.ask(&format!("callHierarchy/{calls}"), json!({"item": item}));
            }
        }
        Ok(())
    }

    /// Sends all messages while it reads the answers. Returns the results by their ids.
    async fn talk(&self, server: Server) -> BTreeMap<i64, Value> {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        let server = tokio::spawn(server(theirs));
        let (input, mut output) = tokio::io::split(ours);
        // A client sends nothing more before it knows the server's capabilities.
        let initialized = Notify::new();
        let write = async {
            for (number, message) in self.messages.iter().enumerate() {
                if number == 1 {
                    initialized.notified().await;
                }
                let body = message.to_string();
                let frame = format!("Content-Length: {}\r\n\r\n{body}", body.len());
                // A server that ended is noticed when its answers are missing.
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

fn document(uri: &str) -> Value {
    json!({"textDocument": {"uri": uri}})
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
    use abide_generate::Random;
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
