//! Finds all errors of a signature, with positions and fixes.
//!
//! The readers stop at the first error; the checks continue after it.

mod body;
mod halves;
mod meant;
mod raw;
mod repair;

use super::raw::{RawErrorKind, RawFunction};
use super::tree::Tree;
use super::visit::{Side, SipErrorKind};
use abide_source::diagnostic::{Code, Diagnostic, Diagnostics, Severity, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// A structured-index-path signature, with the places of all keys and values.
#[derive(Debug, Clone, Default)]
pub struct SipSignature {
    /// The arguments of the function.
    pub inputs: Tree,
    /// The results of the function.
    pub results: Tree,
}

/// The shared state of all checks: the text, and the bounds on diagnostics and on repairs.
struct Checker<'a> {
    text: &'a [u8],
    found: Diagnostics,
    depth: usize,
    /// The remaining cost of repairs, in fields inspected and bytes written. It is a multiple of the length of the
    /// text, so all repairs together take linear time for any number of errors.
    fuel: usize,
}

impl<'a> Checker<'a> {
    fn new(text: &'a [u8], limits: &Limits) -> Checker<'a> {
        Checker {
            text,
            found: Diagnostics::new(limits),
            depth: limits.depth as usize,
            fuel: text.len().saturating_mul(8).saturating_add(1024),
        }
    }

    /// Uses up fuel; returns false if it is insufficient.
    fn use_fuel(&mut self, amount: usize) -> bool {
        let enough = amount <= self.fuel;
        self.fuel = self.fuel.saturating_sub(amount);
        enough
    }
}

/// The diagnostic for a text that is longer than the limit, if it is.
fn too_long(text: &[u8], limits: &Limits) -> Option<Diagnostic> {
    let bound = limits.bytes.min(u32::MAX as usize - 1);
    (text.len() > bound).then(|| {
        let message = rule!("the signature is longer than the limit of {} bytes", bound);
        Diagnostic::new(codes::limit::BYTES, Span::from_range(bound..text.len()), message)
    })
}

/// Checks a structured-index-path signature.
///
/// The value is `Some` exactly if the signature can be read, which is when no diagnostic is an error. An error is a
/// construct that the C++ reference rejects, hangs on or silently misreads; a warning is one that it accepts although
/// the function-ABI design document does not. Ranges are byte ranges of `text`, and so are those of the fixes.
#[must_use]
pub fn check_sip(text: &[u8], limits: &Limits) -> (Option<SipSignature>, Vec<Diagnostic>) {
    if let Some(diagnostic) = too_long(text, limits) {
        return (None, vec![diagnostic]);
    }
    let mut checker = Checker::new(text, limits);
    checker.check_halves(repair::Grammar::Structured);
    let read = |side| Tree::read(text, side, limits);
    let signature = read(Side::Inputs)
        .and_then(|inputs| read(Side::Results).map(|results| SipSignature { inputs, results }));
    let mut diagnostics = checker.found.finish();
    if signature.is_err() {
        replace_by_cause(&mut diagnostics, text, repair::Grammar::Structured, limits);
    }
    if let Err(error) = &signature {
        ensure_error(&mut diagnostics, sip_code(error.kind), error.span, error.kind.message());
    }
    (signature.ok(), diagnostics)
}

/// Leaves the one diagnostic that explains all others, if there is one.
fn replace_by_cause(
    found: &mut Vec<Diagnostic>,
    text: &[u8],
    grammar: repair::Grammar,
    limits: &Limits,
) {
    let cause = found.first().and_then(|first| meant::meant(text, grammar, first, limits));
    if let Some(cause) = cause {
        *found = vec![cause];
    }
}

/// Adds the reader's error if warnings have used up the limit.
fn ensure_error(diagnostics: &mut Vec<Diagnostic>, code: Code, span: Span, message: &'static str) {
    if diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error) {
        let before = |diagnostic: &Diagnostic| diagnostic.span.start() <= span.start();
        let at = diagnostics.partition_point(before);
        diagnostics.insert(at, Diagnostic::new(code, span, message));
    }
}

fn sip_code(kind: SipErrorKind) -> Code {
    match kind {
        SipErrorKind::InputsNotFound => codes::sip::MISSING_INPUTS,
        SipErrorKind::ResultsNotFound => codes::sip::MISSING_RESULTS,
        SipErrorKind::KeyNotAllowed => codes::sip::KEY_NOT_ALLOWED,
        SipErrorKind::ValueNotAllowed => codes::sip::VALUE_NOT_ALLOWED,
        SipErrorKind::UnrecognizedTag => codes::sip::UNRECOGNIZED_TAG,
        SipErrorKind::Syntax | SipErrorKind::BrokenField => codes::sip::UNKNOWN_BYTE,
        SipErrorKind::TooDeep => codes::limit::DEPTH,
        SipErrorKind::TooLong => codes::limit::BYTES,
    }
}

fn raw_code(kind: RawErrorKind) -> Code {
    match kind {
        RawErrorKind::InputsNotFound => codes::sip::MISSING_INPUTS,
        RawErrorKind::ResultsNotFound => codes::sip::MISSING_RESULTS,
        RawErrorKind::UnrecognizedValue => codes::sip::RAW_UNRECOGNIZED_TAG,
        RawErrorKind::ScalarTypeCode => codes::sip::RAW_SCALAR_TYPE,
        RawErrorKind::UnrecognizedBufferField
        | RawErrorKind::UnrecognizedScalarField
        | RawErrorKind::UnrecognizedReferenceField => codes::sip::RAW_UNRECOGNIZED_FIELD,
        RawErrorKind::BrokenField => codes::sip::UNKNOWN_BYTE,
        RawErrorKind::TooLong => codes::limit::BYTES,
    }
}

/// Checks a raw signature. As [`check_sip`], with the values and fields of the raw function ABI.
#[must_use]
pub fn check_raw(text: &[u8], limits: &Limits) -> (Option<RawFunction>, Vec<Diagnostic>) {
    if let Some(diagnostic) = too_long(text, limits) {
        return (None, vec![diagnostic]);
    }
    let mut checker = Checker::new(text, limits);
    checker.check_halves(repair::Grammar::Raw);
    let function = RawFunction::read(text, limits);
    let mut diagnostics = checker.found.finish();
    if function.is_err() {
        replace_by_cause(&mut diagnostics, text, repair::Grammar::Raw, limits);
    }
    if let Err(error) = &function {
        ensure_error(&mut diagnostics, raw_code(error.kind), error.span, error.kind.message());
    }
    (function.ok(), diagnostics)
}
