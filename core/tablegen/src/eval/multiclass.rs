//! Multiclasses, `foreach` and `if`: their statements are evaluated once, with variables, and the definitions are
//! copied for each use.

use super::bodies::ParentClass;
use super::resolve::Resolver;
use super::{Evaluator, MulticlassId, Reported, Result};
use crate::files::Location;
use crate::store::{Assertion, DumpMessage, RecordId, Ternary, Value, ValueId};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;

#[derive(Debug, Clone)]
pub(crate) struct Multiclass {
    /// Its name and template arguments.
    pub(crate) record: RecordId,
    /// Its definitions.
    pub(super) entries: Vec<Entry>,
}

/// Something that a multiclass or loop defines.
#[derive(Debug, Clone)]
pub(super) enum Entry {
    Record(RecordId),
    Loop(Loop),
    Assertion(Assertion),
    Dump(DumpMessage),
}

/// A `foreach`, or half of an `if`.
#[derive(Debug, Clone)]
pub(super) struct Loop {
    pub(super) location: Location,
    /// The name of the variable; a half of an `if` has none.
    pub(super) variable: Option<ValueId>,
    pub(super) list: ValueId,
    pub(super) entries: Vec<Entry>,
}

/// The replacements of names in a use of a multiclass.
pub(super) type Substitutions = Vec<(ValueId, ValueId)>;

/// The destination of copies.
#[derive(Debug, Clone, Copy)]
struct Copying {
    /// Whether this is the outermost use, so that everything must be known.
    is_final: bool,
    /// Whether copies become records at once.
    defines: bool,
    /// The use of the multiclass.
    location: Option<Location>,
}

impl Evaluator<'_> {
    /// Adds something to the innermost loop or multiclass, or to the records.
    pub(super) fn add_entry(&mut self, entry: Entry) {
        if let Some(innermost) = self.loops.last_mut() {
            innermost.entries.push(entry);
            self.take_elements::<Entry>(1);
            return;
        }
        self.reach_statement_end();
        match entry {
            Entry::Loop(repeated) => {
                let is_final = self.multiclass.is_none();
                let copying = Copying { is_final, defines: is_final, location: None };
                let mut copies = Vec::new();
                let _ = self.copy_loop(&repeated, &mut Vec::new(), copying, &mut copies);
                self.extend_multiclass(copies);
            }
            entry if self.multiclass.is_some() => {
                self.take_elements::<Entry>(1);
                self.extend_multiclass(vec![entry]);
            }
            Entry::Assertion(assertion) => {
                self.check_assertion(assertion, None);
            }
            Entry::Dump(dump) => self.report_dump(dump),
            Entry::Record(record) => {
                let _ = self.finish_def(record);
            }
        }
    }

    fn extend_multiclass(&mut self, entries: Vec<Entry>) {
        let Some(MulticlassId(id)) = self.multiclass else { return };
        if let Some(multiclass) = self.world.multiclasses.get_mut(id as usize) {
            multiclass.entries.extend(entries);
        }
    }

    /// The records and loops of a multiclass.
    fn entries_of(&self, MulticlassId(id): MulticlassId) -> Vec<Entry> {
        self.world
            .multiclasses
            .get(id as usize)
            .map(|multiclass| multiclass.entries.clone())
            .unwrap_or_default()
    }

    /// The record with the template arguments of a multiclass.
    pub(super) fn record_of(&self, MulticlassId(id): MulticlassId) -> Option<RecordId> {
        self.world.multiclasses.get(id as usize).map(|multiclass| multiclass.record)
    }

    /// Copies of the definitions of a multiclass, for a `defm` or for another multiclass.
    pub(super) fn copy_multiclass(
        &mut self,
        multiclass: MulticlassId,
        substitutions: &mut Substitutions,
        is_final: bool,
        location: Option<Location>,
    ) -> Result<Vec<Entry>> {
        let entries = self.entries_of(multiclass);
        let mut copies = Vec::new();
        let copying = Copying { is_final, defines: false, location };
        self.copy_entries(&entries, substitutions, copying, &mut copies)?;
        Ok(copies)
    }

    fn copy_loop(
        &mut self,
        repeated: &Loop,
        substitutions: &mut Substitutions,
        copying: Copying,
        copies: &mut Vec<Entry>,
    ) -> Result<()> {
        let mut list = self.resolve(repeated.list, &mut Resolver::map(None, substitutions));
        if let Value::Ternary(Ternary::If, condition, then, otherwise, type_) =
            self.world.store.kind(list)
            && copying.is_final
        {
            let mut resolver = Resolver::map(None, substitutions).finally();
            let known = self.resolve(condition, &mut resolver);
            if known == condition {
                let text = self.text(condition);
                let message =
                    rule!("unable to resolve if condition '{}' at end of containing scope", text)
                        .with_help("use values in the condition that are known there");
                return Err(self.report(code::UNRESOLVED, repeated.location, message));
            }
            let choice = self.store().ternary(Ternary::If, [known, then, otherwise], type_);
            list = self.fold(choice, None, false);
        }
        let Value::List(_, slice) = self.world.store.kind(list) else {
            if copying.is_final {
                let text = self.text(list);
                let message = rule!("attempting to loop over '{}', expected a list", text);
                return Err(self.report(code::TYPE_MISMATCH, repeated.location, message));
            }
            let mut entries = Vec::new();
            self.copy_entries(&repeated.entries, substitutions, copying, &mut entries)?;
            let Loop { location, variable, .. } = *repeated;
            copies.push(Entry::Loop(Loop { location, variable, list, entries }));
            return Ok(());
        };
        let copying = Copying { location: None, ..copying };
        for index in 0..slice.len() {
            let Some(element) = self.world.store.part(slice, index) else { break };
            if self.world.store.has_unreadable_parts(element) {
                continue;
            }
            if let Some(variable) = repeated.variable {
                substitutions.push((variable, element));
            }
            let result = self.copy_entries(&repeated.entries, substitutions, copying, copies);
            if repeated.variable.is_some() {
                substitutions.pop();
            }
            result?;
        }
        Ok(())
    }

    fn copy_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        copying: Copying,
        copies: &mut Vec<Entry>,
    ) -> Result<()> {
        self.take_elements::<Entry>(entries.len());
        for entry in entries {
            if self.is_exhausted() || self.depth >= super::MAX_VALUE_DEPTH {
                return Err(Reported);
            }
            self.depth += 1;
            let result = self.copy_entry(entry, substitutions, copying, copies);
            self.depth -= 1;
            // An error in one record does not prevent the others.
            if result.is_err() && !copying.defines {
                return result;
            }
        }
        Ok(())
    }

    fn copy_entry(
        &mut self,
        entry: &Entry,
        substitutions: &mut Substitutions,
        copying: Copying,
        copies: &mut Vec<Entry>,
    ) -> Result<()> {
        match entry {
            Entry::Loop(repeated) => {
                let copying = Copying { location: None, ..copying };
                self.copy_loop(repeated, substitutions, copying, copies)
            }
            Entry::Assertion(assertion) => {
                let mut resolver = Resolver::map(None, substitutions);
                let condition = self.resolve(assertion.condition, &mut resolver);
                let message = self.resolve(assertion.message, &mut resolver);
                let assertion = Assertion { condition, message, ..*assertion };
                if copying.defines {
                    self.check_assertion(assertion, None);
                } else {
                    copies.push(Entry::Assertion(assertion));
                }
                Ok(())
            }
            Entry::Dump(dump) => {
                let mut resolver = Resolver::map(None, substitutions);
                let message = self.resolve(dump.message, &mut resolver);
                let dump = DumpMessage { message, ..*dump };
                if copying.defines {
                    self.report_dump(dump);
                } else {
                    copies.push(Entry::Dump(dump));
                }
                Ok(())
            }
            Entry::Record(prototype) => {
                let record = self.copy_record(*prototype, substitutions, copying.location);
                if copying.defines {
                    self.finish_def(record)
                } else {
                    copies.push(Entry::Record(record));
                    Ok(())
                }
            }
        }
    }

    fn copy_record(
        &mut self,
        prototype: RecordId,
        substitutions: &Substitutions,
        location: Option<Location>,
    ) -> RecordId {
        let mut copy = self.world.store.record(prototype).instantiated();
        self.step(64 + copy.fields.len() * 4);
        copy.locations.extend(location);
        let record = self.add_record(copy);
        self.resolve_record(record, &mut Resolver::map(Some(record), substitutions));
        record
    }

    /// Adds a class to all records of a `defm`.
    pub(super) fn add_parent_to_entry(
        &mut self,
        entry: &Entry,
        parent: &ParentClass,
    ) -> Result<()> {
        match entry {
            Entry::Record(record) => self.add_parent(*record, parent),
            Entry::Loop(repeated) => repeated
                .entries
                .iter()
                .try_for_each(|entry| self.add_parent_to_entry(entry, parent)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }

    /// Applies the values of the surrounding `let`s to all records of a `defm`.
    pub(super) fn apply_lets_to_entry(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record),
            Entry::Loop(repeated) => {
                repeated.entries.iter().try_for_each(|entry| self.apply_lets_to_entry(entry))
            }
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
