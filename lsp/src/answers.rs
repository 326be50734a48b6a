//! Long answers, which are written to the client directly.
//!
//! tower-lsp makes a tree of JSON values of each answer, and a text of that: for a hundred thousand semantic tokens
//! that takes longer than finding them. So the text of a long answer is made by the worker that finds it. It is kept
//! here, and tower-lsp gets a [`Ticket`] for it. In the message to the client the answer replaces the ticket.

use crate::addresses::Addresses;
use abide_core::ide::TokenNumbers;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::iter;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tower_lsp::jsonrpc::Response;

/// A version of a document, and its semantic tokens.
pub(crate) type VersionTokens = (u64, Arc<TokenNumbers>);

/// The number of bytes of an answer composed at a time.
const CHUNK_BYTES: usize = 1 << 18;

/// The text of a result.
#[derive(Debug)]
pub(crate) enum Body {
    /// JSON.
    Json(Vec<u8>),
    /// Semantic tokens; not yet written out.
    Tokens { result_id: Option<u64>, numbers: Arc<TokenNumbers> },
}

impl Body {
    /// The JSON of a value.
    ///
    /// # Errors
    /// The value has no JSON; no type of the protocol is such.
    pub(crate) fn json(value: &impl Serialize) -> serde_json::Result<Body> {
        serde_json::to_vec(value).map(Body::Json)
    }

    /// The text around the numbers of semantic tokens.
    fn around(result_id: Option<u64>) -> (String, &'static str) {
        let id = result_id.map(|id| format!("\"resultId\":\"{id}\",")).unwrap_or_default();
        (format!("{{{id}\"data\":["), "]}")
    }

    /// The number of bytes.
    pub(crate) fn len(&self) -> usize {
        match self {
            Body::Json(text) => text.len(),
            Body::Tokens { result_id, numbers } => {
                let (before, after) = Body::around(*result_id);
                before.len() + numbers.text_len() + after.len()
            }
        }
    }

    /// The bytes, in parts that are long enough to be written one by one.
    pub(crate) fn into_chunks(self) -> Box<dyn Iterator<Item = Vec<u8>> + Send> {
        match self {
            Body::Json(text) => Box::new(iter::once(text)),
            Body::Tokens { result_id, numbers } => {
                let (before, after) = Body::around(result_id);
                let chunks = TokenNumbers::into_chunks(numbers, CHUNK_BYTES);
                let around = [before.into_bytes(), after.into()];
                let [before, after] = around.map(iter::once);
                Box::new(before.chain(chunks).chain(after))
            }
        }
    }
}

/// The placeholder of a long answer until it is written. No other answer consists of such a field alone.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ticket {
    #[serde(rename = "abide/long")]
    number: u64,
}

/// A message to the client.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Short(Vec<u8>),
    Long(LongMessage),
}

/// A message whose result is a long answer.
#[derive(Debug)]
pub(crate) struct LongMessage {
    /// The text before the result.
    pub(crate) before: &'static [u8],
    pub(crate) body: Body,
    /// The text after it.
    pub(crate) after: Vec<u8>,
}

impl LongMessage {
    pub(crate) fn len(&self) -> usize {
        self.before.len() + self.body.len() + self.after.len()
    }
}

/// The long answers on their way to the client.
#[derive(Debug, Default)]
pub(crate) struct Answers(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    last: u64,
    bodies: BTreeMap<u64, Body>,
}

impl Answers {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps an answer until its ticket comes. Between this and the answer of tower-lsp nothing may be
    /// awaited: a request that is cancelled there would leave its answer here.
    pub(crate) fn keep(&self, body: Body) -> Ticket {
        let mut waiting = self.waiting();
        waiting.last += 1;
        let number = waiting.last;
        waiting.bodies.insert(number, body);
        Ticket { number }
    }

    /// The message with a response: a long answer in place of its ticket, and addresses as the client writes them.
    pub(crate) fn message(&self, response: Response, addresses: &Addresses) -> Outgoing {
        match response.result().and_then(|result| self.redeem(result)) {
            Some(body) => {
                let body = match body {
                    Body::Json(text) => Body::Json(addresses.as_written(&text).unwrap_or(text)),
                    tokens @ Body::Tokens { .. } => tokens,
                };
                let id = serde_json::to_string(response.id()).unwrap_or_default();
                let after = format!(",\"id\":{id}}}").into_bytes();
                Outgoing::Long(LongMessage { before: BEFORE_RESULT, body, after })
            }
            None => Outgoing::of(&response, addresses),
        }
    }

    /// The answer of a ticket, once; `None` for another value.
    fn redeem(&self, result: &Value) -> Option<Body> {
        // Serde would also accept a list of one number.
        let ticket = Ticket::deserialize(result.is_object().then_some(result)?).ok()?;
        self.waiting().bodies.remove(&ticket.number)
    }
}

/// The beginning of a message with an answer, up to its result.
const BEFORE_RESULT: &[u8] = b"{\"jsonrpc\":\"2.0\",\"result\":";

impl Outgoing {
    /// A message with addresses as the client writes them.
    pub(crate) fn of(message: &impl Serialize, addresses: &Addresses) -> Outgoing {
        // Messages of the protocol have JSON.
        let text = serde_json::to_vec(message).unwrap_or_default();
        Outgoing::Short(addresses.as_written(&text).unwrap_or(text))
    }

    /// The message as one text.
    #[cfg(any(test, target_family = "wasm"))]
    pub(crate) fn into_text(self) -> Vec<u8> {
        match self {
            Outgoing::Short(text) => text,
            Outgoing::Long(LongMessage { before, body, after }) => {
                let parts: Vec<u8> = body.into_chunks().flatten().collect();
                [before, &parts, &after].concat()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tower_lsp::jsonrpc::Id;

    fn response(result: impl Serialize, id: &str) -> Response {
        Response::from_ok(Id::String(id.to_owned()), serde_json::to_value(result).unwrap())
    }

    #[test]
    fn an_answer_replaces_its_ticket() {
        let (answers, addresses) = (Answers::default(), Addresses::default());
        for id in ["1", "{\"abide/long\":1}", &"}".repeat(100)] {
            let ticket =
                serde_json::to_value(answers.keep(Body::json(&["answer"]).unwrap())).unwrap();
            let found = answers.message(response(&ticket, id), &addresses);
            let Outgoing::Long(message) = &found else { panic!("{found:?}") };
            let len = message.len();
            let expected = serde_json::to_vec(&response(["answer"], id)).unwrap();
            assert_eq!((found.into_text(), len), (expected.clone(), expected.len()));
            let again = answers.message(response(&ticket, id), &addresses);
            assert!(matches!(again, Outgoing::Short(_)), "it is redeemed once");
        }
    }

    #[test]
    fn a_lookalike_ticket_is_not_redeemed() {
        let (answers, addresses) = (Answers::default(), Addresses::default());
        let _ticket = answers.keep(Body::json(&1).unwrap());
        for other in [
            json!({"label": {"abide/long": 1}}),
            json!({"abide/long": 1, "label": 1}),
            json!({"abide/long": "1"}),
            json!("{\"abide/long\":1}"),
            Value::Null,
        ] {
            let expected = serde_json::to_vec(&response(&other, "1")).unwrap();
            let found = answers.message(response(&other, "1"), &addresses);
            assert!(matches!(found, Outgoing::Short(text) if text == expected));
        }
    }

    #[test]
    fn tokens_are_written_as_the_protocol_has_them() {
        let numbers = || Arc::new(TokenNumbers::default());
        for (result_id, text) in
            [(Some(7), "{\"resultId\":\"7\",\"data\":[]}"), (None, "{\"data\":[]}")]
        {
            let body = Body::Tokens { result_id, numbers: numbers() };
            assert_eq!(body.len(), text.len());
            let parts: Vec<u8> = body.into_chunks().flatten().collect();
            assert_eq!(parts, text.as_bytes());
        }
    }
}
