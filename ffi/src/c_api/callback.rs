//! Functions of front ends: calls that go out.

use super::byte_array::ByteArray;
use super::guard::{FRONT_END_FAILED, FrontEndFailed, OK};
use super::pointers::{required, shared};
use super::state;
use super::values::{self, Dialect, FunctionHandle, Value, code};
use crate::outgoing::call_foreign;
use crate::{ArgValue, Args, Error, PackedFunc, RetValue, stack};
use smallvec::SmallVec;
use std::ffi::{CString, c_char, c_int, c_void};

/// A function of a front end: arguments, their codes, their number, the place for its result (`CFuncSetReturn`) and the
/// resource that it was created with. It returns 0, or -1 after it has set an error.
pub type PackedCFunc = unsafe extern "C-unwind" fn(
    args: *mut Value,
    type_codes: *mut c_int,
    num_args: c_int,
    ret: *mut RetValue,
    resource: *mut c_void,
) -> c_int;

/// Runs when the last reference to a [`PackedCFunc`] is dropped.
pub type PackedCFuncFinalizer = unsafe extern "C-unwind" fn(resource: *mut c_void);

/// A function of a front end, with its data.
struct Callback {
    dialect: Dialect,
    function: PackedCFunc,
    resource: *mut c_void,
    finalizer: Option<PackedCFuncFinalizer>,
}

// SAFETY: the creator of a function allows every thread to call it and free it; Python's take their lock first, for
// instance.
unsafe impl Send for Callback {}
// SAFETY: as above.
unsafe impl Sync for Callback {}

impl Drop for Callback {
    fn drop(&mut self) {
        if let Some(finalizer) = self.finalizer {
            // SAFETY: the creator allows one call of the finalizer, and this is the only one.
            call_foreign(|| unsafe { finalizer(self.resource) });
        }
    }
}

/// Arguments as C has them, with the memory that they point to.
#[derive(Default)]
struct Frame {
    values: SmallVec<[Value; 8]>,
    codes: SmallVec<[c_int; 8]>,
    texts: SmallVec<[CString; 2]>,
    /// Does not grow: the values have the addresses of its elements.
    arrays: Vec<ByteArray>,
}

impl Frame {
    fn new(dialect: Dialect, args: Args<'_>) -> Result<Frame, Error> {
        let mut frame = Frame::default();
        let arrays = args.values().iter().filter(|value| matches!(value, ArgValue::Bytes(_)));
        frame.arrays.reserve_exact(arrays.count());
        for (index, value) in args.values().iter().enumerate() {
            let (value, code) = match dialect.plain(*value) {
                Some(plain) => plain,
                None => frame
                    .keep(*value)
                    .map_err(|error| error.within(format_args!("argument {index}")))?,
            };
            frame.values.push(value);
            frame.codes.push(code);
        }
        Ok(frame)
    }

    /// Converts a value, and keeps in the frame what it points to.
    fn keep(&mut self, value: ArgValue<'_>) -> Result<(Value, c_int), Error> {
        let mut out = Value::ZERO;
        let code = match value {
            ArgValue::Function(function) => {
                // Borrowed: a front end that keeps it asks for its own handle.
                out.v_handle = (&raw const *function).cast_mut().cast();
                code::FUNCTION
            }
            ArgValue::Bytes(bytes) => {
                let place = self.arrays.len();
                self.arrays.push(ByteArray::new(bytes));
                out.v_handle = self.arrays.as_ptr().wrapping_add(place).cast_mut().cast();
                code::BYTES
            }
            ArgValue::Str(text) => {
                out.v_str = self.keep_text(text.to_owned())?;
                code::STR
            }
            ArgValue::DataType(value) => {
                out.v_str = self.keep_text(value.to_string())?;
                code::STR
            }
            other => {
                let name = other.type_name();
                return Err(Error::internal(format!("a value of type {name} has no form in C")));
            }
        };
        Ok((out, code))
    }

    fn keep_text(&mut self, text: String) -> Result<*const c_char, Error> {
        let text = CString::new(text).map_err(|_| {
            Error::value_error("a text with a NUL character cannot be passed as C has it")
        })?;
        // The bytes of a CString stay in place when it moves.
        let pointer = text.as_ptr();
        self.texts.push(text);
        Ok(pointer)
    }
}

impl Callback {
    fn call(&self, args: Args<'_>) -> Result<RetValue, Error> {
        stack::expect_room()?;
        // Created for each call: a front end writes its own handles into it.
        let mut frame = Frame::new(self.dialect, args)?;
        let count = c_int::try_from(frame.values.len())
            .map_err(|_| Error::value_error("too many arguments"))?;
        state::clear_error();
        let mut result = RetValue::None;
        // SAFETY: the function has the type of its creator, and everything that it gets stays until
        // it returns.
        let status = call_foreign(|| unsafe {
            let (values, codes) = (frame.values.as_mut_ptr(), frame.codes.as_mut_ptr());
            (self.function)(values, codes, count, &raw mut result, self.resource)
        });
        match status {
            OK => Ok(result),
            FRONT_END_FAILED => {
                Err(Error::new("RuntimeError", "the front end has failed")
                    .with_origin(FrontEndFailed))
            }
            _ => Err(state::take_error().unwrap_or_else(|| {
                Error::new("RuntimeError", "a function of the front end failed and said no error")
            })),
        }
    }
}

/// `FuncCreateFromCFunc`.
///
/// # Safety
/// `function` is null or may be called by every thread with `resource`. `finalizer` is null or may be called with it
/// after the last call. `out` is null or writable.
pub(super) unsafe fn create(
    dialect: Dialect,
    function: Option<PackedCFunc>,
    resource: *mut c_void,
    finalizer: Option<PackedCFuncFinalizer>,
    out: *mut FunctionHandle,
) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let out = unsafe { required(out, "out")? };
    let function = function.ok_or_else(|| Error::value_error("the function is null"))?;
    let callback = Callback { dialect, function, resource, finalizer };
    *out = values::into_handle(PackedFunc::new(move |args: Args<'_>| callback.call(args)));
    Ok(())
}

/// `CFuncSetReturn`: copies the function's result.
///
/// # Safety
/// `result` is null or the place that the function received; `value` and `code` are null or a pair as
/// [`values::read`] needs it.
pub(super) unsafe fn set_return(
    dialect: Dialect,
    result: *mut RetValue,
    value: *mut Value,
    code: *mut c_int,
    count: c_int,
) -> Result<(), Error> {
    if count != 1 {
        return Err(Error::value_error(format!("a function returns one value, not {count}")));
    }
    // SAFETY: guaranteed by the caller.
    let old = unsafe {
        let (value, code) = (shared(value, "value")?, shared(code, "type_code")?);
        required(result, "ret")?;
        result.replace(values::read(dialect, value, *code)?.to_ret_value())
    };
    // Dropping it may run code of the front end.
    drop(old);
    Ok(())
}

/// `CbArgToReturn`: turns an argument, which the front end borrows, into a value that it owns, in place. Only
/// functions are counted; all other values are valid for the length of the call.
///
/// # Safety
/// `value` is null, or with `code` a pair that meets the needs of [`values::read`].
pub(super) unsafe fn own_argument(value: *mut Value, code: c_int) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    let value = unsafe { required(value, "value")? };
    if code == code::FUNCTION {
        // SAFETY: the code names the member that is set.
        let function = unsafe { shared(value.v_handle.cast::<PackedFunc>(), "the function")? };
        value.v_handle = values::into_handle(function.clone()).cast();
    }
    Ok(())
}
