//! The entry points for TVM's present front end, `tvm_ffi.load_module`.
//!
//! It looks for a symbol `__tvm_ffi_NAME` for each function, and calls it with values of sixteen bytes ([`Any`]). The
//! library needs parts of `libtvm_ffi` itself (returned texts, functions, errors). It looks these up when it is
//! called, so it loads and works without one.

mod api;
mod call;
mod errors;
mod globals;
mod json;
mod object;
mod python;
mod reference;

pub(crate) use api::Any;
pub(crate) use call::invoke;
pub(crate) use globals::register;
pub use object::Object;
