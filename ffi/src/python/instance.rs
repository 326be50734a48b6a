//! Instances of the class: objects that hold a function.

use super::api::{Failure, Object, Owned, Python};
use crate::PackedFunc;
use crate::outgoing::call_foreign;
use std::ptr::null_mut;

/// The function of an instance; `None` if its creation has failed.
///
/// # Safety
/// The object is an instance, and outlives `'a`.
pub(super) unsafe fn of<'a>(python: &Python, object: Object) -> Option<&'a PackedFunc> {
    // SAFETY: guaranteed by the caller.
    unsafe { (*place(python, object)).as_ref() }
}

/// The member of an instance that has the function.
pub(super) fn place(python: &Python, object: Object) -> *mut *mut PackedFunc {
    object.wrapping_byte_offset(python.header).cast()
}

/// A new instance of a class for a function.
///
/// # Safety
/// The class is one of packed functions, and the lock is held.
pub(super) unsafe fn new(
    python: &'static Python,
    class: Object,
    function: PackedFunc,
) -> Result<Owned, Failure> {
    // SAFETY: guaranteed by the caller; the instance takes the handle over.
    unsafe {
        let tuple = tuple(python, 1)?;
        let handle = Box::into_raw(Box::new(function));
        let handle = Owned::new(python, (python.pointer_new)(handle.cast()));
        let handle = handle.ok_or(Failure::Raised)?;
        (python.tuple_set)(tuple.as_ptr(), 0, handle.into_raw());
        let object = call_foreign(|| (python.call)(class, tuple.as_ptr(), null_mut()));
        Owned::new(python, object).ok_or(Failure::Raised)
    }
}

/// A tuple whose elements are set next.
///
/// # Safety
/// The lock is held as long as the tuple lives.
pub(super) unsafe fn tuple(python: &'static Python, len: usize) -> Result<Owned, Failure> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let tuple = call_foreign(|| (python.tuple_new)(len.cast_signed()));
        Owned::new(python, tuple).ok_or(Failure::Raised)
    }
}
