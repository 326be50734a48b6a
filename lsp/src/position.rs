//! Lines and columns of a document in the encoding of the client, and byte offsets.

use abide_core::text::{Encoding, LineColumn};
use ropey::Rope;

/// The byte offset of a place. Hostile places are clamped: a line past the last is the end of the text, and a column
/// past the end of a line is that end. A column within a character is its start.
pub(crate) fn offset(rope: &Rope, place: LineColumn, encoding: Encoding) -> usize {
    char_to_byte(rope, char_index(rope, place, encoding))
}

fn char_to_byte(rope: &Rope, index: usize) -> usize {
    rope.try_char_to_byte(index).unwrap_or_else(|_| rope.len_bytes())
}

/// As [`offset`], counted in characters as ropey counts.
fn char_index(rope: &Rope, place: LineColumn, encoding: Encoding) -> usize {
    let Some(line) = rope.get_line(place.line as usize) else { return rope.len_chars() };
    let start = rope.try_line_to_char(place.line as usize).unwrap_or_else(|_| rope.len_chars());
    let column = place.column as usize;
    let within = match encoding {
        Encoding::Utf8 => line.try_byte_to_char(column.min(line.len_bytes())).ok(),
        Encoding::Utf16 => line.try_utf16_cu_to_char(column.min(line.len_utf16_cu())).ok(),
        Encoding::Utf32 => Some(column),
    };
    start + within.unwrap_or_default().min(line_len(line))
}

/// The number of characters of a line without its line break.
fn line_len(line: ropey::RopeSlice<'_>) -> usize {
    let is_break = |character: &char| matches!(character, '\n' | '\r');
    let len = line.len_chars();
    let breaks = line
        .get_chars_at(len)
        .map_or(0, |characters| characters.reversed().take(2).take_while(is_break).count());
    len - breaks
}

/// The place of a byte offset; past the end of the text, its end.
pub(crate) fn place(rope: &Rope, offset: usize, encoding: Encoding) -> LineColumn {
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    let index = rope.try_byte_to_char(offset.min(rope.len_bytes())).unwrap_or_default();
    let line = rope.try_char_to_line(index).unwrap_or_default();
    let start = rope.try_line_to_char(line).unwrap_or_default();
    let column = match encoding {
        Encoding::Utf8 => char_to_byte(rope, index) - char_to_byte(rope, start),
        Encoding::Utf16 => {
            let units = |index| rope.try_char_to_utf16_cu(index).unwrap_or_default();
            units(index) - units(start)
        }
        Encoding::Utf32 => index - start,
    };
    LineColumn { line: number(line), column: number(column) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::text::LineIndex;

    const ENCODINGS: [Encoding; 3] = [Encoding::Utf8, Encoding::Utf16, Encoding::Utf32];

    #[test]
    fn places_match_the_line_index() {
        for text in ["", "a\r\né𝄞\r\r\n\n𝄞é b", "\u{2028}a\u{b}b\u{85}\n", "x\n", "x\r"] {
            let rope = Rope::from_str(text);
            let index = LineIndex::new(text.as_bytes());
            for encoding in ENCODINGS {
                for line in 0..8 {
                    for column in (0..12).chain([u32::MAX]) {
                        let place = LineColumn { line, column };
                        assert_eq!(
                            offset(&rope, place, encoding),
                            index.offset(text.as_bytes(), place, encoding) as usize,
                            "{text:?} {place:?} {encoding:?}"
                        );
                    }
                }
                // No answer of ours is within a character.
                let boundaries = (0..text.len()).filter(|&at| text.is_char_boundary(at));
                for at in boundaries.chain([text.len(), text.len() + 3]) {
                    assert_eq!(
                        place(&rope, at, encoding),
                        index.line_column(text.as_bytes(), at as u32, encoding),
                        "{text:?} {at} {encoding:?}"
                    );
                }
            }
        }
    }
}
