//! The element types of the raw function ABI.

use std::fmt;

/// An element type, with the code that the raw function ABI writes for it (field `t`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum ScalarType {
    /// IEEE 754 binary32: code 0, which is the default if the field is missing.
    #[default]
    Float32 = 0,
    /// IEEE 754 binary16: code 1.
    Float16 = 1,
    /// IEEE 754 binary64: code 2.
    Float64 = 2,
    /// The upper half of a binary32: code 3.
    BFloat16 = 3,
    /// Code 4.
    SInt8 = 4,
    /// Code 5.
    SInt16 = 5,
    /// Code 6.
    SInt32 = 6,
    /// Code 7.
    SInt64 = 7,
    /// Code 8.
    UInt8 = 8,
    /// Code 9.
    UInt16 = 9,
    /// Code 10.
    UInt32 = 10,
    /// Code 11.
    UInt64 = 11,
}

/// The types with their names and their sizes in bytes, in the order of the codes.
const TABLE: [(ScalarType, &str, u32); 12] = [
    (ScalarType::Float32, "float32", 4),
    (ScalarType::Float16, "float16", 2),
    (ScalarType::Float64, "float64", 8),
    (ScalarType::BFloat16, "bfloat16", 2),
    (ScalarType::SInt8, "sint8", 1),
    (ScalarType::SInt16, "sint16", 2),
    (ScalarType::SInt32, "sint32", 4),
    (ScalarType::SInt64, "sint64", 8),
    (ScalarType::UInt8, "uint8", 1),
    (ScalarType::UInt16, "uint16", 2),
    (ScalarType::UInt32, "uint32", 4),
    (ScalarType::UInt64, "uint64", 8),
];

impl ScalarType {
    /// All types, in the order of their codes.
    pub fn all() -> impl Iterator<Item = ScalarType> {
        TABLE.iter().map(|(scalar, ..)| *scalar)
    }

    /// The type with a code; `None` for codes below 0 and above 11.
    #[must_use]
    pub fn from_code(code: i32) -> Option<ScalarType> {
        TABLE.get(usize::try_from(code).ok()?).map(|(scalar, ..)| *scalar)
    }

    /// The code.
    #[must_use]
    pub fn code(self) -> i32 {
        self as i32
    }

    /// The name in the text of a raw signature, such as `sint32`.
    #[must_use]
    pub fn name(self) -> &'static str {
        TABLE.get(self as usize).map_or("", |(_, name, _)| name)
    }

    /// The size of an element in bytes.
    #[must_use]
    pub fn size(self) -> u32 {
        TABLE.get(self as usize).map_or(0, |(.., size)| *size)
    }
}

impl fmt::Display for ScalarType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_codes() {
        for (code, scalar) in ScalarType::all().enumerate() {
            assert_eq!(scalar.code() as usize, code);
            assert_eq!(ScalarType::from_code(code as i32), Some(scalar));
            let digits: String = scalar.name().chars().filter(char::is_ascii_digit).collect();
            assert_eq!(scalar.size() * 8, digits.parse::<u32>().unwrap());
        }
        assert_eq!(ScalarType::from_code(-1), None);
        assert_eq!(ScalarType::from_code(12), None);
    }
}
