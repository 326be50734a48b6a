//! Text as bytes: ranges, line numbers, edits.

mod edit;
mod line_index;
mod span;

pub use edit::{EditError, TextEdit, apply_edits};
pub use line_index::{Encoding, LineColumn, LineIndex};
pub use span::Span;
