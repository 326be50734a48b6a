//! The entry points for the exception that is the last error of a thread.

use super::{python, state};
use std::ffi::c_void;

/// `APISetLastPythonError`.
///
/// # Safety
/// The object is null, or one of Python's and alive.
pub(super) unsafe fn set_exception(object: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    state::set_error(unsafe { python::error_of(object) });
}

/// `GetLastPythonError`: the exception of the last error, or null.
pub(super) fn exception() -> *mut c_void {
    let object = state::with_error(|error| python::exception_of(error?));
    object.flatten().unwrap_or(std::ptr::null_mut())
}

/// `DropLastPythonError`.
pub(super) fn drop_exception() {
    if !exception().is_null() {
        state::clear_error();
    }
}
