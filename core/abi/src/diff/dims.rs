//! Required sizes: numbers, any size (`?`), and named sizes (`n`, `2*n`).

use abide_source::text::is_word_byte;
use rustc_hash::FxHashMap;

/// The demand of a new size on a caller with the old one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Demand {
    /// No change, taken alone.
    Same,
    /// Less.
    Less,
    /// More.
    More,
    /// Something else.
    Other,
}

/// Whether a size is a number.
fn is_fixed(dim: &str) -> bool {
    dim.parse::<i64>().is_ok()
}

/// Whether any size is accepted, taken alone: `?`, or a name.
fn is_open(dim: &str) -> bool {
    dim == "?" || dim.bytes().all(is_word_byte) && !is_fixed(dim)
}

/// The demand of a size that replaces another.
pub(super) fn demand(old: &str, new: &str) -> Demand {
    match (old == new, is_open(old), is_open(new)) {
        (true, ..) | (_, true, true) => Demand::Same,
        (_, _, true) => Demand::Less,
        (_, true, _) => Demand::More,
        // Whether a number is one of the sizes that `2*n` has is not inspected.
        _ => Demand::Other,
    }
}

/// Sizes with their places: the old size of a caller, and the required one.
#[derive(Debug, Default)]
pub(super) struct Sizes(Vec<(String, String, String)>);

impl Sizes {
    pub(super) fn push(&mut self, place: &str, had: &str, wanted: &str) {
        self.0.push((place.to_owned(), had.to_owned(), wanted.to_owned()));
    }

    /// The sizes that have to equal an earlier size now, but did not before: the place, and both in words.
    pub(super) fn new_equalities(self) -> Vec<(String, String, String)> {
        let mut first: FxHashMap<&str, (&str, &str)> = FxHashMap::default();
        let mut found = Vec::new();
        for (place, had, wanted) in &self.0 {
            if wanted == "?" || !is_open(wanted) {
                continue;
            }
            let (other, other_had) = *first.entry(wanted).or_insert((place, had));
            let was_equal = had == other_had && had != "?";
            if !was_equal && other != place {
                let was = if had == "?" { "any size" } else { had };
                found.push((place.clone(), was.to_owned(), format!("{wanted}, as {other}")));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_ask_for_more_or_less() {
        for (old, new, expected) in [
            ("4", "4", Demand::Same),
            ("n", "k", Demand::Same),
            ("?", "n", Demand::Same),
            ("4", "?", Demand::Less),
            ("4", "n", Demand::Less),
            ("?", "4", Demand::More),
            ("?", "2*n", Demand::More),
            ("2*n", "4", Demand::Other),
            ("4", "2*n", Demand::Other),
            ("2*n", "?", Demand::Less),
            ("4", "5", Demand::Other),
            ("2*n", "3*n", Demand::Other),
        ] {
            assert_eq!(demand(old, new), expected, "{old} -> {new}");
        }
    }

    #[test]
    fn names_tie_sizes_together() {
        let equalities = |sizes: &[(&str, &str)]| -> Vec<String> {
            let mut all = Sizes::default();
            for (number, (had, wanted)) in sizes.iter().enumerate() {
                all.push(&number.to_string(), had, wanted);
            }
            let words =
                |(place, was, is): (String, String, String)| format!("{place}: {was}: {is}");
            all.new_equalities().into_iter().map(words).collect()
        };
        assert_eq!(equalities(&[("n", "k"), ("n", "k")]), Vec::<String>::new());
        assert_eq!(equalities(&[("4", "k"), ("4", "k")]), Vec::<String>::new());
        assert_eq!(equalities(&[("n", "?"), ("m", "?")]), Vec::<String>::new());
        assert_eq!(equalities(&[("n", "k"), ("m", "k")]), ["1: m: k, as 0"]);
        assert_eq!(equalities(&[("?", "k"), ("?", "k")]), ["1: any size: k, as 0"]);
    }
}
