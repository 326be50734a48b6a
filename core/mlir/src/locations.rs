//! The locations of operations and block arguments, as a file declares them: bytecode, or text that is read for its
//! locations.

use crate::ir::{Attribute, Identifier, OperationId, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum depth of locations; deeper ones are unknown.
pub(crate) const MAX_LOCATION_DEPTH: u32 = 200;

/// The number of locations that fused locations may have in a text of any size.
const ALWAYS_ALLOWED_LOCATIONS: usize = 1 << 16;

/// The additional number for each location that is read.
const ALLOWED_PER_LOCATION: usize = 16;

/// A location of [`Locations`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(pub(crate) u32);

/// The kind of a location.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum LocationKind {
    /// `loc(unknown)`
    Unknown,
    /// `loc("file":1:2 to 3:4)`: a range of a file; it may be partial.
    File {
        /// The file.
        file: Identifier,
        /// Line, column, last line and column after the end.
        range: [u32; 4],
        /// Whether it is a place, and no range.
        is_place: bool,
    },
    /// `loc("name"(child))`
    Name {
        /// The name.
        name: Identifier,
        /// The location of the named thing.
        child: Location,
    },
    /// `loc(callsite(callee at caller))`
    CallSite {
        /// The location of the callee.
        callee: Location,
        /// The location of the call.
        caller: Location,
    },
    /// `loc(fused<metadata>[..])`
    Fused {
        /// The metadata of them all.
        metadata: Option<Attribute>,
        /// The fused locations.
        locations: Box<[Location]>,
    },
    /// A location of a dialect.
    Other(Attribute),
}

/// The locations of a module.
#[derive(Debug, Clone, Default)]
pub struct Locations {
    pub(crate) kinds: Vec<LocationKind>,
    /// For each operation, by its number, the location.
    pub(crate) operations: Vec<Location>,
    /// The arguments whose location is known, in the order of their numbers.
    pub(crate) arguments: Vec<(ValueId, Location)>,
    /// The locations that are attributes.
    pub(crate) attributes: FxHashMap<Attribute, Location>,
}

impl Locations {
    /// Returns the kind of a location.
    #[must_use]
    pub fn kind(&self, location: Location) -> &LocationKind {
        self.kinds.get(location.0 as usize).unwrap_or(&LocationKind::Unknown)
    }

    /// Returns the location of an operation.
    #[must_use]
    pub fn of_operation(&self, operation: OperationId) -> Option<Location> {
        self.operations.get(operation.index()).copied()
    }

    /// Returns the location of a block argument.
    #[must_use]
    pub fn of_argument(&self, argument: ValueId) -> Option<Location> {
        let found = self.arguments.binary_search_by_key(&argument, |entry| entry.0);
        found.ok().and_then(|index| self.arguments.get(index)).map(|entry| entry.1)
    }

    /// Returns the location that an attribute is, if known.
    #[must_use]
    pub fn of_attribute(&self, attribute: Attribute) -> Option<Location> {
        self.attributes.get(&attribute).copied()
    }

    /// The name within a location, the outermost one if there are several.
    #[must_use]
    pub fn name(&self, location: Location) -> Option<Identifier> {
        let mut pending = vec![location];
        // Shared locations are visited at most as often as there are locations.
        for _ in 0..self.kinds.len() {
            match self.kind(pending.pop()?) {
                LocationKind::Name { name, .. } => return Some(*name),
                LocationKind::CallSite { callee, caller } => pending.extend([*caller, *callee]),
                LocationKind::Fused { locations, .. } => pending.extend(locations.iter().rev()),
                LocationKind::Unknown | LocationKind::File { .. } | LocationKind::Other(_) => {}
            }
        }
        None
    }

    /// The names that arguments have in the source, in the order of the arguments.
    #[must_use]
    pub fn names(&self) -> Vec<(ValueId, Identifier)> {
        let name = |(argument, location): &(ValueId, Location)| match self.kind(*location) {
            LocationKind::Name { name, .. } => Some((*argument, *name)),
            _ => None,
        };
        self.arguments.iter().filter_map(name).collect()
    }

    /// Returns the position in a file for a location: its own or, of several, the first one's.
    #[must_use]
    pub fn place(&self, mut location: Location) -> Option<(Identifier, u32, u32)> {
        // A location refers to earlier locations only, which limits a chain to their number.
        for _ in 0..self.kinds.len().min(1 << 16) {
            location = match self.kind(location) {
                LocationKind::File { file, range: [line, column, ..], .. } => {
                    return Some((*file, *line, *column));
                }
                LocationKind::Name { child, .. } => *child,
                LocationKind::CallSite { callee, .. } => *callee,
                LocationKind::Fused { locations, .. } => *locations.first()?,
                LocationKind::Unknown | LocationKind::Other(_) => return None,
            };
        }
        None
    }
}

/// Locations while they are read, each of them once.
#[derive(Debug, Clone)]
pub(crate) struct LocationTable {
    /// The locations so far.
    pub(crate) all: Locations,
    known: FxHashMap<LocationKind, Location>,
    depths: Vec<u32>,
    /// The number of further locations that fused ones may contain.
    room: usize,
}

impl Default for LocationTable {
    fn default() -> LocationTable {
        let kinds = vec![LocationKind::Unknown];
        LocationTable {
            all: Locations { kinds, ..Locations::default() },
            known: [(LocationKind::Unknown, Location(0))].into_iter().collect(),
            depths: vec![0],
            room: ALWAYS_ALLOWED_LOCATIONS,
        }
    }
}

impl LocationTable {
    /// Adds a location; the ones within it are in the table. One that is too deep or too long is unknown.
    pub(crate) fn add(&mut self, kind: LocationKind) -> Location {
        self.room = self.room.saturating_add(ALLOWED_PER_LOCATION);
        match kind {
            LocationKind::Fused { metadata, locations } => self.fused(metadata, &locations),
            kind => self.intern(kind),
        }
    }

    /// Several locations as one: each once, without those that are unknown.
    fn fused(&mut self, metadata: Option<Attribute>, locations: &[Location]) -> Location {
        let mut all: Vec<Location> = Vec::new();
        for location in locations {
            match self.all.kind(*location) {
                LocationKind::Fused { metadata: own, locations } if *own == metadata => {
                    all.extend(&**locations);
                }
                _ => all.push(*location),
            }
        }
        let mut seen = FxHashSet::default();
        all.retain(|location| *location != Location(0) && seen.insert(*location));
        let Some(room) = self.room.checked_sub(all.len()) else { return Location(0) };
        self.room = room;
        match (metadata, &*all) {
            (None, []) => return Location(0),
            (None, [only]) => return *only,
            (Some(_), []) => all.push(Location(0)),
            _ => {}
        }
        self.intern(LocationKind::Fused { metadata, locations: all.into_boxed_slice() })
    }

    fn intern(&mut self, kind: LocationKind) -> Location {
        if let Some(known) = self.known.get(&kind) {
            return *known;
        }
        let depth_of = |it: &Location| self.depths.get(it.0 as usize).copied().unwrap_or(0);
        let deepest = match &kind {
            LocationKind::Name { child, .. } => Some(depth_of(child)),
            LocationKind::CallSite { callee, caller } => {
                Some(depth_of(callee).max(depth_of(caller)))
            }
            LocationKind::Fused { locations, .. } => locations.iter().map(depth_of).max(),
            LocationKind::Unknown | LocationKind::File { .. } | LocationKind::Other(_) => None,
        };
        let depth = deepest.map_or(0, |depth| depth + 1);
        if depth > MAX_LOCATION_DEPTH {
            return Location(0);
        }
        let location = Location(u32::try_from(self.all.kinds.len()).unwrap_or(u32::MAX));
        self.all.kinds.push(kind.clone());
        self.depths.push(depth);
        self.known.insert(kind, location);
        location
    }
}
