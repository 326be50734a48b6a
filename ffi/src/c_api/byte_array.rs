//! Bytes in C.

use crate::Error;
use std::ffi::c_char;

/// Bytes with their number (`TVMByteArray`, `DGLByteArray`, `TVMFFIByteArray`).
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct ByteArray {
    /// The first byte.
    pub data: *const c_char,
    /// The number of bytes.
    pub size: usize,
}

impl ByteArray {
    /// The bytes of a slice, which must outlive it.
    #[must_use]
    pub fn new(bytes: &[u8]) -> ByteArray {
        ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
    }

    /// The bytes.
    ///
    /// # Errors
    /// If the number cannot be right: bytes at a null pointer, or more than memory can have.
    ///
    /// # Safety
    /// They are valid and stay unchanged for `'a`.
    pub(crate) unsafe fn slice<'a>(self) -> Result<&'a [u8], Error> {
        if self.size == 0 {
            return Ok(&[]);
        }
        if self.data.is_null() {
            let size = self.size;
            return Err(Error::value_error(format!("{size} bytes are at a null pointer")));
        }
        if isize::try_from(self.size).is_err() {
            return Err(Error::value_error(format!("{} bytes are too many", self.size)));
        }
        // SAFETY: guaranteed by the caller.
        Ok(unsafe { std::slice::from_raw_parts(self.data.cast(), self.size) })
    }
}
