//! The trial of a fix: it is applied to a copy of the text, which is read again and compared.

use crate::db::Document;
use abide_mlir::syntax::{NodeKind, NodeSet, SyntaxToken, TokenKind, TokenSet, Tree, WalkEvent};
use abide_source::diagnostic::{Code, Diagnostic, Fix, Severity, codes};
use abide_source::text::{Span, TextEdit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// A text with its diagnostics and its contents, as trials compare them.
#[derive(Debug, Clone)]
pub struct Reading {
    /// The text.
    pub text: Vec<u8>,
    /// Everything that is wrong with it.
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

    /// Whether all of these are kept, except the values that a fix drops.
    fn are_kept_in(&self, after: &Contents, fixes: &[Attempt<'_>]) -> bool {
        let mentions = |contents: &Contents| contents.values.values().sum::<usize>();
        let is_named = |name: &[u8]| {
            fixes.iter().flat_map(|one| &one.fix.drops).any(|drop| drop.as_bytes() == name)
        };
        let is_kept = |(name, count): (&Vec<u8>, &usize)| {
            after.values.get(name).is_some_and(|left| left >= count) || is_named(name)
        };
        let is_removal = |one: &&Attempt<'_>| one.found.code == codes::mlir::UNUSED_VALUE;
        let removed = fixes.iter().filter(is_removal).count();
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

    /// The number of diagnostics that are like another one, at any place.
    fn count_of(&self, other: &Diagnostic) -> usize {
        let is_same = |one: &&Diagnostic| one.report() == other.report();
        self.diagnostics.iter().filter(is_same).count()
    }

    fn offers(&self, title: &str) -> usize {
        let fixes = self.diagnostics.iter().filter_map(|found| found.fix.as_ref());
        fixes.filter(|fix| *fix.title == *title).count()
    }
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
    let edits: Vec<&TextEdit> = fixes.iter().flat_map(|one| &one.fix.edits).collect();
    for attempt in fixes {
        let alike = fixes.iter().filter(|other| other.found.report() == attempt.found.report());
        let left = before.count_of(attempt.found).saturating_sub(alike.count());
        if after.count_of(attempt.found) > left || is_followed(before, after, attempt.found, &edits)
        {
            return Err(Refusal::KeepsDiagnostic);
        }
        let title = &attempt.fix.title;
        if after.offers(title) > before.offers(title) {
            return Err(Refusal::Repeats);
        }
    }
    Ok(())
}

/// The codes of mistakes in the syntax, and of names without a definition or with two.
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

/// Whether a text has a mistake in its syntax that it did not have before, in these words.
pub(super) fn breaks_syntax(before: &Reading, after: &Reading) -> bool {
    let of_syntax =
        |one: &&Diagnostic| one.severity == Severity::Error && OF_SYNTAX.contains(&one.code);
    let known = before.diagnostics.iter().filter(of_syntax);
    let known: FxHashSet<_> = known.map(Diagnostic::report).collect();
    let mut new = after.diagnostics.iter().filter(of_syntax);
    new.any(|one| !known.contains(&one.report()))
}

/// Whether a new diagnostic of the same kind is where one was.
fn is_followed(before: &Reading, after: &Reading, found: &Diagnostic, edits: &[&TextEdit]) -> bool {
    let place = moved(found.span, edits);
    after.diagnostics.iter().any(|one| {
        let touches = one.span.start() <= place.end() && place.start() <= one.span.end();
        one.code == found.code && touches && after.count_of(one) > before.count_of(one)
    })
}

/// The range in the text after edits that a range was before them, with everything that was inserted at
/// its ends.
fn moved(span: Span, edits: &[&TextEdit]) -> Span {
    let place = |offset: u32, keeps_insertions: bool| {
        let mut place = i64::from(offset);
        for edit in edits {
            let grown = edit.replacement.len() as i64 - i64::from(edit.span.len());
            let is_before = edit.span.end() < offset
                || edit.span.end() == offset && (keeps_insertions || !edit.span.is_empty());
            if is_before {
                place += grown;
            } else if edit.span.start() < offset {
                // The place itself is replaced.
                let end = if keeps_insertions { edit.replacement.len() as i64 } else { 0 };
                place += i64::from(edit.span.start()) - i64::from(offset) + end;
            }
        }
        u32::try_from(place.max(0)).unwrap_or(u32::MAX)
    };
    let start = place(span.start(), false);
    Span::new(start, place(span.end(), true).max(start))
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
        // A name that was used twice may stand for two others.
        assert!(breaks(&[(codes::mlir::REDEFINED_VALUE, "redefinition of '%a'")]));
        assert!(breaks(&[(codes::mlir::REDEFINED_BLOCK, "redefinition of '^a'")]));
        assert!(breaks(&[(codes::mlir::REDEFINED_SYMBOL, "redefinition of '@a'")]));
        assert!(!breaks(&[(expected, "expected 'a'"), (invalid, "another")]));
        assert!(!breaks(&[]));
    }
}
