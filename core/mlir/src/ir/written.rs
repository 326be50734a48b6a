//! Names that stood in the text. MLIR keeps none and asks its operations and dialects for names; where
//! only C++ could answer, the printer gives back what was written.

use super::attributes::Attribute;
use super::context::Identifier;
use super::operation::{BlockId, OperationId};
use super::types::Type;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Names of the text that the printer may give back.
#[derive(Debug, Clone, Default)]
pub struct WrittenNames {
    results: FxHashMap<OperationId, ResultNames>,
    arguments: FxHashMap<BlockId, Box<[Identifier]>>,
    attributes: FxHashMap<Attribute, Identifier>,
    types: FxHashMap<Type, Identifier>,
    parts: FxHashMap<Identifier, Parts>,
    /// Whether an alias is called as C++ would call it: then C++ may have given others, too.
    pub has_given_aliases: bool,
}

/// From which result on results have a name.
type ResultNames = Box<[(usize, Identifier)]>;

/// What stands in a body, with its bytes in it.
type Parts = Box<[(Range<usize>, WrittenPart)]>;

/// What stands in the body of a dialect's attribute or type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrittenPart {
    /// An attribute.
    Attribute(Attribute),
    /// A type.
    Type(Type),
}

impl WrittenNames {
    /// Remembers how the results of an operation are called: from which result on they have a name; an
    /// empty name stands for a number.
    pub fn name_results(&mut self, operation: OperationId, names: Box<[(usize, Identifier)]>) {
        self.results.insert(operation, names);
    }

    /// What [`name_results`](Self::name_results) was told.
    #[must_use]
    pub fn results(&self, operation: OperationId) -> &[(usize, Identifier)] {
        self.results.get(&operation).map_or(&[], |names| names)
    }

    /// Remembers how the first arguments of a block are called; an empty name is that of no argument.
    pub fn name_arguments(&mut self, block: BlockId, names: Box<[Identifier]>) {
        self.arguments.insert(block, names);
    }

    /// What [`name_arguments`](Self::name_arguments) was told.
    #[must_use]
    pub fn arguments(&self, block: BlockId) -> &[Identifier] {
        if self.arguments.is_empty() {
            return &[];
        }
        self.arguments.get(&block).map_or(&[], |names| names)
    }

    /// Remembers the attributes and types in a body, with their bytes in it, in the order of the text.
    pub fn keep_parts(&mut self, body: Identifier, parts: Box<[(Range<usize>, WrittenPart)]>) {
        self.parts.insert(body, parts);
    }

    /// Whether a body has been looked into.
    #[must_use]
    pub fn has_parts(&self, body: Identifier) -> bool {
        self.parts.contains_key(&body)
    }

    /// What [`keep_parts`](Self::keep_parts) was told.
    #[must_use]
    pub fn parts(&self, body: Identifier) -> &[(Range<usize>, WrittenPart)] {
        if self.parts.is_empty() { &[] } else { self.parts.get(&body).map_or(&[], |parts| parts) }
    }

    /// Remembers the first alias of an attribute, without its sigil.
    pub fn alias_attribute(&mut self, attribute: Attribute, name: Identifier) {
        self.attributes.entry(attribute).or_insert(name);
    }

    /// The alias of an attribute.
    #[must_use]
    pub fn attribute_alias(&self, attribute: Attribute) -> Option<Identifier> {
        if self.attributes.is_empty() { None } else { self.attributes.get(&attribute).copied() }
    }

    /// Remembers the first alias of a type, without its sigil.
    pub fn alias_type(&mut self, ty: Type, name: Identifier) {
        self.types.entry(ty).or_insert(name);
    }

    /// The alias of a type.
    #[must_use]
    pub fn type_alias(&self, ty: Type) -> Option<Identifier> {
        if self.types.is_empty() { None } else { self.types.get(&ty).copied() }
    }
}
