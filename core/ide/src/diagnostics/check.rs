//! All checks of a file together.

use super::follow_ups::{Suppressed, suppressed_in};
use super::stored::decoded_bytecode;
use crate::db::Document;
use abide_mlir::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use std::sync::Arc;

/// Everything that is wrong with an MLIR file, in the order of the places: its syntax, its names,
/// its types and operations as far as their dialects are described, and the function-ABI metadata in
/// it. At most [`Limits::diagnostics`] diagnostics, and one with the number of those omitted.
#[must_use]
pub fn check_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check_file_with(text, abide_dialects::registry(), limits)
}

/// As [`check_file`], with the dialects of a registry.
#[must_use]
pub fn check_file_with(text: &[u8], registry: &Arc<Registry>, limits: &Limits) -> Vec<Diagnostic> {
    check_in_place(&mut text.to_vec(), Some(registry), limits)
}

/// As [`check_file`], but without verification: the remaining diagnostics hold for any dialect in any version.
#[must_use]
pub fn check_file_without_verifier(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check_in_place(&mut text.to_vec(), None, limits)
}

/// The diagnostics in a text that [`check_in_place`] leaves out because they follow from others, in the order of their
/// places.
#[must_use]
pub fn suppressed(
    text: &[u8],
    registry: Option<&Arc<Registry>>,
    limits: &Limits,
) -> Vec<Suppressed> {
    suppressed_in(&in_registry(Document::new(text.to_vec(), *limits), registry))
}

pub(crate) fn in_registry(document: Document, registry: Option<&Arc<Registry>>) -> Document {
    match registry {
        Some(registry) => document.with_registry(Arc::clone(registry)),
        None => document.without_verifier(),
    }
}

/// As [`check_file_with`], or without a registry as [`check_file_without_verifier`], of a text that need not be there
/// twice: it is as it was when this returns.
pub fn check_in_place(
    text: &mut Vec<u8>,
    registry: Option<&Arc<Registry>>,
    limits: &Limits,
) -> Vec<Diagnostic> {
    if let Some(found) = decoded_bytecode(text) {
        return vec![found];
    }
    let document = Document::new(std::mem::take(text), *limits);
    let document = in_registry(document, registry);
    let found = document.diagnostics();
    *text = document.into_text();
    found
}
