//! The numbers of JSON.

/// The value of a number.
///
/// A number without fraction and exponent is an integer if it fits one; larger ones and `-0`
/// are doubles, as with `serde_json`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// A negative integer.
    Negative(i64),
    /// An integer that is not negative.
    Unsigned(u64),
    /// Any other number; infinite if the text is too large for a double.
    Float(f64),
}

impl Number {
    /// The value as a double, rounded if an integer has more than 53 bits.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        match self {
            Number::Negative(value) => value as f64,
            Number::Unsigned(value) => value as f64,
            Number::Float(value) => value,
        }
    }
}

/// The length of the number at the beginning of `text`, and whether it is written as an integer.
pub(super) struct Scanned {
    /// The number of bytes that belong to the number; 0 if it is malformed.
    pub(super) len: usize,
    /// Whether there is neither fraction nor exponent.
    pub(super) integer: bool,
}

/// Finds the end of a number by JSON's grammar: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE][+-]?[0-9]+)?`.
pub(super) fn scan(text: &[u8]) -> Option<Scanned> {
    let byte = |at: usize| text.get(at).copied().unwrap_or(b' ');
    let digits = |mut at: usize| {
        while byte(at).is_ascii_digit() {
            at += 1;
        }
        at
    };
    let mut at = usize::from(byte(0) == b'-');
    let whole = at;
    at = digits(at);
    if at == whole || (byte(whole) == b'0' && at > whole + 1) {
        return None;
    }
    let mut integer = true;
    if byte(at) == b'.' {
        integer = false;
        let fraction = at + 1;
        at = digits(fraction);
        if at == fraction {
            return None;
        }
    }
    if matches!(byte(at), b'e' | b'E') {
        integer = false;
        let exponent = at + 1 + usize::from(matches!(byte(at + 1), b'+' | b'-'));
        at = digits(exponent);
        if at == exponent {
            return None;
        }
    }
    Some(Scanned { len: at, integer })
}

/// The value of a text that is wholly a number.
pub(super) fn parse(text: &[u8]) -> Option<Number> {
    let scanned = scan(text)?;
    if scanned.len != text.len() {
        return None;
    }
    let text = std::str::from_utf8(text).ok()?;
    if scanned.integer {
        if let Some(magnitude) = text.strip_prefix('-') {
            // `-0` has no integer of its own: it stays a double, so that its sign survives.
            if magnitude != "0"
                && let Ok(value) = text.parse()
            {
                return Some(Number::Negative(value));
            }
        } else if let Ok(value) = text.parse() {
            return Some(Number::Unsigned(value));
        }
    }
    text.parse().ok().map(Number::Float)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_is_that_of_json() {
        for good in ["0", "-0", "12", "-1.5", "1e9", "1E+9", "0.25e-3"] {
            assert_eq!(scan(good.as_bytes()).map(|s| s.len), Some(good.len()), "{good}");
        }
        for bad in ["", "-", "01", "-01", "1.", ".5", "1e", "1e+", "+1"] {
            assert!(scan(bad.as_bytes()).is_none(), "{bad}");
        }
    }

    #[test]
    fn integers_stay_integers_while_they_fit() {
        assert_eq!(parse(b"18446744073709551615"), Some(Number::Unsigned(u64::MAX)));
        assert_eq!(parse(b"-9223372036854775808"), Some(Number::Negative(i64::MIN)));
        assert_eq!(parse(b"18446744073709551616"), Some(Number::Float(18446744073709551616.0)));
        assert!(matches!(parse(b"-0"), Some(Number::Float(zero)) if zero.is_sign_negative()));
        assert_eq!(parse(b"1e999"), Some(Number::Float(f64::INFINITY)));
        assert_eq!(parse(b"1x"), None);
    }
}
