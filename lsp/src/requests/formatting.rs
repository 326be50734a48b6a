//! Formatting.

use super::answer::Answer;
use super::answer::json;
use crate::backend::Backend;
use abide_core::ide;
use abide_core::text::Span;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/formatting`
pub(crate) async fn formatting(backend: &Backend, params: lsp::DocumentFormattingParams) -> Answer {
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let edits = backend.tablegen_formatting(view, None).await?;
        return backend.keep_json(edits);
    }
    backend
        .long_answer(&params.text_document.uri, |view, document, cancelled| {
            let edits = ide::formatting(document, &view.layout(), None);
            cancelled.check()?;
            json(&view.text_edits(&edits))
        })
        .await
}

/// `textDocument/rangeFormatting`
pub(crate) async fn range_formatting(
    backend: &Backend,
    params: lsp::DocumentRangeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>> {
    let range = params.range;
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        return backend.tablegen_formatting(view, Some(range)).await;
    }
    let found = backend.answer(&params.text_document.uri, move |view, document, _| {
        Ok(view.text_edits(&ide::formatting(document, &view.layout(), Some(view.span(range)))))
    });
    found.await
}

/// `textDocument/onTypeFormatting`
pub(crate) async fn on_type_formatting(
    backend: &Backend,
    params: lsp::DocumentOnTypeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>> {
    let at = params.text_document_position;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        let line = lsp::Range::new(at.position, at.position);
        return backend.tablegen_formatting(view, Some(line)).await;
    }
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let line = Span::at(view.offset(at.position));
        Ok(view.text_edits(&ide::formatting(document, &view.layout(), Some(line))))
    });
    found.await
}
