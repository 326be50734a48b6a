//! Keeps the tables of a file, where something in it is kept as bytes.

use super::super::tables::FileTables;
use super::Reader;
use super::tables::Strings;
use crate::locations::Location;
use rustc_hash::FxHashSet;

/// The bytes of an entry: its size, its number and its value.
const ENTRY_BYTES: usize = 24;

impl Reader<'_> {
    /// Returns the tables, if kept bytes refer to their numbers. `None` if everything was read, if the written file
    /// will have other numbers (resources are renumbered), or if they would take too much memory.
    pub(super) fn file_tables(&mut self) -> Option<FileTables> {
        if self.opaque.is_empty() || self.is_translated || !self.handles.is_empty() {
            return None;
        }
        let (attributes, types) = (self.values.attribute_count(), self.values.type_count());
        let entries = attributes + types + self.strings.count() + self.names.len();
        let bytes = self.values.len() + self.strings.len();
        if !self.budget.has(bytes + ENTRY_BYTES * entries) {
            return None;
        }
        let strings = self.strings.all()?;
        let mut dialects = Vec::with_capacity(self.dialects.len());
        for index in 0..self.dialects.len() {
            let dialect = *self.dialects.get(index)?;
            let name = self.ir().context.identifier(dialect.name);
            dialects.push((name, dialect.version.map(Box::from)));
        }
        // The tables drop duplicates, so later entries would get other numbers.
        if !is_distinct(strings.iter().map(|one| &**one))
            || !is_distinct(self.dialects.iter().map(|dialect| dialect.name))
        {
            return None;
        }
        let registered = self.names.iter().filter(|name| name.was_registered);
        let registered = registered.map(|name| name.name).collect();
        let (attributes, types) = self.values.kept();
        let locations = self.cached.locations.numbers();
        let version = self.version;
        let opaque = self.opaque.iter().copied().collect();
        Some(FileTables {
            version,
            strings,
            dialects,
            registered,
            opaque,
            attributes,
            types,
            locations,
            is_dangling: self.is_dangling || self.strings.has_missing_string(),
        })
    }
}

/// Whether all entries are distinct.
fn is_distinct<'a>(mut all: impl Iterator<Item = &'a [u8]>) -> bool {
    let mut known = FxHashSet::default();
    all.all(|one| known.insert(one))
}

impl Strings<'_> {
    /// Returns all of them; `None` if one is missing.
    fn all(&self) -> Option<Vec<Box<[u8]>>> {
        (0..self.count()).map(|index| self.at(index).map(Box::from)).collect()
    }
}

impl super::location::ReadLocations {
    /// The locations that were read, each with its number.
    fn numbers(&self) -> Vec<(Location, u32)> {
        let all = self.by_attribute.iter().zip(0u32..);
        all.filter_map(|(found, number)| Some((Location((*found)?.get() - 1), number))).collect()
    }
}
