//! Code with syntax errors, whose white space is kept.

use crate::syntax::{NodeKind, SyntaxNode, Tree, Unit};
use abide_source::diagnostic::Severity;
use abide_source::layout::STEP;
use abide_source::text::{Span, line_end};

/// The ranges of a text whose white space is kept.
pub(super) struct Broken {
    /// In order.
    spans: Vec<Span>,
    /// Whether the nesting of operations outside of functions is a guess: then only functions change, and
    /// only those whose indentation agrees with it.
    is_guessed: bool,
}

/// A search for these ranges from one word of the text to the next.
pub(super) struct BrokenSearch<'b> {
    broken: &'b Broken,
    /// The function that may change although the nesting is a guess.
    function: Span,
    /// The first range that does not end before the next words.
    next: usize,
}

impl Broken {
    /// Functions with a syntax error, and other operations with one.
    pub(super) fn of(tree: &Tree, text: &[u8]) -> Broken {
        let mut spans = Vec::new();
        let is_guessed = is_broken(tree.outermost()) && tree.has_guessed_nesting();
        let mut roots: Vec<SyntaxNode<'_>> = tree.unit_roots().collect();
        roots.retain(|root| is_broken(root.unit().1));
        for root in roots {
            let (offset, unit) = root.unit();
            if offset > 0 || !std::ptr::eq(&**unit, &**tree.outermost()) {
                spans.push(root.span());
                continue;
            }
            let errors =
                unit.diagnostics().iter().filter(|found| found.severity == Severity::Error);
            spans.extend(errors.map(|error| around(root, error.span, text)));
        }
        spans.sort_by_key(|span| span.start());
        let mut joined: Vec<Span> = Vec::new();
        for span in spans {
            match joined.last_mut() {
                Some(last) if span.start() <= last.end() => *last = last.cover(span),
                _ => joined.push(span),
            }
        }
        Broken { spans: joined, is_guessed }
    }

    /// A search that begins at an offset, in a function that may change.
    pub(super) fn search_from(&self, offset: u32, function: Span) -> BrokenSearch<'_> {
        let next = self.spans.partition_point(|span| span.end() < offset);
        BrokenSearch { broken: self, function, next }
    }

    /// Whether the nesting is a guess, so that the text outside of functions is kept.
    pub(super) fn is_guessed(&self) -> bool {
        self.is_guessed
    }
}

impl BrokenSearch<'_> {
    /// Whether a word is in one of the ranges. Words come in the order of the text.
    pub(super) fn covers(&mut self, word: Span) -> bool {
        let spans = &self.broken.spans;
        while spans.get(self.next).is_some_and(|span| span.end() < word.start()) {
            self.next += 1;
        }
        let is_kept = self.broken.is_guessed && !self.function.contains(word.start());
        is_kept || spans.get(self.next).is_some_and(|span| span.touches(word.start()))
    }

    /// The function that may change although the nesting is a guess.
    pub(super) fn function(&self) -> Span {
        self.function
    }

    /// A function that is alone on its lines begins.
    pub(super) fn enter_function(&mut self, text: &[u8], function: Span, level: u16) {
        let before = text.get(..function.start() as usize).unwrap_or_default();
        let line = before.rsplit(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
        if !self.function.covers(function) && line.len() == usize::from(level) * STEP {
            self.function = function;
        }
    }
}

fn is_broken(unit: &Unit) -> bool {
    unit.diagnostics().iter().any(|found| found.severity == Severity::Error)
}

/// The lines of an error outside of functions, with the operation that it is in the head of.
fn around(root: SyntaxNode<'_>, error: Span, text: &[u8]) -> Span {
    let path = root.path_to(error.start());
    let is_place = |kind: NodeKind| kind.is_operation() || kind == NodeKind::Region;
    let innermost = path.iter().rev().find(|node| is_place(node.kind()));
    let operation = innermost.filter(|node| node.kind().is_operation());
    let before = text.get(..error.start() as usize).unwrap_or_default();
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    let lines = Span::new(u32::try_from(line).unwrap_or(0), line_end(text, error.end()));
    operation.map_or(lines, |operation| operation.span().cover(lines))
}
