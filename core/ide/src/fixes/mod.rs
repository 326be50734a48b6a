//! Fixes of diagnostics: each is tried before it is offered or applied.
//!
//! A diagnostic may come with its own fix. In MLIR files there are guesses, too: names that are nearly those
//! that are written, the expected token, the type of a value. [`judge`] checks the conditions that all fixes meet.

mod advice;
mod all;
mod apply;
mod arguments;
mod attribute_help;
mod calls;
mod context;
mod expected;
mod expected_help;
mod fitting_types;
mod form_help;
mod left_out;
mod names;
mod operations;
mod regions;
mod scope_help;
mod slips;
mod trial;
mod unknown_names;

use crate::db::Document;
use crate::diagnostics::in_registry;
use abide_mlir::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit, apply_edits};
use context::FixContext;
use std::collections::BTreeSet;
use std::sync::Arc;

pub use all::fix_all;
pub use apply::{Fixed, apply_fixes};
use trial::breaks_syntax;
pub use trial::{Attempt, Reading, Refusal, judge};

/// The maximum number of guesses tried for one diagnostic.
const MAX_GUESSES: usize = 16;

/// The maximum number of fixes offered for one diagnostic.
const MAX_FIXES: usize = 4;

/// The maximum number of fixes tried for one request.
const MAX_TRIALS: usize = 64;

/// The maximum number of bytes read in the trials of one request. One text is always read.
const TRIED_BYTES: usize = 1 << 23;

/// The maximum length of a text that gets guesses, in bytes.
const MAX_GUESSED_TEXT_BYTES: usize = 1 << 18;

/// A fix that has been tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedFix {
    /// The change.
    pub fix: Fix,
    /// Whether it is the only plausible one for its diagnostic.
    pub is_preferred: bool,
}

/// The fixes of some of a document's diagnostics, those of each in its own list.
///
/// The number of trials is bounded: the last of many diagnostics may get no fix.
#[must_use]
pub fn fixes(document: &Document, found: &[&Diagnostic]) -> Vec<Vec<OfferedFix>> {
    let mut trials = Trials::of_document(document, Reading::of_document(document), MAX_FIXES);
    let is_long = document.text().len() > MAX_GUESSED_TEXT_BYTES;
    let fixes = found.iter().map(|found| {
        // Guesses take time, and no further one can be tried.
        if is_long || trials.left == 0 {
            return trials.offered(found, Vec::new());
        }
        let place = FixContext::new(document, found.span);
        let offered = trials.offered(found, guesses(&place, found));
        let is_value = found.code == codes::mlir::UNDEFINED_VALUE;
        if !offered.is_empty() || !is_value || trials.left == 0 {
            return offered;
        }
        let mut offered = trials.offered(found, arguments::as_arguments(&place));
        // The name may be a mistake as well.
        offered.iter_mut().for_each(|one| one.is_preferred = false);
        offered
    });
    fixes.collect()
}

/// The fixes of a number where a value may be: a constant of that number.
pub(crate) fn constants_for(document: &Document, number: Span) -> Vec<Fix> {
    slips::constants(&FixContext::new(document, number))
}

/// The number of diagnostics of a file that get a suggestion.
const MAX_SUGGESTIONS: usize = 8;

/// The likeliest fix of each diagnostic without one of its own, for those who read a report: as [`fixes`], of the
/// first diagnostics only. Those without a fix get the next step in words.
fn suggestions(document: &Document, found: &mut [Diagnostic]) -> Vec<Option<OfferedFix>> {
    let lacks_fix = |found: &Diagnostic| found.fix.is_none() && found.severity <= Severity::Warning;
    let mut advised = 0;
    let reading = Reading::of_document(document);
    // A second candidate means that the first is not the only plausible one.
    let mut trials = Trials::of_document(document, reading, 2);
    let mut asked = 0;
    let mut has_more = true;
    let suggestions = found.iter_mut().map(|found| {
        let is_asked = lacks_fix(found) && asked < MAX_SUGGESTIONS;
        asked += usize::from(is_asked);
        let is_guessed = is_asked && document.text().len() <= MAX_GUESSED_TEXT_BYTES;
        let is_information = found.severity == Severity::Information && advised < MAX_SUGGESTIONS;
        let place = (is_asked || is_information).then(|| FixContext::new(document, found.span));
        let guesses = match &place {
            Some(place) if is_guessed => guesses(place, found),
            _ => Vec::new(),
        };
        let offered = trials.offered(found, guesses).into_iter().next();
        if lacks_fix(found) && !is_asked && std::mem::take(&mut has_more) && found.help.is_none() {
            let step = format!("{MAX_SUGGESTIONS} diagnostics have a help: repair these first");
            found.help = Some(step.into());
        }
        if let Some(place) = place.filter(|_| offered.is_none() || is_information) {
            advised += 1;
            advice::advise(&place, found);
        }
        offered
    });
    suggestions.collect()
}

/// Returns for each of the first diagnostics without a fix the likeliest one that an editor would offer, for reports.
/// A diagnostic that gets none has the next step in words.
#[must_use]
pub fn suggest_fixes(
    text: &[u8],
    registry: Option<&Arc<Registry>>,
    limits: &Limits,
    found: &mut [Diagnostic],
) -> Vec<Option<OfferedFix>> {
    let lacks_fix = |found: &Diagnostic| found.fix.is_none();
    if !found.iter().any(lacks_fix) {
        return Vec::new();
    }
    let document = Document::new(text.to_vec(), *limits);
    suggestions(&in_registry(document, registry), found)
}

/// As [`fixes`], for a format without guesses. `read` parses a new text.
pub fn fixes_of_text(
    before: Reading,
    read: impl Fn(Vec<u8>) -> Option<Reading>,
    found: &[&Diagnostic],
) -> Vec<Vec<OfferedFix>> {
    let text = before.text.clone();
    let read = |edits: &[TextEdit]| read(apply_edits(&text, edits).ok()?);
    let mut trials = Trials::new(before, Box::new(read), MAX_FIXES);
    found.iter().map(|found| trials.offered(found, Vec::new())).collect()
}

/// The document with edits, whose ranges are those of its text; `None` if they overlap or reach past its end.
pub(super) fn with_edits(document: &Document, edits: &[TextEdit]) -> Option<Document> {
    let mut sorted = edits.to_vec();
    sorted.sort_by_key(|edit| (edit.span.start(), edit.span.end()));
    let ends = sorted.iter().map(|edit| edit.span.end());
    let is_apart = sorted.iter().skip(1).zip(ends).all(|(edit, end)| end <= edit.span.start());
    let is_within = |edit: &TextEdit| edit.span.end() as usize <= document.text().len();
    // Each is applied to the result of the one before, so the last one comes first.
    sorted.reverse();
    (is_apart && sorted.iter().all(is_within)).then(|| document.clone().edited(&sorted))
}

/// Reads a text with edits.
type ReadEdited<'r> = Box<dyn Fn(&[TextEdit]) -> Option<Reading> + 'r>;

/// The trials of one request.
struct Trials<'r> {
    before: Reading,
    read: ReadEdited<'r>,
    left: usize,
    /// The wanted number of fixes of one diagnostic.
    wanted: usize,
}

impl<'r> Trials<'r> {
    fn new(before: Reading, read: ReadEdited<'r>, wanted: usize) -> Trials<'r> {
        let left = (TRIED_BYTES / before.text.len().max(1)).clamp(1, MAX_TRIALS);
        Trials { before, read, left, wanted }
    }

    fn of_document(document: &'r Document, before: Reading, wanted: usize) -> Trials<'r> {
        let read = |edits: &[TextEdit]| {
            with_edits(document, edits).map(|document| Reading::of_document(&document))
        };
        Trials::new(before, Box::new(read), wanted)
    }

    /// The own fix of a diagnostic and the guesses, as far as they pass. Of those that differ in blanks alone the first
    /// is offered.
    fn offered(&mut self, found: &Diagnostic, guesses: Vec<Fix>) -> Vec<OfferedFix> {
        let mut offered: Vec<OfferedFix> = Vec::new();
        let mut texts = BTreeSet::new();
        let guesses = guesses.into_iter().take(MAX_GUESSES).map(|fix| (fix, true));
        for (fix, is_guess) in found.fix.iter().map(|fix| (Fix::clone(fix), false)).chain(guesses) {
            if offered.len() == self.wanted {
                break;
            }
            if let Some(after) = self.attempt(found, &fix, is_guess)
                && texts.insert(without_blanks(&after.text))
            {
                offered.push(OfferedFix { fix, is_preferred: false });
            }
        }
        if let [only] = offered.as_mut_slice() {
            only.is_preferred = true;
        }
        offered
    }

    /// The text with a fix, if that passes. A guess must also leave fewer diagnostics, without a new kind of syntax error,
    /// which may only hide the others.
    fn attempt(&mut self, found: &Diagnostic, fix: &Fix, is_guess: bool) -> Option<Reading> {
        self.left = self.left.checked_sub(1)?;
        let after = (self.read)(&fix.edits)?;
        judge(&self.before, &after, &[Attempt { found, fix }]).ok()?;
        let is_better = after.diagnostics.len() < self.before.diagnostics.len()
            && !breaks_syntax(&self.before, &after);
        (!is_guess || is_better).then_some(after)
    }
}

fn without_blanks(text: &[u8]) -> Vec<u8> {
    text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect()
}

/// The likely fixes of a diagnostic of an MLIR file, in addition to its own.
fn guesses(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    if [codes::mlir::UNKNOWN_OPERATION, codes::mlir::OLD_NAME].contains(&found.code) {
        let keyword = left_out::attributes_keyword(place).into_iter();
        let keyword = keyword.chain(left_out::results_arrow(place));
        let others = operations::alike(place).into_iter().chain(slips::rest_in_front(place));
        return keyword.chain(others).collect();
    }
    // Metadata is text within attributes, not code.
    if found.fix.is_some() || found.code.name().starts_with("abi-") {
        return Vec::new();
    }
    if found.code == codes::mlir::OPERAND_COUNT {
        return operations::generic_operand_types(place).into_iter().collect();
    }
    let mut guesses = names::guesses(place, found);
    guesses.extend(expected::guesses(place, found));
    guesses.extend(operations::guesses(place, found));
    guesses
}
