//! Suggestions for a misspelled name, lists of known names, and numbers with their nouns.

use std::fmt::Display;

/// Longer names are not compared, because the time grows with the square of the length.
const MAX_COMPARED_BYTES: usize = 64;

/// The maximum number of names that a list has.
const MAX_LISTED_NAMES: usize = 5;

/// Names in quotes, the first ones of many.
pub fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    quoted_up_to(MAX_LISTED_NAMES, names)
}

/// As [`quoted`], with another maximum number of names.
pub fn quoted_up_to<'n>(most: usize, names: impl Iterator<Item = &'n str>) -> String {
    let mut names = names.map(|name| format!("'{name}'"));
    let mut list: Vec<String> = names.by_ref().take(most).collect();
    if names.next().is_some() {
        list.push("..".to_owned());
    }
    list.join(", ")
}

/// A number with its noun, which takes an `s` in the plural: `1 file`, `2 files`.
#[must_use]
pub fn counted<N: Display + From<u8> + PartialEq>(count: N, noun: &str) -> String {
    let ending = if count == N::from(1) { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

/// The names nearest to a misspelled one, in alphabetical order. They may differ in a third of its letters, three at
/// most. Empty for long names.
pub fn nearest<'n>(written: &str, names: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    within((written.len() / 3).clamp(1, 3), written, names)
}

/// As [`nearest`], with another bound on the mistakes.
pub fn within<'n>(
    mistakes: usize,
    written: &str,
    names: impl Iterator<Item = &'n str>,
) -> Vec<&'n str> {
    let written = written.as_bytes();
    if written.len() > MAX_COMPARED_BYTES {
        return Vec::new();
    }
    let mut least = mistakes;
    let mut found: Vec<&str> = Vec::new();
    for name in names {
        if name.len().abs_diff(written.len()) > least || name.len() > MAX_COMPARED_BYTES {
            continue;
        }
        let Some(distance) = distance(written, name.as_bytes(), least) else { continue };
        if distance < least {
            found.clear();
            least = distance;
        }
        found.push(name);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether a written name is another one with up to three additional letters, as when typing continues.
pub fn extends_name(written: &str, name: &str) -> bool {
    let rest = written.strip_prefix(name).filter(|_| name.len() >= 3);
    rest.is_some_and(|rest| (1..=3).contains(&rest.len()))
}

/// The edit distance of two names, if it is at most `most`. An edit inserts, deletes or changes a letter, or swaps it
/// with its neighbour. Both names have at most [`MAX_COMPARED_BYTES`].
fn distance(from: &[u8], to: &[u8], most: usize) -> Option<usize> {
    let mut before = [0; MAX_COMPARED_BYTES + 1];
    let mut last = [0; MAX_COMPARED_BYTES + 1];
    for (column, cell) in last.iter_mut().enumerate() {
        *cell = column;
    }
    let (mut previous, mut least_before) = (None, 0);
    for (row, own) in from.iter().enumerate() {
        let mut current = [0; MAX_COMPARED_BYTES + 1];
        let (mut left, mut put_in, mut two_back) = (None, row + 1, usize::MAX - 1);
        let mut least = put_in;
        if let Some(first) = current.first_mut() {
            *first = put_in;
        }
        let above = last.iter().zip(last.iter().skip(1)).zip(&before);
        let cells = above.zip(current.iter_mut().skip(1)).zip(to);
        for ((((diagonal, above), before), cell), other) in cells {
            let changed = diagonal + usize::from(own != other);
            let mut cost = changed.min(above + 1).min(put_in + 1);
            if left == Some(own) && previous == Some(other) {
                cost = cost.min(two_back + 1);
            }
            *cell = cost;
            (left, put_in, two_back) = (Some(other), cost, *before);
            least = least.min(cost);
        }
        // No later row has a cell below the least of this row and the row before.
        if least.min(least_before) > most {
            return None;
        }
        least_before = least;
        before = std::mem::replace(&mut last, current);
        previous = Some(own);
    }
    last.get(to.len()).copied().filter(|distance| *distance <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_names_are_found() {
        let names = ["addf", "addi", "constant", "select", "trunci"];
        let near = |written| nearest(written, names.into_iter());
        assert_eq!(near("adi"), ["addi"]);
        assert_eq!(near("add"), ["addf", "addi"]);
        assert_eq!(near("slect"), ["select"]);
        assert_eq!(near("cosntant"), ["constant"]);
        assert_eq!(near("trunic"), ["trunci"]);
        assert!(near("bitcast").is_empty());
    }

    #[test]
    fn a_list_has_the_first_names() {
        assert_eq!(quoted(["a", "b"].into_iter()), "'a', 'b'");
        assert_eq!(quoted(std::iter::repeat_n("a", 9)), "'a', 'a', 'a', 'a', 'a', ..");
    }

    #[test]
    fn neighbours_that_are_swapped_are_one_mistake() {
        assert_eq!(distance(b"adid", b"addi", 3), Some(1));
        assert_eq!(distance(b"abc", b"abc", 3), Some(0));
        assert_eq!(distance(b"", b"abc", 3), Some(3));
        assert_eq!(distance(b"kitten", b"sitting", 3), Some(3));
        assert_eq!(distance(b"kitten", b"sitting", 2), None);
        assert_eq!(distance(b"xabdc", b"abcd", 2), Some(2));
        let longest = [b'a'; MAX_COMPARED_BYTES];
        assert_eq!(distance(&longest, &longest, 0), Some(0));
        assert_eq!(distance(&longest, b"", 64), Some(64));
    }

    #[test]
    fn a_word_with_a_few_more_letters_continues_a_name() {
        assert!(extends_name("from_x", "from") && extends_name("asyncs", "async"));
        let others = [("from", "from"), ("fro", "from"), ("from_elements", "from"), ("into", "in")];
        assert!(others.iter().all(|(written, name)| !extends_name(written, name)));
    }
}
