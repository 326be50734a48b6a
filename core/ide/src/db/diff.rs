//! The differences between two versions of a text.

use abide_mlir::syntax::Change;

/// Bytes that are compared at once: equal blocks cost little.
const BLOCK_BYTES: usize = 4096;

/// The smallest range whose replacement makes the new text of the old one.
pub(crate) fn change_between(old: &[u8], new: &[u8]) -> Change {
    let start = common_prefix(old, new);
    let old_rest = old.get(start..).unwrap_or_default();
    let new_rest = new.get(start..).unwrap_or_default();
    let after = common_suffix(old_rest, new_rest);
    let len = |rest: &[u8]| u32::try_from(rest.len() - after).unwrap_or(u32::MAX);
    Change {
        start: u32::try_from(start).unwrap_or(u32::MAX),
        removed: len(old_rest),
        inserted: len(new_rest),
    }
}

fn common_prefix(left: &[u8], right: &[u8]) -> usize {
    let blocks = left.chunks(BLOCK_BYTES).zip(right.chunks(BLOCK_BYTES));
    let equal = blocks.take_while(|(left, right)| left == right).count() * BLOCK_BYTES;
    let equal = equal.min(left.len()).min(right.len());
    let rest = left.iter().skip(equal).zip(right.iter().skip(equal));
    equal + rest.take_while(|(left, right)| left == right).count()
}

fn common_suffix(left: &[u8], right: &[u8]) -> usize {
    let blocks = left.rchunks(BLOCK_BYTES).zip(right.rchunks(BLOCK_BYTES));
    let equal = blocks.take_while(|(left, right)| left == right).count() * BLOCK_BYTES;
    let equal = equal.min(left.len()).min(right.len());
    let rest = left.iter().rev().skip(equal).zip(right.iter().rev().skip(equal));
    equal + rest.take_while(|(left, right)| left == right).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_change_is_minimal() {
        let change = |old: &str, new: &str| {
            let change = change_between(old.as_bytes(), new.as_bytes());
            (change.start, change.removed, change.inserted)
        };
        assert_eq!(change("abc", "abc"), (3, 0, 0));
        assert_eq!(change("abc", "axc"), (1, 1, 1));
        assert_eq!(change("aaa", "aa"), (2, 1, 0));
        assert_eq!(change("", "ab"), (0, 0, 2));
        let long = "x".repeat(3 * BLOCK_BYTES);
        assert_eq!(change(&format!("{long}a{long}"), &format!("{long}b{long}")), (12288, 1, 1));
        assert_eq!(change(&long, &long[1..]), (12287, 1, 0));
    }
}
