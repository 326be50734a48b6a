//! Typed callers of the functions of module, made by abide.

use abide::{Args, Error, PackedFunc, Registry, RetValue, ToArg};

/// The packed function of a name.
fn named(name: &str) -> Result<PackedFunc, Error> {
    let found = Registry::global().get(name);
    found.ok_or_else(|| Error::value_error(format!("no packed function is named '{name}'")))
}

/// Calls `@all`.
/// - `arg0`: `i1`
/// - `arg1`: `i8`
/// - `arg2`: `i16`
/// - `arg3`: `i32`
/// - `arg4`: `i64`
/// - `arg5`: `f32`
/// - `arg6`: `f64`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn all(
    arg0: bool,
    arg1: i8,
    arg2: i16,
    arg3: i32,
    arg4: i64,
    arg5: f32,
    arg6: f64,
) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&arg0),
        ToArg::to_arg(&arg1),
        ToArg::to_arg(&arg2),
        ToArg::to_arg(&arg3),
        ToArg::to_arg(&arg4),
        ToArg::to_arg(&arg5),
        ToArg::to_arg(&arg6),
    ];
    let function = named("module.all")?;
    function.call_packed(Args::new(&arguments))
}

/// Calls `@add`.
/// - `arg0`: `i32`
/// - `other`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn add(arg0: i32, other: i32) -> Result<i32, Error> {
    let arguments = [ToArg::to_arg(&arg0), ToArg::to_arg(&other)];
    let function = named("module.add")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<i32>()
}

/// Calls `@nothing`.
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn nothing() -> Result<(), Error> {
    let function = named("module.nothing")?;
    let result = function.call_packed(Args::new(&[]))?;
    result.to::<()>()
}
