//! Markdown for hovers.

use abide_source::text::Span;

/// The hover of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hover {
    /// Its range.
    pub span: Span,
    /// Markdown.
    pub markdown: String,
}

/// The longest piece of code that is shown, in bytes.
pub(super) const MAX_CODE_BYTES: usize = 400;

/// At most [`MAX_CODE_BYTES`] bytes.
pub(super) fn cut(text: &str) -> String {
    if text.len() <= MAX_CODE_BYTES {
        return text.to_owned();
    }
    let end = (0..=MAX_CODE_BYTES).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    format!("{} …", text.get(..end).unwrap_or_default())
}

/// A block of code, with a fence that nothing in it can close.
pub(super) fn fenced(text: &str) -> String {
    let longest = text.split(|character| character != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    format!("{fence}mlir\n{text}\n{fence}")
}
