//! Uniqued strings, types, attributes and affine expressions.

use super::affine::{AffineExpr, AffineExprKind};
use super::attributes::{Attribute, AttributeKind, DenseData, Integer, number_size};
use super::first_spellings::FirstSpellings;
use super::float::FloatKind;
use super::id::id;
use super::inner_types::InnerTypes;
use super::types::{Type, TypeKind};
use abide_source::types::Signedness;
use indexmap::{Equivalent, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::Hash;

id! {
    /// A byte string of a [`Context`]: a name, or the text of a string attribute.
    pub Identifier
}

/// The beginning of the body of a dialect attribute or type that bytecode stores in its own encoding and that is kept
/// as bytes.
pub(crate) const KEPT_BYTECODE_PREFIX: &[u8] = b"bytecode<\"0x";

type Set<T> = IndexSet<T, FxBuildHasher>;

/// Holds strings, types, attributes and affine expressions, each once.
///
/// A type means something only together with the context that it comes from.
#[derive(Debug, Clone)]
pub struct Context {
    strings: Set<Box<[u8]>>,
    types: Set<TypeKind>,
    pub(super) inner_types: FxHashMap<Type, InnerTypes>,
    pub(super) first_spellings: FirstSpellings,
    attributes: Set<AttributeKind>,
    /// For the name of a conversion and an attribute, its result.
    converted: FxHashMap<(&'static str, Attribute), Attribute>,
    expressions: Set<AffineExprKind>,
    pub(super) weight: usize,
    empty_dictionary: Attribute,
    unit: Attribute,
    unknown: Type,
    index: Type,
    none: Type,
    i1: Type,
    i32: Type,
    i64: Type,
}

/// The id of an element of a set.
fn intern<T: Hash + Eq, Q: Hash + Equivalent<T> + ?Sized>(
    set: &mut Set<T>,
    key: &Q,
    own: impl FnOnce() -> T,
) -> usize {
    match set.get_index_of(key) {
        Some(index) => index,
        None => set.insert_full(own()).0,
    }
}

fn integer(width: u32) -> TypeKind {
    TypeKind::Integer { width, signedness: Signedness::Signless }
}

impl Default for Context {
    fn default() -> Self {
        let mut types = Set::default();
        let mut attributes = Set::default();
        let mut ty = |kind| Type::from_index(types.insert_full(kind).0);
        let (unknown, index, none) =
            (ty(TypeKind::Unknown), ty(TypeKind::Index), ty(TypeKind::None));
        let (i1, i32, i64) = (ty(integer(1)), ty(integer(32)), ty(integer(64)));
        let mut attribute = |kind| Attribute::from_index(attributes.insert_full(kind).0);
        let empty_dictionary = attribute(AttributeKind::Dictionary(Box::default()));
        let unit = attribute(AttributeKind::Unit);
        let weight = types.iter().map(TypeKind::weight).sum::<usize>()
            + attributes.iter().map(AttributeKind::weight).sum::<usize>();
        Context {
            strings: Set::default(),
            weight,
            types,
            inner_types: FxHashMap::default(),
            first_spellings: FirstSpellings::default(),
            attributes,
            converted: FxHashMap::default(),
            expressions: Set::default(),
            empty_dictionary,
            unit,
            unknown,
            index,
            none,
            i1,
            i32,
            i64,
        }
    }
}

impl Context {
    /// The id of a string.
    pub fn identifier(&mut self, text: impl AsRef<[u8]>) -> Identifier {
        let (text, weight) = (text.as_ref(), &mut self.weight);
        let own = || {
            *weight += text.len();
            text.into()
        };
        Identifier::from_index(intern(&mut self.strings, text, own))
    }

    /// The id of an interned string; `None` means that nothing has this name.
    #[must_use]
    pub fn find_identifier(&self, text: impl AsRef<[u8]>) -> Option<Identifier> {
        self.strings.get_index_of(text.as_ref()).map(Identifier::from_index)
    }

    /// The bytes of a string.
    #[must_use]
    pub fn bytes(&self, identifier: Identifier) -> &[u8] {
        self.strings.get_index(identifier.index()).map_or(&[], |text| text)
    }

    /// A number above those of all strings.
    #[must_use]
    pub fn identifier_bound(&self) -> usize {
        self.strings.len()
    }

    /// A number above those of all types.
    #[must_use]
    pub fn type_bound(&self) -> usize {
        self.types.len()
    }

    /// A number above those of all attributes.
    #[must_use]
    pub fn attribute_bound(&self) -> usize {
        self.attributes.len()
    }

    /// The types from one on, in the order of their ids.
    pub(crate) fn types_from(&self, first: usize) -> impl Iterator<Item = Type> {
        (first..self.types.len()).map(Type::from_index)
    }

    /// The strings from one on, in the order of their ids.
    pub(crate) fn strings_from(&self, first: usize) -> impl Iterator<Item = &[u8]> {
        let range = self.strings.get_range(first..);
        range.into_iter().flatten().map(|text| &**text)
    }

    /// A string as text; bytes that are not UTF-8 are replaced.
    #[must_use]
    pub fn text(&self, identifier: Identifier) -> std::borrow::Cow<'_, str> {
        let bytes = self.bytes(identifier);
        // This validates long strings faster than the conversion, which only a few need.
        match std::str::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(_) => String::from_utf8_lossy(bytes),
        }
    }

    /// About how many bytes everything takes that is held: a measure of the text that it came from.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.weight + 16 * self.expressions.len()
    }

    /// The id of a type.
    pub fn ty(&mut self, kind: TypeKind) -> Type {
        let (index, is_new) = self.types.insert_full(kind);
        if is_new {
            self.weight += self.types.get_index(index).map_or(0, TypeKind::weight);
        }
        Type::from_index(index)
    }

    /// Returns the kind of a type.
    #[must_use]
    pub fn type_kind(&self, ty: Type) -> &TypeKind {
        self.types.get_index(ty.index()).unwrap_or(&TypeKind::Unknown)
    }

    /// Returns the result of a conversion that a form applies to an attribute, if it was recorded: an attribute may be
    /// long and that of very many operations.
    #[must_use]
    pub fn converted(&self, conversion: &'static str, from: Attribute) -> Option<Attribute> {
        self.converted.get(&(conversion, from)).copied()
    }

    /// Records the result of a conversion.
    pub fn keep_converted(&mut self, conversion: &'static str, from: Attribute, to: Attribute) {
        self.converted.insert((conversion, from), to);
    }

    /// The id of an attribute.
    pub fn attribute(&mut self, kind: AttributeKind) -> Attribute {
        let (index, is_new) = self.attributes.insert_full(kind);
        if is_new {
            self.weight += self.attributes.get_index(index).map_or(0, AttributeKind::weight);
        }
        Attribute::from_index(index)
    }

    /// Returns the kind of an attribute.
    #[must_use]
    pub fn attribute_kind(&self, attribute: Attribute) -> &AttributeKind {
        self.attributes.get_index(attribute.index()).unwrap_or(&AttributeKind::Unit)
    }

    /// Forgets how the texts so far have spelled the attributes and types of dialects: the next text has its own
    /// spellings.
    pub fn forget_spellings(&mut self) {
        self.first_spellings.clear();
    }

    /// Reserves room for further types and attributes.
    pub(crate) fn reserve(&mut self, types: usize, attributes: usize) {
        self.types.reserve_exact(types);
        self.attributes.reserve_exact(attributes);
    }

    /// Returns the id of an affine expression, not simplified; see [`Context::affine_add`] and its neighbours for
    /// MLIR's simplifications.
    pub(super) fn expression(&mut self, kind: AffineExprKind) -> AffineExpr {
        AffineExpr::from_index(self.expressions.insert_full(kind).0)
    }

    /// Returns the kind of an affine expression.
    #[must_use]
    pub fn expression_kind(&self, expression: AffineExpr) -> AffineExprKind {
        let found = self.expressions.get_index(expression.index());
        found.copied().unwrap_or(AffineExprKind::Constant(0))
    }

    /// A signless integer type.
    pub fn integer(&mut self, width: u32) -> Type {
        match width {
            1 => self.i1,
            32 => self.i32,
            64 => self.i64,
            width => self.ty(integer(width)),
        }
    }

    /// A floating-point type.
    pub fn float(&mut self, kind: FloatKind) -> Type {
        self.ty(TypeKind::Float(kind))
    }

    /// `index`
    #[must_use]
    pub fn index_type(&self) -> Type {
        self.index
    }

    /// `none`
    #[must_use]
    pub fn none_type(&self) -> Type {
        self.none
    }

    /// `i1`
    #[must_use]
    pub fn bool_type(&self) -> Type {
        self.i1
    }

    /// `i64`
    #[must_use]
    pub fn i64_type(&self) -> Type {
        self.i64
    }

    /// The type that is not known.
    #[must_use]
    pub fn unknown_type(&self) -> Type {
        self.unknown
    }

    /// `{}`
    #[must_use]
    pub fn empty_dictionary(&self) -> Attribute {
        self.empty_dictionary
    }

    /// `unit`
    #[must_use]
    pub fn unit(&self) -> Attribute {
        self.unit
    }

    /// An integer attribute of a type of up to 64 bits.
    pub fn integer_attribute(&mut self, value: i64, ty: Type) -> Attribute {
        self.attribute(AttributeKind::Integer { value: Integer::Small(value), ty })
    }

    /// A dense literal of integers for a vector or tensor type of as many elements.
    pub fn dense_integers(&mut self, ty: Type, values: &[i64]) -> Attribute {
        let element = self.type_kind(ty).element().map(|element| self.type_kind(element));
        let width = match element {
            Some(TypeKind::Integer { width, .. }) => number_size(*width).min(8),
            _ => 8,
        };
        let splat = !values.is_empty() && values.windows(2).all(|pair| pair.first() == pair.last());
        let kept = values.iter().take(if splat { 1 } else { values.len() });
        let bytes = kept.flat_map(|value| value.to_le_bytes().into_iter().take(width)).collect();
        let data = DenseData::Bytes { splat, bytes };
        self.attribute(AttributeKind::DenseElements { ty, data })
    }

    /// `true` or `false`.
    pub fn bool_attribute(&mut self, value: bool) -> Attribute {
        self.integer_attribute(-i64::from(value), self.i1)
    }

    /// A string attribute without a type.
    pub fn string_attribute(&mut self, text: impl AsRef<[u8]>) -> Attribute {
        let value = self.identifier(text);
        self.attribute(AttributeKind::String { value, ty: None })
    }

    /// A type as an attribute.
    pub fn type_attribute(&mut self, ty: Type) -> Attribute {
        self.attribute(AttributeKind::Type(ty))
    }

    /// `[a, b]`
    pub fn array(&mut self, elements: impl Into<Box<[Attribute]>>) -> Attribute {
        self.attribute(AttributeKind::Array(elements.into()))
    }

    /// `array<i64: ..>`
    pub fn dense_i64_array(&mut self, values: impl Into<Box<[i64]>>) -> Attribute {
        let element = self.i64;
        self.attribute(AttributeKind::DenseArray { element, values: values.into() })
    }

    /// `array<i32: ..>`
    pub fn dense_i32_array(&mut self, values: impl Into<Box<[i64]>>) -> Attribute {
        let element = self.i32;
        self.attribute(AttributeKind::DenseArray { element, values: values.into() })
    }

    /// A dictionary of entries in any order; of two with one name the first counts.
    pub fn dictionary(&mut self, entries: &mut Vec<(Identifier, Attribute)>) -> Attribute {
        if entries.is_empty() {
            return self.empty_dictionary;
        }
        if entries.len() > 1 {
            entries.sort_by(|a, b| self.bytes(a.0).cmp(self.bytes(b.0)));
            entries.dedup_by_key(|entry| entry.0);
        }
        self.attribute(AttributeKind::Dictionary(entries.as_slice().into()))
    }

    /// Returns the entries of a dictionary, sorted by name; empty for other attributes.
    #[must_use]
    pub fn entries(&self, dictionary: Attribute) -> &[(Identifier, Attribute)] {
        match self.attribute_kind(dictionary) {
            AttributeKind::Dictionary(entries) => entries,
            _ => &[],
        }
    }

    /// The value of a name in a dictionary.
    #[must_use]
    pub fn entry(&self, dictionary: Attribute, name: impl AsRef<[u8]>) -> Option<Attribute> {
        let entries = self.entries(dictionary);
        let name = name.as_ref();
        // Dictionaries are short, and most have no entry at all.
        entries.iter().find(|entry| self.bytes(entry.0) == name).map(|entry| entry.1)
    }

    /// The value of an integer attribute of up to 64 bits.
    #[must_use]
    pub fn integer_value(&self, attribute: Attribute) -> Option<i64> {
        match self.attribute_kind(attribute) {
            AttributeKind::Integer { value: Integer::Small(value), .. } => Some(*value),
            _ => None,
        }
    }

    /// The text of a string attribute.
    #[must_use]
    pub fn string_value(&self, attribute: Attribute) -> Option<Identifier> {
        match self.attribute_kind(attribute) {
            AttributeKind::String { value, .. } => Some(*value),
            _ => None,
        }
    }
}
