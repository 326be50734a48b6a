//! Text queries that need no tokens.

use std::borrow::Cow;

/// Replaces carriage returns without line feeds by line feeds: they also end lines, which are re-indented.
pub(super) fn with_line_feeds(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\r', text).is_none() {
        return Cow::Borrowed(text);
    }
    let behind = text.iter().skip(1).copied().chain([0]);
    let pairs = text.iter().copied().zip(behind);
    let line_feed = |(byte, next)| if byte == b'\r' && next != b'\n' { b'\n' } else { byte };
    Cow::Owned(pairs.map(line_feed).collect())
}

/// Returns the index of the first closing bracket without an opening one.
pub(super) fn unmatched<'b>(
    bytes: impl Iterator<Item = &'b u8>,
    open: u8,
    close: u8,
) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, byte) in bytes.enumerate() {
        if *byte == open {
            depth += 1;
        } else if *byte == close {
            match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return Some(index),
            }
        }
    }
    None
}
