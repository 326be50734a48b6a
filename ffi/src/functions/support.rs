//! Helpers shared by the functions.

use crate::{ArgValue, Args, Error, PackedFunc, RetValue, stack};
use abide_core::diagnostic::{Diagnostic, Severity, write_json};
use abide_core::limits::Limits;
use abide_core::text::LineIndex;
use serde_json::Value;
use std::borrow::Cow;

/// JSON as a result.
pub(super) fn json(value: &Value) -> Result<RetValue, Error> {
    Ok(RetValue::Str(value.to_string()))
}

/// Limits whose depth is an argument.
///
/// # Errors
/// A depth above the usual one: readers are recursive, and the stack is the caller's. Where that is
/// small, the limit is lower.
pub(super) fn limits(args: Args<'_>, depth: usize) -> Result<Limits, Error> {
    let mut limits = limits_up_to(Limits::DEFAULT_DEPTH, args, depth)?;
    limits.depth = stack::depth(limits.depth);
    Ok(limits)
}

/// Limits whose depth is an argument, for readers that take no stack.
///
/// # Errors
/// A depth above `most`.
pub(super) fn limits_up_to(most: u32, args: Args<'_>, index: usize) -> Result<Limits, Error> {
    let mut limits = Limits::default();
    if let Some(depth) = args.optional::<u32>(index)? {
        if depth > most {
            let message = format!("the depth is at most {most}, not {depth}");
            return Err(Error::value_error(message).within(args.place(index)));
        }
        limits.depth = depth;
    }
    Ok(limits)
}

/// An argument that is a text.
pub(super) fn utf8(args: Args<'_>, index: usize) -> Result<&str, Error> {
    std::str::from_utf8(args.get::<&[u8]>(index)?)
        .map_err(|_| Error::value_error(format!("{} is not UTF-8", args.place(index))))
}

/// A JSON argument; null if it is left out.
pub(super) fn values(args: Args<'_>, index: usize) -> Result<Value, Error> {
    let text = match args.values().get(index) {
        // A list or a dict of the front end's.
        Some(ArgValue::Object(object)) => {
            object.to_json().map_err(|error| error.within(args.place(index)))?.into()
        }
        _ => match args.optional::<&[u8]>(index)? {
            Some(text) => Cow::Borrowed(text),
            None => return Ok(Value::Null),
        },
    };
    serde_json::from_slice(&text).map_err(|error| {
        let is_deep = error.to_string().starts_with("recursion limit exceeded");
        let kind = if is_deep { "RecursionError" } else { "ValueError" };
        Error::new(kind, format!("{} is not JSON: {error}", args.place(index)))
    })
}

/// Returns diagnostics as JSON, after each of them was passed to the sink, if there is one: a function that takes a
/// diagnostic as JSON, in the order of the places. Its error ends the call.
pub(super) fn report(
    text: &[u8],
    found: &[Diagnostic],
    sink: Option<&PackedFunc>,
) -> Result<RetValue, Error> {
    if let (Some(sink), Value::Array(diagnostics)) = (sink, abide_json::diagnostics(text, found)) {
        for diagnostic in diagnostics {
            sink.call((diagnostic.to_string(),))?;
        }
    }
    let mut out = String::new();
    write_json(&mut out, text, &LineIndex::new(text), found);
    Ok(RetValue::Str(out))
}

/// The first diagnostic that is an error, as the error of the call.
pub(super) fn first_error(found: &[Diagnostic]) -> Error {
    let is_error = |found: &&Diagnostic| found.severity == Severity::Error;
    found.iter().find(is_error).map_or_else(
        || Error::value_error("the text cannot be parsed"),
        |first| {
            let (start, end) = (first.span.start(), first.span.end());
            let (code, message) = (&first.code, &first.message);
            Error::value_error(format!("bytes {start}..{end}: {message} [{code}]"))
        },
    )
}
