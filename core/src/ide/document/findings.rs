//! What is wrong with a document, unit by unit.

use super::Document;
use crate::abi::MetadataChecker;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ide::verification::OperationChecker;
use crate::limits::Limits;
use crate::mlir::syntax::NodeKind;
use crate::text::Span;

/// What is wrong with a document.
#[derive(Debug, Clone)]
pub(super) struct Findings {
    /// What is wrong outside of the functions; ranges are those of the file.
    pub(super) file: Vec<Diagnostic>,
    /// For each unit but the file itself, in the order of the units. Ranges count from its first
    /// byte.
    pub(super) units: Vec<Box<[Diagnostic]>>,
    /// How many more there were than the limit allows.
    pub(super) dropped: usize,
}

impl Findings {
    /// Gathers what was found while reading, and checks what was not checked yet.
    pub(super) fn new(document: &Document) -> Findings {
        let (tree, text, limits) = (document.tree(), document.text(), document.limits());
        let checker = MetadataChecker::new(tree, text, limits);
        let mut operations = document.verified.then(|| OperationChecker::new(document));
        let mut dropped = tree.dropped() + document.names().dropped;
        let mut file = Vec::new();
        let mut units = Vec::new();
        for ((unit, root), (_, syntax)) in document.units().zip(tree.unit_roots()).zip(tree.units())
        {
            let mut found = syntax.diagnostics().to_vec();
            found.extend(unit.names.diagnostics.iter().cloned());
            found.extend(unit.facts.types.iter().cloned());
            if root.kind() == NodeKind::File {
                file = found;
                continue;
            }
            let cache = (!unit.has_aliases_in_type()).then_some(&unit.facts.metadata);
            let (metadata, more) = checker.of_unit(root, cache);
            dropped += more;
            let verified = operations.as_mut().map(|checker| checker.of_unit(unit, &found));
            found.extend(metadata);
            found.extend(verified.unwrap_or_default());
            units.push(found.into_boxed_slice());
        }
        let (metadata, more) = checker.of_file(tree.root());
        dropped += more;
        file.extend(document.names().diagnostics.iter().cloned());
        let verified = operations.map(|mut checker| checker.of_file(&file));
        file.extend(metadata);
        file.extend(verified.unwrap_or_default());
        Findings { file, units, dropped }
    }

    /// All findings in the order of their places, as many as the limit allows. `offsets` are those
    /// of the units, the file's own first.
    pub(super) fn all(
        &self,
        offsets: impl Iterator<Item = u32>,
        limits: &Limits,
    ) -> Vec<Diagnostic> {
        let mut all = self.file.clone();
        for (found, offset) in self.units.iter().zip(offsets.skip(1)) {
            all.extend(found.iter().map(|found| found.clone().shifted(offset)));
        }
        all.sort_by_key(|found| found.span.start());
        let mut bounded = Diagnostics::new(limits);
        for found in all {
            bounded.push(found);
        }
        bounded.add_dropped(self.dropped);
        bounded.finish()
    }

    /// Moves what stands behind a change.
    pub(super) fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for found in &mut self.file {
            *found = found.clone().map_spans(&moved);
        }
    }
}
