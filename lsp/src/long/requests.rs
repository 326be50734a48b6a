//! The requests with long answers.

use super::{Body, Ticket};
use crate::backend::Backend;
use crate::convert::{Clicks, View};
use crate::worker::{Cancelled, Failure};
use abide_core::ide::{self, Document, TokenEdit, TokenNumbers};
use serde::Serialize;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// An answer; `null` for an unknown document.
type Answer = Result<Option<Ticket>>;

/// A version of a document, and its semantic tokens.
pub(crate) type VersionTokens = (u64, Arc<TokenNumbers>);

/// The difference between two answers about semantic tokens.
fn tokens_delta(version: u64, edit: Option<TokenEdit>) -> Vec<u8> {
    let mut text = format!("{{\"resultId\":\"{version}\",\"edits\":[").into_bytes();
    if let Some(TokenEdit { start, deleted, numbers }) = edit {
        text.extend(format!("{{\"start\":{start},\"deleteCount\":{deleted}").into_bytes());
        if !numbers.is_empty() {
            text.extend_from_slice(b",\"data\":[");
            text.extend(numbers);
            text.push(b']');
        }
        text.push(b'}');
    }
    text.extend_from_slice(b"]}");
    text
}

/// The JSON of a value of the protocol.
///
/// # Errors
/// The value has no JSON; this never happens for types of the protocol.
pub(crate) fn json(value: &impl Serialize) -> std::result::Result<Body, Failure> {
    Body::json(value).map_err(|error| Failure::Refused(error.to_string()))
}

impl Backend {
    fn keep(&self, body: Option<Body>) -> Answer {
        Ok(body.map(|body| self.long.answers.keep(body)))
    }

    /// Answers a request about an MLIR document with the output of `work`, which may be long.
    async fn long_answer<W>(&self, uri: &lsp::Url, work: W) -> Answer
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

    /// Keeps an answer that consists of values of the protocol.
    fn keep_json(&self, answer: Option<impl Serialize>) -> Answer {
        let body = answer.map(|answer| Body::json(&answer)).transpose();
        self.keep(body.map_err(|_| tower_lsp::jsonrpc::Error::internal_error())?)
    }

    /// `textDocument/documentSymbol`
    pub(crate) async fn document_symbol(&self, params: lsp::DocumentSymbolParams) -> Answer {
        let nested = self.session().nested_symbols;
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let symbols = self.tablegen_symbols(view).await?;
            return self.keep_json(symbols);
        }
        self.long_answer(&params.text_document.uri, move |view, document, cancelled| {
            let symbols = ide::document_symbols(document);
            cancelled.check()?;
            let symbols = symbols.into_iter().map(|symbol| view.symbol(symbol)).collect();
            json(&match nested {
                true => lsp::DocumentSymbolResponse::Nested(symbols),
                false => lsp::DocumentSymbolResponse::Flat(view.flat_symbols(symbols)),
            })
        })
        .await
    }

    /// `textDocument/foldingRange`
    pub(crate) async fn folding_range(&self, params: lsp::FoldingRangeParams) -> Answer {
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let folds = self.tablegen_folds(view).await?;
            return self.keep_json(folds);
        }
        self.long_answer(&params.text_document.uri, |view, document, cancelled| {
            let folds = ide::folds(document);
            cancelled.check()?;
            json(&folds.into_iter().map(|fold| view.fold(fold)).collect::<Vec<_>>())
        })
        .await
    }

    /// `textDocument/formatting`
    pub(crate) async fn formatting(&self, params: lsp::DocumentFormattingParams) -> Answer {
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let edits = self.tablegen_formatting(view, None).await?;
            return self.keep_json(edits);
        }
        self.long_answer(&params.text_document.uri, |view, document, cancelled| {
            let edits = ide::formatting(document, &view.layout(), None);
            cancelled.check()?;
            json(&view.text_edits(&edits))
        })
        .await
    }

    /// `textDocument/codeLens`
    pub(crate) async fn code_lens(&self, params: lsp::CodeLensParams) -> Answer {
        if !self.settings().lenses {
            return Ok(None);
        }
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let lenses = self.described_lenses(view).await?;
            return self.keep_json(lenses);
        }
        let settings = self.settings();
        let clicks =
            Clicks { copy: settings.copy_command, shows_references: settings.shows_references };
        self.long_answer(&params.text_document.uri, move |view, document, cancelled| {
            let mut lenses = ide::code_lenses(document);
            cancelled.check()?;
            if clicks.copy.is_some() {
                lenses.extend(ide::python_call_lenses(document));
                cancelled.check()?;
            }
            let lenses = lenses.into_iter().map(|lens| view.lens(lens, &clicks));
            json(&lenses.collect::<Vec<_>>())
        })
        .await
    }

    /// `textDocument/documentLink`
    pub(crate) async fn document_link(&self, params: lsp::DocumentLinkParams) -> Answer {
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let links = self.tablegen_links(view).await?;
            return self.keep_json(links);
        }
        self.long_answer(&params.text_document.uri, |view, document, cancelled| {
            let links = ide::document_links(document);
            cancelled.check()?;
            json(&links.iter().filter_map(|link| view.link(link)).collect::<Vec<_>>())
        })
        .await
    }

    /// `textDocument/inlayHint`
    pub(crate) async fn inlay_hint(&self, params: lsp::InlayHintParams) -> Answer {
        if !self.settings().hints {
            return Ok(None);
        }
        let range = params.range;
        let hints = self.answer(&params.text_document.uri, move |view, document, _| {
            let hints = ide::inlay_hints(document, view.span(range)).into_iter();
            json(&hints.map(|hint| view.hint(hint)).collect::<Vec<_>>())
        });
        self.keep(hints.await?)
    }

    /// `textDocument/completion`
    pub(crate) async fn completion(&self, params: lsp::CompletionParams) -> Answer {
        let at = params.text_document_position;
        let snippets = self.session().snippets && self.settings().snippets;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            let found = self.tablegen_completion(view, at.position).await?;
            return self.keep_json(found);
        }
        let answer = self.answer(&at.text_document.uri, move |view, document, cancelled| {
            let found = ide::completions(document, view.offset(at.position));
            cancelled.check()?;
            // The operations of an offered dialect are offered when the user continues.
            let is_dialect = |one: &ide::Completion| one.kind == ide::CompletionKind::Dialect;
            let is_incomplete = found.len() >= ide::OFFERED || found.iter().any(is_dialect);
            let items = view.completions(found, snippets);
            json(&match is_incomplete {
                true => lsp::CompletionList { is_incomplete, items }.into(),
                false => lsp::CompletionResponse::Array(items),
            })
        });
        self.keep(answer.await?)
    }

    /// `textDocument/semanticTokens/full`
    pub(crate) async fn semantic_tokens_full(&self, params: lsp::SemanticTokensParams) -> Answer {
        let uri = params.text_document.uri;
        let found = self.all_tokens(&uri).await?;
        self.keep(found.map(|(version, numbers)| {
            self.note_tokens(uri, (version, Arc::clone(&numbers)));
            Body::Tokens { result_id: Some(version), numbers }
        }))
    }

    /// `textDocument/semanticTokens/full/delta`
    pub(crate) async fn semantic_tokens_delta(
        &self,
        params: lsp::SemanticTokensDeltaParams,
    ) -> Answer {
        let uri = params.text_document.uri;
        let Some((version, numbers)) = self.all_tokens(&uri).await? else { return Ok(None) };
        let known = self.note_tokens(uri, (version, Arc::clone(&numbers)));
        let known = known.filter(|(version, _)| version.to_string() == params.previous_result_id);
        let Some((_, known)) = known else {
            return self.keep(Some(Body::Tokens { result_id: Some(version), numbers }));
        };
        let delta = self.run(move |_| Ok(tokens_delta(version, numbers.edit_since(&known))));
        self.keep(Some(Body::Json(delta.await?)))
    }

    /// `textDocument/semanticTokens/range`
    pub(crate) async fn semantic_tokens_range(
        &self,
        params: lsp::SemanticTokensRangeParams,
    ) -> Answer {
        let range = params.range;
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            let found = self.tablegen_tokens(view, Some(range)).await?;
            return self.keep(found.map(|(_, numbers)| Body::Tokens { result_id: None, numbers }));
        }
        let tokens = self.answer(&params.text_document.uri, move |view, document, _| {
            let tokens = ide::semantic_tokens(document, view.span(range));
            let numbered =
                |token: &ide::SemanticToken| (token.span, token.kind as u32, token.is_definition);
            let numbers = view.token_numbers(document.text(), tokens.iter().map(numbered));
            Ok(Body::Tokens { result_id: None, numbers: Arc::new(numbers) })
        });
        self.keep(tokens.await?)
    }

    /// All semantic tokens of the newest version of a document, and the number of the version.
    async fn all_tokens(&self, uri: &lsp::Url) -> Result<Option<VersionTokens>> {
        if let Some(view) = self.tablegen_view(uri) {
            return self.tablegen_tokens(view, None).await;
        }
        self.answer(uri, |view, document, cancelled| {
            let numbers = ide::semantic_token_numbers(document, view.encoding);
            cancelled.check()?;
            Ok((view.snapshot.generation, Arc::new(numbers)))
        })
        .await
    }
}
