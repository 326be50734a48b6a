//! The hash tables of the mangler.

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
    fn hash_word(self, word: u64) -> u64 {
        let product = u128::from(word ^ self.0) * u128::from(self.1);
        (product as u64) ^ ((product >> 64) as u64)
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

/// Numbers of nodes, found by the hash of the word that identifies each of them.
///
/// A table with open addressing. What is looked up in a large signature is not in the cache: so
/// slots are small, and a node is only looked at where most of its hash fits.
#[derive(Debug, Clone)]
pub(super) struct NodeTable {
    /// A power of two of them, at most three quarters in use.
    slots: Vec<Slot>,
    used: usize,
    seed: Seed,
}

#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    hash: u32,
    /// 0 in a slot that is free.
    node: u32,
}

impl NodeTable {
    pub(super) fn new(seed: Seed) -> NodeTable {
        NodeTable { slots: Vec::new(), used: 0, seed }
    }

    /// The node that a word identifies, which is `new` if none `is` the one; true if so. 0 is no
    /// number of a node.
    #[inline]
    pub(super) fn find_or_insert(
        &mut self,
        word: u64,
        new: u32,
        is: impl Fn(u32) -> bool,
    ) -> (u32, bool) {
        if (self.used + 1) * 4 > self.slots.len() * 3 {
            self.grow();
        }
        // The upper half: it is the best mixed one.
        let hash = (self.seed.hash_word(word) >> 32) as u32;
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        while let Some(slot) = self.slots.get_mut(at) {
            if slot.node == 0 {
                *slot = Slot { hash, node: new };
                self.used += 1;
                break;
            }
            if slot.hash == hash && is(slot.node) {
                return (slot.node, false);
            }
            at = (at + 1) & mask;
        }
        (new, true)
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.slots.len() * 4).max(16);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
        for filled in old.into_iter().filter(|slot| slot.node != 0) {
            let mut at = filled.hash as usize & (size - 1);
            while let Some(slot) = self.slots.get_mut(at) {
                if slot.node == 0 {
                    *slot = filled;
                    break;
                }
                at = (at + 1) & (size - 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_node() {
        let mut table = NodeTable::new(Seed::random());
        let mut words = vec![0];
        for round in 0..2 {
            for number in 1..=10_000_u32 {
                let word = u64::from(number) << 32 | u64::from(number % 7);
                let new = words.len() as u32;
                let found = table.find_or_insert(word, new, |node| words[node as usize] == word);
                assert_eq!(found, (number, round == 0));
                if found.1 {
                    words.push(word);
                }
            }
        }
    }

    #[test]
    fn nodes_with_the_same_hash_are_told_apart() {
        let mut table = NodeTable::new(Seed::random());
        let owner = |wanted: u32| move |node: u32| node == wanted;
        assert_eq!(table.find_or_insert(7, 1, owner(1)), (1, true));
        assert_eq!(table.find_or_insert(7, 2, owner(2)), (2, true));
        assert_eq!(table.find_or_insert(7, 3, owner(1)), (1, false));
        assert_eq!(table.find_or_insert(7, 3, owner(2)), (2, false));
    }
}
