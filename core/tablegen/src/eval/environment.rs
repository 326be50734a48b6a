//! The meaning of names, and the names that a part of a file looks up and defines.
//!
//! A header that several files include means the same in each of them, as long as its lookups have the same results.
//! So its effects are kept as a [`Segment`], and replayed without evaluation if the results are the same.

use super::diagnostic::{EvalDiagnostic, Link};
use super::{Budget, Evaluator};
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{RecordId, TypeId, ValueId};
use rustc_hash::FxHashMap;

/// The memory of an entry in a table that is half full, in entries.
const TABLE_FACTOR: usize = 2;

/// The number of a multiclass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct MulticlassId(pub(super) u32);

/// Something that can be asked for by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// A class.
    Class(Symbol),
    /// A multiclass.
    Multiclass(Symbol),
    /// A record.
    Def(ValueId),
    /// A `defvar` or `defset` of a file.
    Global(Symbol),
    /// A `deftype`.
    Type(Symbol),
    /// The anonymous record of a class with arguments.
    Instance(ValueId),
}

/// The meaning of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entity {
    /// A class or record.
    Record(RecordId),
    /// A multiclass.
    Multiclass(MulticlassId),
    /// The value of a variable; `None` if it is wrong, which has been reported.
    Value(Option<ValueId>),
    /// A type.
    Type(TypeId),
}

/// The meaning of names, up to the current position in a file.
#[derive(Debug, Default)]
pub(crate) struct Environment {
    entities: FxHashMap<Key, Entity>,
    /// The number of anonymous names so far.
    pub(crate) anonymous: u32,
    /// The places of variables and types.
    places: FxHashMap<Key, Location>,
    /// The locations where classes with arguments were first used as values.
    instances: FxHashMap<ValueId, Location>,
}

impl Environment {
    /// Returns the meaning of a name.
    #[must_use]
    pub(crate) fn get(&self, key: Key) -> Option<Entity> {
        self.entities.get(&key).copied()
    }

    /// The location where a variable or type is defined.
    pub(super) fn place(&self, key: Key) -> Option<Location> {
        self.places.get(&key).copied()
    }

    /// The location where a class with arguments was first used as a value.
    pub(super) fn instance_place(&self, value: ValueId) -> Option<Location> {
        self.instances.get(&value).copied()
    }

    /// All that has a name, in no order.
    pub(crate) fn entities(&self) -> impl Iterator<Item = (Key, Entity)> + '_ {
        self.entities.iter().map(|(&key, &entity)| (key, entity))
    }

    /// Repeats the effects of a segment. Returns the numbers of its anonymous names.
    pub(crate) fn apply<'s>(
        &mut self,
        segment: &'s Segment,
    ) -> impl Iterator<Item = (u32, u32)> + use<'s> {
        self.entities.extend(segment.writes.iter().copied());
        self.places.extend(segment.places.iter().copied());
        for &(value, place) in &segment.instances {
            self.instances.entry(value).or_insert(place);
        }
        let base = self.anonymous;
        self.anonymous += u32::try_from(segment.anonymous.len()).unwrap_or(u32::MAX);
        segment.anonymous.iter().zip(base..).map(|(&name, number)| (name, number))
    }
}

/// The effects of some statements of a file.
#[derive(Debug)]
pub struct Segment {
    /// The names looked up, and the results.
    pub(crate) reads: FxHashMap<Key, Option<Entity>>,
    /// The definitions.
    pub(crate) writes: Vec<(Key, Entity)>,
    places: Vec<(Key, Location)>,
    /// The locations where classes with arguments were used as values.
    instances: Vec<(ValueId, Location)>,
    /// The classes that were defined, in order.
    pub classes: Vec<RecordId>,
    /// The records that were made, in order.
    pub defs: Vec<RecordId>,
    /// The multiclasses that were defined, in order.
    pub(crate) multiclasses: Vec<MulticlassId>,
    /// The anonymous names that were given, in order.
    pub(crate) anonymous: Vec<u32>,
    /// The number of anonymous names before, if the number of one became part of a text.
    pub(crate) base: Option<u32>,
    /// Whether the segment can be reused while its lookups have the same results.
    pub(crate) is_cacheable: bool,
    /// The part of the limits that evaluating the statements takes.
    pub(crate) cost: Budget,
    /// The template arguments that something uses.
    pub(super) used: rustc_hash::FxHashSet<ValueId>,
    /// The diagnostics.
    pub diagnostics: Vec<EvalDiagnostic>,
    /// The names used, with their targets.
    pub links: Vec<Link>,
}

impl Default for Segment {
    fn default() -> Segment {
        Segment {
            reads: FxHashMap::default(),
            writes: Vec::new(),
            places: Vec::new(),
            instances: Vec::new(),
            classes: Vec::new(),
            defs: Vec::new(),
            multiclasses: Vec::new(),
            anonymous: Vec::new(),
            base: None,
            is_cacheable: true,
            cost: Budget::default(),
            used: rustc_hash::FxHashSet::default(),
            diagnostics: Vec::new(),
            links: Vec::new(),
        }
    }
}

impl Segment {
    /// Whether the statements mean the same here.
    pub(crate) fn holds(&self, environment: &Environment) -> bool {
        self.is_cacheable
            && self.base.is_none_or(|base| base == environment.anonymous)
            && self.reads.iter().all(|(&key, &answer)| environment.get(key) == answer)
    }
}

impl Evaluator<'_> {
    /// Returns the meaning of a name and records the lookup.
    pub(super) fn lookup(&mut self, key: Key) -> Option<Entity> {
        let answer = self.world.environment.get(key);
        // Names that the segment itself defines were recorded before, so they do not count as lookups.
        self.note_read(key, answer);
        answer
    }

    fn note_read(&mut self, key: Key, answer: Option<Entity>) {
        if !self.world.is_for_once && !self.segment.reads.contains_key(&key) {
            self.take_elements::<(Key, Option<Entity>)>(TABLE_FACTOR);
            self.segment.reads.insert(key, answer);
        }
    }

    /// Defines a name. The caller must have checked that it is undefined.
    pub(super) fn define(&mut self, key: Key, entity: Entity) {
        // If there is too much, the next step ends evaluation.
        self.take_elements::<(Key, Entity)>(1 + TABLE_FACTOR);
        self.note_read(key, None);
        self.segment.writes.push((key, entity));
        self.world.environment.entities.insert(key, entity);
    }

    /// Keeps where a variable or type is defined.
    pub(super) fn define_place(&mut self, key: Key, location: Location) {
        self.take_elements::<(Key, Location)>(1 + TABLE_FACTOR);
        self.segment.places.push((key, location));
        self.world.environment.places.insert(key, location);
    }

    /// Keeps where a class with arguments is requested as a value; the first place counts.
    pub(super) fn note_instance(&mut self, value: ValueId, place: Location) {
        self.take_elements::<(ValueId, Location)>(1 + TABLE_FACTOR);
        self.world.environment.instances.entry(value).or_insert(place);
        if !self.world.is_for_once {
            self.segment.instances.push((value, place));
        }
    }

    pub(super) fn find_class(&mut self, name: Symbol) -> Option<RecordId> {
        match self.lookup(Key::Class(name)) {
            Some(Entity::Record(class)) => Some(class),
            _ => None,
        }
    }

    pub(super) fn find_multiclass(&mut self, name: Symbol) -> Option<MulticlassId> {
        match self.lookup(Key::Multiclass(name)) {
            Some(Entity::Multiclass(multiclass)) => Some(multiclass),
            _ => None,
        }
    }

    /// The record with a name, which is a value because anonymous names are.
    pub(super) fn find_def(&mut self, name: ValueId) -> Option<RecordId> {
        match self.lookup(Key::Def(name)) {
            Some(Entity::Record(record)) => Some(record),
            _ => None,
        }
    }

    /// A unique name for an anonymous record.
    pub(super) fn new_anonymous_name(&mut self) -> ValueId {
        let name = self.world.store.anonymous_name();
        if let crate::store::Value::AnonymousName(own) = self.world.store.kind(name) {
            let number = self.world.environment.anonymous;
            self.world.environment.anonymous += 1;
            self.take_elements::<(u32, u32)>(1 + TABLE_FACTOR);
            self.world.numbers.insert(own, number);
            self.segment.anonymous.push(own);
        }
        name
    }

    /// Notes that the number of an anonymous name becomes part of a text.
    pub(super) fn use_anonymous_number(&mut self) {
        let own = u32::try_from(self.segment.anonymous.len()).unwrap_or(u32::MAX);
        let base = self.world.environment.anonymous.saturating_sub(own);
        self.segment.base.get_or_insert(base);
    }
}
