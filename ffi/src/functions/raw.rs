//! `abide.raw.*`: raw function signatures.

use super::sip::{check_format, decode_format, explain_format, fix_format};
use super::support::json;
use crate::{Args, Error, RetValue};
use abide_json::adapter;
use abide_json::sip::Format;

/// `check(signature, sink, depth)`: the diagnostics as JSON.
pub(super) fn check(args: Args<'_>) -> Result<RetValue, Error> {
    check_format(Format::Raw, args)
}

/// `decode(signature, depth)`: its content, as JSON.
pub(super) fn decode(args: Args<'_>) -> Result<RetValue, Error> {
    decode_format(Format::Raw, args)
}

/// `explain(signature, depth)`: the function type, for people.
pub(super) fn explain(args: Args<'_>) -> Result<RetValue, Error> {
    explain_format(Format::Raw, args)
}

/// `fix(signature, depth)`: the signature with all known fixes applied.
pub(super) fn fix(args: Args<'_>) -> Result<RetValue, Error> {
    fix_format(Format::Raw, args)
}

/// `mangle(script)`: the signature that a script makes, as JSON.
pub(super) fn mangle(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    json(&adapter::sip::raw_mangle(args.get::<&[u8]>(0)?))
}

/// `read(signature)`: the function type, or the first error, as JSON.
pub(super) fn read(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    json(&adapter::sip::raw(args.get::<&[u8]>(0)?))
}
