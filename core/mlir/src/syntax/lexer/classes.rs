//! The classes of each byte, in one table, and the bytes that no string has.

use memchr::memchr3;

pub(super) const IDENTIFIER_START: u8 = 1;
pub(super) const IDENTIFIER: u8 = 2;
pub(super) const SUFFIX_START: u8 = 4;
pub(super) const SUFFIX: u8 = 8;
pub(super) const DIGIT: u8 = 16;
pub(super) const BLANK: u8 = 32;
pub(super) const KNOWN: u8 = 64;

/// The classes of every byte.
static CLASSES: [u8; 256] = classes();

#[expect(clippy::indexing_slicing, reason = "runs at compile time, where a panic is an error")]
const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let byte = index as u8;
        let letter = byte.is_ascii_alphabetic();
        let digit = byte.is_ascii_digit();
        let mut class = 0;
        if letter || byte == b'_' {
            class |= IDENTIFIER_START;
        }
        if letter || digit || matches!(byte, b'_' | b'$' | b'.') {
            class |= IDENTIFIER;
        }
        if letter || matches!(byte, b'_' | b'$' | b'.' | b'-') {
            class |= SUFFIX_START;
        }
        if letter || digit || matches!(byte, b'_' | b'$' | b'.' | b'-') {
            class |= SUFFIX;
        }
        if digit {
            class |= DIGIT;
        }
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            class |= BLANK;
        }
        if letter || digit || matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0 | b'_') {
            class |= KNOWN;
        }
        if matches!(
            byte,
            b'"' | b'%'
                | b'^'
                | b'@'
                | b'#'
                | b'!'
                | b'('
                | b')'
                | b'{'
                | b'}'
                | b'['
                | b']'
                | b'<'
                | b'>'
                | b','
                | b':'
                | b'='
                | b'-'
                | b'+'
                | b'*'
                | b'/'
                | b'?'
                | b'|'
                | b'.'
        ) {
            class |= KNOWN;
        }
        table[index] = class;
        index += 1;
    }
    table
}

/// The offset of the first byte that no string literal has: a line feed, with the carriage return before it, a vertical
/// tab or a form feed. A carriage return alone may be in a string.
pub(super) fn end_of_unterminated(text: &[u8]) -> Option<usize> {
    let end = memchr3(b'\n', 0x0b, 0x0c, text)?;
    let is_break = text.get(end) == Some(&b'\n');
    Some(end - usize::from(is_break && text.get(..end).is_some_and(|own| own.ends_with(b"\r"))))
}

/// Whether a byte is in a class.
#[inline]
pub(super) fn is(byte: u8, class: u8) -> bool {
    #[expect(clippy::indexing_slicing, reason = "a byte is always within a table of 256")]
    let classes = CLASSES[byte as usize];
    classes & class != 0
}
