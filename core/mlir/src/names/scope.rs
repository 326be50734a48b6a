//! The names that are visible at a position.

use super::unit::Use;
use abide_source::text::Span;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// The names of one kind (values or blocks) in the regions around a place.
///
/// A name is looked up in the enclosing regions. Where it is not found, the use waits: a
/// definition may follow in the same region or in one around it.
#[derive(Debug, Default)]
pub(super) struct Scope<'a> {
    visible: FxHashMap<&'a [u8], Visible>,
    /// Innermost last.
    regions: Vec<Region>,
    /// The names defined in the open regions, each with its previous meaning.
    shadowed: Vec<(&'a [u8], Option<Visible>)>,
    /// Uses, by index, that wait for a definition further down.
    waiting: Vec<(&'a [u8], u32)>,
}

/// The meaning of a name.
#[derive(Debug, Clone, Copy)]
struct Visible {
    definition: u32,
    /// The number of regions around the definition.
    depth: usize,
}

/// The start of a region's definitions and waiting uses.
#[derive(Debug, Clone, Copy)]
struct Region {
    shadowed: usize,
    waiting: usize,
}

impl<'a> Scope<'a> {
    /// Creates a scope with capacity for this many names.
    pub(super) fn with_room(names: usize) -> Scope<'a> {
        let visible = FxHashMap::with_capacity_and_hasher(names, FxBuildHasher);
        Scope { visible, ..Scope::default() }
    }

    pub(super) fn enter(&mut self) {
        let (shadowed, waiting) = (self.shadowed.len(), self.waiting.len());
        self.regions.push(Region { shadowed, waiting });
    }

    /// Binds a name to a definition until its region is left. Returns its previous meaning
    /// in the same region.
    pub(super) fn define(&mut self, name: &'a [u8], definition: u32) -> Option<u32> {
        let depth = self.regions.len();
        let before = self.visible.insert(name, Visible { definition, depth });
        self.shadowed.push((name, before));
        before.filter(|before| before.depth == depth).map(|before| before.definition)
    }

    pub(super) fn lookup(&self, name: &[u8]) -> Option<u32> {
        self.visible.get(name).map(|visible| visible.definition)
    }

    /// Lets a use wait for a definition of its name.
    pub(super) fn wait(&mut self, name: &'a [u8], use_index: u32) {
        self.waiting.push((name, use_index));
    }

    /// The number of waiting uses.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Forgets the uses of some names that began to wait after this many others.
    pub(super) fn forget(&mut self, names: &FxHashSet<&[u8]>, first: usize) {
        let later = self.waiting.split_off(first.min(self.waiting.len()));
        let is_named = |name: &[u8]| {
            names.contains(name) || whole(name).is_some_and(|whole| names.contains(whole))
        };
        self.waiting.extend(later.into_iter().filter(|(name, _)| !is_named(name)));
    }

    /// Leaves the innermost region. Uses that waited get the definition that is visible at its
    /// end; the rest wait in the enclosing region. Where there is none, they are given back.
    pub(super) fn leave(&mut self, uses: &mut [Use]) -> Vec<u32> {
        let Some(region) = self.regions.pop() else { return Vec::new() };
        let visible = &self.visible;
        let mut kept = region.waiting;
        for index in region.waiting..self.waiting.len() {
            let Some(&(name, use_index)) = self.waiting.get(index) else { break };
            if let Some((found, length)) = meaning(visible, name) {
                if let Some(use_) = uses.get_mut(use_index as usize) {
                    use_.definition = Some(found.definition);
                    let start = use_.name.start();
                    let end = start.saturating_add(u32::try_from(length).unwrap_or(u32::MAX));
                    use_.name = Span::new(start, end.min(use_.name.end()));
                }
            } else {
                self.waiting.swap(kept, index);
                kept += 1;
            }
        }
        self.waiting.truncate(kept);
        if self.regions.is_empty() {
            // Nothing is looked up any more.
            self.visible.clear();
            self.shadowed.clear();
            return self.waiting.drain(..).map(|(_, use_index)| use_index).collect();
        }
        for (name, before) in self.shadowed.drain(region.shadowed..).rev() {
            match before {
                Some(before) => self.visible.insert(name, before),
                None => self.visible.remove(name),
            };
        }
        Vec::new()
    }
}

/// Returns the name of the value that a name may be a part of: some dialects have `%name.part` for a part of `%name`.
fn whole(name: &[u8]) -> Option<&[u8]> {
    name.get(..memchr::memrchr(b'.', name)?)
}

/// Returns the meaning of a name, and the length of the name in the text.
fn meaning(visible: &FxHashMap<&[u8], Visible>, name: &[u8]) -> Option<(Visible, usize)> {
    if let Some(found) = visible.get(name) {
        return Some((*found, name.len()));
    }
    let whole = whole(name)?;
    visible.get(whole).map(|found| (*found, whole.len()))
}
