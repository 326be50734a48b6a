//! Completion.

use super::answer::Answer;
use super::answer::json;
use crate::backend::Backend;
use crate::convert;
use abide_core::ide;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/completion`
pub(crate) async fn completion(backend: &Backend, params: lsp::CompletionParams) -> Answer {
    let at = params.text_document_position;
    let style = backend.completion_style();
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        let found = backend.tablegen_completion(view, at.position).await?;
        return backend.keep_json(found);
    }
    let answer = backend.answer(&at.text_document.uri, move |view, document, cancelled| {
        let found = ide::completions(document, view.offset(at.position));
        cancelled.check()?;
        // The operations of an offered dialect are offered when the user continues.
        let is_dialect = |one: &ide::Completion| one.kind == ide::CompletionKind::Dialect;
        let is_incomplete = found.len() >= ide::MAX_OFFERED_ITEMS || found.iter().any(is_dialect);
        let items = view.completions(found, style);
        json(&match is_incomplete {
            true => lsp::CompletionList { is_incomplete, items }.into(),
            false => lsp::CompletionResponse::Array(items),
        })
    });
    backend.keep(answer.await?)
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
