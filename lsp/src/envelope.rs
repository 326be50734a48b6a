//! Classifies messages by their outermost object: JSON-RPC 2.0 as the protocol uses it.

use crate::addresses::{self, Addresses};
use crate::requests::registered_name;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use std::borrow::Cow;
use tower_lsp::jsonrpc::{Id, Request, Response};

/// A message for the server.
#[derive(Debug, PartialEq)]
pub(crate) enum Message {
    /// A request or a notification.
    Request(Request),
    /// The client's answer to a request of the server.
    Response(Response),
}

/// The verdict on a message.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    /// The server understands it.
    Pass {
        /// Whether it asks for the end of the server's work; the end itself comes with `exit`.
        shutdown: bool,
        message: Message,
    },
    /// It ends the server.
    Exit,
    /// It is answered with this.
    Refuse(Vec<u8>),
}

/// The fields of a request, notification or response. A field that is `null` counts as present.
#[derive(Deserialize)]
struct Envelope {
    #[serde(default, deserialize_with = "present")]
    jsonrpc: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    id: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    method: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    result: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    error: Option<Value>,
    /// Read as the server will read it, so that it cannot fail there.
    #[serde(default, deserialize_with = "present")]
    params: Option<Value>,
}

fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// Judges the body of a frame. `addresses` records the client's spelling of the addresses of opened documents.
pub(crate) fn judge(body: &[u8], addresses: &Addresses) -> Verdict {
    if body.trim_ascii_start().first() != Some(&b'{') {
        return match serde_json::from_slice::<Value>(body) {
            Ok(_) => invalid_request(&Value::Null),
            Err(_) => parse_error(),
        };
    }
    match serde_json::from_slice::<Envelope>(body) {
        Ok(envelope) => envelope.judge(addresses),
        Err(error) if error.is_data() => invalid_request(&Value::Null),
        Err(_) => parse_error(),
    }
}

impl Envelope {
    fn judge(mut self, addresses: &Addresses) -> Verdict {
        let id_is_valid = match &self.id {
            None | Some(Value::Null | Value::String(_)) => true,
            Some(Value::Number(number)) => number.is_i64(),
            Some(_) => false,
        };
        if self.jsonrpc.as_ref().and_then(Value::as_str) != Some("2.0") || !id_is_valid {
            return self.invalid();
        }
        match self.method.take() {
            Some(Value::String(method)) if self.result.is_none() && self.error.is_none() => {
                match (method.as_str(), &self.id) {
                    ("exit", None) => Verdict::Exit,
                    // tower-lsp leaves these without an answer (LSP 3.17, "$ Notifications and Requests").
                    (method, Some(id)) if method.starts_with("$/") => {
                        refuse(id, -32601, "no such request")
                    }
                    _ => self.request(method, addresses),
                }
            }
            None => self.response(),
            Some(_) => self.invalid(),
        }
    }

    /// A request or a notification as the server accepts it.
    fn request(self, method: String, addresses: &Addresses) -> Verdict {
        let id = self.id.map(id_of);
        let shutdown = method == "shutdown" && id.is_some();
        // Many clients write `"params": null`, or `{}`, if a request has none; tower-lsp refuses that.
        let has_none = ["shutdown", "abide/passes"].contains(&method.as_str());
        let mut params = self.params.filter(|params| !has_none && !params.is_null());
        match (method.as_str(), &mut params) {
            ("initialize", Some(params)) => addresses::drop_unused(params),
            ("textDocument/didOpen", Some(params)) => addresses.opened(params),
            _ => {}
        }
        let name = registered_name(&method).filter(|_| id.is_some());
        let mut request = Request::build(name.map_or(Cow::Owned(method), Cow::Borrowed));
        if let Some(params) = params {
            request = request.params(params);
        }
        if let Some(id) = id {
            request = request.id(id);
        }
        Verdict::Pass { shutdown, message: Message::Request(request.finish()) }
    }

    /// The answer to a request of the server.
    fn response(mut self) -> Verdict {
        let error = self.error.take().map(serde_json::from_value);
        let answer = match (self.result.take(), error) {
            (Some(result), None) => Ok(result),
            (None, Some(Ok(error))) => Err(error),
            _ => return self.invalid(),
        };
        let Some(id) = self.id.take() else { return self.invalid() };
        let message = Message::Response(Response::from_parts(id_of(id), answer));
        Verdict::Pass { shutdown: false, message }
    }

    fn invalid(&self) -> Verdict {
        let id = self.id.clone().filter(|id| id.is_string() || id.is_i64());
        invalid_request(&id.unwrap_or(Value::Null))
    }
}

/// A valid id of a message.
fn id_of(id: Value) -> Id {
    match id {
        Value::String(text) => Id::String(text),
        Value::Number(number) => number.as_i64().map_or(Id::Null, Id::Number),
        _ => Id::Null,
    }
}

pub(crate) fn parse_error() -> Verdict {
    refuse(&Value::Null, -32700, "the message is not JSON that can be read")
}

pub(crate) fn invalid_request(id: &Value) -> Verdict {
    refuse(id, -32600, "not a JSON-RPC 2.0 request, notification or response")
}

/// The answer to a frame whose body was not read because it is too long.
pub(crate) fn too_long() -> Verdict {
    refuse(&Value::Null, -32600, "the message is longer than this server reads")
}

fn refuse(id: &Value, code: i32, message: &str) -> Verdict {
    let answer = json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}});
    Verdict::Refuse(answer.to_string().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(body: &[u8]) -> Verdict {
        super::judge(body, &Addresses::default())
    }

    /// The message that the server gets for a body.
    fn passed(body: &str) -> Value {
        match judge(body.as_bytes()) {
            Verdict::Pass { message: Message::Request(request), .. } => json!(request),
            Verdict::Pass { message: Message::Response(response), .. } => json!(response),
            other => panic!("{body}: {other:?}"),
        }
    }

    fn code(body: &str) -> Option<i64> {
        let Verdict::Refuse(answer) = judge(body.as_bytes()) else {
            return None;
        };
        serde_json::from_slice::<Value>(&answer).unwrap()["error"]["code"].as_i64()
    }

    #[test]
    fn messages_pass() {
        for body in [
            r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            r#" {"jsonrpc":"2.0","id":"a","method":"x"}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":null}"#,
            r#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
        ] {
            assert_eq!(passed(body), serde_json::from_str::<Value>(body).unwrap(), "{body}");
        }
        assert_eq!(judge(br#"{"jsonrpc":"2.0","method":"exit"}"#), Verdict::Exit);
        for params in ["null", "{}"] {
            let body =
                format!(r#"{{"jsonrpc":"2.0","id":0,"method":"shutdown","params":{params}}}"#);
            let without = json!({"jsonrpc": "2.0", "id": 0, "method": "shutdown"});
            assert_eq!(passed(&body), without);
            let verdict = judge(body.as_bytes());
            assert!(matches!(verdict, Verdict::Pass { shutdown: true, .. }), "{verdict:?}");
        }
    }

    #[test]
    fn requests_of_the_table_get_the_name_of_their_handler() {
        let body = r#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"a":1}}"#;
        let method = "abide/handler/textDocument/hover";
        let expected = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": {"a": 1}});
        assert_eq!(passed(body), expected);
    }

    #[test]
    fn requests_of_other_programs_are_answered() {
        assert_eq!(code(r#"{"jsonrpc":"2.0","id":1,"method":"$/ask"}"#), Some(-32601));
        assert_eq!(code(r#"{"jsonrpc":"2.0","method":"$/tell"}"#), None);
    }

    #[test]
    fn nonsense_is_answered() {
        for body in ["", "{", "nonsense", "\u{0}", r#"{"jsonrpc":"2.0","id":1,"method":"a""#] {
            assert_eq!(code(body), Some(-32700), "{body}");
        }
        let deep = format!(r#"{{"jsonrpc":"2.0","method":"a","params":{}1"#, "[".repeat(1000));
        assert_eq!(code(&deep), Some(-32700), "nests too deep for the server");
        for body in [
            "{}",
            "[]",
            "1",
            "null",
            r#"[{"jsonrpc":"2.0","method":"exit"}]"#,
            r#"{"jsonrpc":"1.0","method":"a"}"#,
            r#"{"jsonrpc":"2.0","method":5}"#,
            r#"{"jsonrpc":"2.0","method":"a","id":1.5}"#,
            r#"{"jsonrpc":"2.0","method":"a","id":{}}"#,
            r#"{"jsonrpc":"2.0","method":"a","method":"b"}"#,
            r#"{"jsonrpc":"2.0","id":1,"error":5}"#,
            r#"{"jsonrpc":"2.0","id":1,"error":{"code":1.5,"message":""}}"#,
            r#"{"jsonrpc":"2.0","id":1}"#,
        ] {
            assert_eq!(code(body), Some(-32600), "{body}");
        }
    }
}
