//! The pointers of callers.

use crate::Error;
use std::ffi::{CStr, c_char};

/// The target of a caller's pointer.
///
/// # Safety
/// It is null, or valid and exclusive for `'a`.
pub(super) unsafe fn required<'a, T>(pointer: *mut T, what: &str) -> Result<&'a mut T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointer.as_mut() }.ok_or_else(|| Error::value_error(format!("{what} is null")))
}

/// The same for objects that other threads may read meanwhile, such as a function.
///
/// # Safety
/// It is null, or valid for `'a`.
pub(super) unsafe fn shared<'a, T>(pointer: *const T, what: &str) -> Result<&'a T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointer.as_ref() }.ok_or_else(|| Error::value_error(format!("{what} is null")))
}

/// The text at a caller's pointer.
///
/// # Safety
/// It is null, or points to bytes that end with a 0 and stay unchanged for `'a`.
pub(super) unsafe fn text<'a>(pointer: *const c_char, what: &str) -> Result<&'a str, Error> {
    if pointer.is_null() {
        return Err(Error::value_error(format!("{what} is null")));
    }
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { CStr::from_ptr(pointer) }.to_bytes();
    std::str::from_utf8(bytes).map_err(|_| Error::value_error(format!("{what} is not UTF-8")))
}
