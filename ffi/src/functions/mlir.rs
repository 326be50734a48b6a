//! `abide.mlir.*`: MLIR text.

use super::support::{first_error, json, limits, report, utf8, values};
use crate::stack::with_room;
use crate::{Args, Error, PackedFunc, RetValue};
use abide_core::diagnostic::Severity;
use abide_core::mlir::{self, syntax};
use abide_core::text::apply_edits;
use abide_json::adapter;
use serde_json::json;

/// `calls(text, depth)`: how all functions are called, as JSON: what `abide abi --format json` prints.
pub(super) fn calls(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let (text, limits) = (args.get::<&[u8]>(0)?, limits(args, 1)?);
    with_room(|| {
        let mut written = Vec::new();
        abide_json::abi::write_calls(text, abide_core::dialect::registry(), &limits, &mut written)
            .map_err(|error| Error::internal(error.to_string()))?;
        Ok(RetValue::Bytes(written))
    })
}

/// `check(text, sink, depth, diagnostics)`: the diagnostics as JSON, at most that number.
pub(super) fn check(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=4)?;
    let text = args.get::<&[u8]>(0)?;
    let mut limits = limits(args, 2)?;
    if let Some(diagnostics) = args.optional::<usize>(3)? {
        limits.diagnostics = diagnostics;
    }
    report(text, &mlir::check(text, &limits), args.optional::<&PackedFunc>(1)?)
}

/// `opt(text, flags)`: what `abide opt` prints and how it ends, as JSON. The flags are a JSON array.
pub(super) fn opt(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let request = json!({ "source": utf8(args, 0)?, "flags": values(args, 1)? });
    with_room(|| json(&adapter::mlir::answer("mlir.opt", &request).unwrap_or_default()))
}

/// `print(text, depth)`: the text as MLIR would lay it out, as bytes. Only white space changes.
pub(super) fn print(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let text = args.get::<&[u8]>(0)?;
    let tree = syntax::parse(text, &limits(args, 1)?);
    let found = tree.diagnostics();
    if found.iter().any(|found| found.severity == Severity::Error) {
        // The end of an operation is uncertain then.
        return Err(first_error(&found));
    }
    let edits = mlir::format(&tree, text, &mlir::Format::default());
    let printed = apply_edits(text, &edits)
        .map_err(|error| Error::internal(format!("the edits do not apply: {error}")))?;
    Ok(RetValue::Bytes(printed))
}

/// `tokens(text)`: the tokens of a text, as JSON; one after the other they are the text.
pub(super) fn tokens(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    json(&adapter::mlir::tokens(utf8(args, 0)?))
}

/// `functions(text, depth)`: all functions with their signatures, as JSON.
pub(super) fn functions(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    json(&abide_json::abi::functions(args.get::<&[u8]>(0)?, &limits(args, 1)?))
}
