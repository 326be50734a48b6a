//! Values, functions and arguments: a value may be a function, which takes values. They are borrowed on the way in and
//! owned on the way out.

use crate::error::catch;
use crate::{DataType, Device, Error, Handle, Object};
use std::fmt;
use std::sync::Arc;

/// One argument of a call: TVM's `TVMArgValue`.
///
/// It borrows: a text or a function belongs to the caller, who keeps it until the call is over. TVM has a union and a
/// type code instead of this enumeration. A call from C converts them to it, and a call to C converts it back.
#[derive(Debug, Clone, Copy)]
pub enum ArgValue<'a> {
    /// Python's `None`, a null pointer.
    None,
    /// An integer. All widths travel as 64 bits with a sign.
    Int(i64),
    /// A float. All widths travel as 64 bits.
    Float(f64),
    /// A truth value; front ends that know none send an integer.
    Bool(bool),
    /// A pointer that is only passed on.
    Handle(Handle),
    /// The type of an array's elements.
    DataType(DataType),
    /// A device.
    Device(Device),
    /// A text.
    Str(&'a str),
    /// Bytes.
    Bytes(&'a [u8]),
    /// A function, which may be called now, or cloned and kept.
    Function(&'a PackedFunc),
    /// A value that only the front end understands.
    Object(&'a Object),
}

impl<'a> ArgValue<'a> {
    /// Python's name of the type.
    #[must_use]
    pub fn type_name(self) -> &'static str {
        match self {
            ArgValue::None => "None",
            ArgValue::Int(_) => "int",
            ArgValue::Float(_) => "float",
            ArgValue::Bool(_) => "bool",
            ArgValue::Handle(_) => "handle",
            ArgValue::DataType(_) => "data type",
            ArgValue::Device(_) => "device",
            ArgValue::Str(_) => "str",
            ArgValue::Bytes(_) => "bytes",
            ArgValue::Function(_) => "function",
            ArgValue::Object(object) => object.type_name(),
        }
    }

    /// The value as another type.
    ///
    /// # Errors
    /// A `TypeError` without a conversion, a `ValueError` or `OverflowError` if this value cannot be converted.
    pub fn to<T: FromArg>(self) -> Result<T::View<'a>, Error> {
        T::from_arg(self)
    }

    /// A copy that lives on its own.
    #[must_use]
    pub fn to_ret_value(self) -> RetValue {
        match self {
            ArgValue::None => RetValue::None,
            ArgValue::Int(value) => RetValue::Int(value),
            ArgValue::Float(value) => RetValue::Float(value),
            ArgValue::Bool(value) => RetValue::Bool(value),
            ArgValue::Handle(value) => RetValue::Handle(value),
            ArgValue::DataType(value) => RetValue::DataType(value),
            ArgValue::Device(value) => RetValue::Device(value),
            ArgValue::Str(text) => RetValue::Str(text.to_owned()),
            ArgValue::Bytes(bytes) => RetValue::Bytes(bytes.to_vec()),
            ArgValue::Function(function) => RetValue::Function(function.clone()),
            ArgValue::Object(object) => RetValue::Object(object.clone()),
        }
    }
}

/// The result of a call: TVM's `TVMRetValue`. It owns its value.
#[derive(Debug, Clone, Default)]
pub enum RetValue {
    /// Nothing.
    #[default]
    None,
    /// An integer.
    Int(i64),
    /// A float.
    Float(f64),
    /// A truth value.
    Bool(bool),
    /// A pointer that means something to the caller.
    Handle(Handle),
    /// The type of an array's elements.
    DataType(DataType),
    /// A device.
    Device(Device),
    /// A text.
    Str(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A function.
    Function(PackedFunc),
    /// A value that only a front end understands.
    Object(Object),
}

impl RetValue {
    /// The value as an argument, such as one of the next call.
    #[must_use]
    pub fn as_arg(&self) -> ArgValue<'_> {
        match self {
            RetValue::None => ArgValue::None,
            RetValue::Int(value) => ArgValue::Int(*value),
            RetValue::Float(value) => ArgValue::Float(*value),
            RetValue::Bool(value) => ArgValue::Bool(*value),
            RetValue::Handle(value) => ArgValue::Handle(*value),
            RetValue::DataType(value) => ArgValue::DataType(*value),
            RetValue::Device(value) => ArgValue::Device(*value),
            RetValue::Str(text) => ArgValue::Str(text),
            RetValue::Bytes(bytes) => ArgValue::Bytes(bytes),
            RetValue::Function(function) => ArgValue::Function(function),
            RetValue::Object(object) => ArgValue::Object(object),
        }
    }

    /// The value as another type.
    ///
    /// # Errors
    /// As [`ArgValue::to`].
    pub fn to<T: FromArg>(&self) -> Result<T::View<'_>, Error> {
        self.as_arg().to::<T>().map_err(|error| error.within("the result"))
    }
}

/// Conversions of arguments, which TVM writes as C++ operators.
///
/// [`View`](FromArg::View) is the type itself, except for types that borrow from the call, such as `&str`.
pub trait FromArg {
    /// The type with the lifetime of the call.
    type View<'a>;

    /// Converts.
    ///
    /// # Errors
    /// As [`ArgValue::to`].
    fn from_arg(value: ArgValue<'_>) -> Result<Self::View<'_>, Error>;
}

/// Types that can be passed as arguments: the overloads of TVM's `TVMArgsSetter`.
pub trait ToArg {
    /// The value as an argument.
    fn to_arg(&self) -> ArgValue<'_>;
}

/// Types that a function may return: the assignments of TVM's `TVMRetValue`.
pub trait IntoRet {
    /// The value as a result.
    ///
    /// # Errors
    /// The error that the value is, or an `OverflowError` for an integer that 64 bits with a sign do
    /// not hold.
    fn into_ret(self) -> Result<RetValue, Error>;
}

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

    /// Calls the function with values of Rust.
    ///
    /// # Errors
    /// The error of the function; a panic in it is an `InternalError`.
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

/// The arguments of a call, in order: TVM's `TVMArgs`.
///
/// ```
/// use abide::{Args, Error, PackedFunc};
///
/// let repeat = PackedFunc::new(|args: Args<'_>| {
///     let text: &str = args.get::<&str>(0)?;
///     let count = args.optional::<usize>(1)?.unwrap_or(2);
///     Ok(text.repeat(count).into())
/// });
/// assert_eq!(repeat.call(("ab",))?.to::<String>()?, "abab");
/// assert_eq!(repeat.call(("ab", 3))?.to::<String>()?, "ababab");
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Args<'a> {
    values: &'a [ArgValue<'a>],
    /// The documentation of the function, which begins with its signature; empty if unknown.
    doc: &'static str,
}

impl<'a> Args<'a> {
    /// The arguments that a list has.
    #[must_use]
    pub fn new(values: &'a [ArgValue<'a>]) -> Args<'a> {
        Args { values, doc: "" }
    }

    /// The same arguments, for errors that name the parameters of a function. Its documentation begins with its
    /// signature, such as `check(text, sink)`.
    pub(crate) fn documented(self, doc: &'static str) -> Args<'a> {
        Args { doc, ..self }
    }

    /// An argument in messages: its position; the function with its parameters and the name of the parameter, if they
    /// are known.
    pub(crate) fn place(self, index: usize) -> String {
        let Some((function, parameters)) = self.signature() else {
            return format!("argument {index}");
        };
        let name = parameters.split(", ").nth(index).filter(|name| !matches!(*name, "" | ".."));
        let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!("{function}({parameters}): argument {index}{name}")
    }

    /// The name of the function and the names of its parameters.
    fn signature(self) -> Option<(&'static str, &'static str)> {
        let (signature, _) = self.doc.split_once(')')?;
        signature.split_once('(')
    }

    /// The number of arguments.
    #[must_use]
    pub fn len(self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.values.is_empty()
    }

    /// The arguments as a list.
    #[must_use]
    pub fn values(self) -> &'a [ArgValue<'a>] {
        self.values
    }

    /// An argument, by its position from 0.
    ///
    /// # Errors
    /// A `TypeError` if it is missing or of another type, and others if its value has no conversion.
    pub fn get<T: FromArg>(self, index: usize) -> Result<T::View<'a>, Error> {
        let Some(value) = self.values.get(index) else {
            return Err(Error::type_error(format!("{} is missing", self.place(index))));
        };
        value.to::<T>().map_err(|error| error.within(self.place(index)))
    }

    /// An argument that may be left out or be `None`.
    ///
    /// # Errors
    /// As [`get`](Args::get), but not if it is missing.
    pub fn optional<T: FromArg>(self, index: usize) -> Result<Option<T::View<'a>>, Error> {
        match self.values.get(index) {
            None | Some(ArgValue::None) => Ok(None),
            Some(_) => self.get::<T>(index).map(Some),
        }
    }

    /// Refuses calls with more arguments than the function has, or fewer than it needs.
    ///
    /// # Errors
    /// A `TypeError`.
    pub fn expect(self, count: impl std::ops::RangeBounds<usize>) -> Result<(), Error> {
        use std::ops::Bound;
        if count.contains(&self.len()) {
            return Ok(());
        }
        let least = match count.start_bound() {
            Bound::Included(least) => *least,
            Bound::Excluded(least) => least + 1,
            Bound::Unbounded => 0,
        };
        let most = match count.end_bound() {
            Bound::Included(most) => Some(*most),
            Bound::Excluded(end) => Some(end.saturating_sub(1)),
            Bound::Unbounded => None,
        };
        let expected = match most {
            Some(most) if most == least => least.to_string(),
            Some(most) => format!("{least} to {most}"),
            None => format!("at least {least}"),
        };
        let arguments = if expected == "1" { "argument" } else { "arguments" };
        let message = format!("expected {expected} {arguments}, got {}", self.len());
        let error = Error::type_error(message);
        Err(match self.signature() {
            Some((name, parameters)) => error.within(format_args!("{name}({parameters})")),
            None => error,
        })
    }
}

/// Lists of values that a function can be called with: tuples of up to twelve.
pub trait CallArgs {
    /// Lays the values out as arguments and hands them over.
    fn with_args<R>(&self, call: impl FnOnce(Args<'_>) -> R) -> R;
}

macro_rules! call_args {
    ($($name:ident)*) => {
        impl<$($name: ToArg),*> CallArgs for ($($name,)*) {
            fn with_args<R>(&self, call: impl FnOnce(Args<'_>) -> R) -> R {
                #[allow(non_snake_case, reason = "the names of types replace their values")]
                #[allow(clippy::unused_unit, reason = "the empty tuple is one of them")]
                let ($($name,)*) = self;
                call(Args::new(&[$($name.to_arg()),*]))
            }
        }
    };
}

call_args!();
call_args!(A);
call_args!(A B);
call_args!(A B C);
call_args!(A B C D);
call_args!(A B C D E);
call_args!(A B C D E F);
call_args!(A B C D E F G);
call_args!(A B C D E F G H);
call_args!(A B C D E F G H I);
call_args!(A B C D E F G H I J);
call_args!(A B C D E F G H I J K);
call_args!(A B C D E F G H I J K L);

impl CallArgs for Args<'_> {
    fn with_args<R>(&self, call: impl FnOnce(Args<'_>) -> R) -> R {
        call(*self)
    }
}
