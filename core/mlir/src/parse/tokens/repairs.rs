//! Missing brackets, which are read as if they were present, and surplus ones, which are skipped. The syntax tree finds
//! and reports both.

use crate::syntax::{BracketRepair, TokenKind};

/// The repairs of a text, and how many of them have been met.
#[derive(Debug)]
pub(in crate::parse) struct Repairs {
    /// In the order of the text.
    all: Vec<BracketRepair>,
    met: usize,
    /// The position of the next one; after any text if all have been met.
    next: usize,
}

impl Default for Repairs {
    fn default() -> Repairs {
        Repairs { all: Vec::new(), met: 0, next: usize::MAX }
    }
}

impl Repairs {
    pub(in crate::parse) fn new(all: Vec<BracketRepair>) -> Repairs {
        let mut repairs = Repairs { all, ..Repairs::default() };
        repairs.set_met(0);
        repairs
    }

    pub(in crate::parse) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the position of the next one.
    #[inline]
    pub(in crate::parse) fn next(&self) -> usize {
        self.next
    }

    /// Takes the next one, if it is not after the current token; the last token ended at `from`.
    #[cold]
    pub(in crate::parse) fn take(&mut self, from: usize, start: usize) -> Option<BracketRepair> {
        while self.next < from {
            self.set_met(self.met + 1);
        }
        let repair = self.all.get(self.met).copied().filter(|_| self.next <= start)?;
        self.set_met(self.met + 1);
        Some(repair)
    }

    /// The number of repairs so far.
    pub(in crate::parse) fn met(&self) -> usize {
        self.met
    }

    /// The number of repairs before the current token, which may be a missing one.
    pub(in crate::parse) fn passed_before(&self, position: usize, current: TokenKind) -> usize {
        let last = self.met.checked_sub(1);
        let is_current = |last: &usize| {
            self.all.get(*last).is_some_and(|last| {
                last.offset as usize == position && last.missing == Some(current)
            })
        };
        last.filter(is_current).unwrap_or(self.met)
    }

    pub(in crate::parse) fn set_met(&mut self, met: usize) {
        self.met = met;
        self.next = self.all.get(met).map_or(usize::MAX, |repair| repair.offset as usize);
    }

    /// Continues at another place.
    pub(in crate::parse) fn jump(&mut self, position: usize) {
        if !self.all.is_empty() {
            self.set_met(self.all.partition_point(|repair| (repair.offset as usize) < position));
        }
    }
}
