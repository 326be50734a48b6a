//! Instances of the class: objects that hold a function.

use super::api::{Failure, Object, Owned, Python};
use crate::outgoing::call_foreign;
use crate::{Handle, PackedFunc};
use std::ptr::null_mut;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The class that the package derives its own from.
static CORE: OnceLock<Handle> = OnceLock::new();

/// Keeps the class for [`is_instance`]; whether it is the first one.
pub(super) fn remember(class: Object) -> bool {
    CORE.set(Handle::new(class)).is_ok()
}

/// Whether an object is an instance of the class, or of one that is derived from it.
///
/// # Safety
/// The object is alive, and the lock is held.
pub(super) unsafe fn is_instance(python: &Python, object: Object) -> bool {
    let Some(core) = CORE.get() else { return false };
    // SAFETY: guaranteed by the caller.
    unsafe { (python.is_subtype)(python.class_of(object), core.as_ptr()) != 0 }
}

/// The addresses of the functions for which a class is called, and that no instance has taken over.
static PENDING: Mutex<Vec<usize>> = Mutex::new(Vec::new());

fn with_pending<T>(action: impl FnOnce(&mut Vec<usize>) -> T) -> T {
    action(&mut PENDING.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Removes a function from the pending ones; whether it was one.
fn settle(function: *mut PackedFunc) -> bool {
    with_pending(|pending| {
        let found = pending.iter().rposition(|address| *address == function.addr());
        found.map(|index| pending.swap_remove(index)).is_some()
    })
}

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

/// Makes an instance the owner of a function.
///
/// # Safety
/// The object is an instance without a function, and the function the caller's.
pub(super) unsafe fn take_over(python: &Python, object: Object, function: *mut PackedFunc) {
    // SAFETY: guaranteed by the caller.
    unsafe { place(python, object).write(function) };
    settle(function);
}

/// The handle of a function as an integer of Python. If there is none, the function is dropped.
///
/// # Safety
/// The function is the caller's, made by `Box::into_raw`, and the lock is held as long as the result lives.
pub(super) unsafe fn handle_of(
    python: &'static Python,
    function: *mut PackedFunc,
) -> Result<Owned, Failure> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let handle = Owned::new(python, (python.pointer_new)(function.cast()));
        if handle.is_none() {
            drop(Box::from_raw(function));
        }
        handle.ok_or(Failure::Raised)
    }
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
    // SAFETY: guaranteed by the caller. The instance takes the function over; while it is pending, none has.
    unsafe {
        let tuple = tuple(python, 1)?;
        let function = Box::into_raw(Box::new(function));
        let handle = handle_of(python, function)?;
        (python.tuple_set)(tuple.as_ptr(), 0, handle.into_raw());
        with_pending(|pending| pending.push(function.addr()));
        let object = call_foreign(|| (python.call)(class, tuple.as_ptr(), null_mut()));
        if settle(function) && object.is_null() {
            drop(Box::from_raw(function));
        }
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
