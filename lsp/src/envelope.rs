//! Classifies messages by their outermost object: JSON-RPC 2.0 as the protocol uses it.

use crate::addresses::{self, Addresses};
use crate::long::{self, DID_OPEN, LongTexts};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

/// The verdict on a message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The server understands it.
    Pass {
        /// Whether it asks for the end of the server's work; the end itself comes with `exit`.
        shutdown: bool,
        /// Its replacement, if it needs another spelling.
        body: Option<Vec<u8>>,
    },
    /// It ends the server.
    Exit,
    /// It is answered with this.
    Refuse(Vec<u8>),
}

/// The fields of a request, notification or response. Where a field is `null` it is there all the
/// same.
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

/// Judges messages.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    /// Gets how the addresses of the documents are written that are opened.
    pub(crate) addresses: &'a Addresses,
    /// Gets their texts, where these are long.
    pub(crate) texts: &'a LongTexts,
}

impl Judge<'_> {
    /// Judges the body of a frame.
    pub(crate) fn judge(self, body: &[u8]) -> Verdict {
        if body.trim_ascii_start().first() != Some(&b'{') {
            return match serde_json::from_slice::<Value>(body) {
                Ok(_) => invalid_request(&Value::Null),
                Err(_) => parse_error(),
            };
        }
        match serde_json::from_slice::<Envelope>(body) {
            Ok(envelope) => envelope.judge(self),
            Err(error) if error.is_data() => invalid_request(&Value::Null),
            Err(_) => parse_error(),
        }
    }
}

impl Envelope {
    fn judge(mut self, judge: Judge<'_>) -> Verdict {
        let id_is_valid = match &self.id {
            None | Some(Value::Null | Value::String(_)) => true,
            Some(Value::Number(number)) => number.is_i64(),
            Some(_) => false,
        };
        if self.jsonrpc.as_ref().and_then(Value::as_str) != Some("2.0") || !id_is_valid {
            return self.invalid();
        }
        match &self.method {
            Some(Value::String(method)) if self.result.is_none() && self.error.is_none() => {
                match (method.as_str(), &self.id) {
                    ("exit", None) => Verdict::Exit,
                    // tower-lsp leaves these without an answer (LSP 3.17, "$ Notifications and Requests").
                    (method, Some(id)) if method.starts_with("$/") => {
                        refuse(id, -32601, "no such request")
                    }
                    (method, id) => {
                        if method == DID_OPEN.0 {
                            return self.opened(judge);
                        }
                        let initialize = || self.initialize(method);
                        let renamed = || self.with_internal_method(method);
                        Verdict::Pass {
                            shutdown: method == "shutdown" && id.is_some(),
                            body: self.without_params(method).or_else(initialize).or_else(renamed),
                        }
                    }
                }
            }
            None if self.is_response() => Verdict::Pass { shutdown: false, body: None },
            _ => self.invalid(),
        }
    }

    /// A document is opened: where its text is long, a ticket takes the place of that.
    fn opened(&mut self, judge: Judge<'_>) -> Verdict {
        let mut body = None;
        if let Some(params) = &mut self.params {
            judge.addresses.opened(params);
            if self.id.is_none() && judge.texts.keep(params) {
                let message = json!({"jsonrpc": "2.0", "method": DID_OPEN.1, "params": params});
                body = Some(message.to_string().into_bytes());
            }
        }
        let no_params = self.params == Some(Value::Null);
        let body = if no_params { self.without_params(DID_OPEN.0) } else { body };
        Verdict::Pass { shutdown: false, body }
    }

    /// Many clients write `"params": null`, or `{}`, where a request has none; tower-lsp refuses
    /// that.
    fn without_params(&self, method: &str) -> Option<Vec<u8>> {
        let has_none = ["shutdown", "abide/passes"].contains(&method) && self.params.is_some();
        if !has_none && self.params != Some(Value::Null) {
            return None;
        }
        let mut message = json!({"jsonrpc": "2.0", "method": method});
        if let (Some(fields), Some(id)) = (message.as_object_mut(), &self.id) {
            fields.insert("id".to_owned(), id.clone());
        }
        Some(message.to_string().into_bytes())
    }

    /// `initialize` without what would make it fail for nothing.
    fn initialize(&self, method: &str) -> Option<Vec<u8>> {
        let params = self.params.as_ref().filter(|_| method == "initialize")?;
        let params = addresses::accepted_params(params)?;
        let id = self.id.as_ref()?;
        let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        Some(message.to_string().into_bytes())
    }

    /// A request with a long answer, by the name that the server has for it.
    fn with_internal_method(&self, method: &str) -> Option<Vec<u8>> {
        let (id, params) = (self.id.as_ref()?, self.params.as_ref()?);
        let method = long::inner_name(method)?;
        let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        Some(message.to_string().into_bytes())
    }

    fn is_response(&self) -> bool {
        let error_is_valid = |error: &Value| {
            error.get("code").is_some_and(Value::is_i64)
                && error.get("message").is_some_and(Value::is_string)
        };
        self.id.is_some()
            && match (&self.result, &self.error) {
                (Some(_), None) => true,
                (None, Some(error)) => error_is_valid(error),
                _ => false,
            }
    }

    fn invalid(&self) -> Verdict {
        let id = self.id.clone().filter(|id| id.is_string() || id.is_i64());
        invalid_request(&id.unwrap_or(Value::Null))
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
        let (addresses, texts) = Default::default();
        Judge { addresses: &addresses, texts: &texts }.judge(body)
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
            let pass = Verdict::Pass { shutdown: false, body: None };
            assert_eq!(judge(body.as_bytes()), pass, "{body}");
        }
        assert_eq!(judge(br#"{"jsonrpc":"2.0","method":"exit"}"#), Verdict::Exit);
        assert_eq!(
            judge(br#"{"jsonrpc":"2.0","id":0,"method":"shutdown","params":null}"#),
            Verdict::Pass {
                shutdown: true,
                body: Some(br#"{"jsonrpc":"2.0","method":"shutdown","id":0}"#.to_vec())
            }
        );
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
            r#"{"jsonrpc":"2.0","id":1}"#,
        ] {
            assert_eq!(code(body), Some(-32600), "{body}");
        }
    }
}
