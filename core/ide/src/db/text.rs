//! The text of a document. A long one has a gap after the edited position, so that typing does not move all that
//! follows.

use abide_source::text::Span;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The minimum number of bytes after an edit for which a gap is kept: fewer are moved quickly.
const MIN_GAP_DISTANCE_BYTES: usize = 1 << 16;

/// The number of bytes of a new gap.
const NEW_GAP_BYTES: usize = 1 << 16;

/// The minimum size of a new gap that fits into spare capacity, in bytes, so that the text need not be moved.
const MIN_GAP_BYTES: usize = 1 << 12;

/// The maximum distance of a gap after an edit, in bytes; beyond it another one is made.
const MAX_GAP_DISTANCE_BYTES: usize = 1 << 20;

/// A text that may have a gap. All places are those of the text without it.
#[derive(Debug)]
pub(super) struct Text {
    /// The text, and the gap in it.
    bytes: Vec<u8>,
    /// The range of the gap among the bytes: empty at their end without a gap.
    gap: Range<usize>,
    /// The text without the gap, if requested since the last edit.
    copy: OnceLock<Vec<u8>>,
    /// Whether the whole text was requested since the last edit: then the next one makes no gap.
    was_needed: AtomicBool,
}

impl Text {
    pub(super) fn new(bytes: Vec<u8>) -> Text {
        let gap = bytes.len()..bytes.len();
        Text { bytes, gap, copy: OnceLock::new(), was_needed: AtomicBool::new(false) }
    }

    pub(super) fn len(&self) -> usize {
        self.bytes.len() - self.gap.len()
    }

    /// The whole text. A text with a gap is copied once.
    pub(super) fn whole(&self) -> &[u8] {
        if !self.was_needed.load(Ordering::Relaxed) {
            self.was_needed.store(true, Ordering::Relaxed);
        }
        if self.gap.is_empty() { &self.bytes } else { self.copy.get_or_init(|| self.to_vec()) }
    }

    /// Returns the text before a position, perhaps with some of the rest.
    pub(super) fn through(&self, place: u32) -> &[u8] {
        if place as usize > self.gap.start {
            return self.whole();
        }
        self.bytes.get(..self.gap.start).unwrap_or_default()
    }

    /// The bytes of a range; empty if the range is not within the text.
    pub(super) fn slice(&self, span: Span) -> &[u8] {
        let range = span.range();
        if range.end <= self.gap.start {
            self.bytes.get(range).unwrap_or_default()
        } else if range.start >= self.gap.start {
            let after = range.start + self.gap.len()..range.end + self.gap.len();
            self.bytes.get(after).unwrap_or_default()
        } else {
            span.slice(self.whole())
        }
    }

    pub(super) fn into_vec(mut self) -> Vec<u8> {
        self.close();
        self.bytes
    }

    /// Replaces a range. Parts of the range past the end count as the end. The last parameter is the earliest start
    /// of a new gap.
    pub(super) fn replace(&mut self, span: Span, replacement: &[u8], after: u32) {
        let end = self.len().min(span.end() as usize);
        let start = end.min(span.start() as usize);
        let after = self.len().min(after as usize).max(end);
        let was_needed = std::mem::take(self.was_needed.get_mut());
        let has_room = after <= self.gap.start
            && self.gap.start - end <= MAX_GAP_DISTANCE_BYTES
            && replacement.len() <= self.gap.len() + (end - start);
        if self.copy.get().is_some() || !has_room {
            self.close();
            if !was_needed && replacement.len() <= MIN_GAP_BYTES {
                self.open(after);
            }
        }
        self.replace_before_gap(start..end, replacement);
    }

    /// Replaces a range before the gap.
    fn replace_before_gap(&mut self, range: Range<usize>, replacement: &[u8]) {
        if self.gap.is_empty() {
            self.bytes.splice(range, replacement.iter().copied());
            self.gap = self.bytes.len()..self.bytes.len();
            return;
        }
        let written = range.start..range.start + replacement.len();
        let kept = range.end..self.gap.start;
        self.gap.start = written.end + kept.len();
        self.bytes.copy_within(kept, written.end);
        if let Some(place) = self.bytes.get_mut(written) {
            place.copy_from_slice(replacement);
        }
    }

    /// Makes a gap, where much follows.
    fn open(&mut self, place: usize) {
        let len = self.bytes.len();
        if len.saturating_sub(place) > MIN_GAP_DISTANCE_BYTES {
            let free = self.bytes.capacity() - len;
            let room = if free < MIN_GAP_BYTES { NEW_GAP_BYTES } else { free.min(NEW_GAP_BYTES) };
            self.bytes.resize(len + room, 0);
            self.bytes.copy_within(place..len, place + room);
            self.gap = place..place + room;
        }
    }

    /// Whether a gap exists and the text without it has not been requested.
    #[cfg(test)]
    pub(super) fn has_gap(&self) -> bool {
        !self.gap.is_empty() && self.copy.get().is_none()
    }

    /// Removes the gap.
    pub(super) fn close(&mut self) {
        match self.copy.take() {
            Some(copy) => self.bytes = copy,
            None => drop(self.bytes.drain(self.gap.clone())),
        }
        self.gap = self.bytes.len()..self.bytes.len();
    }

    /// A copy without the gap, with room for typing.
    fn to_vec(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.bytes.len().max(self.len() + NEW_GAP_BYTES));
        bytes.extend_from_slice(self.bytes.get(..self.gap.start).unwrap_or_default());
        bytes.extend_from_slice(self.bytes.get(self.gap.end..).unwrap_or_default());
        bytes
    }
}

impl Clone for Text {
    fn clone(&self) -> Text {
        Text::new(self.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a text whose positions differ from their neighbours.
    fn long(len: usize) -> Vec<u8> {
        (0..len).map(|byte| (byte % 251) as u8).collect()
    }

    fn span(start: usize, end: usize) -> Span {
        Span::new(start as u32, end as u32)
    }

    /// Applies the same edits to a text that may have a gap and to one without. `need` decides after which edits the
    /// whole text is requested.
    fn edit(len: usize, edits: &[(usize, usize, usize)], need: impl Fn(usize) -> bool) -> Text {
        let mut plain = long(len);
        let mut text = Text::new(plain.clone());
        for (number, &(start, removed, inserted)) in edits.iter().enumerate() {
            let replacement = vec![b'a' + number as u8; inserted];
            let end = plain.len().min(start + removed);
            plain.splice(start.min(end)..end, replacement.iter().copied());
            text.replace(span(start, start + removed), &replacement, (end + 100) as u32);
            assert_eq!(text.len(), plain.len());
            let before = text.through((start + inserted) as u32);
            assert!(before.len() >= (start + inserted).min(plain.len()));
            assert!(plain.starts_with(before), "{number}: {start}");
            for place in [0, start, start + inserted, plain.len() / 2, plain.len() - 9] {
                let around = span(place, place + 9);
                assert_eq!(text.slice(around), around.slice(&plain), "{number}: {place}");
            }
            if need(number) {
                assert!(text.whole() == plain, "{number}");
            }
        }
        assert!(text.clone().into_vec() == plain && text.clone().whole() == plain);
        text
    }

    #[test]
    fn a_gap_does_not_change_the_text() {
        let len = 4 * MAX_GAP_DISTANCE_BYTES;
        let edits = [
            (10, 0, 1),
            (11, 0, 1),
            (12, 5, 0),
            (3, 40, 70),
            // More than the gap has room for, and more than any gap has.
            (60, 0, NEW_GAP_BYTES - 20),
            (60, 0, 2 * NEW_GAP_BYTES),
            (70, 3 * NEW_GAP_BYTES, 1),
            // Far after, before it again, across the gap, and at the end.
            (3 * MAX_GAP_DISTANCE_BYTES, 2, 4),
            (3 * MAX_GAP_DISTANCE_BYTES + 2, 2, 4),
            (5, 1, 1),
            (4, 2 * MAX_GAP_DISTANCE_BYTES, 8),
            (len, 7, 2),
        ];
        for needed in [|_| false, |_| true, |number| number % 2 == 0, |number| number % 3 == 0] {
            edit(len, &edits, needed);
        }
        edit(MIN_GAP_DISTANCE_BYTES / 2, &edits[..5], |_| false);
    }

    #[test]
    fn typing_moves_no_text_after_the_cursor() {
        let typed: Vec<_> = (0..20).map(|number| (100 + number, 0, 1)).collect();
        let text = edit(2 * MIN_GAP_DISTANCE_BYTES, &typed, |_| false);
        assert!(text.gap.len() >= MIN_GAP_BYTES - typed.len());
        // A caller that requests the whole text after each edit gets it without a copy.
        let text = edit(2 * MIN_GAP_DISTANCE_BYTES, &typed, |_| true);
        assert!(text.gap.is_empty() && text.copy.get().is_none());
    }

    #[test]
    fn a_text_is_copied_once() {
        let text = edit(2 * MIN_GAP_DISTANCE_BYTES, &[(100, 0, 1), (101, 0, 1)], |_| false);
        assert!(!text.gap.is_empty());
        assert!(std::ptr::eq(text.whole(), text.whole()));
        let mut settled = text;
        settled.close();
        assert!(settled.gap.is_empty() && settled.copy.get().is_none());
    }
}
