//! Errors that depend on the version of LLVM that a text is read as.

use super::checked::checked;
use crate::db::Document;
use crate::entity::operation_at;
use abide_dialects::{
    LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, is_shared_name, version_by_comment,
};
use abide_mlir::syntax::unquoted;
use abide_source::diagnostic::{Code, Diagnostic, Severity, codes};
use std::collections::{BTreeMap, BTreeSet};

/// The longest text that is read as another version, too, to weaken errors.
const MAX_OTHER_READING_BYTES: usize = 1 << 20;

/// Weakens errors in a text whose version is open. Either it has signs of several versions, as LLVM 20 and 21 have forms
/// of both; or it has none, and all of it is right in another version. An error in an operation that these versions
/// describe in different ways remains one only if each version has an error there.
pub(crate) fn weaken_mixed(document: &Document, found: &mut [Diagnostic]) {
    let by_comment = || version_by_comment(document.text_through(VERSION_HEAD)).is_some();
    let has_signs = |index: &usize| {
        document
            .units()
            .any(|unit| unit.facts.versions.get(*index).is_some_and(|all| !all.is_empty()))
    };
    let signs = (0..LLVM_VERSIONS.len()).filter(has_signs).count();
    let is_told = signs != 0 && signs != LLVM_VERSIONS.len();
    if document.dialects().version().is_some() || is_told || by_comment() {
        return;
    }
    let weakened = |found: &Diagnostic| {
        let is_error = found.severity == Severity::Error && WEAKENED.contains(&found.code);
        let operation = is_error.then(|| operation_at(document, found.span.start())).flatten()?;
        let differs = document.registry().has_older(document.name_of(operation));
        differs.then(|| operation.syntax().span().start())
    };
    let starts: BTreeSet<u32> = found.iter().filter_map(weakened).collect();
    let is_syntax = |found: &Diagnostic| found.code != codes::mlir::INVALID_OPERATION;
    // One rule alone that a version lacks does not tell that a text is of this version.
    let may_be_other = signs != 0
        || starts.len() > 1
        || found.iter().any(|one| is_syntax(one) && weakened(one).is_some());
    let is_long = signs == 0 && document.text().len() > MAX_OTHER_READING_BYTES;
    if starts.is_empty() || !may_be_other || is_long {
        return;
    }
    let wrong_in_others = wrong_in_others(document);
    if signs == 0 && !wrong_in_others.is_empty() {
        return;
    }
    for found in found {
        let start = weakened(found).or_else(|| follows(document, found));
        if start.is_some_and(|start| !wrong_in_others.contains(&Some(start))) {
            found.code = codes::mlir::UNKNOWN_FORM;
            found.severity = found.code.severity();
            found.fix = None;
        }
    }
}

/// Weakens errors in operations of a dialect whose name another project uses, too, if the text has operations of it that
/// ours lacks, as Triton's `nvgpu` has.
pub(crate) fn weaken_shared(document: &Document, found: &mut [Diagnostic]) {
    if document.asked_version().is_some() {
        return;
    }
    let dialect_at = |found: &Diagnostic| {
        let operation = operation_at(document, found.span.start())?;
        let dialect = document.name_of(operation).split(|byte| *byte == b'.').next()?;
        std::str::from_utf8(dialect).ok().filter(|dialect| is_shared_name(dialect))
    };
    let is_unknown = |found: &&Diagnostic| found.code == codes::mlir::UNKNOWN_OPERATION;
    let mut unknown: BTreeMap<&str, u32> = BTreeMap::new();
    for dialect in found.iter().filter(is_unknown).filter_map(dialect_at) {
        *unknown.entry(dialect).or_default() += 1;
    }
    // One may be misspelt.
    unknown.retain(|_, count| *count > 1);
    for found in found.iter_mut().filter(|found| WEAKENED.contains(&found.code)) {
        let is_error = found.severity == Severity::Error && !is_unknown(&&*found);
        if is_error && dialect_at(found).is_some_and(|dialect| unknown.contains_key(dialect)) {
            found.code = codes::mlir::UNKNOWN_FORM;
            found.severity = found.code.severity();
            found.fix = None;
        }
    }
}

/// The errors that may depend on the version of an operation.
const WEAKENED: [Code; 3] =
    [codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION, codes::mlir::UNKNOWN_OPERATION];

/// The beginning of the operation of an error that may follow from an operation of another version.
fn follows(document: &Document, found: &Diagnostic) -> Option<u32> {
    let codes =
        [codes::mlir::UNDEFINED_VALUE, codes::mlir::TYPE_MISMATCH, codes::mlir::RESULT_COUNT];
    let is_error = found.severity == Severity::Error && codes.contains(&found.code);
    let operation = is_error.then(|| operation_at(document, found.span.start())).flatten()?;
    Some(operation.syntax().span().start())
}

/// The beginnings of the operations that have an error in all other versions; `None` for an error outside of operations.
fn wrong_in_others(document: &Document) -> BTreeSet<Option<u32>> {
    let mut wrong = BTreeSet::new();
    if document.text().len() > MAX_OTHER_READING_BYTES {
        return wrong;
    }
    let own = document.registry().version().unwrap_or(NEWEST_LLVM);
    for other in LLVM_VERSIONS.into_iter().filter(|other| *other != own) {
        let other = document.clone().in_version(Some(other));
        let errors = checked(&other).into_iter().filter(|one| one.severity == Severity::Error);
        let operations = errors
            .map(|one| operation_at(&other, one.span.start()).map(|it| it.syntax().span().start()));
        wrong.extend(operations.collect::<Vec<_>>());
    }
    wrong
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
