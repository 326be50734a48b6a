//! A text with removed parts, whose other bytes keep their offsets.

use crate::lines::Line;

/// A copy of a part of a text. Removed bytes become blanks; within a word or string the blanks follow after it, so that
/// all later bytes have their places.
#[derive(Debug, Default)]
pub(crate) struct Aligned {
    base: usize,
    text: Vec<u8>,
    is_in_string: bool,
    is_escaped: bool,
}

impl Aligned {
    /// An empty text that begins at an offset.
    pub(crate) fn new(base: usize) -> Aligned {
        Aligned { base, ..Aligned::default() }
    }

    /// Adds a part of a line, and a line break.
    pub(crate) fn push(&mut self, line: &Line<'_>, from: usize, to: usize) {
        let bytes = line.bytes.get(from..to).unwrap_or_default();
        let needs_break = !self.text.is_empty();
        self.is_in_string = false;
        if needs_break {
            self.text.push(b'\n');
        }
        // The text removed before was at the end of a line.
        self.pad(line.place(from));
        if line.is_plain() && self.base + self.text.len() == line.place(from) {
            self.text.extend_from_slice(bytes);
            return;
        }
        let mut is_after_blank = true;
        for (index, byte) in bytes.iter().enumerate() {
            let is_blank = byte.is_ascii_whitespace();
            if !self.is_in_string && (is_blank || is_after_blank) {
                self.pad(line.place(from + index));
            }
            is_after_blank = is_blank;
            match (self.is_escaped, byte) {
                (true, _) => self.is_escaped = false,
                (false, b'\\') => self.is_escaped = self.is_in_string,
                (false, b'"') => self.is_in_string = !self.is_in_string,
                _ => {}
            }
            self.text.push(*byte);
        }
    }

    /// Adds blanks up to an offset.
    fn pad(&mut self, place: usize) {
        let wanted = place.saturating_sub(self.base);
        if wanted > self.text.len() {
            self.text.resize(wanted, b' ');
        }
    }

    /// The text.
    pub(crate) fn finish(self) -> Vec<u8> {
        self.text
    }
}
