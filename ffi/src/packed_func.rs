//! The type-erased function.

use crate::{Args, CallArgs, Error, IntoPackedFunc, RetValue};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

type Body = dyn Fn(Args<'_>) -> Result<RetValue, Error> + Send + Sync;

/// A function whose arguments and result are values of any type: TVM's `PackedFunc`.
///
/// All of them have one Rust type, so that they can be kept under a name, passed to each other, and
/// called from other languages. A clone is the same function; it goes away with the last of them.
///
/// ```
/// use abide::{Error, PackedFunc};
///
/// let abs = PackedFunc::typed(|x: i64| x.abs());
/// assert_eq!(abs.call((-100,))?.to::<i64>()?, 100);
/// assert_eq!(abs.call(("x",)).unwrap_err().kind(), "TypeError");
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct PackedFunc {
    body: Arc<Body>,
}

impl PackedFunc {
    /// A function that looks at its arguments itself.
    pub fn new(
        body: impl Fn(Args<'_>) -> Result<RetValue, Error> + Send + Sync + 'static,
    ) -> PackedFunc {
        PackedFunc { body: Arc::new(body) }
    }

    /// A function that is an ordinary one in Rust: its arguments are converted and counted, and its
    /// result is converted.
    pub fn typed<Signature>(function: impl IntoPackedFunc<Signature>) -> PackedFunc {
        function.into_packed_func()
    }

    /// Calls the function with values of Rust.
    ///
    /// # Errors
    /// What the function fails with; a panic in it is an `InternalError`.
    pub fn call(&self, args: impl CallArgs) -> Result<RetValue, Error> {
        args.with_args(|args| self.call_packed(args))
    }

    /// Calls the function with arguments that are laid out already.
    ///
    /// # Errors
    /// As [`call`](PackedFunc::call).
    pub fn call_packed(&self, args: Args<'_>) -> Result<RetValue, Error> {
        catch(|| (self.body)(args))
    }

    /// Whether two are the same function, not only equal ones.
    #[must_use]
    pub fn same_as(&self, other: &PackedFunc) -> bool {
        Arc::ptr_eq(&self.body, &other.body)
    }
}

impl fmt::Debug for PackedFunc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackedFunc({:p})", Arc::as_ptr(&self.body))
    }
}

/// Runs something that may panic; a panic is an error.
pub(crate) fn catch<T>(run: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    // What a panic leaves half done is the function's own state, which it must guard in any case:
    // other threads may call it, too.
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(payload) => Err(Error::from_panic(&*payload)),
    }
}

impl From<PackedFunc> for RetValue {
    fn from(function: PackedFunc) -> RetValue {
        RetValue::Function(function)
    }
}

impl From<String> for RetValue {
    fn from(text: String) -> RetValue {
        RetValue::Str(text)
    }
}

impl From<Vec<u8>> for RetValue {
    fn from(bytes: Vec<u8>) -> RetValue {
        RetValue::Bytes(bytes)
    }
}
