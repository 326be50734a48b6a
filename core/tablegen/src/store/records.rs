//! Records: classes, multiclasses, and what `def` makes.

use super::{Store, TypeId, Value, ValueId};
use crate::files::Location;
use crate::interner::Symbol;
use smallvec::{SmallVec, smallvec};

/// A record of a [`Store`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(pub(super) u32);

/// The statement that created a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// `def`
    Def,
    /// `def` without a name, or a class with arguments as a value.
    Anonymous,
    /// `class`
    Class,
    /// `multiclass`
    Multiclass,
}

/// The purpose of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    /// It has a value in the end.
    Normal,
    /// It was declared with `field`: it may stay without a value.
    Field,
    /// It is a template argument.
    TemplateArgument,
}

/// A field of a record, or a template argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name, as a value.
    pub name: ValueId,
    /// Its type.
    pub type_: TypeId,
    /// Its value.
    pub value: ValueId,
    /// The purpose.
    pub kind: FieldKind,
    /// The location of its declaration.
    pub location: Location,
    /// The location of its value.
    pub value_location: Location,
}

/// An `assert` that waits for the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Assertion {
    /// The condition.
    pub condition: ValueId,
    /// The message if it is false.
    pub message: ValueId,
    /// The location.
    pub location: Location,
}

/// A `dump` that waits for the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DumpMessage {
    /// The message.
    pub message: ValueId,
    /// The location where LLVM reports it.
    pub location: Location,
}

/// The unreadable parts of a record, except values that are present as lost ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lacks {
    /// Nothing.
    Nothing,
    /// Elements of lists, which are left out: traits that nothing defines.
    Elements,
    /// Fields or template arguments that it declares itself: other values may name them.
    Names,
    /// A class that it should have, or a piece of its body: any field may have another value.
    Anything,
}

/// A class, a multiclass, or a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its name, as a value: within a multiclass it is composed later.
    pub name: ValueId,
    /// The statement that created it.
    pub kind: RecordKind,
    /// The location of its creation; after that, the uses of the multiclasses that it came from.
    pub locations: SmallVec<[Location; 1]>,
    /// All its bytes in the file, from the keyword to the last brace.
    pub extent: Location,
    /// The location of the first use of a class's anonymous record.
    pub(crate) asked_at: Option<Location>,
    /// The names of its template arguments.
    pub arguments: Vec<ValueId>,
    /// Its fields and template arguments.
    pub fields: Vec<Field>,
    /// The classes that it names itself, and where.
    pub parents: SmallVec<[(RecordId, Location); 1]>,
    /// The assertions that are checked when it is made.
    pub assertions: Vec<Assertion>,
    /// The messages at its creation.
    pub dumps: Vec<DumpMessage>,
    /// Its type as a value, once it has been one.
    pub(crate) def_type: Option<TypeId>,
    /// Whether something in it could not be read, so that things may be missing.
    pub is_broken: bool,
    /// The parts that may be missing besides lost values.
    pub lacks: Lacks,
    /// The plain names of its template arguments, in the same order.
    pub(crate) argument_symbols: Vec<Symbol>,
    /// The implicit `NAME` of a class or multiclass, once requested.
    pub(crate) implicit_name: Option<ValueId>,
    /// The number of its superclasses; those inherited twice count twice.
    ancestors: u32,
    /// The number of levels of superclasses.
    height: u32,
}

impl Record {
    /// A record with nothing in it.
    #[must_use]
    pub fn new(name: ValueId, kind: RecordKind, location: Location) -> Record {
        Record {
            name,
            kind,
            locations: smallvec![location],
            extent: location,
            asked_at: None,
            arguments: Vec::new(),
            fields: Vec::new(),
            parents: SmallVec::new(),
            assertions: Vec::new(),
            dumps: Vec::new(),
            def_type: None,
            is_broken: false,
            lacks: Lacks::Nothing,
            argument_symbols: Vec::new(),
            implicit_name: None,
            ancestors: 0,
            height: 0,
        }
    }

    /// A copy of a multiclass's record, as LLVM makes it.
    #[must_use]
    pub(crate) fn instantiated(&self) -> Record {
        Record { def_type: None, dumps: Vec::new(), ..self.clone() }
    }

    /// The memory that it takes, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        // The array of records is copied when it grows.
        size_of::<Record>() * 3 / 2
            + self.fields.len() * size_of::<Field>()
            + self.arguments.len() * (size_of::<ValueId>() + size_of::<Symbol>())
            + self.assertions.len() * size_of::<Assertion>()
            + self.dumps.len() * size_of::<DumpMessage>()
            + self.locations.len() * size_of::<Location>()
            + self.parents.len() * size_of::<(RecordId, Location)>()
    }

    /// The field or template argument of a name.
    #[must_use]
    pub fn field(&self, name: ValueId) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub(crate) fn field_mut(&mut self, name: ValueId) -> Option<&mut Field> {
        self.fields.iter_mut().find(|field| field.name == name)
    }

    /// The location of its creation.
    #[must_use]
    pub fn location(&self) -> Location {
        self.locations.first().copied().unwrap_or_default()
    }

    /// The location where LLVM reports its errors: for a class's anonymous record, that of its first use.
    #[must_use]
    pub fn reported_at(&self) -> Location {
        self.asked_at.unwrap_or_else(|| self.location())
    }

    /// Whether it is a class.
    #[must_use]
    pub fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }
}

/// The record for an invalid number.
static NONE: std::sync::LazyLock<Record> =
    std::sync::LazyLock::new(|| Record::new(ValueId::UNSET, RecordKind::Def, Location::default()));

impl Store {
    /// A record.
    #[must_use]
    pub fn record(&self, id: RecordId) -> &Record {
        self.records.get(id.0 as usize).unwrap_or(&NONE)
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> Option<&mut Record> {
        self.records.get_mut(id.0 as usize)
    }

    pub(crate) fn add_record(&mut self, record: Record) -> RecordId {
        let id = RecordId(u32::try_from(self.records.len()).unwrap_or(u32::MAX));
        self.records.push(record);
        id
    }

    pub(super) fn field_count(&self) -> usize {
        // Counting all would take as long as making them.
        self.records.len() * 16
    }

    /// Adds a class that a record inherits from.
    pub(crate) fn add_parent(&mut self, record: RecordId, class: RecordId, location: Location) {
        let above = self.record(class).ancestors.saturating_add(1);
        let height = self.height(class).saturating_add(1);
        if let Some(record) = self.record_mut(record) {
            record.parents.push((class, location));
            record.ancestors = record.ancestors.saturating_add(above);
            record.height = record.height.max(height);
        }
    }

    /// The number of superclasses of a record; those inherited twice count twice.
    pub(crate) fn ancestor_count(&self, record: RecordId) -> usize {
        self.record(record).ancestors as usize
    }

    /// The number of levels of superclasses of a record.
    pub(crate) fn height(&self, record: RecordId) -> u32 {
        self.record(record).height
    }

    /// Whether a record is of a class by way of its parents.
    #[must_use]
    pub fn is_subclass(&self, record: RecordId, class: RecordId) -> bool {
        let parents = &self.record(record).parents;
        parents.iter().any(|&(parent, _)| parent == class || self.is_subclass(parent, class))
    }

    /// All superclasses of a record, each after its own parents; one inherited twice occurs twice.
    #[must_use]
    pub fn superclasses(&self, record: RecordId) -> Vec<RecordId> {
        let mut classes = Vec::with_capacity(self.ancestor_count(record));
        self.each_superclass(record, &mut |class| classes.push(class));
        classes
    }

    /// Passes all [`superclasses`](Self::superclasses) of a record in turn.
    fn each_superclass(&self, record: RecordId, give: &mut impl FnMut(RecordId)) {
        for &(parent, _) in &self.record(record).parents {
            self.each_superclass(parent, give);
            give(parent);
        }
    }

    /// The name of a record that has one; the names of anonymous records are numbered elsewhere.
    #[must_use]
    pub fn record_name_text(&self, id: RecordId) -> &[u8] {
        self.record_symbol(id).map_or(b"", |symbol| self.interner.text(symbol))
    }

    /// The name of a record as a symbol, if it is a plain one.
    #[must_use]
    pub fn record_symbol(&self, id: RecordId) -> Option<Symbol> {
        self.symbol_of(self.record(id).name)
    }

    /// The value of a field, by its name.
    #[must_use]
    pub fn field_value(&self, record: RecordId, name: &[u8]) -> Option<ValueId> {
        self.field_named(record, name).map(|field| field.value)
    }

    /// The field of a name.
    #[must_use]
    pub fn field_named(&self, record: RecordId, name: &[u8]) -> Option<&Field> {
        let symbol = self.interner.find(name)?;
        self.record(record)
            .fields
            .iter()
            .find(|field| matches!(self.kind(field.name), Value::String(own, _) if own == symbol))
    }
}
