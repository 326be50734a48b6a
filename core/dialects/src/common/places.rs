//! The elements of a list by their value.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The first place of each element of a list. A list may be as long as a type has dimensions. So a search in it for
/// each dimension would take quadratic time.
#[derive(Debug)]
pub(crate) struct Places<T>(FxHashMap<T, usize>);

impl<T: Eq + Hash> Places<T> {
    pub(crate) fn of(list: impl IntoIterator<Item = T>) -> Places<T> {
        let mut places = FxHashMap::default();
        for (place, element) in list.into_iter().enumerate() {
            places.entry(element).or_insert(place);
        }
        Places(places)
    }

    pub(crate) fn contains(&self, element: &T) -> bool {
        self.0.contains_key(element)
    }

    /// The first place of an element.
    pub(crate) fn first(&self, element: &T) -> Option<usize> {
        self.0.get(element).copied()
    }
}

/// The first element that is equal to an earlier one: the place of the earlier one, and its own.
pub(crate) fn first_repetition<T: Eq + Hash>(
    list: impl IntoIterator<Item = T>,
) -> Option<(usize, usize)> {
    let mut places = FxHashMap::default();
    list.into_iter().enumerate().find_map(|(place, element)| {
        let first = *places.entry(element).or_insert(place);
        (first != place).then_some((first, place))
    })
}

#[cfg(test)]
mod tests {
    use super::{Places, first_repetition};

    #[test]
    fn the_first_place_counts() {
        let places = Places::of([7, 9, 7]);
        assert_eq!([7, 9, 8].map(|one| places.first(&one)), [Some(0), Some(1), None]);
        assert!(places.contains(&9) && !places.contains(&8));
    }

    #[test]
    fn repetitions_are_found_in_order() {
        assert_eq!(first_repetition([3, 5, 8, 5, 3]), Some((1, 3)));
        assert_eq!(first_repetition([3, 5, 8]), None);
    }
}
