//! Values as C has them, and their way from and to Rust's.

use super::byte_array::ByteArray;
use super::pointers::{shared, text};
use super::state;
use crate::{ArgValue, DataType, Device, Error, Handle, PackedFunc, RetValue};
use std::ffi::{c_char, c_int, c_void};
use std::sync::atomic::{AtomicBool, Ordering};

/// Eight bytes whose meaning is in the code beside them (`TVMValue`, `DGLValue`).
#[repr(C)]
#[derive(Clone, Copy)]
pub union Value {
    /// An integer.
    pub v_int64: i64,
    /// A float.
    pub v_float64: f64,
    /// A pointer, a function, or a [`ByteArray`].
    pub v_handle: *mut c_void,
    /// A text that ends with a 0.
    pub v_str: *const c_char,
    /// A data type.
    pub v_type: DataType,
    /// A device.
    pub v_device: Device,
    /// A truth value: 0 is false.
    pub v_bool: u8,
}

impl Value {
    /// Eight bytes of 0, for front ends that read another member than that of the code.
    pub const ZERO: Value = Value { v_int64: 0 };
}

/// A function of C.
pub type FunctionHandle = *mut PackedFunc;

/// The type codes of a [`Value`]: those of TVM 0.8 to 0.19 and of DGL, limited to those in use here.
pub mod code {
    use std::ffi::c_int;

    /// An integer (`v_int64`).
    pub const INT: c_int = 0;
    /// A float (`v_float64`).
    pub const FLOAT: c_int = 2;
    /// A pointer (`v_handle`).
    pub const HANDLE: c_int = 3;
    /// Nothing.
    pub const NULL: c_int = 4;
    /// A data type (`v_type`).
    pub const DATA_TYPE: c_int = 5;
    /// A device (`v_device`).
    pub const DEVICE: c_int = 6;
    /// A function (`v_handle`).
    pub const FUNCTION: c_int = 10;
    /// A text (`v_str`).
    pub const STR: c_int = 11;
    /// Bytes (`v_handle`, which leads to a `ByteArray`).
    pub const BYTES: c_int = 12;
    /// A truth value (`v_bool`), in TVM 0.19; what used to be the first code of extensions.
    pub const BOOL: c_int = 15;

    /// The name of a code, for messages.
    pub(super) fn name(code: c_int) -> &'static str {
        match code {
            7 => "a DLTensor",
            8 => "an object",
            9 => "a module",
            13 => "an array",
            14 => "an object that is moved",
            _ => "a value of an unknown kind",
        }
    }
}

/// The conventions of a front end, by the prefix of its calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// TVM's classic front ends.
    Tvm,
    /// DGL's.
    Dgl,
    /// This package's own, which gets all information.
    Abide,
}

/// Whether a front end of TVM has sent a truth value as such. Older ones neither send nor take any.
static TVM_KNOWS_BOOL: AtomicBool = AtomicBool::new(false);

impl Dialect {
    fn supports_bool(self) -> bool {
        match self {
            Dialect::Tvm => TVM_KNOWS_BOOL.load(Ordering::Relaxed),
            Dialect::Dgl => false,
            Dialect::Abide => true,
        }
    }

    /// Whether a data type is one; else it is its text.
    pub(super) fn supports_data_type(self) -> bool {
        self == Dialect::Abide
    }

    /// A value that needs no storage. `None` for the others.
    pub(super) fn plain(self, value: ArgValue<'_>) -> Option<(Value, c_int)> {
        let mut out = Value::ZERO;
        let code = match value {
            ArgValue::None => code::NULL,
            ArgValue::Int(value) => {
                out.v_int64 = value;
                code::INT
            }
            ArgValue::Float(value) => {
                out.v_float64 = value;
                code::FLOAT
            }
            ArgValue::Bool(value) => {
                out.v_bool = value.into();
                if self.supports_bool() {
                    code::BOOL
                } else {
                    out.v_int64 = value.into();
                    code::INT
                }
            }
            ArgValue::Handle(value) => {
                out.v_handle = value.as_ptr();
                code::HANDLE
            }
            ArgValue::DataType(value) if self.supports_data_type() => {
                out.v_type = value;
                code::DATA_TYPE
            }
            ArgValue::Device(value) => {
                out.v_device = value;
                code::DEVICE
            }
            _ => return None,
        };
        Some((out, code))
    }
}

/// Converts a value of C.
///
/// # Safety
/// The member of the code is set, and its target stays unchanged for `'a`.
pub(super) unsafe fn read<'a>(
    dialect: Dialect,
    value: &Value,
    code: c_int,
) -> Result<ArgValue<'a>, Error> {
    // SAFETY: the caller guarantees it, for each of the members.
    unsafe {
        Ok(match code {
            code::INT => ArgValue::Int(value.v_int64),
            code::FLOAT => ArgValue::Float(value.v_float64),
            code::HANDLE => ArgValue::Handle(Handle::new(value.v_handle)),
            code::NULL => ArgValue::None,
            code::DATA_TYPE => ArgValue::DataType(value.v_type),
            code::DEVICE => ArgValue::Device(value.v_device),
            code::FUNCTION => {
                ArgValue::Function(shared(value.v_handle.cast::<PackedFunc>(), "the function")?)
            }
            code::STR => ArgValue::Str(text(value.v_str, "the text")?),
            code::BYTES => {
                let array = shared(value.v_handle.cast::<ByteArray>(), "the byte array")?;
                ArgValue::Bytes(array.slice()?)
            }
            code::BOOL if dialect != Dialect::Dgl => {
                if dialect == Dialect::Tvm {
                    TVM_KNOWS_BOOL.store(true, Ordering::Relaxed);
                }
                ArgValue::Bool(value.v_bool != 0)
            }
            other => {
                let name = code::name(other);
                let message =
                    format!("{name} (type code {other}) cannot be passed to this library");
                return Err(Error::type_error(message));
            }
        })
    }
}

/// A result for C. Texts and bytes stay with the thread until its next result of the kind, a function becomes a
/// handle that the caller owns.
pub(super) fn write(dialect: Dialect, value: RetValue) -> Result<(Value, c_int), Error> {
    if let Some(plain) = dialect.plain(value.as_arg()) {
        return Ok(plain);
    }
    let mut out = Value::ZERO;
    let code = match value {
        RetValue::Function(function) => {
            out.v_handle = into_handle(function).cast();
            code::FUNCTION
        }
        RetValue::Bytes(bytes) => {
            out.v_handle = state::return_bytes(bytes)?.cast_mut().cast();
            code::BYTES
        }
        RetValue::Str(text) => {
            out.v_str = state::return_text(text)?;
            code::STR
        }
        RetValue::DataType(value) => {
            out.v_str = state::return_text(value.to_string())?;
            code::STR
        }
        other => {
            let name = other.as_arg().type_name();
            return Err(Error::internal(format!("a result of type {name} has no form in C")));
        }
    };
    Ok((out, code))
}

/// A handle for a function; the receiver frees it.
pub(super) fn into_handle(function: PackedFunc) -> FunctionHandle {
    Box::into_raw(Box::new(function))
}

/// The function of a handle, which ends here.
///
/// # Safety
/// The handle comes from [`into_handle`] and was not given to this function before.
pub(super) unsafe fn from_handle(handle: FunctionHandle) -> PackedFunc {
    // SAFETY: guaranteed by the caller.
    *unsafe { Box::from_raw(handle) }
}
