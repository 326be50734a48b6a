//! The hash of the mangler's tables.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// The secret of a hash by folded multiplication: quick for short keys, and different in every table, so that keys
/// cannot be chosen to collide. The output does not depend on it.
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
    fn write_u32(&mut self, value: u32) {
        self.fold(u64::from(value));
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
