//! Finishes records: computes their values, checks them, and registers their names.

use super::resolve::Resolver;
use super::{Entity, Evaluator, Key, Note, Reported, Result};
use crate::store::{
    Assertion, DumpMessage, FieldKind, RecordId, RecordKind, TypeId, Value, ValueId,
};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, Message};
use abide_source::rule;

impl Evaluator<'_> {
    /// Resolves a record to its end and adds it to the others (LLVM's `addDefOne`).
    pub(super) fn finish_def(&mut self, record: RecordId) -> Result<()> {
        let name = self.world.store.record(record).name;
        let mut new_name = None;
        if let Some(before) = self.find_named(name) {
            if self.world.store.record(record).kind != RecordKind::Anonymous {
                return Err(self.report_existing(record, before));
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.resolve_record(record, &mut Resolver::record(record, new_name));
        self.check_concrete(record);
        let name = self.world.store.record(record).name;
        if !matches!(self.world.store.kind(name), Value::String(..) | Value::AnonymousName(_)) {
            if !self.world.store.record(record).is_broken {
                let text = self.text(name);
                let message = rule!("record name '{}' could not be fully resolved", text)
                    .with_help("use values in the name that are known where the record is defined");
                let location = self.world.store.record(record).location();
                self.report(code::UNRESOLVED, location, message);
            }
            return Err(Reported);
        }
        self.check_assertions(record);
        self.check_dumps(record);
        let fits = self.add_to_defsets(record);
        // A name that becomes known only here may be taken already: the first record keeps it.
        if self.find_named(name).is_none() {
            self.add_def(record);
        }
        fits
    }

    /// The record with a name, if the name is known.
    fn find_named(&mut self, name: ValueId) -> Option<RecordId> {
        match self.world.store.kind(name) {
            Value::AnonymousName(_) => self.find_def(name),
            _ => {
                let name = self.plain_string(name)?;
                self.find_def(name)
            }
        }
    }

    fn report_existing(&mut self, record: RecordId, before: RecordId) -> Reported {
        let name = self.name_text(record);
        let location = self.world.store.record(record).location();
        let note = Note {
            location: self.world.store.record(before).location(),
            message: "location of previous definition".to_owned(),
        };
        let mut notes = self.instantiation_notes(record);
        notes.push(note);
        let message = rule!("def already exists: {}", name);
        self.report_with(code::REDEFINITION, location, message, notes)
    }

    /// Adds a record that is resolved to its end.
    pub(super) fn add_def(&mut self, record: RecordId) {
        let name = self.world.store.record(record).name;
        let name = self.plain_string(name).unwrap_or(name);
        self.define(Key::Def(name), Entity::Record(record));
        self.segment.defs.push(record);
    }

    fn add_to_defsets(&mut self, record: RecordId) -> Result<()> {
        if self.defsets.is_empty() {
            return Ok(());
        }
        let def = self.store().def(record);
        let type_ = self.typed(def).unwrap_or(TypeId::ANY_RECORD);
        for index in 0..self.defsets.len() {
            let Some(defset) = self.defsets.get_mut(index) else { break };
            if self.world.store.is_a(type_, defset.element) {
                defset.elements.push(def);
                continue;
            }
            let location = defset.location;
            let note = Note { location, message: "location of defset declaration".to_owned() };
            let text = self.type_text(type_);
            let message = rule!("adding record of incompatible type '{}' to defset", text).with_help("let its class be that of the list, or a class below it; or change the type of the list");
            let place = self.world.store.record(record).location();
            return Err(self.report_with(code::TYPE_MISMATCH, place, message, vec![note]));
        }
        Ok(())
    }

    /// Reports the fields of a record without a final value.
    fn check_concrete(&mut self, record: RecordId) {
        if self.world.store.record(record).is_broken {
            return;
        }
        for index in 0..self.world.store.record(record).fields.len() {
            let Some(&field) = self.world.store.record(record).fields.get(index) else { break };
            if field.kind == FieldKind::Field || self.is_settled(record, field.value) {
                continue;
            }
            let message = rule!(
                "Initializer of '{}' in '{}' could not be fully resolved: {}",
                self.unquoted(field.name),
                self.name_text(record),
                self.text(field.value)
            );
            let location = self.world.store.record(record).location();
            let mut notes = self.instantiation_notes(record);
            notes.push(Note {
                location: field.value_location,
                message: "the value is given here".to_owned(),
            });
            let help = format!(
                "no value of type '{}' follows from it: it may be out of range, or of another type",
                self.type_text(field.type_)
            );
            let message = Message::from(message).with_help(help);
            self.report_with(code::UNRESOLVED, location, message, notes);
        }
    }

    /// Whether a value of a finished record is known, except for bits that refer to other fields.
    fn is_settled(&mut self, record: RecordId, value: ValueId) -> bool {
        let Value::Bits(slice) = self.world.store.kind(value) else {
            return self.world.store.is_concrete(value);
        };
        let store = &self.world.store;
        store.parts(slice).all(|bit| match store.kind(bit) {
            Value::VariableBit(whole, _) => match store.kind(whole) {
                Value::Variable(name, _) => store.record(record).field(name).is_some(),
                _ => false,
            },
            Value::Variable(..) => true,
            _ => store.is_concrete(bit),
        })
    }

    /// Checks the assertions of a record's classes.
    pub(super) fn check_assertions(&mut self, record: RecordId) {
        if self.world.store.record(record).is_broken {
            return;
        }
        for assertion in self.world.store.record(record).assertions.clone() {
            let mut resolver = Resolver::record(record, None);
            let condition = self.resolve(assertion.condition, &mut resolver);
            let message = self.resolve(assertion.message, &mut resolver);
            self.check_assertion(Assertion { condition, message, ..assertion }, Some(record));
        }
    }

    pub(super) fn check_assertion(&mut self, assertion: Assertion, record: Option<RecordId>) {
        let message = match self.as_int(assertion.condition) {
            None => rule!("assert condition must be of type bit, bits, or int.")
                .with_help("a condition is a bit or a number: '!eq(a, b)' compares two values"),
            Some(0) => Message::from(match self.world.store.kind(assertion.message) {
                Value::String(..) => {
                    rule!("assertion failed: {}", self.unquoted(assertion.message))
                }
                _ => rule!("assertion failed"),
            }),
            Some(_) => return,
        };
        let note = record.map(|record| Note {
            location: self.world.store.record(record).reported_at(),
            message: "assertion failed in this record".to_owned(),
        });
        let notes = note.into_iter().collect();
        self.report_with(code::ASSERTION, assertion.location, message, notes);
    }

    /// Reports the dumps of a record's classes.
    pub(super) fn check_dumps(&mut self, record: RecordId) {
        for dump in self.world.store.record(record).dumps.clone() {
            let mut resolver = Resolver::record(record, None);
            let message = self.resolve(dump.message, &mut resolver);
            self.report_dump(DumpMessage { message, ..dump });
        }
    }

    pub(super) fn report_dump(&mut self, dump: DumpMessage) {
        match self.world.store.kind(dump.message) {
            Value::String(..) => {
                let text = self.unquoted(dump.message);
                self.report(code::DUMP, dump.location, Detail::Text(text));
            }
            _ => {
                let message = Message::from("dump value is not of type string")
                    .with_help("'!repr(VALUE)' is the text of a value");
                self.report(code::TYPE_MISMATCH, dump.location, message);
            }
        }
    }
}
