//! Callables of Python as packed functions, and their exceptions.

use super::api::{Failure, Object, Owned, Python, Shared};
use super::instance::tuple;
use super::values::Values;
use crate::outgoing::call_foreign;
use crate::{ArgValue, Args, Error, RetValue, stack};
use std::ptr::null_mut;

/// A callable, and the class of its arguments that are functions.
pub(super) struct Callback {
    python: &'static Python,
    class: Shared,
    callable: Shared,
}

impl Callback {
    /// # Safety
    /// The class is one of packed functions, both are alive, and the lock is held.
    pub(super) unsafe fn new(python: &'static Python, class: Object, callable: Object) -> Callback {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let [class, callable] = [class, callable].map(|one| Shared::counted(python, one));
            Callback { python, class, callable }
        }
    }

    /// Calls it, in any thread.
    pub(super) fn call(&self, args: Args<'_>) -> Result<RetValue, Error> {
        stack::expect_room()?;
        let Some(_lock) = self.python.lock() else {
            return Err(Error::new("RuntimeError", "Python has ended"));
        };
        // SAFETY: the lock is held until the end of this function, and the class is held.
        unsafe {
            let mut values = Values::new(self.python, self.class.as_ptr());
            match self.call_with(&mut values, args) {
                Ok(result) => Ok(result),
                Err(Failure::Error(error)) => Err(error),
                Err(Failure::Raised) => Err(Exception::take(&values)),
            }
        }
    }

    /// # Safety
    /// The lock is held.
    unsafe fn call_with(&self, values: &mut Values, args: Args<'_>) -> Result<RetValue, Failure> {
        let python = self.python;
        // SAFETY: the tuple takes the reference of each element over, and the result lives until it is copied.
        unsafe {
            let tuple = tuple(python, args.len())?;
            for (index, arg) in (0..).zip(args.values()) {
                let arg = values.write(*arg)?.into_raw();
                (python.tuple_set)(tuple.as_ptr(), index, arg);
            }
            let result =
                call_foreign(|| (python.call)(self.callable.as_ptr(), tuple.as_ptr(), null_mut()));
            let result = Owned::new(python, result).ok_or(Failure::Raised)?;
            Ok(values.read(result.as_ptr())?.to_ret_value())
        }
    }
}

/// An exception on its way through the library.
pub(super) struct Exception(Shared);

impl Exception {
    /// Takes the exception that Python has, as an error.
    ///
    /// # Safety
    /// The lock is held.
    unsafe fn take(values: &Values) -> Error {
        let python = values.python;
        let unknown = || Error::new("RuntimeError", "a function of Python raised an exception");
        let (mut class, mut value, mut trace) = (null_mut(), null_mut(), null_mut());
        // SAFETY: the three become new references, or null.
        unsafe {
            (python.error_fetch)(&raw mut class, &raw mut value, &raw mut trace);
            call_foreign(|| {
                (python.error_normalize)(&raw mut class, &raw mut value, &raw mut trace);
            });
            let [_class, value, trace] =
                [class, value, trace].map(|object| Owned::new(python, object));
            let Some(value) = value else { return unknown() };
            if let Some(trace) = trace {
                (python.set_traceback)(value.as_ptr(), trace.as_ptr());
            }
            let error = match Exception::describe(values, value.as_ptr()) {
                Ok(text) => Error::from_text(&text),
                Err(_) => {
                    call_foreign(|| (python.error_clear)());
                    unknown()
                }
            };
            error.with_origin(Exception(Shared::counted(python, value.as_ptr())))
        }
    }

    /// The text of the error that an exception becomes.
    ///
    /// # Safety
    /// The exception is alive, and the lock is held.
    unsafe fn describe(values: &Values, exception: Object) -> Result<String, Failure> {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let text = values.call_hook(c"_describe", &[exception])?;
            let mut reader = Values::new(values.python, values.class);
            match reader.read(text.as_ptr())? {
                ArgValue::Str(text) => Ok(text.to_owned()),
                _ => Err(Error::internal("the text of an exception is not one").into()),
            }
        }
    }

    /// Raises an error in Python: the exception that it came from, or a new one.
    ///
    /// # Safety
    /// The lock is held.
    pub(super) unsafe fn raise(values: &Values, error: &Error) {
        let python = values.python;
        // SAFETY: guaranteed by the caller; the exception of an error is held by it.
        unsafe {
            if let Some(Exception(exception)) = error.origin::<Exception>() {
                let exception = exception.as_ptr();
                return (python.error_set)(python.class_of(exception), exception);
            }
            let text = error.to_string();
            let exception = values.write(ArgValue::Str(&text));
            let exception =
                exception.and_then(|text| values.call_hook(c"_error", &[text.as_ptr()]));
            if let Ok(exception) = exception {
                (python.error_set)(python.class_of(exception.as_ptr()), exception.as_ptr());
            }
        }
    }
}
