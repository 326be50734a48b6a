//! The class, and the calls of its instances.

use super::api::{Failure, Member, Method, Object, Owned, Python, Slot, Spec};
use super::callback::{Callback, Exception};
use super::instance::{self, MEMBERS_SIZE, NAME_OFFSET, of, remember};
use super::values::Values;
use crate::outgoing::call_foreign;
use crate::{ArgValue, Args, Error, PackedFunc, Registry};
use smallvec::SmallVec;
use std::ffi::{c_int, c_uint, c_void};
use std::ptr::{null, null_mut};

/// Numbers of slots, from `typeslots.h`.
mod slot {
    use std::ffi::c_int;

    pub(super) const CALL: c_int = 50;
    pub(super) const DEALLOC: c_int = 52;
    pub(super) const METHODS: c_int = 64;
    pub(super) const MEMBERS: c_int = 72;
    pub(super) const FREE: c_int = 74;
}

/// `Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE`.
const FLAGS: c_uint = (1 << 18) | (1 << 10);
/// `METH_CLASS | METH_O`.
const CLASS_METHOD: c_int = 0x10 | 0x8;
/// `T_ULONGLONG` or `T_UINT` of members: an integer of the size of a pointer.
const INTEGER: c_int = if size_of::<usize>() == 8 { 18 } else { 11 };
/// `T_OBJECT` of members: `None` if it is null.
const OBJECT: c_int = 6;
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
            doc: c"A function that calls a callable.".as_ptr(),
        },
        Method {
            name: c"_find".as_ptr(),
            body: find as *const c_void,
            flags: CLASS_METHOD,
            doc: c"The global function of a name, or None.".as_ptr(),
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
        Member {
            name: c"__name__".as_ptr(),
            kind: OBJECT,
            offset: python.header + NAME_OFFSET,
            flags: 0,
            doc: c"The name of the function, or an empty one.".as_ptr(),
        },
        Member { name: null(), kind: 0, offset: 0, flags: 0, doc: null() },
    ]));
    let slots = [
        Slot { slot: slot::DEALLOC, function: dealloc as *const c_void },
        Slot { slot: slot::CALL, function: call as *const c_void },
        Slot { slot: slot::METHODS, function: methods.as_ptr().cast() },
        Slot { slot: slot::MEMBERS, function: members.as_ptr().cast() },
        Slot { slot: 0, function: null() },
    ];
    let size = python.header + MEMBERS_SIZE;
    let spec = Spec {
        name: c"abide_mlir._core.Function".as_ptr(),
        size: c_int::try_from(size).unwrap_or(c_int::MAX),
        item_size: 0,
        flags: FLAGS,
        slots: slots.as_ptr(),
    };
    // SAFETY: the description fits Python's, and the lock is held.
    let class = call_foreign(|| unsafe { (python.type_from_spec)(&raw const spec) });
    if !class.is_null() {
        // SAFETY: as above; so its address never becomes that of another object.
        unsafe { (python.inc_ref)(class) };
        remember(class);
    }
    class
}

/// # Safety
/// As Python calls it, at the end of an instance.
unsafe extern "C-unwind" fn dealloc(this: Object) {
    type Free = unsafe extern "C-unwind" fn(Object);

    let Some(python) = Python::get() else { return };
    // SAFETY: nothing uses the instance any more; it has a reference to its class.
    unsafe {
        let class = python.class_of(this);
        instance::clear(python, this);
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
        let class = python.class_of(this);
        let result = call_with(Values::new(python, class), this, args, named);
        finish(python, class, result)
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
            return Err(Error::value_error("the function is null").into());
        };
        let count = (python.tuple_size)(args);
        let mut arguments: SmallVec<[ArgValue<'_>; 8]> = SmallVec::new();
        for index in 0..count {
            let object = (python.tuple_get)(args, index);
            // Integers are stored at once: passing them on as results costs more than reading them.
            match values.read_int(object) {
                Some(value) => arguments.push(ArgValue::Int(value)),
                None => arguments.push(values.read(object)?),
            }
        }
        let state = (python.save_thread)();
        let result = function.call_packed(Args::new(&arguments));
        call_foreign(|| (python.restore_thread)(state));
        values.write(result?.as_arg())
    }
}

/// `_callback(class, callable)`: a function that calls a callable.
///
/// # Safety
/// As Python calls it.
unsafe extern "C-unwind" fn new_callback(class: Object, callable: Object) -> Object {
    let Some(python) = Python::get() else { return null_mut() };
    // SAFETY: both are alive, and the lock is held.
    unsafe {
        let callback = Callback::new(python, class, callable);
        let function = PackedFunc::new(move |args: Args<'_>| callback.call(args));
        finish(python, class, instance::new(python, class, function, ""))
    }
}

/// `_find(class, name)`: the global function of a name, or `None`.
///
/// # Safety
/// As Python calls it.
unsafe extern "C-unwind" fn find(class: Object, name: Object) -> Object {
    let Some(python) = Python::get() else { return null_mut() };
    // SAFETY: both are alive, and the lock is held.
    unsafe {
        let mut values = Values::new(python, class);
        let found = values.read(name).and_then(|name| match name {
            ArgValue::Str(name) => match Registry::global().get(name) {
                Some(function) => instance::new(python, class, function, name),
                None => values.write(ArgValue::None),
            },
            _ => Err(Error::new("TypeError", "the name of a function is a str").into()),
        });
        finish(python, class, found)
    }
}

/// The result of a function of Python, or null with an exception.
///
/// # Safety
/// The lock is held, and the class is alive.
unsafe fn finish(python: &'static Python, class: Object, result: Result<Owned, Failure>) -> Object {
    match result {
        Ok(result) => result.into_raw(),
        Err(Failure::Raised) => null_mut(),
        Err(Failure::Error(error)) => {
            // SAFETY: guaranteed by the caller.
            unsafe { Exception::raise(&Values::new(python, class), &error) };
            null_mut()
        }
    }
}
