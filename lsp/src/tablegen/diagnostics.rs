//! The diagnostics of `.td` documents.

use super::TableGen;
use crate::convert::View;
use crate::documents::Documents;
use crate::rules::Rules;
use crate::worker::{Cancelled, Failure};
use abide_core::mlir::ods::records::definition_problems;
use abide_tablegen::ide;
use tower_lsp::lsp_types as lsp;

/// The diagnostics of a document, as the project's rules want them.
///
/// # Errors
/// If the request was cancelled.
pub(crate) fn diagnostics(
    tablegen: &TableGen,
    rules: &Rules,
    documents: &Documents,
    view: &View,
    cancelled: &Cancelled,
) -> Result<Vec<lsp::Diagnostic>, Failure> {
    let own = (view.uri.as_str(), &view.snapshot);
    let found = tablegen.with(documents, own, cancelled, |document, is_open, places| {
        let mut found = ide::diagnostics(document, is_open);
        found.extend(definition_problems(document.session, document.evaluation, document.file));
        rules.apply(&view.uri, document.session.text(document.file), &mut found);
        Ok(found.iter().map(|found| places.diagnostic(view, document, found)).collect())
    });
    Ok(found?.unwrap_or_default())
}
