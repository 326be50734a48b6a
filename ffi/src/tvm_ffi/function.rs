//! Functions on their way: those of the front end here, and those of the library there.

use super::api::{Any, Api, HEADER, Object, index};
use super::call::{invoke, take, view, write};
use super::reference::Reference;
use crate::c_api::ByteArray;
use crate::{ArgValue, Args, Error, PackedFunc, RetValue, stack};
use smallvec::SmallVec;
use std::cell::Cell;
use std::ffi::{c_int, c_void};

/// A function of the front end.
pub(super) struct FrontEndFunction(Reference);

/// An error of `libtvm_ffi`.
pub(super) enum Raised {
    /// The error itself.
    Error(Reference),
    /// The front end has set its own error.
    FrontEnd,
}

impl FrontEndFunction {
    /// # Safety
    /// The object is a function, and alive or null.
    pub(super) unsafe fn new(object: Object) -> Result<FrontEndFunction, Error> {
        // SAFETY: guaranteed by the caller.
        unsafe { Reference::counted(object) }.map(FrontEndFunction)
    }

    pub(super) fn into_packed_func(self) -> PackedFunc {
        PackedFunc::new(move |args: Args<'_>| self.call(args))
    }

    fn call(&self, args: Args<'_>) -> Result<RetValue, Error> {
        stack::expect_room()?;
        let _nested = Nested::enter()?;
        let api = self.0.api();
        let mut frame = Frame { api, values: SmallVec::new() };
        for value in args.values() {
            frame.push(*value)?;
        }
        let count =
            i32::try_from(args.len()).map_err(|_| Error::value_error("too many arguments"))?;
        let mut result = Any::NONE;
        // SAFETY: the object is a function, and the values stay for the length of the call.
        let status =
            unsafe { api.call(self.0.as_ptr(), frame.values.as_mut_ptr(), count, &raw mut result) };
        match status {
            // SAFETY: the call has set the result, and it is ours.
            0 => unsafe { take(&result) },
            -2 => Err(Error::new("RuntimeError", "the front end has failed")
                .with_origin(Raised::FrontEnd)),
            _ => Err(raised(api)),
        }
    }
}

/// The number of nested calls of the front end in this thread.
struct Nested;

impl Nested {
    /// The maximum nesting: below the limit of Python, at which `tvm_ffi` could not report the error.
    const MOST: u32 = 250;

    fn enter() -> Result<Nested, Error> {
        let calls = NESTED.get();
        if calls >= Nested::MOST {
            let most = Nested::MOST;
            let message =
                format!("maximum recursion depth exceeded: {most} callbacks are within each other");
            return Err(Error::new("RecursionError", message));
        }
        NESTED.set(calls + 1);
        Ok(Nested)
    }
}

impl Drop for Nested {
    fn drop(&mut self) {
        NESTED.set(NESTED.get().saturating_sub(1));
    }
}

thread_local! {
    static NESTED: Cell<u32> = const { Cell::new(0) };
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

/// The arguments of a call, and the references that they hold.
struct Frame {
    api: &'static Api,
    values: SmallVec<[Any; 8]>,
}

impl Frame {
    fn push(&mut self, value: ArgValue<'_>) -> Result<(), Error> {
        self.values.push(match value {
            // Copies, so that the front end can keep them.
            ArgValue::Str(_) | ArgValue::Bytes(_) | ArgValue::Function(_) | ArgValue::Object(_) => {
                write(value.to_ret_value())?
            }
            other => view(other),
        });
        Ok(())
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        for any in self.values.iter().filter(|any| any.type_index >= index::OBJECT) {
            // SAFETY: it is an object, which was made for this call.
            unsafe { self.api.dec_ref(any.value.v_ptr) };
        }
    }
}

/// A function of the library as an object of `libtvm_ffi`.
pub(super) fn create(function: PackedFunc) -> Result<Object, Error> {
    let api = Api::get()?;
    let this = Box::into_raw(Box::new(function));
    let mut object = std::ptr::null_mut();
    // SAFETY: both functions take what is given here.
    let status =
        unsafe { (api.function_create)(this.cast(), call_created, Some(free), &raw mut object) };
    if status == 0 {
        return Ok(object);
    }
    // SAFETY: it is the only reference.
    drop(unsafe { Box::from_raw(this) });
    Err(Error::internal("libtvm_ffi could not make a function"))
}

/// # Safety
/// `this` is what [`create`] has given, the rest as `tvm_ffi` says.
unsafe extern "C" fn call_created(
    this: *mut c_void,
    args: *const Any,
    num_args: i32,
    result: *mut Any,
) -> c_int {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let function = &*this.cast::<PackedFunc>();
        invoke(|args: Args<'_>| function.call_packed(args), args, num_args, result)
    }
}

/// # Safety
/// `this` is what [`create`] has given, and is not used again.
unsafe extern "C" fn free(this: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    drop(unsafe { Box::from_raw(this.cast::<PackedFunc>()) });
}
