//! The functions of the library in the global table of `tvm_ffi`.

use super::api::{Any, Api, MethodInfo, Object, Payload, index};
use super::call::create;
use super::reference::Reference;
use crate::Error;
use crate::c_api::ByteArray;
use crate::functions::{self, Function};
use std::ffi::c_int;

/// The type of every function: it looks at its arguments itself.
const METADATA: &[u8] = br#"{"type_schema":"{\"type\":\"ffi.Function\"}"}"#;

/// Adds all functions to the table, and returns their current number. Existing names stay unchanged.
///
/// # Errors
/// If `libtvm_ffi` is not loaded.
pub(crate) fn register() -> Result<usize, Error> {
    let api = Api::get()?;
    stay();
    let registered = functions::all().filter(|function| register_one(api, function).is_ok());
    Ok(registered.count())
}

fn register_one(api: &'static Api, function: &Function) -> Result<(), Error> {
    let object = create(function.packed())?;
    // SAFETY: the object was made for the caller; the table gets its own reference.
    let object = unsafe { Reference::owned(api, object) };
    let name = ByteArray::new(function.name.as_bytes());
    let status = match api.function_set_global_from_method_info {
        Some(set) => {
            let info = MethodInfo {
                name,
                doc: ByteArray::new(function.doc.as_bytes()),
                metadata: ByteArray::new(METADATA),
                flags: 0,
                method: Any::new(index::FUNCTION, Payload { v_ptr: object.as_ptr() }),
            };
            // SAFETY: everything outlives the call, which copies the parts that it keeps.
            unsafe { set(&raw const info, 0) }
        }
        // SAFETY: as above.
        None => unsafe { (api.function_set_global)(&raw const name, object.as_ptr(), 0) },
    };
    if status == 0 {
        return Ok(());
    }
    let mut error: Object = std::ptr::null_mut();
    // SAFETY: the call moves the error into `error`, so the reference is ours to give back.
    unsafe {
        (api.error_move_from_raised)(&raw mut error);
        if !error.is_null() {
            api.dec_ref(error);
        }
    }
    Err(Error::general("the name is taken"))
}

/// Keeps this library in the process: the table has its functions until the end.
#[cfg(target_os = "linux")]
fn stay() {
    use std::ffi::{c_char, c_void};

    /// The result of `dladdr`.
    #[repr(C)]
    struct Info {
        file: *const c_char,
        base: *mut c_void,
        symbol: *const c_char,
        address: *mut c_void,
    }

    unsafe extern "C" {
        fn dladdr(address: *const c_void, info: *mut Info) -> c_int;
        fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    }

    const LAZY: c_int = 1;
    const NO_LOAD: c_int = 4;
    const NO_DELETE: c_int = 0x1000;
    let null: *mut c_void = std::ptr::null_mut();
    let mut info = Info { file: null.cast(), base: null, symbol: null.cast(), address: null };
    // SAFETY: the address is one of this library, and the name of its file stays as long as it.
    unsafe {
        if dladdr((stay as fn()) as *const c_void, &raw mut info) != 0 && !info.file.is_null() {
            dlopen(info.file, LAZY | NO_LOAD | NO_DELETE);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn stay() {}

/// If `libtvm_ffi` is in the process already, the functions are in its table from the start.
extern "C" fn at_load() {
    // Otherwise there is nothing to do.
    let _ = crate::error::catch(register);
}

#[used]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
#[cfg_attr(windows, unsafe(link_section = ".CRT$XCU"))]
#[cfg_attr(not(any(target_vendor = "apple", windows)), unsafe(link_section = ".init_array"))]
static AT_LOAD: extern "C" fn() = at_load;
