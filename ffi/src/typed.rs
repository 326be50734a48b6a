//! Functions with types.

use crate::{Args, CallArgs, Error, FromArg, IntoRet, PackedFunc};
use std::marker::PhantomData;

/// Ordinary functions of Rust that can become packed ones: TVM's `set_body_typed`.
///
/// Arguments are types that are [`FromArg`], and may borrow from the call (`&str`, `&[u8]`); the result is
/// [`IntoRet`], so it may be a `Result`. `Signature` only distinguishes the implementations.
pub trait IntoPackedFunc<Signature> {
    /// The packed function.
    fn into_packed_func(self) -> PackedFunc;
}

impl PackedFunc {
    /// A function that is an ordinary one in Rust: its arguments are converted and counted, and its
    /// result is converted.
    pub fn typed<Signature>(function: impl IntoPackedFunc<Signature>) -> PackedFunc {
        function.into_packed_func()
    }
}

macro_rules! into_packed_func {
    ($count:literal: $($name:ident $index:literal)*) => {
        impl<Function, Ret, $($name),*> IntoPackedFunc<fn($($name),*) -> Ret> for Function
        where
            Function: Fn($($name),*) -> Ret,
            // The second bound makes the call possible; the first one lets the types be inferred.
            Function: for<'a> Fn($($name::View<'a>),*) -> Ret + Send + Sync + 'static,
            Ret: IntoRet,
            $($name: FromArg),*
        {
            fn into_packed_func(self) -> PackedFunc {
                PackedFunc::new(move |args: Args<'_>| {
                    args.expect($count..=$count)?;
                    self($(args.get::<$name>($index)?),*).into_ret()
                })
            }
        }
    };
}

into_packed_func!(0:);
into_packed_func!(1: A 0);
into_packed_func!(2: A 0 B 1);
into_packed_func!(3: A 0 B 1 C 2);
into_packed_func!(4: A 0 B 1 C 2 D 3);
into_packed_func!(5: A 0 B 1 C 2 D 3 E 4);
into_packed_func!(6: A 0 B 1 C 2 D 3 E 4 F 5);
into_packed_func!(7: A 0 B 1 C 2 D 3 E 4 F 5 G 6);
into_packed_func!(8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);

/// A packed function with known types: TVM's `TypedPackedFunc`.
///
/// `Arguments` is a tuple. The types are a promise of the code that wraps the function. They are checked at the call,
/// on the one side by the compiler and on the other by the function.
///
/// ```
/// use abide::{Error, PackedFunc, TypedPackedFunc};
///
/// let add = PackedFunc::typed(|a: i64, b: i64| a + b);
/// let add: TypedPackedFunc<(i64, i64), i64> = TypedPackedFunc::new(add);
/// assert_eq!(add.call((1, 2))?, 3);
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub struct TypedPackedFunc<Arguments, Ret> {
    packed: PackedFunc,
    types: PhantomData<fn(Arguments) -> Ret>,
}

impl<Arguments, Ret> TypedPackedFunc<Arguments, Ret> {
    /// A function with its types.
    #[must_use]
    pub fn new(packed: PackedFunc) -> TypedPackedFunc<Arguments, Ret> {
        TypedPackedFunc { packed, types: PhantomData }
    }

    /// The function without its types.
    #[must_use]
    pub fn packed(&self) -> &PackedFunc {
        &self.packed
    }

    /// Calls the function.
    ///
    /// # Errors
    /// The error of the function, or a `TypeError` if its result has another type.
    pub fn call(&self, arguments: Arguments) -> Result<Ret, Error>
    where
        Arguments: CallArgs,
        Ret: for<'a> FromArg<View<'a> = Ret>,
    {
        self.packed.call(arguments)?.to::<Ret>()
    }
}

impl<Arguments, Ret> Clone for TypedPackedFunc<Arguments, Ret> {
    fn clone(&self) -> Self {
        TypedPackedFunc::new(self.packed.clone())
    }
}

/// A function that was passed gets the types that the callee expects.
impl<Arguments, Ret> FromArg for TypedPackedFunc<Arguments, Ret> {
    type View<'a> = TypedPackedFunc<Arguments, Ret>;

    fn from_arg(value: crate::ArgValue<'_>) -> Result<TypedPackedFunc<Arguments, Ret>, Error> {
        PackedFunc::from_arg(value).map(TypedPackedFunc::new)
    }
}
