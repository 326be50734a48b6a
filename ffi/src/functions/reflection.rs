//! `abide.reflection.*`: the JSON of `iree.abi`, and calls by it.

use super::support::{json, limits, report, values};
use crate::{Args, Error, PackedFunc, RetValue};
use abide_core::reflection;
use abide_json::adapter;
use serde_json::json;

/// `parse(text, depth)`: its content, as JSON.
pub(super) fn parse(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    json(&abide_json::reflection::parse(args.get::<&[u8]>(0)?, &limits(args, 1)?))
}

/// `check(text, sink, depth)`: the diagnostics as JSON.
pub(super) fn check(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=3)?;
    let text = args.get::<&[u8]>(0)?;
    let found = reflection::check(text, &limits(args, 2)?);
    report(text, &found, args.optional::<&PackedFunc>(1)?)
}

/// `bind_args(text, args, kwargs, profile, whole)`: the VM arguments of a call, as JSON. The values are a
/// JSON array and a JSON object in the spelling of the conformance adapter; no text is a function
/// without reflection. `whole` leaves no element of an array out.
pub(super) fn bind_args(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=5)?;
    let request = json!({
        "abi": args.optional::<&str>(0)?,
        "args": values(args, 1)?,
        "kwargs": values(args, 2)?,
        "profile": args.optional::<&str>(3)?,
        "whole": args.optional::<bool>(4)?,
    });
    json(&adapter::reflection::answer("reflection.pack", &request).unwrap_or_default())
}

/// `unpack_results(text, results, profile, whole)`: the value that VM results are to the caller, as
/// JSON.
pub(super) fn unpack_results(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=4)?;
    let request = json!({
        "abi": args.optional::<&str>(0)?,
        "vm": values(args, 1)?,
        "profile": args.optional::<&str>(2)?,
        "whole": args.optional::<bool>(3)?,
    });
    json(&adapter::reflection::answer("reflection.unpack", &request).unwrap_or_default())
}

/// `from_sip(sip, raw, depth)`: reflection of two signatures, as JSON.
pub(super) fn from_sip(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=3)?;
    let (sip, raw) = (args.get::<&[u8]>(0)?, args.get::<&[u8]>(1)?);
    let migrated = abide_json::reflection::from_signatures(sip, raw, &limits(args, 2)?)
        .map_err(Error::value_error)?;
    json(&abide_json::reflection::migrated(None, &migrated))
}

/// `from_types(text, depth)`: reflection of the types of all functions of an MLIR text, as JSON.
pub(super) fn from_types(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    json(&abide_json::reflection::from_types(args.get::<&[u8]>(0)?, &limits(args, 1)?))
}
