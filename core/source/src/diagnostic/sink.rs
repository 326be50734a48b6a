//! The collection of a reader's diagnostics.

use super::{Code, Diagnostic, Message, codes};
use crate::limits::Limits;
use crate::rule;
use crate::sort;
use crate::text::Span;

/// A list of diagnostics that is bounded by [`Limits::diagnostics`].
///
/// Diagnostics past the bound are counted, not kept, and [`finish`](Self::finish) adds one that states
/// how many there were.
#[derive(Debug, Clone)]
pub struct Diagnostics {
    kept: Vec<Diagnostic>,
    bound: usize,
    dropped: usize,
    last_dropped: Span,
}

impl Diagnostics {
    /// An empty list.
    #[must_use]
    pub fn new(limits: &Limits) -> Diagnostics {
        Diagnostics {
            kept: Vec::new(),
            bound: limits.diagnostics,
            dropped: 0,
            last_dropped: Span::default(),
        }
    }

    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.kept.len() < self.bound {
            self.kept.push(diagnostic);
        } else {
            self.dropped += 1;
            self.last_dropped = diagnostic.span;
        }
    }

    /// Adds a diagnostic with the severity of its code. The message is created only if it is kept.
    pub fn report<M: Into<Message>>(
        &mut self,
        code: Code,
        span: Span,
        message: impl FnOnce() -> M,
    ) {
        if self.kept.len() < self.bound {
            self.kept.push(Diagnostic::new(code, span, message()));
        } else {
            self.dropped += 1;
            self.last_dropped = span;
        }
    }

    /// The number of diagnostics kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The kept diagnostic with this index, in the order in which they were added.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut Diagnostic> {
        self.kept.get_mut(index)
    }

    /// Keeps only the first `len` diagnostics.
    pub fn truncate(&mut self, len: usize) {
        self.kept.truncate(len);
    }

    /// Counts diagnostics that the caller has dropped.
    pub fn add_dropped(&mut self, count: usize) {
        self.dropped += count;
    }

    /// The diagnostics that were kept, in the order of their places, and how many were not.
    #[must_use]
    pub fn into_parts(mut self) -> (Vec<Diagnostic>, usize) {
        sort::by_number(&mut self.kept, |diagnostic| diagnostic.span.start());
        (self.kept, self.dropped)
    }

    /// The diagnostics that were kept, in the order in which they were added, and how many were not.
    #[must_use]
    pub fn into_unsorted(self) -> (Vec<Diagnostic>, usize) {
        (self.kept, self.dropped)
    }

    /// The number of diagnostics, kept or not.
    #[must_use]
    pub fn count(&self) -> usize {
        self.kept.len() + self.dropped
    }

    /// The diagnostics in the order of their places; of two at one place the one that was found first
    /// comes first.
    #[must_use]
    pub fn finish(mut self) -> Vec<Diagnostic> {
        if self.dropped > 0 {
            let message = rule!("{} more diagnostics are not shown", self.dropped);
            self.kept.push(Diagnostic::new(codes::limit::DIAGNOSTICS, self.last_dropped, message));
        }
        sort::by_number(&mut self.kept, |diagnostic| diagnostic.span.start());
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropped_diagnostics_are_counted() {
        let mut list = Diagnostics::new(&Limits { diagnostics: 2, ..Limits::default() });
        for offset in [5, 3, 4, 9] {
            list.report(codes::limit::DEPTH, Span::at(offset), || "deep");
        }
        let found = list.finish();
        assert_eq!(found.iter().map(|d| d.span.start()).collect::<Vec<_>>(), [3, 5, 9]);
        assert_eq!(found.last().unwrap().message, "2 more diagnostics are not shown");
    }
}
