//! Bytes as readable text: as in strings of MLIR, each unprintable byte is a
//! backslash and two hex digits, and a backslash is written twice.

use std::fmt::Write as _;

/// Writes bytes as text.
#[must_use]
pub fn escape(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b' '..=b'~' => out.push(char::from(byte)),
            // Writing to a String cannot fail.
            _ => drop(write!(out, "\\{byte:02X}")),
        }
    }
    out
}

/// The beginning of foreign bytes, for a message.
#[must_use]
pub(crate) fn quoted_start(bytes: &[u8]) -> String {
    const MAX_SHOWN_BYTES: usize = 200;
    let more = if bytes.len() > MAX_SHOWN_BYTES { "…" } else { "" };
    format!("`{}`{more}", escape(bytes.get(..MAX_SHOWN_BYTES).unwrap_or(bytes)))
}

/// Reads the output of [`escape`]. Other characters stay unchanged.
///
/// # Errors
/// If a backslash is followed by anything but `\`, `n` or two hex digits.
pub fn unescape(text: &str) -> Result<Vec<u8>, String> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, after) = rest.split_at(at);
        out.extend_from_slice(before.as_bytes());
        let escaped = &after[1..];
        let (byte, len) = match escaped.as_bytes() {
            [b'\\', ..] => (b'\\', 1),
            [b'n', ..] => (b'\n', 1),
            [high, low, ..] => match (hex_digit(*high), hex_digit(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, 2),
                _ => return Err(no_escape(escaped)),
            },
            [] => return Err("a backslash at the end".to_owned()),
            [_] => return Err(no_escape(escaped)),
        };
        out.push(byte);
        rest = &escaped[len..];
    }
    out.extend_from_slice(rest.as_bytes());
    Ok(out)
}

fn no_escape(escaped: &str) -> String {
    let shown: String = escaped.chars().take(2).collect();
    format!("no escape: \\{shown}; there are \\\\, \\n and two hex digits")
}

/// Bytes in lower-case hexadecimal, as in the protocol.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes of hexadecimal text; `None` for other text.
#[must_use]
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.bytes().map(hex_digit).collect();
    let (pairs, rest) = digits.as_deref().map(<[u8]>::as_chunks::<2>)?;
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_comes_back() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(unescape(&escape(&all)).as_ref(), Ok(&all));
        assert_eq!(from_hex(&to_hex(&all)).as_ref(), Some(&all));
        assert_eq!(escape(b"a\\\0\n\xff"), "a\\\\\\00\\n\\FF");
    }

    #[test]
    fn an_invalid_escape_is_an_error() {
        assert!(unescape("\\é").is_err() && unescape("\\1é").is_err());
        assert!(unescape("\\x1").is_err() && unescape("a\\").is_err());
        assert_eq!(from_hex("abc"), None);
        assert_eq!(from_hex("zz"), None);
    }
}
