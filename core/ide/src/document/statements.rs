//! An edit within some statements of a long function: what is known of the rest of the function stays.

use super::Document;
use crate::facts::UnitFacts;
use crate::facts_of_statements::ChangedText;
use crate::verified_statements::{BeforeChange, verify_statements};
use abide_mlir::names::StatementNames;
use abide_mlir::syntax::{Change, ReadStatements};
use abide_source::text::Span;
use std::sync::Arc;

/// Shorter functions are read as a whole, in bytes.
const SHORTEST: u32 = 1 << 13;

/// Statements that were read anew, and what is known of the function with them.
struct Read {
    statements: ReadStatements,
    names: StatementNames,
    facts: UnitFacts,
    /// What was known of the operations.
    before: Option<BeforeChange>,
}

impl Document {
    /// Makes an edit in the function of a number, the text of which has changed already; gives whether reading
    /// the statements was enough that it touches. Where not, nothing else has changed.
    pub(super) fn edit_statements(&mut self, index: usize, change: Change, removed: &[u8]) -> bool {
        let Some(read) = self.read_statements(index, change, removed) else { return false };
        self.tree.replace_statements(&read.statements);
        self.move_what_is_behind(index, change);
        if let Some((_, names)) = self.names.units.get_mut(index) {
            Arc::make_mut(names).put_statements(read.names);
        }
        if let Some(facts) = self.facts.get_mut(index) {
            *facts = Arc::new(read.facts);
        }
        if let (Some(before), Some(unit)) = (&read.before, self.unit(index))
            && let Some(verified) = verify_statements(self, unit, &read.statements, before)
        {
            unit.facts.operations.set(verified);
        }
        self.check_unit(index);
        true
    }

    fn read_statements(&self, index: usize, change: Change, removed: &[u8]) -> Option<Read> {
        let unit = self.unit(index).filter(|unit| unit.facts.len >= SHORTEST)?;
        let limits = &self.limits;
        let statements =
            self.tree.reparse_statements(change, unit.facts.body, &self.text, limits)?;
        let len = statements.change().moved(unit.facts.len);
        let text = Span::new(unit.offset, unit.offset.saturating_add(len)).slice(&self.text);
        let replaced = replaced(&statements, text, removed);
        let names = unit.names.of_statements(&statements, text, &replaced, limits)?;
        let changed = ChangedText { text, replaced: &replaced };
        let facts = unit.facts.with_statements(&statements, changed, limits)?;
        let alone = statements.function + 1 == index
            && self.aliases_are_defined(unit.offset, names.alias_uses());
        let before = self.verified.then(|| BeforeChange::new(self, unit, &statements, replaced));
        alone.then_some(Read { statements, names, facts, before: before.flatten() })
    }
}

/// The text of the statements before the change. `text` is that of the function now.
fn replaced(statements: &ReadStatements, text: &[u8], removed: &[u8]) -> Vec<u8> {
    let (change, new) = (statements.change(), statements.new);
    let behind = change.start.saturating_add(change.inserted);
    let before = Span::new(new.start(), change.start.max(new.start())).slice(text);
    let rest = Span::new(behind.min(new.end()), new.end()).slice(text);
    [before, removed, rest].concat()
}
