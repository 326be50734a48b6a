//! The tables of a bytecode file, kept because bytes that only C++ decodes refer to their entries by number.

use crate::ir::{Attribute, Identifier, Type};
use crate::locations::Location;
use rustc_hash::FxHashSet;

/// The strings, dialects, attributes and types of a file. A file that is written with the same numbers may contain
/// undecoded bytes of dialects and operations, which refer to entries by number.
#[derive(Debug, Clone)]
pub(super) struct FileTables {
    /// The version of the encoding.
    pub(super) version: u64,
    pub(super) strings: Vec<Box<[u8]>>,
    /// Each with the bytes of its version.
    pub(super) dialects: Vec<(Identifier, Option<Box<[u8]>>)>,
    /// The names of the operations that were registered in the program that wrote the file.
    pub(super) registered: FxHashSet<Identifier>,
    /// The dialects and operations with parts kept as bytes.
    pub(super) opaque: FxHashSet<Identifier>,
    pub(super) attributes: FileEntries<Attribute>,
    pub(super) types: FileEntries<Type>,
    /// The locations that were read, each with its number among the attributes.
    pub(super) locations: Vec<(Location, u32)>,
    /// Whether the file may have the number of a missing attribute, type or string.
    pub(super) is_dangling: bool,
}

/// Attributes or types of a file.
#[derive(Debug, Clone)]
pub(super) struct FileEntries<T> {
    /// The entries that were read, with their numbers.
    pub(super) known: Vec<(T, u32)>,
    /// The start of each run of entries of one dialect, and the dialect's number.
    pub(super) groups: Vec<(u32, u32)>,
    /// The length of each entry in bytes, and whether its dialect encodes it.
    pub(super) sizes: Vec<(u32, bool)>,
    /// Their bytes, concatenated.
    pub(super) bytes: Box<[u8]>,
}

impl<T> FileEntries<T> {
    /// The runs: a dialect's number, and the sizes of its entries.
    pub(super) fn runs(&self) -> impl Iterator<Item = (u32, &[(u32, bool)])> {
        self.groups.iter().enumerate().map(|(at, (first, dialect))| {
            let end = self.groups.get(at + 1).map_or(self.sizes.len(), |next| next.0 as usize);
            (*dialect, self.sizes.get(*first as usize..end).unwrap_or_default())
        })
    }
}
