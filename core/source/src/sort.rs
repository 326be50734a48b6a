//! Sorting by a number. The library's stable sort is compiled again for each key of each type, some 4 kB for each
//! use. This one sorts numbers, whatever they belong to.

/// The sort keys of [`by_number`]: numbers, in their order.
pub trait Number {
    /// The distance of the number from the least one.
    fn offset_from_min(self) -> u64;
}

impl Number for u64 {
    fn offset_from_min(self) -> u64 {
        self
    }
}

impl Number for usize {
    fn offset_from_min(self) -> u64 {
        self as u64
    }
}

impl Number for u32 {
    fn offset_from_min(self) -> u64 {
        u64::from(self)
    }
}

impl Number for i32 {
    fn offset_from_min(self) -> u64 {
        u64::from(self.cast_unsigned() ^ (1 << 31))
    }
}

/// False precedes true.
impl Number for bool {
    fn offset_from_min(self) -> u64 {
        u64::from(self)
    }
}

/// Sorts items by a number of each, from the least to the greatest; items with the same number stay in their order.
/// Visits each item once if they are sorted already.
///
/// # Examples
///
/// ```
/// let mut words = ["three", "a", "to", "b"];
/// abide_source::sort::by_number(&mut words, |word| word.len());
/// assert_eq!(words, ["a", "b", "to", "three"]);
/// ```
pub fn by_number<T, N: Number>(items: &mut [T], mut number: impl FnMut(&T) -> N) {
    if items.is_sorted_by_key(|item| number(item).offset_from_min()) {
        return;
    }
    let mut from: Vec<(u64, usize)> = Vec::with_capacity(items.len());
    from.extend(
        items.iter().enumerate().map(|(place, item)| (number(item).offset_from_min(), place)),
    );
    from.sort_unstable();
    for first in 0..items.len() {
        // This item was moved by an earlier cycle, or is moved with its whole cycle.
        let mut place = first;
        while let Some((_, next)) = from.get_mut(place) {
            let next = std::mem::replace(next, place);
            if next == first || next == place {
                break;
            }
            items.swap(place, next);
            place = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::by_number;

    /// Numbers with many duplicates, the same for the same seed.
    fn numbers(seed: u64, count: u64) -> Vec<(u64, u64)> {
        let number = |place| (place * 0x9E37_79B9 + seed * 0x85EB_CA6B) % 97 % (seed + 1);
        (0..count).map(|place| (number(place), place)).collect()
    }

    #[test]
    fn the_sort_equals_the_stable_sort_of_the_library() {
        for seed in 0..200 {
            let mut items = numbers(seed, seed * 3 % 61);
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            by_number(&mut items, |item| item.0);
            assert_eq!(items, expected, "seed {seed}");
        }
    }

    #[test]
    fn few_and_sorted_items() {
        let mut none: [u32; 0] = [];
        by_number(&mut none, |item| *item);
        let mut one = [7_u32];
        by_number(&mut one, |item| *item);
        let mut turned = [3_u32, 2, 1];
        by_number(&mut turned, |item| *item);
        let mut signed = [0, i32::MAX, -1, i32::MIN, 1];
        by_number(&mut signed, |item| *item);
        assert_eq!((one, turned), ([7], [1, 2, 3]));
        assert_eq!(signed, [i32::MIN, -1, 0, 1, i32::MAX]);
    }
}
