//! Byte offsets to lines and columns, and back.

/// The unit in which columns are counted, as LSP 3.17 negotiates it (`positionEncoding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// Bytes.
    Utf8,
    /// UTF-16 code units: LSP's default.
    Utf16,
    /// Unicode scalar values: what a person counts.
    Utf32,
}

/// A place in a text. Both numbers count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct LineColumn {
    /// The line.
    pub line: u32,
    /// The column, in units of an [`Encoding`].
    pub column: u32,
}

impl LineColumn {
    /// The position after a text that begins at this one. Lines end as in a [`LineIndex`].
    #[must_use]
    pub fn after(mut self, text: &[u8], encoding: Encoding) -> LineColumn {
        let mut rest = text;
        while let [first, rest_after @ ..] = rest {
            rest = rest_after;
            match first {
                b'\r' if rest_after.first() == Some(&b'\n') => {}
                b'\n' | b'\r' => self = LineColumn { line: self.line.saturating_add(1), column: 0 },
                0..=0x7F => self.column = self.column.saturating_add(1),
                _ => {
                    let known = text.len() - rest_after.len() - 1;
                    let text = text.get(known..).unwrap_or_default();
                    let Some(character) = Characters(text).next() else { return self };
                    self.column = self.column.saturating_add(character.width(encoding));
                    rest = text.get(character.len as usize..).unwrap_or_default();
                }
            }
        }
        self
    }
}

/// The starts of the lines of a text. Lines end with LF, CRLF or a lone CR, as in LSP.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineIndex {
    /// The offset of the first byte of each line; the first is 0.
    starts: Vec<u32>,
    /// The length of the text.
    len: u32,
}

impl LineIndex {
    /// Finds the lines of `text`, in one pass.
    #[must_use]
    pub fn new(text: &[u8]) -> LineIndex {
        let offset = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
        let mut starts = vec![0];
        for index in memchr::memchr2_iter(b'\n', b'\r', text) {
            let crlf = text.get(index) == Some(&b'\r') && text.get(index + 1) == Some(&b'\n');
            if !crlf {
                starts.push(offset(index + 1));
            }
        }
        LineIndex { starts, len: offset(text.len()) }
    }

    /// The number of lines; a text that ends in a line break has an empty last line.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.starts.len()
    }

    /// The offset of the first byte of a line; past the last line, the end of the text.
    #[must_use]
    pub fn line_start(&self, line: u32) -> u32 {
        self.starts.get(line as usize).copied().unwrap_or(self.len)
    }

    /// The end offset of a line, without its line break.
    #[must_use]
    pub fn line_end(&self, text: &[u8], line: u32) -> u32 {
        let start = self.line_start(line) as usize;
        let end = self.line_start(line.saturating_add(1)) as usize;
        let mut bytes = text.get(start..end).unwrap_or_default();
        if let [rest @ .., b'\n'] = bytes {
            bytes = rest;
        }
        if let [rest @ .., b'\r'] = bytes {
            bytes = rest;
        }
        u32::try_from(start + bytes.len()).unwrap_or(u32::MAX)
    }

    /// The line that holds the byte at `offset`; offsets past the end are on the last line.
    #[must_use]
    pub fn line(&self, offset: u32) -> u32 {
        let after = self.starts.partition_point(|&start| start <= offset);
        u32::try_from(after.saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// The place of a byte offset. An offset within a character counts as the character's start,
    /// bytes that are not UTF-8 count as one unit each.
    #[must_use]
    pub fn line_column(&self, text: &[u8], offset: u32, encoding: Encoding) -> LineColumn {
        let offset = offset.min(self.len);
        let line = self.line(offset);
        let start = self.line_start(line) as usize;
        let before = text.get(start..offset as usize).unwrap_or_default();
        let column = if encoding == Encoding::Utf8 || before.is_ascii() {
            u32::try_from(before.len()).unwrap_or(u32::MAX)
        } else {
            columns(text.get(start..).unwrap_or_default(), before.len(), encoding)
        };
        LineColumn { line, column }
    }

    /// The byte offset of a place. Hostile places are clamped: a line past the last is the end of the text, and a
    /// column past the line's end is the line's end. A column within a character is the character's start.
    #[must_use]
    pub fn offset(&self, text: &[u8], place: LineColumn, encoding: Encoding) -> u32 {
        if place.line as usize >= self.starts.len() {
            return self.len;
        }
        let start = self.line_start(place.line);
        let end = self.line_end(text, place.line);
        let line = text.get(start as usize..end as usize).unwrap_or_default();
        let mut left = place.column;
        let mut bytes = 0;
        for character in Characters(line) {
            let width = character.width(encoding);
            if left < width {
                break;
            }
            left -= width;
            bytes += character.len;
        }
        start.saturating_add(bytes)
    }
}

/// The width of the characters that lie wholly within the first `len` bytes of `line`.
fn columns(line: &[u8], len: usize, encoding: Encoding) -> u32 {
    let mut end = 0;
    let mut column = 0;
    for character in Characters(line) {
        end += character.len as usize;
        if end > len {
            break;
        }
        column += character.width(encoding);
    }
    column
}

/// The length of a UTF-8 sequence with this first byte; 1 for bytes that cannot begin one.
fn sequence_len(lead: u8) -> usize {
    match lead {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => 1,
    }
}

/// One character of a text that may not be UTF-8.
struct Character {
    /// In bytes.
    len: u32,
}

impl Character {
    fn width(&self, encoding: Encoding) -> u32 {
        match encoding {
            Encoding::Utf8 => self.len,
            Encoding::Utf16 => 1 + u32::from(self.len == 4),
            Encoding::Utf32 => 1,
        }
    }
}

/// The characters of a text; a byte that is not UTF-8 is one by itself.
struct Characters<'a>(&'a [u8]);

impl Iterator for Characters<'_> {
    type Item = Character;

    fn next(&mut self) -> Option<Character> {
        let len = sequence_len(*self.0.first()?);
        let valid = self.0.get(..len).is_some_and(|bytes| std::str::from_utf8(bytes).is_ok());
        let len = if valid { len } else { 1 };
        self.0 = self.0.get(len..).unwrap_or_default();
        Some(Character { len: len as u32 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: u32, column: u32) -> LineColumn {
        LineColumn { line, column }
    }

    #[test]
    fn all_three_line_breaks_count() {
        let index = LineIndex::new(b"a\nb\r\nc\rd");
        assert_eq!(index.line_count(), 4);
        assert_eq!((0..4).map(|line| index.line_start(line)).collect::<Vec<_>>(), [0, 2, 5, 7]);
        assert_eq!(index.line_end(b"a\nb\r\nc\rd", 1), 3);
        assert_eq!(index.line(4), 1, "the LF of CRLF is still on the line that it ends");
    }

    #[test]
    fn the_position_after_a_text_matches_the_line_index() {
        for text in ["", "a", "a\nb\r\nc\rd", "é𝄞\r\r\n\n𝄞é b", "x\r\n"] {
            let (text, index) = (text.as_bytes(), LineIndex::new(text.as_bytes()));
            for encoding in [Encoding::Utf8, Encoding::Utf16, Encoding::Utf32] {
                let end = u32::try_from(text.len()).unwrap();
                let rest_after = LineColumn::default().after(text, encoding);
                assert_eq!(
                    rest_after,
                    index.line_column(text, end, encoding),
                    "{text:?} {encoding:?}"
                );
            }
        }
        let broken = at(2, 5).after(b"\xffa\xe9", Encoding::Utf16);
        assert_eq!(broken, at(2, 8), "bytes that are not UTF-8 count one each");
        assert_eq!(at(2, 5).after(b"a\nbc", Encoding::Utf8), at(3, 2));
    }

    #[test]
    fn columns_in_each_encoding() {
        let text = "é𝄞x".as_bytes();
        let index = LineIndex::new(text);
        for (encoding, column) in [(Encoding::Utf8, 6), (Encoding::Utf16, 3), (Encoding::Utf32, 2)]
        {
            assert_eq!(index.line_column(text, 6, encoding), at(0, column));
            assert_eq!(index.offset(text, at(0, column), encoding), 6);
        }
    }

    #[test]
    fn positions_outside_of_the_text_are_clamped() {
        let text = "é𝄞x\nab".as_bytes();
        let index = LineIndex::new(text);
        assert_eq!(index.offset(text, at(0, 2), Encoding::Utf16), 2, "within a surrogate pair");
        assert_eq!(index.offset(text, at(0, 99), Encoding::Utf16), 7);
        assert_eq!(index.offset(text, at(9, 0), Encoding::Utf16), text.len() as u32);
        assert_eq!(index.line_column(text, 4, Encoding::Utf16), at(0, 1), "within a character");
        assert_eq!(index.line_column(text, 999, Encoding::Utf16), at(1, 2));
    }

    #[test]
    fn bytes_that_are_not_utf8_count_one_each() {
        let text = b"\xff\xfea\xe9";
        let index = LineIndex::new(text);
        assert_eq!(index.line_column(text, 3, Encoding::Utf16), at(0, 3));
        assert_eq!(index.line_column(text, 4, Encoding::Utf16), at(0, 4), "a lead byte at the end");
        assert_eq!(index.offset(text, at(0, 3), Encoding::Utf16), 3);
    }

    #[test]
    fn offsets_and_places_are_inverse_on_character_boundaries() {
        let text = "a\r\né𝄞\r\r\n\n𝄞é b".as_bytes();
        let index = LineIndex::new(text);
        for encoding in [Encoding::Utf8, Encoding::Utf16, Encoding::Utf32] {
            let string = std::str::from_utf8(text).unwrap();
            for (offset, character) in string.char_indices() {
                if character == '\n' && text.get(offset.wrapping_sub(1)) == Some(&b'\r') {
                    continue;
                }
                let place = index.line_column(text, offset as u32, encoding);
                assert_eq!(index.offset(text, place, encoding), offset as u32, "{place:?}");
            }
        }
    }
}
