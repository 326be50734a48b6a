//! The symbols of documents and of the workspace, and the parts that can be folded.

use super::answer::Answer;
use super::answer::json;
use crate::backend::Backend;
use abide_core::ide;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/documentSymbol`
pub(crate) async fn document_symbol(
    backend: &Backend,
    params: lsp::DocumentSymbolParams,
) -> Answer {
    let nested = backend.session().nested_symbols;
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let symbols = backend.tablegen_symbols(view).await?;
        return backend.keep_json(symbols);
    }
    backend
        .long_answer(&params.text_document.uri, move |view, document, cancelled| {
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
pub(crate) async fn folding_range(backend: &Backend, params: lsp::FoldingRangeParams) -> Answer {
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let folds = backend.tablegen_folds(view).await?;
        return backend.keep_json(folds);
    }
    backend
        .long_answer(&params.text_document.uri, |view, document, cancelled| {
            let folds = ide::folds(document);
            cancelled.check()?;
            json(&folds.into_iter().map(|fold| view.fold(fold)).collect::<Vec<_>>())
        })
        .await
}

/// `workspace/symbol`
pub(crate) async fn symbol(
    backend: &Backend,
    params: lsp::WorkspaceSymbolParams,
) -> Result<Option<Vec<lsp::SymbolInformation>>> {
    let mut symbols = backend.tablegen_workspace_symbols(params.query.clone()).await?;
    symbols.extend(symbols_of(backend, ide::SymbolQuery::new(&params.query)).await?);
    Ok(Some(symbols))
}

/// The symbols of all MLIR files that answer a search: those of open documents first.
pub(super) async fn symbols_of(
    backend: &Backend,
    query: ide::SymbolQuery,
) -> Result<Vec<lsp::SymbolInformation>> {
    let (views, workspace) = (backend.views(), Arc::clone(&backend.workspace));
    backend
        .run(move |cancelled| {
            let mut symbols = Vec::new();
            let open = views.iter().map(|view| view.uri.clone()).collect();
            for view in views {
                cancelled.check()?;
                let found = ide::workspace_symbols(&view.snapshot.document(), &query);
                symbols.extend(found.into_iter().map(|found| view.workspace_symbol(found)));
            }
            symbols.extend(workspace.symbols(&query, &open));
            Ok(symbols)
        })
        .await
}
