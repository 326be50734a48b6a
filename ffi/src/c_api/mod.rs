//! The C ABI: what TVM's and DGL's front ends call, and this package's own.
//!
//! A value crosses as eight bytes, [`Value`], and a code beside them that says which of the union's
//! members counts ([`code`]). Functions are handles; the result of a function in C is 0, or -1 with a
//! text that `TVMGetLastError` has. `include/abide.h` is the same in C, and is made of the table in
//! `exports.rs`.
//!
//! The same functions have three prefixes, because the front ends differ in a few things
//! ([`Dialect`]):
//!
//! | | `TVM` | `DGL` | `Abide` |
//! |---|---|---|---|
//! | truth values | an integer, until the front end has sent a truth value itself (TVM 0.19) | an integer | a truth value |
//! | data types that are returned | their text | their text | a data type |
//! | `CbArgToReturn` takes the code | by pointer | by value | by pointer |
//!
//! No panic leaves an entry point, no lock is held while foreign code runs, and no finalizer of a
//! front end runs within a call that registers or removes.

mod callback;
mod exports;
#[cfg(test)]
mod header;
mod invoke;
mod python;
mod state;
mod stubs;
mod values;

pub use callback::{PackedCFunc, PackedCFuncFinalizer};
pub use exports::*;
pub use values::{ByteArray, Dialect, Value, code};

use crate::packed_func::catch;
use crate::{Error, Registry};
use std::ffi::{CStr, c_char, c_int};
use std::mem::forget;

/// Success.
const OK: c_int = 0;
/// Failure; the text is the last error of the thread.
const FAILED: c_int = -1;
/// Failure; the front end has set its own error already (TVM's compiled Python core).
const FRONT_END_FAILED: c_int = -2;

/// The error of a front end that said -2.
struct FrontEndFailed;

/// Runs an entry point: its error and its panic become the last error of the thread.
fn guard(run: impl FnOnce() -> Result<(), Error>) -> c_int {
    match catch(run) {
        Ok(()) => OK,
        Err(error) => {
            let result = match error.origin::<FrontEndFailed>() {
                Some(_) => FRONT_END_FAILED,
                None => FAILED,
            };
            state::set_error(error);
            result
        }
    }
}

/// The target of a caller's pointer.
///
/// # Safety
/// It is null, or valid and exclusive for `'a`.
unsafe fn required<'a, T>(pointer: *mut T, what: &str) -> Result<&'a mut T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointer.as_mut() }.ok_or_else(|| Error::value_error(format!("{what} is null")))
}

/// The same for what others may look at meanwhile, such as a function.
///
/// # Safety
/// It is null, or valid for `'a`.
unsafe fn shared<'a, T>(pointer: *const T, what: &str) -> Result<&'a T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { pointer.as_ref() }.ok_or_else(|| Error::value_error(format!("{what} is null")))
}

/// The text at a caller's pointer.
///
/// # Safety
/// It is null, or points to bytes that end with a 0 and stay unchanged for `'a`.
unsafe fn text<'a>(pointer: *const c_char, what: &str) -> Result<&'a str, Error> {
    if pointer.is_null() {
        return Err(Error::value_error(format!("{what} is null")));
    }
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { CStr::from_ptr(pointer) }.to_bytes();
    std::str::from_utf8(bytes).map_err(|_| Error::value_error(format!("{what} is not UTF-8")))
}

/// `FuncListGlobalNames`.
///
/// # Safety
/// The pointers are null or may be written to.
unsafe fn list_names(count: *mut c_int, names: *mut *mut *const c_char) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (count, names) = unsafe { (required(count, "out_size")?, required(names, "out_array")?) };
    let (list, len) = state::set_names(Registry::global().list_names())?;
    *names = list;
    *count = c_int::try_from(len).map_err(|_| Error::internal("too many functions"))?;
    Ok(())
}

/// `FuncGetGlobal`: a handle of the caller's own, or null where the name is free.
///
/// # Safety
/// `name` is null or a text, `out` is null or may be written to.
unsafe fn get_global(name: *const c_char, out: *mut FunctionHandle) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (name, out) = unsafe { (text(name, "name")?, required(out, "out")?) };
    *out = Registry::global().get(name).map_or(std::ptr::null_mut(), values::into_handle);
    Ok(())
}

/// `FuncRegisterGlobal`: the registry keeps a clone of the function.
///
/// # Safety
/// `name` is null or a text, `function` is null or a handle.
unsafe fn register_global(
    name: *const c_char,
    function: FunctionHandle,
    can_override: c_int,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (name, function) = unsafe { (text(name, "name")?, shared(function, "the function")?) };
    if can_override == 0 {
        return Registry::global().register(name, function.clone());
    }
    // Kept for good: the finalizer of a front end's closure must not run while that front end is in
    // the middle of this call. The reference does so, too.
    forget(Registry::global().register_override(name, function.clone()));
    Ok(())
}

/// `FuncRemoveGlobal`: an unused name is not an error.
///
/// # Safety
/// `name` is null or a text.
unsafe fn remove_global(name: *const c_char) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let name = unsafe { text(name, "name")? };
    // As where a function is overridden.
    forget(Registry::global().remove(name));
    Ok(())
}

/// `FuncFree`.
///
/// # Safety
/// `function` is null or a handle that the caller owns, which ends here.
unsafe fn free(function: FunctionHandle) -> Result<(), Error> {
    if !function.is_null() {
        // SAFETY: guaranteed by the caller.
        drop(unsafe { values::from_handle(function) });
    }
    Ok(())
}
