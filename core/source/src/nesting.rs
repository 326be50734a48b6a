//! The nesting depth of an MLIR reader.

use crate::limits::Limits;

/// The number of open levels around the current position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Nesting {
    levels: u32,
    /// The number of them around the innermost region.
    around_region: u32,
}

impl Nesting {
    /// Directly in a region at this nesting level.
    #[must_use]
    pub fn in_region_at(levels: u32) -> Nesting {
        Nesting { levels, around_region: levels }
    }

    /// The number of open levels.
    #[must_use]
    pub fn levels(self) -> u32 {
        self.levels
    }

    /// A nesting deeper by `by` levels.
    ///
    /// # Errors
    /// The bound, if that is too deep.
    pub fn deeper(self, by: u32, limits: &Limits) -> Result<Nesting, u32> {
        let most = limits.levels();
        let levels = self.levels.saturating_add(by);
        if levels > most {
            return Err(most);
        }
        match levels - self.around_region > limits.depth {
            true => Err(limits.depth),
            false => Ok(Nesting { levels, ..self }),
        }
    }

    /// In a region that begins here.
    ///
    /// # Errors
    /// If that is too deep: the bound.
    pub fn in_region(self, limits: &Limits) -> Result<Nesting, u32> {
        let most = limits.levels();
        match self.levels < most {
            true => Ok(Nesting::in_region_at(self.levels + 1)),
            false => Err(most),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: fn() -> Limits =
        || Limits { depth: 3, depth_of_regions: 10, ..Limits::default() };

    #[test]
    fn regions_have_a_bound_of_their_own() {
        let limits = LIMITS();
        let mut nesting = Nesting::default();
        for _ in 0..10 {
            nesting = nesting.in_region(&limits).unwrap();
        }
        assert_eq!(nesting.in_region(&limits), Err(10));
        assert_eq!(nesting.deeper(1, &limits), Err(10));
    }

    #[test]
    fn nesting_restarts_in_a_region() {
        let limits = LIMITS();
        let flat = Nesting::default().deeper(3, &limits).unwrap();
        assert_eq!(flat.deeper(1, &limits), Err(3));
        let inner = flat.in_region(&limits).unwrap();
        assert_eq!(inner.levels(), 4);
        assert_eq!(inner.deeper(3, &limits).map(Nesting::levels), Ok(7));
        assert_eq!(inner.deeper(4, &limits), Err(3));
    }

    #[test]
    fn without_a_bound_for_regions_all_levels_count() {
        let limits = Limits { depth: 3, depth_of_regions: 0, ..Limits::default() };
        let inner = Nesting::default().in_region(&limits).unwrap();
        assert_eq!(inner.deeper(2, &limits).map(Nesting::levels), Ok(3));
        assert_eq!(inner.deeper(3, &limits), Err(3));
    }
}
