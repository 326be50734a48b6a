//! Suppresses follow-up errors of syntax errors: errors about names and types near a missing bracket, and about names
//! that a broken operation or label may define.

use crate::document::Document;
use crate::places::{Place, Places};
use abide_mlir::syntax::{SyntaxNode, TokenKind, WalkEvent};
use abide_source::diagnostic::{Detail, Diagnostic, Severity, codes};
use abide_source::text::{Span, line_end};
use rustc_hash::{FxHashMap, FxHashSet};

/// The operations and lines of a unit with mistakes in their syntax.
struct Broken<'t> {
    places: Places<'t>,
    known: FxHashSet<Place>,
    /// The start of the unit.
    start: u32,
    /// The names that they may define.
    names: FxHashSet<&'t [u8]>,
}

impl<'t> Broken<'t> {
    fn new(text: &'t [u8], root: SyntaxNode<'_>, errors: &[Span]) -> Broken<'t> {
        let places = Places::new(text, root);
        let known = errors.iter().flat_map(|error| places.of(error.start())).collect();
        let mut broken =
            Broken { places, known, start: root.span().start(), names: FxHashSet::default() };
        broken.names = broken.defined_names(text, root);
        broken
    }

    fn covers(&self, place: u32) -> bool {
        self.places.of(place).any(|place| self.known.contains(&place))
    }

    /// Returns the names of values in broken parts that a type or a `=` follows.
    fn defined_names(&self, text: &'t [u8], root: SyntaxNode<'_>) -> FxHashSet<&'t [u8]> {
        let mut names = FxHashSet::default();
        // Several results share one `=`.
        let mut before: Vec<Span> = Vec::new();
        // Functions within are looked at by themselves.
        let tokens = root.walk().filter_map(|event| match event {
            WalkEvent::Token(token) if !token.kind().is_trivia() => Some(token),
            _ => None,
        });
        for token in tokens {
            match token.kind() {
                TokenKind::PercentIdentifier => before.push(token.span()),
                TokenKind::Comma | TokenKind::Integer => {}
                TokenKind::Colon => names.extend(
                    before.last().filter(|name| self.covers(name.start())).map(|it| it.slice(text)),
                ),
                TokenKind::Equal => {
                    let all = before.drain(..).filter(|name| self.covers(name.start()));
                    names.extend(all.map(|name| name.slice(text)));
                }
                _ => before.clear(),
            }
        }
        names
    }

    /// Whether a finding only follows from the mistakes in the syntax.
    fn explains(&self, found: &Diagnostic, span: Span, text: &[u8], of_names: bool) -> bool {
        if found.code == codes::mlir::UNDEFINED_VALUE && self.names.contains(span.slice(text)) {
            return true;
        }
        if let Some(Detail::ValueType { value, .. }) = found.detail()
            && self.names.contains(value.as_bytes())
        {
            return true;
        }
        // Which types a function has is in its head.
        let is_of_head = matches!(found.detail(), Some(Detail::Returned { .. }));
        is_of_head && self.known.contains(&Place::Operation(self.start))
            || of_names && self.covers(span.start())
    }
}

/// Filters the findings in a unit, whose ranges all count from `start`: `syntax` of its syntax, `names` of its names
/// and types, and `verified` of its operations. Returns the last separately.
pub(crate) fn without_consequences(
    text: &[u8],
    root: SyntaxNode<'_>,
    start: u32,
    syntax: &[Diagnostic],
    mut names: Vec<Diagnostic>,
    mut verified: Vec<Diagnostic>,
) -> [Vec<Diagnostic>; 2] {
    let mut found = syntax.to_vec();
    let errors = syntax.iter().filter(|found| found.severity == Severity::Error);
    let errors: Vec<Span> = errors.map(|found| found.span.shifted(start)).collect();
    if !errors.is_empty() {
        let broken = Broken::new(text, root, &errors);
        let back = |found: &Diagnostic| found.span.shifted(start);
        names.retain(|found| !broken.explains(found, back(found), text, true));
        verified.retain(|found| !broken.explains(found, back(found), text, false));
        // Who knows the form of an operation knows better where a bracket is missing.
        let of_form = verified.iter().filter(|known| is_of_form(known)).map(back);
        let ends = of_form.map(|span| (span, line_end(text, span.start())));
        let first_lines = by_operation(&broken.places, ends, u32::min);
        found.retain(|found| {
            let operation = operation_of(&broken.places, back(found));
            let first_line = operation.and_then(|operation| first_lines.get(&operation));
            !is_of_brackets(found) || first_line.is_none_or(|end| *end >= back(found).start())
        });
    }
    found.extend(names);
    [found, verified]
}

/// Whether a syntax finding may be at some distance after a missing bracket.
pub(crate) fn is_of_brackets(found: &Diagnostic) -> bool {
    [codes::mlir::EXPECTED, codes::mlir::UNMATCHED].contains(&found.code)
}

/// Whether a finding is an error in the form of an operation.
fn is_of_form(found: &Diagnostic) -> bool {
    found.code == codes::mlir::EXPECTED && found.severity == Severity::Error
}

/// The operation that a place is in.
fn operation_of(places: &Places<'_>, span: Span) -> Option<Place> {
    places.of(span.start()).find(|place| matches!(place, Place::Operation(_)))
}

/// For each operation, one of the offsets that belong to places in it: the least or the greatest.
fn by_operation(
    places: &Places<'_>,
    offsets: impl Iterator<Item = (Span, u32)>,
    better: fn(u32, u32) -> u32,
) -> FxHashMap<Place, u32> {
    let mut best = FxHashMap::default();
    for (span, offset) in offsets {
        if let Some(operation) = operation_of(places, span) {
            let own = best.entry(operation).or_insert(offset);
            *own = better(*own, offset);
        }
    }
    best
}

/// An error that is known before operations are read.
#[derive(Clone, Copy)]
pub(crate) struct ReadError {
    pub(crate) span: Span,
    /// Whether it may be at some distance after a missing bracket.
    pub(crate) of_brackets: bool,
}

impl From<Span> for ReadError {
    fn from(span: Span) -> ReadError {
        ReadError { span, of_brackets: false }
    }
}

/// The findings that are neither in an operation in which there is a known error nor on a line with one:
/// those would be the same mistake in other words. What is found of its form earlier than a bracket stays.
pub(crate) fn apart_from(
    errors: &[ReadError],
    mut found: Vec<Diagnostic>,
    place: impl Fn(&Diagnostic) -> Span,
    document: &Document,
    root: SyntaxNode<'_>,
) -> Vec<Diagnostic> {
    if errors.is_empty() || found.is_empty() {
        return found;
    }
    let text = document.text_of(root);
    let places = Places::new(text, root);
    let known: FxHashSet<_> =
        errors.iter().flat_map(|error| places.of(error.span.start())).collect();
    // An error in the form of an operation, and a bracket that is missing on a later line of it.
    let brackets = errors.iter().filter(|error| error.of_brackets);
    let starts = brackets.map(|error| (error.span, error.span.start()));
    let last_brackets = by_operation(&places, starts, u32::max);
    let tells_better = |found: &Diagnostic| {
        let span = place(found);
        let operation = operation_of(&places, span).filter(|_| is_of_form(found));
        let last = operation.and_then(|operation| last_brackets.get(&operation));
        last.is_some_and(|last| line_end(text, span.start()) < *last)
    };
    found.retain(|found| {
        places.of(place(found).start()).all(|place| !known.contains(&place)) || tells_better(found)
    });
    found
}
