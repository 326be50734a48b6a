//! Dimension lists and lists of numbers, which are one token only where the grammar expects them.

use super::Lexer;
use super::classes::{DIGIT, IDENTIFIER, is};
use memchr::memchr2;
use std::borrow::Cow;

/// A position in the text during the attempt to read a dimension list.
struct Cursor<'a> {
    text: &'a [u8],
    position: usize,
    line_start: usize,
    /// The furthest byte that was inspected beyond the position.
    furthest: usize,
}

impl Cursor<'_> {
    /// Returns the byte at the position; 0 at the end.
    #[inline]
    fn byte(&self) -> u8 {
        self.text.get(self.position).copied().unwrap_or(0)
    }

    /// One dimension: digits, `?`, or digits in brackets.
    #[inline]
    fn dimension(&mut self) -> bool {
        let bracket = self.byte() == b'[';
        if bracket {
            self.position += 1;
        }
        if self.byte() == b'?' && !bracket {
            self.position += 1;
            return true;
        }
        if bracket {
            self.blanks();
        }
        let start = self.position;
        while is(self.byte(), DIGIT) {
            self.position += 1;
        }
        if start == self.position {
            return false;
        }
        if bracket {
            self.blanks();
            if self.byte() != b']' {
                return false;
            }
            self.position += 1;
        }
        true
    }

    /// Returns the offset after an `x`, if present. An `x` on its own line is excluded if it begins the name of an
    /// operation.
    #[inline]
    fn dimension_separator(&mut self) -> Option<usize> {
        let line = self.line_start;
        self.blanks();
        let found = self.byte() == b'x' && (line == self.line_start || !self.at_dotted_name());
        found.then_some(self.position + 1)
    }

    #[cold]
    fn at_dotted_name(&mut self) -> bool {
        let rest = self.text.get(self.position..).unwrap_or_default();
        let len = rest.iter().take_while(|byte| is(**byte, IDENTIFIER)).count();
        self.furthest = self.position + len;
        rest.get(..len).unwrap_or_default().contains(&b'.')
    }

    /// Skips blanks, ends of lines and comments.
    #[inline]
    fn blanks(&mut self) {
        loop {
            match self.byte() {
                b' ' | b'\t' => {}
                b'\n' | b'\r' => self.line_start = self.position + 1,
                b'/' if self.text.get(self.position + 1) == Some(&b'/') => {
                    let rest = self.text.get(self.position..).unwrap_or_default();
                    self.position += memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
                    continue;
                }
                _ => break,
            }
            self.position += 1;
        }
    }
}

/// A dimension list without the comments in it.
#[must_use]
pub fn without_comments(list: &[u8]) -> Cow<'_, [u8]> {
    if !list.contains(&b'/') {
        return Cow::Borrowed(list);
    }
    let before_comment =
        |line: &[u8]| line.iter().copied().take_while(|byte| *byte != b'/').collect();
    Cow::Owned(list.split(|byte| *byte == b'\n').flat_map::<Vec<u8>, _>(before_comment).collect())
}

/// The value of a decimal or hexadecimal integer, if it fits.
#[must_use]
pub fn literal_value(digits: &[u8]) -> Option<u64> {
    let digits = std::str::from_utf8(digits).ok()?;
    match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => digits.parse().ok(),
    }
}

impl Lexer<'_> {
    /// Reads the token at `start`, which begins at the current line, as a dimension list where it
    /// is one: `4x?x`, `*x`, `2x[4]x`, with blanks, comments and ends of lines as in MLIR. Otherwise nothing is read.
    pub(crate) fn dimensions(&mut self, start: usize) -> bool {
        let mut end = None;
        let mut probe =
            Cursor { text: self.text, position: start, line_start: self.line_start, furthest: 0 };
        if probe.byte() == b'*' {
            probe.position += 1;
            end = probe.dimension_separator().map(|end| (end, probe.line_start));
        } else {
            while probe.dimension() {
                let Some(after) = probe.dimension_separator() else { break };
                probe.position = after;
                end = Some((after, probe.line_start));
                probe.blanks();
            }
        }
        self.furthest = probe.furthest.max(probe.position + 1) + 1;
        if let Some((end, line_start)) = end {
            self.jump(end, line_start);
        }
        end.is_some()
    }

    /// Reads the `[` at `start` through its `]` as one token if it contains only numbers, signs, commas, blanks,
    /// parentheses and brackets. Otherwise reads nothing.
    pub(crate) fn number_list(&mut self, start: usize) -> bool {
        let mut depth = 0_usize;
        let mut line_start = self.line_start;
        // Whether a number or list has just ended, after which only `,` or a bracket may come.
        let mut complete = false;
        let mut position = start;
        let byte_at = |position: usize| self.text.get(position).copied().unwrap_or(0);
        loop {
            match byte_at(position) {
                b'[' if !complete => depth += 1,
                b']' if complete || byte_at(position.wrapping_sub(1)) == b'[' => {
                    depth -= 1;
                    complete = true;
                    if depth == 0 {
                        self.jump(position + 1, line_start);
                        return true;
                    }
                }
                b',' if complete => complete = false,
                b' ' | b'\t' => {}
                b'\n' | b'\r' => line_start = position + 1,
                b'-' | b'0'..=b'9' if !complete => {
                    let Some(end) = self.plain_number(position) else { break };
                    position = end;
                    complete = true;
                    continue;
                }
                _ => break,
            }
            position += 1;
        }
        self.furthest = position + 4;
        false
    }

    /// The end of a decimal integer or floating-point number with an optional sign.
    #[inline]
    fn plain_number(&self, start: usize) -> Option<usize> {
        let mut probe = Lexer { position: start, ..*self };
        if probe.byte(0) == b'-' {
            probe.position += 1;
        }
        if !is(probe.byte(0), DIGIT) {
            return None;
        }
        probe.number();
        (!is(probe.byte(0), IDENTIFIER)).then_some(probe.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dimension_lists() {
        for (text, end) in
            [("4x?x8xf32", 6), ("*xf32", 2), ("[4]x2xf32", 6), ("4 x 8 x f32", 7), ("0x4xi8", 4)]
                .into_iter()
                .chain([("4\nx8 // x\n x\ti8", 12), ("[ 4 ] x f32", 7), ("*\n x f32", 4)])
        {
            let mut lexer = Lexer::new(text.as_bytes());
            assert!(lexer.dimensions(0), "{text}");
            assert_eq!(lexer.position(), end, "{text}");
        }
        for text in ["f32", "4", "4f32", "[4xf32", "x", "4\nx.a", "4 / x"] {
            assert!(!Lexer::new(text.as_bytes()).dimensions(0), "{text}");
        }
    }

    #[test]
    fn number_lists() {
        for text in ["[1, -2.5e3,\n [3], []]", "[[1,2],[3,4]]", "[]"] {
            let mut lexer = Lexer::new(text.as_bytes());
            assert!(lexer.number_list(0), "{text}");
            assert_eq!(lexer.position(), text.len());
        }
        for text in ["[1,]", "[1 2]", "[1", "[true]", "[1, 0x]", "[1a]", "[,]", "[[]1]"] {
            assert!(!Lexer::new(text.as_bytes()).number_list(0), "{text}");
        }
    }
}
