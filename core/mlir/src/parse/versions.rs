//! Operations that versions of LLVM write in several ways: as the chosen one, as another one, or as a newer one.

use super::new_words::{expected_sign, new_word_before};
use super::operations::resolved_op::ResolvedOp;
use super::operations::state::OperationState;
use super::parser::Parser;
use super::tokens::place::Mark;
use super::tokens::{Parse, Reported};
use crate::ir::OpaqueText;
use crate::ods::NewerForm;
use crate::syntax::{TokenKind, is_builtin_type_name};
use abide_source::diagnostic::{Detail, Diagnostic, Wanted, codes};
use abide_source::spelling::{goes_on, nearest};

/// The maximum number of times that one operation is begun again in another form, before it is kept as text.
const MAX_READINGS: u32 = 64;

/// How an operation that two versions of LLVM describe was parsed.
#[derive(Debug)]
pub(super) enum Reading<'a> {
    /// As one of them has it, up to its location.
    Operation,
    /// In neither form: it is kept as text, from its name on.
    Text((Mark<'a>, usize)),
    /// Not at all: one of the forms is unknown.
    None,
}

impl<'a> Parser<'a> {
    /// Parses an operation that two versions of LLVM describe in different ways, after its name: as the chosen one if it
    /// has that form and its types, else as the other one. The error of one that fits neither is that of the form that
    /// it fits longer.
    pub(super) fn parse_in_fitting_version(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<Reading<'a>> {
        // A client asks for the possible tokens in the chosen form.
        let other = known.other.as_deref().filter(|_| self.labels.is_none());
        let Some(other) = other.filter(|other| other.entry.has_known_form()) else {
            return Ok(Reading::None);
        };
        let place = (self.mark(), self.diagnostics.len());
        if !known.entry.has_known_form() {
            return self.parse_in_other_version(place, known, other, state);
        }
        let (result, fits) = self.fitting(known, state);
        if fits && known.has_types(&self.ir, self.registry, state) {
            return Ok(Reading::Operation);
        }
        if !fits && self.is_wrong_in_any_version(place, [known, other], state, result.is_err()) {
            return Err(Reported);
        }
        let (end, is_ended) = (self.position(), result.is_ok() && !self.is_broken());
        let found = self.diagnostics.get_mut(place.1).cloned();
        self.begin_again(place, state);
        let (result, is_other) = self.fitting(other, state);
        let has_types = || !fits || other.has_types(&self.ir, self.registry, state);
        if is_other && other.has_required(state) && has_types() {
            state.is_other = true;
            return Ok(Reading::Operation);
        }
        let is_new = || {
            let may_be_new = |found| self.possibly_new_word(&found);
            let word = found.filter(|_| !self.recovers()).and_then(may_be_new);
            word.is_some_and(|word| ![known, other].into_iter().any(|one| is_near_form(&word, one)))
        };
        if !fits && (is_ended || is_new()) {
            return Ok(Reading::Text(place));
        }
        if !fits && self.position() > end {
            state.is_other = result.is_ok() && other.has_required(state);
            return result.map(|()| Reading::Operation);
        }
        self.begin_again(place, state);
        self.form(known, state).map(|()| Reading::Operation)
    }

    /// Parses an operation in the other version's form, because only C++ knows that of the chosen one. If that does not
    /// fit, only errors in all versions are certain.
    fn parse_in_other_version(
        &mut self,
        place: (Mark<'a>, usize),
        known: &ResolvedOp<'a>,
        other: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<Reading<'a>> {
        let (result, fits) = self.fitting(other, state);
        if fits && other.has_required(state) {
            state.is_other = true;
            return Ok(Reading::Operation);
        }
        if self.recovers() && self.is_wrong_in_all_versions(known, state) {
            return result.map(|()| Reading::Operation);
        }
        self.begin_again(place, state);
        Ok(Reading::None)
    }

    /// Parses the text after a name in a form; whether it is as that form has it.
    fn fitting(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> (Parse<()>, bool) {
        let result = self.form(known, state);
        let fits = result.is_ok() && !self.is_broken() && self.ends_form(state);
        (result, fits)
    }

    /// Whether the error of the operation that is read is one of clauses that all versions have.
    fn is_wrong_in_all_versions(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &OperationState<'a>,
    ) -> bool {
        let same = self.registry.lasting_clauses(known.entry.description().dialect());
        if state.clause.is_some_and(|clause| same.contains(&clause)) {
            return self.is_broken();
        }
        matches!(self.own_detail(), Some(Detail::RepeatedClause(_)))
    }

    /// Returns to the name of an operation, and to this number of diagnostics.
    pub(super) fn begin_again(
        &mut self,
        (mark, reported): (Mark<'a>, usize),
        state: &mut OperationState<'a>,
    ) {
        self.back(mark);
        self.diagnostics.truncate(reported);
        self.has_failed_region = false;
        self.forget_error();
        self.forget_labels();
        state.clear_parts();
        let readings = self.begun_again.entry(state.name_span.start()).or_default();
        *readings = readings.saturating_add(1);
    }

    /// Whether a described operation is kept as text, because its form did not fit, or because it and the operations
    /// around it were read in all of their forms too often: each level doubles the readings of those within.
    pub(super) fn is_known_as_text(&self, state: &OperationState<'a>) -> bool {
        self.begun_again.get(&state.name_span.start()).is_some_and(|count| *count >= MAX_READINGS)
    }

    /// Returns to the name of an operation, and to this number of diagnostics, and parses it as unregistered,
    /// because its form did not fit.
    pub(super) fn reparse_as_opaque(
        &mut self,
        (mark, reported): (Mark<'a>, usize),
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<OpaqueText> {
        self.begin_again((mark, reported), state);
        self.begun_again.insert(state.name_span.start(), MAX_READINGS);
        self.opaque_operation(word, state)
    }

    /// Whether an operation that does not fit the form of a version fits none: it lacks operands, an error is within one
    /// of its regions, or a value has another type. A document continues after other errors.
    fn is_wrong_in_any_version(
        &mut self,
        place: (Mark<'a>, usize),
        versions: [&ResolvedOp<'a>; 2],
        state: &OperationState<'a>,
        failed: bool,
    ) -> bool {
        let mut all = versions.into_iter().map(|one| one.entry.description());
        if failed && all.all(|op| self.lacks_operands(op, state)) {
            return true;
        }
        let found = self.diagnostics.get_mut(place.1).map(|found| found.code);
        !self.recovers()
            && found
                .is_some_and(|code| self.has_failed_region || code == codes::mlir::TYPE_MISMATCH)
    }

    /// Whether an operation whose only known form did not fit has an error in all versions of its dialect. A document
    /// has other means; elsewhere text in an unknown form is kept, and this decides which text is.
    ///
    /// An error within a region is never one of the form around it, and a value of another type is one in any form.
    pub(super) fn is_wrong_in_all_forms(
        &mut self,
        place: (Mark<'a>, usize),
        known: &ResolvedOp<'a>,
    ) -> bool {
        if self.recovers() {
            return self.has_error_in_all_versions(known);
        }
        let Some(found) = self.diagnostics.get_mut(place.1).cloned() else { return false };
        if self.has_failed_region || found.code == codes::mlir::TYPE_MISMATCH {
            return true;
        }
        if known.entry.description().place.is_some() || self.possibly_new_word(&found).is_some() {
            return false;
        }
        self.is_certain(&found)
    }

    /// Whether the form of an operation ends at the current token in all versions: no version has text after the last
    /// region.
    fn ends_form(&self, state: &OperationState<'a>) -> bool {
        let before = self.previous_end().checked_sub(1).and_then(|last| self.text.get(last));
        self.ends_operation() || !state.regions.is_empty() && before == Some(&b'}')
    }

    /// Whether an error at the current token holds in all versions of an operation with one known form.
    fn is_certain(&self, found: &Diagnostic) -> bool {
        let there = self.current_text();
        is_in_all_versions(&found.detail) || is_misspelt(&found.detail, there)
    }

    /// Whether the operation of a document that is read has an error that holds in all versions.
    fn has_error_in_all_versions(&mut self, known: &ResolvedOp<'a>) -> bool {
        let is_bundled = known.entry.description().place.is_none();
        let found = self.own_error().filter(|_| is_bundled);
        // Only C++ may know the form of another version, which has the same regions.
        let is_of_all = |found: &Diagnostic| match (&known.other, &*found.detail) {
            (None, _) => true,
            (_, Detail::Expected(Wanted::Sign(sign, _))) => &**sign == "{",
            _ => false,
        };
        found.is_some_and(|found| {
            is_of_all(&found) && self.possibly_new_word(&found).is_none() && self.is_certain(&found)
        })
    }

    /// The word at which an error is, if another version of the operation may have it.
    fn possibly_new_word(&self, found: &Diagnostic) -> Option<String> {
        let detail @ Detail::Expected(wanted) = &*found.detail else { return None };
        let rest = self.slice(found.span.start() as usize, self.text.len());
        let word = new_word_before(rest, Some(expected_sign(wanted)?))?;
        let is_known =
            is_builtin_type_name(word.as_bytes()) || is_misspelt(detail, word.as_bytes());
        (!is_known).then(|| word.to_owned())
    }

    /// Whether what was read of an operation, up to the current token, shows that it is written as in a
    /// newer version of its dialect.
    pub(super) fn is_newer_form(
        &self,
        forms: &[NewerForm],
        state: &OperationState<'a>,
        failed: bool,
    ) -> bool {
        // A client asks for the possible tokens in the described form.
        let is_asked = self.labels.is_some();
        forms.iter().any(|form| match form {
            NewerForm::Word(word) => self.at_word(word),
            NewerForm::Integer => failed && self.at(TokenKind::Integer),
            NewerForm::Results => state.named_results > state.results.len(),
            NewerForm::Other => !is_asked && (failed || !self.ends_form(state)),
        })
    }
}

/// Whether a word is nearly one of a form, or begins with one.
fn is_near_form(word: &str, known: &ResolvedOp<'_>) -> bool {
    let words = known.entry.description().words_of_form();
    !nearest(word, words.iter().copied()).is_empty() || words.iter().any(|one| goes_on(word, one))
}

/// Whether one or several words are expected, and a similar one was found.
#[must_use]
pub fn is_misspelt(detail: &Detail, there: &[u8]) -> bool {
    let Detail::Expected(wanted) = detail else { return false };
    let Some(there) = std::str::from_utf8(there).ok().filter(|there| there.len() > 1) else {
        return false;
    };
    let is_word = |word: &&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let may_continue_after = matches!(wanted, Wanted::Sign(..));
    !nearest(there, wanted.words().filter(is_word)).is_empty()
        || may_continue_after && wanted.words().filter(is_word).any(|word| goes_on(there, word))
}

/// Whether an error holds in all versions of an operation: a separator, region or type is missing, a keyword is not in the
/// enumeration, or counts within the same text differ.
#[must_use]
pub fn is_in_all_versions(detail: &Detail) -> bool {
    match detail {
        Detail::Expected(Wanted::Sign(sign, _)) => [":", ",", "{"].contains(&&**sign),
        Detail::Expected(wanted) => {
            matches!(wanted, Wanted::Type(_) | Wanted::OneOf { .. }) || *wanted == Wanted::OPERAND
        }
        Detail::Count(_) | Detail::OperandTypes { .. } => true,
        _ => false,
    }
}
