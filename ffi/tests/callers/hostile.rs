//! Typed callers of the functions of a 'module' '/ ' 1, made by abide.

use abide::{Args, Error, Handle, PackedFunc, Registry, RetValue, ToArg};

/// The packed function of a name.
fn named(name: &str) -> Result<PackedFunc, Error> {
    let found = Registry::global().get(name);
    found.ok_or_else(|| Error::value_error(format!("no packed function is named '{name}'")))
}

/// Calls `@class`.
/// - `def`: `i32`
/// - `self_`: `i32`
/// - `np`: `f32[?]`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn class(def: i32, self_: i32, np: Handle) -> Result<i32, Error> {
    let arguments = [
        ToArg::to_arg(&def),
        ToArg::to_arg(&self_),
        ToArg::to_arg(&np),
    ];
    let function = named("a \"module\" */ \\ 1.class")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<i32>()
}

/// Calls `@class `.
/// - `value`: `i32`
/// - `a_b`: `i32`
/// - `a_b_2`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn class_2(value: i32, a_b: i32, a_b_2: i32) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&value),
        ToArg::to_arg(&a_b),
        ToArg::to_arg(&a_b_2),
    ];
    let function = named("a \"module\" */ \\ 1.class ")?;
    function.call_packed(Args::new(&arguments))
}

/// Calls `@''' evil '/ ??/ ? end`.
/// - `value`: `f32`
/// - `arg1`: `!util.list<?>`
/// - `arg2`: `!hal.buffer_view`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn evil_end(value: f32, arg1: Handle, arg2: Handle) -> Result<Handle, Error> {
    let arguments = [
        ToArg::to_arg(&value),
        ToArg::to_arg(&arg1),
        ToArg::to_arg(&arg2),
    ];
    let function = named("a \"module\" */ \\ 1.\"\"\" evil */ ??/ \u{a} end")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<Handle>()
}

/// Calls `@é`.
/// - `lambda_class`: `i32`
/// - `lambda_x`: `f32`
/// - `lambda_0`: `i32`
/// - `lambda_1`: `f64`
/// - `lambda_2`: `list`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn function(
    lambda_class: i32,
    lambda_x: f32,
    lambda_0: i32,
    lambda_1: f64,
    lambda_2: Handle,
) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&lambda_class),
        ToArg::to_arg(&lambda_x),
        ToArg::to_arg(&lambda_0),
        ToArg::to_arg(&lambda_1),
        ToArg::to_arg(&lambda_2),
    ];
    let function = named("a \"module\" */ \\ 1.\u{e9}")?;
    function.call_packed(Args::new(&arguments))
}

/// Calls `@load`.
/// - `arg0_w`: `f32[4]`
/// - `arg0_class`: `i32`
/// - `arg1`: `i64`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn load(arg0_w: Handle, arg0_class: i32, arg1: i64) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&arg0_w),
        ToArg::to_arg(&arg0_class),
        ToArg::to_arg(&arg1),
    ];
    let function = named("a \"module\" */ \\ 1.load")?;
    function.call_packed(Args::new(&arguments))
}

/// Calls `@import`.
/// - `a_very_long_name_of_an_argument`: `f32[4]`
/// - `another_very_long_name_of_one`: `f32[4]`
/// - `and_the_last_one_of_these_names`: `complex<f64>[?,?]`
/// - `arg3`: `i8`
/// - `arg4`: `i16`
/// - `arg5`: `ui32`
/// - `arg6`: `ui64`
/// - `arg7`: `index`
/// - `arg8`: `f16`
///
/// # Errors
/// The error of the function, or that it does not exist.
#[allow(clippy::too_many_arguments)]
pub fn import(
    a_very_long_name_of_an_argument: Handle,
    another_very_long_name_of_one: Handle,
    and_the_last_one_of_these_names: Handle,
    arg3: i8,
    arg4: i16,
    arg5: u32,
    arg6: i64,
    arg7: i64,
    arg8: f32,
) -> Result<RetValue, Error> {
    let arguments = [
        ToArg::to_arg(&a_very_long_name_of_an_argument),
        ToArg::to_arg(&another_very_long_name_of_one),
        ToArg::to_arg(&and_the_last_one_of_these_names),
        ToArg::to_arg(&arg3),
        ToArg::to_arg(&arg4),
        ToArg::to_arg(&arg5),
        ToArg::to_arg(&arg6),
        ToArg::to_arg(&arg7),
        ToArg::to_arg(&arg8),
    ];
    let function = named("a \"module\" */ \\ 1.import")?;
    function.call_packed(Args::new(&arguments))
}

/// Calls `@Opts_X_pack`.
/// - `arg0`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn opts_x_pack(arg0: i32) -> Result<(), Error> {
    let arguments = [ToArg::to_arg(&arg0)];
    let function = named("a \"module\" */ \\ 1.Opts_X_pack")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<()>()
}

/// Calls `@s`.
/// - `x_k`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn s(x_k: i32) -> Result<(), Error> {
    let arguments = [ToArg::to_arg(&x_k)];
    let function = named("a \"module\" */ \\ 1.s")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<()>()
}

/// Calls `@s_X_pack`.
/// - `arg0`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn s_x_pack(arg0: i32) -> Result<(), Error> {
    let arguments = [ToArg::to_arg(&arg0)];
    let function = named("a \"module\" */ \\ 1.s_X_pack")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<()>()
}

/// Calls `@SX`.
/// - `arg0`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn sx(arg0: i32) -> Result<(), Error> {
    let arguments = [ToArg::to_arg(&arg0)];
    let function = named("a \"module\" */ \\ 1.SX")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<()>()
}

/// Calls `@s_X_t`.
/// - `arg0`: `i32`
///
/// # Errors
/// The error of the function, or that it does not exist.
pub fn s_x_t(arg0: i32) -> Result<(), Error> {
    let arguments = [ToArg::to_arg(&arg0)];
    let function = named("a \"module\" */ \\ 1.s_X_t")?;
    let result = function.call_packed(Args::new(&arguments))?;
    result.to::<()>()
}
