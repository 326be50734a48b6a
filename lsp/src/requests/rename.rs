//! Renaming.

use crate::backend::Backend;
use crate::worker::Failure;
use abide_core::ide;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/prepareRename`
pub(crate) async fn prepare_rename(
    backend: &Backend,
    params: lsp::TextDocumentPositionParams,
) -> Result<Option<lsp::PrepareRenameResponse>> {
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        return backend.tablegen_prepare_rename(view, params.position).await;
    }
    let found = backend.answer(&params.text_document.uri, move |view, document, _| {
        let name = ide::prepare_rename(document, view.offset(params.position));
        Ok(name.ok().map(|name| lsp::PrepareRenameResponse::Range(view.range(name))))
    });
    found.await.map(Option::flatten)
}

/// `textDocument/rename`
pub(crate) async fn rename(
    backend: &Backend,
    params: lsp::RenameParams,
) -> Result<Option<lsp::WorkspaceEdit>> {
    let at = params.text_document_position;
    let name = params.new_name;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        return backend.tablegen_rename(view, at.position, name).await;
    }
    let (workspace, views) = (Arc::clone(&backend.workspace), backend.views());
    let found = backend.answer(&at.text_document.uri, move |view, document, cancelled| {
        let offset = view.offset(at.position);
        let edits = ide::rename(document, offset, &name);
        let edits = edits.map_err(|error| Failure::Refused(error.to_string()))?;
        let mut changes = workspace.rename(&views, view, document, offset, &name, cancelled)?;
        changes.insert(view.uri.clone(), view.text_edits(&edits));
        Ok(lsp::WorkspaceEdit::new(changes))
    });
    found.await
}
