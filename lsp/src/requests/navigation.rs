//! Definitions, references, links and selections.

use super::answer::Answer;
use super::answer::json;
use crate::backend::Backend;
use crate::convert;
use crate::described;
use abide_core::ide;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/declaration`
pub(crate) async fn goto_declaration(
    backend: &Backend,
    params: lsp::request::GotoDeclarationParams,
) -> Result<Option<lsp::request::GotoDeclarationResponse>> {
    let at = params.text_document_position_params.clone();
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let target = ide::definition(document, view.offset(at.position));
        Ok(target.map(|(_, target)| view.location(target).into()))
    });
    match found.await?.flatten() {
        Some(declared) => Ok(Some(declared)),
        // Everything else is declared at its definition.
        None => goto_definition(backend, params).await,
    }
}

/// `textDocument/definition`
pub(crate) async fn goto_definition(
    backend: &Backend,
    params: lsp::GotoDefinitionParams,
) -> Result<Option<lsp::GotoDefinitionResponse>> {
    let at = params.text_document_position_params;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        return backend.tablegen_definition(view, at.position).await;
    }
    let (documents, views) = (Arc::clone(&backend.documents), backend.views());
    let workspace = Arc::clone(&backend.workspace);
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let offset = view.offset(at.position);
        let elsewhere = workspace.definitions(&views, view, document, offset);
        if !elsewhere.is_empty() {
            return Ok(Some(lsp::GotoDefinitionResponse::Array(elsewhere)));
        }
        if let Some((_, target)) = ide::definition(document, offset) {
            return Ok(Some(view.location(target).into()));
        }
        let place = ide::described_place(document, offset)
            .or_else(|| abide_project::installed_definition(&ide::bundled_name(document, offset)?));
        let texts = |path: &str| documents.text_of(path);
        let place = place.and_then(|place| convert::place(&place, view.encoding, &texts));
        Ok(place.map(Into::into))
    });
    found.await.map(Option::flatten)
}

/// `textDocument/typeDefinition`
pub(crate) async fn goto_type_definition(
    backend: &Backend,
    params: lsp::request::GotoTypeDefinitionParams,
) -> Result<Option<lsp::request::GotoTypeDefinitionResponse>> {
    let at = params.text_document_position_params;
    let documents = Arc::clone(&backend.documents);
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let offset = view.offset(at.position);
        if let Some((_, target)) = ide::type_definition(document, offset) {
            return Ok(Some(view.location(target).into()));
        }
        let place = ide::type_place(document, offset);
        let place = place.or_else(|| ide::described_place(document, offset));
        let texts = |path: &str| documents.text_of(path);
        let place = place.and_then(|place| convert::place(&place, view.encoding, &texts));
        Ok(place.map(Into::into))
    });
    found.await.map(Option::flatten)
}

/// `textDocument/references`
pub(crate) async fn references(
    backend: &Backend,
    params: lsp::ReferenceParams,
) -> Result<Option<Vec<lsp::Location>>> {
    let at = params.text_document_position;
    let with_definition = params.context.include_declaration;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        return backend.tablegen_references(view, at.position, with_definition).await;
    }
    let (documents, views) = (Arc::clone(&backend.documents), backend.views());
    let workspace = Arc::clone(&backend.workspace);
    let found = backend.answer(&at.text_document.uri, move |view, document, cancelled| {
        let offset = view.offset(at.position);
        let found = ide::references(document, offset);
        if found.is_empty()
            && let Some(place) = ide::described_place(document, offset)
        {
            let texts = |path: &str| documents.text_of(path);
            let defined = convert::place(&place, view.encoding, &texts);
            let defined = defined.filter(|_| with_definition);
            let uses = described::references(&views, &place, cancelled)?;
            return Ok(defined.into_iter().chain(uses).collect());
        }
        let found = found.into_iter().filter(|found| with_definition || !found.is_definition);
        let mut all: Vec<_> = found.map(|found| view.location(found.span)).collect();
        all.extend(workspace.references(
            &views,
            view,
            document,
            offset,
            with_definition,
            cancelled,
        )?);
        Ok(all)
    });
    found.await
}

/// `textDocument/documentHighlight`
pub(crate) async fn document_highlight(
    backend: &Backend,
    params: lsp::DocumentHighlightParams,
) -> Result<Option<Vec<lsp::DocumentHighlight>>> {
    let at = params.text_document_position_params;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        return backend.tablegen_highlights(view, at.position).await;
    }
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let found = ide::highlights(document, view.offset(at.position)).into_iter();
        Ok(found.map(|found| view.highlight(found)).collect())
    });
    found.await
}

/// `textDocument/selectionRange`
pub(crate) async fn selection_range(
    backend: &Backend,
    params: lsp::SelectionRangeParams,
) -> Result<Option<Vec<lsp::SelectionRange>>> {
    let positions = params.positions;
    let found = backend.answer(&params.text_document.uri, move |view, document, cancelled| {
        let selection = |&position: &lsp::Position| {
            cancelled.check()?;
            Ok(view.selection(&ide::selection(document, view.offset(position))))
        };
        positions.iter().map(selection).collect()
    });
    found.await
}

/// `textDocument/documentLink`
pub(crate) async fn document_link(backend: &Backend, params: lsp::DocumentLinkParams) -> Answer {
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let links = backend.tablegen_links(view).await?;
        return backend.keep_json(links);
    }
    backend
        .long_answer(&params.text_document.uri, |view, document, cancelled| {
            let links = ide::document_links(document);
            cancelled.check()?;
            json(&links.iter().filter_map(|link| view.link(link)).collect::<Vec<_>>())
        })
        .await
}
