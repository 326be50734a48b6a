//! Objects of Python that `tvm_ffi` passes on unchanged: their content, through Python's C API if the process has
//! one.

use crate::RetValue;
use crate::outgoing::{call_foreign, python_has_ended, symbol};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::OnceLock;

type PyObject = *mut c_void;

/// The functions of Python's C API that are used.
struct Python {
    ensure: unsafe extern "C-unwind" fn() -> c_int,
    release: unsafe extern "C" fn(c_int),
    object_type: unsafe extern "C" fn(PyObject) -> PyObject,
    attribute: unsafe extern "C" fn(PyObject, *const c_char) -> PyObject,
    text: unsafe extern "C" fn(PyObject) -> *const c_char,
    is_true: unsafe extern "C" fn(PyObject) -> c_int,
    bytes_from: unsafe extern "C" fn(PyObject) -> PyObject,
    bytes_of: unsafe extern "C" fn(PyObject, *mut *mut c_char, *mut isize) -> c_int,
    dec_ref: unsafe extern "C" fn(PyObject),
    clear: unsafe extern "C" fn(),
}

impl Python {
    fn get() -> Option<&'static Python> {
        static PYTHON: OnceLock<Option<Python>> = OnceLock::new();
        PYTHON.get_or_init(Python::find).as_ref()
    }

    fn find() -> Option<Python> {
        // SAFETY: these are the functions of Python with their types.
        unsafe {
            Some(Python {
                ensure: symbol(c"PyGILState_Ensure")?,
                release: symbol(c"PyGILState_Release")?,
                object_type: symbol(c"PyObject_Type")?,
                attribute: symbol(c"PyObject_GetAttrString")?,
                text: symbol(c"PyUnicode_AsUTF8")?,
                is_true: symbol(c"PyObject_IsTrue")?,
                bytes_from: symbol(c"PyBytes_FromObject")?,
                bytes_of: symbol(c"PyBytes_AsStringAndSize")?,
                dec_ref: symbol(c"Py_DecRef")?,
                clear: symbol(c"PyErr_Clear")?,
            })
        }
    }

    /// # Safety
    /// The object is alive, and Python's lock is held.
    unsafe fn plain(&self, object: PyObject) -> Option<RetValue> {
        // SAFETY: guaranteed by the caller; each new reference is given back.
        unsafe {
            let class = (self.object_type)(object);
            if class.is_null() {
                return None;
            }
            let name = (self.attribute)(class, c"__name__".as_ptr());
            (self.dec_ref)(class);
            if name.is_null() {
                return None;
            }
            let text = (self.text)(name);
            let kind = if text.is_null() { c"" } else { CStr::from_ptr(text) };
            let (is_bool, has_bytes) = (kind == c"bool" || kind == c"bool_", kind == c"memoryview");
            (self.dec_ref)(name);
            if is_bool {
                return Some(RetValue::Bool((self.is_true)(object) == 1));
            }
            if has_bytes { self.bytes(object) } else { None }
        }
    }

    /// # Safety
    /// As [`plain`](Python::plain).
    unsafe fn bytes(&self, object: PyObject) -> Option<RetValue> {
        let (mut data, mut size) = (std::ptr::null_mut(), 0);
        // SAFETY: guaranteed by the caller; the bytes are copied before their object is dropped.
        unsafe {
            let bytes = (self.bytes_from)(object);
            if bytes.is_null() {
                return None;
            }
            let status = (self.bytes_of)(bytes, &raw mut data, &raw mut size);
            let found = usize::try_from(size).ok().filter(|_| status == 0);
            let copied =
                found.map(|size| std::slice::from_raw_parts(data.cast::<u8>(), size).to_vec());
            (self.dec_ref)(bytes);
            copied.map(RetValue::Bytes)
        }
    }
}

/// The value of a truth value of numpy, or of a `memoryview`; `None` for any other object.
///
/// # Safety
/// The object is null, or one of Python's and alive.
pub(super) unsafe fn plain(object: PyObject) -> Option<RetValue> {
    if object.is_null() || python_has_ended() {
        return None;
    }
    let python = Python::get()?;
    // SAFETY: the lock is taken and released; errors in between are dropped.
    unsafe {
        let state = call_foreign(|| (python.ensure)());
        let found = python.plain(object);
        if found.is_none() {
            (python.clear)();
        }
        (python.release)(state);
        found
    }
}
