//! Completion.

use super::answer::Answer;
use super::answer::json;
use crate::answers::Body;
use crate::backend::Backend;
use crate::convert;
use crate::worker::Failure;
use abide_core::ide;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::lsp_types as lsp;

/// `textDocument/completion`
pub(crate) async fn completion(backend: &Backend, params: lsp::CompletionParams) -> Answer {
    let at = params.text_document_position;
    let style = backend.completion_style();
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        let found = backend.tablegen_completion(view, at.position).await?;
        let body = found.map(|found| bounded(found, 0)).transpose();
        return backend.keep(body.map_err(|_| Error::internal_error())?);
    }
    let answer = backend.answer(&at.text_document.uri, move |view, document, cancelled| {
        let found = ide::completions(document, view.offset(at.position));
        cancelled.check()?;
        // The operations of an offered dialect are offered when the user continues.
        let is_dialect = |one: &ide::Completion| one.kind == ide::CompletionKind::Dialect;
        let is_incomplete = found.len() >= ide::MAX_OFFERED_ITEMS || found.iter().any(is_dialect);
        // A project's operations are never cut off.
        let of_project = |one: &ide::Completion| one.nearness == ide::Nearness::Project;
        let least = found.iter().rposition(of_project).map_or(0, |last| last + 1);
        let items = view.completions(found, style);
        let found = match is_incomplete {
            true => lsp::CompletionList { is_incomplete, items }.into(),
            false => lsp::CompletionResponse::Array(items),
        };
        bounded(found, least)
    });
    backend.keep(answer.await?)
}

/// The most bytes of an answer with items.
const MAX_BYTES: usize = 100_000;

/// The text of an answer. Of one that is too long it has as many of the first items as fit, but at least `least`: the
/// editor asks again as the word grows.
fn bounded(found: lsp::CompletionResponse, least: usize) -> std::result::Result<Body, Failure> {
    let mut body = json(&found)?;
    if body.len() <= MAX_BYTES {
        return Ok(body);
    }
    let (lsp::CompletionResponse::Array(mut items)
    | lsp::CompletionResponse::List(lsp::CompletionList { mut items, .. })) = found;
    while body.len() > MAX_BYTES && items.len() > least {
        let fitting = items.len().saturating_mul(MAX_BYTES) / body.len();
        items.truncate(fitting.saturating_sub(1).max(least));
        let list = lsp::CompletionList { is_incomplete: true, items };
        body = json(&list)?;
        items = list.items;
    }
    Ok(body)
}

/// `completionItem/resolve`
pub(crate) async fn completion_resolve(
    backend: &Backend,
    item: lsp::CompletionItem,
) -> Result<lsp::CompletionItem> {
    let described = item.data.clone().and_then(|data| serde_json::from_value(data).ok());
    let Some(described) = described else { return Ok(item) };
    let convert::DescribedName { uri, of } = described;
    let name = item.label.clone();
    if let Some(view) = backend.tablegen_view(&uri) {
        let documentation = backend.tablegen_documentation(view, name).await?;
        return Ok(lsp::CompletionItem { documentation, ..item });
    }
    let text = backend.answer(&uri, move |view, document, _| {
        let markdown = ide::completion_documentation(document, &name, of.as_deref());
        Ok(markdown.map(|markdown| view.documentation(&markdown)))
    });
    let documentation = text.await?.flatten();
    Ok(lsp::CompletionItem { documentation, ..item })
}
