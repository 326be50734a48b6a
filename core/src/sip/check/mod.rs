//! Finds everything that is wrong with a signature, where it is wrong, and how to mend it.
//!
//! The readers stop at the first error; the checks go on behind it.

mod body;
mod halves;
mod raw;
mod repair;

use super::raw::RawFunction;
use super::tree::Tree;
use super::visit::Side;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::limits::Limits;
use crate::text::Span;

/// A structured-index-path signature, with the places of all keys and values.
#[derive(Debug, Clone, Default)]
pub struct SipSignature {
    /// What the function takes.
    pub inputs: Tree,
    /// What the function returns.
    pub results: Tree,
}

/// What all checks share: the text, and the bounds on findings and on repairs.
struct Checker<'a> {
    text: &'a [u8],
    found: Diagnostics,
    depth: usize,
    /// What repairs may still cost, in fields looked at and bytes written. It is a multiple of the
    /// length of the text, so that however many errors there are, all repairs take linear time.
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

    /// Takes from the fuel; false where there is not enough.
    fn burn(&mut self, amount: usize) -> bool {
        let enough = amount <= self.fuel;
        self.fuel = self.fuel.saturating_sub(amount);
        enough
    }
}

/// The diagnostic for a text that is longer than the limit, if it is.
fn too_long(text: &[u8], limits: &Limits) -> Option<Diagnostic> {
    let bound = limits.bytes.min(u32::MAX as usize - 1);
    (text.len() > bound).then(|| {
        let message = format!("the signature is longer than the limit of {bound} bytes");
        Diagnostic::new(codes::limit::BYTES, Span::from_range(bound..text.len()), message)
    })
}

/// Checks a structured-index-path signature.
///
/// The value is there exactly if the signature can be read, which is when no diagnostic is an
/// error. Errors are what the C++ reference rejects, hangs on or silently misreads; warnings are
/// what it accepts although the function-ABI design document does not. Ranges are byte ranges of
/// `text`, and so are those of the fixes.
#[must_use]
pub fn check_sip(text: &[u8], limits: &Limits) -> (Option<SipSignature>, Vec<Diagnostic>) {
    if let Some(diagnostic) = too_long(text, limits) {
        return (None, vec![diagnostic]);
    }
    let mut checker = Checker::new(text, limits);
    checker.check_halves(repair::Grammar::Structured);
    let read = |side| Tree::read(text, side, limits).ok();
    let signature = read(Side::Inputs)
        .zip(read(Side::Results))
        .map(|(inputs, results)| SipSignature { inputs, results });
    (signature, checker.found.finish())
}

/// Checks a raw signature. As [`check_sip`], with the values and fields of the raw function ABI.
#[must_use]
pub fn check_raw(text: &[u8], limits: &Limits) -> (Option<RawFunction>, Vec<Diagnostic>) {
    if let Some(diagnostic) = too_long(text, limits) {
        return (None, vec![diagnostic]);
    }
    let mut checker = Checker::new(text, limits);
    checker.check_halves(repair::Grammar::Raw);
    (RawFunction::read(text, limits).ok(), checker.found.finish())
}
