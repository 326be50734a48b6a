//! Errors that depend on the version of LLVM that a text is read as.

use super::checked::checked;
use crate::db::Document;
use crate::entity::operation_at;
use abide_dialects::{LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, version_by_comment};
use abide_mlir::syntax::unquoted;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use std::collections::BTreeSet;

/// The longest text that is read as another version, too, to weaken errors.
const MAX_OTHER_READING_BYTES: usize = 1 << 20;

/// Weakens errors in a text that has signs of several versions, as LLVM 20 and 21 have forms of both. An error in an
/// operation that these versions describe in different ways remains one only if each version has an error there.
pub(crate) fn weaken_mixed(document: &Document, found: &mut [Diagnostic]) {
    let by_comment = || version_by_comment(document.text_through(VERSION_HEAD)).is_some();
    let has_signs = |index: usize| {
        document
            .units()
            .any(|unit| unit.facts.versions.get(index).is_some_and(|all| !all.is_empty()))
    };
    let is_mixed = (0..LLVM_VERSIONS.len()).all(has_signs);
    if document.dialects().version().is_some() || !is_mixed || by_comment() {
        return;
    }
    let weakened = |found: &Diagnostic| {
        let codes =
            [codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION, codes::mlir::UNKNOWN_OPERATION];
        let is_error = found.severity == Severity::Error && codes.contains(&found.code);
        let operation = is_error.then(|| operation_at(document, found.span.start())).flatten()?;
        let differs = document.registry().has_older(document.name_of(operation));
        differs.then(|| operation.syntax().span().start())
    };
    if !found.iter().any(|one| weakened(one).is_some()) {
        return;
    }
    let own = document.registry().version().unwrap_or(NEWEST_LLVM);
    let mut wrong_in_others = BTreeSet::new();
    if document.text().len() <= MAX_OTHER_READING_BYTES {
        for other in LLVM_VERSIONS.into_iter().filter(|other| *other != own) {
            let other = document.clone().in_version(Some(other));
            let errors = checked(&other).into_iter().filter(|one| one.severity == Severity::Error);
            let operations = errors.filter_map(|one| {
                operation_at(&other, one.span.start()).map(|it| it.syntax().span().start())
            });
            wrong_in_others.extend(operations.collect::<Vec<_>>());
        }
    }
    for found in found {
        if weakened(found).is_some_and(|start| !wrong_in_others.contains(&start)) {
            found.code = codes::mlir::UNKNOWN_FORM;
            found.severity = found.code.severity();
            found.fix = None;
        }
    }
}

/// Adds to the first error in an operation that another version describes in another way a note with the operation that
/// has chosen the version, unless one is requested.
pub(crate) fn with_version(document: &Document, found: &mut [Diagnostic]) {
    if document.dialects().version().is_some() {
        return;
    }
    let Some((version, Some(told))) = document.version_of_text() else { return };
    let is_of_one_version = |found: &&mut Diagnostic| {
        let differs = |it| document.registry().has_older(document.name_of(it));
        found.severity == Severity::Error
            && operation_at(document, found.span.start()).is_some_and(differs)
    };
    let Some(found) = found.iter_mut().find(is_of_one_version) else { return };
    let note = format!(
        "read as LLVM {version}: '{}' (another one by abide.toml: llvm = \"{NEWEST_LLVM}\")",
        String::from_utf8_lossy(unquoted(document.slice(told)))
    );
    *found = found.clone().with_related(told, note);
}
