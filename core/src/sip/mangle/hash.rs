//! The hash tables of the mangler.

use super::half::{Child, KeyWord};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// The secret of a hash by folded multiplication: quick for short keys, and different in every
/// table, so that nobody can choose keys that collide. No output depends on it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seed(u64, u64);

impl Seed {
    pub(super) fn random() -> Seed {
        let state = RandomState::new();
        Seed(state.hash_one(0_u8), state.hash_one(1_u8) | 1)
    }

    #[inline]
    pub(super) fn hash_word(self, word: u64) -> u64 {
        let product = u128::from(word ^ self.0) * u128::from(self.1);
        (product as u64) ^ ((product >> 64) as u64)
    }

    /// Where to look for a child first.
    #[inline]
    fn place(self, parent: u32, key: KeyWord) -> usize {
        // The upper half: it is the best mixed one.
        (self.hash_word(u64::from(parent) << 32 | u64::from(key.to_u32())) >> 32) as usize
    }
}

impl BuildHasher for Seed {
    type Hasher = FoldedHasher;

    fn build_hasher(&self) -> FoldedHasher {
        FoldedHasher(*self)
    }
}

/// Folds words into the first half of the seed.
pub(super) struct FoldedHasher(Seed);

impl FoldedHasher {
    #[inline]
    fn fold(&mut self, word: u64) {
        self.0.0 = self.0.hash_word(word);
    }
}

impl Hasher for FoldedHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.fold(u64::from_le_bytes(*word));
        }
        let tail = rest.iter().rev().fold(0, |tail, byte| tail << 8 | u64::from(*byte));
        self.fold(tail);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.fold(value as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // One more round: tables take their slots from the low bits and their tags from the high.
        self.0.hash_word(0)
    }
}

/// Children of structs, found by the number of the struct and the key.
///
/// A table with open addressing. What is looked up in a large signature is not in the cache: so a
/// slot has all that is known of a child, and nothing else is looked at.
#[derive(Debug, Clone)]
pub(super) struct ChildTable {
    /// A power of two of them, at most three quarters in use.
    slots: Vec<Slot>,
    used: usize,
    seed: Seed,
}

#[derive(Debug, Clone, Copy)]
struct Slot {
    parent: u32,
    child: Child,
}

const FREE: Slot = Slot { parent: 0, child: Child::NONE };

impl ChildTable {
    pub(super) fn new(seed: Seed) -> ChildTable {
        ChildTable { slots: Vec::new(), used: 0, seed }
    }

    #[inline]
    pub(super) fn find(&self, parent: u32, key: KeyWord) -> Option<Child> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = self.seed.place(parent, key) & mask;
        while let Some(slot) = self.slots.get(at).filter(|slot| !slot.child.is_none()) {
            if (slot.parent, slot.child.key) == (parent, key) {
                return Some(slot.child);
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Adds a child that is not there.
    pub(super) fn insert(&mut self, parent: u32, child: Child) {
        if (self.used + 1) * 4 > self.slots.len() * 3 {
            let size = (self.slots.len() * 4).max(64);
            let old = std::mem::replace(&mut self.slots, vec![FREE; size]);
            for slot in old.into_iter().filter(|slot| !slot.child.is_none()) {
                self.fill(slot);
            }
        }
        self.used += 1;
        self.fill(Slot { parent, child });
    }

    /// Takes the first slot that is free.
    fn fill(&mut self, filled: Slot) {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = self.seed.place(filled.parent, filled.child.key) & mask;
        while let Some(slot) = self.slots.get_mut(at) {
            if slot.child.is_none() {
                *slot = filled;
                break;
            }
            at = (at + 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::mangle::half::Content;

    fn child(number: u32) -> Child {
        Child::new(KeyWord::name(number as usize), Content::Struct(number))
    }

    #[test]
    fn a_child_is_found_in_its_struct_alone() {
        let mut table = ChildTable::new(Seed::random());
        assert_eq!(table.find(0, child(1).key), None);
        for number in 1..=10_000_u32 {
            table.insert(number / 7, child(number));
        }
        for number in 1..=10_000_u32 {
            assert_eq!(table.find(number / 7, child(number).key), Some(child(number)));
            assert_eq!(table.find(number / 7 + 1, child(number).key), None);
        }
    }

    #[test]
    fn children_with_the_same_hash_are_told_apart() {
        // Without a multiplier everything is looked for at the same place.
        let mut table = ChildTable::new(Seed(0, 0));
        for number in 1..=100 {
            table.insert(number, child(5));
            table.insert(5, child(200 + number));
        }
        for number in 1..=100 {
            assert_eq!(table.find(number, child(5).key), Some(child(5)));
            assert_eq!(table.find(5, child(200 + number).key), Some(child(200 + number)));
        }
    }
}
