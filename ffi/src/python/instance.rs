//! Instances of the class: objects that hold a function and its name.

use super::api::{Failure, Object, Owned, Python};
use crate::outgoing::call_foreign;
use crate::{Handle, PackedFunc};
use std::ffi::{c_int, c_void};
use std::sync::{Mutex, PoisonError};

/// The slot `Py_tp_alloc`.
const ALLOC: c_int = 47;

/// The bytes of the members of an instance.
pub(super) const MEMBERS_SIZE: isize =
    (size_of::<*mut PackedFunc>() + size_of::<Object>()).cast_signed();

/// The place of the name, after the function.
pub(super) const NAME_OFFSET: isize = size_of::<*mut PackedFunc>().cast_signed();

/// The classes that a package has derived its own from: another one each time that it is loaded.
static CORES: Mutex<Vec<Handle>> = Mutex::new(Vec::new());

/// Keeps a class for [`is_instance`].
pub(super) fn remember(class: Object) {
    CORES.lock().unwrap_or_else(PoisonError::into_inner).push(Handle::new(class));
}

/// Whether an object is an instance of the class, or of one that is derived from it.
///
/// # Safety
/// The object is alive, and the lock is held.
pub(super) unsafe fn is_instance(python: &Python, object: Object) -> bool {
    let cores = CORES.lock().unwrap_or_else(PoisonError::into_inner).clone();
    // SAFETY: guaranteed by the caller; the classes are never freed.
    unsafe {
        let class = python.class_of(object);
        cores.iter().any(|core| (python.is_subtype)(class, core.as_ptr()) != 0)
    }
}

/// The function of an instance; `None` if Python has made the instance without one.
///
/// # Safety
/// The object is an instance, and outlives `'a`.
pub(super) unsafe fn of<'a>(python: &Python, object: Object) -> Option<&'a PackedFunc> {
    // SAFETY: guaranteed by the caller.
    unsafe { (*place(python, object)).as_ref() }
}

/// The member of an instance that has the function.
fn place(python: &Python, object: Object) -> *mut *mut PackedFunc {
    object.wrapping_byte_offset(python.header).cast()
}

/// The member of an instance that has the name, or null.
fn name_place(python: &Python, object: Object) -> *mut Object {
    object.wrapping_byte_offset(python.header + NAME_OFFSET).cast()
}

/// A new instance of a class for a function, with a name.
///
/// # Safety
/// The class is one of packed functions, the name is alive, and the lock is held.
pub(super) unsafe fn new(
    python: &'static Python,
    class: Object,
    function: PackedFunc,
    name: &str,
) -> Result<Owned, Failure> {
    type Alloc = unsafe extern "C-unwind" fn(Object, isize) -> Object;

    // SAFETY: guaranteed by the caller; the members of a new instance are null.
    unsafe {
        let name = (python.text_new)(name.as_ptr().cast(), name.len().cast_signed());
        let name = Owned::new(python, name).ok_or(Failure::Raised)?;
        let alloc = (python.slot)(class, ALLOC);
        let alloc = std::mem::transmute::<*mut c_void, Option<Alloc>>(alloc);
        let object = alloc.and_then(|alloc| {
            let object = call_foreign(|| alloc(class, 0));
            Owned::new(python, object)
        });
        let object = object.ok_or(Failure::Raised)?;
        place(python, object.as_ptr()).write(Box::into_raw(Box::new(function)));
        name_place(python, object.as_ptr()).write(name.into_raw());
        Ok(object)
    }
}

/// Drops the members of an instance.
///
/// # Safety
/// The object is an instance, which nothing uses any more, and the lock is held.
pub(super) unsafe fn clear(python: &'static Python, object: Object) {
    // SAFETY: guaranteed by the caller; both members are the instance's.
    unsafe {
        drop(Owned::new(python, *name_place(python, object)));
        let function = *place(python, object);
        if !function.is_null() {
            drop(Box::from_raw(function));
        }
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
