//! Structured-index-path signatures against the values of the function.

use super::checker::{Checker, noun};
use crate::escape::Literal;
use abide_signatures::sip::{RawFunction, Side, SipSignature};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::spelling::counted;

/// The number of values that a message names.
const MAX_NAMED_VALUES: usize = 5;

impl<'t> Checker<'_, 't> {
    /// Checks the leaves of a signature against the number of values. It is that of the function, or of its raw
    /// signature if the function lacks it.
    pub(super) fn sip(
        &mut self,
        literal: &Literal<'t>,
        signature: &SipSignature,
        raw: Option<&RawFunction>,
    ) {
        for (side, tree) in [(Side::Inputs, &signature.inputs), (Side::Results, &signature.results)]
        {
            let highest = tree.leaves().filter_map(|(_, raw)| usize::try_from(raw).ok()).max();
            let described = highest.map_or(0, |highest| highest + 1);
            let values = self.values(side, described).map(<[_]>::len);
            let Some(count) = values.or(raw.map(|raw| raw.values(side).len())) else { continue };
            let mut used = vec![false; count];
            for (leaf, index) in tree.leaves() {
                // A negative one is a diagnostic about the signature itself.
                let Ok(position) = usize::try_from(index) else { continue };
                if let Some(used) = used.get_mut(position) {
                    *used = true;
                } else {
                    let message = rule!(
                        "the raw index {} is out of range: the function has {}",
                        index,
                        counted(count, noun(side))
                    );
                    let span = literal.span_in_file(tree.span(leaf));
                    let against = self.function.name_span;
                    self.mismatch(codes::abi::RAW_INDEX_RANGE, span, message, against);
                }
            }
            self.unused(literal, side, &used);
        }
    }

    fn unused(&mut self, literal: &Literal<'t>, side: Side, used: &[bool]) {
        let unused = || used.iter().enumerate().filter(|(_, used)| !**used).map(|(index, _)| index);
        let count = unused().count();
        if count == 0 {
            return;
        }
        let mut names: Vec<String> =
            unused().take(MAX_NAMED_VALUES).map(|index| index.to_string()).collect();
        if count > MAX_NAMED_VALUES {
            names.push("...".to_owned());
        }
        let plural = if count == 1 { "" } else { "s" };
        let consequence = match side {
            Side::Inputs => "no caller can pass it",
            Side::Results => "no caller gets it",
        };
        let message = rule!(
            "no leaf refers to {}{} {} of the function: {}",
            noun(side),
            plural,
            names.join(", "),
            consequence
        );
        let diagnostic = Diagnostic::new(codes::abi::RAW_INDEX_UNUSED, literal.span(), message);
        self.found
            .push(diagnostic.with_related(self.function.name_span, "the function says so here"));
    }
}
