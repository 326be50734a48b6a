//! Typed callers of the functions of module, made by abide.

use abide::{Args, Error, Handle, PackedFunc, Registry, RetValue, ToArg};

/// The packed function of a name.
fn named(name: &str) -> Result<PackedFunc, Error> {
    let found = Registry::global().get(name);
    found.ok_or_else(|| Error::value_error(format!("no packed function is named '{name}'")))
}

/// Calls `@pick`.
/// - `arg0`: `f32[4]`
/// - `opts_k`: `i32`
/// - `opts_w`: `f32[4]`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn pick(arg0: Handle, opts_k: i32, opts_w: Handle) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&arg0),
        ToArg::to_arg(&opts_k),
        ToArg::to_arg(&opts_w),
    ];
    let function = named("module.pick")?;
    function.call_packed(Args::new(&arguments))
}
