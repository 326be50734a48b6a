//! Long texts of opened documents, which are received directly.
//!
//! tower-lsp would make another tree of JSON values of the message, after a pipe of its own. The guard has read the
//! message already: it keeps the text here, and the message continues with a ticket instead.

use serde::Deserialize as _;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tower_lsp::lsp_types as lsp;

/// The notification with a text, and the name by which tower-lsp knows the one with a ticket.
pub(crate) const DID_OPEN: (&str, &str) = ("textDocument/didOpen", "abide/long/didOpen");

/// The pointer to the text in the parameters.
const TEXT: &str = "/textDocument/text";

/// Shorter texts go with their messages, in bytes.
const MIN_SEPARATE_BYTES: usize = 1 << 16;

/// The maximum number of bytes kept: later texts stay in their messages.
const MAX_KEPT_BYTES: usize = 1 << 26;

/// The texts on their way to the documents.
#[derive(Debug, Default)]
pub(crate) struct LongTexts(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    last: u64,
    bytes: usize,
    /// By their tickets.
    texts: BTreeMap<String, String>,
}

impl LongTexts {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the text out of the parameters of a notification, if it is long; returns whether it did.
    pub(crate) fn keep(&self, params: &mut Value) -> bool {
        let Some(text) = params.pointer_mut(TEXT) else { return false };
        let len = text.as_str().map_or(0, str::len);
        let mut waiting = self.waiting();
        if len < MIN_SEPARATE_BYTES || waiting.bytes.saturating_add(len) > MAX_KEPT_BYTES {
            return false;
        }
        let ticket = (waiting.last + 1).to_string();
        let Value::String(text) = std::mem::replace(text, Value::String(ticket.clone())) else {
            return false;
        };
        if lsp::DidOpenTextDocumentParams::deserialize(&*params).is_err() {
            // tower-lsp would refuse it, and the text would never be taken.
            if let Some(place) = params.pointer_mut(TEXT) {
                *place = Value::String(text);
            }
            return false;
        }
        waiting.last += 1;
        waiting.bytes += len;
        waiting.texts.insert(ticket, text);
        true
    }

    /// The text of a ticket, once.
    pub(crate) fn redeem(&self, ticket: &str) -> Option<String> {
        let mut waiting = self.waiting();
        let text = waiting.texts.remove(ticket)?;
        waiting.bytes = waiting.bytes.saturating_sub(text.len());
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn opened(text: &str) -> Value {
        json!({"textDocument": {"uri": "file:///a", "languageId": "mlir", "version": 1, "text": text}})
    }

    #[test]
    fn a_long_text_is_given_for_its_ticket_once() {
        let (texts, long) = (LongTexts::default(), "é".repeat(MIN_SEPARATE_BYTES));
        let mut params = opened(&long);
        assert!(texts.keep(&mut params));
        assert_eq!(params, opened("1"));
        assert_eq!(texts.redeem("2"), None);
        assert_eq!(texts.redeem("1"), Some(long));
        assert_eq!(texts.redeem("1"), None);
        assert_eq!(texts.waiting().bytes, 0);
    }

    #[test]
    fn other_texts_stay_in_their_message() {
        let texts = LongTexts::default();
        for params in [opened("1"), json!(null), json!({"textDocument": {"text": 1}})] {
            let mut passed = params.clone();
            assert!(!texts.keep(&mut passed));
            assert_eq!(passed, params);
        }
        let mut nowhere = opened(&" ".repeat(MIN_SEPARATE_BYTES));
        nowhere["textDocument"]["uri"] = json!("nowhere");
        let mut passed = nowhere.clone();
        assert!(!texts.keep(&mut passed));
        assert_eq!(passed, nowhere);
        texts.waiting().bytes = MAX_KEPT_BYTES;
        assert!(!texts.keep(&mut opened(&" ".repeat(MIN_SEPARATE_BYTES))));
    }
}
