//! `abide.version`, and `abide.testing.*`: functions that do next to nothing, to try the boundary
//! with.

use crate::{Args, Error, PackedFunc, RetValue};

/// `version()`: the version of the library.
pub(super) fn version(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(0..=0)?;
    Ok(RetValue::Str(env!("CARGO_PKG_VERSION").to_owned()))
}

/// `nop(..)`: nothing.
#[expect(clippy::unnecessary_wraps, reason = "all functions have one type")]
pub(super) fn nop(_: Args<'_>) -> Result<RetValue, Error> {
    Ok(RetValue::None)
}

/// `echo(value)`: the value.
pub(super) fn echo(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    args.get::<RetValue>(0)
}

/// `call(function, ..)`: the result of the function for the other arguments.
pub(super) fn call(args: Args<'_>) -> Result<RetValue, Error> {
    let function = args.get::<&PackedFunc>(0)?;
    function.call_packed(Args::new(args.values().get(1..).unwrap_or_default()))
}

/// `fail(kind, message)`: an error.
pub(super) fn fail(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    Err(Error::new(args.get::<String>(0)?, args.get::<&str>(1)?))
}

/// `panic(message)`: a panic.
pub(super) fn panic(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let message = args.get::<&str>(0)?;
    panic!("{message}")
}
