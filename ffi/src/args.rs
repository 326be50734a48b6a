//! All arguments of a call.

use crate::{ArgValue, Error, FromArg, ToArg};

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

    /// An argument in messages: its position; the function with its parameters and the name of the parameter, if they are
    /// known.
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
