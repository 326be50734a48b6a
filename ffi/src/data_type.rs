//! Data types and devices, in the layout of DLPack, which TVM and DGL share.

use crate::Error;
use std::fmt;
use std::str::FromStr;

/// The type of the elements of an array: `float32`, `int8x4` (`DLDataType`).
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataType {
    /// The interpretation of the bits: one of the constants of this type.
    pub code: u8,
    /// Bits of a lane.
    pub bits: u8,
    /// Lanes of a vector; 1 for a scalar.
    pub lanes: u16,
}

impl DataType {
    /// Integers with a sign.
    pub const INT: u8 = 0;
    /// Integers without a sign; with one bit, `bool`.
    pub const UINT: u8 = 1;
    /// IEEE 754 floats.
    pub const FLOAT: u8 = 2;
    /// Opaque handles.
    pub const HANDLE: u8 = 3;
    /// The 16-bit "brain" floats.
    pub const BFLOAT: u8 = 4;

    /// The names of codes, in texts.
    const NAMES: [(&'static str, u8); 5] = [
        ("int", DataType::INT),
        ("uint", DataType::UINT),
        ("float", DataType::FLOAT),
        ("handle", DataType::HANDLE),
        ("bfloat", DataType::BFLOAT),
    ];

    /// A scalar type.
    #[must_use]
    pub const fn scalar(code: u8, bits: u8) -> DataType {
        DataType { code, bits, lanes: 1 }
    }
}

impl fmt::Display for DataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match DataType::NAMES.iter().find(|(_, code)| *code == self.code) {
            Some(("uint", _)) if self.bits == 1 => f.write_str("bool")?,
            Some(("handle", _)) => f.write_str("handle")?,
            Some((name, _)) => write!(f, "{name}{}", self.bits)?,
            None => write!(f, "custom[{}]{}", self.code, self.bits)?,
        }
        if self.lanes != 1 {
            write!(f, "x{}", self.lanes)?;
        }
        Ok(())
    }
}

impl FromStr for DataType {
    type Err = Error;

    /// Reads what [`Display`](fmt::Display) writes. A number of bits that is left out is 32, or 64
    /// for a handle.
    fn from_str(text: &str) -> Result<DataType, Error> {
        let wrong = || Error::value_error(format!("no data type is named '{text}'"));
        let (name, lanes) = match text.split_once('x') {
            Some((name, lanes)) => (name, lanes.parse().map_err(|_| wrong())?),
            None => (text, 1),
        };
        if name == "bool" {
            return Ok(DataType { code: DataType::UINT, bits: 1, lanes });
        }
        let digits = name.find(|character: char| character.is_ascii_digit());
        let (name, bits) = name.split_at(digits.unwrap_or(name.len()));
        let known = DataType::NAMES.iter().find(|(known, _)| *known == name);
        let code = known.ok_or_else(wrong)?.1;
        let bits = match bits {
            "" if code == DataType::HANDLE => 64,
            "" => 32,
            bits => bits.parse().map_err(|_| wrong())?,
        };
        Ok(DataType { code, bits, lanes })
    }
}

/// A device (`DLDevice`, in DGL `DGLContext`): `cpu(0)` is kind 1, index 0.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Device {
    /// The kind: 1 is a processor, 2 a CUDA device; DLPack has the list.
    pub device_type: i32,
    /// The index, counted from 0.
    pub device_id: i32,
}

/// A pointer whose meaning only its creator knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Handle(usize);

impl Handle {
    /// The null pointer.
    pub const NULL: Handle = Handle(0);

    /// A handle for a pointer.
    #[must_use]
    pub fn new<T>(pointer: *mut T) -> Handle {
        Handle(pointer.expose_provenance())
    }

    /// The pointer.
    #[must_use]
    pub fn as_ptr<T>(self) -> *mut T {
        std::ptr::with_exposed_provenance_mut(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_types_survive_a_round_trip() {
        for text in
            ["int32", "uint8", "float64", "float32x4", "bfloat16", "bool", "handle", "boolx8"]
        {
            assert_eq!(text.parse::<DataType>().unwrap().to_string(), text);
        }
        assert_eq!("int".parse::<DataType>().unwrap(), DataType::scalar(DataType::INT, 32));
        for wrong in ["", "int32x", "int999", "float32x4x4", "complex64", "int-8", "x4", "32"] {
            assert_eq!(wrong.parse::<DataType>().unwrap_err().kind(), "ValueError", "{wrong}");
        }
    }
}
