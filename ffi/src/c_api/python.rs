//! Python exceptions, passed unchanged: how TVM 0.19 gets the errors of its callbacks back.
//!
//! The front end registers the needed functions of Python's C API, so this library does not depend on any version of
//! Python, or on Python at all.

use crate::Error;
use crate::outgoing::{call_foreign, python_has_ended};
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// A function that the front end has registered.
struct Registered {
    name: &'static str,
    pointer: AtomicPtr<c_void>,
}

impl Registered {
    const fn new(name: &'static str) -> Registered {
        Registered { name, pointer: AtomicPtr::new(std::ptr::null_mut()) }
    }

    fn get(&self) -> Option<*mut c_void> {
        let pointer = self.pointer.load(Ordering::Acquire);
        (!pointer.is_null()).then_some(pointer)
    }
}

static INC_REF: Registered = Registered::new("Py_IncRef");
static DEC_REF: Registered = Registered::new("Py_DecRef");
static ENSURE: Registered = Registered::new("PyGILState_Ensure");
static RELEASE: Registered = Registered::new("PyGILState_Release");

/// `BackendRegisterEnvCAPI`: names that are of no use here are taken, too.
pub(super) fn register(name: &str, pointer: *mut c_void) {
    for registered in [&INC_REF, &DEC_REF, &ENSURE, &RELEASE] {
        if registered.name == name {
            registered.pointer.store(pointer, Ordering::Release);
        }
    }
}

/// Calls a function of Python's C API that takes an object, under Python's lock. False if the front end has not
/// registered the functions for that, or Python has ended.
///
/// # Safety
/// The object is one of Python's, and alive.
unsafe fn with_lock(function: &Registered, object: *mut c_void) -> bool {
    if python_has_ended() {
        return false;
    }
    let (Some(function), Some(ensure), Some(release)) =
        (function.get(), ENSURE.get(), RELEASE.get())
    else {
        return false;
    };
    // SAFETY: the front end has registered them under the names of Python's functions, whose types
    // these are; the lock is taken around the call, and may be held by this thread already.
    unsafe {
        let ensure: extern "C-unwind" fn() -> c_int = std::mem::transmute(ensure);
        let function: extern "C-unwind" fn(*mut c_void) = std::mem::transmute(function);
        let release: extern "C" fn(c_int) = std::mem::transmute(release);
        let state = call_foreign(|| ensure());
        call_foreign(|| function(object));
        release(state);
    }
    true
}

/// An exception, held by a reference to it.
struct Exception(*mut c_void);

// SAFETY: the object is only counted and handed back, under Python's lock.
unsafe impl Send for Exception {}

impl Drop for Exception {
    fn drop(&mut self) {
        // SAFETY: it was counted, so it is alive, and the functions for it exist.
        unsafe { with_lock(&DEC_REF, self.0) };
    }
}

/// The error of an exception. It holds a reference to the exception if the front end has registered the functions for
/// that.
///
/// # Safety
/// The object is null, or one of Python's and alive.
pub(super) unsafe fn error_of(object: *mut c_void) -> Error {
    let error = Error::new("RuntimeError", "a function of Python raised an exception");
    // SAFETY: guaranteed by the caller.
    let counted = !object.is_null() && unsafe { with_lock(&INC_REF, object) };
    if counted { error.with_origin(Exception(object)) } else { error }
}

/// The exception that an error holds.
pub(super) fn exception_of(error: &Error) -> Option<*mut c_void> {
    Some(error.origin::<Exception>()?.0)
}
