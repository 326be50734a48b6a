//! The token layer under both kinds of signature: tagged integers and tagged spans.
//!
//! A field is one tag byte and a decimal number. Tags `_` and `a` to `z` make the number the value
//! of an integer field. Tags `A` to `Z` make it the length of a span field: the number of bytes
//! that follow it, counting a `!` that always comes first. So `k7` is the integer 7 and `K3!ab`
//! the bytes `ab`. The rules are those of the function-ABI design document and, if it is
//! silent, of the `SignatureBuilder` and `SignatureParser` of the C++ reference.

use abide_source::text::Span;
use std::fmt;

/// The reason why some bytes are not a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FieldError {
    /// No digit follows the tag (nor the `-` after the tag).
    MissingNumber,
    /// The number is outside of what 32 bits with a sign can hold.
    NumberRange,
    /// The tag is not in `_`, `a` to `z` and `A` to `Z`.
    UnknownTag,
    /// The length of a span is below 1, so it cannot hold its `!`.
    LengthTooSmall,
    /// The length of a span reaches past the end of the enclosing text.
    LengthPastEnd,
    /// The byte after the length of a span is not `!`.
    MissingBang,
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FieldError::MissingNumber => "no number follows the tag",
            FieldError::NumberRange => "the number does not fit in 32 bits",
            FieldError::UnknownTag => "no field begins with this byte",
            FieldError::LengthTooSmall => "the length of a span is at least 1, for its '!'",
            FieldError::LengthPastEnd => "the length reaches past the end of the enclosing text",
            FieldError::MissingBang => "a '!' must follow the length of a span",
        })
    }
}

/// A well-formed field, as offsets into the text that it was read from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) tag: u8,
    /// The value of an integer field, the length (with the `!`) of a span field.
    pub(crate) number: i32,
    /// The offset of the tag.
    pub(crate) start: usize,
    /// The offset after the number.
    pub(crate) number_end: usize,
    /// The end offset of the field.
    pub(crate) end: usize,
}

impl Field {
    /// The offset of the first byte of the content of a span field.
    #[inline]
    pub(crate) fn content_start(&self) -> usize {
        self.number_end + 1
    }

    /// The content of a span field in the text that it was read from.
    #[inline]
    pub(crate) fn content<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        text.get(self.content_start()..self.end).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn span(&self) -> Span {
        Span::from_range(self.start..self.end)
    }

    /// The range of the digits (and the sign).
    pub(crate) fn number_span(&self) -> Span {
        Span::from_range(self.start + 1..self.number_end)
    }
}

/// A malformed field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BrokenField {
    pub(crate) error: FieldError,
    pub(crate) tag: u8,
    /// The number as far as it was read, clamped to 32 bits; 0 without one.
    pub(crate) number: i32,
    /// The offset of the tag.
    pub(crate) start: usize,
    /// The offset after the number, or after the tag (and a `-`) without one.
    pub(crate) number_end: usize,
}

impl BrokenField {
    /// The tag and the number: the error is among them, or directly after.
    pub(crate) fn span(&self) -> Span {
        Span::from_range(self.start..self.number_end)
    }

    /// The range of the number; empty without one.
    pub(crate) fn number_span(&self) -> Span {
        Span::from_range(self.start + 1..self.number_end)
    }
}

/// Whether a tag makes a span field.
#[inline]
pub(crate) fn is_span_tag(tag: u8) -> bool {
    tag.is_ascii_uppercase()
}

/// Whether a tag makes an integer field.
#[inline]
pub(crate) fn is_integer_tag(tag: u8) -> bool {
    tag.is_ascii_lowercase() || tag == b'_'
}

/// A number as far as it could be read.
struct Number {
    /// Saturates far outside of 32 bits.
    value: i64,
    end: usize,
    has_digits: bool,
}

/// Reads `-?[0-9]*` from `at` on.
fn scan_number(text: &[u8], at: usize) -> Number {
    let negative = text.get(at) == Some(&b'-');
    let first = at + usize::from(negative);
    let mut value: i64 = 0;
    let mut end = first;
    while let Some(&byte) = text.get(end) {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        value = value.saturating_mul(10).saturating_add(i64::from(digit));
        end += 1;
    }
    Number { value: if negative { -value } else { value }, end, has_digits: end > first }
}

/// Reads the field at `at`; `text` ends where the enclosing content ends. Takes time in proportion to the length of
/// the number alone.
///
/// # Errors
/// If the text is not a field. Of several reasons the most helpful one is given: an unknown tag, then the number,
/// then an error in a span.
#[inline(always)]
pub(crate) fn scan_field(text: &[u8], at: usize) -> Result<Field, BrokenField> {
    match text.get(at) {
        Some(tag) if is_integer_tag(*tag) => scan_integer(text, *tag, at),
        Some(tag) if is_span_tag(*tag) => scan_span(text, *tag, at),
        _ => Err(broken_field(text, at)),
    }
}

/// As [`scan_field`], where the tag at `at` is known to be one of an integer.
#[inline(always)]
pub(crate) fn scan_integer(text: &[u8], tag: u8, at: usize) -> Result<Field, BrokenField> {
    match scan_magnitude(text, at + 1) {
        Some((value, end)) if value < MAX_MAGNITUDE => {
            Ok(Field { tag, number: value as i32, start: at, number_end: end, end })
        }
        _ => negative_field(text, tag, at).ok_or_else(|| broken_field(text, at)),
    }
}

/// As [`scan_field`], where the tag at `at` is known to be one of a span.
#[inline(always)]
pub(crate) fn scan_span(text: &[u8], tag: u8, at: usize) -> Result<Field, BrokenField> {
    if let Some((value, number_end)) = scan_magnitude(text, at + 1)
        && text.get(number_end) == Some(&b'!')
        && (1..MAX_MAGNITUDE).contains(&value)
        && value as usize <= text.len() - number_end
    {
        let end = number_end + value as usize;
        return Ok(Field { tag, number: value as i32, start: at, number_end, end });
    }
    Err(broken_field(text, at))
}

/// The maximum magnitude of a number.
const MAX_MAGNITUDE: u64 = 1 << 31;

/// The number without a sign at `at`, which is at most [`MAX_MAGNITUDE`], and the offset after it: the inner loop of all
/// reading.
#[inline(always)]
fn scan_magnitude(text: &[u8], at: usize) -> Option<(u64, usize)> {
    let digit = |at: usize| text.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|d| *d <= 9);
    let mut value = u64::from(digit(at)?);
    let mut end = at + 1;
    while let Some(next) = digit(end) {
        value = value * 10 + u64::from(next);
        if value > MAX_MAGNITUDE {
            return None;
        }
        end += 1;
    }
    Some((value, end))
}

/// An integer field whose number has a sign.
#[cold]
fn negative_field(text: &[u8], tag: u8, start: usize) -> Option<Field> {
    if text.get(start + 1) != Some(&b'-') {
        return None;
    }
    let (value, end) = scan_magnitude(text, start + 2)?;
    let number = i32::try_from(-i64::try_from(value).ok()?).ok()?;
    Some(Field { tag, number, start, number_end: end, end })
}

/// The error of the malformed field at `start`.
#[cold]
#[inline(never)]
fn broken_field(text: &[u8], start: usize) -> BrokenField {
    let tag = text.get(start).copied().unwrap_or(0);
    let number = scan_number(text, start + 1);
    let rest = text.len().saturating_sub(number.end);
    let value = i32::try_from(number.value);
    let error = match (value, value.map(usize::try_from)) {
        _ if !is_span_tag(tag) && !is_integer_tag(tag) => FieldError::UnknownTag,
        _ if !number.has_digits => FieldError::MissingNumber,
        (Err(_), _) => FieldError::NumberRange,
        (_, Ok(Ok(length))) if length > rest => FieldError::LengthPastEnd,
        (Ok(1..), _) => FieldError::MissingBang,
        _ => FieldError::LengthTooSmall,
    };
    let clamped = number.value.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
    let number_value = i32::try_from(clamped).unwrap_or_default();
    BrokenField { error, tag, number: number_value, start, number_end: number.end }
}

/// The kind of a [`Token`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A tagged integer.
    Integer,
    /// Tagged bytes.
    Span,
    /// No field; the parser stays here.
    Error(FieldError),
    /// The end of the text.
    End,
}

/// One step of a [`SignatureParser`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// The kind.
    pub kind: TokenKind,
    /// The first byte of the field, even if the field is invalid; 0 at the end.
    pub tag: u8,
    /// The value of an integer; the length of the content of a span, without the `!`.
    pub value: i32,
    /// The content of a span, empty for all else.
    pub content: &'a [u8],
    /// The span of the field, with its tag; the tag and the number of a broken one.
    pub span: Span,
}

/// Parses a text field by field, without allocation and without looking into spans.
///
/// Errors are sticky, as in the C++ reference: the parser stays at a malformed field until
/// [`resynchronise`](Self::resynchronise) is called.
#[derive(Debug, Clone)]
pub struct SignatureParser<'a> {
    text: &'a [u8],
    /// The base of offsets within `text`, for a parser of the content of a span.
    base: u32,
    at: usize,
}

impl<'a> SignatureParser<'a> {
    /// A parser in front of the first field.
    #[must_use]
    pub fn new(text: &'a [u8]) -> SignatureParser<'a> {
        SignatureParser { text, base: 0, at: 0 }
    }

    /// A parser of the content of a span, whose ranges refer to the same text as the token's.
    #[must_use]
    pub fn nested(token: &Token<'a>) -> SignatureParser<'a> {
        let length = u32::try_from(token.content.len()).unwrap_or(u32::MAX);
        SignatureParser {
            text: token.content,
            base: token.span.end().saturating_sub(length),
            at: 0,
        }
    }

    /// Parses the next field. After the last one it returns an end token; at a malformed field, the same error token
    /// each time.
    pub fn next_token(&mut self) -> Token<'a> {
        if self.at >= self.text.len() {
            let span = Span::from_range(self.at..self.at).shifted(self.base);
            return Token { kind: TokenKind::End, tag: 0, value: 0, content: &[], span };
        }
        match scan_field(self.text, self.at) {
            Ok(field) => {
                self.at = field.end;
                let content = if is_span_tag(field.tag) { field.content(self.text) } else { &[] };
                let (kind, value) = if is_span_tag(field.tag) {
                    (TokenKind::Span, field.number - 1)
                } else {
                    (TokenKind::Integer, field.number)
                };
                let span = field.span().shifted(self.base);
                Token { kind, tag: field.tag, value, content, span }
            }
            Err(broken) => Token {
                kind: TokenKind::Error(broken.error),
                tag: broken.tag,
                value: broken.number,
                content: &[],
                span: broken.span().shifted(self.base),
            },
        }
    }

    /// Moves to the next position after the current byte with a field with one of the `tags`; to the end of the text
    /// without one. Returns the skipped bytes.
    ///
    /// Takes linear time in total, however often it is called.
    pub fn resynchronise(&mut self, tags: &[u8]) -> Span {
        let start = self.at;
        self.at = next_plausible(self.text, start.saturating_add(1), tags);
        Span::from_range(start..self.at).shifted(self.base)
    }
}

/// The first offset from `at` on of a well-formed field with one of the `tags`, or the end of `text`.
pub(crate) fn next_plausible(text: &[u8], at: usize, tags: &[u8]) -> usize {
    let mut at = at.min(text.len());
    while let Some(tag) = text.get(at) {
        if tags.contains(tag) && scan_field(text, at).is_ok() {
            return at;
        }
        at += 1;
    }
    text.len()
}

/// Appends fields to a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SignatureBuilder {
    text: Vec<u8>,
}

/// A field that cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuildError {
    /// The tag is not of the class that the field needs.
    Tag(u8),
    /// The content of a span is too long for a 32-bit length.
    TooLong(usize),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Tag(tag) => {
                write!(f, "the byte 0x{tag:02x} is not a tag of this kind of field")
            }
            BuildError::TooLong(length) => {
                write!(f, "{length} bytes are more than the length of a span can say")
            }
        }
    }
}

impl std::error::Error for BuildError {}

impl SignatureBuilder {
    /// An empty text.
    #[must_use]
    pub fn new() -> SignatureBuilder {
        SignatureBuilder::default()
    }

    /// Appends a tagged integer.
    ///
    /// # Errors
    /// A tag other than `_` and `a` to `z`; nothing is appended.
    pub fn integer(&mut self, tag: u8, value: i32) -> Result<&mut SignatureBuilder, BuildError> {
        if !is_integer_tag(tag) {
            return Err(BuildError::Tag(tag));
        }
        push_integer(&mut self.text, tag, value);
        Ok(self)
    }

    /// Appends tagged bytes.
    ///
    /// # Errors
    /// A tag other than `A` to `Z`, or content of more than 2^31 - 2 bytes; nothing is appended.
    pub fn span(&mut self, tag: u8, content: &[u8]) -> Result<&mut SignatureBuilder, BuildError> {
        if !is_span_tag(tag) {
            return Err(BuildError::Tag(tag));
        }
        push_span_head(&mut self.text, tag, content.len())?;
        self.text.extend_from_slice(content);
        Ok(self)
    }

    /// The text so far.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// The text.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.text
    }
}

/// Appends an integer field whose tag is known to be one.
pub(crate) fn push_integer(out: &mut Vec<u8>, tag: u8, value: i32) {
    out.push(tag);
    push_decimal(out, value);
}

/// Appends the tag, the length and the `!` of a span of `content` bytes.
///
/// # Errors
/// Content of more than 2^31 - 2 bytes; nothing is appended.
pub(crate) fn push_span_head(out: &mut Vec<u8>, tag: u8, content: usize) -> Result<(), BuildError> {
    let length = i32::try_from(content).ok().and_then(|content| content.checked_add(1));
    let length = length.ok_or(BuildError::TooLong(content))?;
    out.push(tag);
    push_decimal(out, length);
    out.push(b'!');
    Ok(())
}

/// A number in decimal, without the formatting machinery: it is the inner loop of writing.
pub(crate) struct Decimal {
    text: [u8; 11],
    start: usize,
}

impl Decimal {
    #[inline]
    pub(crate) fn new(value: i32) -> Decimal {
        let mut text = [b'-'; 11];
        let mut rest = value.unsigned_abs();
        let mut start = text.len();
        for slot in text.iter_mut().rev() {
            // A remainder of 10 fits in a byte.
            *slot = b'0' + (rest % 10) as u8;
            rest /= 10;
            start -= 1;
            if rest == 0 {
                break;
            }
        }
        // The longest number leaves one byte before it, which is a sign as all bytes were at first.
        start -= usize::from(value < 0);
        Decimal { text, start }
    }

    #[inline]
    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.text.get(self.start..).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn as_str(&self) -> &str {
        str::from_utf8(self.as_bytes()).unwrap_or_default()
    }
}

/// Appends a number in decimal.
pub(crate) fn push_decimal(out: &mut Vec<u8>, value: i32) {
    out.extend_from_slice(Decimal::new(value).as_bytes());
}

/// The number of bytes that [`push_decimal`] appends.
pub(crate) fn decimal_len(value: i64) -> usize {
    let digits = value.unsigned_abs().checked_ilog10().unwrap_or(0) as usize + 1;
    digits + usize::from(value < 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &[u8]) -> Vec<TokenKind> {
        let mut parser = SignatureParser::new(text);
        let mut kinds = Vec::new();
        loop {
            let token = parser.next_token();
            kinds.push(token.kind);
            if matches!(token.kind, TokenKind::Error(_) | TokenKind::End) {
                return kinds;
            }
        }
    }

    fn error(text: &[u8]) -> FieldError {
        match kinds(text).last() {
            Some(TokenKind::Error(error)) => *error,
            other => panic!("{other:?} for {text:?}"),
        }
    }

    #[test]
    fn each_way_to_break_a_field() {
        assert_eq!(error(b"k"), FieldError::MissingNumber);
        assert_eq!(error(b"k--4"), FieldError::MissingNumber);
        assert_eq!(error(b"k2147483648"), FieldError::NumberRange);
        assert_eq!(error(b"K99999999999999999999999999"), FieldError::NumberRange);
        assert_eq!(error(b"[1"), FieldError::UnknownTag);
        assert_eq!(error(b"\xef\xbb\xbf"), FieldError::UnknownTag);
        assert_eq!(error(b"K-3!ab"), FieldError::LengthTooSmall);
        assert_eq!(error(b"K-0!"), FieldError::LengthTooSmall);
        assert_eq!(error(b"K4!ab"), FieldError::LengthPastEnd);
        assert_eq!(error(b"K2ab"), FieldError::MissingBang);
    }

    #[test]
    fn numbers_keep_their_limits_and_their_odd_spellings() {
        for (text, value) in [
            (&b"_-2147483648"[..], i32::MIN),
            (b"_2147483647", i32::MAX),
            (b"_-0", 0),
            (b"_00000000000000000000000000000000000007", 7),
        ] {
            let token = SignatureParser::new(text).next_token();
            assert_eq!((token.kind, token.value), (TokenKind::Integer, value));
        }
        let token = SignatureParser::new(b"K003!ab").next_token();
        assert_eq!((token.value, token.content), (2, &b"ab"[..]));
    }

    #[test]
    fn errors_are_sticky_until_the_parser_moves_on() {
        let mut parser = SignatureParser::new(b"k1#K9!_2");
        parser.next_token();
        let error = parser.next_token();
        assert_eq!(error, parser.next_token());
        assert_eq!(error.span, Span::new(2, 3));
        assert_eq!(parser.resynchronise(b"_Kk"), Span::new(2, 6));
        let token = parser.next_token();
        assert_eq!((token.tag, token.value, token.span), (b'_', 2, Span::new(6, 8)));
        assert_eq!(parser.next_token().kind, TokenKind::End);
    }

    #[test]
    fn ranges_of_nested_parsers_refer_to_the_whole_text() {
        let mut outer = SignatureParser::new(b"a1S9!k0K3!xy");
        outer.next_token();
        let span = outer.next_token();
        assert_eq!(
            (span.kind, span.span),
            (TokenKind::Error(FieldError::LengthPastEnd), Span::new(2, 4))
        );
        let mut outer = SignatureParser::new(b"a1S8!k0K3!xy");
        outer.next_token();
        let span = outer.next_token();
        let mut inner = SignatureParser::nested(&span);
        assert_eq!(inner.next_token().span, Span::new(5, 7));
        assert_eq!(inner.next_token().span, Span::new(7, 12));
        assert_eq!(inner.next_token().span, Span::at(12));
    }

    #[test]
    fn the_parser_reads_the_output_of_the_builder() {
        let mut builder = SignatureBuilder::new();
        builder.integer(b'k', -12).unwrap().span(b'K', b"!\0\xff").unwrap();
        assert_eq!(builder.as_bytes(), b"k-12K4!!\0\xff");
        assert_eq!(builder.integer(b'K', 1), Err(BuildError::Tag(b'K')));
        assert_eq!(builder.span(b'k', b""), Err(BuildError::Tag(b'k')));
    }

    #[test]
    fn decimals_are_as_long_as_announced() {
        for value in [0, 9, 10, 99, 100, -1, -10, i32::MIN, i32::MAX] {
            let mut out = Vec::new();
            push_decimal(&mut out, value);
            assert_eq!(out, value.to_string().as_bytes());
            assert_eq!(out.len(), decimal_len(i64::from(value)));
        }
    }
}
