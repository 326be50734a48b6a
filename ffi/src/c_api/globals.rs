//! The entry points of the table of global functions.

use super::pointers::{required, shared, text};
use super::state;
use super::values::{self, FunctionHandle};
use crate::{Error, Registry};
use std::ffi::{c_char, c_int};

/// `FuncListGlobalNames`.
///
/// # Safety
/// The pointers are null or may be written to.
pub(super) unsafe fn list_names(
    count: *mut c_int,
    names: *mut *mut *const c_char,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (count, names) = unsafe { (required(count, "out_size")?, required(names, "out_array")?) };
    let (list, len) = state::set_names(Registry::global().list_names())?;
    *names = list;
    *count = c_int::try_from(len).map_err(|_| Error::internal("too many functions"))?;
    Ok(())
}

/// `FuncGetGlobal`: a handle of the caller's own, or null if the name is free.
///
/// # Safety
/// `name` is null or a text, `out` is null or may be written to.
pub(super) unsafe fn get_global(
    name: *const c_char,
    out: *mut FunctionHandle,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (name, out) = unsafe { (text(name, "name")?, required(out, "out")?) };
    *out = Registry::global().get(name).map_or(std::ptr::null_mut(), values::into_handle);
    Ok(())
}

/// `FuncRegisterGlobal`: the registry keeps a clone of the function.
///
/// # Safety
/// `name` is null or a text, `function` is null or a handle.
pub(super) unsafe fn register_global(
    name: *const c_char,
    function: FunctionHandle,
    can_override: c_int,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let (name, function) = unsafe { (text(name, "name")?, shared(function, "the function")?) };
    if can_override == 0 {
        return Registry::global().register(name, function.clone());
    }
    Registry::keep(Registry::global().register_override(name, function.clone()));
    Ok(())
}

/// `FuncRemoveGlobal`: an unused name is not an error.
///
/// # Safety
/// `name` is null or a text.
pub(super) unsafe fn remove_global(name: *const c_char) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let name = unsafe { text(name, "name")? };
    Registry::keep(Registry::global().remove(name));
    Ok(())
}

/// `FuncFree`.
///
/// # Safety
/// `function` is null or a handle that the caller owns, which ends here.
pub(super) unsafe fn free(function: FunctionHandle) -> Result<(), Error> {
    if !function.is_null() {
        // SAFETY: guaranteed by the caller.
        drop(unsafe { values::from_handle(function) });
    }
    Ok(())
}
