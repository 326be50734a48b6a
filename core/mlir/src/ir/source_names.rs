//! Names from the source. MLIR keeps none: its operations and dialects suggest names. Where only C++ suggests them, the
//! printer uses the names of the source.

use super::attributes::{Attribute, AttributeKind};
use super::compact::Renumbering;
use super::context::Identifier;
use super::operation::{BlockId, Ir, OperationId};
use super::types::Type;
use crate::locations::{Location, LocationTable, Locations};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// Names of the text that the printer may repeat.
#[derive(Debug, Clone, Default)]
pub struct SourceNames {
    results: FxHashMap<OperationId, ResultNames>,
    arguments: FxHashMap<BlockId, Box<[Identifier]>>,
    blocks: FxHashMap<BlockId, Identifier>,
    attributes: FxHashMap<Attribute, Identifier>,
    types: FxHashMap<Type, Identifier>,
    parts: FxHashMap<Identifier, Parts>,
    /// The depth of bodies, and their length with all bodies within them.
    extents: FxHashMap<Identifier, (u32, usize)>,
    /// Whether the aliases of a project's attributes and types are kept because its C++ may have given them.
    pub has_given_aliases: bool,
    /// The undescribed operations that are written with `<{}>`.
    empty_properties: FxHashSet<OperationId>,
    /// The locations that attributes are, as their texts name others by aliases.
    locations: Option<Box<LocationTable>>,
}

/// From which result on results have a name.
type ResultNames = Box<[(usize, Identifier)]>;

/// The parts of a body, with their byte ranges.
type Parts = Box<[(Range<usize>, SourcePart)]>;

/// A part of the body of a dialect's attribute or type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SourcePart {
    /// An attribute.
    Attribute(Attribute),
    /// A type.
    Type(Type),
}

impl SourceNames {
    /// Records the names of an operation's results, each with the first result that it covers; an empty name means a
    /// number.
    pub fn name_results(&mut self, operation: OperationId, names: Box<[(usize, Identifier)]>) {
        self.results.insert(operation, names);
    }

    /// Returns the names recorded by [`name_results`](Self::name_results).
    #[must_use]
    pub fn results(&self, operation: OperationId) -> &[(usize, Identifier)] {
        self.results.get(&operation).map_or(&[], |names| names)
    }

    /// Records that an undescribed operation is written with `<{}>`.
    pub fn keep_empty_properties(&mut self, operation: OperationId) {
        self.empty_properties.insert(operation);
    }

    /// Whether an operation is written with `<{}>`.
    #[must_use]
    pub fn has_empty_properties(&self, operation: OperationId) -> bool {
        !self.empty_properties.is_empty() && self.empty_properties.contains(&operation)
    }

    /// Remembers how the first arguments of a block are called; an empty name is that of no argument.
    pub fn name_arguments(&mut self, block: BlockId, names: Box<[Identifier]>) {
        self.arguments.insert(block, names);
    }

    /// Returns the names recorded by [`name_arguments`](Self::name_arguments).
    #[must_use]
    pub fn arguments(&self, block: BlockId) -> &[Identifier] {
        if self.arguments.is_empty() {
            return &[];
        }
        self.arguments.get(&block).map_or(&[], |names| names)
    }

    /// Remembers how a block is called.
    pub fn name_block(&mut self, block: BlockId, name: Identifier) {
        self.blocks.insert(block, name);
    }

    /// Returns the name recorded by [`name_block`](Self::name_block).
    #[must_use]
    pub fn block(&self, block: BlockId) -> Option<Identifier> {
        if self.blocks.is_empty() { None } else { self.blocks.get(&block).copied() }
    }

    /// Remembers the attributes and types in a body, with their bytes in it, in the order of the text.
    pub fn keep_parts(&mut self, body: Identifier, parts: Box<[(Range<usize>, SourcePart)]>) {
        self.parts.insert(body, parts);
    }

    /// Whether a body has been inspected.
    #[must_use]
    pub fn has_parts(&self, body: Identifier) -> bool {
        self.parts.contains_key(&body)
    }

    /// Returns the parts recorded by [`keep_parts`](Self::keep_parts).
    #[must_use]
    pub fn parts(&self, body: Identifier) -> &[(Range<usize>, SourcePart)] {
        if self.parts.is_empty() { &[] } else { self.parts.get(&body).map_or(&[], |parts| parts) }
    }

    /// The nesting depth of a body, and its length with all bodies within it.
    #[must_use]
    pub fn extent(&self, body: Identifier) -> (u32, usize) {
        if self.extents.is_empty() {
            return (0, 0);
        }
        self.extents.get(&body).copied().unwrap_or_default()
    }

    /// Returns a copy with the records about bodies alone.
    #[must_use]
    pub fn links(&self) -> SourceNames {
        SourceNames {
            parts: self.parts.clone(),
            extents: self.extents.clone(),
            ..SourceNames::default()
        }
    }

    /// Forgets everything but the records about bodies.
    pub(super) fn clear_except_links(&mut self) {
        let (parts, extents) = (std::mem::take(&mut self.parts), std::mem::take(&mut self.extents));
        *self = SourceNames { parts, extents, ..SourceNames::default() };
    }

    /// Follows operations and blocks to their new ids.
    pub(super) fn renumber(&mut self, new: &Renumbering) {
        let results = std::mem::take(&mut self.results).into_iter();
        self.results =
            results.filter_map(|(one, names)| Some((new.operation(one)?, names))).collect();
        let arguments = std::mem::take(&mut self.arguments).into_iter();
        self.arguments =
            arguments.filter_map(|(one, names)| Some((new.block(one)?, names))).collect();
        let blocks = std::mem::take(&mut self.blocks).into_iter();
        self.blocks = blocks.filter_map(|(one, name)| Some((new.block(one)?, name))).collect();
        let empty = std::mem::take(&mut self.empty_properties).into_iter();
        self.empty_properties = empty.filter_map(|one| new.operation(one)).collect();
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

    /// The locations that attributes are, to be added to.
    pub(crate) fn location_table(&mut self) -> &mut LocationTable {
        self.locations.get_or_insert_default()
    }

    /// The locations that attributes are; `None` without such attributes.
    pub(crate) fn locations(&self) -> Option<&Locations> {
        self.locations.as_ref().map(|table| &table.all)
    }

    /// The location that an attribute is.
    pub(crate) fn location(&self, attribute: Attribute) -> Option<Location> {
        self.locations()?.of_attribute(attribute)
    }

    /// The alias of a type.
    #[must_use]
    pub fn type_alias(&self, ty: Type) -> Option<Identifier> {
        if self.types.is_empty() { None } else { self.types.get(&ty).copied() }
    }
}

impl Attribute {
    /// Returns its reference within the body of another attribute: its number.
    #[must_use]
    pub fn link(self) -> String {
        format!("#{}", self.index())
    }
}

impl Ir {
    /// Records the positions of the attributes that a body refers to by number ([`Attribute::link`]). Returns its
    /// nesting depth.
    pub fn keep_links(&mut self, body: Identifier) -> u32 {
        if self.written.has_parts(body) {
            return self.written.extent(body).0;
        }
        let (mut parts, mut depth) = (Vec::new(), 0);
        let text = self.context.bytes(body);
        let mut len = text.len();
        let (mut quoted, mut escaped) = (false, false);
        for (start, byte) in text.iter().enumerate() {
            if *byte == b'#' && !quoted {
                let digits = text.get(start + 1..).unwrap_or_default();
                let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = digits.get(..count).and_then(|text| std::str::from_utf8(text).ok());
                let attribute = number.and_then(|text| text.parse().ok());
                if let Some(attribute) = attribute.and_then(|one| self.context.attribute_at(one)) {
                    let part = SourcePart::Attribute(attribute);
                    parts.push((start..start + 1 + count, part));
                    if let AttributeKind::Dialect { body, .. } =
                        self.context.attribute_kind(attribute)
                    {
                        let (inner, extent) = self.written.extent(*body);
                        depth = depth.max(inner + 1);
                        let whole = extent.max(self.context.bytes(*body).len());
                        len = len.saturating_add(whole);
                    }
                }
            }
            quoted ^= *byte == b'"' && !escaped;
            escaped = *byte == b'\\' && !escaped;
        }
        if !parts.is_empty() {
            self.written.extents.insert(body, (depth, len));
            self.written.keep_parts(body, parts.into());
        }
        depth
    }
}
