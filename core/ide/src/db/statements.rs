//! Edits within some statements of a long function: the facts about the rest of the function stay.

use super::document::{Document, LONG_FUNCTION_BYTES};
use super::facts_of_statements::ChangedText;
use super::unit_index::UnitIndex;
use abide_mlir::names::StatementNames;
use abide_mlir::syntax::{Change, ReadStatements};
use abide_source::text::Span;
use std::sync::Arc;

/// Reparsed statements, and the facts about the function with them.
struct ReparsedFunction {
    statements: ReadStatements,
    names: StatementNames,
    facts: UnitIndex,
}

impl Document {
    /// Applies an edit in function `index`, whose text has changed already; returns whether parsing the affected
    /// statements was enough. If not, nothing else has changed.
    pub(super) fn edit_statements(&mut self, index: usize, change: Change, removed: &[u8]) -> bool {
        let Some(read) = self.read_statements(index, change, removed) else { return false };
        self.put_statements(index, read, change);
        true
    }

    /// Inserts the result, and moves the parts after it.
    fn put_statements(&mut self, index: usize, read: ReparsedFunction, change: Change) {
        self.tree.replace_statements(&read.statements);
        self.move_later_units(index, change);
        if let Some((_, names)) = self.names.units.get_mut(index) {
            Arc::make_mut(names).put_statements(read.names);
        }
        let old = self.replace_facts(index, read.facts);
        self.after_edit(index, old.as_ref());
    }

    /// Parses the statements that a change touches, and updates the facts about the function; `None` if that needs
    /// the whole function.
    fn read_statements(
        &self,
        index: usize,
        change: Change,
        removed: &[u8],
    ) -> Option<ReparsedFunction> {
        let unit = self.unit(index).filter(|unit| unit.facts.len >= LONG_FUNCTION_BYTES)?;
        let limits = &self.limits;
        let text = self.text_through(change.moved(unit.span().end()));
        let statements = self.tree.reparse_statements(change, unit.facts.body, text, limits)?;
        let len = statements.change().moved(unit.facts.len);
        let text = self.slice(Span::new(unit.offset, unit.offset.saturating_add(len)));
        let replaced = replaced(&statements, text, removed);
        let names = unit.names.of_statements(&statements, text, &replaced, limits)?;
        let changed = ChangedText { text, replaced: &replaced };
        let facts = unit.facts.with_statements(&statements, changed, limits)?;
        let alone = statements.function + 1 == index
            && self.aliases_are_defined(unit.offset, names.alias_uses());
        alone.then_some(ReparsedFunction { statements, names, facts })
    }
}

/// The text of the statements before the change. `text` is that of the function now.
fn replaced(statements: &ReadStatements, text: &[u8], removed: &[u8]) -> Vec<u8> {
    let (change, new) = (statements.change(), statements.new);
    let rest_after = change.start.saturating_add(change.inserted);
    let before = Span::new(new.start(), change.start.max(new.start())).slice(text);
    let rest = Span::new(rest_after.min(new.end()), new.end()).slice(text);
    [before, removed, rest].concat()
}

#[cfg(test)]
mod tests {
    use super::super::text::Text;
    use super::*;
    use abide_source::limits::Limits;
    use std::fmt::Write as _;

    const LINES: usize = 400;

    fn long_function() -> Document {
        let mut text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.constant 0 : i32\n".to_owned();
        for number in 1..LINES {
            let before = number - 1;
            let _ = writeln!(text, "  %{number} = arith.addi %{before}, %a : i32");
        }
        let _ = writeln!(text, "  return %{} : i32\n}}", LINES - 1);
        let document = Document::new(text.into_bytes(), Limits::default());
        assert_eq!(document.diagnostics(), []);
        document
    }

    /// Tests an edit that replaces `what` by `written`: whether parsing the statements is enough.
    fn takes_statements(what: &str, written: &str) -> bool {
        let mut document = long_function();
        let text = String::from_utf8_lossy(document.text()).into_owned();
        let start = text.find(what).expect("a place");
        document.text = Text::new(text.replacen(what, written, 1).into_bytes());
        let len = |text: &str| u32::try_from(text.len()).expect("a short text");
        let start = u32::try_from(start).expect("a short text");
        let change = Change { start, removed: len(what), inserted: len(written) };
        let Some(read) = document.read_statements(1, change, what.as_bytes()) else {
            return false;
        };
        document.put_statements(1, read, change);
        let fresh = Document::new(document.text().to_vec(), Limits::default());
        assert!(document.tree() == fresh.tree() && document.names() == fresh.names());
        assert_eq!(document.diagnostics(), fresh.diagnostics());
        true
    }

    #[test]
    fn an_edit_takes_the_touched_statements() {
        for (what, written) in [
            ("addi %199, %a", "addi  %199, %a"),
            ("addi %199, %a", "addi %198, %198"),
            ("%200 = arith.addi", "%200 = arith.subi"),
            ("\n  %200 =", "\n  %new = arith.constant 5 : i64\n  %200 ="),
            ("\n  %200 =", "\n  // what follows\n\n  %200 ="),
            ("return %399", "return %398"),
            // Mistakes.
            ("%200 = arith.addi", "%200 = arith.add"),
            ("%199, %a : i32", "%199, %a : i64"),
            ("addi %199, %a", "addi %missing, %a"),
        ] {
            assert!(takes_statements(what, written), "{what} {written}");
        }
    }

    #[test]
    fn an_edit_visible_to_other_statements_takes_the_function() {
        for (what, written) in [
            // Its user mentions a removed name.
            ("%200 = ", "%other = "),
            ("%200 = arith.addi", "%200 = arith.addi {"),
            ("\n  %200 =", "\n  func.func @g() { return }\n  %200 ="),
        ] {
            assert!(!takes_statements(what, written), "{what} {written}");
        }
    }
}
