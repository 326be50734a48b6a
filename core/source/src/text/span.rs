//! Byte ranges.

use std::ops::Range;

/// A half-open range of byte offsets into one text.
///
/// `start <= end` always holds: the constructors order their arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// The range between two offsets, whichever comes first.
    #[inline]
    #[must_use]
    pub fn new(a: u32, b: u32) -> Span {
        Span { start: a.min(b), end: a.max(b) }
    }

    /// The empty range at an offset.
    #[inline]
    #[must_use]
    pub const fn at(offset: u32) -> Span {
        Span { start: offset, end: offset }
    }

    /// A range of `usize` offsets; offsets past `u32::MAX` are clamped to it.
    #[inline]
    #[must_use]
    pub fn from_range(range: Range<usize>) -> Span {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Span::new(clamp(range.start), clamp(range.end))
    }

    /// The offset of the first byte.
    #[inline]
    #[must_use]
    pub fn start(self) -> u32 {
        self.start
    }

    /// The end offset.
    #[inline]
    #[must_use]
    pub fn end(self) -> u32 {
        self.end
    }

    /// The number of bytes.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether the range is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Whether the byte at `offset` is in the range.
    #[inline]
    #[must_use]
    pub fn contains(self, offset: u32) -> bool {
        self.start <= offset && offset < self.end
    }

    /// Whether a cursor at `offset` touches the range: like [`contains`](Self::contains), and also true directly
    /// after the last byte.
    #[inline]
    #[must_use]
    pub fn touches(self, offset: u32) -> bool {
        self.start <= offset && offset <= self.end
    }

    /// Whether the ranges have a place in common: a byte, or the end of one and the start of the other.
    #[inline]
    #[must_use]
    pub fn meets(self, other: Span) -> bool {
        self.start <= other.end && other.start <= self.end
    }

    /// Whether all of `other` is within the range.
    #[inline]
    #[must_use]
    pub fn covers(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The smallest range that holds both.
    #[inline]
    #[must_use]
    pub fn cover(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The same range, `offset` bytes further on (saturating at `u32::MAX`).
    #[inline]
    #[must_use]
    pub fn shifted(self, offset: u32) -> Span {
        Span { start: self.start.saturating_add(offset), end: self.end.saturating_add(offset) }
    }

    /// The range as `usize` offsets, for `slice::get`.
    #[inline]
    #[must_use]
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The bytes of `text` in the range; empty if the range is not within `text`.
    #[inline]
    #[must_use]
    pub fn slice(self, text: &[u8]) -> &[u8] {
        text.get(self.range()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constructors_order_their_arguments() {
        assert_eq!(Span::new(7, 3), Span::new(3, 7));
        assert_eq!(Span::new(3, 7).len(), 4);
        assert!(Span::at(5).is_empty());
    }

    #[test]
    fn a_slice_outside_the_text_is_empty() {
        assert_eq!(Span::new(1, 3).slice(b"abcd"), b"bc");
        assert_eq!(Span::new(3, 9).slice(b"abcd"), b"");
    }

    #[test]
    fn touching_includes_the_end() {
        let span = Span::new(2, 4);
        assert!(!span.contains(4));
        assert!(span.touches(4));
        assert!(!span.touches(5));
        let meeting = [Span::new(0, 2), Span::at(3), Span::new(4, 9)];
        assert!(meeting.into_iter().all(|other| span.meets(other) && other.meets(span)));
        assert!(!span.meets(Span::new(0, 1)) && !span.meets(Span::at(5)));
    }
}
