//! The version of LLVM that a document is read as: the one that is asked for, else the one of a comment in the text,
//! else that of the operations that only one version has, else the newest.

use super::document::Document;
use abide_dialects::{NEWEST_LLVM, VERSION_HEAD, version_by_comment, version_by_names};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax::{Operation, unquoted};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::text::Span;

impl Document {
    /// The document read as the version that its text is for.
    pub(super) fn in_its_version(self) -> Document {
        let asked = self.dialects().version();
        let version = match asked {
            LlvmVersion::NEWEST => self.version_of_text().map_or(asked, |(version, _)| version),
            asked => asked,
        };
        self.in_version(version)
    }

    /// The version that the text asks for, with the operation that tells it, if none does by itself.
    fn version_of_text(&self) -> Option<(LlvmVersion, Option<Span>)> {
        if let Some(version) = version_by_comment(self.text_through(VERSION_HEAD)) {
            return Some((version, None));
        }
        let mut spans = self.units().flat_map(|unit| {
            unit.facts.of_one_version.iter().map(move |name| name.shifted(unit.offset))
        });
        let first = spans.next()?;
        let names = std::iter::once(first).chain(spans);
        let (version, _) = version_by_names(names.map(|name| unquoted(self.slice(name))))?;
        Some((version, Some(first)))
    }
}

/// Adds to the first error in an operation that another version describes in another way a note with the operation that
/// has chosen the version, unless one is asked for.
pub(super) fn with_version(document: &Document, found: &mut [Diagnostic]) {
    if document.dialects().version() != LlvmVersion::NEWEST {
        return;
    }
    let Some((version, Some(told))) = document.version_of_text() else { return };
    let is_of_one_version = |found: &&mut Diagnostic| {
        let path = document.tree().root().path_to(found.span.start());
        let operation = path.iter().copied().rev().find_map(Operation::cast);
        let entry = operation.and_then(|it| document.registry().operation(document.name_of(it)));
        found.severity == Severity::Error && entry.is_some_and(|entry| entry.other().is_some())
    };
    let Some(found) = found.iter_mut().find(is_of_one_version) else { return };
    let note = format!(
        "the file is read as LLVM {version} because of this operation (abide.toml: llvm = \"{NEWEST_LLVM}\")"
    );
    *found = found.clone().with_related(told, note);
}
