//! The state of each thread between two calls: the last error, the last text or bytes that a function returned, and
//! the last list of names.

use super::byte_array::ByteArray;
use super::python;
use crate::Error;
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::mem::forget;

#[derive(Default)]
struct Last {
    text: CString,
    error: Option<Error>,
}

struct Returned {
    /// The bytes, followed by a 0.
    bytes: Vec<u8>,
    array: ByteArray,
}

#[derive(Default)]
struct Names {
    /// The targets of the pointers.
    texts: Vec<CString>,
    pointers: Vec<*const c_char>,
}

/// If an error is still present, the thread has ended.
impl Drop for Last {
    fn drop(&mut self) {
        // The interpreter that an exception belongs to may have ended, too.
        forget(self.error.take_if(|error| python::exception_of(error).is_some()));
    }
}

thread_local! {
    static LAST: RefCell<Last> = RefCell::default();
    static RETURNED: RefCell<Returned> = const {
        RefCell::new(Returned {
            bytes: Vec::new(),
            array: ByteArray { data: std::ptr::null(), size: 0 },
        })
    };
    static NAMES: RefCell<Names> = RefCell::default();
}

/// The error of a thread that is ending.
fn ending<T>(_: T) -> Error {
    Error::internal("the thread is ending")
}

/// A text for C: a 0 within it is spelled out.
fn c_string(text: String) -> CString {
    CString::new(text).unwrap_or_else(|error| {
        let text = String::from_utf8_lossy(&error.into_vec()).replace('\0', "\\0");
        CString::new(text).unwrap_or_default()
    })
}

/// Makes an error the last one of this thread.
pub(super) fn set_error(error: Error) {
    replace_last(Last { text: c_string(error.to_string()), error: Some(error) });
}

/// The text of the last error, empty without one. It stays until the next error.
pub(super) fn error_text() -> *const c_char {
    LAST.try_with(|last| last.borrow().text.as_ptr()).unwrap_or(c"".as_ptr())
}

/// Takes the last error.
pub(super) fn take_error() -> Option<Error> {
    LAST.try_with(|last| last.borrow_mut().error.take()).ok().flatten()
}

/// Passes the last error to a function.
pub(super) fn with_error<T>(look: impl FnOnce(Option<&Error>) -> T) -> Option<T> {
    LAST.try_with(|last| look(last.borrow().error.as_ref())).ok()
}

/// Drops the last error; its text stays readable. Dropping it may run code of a front end, so nothing is
/// borrowed then.
pub(super) fn clear_error() {
    drop(take_error());
}

fn replace_last(new: Last) {
    clear_error();
    // A thread that is ending does not need the error.
    let _ = LAST.try_with(|last| *last.borrow_mut() = new);
}

/// Keeps bytes until the next call of this thread that returns text or bytes.
pub(super) fn return_bytes(mut bytes: Vec<u8>) -> Result<*const ByteArray, Error> {
    bytes.push(0);
    let set = |returned: &RefCell<Returned>| {
        let mut returned = returned.borrow_mut();
        returned.bytes = bytes;
        returned.array = ByteArray::new(&returned.bytes);
        returned.array.size -= 1;
        &raw const returned.array
    };
    RETURNED.try_with(set).map_err(ending)
}

/// Keeps a text as [`return_bytes`] does.
///
/// # Errors
/// If there is a 0 in it: C would take that for its end.
pub(super) fn return_text(text: String) -> Result<*const c_char, Error> {
    if text.as_bytes().contains(&0) {
        let message = "the result is a text with a NUL character, which C has no form for";
        return Err(Error::value_error(message));
    }
    return_bytes(text.into_bytes())?;
    RETURNED.try_with(|returned| returned.borrow().array.data).map_err(ending)
}

/// Keeps a list of names until the next one of this thread.
pub(super) fn set_names(names: Vec<String>) -> Result<(*mut *const c_char, usize), Error> {
    let texts: Vec<CString> = names.into_iter().map(c_string).collect();
    let pointers = texts.iter().map(|text| text.as_ptr()).collect();
    let set = |kept: &RefCell<Names>| {
        let mut kept = kept.borrow_mut();
        *kept = Names { texts, pointers };
        (kept.pointers.as_mut_ptr(), kept.texts.len())
    };
    NAMES.try_with(set).map_err(ending)
}
