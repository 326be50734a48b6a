//! The lines around a place, made fit for a terminal.

use super::Checked;
use abide_core::escape::is_control;
use abide_core::text::{Encoding, LineIndex, Span};
use std::ops::Range;

/// The maximum number of lines of a range shown; of a longer one only the first.
const MAX_LINES: u32 = 6;
/// The bytes of a line shown before the position and after its start. More than the width of a terminal: the renderer
/// cuts again, by columns.
const MAX_BYTES_BEFORE: u32 = 160;
const MAX_BYTES_AFTER: u32 = 320;

/// Some lines of a text that may be anything: long, binary, without line breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Excerpt {
    /// The place's line, from 1; also the first line that is shown.
    pub(super) line: u32,
    /// The place's column, in characters from 1.
    pub(super) column: u32,
    /// The lines, joined by line feeds. Bytes that are not UTF-8 are shown as U+FFFD.
    pub(super) source: String,
    /// The place within `source`.
    pub(super) marked: Range<usize>,
    /// Whether the first line lacks its beginning.
    pub(super) cut: bool,
}

impl Excerpt {
    /// The lines of a span. Lines that are long are cut around it.
    pub(super) fn new(checked: &Checked, span: Span) -> Excerpt {
        let (text, lines) = (&checked.text[..], &checked.lines);
        let span = clip(text, lines, span);
        let first = lines.line(span.start());
        let last = lines.line(span.end());
        let place = lines.line_column(text, span.start(), Encoding::Utf32);
        let mut source = String::new();
        let mut marked = 0..0;
        let mut cut = false;
        for line in first..=last {
            if line > first {
                source.push('\n');
            }
            let whole = Span::new(lines.line_start(line), lines.line_end(text, line));
            let start = span.start().clamp(whole.start(), whole.end());
            let end = span.end().clamp(whole.start(), whole.end());
            let from = boundary(text, whole.start().max(start.saturating_sub(MAX_BYTES_BEFORE)));
            let to = boundary(text, whole.end().min(start.saturating_add(MAX_BYTES_AFTER)));
            let (start, end) = (start.clamp(from, to), end.clamp(from, to));
            push_visible(&mut source, Span::new(from, start).slice(text));
            if line == first {
                cut = from > whole.start();
                marked.start = source.len();
            }
            push_visible(&mut source, Span::new(start, end).slice(text));
            if line == last {
                marked.end = source.len();
            }
            push_visible(&mut source, Span::new(end, to).slice(text));
        }
        Excerpt { line: place.line + 1, column: place.column + 1, source, marked, cut }
    }

    /// Returns the lines if they are shown unchanged, so that edits can be shown in them. `None` if they are too
    /// many, too long, or not plain text.
    pub(super) fn verbatim(checked: &Checked, span: Span) -> Option<(u32, Span, &str)> {
        let (text, lines) = (&checked.text[..], &checked.lines);
        let (first, last) = (lines.line(span.start()), lines.line(span.end()));
        if last - first >= MAX_LINES || text.len() < span.end() as usize {
            return None;
        }
        let shown = Span::new(lines.line_start(first), lines.line_end(text, last));
        if shown.len() > MAX_BYTES_AFTER || !shown.covers(span) {
            return None;
        }
        let source = std::str::from_utf8(shown.slice(text)).ok()?;
        let plain = source.chars().all(|c| c == '\n' || c == '\t' || !is_control(c));
        plain.then_some((first + 1, shown, source))
    }
}

/// The part of a span that is shown: within the text, and not over too many lines.
fn clip(text: &[u8], lines: &LineIndex, span: Span) -> Span {
    let len = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let span = Span::new(span.start().min(len), span.end().min(len));
    let first = lines.line(span.start());
    // A range that ends with a line break does not show the next line.
    let last_byte = span.end().saturating_sub(1).max(span.start());
    let last = lines.line(last_byte);
    if last - first >= MAX_LINES {
        Span::new(span.start(), lines.line_end(text, first).max(span.start()))
    } else {
        Span::new(span.start(), span.end().min(lines.line_end(text, last)).max(span.start()))
    }
}

/// The offset, or the one up to three bytes before it where a character begins.
fn boundary(text: &[u8], offset: u32) -> u32 {
    let within = |at: u32| text.get(at as usize).is_some_and(|byte| byte & 0xC0 == 0x80);
    (offset.saturating_sub(3)..=offset).rev().find(|&at| !within(at)).unwrap_or(offset)
}

/// Appends text, with U+FFFD for each byte that is not UTF-8 and for each control character beyond ASCII; the
/// renderer shows those of ASCII. Line breaks within are lone carriage
/// returns in a place that ends with one.
fn push_visible(out: &mut String, bytes: &[u8]) {
    for chunk in bytes.utf8_chunks() {
        out.extend(chunk.valid().chars().map(|c| match !c.is_ascii() && is_control(c) {
            true => char::REPLACEMENT_CHARACTER,
            false => c,
        }));
        out.extend(chunk.invalid().iter().map(|_| char::REPLACEMENT_CHARACTER));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(text: &[u8], start: usize, end: usize) -> Excerpt {
        let checked = Checked::new(String::new(), text.to_vec(), Vec::new());
        Excerpt::new(&checked, Span::from_range(start..end))
    }

    #[test]
    fn one_line_with_its_place() {
        let found = excerpt(b"ab\ncd ef\ngh", 6, 8);
        assert_eq!((found.line, found.column), (2, 4));
        assert_eq!((&found.source[..], found.marked), ("cd ef", 3..5));
    }

    #[test]
    fn the_end_of_the_text() {
        for (text, line) in [(&b""[..], 1), (b"ab\n", 2), (b"ab\r\n", 2)] {
            let found = excerpt(text, text.len(), text.len());
            assert_eq!((found.line, &found.source[..], found.marked), (line, "", 0..0));
        }
        assert_eq!(excerpt(b"ab", 7, 9).marked, 2..2);
    }

    #[test]
    fn bytes_that_are_not_utf8() {
        let found = excerpt(b"\xffab\xc3", 1, 3);
        assert_eq!((&found.source[..], found.marked), ("\u{fffd}ab\u{fffd}", 3..5));
        let split = excerpt("é".as_bytes(), 1, 2);
        assert_eq!((&split.source[..], split.marked), ("\u{fffd}\u{fffd}", 3..6));
    }

    #[test]
    fn long_lines_are_cut_on_characters() {
        let text = "é".repeat(10_000_000);
        let found = excerpt(text.as_bytes(), 10_000_001, 10_000_003);
        assert!(found.source.len() < 600, "{}", found.source.len());
        assert_eq!(found.source.trim_matches('é'), "\u{fffd}\u{fffd}\u{fffd}\u{fffd}");
        let whole = excerpt(text.as_bytes(), 0, text.len());
        assert!(whole.source.len() < 600 && whole.marked == (0..whole.source.len()));
    }

    #[test]
    fn a_range_over_many_lines_shows_the_first() {
        let found = excerpt(&b"abc\n".repeat(100), 1, 399);
        assert_eq!((&found.source[..], found.marked), ("abc", 1..3));
        let few = excerpt(b"ab\r\ncd\ref\n", 1, 9);
        assert_eq!((&few.source[..], few.marked), ("ab\ncd\nef", 1..8));
    }
}
