//! Bytecode to IR.

mod builtin;
mod cached;
mod dense;
mod encoded;
mod keep;
mod location;
mod operations;
mod properties;
mod quant;
mod resources;
mod scan;
mod tables;
mod types;
mod values;

use super::budget::Budget;
use super::cursor::{BytecodeError, Cursor, Read};
use super::encoding::{CURRENT_VERSION, MAGIC, Section};
use super::hooks::BytecodeHooks;
use super::{Module, encoding};
use crate::ir::{Identifier, Ir};
use crate::locations::Locations;
use crate::parse::AssemblyReader;
use crate::registry::Registry;
use abide_source::limits::Limits;
use cached::Cached;
pub use encoded::Encoded;
use properties::Properties;
use tables::{Dialect, OperationName, Strings};
use values::Values;

/// Reads a file of bytecode.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read(bytes: &[u8], registry: &Registry, limits: &Limits) -> Result<Module, BytecodeError> {
    module(bytes, registry, limits).map_err(|error| *error)
}

fn module(bytes: &[u8], registry: &Registry, limits: &Limits) -> Read<Module> {
    let mut file = Cursor::new(bytes, 0);
    if bytes.len() > limits.bytes {
        return file.error(format!(
            "the file is longer than {} bytes, the most that is read",
            limits.bytes
        ));
    }
    if !super::is_bytecode(bytes) {
        return file.error("input buffer is not an MLIR bytecode file");
    }
    file.bytes(MAGIC.len() as u64)?;
    let version = version(&mut file)?;
    let producer = String::from_utf8_lossy(file.terminated()?).into_owned();
    let sections = Sections::read(&mut file, version)?;
    let mut reader = Reader::new(bytes, version, registry, limits);
    reader.tables(&sections)?;
    reader.operations(sections.required(Section::Ir))?;
    reader.finish();
    let tables = reader.file_tables().map(Box::new);
    let Reader { assembly, locations, opaque, is_translated, .. } = reader;
    let ir = assembly.into_ir();
    Ok(Module { ir, locations, version, producer, opaque, is_translated, tables })
}

/// Returns the encoding version of a file, by its first bytes; `None` if it is not readable bytecode.
#[must_use]
pub fn version_of(bytes: &[u8]) -> Option<u64> {
    let mut file = Cursor::new(bytes.strip_prefix(MAGIC)?, 0);
    version(&mut file).ok()
}

/// Returns the producer that a file names, such as `MLIR22.1.8`; `None` if it is not readable bytecode.
#[must_use]
pub fn producer_of(bytes: &[u8]) -> Option<String> {
    let mut file = Cursor::new(bytes.strip_prefix(MAGIC)?, 0);
    version(&mut file).ok()?;
    Some(String::from_utf8_lossy(file.terminated().ok()?).into_owned())
}

fn version(file: &mut Cursor<'_>) -> Read<u64> {
    let before = *file;
    let version = file.varint()?;
    if version > CURRENT_VERSION {
        return before.error(format!(
            "bytecode version {version} is newer than the current version {CURRENT_VERSION}"
        ));
    }
    Ok(version)
}

/// The sections of a file.
struct Sections<'a> {
    found: [Option<Cursor<'a>>; Section::ALL.len()],
    end: Cursor<'a>,
}

impl<'a> Sections<'a> {
    fn read(file: &mut Cursor<'a>, version: u64) -> Read<Sections<'a>> {
        let mut found = [None; Section::ALL.len()];
        while !file.is_empty() {
            let before = *file;
            let (section, contents) = file.section()?;
            let place = found.get_mut(section as usize);
            if place.and_then(|place| place.replace(contents)).is_some() {
                return before.error(format!("duplicate top-level section: {}", section.name()));
            }
        }
        for (section, found) in Section::ALL.iter().zip(&found) {
            if found.is_none() && section.is_required(version) {
                return file
                    .error(format!("missing data for top-level section: {}", section.name()));
            }
        }
        Ok(Sections { found, end: *file })
    }

    fn get(&self, section: Section) -> Option<Cursor<'a>> {
        self.found.get(section as usize).copied().flatten()
    }

    /// A section that every file has.
    fn required(&self, section: Section) -> Cursor<'a> {
        self.get(section).unwrap_or(self.end)
    }
}

/// The state of reading a file.
struct Reader<'a> {
    version: u64,
    registry: &'a Registry,
    limits: Limits,
    budget: Budget,
    assembly: AssemblyReader<'a>,
    strings: Strings<'a>,
    dialects: Vec<Dialect<'a>>,
    names: Vec<OperationName>,
    values: Values<'a>,
    properties: Properties<'a>,
    /// The keys of the resources of dialects, in their order.
    handles: Vec<Identifier>,
    locations: Locations,
    cached: Cached<'a>,
    opaque: Vec<Identifier>,
    is_translated: bool,
    /// Whether the number of an attribute or a type that is not there was met.
    is_dangling: bool,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8], version: u64, registry: &'a Registry, limits: &Limits) -> Reader<'a> {
        Reader {
            version,
            registry,
            limits: *limits,
            budget: Budget::new(bytes.len()),
            assembly: AssemblyReader::new(Ir::new(0), registry, limits),
            strings: Strings::default(),
            dialects: Vec::new(),
            names: Vec::new(),
            values: Values::default(),
            properties: Properties::default(),
            handles: Vec::new(),
            locations: Locations::default(),
            cached: Cached::default(),
            opaque: Vec::new(),
            is_translated: false,
            is_dangling: false,
        }
    }

    /// Reads all that operations refer to, as far as that is not read when they do.
    fn tables(&mut self, sections: &Sections<'a>) -> Read<()> {
        self.strings = Strings::read(sections.required(Section::String), &mut self.budget)?;
        if let Some(properties) = sections.get(Section::Properties) {
            self.properties = Properties::read(properties, &mut self.budget)?;
        }
        self.read_dialects(sections.required(Section::Dialect))?;
        let resources = sections.get(Section::Resource);
        match (resources, sections.get(Section::ResourceOffset)) {
            (Some(data), Some(offsets)) => self.read_resources(data, offsets)?,
            (None, None) => {}
            (None, Some(offsets)) => {
                return offsets.error(
                    "unexpected resource offset section when resource section is not present",
                );
            }
            (Some(data), None) => {
                return data
                    .error("expected resource offset section when resource section is present");
            }
        }
        let data = sections.required(Section::AttrType);
        let offsets = sections.required(Section::AttrTypeOffset);
        self.values = Values::read(data, offsets, self.dialects.len(), &mut self.budget)?;
        self.make_room();
        Ok(())
    }

    /// Reserves memory by the first byte of each entry, so that nothing is moved later.
    fn make_room(&mut self) {
        let locations = self.values.location_count();
        let attributes = self.values.attribute_count() - locations + self.properties.count();
        let types = self.values.type_count();
        // Entries that a broken file only claims must not use up the memory for others.
        if self.budget.has(MAX_ENTRY_BYTES * (locations + attributes + types)) {
            self.locations.kinds.reserve_exact(locations + 1);
            self.ir().context.reserve(types, attributes);
        }
    }

    /// Lets the dialects repair the IR.
    fn finish(&mut self) {
        for dialect in 0..self.dialects.len() {
            if let Some(hooks) = self.hooks(dialect) {
                (hooks.finish)(self.ir());
            }
        }
    }

    /// Returns the hooks of the dialect with this number.
    fn hooks(&self, dialect: usize) -> Option<&'static BytecodeHooks> {
        self.dialects.get(dialect)?.hooks
    }

    fn ir(&mut self) -> &mut Ir {
        self.assembly.ir()
    }

    /// Whether the version is at least one of those in [`encoding`].
    fn since(&self, version: u64) -> bool {
        self.version >= version
    }

    /// The text of a string, by its number, as an id.
    fn identifier(&mut self, place: Cursor<'a>, index: u64) -> Read<Identifier> {
        let text = self.strings.get(place, index)?;
        self.budget.charge(STRING_OVERHEAD_BYTES, place.offset())?;
        Ok(self.ir().context.identifier(text))
    }
}

/// The largest size of an attribute, a type or a location, in bytes.
const MAX_ENTRY_BYTES: usize = 96;

/// The bytes of a string beyond its text.
const STRING_OVERHEAD_BYTES: usize = 32;

/// The lowest version that has everything requested with [`Reader::since`].
use encoding::{
    DIALECT_VERSIONS, ELIDED_ARGUMENT_LOCATIONS, LAZY_LOADING, NATIVE_PROPERTIES,
    NATIVE_SEGMENT_SIZES, USE_LIST_ORDERS,
};
