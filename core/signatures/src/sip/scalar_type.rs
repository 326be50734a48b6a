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

/// The facts about an element type.
struct Row {
    scalar: ScalarType,
    name: &'static str,
    /// In bytes.
    size: u32,
    /// The format character of Python's `struct` module and buffer protocol.
    python: Option<char>,
}

const fn row(scalar: ScalarType, name: &'static str, size: u32, python: Option<char>) -> Row {
    Row { scalar, name, size, python }
}

/// In the order of the codes.
const TABLE: [Row; 12] = [
    row(ScalarType::Float32, "float32", 4, Some('f')),
    row(ScalarType::Float16, "float16", 2, None),
    row(ScalarType::Float64, "float64", 8, Some('d')),
    row(ScalarType::BFloat16, "bfloat16", 2, None),
    row(ScalarType::SInt8, "sint8", 1, Some('b')),
    row(ScalarType::SInt16, "sint16", 2, Some('h')),
    row(ScalarType::SInt32, "sint32", 4, Some('i')),
    row(ScalarType::SInt64, "sint64", 8, Some('q')),
    row(ScalarType::UInt8, "uint8", 1, Some('c')),
    row(ScalarType::UInt16, "uint16", 2, Some('H')),
    row(ScalarType::UInt32, "uint32", 4, Some('I')),
    row(ScalarType::UInt64, "uint64", 8, Some('Q')),
];

impl ScalarType {
    /// All types, in the order of their codes.
    pub fn all() -> impl Iterator<Item = ScalarType> {
        TABLE.iter().map(|row| row.scalar)
    }

    /// The type with a code; `None` for codes below 0 and above 11.
    #[must_use]
    pub fn from_code(code: i32) -> Option<ScalarType> {
        TABLE.get(usize::try_from(code).ok()?).map(|row| row.scalar)
    }

    /// The code.
    #[must_use]
    pub fn code(self) -> i32 {
        self as i32
    }

    fn row(self) -> Option<&'static Row> {
        TABLE.get(self as usize)
    }

    /// The name in the text of a raw signature, such as `sint32`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.name)
    }

    /// The type with a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<ScalarType> {
        TABLE.iter().find(|row| row.name == name).map(|row| row.scalar)
    }

    /// The size of an element in bytes.
    #[must_use]
    pub fn size(self) -> u32 {
        self.row().map_or(0, |row| row.size)
    }

    /// The type's format character in the Python binding of the C++ reference; `None` if it accepts any.
    #[must_use]
    pub fn python_format(self) -> Option<char> {
        self.row().and_then(|row| row.python)
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
            assert_eq!(ScalarType::from_name(scalar.name()), Some(scalar));
            let digits: String = scalar.name().chars().filter(char::is_ascii_digit).collect();
            assert_eq!(scalar.size() * 8, digits.parse::<u32>().unwrap());
        }
        assert_eq!(ScalarType::from_code(-1), None);
        assert_eq!(ScalarType::from_code(12), None);
    }
}
