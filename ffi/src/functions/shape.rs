//! `abide.shape.*`: the shapes of values.

use super::support::{json, utf8, values};
use crate::stack::with_room;
use crate::{Args, Error, RetValue};
use abide_json::adapter;
use serde_json::{Value, json};

/// `explain(text)`: the symbols and values of each function with their sizes and ranges, as JSON.
pub(super) fn explain(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    answer("shape.explain", &json!({ "source": utf8(args, 0)? }))
}

/// `eval(text, function, args)`: the sizes and integers of all values in a call, as JSON. The
/// arguments are a JSON array: an integer, a list of sizes, or null if unknown.
pub(super) fn eval(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=3)?;
    let arguments = match values(args, 2)? {
        Value::Null => json!([]),
        arguments => arguments,
    };
    let function = utf8(args, 1)?;
    let request = json!({ "source": utf8(args, 0)?, "function": function, "args": arguments });
    answer("shape.eval", &request)
}

fn answer(op: &str, request: &Value) -> Result<RetValue, Error> {
    let answer = with_room(|| Ok(adapter::shape::answer(op, request).unwrap_or_default()))?;
    match answer.get("error").and_then(Value::as_str) {
        Some(error) => Err(Error::value_error(error)),
        None => json(&answer),
    }
}
