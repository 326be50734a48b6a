//! Integer arithmetic on scalars of up to 64 bits.

use abide_mlir::ir::integers::unsigned;

/// Whether two numbers meet a predicate of `arith.cmpi`, given by its number.
pub(crate) fn compare(predicate: i64, left: i64, right: i64, width: u32) -> Option<bool> {
    let (low, high) = (unsigned(left, width), unsigned(right, width));
    Some(match predicate {
        0 => left == right,
        1 => left != right,
        2 => left < right,
        3 => left <= right,
        4 => left > right,
        5 => left >= right,
        6 => low < high,
        7 => low <= high,
        8 => low > high,
        9 => low >= high,
        _ => return None,
    })
}

/// The value of an operation of `arith`, by its name without the dialect, on two numbers; it may be too wide. `None`
/// if it is undefined.
pub(crate) fn evaluate(name: &[u8], left: i64, right: i64, width: u32) -> Option<i128> {
    let (a, b) = (i128::from(left), i128::from(right));
    let (low, high) = (unsigned(left, width), unsigned(right, width));
    // The quotient of the lowest number and -1 does not fit.
    let overflows = b == -1 && a == -(1i128 << (width - 1));
    Some(match name {
        b"addi" => a + b,
        b"subi" => a - b,
        b"muli" => a * b,
        b"andi" => a & b,
        b"ori" => a | b,
        b"xori" => a ^ b,
        b"minsi" => a.min(b),
        b"maxsi" => a.max(b),
        b"minui" => low.min(high),
        b"maxui" => low.max(high),
        b"divsi" if b != 0 && !overflows => a / b,
        b"remsi" if b != 0 => a % b,
        b"floordivsi" if b > 0 => a.div_euclid(b),
        b"ceildivsi" if b > 0 => -(-a).div_euclid(b),
        b"divui" if high != 0 => low / high,
        b"remui" if high != 0 => low % high,
        b"ceildivui" if high != 0 => (low + high - 1) / high,
        b"shli" if high < i128::from(width) => low << high,
        b"shrui" if high < i128::from(width) => low >> high,
        b"shrsi" if high < i128::from(width) => a >> high,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_mlir::ir::integers::wrapped;

    #[test]
    fn arithmetic_wraps_at_the_width_of_the_type() {
        let in_width =
            |name: &[u8], a, b, width| Some(wrapped(evaluate(name, a, b, width)?, width));
        assert_eq!(in_width(b"addi", 127, 1, 8), Some(-128));
        assert_eq!(in_width(b"muli", i64::MAX, 2, 64), Some(-2));
        assert_eq!(in_width(b"divsi", -128, -1, 8), None);
        assert_eq!(in_width(b"divsi", 7, 0, 32), None);
        assert_eq!(in_width(b"divui", -1, 2, 8), Some(127));
        assert_eq!(in_width(b"floordivsi", -7, 2, 32), Some(-4));
        assert_eq!(in_width(b"ceildivsi", -7, 2, 32), Some(-3));
        assert_eq!(in_width(b"shli", 1, 64, 64), None);
        assert_eq!(in_width(b"shrui", -1, 1, 64), Some(i64::MAX));
    }
}
