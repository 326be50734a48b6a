//! The floor of types and attributes: [`Tokens`] and the context in which types and attributes are unique.
//!
//! It knows the aliases of the text and the declared forms of dialects, and no operations. The floor above it is
//! [`Operations`](super::operations::Operations).

pub(super) mod affine;
pub(super) mod aliases;
pub(super) mod attributes;
mod body_parts;
mod builtin;
pub(super) mod constrained;
mod dense;
pub(super) mod dialect_body;
mod enums;
mod inner_types;
pub(super) mod kept_aliases;
pub(super) mod located;
mod location;
mod long_numbers;
mod numbers;
mod parametric;
mod parametric_text;
mod parametric_words;
mod plain_types;
mod properties;
mod recursive_attributes;
mod sparse;
pub(super) mod strings;
mod unknown_names;

use super::tokens::Tokens;
use super::tokens::floor::{floor, nested};
use super::tokens::nesting::Alias;
use crate::ir::{Attribute, Identifier, Ir, Type};
use crate::print::brief_type;
use crate::registry::Registry;
use abide_source::limits::Limits;
use abide_source::text::Span;
use kept_aliases::KeptAliases;
use located::LocationReader;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::{Deref, DerefMut};

/// Reads types and attributes into the context of an [`Ir`] (MLIR: `AsmParser`).
pub struct Types<'a> {
    pub(super) tokens: Tokens<'a>,
    /// The operations that are known.
    pub registry: &'a Registry,
    /// The IR that is made.
    pub ir: Ir,
    pub(super) type_aliases: FxHashMap<&'a [u8], Alias<Type>>,
    pub(super) attribute_aliases: FxHashMap<&'a [u8], Alias<Attribute>>,
    pub(super) kept_aliases: KeptAliases,
    /// The number of uses of aliases whose definitions the reader does not hold.
    unheld_uses: u64,
    /// Whether the aliases of the text may come from C++, once that is known.
    pub(super) given_aliases: Option<bool>,
    plain_types: FxHashMap<&'a [u8], Type>,
    /// The number of enclosing bodies of attributes and types.
    body_depth: u32,
    /// The number of enclosing bodies of types that are inspected.
    type_depth: u32,
    /// For each number of a distinct attribute in the text, its new number and the attribute that it makes distinct.
    pub(super) distinct: FxHashMap<u64, (u64, Attribute)>,
    /// The number of the next distinct attribute.
    pub(super) distinct_made: u64,
    /// Whether each excerpt has its own first spellings of bodies and types. Until a second spelling is met, those of
    /// earlier excerpts are the same.
    are_spellings_apart: bool,
    /// The attributes of dialects that were met, by dialect and body: the enumeration that each is, if it
    /// is one.
    enums: FxHashMap<(Identifier, Identifier), Option<Attribute>>,
    /// The dialects and bodies of types (`true`) and attributes whose names are not errors.
    checked_names: FxHashSet<(Identifier, Identifier, bool)>,
    /// The bytes of text that aliases in such bodies have become.
    expanded: usize,
    /// The bytes that elements of very wide integer types take.
    long_elements: usize,
    /// The locations, if requested.
    pub(super) located: Option<Box<LocationReader<'a>>>,
    /// The aliases that are locations of operations and arguments and were not defined as such, with their first ranges.
    pub(super) later_locations: FxHashMap<&'a [u8], Span>,
    /// Whether the current location is an attribute, which is recorded even if no others are.
    in_location_attribute: bool,
}

impl<'a> Deref for Types<'a> {
    type Target = Tokens<'a>;

    #[inline]
    fn deref(&self) -> &Tokens<'a> {
        &self.tokens
    }
}

impl<'a> DerefMut for Types<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }
}

impl<'a> Types<'a> {
    /// Reads a text into an IR.
    pub(super) fn over(
        text: &'a [u8],
        registry: &'a Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Types<'a> {
        let mut types = Types {
            tokens: Tokens::new(text, limits),
            registry,
            ir,
            type_aliases: FxHashMap::default(),
            attribute_aliases: FxHashMap::default(),
            kept_aliases: KeptAliases::default(),
            unheld_uses: 0,
            given_aliases: None,
            plain_types: FxHashMap::default(),
            body_depth: 0,
            type_depth: 0,
            distinct: FxHashMap::default(),
            distinct_made: 0,
            are_spellings_apart: false,
            enums: FxHashMap::default(),
            checked_names: FxHashSet::default(),
            expanded: 0,
            long_elements: 0,
            located: None,
            later_locations: FxHashMap::default(),
            in_location_attribute: false,
        };
        types.advance();
        types
    }

    /// Forgets the parsed text, except the context's contents.
    pub(super) fn reset(&mut self) {
        self.tokens.reset();
        if self.needs_all_aliases() {
            self.kept_aliases = KeptAliases::default();
            self.are_spellings_apart = true;
        }
        if self.are_spellings_apart {
            self.ir.clear();
            self.distinct.clear();
        } else {
            self.ir.clear_operations();
        }
        self.type_aliases.clear();
        self.attribute_aliases.clear();
        self.later_locations.clear();
        self.given_aliases = None;
        self.distinct_made = 0;
        self.enums.clear();
        self.expanded = 0;
    }

    /// Whether a second spelling was met for the first time in the text that was parsed last: an alias that was not
    /// parsed again may have the first one.
    pub(super) fn needs_all_aliases(&self) -> bool {
        self.ir.context.has_other_spellings() && !self.are_spellings_apart
    }

    /// A type as MLIR writes it, for a message.
    pub(in crate::parse) fn type_text(&self, ty: Type) -> String {
        brief_type(&self.ir, ty)
    }
}

floor!(Types);
nested!(Types);
