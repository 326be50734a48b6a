//! Updates a document in place.
//!
//! An edit within the body of one function is invisible to the rest of the file. That function alone is parsed again,
//! and the text after it moves. An edit in its head is visible to the functions that mention it.

use super::document::Document;
use super::unit_index::UnitIndex;
use abide_mlir::names::{AliasUse, UnitNames};
use abide_mlir::syntax::{Change, Unit};
use abide_source::text::{Span, TextEdit};
use std::sync::Arc;

/// The number of bytes after a function, and after those parsed with it, that may influence its parsing.
const MAX_LOOKAHEAD_BYTES: u32 = 1 << 12;

/// A reparsed function, and the facts about it.
pub(super) struct ReadFunction {
    pub(super) unit: Arc<Unit>,
    names: UnitNames,
    facts: UnitIndex,
}

impl Document {
    /// The document after edits, applied one after the other: the range of each refers to the text after the edits
    /// before it. The result equals [`new`](Document::new) of the edited text. A range past the end of the text counts
    /// as that end.
    #[must_use]
    pub fn edited(mut self, edits: &[TextEdit]) -> Document {
        for (number, edit) in edits.iter().enumerate() {
            let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
            let span = Span::new(edit.span.start().min(end), edit.span.end().min(end));
            if self.edit_function(span, &edit.replacement) {
                continue;
            }
            let mut text = self.text.clone();
            for edit in edits.iter().skip(number) {
                text.replace(edit.span, &edit.replacement, u32::MAX);
            }
            return self.with_text(text.into_vec());
        }
        self.in_detected_version()
    }

    /// Applies an edit within a function, after its symbol; returns whether it could. If not, everything is
    /// unchanged.
    pub(super) fn edit_function(&mut self, span: Span, replacement: &[u8]) -> bool {
        let Some(index) = self.editable(span) else { return false };
        if self.text.len().saturating_add(replacement.len()) > self.limits.bytes {
            return false;
        }
        let change = Change {
            start: span.start(),
            removed: span.len(),
            inserted: u32::try_from(replacement.len()).unwrap_or(u32::MAX),
        };
        // These are for the text before the edit: the part after the change moves later.
        self.aliases();
        let removed = self.slice(span).to_vec();
        let after = self.end_of_lookahead(index);
        self.text.replace(span, replacement, after);
        if self.read_changed(index, change, &removed) {
            return true;
        }
        let written = Span::new(span.start(), span.start().saturating_add(change.inserted));
        self.text.replace(written, &removed, after);
        false
    }

    /// Returns the start of a unit far enough after unit `index` to be outside of the lookahead of its parser.
    fn end_of_lookahead(&self, index: usize) -> u32 {
        let units = self.names.units.get(1..=self.functions).unwrap_or_default();
        let end = self.unit(index).map_or(u32::MAX, |unit| unit.span().end());
        let lookahead = index.checked_sub(1).and_then(|child| self.tree.child(child));
        let seen = end.saturating_add(lookahead.map_or(0, |(_, unit)| unit.lookahead()));
        let after =
            units.partition_point(|&(start, _)| start < seen.saturating_add(MAX_LOOKAHEAD_BYTES));
        units.get(after).map_or(u32::MAX, |&(start, _)| start)
    }

    /// Parses as much of a changed function again as the change needs; returns whether the function was enough. If
    /// not, nothing else has changed.
    fn read_changed(&mut self, index: usize, change: Change, removed: &[u8]) -> bool {
        if self.edit_statements(index, change, removed) {
            return true;
        }
        if let Some(unit) = self.read_function(index, change) {
            self.replace_function(index, unit, change);
            return true;
        }
        self.edit_head(index, change, removed)
    }

    /// Returns the file's function around a range, if the facts about it depend only on aliases around it, and
    /// nothing around it depends on its body.
    fn editable(&self, span: Span) -> Option<usize> {
        let unit = self.function_at(span.start())?;
        let alone = self.names.dropped == 0
            && unit.facts.defines_no_symbols()
            && !unit.names.has_nested_symbols()
            && !self.names.diagnostics.iter().any(|found| unit.span().touches(found.span.start()));
        (alone && unit.span().covers(span)).then_some(unit.index)
    }

    /// Parses the function with a changed body again; `None` if that is not enough.
    fn read_function(&self, index: usize, change: Change) -> Option<ReadFunction> {
        let old = self.facts.get(index)?;
        let read = self.read_unit(index, change, old.body, old.body)?;
        Some(ReadFunction { facts: read.facts.with_metadata_of(old), ..read })
    }

    /// Parses the function with a change after a position again, counted from its first byte; `None` if that is not
    /// enough. `body` is the required start of its body.
    pub(super) fn read_unit(
        &self,
        index: usize,
        change: Change,
        after: u32,
        body: u32,
    ) -> Option<ReadFunction> {
        let text = self.text_through(change.moved(self.unit(index)?.span().end()));
        let (child, unit) = self.tree.reparse_function(change, after, text, &self.limits)?;
        let (offset, _) = self.names.units.get(index)?;
        let own = self.slice(Span::new(*offset, offset.saturating_add(unit.len())));
        let names = UnitNames::new(&unit, own, &self.limits);
        let facts = UnitIndex::new(&unit, own, &self.limits);
        let seen = offset.saturating_add(unit.len()).saturating_add(unit.lookahead()) as usize;
        let alone = child + 1 == index
            && (seen < text.len() || text.len() == self.text.len())
            && names.dropped == 0
            && facts.defines_no_symbols()
            && facts.body == body
            && !names.has_nested_symbols()
            && self.aliases_are_defined(*offset, &names.alias_uses);
        alone.then_some(ReadFunction { unit, names, facts })
    }

    /// Inserts the result, and moves the parts after it.
    pub(super) fn replace_function(&mut self, index: usize, read: ReadFunction, change: Change) {
        let ReadFunction { unit, names, facts } = read;
        self.tree.replace_function(index - 1, unit, change);
        self.move_later_units(index, change);
        if let Some(place) = self.names.units.get_mut(index) {
            place.1 = Arc::new(names);
        }
        let old = self.replace_facts(index, facts);
        self.after_edit(index, old.as_ref());
    }

    /// Whether each alias that a unit mentions is defined before it.
    pub(super) fn aliases_are_defined(&self, offset: u32, uses: &[AliasUse]) -> bool {
        let mut uses = uses.iter().map(|use_| use_.name.shifted(offset));
        uses.all(|name| {
            let definition = self.aliases().definition(self.slice(name), offset);
            definition.is_some_and(|definition| definition.start() < offset)
        })
    }

    pub(super) fn move_later_units(&mut self, index: usize, change: Change) {
        let moved = |span| change.moved_span(span);
        for (number, (offset, names)) in self.names.units.iter_mut().enumerate() {
            if number == 0 {
                Arc::make_mut(names).move_spans(moved);
            } else if *offset > change.start && number != index {
                *offset = change.moved(*offset);
            }
        }
        for found in &mut self.names.diagnostics {
            *found = found.clone().map_spans(moved);
        }
        if let Some(file) = self.facts.first_mut() {
            Arc::make_mut(file).follow(change);
        }
        self.memo.retain_mut(|kept| kept.follow(change));
    }

    /// Puts the facts about a unit in place of the old ones, which it returns.
    pub(super) fn replace_facts(
        &mut self,
        index: usize,
        facts: UnitIndex,
    ) -> Option<Arc<UnitIndex>> {
        let known = self.facts.get_mut(index)?;
        Some(std::mem::replace(known, Arc::new(facts)))
    }

    /// Tells the kept results that a unit has changed. `old` are the facts about it before, if it has changed itself.
    pub(super) fn after_edit(&self, index: usize, old: Option<&Arc<UnitIndex>>) {
        for kept in self.memo.all() {
            kept.after_edit(index, old);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::limits::Limits;
    use std::fmt::Write as _;

    /// Functions that call themselves and a helper before them, of more bytes than a text without a gap has.
    fn functions() -> String {
        let mut text = "#map = affine_map<(d0) -> (d0 + 1)>\n".to_owned();
        text += "func.func @helper(%a: i32) -> i32 {\n  return %a : i32\n}\n";
        for number in 0..600 {
            let _ = write!(
                text,
                "func.func @f{number}(%a: i32, %i: index, %m: memref<4xi32, #map>) -> i32 {{\n  \
                 %b = call @helper(%a) : (i32) -> i32\n  \
                 %j = affine.apply #map(%i)\n  \
                 %c = call @f{number}(%b, %j, %m) : (i32, index, memref<4xi32, #map>) -> i32\n  \
                 return %c : i32\n}}\n"
            );
        }
        text
    }

    #[test]
    fn typing_in_a_function_reads_only_that_function() {
        let text = functions();
        let mut document = Document::new(text.clone().into_bytes(), Limits::default());
        assert_eq!((document.diagnostics(), document.hints()), (vec![], vec![]));
        let first = u32::try_from(text.find("%c : i32").expect("a place")).expect("a short text");
        let mut typed = text;
        // Broken on the way, and whole at the end.
        for (place, piece) in (first..).zip([" ", " ", "%", "x", " ", ",", " ", " "]) {
            document = document.edited(&[TextEdit::new(Span::at(place), piece)]);
            typed.insert_str(place as usize, piece);
            let found = document.diagnostics();
            assert_eq!(document.hints(), vec![]);
            assert!(place == first || document.text.has_gap(), "{place}");
            let fresh = Document::new(typed.clone().into_bytes(), Limits::default());
            assert_eq!(found, fresh.diagnostics());
        }
        document.settle();
        assert!(document.text() == typed.as_bytes());
    }

    #[test]
    fn a_long_text_with_scattered_edits_equals_a_new_document() {
        let mut typed = functions().into_bytes();
        let mut document = Document::new(typed.clone(), Limits::default());
        let mut state = 1_u32;
        let mut random = |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % below
        };
        let pieces = ["%a", " ", "i32", ":", "%x = arith.addi %a, %a : i32\n  ", "{", "#map", "\n"];
        for round in 0..24 {
            let function = random(typed.len() / 4);
            for _ in 0..5 {
                let start = function + random(160);
                let end = start + random(3);
                let piece = pieces[random(pieces.len())];
                typed.splice(start..end, piece.bytes());
                let span = Span::from_range(start..end);
                document = document.edited(&[TextEdit::new(span, piece)]);
                let _ = document.diagnostics();
            }
            let fresh = Document::new(typed.clone(), Limits::default());
            assert_eq!(document.diagnostics(), fresh.diagnostics(), "{round}");
            assert_eq!(document.hints(), fresh.hints(), "{round}");
            assert!(document.tree() == fresh.tree() && document.names() == fresh.names());
            assert!(round % 3 > 0 || document.text() == typed, "{round}");
        }
    }
}
