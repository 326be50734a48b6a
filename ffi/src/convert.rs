//! Conversions between Rust's types and the values of calls.

use crate::{
    ArgValue, DataType, Device, Error, FromArg, Handle, IntoRet, PackedFunc, RetValue, ToArg,
};

/// Conversions of owned types.
macro_rules! owned {
    ($type:ty, $expected:literal, { $($from:pat => $to:expr),+ $(,)? }) => {
        impl FromArg for $type {
            type View<'a> = $type;

            fn from_arg(value: ArgValue<'_>) -> Result<$type, Error> {
                match value {
                    $($from => $to,)+
                    other => Err(mismatch(other, $expected)),
                }
            }
        }
    };
}

fn mismatch(value: ArgValue<'_>, expected: &str) -> Error {
    Error::type_error(format!("expected {expected}, got {}", value.type_name()))
}

owned!(f64, "float", {
    ArgValue::Float(value) => Ok(value),
    ArgValue::Int(value) => Ok(value as f64),
    ArgValue::Bool(value) => Ok(f64::from(u8::from(value))),
});
owned!(f32, "float", {
    ArgValue::Float(value) => Ok(value as f32),
    ArgValue::Int(value) => Ok(value as f32),
    ArgValue::Bool(value) => Ok(f32::from(u8::from(value))),
});
owned!(bool, "bool", {
    ArgValue::Bool(value) => Ok(value),
    ArgValue::Int(value) => Ok(value != 0),
});
owned!((), "None", { ArgValue::None => Ok(()) });
owned!(Handle, "handle", {
    ArgValue::Handle(value) => Ok(value),
    ArgValue::None => Ok(Handle::NULL),
});
owned!(DataType, "data type", {
    ArgValue::DataType(value) => Ok(value),
    ArgValue::Str(text) => text.parse(),
});
owned!(Device, "device", { ArgValue::Device(value) => Ok(value) });
owned!(String, "str", {
    ArgValue::Str(text) => Ok(text.to_owned()),
    ArgValue::DataType(value) => Ok(value.to_string()),
});
owned!(Vec<u8>, "bytes or str", {
    ArgValue::Bytes(bytes) => Ok(bytes.to_vec()),
    ArgValue::Str(text) => Ok(text.as_bytes().to_vec()),
});
owned!(PackedFunc, "function", { ArgValue::Function(function) => Ok(function.clone()) });

/// Integers of all widths: what does not fit is an error.
macro_rules! integers {
    ($($type:ty),+) => { $(
        owned!($type, "int", {
            ArgValue::Int(value) => value.try_into().map_err(|_| {
                let name = stringify!($type);
                Error::new("OverflowError", format!("{value} does not fit in {name}"))
            }),
            ArgValue::Bool(value) => Ok(value.into()),
        });

        impl IntoRet for $type {
            fn into_ret(self) -> Result<RetValue, Error> {
                let value = i64::try_from(self).map_err(|_| {
                    Error::new("OverflowError", format!("{self} does not fit in 64 bits"))
                });
                value.map(RetValue::Int)
            }
        }
    )+ };
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64, usize, isize);

impl FromArg for &str {
    type View<'a> = &'a str;

    fn from_arg(value: ArgValue<'_>) -> Result<&str, Error> {
        match value {
            ArgValue::Str(text) => Ok(text),
            other => Err(mismatch(other, "str")),
        }
    }
}

/// A text counts as its UTF-8 bytes.
impl FromArg for &[u8] {
    type View<'a> = &'a [u8];

    fn from_arg(value: ArgValue<'_>) -> Result<&[u8], Error> {
        match value {
            ArgValue::Bytes(bytes) => Ok(bytes),
            ArgValue::Str(text) => Ok(text.as_bytes()),
            other => Err(mismatch(other, "bytes or str")),
        }
    }
}

impl FromArg for &PackedFunc {
    type View<'a> = &'a PackedFunc;

    fn from_arg(value: ArgValue<'_>) -> Result<&PackedFunc, Error> {
        match value {
            ArgValue::Function(function) => Ok(function),
            other => Err(mismatch(other, "function")),
        }
    }
}

impl FromArg for ArgValue<'_> {
    type View<'a> = ArgValue<'a>;

    fn from_arg(value: ArgValue<'_>) -> Result<ArgValue<'_>, Error> {
        Ok(value)
    }
}

impl FromArg for RetValue {
    type View<'a> = RetValue;

    fn from_arg(value: ArgValue<'_>) -> Result<RetValue, Error> {
        Ok(value.to_ret_value())
    }
}

impl<T: FromArg> FromArg for Option<T> {
    type View<'a> = Option<T::View<'a>>;

    fn from_arg(value: ArgValue<'_>) -> Result<Option<T::View<'_>>, Error> {
        match value {
            ArgValue::None => Ok(None),
            value => T::from_arg(value).map(Some),
        }
    }
}

/// Values that are passed as one of the kinds of argument.
macro_rules! to_arg {
    ($($type:ty: $value:ident => $arg:expr),+ $(,)?) => { $(
        impl ToArg for $type {
            fn to_arg(&self) -> ArgValue<'_> {
                let $value = self;
                $arg
            }
        }
    )+ };
}

to_arg! {
    i8: value => ArgValue::Int((*value).into()),
    i16: value => ArgValue::Int((*value).into()),
    i32: value => ArgValue::Int((*value).into()),
    i64: value => ArgValue::Int(*value),
    u8: value => ArgValue::Int((*value).into()),
    u16: value => ArgValue::Int((*value).into()),
    u32: value => ArgValue::Int((*value).into()),
    f32: value => ArgValue::Float((*value).into()),
    f64: value => ArgValue::Float(*value),
    bool: value => ArgValue::Bool(*value),
    (): _value => ArgValue::None,
    Handle: value => ArgValue::Handle(*value),
    DataType: value => ArgValue::DataType(*value),
    Device: value => ArgValue::Device(*value),
    str: text => ArgValue::Str(text),
    String: text => ArgValue::Str(text),
    [u8]: bytes => ArgValue::Bytes(bytes),
    Vec<u8>: bytes => ArgValue::Bytes(bytes),
    PackedFunc: function => ArgValue::Function(function),
    RetValue: value => value.as_arg(),
    ArgValue<'_>: value => *value,
}

impl<const N: usize> ToArg for [u8; N] {
    fn to_arg(&self) -> ArgValue<'_> {
        ArgValue::Bytes(self)
    }
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> ArgValue<'_> {
        (**self).to_arg()
    }
}

impl<T: ToArg> ToArg for Option<T> {
    fn to_arg(&self) -> ArgValue<'_> {
        self.as_ref().map_or(ArgValue::None, ToArg::to_arg)
    }
}

/// Values that are returned as one of the kinds of result.
macro_rules! into_ret {
    ($($type:ty: $value:ident => $ret:expr),+ $(,)?) => { $(
        impl IntoRet for $type {
            fn into_ret(self) -> Result<RetValue, Error> {
                let $value = self;
                Ok($ret)
            }
        }
    )+ };
}

into_ret! {
    f32: value => RetValue::Float(value.into()),
    f64: value => RetValue::Float(value),
    bool: value => RetValue::Bool(value),
    (): _value => RetValue::None,
    Handle: value => RetValue::Handle(value),
    DataType: value => RetValue::DataType(value),
    Device: value => RetValue::Device(value),
    String: text => RetValue::Str(text),
    &str: text => RetValue::Str(text.to_owned()),
    Vec<u8>: bytes => RetValue::Bytes(bytes),
    &[u8]: bytes => RetValue::Bytes(bytes.to_vec()),
    PackedFunc: function => RetValue::Function(function),
    RetValue: value => value,
    ArgValue<'_>: value => value.to_ret_value(),
}

impl<T: IntoRet> IntoRet for Option<T> {
    fn into_ret(self) -> Result<RetValue, Error> {
        self.map_or(Ok(RetValue::None), IntoRet::into_ret)
    }
}

impl<T: IntoRet, E: Into<Error>> IntoRet for Result<T, E> {
    fn into_ret(self) -> Result<RetValue, Error> {
        self.map_err(Into::into)?.into_ret()
    }
}
