//! All checks of a file together.

use crate::diagnostic::Diagnostic;
use crate::ide::Document;
use crate::limits::Limits;

/// Everything that is wrong with an MLIR file, in the order of the places: its syntax, its names,
/// its types and operations as far as their dialects are described, and the function-ABI metadata in
/// it. At most [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn mlir_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    Document::new(text.to_vec(), *limits).diagnostics()
}

/// As [`mlir_file`], but no operation is held against its description: what is left is said of any
/// dialect in any version.
#[must_use]
pub fn mlir_file_without_verifier(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    Document::new(text.to_vec(), *limits).without_verifier().diagnostics()
}
