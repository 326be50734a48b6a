//! Opaque values of `tvm_ffi`, and their conversions.

use super::api::{Any, Api, HEADER, Payload, index};
use super::python;
use crate::c_api::ByteArray;
use crate::{Error, Handle, RetValue};
use std::fmt;

/// A value of a front end that is opaque to this library: a tensor, a list, an object. It is held by a reference,
/// passed on and returned unchanged.
pub struct Object {
    api: &'static Api,
    object: Handle,
    type_index: i32,
}

// SAFETY: the count of references is atomic, and nothing else of an object is touched.
unsafe impl Send for Object {}
// SAFETY: as above.
unsafe impl Sync for Object {}

impl Clone for Object {
    fn clone(&self) -> Object {
        // SAFETY: the object is alive, for this one holds it.
        unsafe { (self.api.object_inc_ref)(self.object.as_ptr()) };
        Object { api: self.api, object: self.object, type_index: self.type_index }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        // SAFETY: the reference is ours.
        unsafe { (self.api.object_dec_ref)(self.object.as_ptr()) };
    }
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
        let name = ByteArray::new(b"ffi.json.Stringify");
        let mut function = std::ptr::null_mut();
        let mut result = Any::NONE;
        // SAFETY: the places may be written to; the function takes a value and its indentation, and the
        // result and the function are ours.
        unsafe {
            let found = (self.api.function_get_global)(&raw const name, &raw mut function);
            if found != 0 || function.is_null() {
                return Err(Error::type_error("this tvm_ffi makes no JSON of lists"));
            }
            let mut args = [self.view(), Any::NONE];
            let status = (self.api.function_call)(function, args.as_mut_ptr(), 2, &raw mut result);
            (self.api.object_dec_ref)(function);
            if status != 0 {
                return Err(super::function::raised(self.api));
            }
            match super::call::take(&result)? {
                RetValue::Str(text) => Ok(text.into_bytes()),
                _ => Err(Error::internal("the JSON of tvm_ffi is not text")),
            }
        }
    }

    fn view(&self) -> Any {
        Any::new(self.type_index, Payload { v_ptr: self.object.as_ptr() })
    }

    /// The value; the receiver owns it.
    pub(super) fn into_any(self) -> Any {
        let any = self.view();
        std::mem::forget(self);
        any
    }

    /// # Safety
    /// The value is an object, and alive.
    pub(super) unsafe fn new(any: &Any) -> Result<Object, Error> {
        let api = Api::get()?;
        // SAFETY: guaranteed by the caller.
        let object = unsafe { any.value.v_ptr };
        // SAFETY: as above.
        unsafe { (api.object_inc_ref)(object) };
        Ok(Object { api, object: Handle::new(object), type_index: any.type_index })
    }
}

/// Converts an object: an object of Python that is a truth value or has bytes becomes that.
///
/// # Safety
/// The value is an object, and alive.
pub(super) unsafe fn read(any: &Any) -> Result<RetValue, Error> {
    if any.type_index == index::OPAQUE_PY {
        // SAFETY: the object of Python follows the header of such an object.
        let object = unsafe { *any.value.v_ptr.byte_add(HEADER).cast() };
        // SAFETY: it is alive as long as its holder.
        if let Some(value) = unsafe { python::plain(object) } {
            return Ok(value);
        }
    }
    // SAFETY: guaranteed by the caller.
    unsafe { Object::new(any) }.map(RetValue::Object)
}
