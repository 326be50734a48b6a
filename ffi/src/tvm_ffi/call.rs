//! Calls in both directions, and the values that they pass.
//!
//! These are one file because a value may be a function: to convert it is to prepare its calls, which convert values.

use super::api::{Any, Api, HEADER, Object, Payload, index};
use super::errors::{Raised, raise, raised};
use super::object;
use super::python;
use super::reference::Reference;
use crate::c_api::ByteArray;
use crate::error::catch;
use crate::{ArgValue, Args, Error, Handle, PackedFunc, RetValue, stack};
use smallvec::SmallVec;
use std::cell::Cell;
use std::ffi::{CStr, c_int, c_void};

/// Calls a function for `tvm_ffi`: 0, or -1 with an error that `libtvm_ffi` keeps.
///
/// # Safety
/// `args` is null or has `num_args` values as [`read`] needs them; `result` is null or may be written to.
pub(crate) unsafe fn invoke(
    body: impl Fn(Args<'_>) -> Result<RetValue, Error>,
    args: *const Any,
    num_args: i32,
    result: *mut Any,
) -> c_int {
    let value = catch(|| {
        let count = usize::try_from(num_args).unwrap_or(0);
        let args = match count {
            0 => &[],
            _ if args.is_null() => return Err(Error::value_error("the arguments are null")),
            // SAFETY: guaranteed by the caller.
            _ => unsafe { std::slice::from_raw_parts(args, count) },
        };
        let objects = objects(args)?;
        let mut objects_left = objects.iter();
        let mut values: SmallVec<[ArgValue<'_>; 8]> = SmallVec::with_capacity(count);
        for (position, arg) in args.iter().enumerate() {
            // SAFETY: guaranteed by the caller.
            let value = unsafe { read(arg, &mut objects_left) };
            values.push(value.map_err(|error| error.within(format_args!("argument {position}")))?);
        }
        let value = write(body(Args::new(&values))?)?;
        if result.is_null() {
            // SAFETY: the value was made for the caller, who cannot take it.
            drop(unsafe { Reference::of_value(&value)? });
            return Err(Error::value_error("the place of the result is null"));
        }
        Ok(value)
    });
    match value {
        Ok(value) => {
            // SAFETY: guaranteed by the caller.
            unsafe { result.write(value) };
            0
        }
        Err(error) => raise(&error),
    }
}

/// Whether a value is an object that is held while it is inspected: all but texts and bytes.
fn is_held(any: &Any) -> bool {
    any.type_index >= index::OBJECT && !matches!(any.type_index, index::STR | index::BYTES)
}

/// Converts an object: an object of Python that is a truth value or has bytes becomes that.
///
/// # Safety
/// The value is an object, and alive or null.
unsafe fn read_object(any: &Any) -> Result<RetValue, Error> {
    // SAFETY: guaranteed by the caller.
    let object = unsafe { object::Object::new(any)? };
    if any.type_index == index::OPAQUE_PY {
        // SAFETY: the object of Python follows the header of such an object, which is not null.
        let of_python = unsafe { *object.as_ptr().byte_add(HEADER).cast() };
        // SAFETY: it is alive as long as its holder.
        if let Some(value) = unsafe { python::plain(of_python) } {
            return Ok(value);
        }
    }
    Ok(RetValue::Object(object))
}

/// The arguments that are functions of the front end, and other objects of it.
fn objects(args: &[Any]) -> Result<SmallVec<[RetValue; 2]>, Error> {
    let objects = args.iter().filter(|arg| is_held(arg));
    objects
        .map(|arg| {
            if arg.type_index != index::FUNCTION {
                // SAFETY: its type is that of an object.
                return unsafe { read_object(arg) };
            }
            // SAFETY: the type names the member that is set, and the object is a function.
            let function = unsafe { FrontEndFunction::new(arg.value.v_ptr)? };
            Ok(RetValue::Function(function.into_packed_func()))
        })
        .collect()
}

/// Converts a value. Functions and other objects come from a list, in order.
///
/// # Safety
/// The member of the type is set, and its target stays unchanged for `'a`.
unsafe fn read<'a>(
    any: &'a Any,
    objects: &mut impl Iterator<Item = &'a RetValue>,
) -> Result<ArgValue<'a>, Error> {
    let value = &any.value;
    // SAFETY: the caller guarantees it, for each of the members.
    unsafe {
        Ok(match any.type_index {
            index::NONE => ArgValue::None,
            index::INT => ArgValue::Int(value.v_int64),
            index::BOOL => ArgValue::Bool(value.v_int64 != 0),
            index::FLOAT => ArgValue::Float(value.v_float64),
            index::POINTER => ArgValue::Handle(Handle::new(value.v_ptr)),
            index::DATA_TYPE => ArgValue::DataType(value.v_dtype),
            index::DEVICE => ArgValue::Device(value.v_device),
            index::RAW_STR if value.v_c_str.is_null() => {
                return Err(Error::value_error("the text is null"));
            }
            index::RAW_STR => text(CStr::from_ptr(value.v_c_str).to_bytes())?,
            index::BYTE_ARRAY => ArgValue::Bytes(byte_array(value.v_ptr)?),
            index::SMALL_STR => text(small(any))?,
            index::SMALL_BYTES => ArgValue::Bytes(small(any)),
            index::STR => text(contents(value.v_ptr)?)?,
            index::BYTES => ArgValue::Bytes(contents(value.v_ptr)?),
            _ if is_held(any) => match objects.next() {
                Some(object) => object.as_arg(),
                None => return Err(Error::internal("an object was lost")),
            },
            other => {
                let message =
                    format!("a value of type index {other} cannot be passed to this library");
                return Err(Error::type_error(message));
            }
        })
    }
}

fn text(bytes: &[u8]) -> Result<ArgValue<'_>, Error> {
    let text = std::str::from_utf8(bytes);
    text.map(ArgValue::Str).map_err(|_| Error::value_error("the text is not UTF-8"))
}

/// The bytes within a value.
///
/// # Safety
/// The value has some.
unsafe fn small(any: &Any) -> &[u8] {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { &any.value.v_bytes };
    let len = usize::try_from(any.small_len).unwrap_or(usize::MAX);
    bytes.get(..len).unwrap_or(bytes)
}

/// The bytes of a text or bytes object.
///
/// # Safety
/// The object is null or one, and alive for `'a`.
unsafe fn contents<'a>(object: Object) -> Result<&'a [u8], Error> {
    let array = if object.is_null() { object } else { object.wrapping_byte_add(HEADER) };
    // SAFETY: the caller guarantees it; a byte array follows the header.
    unsafe { byte_array(array) }
}

/// The bytes of a byte array.
///
/// # Safety
/// It is null or one, and stays unchanged for `'a`.
unsafe fn byte_array<'a>(array: Object) -> Result<&'a [u8], Error> {
    // SAFETY: guaranteed by the caller.
    let array = unsafe { array.cast::<ByteArray>().as_ref() };
    let array = array.ok_or_else(|| Error::value_error("the byte array is null"))?;
    // SAFETY: as above.
    unsafe { array.slice() }
}

/// A value of Rust for `tvm_ffi`; the receiver owns it.
fn write(value: RetValue) -> Result<Any, Error> {
    Ok(match value {
        RetValue::Function(function) => {
            let object = create(function)?;
            Any::new(index::FUNCTION, Payload { v_ptr: object })
        }
        RetValue::Str(text) => {
            owned(text.as_bytes(), index::SMALL_STR, Api::get()?.string_from_byte_array)?
        }
        RetValue::Bytes(bytes) => {
            owned(&bytes, index::SMALL_BYTES, Api::get()?.bytes_from_byte_array)?
        }
        RetValue::Object(object) => object.into_any(),
        other => view(other.as_arg()),
    })
}

/// Short ones are within the value, others are objects.
fn owned(
    bytes: &[u8],
    small: i32,
    create: unsafe extern "C" fn(*const ByteArray, *mut Any) -> c_int,
) -> Result<Any, Error> {
    let mut any = Any::NONE;
    if let Some(place) = short(bytes) {
        any.type_index = small;
        any.small_len = bytes.len() as u32;
        any.value.v_bytes = place;
        return Ok(any);
    }
    let array = ByteArray::new(bytes);
    // SAFETY: the array outlives the call, which copies it.
    match unsafe { create(&raw const array, &raw mut any) } {
        0 => Ok(any),
        _ => Err(Error::internal("libtvm_ffi could not make a text")),
    }
}

/// Up to seven bytes, followed by a 0.
fn short(bytes: &[u8]) -> Option<[u8; 8]> {
    let mut place = [0; 8];
    if bytes.len() >= place.len() {
        return None;
    }
    place.get_mut(..bytes.len())?.copy_from_slice(bytes);
    Some(place)
}

/// An argument for `tvm_ffi`, borrowed. Texts, bytes and functions are created elsewhere.
fn view(value: ArgValue<'_>) -> Any {
    // Bytes of the eight that the type does not use are 0.
    let mut any = Any::NONE;
    any.type_index = match value {
        ArgValue::Int(value) => {
            any.value.v_int64 = value;
            index::INT
        }
        ArgValue::Float(value) => {
            any.value.v_float64 = value;
            index::FLOAT
        }
        ArgValue::Bool(value) => {
            any.value.v_int64 = value.into();
            index::BOOL
        }
        ArgValue::Handle(value) => {
            any.value.v_ptr = value.as_ptr();
            index::POINTER
        }
        ArgValue::DataType(value) => {
            any.value.v_dtype = value;
            index::DATA_TYPE
        }
        ArgValue::Device(value) => {
            any.value.v_device = value;
            index::DEVICE
        }
        _ => index::NONE,
    };
    any
}

/// The value of an [`Any`] that a call returned, which ends here.
///
/// # Safety
/// It is as [`read`] needs it.
pub(super) unsafe fn take(any: &Any) -> Result<RetValue, Error> {
    // SAFETY: the call gave it to us; it ends with this function, whatever happens.
    let _held = unsafe { Reference::of_value(any)? };
    let objects = objects(std::slice::from_ref(any))?;
    // SAFETY: guaranteed by the caller.
    let value = unsafe { read(any, &mut objects.iter()) };
    value.map(ArgValue::to_ret_value).map_err(|error| error.within("the result"))
}

/// A function of the front end.
struct FrontEndFunction(Reference);

impl FrontEndFunction {
    /// # Safety
    /// The object is a function, and alive or null.
    unsafe fn new(object: Object) -> Result<FrontEndFunction, Error> {
        // SAFETY: guaranteed by the caller.
        unsafe { Reference::counted(object) }.map(FrontEndFunction)
    }

    fn into_packed_func(self) -> PackedFunc {
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
    const MAX_DEPTH: u32 = 250;

    fn enter() -> Result<Nested, Error> {
        let calls = NESTED.get();
        if calls >= Nested::MAX_DEPTH {
            let most = Nested::MAX_DEPTH;
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
    // SAFETY: both functions accept these arguments.
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
/// `this` comes from [`create`], the rest is as in `tvm_ffi`.
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
