//! Values of Python as arguments, and results as values of Python.

use super::api::{Failure, Object, Owned, Python};
use super::instance::{self, is_instance, tuple};
use crate::c_api::{Value, code};
use crate::outgoing::call_foreign;
use crate::{ArgValue, Error, Handle, PackedFunc};
use smallvec::SmallVec;
use std::ffi::{CStr, c_char, c_int};

/// The conversions of a call, for a class of packed functions. Python's lock is held as long as they live.
pub(super) struct Values {
    pub(super) python: &'static Python,
    pub(super) class: Object,
    /// The objects that arguments point to, in addition to the arguments of Python.
    pub(super) kept: SmallVec<[Owned; 2]>,
}

impl Values {
    /// # Safety
    /// The class is one of packed functions; it is alive, and the lock is held, as long as the result lives.
    pub(super) unsafe fn new(python: &'static Python, class: Object) -> Values {
        Values { python, class, kept: SmallVec::new() }
    }

    /// Converts a value of Python. The result borrows from it, and from the kept objects.
    ///
    /// # Safety
    /// The object, and this list, outlive `'a`.
    pub(super) unsafe fn read<'a>(&mut self, object: Object) -> Result<ArgValue<'a>, Failure> {
        // SAFETY: guaranteed by the caller.
        if let Some(value) = unsafe { self.read_simple(object)? } {
            return Ok(value);
        }
        // SAFETY: as above; the replacement is kept.
        unsafe {
            let simple = self.call_hook(c"_simplify", &[object])?;
            let object = simple.as_ptr();
            self.kept.push(simple);
            if Handle::new(self.python.class_of(object)) == self.python.tuple_type {
                return self.read_pair(object);
            }
            let value = match self.read_simple(object)? {
                None if is_instance(self.python, object) => {
                    instance::of(self.python, object).map(ArgValue::Function)
                }
                value => value,
            };
            value.ok_or_else(|| Error::internal("a value of Python has no simple form").into())
        }
    }

    /// The value of an integer that fits; `None` for anything else.
    ///
    /// # Safety
    /// The object is alive.
    #[inline]
    pub(super) unsafe fn read_int(&self, object: Object) -> Option<i64> {
        let python = self.python;
        // SAFETY: guaranteed by the caller; the function gets an object of its type.
        unsafe {
            let mut overflow = 0;
            let is_int = Handle::new(python.class_of(object)) == python.int_type;
            let value = is_int.then(|| (python.int_value)(object, &raw mut overflow))?;
            (overflow == 0).then_some(value)
        }
    }

    /// Converts a value of a simple type; `None` for any other.
    ///
    /// # Safety
    /// As [`read`](Values::read).
    unsafe fn read_simple<'a>(&self, object: Object) -> Result<Option<ArgValue<'a>>, Failure> {
        let python = self.python;
        // SAFETY: guaranteed by the caller; each function gets an object of its type.
        unsafe {
            let class = Handle::new(python.class_of(object));
            Ok(if class == python.int_type {
                self.read_int(object).map(ArgValue::Int)
            } else if class == python.text_type {
                let mut len = 0;
                let data = (python.text_value)(object, &raw mut len);
                if data.is_null() {
                    return Err(Failure::Raised);
                }
                let text = std::str::from_utf8(bytes(data, len));
                text.ok().filter(|text| !text.as_bytes().contains(&0)).map(ArgValue::Str)
            } else if class == python.bytes_type {
                let (mut data, mut len) = (std::ptr::null_mut(), 0);
                if (python.bytes_value)(object, &raw mut data, &raw mut len) != 0 {
                    return Err(Failure::Raised);
                }
                Some(ArgValue::Bytes(bytes(data, len)))
            } else if Handle::new(object) == python.none {
                Some(ArgValue::None)
            } else if class == python.float_type {
                Some(ArgValue::Float((python.float_value)(object)))
            } else if class == python.bool_type {
                Some(ArgValue::Bool(Handle::new(object) == python.true_object))
            } else if class == Handle::new(self.class) {
                instance::of(python, object).map(ArgValue::Function)
            } else {
                None
            })
        }
    }

    /// Converts a code and eight bytes.
    ///
    /// # Safety
    /// As [`read`](Values::read), and the object is a tuple.
    unsafe fn read_pair<'a>(&self, pair: Object) -> Result<ArgValue<'a>, Failure> {
        // SAFETY: guaranteed by the caller; the package makes the pair.
        unsafe {
            let [code, bits] = [0, 1].map(|index| {
                let item = (self.python.tuple_get)(pair, index);
                let mut overflow = 0;
                if item.is_null() {
                    return -1;
                }
                (self.python.int_value)(item, &raw mut overflow)
            });
            if !(self.python.error_occurred)().is_null() {
                return Err(Failure::Raised);
            }
            let value = Value { v_int64: bits };
            Ok(match c_int::try_from(code).unwrap_or(-1) {
                code::HANDLE => ArgValue::Handle(Handle::new(value.v_handle)),
                code::DATA_TYPE => ArgValue::DataType(value.v_type),
                code::DEVICE => ArgValue::Device(value.v_device),
                code::FUNCTION if !value.v_handle.is_null() => {
                    ArgValue::Function(&*value.v_handle.cast::<PackedFunc>())
                }
                _ => return Err(Error::internal("a pair of Python has no such code").into()),
            })
        }
    }

    /// Converts a value of the library to one of Python.
    ///
    /// # Safety
    /// As [`new`](Values::new).
    pub(super) unsafe fn write(&self, value: ArgValue<'_>) -> Result<Owned, Failure> {
        let python = self.python;
        // SAFETY: the functions get what they need, and all of them return new references.
        unsafe {
            let object = match value {
                ArgValue::None => {
                    (python.inc_ref)(python.none.as_ptr());
                    python.none.as_ptr()
                }
                ArgValue::Int(value) => (python.int_new)(value),
                ArgValue::Float(value) => (python.float_new)(value),
                ArgValue::Bool(value) => (python.bool_new)(value.into()),
                ArgValue::Str(text) => {
                    (python.text_new)(text.as_ptr().cast(), text.len().cast_signed())
                }
                ArgValue::Bytes(bytes) => {
                    (python.bytes_new)(bytes.as_ptr().cast(), bytes.len().cast_signed())
                }
                ArgValue::Function(function) => {
                    return instance::new(python, self.class, function.clone(), "");
                }
                ArgValue::Handle(value) => {
                    return self.rebuild(code::HANDLE, Value { v_handle: value.as_ptr() });
                }
                ArgValue::DataType(value) => {
                    let mut bits = Value::ZERO;
                    bits.v_type = value;
                    return self.rebuild(code::DATA_TYPE, bits);
                }
                ArgValue::Device(value) => {
                    return self.rebuild(code::DEVICE, Value { v_device: value });
                }
                ArgValue::Object(object) => {
                    let name = object.type_name();
                    let message = format!("a value of type {name} has no form in this package");
                    return Err(Error::internal(message).into());
                }
            };
            Owned::new(python, object).ok_or(Failure::Raised)
        }
    }

    /// Converts a code and eight bytes to a value of Python.
    ///
    /// # Safety
    /// As [`new`](Values::new).
    unsafe fn rebuild(&self, code: c_int, value: Value) -> Result<Owned, Failure> {
        // SAFETY: any of the eight bytes may be read as an integer.
        unsafe {
            let code = self.write(ArgValue::Int(code.into()))?;
            let bits = self.write(ArgValue::Int(value.v_int64))?;
            self.call_hook(c"_rebuild", &[code.as_ptr(), bits.as_ptr()])
        }
    }

    /// Calls a member of the class.
    ///
    /// # Safety
    /// The objects are alive.
    pub(super) unsafe fn call_hook(&self, name: &CStr, args: &[Object]) -> Result<Owned, Failure> {
        let python = self.python;
        // SAFETY: guaranteed by the caller; the tuple gets references of its own.
        unsafe {
            let hook = call_foreign(|| (python.attribute)(self.class, name.as_ptr()));
            let hook = Owned::new(python, hook).ok_or(Failure::Raised)?;
            let tuple = tuple(python, args.len())?;
            for (index, arg) in (0..).zip(args) {
                (python.inc_ref)(*arg);
                (python.tuple_set)(tuple.as_ptr(), index, *arg);
            }
            let result =
                call_foreign(|| (python.call)(hook.as_ptr(), tuple.as_ptr(), std::ptr::null_mut()));
            Owned::new(python, result).ok_or(Failure::Raised)
        }
    }
}

/// The bytes of a text or bytes object.
///
/// # Safety
/// They are at `data`, and stay unchanged for `'a`.
unsafe fn bytes<'a>(data: *const c_char, len: isize) -> &'a [u8] {
    let len = usize::try_from(len).unwrap_or(0);
    // SAFETY: guaranteed by the caller.
    unsafe { std::slice::from_raw_parts(data.cast(), len) }
}
