//! The values that cross the boundary: borrowed on the way in, owned on the way out.

use crate::{DataType, Device, Error, Handle, Object, PackedFunc};

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
    /// Something of the front end's that only it knows.
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
    /// Something of a front end's that only it knows.
    Object(Object),
}

impl RetValue {
    /// The value as an argument: how results of one call become arguments of the next.
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
