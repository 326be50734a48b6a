//! The used part of the C ABI of `libtvm_ffi`.

use crate::c_api::ByteArray;
use crate::outgoing::{call_foreign, symbol};
use crate::{DataType, Device, Error};
use std::ffi::{c_char, c_int, c_void};
use std::sync::OnceLock;

/// A value with its type: `TVMFFIAny`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Any {
    /// The type: a constant of [`index`].
    pub(crate) type_index: i32,
    /// The length of a text or of bytes that are within the value, else 0.
    pub(crate) small_len: u32,
    /// The value.
    pub(crate) value: Payload,
}

/// The eight bytes of an [`Any`].
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union Payload {
    /// An integer; 0 or 1 for a truth value.
    pub v_int64: i64,
    /// A float.
    pub v_float64: f64,
    /// A pointer.
    pub(crate) v_ptr: *mut c_void,
    /// A text that ends with a 0.
    pub(crate) v_c_str: *const c_char,
    /// A data type.
    pub(crate) v_dtype: DataType,
    /// A device.
    pub(crate) v_device: Device,
    /// A short text or short bytes.
    pub(crate) v_bytes: [u8; 8],
}

impl Any {
    /// Nothing.
    pub(crate) const NONE: Any =
        Any { type_index: index::NONE, small_len: 0, value: Payload { v_int64: 0 } };

    /// A value of a type; the rest of the eight bytes is 0 if it needs fewer.
    pub(crate) fn new(type_index: i32, value: Payload) -> Any {
        Any { type_index, small_len: 0, value }
    }
}

/// Types of values.
pub(crate) mod index {
    pub(crate) const NONE: i32 = 0;
    pub(crate) const INT: i32 = 1;
    pub(crate) const BOOL: i32 = 2;
    pub(crate) const FLOAT: i32 = 3;
    pub(crate) const POINTER: i32 = 4;
    pub(crate) const DATA_TYPE: i32 = 5;
    pub(crate) const DEVICE: i32 = 6;
    pub(crate) const RAW_STR: i32 = 8;
    pub(crate) const BYTE_ARRAY: i32 = 9;
    pub(crate) const SMALL_STR: i32 = 11;
    pub(crate) const SMALL_BYTES: i32 = 12;
    /// The first type whose values are objects, which are counted.
    pub(crate) const OBJECT: i32 = 64;
    pub(crate) const STR: i32 = 65;
    pub(crate) const BYTES: i32 = 66;
    pub(crate) const FUNCTION: i32 = 68;
    pub(crate) const SHAPE: i32 = 69;
    pub(crate) const TENSOR: i32 = 70;
    pub(crate) const ARRAY: i32 = 71;
    pub(crate) const MAP: i32 = 72;
    /// An object of Python.
    pub(crate) const OPAQUE_PY: i32 = 74;
    pub(crate) const LIST: i32 = 75;
    pub(crate) const DICT: i32 = 76;
}

/// An object: a header, followed by its contents.
pub(crate) type Object = *mut c_void;

/// The size of the header of an object in bytes: counts, type, deleter.
pub(crate) const HEADER: usize = 24;

/// A function: the data that it was created with, arguments, their number, the place for the result.
pub(crate) type SafeCall = unsafe extern "C" fn(*mut c_void, *const Any, i32, *mut Any) -> c_int;

/// The description of a function: `TVMFFIMethodInfo`.
#[repr(C)]
pub(crate) struct MethodInfo {
    pub(crate) name: ByteArray,
    pub(crate) doc: ByteArray,
    pub(crate) metadata: ByteArray,
    pub(crate) flags: i64,
    pub(crate) method: Any,
}

/// The functions of `libtvm_ffi` that are used.
pub(crate) struct Api {
    pub(crate) string_from_byte_array: unsafe extern "C" fn(*const ByteArray, *mut Any) -> c_int,
    pub(crate) bytes_from_byte_array: unsafe extern "C" fn(*const ByteArray, *mut Any) -> c_int,
    pub(crate) function_create: unsafe extern "C" fn(
        *mut c_void,
        SafeCall,
        Option<unsafe extern "C" fn(*mut c_void)>,
        *mut Object,
    ) -> c_int,
    pub(crate) function_get_global: unsafe extern "C" fn(*const ByteArray, *mut Object) -> c_int,
    pub(crate) function_set_global: unsafe extern "C" fn(*const ByteArray, Object, c_int) -> c_int,
    /// With documentation; the first versions do not have it.
    pub(crate) function_set_global_from_method_info:
        Option<unsafe extern "C" fn(*const MethodInfo, c_int) -> c_int>,
    function_call: unsafe extern "C-unwind" fn(Object, *mut Any, i32, *mut Any) -> c_int,
    pub(crate) object_inc_ref: unsafe extern "C" fn(Object) -> c_int,
    object_dec_ref: unsafe extern "C-unwind" fn(Object) -> c_int,
    pub(crate) error_set_raised: unsafe extern "C" fn(Object),
    pub(crate) error_set_raised_from_c_str: unsafe extern "C" fn(*const c_char, *const c_char),
    pub(crate) error_move_from_raised: unsafe extern "C" fn(*mut Object),
}

impl Api {
    /// The functions of the `libtvm_ffi` that the process has loaded.
    pub(crate) fn get() -> Result<&'static Api, Error> {
        static API: OnceLock<Api> = OnceLock::new();
        if let Some(api) = API.get() {
            return Ok(api);
        }
        // A missing one may be registered later.
        let missing = || Error::new("RuntimeError", "libtvm_ffi is not loaded in this process");
        let api = Api::find().ok_or_else(missing)?;
        Ok(API.get_or_init(|| api))
    }

    /// Releases a reference, which may run code of the front end.
    ///
    /// # Safety
    /// The object is alive, and the reference is the caller's.
    pub(super) unsafe fn dec_ref(&self, object: Object) {
        // SAFETY: guaranteed by the caller.
        call_foreign(|| unsafe { (self.object_dec_ref)(object) });
    }

    /// Calls a function of the front end.
    ///
    /// # Safety
    /// The object is a function, `args` has `count` values, and `result` may be written to.
    pub(super) unsafe fn call(
        &self,
        function: Object,
        args: *mut Any,
        count: i32,
        result: *mut Any,
    ) -> c_int {
        // SAFETY: guaranteed by the caller.
        call_foreign(|| unsafe { (self.function_call)(function, args, count, result) })
    }

    fn find() -> Option<Api> {
        // SAFETY: these are the functions of `libtvm_ffi` with their types.
        unsafe {
            Some(Api {
                string_from_byte_array: symbol(c"TVMFFIStringFromByteArray")?,
                bytes_from_byte_array: symbol(c"TVMFFIBytesFromByteArray")?,
                function_create: symbol(c"TVMFFIFunctionCreate")?,
                function_get_global: symbol(c"TVMFFIFunctionGetGlobal")?,
                function_set_global: symbol(c"TVMFFIFunctionSetGlobal")?,
                function_set_global_from_method_info: symbol(
                    c"TVMFFIFunctionSetGlobalFromMethodInfo",
                ),
                function_call: symbol(c"TVMFFIFunctionCall")?,
                object_inc_ref: symbol(c"TVMFFIObjectIncRef")?,
                object_dec_ref: symbol(c"TVMFFIObjectDecRef")?,
                error_set_raised: symbol(c"TVMFFIErrorSetRaised")?,
                error_set_raised_from_c_str: symbol(c"TVMFFIErrorSetRaisedFromCStr")?,
                error_move_from_raised: symbol(c"TVMFFIErrorMoveFromRaised")?,
            })
        }
    }
}
