//! Seeded randomness: the same numbers on every machine.

/// The xorshift64* generator.
#[derive(Debug, Clone)]
pub(crate) struct Random(u64);

impl Random {
    /// A generator; the same seed and text give the same numbers.
    pub(crate) fn new(seed: u64, text: &[u8]) -> Random {
        let mixed = text.iter().fold(seed ^ 0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        });
        // The state must not be 0; the multiplication spreads small seeds.
        Random(mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn number(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let high = usize::try_from(self.number() >> 33).unwrap_or_default();
        high.checked_rem(bound).unwrap_or_default()
    }

    /// Whether an event of this many percent happens.
    pub(crate) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several values; `None` if there are none.
    pub(crate) fn choose<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).copied()
    }
}
