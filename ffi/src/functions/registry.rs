//! The registry as functions, for front ends that have no other way to it (`tvm_ffi`).

use super::support::json;
use crate::{Args, Error, PackedFunc, Registry, RetValue, tvm_ffi};

/// `get_global_func(name)`: the function of a name, or nothing.
pub(super) fn get(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    Ok(Registry::global().get(args.get::<&str>(0)?).map_or(RetValue::None, RetValue::Function))
}

/// `list_global_func_names()`: all names, as JSON.
pub(super) fn list(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(0..=0)?;
    json(&Registry::global().list_names().into())
}

/// `register_global_func(name, function, override)`: registers a function.
pub(super) fn register(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=3)?;
    let (name, function) = (args.get::<&str>(0)?, args.get::<PackedFunc>(1)?);
    if args.optional::<bool>(2)?.unwrap_or(false) {
        Registry::keep(Registry::global().register_override(name, function));
    } else {
        Registry::global().register(name, function)?;
    }
    Ok(RetValue::None)
}

/// `remove_global_func(name)`: takes a name out.
pub(super) fn remove(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    Registry::keep(Registry::global().remove(args.get::<&str>(0)?));
    Ok(RetValue::None)
}

/// `register_in_tvm_ffi()`: adds all functions to the global table of `tvm_ffi`, if that is in the process, and
/// returns the number of new ones. If it is loaded before the library, they are there from the start.
pub(super) fn register_in_tvm_ffi(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(0..=0)?;
    let count = tvm_ffi::register()?;
    Ok(RetValue::Int(i64::try_from(count).unwrap_or(i64::MAX)))
}
