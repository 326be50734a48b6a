//! Which names are visible at a place of the text.

use super::unit::Use;
use rustc_hash::{FxBuildHasher, FxHashMap};

/// The names of one kind (values or blocks) in the regions around a place.
///
/// A name is looked up in the regions around it. Where it is not found, the use waits: a
/// definition may follow in the same region or in one around it.
#[derive(Debug, Default)]
pub(super) struct Scope<'a> {
    visible: FxHashMap<&'a [u8], Visible>,
    /// Innermost last.
    regions: Vec<Region<'a>>,
}

/// What a name means.
#[derive(Debug, Clone, Copy)]
struct Visible {
    definition: u32,
    /// How many regions there were around the definition.
    depth: usize,
}

#[derive(Debug, Default)]
struct Region<'a> {
    /// The names defined in it, each with what it meant before.
    shadowed: Vec<(&'a [u8], Option<Visible>)>,
    /// Uses, by index, that wait for a definition further down.
    waiting: Vec<(&'a [u8], u32)>,
}

impl<'a> Scope<'a> {
    /// With room for so many names.
    pub(super) fn with_room(names: usize) -> Scope<'a> {
        let visible = FxHashMap::with_capacity_and_hasher(names, FxBuildHasher);
        Scope { visible, regions: Vec::new() }
    }

    pub(super) fn enter(&mut self) {
        self.regions.push(Region::default());
    }

    /// Makes a name mean a definition until its region is left. Gives what the name meant before
    /// in the same region.
    pub(super) fn define(&mut self, name: &'a [u8], definition: u32) -> Option<u32> {
        let depth = self.regions.len();
        let before = self.visible.insert(name, Visible { definition, depth });
        self.regions.last_mut()?.shadowed.push((name, before));
        before.filter(|before| before.depth == depth).map(|before| before.definition)
    }

    pub(super) fn lookup(&self, name: &[u8]) -> Option<u32> {
        self.visible.get(name).map(|visible| visible.definition)
    }

    /// Lets a use wait for a definition of its name.
    pub(super) fn wait(&mut self, name: &'a [u8], use_index: u32) {
        if let Some(region) = self.regions.last_mut() {
            region.waiting.push((name, use_index));
        }
    }

    /// Leaves the innermost region. Uses that waited get the definition that is visible at its
    /// end; the rest wait in the region around it. Where there is none, they are given back.
    pub(super) fn leave(&mut self, uses: &mut [Use]) -> Vec<u32> {
        let Some(region) = self.regions.pop() else { return Vec::new() };
        let mut left = Vec::new();
        for (name, use_index) in region.waiting {
            if let Some(definition) = self.lookup(name) {
                if let Some(found) = uses.get_mut(use_index as usize) {
                    found.definition = Some(definition);
                }
            } else if let Some(outer) = self.regions.last_mut() {
                outer.waiting.push((name, use_index));
            } else {
                left.push(use_index);
            }
        }
        for (name, before) in region.shadowed.into_iter().rev() {
            match before {
                Some(before) => self.visible.insert(name, before),
                None => self.visible.remove(name),
            };
        }
        left
    }
}
