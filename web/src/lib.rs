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
    /// the language server starts again, and the answer has `"restarted":true`.
    fn set_dialects(&mut self, request: &Value) -> Value {
        let mut read = dialects::read(request);
        self.registry = read.registry;
        #[cfg(target_family = "wasm")]
        if self.paths != read.paths {
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

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "func.func @f(%a: tensor<?xf32>) {\n return\n}\n";

    fn ask(request: &Value) -> Value {
        let answer = Session::new().request(request.to_string().as_bytes());
        serde_json::from_slice(&answer).unwrap()
    }

    #[test]
    fn each_request_of_the_list_is_answered() {
        for (request, field) in [
            (json!({"op": "version"}), "/version"),
            (json!({"op": "fmt", "source": TEXT}), "/text"),
            (json!({"op": "fmt", "kind": "td", "source": "def  A;"}), "/text"),
            (json!({"op": "graph", "source": TEXT}), "/graph"),
            (json!({"op": "functions", "source": TEXT}), "/functions/0/signature"),
            (json!({"op": "shapes", "source": TEXT, "function": "f"}), "/arguments/0/type"),
            (json!({"op": "shapes", "source": TEXT, "function": "f"}), "/shapes/values"),
            (json!({"op": "callers", "source": TEXT, "language": "rust"}), "/text"),
            (json!({"op": "callers", "source": TEXT, "language": "go"}), "/error"),
            (json!({"op": "callers", "source": "func.func @", "language": "c"}), "/error"),
            (json!({"op": "shape.explain", "source": TEXT}), "/functions/0/values"),
            (json!({"op": "mlir.check", "source": TEXT}), "/diagnostics"),
            (json!({"op": "sip.explain", "signature": "I3!_0R1!"}), "/spans/0/text"),
            (json!({"op": "reflection.explain", "abi": "{\"a\":[],\"r\":[]}"}), "/lines"),
            (json!({"op": "dialects", "files": []}), "/dialects"),
        ] {
            assert!(ask(&request).pointer(field).is_some(), "{request}: {}", ask(&request));
        }
    }

    #[test]
    fn an_invalid_request_of_the_list_has_an_error() {
        for request in [
            json!({}),
            json!({"op": "fmt"}),
            json!({"op": "graph", "source": ""}),
            json!({"op": "graph", "source": TEXT, "function": "g"}),
            json!({"op": "decode", "hex": "4d"}),
            json!({"op": "decode", "hex": "no"}),
        ] {
            assert!(ask(&request)["error"].is_string(), "{request}: {}", ask(&request));
        }
        assert!(Session::new().request(b"{").starts_with(b"{\"error\""));
    }

    #[test]
    fn a_compiled_module_becomes_declarations() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/vmfb");
        let bytes = std::fs::read(format!("{folder}/arrays.vmfb")).unwrap();
        let answer = ask(&json!({"op": "decode", "hex": abide_json::to_hex(&bytes)}));
        let (text, about) = (answer["text"].as_str().unwrap(), answer["about"].as_str().unwrap());
        assert!(text.contains("func.func private @") || text.contains("func.func @"), "{text}");
        assert!(about.contains("exported functions:"), "{about}");
        let cut = json!({"op": "decode", "hex": abide_json::to_hex(&bytes[..bytes.len() / 2])});
        assert!(ask(&cut)["error"].is_string(), "{}", ask(&cut));
    }

    #[test]
    fn a_list_of_the_parts_of_a_signature_is_the_signature() {
        let signature = "I23!S19!k0D13!K2!x_0K2!y_1R3!_0";
        let answer = ask(&json!({"op": "sip.explain", "signature": signature}));
        let mut end = 0;
        for part in answer["spans"].as_array().unwrap() {
            assert_eq!(part["start"], end);
            end = part["end"].as_u64().unwrap();
        }
        assert_eq!(end, signature.len() as u64);
    }
}
