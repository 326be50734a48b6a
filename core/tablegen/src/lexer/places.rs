//! Maps the bytes of a string to positions in the file.

use super::token_after;
use abide_source::text::is_word_byte;
use std::ops::Range;

/// The position of some bytes of a string that a file spells out at `at`, or after a field name and `=`. `None` if
/// the text there is anything else, or another string.
#[must_use]
pub fn places_in_string(
    text: &[u8],
    at: usize,
    value: &[u8],
    part: Range<usize>,
) -> Option<Range<usize>> {
    let mut at = next_token_start(text, at);
    let rest = text.get(at..)?;
    let name = rest.iter().position(|byte| !is_word_byte(*byte))?;
    if name > 0 && !rest.starts_with(b"[{") {
        at = next_token_start(text, at + name);
        if text.get(at) != Some(&b'=') {
            return None;
        }
        at = next_token_start(text, at + 1);
    }
    let mut places = StringParts { text, value, part, done: 0, found: None };
    if text.get(at..)?.starts_with(b"[{") {
        let end = at + 2 + value.len();
        (text.get(at + 2..end) == Some(value) && text.get(end..)?.starts_with(b"}]"))
            .then_some(())?;
        return Some(at + 2 + places.part.start..at + 2 + places.part.end);
    }
    while text.get(at) == Some(&b'"') {
        at = next_token_start(text, places.quoted(at + 1)?);
    }
    // Any other text after a string composes a value.
    let ends = text.get(at).is_some_and(|byte| b";,>".contains(byte))
        || text.get(at..).is_some_and(|rest| rest.starts_with(b"in"));
    if !ends || places.done != value.len() {
        return None;
    }
    places.found
}

struct StringParts<'t> {
    text: &'t [u8],
    value: &'t [u8],
    part: Range<usize>,
    /// The number of bytes of the value found so far.
    done: usize,
    found: Option<Range<usize>>,
}

impl StringParts<'_> {
    /// Reads a piece of the string up to its closing quote; returns the position after that.
    fn quoted(&mut self, mut at: usize) -> Option<usize> {
        loop {
            let byte = *self.text.get(at)?;
            // A part begins in the string that has its first byte.
            if byte != b'"' || self.done == self.value.len() || self.found.is_some() {
                self.note(at);
            }
            let (byte, len) = match (byte, self.text.get(at + 1)) {
                (b'"', _) => return Some(at + 1),
                (b'\\', Some(b'n')) => (b'\n', 2),
                (b'\\', Some(b't')) => (b'\t', 2),
                (b'\\', Some(&next)) => (next, 2),
                _ => (byte, 1),
            };
            if self.value.get(self.done) != Some(&byte) {
                return None;
            }
            self.done += 1;
            at += len;
        }
    }

    /// Records the position of the value's next byte.
    fn note(&mut self, at: usize) {
        let start = match &self.found {
            Some(found) => found.start,
            None if self.done == self.part.start => at,
            None => return,
        };
        if self.done <= self.part.end {
            self.found = Some(start..at);
        }
    }
}

/// The position of the first token at or after an offset.
fn next_token_start(text: &[u8], at: usize) -> usize {
    token_after(text, u32::try_from(at).unwrap_or(u32::MAX)).start() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, value: &str, part: &str) -> Option<String> {
        let start = value.find(part).unwrap_or(value.len());
        let range =
            places_in_string(text.as_bytes(), 0, value.as_bytes(), start..start + part.len());
        range.map(|range| format!("{}:{}", range.start, &text[range.clone()]))
    }

    #[test]
    fn parts_of_strings_have_places() {
        for (text, value, part, expected) in [
            ("f = \"a b\";", "a b", "b", Some("7:b")),
            ("f /* = */ = // x\n \"a b\" in", "a b", "a", Some("19:a")),
            ("f = [{\n  a b}];", "\n  a b", "b", Some("11:b")),
            ("[{a b}];", "a b", "b", Some("4:b")),
            ("f = \"a\"\n  \" b c\";", "a b c", "b", Some("12:b")),
            ("f = \"`\\n` \\\"q b\";", "`\n` \"q b", "b", Some("14:b")),
            ("f = \"a\\\"b c\";", "a\"b c", "\"b", Some("6:\\\"b")),
            ("f = \"a\";", "a", "", Some("5:")),
            ("f = \"a\" # b;", "ab", "b", None),
            ("f = form;", "a", "a", None),
            ("f = \"other\";", "a", "a", None),
            ("f = \"a", "a", "a", None),
            ("f", "a", "a", None),
            ("", "a", "a", None),
        ] {
            assert_eq!(found(text, value, part).as_deref(), expected, "{text}");
        }
    }
}
