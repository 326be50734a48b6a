//! The class, and the calls of its instances.

use super::api::{Failure, Member, Method, Object, Owned, Python, Slot, Spec};
use super::callback::{Callback, Exception};
use super::instance::{handle_of, of, place, remember, take_over};
use super::values::Values;
use crate::outgoing::call_foreign;
use crate::{ArgValue, Args, PackedFunc};
use smallvec::SmallVec;
use std::ffi::{c_int, c_uint, c_void};
use std::ptr::{null, null_mut};

/// Numbers of slots, from `typeslots.h`.
mod slot {
    use std::ffi::c_int;

    pub(super) const ALLOC: c_int = 47;
    pub(super) const CALL: c_int = 50;
    pub(super) const DEALLOC: c_int = 52;
    pub(super) const METHODS: c_int = 64;
    pub(super) const NEW: c_int = 65;
    pub(super) const MEMBERS: c_int = 72;
    pub(super) const FREE: c_int = 74;
}

/// `Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE`.
const FLAGS: c_uint = (1 << 18) | (1 << 10);
/// `METH_CLASS | METH_O`.
const CLASS_METHOD: c_int = 0x10 | 0x8;
/// `T_ULONGLONG` or `T_UINT` of members: an integer of the size of a pointer.
const INTEGER: c_int = if size_of::<usize>() == 8 { 18 } else { 11 };
/// `READONLY` of members.
const READ_ONLY: c_int = 1;

/// Makes the class.
///
/// # Safety
/// The lock is held.
pub(super) unsafe fn class(python: &'static Python) -> Object {
    // The class keeps the addresses of both tables, and is never freed.
    let methods = Box::leak(Box::new([
        Method {
            name: c"_callback".as_ptr(),
            body: new_callback as *const c_void,
            flags: CLASS_METHOD,
            doc: c"The handle of a function that calls a callable.".as_ptr(),
        },
        Method { name: null(), body: null(), flags: 0, doc: null() },
    ]));
    let members = Box::leak(Box::new([
        Member {
            name: c"_handle".as_ptr(),
            kind: INTEGER,
            offset: python.header,
            flags: READ_ONLY,
            doc: c"The address of the function.".as_ptr(),
        },
        Member { name: null(), kind: 0, offset: 0, flags: 0, doc: null() },
    ]));
    let slots = [
        Slot { slot: slot::NEW, function: new as *const c_void },
        Slot { slot: slot::DEALLOC, function: dealloc as *const c_void },
        Slot { slot: slot::CALL, function: call as *const c_void },
        Slot { slot: slot::METHODS, function: methods.as_ptr().cast() },
        Slot { slot: slot::MEMBERS, function: members.as_ptr().cast() },
        Slot { slot: 0, function: null() },
    ];
    let size = python.header + size_of::<*mut PackedFunc>().cast_signed();
    let spec = Spec {
        name: c"abide_mlir._core.Function".as_ptr(),
        size: c_int::try_from(size).unwrap_or(c_int::MAX),
        item_size: 0,
        flags: FLAGS,
        slots: slots.as_ptr(),
    };
    // SAFETY: the description fits Python's, and the lock is held.
    let class = call_foreign(|| unsafe { (python.type_from_spec)(&raw const spec) });
    if !class.is_null() && remember(class) {
        // SAFETY: as above; so its address never becomes that of another object.
        unsafe { (python.inc_ref)(class) };
    }
    class
}

/// `__new__(class, handle, ..)`: takes the handle over.
///
/// # Safety
/// As Python calls it; the handle is one of this library's, and the caller's.
unsafe extern "C-unwind" fn new(class: Object, args: Object, _: Object) -> Object {
    type Alloc = unsafe extern "C-unwind" fn(Object, isize) -> Object;

    let Some(python) = Python::get() else { return null_mut() };
    // SAFETY: Python passes a class, a tuple, and a dictionary or null.
    unsafe {
        let handle = (python.tuple_get)(args, 0);
        if handle.is_null() {
            (python.error_clear)();
            let error = *python.type_error.as_ptr::<Object>();
            (python.error_set_text)(error, c"a packed function is made of its handle".as_ptr());
            return null_mut();
        }
        let handle = (python.pointer_value)(handle);
        if handle.is_null() {
            if (python.error_occurred)().is_null() {
                let error = *python.type_error.as_ptr::<Object>();
                (python.error_set_text)(error, c"the handle of a function is null".as_ptr());
            }
            return null_mut();
        }
        let alloc = (python.slot)(class, slot::ALLOC);
        let alloc = std::mem::transmute::<*mut c_void, Option<Alloc>>(alloc);
        let object = alloc.map(|alloc| call_foreign(|| alloc(class, 0))).unwrap_or(null_mut());
        if !object.is_null() {
            take_over(python, object, handle.cast());
        }
        object
    }
}

/// # Safety
/// As Python calls it, at the end of an instance.
unsafe extern "C-unwind" fn dealloc(this: Object) {
    type Free = unsafe extern "C-unwind" fn(Object);

    let Some(python) = Python::get() else { return };
    // SAFETY: the instance has the only reference to its function, and one to its class.
    unsafe {
        let class = python.class_of(this);
        let function = *place(python, this);
        if !function.is_null() {
            drop(Box::from_raw(function));
        }
        let free = (python.slot)(class, slot::FREE);
        if let Some(free) = std::mem::transmute::<*mut c_void, Option<Free>>(free) {
            free(this);
        }
        (python.dec_ref)(class);
    }
}

/// `__call__(*args)`.
///
/// # Safety
/// As Python calls it.
unsafe extern "C-unwind" fn call(this: Object, args: Object, named: Object) -> Object {
    let Some(python) = Python::get() else { return null_mut() };
    // SAFETY: the lock is held, and the arguments stay until the end of this call.
    unsafe {
        let values = Values::new(python, python.class_of(this));
        match call_with(values, this, args, named) {
            Ok(result) => result.into_raw(),
            Err(Failure::Raised) => null_mut(),
            Err(Failure::Error(error)) => {
                let values = Values::new(python, python.class_of(this));
                Exception::raise(&values, &error);
                null_mut()
            }
        }
    }
}

/// # Safety
/// As [`call`].
unsafe fn call_with(
    mut values: Values,
    this: Object,
    args: Object,
    named: Object,
) -> Result<Owned, Failure> {
    let python = values.python;
    // SAFETY: guaranteed by the caller. While the lock is released, only the contents of immutable objects are
    // used, and the caller keeps these alive.
    unsafe {
        if !named.is_null() && (python.dict_size)(named) != 0 {
            let error = *python.type_error.as_ptr::<Object>();
            let message = c"a packed function takes arguments by position alone";
            (python.error_set_text)(error, message.as_ptr());
            return Err(Failure::Raised);
        }
        let Some(function) = of(python, this) else {
            return Err(crate::Error::value_error("the function is null").into());
        };
        let count = (python.tuple_size)(args);
        let mut arguments: SmallVec<[ArgValue<'_>; 8]> = SmallVec::new();
        for index in 0..count {
            arguments.push(values.read((python.tuple_get)(args, index))?);
        }
        let state = (python.save_thread)();
        let result = function.call_packed(Args::new(&arguments));
        call_foreign(|| (python.restore_thread)(state));
        values.write(result?.as_arg())
    }
}

/// `_callback(class, callable)`: the handle of a function.
///
/// # Safety
/// As Python calls it.
unsafe extern "C-unwind" fn new_callback(class: Object, callable: Object) -> Object {
    let Some(python) = Python::get() else { return null_mut() };
    // SAFETY: both are alive, and the lock is held.
    let callback = unsafe { Callback::new(python, class, callable) };
    let function = PackedFunc::new(move |args: Args<'_>| callback.call(args));
    // SAFETY: as above; the receiver makes an instance of it.
    let handle = unsafe { handle_of(python, Box::into_raw(Box::new(function))) };
    handle.map_or(null_mut(), Owned::into_raw)
}
