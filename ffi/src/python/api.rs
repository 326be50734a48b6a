//! The used part of Python's C API.

use crate::outgoing::{call_foreign, know_python, python_has_ended};
use crate::{Error, Handle};
use std::ffi::{CStr, c_char, c_int, c_long, c_uint, c_void};
use std::sync::OnceLock;

/// An object of Python.
pub(super) type Object = *mut c_void;

/// The address of a function or object of Python's C API, by its name.
pub(super) type Resolve = unsafe extern "C-unwind" fn(*const c_char) -> *mut c_void;

/// A method: `PyMethodDef`.
#[repr(C)]
pub(super) struct Method {
    pub(super) name: *const c_char,
    pub(super) body: *const c_void,
    pub(super) flags: c_int,
    pub(super) doc: *const c_char,
}

/// A member: `PyMemberDef`.
#[repr(C)]
pub(super) struct Member {
    pub(super) name: *const c_char,
    pub(super) kind: c_int,
    pub(super) offset: isize,
    pub(super) flags: c_int,
    pub(super) doc: *const c_char,
}

/// A function of a class: `PyType_Slot`.
#[repr(C)]
pub(super) struct Slot {
    pub(super) slot: c_int,
    pub(super) function: *const c_void,
}

/// The description of a class: `PyType_Spec`.
#[repr(C)]
pub(super) struct Spec {
    pub(super) name: *const c_char,
    pub(super) size: c_int,
    pub(super) item_size: c_int,
    pub(super) flags: c_uint,
    pub(super) slots: *const Slot,
}

/// Declares the functions with their names in C.
macro_rules! api {
    ($($field:ident: $type:ty = $name:literal;)+) => {
        /// The functions and objects of Python's C API that are used. Those that may run code of Python may unwind.
        pub(super) struct Python {
            $(pub(super) $field: $type,)+
            /// The size of an object's header in bytes.
            pub(super) header: isize,
        }

        impl Python {
            /// # Safety
            /// `resolve` returns the address of the function or object with the given name.
            unsafe fn find(resolve: Resolve, header: isize) -> Option<Python> {
                // SAFETY: guaranteed by the caller; the types are those of the names.
                Some(Python { $($field: unsafe { find(resolve, $name)? },)+ header })
            }
        }
    };
}

api! {
    save_thread: unsafe extern "C" fn() -> *mut c_void = c"PyEval_SaveThread";
    restore_thread: unsafe extern "C-unwind" fn(*mut c_void) = c"PyEval_RestoreThread";
    ensure: unsafe extern "C-unwind" fn() -> c_int = c"PyGILState_Ensure";
    release: unsafe extern "C" fn(c_int) = c"PyGILState_Release";
    inc_ref: unsafe extern "C" fn(Object) = c"Py_IncRef";
    dec_ref: unsafe extern "C-unwind" fn(Object) = c"Py_DecRef";
    type_of: unsafe extern "C" fn(Object) -> Object = c"PyObject_Type";
    attribute: unsafe extern "C-unwind" fn(Object, *const c_char) -> Object = c"PyObject_GetAttrString";
    call: unsafe extern "C-unwind" fn(Object, Object, Object) -> Object = c"PyObject_Call";
    type_from_spec: unsafe extern "C-unwind" fn(*const Spec) -> Object = c"PyType_FromSpec";
    is_subtype: unsafe extern "C" fn(Object, Object) -> c_int = c"PyType_IsSubtype";
    slot: unsafe extern "C" fn(Object, c_int) -> *mut c_void = c"PyType_GetSlot";
    tuple_new: unsafe extern "C-unwind" fn(isize) -> Object = c"PyTuple_New";
    tuple_size: unsafe extern "C" fn(Object) -> isize = c"PyTuple_Size";
    tuple_get: unsafe extern "C" fn(Object, isize) -> Object = c"PyTuple_GetItem";
    tuple_set: unsafe extern "C" fn(Object, isize, Object) -> c_int = c"PyTuple_SetItem";
    dict_size: unsafe extern "C" fn(Object) -> isize = c"PyDict_Size";
    int_value: unsafe extern "C" fn(Object, *mut c_int) -> i64 = c"PyLong_AsLongLongAndOverflow";
    int_new: unsafe extern "C" fn(i64) -> Object = c"PyLong_FromLongLong";
    float_value: unsafe extern "C" fn(Object) -> f64 = c"PyFloat_AsDouble";
    float_new: unsafe extern "C" fn(f64) -> Object = c"PyFloat_FromDouble";
    bool_new: unsafe extern "C" fn(c_long) -> Object = c"PyBool_FromLong";
    text_value: unsafe extern "C" fn(Object, *mut isize) -> *const c_char = c"PyUnicode_AsUTF8AndSize";
    text_new: unsafe extern "C" fn(*const c_char, isize) -> Object = c"PyUnicode_FromStringAndSize";
    bytes_value: unsafe extern "C" fn(Object, *mut *mut c_char, *mut isize) -> c_int = c"PyBytes_AsStringAndSize";
    bytes_new: unsafe extern "C" fn(*const c_char, isize) -> Object = c"PyBytes_FromStringAndSize";
    error_set: unsafe extern "C" fn(Object, Object) = c"PyErr_SetObject";
    error_set_text: unsafe extern "C" fn(Object, *const c_char) = c"PyErr_SetString";
    error_fetch: unsafe extern "C" fn(*mut Object, *mut Object, *mut Object) = c"PyErr_Fetch";
    error_normalize: unsafe extern "C-unwind" fn(*mut Object, *mut Object, *mut Object) = c"PyErr_NormalizeException";
    error_occurred: unsafe extern "C" fn() -> Object = c"PyErr_Occurred";
    error_clear: unsafe extern "C-unwind" fn() = c"PyErr_Clear";
    set_traceback: unsafe extern "C-unwind" fn(Object, Object) -> c_int = c"PyException_SetTraceback";
    none: Handle = c"_Py_NoneStruct";
    true_object: Handle = c"_Py_TrueStruct";
    int_type: Handle = c"PyLong_Type";
    bool_type: Handle = c"PyBool_Type";
    float_type: Handle = c"PyFloat_Type";
    text_type: Handle = c"PyUnicode_Type";
    bytes_type: Handle = c"PyBytes_Type";
    tuple_type: Handle = c"PyTuple_Type";
    // The address of a variable that points to the class.
    type_error: Handle = c"PyExc_TypeError";
}

/// A function, or the address of an object.
///
/// # Safety
/// `F` is the type of the name, and has the size of a pointer.
unsafe fn find<F: Copy>(resolve: Resolve, name: &CStr) -> Option<F> {
    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    // SAFETY: the name is a text.
    let found = unsafe { resolve(name.as_ptr()) };
    // `Handle` keeps the address, and makes it a pointer again.
    let exposed = found.expose_provenance();
    // SAFETY: the caller names the type.
    (exposed != 0).then(|| unsafe { std::mem::transmute_copy::<*mut c_void, F>(&found) })
}

static PYTHON: OnceLock<Python> = OnceLock::new();

impl Python {
    /// The functions of the process, once the package has been loaded.
    pub(super) fn get() -> Option<&'static Python> {
        PYTHON.get()
    }

    /// Looks the functions up.
    ///
    /// # Safety
    /// As [`__abide_python_core`](super::__abide_python_core).
    pub(super) unsafe fn load(resolve: Resolve, header: isize) -> Option<&'static Python> {
        if let Some(python) = PYTHON.get() {
            return Some(python);
        }
        // SAFETY: guaranteed by the caller.
        let python = unsafe {
            know_python(|name| find(resolve, name));
            Python::find(resolve, header)?
        };
        Some(PYTHON.get_or_init(|| python))
    }

    /// The class of an object, which lives as long as the object.
    ///
    /// # Safety
    /// The object is alive, and the lock is held.
    pub(super) unsafe fn class_of(&self, object: Object) -> Object {
        // SAFETY: guaranteed by the caller; the object holds another reference to its class.
        unsafe {
            let class = (self.type_of)(object);
            (self.dec_ref)(class);
            class
        }
    }

    /// Takes Python's lock; `None` if Python has ended.
    pub(super) fn lock(&'static self) -> Option<Lock> {
        if python_has_ended() {
            return None;
        }
        // SAFETY: any thread may take it at any time.
        Some(Lock { python: self, state: call_foreign(|| unsafe { (self.ensure)() }) })
    }
}

/// Python's lock, held by this thread.
pub(super) struct Lock {
    python: &'static Python,
    state: c_int,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // SAFETY: the lock was taken in this thread, and every nested one has been released.
        unsafe { (self.python.release)(self.state) };
    }
}

/// A reference to an object, which is dropped while the lock is held.
pub(super) struct Owned {
    python: &'static Python,
    object: Object,
}

impl Owned {
    /// Takes ownership of a reference; `None` if it is null.
    ///
    /// # Safety
    /// The object is null, or alive and the reference the caller's. The lock is held as long as the result lives.
    pub(super) unsafe fn new(python: &'static Python, object: Object) -> Option<Owned> {
        (!object.is_null()).then_some(Owned { python, object })
    }

    pub(super) fn as_ptr(&self) -> Object {
        self.object
    }

    /// The object; the receiver owns the reference.
    pub(super) fn into_raw(self) -> Object {
        let object = self.object;
        std::mem::forget(self);
        object
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the reference is this one's, and the lock is held.
        call_foreign(|| unsafe { (self.python.dec_ref)(self.object) });
    }
}

/// A reference to an object that any thread may drop, with or without the lock.
pub(super) struct Shared {
    python: &'static Python,
    object: Handle,
}

impl Shared {
    /// A new reference.
    ///
    /// # Safety
    /// The object is alive, and the lock is held.
    pub(super) unsafe fn counted(python: &'static Python, object: Object) -> Shared {
        // SAFETY: guaranteed by the caller.
        unsafe { (python.inc_ref)(object) };
        Shared { python, object: Handle::new(object) }
    }

    pub(super) fn as_ptr(&self) -> Object {
        self.object.as_ptr()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // Once Python has ended, its objects are freed already, or never will be.
        if let Some(_lock) = self.python.lock() {
            // SAFETY: the reference is this one's, and the lock is held.
            call_foreign(|| unsafe { (self.python.dec_ref)(self.as_ptr()) });
        }
    }
}

/// A reason for which a call has no result.
pub(super) enum Failure {
    /// Python has the exception already.
    Raised,
    /// An error of the library.
    Error(Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Error(error)
    }
}
