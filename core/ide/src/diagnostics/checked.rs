//! All diagnostics of a document.

use super::callee_notes::with_callees;
use super::chunk_verification::add_chunk_diagnostics;
use super::kept::Diagnosed;
use super::resources::mentioned_resources;
use crate::db::Document;
use crate::described::broken_description;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::sort;

/// Returns the diagnostics of the version that a document is read as.
pub(super) fn checked(document: &Document) -> Vec<Diagnostic> {
    let diagnostics = document.kept::<Diagnosed>().diagnostics(document);
    let limits = Limits { diagnostics: document.shown(), ..*document.limits() };
    let known = diagnostics.all(document.units().map(|unit| unit.offset), &limits);
    if !document.is_verified() {
        return known;
    }
    let mut found = add_chunk_diagnostics(document, known);
    let count = found.len();
    found.extend(broken_description(document));
    found.extend(mentioned_resources(document));
    if found.len() > count {
        sort::by_number(&mut found, |found| found.span.start());
        found.truncate(limits.diagnostics.max(count));
    }
    with_callees(document, &mut found);
    found
}
