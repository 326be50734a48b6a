//! Fixes for reports of the command line.

use super::{OfferedFix, suggestions};
use crate::db::Document;
use crate::diagnostics::in_registry;
use abide_mlir::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use std::sync::Arc;

/// Returns for each of the first diagnostics without a fix the likeliest one that an editor would offer, for reports.
/// A diagnostic that gets none has the next step in words.
#[must_use]
pub fn suggest_fixes(
    text: &[u8],
    registry: Option<&Arc<Registry>>,
    limits: &Limits,
    found: &mut [Diagnostic],
) -> Vec<Option<OfferedFix>> {
    let lacks_fix = |found: &Diagnostic| found.fix.is_none();
    if !found.iter().any(lacks_fix) {
        return Vec::new();
    }
    let document = Document::new(text.to_vec(), *limits);
    suggestions(&in_registry(document, registry), found)
}
