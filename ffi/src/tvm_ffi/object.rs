//! Opaque values of `tvm_ffi`, and their conversions.

use super::api::{Any, HEADER, Payload, index};
use super::python;
use super::reference::Reference;
use crate::c_api::ByteArray;
use crate::{Error, RetValue};
use std::fmt;

/// A value of a front end that is opaque to this library: a tensor, a list, an object. It is held by a reference,
/// passed on and returned unchanged.
#[derive(Clone)]
pub struct Object {
    reference: Reference,
    type_index: i32,
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Object({})", self.type_name())
    }
}

impl Object {
    /// The front end's name of its type.
    #[must_use]
    pub fn type_name(&self) -> &'static str {
        match self.type_index {
            index::SHAPE => "Shape",
            index::TENSOR => "Tensor",
            index::ARRAY | index::LIST => "list",
            index::MAP | index::DICT => "dict",
            _ => "object",
        }
    }

    /// A list or a dict as JSON.
    ///
    /// # Errors
    /// A `TypeError` for what is none, or has something in it that JSON does not have.
    pub fn to_json(&self) -> Result<Vec<u8>, Error> {
        let is_json =
            matches!(self.type_index, index::ARRAY | index::LIST | index::MAP | index::DICT);
        if !is_json {
            return Err(Error::type_error(format!("a {} has no form in JSON", self.type_name())));
        }
        let api = self.reference.api();
        let name = ByteArray::new(b"ffi.json.Stringify");
        let mut function = std::ptr::null_mut();
        let mut result = Any::NONE;
        // SAFETY: the places may be written to; the function takes a value and its indentation, and the
        // result and the function are ours.
        unsafe {
            let found = (api.function_get_global)(&raw const name, &raw mut function);
            if found != 0 || function.is_null() {
                return Err(Error::type_error("this tvm_ffi makes no JSON of lists"));
            }
            let function = Reference::owned(api, function);
            let mut args = [self.view(), Any::NONE];
            if api.call(function.as_ptr(), args.as_mut_ptr(), 2, &raw mut result) != 0 {
                return Err(super::function::raised(api));
            }
            match super::call::take(&result)? {
                RetValue::Str(text) => Ok(text.into_bytes()),
                _ => Err(Error::internal("the JSON of tvm_ffi is not text")),
            }
        }
    }

    fn view(&self) -> Any {
        Any::new(self.type_index, Payload { v_ptr: self.reference.as_ptr() })
    }

    /// The value; the receiver owns it.
    pub(super) fn into_any(self) -> Any {
        Any::new(self.type_index, Payload { v_ptr: self.reference.into_raw() })
    }

    /// # Safety
    /// The value is an object, and alive or null.
    pub(super) unsafe fn new(any: &Any) -> Result<Object, Error> {
        // SAFETY: guaranteed by the caller.
        let reference = unsafe { Reference::counted(any.value.v_ptr)? };
        Ok(Object { reference, type_index: any.type_index })
    }
}

/// Converts an object: an object of Python that is a truth value or has bytes becomes that.
///
/// # Safety
/// The value is an object, and alive or null.
pub(super) unsafe fn read(any: &Any) -> Result<RetValue, Error> {
    // SAFETY: guaranteed by the caller.
    let object = unsafe { Object::new(any)? };
    if any.type_index == index::OPAQUE_PY {
        // SAFETY: the object of Python follows the header of such an object, which is not null.
        let of_python = unsafe { *object.reference.as_ptr().byte_add(HEADER).cast() };
        // SAFETY: it is alive as long as its holder.
        if let Some(value) = unsafe { python::plain(of_python) } {
            return Ok(value);
        }
    }
    Ok(RetValue::Object(object))
}
