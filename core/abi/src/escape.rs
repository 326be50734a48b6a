//! String literals of MLIR: their bytes, and the position of each byte in the file.

use abide_source::diagnostic::Diagnostic;
use abide_source::text::Span;
use std::borrow::Cow;
use std::fmt::Write as _;

/// A string literal, decoded.
///
/// The escapes are those of MLIR's lexer: `\\`, `\"`, `\n`, `\t` and a backslash with two hexadecimal digits. Any
/// other backslash is kept here; the parser of MLIR reports it.
#[derive(Debug, Clone)]
pub struct Literal<'t> {
    quoted: Span,
    span: Span,
    bytes: Cow<'t, [u8]>,
    /// The positions where the difference between decoded and file offsets changes: the decoded offset after each
    /// escape, and the file offset there.
    breaks: Vec<(u32, u32)>,
    spelling: Spelling,
}

/// The literal's choice among alternative spellings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spelling {
    /// `\"` rather than `\22`.
    backslash_quote: bool,
    /// Whether non-ASCII characters are written raw rather than as hexadecimal bytes.
    raw_utf8: bool,
}

impl<'t> Literal<'t> {
    /// Decodes the literal at `span` of a file, with its quotes; the closing one may be missing.
    #[must_use]
    pub fn decode(text: &'t [u8], quoted: Span) -> Literal<'t> {
        let whole = quoted.slice(text);
        let inner = whole.strip_prefix(b"\"").unwrap_or(whole);
        let before = whole.len() - inner.len();
        let inner = inner.strip_suffix(b"\"").unwrap_or(inner);
        let span = Span::from_range(before..before + inner.len()).shifted(quoted.start());
        let spelling = Spelling { backslash_quote: false, raw_utf8: !inner.is_ascii() };
        let bytes = Cow::Borrowed(inner);
        let mut literal = Literal { quoted, span, bytes, breaks: Vec::new(), spelling };
        if memchr::memchr(b'\\', inner).is_some() {
            literal.unescape(inner);
        }
        literal
    }

    fn unescape(&mut self, inner: &[u8]) {
        let mut bytes = Vec::with_capacity(inner.len());
        let mut at = 0;
        while let Some(&byte) = inner.get(at) {
            let (value, len) = match byte {
                b'\\' => escape(inner.get(at + 1..).unwrap_or_default()),
                _ => (byte, 1),
            };
            self.spelling.backslash_quote |= len == 2 && value == b'"';
            bytes.push(value);
            at += len;
            if len > 1 {
                let offset = |offset| u32::try_from(offset).unwrap_or(u32::MAX);
                self.breaks.push((offset(bytes.len()), self.span.start() + offset(at)));
            }
        }
        self.bytes = Cow::Owned(bytes);
    }

    /// The decoded bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The span in the file, with its quotes.
    #[must_use]
    pub fn quoted_span(&self) -> Span {
        self.quoted
    }

    /// The span in the file between the quotes.
    #[must_use]
    pub fn span(&self) -> Span {
        self.span
    }

    /// The position in the file of a byte of [`bytes`](Self::bytes); offsets past the end are clamped to the end.
    #[must_use]
    pub fn offset_in_file(&self, offset: u32) -> u32 {
        let before = self.breaks.partition_point(|&(decoded, _)| decoded <= offset);
        let (decoded, file) = before
            .checked_sub(1)
            .and_then(|index| self.breaks.get(index))
            .copied()
            .unwrap_or((0, self.span.start()));
        file.saturating_add(offset - decoded).min(self.span.end())
    }

    /// The byte of [`bytes`](Self::bytes) that an offset of the file spells.
    #[must_use]
    pub fn offset_in_literal(&self, offset: u32) -> u32 {
        let offset = offset.clamp(self.span.start(), self.span.end());
        let before = self.breaks.partition_point(|&(_, file)| file <= offset);
        let last = before.checked_sub(1).and_then(|index| self.breaks.get(index)).copied();
        let (decoded, file) = last.unwrap_or((0, self.span.start()));
        let most = u32::try_from(self.bytes.len()).unwrap_or(u32::MAX);
        decoded.saturating_add(offset - file).min(most)
    }

    /// The range of the file that spells a range of [`bytes`](Self::bytes).
    #[must_use]
    pub fn span_in_file(&self, span: Span) -> Span {
        Span::new(self.offset_in_file(span.start()), self.offset_in_file(span.end()))
    }

    /// A diagnostic about [`bytes`](Self::bytes) as one about the file; the replacements of its fix are
    /// spelt as the literal needs them.
    #[must_use]
    pub fn diagnostic_in_file(&self, diagnostic: Diagnostic) -> Diagnostic {
        let mut diagnostic = diagnostic.map_spans(|span| self.span_in_file(span));
        for edit in diagnostic.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
            edit.replacement = self.encode(&edit.replacement);
        }
        diagnostic
    }

    /// Escapes bytes for this literal, in its own style if it has one, otherwise in that of MLIR's printer.
    #[must_use]
    pub fn encode(&self, bytes: &[u8]) -> Vec<u8> {
        let raw_utf8 = self.spelling.raw_utf8 && std::str::from_utf8(bytes).is_ok();
        let mut out = String::new();
        let mut raw = Vec::new();
        for &byte in bytes {
            match byte {
                b'\\' => raw.extend_from_slice(b"\\\\"),
                b'"' if self.spelling.backslash_quote => raw.extend_from_slice(b"\\\""),
                b' '..=b'~' if byte != b'"' => raw.push(byte),
                0x80.. if raw_utf8 => raw.push(byte),
                _ => {
                    out.clear();
                    // Writing to a String cannot fail.
                    let _ = write!(out, "\\{byte:02X}");
                    raw.extend_from_slice(out.as_bytes());
                }
            }
        }
        raw
    }
}

/// The byte of an escape, and its length with the backslash.
fn escape(after: &[u8]) -> (u8, usize) {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    match after {
        [b'\\', ..] => (b'\\', 2),
        [b'"', ..] => (b'"', 2),
        [b'n', ..] => (b'\n', 2),
        [b't', ..] => (b'\t', 2),
        [high, low, ..] => match (digit(*high), digit(*low)) {
            (Some(high), Some(low)) => (high << 4 | low, 3),
            _ => (b'\\', 1),
        },
        _ => (b'\\', 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(text: &str) -> Literal<'_> {
        Literal::decode(text.as_bytes(), Span::from_range(0..text.len()))
    }

    #[test]
    fn escapes_are_those_of_mlir() {
        for (text, bytes) in [
            (r#""""#, &b""[..]),
            (r#""plain""#, b"plain"),
            (r#""a\22b\"c\\d\ne\tf\0Ag""#, b"a\"b\"c\\d\ne\tf\ng"),
            (r#""\C3\a9""#, "é".as_bytes()),
            (r#""\q\""#, b"\\q\\"),
            (r#""\4""#, b"\\4"),
            ("\"open", b"open"),
        ] {
            assert_eq!(literal(text).bytes(), bytes, "{text}");
        }
    }

    #[test]
    fn every_byte_has_its_place() {
        let text = r#"  "a\22b\\c""#;
        let literal = Literal::decode(text.as_bytes(), Span::from_range(2..text.len()));
        let offsets: Vec<u32> = (0..7).map(|offset| literal.offset_in_file(offset)).collect();
        assert_eq!(offsets, [3, 4, 7, 8, 10, 11, 11]);
        assert_eq!(literal.span_in_file(Span::new(1, 2)).slice(text.as_bytes()), br"\22");
    }

    #[test]
    fn replacements_are_spelt_as_the_literal_is() {
        let bytes = "a\"\\\n\u{7f}é".as_bytes();
        assert_eq!(literal(r#""x""#).encode(bytes), br"a\22\\\0A\7F\C3\A9");
        assert_eq!(literal(r#""\"é""#).encode(bytes), r#"a\"\\\0A\7Fé"#.as_bytes());
        assert_eq!(literal("\"é\"").encode(b"\xff"), br"\FF");
    }
}
