//! The first spellings of the attributes and types of dialects in a text.

use super::context::{Context, Identifier};
use super::types::Type;
use rustc_hash::FxHashMap;

/// The first spellings of a text, and of the pieces that are parsed into its operations later. Bodies that differ in
/// blanks only are one body, and types with equal parameters are one type.
#[derive(Debug, Clone, Default)]
pub(crate) struct FirstSpellings {
    /// For each body without blanks, the first body.
    bodies: FxHashMap<Identifier, Identifier>,
    /// The types of dialects that were met, each with the first one with the same parameters.
    types: FxHashMap<Type, Type>,
    /// For the dialect, the name and the parameters of a type, the first such type.
    by_parameters: FxHashMap<Box<[u8]>, Type>,
    /// Whether a body or a type was not the first of its kind in a text.
    has_others: bool,
}

impl FirstSpellings {
    pub(super) fn clear(&mut self) {
        self.bodies.clear();
        self.types.clear();
        self.by_parameters.clear();
    }
}

impl Context {
    /// The first body that is equal without blanks, which are a key; the body itself if it is the first.
    pub(crate) fn first_body(&mut self, body: Identifier, key: Identifier) -> Identifier {
        let spellings = &mut self.first_spellings;
        let first = *spellings.bodies.entry(key).or_insert(body);
        spellings.has_others |= first != body;
        first
    }

    /// Records that the order of the text counts for another reason.
    pub(crate) fn note_other_spelling(&mut self) {
        self.first_spellings.has_others = true;
    }

    /// Whether any text so far had two spellings of one body or type: then the order of the text counts.
    pub(crate) fn has_other_spellings(&self) -> bool {
        self.first_spellings.has_others
    }

    /// The number of bodies that differ in more than blanks.
    pub(crate) fn first_body_count(&self) -> usize {
        self.first_spellings.bodies.len()
    }

    /// The first type with the parameters of a type, if that was met.
    pub(crate) fn first_type(&self, ty: Type) -> Option<Type> {
        self.first_spellings.types.get(&ty).copied()
    }

    /// Records a type with its dialect, name and parameters as a key; an empty key is that of no other type. Returns the
    /// first type with the same key.
    pub(crate) fn keep_first_type(&mut self, ty: Type, key: Box<[u8]>) -> Type {
        let spellings = &mut self.first_spellings;
        let first = match key.is_empty() {
            true => ty,
            false => *spellings.by_parameters.entry(key).or_insert(ty),
        };
        spellings.has_others |= first != ty;
        spellings.types.insert(ty, first);
        first
    }
}
