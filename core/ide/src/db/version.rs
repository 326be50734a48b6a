//! The version of LLVM that a document is read as: the one that is requested, else the one of a comment in the text,
//! else that of the operations that only one version has, else the newest.

use super::document::Document;
use abide_dialects::{LLVM_VERSIONS, VERSION_HEAD, version_by_comment, version_by_votes};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax::unquoted;
use abide_source::text::Span;

impl Document {
    /// The document read as the version that its text is for.
    pub(super) fn in_detected_version(self) -> Document {
        let asked = self.dialects().version();
        let version = asked.or_else(|| self.version_of_text().map(|(version, _)| version));
        self.in_version(version)
    }

    /// The version that the user requests, outside of the text or in its comment.
    pub(crate) fn asked_version(&self) -> Option<LlvmVersion> {
        let in_comment = || version_by_comment(self.text_through(VERSION_HEAD));
        self.dialects().version().or_else(in_comment)
    }

    /// The version that the text requires, with the operation that determines it, if none does by itself.
    pub(crate) fn version_of_text(&self) -> Option<(LlvmVersion, Option<Span>)> {
        if let Some(version) = version_by_comment(self.text_through(VERSION_HEAD)) {
            return Some((version, None));
        }
        let version = version_by_votes(self.version_names())?;
        let determined_by = self.units().find_map(|unit| {
            let names = LLVM_VERSIONS.into_iter().zip(&unit.facts.versions);
            let first = names.filter(|(own, _)| *own == version).find_map(|(_, all)| all.first());
            Some(first?.shifted(unit.offset))
        });
        Some((version, determined_by))
    }

    /// The names that determine a version of LLVM, each with that version.
    fn version_names(&self) -> impl Iterator<Item = (&[u8], LlvmVersion)> {
        self.units().flat_map(move |unit| {
            let versions = LLVM_VERSIONS.into_iter().zip(&unit.facts.versions);
            versions.flat_map(move |(version, names)| {
                let names = names.iter().map(move |name| name.shifted(unit.offset));
                names.map(move |name| (unquoted(self.slice(name)), version))
            })
        })
    }
}
