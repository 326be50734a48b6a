//! Long answers, which are written to the client directly, and [long texts](texts), which are received directly.
//!
//! tower-lsp makes a tree of JSON values of each answer, and a text of that: for a hundred thousand semantic tokens
//! it takes longer than finding them. So the answer to a request of [`METHODS`] is written by the worker that finds
//! it. It is kept here, and tower-lsp gets a [`Ticket`] for it. In the output to the client, the guard replaces the
//! ticket by the answer.

mod requests;
mod texts;

pub(crate) use requests::{VersionTokens, json};
pub(crate) use texts::{DID_OPEN, LongTexts};

use crate::addresses::Addresses;
use crate::backend::Backend;
use abide_core::ide::TokenNumbers;
use serde::Serialize;
use std::collections::BTreeMap;
use std::iter;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tower_lsp::LspServiceBuilder;

macro_rules! methods {
    ($($method:literal as $inner:literal: $handler:ident,)*) => {
        /// The requests with long answers, each with the name that tower-lsp knows it by.
        const METHODS: &[(&str, &str)] = &[$(($method, $inner)),*];

        /// Registers the requests with long answers in tower-lsp.
        pub(crate) fn register(builder: LspServiceBuilder<Backend>) -> LspServiceBuilder<Backend> {
            let builder = builder.custom_method(DID_OPEN.1, Backend::did_open_long);
            builder$(.custom_method($inner, Backend::$handler))*
        }
    };
}

methods! {
    "textDocument/semanticTokens/full" as "abide/long/semanticTokens/full": semantic_tokens_full,
    "textDocument/semanticTokens/full/delta" as "abide/long/semanticTokens/delta":
        semantic_tokens_delta,
    "textDocument/semanticTokens/range" as "abide/long/semanticTokens/range":
        semantic_tokens_range,
    "textDocument/documentSymbol" as "abide/long/documentSymbol": document_symbol,
    "textDocument/foldingRange" as "abide/long/foldingRange": folding_range,
    "textDocument/formatting" as "abide/long/formatting": formatting,
    "textDocument/codeLens" as "abide/long/codeLens": code_lens,
    "textDocument/documentLink" as "abide/long/documentLink": document_link,
    "textDocument/inlayHint" as "abide/long/inlayHint": inlay_hint,
    "textDocument/completion" as "abide/long/completion": completion,
}

/// The name by which tower-lsp knows a request with a long answer.
pub(crate) fn inner_name(method: &str) -> Option<&'static str> {
    METHODS.iter().find(|(own, _)| *own == method).map(|(_, inner)| *inner)
}

/// The number of bytes of an answer composed at a time.
const CHUNK: usize = 1 << 18;

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
                let (before, behind) = Body::around(*result_id);
                before.len() + numbers.text_len() + behind.len()
            }
        }
    }

    /// The bytes, in parts that are long enough to be written one by one.
    pub(crate) fn into_chunks(self) -> Box<dyn Iterator<Item = Vec<u8>> + Send> {
        match self {
            Body::Json(text) => Box::new(iter::once(text)),
            Body::Tokens { result_id, numbers } => {
                let (before, behind) = Body::around(result_id);
                let chunks = TokenNumbers::into_chunks(numbers, CHUNK);
                let around = [before.into_bytes(), behind.into()];
                let [before, behind] = around.map(iter::once);
                Box::new(before.chain(chunks).chain(behind))
            }
        }
    }
}

/// The placeholder of a long answer until it is written.
#[derive(Debug, Serialize)]
pub(crate) struct Ticket {
    #[serde(rename = "abide/long")]
    number: u64,
}

/// The beginning of an answer with a ticket, up to the ticket's number: tower-lsp writes the fields of an answer in
/// this order, and no other answer of ours has such a field.
const WITH_TICKET: &[u8] = b"{\"jsonrpc\":\"2.0\",\"result\":{\"abide/long\":";

/// The beginning of an answer, up to its result.
const BEFORE_RESULT: &[u8] = b"{\"jsonrpc\":\"2.0\",\"result\":";

/// The long texts in transit.
#[derive(Debug, Default)]
pub(crate) struct Long {
    pub(crate) answers: LongAnswers,
    pub(crate) texts: LongTexts,
}

/// The long answers on their way to the client.
#[derive(Debug, Default)]
pub(crate) struct LongAnswers(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    last: u64,
    bodies: BTreeMap<u64, Body>,
}

/// A message whose result is a long answer.
#[derive(Debug)]
pub(crate) struct LongMessage {
    /// The text before the result.
    pub(crate) before: &'static [u8],
    pub(crate) body: Body,
    /// The text after it.
    pub(crate) behind: Vec<u8>,
}

impl LongAnswers {
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

    /// The message with the ticket replaced by the answer; `None` without a ticket.
    pub(crate) fn redeem(&self, message: &[u8]) -> Option<LongMessage> {
        let rest = message.strip_prefix(WITH_TICKET)?;
        let end = rest.iter().position(|byte| *byte == b'}')?;
        let (number, behind) = rest.split_at_checked(end)?;
        let number = std::str::from_utf8(number).ok()?.parse().ok()?;
        let body = self.waiting().bodies.remove(&number)?;
        let behind = behind.get(1..).unwrap_or_default().to_vec();
        Some(LongMessage { before: BEFORE_RESULT, body, behind })
    }
}

impl LongMessage {
    /// The message with the addresses as the client writes them; tokens have none.
    pub(crate) fn with_written_addresses(self, addresses: &Addresses) -> LongMessage {
        let body = match self.body {
            Body::Json(text) => Body::Json(addresses.as_written(&text).unwrap_or(text)),
            tokens @ Body::Tokens { .. } => tokens,
        };
        LongMessage { body, ..self }
    }

    pub(crate) fn len(&self) -> usize {
        self.before.len() + self.body.len() + self.behind.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tower_lsp::jsonrpc::{Id, Response};

    fn message(result: impl Serialize, id: &str) -> Vec<u8> {
        let result = serde_json::to_value(result).unwrap();
        let response = Response::from_ok(Id::String(id.to_owned()), result);
        serde_json::to_vec(&response).unwrap()
    }

    #[test]
    fn an_answer_replaces_its_ticket() {
        let long = LongAnswers::default();
        for id in ["1", "{\"abide/long\":1}", &"}".repeat(100)] {
            let ticket = long.keep(Body::json(&["answer"]).unwrap());
            let with_ticket = message(ticket, id);
            let found = long.redeem(&with_ticket).unwrap();
            let len = found.len();
            let LongMessage { before, body, behind } = found;
            let parts: Vec<u8> = body.into_chunks().flatten().collect();
            let whole = [before, &parts, &behind].concat();
            assert_eq!((whole.len(), whole), (len, message(["answer"], id)));
            assert!(long.redeem(&with_ticket).is_none(), "it is redeemed once");
        }
    }

    #[test]
    fn a_lookalike_ticket_is_not_redeemed() {
        let long = LongAnswers::default();
        let _ticket = long.keep(Body::json(&1).unwrap());
        let nested = serde_json::json!({"label": {"abide/long": 1}});
        for other in [message(nested, "1"), message("{\"abide/long\":1}", "1"), Vec::new()] {
            assert!(long.redeem(&other).is_none());
        }
        assert!(long.redeem(WITH_TICKET).is_none());
        assert!(long.redeem(&[WITH_TICKET, b"1"].concat()).is_none());
        assert!(long.redeem(&[WITH_TICKET, b"x}"].concat()).is_none());
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
