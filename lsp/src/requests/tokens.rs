//! Semantic tokens.

use super::answer::Answer;
use crate::answers::{Body, VersionTokens};
use crate::backend::Backend;
use abide_core::ide::{self, TokenEdit};
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/semanticTokens/full`
pub(crate) async fn semantic_tokens_full(
    backend: &Backend,
    params: lsp::SemanticTokensParams,
) -> Answer {
    let uri = params.text_document.uri;
    let found = all_tokens(backend, &uri).await?;
    backend.keep(found.map(|(version, numbers)| {
        backend.note_tokens(uri, (version, Arc::clone(&numbers)));
        Body::Tokens { result_id: Some(version), numbers }
    }))
}

/// `textDocument/semanticTokens/full/delta`
pub(crate) async fn semantic_tokens_delta(
    backend: &Backend,
    params: lsp::SemanticTokensDeltaParams,
) -> Answer {
    let uri = params.text_document.uri;
    let Some((version, numbers)) = all_tokens(backend, &uri).await? else { return Ok(None) };
    let known = backend.note_tokens(uri, (version, Arc::clone(&numbers)));
    let known = known.filter(|(version, _)| version.to_string() == params.previous_result_id);
    let Some((_, known)) = known else {
        return backend.keep(Some(Body::Tokens { result_id: Some(version), numbers }));
    };
    let delta = backend.run(move |_| Ok(tokens_delta(version, numbers.edit_since(&known))));
    backend.keep(Some(Body::Json(delta.await?)))
}

/// `textDocument/semanticTokens/range`
pub(crate) async fn semantic_tokens_range(
    backend: &Backend,
    params: lsp::SemanticTokensRangeParams,
) -> Answer {
    let range = params.range;
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let found = backend.tablegen_tokens(view, Some(range)).await?;
        return backend.keep(found.map(|(_, numbers)| Body::Tokens { result_id: None, numbers }));
    }
    let set = backend.token_set();
    let tokens = backend.answer(&params.text_document.uri, move |view, document, _| {
        let tokens = ide::semantic_tokens(document, view.span(range), set);
        let numbered =
            |token: &ide::SemanticToken| (token.span, token.kind as u32, token.is_definition);
        let numbers = view.token_numbers(document.text(), tokens.iter().map(numbered));
        Ok(Body::Tokens { result_id: None, numbers: Arc::new(numbers) })
    });
    backend.keep(tokens.await?)
}

/// All semantic tokens of the newest version of a document, and the number of the version.
async fn all_tokens(backend: &Backend, uri: &lsp::Url) -> Result<Option<VersionTokens>> {
    if let Some(view) = backend.tablegen_view(uri) {
        return backend.tablegen_tokens(view, None).await;
    }
    let set = backend.token_set();
    backend
        .answer(uri, move |view, document, cancelled| {
            let numbers = ide::semantic_token_numbers(document, view.encoding, set);
            cancelled.check()?;
            Ok((view.snapshot.generation, Arc::new(numbers)))
        })
        .await
}

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
