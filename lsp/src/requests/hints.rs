//! Code lenses and inlay hints.

use super::answer::Answer;
use super::answer::json;
use crate::backend::Backend;
use crate::convert::Clicks;
use abide_core::ide;
use tower_lsp::lsp_types as lsp;

/// `textDocument/codeLens`
pub(crate) async fn code_lens(backend: &Backend, params: lsp::CodeLensParams) -> Answer {
    if !backend.settings().lenses {
        return Ok(None);
    }
    if let Some(view) = backend.tablegen_view(&params.text_document.uri) {
        let lenses = backend.described_lenses(view).await?;
        return backend.keep_json(lenses);
    }
    let settings = backend.settings();
    let clicks =
        Clicks { copy: settings.copy_command, shows_references: settings.shows_references };
    backend
        .long_answer(&params.text_document.uri, move |view, document, cancelled| {
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

/// `textDocument/inlayHint`
pub(crate) async fn inlay_hint(backend: &Backend, params: lsp::InlayHintParams) -> Answer {
    if !backend.settings().hints {
        return Ok(None);
    }
    let range = params.range;
    let hints = backend.answer(&params.text_document.uri, move |view, document, _| {
        let hints = ide::inlay_hints(document, view.span(range)).into_iter();
        json(&hints.map(|hint| view.hint(hint)).collect::<Vec<_>>())
    });
    backend.keep(hints.await?)
}
