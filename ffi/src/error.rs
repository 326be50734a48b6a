//! Errors: the reason why a call failed.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The error of a packed function: a kind that names a Python exception, and a message.
///
/// Front ends get it as text, `ValueError: the message`, and raise the exception named before the colon; without a
/// kind they raise their general one (`TVMError`, `DGLError`).
pub struct Error(Box<Inner>);

struct Inner {
    kind: Cow<'static, str>,
    message: String,
    /// A front end's own error object, to return it unchanged.
    origin: Option<Box<dyn Any + Send>>,
}

impl Error {
    /// An error of a kind.
    #[must_use]
    pub fn new(kind: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Error {
        Error(Box::new(Inner { kind: kind.into(), message: message.into(), origin: None }))
    }

    /// An error without a kind.
    #[must_use]
    pub fn general(message: impl Into<String>) -> Error {
        Error::new("", message)
    }

    /// An argument or result of another type than is expected.
    #[must_use]
    pub fn type_error(message: impl Into<String>) -> Error {
        Error::new("TypeError", message)
    }

    /// A value of the right type that is not acceptable.
    #[must_use]
    pub fn value_error(message: impl Into<String>) -> Error {
        Error::new("ValueError", message)
    }

    /// A fault of the library, such as a panic.
    #[must_use]
    pub fn internal(message: impl Into<String>) -> Error {
        Error::new("InternalError", message)
    }

    /// An error with the message of a panic.
    pub(crate) fn from_panic(payload: &(dyn Any + Send)) -> Error {
        let text = payload.downcast_ref::<&str>().copied();
        let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Error::internal(format!("the function panicked: {}", text.unwrap_or("no message")))
    }

    /// Parses the error of a text, as front ends report theirs: `ValueError: the message`. The kind is the text
    /// before the first colon, if that has only letters, digits, `_` and `.`.
    #[must_use]
    pub fn from_text(text: &str) -> Error {
        let is_word = |word: &str| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.'))
        };
        match text.split_once(": ") {
            Some((kind, message)) if is_word(kind) => Error::new(kind.to_owned(), message),
            _ => Error::general(text),
        }
    }

    /// The same error with the data of the front end that it comes from.
    pub(crate) fn with_origin(mut self, origin: impl Any + Send) -> Error {
        self.0.origin = Some(Box::new(origin));
        self
    }

    /// The front end's own error object.
    pub(crate) fn origin<T: Any>(&self) -> Option<&T> {
        self.0.origin.as_ref()?.downcast_ref()
    }

    /// The name of a Python exception, or nothing.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.0.kind
    }

    /// The message.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The same error with words before its message, such as the argument that it is about.
    #[must_use]
    pub fn within(mut self, place: impl fmt::Display) -> Error {
        self.0.message = format!("{place}: {}", self.0.message);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            "" => f.write_str(self.message()),
            kind => write!(f, "{kind}: {}", self.message()),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({self})")
    }
}

impl std::error::Error for Error {}

/// Runs something that may panic; a panic is an error.
pub(crate) fn catch<T>(run: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    // A panic can leave only the function's own state inconsistent. It must guard that anyway, because
    // other threads may call it.
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(payload) => Err(Error::from_panic(&*payload)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_before_the_colon_is_the_kind() {
        for (text, kind, message) in [
            ("ValueError: no", "ValueError", "no"),
            ("tvm.error.OpError: a: b", "tvm.error.OpError", "a: b"),
            ("two words: no", "", "two words: no"),
            (": no", "", ": no"),
            ("é: no", "", "é: no"),
            ("none", "", "none"),
            ("", "", ""),
        ] {
            let error = Error::from_text(text);
            assert_eq!((error.kind(), error.message()), (kind, message));
            assert_eq!(error.to_string(), text);
        }
    }
}
