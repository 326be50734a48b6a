//! Calls that come in.

use super::pointers::{required, shared};
use super::values::{self, Dialect, FunctionHandle, Value};
use crate::{ArgValue, Args, Error};
use smallvec::SmallVec;
use std::ffi::c_int;

/// Calls with more arguments than this use the heap.
const INLINE_ARGUMENTS: usize = 8;

/// `FuncCall`.
///
/// # Safety
/// `function` is null or a handle. `arguments` and `codes` are null or have `count` elements, and each pair meets the
/// needs of [`values::read`]. The last two are null or writable.
pub(super) unsafe fn call(
    dialect: Dialect,
    function: FunctionHandle,
    arguments: *mut Value,
    codes: *mut c_int,
    count: c_int,
    result: *mut Value,
    result_code: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let arguments = unsafe {
        required(result, "ret_val")?;
        required(result_code, "ret_type_code")?;
        read_all(dialect, arguments, codes, count)?
    };
    // A clone, because the call may free the handle.
    // SAFETY: guaranteed by the caller.
    let function = unsafe { shared(function, "the function")? }.clone();
    let (value, code) = values::write(dialect, function.call_packed(Args::new(&arguments))?)?;
    // Not by a reference: the places may be those of arguments, and the call may use them.
    // SAFETY: they are not null, and guaranteed by the caller.
    unsafe {
        result.write(value);
        result_code.write(code);
    }
    Ok(())
}

/// # Safety
/// As [`call`].
unsafe fn read_all<'a>(
    dialect: Dialect,
    arguments: *mut Value,
    codes: *mut c_int,
    count: c_int,
) -> Result<SmallVec<[ArgValue<'a>; INLINE_ARGUMENTS]>, Error> {
    let count = usize::try_from(count)
        .map_err(|_| Error::value_error(format!("the number of arguments is {count}")))?;
    if count == 0 {
        return Ok(SmallVec::new());
    }
    if arguments.is_null() || codes.is_null() {
        return Err(Error::value_error("the arguments are null"));
    }
    // SAFETY: guaranteed by the caller.
    let (arguments, codes) = unsafe {
        (std::slice::from_raw_parts(arguments, count), std::slice::from_raw_parts(codes, count))
    };
    let pairs = arguments.iter().zip(codes).enumerate();
    pairs
        .map(|(index, (value, code))| {
            // SAFETY: guaranteed by the caller.
            let value = unsafe { values::read(dialect, value, *code) };
            value.map_err(|error| error.within(format_args!("argument {index}")))
        })
        .collect()
}
