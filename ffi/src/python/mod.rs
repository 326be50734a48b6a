//! The compiled core of the Python package: a class whose instances are packed functions.
//!
//! Python calls them without code of its own in between. The class is made of functions of Python's stable C API, which
//! [`__abide_python_core`] gets by name. So the library depends on no version of Python, nor on Python at all.
//!
//! The package derives its class from this one. These members of it do what is not worth doing here:
//!
//! | member | meaning |
//! |---|---|
//! | `_simplify(value)` | a value of a simple type for any other value; a code of [`code`](crate::c_api::code) with eight bytes for a pointer, a data type, a device or a function |
//! | `_rebuild(code, bits)` | the other way round |
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
/// Python's lock is held, and `resolve` returns what its name says.
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
