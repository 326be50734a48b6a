//! Changes of white space.

use super::document::Document;
use crate::mlir;
use crate::text::{Span, TextEdit};

/// The edits that re-indent a file, or those of its lines that a range touches.
#[must_use]
pub fn formatting(document: &Document, range: Option<Span>) -> Vec<TextEdit> {
    let mut edits = mlir::format(document.tree(), document.text());
    if let Some(range) = range {
        let before = document.text().get(..range.start() as usize).unwrap_or_default();
        let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
        let lines = Span::new(u32::try_from(line).unwrap_or(u32::MAX), range.end());
        // The edit of a line's indentation ends where the line's first word begins.
        edits.retain(|edit| lines.touches(edit.span.end()));
    }
    edits
}
