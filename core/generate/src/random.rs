//! Seeded randomness: the same numbers on every machine.

/// The xorshift64* generator.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// A generator; the same seed gives the same numbers.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        // The state must not be 0; the multiplication spreads small seeds.
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The generator with a state.
    pub(crate) fn at(state: u64) -> Random {
        Random(state | u64::from(state == 0))
    }

    /// The state, which determines all following numbers.
    pub(crate) fn state(&self) -> u64 {
        self.0
    }

    /// A generator; the same seed and text give the same numbers.
    #[must_use]
    pub fn of(seed: u64, text: &[u8]) -> Random {
        Random::new(text.iter().fold(seed ^ 0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        }))
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`; 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX);
        let number = self.number().checked_rem(bound).unwrap_or_default();
        usize::try_from(number).unwrap_or_default()
    }

    /// Whether an event of this many percent happens.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several values; `None` if there are none.
    pub fn choose<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).copied()
    }

    /// Random bytes.
    pub fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.number().to_be_bytes()[3]).collect()
    }
}
