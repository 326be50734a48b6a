//! Texts that one change makes a signature: another kind of text, a tag in the other case, no `!` anywhere.

use super::repair::Grammar;
use crate::sip::fields::is_span_tag;
use crate::sip::notation::parse_notation;
use crate::sip::raw::RawFunction;
use crate::sip::tree::{Tree, encode_signature};
use crate::sip::visit::Side;
use abide_source::diagnostic::{Diagnostic, Fix, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::{Span, TextEdit, apply_edits};

/// The maximum number of `!` that are inserted together.
const MAX_MARKS: usize = 1000;

/// The one diagnostic of a text with errors that a single change makes readable. `first` is the first diagnostic of its
/// check.
pub(super) fn meant(
    text: &[u8],
    grammar: Grammar,
    first: &Diagnostic,
    limits: &Limits,
) -> Option<Diagnostic> {
    notation(text, grammar, limits)
        .or_else(|| other_grammar(text, grammar, first, limits))
        .or_else(|| without_marks(text, grammar, limits))
        .or_else(|| other_case(text, grammar, first, limits))
}

fn is_readable(text: &[u8], grammar: Grammar, limits: &Limits) -> bool {
    let read = |side| Tree::read(text, side, limits).is_ok();
    match grammar {
        Grammar::Structured => read(Side::Inputs) && read(Side::Results),
        Grammar::Raw => RawFunction::read(text, limits).is_ok(),
    }
}

/// The notation of a structured signature.
fn notation(text: &[u8], grammar: Grammar, limits: &Limits) -> Option<Diagnostic> {
    let written = std::str::from_utf8(text).ok().filter(|_| grammar == Grammar::Structured)?;
    let (inputs, results) = parse_notation(written, limits).ok()?;
    let signature = encode_signature(&inputs, &results).ok()?;
    let span = Span::from_range(0..text.len());
    let message = rule!("this is the notation of a signature, not the signature");
    let fix = Fix::uncertain("write it as a signature", vec![TextEdit::new(span, signature)]);
    let start = Span::from_range(0..1.min(text.len()));
    Some(Diagnostic::new(codes::sip::UNKNOWN_BYTE, start, message).with_fix(fix))
}

/// A signature of the other kind.
fn other_grammar(
    text: &[u8],
    grammar: Grammar,
    first: &Diagnostic,
    limits: &Limits,
) -> Option<Diagnostic> {
    let (other, code, message) = match grammar {
        Grammar::Structured => (
            Grammar::Raw,
            codes::sip::UNRECOGNIZED_TAG,
            "this is a raw signature, not a structured one",
        ),
        Grammar::Raw => (
            Grammar::Structured,
            codes::sip::RAW_UNRECOGNIZED_TAG,
            "this is a structured signature, not a raw one",
        ),
    };
    is_readable(text, other, limits).then(|| {
        let help = "structured signatures are the attribute 'sip' or 'abide sip check', raw ones are 'f' \
                    or '--raw'";
        Diagnostic::new(code, first.span, Message::from(message).with_help(help))
    })
}

/// A signature whose lengths lack their `!`, although they count it.
fn without_marks(text: &[u8], grammar: Grammar, limits: &Limits) -> Option<Diagnostic> {
    let mut edits = Vec::new();
    let mut number: Option<u8> = None;
    let mut before = None;
    let ends = text.iter().copied().map(Some).chain([None]);
    for (at, byte) in ends.enumerate() {
        let is_digit = byte.is_some_and(|byte| byte.is_ascii_digit());
        if is_digit {
            number = number.or(before);
        } else {
            let tag = number.take().filter(|tag| is_span_tag(*tag));
            if tag.is_some() && byte != Some(b'!') {
                edits.push(TextEdit::new(Span::from_range(at..at), "!"));
            }
            before = byte;
        }
    }
    let first = edits.first().filter(|_| edits.len() <= MAX_MARKS)?.span.start() as usize;
    let fixed = apply_edits(text, &edits).ok()?;
    is_readable(&fixed, grammar, limits).then(|| {
        let start = text.get(..first).unwrap_or_default().iter().rposition(u8::is_ascii_uppercase);
        let span = Span::from_range(start.unwrap_or(first)..first);
        let message = rule!("Syntax error in signature: a '!' must follow the length of a span");
        let fix = Fix::safe("insert '!'", edits);
        Diagnostic::new(codes::sip::MISSING_BANG, span, message).with_fix(fix)
    })
}

/// A signature whose first wrong letter is in the other case.
fn other_case(
    text: &[u8],
    grammar: Grammar,
    first: &Diagnostic,
    limits: &Limits,
) -> Option<Diagnostic> {
    let at = first.span.start() as usize;
    let letter = *text.get(at).filter(|byte| byte.is_ascii_alphabetic())?;
    let other = match letter.is_ascii_lowercase() {
        true => letter.to_ascii_uppercase(),
        false => letter.to_ascii_lowercase(),
    };
    let span = Span::from_range(at..at + 1);
    let edits = vec![TextEdit::new(span, vec![other])];
    let fixed = apply_edits(text, &edits).ok()?;
    is_readable(&fixed, grammar, limits).then(|| {
        let (letter, other) = (char::from(letter), char::from(other));
        let message = rule!(
            "Syntax error in signature: no field begins with '{}'; did you mean '{}'?",
            letter,
            other
        );
        let fix = Fix::uncertain(format!("write '{other}'"), edits);
        Diagnostic::new(codes::sip::UNKNOWN_BYTE, span, message).with_fix(fix)
    })
}
