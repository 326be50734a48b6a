//! The names of one half and their numbers.

use super::hash::Seed;
use indexmap::IndexSet;

/// Every name once, in the order in which they came.
#[derive(Debug, Clone)]
pub(super) struct Names<'k> {
    seed: Seed,
    all: IndexSet<&'k [u8], Seed>,
    /// Recent lookups, indexed by address: the bytes of a borrowed name stay unchanged, so a repeated one need not be
    /// read again.
    recent: Vec<Option<(&'k [u8], u32)>>,
}

impl<'k> Names<'k> {
    pub(super) fn new(seed: Seed) -> Names<'k> {
        Names { seed, all: IndexSet::with_hasher(seed), recent: Vec::new() }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &'k [u8]> {
        self.all.iter().copied()
    }

    /// The number of a name, which is added if it is new.
    #[inline]
    pub(super) fn number(&mut self, name: &'k [u8]) -> u32 {
        let place = self.place(name);
        if let Some(Some((recent, number))) = self.recent.get(place)
            && std::ptr::eq(*recent, name)
        {
            return *number;
        }
        self.look_up(name)
    }

    fn look_up(&mut self, name: &'k [u8]) -> u32 {
        // The caller has fewer than 2^31 names.
        let number = self.all.insert_full(name).0 as u32;
        if self.all.len() > self.recent.len() / 2 {
            self.recent = vec![None; (self.recent.len() * 4).max(32)];
        }
        let place = self.place(name);
        if let Some(recent) = self.recent.get_mut(place) {
            *recent = Some((name, number));
        }
        number
    }

    /// The index of a name among the recent ones.
    #[inline]
    fn place(&self, name: &[u8]) -> usize {
        self.seed.hash_word(name.as_ptr().addr() as u64) as usize
            & self.recent.len().wrapping_sub(1)
    }
}
