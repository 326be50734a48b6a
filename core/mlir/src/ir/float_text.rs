//! The decimal text of floating-point numbers whose exact value is short. The digits are those of LLVM's
//! `APFloat::toString`, computed without arbitrary-precision arithmetic.

/// The notation of a number, and its digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Notation {
    /// `1.500000e+00`: always with an exponent, and padded with zeros to six digits after the first.
    Fixed,
    /// `1.5`, `9.99999993E+36`: up to this many digits, and an exponent if it saves many zeros.
    Shortest(u32),
}

impl Notation {
    fn precision(self) -> u32 {
        match self {
            Notation::Fixed => 6,
            Notation::Shortest(precision) => precision,
        }
    }
}

/// Writes a finite number; `false` if its exact value does not fit into 128 bits.
pub(super) fn write(value: f64, notation: Notation, out: &mut Vec<u8>) -> bool {
    let Some((significand, exponent)) = exact(value.abs()) else { return false };
    if value.is_sign_negative() {
        out.push(b'-');
    }
    let (digits, exponent) = rounded(significand, exponent, notation.precision());
    match notation {
        Notation::Fixed => scientific(digits, exponent, notation, out),
        Notation::Shortest(precision) => shortest(digits, exponent, precision, out),
    }
    true
}

/// A positive number as `significand * 10^exponent`, exactly; `None` for zero.
fn exact(value: f64) -> Option<(u128, i32)> {
    let bits = value.to_bits();
    let field = i32::try_from(bits >> 52 & 0x7ff).ok()?;
    let fraction = bits & ((1 << 52) - 1);
    let (significand, exponent) =
        if field == 0 { (fraction, -1074) } else { (fraction | 1 << 52, field - 1075) };
    if significand == 0 {
        return None;
    }
    let zeros = significand.trailing_zeros();
    let (significand, exponent) =
        (u128::from(significand >> zeros), exponent + zeros.cast_signed());
    match u32::try_from(exponent) {
        Ok(shift) => (shift < significand.leading_zeros()).then(|| (significand << shift, 0)),
        Err(_) => {
            let power = 5u128.checked_pow(exponent.unsigned_abs())?;
            Some((significand.checked_mul(power)?, exponent))
        }
    }
}

/// Returns the printed digits, without trailing zeros, and the exponent of the last of them.
///
/// As in LLVM, an estimated number of surplus digits is cut off before rounding. If that leaves no more digits than
/// needed, the result is cut and not rounded.
fn rounded(significand: u128, exponent: i32, precision: u32) -> (u64, i32) {
    let bits = 128 - significand.leading_zeros();
    let required = (precision * 196).div_ceil(59);
    let discarded = bits.saturating_sub(required) * 59 / 196;
    let mut digits = significand / 10u128.pow(discarded);
    let mut exponent = exponent + discarded.cast_signed();
    let count = digits.checked_ilog10().map_or(1, |log| log + 1);
    if let Some(excess) = count.checked_sub(precision).filter(|excess| *excess > 0) {
        let unit = 10u128.pow(excess);
        let half_or_more = digits % unit >= unit / 2;
        digits = digits / unit + u128::from(half_or_more);
        exponent += excess.cast_signed();
    }
    while digits != 0 && digits.is_multiple_of(10) {
        digits /= 10;
        exponent += 1;
    }
    // No format has a precision of more than 19 digits here.
    (u64::try_from(digits).unwrap_or(u64::MAX), exponent)
}

/// The digits of a number, the first one first.
struct Digits {
    buffer: [u8; 20],
    count: usize,
}

impl Digits {
    fn of(mut number: u64) -> Digits {
        let mut digits = Digits { buffer: [0; 20], count: 0 };
        for place in digits.buffer.iter_mut().rev() {
            *place = b'0' + (number % 10) as u8;
            number /= 10;
            digits.count += 1;
            if number == 0 {
                break;
            }
        }
        digits
    }

    fn text(&self) -> &[u8] {
        self.buffer.get(self.buffer.len() - self.count..).unwrap_or_default()
    }
}

fn scientific(digits: u64, exponent: i32, notation: Notation, out: &mut Vec<u8>) {
    let digits = Digits::of(digits);
    let (first, rest) = digits.text().split_at(1);
    out.extend_from_slice(first);
    out.push(b'.');
    out.extend_from_slice(rest);
    let exponent = exponent + i32::try_from(rest.len()).unwrap_or(0);
    let sign = if exponent < 0 { b'-' } else { b'+' };
    let number = Digits::of(exponent.unsigned_abs().into());
    if notation == Notation::Fixed {
        out.resize(out.len() + 6usize.saturating_sub(rest.len()), b'0');
        out.extend_from_slice(&[b'e', sign]);
        if number.count < 2 {
            out.push(b'0');
        }
    } else {
        if rest.is_empty() {
            out.push(b'0');
        }
        out.extend_from_slice(&[b'E', sign]);
    }
    out.extend_from_slice(number.text());
}

fn shortest(digits: u64, exponent: i32, precision: u32, out: &mut Vec<u8>) {
    /// The maximum number of padding zeros. For more, an exponent is shorter.
    const PADDING: i32 = 3;
    let written = Digits::of(digits);
    let count = i32::try_from(written.count).unwrap_or(i32::MAX);
    let with_exponent = if exponent >= 0 {
        exponent > PADDING || count + exponent > precision.cast_signed()
    } else {
        -(exponent + count - 1) > PADDING
    };
    if with_exponent {
        scientific(digits, exponent, Notation::Shortest(precision), out);
        return;
    }
    let text = written.text();
    match usize::try_from(exponent) {
        Ok(zeros) => {
            out.extend_from_slice(text);
            out.resize(out.len() + zeros, b'0');
        }
        Err(_) => {
            let after = exponent.unsigned_abs() as usize;
            let (whole, rest) = text.split_at(text.len().saturating_sub(after));
            out.extend_from_slice(if whole.is_empty() { b"0" } else { whole });
            out.push(b'.');
            out.resize(out.len() + after - rest.len(), b'0');
            out.extend_from_slice(rest);
        }
    }
}
