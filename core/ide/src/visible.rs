//! The values and blocks visible at a position.

use crate::db::{Document, DocumentUnit};
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::syntax::has_symbol_table;
use abide_mlir::syntax::{NodeKind, Operation};
use abide_source::sort;
use abide_source::text::Span;

/// The definitions visible at a place of a unit: those of the enclosing regions.
#[derive(Default)]
pub(super) struct Visible {
    pub(super) values: Vec<Definition>,
    pub(super) blocks: Vec<Definition>,
}

impl Visible {
    /// `offset` counts from the unit's first byte.
    pub(super) fn at(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Visible {
        let Some(around) = EnclosingRegions::of(document, unit, offset) else {
            return Visible::default();
        };
        let all = &unit.names.definitions;
        let (mut values, mut blocks) = (Vec::with_capacity(all.len()), Vec::new());
        for definition in all.iter().filter(|one| around.sees(one)) {
            match definition.kind {
                DefinitionKind::Block => blocks.push(*definition),
                _ => values.push(*definition),
            }
        }
        for found in [&mut blocks, &mut values] {
            sort::by_number(found, |one| one.name.start());
            // Names bound for several regions occur once for each.
            found.dedup_by_key(|one| one.name.start());
        }
        Visible { values, blocks }
    }
}

/// The regions around a position.
struct EnclosingRegions {
    /// The regions, each with the operation that it belongs to; innermost last.
    regions: Vec<(Span, Span)>,
    /// The innermost operation, if the position is outside of its regions.
    operation: Option<Span>,
    /// The number of the regions up to a symbol table: definitions outside of it are not visible.
    hidden: usize,
}

impl EnclosingRegions {
    fn of(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Option<EnclosingRegions> {
        let (_, tree_unit) = document.tree().units().get(unit.index).copied()?;
        let text = document.slice(unit.span());
        let mut around = EnclosingRegions { regions: Vec::new(), operation: None, hidden: 0 };
        let mut is_table = false;
        for node in tree_unit.root().path_to(offset) {
            if let Some(operation) = Operation::cast(node) {
                is_table = has_symbol_table(operation.name(text));
                around.operation = Some(node.span());
            } else if node.kind() == NodeKind::Region {
                let owner = around.operation.take().unwrap_or(node.span());
                around.regions.push((node.span(), owner));
                if is_table {
                    around.hidden = around.regions.len();
                }
            }
        }
        Some(around)
    }

    /// Whether a definition is visible: it is in an enclosing region, or the form of an enclosing operation makes it
    /// for its regions.
    fn sees(&self, definition: &Definition) -> bool {
        let start = definition.name.start();
        let holds = |span: &Span| span.start() <= start && start < span.end();
        let within = self.regions.iter().take_while(|(region, _)| holds(region)).count();
        let depth = definition.depth as usize;
        if definition.kind == DefinitionKind::Block {
            return depth == self.regions.len() && within == depth;
        }
        let owner = self.regions.get(within).map(|(_, owner)| owner).or(self.operation.as_ref());
        let is_bound = depth == within + 1 && owner.is_some_and(holds);
        (depth == within || is_bound) && depth >= self.hidden
    }
}
