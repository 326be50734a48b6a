//! Errors on their way to and from `libtvm_ffi`.

use super::api::{Api, HEADER, Object};
use super::reference::Reference;
use crate::Error;
use crate::c_api::ByteArray;
use std::ffi::{CString, c_int};

/// An error of `libtvm_ffi`.
pub(super) enum Raised {
    /// The error itself.
    Error(Reference),
    /// The front end has set its own error.
    FrontEnd,
}

/// Passes an error to `libtvm_ffi`, and returns the call's status.
pub(super) fn raise(error: &Error) -> c_int {
    let Ok(api) = Api::get() else { return -1 };
    match error.origin::<Raised>() {
        // SAFETY: the object is an error, which is alive and which the callee counts itself.
        Some(Raised::Error(object)) => unsafe { (api.error_set_raised)(object.as_ptr()) },
        Some(Raised::FrontEnd) => return -2,
        None => {
            let kind = if error.kind().is_empty() { "RuntimeError" } else { error.kind() };
            let text = |text: &str| CString::new(text.replace('\0', "\\0")).unwrap_or_default();
            let (kind, message) = (text(kind), text(error.message()));
            // SAFETY: both are texts, which are copied.
            unsafe { (api.error_set_raised_from_c_str)(kind.as_ptr(), message.as_ptr()) };
        }
    }
    -1
}

/// The error that `libtvm_ffi` keeps.
pub(super) fn raised(api: &'static Api) -> Error {
    let mut object: Object = std::ptr::null_mut();
    // SAFETY: the place may be written to.
    unsafe { (api.error_move_from_raised)(&raw mut object) };
    if object.is_null() {
        return Error::new("RuntimeError", "a function of the front end failed and said no error");
    }
    // SAFETY: the error is ours, for it was moved.
    let reference = unsafe { Reference::owned(api, object) };
    let text = |position: usize| {
        // SAFETY: the kind and the message of an error follow its header.
        let bytes = unsafe {
            let arrays = object.byte_add(HEADER).cast::<ByteArray>();
            (*arrays.add(position)).slice()
        };
        String::from_utf8_lossy(bytes.unwrap_or_default()).into_owned()
    };
    Error::new(text(0), text(1)).with_origin(Raised::Error(reference))
}
