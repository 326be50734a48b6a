//! The units of a document with unused definitions, kept from one edit to the next.

use super::deprecated::Reasons;
use super::resources::unused_resources;
use super::units::DocumentDiagnostics;
use super::unused::{Unused, UnusedCache, unused_symbols};
use super::unused_aliases::unused_aliases;
use crate::db::{Document, DocumentUnit, UnitIndex};
use abide_mlir::syntax::Unit;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::executor;
use abide_source::sort;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Units by their numbers, and their common facts. The unused definitions of a unit stay with its own facts.
#[derive(Debug, Default, Clone)]
pub(crate) struct Hints {
    /// The units in which something is unused.
    found: BTreeSet<usize>,
    /// The units that define private symbols.
    private: BTreeSet<usize>,
    /// The units with errors that may hide uses.
    broken: BTreeSet<usize>,
    /// The number of units that mention a symbol.
    mentioned: FxHashMap<Vec<u8>, u32>,
}

/// Whether an error may hide a use.
fn hides_uses(found: &Diagnostic) -> bool {
    found.severity == Severity::Error || found.code == codes::mlir::UNKNOWN_FORM
}

/// Puts a number into a set, or takes it out.
fn set(numbers: &mut BTreeSet<usize>, number: usize, is_in: bool) {
    if is_in {
        numbers.insert(number);
    } else {
        numbers.remove(&number);
    }
}

impl Hints {
    /// Checks all unchecked units. `diagnostics` are their diagnostics.
    pub(crate) fn new(document: &Document, diagnostics: &DocumentDiagnostics) -> Hints {
        let units = document.tree().units();
        let parts: Vec<_> = document.units().zip(units).collect();
        let known: Vec<&Unused> = executor::map(
            document.executor(),
            &parts,
            |(unit, _)| {
                unit.facts.kept::<UnusedCache>().0.get().map_or(unit.span().len() as usize, |_| 0)
            },
            Reasons::default,
            |deprecations, (unit, (_, syntax))| {
                let unused = || Unused::of(document, deprecations, *unit, syntax);
                unit.facts.kept::<UnusedCache>().0.get_or_init(unused)
            },
        );
        let mut hints = Hints::default();
        for (number, unused) in known.into_iter().enumerate() {
            hints.add(number, unused);
            hints.set_broken(number, diagnostics.of(number));
        }
        hints
    }

    /// Records the diagnostics of a unit.
    pub(crate) fn set_broken(&mut self, number: usize, found: &[Diagnostic]) {
        set(&mut self.broken, number, found.iter().any(hides_uses));
    }

    fn add(&mut self, number: usize, unused: &Unused) {
        set(&mut self.found, number, !unused.found.is_empty());
        set(&mut self.private, number, !unused.private.is_empty());
        for name in &unused.mentioned {
            match self.mentioned.get_mut(name) {
                Some(count) => *count += 1,
                None => drop(self.mentioned.insert(name.clone(), 1)),
            }
        }
    }

    /// Forgets which symbols a unit has mentioned.
    fn forget(&mut self, old: &UnitIndex) {
        for name in
            old.kept::<UnusedCache>().0.get().into_iter().flat_map(|unused| &unused.mentioned)
        {
            if let Some(count) = self.mentioned.get_mut(name) {
                *count -= 1;
                if *count == 0 {
                    self.mentioned.remove(name);
                }
            }
        }
    }

    /// Returns all unused definitions, in the order of the text. `is_all_known`: no diagnostics of the document were
    /// dropped.
    pub(crate) fn all(&self, document: &Document, is_all_known: bool) -> Vec<Diagnostic> {
        let known = |number: &usize| {
            let unit = document.unit(*number)?;
            Some((unit.offset, unit.facts.kept::<UnusedCache>().0.get()?))
        };
        let whole = self.found.difference(&self.broken).filter_map(known);
        let mut hints: Vec<_> = whole
            .flat_map(|(offset, unused)| {
                unused.found.iter().map(move |found| found.clone().shifted(offset))
            })
            .collect();
        if is_all_known && self.broken.is_empty() {
            let private = self.private.iter().filter_map(known);
            hints.extend(unused_symbols(private, |name| self.mentioned.contains_key(name)));
            hints.extend(unused_aliases(document));
            hints.extend(unused_resources(document));
        }
        sort::by_number(&mut hints, |found| found.span.start());
        hints
    }

    /// Updates the hints of a unit that was parsed again; `old` are the facts about it before.
    pub(super) fn update(&mut self, document: &Document, number: usize, old: &UnitIndex) {
        let Some((unit, child)) = document.unit(number).zip(number.checked_sub(1)) else { return };
        let Some((_, syntax)) = document.tree().child(child) else { return };
        self.forget(old);
        self.add(number, unused_in(document, unit, syntax));
    }
}

/// The unused names of a unit, kept with the facts about it.
pub(super) fn unused_in<'d>(
    document: &Document,
    unit: DocumentUnit<'d>,
    syntax: &Arc<Unit>,
) -> &'d Unused {
    let unused = || Unused::of(document, &mut Reasons::default(), unit, syntax);
    unit.facts.kept::<UnusedCache>().0.get_or_init(unused)
}

#[cfg(test)]
mod tests {
    use super::super::kept::Diagnosed;
    use super::*;
    use abide_source::limits::Limits;
    use abide_source::text::{Span, TextEdit};

    const TEXT: &str = "func.func private @helper(%a: i32) -> i32 {\n  return %a : i32\n}\n\
        func.func @caller(%a: i32) -> i32 {\n  %b = call @helper(%a) : (i32) -> i32\n  return %b : i32\n}\n\
        func.func @other(%a: i32) -> i32 {\n  %c = arith.addi %a, %a : i32\n  return %a : i32\n}\n";

    /// The unused names after each of some consecutive edits.
    fn after(edits: &[(&str, &str)]) -> Vec<String> {
        let mut document = Document::new(TEXT.into(), Limits::default());
        let words = |document: &Document| {
            let words: Vec<_> =
                document.hints().iter().map(|found| found.message.to_string()).collect();
            words.join("; ")
        };
        let mut all = vec![words(&document)];
        for (what, written) in edits {
            let text = String::from_utf8_lossy(document.text()).into_owned();
            let start = u32::try_from(text.find(what).expect("a place")).expect("a short text");
            let span = Span::new(start, start + u32::try_from(what.len()).expect("a short text"));
            let edit = TextEdit { span, replacement: written.as_bytes().to_vec() };
            document = document.edited(&[edit]);
            assert!(document.kept::<Diagnosed>().has_hints(), "{what} takes the whole file");
            let fresh = Document::new(document.text().to_vec(), Limits::default());
            assert_eq!(document.hints(), fresh.hints());
            all.push(words(&document));
        }
        all
    }

    #[test]
    fn unused_hints_follow_edits() {
        let edits = [
            // Nothing mentions the private symbol any more, then something does again.
            ("call @helper(%a) : (i32) -> i32", "arith.addi %a, %a : i32"),
            (
                "arith.addi %a, %a : i32\n  return %b",
                "call @helper(%a) : (i32) -> i32\n  return %b",
            ),
            // An error hides what its function uses, and all symbols.
            ("arith.addi %a, %a", "arith.addi %a, %none"),
            ("%none", "%a"),
            ("return %a : i32", "%d = arith.constant 1 : i32\n  return %a : i32"),
        ];
        let expected = [
            "nothing uses %c",
            "nothing uses private '@helper'; nothing uses %c",
            "nothing uses %c",
            "",
            "nothing uses %c",
            "nothing uses %d; nothing uses %c",
        ];
        assert_eq!(after(&edits), expected);
    }
}
