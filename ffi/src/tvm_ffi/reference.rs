//! References to objects of `libtvm_ffi`, which are given back.

use super::api::{Any, Api, Object, index};
use crate::{Error, Handle};

/// An object of `libtvm_ffi`, held by a reference to it.
pub(super) struct Reference {
    api: &'static Api,
    object: Handle,
}

// SAFETY: the count of references is atomic, and nothing else of an object is touched.
unsafe impl Send for Reference {}
// SAFETY: as above.
unsafe impl Sync for Reference {}

impl Reference {
    /// Takes ownership of a reference.
    ///
    /// # Safety
    /// The object is alive, and the reference is the caller's.
    pub(super) unsafe fn owned(api: &'static Api, object: Object) -> Reference {
        Reference { api, object: Handle::new(object) }
    }

    /// Takes ownership of the reference that a value holds; `None` if it is not an object.
    ///
    /// # Safety
    /// As [`owned`](Reference::owned).
    pub(super) unsafe fn of_value(any: &Any) -> Result<Option<Reference>, Error> {
        // SAFETY: the member may be read whatever the type is, and an object of null is refused elsewhere.
        let object = unsafe { any.value.v_ptr };
        if any.type_index < index::OBJECT || object.is_null() {
            return Ok(None);
        }
        // SAFETY: guaranteed by the caller.
        Ok(Some(unsafe { Reference::owned(Api::get()?, object) }))
    }

    /// An owned reference to an object.
    ///
    /// # Safety
    /// The object is alive, or null, which is an error.
    pub(super) unsafe fn counted(object: Object) -> Result<Reference, Error> {
        if object.is_null() {
            return Err(Error::value_error("the object is null"));
        }
        let api = Api::get()?;
        // SAFETY: guaranteed by the caller.
        unsafe {
            (api.object_inc_ref)(object);
            Ok(Reference::owned(api, object))
        }
    }

    pub(super) fn api(&self) -> &'static Api {
        self.api
    }

    pub(super) fn as_ptr(&self) -> Object {
        self.object.as_ptr()
    }

    /// The object; the receiver gives the reference back.
    pub(super) fn into_raw(self) -> Object {
        let object = self.as_ptr();
        std::mem::forget(self);
        object
    }
}

impl Clone for Reference {
    fn clone(&self) -> Reference {
        // SAFETY: the object is alive, because this reference holds it.
        unsafe {
            (self.api.object_inc_ref)(self.as_ptr());
            Reference::owned(self.api, self.as_ptr())
        }
    }
}

impl Drop for Reference {
    fn drop(&mut self) {
        // SAFETY: the reference is this one's.
        unsafe { self.api.dec_ref(self.as_ptr()) };
    }
}
