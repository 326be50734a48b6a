//! All checks of a file together.

use crate::Document;
use abide_mlir::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use std::sync::Arc;

/// Everything that is wrong with an MLIR file, in the order of the places: its syntax, its names,
/// its types and operations as far as their dialects are described, and the function-ABI metadata in
/// it. At most [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn check_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    Document::new(text.to_vec(), *limits).diagnostics()
}

/// As [`check_file`], with the dialects of a registry.
#[must_use]
pub fn check_file_with(text: &[u8], registry: &Arc<Registry>, limits: &Limits) -> Vec<Diagnostic> {
    let document = Document::new(text.to_vec(), *limits).with_registry(Arc::clone(registry));
    document.diagnostics()
}

/// As [`check_file`], but no operation is held against its description: what is left is said of any
/// dialect in any version.
#[must_use]
pub fn check_file_without_verifier(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    Document::new(text.to_vec(), *limits).without_verifier().diagnostics()
}
