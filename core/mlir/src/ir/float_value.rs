//! The values of floating-point types: their bits, and the text that MLIR writes for them.

use super::float::FloatKind;
use super::float_text::{self, Notation};
use rustc_apfloat::ieee::{Double, Quad, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};
use std::io::Write;

/// The encoding of infinities and NaN.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NonFinite {
    /// The highest exponent: infinity with a significand of zero, otherwise not a number.
    Ieee,
    /// All bits one except the sign is NaN; infinity does not exist.
    AllOnes,
    /// The bits of minus zero are NaN; infinity does not exist.
    NegativeZero,
    /// The type has finite values only; too large numbers become the largest one.
    Nothing,
}

/// A format of up to 64 bits: a sign, an exponent and a significand without its leading one.
struct Format {
    /// In bits, with the leading one.
    precision: u32,
    /// The width of the exponent.
    exponent: u32,
    /// The bias of the exponent.
    bias: i32,
    nonfinite: NonFinite,
}

impl Format {
    /// The lowest exponent of a number whose significand has its leading one.
    fn least_exponent(&self) -> i32 {
        1 - self.bias
    }

    fn sign_bit(&self) -> u64 {
        1 << (self.precision - 1 + self.exponent)
    }

    /// Returns the lowest bits without sign that do not encode a finite number.
    fn first_nonfinite(&self) -> u64 {
        let all_ones = self.sign_bit() - 1;
        match self.nonfinite {
            NonFinite::Ieee => all_ones >> (self.precision - 1) << (self.precision - 1),
            NonFinite::AllOnes => all_ones,
            NonFinite::NegativeZero | NonFinite::Nothing => self.sign_bit(),
        }
    }

    /// The bits for a value that is too large, without its sign.
    fn overflow(&self) -> u64 {
        match self.nonfinite {
            NonFinite::Nothing => self.sign_bit() - 1,
            _ => self.first_nonfinite(),
        }
    }

    /// Rounds to the nearest value, of two equally near ones to the even one.
    fn encode(&self, value: f64) -> u64 {
        let sign = if value.is_sign_negative() { self.sign_bit() } else { 0 };
        if value.is_nan() {
            return match self.nonfinite {
                NonFinite::Ieee => self.first_nonfinite() | 1 << (self.precision - 2) | sign,
                NonFinite::AllOnes => self.first_nonfinite() | sign,
                NonFinite::NegativeZero => self.sign_bit(),
                NonFinite::Nothing => 0,
            };
        }
        let bits = if value.is_infinite() { self.overflow() } else { self.round(value.abs()) };
        let bits = if bits >= self.first_nonfinite() { self.overflow() } else { bits };
        match self.nonfinite {
            // Minus zero does not exist, and NaN has a single encoding.
            NonFinite::NegativeZero if bits == 0 || bits == self.sign_bit() => bits,
            _ => bits | sign,
        }
    }

    /// Returns the bits of a positive finite value, ignoring the highest exponent.
    fn round(&self, value: f64) -> u64 {
        let (significand, exponent) = parts(value);
        // The exponent of the leading one, and how much the exponent field counts beyond its lowest.
        let leading = exponent + 63 - significand.leading_zeros().cast_signed();
        let above = (leading - self.least_exponent()).max(0);
        if significand == 0 {
            return 0;
        }
        if above > 1 << self.exponent {
            return u64::MAX >> 1;
        }
        let lowest = above + self.least_exponent() - (self.precision.cast_signed() - 1);
        let shift = lowest - exponent;
        let rounded = match u32::try_from(shift) {
            Ok(shift) => shift_right_to_even(significand, shift),
            Err(_) => significand << shift.unsigned_abs(),
        };
        (u64::from(above.unsigned_abs()) << (self.precision - 1)) + rounded
    }

    fn decode(&self, bits: u64) -> f64 {
        let magnitude = bits & (self.sign_bit() - 1);
        let negative = bits & self.sign_bit() != 0;
        let fraction_bits = self.precision - 1;
        if self.nonfinite == NonFinite::NegativeZero && bits == self.sign_bit() {
            return f64::NAN;
        }
        let value = if magnitude >= self.first_nonfinite() {
            let infinite = self.nonfinite == NonFinite::Ieee && magnitude == self.first_nonfinite();
            if infinite { f64::INFINITY } else { f64::NAN }
        } else {
            let field = magnitude >> fraction_bits;
            let fraction = magnitude & ((1 << fraction_bits) - 1);
            let leading_one = if field == 0 { 0 } else { 1 << fraction_bits };
            let above = i32::try_from(field.max(1) - 1).unwrap_or(0);
            let exponent = above + self.least_exponent() - fraction_bits.cast_signed();
            // Exact: both factors are, and no format here is wider than `f64`.
            (fraction | leading_one) as f64 * power_of_two(exponent)
        };
        if negative { -value } else { value }
    }
}

/// A positive finite value as `significand * 2^exponent`.
fn parts(value: f64) -> (u64, i32) {
    let bits = value.to_bits();
    let field = i32::try_from(bits >> 52 & 0x7ff).unwrap_or(0);
    let fraction = bits & ((1 << 52) - 1);
    if field == 0 { (fraction, -1074) } else { (fraction | 1 << 52, field - 1075) }
}

/// `2^exponent`, for exponents that `f64` has with a leading one.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(u64::from((exponent + 1023).unsigned_abs()) << 52)
}

fn shift_right_to_even(significand: u64, shift: u32) -> u64 {
    match shift {
        0 => significand,
        // More than one place above the leading one: less than half.
        64.. => 0,
        _ => {
            let kept = significand >> shift;
            let rest = significand & ((1 << shift) - 1);
            let half = 1 << (shift - 1);
            kept + u64::from(rest > half || (rest == half && kept & 1 == 1))
        }
    }
}

/// `f8E8M0FNU`: an exponent and nothing else.
fn encode_exponent(value: f64) -> u64 {
    let value = value.abs();
    if value.is_nan() {
        return 0xff;
    }
    if value < power_of_two(-127) {
        return 0;
    }
    let field = value.to_bits() >> 52;
    let above_half = value.to_bits() >> 51 & 1;
    (field + above_half).saturating_sub(1023 - 127).min(0xff)
}

fn decode_exponent(bits: u64) -> f64 {
    match i32::try_from(bits & 0xff) {
        Ok(exponent) if exponent < 0xff => power_of_two(exponent - 127),
        _ => f64::NAN,
    }
}

impl FloatKind {
    /// The layout of a format that has a sign and is not wider than `f64`.
    fn format(self) -> Option<Format> {
        use NonFinite::{AllOnes, Ieee, NegativeZero, Nothing};
        let (precision, exponent, bias, nonfinite) = match self {
            FloatKind::F4E2M1FN => (2, 2, 1, Nothing),
            FloatKind::F6E2M3FN => (4, 2, 1, Nothing),
            FloatKind::F6E3M2FN => (3, 3, 3, Nothing),
            FloatKind::F8E5M2 => (3, 5, 15, Ieee),
            FloatKind::F8E4M3 => (4, 4, 7, Ieee),
            FloatKind::F8E4M3FN => (4, 4, 7, AllOnes),
            FloatKind::F8E5M2FNUZ => (3, 5, 16, NegativeZero),
            FloatKind::F8E4M3FNUZ => (4, 4, 8, NegativeZero),
            FloatKind::F8E4M3B11FNUZ => (4, 4, 11, NegativeZero),
            FloatKind::F8E3M4 => (5, 3, 3, Ieee),
            FloatKind::BF16 => (8, 8, 127, Ieee),
            FloatKind::F16 => (11, 5, 15, Ieee),
            FloatKind::TF32 => (11, 8, 127, Ieee),
            FloatKind::F32 => (24, 8, 127, Ieee),
            FloatKind::F64 => (53, 11, 1023, Ieee),
            FloatKind::F8E8M0FNU | FloatKind::F80 | FloatKind::F128 => return None,
        };
        Some(Format { precision, exponent, bias, nonfinite })
    }

    /// The bits of significand with the leading one, by which MLIR's default text has its length.
    fn precision(self) -> u32 {
        match self {
            FloatKind::F8E8M0FNU => 1,
            FloatKind::F80 => 64,
            FloatKind::F128 => 113,
            _ => self.format().map_or(0, |format| format.precision),
        }
    }

    /// The bits of the value of this type that is nearest to a number; of two equally near ones
    /// the even one.
    #[must_use]
    pub fn from_f64(self, value: f64) -> u128 {
        match self {
            FloatKind::F64 => value.to_bits().into(),
            FloatKind::F80 => {
                let converted: X87DoubleExtended = double(value).convert(&mut false).value;
                converted.to_bits()
            }
            FloatKind::F128 => {
                let converted: Quad = double(value).convert(&mut false).value;
                converted.to_bits()
            }
            FloatKind::F8E8M0FNU => encode_exponent(value).into(),
            _ => self.format().map_or(0, |format| format.encode(value)).into(),
        }
    }

    /// Returns the value of bits of this type: exact except for `f80` and `f128`, which are rounded.
    #[must_use]
    pub fn to_f64(self, bits: u128) -> f64 {
        let low = bits as u64;
        match self {
            FloatKind::F64 => f64::from_bits(low),
            FloatKind::F80 => narrow(X87DoubleExtended::from_bits(bits & ((1 << 80) - 1))),
            FloatKind::F128 => narrow(Quad::from_bits(bits)),
            FloatKind::F8E8M0FNU => decode_exponent(low),
            _ => self.format().map_or(0.0, |format| format.decode(low)),
        }
    }

    /// The bits of a decimal literal: `1.0`, `-2.5e-3`. `None` if the text is not a decimal literal.
    ///
    /// As in MLIR, the text is first rounded to `f64` and then to this type.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<u128> {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let literal = digits.starts_with(|first: char| first.is_ascii_digit())
            && digits.contains('.')
            && digits.bytes().all(|byte| byte.is_ascii_digit() || b".eE+-".contains(&byte));
        if !literal {
            return None;
        }
        Some(self.from_f64(text.parse().ok()?))
    }

    /// Writes a value as MLIR does: with seven digits if they are read back as the same bits. Otherwise with as many
    /// digits as the type can distinguish, if that text has a point. Otherwise in hexadecimal, like all values that are
    /// not finite. Values beyond `f64` are in hexadecimal, too: MLIR writes their digits, but reads them as `f64`
    /// first, as [`parse`](Self::parse) does.
    pub fn write(self, bits: u128, out: &mut Vec<u8>) {
        // Writing to a vector does not fail.
        let _ = match self {
            _ if self.is_beyond_f64(bits) => write!(out, "0x{bits:X}"),
            FloatKind::F80 => {
                let value = X87DoubleExtended::from_bits(bits & ((1 << 80) - 1));
                self.write_value(value, None, value.to_bits(), out, |text| {
                    text.parse().is_ok_and(|read: X87DoubleExtended| read.bitwise_eq(value))
                })
            }
            FloatKind::F128 => {
                let value = Quad::from_bits(bits);
                self.write_value(value, None, bits, out, |text| {
                    text.parse().is_ok_and(|read: Quad| read.bitwise_eq(value))
                })
            }
            FloatKind::F32 => {
                let value = f64::from(f32::from_bits(bits as u32));
                self.write_value(double(value), Some(value), bits, out, |text| {
                    text.parse().is_ok_and(|read: f32| u128::from(read.to_bits()) == bits)
                })
            }
            _ => {
                let value = self.to_f64(bits);
                self.write_value(double(value), Some(value), bits, out, |text| {
                    text.parse().is_ok_and(|read| self.from_f64(read) == bits)
                })
            }
        };
    }

    /// Whether `f64` cannot represent this number.
    fn is_beyond_f64(self, bits: u128) -> bool {
        let read = || self.from_f64(self.to_f64(bits));
        match self {
            // NaN has other bits, too.
            FloatKind::F80 => {
                let value = X87DoubleExtended::from_bits(bits & ((1 << 80) - 1));
                value.is_finite() && read() != value.to_bits()
            }
            FloatKind::F128 => Quad::from_bits(bits).is_finite() && read() != bits,
            _ => false,
        }
    }

    /// `short` is the value as `f64` if that holds it, which is written faster.
    fn write_value<F: Float>(
        self,
        value: F,
        short: Option<f64>,
        bits: u128,
        out: &mut Vec<u8>,
        reads_back: impl Fn(&str) -> bool,
    ) -> std::io::Result<()> {
        let start = out.len();
        if value.is_finite() {
            // A width of 0 asks for an exponent always, `#` for zeros at the end.
            if !short.is_some_and(|short| float_text::write(short, Notation::Fixed, out)) {
                write!(out, "{value:#0$.1$}", 0, 6)?;
            }
            if reads_back(text_from(out, start)) {
                return Ok(());
            }
            out.truncate(start);
            let digits = 2 + self.precision() * 59 / 196;
            let notation = Notation::Shortest(digits);
            if !short.is_some_and(|short| float_text::write(short, notation, out)) {
                write!(out, "{value:.0$}", digits as usize)?;
            }
            if text_from(out, start).contains('.') {
                return Ok(());
            }
            out.truncate(start);
        }
        write!(out, "0x{bits:X}")
    }
}

/// Returns the text written to a buffer since offset `start`.
fn text_from(out: &[u8], start: usize) -> &str {
    out.get(start..).and_then(|text| std::str::from_utf8(text).ok()).unwrap_or_default()
}

fn double(value: f64) -> Double {
    Double::from_bits(value.to_bits().into())
}

fn narrow(value: impl FloatConvert<Double>) -> f64 {
    let converted: Double = value.convert(&mut false).value;
    f64::from_bits(converted.to_bits() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(kind: FloatKind, bits: u128) -> String {
        let mut out = Vec::new();
        kind.write(bits, &mut out);
        String::from_utf8(out).unwrap()
    }

    /// The output of LLVM 22's `mlir-opt` for decimal literals.
    #[test]
    fn literals_are_written_as_mlir_does() {
        use FloatKind::*;
        for (kind, literal, expected) in [
            (F32, "1.0", "1.000000e+00"),
            (F32, "0.1", "1.000000e-01"),
            (F32, "123456789.0", "0x4CEB79A3"),
            (F32, "-0.0", "-0.000000e+00"),
            (F32, "1.0e-46", "0.000000e+00"),
            (F32, "1.0e37", "9.99999993E+36"),
            (F32, "340282346638528859811704183484516925440.0", "3.40282347E+38"),
            (F32, "340282356779733661637539395458142568448.0", "0x7F800000"),
            (F64, "0.1", "1.000000e-01"),
            (F64, "1.0e400", "0x7FF0000000000000"),
            (F64, "1.0e-320", "9.999880e-321"),
            (F64, "1.0e300", "1.000000e+300"),
            (F64, "16777217.0", "0x4170000010000000"),
            (F16, "0.1", "9.997550e-02"),
            (BF16, "0.3", "3.007810e-01"),
            (TF32, "0.1", "9.997550e-02"),
            (F80, "0.1", "0.100000000000000005551"),
            (F80, "1.0e-320", "9.99988867182683005413E-321"),
            (F80, "1.0e400", "0x7FFF8000000000000000"),
            (F128, "0.1", "0.100000000000000005551115123125782702"),
            (F8E4M3FN, "0.5", "5.000000e-01"),
            (F8E4M3FN, "464.0", "4.480000e+02"),
            (F8E4M3FN, "465.0", "0x7F"),
            (F8E4M3, "1.0e6", "0x78"),
            (F8E3M4, "1000.0", "0x70"),
            (F8E5M2, "1000.0", "1.024000e+03"),
            (F8E5M2, "1.0e6", "0x7C"),
            (F8E5M2FNUZ, "0.1", "9.375000e-02"),
            (F8E5M2FNUZ, "-0.0", "0.000000e+00"),
            (F8E4M3FNUZ, "247.9", "2.400000e+02"),
            (F8E4M3FNUZ, "248.0", "0x80"),
            (F8E4M3B11FNUZ, "-1.0e-9", "0.000000e+00"),
            (F8E8M0FNU, "0.0", "5.877470e-39"),
            (F8E8M0FNU, "0.001", "9.765620e-04"),
            (F8E8M0FNU, "1.5", "2.000000e+00"),
            (F8E8M0FNU, "3.0", "4.000000e+00"),
            (F8E8M0FNU, "1.0e50", "0xFF"),
            (F4E2M1FN, "0.25", "0.000000e+00"),
            (F4E2M1FN, "0.26", "5.000000e-01"),
            (F4E2M1FN, "100.0", "6.000000e+00"),
            (F6E2M3FN, "-1.0e9", "-7.500000e+00"),
            (F6E3M2FN, "6.0", "6.000000e+00"),
        ] {
            let bits = kind.parse(literal).unwrap();
            assert_eq!(written(kind, bits), expected, "{literal} : {}", kind.keyword());
        }
    }

    /// The output of LLVM 22's `mlir-opt` for bits.
    #[test]
    fn bits_are_written_as_mlir_does() {
        use FloatKind::*;
        for (kind, bits, expected) in [
            (F32, 0x7FC0_0000, "0x7FC00000"),
            (F32, 1, "1.401300e-45"),
            (F32, 0x47C3_5040, "100000.5"),
            (F32, 0x4B80_0001, "0x4B800001"),
            (F64, 0x4_0000_0000, "8.4879831638610893E-314"),
            (F16, 1, "5.960460e-08"),
            (TF32, 0x4D5, "1.420010e-38"),
            (TF32, 0x3_FFFF, "0x3FFFF"),
            (F80, 0x3FFE_A000_0000_0000_0000, "6.250000e-01"),
            (F80, 0x3FFF_0000_0000_0000_0001, "0x7FFF0000000000000001"),
            (
                F128,
                0x3FFB_9999_9999_9999_A000_0000_0000_0000,
                "0.100000000000000005551115123125782702",
            ),
            (F8E8M0FNU, 0x7F, "1.000000e+00"),
            (F8E8M0FNU, 0xFF, "0xFF"),
            (F8E4M3FN, 0x7F, "0x7F"),
            (F8E5M2FNUZ, 0x80, "0x80"),
            (F6E2M3FN, 0x3F, "-7.500000e+00"),
        ] {
            assert_eq!(written(kind, bits), expected, "{bits:#x} : {}", kind.keyword());
        }
    }

    /// `mlir-opt` writes `3.645200e-4951`, `-3.36210314311209350626E-4932` and `1.000000e-01`.
    #[test]
    fn values_beyond_f64_are_in_hexadecimal() {
        use FloatKind::*;
        for (kind, bits) in [
            (F80, 1),
            (F80, 0x8000_8000_0000_0000_0000),
            (F128, 0x3FFB_9999_9999_9999_9999_9999_9999_999A),
        ] {
            assert_eq!(written(kind, bits), format!("0x{bits:X}"), "{}", kind.keyword());
        }
    }

    #[test]
    fn every_value_of_a_narrow_format_reads_back() {
        for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 16) {
            for bits in 0..1u128 << kind.width() {
                let value = kind.to_f64(bits);
                if !value.is_nan() {
                    assert_eq!(kind.from_f64(value), bits, "{} {bits:#x}", kind.keyword());
                }
                let text = written(kind, bits);
                let read = match text.strip_prefix("0x") {
                    Some(digits) => u128::from_str_radix(digits, 16).ok(),
                    None => kind.parse(&text),
                };
                assert_eq!(read, Some(bits), "{} {text}", kind.keyword());
            }
        }
    }

    #[test]
    fn the_fast_path_prints_the_same_as_llvm() {
        let mut state = 1u64;
        let mut short = 0;
        for round in 0..20_000u32 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888);
            let fraction = (state >> 20) & ((1 << 52) - 1) & (u64::MAX << (round % 52));
            let field = 1023 - 40 + u64::from(round) % 100;
            let value = f64::from_bits(fraction | field << 52 | state >> 63 << 63);
            for (notation, expected) in [
                (Notation::Fixed, format!("{:#1$.2$}", double(value), 0, 6)),
                (Notation::Shortest(9), format!("{:.1$}", double(value), 9)),
                (Notation::Shortest(17), format!("{:.1$}", double(value), 17)),
            ] {
                let mut out = Vec::new();
                if float_text::write(value, notation, &mut out) {
                    short += 1;
                    assert_eq!(String::from_utf8(out).unwrap(), expected, "{value}");
                }
            }
        }
        assert!(short > 20_000, "{short}");
    }

    #[test]
    fn an_invalid_literal_has_no_value() {
        for text in ["", "1", ".5", "inf", "nan", "1e5", "+1.0", "1.0e", "1.0.0", "--1.0", "0x1.0"]
        {
            assert_eq!(FloatKind::F32.parse(text), None, "{text}");
        }
    }
}
