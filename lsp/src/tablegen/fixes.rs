//! Fixes of `.td` documents.

use crate::backend::Backend;
use crate::convert::{View, explanations};
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{Reading, fixes_of_text};
use abide_core::mlir::ods::records::definition_problems;
use abide_tablegen::ide::{self, Document};
use abide_tablegen::{Files, Session};
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// Files, one with a changed text.
struct Changed<'f> {
    files: &'f dyn Files,
    path: &'f str,
    text: Arc<[u8]>,
}

impl Files for Changed<'_> {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        match path == self.path {
            true => Some(Arc::clone(&self.text)),
            false => self.files.read(path),
        }
    }

    fn join(&self, folder: &str, name: &str) -> String {
        self.files.join(folder, name)
    }
}

/// Everything that is wrong with the file of a document, whatever other files are open.
fn diagnostics(document: Document<'_>) -> Vec<Diagnostic> {
    let mut found = ide::diagnostics(document, &|_| false);
    found.extend(definition_problems(document.session, document.evaluation, document.file));
    found
}

/// The reading of a document's file with another text, with all that includes it or that it includes.
fn read_with(document: Document<'_>, files: &dyn Files, text: Vec<u8>) -> Option<Reading> {
    let path = document.session.path(document.file);
    let root = document.session.path(document.evaluation.file);
    let files = Changed { files, path, text: text.as_slice().into() };
    let mut session = Session::new(document.session.options().clone(), *document.session.limits());
    let evaluation = session.evaluate(&files, root)?;
    let found = Document::new(&session, &evaluation).of_path(path).map(diagnostics)?;
    Some(Reading::of_text(text, found))
}

impl Backend {
    /// The fixes that are offered for a range of a `.td` document; for a client with that command also the explanation
    /// of codes.
    pub(crate) async fn tablegen_fixes(
        &self,
        view: View,
        range: lsp::Range,
        explains: bool,
    ) -> Result<Option<Vec<lsp::CodeActionOrCommand>>> {
        let found = self.answer_tablegen(view, move |view, document, places| {
            let wanted = view.span(range);
            let all = diagnostics(document);
            let found: Vec<&Diagnostic> =
                all.iter().filter(|found| found.span.meets(wanted)).collect();
            let about = if explains { explanations(&found) } else { Vec::new() };
            if found.iter().all(|found| found.fix.is_none()) {
                return Ok(about);
            }
            let text = document.session.text(document.file).to_vec();
            let before = Reading::of_text(text, all.clone());
            let read = |text| read_with(document, places.files(), text);
            let offered = fixes_of_text(before, read, &found);
            let shown = |found: &Diagnostic| places.diagnostic(view, document, found);
            let mut actions = view.quick_fixes(&found, offered, shown);
            actions.extend(about);
            Ok(actions)
        });
        found.await
    }
}
