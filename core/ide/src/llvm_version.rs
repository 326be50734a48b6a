//! The version of LLVM that a document is read as: the one that is requested, else the one of a comment in the text,
//! else that of the operations that only one version has, else the newest.

use super::document::Document;
use abide_dialects::{
    LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, version_by_comment, version_by_votes,
    version_in_comment,
};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax::{Operation, unquoted};
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::text::{Span, TextEdit, line_break};
use std::collections::BTreeSet;

impl Document {
    /// The document read as the version that its text is for.
    pub(super) fn in_detected_version(self) -> Document {
        let asked = self.dialects().version();
        let version = asked.or_else(|| self.version_of_text().map(|(version, _)| version));
        self.in_version(version)
    }

    /// The version that the user requests, outside of the text or in its comment.
    pub(super) fn asked_version(&self) -> Option<LlvmVersion> {
        let in_comment = || version_by_comment(self.text_through(VERSION_HEAD));
        self.dialects().version().or_else(in_comment)
    }

    /// The version that the text requires, with the operation that determines it, if none does by itself.
    fn version_of_text(&self) -> Option<(LlvmVersion, Option<Span>)> {
        if let Some(version) = version_by_comment(self.text_through(VERSION_HEAD)) {
            return Some((version, None));
        }
        let version = version_by_votes(self.telling_names())?;
        let told = self.units().find_map(|unit| {
            let names = LLVM_VERSIONS.into_iter().zip(&unit.facts.versions);
            let first = names.filter(|(own, _)| *own == version).find_map(|(_, all)| all.first());
            Some(first?.shifted(unit.offset))
        });
        Some((version, told))
    }

    /// The names that determine a version of LLVM, each with that version.
    fn telling_names(&self) -> impl Iterator<Item = (&[u8], LlvmVersion)> {
        self.units().flat_map(move |unit| {
            let versions = LLVM_VERSIONS.into_iter().zip(&unit.facts.versions);
            versions.flat_map(move |(version, names)| {
                let names = names.iter().map(move |name| name.shifted(unit.offset));
                names.map(move |name| (unquoted(self.slice(name)), version))
            })
        })
    }
}

/// The version of LLVM that a document is read as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LlvmChoice {
    /// The version.
    pub version: LlvmVersion,
    /// The operation or type that determines it, unless it is requested or the newest.
    pub told_by: Option<Span>,
    /// The changes of the document that choose other versions; none if one is requested outside of the document.
    pub others: Vec<(LlvmVersion, TextEdit)>,
}

/// Returns the version of LLVM that a document is read as, and how to choose another one.
#[must_use]
pub fn llvm_choice(document: &Document) -> LlvmChoice {
    if let Some(version) = document.dialects().version() {
        return LlvmChoice { version, told_by: None, others: Vec::new() };
    }
    let (version, told_by) = document.version_of_text().unwrap_or((NEWEST_LLVM, None));
    let others = LLVM_VERSIONS.into_iter().filter(|other| *other != version);
    let others = others.map(|other| (other, version_comment(document, other))).collect();
    LlvmChoice { version, told_by, others }
}

/// The change that makes the comment in front of all operations ask for a version.
fn version_comment(document: &Document, version: LlvmVersion) -> TextEdit {
    let head = document.text_through(VERSION_HEAD);
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    if let Some(number) = version_in_comment(head) {
        return TextEdit::new(
            Span::new(place(number.start), place(number.end)),
            version.to_string(),
        );
    }
    let start = if head.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let line_break = String::from_utf8_lossy(line_break(head));
    TextEdit::new(Span::at(start), format!("// abide: llvm={version}{line_break}"))
}

/// The longest text that is read as another version, too, to weaken errors.
const MAX_OTHER_READING_BYTES: usize = 1 << 20;

/// Weakens errors in a text that has signs of several versions, as LLVM 20 and 21 have forms of both. An error in an
/// operation that these versions describe in different ways remains one only if each version has an error there.
pub(super) fn weaken_mixed(document: &Document, found: &mut [Diagnostic]) {
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
        let operation = is_error.then(|| operation_of(document, found)).flatten()?;
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
            let errors = other.checked().into_iter().filter(|one| one.severity == Severity::Error);
            let operations = errors
                .filter_map(|one| operation_of(&other, &one).map(|it| it.syntax().span().start()));
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

/// The innermost operation around a diagnostic.
fn operation_of<'d>(document: &'d Document, found: &Diagnostic) -> Option<Operation<'d>> {
    let path = document.tree().root().path_to(found.span.start());
    path.iter().copied().rev().find_map(Operation::cast)
}

/// Adds to the first error in an operation that another version describes in another way a note with the operation that
/// has chosen the version, unless one is requested.
pub(super) fn with_version(document: &Document, found: &mut [Diagnostic]) {
    if document.dialects().version().is_some() {
        return;
    }
    let Some((version, Some(told))) = document.version_of_text() else { return };
    let is_of_one_version = |found: &&mut Diagnostic| {
        let differs = |it| document.registry().has_older(document.name_of(it));
        found.severity == Severity::Error && operation_of(document, found).is_some_and(differs)
    };
    let Some(found) = found.iter_mut().find(is_of_one_version) else { return };
    let note = format!(
        "read as LLVM {version}: '{}' (another one by abide.toml: llvm = \"{NEWEST_LLVM}\")",
        String::from_utf8_lossy(unquoted(document.slice(told)))
    );
    *found = found.clone().with_related(told, note);
}
