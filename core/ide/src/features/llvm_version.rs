//! The version of LLVM that a document is read as: the one that is requested, else the one of a comment in the text,
//! else that of the operations that only one version has, else the newest.

use crate::db::Document;
use abide_dialects::{LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, version_in_comment};
use abide_mlir::ods::LlvmVersion;
use abide_source::text::{Span, TextEdit, line_break};

/// The version of LLVM that a document is read as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LlvmChoice {
    /// The version.
    pub version: LlvmVersion,
    /// The operation or type that determines it, unless it is requested or the newest.
    pub determined_by: Option<Span>,
    /// The changes of the document that choose other versions; none if one is requested outside of the document.
    pub others: Vec<(LlvmVersion, TextEdit)>,
}

/// Returns the version of LLVM that a document is read as, and how to choose another one.
#[must_use]
pub fn llvm_choice(document: &Document) -> LlvmChoice {
    if let Some(version) = document.dialects().version() {
        return LlvmChoice { version, determined_by: None, others: Vec::new() };
    }
    let (version, determined_by) = document.version_of_text().unwrap_or((NEWEST_LLVM, None));
    let others = LLVM_VERSIONS.into_iter().filter(|other| *other != version);
    let others = others.map(|other| (other, version_comment(document, other))).collect();
    LlvmChoice { version, determined_by, others }
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
