//! Answers for the page in `web/`: requests as JSON, and messages of the language server's protocol.
//!
//! A request is that of the conformance adapter ([`abide_json::adapter`]), or one of [`requests`]. The module for
//! browsers is built from `ffi/wasm`, which exports a [`Session`].

mod dialects;
mod requests;

use abide_core::dialect;
use abide_core::mlir::registry::Registry;
use serde_json::{Value, json};
use std::sync::Arc;

/// The state of a page: the dialects that its files describe, and its language server.
#[derive(Default)]
pub struct Session {
    /// The dialects of the page's files; `None` without such files.
    registry: Option<Arc<Registry>>,
    #[cfg(target_family = "wasm")]
    server: Option<abide_lsp::Embedded>,
    /// The paths of the files that describe dialects.
    #[cfg(target_family = "wasm")]
    paths: Vec<String>,
}

impl Session {
    /// A page without files.
    #[must_use]
    pub fn new() -> Session {
        Session::default()
    }

    fn registry(&self) -> &Arc<Registry> {
        self.registry.as_ref().unwrap_or_else(|| dialect::registry())
    }

    /// The answer to a request. An invalid one is answered with `{"error":..}`.
    pub fn request(&mut self, request: &[u8]) -> Vec<u8> {
        self.answer(request).to_string().into_bytes()
    }

    fn answer(&mut self, request: &[u8]) -> Value {
        let read: Value = match serde_json::from_slice(request) {
            Ok(read) => read,
            Err(error) => return json!({ "error": format!("the request is not JSON: {error}") }),
        };
        match read.get("op").and_then(Value::as_str) {
            Some("dialects") => self.set_dialects(&read),
            Some(op) => requests::answer(op, &read, self.registry())
                .unwrap_or_else(|| abide_json::adapter::answer_with(request, self.registry())),
            None => json!({ "error": "the request has no \"op\"" }),
        }
    }

    /// Reads the dialects that files describe, and replaces the previous ones. If these are other files than before,
    /// or if the request has `"fresh"`, the language server begins anew, and the answer says so (`"restarted":true`).
    fn set_dialects(&mut self, request: &Value) -> Value {
        let mut read = dialects::read(request);
        self.registry = read.registry;
        #[cfg(target_family = "wasm")]
        if self.paths != read.paths || request.get("fresh").is_some() {
            self.paths = read.paths;
            self.server = None;
            read.answer["restarted"] = json!(true);
        }
        read.answer.take()
    }

    /// Handles a message to the language server; returns an array of the messages to the client.
    #[cfg(target_family = "wasm")]
    pub fn message(&mut self, message: &[u8]) -> Vec<u8> {
        let paths = self.paths.iter().map(Into::into).collect();
        let server = self.server.get_or_insert_with(|| {
            abide_lsp::Embedded::new(paths, vec![dialects::ROOT.to_owned()])
        });
        let mut all = vec![b'['];
        for (number, message) in server.handle(message).into_iter().enumerate() {
            if number > 0 {
                all.push(b',');
            }
            all.extend(message);
        }
        all.push(b']');
        all
    }
}
