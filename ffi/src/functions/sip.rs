//! `abide.sip.*`: structured-index-path signatures.

use super::support::{first_error, json, limits_up_to, report};
use crate::{Args, Error, PackedFunc, RetValue, ToArg};
use abide_core::limits::Limits;
use abide_core::sip::notation::parse_notation;
use abide_core::sip::{
    Side, SipParser, StructKind, ToStringVisitor, Visitor as SipVisitor, encode_signature,
};
use abide_core::text::Span;
use abide_json::adapter;
use abide_json::sip::{self, Format};

/// The deepest nesting that may be asked for: readers of signatures take no stack, but the readable
/// text grows with the depth.
const MAX_NESTING_DEPTH: u32 = 2048;

fn limits(args: Args<'_>, index: usize) -> Result<Limits, Error> {
    limits_up_to(MAX_NESTING_DEPTH, args, index)
}

/// `check(signature, sink, depth)`: the diagnostics as JSON.
pub(super) fn check(args: Args<'_>) -> Result<RetValue, Error> {
    check_format(Format::Structured, args)
}

/// `decode(signature, depth)`: its content, as JSON.
pub(super) fn decode(args: Args<'_>) -> Result<RetValue, Error> {
    decode_format(Format::Structured, args)
}

/// `explain(signature, depth)`: the notation and the path of every leaf, for people.
pub(super) fn explain(args: Args<'_>) -> Result<RetValue, Error> {
    explain_format(Format::Structured, args)
}

/// `fix(signature, depth)`: the signature with all known fixes applied.
pub(super) fn fix(args: Args<'_>) -> Result<RetValue, Error> {
    fix_format(Format::Structured, args)
}

pub(super) fn check_format(format: Format, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=3)?;
    let text = args.get::<&[u8]>(0)?;
    let found = sip::check(format, text, &limits(args, 2)?).1;
    report(text, &found, args.optional::<&PackedFunc>(1)?)
}

pub(super) fn decode_format(format: Format, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    json(&sip::decode(format, args.get::<&[u8]>(0)?, &limits(args, 1)?))
}

pub(super) fn explain_format(format: Format, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let (signature, found) = sip::check(format, args.get::<&[u8]>(0)?, &limits(args, 1)?);
    let signature = signature.ok_or_else(|| first_error(&found))?;
    Ok(RetValue::Str(sip::explain(&signature)))
}

pub(super) fn fix_format(format: Format, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    Ok(RetValue::Bytes(sip::fix(format, args.get::<&[u8]>(0)?, &limits(args, 1)?).0))
}

/// `encode(notation, depth)`: the signature, as bytes.
pub(super) fn encode(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let (inputs, results) =
        parse_notation(args.get::<&str>(0)?, &limits(args, 1)?).map_err(|error| {
            let (start, end) = (error.span.start(), error.span.end());
            Error::value_error(format!("bytes {start}..{end}: {error}"))
        })?;
    let signature = encode_signature(&inputs, &results)
        .map_err(|error| Error::value_error(format!("the signature cannot be written: {error}")))?;
    Ok(RetValue::Bytes(signature))
}

/// `tokens(signature)`: the fields of a signature of either format, as JSON.
pub(super) fn tokens(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    json(&adapter::sip::tokens(args.get::<&[u8]>(0)?))
}

/// `read(signature, side)`: the events of a visitor of the half `inputs` or `results`, as JSON.
pub(super) fn read(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    json(&adapter::sip::half(args.get::<&[u8]>(0)?, side(args, 1)?))
}

/// `mangle(script)`: the signature that a script makes, as JSON.
pub(super) fn mangle(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    json(&adapter::sip::mangle(args.get::<&[u8]>(0)?))
}

fn side(args: Args<'_>, index: usize) -> Result<Side, Error> {
    match args.get::<&str>(index)? {
        "inputs" => Ok(Side::Inputs),
        "results" => Ok(Side::Results),
        other => {
            let message =
                format!("argument {index}: expected 'inputs' or 'results', got '{other}'");
            Err(Error::value_error(message))
        }
    }
}

/// `visit(signature, side, visitor, depth)`: calls the visitor for everything in a half, and gives
/// the readable text of it, as bytes.
///
/// The visitor takes a word and what belongs to it: `key` and an integer or bytes, `open` or `close`
/// and `sequence` or `dict`, `leaf` and the raw index. It is called no more after it has failed.
pub(super) fn visit(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=4)?;
    let (text, side) = (args.get::<&[u8]>(0)?, side(args, 1)?);
    let mut visitor = Visitor {
        function: args.get::<&PackedFunc>(2)?,
        text: ToStringVisitor::default(),
        error: None,
    };
    let visited = SipParser::new(text, &limits(args, 3)?).visit(side, &mut visitor);
    if let Some(error) = visitor.error {
        return Err(error);
    }
    visited.map_err(|error| {
        let (start, end) = (error.span.start(), error.span.end());
        Error::value_error(format!("bytes {start}..{end}: {error}"))
    })?;
    Ok(RetValue::Bytes(visitor.text.into_text()))
}

/// A visitor that is a function of the caller.
struct Visitor<'f> {
    function: &'f PackedFunc,
    text: ToStringVisitor,
    error: Option<Error>,
}

impl Visitor<'_> {
    fn tell(&mut self, what: &str, value: impl ToArg) {
        if self.error.is_none() {
            self.error = self.function.call((what, value)).err();
        }
    }
}

fn word(kind: StructKind) -> &'static str {
    match kind {
        StructKind::Sequence => "sequence",
        StructKind::Dictionary => "dict",
    }
}

impl<'a> SipVisitor<'a> for Visitor<'_> {
    fn integer_key(&mut self, key: i32, span: Span) {
        self.text.integer_key(key, span);
        self.tell("key", key);
    }

    fn string_key(&mut self, key: &'a [u8], span: Span) {
        self.text.string_key(key, span);
        self.tell("key", key);
    }

    fn open_struct(&mut self, kind: StructKind, span: Span) {
        self.text.open_struct(kind, span);
        self.tell("open", word(kind));
    }

    fn close_struct(&mut self, kind: StructKind) {
        self.text.close_struct(kind);
        self.tell("close", word(kind));
    }

    fn raw_index(&mut self, index: i32, span: Span) {
        self.text.raw_index(index, span);
        self.tell("leaf", index);
    }
}
