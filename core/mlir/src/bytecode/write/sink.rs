//! The targets of encoding: tables of the references, or bytes.

use super::super::encoding::{ALIGNMENT_BYTE, Section};
use super::super::tables::FileTables;
use crate::ir::{Attribute, Identifier, Type};
use crate::locations::Location;
use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap};

/// An entry with its own number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Attribute(Attribute),
    Location(Location),
    Type(Type),
}

/// The target of encoding.
pub(super) trait Sink {
    /// A number.
    fn varint(&mut self, value: u64);
    /// Writes bytes unchanged.
    fn raw(&mut self, bytes: &[u8]);
    /// A reference to an attribute, a location or a type of a dialect: its number.
    fn number(&mut self, key: Key) -> u64;
    /// The number of a string.
    fn string(&mut self, text: &[u8]) -> u64;
    /// Records that something belongs to a dialect.
    fn dialect(&mut self, key: Key, dialect: Identifier);
    /// Returns the bytes written so far, and continues with `before`.
    fn nested(&mut self, before: Vec<u8>) -> Vec<u8>;
    /// The number of bytes of properties.
    fn properties(&mut self, bytes: Vec<u8>) -> u64;

    /// A reference.
    fn refer(&mut self, key: Key) {
        let number = self.number(key);
        self.varint(number);
    }

    /// A number with a sign.
    fn signed(&mut self, value: i64) {
        self.varint((value << 1 ^ value >> 63).cast_unsigned());
    }

    /// A reference to a string.
    fn text(&mut self, text: &[u8]) {
        let number = self.string(text);
        self.varint(number);
    }
}

/// The entries referred to, in the order of first use.
#[derive(Debug, Default)]
pub(super) struct Tables {
    keys: IndexSet<Key, FxBuildHasher>,
    /// The number of them whose references have been collected.
    done: usize,
    of_dialect: FxHashMap<Key, Identifier>,
    pub(super) dialects: IndexSet<Identifier, FxBuildHasher>,
    /// Their numbers: at first those of the original file, later all.
    numbers: FxHashMap<Key, u32>,
    order: [Vec<(u32, Vec<Key>)>; 2],
    /// The numbers of attributes and types of a file whose numbers are all known.
    kept: [usize; 2],
    /// The numbers of attributes and of types.
    counts: [usize; 2],
}

impl Tables {
    /// Tables that begin with those of a file.
    pub(super) fn of_file(file: &FileTables) -> Tables {
        let mut tables = Tables::default();
        tables.dialects.extend(file.dialects.iter().map(|dialect| dialect.0));
        let attributes = file.attributes.known.iter().map(|(own, at)| (Key::Attribute(*own), *at));
        let locations = file.locations.iter().map(|(own, at)| (Key::Location(*own), *at));
        let types = file.types.known.iter().map(|(own, at)| (Key::Type(*own), *at));
        // A duplicate has its first number, however much of the file was read.
        for (key, number) in attributes.chain(locations).chain(types) {
            let known = tables.numbers.entry(key).or_insert(number);
            *known = number.min(*known);
        }
        tables.kept = [file.attributes.sizes.len(), file.types.sizes.len()];
        tables
    }

    /// Whether there are attributes or types beside those of the file that was read.
    pub(super) fn has_new_entries(&self) -> bool {
        self.counts != self.kept
    }

    /// The next one that was met and not encoded.
    pub(super) fn next(&mut self) -> Option<Key> {
        let key = self.keys.get_index(self.done).copied();
        self.done += 1;
        key
    }

    /// The attributes that were met.
    pub(super) fn attributes(&self) -> impl Iterator<Item = Attribute> {
        let attribute = |key: &Key| match key {
            Key::Attribute(attribute) => Some(*attribute),
            _ => None,
        };
        self.keys.iter().filter_map(attribute)
    }

    /// The number of a dialect, which may be new.
    pub(super) fn dialect_number(&mut self, dialect: Identifier) -> u32 {
        u32::try_from(self.dialects.insert_full(dialect).0).unwrap_or(u32::MAX)
    }

    /// Assigns all numbers: attributes and types separately, those of a dialect together.
    pub(super) fn number(&mut self) {
        let sides = self.order.len();
        for side in 0..sides {
            let mut groups: IndexMap<u32, Vec<Key>, FxBuildHasher> = IndexMap::default();
            for key in self.keys.clone() {
                if usize::from(matches!(key, Key::Type(_))) != side {
                    continue;
                }
                let Some(dialect) = self.of_dialect.get(&key).copied() else { continue };
                let dialect = self.dialect_number(dialect);
                groups.entry(dialect).or_default().push(key);
            }
            let kept = self.kept.get(side).copied().unwrap_or_default();
            let first = u32::try_from(kept).unwrap_or(u32::MAX);
            let keys = groups.values().flatten().zip(first..);
            self.numbers.extend(keys.map(|(key, number)| (*key, number)));
            let count = kept + groups.values().map(Vec::len).sum::<usize>();
            let places = (self.counts.get_mut(side), self.order.get_mut(side));
            if let (Some(own), Some(order)) = places {
                *own = count;
                order.extend(groups);
            }
        }
    }

    /// The numbers of attributes and of types.
    pub(super) fn counts(&self) -> [usize; 2] {
        self.counts
    }

    /// Attributes and types, those of a dialect together.
    pub(super) fn groups(&mut self) -> [Vec<(u32, Vec<Key>)>; 2] {
        std::mem::take(&mut self.order)
    }
}

impl Sink for Tables {
    fn varint(&mut self, _: u64) {}

    fn raw(&mut self, _: &[u8]) {}

    fn number(&mut self, key: Key) -> u64 {
        if !self.numbers.contains_key(&key) {
            self.keys.insert(key);
        }
        0
    }

    fn string(&mut self, _: &[u8]) -> u64 {
        0
    }

    fn dialect(&mut self, key: Key, dialect: Identifier) {
        self.of_dialect.insert(key, dialect);
    }

    fn nested(&mut self, _: Vec<u8>) -> Vec<u8> {
        Vec::new()
    }

    fn properties(&mut self, _: Vec<u8>) -> u64 {
        0
    }
}

#[derive(Debug)]
pub(super) struct Bytes {
    out: Vec<u8>,
    pub(super) tables: Tables,
    strings: IndexSet<Box<[u8]>, FxBuildHasher>,
    properties: IndexSet<Vec<u8>, FxBuildHasher>,
}

impl Bytes {
    pub(super) fn new(tables: Tables) -> Bytes {
        let (strings, properties) = (IndexSet::default(), IndexSet::default());
        Bytes { out: Vec::new(), tables, strings, properties }
    }

    pub(super) fn len(&self) -> usize {
        self.out.len()
    }

    /// Returns the bytes written, leaving an empty buffer.
    pub(super) fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Bytes at a place that is a multiple of a power of two.
    pub(super) fn aligned(&mut self, alignment: u64, bytes: &[u8]) {
        self.varint(alignment);
        self.varint(bytes.len() as u64);
        self.pad(alignment);
        self.out.extend_from_slice(bytes);
    }

    fn pad(&mut self, alignment: u64) {
        while self.out.len() as u64 & alignment.wrapping_sub(1) != 0 {
            self.out.push(ALIGNMENT_BYTE);
        }
    }

    pub(super) fn section(&mut self, section: Section, contents: &[u8]) {
        self.out.push(section as u8);
        self.varint(contents.len() as u64);
        self.out.extend_from_slice(contents);
    }

    /// Writes a section, placed so that its contents keep their own alignment.
    pub(super) fn aligned_section(&mut self, section: Section, contents: &Aligned) {
        if contents.alignment <= 1 {
            return self.section(section, &contents.bytes);
        }
        self.out.push(section as u8 | 0x80);
        self.varint(contents.bytes.len() as u64);
        self.varint(contents.alignment);
        self.pad(contents.alignment);
        self.out.extend_from_slice(&contents.bytes);
    }

    /// Writes the properties: their count, and each after its length.
    pub(super) fn properties_section(&mut self) -> Vec<u8> {
        let properties = std::mem::take(&mut self.properties);
        self.varint(properties.len() as u64);
        for bytes in &properties {
            self.varint(bytes.len() as u64);
            self.out.extend_from_slice(bytes);
        }
        self.take()
    }

    /// The number of strings.
    pub(super) fn string_count(&self) -> usize {
        self.strings.len()
    }

    /// The strings: the lengths, the last one first, and then all of them.
    pub(super) fn strings_section(&mut self) -> Vec<u8> {
        let strings = std::mem::take(&mut self.strings);
        self.varint(strings.len() as u64);
        for text in strings.iter().rev() {
            self.varint(text.len() as u64 + 1);
        }
        for text in &strings {
            self.out.extend_from_slice(text);
            self.out.push(0);
        }
        self.take()
    }
}

/// Bytes that must begin at a multiple of a power of two.
#[derive(Debug, Default)]
pub(super) struct Aligned {
    pub(super) bytes: Vec<u8>,
    pub(super) alignment: u64,
}

impl Sink for Bytes {
    #[inline]
    fn varint(&mut self, value: u64) {
        if value < 1 << 7 {
            self.out.push((value << 1) as u8 | 1);
            return;
        }
        let bits = 64 - value.leading_zeros();
        let len = bits.div_ceil(7);
        if len > 8 {
            self.out.push(0);
            self.out.extend_from_slice(&value.to_le_bytes());
            return;
        }
        let encoded = (value << 1 | 1) << (len - 1);
        self.out.extend(encoded.to_le_bytes().into_iter().take(len as usize));
    }

    fn raw(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    fn number(&mut self, key: Key) -> u64 {
        // All of them were visited when the references were collected.
        self.tables.numbers.get(&key).copied().map_or(0, u64::from)
    }

    fn string(&mut self, text: &[u8]) -> u64 {
        let index = match self.strings.get_index_of(text) {
            Some(index) => index,
            None => self.strings.insert_full(text.into()).0,
        };
        index as u64
    }

    fn dialect(&mut self, _: Key, _: Identifier) {}

    fn nested(&mut self, before: Vec<u8>) -> Vec<u8> {
        std::mem::replace(&mut self.out, before)
    }

    fn properties(&mut self, bytes: Vec<u8>) -> u64 {
        self.properties.insert_full(bytes).0 as u64
    }
}
