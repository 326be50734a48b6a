//! The longest common sequence of two long lists that differ at few places.

/// The maximum number of elements that only one of the lists has.
const MAX_EDITS: usize = 400;

/// The indices of the elements that both lists have, in order; `None` if too many elements differ. The time is that of
/// the lists' length times the number of differences (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986).
#[must_use]
pub fn common(old: &[u64], new: &[u64]) -> Option<Vec<(usize, usize)>> {
    // The element of a row that belongs to a diagonal: the index in `old` that the best path reaches there.
    let at = |row: &[usize], edits: usize, diagonal: isize| -> usize {
        let index = diagonal.checked_add_unsigned(edits).and_then(|it| usize::try_from(it).ok());
        index.and_then(|index| row.get(index / 2)).copied().unwrap_or_default()
    };
    // Row `d` has the diagonals -d, -d + 2, .., d.
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for edits in 0..=MAX_EDITS.min(old.len() + new.len()) {
        let mut row = Vec::with_capacity(edits + 1);
        for diagonal in diagonals(edits) {
            let start = rows.last().map_or(0, |last| {
                let is_insertion = inserts(last, edits, diagonal, &at);
                let from = if is_insertion { diagonal + 1 } else { diagonal - 1 };
                at(last, edits - 1, from) + usize::from(!is_insertion)
            });
            let mut x = start;
            while let Some(y) = x.checked_add_signed(-diagonal)
                && let (Some(first), Some(second)) = (old.get(x), new.get(y))
                && first == second
            {
                x += 1;
            }
            row.push(x);
            if x == old.len() && x.checked_add_signed(-diagonal) == Some(new.len()) {
                rows.push(row);
                return Some(backtrack(&rows, old.len(), new.len(), &at));
            }
        }
        rows.push(row);
    }
    None
}

/// The diagonals that a number of edits reaches: differences of an index in the first list and one in the second.
fn diagonals(edits: usize) -> impl Iterator<Item = isize> {
    let most = isize::try_from(edits).unwrap_or(isize::MAX);
    (-most..=most).step_by(2)
}

/// Whether the best path to a diagonal ends with an element of the second list.
fn inserts(
    last: &[usize],
    edits: usize,
    diagonal: isize,
    at: &impl Fn(&[usize], usize, isize) -> usize,
) -> bool {
    let most = isize::try_from(edits).unwrap_or(isize::MAX);
    diagonal == -most
        || diagonal != most && at(last, edits - 1, diagonal - 1) < at(last, edits - 1, diagonal + 1)
}

/// The common elements on the path to the ends of both lists.
fn backtrack(
    rows: &[Vec<usize>],
    old: usize,
    new: usize,
    at: &impl Fn(&[usize], usize, isize) -> usize,
) -> Vec<(usize, usize)> {
    let (mut x, mut y) = (old, new);
    let mut found = Vec::new();
    for edits in (0..rows.len()).rev() {
        let before = edits.checked_sub(1).and_then(|before| rows.get(before));
        let (from_x, from_y) = before.map_or((0, 0), |last| {
            let signed = |index: usize| isize::try_from(index).unwrap_or(isize::MAX);
            let diagonal = signed(x).saturating_sub(signed(y));
            let is_insertion = inserts(last, edits, diagonal, at);
            let from = if is_insertion { diagonal + 1 } else { diagonal - 1 };
            let x = at(last, edits - 1, from);
            (x, x.checked_add_signed(-from).unwrap_or_default())
        });
        while x > from_x && y > from_y {
            (x, y) = (x - 1, y - 1);
            found.push((x, y));
        }
        (x, y) = (from_x, from_y);
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use super::common;

    #[test]
    fn few_differences_are_found_in_long_lists() {
        let old: Vec<u64> = (0..3000).map(|index| index % 3).collect();
        let mut new = old.clone();
        new[1000] = 7;
        new[2000] = 7;
        let same: Vec<_> = (0..3000).filter(|at| *at != 1000 && *at != 2000).collect();
        let same: Vec<_> = same.into_iter().map(|at| (at, at)).collect();
        assert_eq!(common(&old, &new), Some(same));
        new.remove(500);
        new.insert(2500, 9);
        let found = common(&old, &new).unwrap_or_default();
        assert_eq!(found.len(), 2997);
        assert!(found.iter().all(|(first, second)| old[*first] == new[*second]));
        assert!(found.is_sorted_by(|first, second| first.0 < second.0 && first.1 < second.1));
        assert_eq!(common(&[], &[]), Some(Vec::new()));
        assert_eq!(common(&[1, 2], &[]), Some(Vec::new()));
        assert_eq!(common(&[], &[1]), Some(Vec::new()));
        assert_eq!(common(&[1, 2, 3], &[2, 3, 4]), Some(vec![(1, 0), (2, 1)]));
        assert_eq!(common(&vec![1; 1000], &vec![2; 1000]), None);
    }
}
