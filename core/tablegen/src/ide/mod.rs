//! Editor features for `.td` files: plain data over byte offsets, without protocol types.
//!
//! A [`Document`] is a file in an evaluation. Each feature is a function from it (and mostly an offset) to an answer,
//! in its own file. Names mean what evaluation found, so answers hold across included files. Code around a
//! mistake still counts.

mod advice;
mod arguments;
mod assembly_format;
mod comments;
mod common_names;
mod completion;
mod completion_item;
mod completion_snippets;
mod context;
mod definition;
mod diagnostics;
mod document_links;
mod document_symbols;
mod entity;
mod expected;
mod folding;
mod headers;
mod help;
mod hover;
mod include_completion;
mod includes;
mod lookup;
mod near_names;
mod operators;
mod references;
mod rename;
mod repairs;
mod semantic_tokens;
mod signature_help;
mod sites;
mod slips;
mod suggested_format;
mod word_fixes;
mod workspace_symbols;

pub use completion::completions;
pub use completion_item::{
    Completion, CompletionKind, CompletionRank, MAX_OFFERED_ITEMS, MIN_MISSING_BYTES,
};
pub use definition::definition;
pub use diagnostics::diagnostics;
pub use document_links::{DocumentLink, document_links};
pub use document_symbols::{DocumentSymbol, DocumentSymbolKind, document_symbols};
pub use entity::{Entity, entity_at, is_local};
pub use folding::{Fold, FoldKind, folds};
pub use hover::{Hover, completion_documentation, hover};
pub use include_completion::files_of_include;
pub use references::{Occurrence, highlights, occurrences};
pub use rename::{RenameError, prepare_rename, rename_in};
pub use semantic_tokens::{SemanticToken, SemanticTokenKind, semantic_tokens};
pub use signature_help::{SignatureHelp, signature_help};
pub use workspace_symbols::{WorkspaceSymbol, workspace_symbols};

use crate::files::FileId;
use crate::session::{Evaluation, Session};
use crate::store::{Printer, Store};
use crate::syntax::Parsed;
use abide_source::text::Span;

/// A file in an evaluation: the evaluated one, or an included one.
#[derive(Debug, Clone, Copy)]
pub struct Document<'s> {
    /// The texts, trees and records.
    pub session: &'s Session,
    /// The evaluation of the file with all its includes.
    pub evaluation: &'s Evaluation,
    /// The file that is asked about.
    pub file: FileId,
}

impl<'s> Document<'s> {
    /// The file of an evaluation.
    #[must_use]
    pub fn new(session: &'s Session, evaluation: &'s Evaluation) -> Document<'s> {
        Document { session, evaluation, file: evaluation.file }
    }

    /// A file of the evaluation, by its path: itself or one that is included.
    #[must_use]
    pub fn of_path(self, path: &str) -> Option<Document<'s>> {
        let mut files = self.evaluation.files.iter();
        let file = files.find(|&&file| self.session.path(file) == path)?;
        Some(Document { file: *file, ..self })
    }

    /// The text.
    #[must_use]
    pub fn text(self) -> &'s [u8] {
        self.session.text(self.file)
    }

    fn tree(self) -> &'s Parsed {
        self.session.tree(self.file)
    }

    fn store(self) -> &'s Store {
        self.session.store()
    }

    fn printer(self) -> Printer<'s> {
        self.session.printer(self.evaluation)
    }

    /// The text of a span; invalid UTF-8 becomes replacement characters.
    fn string(self, span: Span) -> String {
        lossy(span.slice(self.text()))
    }
}

fn lossy(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}
