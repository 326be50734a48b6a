//! A session with a server: frames, requests, open documents.

use super::script::{Params, Step};
use super::view::{look, position};
use super::{Server, Tamper};
use crate::bytes::quoted_start;
use crate::process::{MAX_MESSAGE_BYTES, Process, Silence};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Read as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// The silence after which a server that publishes diagnostics without a version is taken to be done.
const SILENCE_LIMIT: Duration = Duration::from_millis(400);

/// The maximum length of a header line, in bytes.
const MAX_FIELD_BYTES: u64 = 4096;

/// The result of a step.
pub(super) enum Done {
    /// The step has no line.
    Quiet,
    /// A line of the transcript.
    Line(String),
    /// The server does not know the method.
    Unsupported,
}

/// An open document.
#[derive(Debug, Default)]
struct Document {
    version: i64,
    text: String,
    /// The newest diagnostics, and their reported version.
    published: Option<(Option<i64>, Value)>,
}

pub(super) struct Session<'s> {
    process: Process<Result<Value, String>>,
    tamper: Option<&'s Tamper>,
    /// The time limit for an answer.
    limit: Duration,
    asked: u64,
    /// The requests that have been answered.
    answered: BTreeSet<u64>,
    /// Whether the server accepts changes of ranges; otherwise whole texts are sent.
    incremental: bool,
    documents: BTreeMap<String, Document>,
}

impl<'s> Session<'s> {
    pub(super) fn start(server: &'s Server) -> Result<Self, String> {
        let command = &server.command;
        let process = Process::start(command, Stdio::null(), read_frame)
            .map_err(|error| format!("cannot start {}: {error}", command.join(" ")))?;
        Ok(Self {
            process,
            tamper: server.tamper.as_ref(),
            limit: server.limit,
            asked: 0,
            answered: BTreeSet::new(),
            incremental: false,
            documents: BTreeMap::new(),
        })
    }

    /// Ends the server at once, after a violation of the protocol.
    pub(super) fn abandon(mut self) {
        self.process.abandon();
    }

    /// Opens the session as an editor with all features that the rules are about.
    pub(super) fn initialize(&mut self) -> Result<(), String> {
        let capabilities = json!({
            "textDocument": {
                "publishDiagnostics": { "versionSupport": true, "relatedInformation": true },
                "documentSymbol": { "hierarchicalDocumentSymbolSupport": true },
                "hover": { "contentFormat": ["markdown", "plaintext"] },
            },
        });
        let params = json!({ "processId": null, "rootUri": null, "capabilities": capabilities });
        let answer = self.request("initialize", params)?;
        if answer.get("error").is_some() {
            return Err(format!("initialize is refused: {answer}"));
        }
        let sync = answer.pointer("/result/capabilities/textDocumentSync");
        let kind = sync.map(|sync| sync.get("change").unwrap_or(sync));
        self.incremental = kind == Some(&json!(2));
        self.notify("initialized", json!({}))
    }

    /// Takes a step of the script.
    pub(super) fn step(&mut self, step: &Step) -> Result<Done, String> {
        match step {
            Step::Bare => {}
            Step::Open { name, text } => {
                let document = Document { version: 1, text: text.clone(), published: None };
                self.documents.insert(name.clone(), document);
                let item =
                    json!({ "uri": uri(name), "languageId": "mlir", "version": 1, "text": text });
                self.notify("textDocument/didOpen", json!({ "textDocument": item }))?;
            }
            Step::Replace { name, text } => self.change(name, None, text)?,
            Step::Change { name, range, text } => self.change(name, Some(range), text)?,
            Step::Close { name } => {
                if let Some(document) = self.documents.get_mut(name) {
                    *document = Document::default();
                }
                let item = json!({ "textDocument": { "uri": uri(name) } });
                self.notify("textDocument/didClose", item)?;
            }
            Step::Diagnostics { name } => {
                let (_, list) = self.published(name)?;
                return Ok(Done::Line(shown(name, &list)));
            }
            Step::Version { name } => {
                let version = self.published(name)?.0;
                let version = version.map_or("none".to_owned(), |version| version.to_string());
                return Ok(Done::Line(format!("version of {name}: {version}")));
            }
            Step::Request { method, params, view } => return self.ask(method, params, view),
            Step::Notify { method, params } => self.notify(method, params.clone())?,
            Step::Frame(bytes) => self.write(bytes)?,
            Step::Answer { view } => {
                let answer = self.receive_until(|message| is_answer(message, &Value::Null))?;
                return Ok(Done::Line(format!("answer: {}", look(view, &answer, "")?)));
            }
            Step::Exit => return self.exit().map(Done::Line),
        }
        Ok(Done::Quiet)
    }

    /// Changes a range of a document, or all of it.
    fn change(&mut self, name: &str, range: Option<&Value>, text: &str) -> Result<(), String> {
        let document = self.documents.get_mut(name).ok_or("the document is not open")?;
        document.version += 1;
        document.published = None;
        document.text = match range {
            Some(range) => edited(&document.text, range, text),
            None => text.to_owned(),
        };
        let change = match range {
            Some(range) if self.incremental => json!({ "range": range, "text": text }),
            _ => json!({ "text": document.text }),
        };
        let item = json!({ "uri": uri(name), "version": document.version });
        let params = json!({ "textDocument": item, "contentChanges": [change] });
        self.notify("textDocument/didChange", params)
    }

    fn ask(&mut self, method: &str, params: &Params, view: &str) -> Result<Done, String> {
        let (params, document) = match params {
            Params::Raw(params) => (params.clone(), String::new()),
            Params::Document { name, more } => {
                let mut all = json!({ "textDocument": { "uri": uri(name) } });
                if let (Value::Object(all), Value::Object(more)) = (&mut all, more) {
                    all.extend(more.clone());
                }
                (all, uri(name))
            }
        };
        let answer = self.request(method, params)?;
        let unknown = answer.pointer("/error/code") == Some(&json!(-32601));
        if unknown && view != "error" {
            return Ok(Done::Unsupported);
        }
        Ok(Done::Line(format!("{method}: {}", look(view, &answer, &document)?)))
    }

    /// The diagnostics published for the newest version of a document, and the reported version.
    fn published(&mut self, name: &str) -> Result<(Option<i64>, Value), String> {
        let end = Instant::now() + self.limit;
        loop {
            let Some(document) = self.documents.get(name) else {
                return Err(format!("unknown document '{name}'"));
            };
            let left = end.saturating_duration_since(Instant::now());
            let (published, wait) = match &document.published {
                Some((Some(version), list)) => {
                    if *version == document.version || document.version == 0 {
                        return Ok((Some(*version), list.clone()));
                    }
                    (None, left)
                }
                Some((None, list)) => (Some(list.clone()), left.min(SILENCE_LIMIT)),
                None => (None, left),
            };
            match (self.process.receive(wait), published) {
                (Ok(message), _) if !left.is_zero() => drop(self.handle(message?)?),
                (Ok(_) | Err(Silence::Late), Some(list)) => return Ok((None, list)),
                (Ok(_), None) => return Err(self.failure(Silence::Late, "diagnostics")),
                (Err(silence), _) => return Err(self.failure(silence, "diagnostics")),
            }
        }
    }

    fn request(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.asked += 1;
        let id = json!(self.asked);
        let mut message = json!({ "jsonrpc": "2.0", "id": id, "method": method });
        if !params.is_null() {
            message["params"] = params;
        }
        self.send(message)?;
        self.receive_until(|message| is_answer(message, &id))
    }

    fn notify(&mut self, method: &str, params: Value) -> Result<(), String> {
        let mut message = json!({ "jsonrpc": "2.0", "method": method });
        if !params.is_null() {
            message["params"] = params;
        }
        self.send(message)
    }

    fn send(&mut self, message: Value) -> Result<(), String> {
        let message = match self.tamper {
            Some(tamper) => tamper(message, true),
            None => Some(message),
        };
        let Some(message) = message else { return Ok(()) };
        let text = message.to_string();
        self.write(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.process.send(bytes.to_vec()).map_err(|silence| self.failure(silence, "answer"))
    }

    /// Returns the first wanted message; handles all others.
    fn receive_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value, String> {
        let end = Instant::now() + self.limit;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let message =
                self.process.receive(left).map_err(|silence| self.failure(silence, "answer"))?;
            if let Some(message) = self.handle(message?)?
                && wanted(&message)
            {
                return Ok(message);
            }
        }
    }

    /// Records published diagnostics, answers the server's requests, and returns all other messages.
    fn handle(&mut self, message: Value) -> Result<Option<Value>, String> {
        let message = match self.tamper {
            Some(tamper) => tamper(message, false),
            None => Some(message),
        };
        let Some(message) = message else { return Ok(None) };
        if message["jsonrpc"] != "2.0" {
            return Err(format!("a message without `\"jsonrpc\":\"2.0\"`: {message}"));
        }
        let Some(method) = message.get("method").and_then(Value::as_str) else {
            let id = message["id"].as_u64();
            if id.is_some_and(|id| !self.answered.insert(id)) {
                return Err(format!("a request is answered twice: {message}"));
            }
            return Ok(Some(message));
        };
        if let Some(id) = message.get("id") {
            let items = message.pointer("/params/items").and_then(Value::as_array);
            let result = items.map_or(Value::Null, |items| json!(vec![Value::Null; items.len()]));
            self.send(json!({ "jsonrpc": "2.0", "id": id, "result": result }))?;
        } else if method == "textDocument/publishDiagnostics" {
            let params = &message["params"];
            let name =
                params["uri"].as_str().unwrap_or_default().trim_start_matches(uri("").as_str());
            if let Some(document) = self.documents.get_mut(name) {
                let version = params["version"].as_i64();
                document.published = Some((version, params["diagnostics"].clone()));
            }
        }
        Ok(None)
    }

    fn failure(&self, silence: Silence, what: &str) -> String {
        match silence {
            Silence::Late => format!("no {what} within {} s", self.limit.as_secs_f32()),
            Silence::Ended => "the server's output has ended".to_owned(),
        }
    }

    fn exit(&mut self) -> Result<String, String> {
        let status = self.process.wait(self.limit).ok_or("the server does not end")?;
        Ok(status.code().map_or("ended by a signal".to_owned(), |code| format!("exit {code}")))
    }
}

/// The text with a range replaced.
fn edited(text: &str, range: &Value, replacement: &str) -> String {
    let (start, end) = (offset(text, &range["start"]), offset(text, &range["end"]));
    format!("{}{replacement}{}", &text[..start], &text[end.max(start)..])
}

/// The byte at a position, whose character is counted in UTF-16; the end if the line or text is shorter.
fn offset(text: &str, place: &Value) -> usize {
    let (line, character) = position(place);
    let mut at = 0;
    for (number, content) in (0..).zip(text.split_inclusive('\n')) {
        if number == line {
            let mut units = 0;
            let content = content.trim_end_matches('\n');
            let inside = content.char_indices().find(|(_, c)| {
                let found = units >= character;
                units += c.len_utf16() as u64;
                found
            });
            return at + inside.map_or(content.len(), |(byte, _)| byte);
        }
        at += content.len();
    }
    at
}

fn is_answer(message: &Value, id: &Value) -> bool {
    message.get("method").is_none() && message.get("id") == Some(id)
}

fn uri(name: &str) -> String {
    format!("file:///conformance/{name}")
}

/// Diagnostics in order of their places: `error 2:9`. Hints do not count.
fn shown(name: &str, list: &Value) -> String {
    let severities = ["error", "warning"];
    let mut found: Vec<_> = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| {
            let severity = one["severity"].as_u64().unwrap_or(1).checked_sub(1)?;
            let severity = severities.get(usize::try_from(severity).ok()?)?;
            let (start, end) = (&one["range"]["start"], &one["range"]["end"]);
            let fault = match () {
                () if position(end) < position(start) => " (ends before it begins)",
                () if !one["message"].is_string() => " (without a message)",
                () => "",
            };
            Some((position(start), *severity, fault))
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    let found: Vec<_> = found
        .into_iter()
        .map(|((line, character), severity, fault)| format!("{severity} {line}:{character}{fault}"))
        .collect();
    let found = if found.is_empty() { "clean".to_owned() } else { found.join(", ") };
    format!("diagnostics of {name}: {found}")
}

/// Reads a frame: header lines up to an empty one, then the stated number of bytes. `None` at the end of the output.
fn read_frame(out: &mut dyn BufRead) -> Option<Result<Value, String>> {
    let length = match read_header(out)? {
        Ok(length) if length <= MAX_MESSAGE_BYTES => length,
        Ok(length) => return Some(Err(format!("a message of {length} bytes is announced"))),
        Err(error) => return Some(Err(error)),
    };
    let mut content = vec![0; length];
    out.read_exact(&mut content).ok()?;
    let shown = |error| format!("a message is not JSON ({error}): {}", quoted_start(&content));
    Some(serde_json::from_slice(&content).map_err(shown))
}

/// Reads the length from the header.
fn read_header(out: &mut dyn BufRead) -> Option<Result<usize, String>> {
    let mut length = None;
    loop {
        let mut line = Vec::new();
        if out.take(MAX_FIELD_BYTES).read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
        let field = line.trim_ascii_end();
        if field.is_empty() {
            return Some(length.ok_or_else(|| "a header without `Content-Length`".to_owned()));
        }
        let Some((name, value)) = std::str::from_utf8(field).ok()?.split_once(':') else {
            let field = quoted_start(field);
            return Some(Err(format!("the server writes a line that is not a header: {field}")));
        };
        if name.eq_ignore_ascii_case("Content-Length") {
            length = value.trim().parse::<usize>().ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_counted_in_utf_16() {
        let at = |line, character| json!({ "line": line, "character": character });
        let range = json!({ "start": at(1, 2), "end": at(1, 3) });
        assert_eq!(edited("x\n😀bc\n", &range, "é"), "x\n😀éc\n");
        let beyond = json!({ "start": at(1, 9), "end": at(7, 0) });
        assert_eq!(edited("x\nab\ny", &beyond, "!"), "x\nab!");
    }
}
