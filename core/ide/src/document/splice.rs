//! Edits of texts: what stands behind one moves, in a long text by all processors.

use crate::executor::Executor;
use abide_source::text::Span;
use std::sync::{Mutex, PoisonError};

/// Where more bytes than this have to move, they are moved in pieces.
const LONG: usize = 1 << 21;

/// About so many bytes are one piece.
const PIECE: usize = 1 << 20;

/// What moves further than this is moved as a whole. Edits of people are short.
const FURTHEST: usize = 1 << 10;

/// Puts bytes in the place of a range of a text. What of the range is past the end counts as that end.
pub(super) fn splice(text: &mut Vec<u8>, span: Span, replacement: &[u8], executor: Executor) {
    let len = text.len();
    let end = len.min(span.end() as usize);
    let start = end.min(span.start() as usize);
    let (removed, inserted) = (end - start, replacement.len());
    let by = removed.abs_diff(inserted);
    if len - end < LONG || by == 0 || by > FURTHEST {
        text.splice(start..end, replacement.iter().copied());
        return;
    }
    if inserted > removed {
        text.resize(len + by, 0);
        move_behind(text.get_mut(end..).unwrap_or_default(), by, Direction::Back, executor);
    } else {
        move_behind(text.get_mut(end - by..).unwrap_or_default(), by, Direction::Front, executor);
        text.truncate(len - by);
    }
    if let Some(place) = text.get_mut(start..start + inserted) {
        place.copy_from_slice(replacement);
    }
}

/// Where bytes move to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Front,
    Back,
}

/// Moves bytes by a few places, fewer than a piece has. As many as leave at one end are left for the caller to write at
/// the other.
fn move_behind(bytes: &mut [u8], by: usize, direction: Direction, executor: Executor) {
    let count = bytes.len().div_ceil(PIECE).max(1);
    let pieces: Vec<&mut [u8]> = bytes.chunks_mut(bytes.len().div_ceil(count).max(1)).collect();
    // What leaves a piece arrives in the next one, which is not the same any more by then.
    let leaving = |piece: &&mut [u8]| {
        let leaving = match direction {
            Direction::Front => piece.get(..by),
            Direction::Back => piece.get(piece.len().saturating_sub(by)..),
        };
        leaving.unwrap_or_default().to_vec()
    };
    let mut arriving: Vec<Vec<u8>> = pieces.iter().map(leaving).collect();
    match direction {
        Direction::Front => arriving.rotate_left(1),
        Direction::Back => arriving.rotate_right(1),
    }
    let pieces: Vec<_> = pieces.into_iter().zip(arriving).map(Mutex::new).collect();
    executor(pieces.len(), &|number| {
        let Some(piece) = pieces.get(number) else { return };
        let (bytes, arriving) = &mut *piece.lock().unwrap_or_else(PoisonError::into_inner);
        move_piece(bytes, arriving, direction);
    });
}

/// Moves the bytes of a piece by as many as arrive, which come into the room that this makes.
fn move_piece(bytes: &mut [u8], arriving: &[u8], direction: Direction) {
    let Some(stay) = bytes.len().checked_sub(arriving.len()) else { return };
    let room = match direction {
        Direction::Front => {
            bytes.copy_within(arriving.len().., 0);
            bytes.get_mut(stay..)
        }
        Direction::Back => {
            bytes.copy_within(..stay, arriving.len());
            bytes.get_mut(..arriving.len())
        }
    };
    if let Some(room) = room {
        room.copy_from_slice(arriving);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::one_by_one;

    /// The last piece first.
    fn backwards(count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).rev().for_each(work);
    }

    /// No piece at all.
    fn never(_: usize, _: &(dyn Fn(usize) + Sync)) {}

    #[test]
    fn a_long_text_is_moved_as_a_short_one_is() {
        let text: Vec<u8> = (0..LONG + 3 * PIECE / 2).map(|byte| (byte % 251) as u8).collect();
        let mut starts = vec![0, 1, PIECE / 3];
        // The most that is moved as a whole, and the least that is not.
        starts.extend([text.len() - LONG - 40, text.len() - LONG + 1, text.len()]);
        for start in starts {
            for (removed, inserted) in [(0, 1), (1, 0), (7, 19), (39, 2), (5, 5), (0, FURTHEST + 1)]
            {
                let end = (start + removed).min(text.len());
                let replacement = vec![b'~'; inserted];
                let expected = [&text[..start], &replacement, &text[end..]].concat();
                let span = Span::new(start as u32, (start + removed) as u32);
                for executor in [one_by_one as Executor, backwards] {
                    let mut edited = text.clone();
                    splice(&mut edited, span, &replacement, executor);
                    assert!(edited == expected, "{removed} and {inserted} at {start}");
                }
            }
        }
    }

    #[test]
    fn long_texts_are_moved_by_the_executor() {
        let mut text = vec![b'a'; 2 * LONG];
        text.push(b'b');
        splice(&mut text, Span::new(0, 1), b"", never);
        assert_eq!(text.last(), Some(&b'a'), "nobody moved the end");
    }
}
