//! Blanks and comments in the texts of types and attributes, which change no meaning.

use std::borrow::Cow;

/// A body without its comments, which reach to the ends of their lines.
fn without_comments(body: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memmem::find(body, b"//").is_none() {
        return Cow::Borrowed(body);
    }
    let mut out = Vec::with_capacity(body.len());
    let (mut quoted, mut escaped, mut comment) = (false, false, false);
    for (index, &byte) in body.iter().enumerate() {
        let is_break = matches!(byte, b'\n' | b'\r');
        comment =
            !is_break && (comment || !quoted && byte == b'/' && body.get(index + 1) == Some(&b'/'));
        if comment {
            continue;
        }
        quoted ^= byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        out.push(byte);
    }
    Cow::Owned(out)
}

/// Removes the blanks in the text of a type or an attribute that only separate tokens: texts that differ in blanks
/// become equal.
#[must_use]
pub fn without_blanks(body: &[u8]) -> Cow<'_, [u8]> {
    if !body.iter().any(u8::is_ascii_whitespace) {
        return Cow::Borrowed(body);
    }
    Cow::Owned(with_other_blanks(body, |out, after| {
        let is_apart = |(before, after)| are_always_separate_tokens(before, after);
        let is_apart = out.last().copied().zip(after).is_none_or(is_apart);
        if !is_apart && !ends_with_size(out, after) {
            out.push(b' ');
        }
    }))
}

/// Whether the blank after some text is at the `x` of a size: `4 x f32` is `4xf32`.
fn ends_with_size(text: &[u8], after: Option<u8>) -> bool {
    let (size, is_before) = match text.strip_suffix(b"x") {
        Some(size) => (size, true),
        None => (text, after == Some(b'x')),
    };
    let is_size = |byte: &u8| byte.is_ascii_digit() || b"?[]".contains(byte);
    let rest = size.trim_ascii_end();
    let len = rest.iter().rev().take_while(|byte| is_size(byte)).count();
    let before = rest.len().checked_sub(len + 1).and_then(|at| rest.get(at));
    is_before && len > 0 && before.is_some_and(|byte| b"<(,x ".contains(byte))
}

/// Whether two bytes always belong to different tokens without a blank between them. One is a bracket, or a sign that
/// only other signs can continue. No token has two equal angle brackets.
fn are_always_separate_tokens(before: u8, after: u8) -> bool {
    let is_bracket = |byte: u8| b",()[]{}".contains(&byte);
    let is_sign = |byte: u8| b"<>:=".contains(&byte);
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || b"_$.\"%#!@^".contains(&byte);
    is_bracket(before)
        || is_bracket(after)
        || before == after && b"<>".contains(&before)
        || is_sign(before) && (is_word(after) || after == b'-')
        || is_word(before) && is_sign(after)
}

/// The text between the brackets of a dialect's attribute or type on one line, without comments, each run of blanks as
/// one. Its meaning stays.
pub(crate) fn folded(body: &[u8]) -> Cow<'_, [u8]> {
    let body = without_comments(body);
    let is_line = |byte: &u8| !byte.is_ascii_whitespace() || *byte == b' ';
    if body.iter().all(is_line) && memchr::memmem::find(&body, b"  ").is_none() {
        return body;
    }
    Cow::Owned(with_other_blanks(&body, |out, _| out.push(b' ')))
}

/// Replaces each run of blanks outside of strings in a body by calling `put` with the output so far and the next byte.
fn with_other_blanks(body: &[u8], put: impl Fn(&mut Vec<u8>, Option<u8>)) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    let mut rest = body;
    let (mut quoted, mut escaped) = (false, false);
    while let Some((&byte, after)) = rest.split_first() {
        if !quoted && byte.is_ascii_whitespace() {
            let len = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let after = rest.get(len..).unwrap_or_default();
            put(&mut out, after.first().copied());
            rest = after;
            continue;
        }
        quoted ^= byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        out.push(byte);
        rest = after;
    }
    out
}
