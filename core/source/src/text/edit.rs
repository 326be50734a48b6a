//! Replacements in a text.

use super::Span;
use std::fmt;

/// Replaces the bytes of one range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextEdit {
    /// The replaced span; empty to insert.
    pub span: Span,
    /// The new text.
    pub replacement: Vec<u8>,
}

impl TextEdit {
    /// Replaces `span` by `replacement`.
    #[must_use]
    pub fn new(span: Span, replacement: impl Into<Vec<u8>>) -> TextEdit {
        TextEdit { span, replacement: replacement.into() }
    }
}

/// The reason why a set of edits cannot be applied; the text is left as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditError {
    /// Two edits change the same bytes.
    Overlap(Span, Span),
    /// An edit reaches past the end of the text.
    OutOfRange(Span),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::Overlap(a, b) => write!(
                f,
                "the edits of bytes {}..{} and {}..{} overlap",
                a.start(),
                a.end(),
                b.start(),
                b.end()
            ),
            EditError::OutOfRange(span) => write!(
                f,
                "the edit of bytes {}..{} reaches past the end of the text",
                span.start(),
                span.end()
            ),
        }
    }
}

impl std::error::Error for EditError {}

/// Applies edits whose ranges all refer to the original `text`; their order does not matter, except that insertions
/// at one place keep their given order.
///
/// # Errors
/// Edits that overlap or reach past the end; then the text stays unchanged.
pub fn apply_edits(text: &[u8], edits: &[TextEdit]) -> Result<Vec<u8>, EditError> {
    let mut sorted: Vec<&TextEdit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.span.start(), edit.span.end()));
    let mut result = Vec::with_capacity(text.len());
    let mut done = Span::at(0);
    for edit in sorted {
        if edit.span.start() < done.end() {
            return Err(EditError::Overlap(done, edit.span));
        }
        let kept = text.get(done.end() as usize..edit.span.start() as usize);
        if kept.is_none() || text.len() < edit.span.end() as usize {
            return Err(EditError::OutOfRange(edit.span));
        }
        result.extend_from_slice(kept.unwrap_or_default());
        result.extend_from_slice(&edit.replacement);
        done = edit.span;
    }
    result.extend_from_slice(text.get(done.end() as usize..).unwrap_or_default());
    Ok(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(start: u32, end: u32, text: &str) -> TextEdit {
        TextEdit::new(Span::new(start, end), text)
    }

    #[test]
    fn edits_refer_to_the_original_text() {
        let result = apply_edits(b"abcdef", &[edit(4, 5, "X"), edit(0, 2, ""), edit(6, 6, "!")]);
        assert_eq!(result.unwrap(), b"cdXf!");
    }

    #[test]
    fn overlap_and_range_are_refused() {
        let overlap = apply_edits(b"abcdef", &[edit(0, 3, ""), edit(2, 4, "")]);
        assert_eq!(overlap, Err(EditError::Overlap(Span::new(0, 3), Span::new(2, 4))));
        assert_eq!(
            apply_edits(b"ab", &[edit(1, 3, "")]),
            Err(EditError::OutOfRange(Span::new(1, 3)))
        );
    }
}
