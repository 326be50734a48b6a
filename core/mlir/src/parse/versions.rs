//! Operations that versions of their dialect write in several ways: as LLVM 19, as LLVM 22, or as a newer one.

use super::known::KnownOp;
use super::new_words::{expected_sign, new_word_before};
use super::parser::{Parse, Parser};
use super::place::Mark;
use super::state::OperationState;
use crate::ir::OpaqueText;
use crate::ods::NewerForm;
use crate::syntax::{TokenKind, is_builtin_type_name};
use abide_source::diagnostic::{Detail, Diagnostic, Wanted, codes};
use abide_source::spelling::{goes_on, nearest};

/// How often one operation may be begun again in another form, before it is kept as text.
const MAX_READINGS: u32 = 64;

impl<'a> Parser<'a> {
    /// Whether an operation is written as in today's version of its dialect, and was read so.
    pub(super) fn newest_form(
        &mut self,
        newest: &KnownOp<'a>,
        state: &mut OperationState<'a>,
    ) -> bool {
        self.form(newest, state).is_ok() && !self.is_broken() && self.ends_form(state)
    }

    /// Parses an operation whose form did not fit in the form of an older version of its dialect, for a document: the
    /// printer keeps its text. Returns an error if it has neither form, and `None` if that is unknown.
    pub(super) fn older_form(
        &mut self,
        place: (Mark<'a>, usize),
        known: &KnownOp<'a>,
        state: &mut OperationState<'a>,
        result: Parse<()>,
    ) -> Option<Parse<()>> {
        let older = known.older.as_deref().filter(|_| self.recovers())?;
        self.begin_again(place, state);
        if self.form(older, state).is_ok() && !self.is_broken() && self.ends_form(state) {
            state.is_older = older.has_required(state);
            return Some(Ok(()));
        }
        result.is_err().then(|| {
            self.begin_again(place, state);
            self.form(known, state)
        })
    }

    /// Parses an operation whose values differ between two versions in the older form, for a document. If that does
    /// not fit, and the newer form is unknown, only errors in all versions are certain.
    pub(super) fn older_form_alone(
        &mut self,
        known: &KnownOp<'a>,
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<Option<OpaqueText>> {
        let Some(older) = known.older.as_deref().filter(|_| self.recovers()) else {
            return self.opaque_operation(word, state).map(Some);
        };
        let place = (self.mark(), self.diagnostics.len());
        let result = self.form(older, state);
        let is_read = result.is_ok() && self.ends_form(state);
        // With types that only the newer version has it is written in that one.
        let is_older = known.newest.is_none() || older.has_types(&self.ir, self.registry, state);
        if is_read && is_older && older.has_required(state) {
            state.is_older = true;
            self.optional_location()?;
            return Ok(None);
        }
        if self.is_wrong_in_all_versions(known, state) {
            return result.and_then(|()| self.optional_location()).map(|()| None);
        }
        if let Some(newest) = known.newest.clone() {
            return self.newest_or_wrong(place, older, &newest, state).map(|()| None);
        }
        let is_given_up = state.name.is_none_or(|name| self.given_up.contains(&name));
        if known.entry.is_open() && !is_given_up {
            self.begin_again(place, state);
            return self.open_operation(word, known, state);
        }
        self.opaque_after_all(place, word, state).map(Some)
    }

    /// Parses an operation that does not fit the older one of its two forms, both known. If it fits neither, the
    /// error is that of the form that it fits longer.
    fn newest_or_wrong(
        &mut self,
        place: (Mark<'a>, usize),
        older: &KnownOp<'a>,
        newest: &KnownOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<()> {
        let end = self.position();
        self.begin_again(place, state);
        let mut result = self.form(newest, state);
        let fits = result.is_ok() && !self.is_broken() && self.ends_form(state);
        if !fits && self.position() <= end {
            self.begin_again(place, state);
            result = self.form(older, state);
            state.is_older = result.is_ok() && older.has_required(state);
        }
        result?;
        self.optional_location()
    }

    /// Whether the error of the operation that is read is one of clauses that all versions have.
    fn is_wrong_in_all_versions(
        &mut self,
        known: &KnownOp<'a>,
        state: &OperationState<'a>,
    ) -> bool {
        let same = self.registry.lasting_clauses(known.entry.description().dialect());
        if state.clause.is_some_and(|clause| same.contains(&clause)) {
            return self.is_broken();
        }
        matches!(self.own_detail(), Some(Detail::RepeatedClause(_)))
    }

    /// Goes back to the name of an operation, and to this number of diagnostics.
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

    /// Goes back to the name of an operation, and to this number of diagnostics, and parses it as unregistered,
    /// because its form did not fit.
    pub(super) fn opaque_after_all(
        &mut self,
        (mark, reported): (Mark<'a>, usize),
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<OpaqueText> {
        self.begin_again((mark, reported), state);
        self.begun_again.insert(state.name_span.start(), MAX_READINGS);
        self.opaque_operation(word, state)
    }

    /// Whether the operation whose form did not fit has an error in all versions of its dialect. A document has other
    /// means; elsewhere text in an unknown form is kept, and this decides which text is.
    ///
    /// An error within a region is never one of the form around it, and a value of another type is one in any form.
    pub(super) fn is_wrong_in_any_version(
        &mut self,
        place: (Mark<'a>, usize),
        known: &KnownOp<'a>,
        state: &mut OperationState<'a>,
    ) -> bool {
        let reported = place.1;
        if self.recovers() {
            let is_only_form = known.older.is_none() && known.newest.is_none();
            return is_only_form && self.has_certain_error(known);
        }
        let Some(found) = self.diagnostics.get_mut(reported).cloned() else { return false };
        if self.has_failed_region || found.code == codes::mlir::TYPE_MISMATCH {
            return true;
        }
        if known.entry.description().place.is_some() || self.may_be_new(&found) {
            return false;
        }
        let Some(older) = known.older.as_deref() else { return self.is_certain(&found) };
        let end = self.position();
        self.begin_again(place, state);
        let fits =
            self.form(older, state).is_ok() && self.ends_form(state) && older.has_required(state);
        if !fits && (self.position() <= end || self.diagnostics.len() == reported) {
            self.diagnostics.truncate(reported);
            self.diagnostics.push(found);
        }
        !fits
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
        let detail = found.detail();
        detail.is_some_and(|detail| is_in_all_versions(detail) || is_misspelt(detail, there))
    }

    /// Whether the operation of a document that is read has an error that holds in all versions.
    fn has_certain_error(&mut self, known: &KnownOp<'a>) -> bool {
        let is_bundled = known.entry.description().place.is_none();
        let found = self.own_error().filter(|found| is_bundled && !self.may_be_new(found));
        found.is_some_and(|found| self.is_certain(&found))
    }

    /// Whether an error is at words that another version of the operation may have.
    fn may_be_new(&self, found: &Diagnostic) -> bool {
        let Some(detail @ Detail::Expected(wanted)) = found.detail() else { return false };
        let rest = self.slice(found.span.start() as usize, self.text.len());
        let sign = expected_sign(wanted);
        sign.and_then(|sign| new_word_before(rest, Some(sign))).is_some_and(|word| {
            let word = word.as_bytes();
            !is_builtin_type_name(word) && !is_misspelt(detail, word)
        })
    }

    /// Whether what was read of an operation, up to the current token, tells that it is written as in a
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

/// Whether one or several words are expected, and a similar one was found.
#[must_use]
pub fn is_misspelt(detail: &Detail, there: &[u8]) -> bool {
    let Detail::Expected(wanted) = detail else { return false };
    let Some(there) = std::str::from_utf8(there).ok().filter(|there| there.len() > 1) else {
        return false;
    };
    let is_word = |word: &&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let may_go_on = matches!(wanted, Wanted::Sign(..));
    !nearest(there, wanted.words().filter(is_word)).is_empty()
        || may_go_on && wanted.words().filter(is_word).any(|word| goes_on(there, word))
}

/// Whether an error holds in all versions of an operation: a separator, region or type is missing, a keyword is not in
/// the enumeration, or counts within the same text differ.
#[must_use]
pub fn is_in_all_versions(detail: &Detail) -> bool {
    match detail {
        Detail::Expected(Wanted::Sign(sign, _)) => [":", ",", "{"].contains(&&**sign),
        Detail::Expected(wanted) => {
            matches!(wanted, Wanted::Type(_) | Wanted::OneOf { .. }) || *wanted == Wanted::OPERAND
        }
        Detail::Count(_) => true,
        _ => false,
    }
}
