//! Opaque values of `tvm_ffi`, and their conversions.

use super::api::{self, Any, Payload, index};
use super::reference::Reference;
use crate::Error;
use std::fmt;

/// A value of a front end that is opaque to this library: a tensor, a list, an object. It is held by a reference,
/// passed on and returned unchanged.
#[derive(Clone)]
pub struct Object {
    pub(super) reference: Reference,
    pub(super) type_index: i32,
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

    /// The object of `libtvm_ffi`.
    pub(super) fn as_ptr(&self) -> api::Object {
        self.reference.as_ptr()
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
