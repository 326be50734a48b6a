//! Edits in the head of a function, after its symbol: types, attributes and locations of its arguments and results.
//!
//! The rest of the file knows a function by its symbol and, at its uses, by its head. So the function is parsed
//! again, and its users are checked again.

use super::document::{Document, DocumentUnit};
use super::edit::ReadFunction;
use super::symbol_index::symbol_name;
use abide_abi::states_where_functions_run;
use abide_mlir::names::{SymbolDefinition, defined_symbol};
use abide_mlir::syntax::{Change, Operation, Unit};
use abide_source::text::Span;
use std::sync::Arc;

impl Document {
    /// Applies an edit in the head of function `index`, whose text has changed already; returns whether parsing the
    /// function was enough. If not, nothing else has changed.
    pub(super) fn edit_head(&mut self, index: usize, change: Change, removed: &[u8]) -> bool {
        let Some((read, users)) = self.read_head(index, change, removed) else { return false };
        self.replace_function(index, read, change);
        for user in users {
            self.after_edit(user, None);
        }
        true
    }

    /// Parses the function with a changed head again, and finds the functions that mention it; `None` if that is not
    /// enough.
    fn read_head(
        &self,
        index: usize,
        change: Change,
        removed: &[u8],
    ) -> Option<(ReadFunction, Vec<usize>)> {
        let old = self.unit(index)?;
        let (_, syntax) = self.tree.child(index.checked_sub(1)?)?;
        let symbol = self.own_symbol(old.offset, syntax)?;
        let place = change.start.checked_sub(old.offset)?;
        // A change within the body is not an edit of the head, and one after the body may be both.
        if place.checked_add(change.removed)? >= old.facts.body {
            return None;
        }
        let body = change.moved(old.facts.body.saturating_add(old.offset));
        let read =
            self.read_unit(index, change, symbol.span.end(), body.checked_sub(old.offset)?)?;
        let is_same = self.own_symbol(old.offset, &read.unit).as_ref() == Some(&symbol);
        // Callers are checked against the places where functions run.
        let annotations = self.registry().annotations();
        let head = self.slice(Span::new(old.offset, body));
        let is_apart = !states_where_functions_run(head, annotations)
            && !states_where_functions_run(&before(head, place, change, removed), annotations);
        let users = self.users(index, &symbol.name, change)?;
        (is_same && is_apart).then_some((read, users))
    }

    /// Returns the symbol of a function that begins at `offset`; its range counts from there. The text before the
    /// symbol is unchanged.
    fn own_symbol(&self, offset: u32, syntax: &Arc<Unit>) -> Option<SymbolDefinition> {
        let text = self.slice(Span::new(offset, offset.saturating_add(syntax.len())));
        let operation = Operation::cast(syntax.root()).filter(|own| !own.is_generic())?;
        defined_symbol(operation, text)
    }

    /// Returns the file's functions that mention a symbol, except the changed one; `None` if other code does, too.
    fn users(&self, function: usize, symbol: &[u8], change: Change) -> Option<Vec<usize>> {
        let mentions = |unit: &DocumentUnit<'_>| {
            let places = unit.facts.references.iter().map(|one| one.span.shifted(unit.offset));
            // They are known where they were before the change.
            let mut names = places.map(|place| self.slice(change.moved_span(place)));
            names.any(|name| symbol_name(name) == symbol)
        };
        let users = self.units().filter(|unit| unit.index != function && mentions(unit));
        users.map(|unit| (1..=self.functions).contains(&unit.index).then_some(unit.index)).collect()
    }
}

/// The text of a head before a change at a place of it.
fn before(head: &[u8], place: u32, change: Change, removed: &[u8]) -> Vec<u8> {
    let after = place.saturating_add(change.inserted);
    let (start, rest) = (Span::new(0, place), Span::new(after, u32::MAX));
    [start.slice(head), removed, rest.slice(head)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::limits::Limits;

    const TEXT: &str = "#dim = loc(\"n\")\nmodule {\n  sdy.mesh @mesh = <[\"x\"=4]>\n  \
        func.func private @first(%a: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc(#dim)) -> (tensor<4xf32> \
        {jax.result_info = \"result['w']\"}) {\n    return %a : tensor<4xf32>\n  }\n  \
        func.func @second(%a: tensor<4xf32>) -> tensor<4xf32> {\n    \
        %0 = call @first(%a) : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>\n  }\n  \
        func.func @third(%a: i32) {\n    return\n  }\n  \"other.user\"() {of = @third} : () -> ()\n}\n";

    /// Whether an edit that replaces `what` by `written` updates only the function and its users.
    fn takes(what: &str, written: &str) -> bool {
        let mut document = Document::new(TEXT.into(), Limits::default());
        assert_eq!(document.diagnostics(), []);
        let _ = document.hints();
        let start = u32::try_from(TEXT.find(what).expect("a place")).expect("a short text");
        let end = start + u32::try_from(what.len()).expect("a short text");
        let is_alone = document.edit_function(Span::new(start, end), written.as_bytes());
        let fresh = Document::new(TEXT.replacen(what, written, 1).into(), Limits::default());
        let document = if is_alone { document } else { document.with_text(fresh.text().to_vec()) };
        assert!(document.text() == fresh.text() && document.tree() == fresh.tree());
        assert!(document.names() == fresh.names());
        assert_eq!(document.diagnostics(), fresh.diagnostics());
        assert_eq!(document.hints(), fresh.hints());
        is_alone
    }

    #[test]
    fn an_edit_in_a_head_takes_the_function_and_its_users() {
        for (what, written) in [
            ("output = 0", "output = 7"),
            ("tf.aliasing_output = 0 : i32", "jax.buffer_donor = true"),
            ("['w']", "['w'"),
            ("%a: tensor<4xf32> {tf", "%a: tensor<4xi32> {tf"),
            ("(tensor<4xf32> {jax", "(f32, tensor<4xf32> {jax"),
            ("loc(#dim)", ""),
            (
                "%a: tensor<4xf32>)",
                "%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"y\"}]>})",
            ),
        ] {
            assert!(takes(what, written), "{what} {written}");
        }
    }

    #[test]
    fn an_edit_visible_outside_the_function_takes_the_file() {
        for (what, written) in [
            // Another name, or another visibility.
            ("@first(%a", "@one(%a"),
            ("func.func private @first(", "func.func @first("),
            // Callers are checked against the places where functions run.
            ("{tf.aliasing_output = 0 : i32}", "{hacc.function_kind = #hacc.function_kind<HOST>}"),
            // Another function follows, or none.
            (
                "%a: tensor<4xf32> {tf",
                "%a: tensor<4xf32>) { return } func.func @more(%a: tensor<4xf32> {tf",
            ),
            ("loc(#dim)", "loc(#other)"),
            // Text outside of functions mentions it.
            ("%a: i32", "%a: i64"),
        ] {
            assert!(!takes(what, written), "{what} {written}");
        }
    }
}
