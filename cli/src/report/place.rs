//! Places as people and other programs count them.

use super::Checked;
use abide_core::text::{Encoding, Span};

/// A range in lines and columns that count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TextRange {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) end_line: u32,
    /// The column after the last character.
    pub(super) end_column: u32,
}

impl TextRange {
    /// The lines and columns of a span, columns in units of `encoding`.
    pub(super) fn new(checked: &Checked, span: Span, encoding: Encoding) -> TextRange {
        let at = |offset| checked.lines.line_column(&checked.text, offset, encoding);
        let (start, end) = (at(span.start()), at(span.end()));
        TextRange {
            line: start.line + 1,
            column: start.column + 1,
            end_line: end.line + 1,
            end_column: end.column + 1,
        }
    }
}
