//! What an editor asks about a file: plain data over byte offsets, and no types of a protocol.
//!
//! A [`Document`] holds a text with everything that is known about it; each feature is a function
//! from a document (and mostly an offset) to an answer, in a file of its own. An answer never
//! depends on the file being free of errors: what was read around a mistake still counts.
//!
//! There are no descriptions of operations yet, so nothing here depends on a dialect: the types of
//! results are known where they are written beside the name or in the generic form.

mod affine;
mod completion;
mod definition;
mod diff;
mod document;
mod document_symbols;
mod entity;
mod facts;
mod folding;
mod highlight;
mod hover;
mod references;
mod rename;
mod selection;
mod semantic_tokens;
mod symbol_index;
mod visible;

pub use completion::{Completion, CompletionKind, completions};
pub use definition::definition;
pub use document::Document;
pub use document_symbols::{DocumentSymbol, DocumentSymbolKind, document_symbols};
pub use entity::Occurrence;
pub use folding::{Fold, FoldKind, folds};
pub use highlight::highlights;
pub use hover::{Hover, hover};
pub use references::references;
pub use rename::{RenameError, prepare_rename, rename};
pub use selection::selection;
pub use semantic_tokens::{SemanticToken, SemanticTokenKind, semantic_tokens};
