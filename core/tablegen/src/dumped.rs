//! Records that another tool has evaluated: they have no source text.

use crate::files::{FileId, Location};
use crate::session::{Evaluation, Session};
use crate::store::{
    Field, FieldKind, Numbers, Record, RecordId, RecordKind, Store, TypeId, ValueId,
};
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// Adds records to a session, each after those that it names.
#[derive(Debug)]
pub struct DumpedRecords<'s> {
    session: &'s mut Session,
    file: FileId,
    /// The classes, by name. Only their names are known.
    classes: FxHashMap<Box<[u8]>, RecordId>,
    added_classes: Vec<RecordId>,
    defs: Vec<RecordId>,
}

impl Session {
    /// Begins to add the records of a file that is not TableGen.
    pub fn dumped_records(&mut self, path: &str, text: &[u8]) -> DumpedRecords<'_> {
        let file = self.add_other_file(path, text);
        let classes = FxHashMap::default();
        DumpedRecords { session: self, file, classes, added_classes: Vec::new(), defs: Vec::new() }
    }
}

impl DumpedRecords<'_> {
    /// The store of the session, which makes the values of fields.
    pub fn store(&mut self) -> &mut Store {
        self.session.store_mut()
    }

    /// Adds a record: its name and the place of that, its classes and its fields.
    pub fn add<'n>(
        &mut self,
        name: &str,
        span: Span,
        classes: impl Iterator<Item = &'n str>,
        fields: &[(&str, ValueId)],
    ) -> RecordId {
        let location = Location::new(self.file, span);
        let record = self.record(name.as_bytes(), RecordKind::Def, location);
        for class in classes {
            let class = match self.classes.get(class.as_bytes()) {
                Some(known) => *known,
                None => {
                    let new = self.record(class.as_bytes(), RecordKind::Class, location);
                    self.classes.insert(class.as_bytes().into(), new);
                    self.added_classes.push(new);
                    new
                }
            };
            self.store().add_parent(record, class, location);
        }
        for (name, value) in fields {
            let store = self.store();
            let field = Field {
                name: store.string_of(name.as_bytes()),
                type_: store.type_of(*value).unwrap_or(TypeId::STRING),
                value: *value,
                kind: FieldKind::Normal,
                location,
                value_location: location,
            };
            if let Some(record) = store.record_mut(record) {
                record.fields.push(field);
            }
        }
        self.defs.push(record);
        record
    }

    fn record(&mut self, name: &[u8], kind: RecordKind, location: Location) -> RecordId {
        let store = self.store();
        let name = store.string_of(name);
        store.add_record(Record::new(name, kind, location))
    }

    /// The records that were added, as those of an evaluated file.
    #[must_use]
    pub fn finish(self) -> Evaluation {
        Evaluation {
            file: self.file,
            files: vec![self.file],
            classes: self.added_classes,
            defs: self.defs,
            multiclasses: Vec::new(),
            diagnostics: Vec::new(),
            segments: Vec::new(),
            numbers: Numbers::default(),
        }
    }
}
