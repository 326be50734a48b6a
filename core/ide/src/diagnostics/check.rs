//! All checks of a file together.

use super::follow_ups::{Suppressed, suppressed_in};
use super::stored::decoded_bytecode;
use crate::db::Document;
use abide_mlir::registry::Registry;
use abide_mlir::syntax::unquoted;
use abide_source::diagnostic::Diagnostic;
use abide_source::executor::{Executor, one_by_one};
use abide_source::limits::Limits;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// All diagnostics of an MLIR file, in the order of their places: of its syntax, its names, its types and operations as
/// far as their dialects are described, and its function-ABI metadata. At most [`Limits::diagnostics`] diagnostics, and
/// one with the number of those omitted.
#[must_use]
pub fn check_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check_file_with(text, abide_dialects::registry(), limits)
}

/// As [`check_file`], with the dialects of a registry.
#[must_use]
pub fn check_file_with(text: &[u8], registry: &Arc<Registry>, limits: &Limits) -> Vec<Diagnostic> {
    check_in_place(&mut text.to_vec(), Some(registry), limits, one_by_one).diagnostics
}

/// As [`check_file`], but without verification: the remaining diagnostics hold for any dialect in any version.
#[must_use]
pub fn check_file_without_verifier(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check_in_place(&mut text.to_vec(), None, limits, one_by_one).diagnostics
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

/// As [`check_file_with`], or without a registry as [`check_file_without_verifier`], but without a copy of the text:
/// the check takes it, and puts it back before it returns. The executor runs the work for each function.
pub fn check_in_place(
    text: &mut Vec<u8>,
    registry: Option<&Arc<Registry>>,
    limits: &Limits,
    executor: Executor,
) -> CheckedText {
    if let Some(found) = decoded_bytecode(text) {
        return CheckedText { diagnostics: vec![found], undescribed: BTreeSet::new() };
    }
    let document = Document::with_executor(std::mem::take(text), *limits, executor);
    let document = in_registry(document, registry);
    let diagnostics = document.diagnostics();
    let undescribed = undescribed_operations(&document, &diagnostics);
    *text = document.into_text();
    CheckedText { diagnostics, undescribed }
}

/// The result of [`check_in_place`].
#[derive(Debug, Clone, Default)]
pub struct CheckedText {
    /// The diagnostics, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// The names of the operations of undescribed dialects, without those that a diagnostic is about.
    pub undescribed: BTreeSet<String>,
}

/// The operations whose dialects are not described, by name. There are none without a verifier, nor if an unreadable
/// file may describe any dialect.
fn undescribed_operations(document: &Document, found: &[Diagnostic]) -> BTreeSet<String> {
    let registry = document.registry();
    if !document.is_verified() || registry.broken().iter().any(|one| one.dialect.is_empty()) {
        return BTreeSet::new();
    }
    let reported: FxHashSet<u32> = found.iter().map(|one| one.span.start()).collect();
    let names = document.units().flat_map(|unit| {
        unit.facts.operation_names.iter().map(move |name| name.shifted(unit.offset))
    });
    let names = names.filter(|name| !reported.contains(&name.start()));
    let names = names.filter_map(|name| std::str::from_utf8(unquoted(document.slice(name))).ok());
    let is_undescribed = |name: &&str| {
        let dialect = name.split_once('.').map(|(dialect, _)| dialect);
        dialect.is_some_and(|dialect| registry.dialects().dialect(dialect).is_none())
    };
    names.filter(is_undescribed).map(str::to_owned).collect()
}
