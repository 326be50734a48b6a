//! The trial of a fix: it is applied to a copy of the text, which is read again and compared.

use crate::db::Document;
use abide_mlir::syntax::{NodeKind, NodeSet, SyntaxToken, TokenKind, TokenSet, Tree, WalkEvent};
use abide_source::diagnostic::{Code, Diagnostic, Fix, Report, Severity, codes};
use abide_source::text::{Span, TextEdit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::hash::Hash;

/// A text with its diagnostics and its contents, as trials compare them.
#[derive(Debug, Clone)]
pub struct Reading {
    /// The text.
    pub text: Vec<u8>,
    /// Its diagnostics.
    pub diagnostics: Vec<Diagnostic>,
    contents: Contents,
}

/// The counts of an MLIR file that a fix must not lower; zero in other formats.
#[derive(Debug, Clone, Default)]
struct Contents {
    operations: usize,
    regions: usize,
    arguments: usize,
    /// The mentions of each value.
    values: FxHashMap<Vec<u8>, usize>,
}

/// The reason why a fix is neither offered nor applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Its edits overlap, or reach past the end of the text.
    Unfit,
    /// The text is the same with it.
    ChangesNothing,
    /// Nothing but blanks is left.
    EmptiesText,
    /// The diagnostic remains, or another one with its code is at its place.
    KeepsDiagnostic,
    /// There are more errors than before.
    AddsErrors,
    /// An operation, region, argument or value is deleted, and the title of the fix does not mention it.
    Deletes,
    /// The same fix is offered once more.
    Repeats,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Unfit => "the edits do not fit the text",
            Refusal::ChangesNothing => "the fix changes nothing",
            Refusal::EmptiesText => "the fix empties the text",
            Refusal::KeepsDiagnostic => "the fix does not remove its diagnostic",
            Refusal::AddsErrors => "the fix adds errors",
            Refusal::Deletes => "the fix deletes something that its title does not name",
            Refusal::Repeats => "the fix is offered again after it was applied",
        })
    }
}

impl Contents {
    fn of(tree: &Tree, text: &[u8]) -> Contents {
        let mut contents = Contents::default();
        let counted = NodeSet::OPERATIONS.with(NodeKind::Region).with(NodeKind::Argument);
        let values = TokenSet::of(&[TokenKind::PercentIdentifier]);
        // Each unit is walked by itself, and the units in it are not.
        let walks = tree.unit_roots().flat_map(|root| {
            root.walk_over(counted, values).filter(move |event| match event {
                WalkEvent::Enter(node) => {
                    let is_root = (node.span(), node.kind()) == (root.span(), root.kind());
                    is_root || !node.is_unit_root()
                }
                _ => true,
            })
        });
        for event in walks {
            match event {
                WalkEvent::Enter(node) if node.kind() == NodeKind::Region => contents.regions += 1,
                // Without a type it may be a part of the next one: `%a i32`.
                WalkEvent::Enter(node) if node.kind() == NodeKind::Argument => {
                    let is_whole = node.children().any(|child| child.kind().is_type());
                    contents.arguments += usize::from(is_whole);
                }
                WalkEvent::Enter(node) if node.kind().is_operation() => contents.operations += 1,
                WalkEvent::Token(token) => contents.add_value(token, text),
                _ => {}
            }
        }
        contents
    }

    fn add_value(&mut self, token: SyntaxToken<'_>, text: &[u8]) {
        let name = token.text(text);
        match self.values.get_mut(name) {
            Some(count) => *count += 1,
            None => {
                self.values.insert(name.to_vec(), 1);
            }
        }
    }

    /// Whether all of these are kept, except the values and operations that a fix drops.
    fn are_kept_in(&self, after: &Contents, fixes: &[Attempt<'_>]) -> bool {
        let mentions = |contents: &Contents| contents.values.values().sum::<usize>();
        let drops = fixes.iter().flat_map(|one| &one.fix.drops);
        let drops: FxHashSet<&[u8]> = drops.map(String::as_bytes).collect();
        let is_named = |name: &[u8]| drops.contains(name);
        let is_kept = |(name, count): (&Vec<u8>, &usize)| {
            after.values.get(name).is_some_and(|left| left >= count) || is_named(name)
        };
        let is_removal = |one: &&Attempt<'_>| one.found.code == codes::mlir::UNUSED_VALUE;
        // Names of values, symbols and aliases begin with a sign.
        let is_operation =
            |name: &&String| name.starts_with(|first: char| first.is_ascii_lowercase());
        let operations = fixes.iter().flat_map(|one| &one.fix.drops).filter(is_operation).count();
        let removed = fixes.iter().filter(is_removal).count() + operations;
        after.operations + removed >= self.operations
            && after.regions >= self.regions
            && after.arguments >= self.arguments
            // A value may be replaced by another one.
            && (mentions(after) >= mentions(self) || self.values.iter().all(is_kept))
    }
}

impl Reading {
    /// The reading of an MLIR document.
    #[must_use]
    pub fn of_document(document: &Document) -> Reading {
        let text = document.text().to_vec();
        let contents = Contents::of(document.tree(), &text);
        Reading { text, diagnostics: document.diagnostics(), contents }
    }

    /// The reading of an MLIR text whose diagnostics are known.
    #[must_use]
    pub fn of_mlir(text: Vec<u8>, diagnostics: Vec<Diagnostic>, tree: &Tree) -> Reading {
        let contents = Contents::of(tree, &text);
        Reading { text, diagnostics, contents }
    }

    /// The reading of a text in another format.
    #[must_use]
    pub fn of_text(text: Vec<u8>, diagnostics: Vec<Diagnostic>) -> Reading {
        Reading { text, diagnostics, contents: Contents::default() }
    }

    /// The number of errors. Old names are left out: they were in the text before, and a fix of the operation around them
    /// only lets them be read.
    #[must_use]
    pub fn errors(&self) -> usize {
        let is_error = |found: &&Diagnostic| {
            found.severity == Severity::Error && found.code != codes::mlir::OLD_NAME
        };
        self.diagnostics.iter().filter(is_error).count()
    }

    /// The number of diagnostics for each report, at any place.
    fn counts(&self) -> FxHashMap<Report<'_>, usize> {
        counted(self.diagnostics.iter().map(Diagnostic::report))
    }

    /// The number of fixes for each title.
    fn offers(&self) -> FxHashMap<&str, usize> {
        let fixes = self.diagnostics.iter().filter_map(|found| found.fix.as_ref());
        counted(fixes.map(|fix| &*fix.title))
    }
}

/// The number of occurrences of each element.
fn counted<T: Eq + Hash>(all: impl Iterator<Item = T>) -> FxHashMap<T, usize> {
    let mut counts = FxHashMap::default();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    counts
}

/// A fix and the diagnostic that it is for.
#[derive(Debug, Clone, Copy)]
pub struct Attempt<'a> {
    /// The diagnostic.
    pub found: &'a Diagnostic,
    /// Its fix.
    pub fix: &'a Fix,
}

/// Compares a text with what fixes that were applied together have made of it.
///
/// # Errors
/// The first rule that they break: see [`Refusal`].
pub fn judge(before: &Reading, after: &Reading, fixes: &[Attempt<'_>]) -> Result<(), Refusal> {
    let is_blank = |text: &[u8]| text.trim_ascii().is_empty();
    if before.text == after.text {
        return Err(Refusal::ChangesNothing);
    }
    if is_blank(&after.text) && !is_blank(&before.text) {
        return Err(Refusal::EmptiesText);
    }
    if !before.contents.are_kept_in(&after.contents, fixes) {
        return Err(Refusal::Deletes);
    }
    if after.errors() > before.errors() {
        return Err(Refusal::AddsErrors);
    }
    let edits = Edits::of(fixes);
    let (known, remaining) = (before.counts(), after.counts());
    let tried = counted(fixes.iter().map(|one| one.found.report()));
    let new = NewPlaces::of(after, |found| count(&remaining, &found) > count(&known, &found));
    let (offered, offers) = (before.offers(), after.offers());
    for attempt in fixes {
        let report = attempt.found.report();
        let left = count(&known, &report).saturating_sub(count(&tried, &report));
        let is_followed = || new.touches(attempt.found.code, edits.moved(attempt.found.span));
        if count(&remaining, &report) > left || is_followed() {
            return Err(Refusal::KeepsDiagnostic);
        }
        let title = &*attempt.fix.title;
        if count(&offers, &title) > count(&offered, &title) {
            return Err(Refusal::Repeats);
        }
    }
    Ok(())
}

fn count<T: Eq + Hash>(counts: &FxHashMap<T, usize>, of: &T) -> usize {
    counts.get(of).copied().unwrap_or_default()
}

/// The codes of syntax errors, and of names that are undefined or defined twice.
const OF_SYNTAX: [Code; 12] = [
    codes::mlir::EXPECTED,
    codes::mlir::MISSING_NAME,
    codes::mlir::REDEFINED_ALIAS,
    codes::mlir::REDEFINED_BLOCK,
    codes::mlir::REDEFINED_SYMBOL,
    codes::mlir::REDEFINED_VALUE,
    codes::mlir::UNDEFINED_ALIAS,
    codes::mlir::UNDEFINED_BLOCK,
    codes::mlir::UNDEFINED_VALUE,
    codes::mlir::UNKNOWN_BYTES,
    codes::mlir::UNMATCHED,
    codes::mlir::UNTERMINATED_STRING,
];

/// Whether a text has a syntax error with a message that the text before had not.
pub(super) fn breaks_syntax(before: &Reading, after: &Reading) -> bool {
    let of_syntax =
        |one: &&Diagnostic| one.severity == Severity::Error && OF_SYNTAX.contains(&one.code);
    let known = before.diagnostics.iter().filter(of_syntax);
    let known: FxHashSet<_> = known.map(Diagnostic::report).collect();
    let mut new = after.diagnostics.iter().filter(of_syntax);
    new.any(|one| !known.contains(&one.report()))
}

/// The places of new diagnostics.
struct NewPlaces {
    /// For each code, the starts in order, each with the largest end of those up to it.
    by_code: FxHashMap<&'static str, Vec<(u32, u32)>>,
}

impl NewPlaces {
    fn of(after: &Reading, is_new: impl Fn(Report<'_>) -> bool) -> NewPlaces {
        let mut by_code: FxHashMap<&'static str, Vec<(u32, u32)>> = FxHashMap::default();
        for found in after.diagnostics.iter().filter(|found| is_new(found.report())) {
            let place = (found.span.start(), found.span.end());
            by_code.entry(found.code.name()).or_default().push(place);
        }
        for places in by_code.values_mut() {
            places.sort_unstable();
            let mut last = 0;
            for (_, end) in places {
                last = last.max(*end);
                *end = last;
            }
        }
        NewPlaces { by_code }
    }

    /// Whether a new diagnostic with a code touches a range.
    fn touches(&self, code: Code, range: Span) -> bool {
        let Some(places) = self.by_code.get(code.name()) else { return false };
        let after = places.partition_point(|(start, _)| *start <= range.end());
        let before = after.checked_sub(1).and_then(|last| places.get(last));
        before.is_some_and(|(_, end)| range.start() <= *end)
    }
}

/// The edits of fixes that are applied together, which are apart.
struct Edits<'a> {
    /// In the order of the text.
    sorted: Vec<&'a TextEdit>,
    /// For each edit, the growth of the text by those before it; and by all.
    growth: Vec<i64>,
}

impl<'a> Edits<'a> {
    fn of(fixes: &[Attempt<'a>]) -> Edits<'a> {
        let mut sorted: Vec<&TextEdit> = fixes.iter().flat_map(|one| &one.fix.edits).collect();
        sorted.sort_by_key(|edit| (edit.span.start(), edit.span.end()));
        let mut sum = 0;
        let mut growth = vec![0];
        growth.extend(sorted.iter().map(|edit| {
            sum += grown(edit);
            sum
        }));
        Edits { sorted, growth }
    }

    /// The range in the text after the edits that a range was before them, with everything that was inserted at its
    /// ends.
    fn moved(&self, span: Span) -> Span {
        let start = self.place(span.start(), false);
        Span::new(start, self.place(span.end(), true).max(start))
    }

    fn place(&self, offset: u32, keeps_insertions: bool) -> u32 {
        let first = self.sorted.partition_point(|edit| edit.span.end() < offset);
        let mut place = i64::from(offset) + self.growth.get(first).copied().unwrap_or_default();
        let near = self.sorted.iter().skip(first).take_while(|edit| edit.span.start() <= offset);
        for edit in near {
            let ends_here = edit.span.end() == offset;
            if ends_here && (keeps_insertions || !edit.span.is_empty()) {
                place += grown(edit);
            } else if edit.span.start() < offset {
                // The place itself is replaced.
                let end = if keeps_insertions { edit.replacement.len() as i64 } else { 0 };
                place += i64::from(edit.span.start()) - i64::from(offset) + end;
            }
        }
        u32::try_from(place.max(0)).unwrap_or(u32::MAX)
    }
}

/// The bytes that an edit adds.
fn grown(edit: &TextEdit) -> i64 {
    edit.replacement.len() as i64 - i64::from(edit.span.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(found: &[(Code, &'static str)]) -> Reading {
        let found = found.iter().map(|(code, words)| Diagnostic::new(*code, Span::at(0), *words));
        Reading::of_text(Vec::new(), found.collect())
    }

    #[test]
    fn new_words_of_the_syntax_are_found() {
        let expected = codes::mlir::EXPECTED;
        let invalid = codes::mlir::INVALID_OPERATION;
        let before = reading(&[(expected, "expected 'a'"), (invalid, "wrong"), (invalid, "worse")]);
        let breaks = |found: &[(Code, &'static str)]| breaks_syntax(&before, &reading(found));
        assert!(breaks(&[(expected, "expected 'b'")]));
        assert!(breaks(&[(codes::mlir::UNDEFINED_VALUE, "undeclared '%g'")]));
        // A name that was used twice may be replaced by two others.
        assert!(breaks(&[(codes::mlir::REDEFINED_VALUE, "redefinition of '%a'")]));
        assert!(breaks(&[(codes::mlir::REDEFINED_BLOCK, "redefinition of '^a'")]));
        assert!(breaks(&[(codes::mlir::REDEFINED_SYMBOL, "redefinition of '@a'")]));
        assert!(!breaks(&[(expected, "expected 'a'"), (invalid, "another")]));
        assert!(!breaks(&[]));
    }

    #[test]
    fn places_move_with_the_edits_before_them() {
        let edit = |start, end, new: &str| TextEdit::new(Span::new(start, end), new);
        let edits = vec![edit(10, 12, "long"), edit(2, 2, "xyz"), edit(4, 6, "")];
        let fix = Fix::safe("mend", edits);
        let found = Diagnostic::new(codes::mlir::EXPECTED, Span::at(0), "wrong");
        let edits = Edits::of(&[Attempt { found: &found, fix: &fix }]);
        let moved = |start, end| {
            let moved = edits.moved(Span::new(start, end));
            (moved.start(), moved.end())
        };
        assert_eq!(moved(0, 1), (0, 1));
        assert_eq!(moved(2, 2), (2, 5));
        assert_eq!(moved(3, 8), (6, 9));
        assert_eq!(moved(5, 11), (7, 15));
        assert_eq!(moved(13, 14), (16, 17));
    }

    #[test]
    fn new_places_are_found_by_their_code() {
        let at = |code, start, end| Diagnostic::new(code, Span::new(start, end), "wrong");
        let (expected, invalid) = (codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION);
        let found = vec![at(expected, 10, 90), at(expected, 20, 30), at(invalid, 95, 99)];
        let new = NewPlaces::of(&Reading::of_text(Vec::new(), found), |_| true);
        assert!(new.touches(expected, Span::new(80, 85)));
        assert!(new.touches(expected, Span::new(0, 10)));
        assert!(!new.touches(expected, Span::new(91, 99)));
        assert!(!new.touches(expected, Span::new(0, 9)));
        assert!(new.touches(invalid, Span::at(97)));
    }
}
