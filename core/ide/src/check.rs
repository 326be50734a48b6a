//! All checks of a file together.

use crate::{Document, decoded_bytecode};
use abide_mlir::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use std::sync::Arc;

/// Everything that is wrong with an MLIR file, in the order of the places: its syntax, its names,
/// its types and operations as far as their dialects are described, and the function-ABI metadata in
/// it. At most [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn check_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check(text, limits, |document| document)
}

/// As [`check_file`], with the dialects of a registry.
#[must_use]
pub fn check_file_with(text: &[u8], registry: &Arc<Registry>, limits: &Limits) -> Vec<Diagnostic> {
    check(text, limits, |document| document.with_registry(Arc::clone(registry)))
}

/// As [`check_file`], but no operation is held against its description: what is left is said of any
/// dialect in any version.
#[must_use]
pub fn check_file_without_verifier(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check(text, limits, Document::without_verifier)
}

/// What a document finds that is read in some way. Of what is no text that alone is said.
fn check(
    text: &[u8],
    limits: &Limits,
    as_wanted: impl FnOnce(Document) -> Document,
) -> Vec<Diagnostic> {
    match decoded_bytecode(text) {
        Some(found) => vec![found],
        None => as_wanted(Document::new(text.to_vec(), *limits)).diagnostics(),
    }
}
