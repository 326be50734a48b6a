//! Text as bytes: ranges, line numbers, edits.

mod edit;
mod line_index;
mod span;

pub use edit::{EditError, TextEdit, apply_edits};
pub use line_index::{Encoding, LineColumn, LineIndex};
pub use span::Span;

/// Whether a byte is a letter, a digit or `_`.
#[must_use]
pub const fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a byte may follow the first one of a name that MLIR writes without quotes: a letter, a digit, `_`, `.` or `$`.
#[must_use]
pub fn is_name_byte(byte: u8) -> bool {
    is_word_byte(byte) || matches!(byte, b'.' | b'$')
}

/// The number of letters, digits and `_` that a text begins with.
#[must_use]
pub fn word_len(text: &[u8]) -> usize {
    text.iter().take_while(|byte| is_word_byte(**byte)).count()
}

/// The end of the line of an offset, before its line break; for a single query, which needs no [`LineIndex`].
#[must_use]
pub fn line_end(text: &[u8], offset: u32) -> u32 {
    let after = text.get(offset as usize..).unwrap_or_default();
    let rest = memchr::memchr2(b'\n', b'\r', after).unwrap_or(after.len());
    offset.saturating_add(u32::try_from(rest).unwrap_or(u32::MAX))
}

/// The blanks that the line of an offset begins with.
#[must_use]
pub fn indentation(text: &[u8], offset: u32) -> &[u8] {
    let before = text.get(..offset as usize).unwrap_or_default();
    let start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
    let line = text.get(start..).unwrap_or_default();
    let blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    line.get(..blanks).unwrap_or_default()
}

/// A range, extended to whole lines with their line break, if the rest of these lines is blank.
#[must_use]
pub fn whole_lines(text: &[u8], span: Span) -> Span {
    let before = text.get(..span.start() as usize).unwrap_or_default();
    let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    let end = line_end(text, span.end());
    let is_blank =
        |from: usize, to: usize| text.get(from..to).is_some_and(|it| it.trim_ascii().is_empty());
    if !is_blank(start, span.start() as usize) || !is_blank(span.end() as usize, end as usize) {
        return span;
    }
    let line_break = match text.get(end as usize..) {
        Some([b'\r', b'\n', ..]) => 2,
        Some([b'\n' | b'\r', ..]) => 1,
        _ => 0,
    };
    Span::new(u32::try_from(start).unwrap_or(u32::MAX), end.saturating_add(line_break))
}

/// Cuts a text to at most this many bytes, and shows that by two dots after them.
pub fn shorten(text: &mut String, most: usize) {
    if text.len() > most {
        let end = (0..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        text.truncate(end);
        text.push_str("..");
    }
}

/// The first line break of a text: `\r\n`, or else `\n`.
#[must_use]
pub fn line_break(text: &[u8]) -> &'static [u8] {
    match memchr::memchr2(b'\n', b'\r', text).and_then(|at| text.get(at..)) {
        Some([b'\r', b'\n', ..]) => b"\r\n",
        _ => b"\n",
    }
}
