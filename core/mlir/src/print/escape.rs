//! Strings, keywords and symbol names.

use abide_source::text::is_name_byte;
use std::io::Write;

/// Writes text between the quotes of a string: bytes that are not printable ASCII as `\HH`.
pub(super) fn write_escaped(text: &[u8], out: &mut Vec<u8>) {
    for byte in text {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b' '..=b'~' if *byte != b'"' => out.push(*byte),
            // Writing to a vector does not fail.
            _ => drop(write!(out, "\\{byte:02X}")),
        }
    }
}

/// Writes text as a string with its quotes.
pub fn write_string(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    write_escaped(text, out);
    out.push(b'"');
}

/// Whether text needs no quotes as a keyword or string.
pub fn is_bare_identifier(text: &[u8]) -> bool {
    let Some((first, rest)) = text.split_first() else { return false };
    (first.is_ascii_alphabetic() || *first == b'_') && rest.iter().all(|byte| is_name_byte(*byte))
}

/// Writes text without quotes where that reads back, else as a string.
pub fn write_keyword_or_string(text: &[u8], out: &mut Vec<u8>) {
    if is_bare_identifier(text) {
        out.extend_from_slice(text);
    } else {
        write_string(text, out);
    }
}

/// Writes a number in decimal.
pub(super) fn write_number(number: impl itoa::Number, out: &mut Vec<u8>) {
    number.write(out);
}

/// Decimal digits without the machinery of `std::fmt`, which is slow in dense literals.
mod itoa {
    /// A number that can be written in decimal.
    pub(in crate::print) trait Number {
        fn write(self, out: &mut Vec<u8>);
    }

    impl Number for u64 {
        fn write(mut self, out: &mut Vec<u8>) {
            let mut digits = [0u8; 20];
            let mut count = 0;
            for place in digits.iter_mut().rev() {
                *place = b'0' + (self % 10) as u8;
                self /= 10;
                count += 1;
                if self == 0 {
                    break;
                }
            }
            out.extend_from_slice(digits.get(digits.len() - count..).unwrap_or_default());
        }
    }

    impl Number for i64 {
        fn write(self, out: &mut Vec<u8>) {
            if self < 0 {
                out.push(b'-');
            }
            self.unsigned_abs().write(out);
        }
    }

    impl Number for u32 {
        fn write(self, out: &mut Vec<u8>) {
            u64::from(self).write(out);
        }
    }

    impl Number for usize {
        fn write(self, out: &mut Vec<u8>) {
            (self as u64).write(out);
        }
    }
}
