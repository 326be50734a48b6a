//! Types and their relations.

use super::{RecordId, Slice, Store};
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use std::hash::{Hash as _, Hasher as _};

/// A type of a [`Store`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub(super) u32);

/// The kind of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Type {
    /// `bit`
    Bit,
    /// `int`
    Int,
    /// `string`, and `code`
    String,
    /// `dag`
    Dag,
    /// `bits<n>`
    Bits(u32),
    /// `list<T>`
    List(TypeId),
    /// A record of all these classes, in the order of their names; of none, any record.
    Record(Slice),
}

impl Type {
    /// The types that have fixed numbers.
    pub(super) const ALWAYS: [Type; 5] =
        [Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(Slice::EMPTY)];
}

impl TypeId {
    /// `bit`
    pub const BIT: TypeId = TypeId(0);
    /// `int`
    pub const INT: TypeId = TypeId(1);
    /// `string`
    pub const STRING: TypeId = TypeId(2);
    /// `dag`
    pub const DAG: TypeId = TypeId(3);
    /// Any record.
    pub const ANY_RECORD: TypeId = TypeId(4);
}

impl Store {
    /// The kind of a type.
    #[must_use]
    pub fn type_kind(&self, id: TypeId) -> Type {
        self.types.get(id.0 as usize).copied().unwrap_or(Type::Int)
    }

    /// The type of a kind other than records, which have [`record_type`](Self::record_type).
    pub(super) fn type_of_kind(&mut self, type_: Type) -> TypeId {
        let hash = self.hash_type(type_);
        let is_same = |&id: &TypeId| self.is_same_type(self.type_kind(id), type_);
        if let Some(&id) = self.type_table.find(hash, is_same) {
            return id;
        }
        let id = TypeId(u32::try_from(self.types.len()).unwrap_or(u32::MAX));
        self.types.push(type_);
        let mut table = std::mem::take(&mut self.type_table);
        table.insert_unique(hash, id, |&id| self.hash_type(self.type_kind(id)));
        self.type_table = table;
        id
    }

    fn hash_type(&self, type_: Type) -> u64 {
        let mut hasher = FxHasher::default();
        match type_ {
            Type::Record(slice) => self.type_classes(slice).hash(&mut hasher),
            _ => type_.hash(&mut hasher),
        }
        hasher.finish()
    }

    fn is_same_type(&self, a: Type, b: Type) -> bool {
        match (a, b) {
            (Type::Record(a), Type::Record(b)) => self.type_classes(a) == self.type_classes(b),
            _ => a == b,
        }
    }

    /// `bits<n>`
    pub fn bits_type(&mut self, width: u32) -> TypeId {
        self.type_of_kind(Type::Bits(width))
    }

    /// `list<T>`
    pub fn list_type(&mut self, element: TypeId) -> TypeId {
        self.type_of_kind(Type::List(element))
    }

    /// The type of records of all these classes.
    pub fn record_type(&mut self, classes: &[RecordId]) -> TypeId {
        if classes.is_empty() {
            return TypeId::ANY_RECORD;
        }
        let mut sorted: SmallVec<[RecordId; 8]> = SmallVec::from_slice(classes);
        sorted.sort_by(|&a, &b| self.record_name_text(a).cmp(self.record_name_text(b)));
        let start = u32::try_from(self.type_classes.len()).unwrap_or(u32::MAX);
        let len = u32::try_from(sorted.len()).unwrap_or(u32::MAX);
        self.type_classes.extend(sorted);
        let count = self.types.len();
        let id = self.type_of_kind(Type::Record(Slice { start, len }));
        if self.types.len() == count {
            // It exists already: its classes need not be stored twice.
            self.type_classes.truncate(start as usize);
        }
        id
    }

    pub(super) fn type_classes(&self, slice: Slice) -> &[RecordId] {
        self.type_classes.get(slice.range()).unwrap_or_default()
    }

    /// The classes of a type of records; empty for other types.
    #[must_use]
    pub fn classes_of(&self, id: TypeId) -> &[RecordId] {
        match self.type_kind(id) {
            Type::Record(slice) => self.type_classes(slice),
            _ => &[],
        }
    }

    /// Whether a type is `bits<n>`, and how many.
    #[must_use]
    pub fn bits_width(&self, type_: TypeId) -> Option<u32> {
        match self.type_kind(type_) {
            Type::Bits(width) => Some(width),
            _ => None,
        }
    }

    /// The type of the elements of a list.
    #[must_use]
    pub fn element_type(&self, id: TypeId) -> Option<TypeId> {
        match self.type_kind(id) {
            Type::List(element) => Some(element),
            _ => None,
        }
    }

    /// Whether a type is one of records.
    #[must_use]
    pub fn is_record_type(&self, id: TypeId) -> bool {
        matches!(self.type_kind(id), Type::Record(_))
    }

    /// Whether every value of a type can become one of another (LLVM's `typeIsConvertibleTo`).
    #[must_use]
    pub fn is_convertible(&self, from: TypeId, to: TypeId) -> bool {
        match (self.type_kind(from), self.type_kind(to)) {
            (Type::Bit, Type::Bit | Type::Int | Type::Bits(1)) => true,
            (Type::Bits(a), Type::Bits(b)) => a == b,
            (Type::Bits(1), Type::Bit) | (Type::Bits(_), Type::Int) => true,
            (Type::Int, Type::Bit | Type::Bits(_) | Type::Int) => true,
            (Type::String, Type::String) | (Type::Dag, Type::Dag) => true,
            (Type::List(a), Type::List(b)) => self.is_convertible(a, b),
            (Type::Record(_), Type::Record(classes)) => {
                from == to
                    || self
                        .type_classes(classes)
                        .iter()
                        .all(|&class| self.is_type_below(from, class))
            }
            _ => false,
        }
    }

    /// Whether a value of a type is one of another without conversion (LLVM's `typeIsA`).
    #[must_use]
    pub fn is_a(&self, type_: TypeId, of: TypeId) -> bool {
        match (self.type_kind(type_), self.type_kind(of)) {
            (Type::List(a), Type::List(b)) => self.is_a(a, b),
            (Type::Record(_), _) => self.is_convertible(type_, of),
            _ => type_ == of,
        }
    }

    /// Whether all records of a type are of a class.
    fn is_type_below(&self, type_: TypeId, class: RecordId) -> bool {
        let classes = self.classes_of(type_);
        classes.iter().any(|&own| own == class || self.is_subclass(own, class))
    }

    /// The type that values of both types have (LLVM's `resolveTypes`).
    pub fn common_type(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if self.is_record_type(a) && self.is_record_type(b) {
            return Some(self.common_record_type(a, b));
        }
        if self.is_convertible(a, b) {
            return Some(b);
        }
        if self.is_convertible(b, a) {
            return Some(a);
        }
        let (a, b) = (self.element_type(a)?, self.element_type(b)?);
        let element = self.common_type(a, b)?;
        Some(self.list_type(element))
    }

    fn common_record_type(&mut self, a: TypeId, b: TypeId) -> TypeId {
        let mut common = Vec::new();
        let mut waiting = self.classes_of(a).to_vec();
        while let Some(class) = waiting.pop() {
            if self.is_type_below(b, class) {
                common.push(class);
            } else {
                waiting.extend(self.record(class).parents.iter().map(|&(parent, _)| parent));
            }
        }
        self.record_type(&common)
    }
}
