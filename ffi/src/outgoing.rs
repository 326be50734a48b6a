//! Calls of foreign code, in which an ending Python may take the thread away.
//!
//! A thread that asks for Python's lock after the interpreter has begun to end does not return. Python 3.14 lets it
//! wait for the end of the process. Older versions call `pthread_exit`, which unwinds the stack of the thread, and
//! aborts the process if anything stops that. Frames of Rust stop it, so such a thread waits here, too.

use std::ffi::{CStr, c_int, c_void};
use std::sync::OnceLock;
use std::time::Duration;

/// Calls foreign code. If an ending Python unwinds the call, the thread waits for the end of the process.
///
/// Functions that may unwind have the type `extern "C-unwind"`, because the compiler leaves the frames of others
/// without a place to land.
pub(crate) fn call_foreign<T>(call: impl FnOnce() -> T) -> T {
    let unwound = Unwound;
    let result = call();
    std::mem::forget(unwound);
    result
}

/// Is dropped if a call is unwound.
struct Unwound;

impl Drop for Unwound {
    fn drop(&mut self) {
        // Panics are caught further out, and so are exceptions of C++, which abort there.
        while !std::thread::panicking() && python_has_ended() {
            std::thread::sleep(Duration::from_secs(3600));
        }
    }
}

type Question = unsafe extern "C" fn() -> c_int;

/// The two questions to Python; the second has another name from Python 3.13 on.
struct Python {
    is_initialized: Question,
    is_finalizing: Option<Question>,
}

static PYTHON: OnceLock<Python> = OnceLock::new();

/// Finds the functions of the Python that the library is used by. Systems without a list of all symbols of the process
/// know it by this alone.
///
/// # Safety
/// `find` returns the function of Python's C API with a name.
pub(crate) unsafe fn know_python(find: impl Fn(&CStr) -> Option<Question>) {
    let is_finalizing = find(c"Py_IsFinalizing").or_else(|| find(c"_Py_IsFinalizing"));
    if let Some(is_initialized) = find(c"Py_IsInitialized") {
        PYTHON.get_or_init(|| Python { is_initialized, is_finalizing });
    }
}

/// Whether the Python of this process, if it has one, has ended or is about to: its lock is not available any more.
pub(crate) fn python_has_ended() -> bool {
    if PYTHON.get().is_none() {
        // SAFETY: these are the functions of Python with their types. Where there is none yet, it may come later.
        unsafe { know_python(|name| symbol(name)) };
    }
    // SAFETY: both may be called at any time, by every thread.
    PYTHON.get().is_some_and(|python| unsafe {
        (python.is_initialized)() == 0 || python.is_finalizing.is_some_and(|ask| ask() != 0)
    })
}

/// A symbol among those that are global in the process.
///
/// # Safety
/// `F` is the type of the function of that name.
#[cfg(unix)]
pub(crate) unsafe fn symbol<F: Copy>(name: &CStr) -> Option<F> {
    #[cfg(target_vendor = "apple")]
    const GLOBAL: *mut c_void = std::ptr::without_provenance_mut(-2_isize as usize);
    #[cfg(not(target_vendor = "apple"))]
    const GLOBAL: *mut c_void = std::ptr::null_mut();

    unsafe extern "C" {
        fn dlsym(handle: *mut c_void, symbol: *const std::ffi::c_char) -> *mut c_void;
    }

    const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
    // SAFETY: the handle is one that the C library knows, and the name is a text.
    let found = unsafe { dlsym(GLOBAL, name.as_ptr()) };
    if found.is_null() {
        return None;
    }
    // SAFETY: a function's address has the size of a pointer, and the caller names its type.
    Some(unsafe { std::mem::transmute_copy::<*mut c_void, F>(&found) })
}

/// Other systems have no list of all symbols of the process.
///
/// # Safety
/// None is needed.
#[cfg(not(unix))]
pub(crate) unsafe fn symbol<F: Copy>(_: &CStr) -> Option<F> {
    None
}
