//! Hovers, and help with the operation that is being written.

use crate::backend::Backend;
use crate::convert::View;
use crate::documents::Format;
use abide_core::ide;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/hover`
pub(crate) async fn hover(
    backend: &Backend,
    params: lsp::HoverParams,
) -> Result<Option<lsp::Hover>> {
    let at = params.text_document_position_params;
    let Some(view) = backend.view(&at.text_document.uri) else { return Ok(None) };
    if view.snapshot.format == Format::TableGen {
        return backend.tablegen_hover(view, at.position).await;
    }
    backend
        .run(move |_| {
            let offset = view.offset(at.position);
            let snapshot = &view.snapshot;
            let hover = match snapshot.format {
                Format::Mlir => described(&snapshot.document(), offset),
                Format::Signature(format) => {
                    format.hover(&snapshot.text(), offset, &snapshot.limits)
                }
                Format::TableGen | Format::DecodedBytecode => None,
            };
            Ok(hover.map(|hover| view.hover(hover)))
        })
        .await
}

/// The hover of a place in MLIR. A name whose description comes with abide has the one of installed LLVM, too.
fn described(document: &ide::Document, offset: u32) -> Option<ide::Hover> {
    let hover = ide::hover(document, offset)?;
    let name = ide::bundled_name(document, offset);
    Some(match name.and_then(|name| abide_project::installed_documentation(&name)) {
        Some(text) => ide::Hover { markdown: format!("{}\n\n{text}", hover.markdown), ..hover },
        None => hover,
    })
}

/// `textDocument/signatureHelp`
pub(crate) async fn signature_help(
    backend: &Backend,
    params: lsp::SignatureHelpParams,
) -> Result<Option<lsp::SignatureHelp>> {
    let at = params.text_document_position_params;
    if let Some(view) = backend.tablegen_view(&at.text_document.uri) {
        return backend.tablegen_signature_help(view, at.position).await;
    }
    let found = backend.answer(&at.text_document.uri, move |view, document, _| {
        let help = ide::signature_help(document, view.offset(at.position));
        Ok(help.map(View::signature_help))
    });
    found.await.map(Option::flatten)
}
