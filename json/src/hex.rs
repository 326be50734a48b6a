//! Bytes as hexadecimal text, for invalid UTF-8.

use std::fmt::Write as _;

/// The bytes as lower-case hexadecimal digits, two for each.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// The bytes of hexadecimal digits; `None` for other text, or an odd number of digits.
#[must_use]
pub fn from_hex(hex: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    if !hex.len().is_multiple_of(2) {
        return None;
    }
    let pair = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(*high)? * 16 + digit(*low)?).ok(),
        _ => None,
    };
    hex.as_bytes().chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_survives_a_round_trip() {
        let bytes = [0, 1, 0x7f, 0xff];
        assert_eq!(to_hex(&bytes), "00017fff");
        assert_eq!(from_hex("00017fFF").unwrap(), bytes);
        for wrong in ["0", "0g", "é", "+1", " 00"] {
            assert_eq!(from_hex(wrong), None, "{wrong}");
        }
    }
}
