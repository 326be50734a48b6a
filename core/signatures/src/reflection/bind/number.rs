//! Numbers: Python's `int()` and `float()`, and the rounding of narrow types.

use super::PyError;
use super::repr::repr;
use super::value::{Array, DType, Elements, Float8, Value};

/// Python's `int(text)`: optional sign, digits, single underscores between digits.
pub(super) fn int_of_str(text: &str) -> Result<i128, PyError> {
    let refused =
        || PyError::value(format!("invalid literal for int() with base 10: {}", quoted(text)));
    let digits = without_underscores(text.trim()).ok_or_else(refused)?;
    digits.parse().map_err(|_| refused())
}

/// Python's `float(text)`.
pub(super) fn float_of_str(text: &str) -> Result<f64, PyError> {
    let refused = || PyError::value(format!("could not convert string to float: {}", quoted(text)));
    let digits = without_underscores(text.trim()).ok_or_else(refused)?;
    digits.parse().map_err(|_| refused())
}

fn quoted(text: &str) -> String {
    repr(&Value::Str(text.to_owned()))
}

/// The text without underscores between digits; `None` if one occurs elsewhere.
fn without_underscores(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let digit = |index: Option<usize>| {
        index.and_then(|index| bytes.get(index)).is_some_and(u8::is_ascii_digit)
    };
    let placed = bytes.iter().enumerate().all(|(index, byte)| {
        *byte != b'_' || (digit(index.checked_sub(1)) && digit(Some(index + 1)))
    });
    placed.then(|| text.replace('_', ""))
}

/// The element of an array of rank 0, which numpy treats as a number; since numpy 2.4 arrays of other ranks are
/// refused, even with one element.
fn only_element(array: &Array) -> Option<Value> {
    array.shape.is_empty().then(|| array.element(0)).flatten()
}

/// The real part of a complex scalar: all that numpy passes on of it, with a warning. An array of
/// one has none to pass on.
fn real_part(value: &Value) -> Option<f64> {
    match value {
        Value::Scalar(Array { elements: Elements::Complex(parts), .. }) => {
            parts.first().map(|[real, _]| *real)
        }
        _ => None,
    }
}

/// Casts like nanobind to a C++ integer: accepts any type with `int()`, but no `float` (a `numpy.float64` is one).
/// `None` for anything that is not `int()` of one object.
pub(super) fn cast_int(value: &Value) -> Option<i128> {
    match value {
        Value::Bool(value) => Some(i128::from(*value)),
        Value::Int(value) => Some(*value),
        Value::Str(text) => int_of_str(text).ok(),
        Value::Scalar(array) if array.dtype == DType::Float(64) => None,
        Value::Scalar(array) | Value::NdArray(array) => match only_element(array)? {
            Value::Float(value) => truncated(value),
            Value::Scalar(_) | Value::NdArray(_) => truncated(real_part(value)?),
            other => cast_int(&other),
        },
        _ => None,
    }
}

/// Casts like nanobind to a C++ double: accepts any type with `float()` except `str`.
pub(super) fn cast_float(value: &Value) -> Option<f64> {
    match value {
        Value::Bool(value) => Some(f64::from(u8::from(*value))),
        Value::Int(value) => Some(*value as f64),
        Value::Float(value) => Some(*value),
        Value::Scalar(array) | Value::NdArray(array) => match only_element(array)? {
            Value::Scalar(_) | Value::NdArray(_) => real_part(value),
            // A scalar is a text itself; an array of rank 0 is converted by its `float()`.
            Value::Str(text) if matches!(value, Value::NdArray(_)) => float_of_str(&text).ok(),
            Value::Str(_) => None,
            other => cast_float(&other),
        },
        _ => None,
    }
}

/// The integer towards zero; `None` if it is too large or NaN.
fn truncated(value: f64) -> Option<i128> {
    let whole = value.trunc();
    (whole.abs() < 1e38).then_some(whole as i128)
}

/// Python's `int(float)`.
pub(super) fn int_of_float(value: f64) -> Result<i128, PyError> {
    if value.is_nan() {
        return Err(PyError::value("cannot convert float NaN to integer"));
    }
    if value.is_infinite() {
        return Err(PyError::new("OverflowError", "cannot convert float infinity to integer"));
    }
    Ok(truncated(value).unwrap_or(if value > 0.0 { i128::MAX } else { i128::MIN }))
}

/// Whether an integer is one of the values of a type.
pub(super) fn in_range(value: i128, dtype: DType) -> bool {
    match dtype {
        DType::Int(width) => wrapped(value, dtype) == value && width <= 64,
        DType::UInt(width) => wrapped(value, dtype) == value && width <= 64,
        _ => true,
    }
}

/// The integer of a type with the same low bits, as C's conversions have it.
pub(super) fn wrapped(value: i128, dtype: DType) -> i128 {
    match dtype {
        DType::Int(8) => i128::from(value as i8),
        DType::Int(16) => i128::from(value as i16),
        DType::Int(32) => i128::from(value as i32),
        DType::Int(_) => i128::from(value as i64),
        DType::UInt(8) => i128::from(value as u8),
        DType::UInt(16) => i128::from(value as u16),
        DType::UInt(32) => i128::from(value as u32),
        DType::UInt(_) => i128::from(value as u64),
        _ => value,
    }
}

/// Converts a float to an integer type like numpy on x86: towards zero, through a 32-bit or 64-bit register. Values
/// that do not fit become its smallest value.
pub(super) fn float_to_int(value: f64, dtype: DType) -> i128 {
    let narrow = matches!(dtype, DType::Int(8 | 16 | 32) | DType::UInt(8 | 16));
    let (low, high) = if narrow {
        (-2_147_483_648.0, 2_147_483_648.0)
    } else {
        (-9_223_372_036_854_775_808.0, 9_223_372_036_854_775_808.0)
    };
    if dtype == DType::UInt(64) && value >= high && value < 2.0 * high {
        return value as i128;
    }
    let whole = value.trunc();
    // NaN is in no range either.
    let register = if whole >= low && whole < high { whole } else { low };
    wrapped(register as i128, dtype)
}

/// A float rounded to one of the values of a floating-point type, to nearest, ties to even.
pub(super) fn rounded(value: f64, dtype: DType) -> f64 {
    match dtype {
        DType::Float(16) => narrow(value, 11, -14, 15),
        DType::BFloat16 => narrow(value, 8, -126, 127),
        DType::Float8(kind) => narrow_to_eight_bits(value, kind),
        DType::Float(32) | DType::Complex(64) => f64::from(value as f32),
        _ => value,
    }
}

/// Rounds to `precision` bits with exponents from `min` to `max`.
fn narrow(value: f64, precision: i32, min: i32, max: i32) -> f64 {
    if !value.is_finite() || value == 0.0 {
        return value;
    }
    let biased = (value.to_bits() >> 52 & 0x7ff) as i32;
    let exponent = (biased - 1023).max(min);
    let quantum = f64::powi(2.0, exponent - (precision - 1));
    let result = (value / quantum).round_ties_even() * quantum;
    let largest = (2.0 - f64::powi(2.0, 1 - precision)) * f64::powi(2.0, max);
    if result.abs() > largest { f64::INFINITY.copysign(value) } else { result }
}

/// Rounds to an eight-bit float; types without infinity have NaN for large values.
fn narrow_to_eight_bits(value: f64, kind: Float8) -> f64 {
    let (precision, min, largest) = match kind {
        Float8::E5M2 => return narrow(value, 3, -14, 15),
        Float8::E4M3Fn => (4, -6, 448.0),
        Float8::E5M2Fnuz => (3, -15, 57_344.0),
        Float8::E4M3Fnuz => (4, -7, 240.0),
    };
    let result = narrow(value, precision, min, 1000);
    if result.abs() > largest { f64::NAN } else { result }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_floats_round_to_nearest_even() {
        let half = |value| rounded(value, DType::Float(16));
        assert_eq!(half(0.1), 0.0999755859375);
        assert_eq!(half(65519.0), 65504.0);
        assert_eq!(half(65520.0), f64::INFINITY);
        assert_eq!(half(f64::powi(2.0, -25)), 0.0, "a tie goes to even");
        assert_eq!(half(f64::powi(2.0, -24)), f64::powi(2.0, -24), "the smallest subnormal");
        assert_eq!(half(1.0 + f64::powi(2.0, -11)), 1.0);
        assert_eq!(rounded(1.00390625, DType::BFloat16), 1.0);
        assert_eq!(rounded(3.3895e38, DType::BFloat16), 3.3895313892515355e38);
        assert_eq!(rounded(1e300, DType::Float(32)), f64::INFINITY);
        let eight = |value, kind| rounded(value, DType::Float8(kind));
        assert_eq!(eight(0.3, Float8::E4M3Fn), 0.3125);
        assert_eq!(eight(464.0, Float8::E4M3Fn), 448.0, "a tie goes to even");
        assert!(eight(465.0, Float8::E4M3Fn).is_nan());
        assert_eq!(eight(1e9, Float8::E5M2), f64::INFINITY);
        assert_eq!(eight(0.001, Float8::E4M3Fn), f64::powi(2.0, -9), "the smallest subnormal");
        assert!(eight(f64::INFINITY, Float8::E4M3Fnuz).is_nan());
    }

    #[test]
    fn floats_become_integers_as_on_x86() {
        assert_eq!(float_to_int(-1.9, DType::Int(32)), -1);
        assert_eq!(float_to_int(f64::NAN, DType::Int(32)), i128::from(i32::MIN));
        assert_eq!(float_to_int(1e30, DType::Int(64)), i128::from(i64::MIN));
        assert_eq!(float_to_int(300.0, DType::Int(8)), 44);
        assert_eq!(float_to_int(-1.0, DType::UInt(8)), 255);
    }

    #[test]
    fn strings_become_numbers_as_in_python() {
        assert_eq!(int_of_str(" +1_0 "), Ok(10));
        for bad in ["", "1__0", "_1", "1_", "1.0", "x", "0x10"] {
            assert!(int_of_str(bad).is_err(), "{bad}");
        }
        assert_eq!(float_of_str("1_0.5"), Ok(10.5));
        assert!(float_of_str("NaN").is_ok_and(f64::is_nan));
        assert!(float_of_str("1e").is_err());
    }
}
