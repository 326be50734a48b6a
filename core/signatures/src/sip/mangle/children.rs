//! The structs of one half and the children of each.

use super::hash::Seed;
use super::word::{ChildrenLocation, Content, StructWord};
use crate::sip::visit::StructKind;
use indexmap::IndexMap;

/// Half a cache line: lookups in a large signature miss the nearest cache.
type Cell = [u32; WORDS_PER_CELL];

const WORDS_PER_CELL: usize = 8;

/// The number of children that fit in one cell: their keys, then their contents.
const CHILDREN_PER_CELL: usize = WORDS_PER_CELL / 2;

/// The maximum number of words of a row of slots for each child.
const WORDS_OF_CHILD: usize = 16;

/// Structs, each in the form that finds its children soonest:
///
/// - [`ChildrenLocation::Few`]: a cell with keys and contents, which are all inspected;
/// - [`ChildrenLocation::Dense`]: a row of cells. Its first word is the number of following slots, and a key is the
///   number of its slot. That suits sequences without large gaps, and large dictionaries whose names are mostly theirs
///   alone;
/// - [`ChildrenLocation::Sparse`]: a hash table.
///
/// A content of 0 means absence.
#[derive(Debug, Clone)]
pub(super) struct Children {
    /// The first entry and the first table are unused: see [`StructWord::PLACES`].
    cells: Vec<Cell>,
    sparse: Vec<IndexMap<u32, u32, Seed>>,
    seed: Seed,
}

/// A node in its struct.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Child {
    /// An index, or the number of a name.
    pub(super) key: u32,
    pub(super) content: Content,
}

impl Children {
    pub(super) fn new(seed: Seed) -> Children {
        Children {
            cells: vec![[0; WORDS_PER_CELL]],
            sparse: vec![IndexMap::with_hasher(seed)],
            seed,
        }
    }

    /// Whether `structs` more structs can be numbered.
    pub(super) fn has_room(&self, structs: usize) -> bool {
        // A struct takes one cell or table, and where it moves, it moves to a row for which there
        // is room, or to one table.
        self.cells.len().max(self.sparse.len()).saturating_add(structs) < StructWord::PLACES
    }

    /// A struct with one child.
    pub(super) fn add_struct(&mut self, kind: StructKind, child: Child) -> StructWord {
        let added = self.allocate(kind, 1, child.key);
        self.add_in_place(added, child);
        added
    }

    /// The content of a key.
    #[inline]
    pub(super) fn find(&self, holder: StructWord, key: u32) -> Option<Content> {
        let word = match holder.place() {
            ChildrenLocation::Few(cell) => {
                let (keys, contents) = self.cells.get(cell)?.split_at(CHILDREN_PER_CELL);
                // All are inspected: a branch for each would be guessed wrong too often.
                keys.iter().zip(contents).fold(0, |found, (known, content)| {
                    found | if *known == key { *content } else { 0 }
                })
            }
            ChildrenLocation::Dense(first) => *self.row(first).get(key as usize)?,
            ChildrenLocation::Sparse(table) => *self.sparse.get(table)?.get(&key)?,
        };
        Content::from_word(word)
    }

    /// Adds a child under a new key. The struct may move for it: the result is where it
    /// is then.
    pub(super) fn add(&mut self, holder: StructWord, child: Child) -> StructWord {
        if self.add_in_place(holder, child) {
            return holder;
        }
        let mut all = Vec::new();
        self.each(holder, |child| all.push(child));
        all.push(child);
        let largest = all.iter().map(|child| child.key).max().unwrap_or_default();
        let moved = self.allocate(holder.kind(), all.len(), largest);
        for child in all {
            self.add_in_place(moved, child);
        }
        moved
    }

    /// Replaces the content under the key of a child.
    pub(super) fn replace(&mut self, holder: StructWord, child: Child) {
        let word = match holder.place() {
            ChildrenLocation::Few(cell) => self.cells.get_mut(cell).and_then(|cell| {
                let (keys, contents) = cell.split_at_mut(CHILDREN_PER_CELL);
                let known = keys.iter().zip(contents).find(|(key, _)| **key == child.key);
                known.map(|(_, content)| content)
            }),
            ChildrenLocation::Dense(first) => self.row_mut(first).get_mut(child.key as usize),
            ChildrenLocation::Sparse(table) => {
                self.sparse.get_mut(table).and_then(|table| table.get_mut(&child.key))
            }
        };
        if let Some(word) = word {
            *word = child.content.to_word();
        }
    }

    /// Calls a function with each child of a struct, in no particular order.
    #[inline]
    pub(super) fn each(&self, holder: StructWord, mut call: impl FnMut(Child)) {
        let mut call = |key, word| {
            if let Some(content) = Content::from_word(word) {
                call(Child { key, content });
            }
        };
        match holder.place() {
            ChildrenLocation::Few(cell) => {
                let cell = self.cells.get(cell).copied().unwrap_or_default();
                let (keys, contents) = cell.split_at(CHILDREN_PER_CELL);
                keys.iter().zip(contents).for_each(|(key, word)| call(*key, *word));
            }
            ChildrenLocation::Dense(first) => {
                (0..).zip(self.row(first)).for_each(|(key, word)| call(key, *word));
            }
            ChildrenLocation::Sparse(table) => {
                let table = self.sparse.get(table).into_iter().flatten();
                table.for_each(|(key, word)| call(*key, *word));
            }
        }
    }

    /// Adds a child if its struct has room for it; returns whether it had.
    #[inline]
    fn add_in_place(&mut self, holder: StructWord, child: Child) -> bool {
        let word = child.content.to_word();
        let slot = match holder.place() {
            ChildrenLocation::Few(cell) => self.cells.get_mut(cell).and_then(|cell| {
                let (keys, contents) = cell.split_at_mut(CHILDREN_PER_CELL);
                let used = contents.iter().filter(|word| **word != 0).count();
                *keys.get_mut(used)? = child.key;
                contents.get_mut(used)
            }),
            ChildrenLocation::Dense(first) => self.row_mut(first).get_mut(child.key as usize),
            ChildrenLocation::Sparse(table) => {
                self.sparse.get_mut(table).map(|table| table.entry(child.key).or_default())
            }
        };
        slot.map(|slot| *slot = word).is_some()
    }

    /// Makes room for `count` children, with keys up to `largest`.
    fn allocate(&mut self, kind: StructKind, count: usize, largest: u32) -> StructWord {
        let words = (largest as usize + 2).next_multiple_of(WORDS_PER_CELL).next_power_of_two();
        let dense =
            words <= count.saturating_mul(WORDS_OF_CHILD) && self.has_room(words / WORDS_PER_CELL);
        let first = self.cells.len();
        let place = if count <= CHILDREN_PER_CELL && (kind == StructKind::Dictionary || !dense) {
            self.cells.push([0; WORDS_PER_CELL]);
            ChildrenLocation::Few(first)
        } else if dense {
            self.cells.resize(first + words / WORDS_PER_CELL, [0; WORDS_PER_CELL]);
            if let Some([slots, ..]) = self.cells.get_mut(first) {
                *slots = words as u32 - 1;
            }
            ChildrenLocation::Dense(first)
        } else {
            self.sparse.push(IndexMap::with_hasher(self.seed));
            ChildrenLocation::Sparse(self.sparse.len() - 1)
        };
        StructWord::new(kind, place)
    }

    /// The slots of a row.
    #[inline]
    fn row(&self, first: usize) -> &[u32] {
        let words = self.cells.get(first..).unwrap_or_default().as_flattened();
        let Some((slots, row)) = words.split_first() else { return &[] };
        row.get(..*slots as usize).unwrap_or_default()
    }

    #[inline]
    fn row_mut(&mut self, first: usize) -> &mut [u32] {
        let words = self.cells.get_mut(first..).unwrap_or_default().as_flattened_mut();
        let Some((slots, row)) = words.split_first_mut() else { return &mut [] };
        row.get_mut(..*slots as usize).unwrap_or_default()
    }
}
