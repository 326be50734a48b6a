//! Answers that may be long, for the handlers of requests.

use crate::answers::{Body, Ticket};
use crate::backend::Backend;
use crate::convert::View;
use crate::worker::{Cancelled, Failure};
use abide_core::ide::Document;
use serde::Serialize;
use std::sync::Arc;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::lsp_types as lsp;

/// An answer whose text is made by the worker that finds it; `null` for an unknown document. The answers of other
/// requests are values of the protocol, which are short.
pub(super) type Answer = Result<Option<Ticket>>;

/// The JSON of a value of the protocol.
///
/// # Errors
/// The value has no JSON; this never happens for types of the protocol.
pub(super) fn json(value: &impl Serialize) -> std::result::Result<Body, Failure> {
    Body::json(value).map_err(|error| Failure::Refused(error.to_string()))
}

impl Backend {
    pub(super) fn keep(&self, body: Option<Body>) -> Answer {
        Ok(body.map(|body| self.answers.keep(body)))
    }

    /// Keeps an answer that consists of values of the protocol.
    pub(super) fn keep_json(&self, answer: Option<impl Serialize>) -> Answer {
        let body = answer.map(|answer| Body::json(&answer)).transpose();
        self.keep(body.map_err(|_| Error::internal_error())?)
    }

    /// Answers a request about an MLIR document with the output of `work`, which has many positions.
    pub(super) async fn long_answer<W>(&self, uri: &lsp::Url, work: W) -> Answer
    where
        W: FnOnce(&View, &Document, &Cancelled) -> std::result::Result<Body, Failure>
            + Send
            + 'static,
    {
        let work = move |view: &View, document: &Arc<Document>, cancelled: &Cancelled| {
            work(&view.with_lines(document), document, cancelled)
        };
        let body = self.answer(uri, work).await?;
        self.keep(body)
    }
}
