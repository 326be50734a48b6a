//! The compiled core of the Python package: a class whose instances are packed functions.
//!
//! A call goes directly from Python's interpreter to the library. The class is made of functions of Python's stable C
//! API, which [`__abide_python_core`] gets by name. So the library is not linked with Python, and works with every
//! version.
//!
//! The package derives its class from this one. The subclass has these members, for rare cases that are easier to
//! handle in Python:
//!
//! | member | meaning |
//! |---|---|
//! | `_simplify(value)` | converts any other value to one of a simple type; a pointer, data type, device or function becomes a code of [`code`](crate::c_api::code) with eight bytes |
//! | `_rebuild(code, bits)` | the inverse: a value for a code with eight bytes |
//! | `_error(text)` | the exception for an error of the library |
//! | `_describe(exception)` | the error's text for an exception |

mod api;
mod callback;
mod function;
mod instance;
mod values;

use api::{Object, Python, Resolve};

/// A new class of packed functions, as a new reference; null with an exception of Python if there is none.
///
/// `resolve` returns the address of a function of Python's C API, or null. `header` is the size of an object without
/// any member in bytes: `object.__basicsize__`.
///
/// # Safety
/// Python's lock is held, and `resolve` returns the address of the function or object with the given name.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C-unwind" fn __abide_python_core(
    resolve: Resolve,
    header: isize,
) -> Object {
    // SAFETY: guaranteed by the caller.
    let python = unsafe { Python::load(resolve, header) };
    // SAFETY: the lock is held.
    python.map_or(std::ptr::null_mut(), |python| unsafe { function::class(python) })
}
