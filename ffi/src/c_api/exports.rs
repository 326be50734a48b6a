//! The table of symbols.
//!
//! If a symbol is only described here, its documentation is that of C, so that the header can be made of it. A test
//! compares `include/abide.h` with the table.

use super::callback::{PackedCFunc, PackedCFuncFinalizer};
use super::guard::guard;
use super::pointers::{required, text};
use super::values::{Dialect, FunctionHandle, Value};
use super::{callback, exceptions, globals, invoke, python, state, stubs};
use crate::{Error, RetValue};
use std::ffi::{CStr, c_char, c_int, c_void};

/// Symbols with the same meaning, as in the header.
#[cfg(test)]
pub(super) struct Group {
    pub(super) docs: &'static [&'static str],
    pub(super) prototypes: &'static [Prototype],
}

/// A symbol, as the header shows it.
#[cfg(test)]
pub(super) struct Prototype {
    pub(super) result: &'static str,
    pub(super) name: &'static str,
    /// Types and names.
    pub(super) parameters: &'static [(&'static str, &'static str)],
}

/// The name of a type in C.
#[cfg(test)]
pub(super) trait CType {
    const NAME: &'static str;
}

#[cfg(test)]
macro_rules! c_types {
    ($($type:ty = $name:literal),+ $(,)?) => {
        $(impl CType for $type { const NAME: &'static str = $name; })+
    };
}

#[cfg(test)]
c_types! {
    () = "void",
    c_int = "int",
    *mut c_int = "int*",
    *const c_char = "const char*",
    *mut *mut *const c_char = "const char***",
    *mut c_void = "void*",
    *mut Value = "TVMValue*",
    FunctionHandle = "TVMFunctionHandle",
    *mut FunctionHandle = "TVMFunctionHandle*",
    *mut RetValue = "TVMRetValueHandle",
    Option<PackedCFunc> = "TVMPackedCFunc",
    Option<PackedCFuncFinalizer> = "TVMPackedCFuncFinalizer",
}

/// Exports functions and writes the table.
///
/// The word after `=` is how a function is called: `checked` (its error becomes the last one), `told` (as `checked`,
/// and it gets the called symbol), `direct`, `pointer` (as `direct`, for a function that relies on its pointers), or
/// `absent`.
macro_rules! exports {
    ($(
        $(#[doc = $doc:literal])+
        [$($symbol:ident)+] $parameters:tt -> $result:ty = $how:tt;
    )+) => {
        $($(exports!(@function $symbol $parameters -> $result = $how);)+)+

        #[cfg(test)]
        pub(super) const GROUPS: &[Group] = &[
            $(Group {
                docs: &[$($doc),+],
                prototypes: &[$(exports!(@prototype $symbol $parameters -> $result)),+],
            },)+
        ];
    };

    (
        @function $symbol:ident ($($name:ident: $type:ty),*) -> $result:ty
        = $how:tt
    ) => {
        /// A symbol of the C ABI: see `include/abide.h`.
        ///
        /// # Safety
        /// The arguments meet the description in the header.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $symbol($($name: $type),*) -> $result {
            exports!(@body $how $symbol ($($name),*))
        }
    };

    (@body (told $target:path) $symbol:ident ($($name:ident),*)) => {
        guard(|| {
            const DIALECT: Dialect = dialect(stringify!($symbol));
            // SAFETY: the caller keeps to the header.
            unsafe { $target(DIALECT, $($name),*) }
        })
    };
    (@body (checked $target:path) $symbol:ident ($($name:ident),*)) => {
        guard(|| {
            // SAFETY: the caller keeps to the header.
            unsafe { $target($($name),*) }
        })
    };
    (@body (direct $target:path) $symbol:ident ($($name:ident),*)) => { $target($($name),*) };
    (@body (pointer $target:path) $symbol:ident ($($name:ident),*)) => {{
        // SAFETY: the caller keeps to the header.
        unsafe { $target($($name),*) }
    }};
    (@body (absent) $symbol:ident ($($name:ident),*)) => {{
        let _ = ($($name,)*);
        stubs::absent(stringify!($symbol))
    }};

    (@prototype $symbol:ident ($($name:ident: $type:ty),*) -> $result:ty) => {
        Prototype {
            result: <$result as CType>::NAME,
            name: stringify!($symbol),
            parameters: &[$((<$type as CType>::NAME, stringify!($name))),*],
        }
    };
}

/// The front end whose function a symbol is.
const fn dialect(symbol: &str) -> Dialect {
    match symbol.as_bytes() {
        [b'T', ..] => Dialect::Tvm,
        [b'D', ..] => Dialect::Dgl,
        _ => Dialect::Abide,
    }
}

exports! {
    /// The names of all functions, sorted. The array belongs to the library and stays until the same
    /// thread asks again.
    [TVMFuncListGlobalNames DGLFuncListGlobalNames AbideFuncListGlobalNames]
    (out_size: *mut c_int, out_array: *mut *mut *const c_char) -> c_int = (checked globals::list_names);

    /// The function of a name, as a handle that the caller frees; NULL, and 0 as the result, where
    /// there is none.
    [TVMFuncGetGlobal DGLFuncGetGlobal AbideFuncGetGlobal]
    (name: *const c_char, out: *mut FunctionHandle) -> c_int = (checked globals::get_global);

    /// Calls a function. A text or bytes that it returns belong to the library and stay until the
    /// same thread's next call; a function that it returns is a handle that the caller frees.
    [TVMFuncCall DGLFuncCall AbideFuncCall]
    (
        func: FunctionHandle,
        arg_values: *mut Value,
        type_codes: *mut c_int,
        num_args: c_int,
        ret_val: *mut Value,
        ret_type_code: *mut c_int
    ) -> c_int = (told invoke::call);

    /// Releases a handle. NULL is ignored.
    [TVMFuncFree DGLFuncFree AbideFuncFree]
    (func: FunctionHandle) -> c_int = (checked globals::free);

    /// Makes a function of a callback, which any thread may call with the resource; the finalizer,
    /// which may be NULL, gets the resource when the last reference to the function is gone.
    [TVMFuncCreateFromCFunc DGLFuncCreateFromCFunc AbideFuncCreateFromCFunc]
    (
        func: Option<PackedCFunc>,
        resource_handle: *mut c_void,
        fin: Option<PackedCFuncFinalizer>,
        out: *mut FunctionHandle
    ) -> c_int = (told callback::create);

    /// Sets the result of a callback, which is copied; without it, a callback returns nothing.
    [TVMCFuncSetReturn DGLCFuncSetReturn AbideCFuncSetReturn]
    (ret: *mut RetValue, value: *mut Value, type_code: *mut c_int, num_ret: c_int) -> c_int
    = (told callback::set_return);

    /// Turns an argument of a callback, which is borrowed, into a value that the callback owns, in
    /// place: a function becomes a handle to be freed.
    [TVMCbArgToReturn AbideCbArgToReturn]
    (value: *mut Value, code: *mut c_int) -> c_int = (checked own_argument);

    /// The same, but the code comes by value.
    [DGLCbArgToReturn]
    (value: *mut Value, code: c_int) -> c_int = (checked callback::own_argument);

    /// Registers a function under a name; the registry has its own reference to it. A name that
    /// is taken is an error unless it may be overridden.
    [TVMFuncRegisterGlobal DGLFuncRegisterGlobal AbideFuncRegisterGlobal]
    (name: *const c_char, func: FunctionHandle, override_: c_int) -> c_int
    = (checked globals::register_global);

    /// Removes a name from the registry. Handles of its function stay good. A name that is free is no
    /// error.
    [TVMFuncRemoveGlobal DGLFuncRemoveGlobal AbideFuncRemoveGlobal]
    (name: *const c_char) -> c_int = (checked globals::remove_global);

    /// The text of this thread's last error, such as "ValueError: no such thing". It stays until the
    /// next error.
    [TVMGetLastError DGLGetLastError AbideGetLastError]
    () -> *const c_char = (direct state::error_text);

    /// Sets the error with which a callback fails, before it returns -1.
    [TVMAPISetLastError DGLAPISetLastError AbideAPISetLastError]
    (msg: *const c_char) -> () = (pointer set_last_error);

    /// Takes a function of Python's C API: Py_IncRef, Py_DecRef, PyGILState_Ensure and
    /// PyGILState_Release let exceptions of Python pass through this library unchanged.
    [TVMBackendRegisterEnvCAPI]
    (name: *const c_char, ptr: *mut c_void) -> c_int = (checked register_environment);

    /// Sets an exception of Python as the error with which a callback fails.
    [TVMAPISetLastPythonError]
    (py_object: *mut c_void) -> () = (pointer exceptions::set_exception);

    /// The exception of Python that the last error is, borrowed, or NULL.
    [TVMGetLastPythonError]
    () -> *mut c_void = (direct exceptions::exception);

    /// The origin of the last error: always NULL.
    [TVMGetLastBacktrace]
    () -> *const c_char = (direct std::ptr::null);

    /// Forgets the exception of Python that the last error is.
    [TVMDropLastPythonError]
    () -> () = (direct exceptions::drop_exception);

    /// Fails: this library has no arrays.
    [TVMArrayAlloc DGLArrayAlloc]
    (
        shape: *mut c_void,
        ndim: c_int,
        dtype_code: c_int,
        dtype_bits: c_int,
        dtype_lanes: c_int,
        device_type: c_int,
        device_id: c_int,
        out: *mut c_void
    ) -> c_int = (absent);

    /// Fails: this library has no arrays.
    [TVMArrayFree DGLArrayFree TVMArrayGetTypeIndex]
    (handle: *mut c_void, out: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no arrays.
    [
        TVMArrayCopyFromBytes TVMArrayCopyToBytes TVMArrayCopyFromTo
        DGLArrayCopyFromBytes DGLArrayCopyToBytes DGLArrayCopyFromTo
    ]
    (from: *mut c_void, to: *mut c_void, third: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no arrays.
    [TVMArrayFromDLPack TVMArrayToDLPack DGLArrayFromDLPack DGLArrayToDLPack]
    (from: *mut c_void, out: *mut c_void) -> c_int = (absent);

    /// Does nothing: this library has no arrays.
    [TVMDLManagedTensorCallDeleter DGLDLManagedTensorCallDeleter]
    (dltensor: *mut c_void) -> () = (direct ignore);

    /// Fails: this library has no objects.
    [TVMObjectFree DGLObjectFree]
    (object: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no objects.
    [TVMObjectGetTypeIndex DGLObjectGetTypeIndex]
    (object: *mut c_void, out: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no objects.
    [TVMObjectTypeKey2Index DGLObjectTypeKey2Index]
    (type_key: *const c_char, out: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no objects.
    [DGLObjectGetAttr]
    (
        object: *mut c_void,
        key: *const c_char,
        out: *mut Value,
        out_code: *mut c_int,
        out_success: *mut c_int
    ) -> c_int = (absent);

    /// Fails: this library has no objects.
    [DGLObjectListAttrNames]
    (object: *mut c_void, out_size: *mut c_int, out_array: *mut *mut *const c_char) -> c_int = (absent);

    /// Fails: this library has no modules.
    [TVMModFree]
    (module: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no modules.
    [TVMModImport]
    (module: *mut c_void, dep: *mut c_void) -> c_int = (absent);

    /// Fails: this library has no modules.
    [TVMModGetFunction]
    (module: *mut c_void, name: *const c_char, query_imports: c_int, out: *mut FunctionHandle)
    -> c_int = (absent);
}

/// `CbArgToReturn` with the code by pointer.
///
/// # Safety
/// `code` is null or may be read; with it, as [`callback::own_argument`].
unsafe fn own_argument(value: *mut Value, code: *mut c_int) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { callback::own_argument(value, *required(code, "code")?) }
}

/// `APISetLastError`.
///
/// # Safety
/// `msg` is null or a text.
unsafe fn set_last_error(msg: *const c_char) {
    if msg.is_null() {
        return state::set_error(Error::value_error("msg is null"));
    }
    // SAFETY: guaranteed by the caller.
    let text = unsafe { CStr::from_ptr(msg) };
    // A front end's failure is passed on even if it is not UTF-8.
    state::set_error(Error::from_text(&text.to_string_lossy()));
}

/// `BackendRegisterEnvCAPI`.
///
/// # Safety
/// `name` is null or a text, `ptr` the function of that name.
unsafe fn register_environment(name: *const c_char, ptr: *mut c_void) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    python::register(unsafe { text(name, "name")? }, ptr);
    Ok(())
}

/// For functions that are never created here.
fn ignore(_: *mut c_void) {}
