//! Ranges of integers.

use std::fmt;

/// The least and the greatest possible value of an integer; `i64::MIN` and `i64::MAX` mean unbounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// The minimum value.
    pub min: i64,
    /// The greatest value.
    pub max: i64,
}

/// The unbounded value in range computations: far from any number of 64 bits, and still so after it is divided by
/// one.
const UNBOUNDED: i128 = 1 << 100;

fn widened(bound: i64) -> i128 {
    match bound {
        i64::MIN => -UNBOUNDED,
        i64::MAX => UNBOUNDED,
        bound => i128::from(bound),
    }
}

fn narrowed(bound: i128) -> i64 {
    i64::try_from(bound).unwrap_or(if bound < 0 { i64::MIN } else { i64::MAX })
}

impl Range {
    /// Any integer.
    pub const ALL: Range = Range { min: i64::MIN, max: i64::MAX };
    /// Any size of a dimension.
    pub const SIZE: Range = Range { min: 0, max: i64::MAX };

    /// One number.
    #[must_use]
    pub fn of(value: i64) -> Range {
        Range { min: value, max: value }
    }

    /// Whether a number is in the range.
    #[must_use]
    pub fn contains(self, value: i64) -> bool {
        self.min <= value && value <= self.max
    }

    /// Whether every number of the range is in another one.
    #[must_use]
    pub fn is_within(self, other: Range) -> bool {
        other.min <= self.min && self.max <= other.max
    }

    /// Returns the intersection of two ranges; the first one if it is empty.
    #[must_use]
    pub fn intersect(self, other: Range) -> Range {
        let both = Range { min: self.min.max(other.min), max: self.max.min(other.max) };
        if both.min <= both.max { both } else { self }
    }

    pub(super) fn add(self, other: Range) -> Range {
        Range {
            min: narrowed(widened(self.min) + widened(other.min)),
            max: narrowed(widened(self.max) + widened(other.max)),
        }
    }

    pub(super) fn multiply(self, other: Range) -> Range {
        self.at_corners(other, |a, b| a.saturating_mul(b))
    }

    /// The quotients, rounded down; anything where the divisor may not be positive.
    pub(super) fn floor_div(self, other: Range) -> Range {
        if other.min <= 0 { Range::ALL } else { self.at_corners(other, i128::div_euclid) }
    }

    /// The quotients, rounded up; anything where the divisor may not be positive.
    pub(super) fn ceil_div(self, other: Range) -> Range {
        let rounded_up = |a: i128, b: i128| -(-a).div_euclid(b);
        if other.min <= 0 { Range::ALL } else { self.at_corners(other, rounded_up) }
    }

    /// The remainders, which are never negative; anything where the divisor may not be positive.
    pub(super) fn modulo(self, other: Range) -> Range {
        if other.min <= 0 {
            return Range::ALL;
        }
        let most = narrowed(widened(other.max) - 1);
        let unchanged = self.min >= 0 && self.max < other.min;
        if unchanged { self } else { Range { min: 0, max: most } }
    }

    pub(super) fn min(self, other: Range) -> Range {
        Range { min: self.min.min(other.min), max: self.max.min(other.max) }
    }

    pub(super) fn max(self, other: Range) -> Range {
        Range { min: self.min.max(other.min), max: self.max.max(other.max) }
    }

    /// The range of a function that is monotone in each of its arguments.
    fn at_corners(self, other: Range, function: impl Fn(i128, i128) -> i128) -> Range {
        let corner = |a: i64, b: i64| function(widened(a), widened(b));
        let corners = [
            corner(self.min, other.min),
            corner(self.min, other.max),
            corner(self.max, other.min),
            corner(self.max, other.max),
        ];
        let [first, rest @ ..] = corners;
        let (min, max) =
            rest.iter().fold((first, first), |(min, max), one| (min.min(*one), max.max(*one)));
        Range { min: narrowed(min), max: narrowed(max) }
    }
}

/// `[0, max]`
impl fmt::Display for Range {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.min {
            i64::MIN => out.write_str("[min, ")?,
            min => write!(out, "[{min}, ")?,
        }
        match self.max {
            i64::MAX => out.write_str("max]"),
            max => write!(out, "{max}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A range of every kind: bounded, open on either side, one number.
    const RANGES: [(i64, i64); 7] =
        [(0, 0), (-3, 5), (2, 9), (-7, -2), (0, i64::MAX), (i64::MIN, 4), (4, i64::MAX)];

    fn numbers(range: Range) -> impl Iterator<Item = i64> {
        (range.min.max(-12)..=range.max.min(12)).filter(move |value| range.contains(*value))
    }

    #[test]
    fn results_are_in_the_range_of_the_operation() {
        type Operation = (fn(Range, Range) -> Range, fn(i64, i64) -> Option<i64>);
        let operations: [Operation; 7] = [
            (Range::add, |a, b| Some(a + b)),
            (Range::multiply, |a, b| Some(a * b)),
            (Range::min, |a, b| Some(a.min(b))),
            (Range::max, |a, b| Some(a.max(b))),
            (Range::floor_div, |a, b| (b > 0).then(|| a.div_euclid(b))),
            (Range::ceil_div, |a, b| (b > 0).then(|| -(-a).div_euclid(b))),
            (Range::modulo, |a, b| (b > 0).then(|| a.rem_euclid(b))),
        ];
        for (of_ranges, of_numbers) in operations {
            for (a, b) in RANGES.iter().flat_map(|a| RANGES.iter().map(move |b| (a, b))) {
                let (a, b) = (Range { min: a.0, max: a.1 }, Range { min: b.0, max: b.1 });
                let result = of_ranges(a, b);
                for (x, y) in numbers(a).flat_map(|x| numbers(b).map(move |y| (x, y))) {
                    let Some(value) = of_numbers(x, y) else { continue };
                    assert!(result.contains(value), "{a} {b}: {value} is not in {result}");
                }
            }
        }
    }

    #[test]
    fn an_unbounded_range_stays_unbounded() {
        let doubled = Range::SIZE.multiply(Range::of(2));
        assert_eq!(doubled.add(Range::of(-1)).to_string(), "[-1, max]");
        assert_eq!(Range::SIZE.multiply(Range::of(-1)).to_string(), "[min, 0]");
        assert_eq!(Range::SIZE.floor_div(Range::of(4)), Range::SIZE);
    }
}
