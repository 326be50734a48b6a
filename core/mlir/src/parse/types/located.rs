//! The locations of a text, for callers that need them. Most do not, and then none are kept.

use super::Types;
use crate::ir::{Attribute, Identifier, Ir, OperationId, ValueId};
use crate::locations::{Location, LocationKind, LocationTable, Locations, MAX_LOCATION_DEPTH};
use abide_source::text::{Encoding, LineIndex, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// The origin of a text.
#[derive(Debug, Clone, Copy)]
pub struct TextOrigin<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// The line and the column at which the text begins in the file, counted from 0.
    pub start: (u32, u32),
    /// The line and the column of a module that is not written; 0 for that of a whole file.
    pub module: (u32, u32),
}

/// A parsed location.
#[derive(Debug, Clone)]
enum Entry {
    /// Locations within it are numbers of entries.
    Kind(LocationKind),
    /// A reference to an alias, which may be defined further down.
    Alias(Identifier),
}

/// The locations that were read so far.
#[derive(Debug)]
pub(in crate::parse) struct LocationReader<'a> {
    text: &'a [u8],
    file: Identifier,
    lines: LineIndex,
    start: (u32, u32),
    module: (u32, u32),
    entries: Vec<Entry>,
    aliases: FxHashMap<Identifier, Location>,
    /// The start of an opaque operation's location, by the end of the operation.
    trailing: FxHashMap<usize, usize>,
    /// The locations after operations and arguments, in the order of the text, with their ranges.
    written: Vec<(usize, usize, Location)>,
    operations: Vec<(OperationId, Location)>,
    arguments: Vec<(ValueId, Location)>,
    attributes: Vec<(Attribute, Location)>,
}

impl<'a> LocationReader<'a> {
    pub(in crate::parse) fn new(
        text: &'a [u8],
        file: Identifier,
        origin: &TextOrigin<'_>,
    ) -> LocationReader<'a> {
        LocationReader {
            text,
            file,
            lines: LineIndex::new(text),
            start: origin.start,
            module: origin.module,
            entries: Vec::new(),
            aliases: FxHashMap::default(),
            trailing: FxHashMap::default(),
            written: Vec::new(),
            operations: Vec::new(),
            arguments: Vec::new(),
            attributes: Vec::new(),
        }
    }

    fn add(&mut self, entry: Entry) -> Location {
        let number = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        self.entries.push(entry);
        Location(number)
    }

    /// The place in the file of a place in the text.
    fn place(&self, offset: u32) -> LocationKind {
        let place = self.lines.line_column(self.text, offset, Encoding::Utf8);
        let (line, column) = (place.line.saturating_add(1), place.column.saturating_add(1));
        let before = if place.line == 0 { self.start.1 } else { 0 };
        self.position(line.saturating_add(self.start.0), column.saturating_add(before))
    }

    fn position(&self, line: u32, column: u32) -> LocationKind {
        let range = [line, column, line, column];
        LocationKind::File { file: self.file, range, is_place: true }
    }

    /// Returns the last location that begins before `end`, if it begins after `start`.
    fn last_location_between(&self, start: usize, end: usize) -> Option<Location> {
        let after = self.written.partition_point(|one| one.0 < end);
        let (begin, _, location) = self.written.get(after.checked_sub(1)?)?;
        (*begin > start).then_some(*location)
    }

    pub(in crate::parse) fn finish(mut self, ir: &Ir) -> Locations {
        let top = self.position(self.module.0, self.module.1);
        let top = self.add(Entry::Kind(top));
        let located: FxHashSet<_> = self.operations.iter().map(|(id, _)| *id).collect();
        // Implicit operations have the position of their parent.
        for operation in ir.walk(ir.top()).filter(|it| !located.contains(it)) {
            let location = match ir.parent(operation) {
                Some(parent) if parent != ir.top() => {
                    self.add(Entry::Kind(self.place(ir.span(parent).start())))
                }
                _ => top,
            };
            self.operations.push((operation, location));
        }
        let mut resolver = Resolver::new(&self);
        let mut operations = vec![Location(0); ir.operation_bound()];
        for (operation, own) in &self.operations {
            if let Some(slot) = operations.get_mut(operation.index()) {
                *slot = resolver.resolve(*own);
            }
        }
        let mut arguments: Vec<_> =
            self.arguments.iter().map(|(id, own)| (*id, resolver.resolve(*own))).collect();
        arguments.sort_unstable_by_key(|entry| entry.0);
        let attributes =
            self.attributes.iter().map(|(id, own)| (*id, resolver.resolve(*own))).collect();
        Locations { operations, arguments, attributes, ..resolver.table.all }
    }
}

impl Types<'_> {
    /// Records a location, if the locations of the text or of its attributes are recorded.
    pub(in crate::parse) fn keep_location(&mut self, kind: LocationKind) -> Location {
        match &mut self.located {
            Some(located) => located.add(Entry::Kind(kind)),
            None if self.in_location_attribute => self.ir.written.location_table().add(kind),
            None => Location(0),
        }
    }

    /// Whether locations are recorded here.
    pub(in crate::parse) fn keeps_locations(&self) -> bool {
        self.located.is_some() || self.in_location_attribute
    }

    /// Records a location that is written as an alias.
    pub(in crate::parse) fn keep_location_alias(&mut self, name: &[u8]) -> Location {
        if let Some(located) = &mut self.located {
            let name = self.ir.context.identifier(name);
            return located.add(Entry::Alias(name));
        }
        let Some(alias) = self.attribute_aliases.get(name).copied() else { return Location(0) };
        if !self.in_location_attribute || alias.depth > MAX_LOCATION_DEPTH {
            return Location(0);
        }
        let levels = self.nesting.levels().saturating_add(alias.depth);
        self.deepest = self.deepest.max(levels);
        match self.ir.written.location(alias.value) {
            Some(location) => location,
            None => self.ir.written.location_table().add(LocationKind::Other(alias.value)),
        }
    }

    /// Records a location written after something.
    pub(in crate::parse) fn keep_written_location(&mut self, start: usize, location: Location) {
        let end = self.previous_end();
        if let Some(located) = &mut self.located {
            // Locations parsed before may have been discarded.
            let kept = located.written.partition_point(|one| one.0 < start);
            located.written.truncate(kept);
            located.written.push((start, end, location));
        }
    }

    /// Records the location of an opaque operation.
    pub(in crate::parse) fn keep_trailing_location(&mut self, span: Span) {
        if let Some(located) = &mut self.located {
            located.trailing.insert(span.end() as usize, span.start() as usize);
        }
    }

    /// Keeps which location an attribute is.
    pub(in crate::parse) fn keep_location_attribute(
        &mut self,
        attribute: Attribute,
        location: Location,
    ) {
        if let Some(located) = &mut self.located {
            located.attributes.push((attribute, location));
        } else if self.in_location_attribute {
            self.ir.written.location_table().all.attributes.insert(attribute, location);
        }
    }

    /// Records the location that an alias means.
    pub(in crate::parse) fn define_location_alias(&mut self, name: &[u8], value: Attribute) {
        let Some(located) = &mut self.located else { return };
        if let Some((last, location)) = located.attributes.last().copied()
            && last == value
        {
            located.aliases.insert(self.ir.context.identifier(name), location);
        }
    }

    /// Records the location of the operation just parsed: the one written after it, or its name.
    pub(in crate::parse) fn locate(&mut self, operation: OperationId, name: u32) {
        let end = self.previous_end();
        let trailing =
            self.located.as_ref().and_then(|located| located.trailing.get(&end).copied());
        if let Some(start) = trailing {
            let mark = self.mark();
            self.resume_at(start);
            // Only locations can be recorded.
            let _ = self.optional_location();
            self.back(mark);
        }
        let Some(located) = &mut self.located else { return };
        let written = located.written.last().filter(|last| last.1 == end);
        let location = match written {
            Some((_, _, location)) => *location,
            None => located.add(Entry::Kind(located.place(name))),
        };
        located.operations.push((operation, location));
    }

    /// Records the location of an argument with its name at `name`: the one written before the next argument, or its
    /// name.
    pub(in crate::parse) fn locate_argument(&mut self, argument: ValueId, name: u32, next: usize) {
        let Some(located) = &mut self.located else { return };
        let location = match located.last_location_between(name as usize, next) {
            Some(location) => location,
            None => located.add(Entry::Kind(located.place(name))),
        };
        located.arguments.push((argument, location));
    }
}

/// Resolves parsed locations.
struct Resolver<'r> {
    entries: &'r [Entry],
    aliases: &'r FxHashMap<Identifier, Location>,
    table: LocationTable,
    resolved: Vec<Option<Location>>,
    begun: Vec<bool>,
}

impl<'r> Resolver<'r> {
    fn new(reader: &'r LocationReader<'_>) -> Resolver<'r> {
        let count = reader.entries.len();
        Resolver {
            entries: &reader.entries,
            aliases: &reader.aliases,
            table: LocationTable::default(),
            resolved: vec![None; count],
            begun: vec![false; count],
        }
    }

    fn done(&self, entry: Location) -> Option<Location> {
        self.resolved.get(entry.0 as usize).copied().flatten()
    }

    fn resolve(&mut self, entry: Location) -> Location {
        let mut pending = vec![entry];
        while let Some(next) = pending.last().copied() {
            let index = next.0 as usize;
            if self.done(next).is_some() {
                pending.pop();
                continue;
            }
            let Some(own) = self.entries.get(index) else { return Location(0) };
            let was_begun = self.begun.get_mut(index).is_some_and(|it| std::mem::replace(it, true));
            let within = self.within(own);
            // An alias that is still being resolved refers to itself.
            let is_open = |it: &Location| {
                self.done(*it).is_none() && self.begun.get(it.0 as usize) == Some(&false)
            };
            let open: Vec<Location> = within.into_iter().filter(is_open).collect();
            if open.is_empty() || was_begun {
                let made = self.made(own);
                if let Some(slot) = self.resolved.get_mut(index) {
                    *slot = Some(made);
                }
                pending.pop();
            } else {
                pending.extend(open);
            }
        }
        self.done(entry).unwrap_or(Location(0))
    }

    /// The entries in an entry.
    fn within(&self, entry: &Entry) -> Vec<Location> {
        match entry {
            Entry::Alias(name) => self.aliases.get(name).copied().into_iter().collect(),
            Entry::Kind(LocationKind::Name { child, .. }) => vec![*child],
            Entry::Kind(LocationKind::CallSite { callee, caller }) => vec![*callee, *caller],
            Entry::Kind(LocationKind::Fused { locations, .. }) => locations.to_vec(),
            Entry::Kind(_) => Vec::new(),
        }
    }

    /// Returns the location of an entry, whose parts are all resolved.
    fn made(&mut self, entry: &Entry) -> Location {
        let own = |it: &Location| self.done(*it).unwrap_or(Location(0));
        let kind = match entry {
            Entry::Alias(name) => return self.aliases.get(name).map_or(Location(0), own),
            Entry::Kind(LocationKind::Name { name, child }) => {
                LocationKind::Name { name: *name, child: own(child) }
            }
            Entry::Kind(LocationKind::CallSite { callee, caller }) => {
                LocationKind::CallSite { callee: own(callee), caller: own(caller) }
            }
            Entry::Kind(LocationKind::Fused { metadata, locations }) => {
                let locations = locations.iter().map(own).collect();
                LocationKind::Fused { metadata: *metadata, locations }
            }
            Entry::Kind(kind) => kind.clone(),
        };
        self.table.add(kind)
    }
}
