//! A record with the values of its fields.

use crate::ods::DefinitionLocation;
use abide_tablegen::interner::Symbol;
use abide_tablegen::store::{DagArgument, Lacks, RecordId, Store, Value};
use abide_tablegen::{FileId, Location, Session};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::Arc;

/// The paths of files, each held once.
pub(super) type Paths = RefCell<FxHashMap<FileId, Arc<str>>>;

/// The records of a session.
#[derive(Clone, Copy)]
pub(super) struct Records<'s> {
    session: &'s Session,
    store: &'s Store,
    paths: &'s Paths,
}

impl<'s> Records<'s> {
    pub(super) fn new(session: &'s Session, paths: &'s Paths) -> Records<'s> {
        Records { session, store: session.store(), paths }
    }

    pub(super) fn record(self, id: RecordId) -> Record<'s> {
        Record { records: self, id }
    }
}

/// One record.
#[derive(Clone, Copy)]
pub(super) struct Record<'s> {
    records: Records<'s>,
    pub(super) id: RecordId,
}

impl<'s> Record<'s> {
    fn store(self) -> &'s Store {
        self.records.store
    }

    /// Its name; empty for one without.
    pub(super) fn name(self) -> &'s str {
        let name = std::str::from_utf8(self.store().record_name_text(self.id)).unwrap_or_default();
        // A dump calls records without a name like that.
        let number = name.strip_prefix("anonymous_").unwrap_or_default();
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { "" } else { name }
    }

    /// Whether something of it could not be read.
    pub(super) fn is_broken(self) -> bool {
        self.store().record(self.id).is_broken
    }

    /// Returns the possibly missing parts, apart from values that record it themselves.
    pub(super) fn lacks(self) -> Lacks {
        self.store().record(self.id).lacks
    }

    /// Whether something in the value of a field could not be read.
    pub(super) fn has_unreadable_parts(self, field: &str) -> bool {
        let value = self.store().field_value(self.id, field.as_bytes());
        value.is_some_and(|value| self.store().has_unreadable_parts(value))
    }

    /// The text of the value of a field, if that could not be read.
    pub(super) fn unreadable_text(self, field: &str) -> Option<&'s str> {
        let Some(Value::Lost(text)) = self.value(field) else { return None };
        Some(self.symbol(text))
    }

    /// Whether the value of a field is a dag.
    pub(super) fn is_dag(self, field: &str) -> bool {
        matches!(self.value(field), Some(Value::Dag(..)))
    }

    /// Whether a class with this name is among its classes.
    pub(super) fn is(self, class: &str) -> bool {
        let store = self.store();
        let mut pending = vec![self.id];
        while let Some(id) = pending.pop() {
            for &(parent, _) in &store.record(id).parents {
                if store.record_name_text(parent) == class.as_bytes() {
                    return true;
                }
                pending.push(parent);
            }
        }
        false
    }

    /// The name of the class that it is made of directly, the last if there are several.
    pub(super) fn class(self) -> &'s str {
        let parent = self.store().record(self.id).parents.last();
        let name = parent.map(|&(parent, _)| self.store().record_name_text(parent));
        name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default()
    }

    /// Whether it has a field.
    pub(super) fn has(self, field: &str) -> bool {
        self.value(field).is_some()
    }

    /// The name of the operator of a dag.
    pub(super) fn dag_operator(self, field: &str) -> Option<&'s str> {
        let Some(Value::Dag(operator, ..)) = self.value(field) else { return None };
        match self.store().kind(operator) {
            Value::Def(id) => Some(self.records.record(id).name()),
            _ => None,
        }
    }

    fn value(self, field: &str) -> Option<Value> {
        let value = self.store().field_value(self.id, field.as_bytes())?;
        Some(self.store().kind(value))
    }

    fn symbol(self, symbol: Symbol) -> &'s str {
        std::str::from_utf8(self.store().interner.text(symbol)).unwrap_or_default()
    }

    fn string(self, value: Value) -> Option<&'s str> {
        let Value::String(symbol, _) = value else { return None };
        std::str::from_utf8(self.store().interner.text(symbol)).ok()
    }

    /// A string or code.
    pub(super) fn text(self, field: &str) -> Option<&'s str> {
        self.string(self.value(field)?)
    }

    /// A string that is not empty.
    pub(super) fn some_text(self, field: &str) -> Option<&'s str> {
        self.text(field).filter(|text| !text.trim().is_empty())
    }

    /// A bit that is set.
    pub(super) fn bit(self, field: &str) -> bool {
        matches!(self.value(field), Some(Value::Bit(true) | Value::Int(1)))
    }

    /// A bit that exists, and is not set.
    pub(super) fn is_unset(self, field: &str) -> bool {
        matches!(self.value(field), Some(Value::Bit(false) | Value::Int(0)))
    }

    pub(super) fn int(self, field: &str) -> Option<i64> {
        match self.value(field)? {
            Value::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The record that a field names.
    pub(super) fn def(self, field: &str) -> Option<Record<'s>> {
        match self.value(field)? {
            Value::Def(id) => Some(self.records.record(id)),
            _ => None,
        }
    }

    fn list(self, field: &str) -> impl Iterator<Item = Value> + 's {
        let store = self.store();
        let slice = match self.value(field) {
            Some(Value::List(_, slice)) => Some(slice),
            _ => None,
        };
        slice.into_iter().flat_map(move |slice| store.parts(slice)).map(move |id| store.kind(id))
    }

    /// The records of a list.
    pub(super) fn defs(self, field: &str) -> impl Iterator<Item = Record<'s>> + 's {
        let records = self.records;
        self.list(field).filter_map(move |value| match value {
            Value::Def(id) => Some(records.record(id)),
            _ => None,
        })
    }

    /// The strings of a list.
    pub(super) fn texts(self, field: &str) -> impl Iterator<Item = &'s str> + 's {
        self.list(field).filter_map(move |value| self.string(value))
    }

    /// Returns the arguments of a dag with their names: records, or strings, which mean C++ types.
    pub(super) fn dag(self, field: &str) -> Vec<(DagValue<'s>, &'s str)> {
        let Some(Value::Dag(_, _, slice)) = self.value(field) else { return Vec::new() };
        let store = self.store();
        let argument = |(value, name): DagArgument| {
            let name = name.and_then(|name| self.string(store.kind(name))).unwrap_or_default();
            let value = match store.kind(value) {
                Value::Def(id) => DagValue::Record(self.records.record(id)),
                Value::Lost(text) => DagValue::Lost(self.symbol(text)),
                other => DagValue::Text(self.string(other).unwrap_or_default()),
            };
            (value, name)
        };
        store.dag_arguments(slice).map(argument).collect()
    }

    /// Returns the place of its definition; for an anonymous record, that of its mention.
    pub(super) fn place(self) -> Option<DefinitionLocation> {
        let location = self.store().record(self.id).reported_at();
        let path = self.records.session.path(location.file);
        let span = location.span;
        (!path.is_empty()).then(|| DefinitionLocation { path: self.path(location.file), span })
    }

    /// Returns its location in the evaluated text.
    pub(super) fn location(self) -> Location {
        self.store().record(self.id).location()
    }

    /// Returns the location of a field's value.
    pub(super) fn location_of(self, field: &str) -> Option<Location> {
        self.store().field_named(self.id, field.as_bytes()).map(|field| field.value_location)
    }

    /// All its bytes in its text.
    pub(super) fn extent(self) -> Location {
        self.store().record(self.id).extent
    }

    /// The path of a file.
    pub(super) fn path(self, file: FileId) -> Arc<str> {
        let mut paths = self.records.paths.borrow_mut();
        let known = paths.entry(file);
        Arc::clone(known.or_insert_with(|| Arc::from(self.records.session.path(file))))
    }

    /// The text of a file.
    pub(super) fn source(self, file: FileId) -> &'s [u8] {
        self.records.session.text(file)
    }

    /// The names of the fields that are records of a class.
    pub(super) fn fields_of(self, class: &str) -> Vec<&'s str> {
        let store = self.store();
        let fields = store.record(self.id).fields.iter().filter(|field| {
            matches!(store.kind(field.value), Value::Def(id) if self.records.record(id).is(class))
        });
        fields.filter_map(|field| self.string(store.kind(field.name))).collect()
    }
}

/// An argument of a dag.
#[derive(Clone, Copy)]
pub(super) enum DagValue<'s> {
    Record(Record<'s>),
    Text(&'s str),
    /// An unreadable value, as in the source.
    Lost(&'s str),
}
