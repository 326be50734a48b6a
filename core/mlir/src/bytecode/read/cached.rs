//! Results of reading operations, reused for similar ones.

use super::location::ReadLocations;
use super::properties::Layouts;
use crate::ir::{Attribute, Identifier, ValueId};
use rustc_hash::FxHashMap;

/// Results that are needed again.
#[derive(Default)]
pub(super) struct Cached<'a> {
    pub(super) locations: ReadLocations,
    /// By the name of an operation.
    pub(super) layouts: Vec<Option<Layouts<'a>>>,
    /// The first operation with an entry of properties, and its dictionary, by the number of the entry.
    pub(super) properties: Vec<Option<(Identifier, Attribute)>>,
    /// The dictionaries of other operations with the same bytes: their meaning follows from the operation.
    pub(super) shared: FxHashMap<(Identifier, usize), Attribute>,
    /// The properties and other attributes of operations that have both in one dictionary.
    pub(super) merged: FxHashMap<(Identifier, Attribute), (Attribute, Attribute)>,
    /// The attributes of the last operation with a name, by the name.
    pub(super) last_merged: Vec<Option<(Attribute, (Attribute, Attribute))>>,
    /// The values of the regions that are being read, by their numbers: the outermost region's first.
    pub(super) defined: Vec<ValueId>,
}

impl Cached<'_> {
    /// The dictionary of an entry of properties, as one of the operations with a name.
    #[inline]
    pub(super) fn properties(&self, name: Identifier, index: usize) -> Option<Attribute> {
        match self.properties.get(index)? {
            Some((owner, known)) if *owner == name => Some(*known),
            Some(_) => self.shared.get(&(name, index)).copied(),
            None => None,
        }
    }

    /// Keeps the dictionary of an entry of properties, as one of the operations with a name.
    pub(super) fn keep_properties(
        &mut self,
        name: Identifier,
        index: usize,
        dictionary: Attribute,
    ) {
        match self.properties.get_mut(index) {
            Some(first @ None) => *first = Some((name, dictionary)),
            Some(Some(_)) => {
                self.shared.insert((name, index), dictionary);
            }
            None => {}
        }
    }
}
