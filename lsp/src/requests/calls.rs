//! The call hierarchy.

use crate::backend::Backend;
use abide_core::ide;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/prepareCallHierarchy`
pub(crate) async fn prepare_call_hierarchy(
    backend: &Backend,
    params: lsp::CallHierarchyPrepareParams,
) -> Result<Option<Vec<lsp::CallHierarchyItem>>> {
    let at = params.text_document_position_params;
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let item = ide::call_item(document, view.offset(at.position));
        Ok(item.map(|item| vec![view.call_item(&item)]))
    });
    found.await.map(Option::flatten)
}

/// `callHierarchy/incomingCalls`
pub(crate) async fn incoming_calls(
    backend: &Backend,
    params: lsp::CallHierarchyIncomingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyIncomingCall>>> {
    let place = params.item.selection_range.start;
    let found = backend.answer(&params.item.uri, move |view, document, _| {
        let calls = ide::incoming_calls(document, view.offset(place));
        Ok(calls.iter().map(|call| view.incoming(call)).collect())
    });
    found.await
}

/// `callHierarchy/outgoingCalls`
pub(crate) async fn outgoing_calls(
    backend: &Backend,
    params: lsp::CallHierarchyOutgoingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyOutgoingCall>>> {
    let place = params.item.selection_range.start;
    let found = backend.answer(&params.item.uri, move |view, document, _| {
        let calls = ide::outgoing_calls(document, view.offset(place));
        Ok(calls.iter().map(|call| view.outgoing(call)).collect())
    });
    found.await
}
