//! The names of a whole file.

use super::aliases::Aliases;
use super::symbols::check_redefinitions;
use super::unit::UnitNames;
use crate::syntax::{NodeKind, SyntaxNode, Tree};
use abide_source::diagnostic::{Diagnostic, Diagnostics};
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::sync::Arc;

/// The names of a whole file: those of its units, and what holds them together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FileNames {
    /// For each unit the offset of its first byte and its names, in the order of
    /// [`Tree::units`].
    pub units: Vec<(u32, Arc<UnitNames>)>,
    /// The diagnostics of aliases and symbols; ranges are those of the file.
    pub diagnostics: Vec<Diagnostic>,
    /// The number of diagnostics beyond the limit, those of the units included.
    pub dropped: usize,
}

impl FileNames {
    /// Resolves the names of a file.
    #[must_use]
    pub fn new(tree: &Tree, text: &[u8], limits: &Limits) -> FileNames {
        let units = tree
            .units()
            .into_iter()
            .map(|(offset, unit)| {
                let own = Span::new(offset, offset + unit.len()).slice(text);
                (offset, Arc::new(UnitNames::new(unit, own, limits)))
            })
            .collect();
        FileNames::from_units(tree, text, units, limits)
    }

    /// The names of a file whose units are resolved already: after an edit, those of units that
    /// did not change are the same as before. `units` are in the order of [`Tree::units`].
    #[must_use]
    pub fn from_units(
        tree: &Tree,
        text: &[u8],
        units: Vec<(u32, Arc<UnitNames>)>,
        limits: &Limits,
    ) -> FileNames {
        let mut found = Diagnostics::new(limits);
        check_aliases(tree, text, &units, &mut found);
        for (offset, names) in &units {
            // Within a function, only operations with a symbol table may define symbols.
            let tables = names.symbols.iter().filter(|(table, _)| *table != 0);
            let mut own = Diagnostics::new(limits);
            check_redefinitions(tables, &mut own);
            let (kept, dropped) = own.into_parts();
            for diagnostic in kept {
                found.push(diagnostic.shifted(*offset));
            }
            found.add_dropped(dropped);
        }
        let (diagnostics, dropped) = found.into_parts();
        let dropped = units.iter().map(|(_, names)| names.dropped).sum::<usize>() + dropped;
        FileNames { units, diagnostics, dropped }
    }

    /// All diagnostics of the names of the file, unsorted.
    pub fn all_diagnostics(&self) -> impl Iterator<Item = Diagnostic> {
        let units = self.units.iter().flat_map(|(offset, names)| {
            names.diagnostics.iter().map(move |diagnostic| diagnostic.clone().shifted(*offset))
        });
        units.chain(self.diagnostics.iter().cloned())
    }
}

/// Checks the mentions of aliases, chunk by chunk.
fn check_aliases(
    tree: &Tree,
    text: &[u8],
    units: &[(u32, Arc<UnitNames>)],
    found: &mut Diagnostics,
) {
    let chunks: Vec<SyntaxNode<'_>> =
        tree.root().children().filter(|node| node.kind() == NodeKind::Chunk).collect();
    let ends: Vec<u32> = chunks.iter().map(|chunk| chunk.span().end()).collect();
    let aliases: Vec<Aliases<'_>> =
        chunks.iter().map(|chunk| Aliases::of_chunk(*chunk, text, found)).collect();
    for (offset, names) in units {
        for &use_ in &names.alias_uses {
            let place = use_.name.start() + offset;
            let chunk = ends.partition_point(|&end| end <= place);
            if let Some(aliases) = aliases.get(chunk) {
                aliases.check(use_, *offset, text, found);
            }
        }
    }
}
