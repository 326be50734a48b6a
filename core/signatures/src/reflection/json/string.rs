//! The strings of JSON.

use super::reader::Reader;
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::rule;
use abide_source::text::Span;

/// The text between two quotes.
pub(super) struct Scanned {
    /// The offset after the closing quote, or where scanning stopped.
    pub(super) end: usize,
    /// The characters, unless they are just the bytes between the quotes.
    pub(super) decoded: Option<String>,
}

/// Reads the string whose opening quote is at `start`. `quote` is `"`, or `'` if that is used instead.
pub(super) fn scan(reader: &mut Reader<'_>, start: usize, quote: u8) -> Scanned {
    let text = reader.text;
    let mut at = start + 1;
    let mut ascii = true;
    loop {
        match text.get(at).copied() {
            Some(byte) if byte == quote && ascii && quote == b'"' => {
                return Scanned { end: at + 1, decoded: None };
            }
            Some(byte @ (0x20..=0x7f)) if byte != b'\\' && byte != quote => at += 1,
            Some(0x80..) => {
                ascii = false;
                at += 1;
            }
            _ => break,
        }
    }
    if quote == b'"' && text.get(at) == Some(&b'"') {
        let between = text.get(start + 1..at).unwrap_or_default();
        if std::str::from_utf8(between).is_ok() {
            return Scanned { end: at + 1, decoded: None };
        }
    }
    decode(reader, start, quote)
}

/// Reads a string that needs more than a copy: with escapes, or with something wrong in it.
fn decode(reader: &mut Reader<'_>, start: usize, quote: u8) -> Scanned {
    let text = reader.text;
    let mut out: Vec<u8> = Vec::new();
    let mut at = start + 1;
    // One report for all raw control characters of a string: they come in runs.
    let mut control = None;
    let closed = loop {
        match text.get(at).copied() {
            None => break false,
            // An unterminated string ends with its line, so that the next line is still read.
            Some(b'\n' | b'\r') if !is_closed_after_break(text, at, quote) => break false,
            Some(byte) if byte == quote => break true,
            Some(b'\\') => at += escape(reader, at, quote, &mut out),
            Some(byte) => {
                if byte < 0x20 && control.is_none() {
                    control = Some(at);
                }
                out.push(byte);
                at += 1;
            }
        }
    };
    if let Some(offset) = control {
        let byte = text.get(offset).copied().unwrap_or_default();
        reader.error(codes::JSON_STRING, Span::from_range(offset..offset + 1), || {
            rule!(
                "a control character (U+{}) in a string; write it as \\u{}",
                format_args!("{byte:04X}"),
                format_args!("{byte:04x}")
            )
        });
    }
    let end = if closed { at + 1 } else { at };
    if !closed {
        reader.unclosed_string(start, end);
    }
    Scanned { end, decoded: Some(utf8(reader, start, out)) }
}

/// Whether the string with the line break at `at` is closed by text that can follow a string. If not, the quote was
/// left out at the end of the line.
fn is_closed_after_break(text: &[u8], at: usize, quote: u8) -> bool {
    // Only the next line is inspected, and never more than this: the scan is repeated at each
    // line break.
    const MAX_SCANNED_BYTES: usize = 256;
    let rest = text.get(at + 1..).unwrap_or_default();
    let rest = rest.get(..MAX_SCANNED_BYTES).unwrap_or(rest);
    let Some(close) = memchr::memchr3(quote, b'\n', b'\r', rest) else { return false };
    if rest.get(close) != Some(&quote) {
        return false;
    }
    let after = rest.get(close + 1..).unwrap_or_default();
    let next = after.iter().find(|byte| !byte.is_ascii_whitespace());
    matches!(next, None | Some(b',' | b':' | b']' | b'}'))
}

/// `bytes` as a string, with one error if they are not UTF-8.
fn utf8(reader: &mut Reader<'_>, start: usize, bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(string) => string,
        Err(error) => {
            let span = Span::from_range(start..start + 1);
            reader.error(codes::JSON_STRING, span, || "this string holds bytes that are not UTF-8");
            String::from_utf8_lossy(error.as_bytes()).into_owned()
        }
    }
}

/// Reads the escape whose backslash is at `at`; its length in bytes.
fn escape(reader: &mut Reader<'_>, at: usize, quote: u8, out: &mut Vec<u8>) -> usize {
    let simple = match reader.text.get(at + 1).copied() {
        Some(b'"') => b'"',
        Some(b'\\') => b'\\',
        Some(b'/') => b'/',
        Some(b'b') => 8,
        Some(b'f') => 12,
        Some(b'n') => b'\n',
        Some(b'r') => b'\r',
        Some(b't') => b'\t',
        Some(b'u') => return unicode(reader, at, out),
        Some(b'\'') if quote == b'\'' => b'\'',
        Some(other) if other >= 0x20 => {
            reader.error(codes::JSON_STRING, Span::from_range(at..at + 2), || {
                let shown = char::from(if other.is_ascii() { other } else { b'?' });
                rule!("unknown escape '\\{}'; a backslash itself is written \\\\", shown)
            });
            // The backslash alone is dropped; the next character is read unchanged.
            return 1;
        }
        _ => {
            reader.error(
                codes::JSON_STRING,
                Span::from_range(at..at + 1),
                || "a backslash needs an escaped character; a backslash itself is written \\\\",
            );
            return 1;
        }
    };
    out.push(simple);
    2
}

/// Reads `\uXXXX` at `at`, or a pair of them; its length in bytes.
fn unicode(reader: &mut Reader<'_>, at: usize, out: &mut Vec<u8>) -> usize {
    let Some(unit) = hex4(reader.text, at + 2) else {
        reader.error(
            codes::JSON_STRING,
            Span::from_range(at..at + 2),
            || "\\u needs four hexadecimal digits after it",
        );
        return 2;
    };
    let mut len = 6;
    let mut character = char::from_u32(unit);
    if (0xD800..0xDC00).contains(&unit) && reader.text.get(at + 6..at + 8) == Some(b"\\u") {
        let low = hex4(reader.text, at + 8).filter(|low| (0xDC00..0xE000).contains(low));
        if let Some(low) = low {
            character = char::from_u32(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00));
            len = 12;
        }
    }
    if character.is_none() {
        reader.error(codes::JSON_SURROGATE, Span::from_range(at..at + 6), || {
            rule!(
                "\\u{} is half of a surrogate pair; write the pair or the character",
                format_args!("{unit:04x}")
            )
        });
    }
    let mut buffer = [0; 4];
    let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
    out.extend_from_slice(character.encode_utf8(&mut buffer).as_bytes());
    len
}

fn hex4(text: &[u8], at: usize) -> Option<u32> {
    let digits = text.get(at..at + 4)?;
    digits.iter().try_fold(0, |value, byte| Some(value * 16 + char::from(*byte).to_digit(16)?))
}
