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

/// Nodes, numbered from 1 in the order in which they came, each under an edge (one word).
///
/// A hash table with open addressing whose slots hold the edges themselves: what is looked up in a
/// large signature is not in the cache, and this way it costs one miss, not one for the slot and one
/// for the node.
#[derive(Debug, Clone)]
pub(super) struct EdgeMap {
    /// A power of two of them, at most three quarters in use.
    slots: Vec<Slot>,
    /// The edge of each node.
    edges: Vec<u64>,
    seed: Seed,
}

#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    edge: u64,
    /// 0 in a slot that is free.
    node: u32,
}

impl EdgeMap {
    pub(super) fn new(seed: Seed) -> EdgeMap {
        EdgeMap { slots: Vec::new(), edges: Vec::new(), seed }
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    /// The edges in the order of their nodes.
    pub(super) fn edges(&self) -> &[u64] {
        &self.edges
    }

    /// The node under an edge, which is made if there is none; true if it was.
    pub(super) fn node(&mut self, edge: u64) -> (u32, bool) {
        if (self.edges.len() + 1) * 4 > self.slots.len() * 3 {
            self.grow();
        }
        let at = self.slot_of(edge);
        // The next node's number: the caller keeps the count below 2^31.
        let next = self.edges.len() as u32 + 1;
        match self.slots.get_mut(at) {
            Some(slot) if slot.node == 0 => {
                *slot = Slot { edge, node: next };
                self.edges.push(edge);
                (next, true)
            }
            Some(slot) => (slot.node, false),
            None => (0, false),
        }
    }

    /// The slot that holds an edge, or the free one where it belongs.
    fn slot_of(&self, edge: u64) -> usize {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = self.seed.hash_word(edge) as usize & mask;
        while let Some(slot) = self.slots.get(at) {
            if slot.node == 0 || slot.edge == edge {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 4).max(16);
        self.slots = vec![Slot::default(); size];
        for index in 0..self.edges.len() {
            let Some(&edge) = self.edges.get(index) else { continue };
            let at = self.slot_of(edge);
            if let Some(slot) = self.slots.get_mut(at) {
                *slot = Slot { edge, node: index as u32 + 1 };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_has_one_node() {
        let mut map = EdgeMap::new(Seed::random());
        for round in 0..2 {
            for edge in 0..10_000_u64 {
                let (node, new) = map.node((edge << 32) | (edge % 7));
                assert_eq!((u64::from(node), new), (edge + 1, round == 0));
            }
        }
        assert_eq!((map.len(), map.edges()[5]), (10_000, (5 << 32) | 5));
    }
}
