//! IR to bytecode.
//!
//! Everything is encoded twice by the same functions: once to find out what it refers to, which gives
//! attributes and types their numbers, and once for its bytes.

mod attributes;
mod locations;
mod operations;
mod properties;
mod records;
mod resources;
mod sink;
mod types;

use super::Module;
use super::encoding::{CURRENT_VERSION, MAGIC, Section};
use super::tables::{FileEntries, FileTables};
use crate::ir::{Attribute, AttributeKind, Identifier, Ir, OperationId, RegionId};
use crate::locations::{Location, LocationKind, Locations};
use crate::registry::Registry;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::text::{Encoding, LineIndex};
use operations::Names;
use resources::Resources;
use rustc_hash::FxHashMap;
use sink::{Bytes, Key, Sink, Tables};

/// The options of the writer.
#[derive(Debug, Clone, Copy)]
pub struct WriteOptions<'a> {
    /// The version of the encoding.
    pub version: u64,
    /// Whether resources are named, and their contents are left out.
    pub elide_resources: bool,
    /// The origin of the operations.
    pub origin: Origin<'a>,
}

/// The origin of operations.
#[derive(Debug, Clone, Copy)]
pub enum Origin<'a> {
    /// The origin is unknown.
    Unknown,
    /// A file of bytecode with its own locations. Parts kept as bytes are written unchanged, in its version.
    File(&'a Module),
    /// A text with a name: the range of each operation is one of this text.
    Text(&'a [u8], &'a str),
}

/// The reason why operations are not written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WriteError {
    /// The operation that cannot be written, if it is one.
    pub operation: Option<OperationId>,
    /// The reason.
    pub message: Message,
}

impl WriteError {
    fn new(message: impl Into<Message>) -> WriteError {
        WriteError { operation: None, message: message.into() }
    }
}

/// The result of writing.
type Write<T> = Result<T, WriteError>;

/// The bytecode of a module.
///
/// # Errors
/// If something has no encoding: an operation whose form only its dialect knows, attributes, types and
/// properties that were kept as the bytes of another file, values that are not visible where they are used, or a
/// version that there is not.
pub fn write(
    ir: &Ir,
    registry: &Registry,
    options: &WriteOptions<'_>,
) -> Result<Vec<u8>, WriteError> {
    if options.version > CURRENT_VERSION {
        return Err(WriteError::new(rule!(
            "unsupported version requested {}, must be in range [0, {}]",
            options.version,
            CURRENT_VERSION
        )));
    }
    let file = match options.origin {
        Origin::File(module) => module.tables.as_deref(),
        _ => None,
    };
    let file = file.filter(|file| file.version == options.version);
    // The bytes kept from reading may no longer be needed: duplicate entries of dictionaries are dropped.
    match (Writer::new(ir, registry, options, None)?.all(), file) {
        (Err(_), Some(_)) => Writer::new(ir, registry, options, file)?.all(),
        (written, _) => written,
    }
}

/// The state of encoding.
struct Writer<'a> {
    ir: &'a Ir,
    registry: &'a Registry,
    version: u64,
    elide_resources: bool,
    /// Holds the context of the IR, and the attributes that only bytecode has.
    held: Ir,
    locations: Locations,
    names: Names,
    resources: Resources,
    /// The length of the texts of attributes that contain others, in bytes.
    expanded: usize,
    /// The numbers of values in their regions.
    values: Vec<u32>,
    /// The numbers of blocks in their regions.
    blocks: Vec<u32>,
    /// The tables of the file that was read, where something that is written is kept as bytes of it.
    file: Option<&'a FileTables>,
    /// The regions around the operation that is written, each with the number of isolated operations around it.
    open: FxHashMap<RegionId, u32>,
    /// The number of isolated operations around the one that is written.
    isolation: u32,
}

impl<'a> Writer<'a> {
    fn new(
        ir: &'a Ir,
        registry: &'a Registry,
        options: &WriteOptions<'a>,
        file: Option<&'a FileTables>,
    ) -> Write<Writer<'a>> {
        let mut held = Ir::new(0);
        held.context = ir.context.clone();
        held.written = ir.written.links();
        let context = &mut held.context;
        let locations = match options.origin {
            Origin::Unknown => Locations::default(),
            Origin::File(module) => module.locations.clone(),
            Origin::Text(text, name) => of_text(ir, text, context.identifier(name)),
        };
        let resources = Resources::read(ir, context)?;
        Ok(Writer {
            ir,
            registry,
            version: options.version,
            elide_resources: options.elide_resources,
            held,
            locations,
            names: Names::default(),
            resources,
            expanded: 0,
            values: vec![0; ir.value_bound()],
            blocks: vec![0; ir.block_bound()],
            file,
            open: FxHashMap::default(),
            isolation: 0,
        })
    }

    /// The file.
    fn all(mut self) -> Write<Vec<u8>> {
        let top = self.ir.top();
        self.number_operations();
        let mut tables = self.file.map_or_else(Tables::default, Tables::of_file);
        self.collect(top, &mut tables)?;
        tables.number();
        self.refuse_new_entries(tables.has_new_entries())?;
        self.bytes(top, tables)
    }

    /// Refuses additional entries if kept bytes of a file contain numbers that the file does not define.
    fn refuse_new_entries(&self, has_more: bool) -> Write<()> {
        if has_more && self.file.is_some_and(|file| file.is_dangling) {
            return Err(WriteError::new(
                "what the file has as bytes may say the numbers of attributes that it has not: no others can be \
                 written beside it",
            ));
        }
        Ok(())
    }

    fn since(&self, version: u64) -> bool {
        self.version >= version
    }

    /// Finds out which attributes and types there are.
    fn collect(&mut self, top: OperationId, tables: &mut Tables) -> Write<()> {
        self.collect_names(tables);
        self.top(top, tables)?;
        // Each entry may append further ones to the list.
        while let Some(key) = tables.next() {
            match key {
                Key::Attribute(attribute) => {
                    self.encode_attribute(attribute, tables).map(|_| ())?
                }
                Key::Location(location) => self.encode_location(location, tables)?,
                Key::Type(ty) => self.encode_type(ty, tables).map(|_| ())?,
            }
        }
        self.declare_resources(tables);
        Ok(())
    }

    /// Declares the resources that are referred to and have no contents, and the dialects that have some.
    fn declare_resources(&mut self, tables: &mut Tables) {
        let context = &self.held.context;
        let handle = |attribute: Attribute| match context.attribute_kind(attribute) {
            AttributeKind::DenseResource { handle, .. } => Some(*handle),
            _ => None,
        };
        let handles: Vec<Identifier> = tables.attributes().filter_map(handle).collect();
        let builtin = self.held.context.identifier("builtin");
        self.resources.declare(&handles, builtin);
        // Nothing else of the file may be of such a dialect.
        for dialect in self.resources.dialects() {
            tables.dialect_number(dialect);
        }
    }

    /// All sections.
    fn bytes(&mut self, top: OperationId, tables: Tables) -> Write<Vec<u8>> {
        let mut out = Bytes::new(tables);
        for text in self.file.iter().flat_map(|file| &file.strings) {
            out.string(text);
        }
        let dialects = self.dialect_section(&mut out)?;
        let (values, offsets) = self.value_sections(&mut out)?;
        self.top(top, &mut out)?;
        let operations = out.take();
        let resources = self.resource_sections(&mut out);
        let properties = out.properties_section();
        self.refuse_new_entries(
            self.file.is_some_and(|file| out.string_count() > file.strings.len()),
        )?;
        let strings = out.strings_section();
        out.raw(MAGIC);
        out.varint(self.version);
        out.raw(PRODUCER);
        out.section(Section::Dialect, &dialects);
        out.section(Section::AttrTypeOffset, &offsets);
        out.section(Section::AttrType, &values);
        out.section(Section::Ir, &operations);
        if let Some((offsets, data)) = resources {
            out.section(Section::ResourceOffset, &offsets);
            out.aligned_section(Section::Resource, &data);
        }
        out.section(Section::String, &strings);
        if self.since(super::encoding::NATIVE_PROPERTIES) {
            out.section(Section::Properties, &properties);
        }
        Ok(out.take())
    }

    /// The dialects, and the names of operations.
    fn dialect_section(&mut self, out: &mut Bytes) -> Write<Vec<u8>> {
        let dialects = out.tables.dialects.clone();
        out.varint(dialects.len() as u64);
        let has_versions = self.since(super::encoding::DIALECT_VERSIONS);
        for (number, dialect) in dialects.iter().enumerate() {
            let name = out.string(self.held.context.bytes(*dialect));
            let version = self.version_in_file(number).filter(|_| has_versions);
            out.varint(name << u32::from(has_versions) | u64::from(version.is_some()));
            if let Some(version) = version {
                out.section(Section::DialectVersions, version);
            }
        }
        self.names.write(self.version, &self.held.context, out);
        Ok(out.take())
    }

    /// The attributes and types, and how long each is.
    fn value_sections(&mut self, out: &mut Bytes) -> Write<(Vec<u8>, Vec<u8>)> {
        let groups = out.tables.groups();
        let mut offsets = Bytes::new(Tables::default());
        out.tables.counts().iter().for_each(|count| offsets.varint(*count as u64));
        for (side, groups) in groups.into_iter().enumerate() {
            match (self.file, side) {
                (None, _) => {}
                (Some(file), 0) => write_kept(&file.attributes, out, &mut offsets),
                (Some(file), _) => write_kept(&file.types, out, &mut offsets),
            }
            for (dialect, keys) in groups {
                offsets.varint(u64::from(dialect));
                offsets.varint(keys.len() as u64);
                for key in keys {
                    self.entry(key, out, &mut offsets)?;
                }
            }
        }
        Ok((out.take(), offsets.take()))
    }

    /// An attribute or a type, and how long it is.
    fn entry(&mut self, key: Key, out: &mut Bytes, offsets: &mut Bytes) -> Write<()> {
        let before = out.len();
        let is_encoded = match key {
            Key::Attribute(attribute) => self.encode_attribute(attribute, out)?,
            Key::Location(location) => self.encode_location(location, out).map(|()| true)?,
            Key::Type(ty) => self.encode_type(ty, out)?,
        };
        offsets.varint(((out.len() - before) as u64) << 1 | u64::from(is_encoded));
        Ok(())
    }

    /// Returns the dialect version in the file that was read.
    fn version_in_file(&self, number: usize) -> Option<&'a [u8]> {
        self.file?.dialects.get(number)?.1.as_deref()
    }

    /// The text of a name as a string attribute.
    fn name_attribute(&mut self, name: Identifier) -> Attribute {
        self.held.context.attribute(AttributeKind::String { value: name, ty: None })
    }
}

/// The attributes or types of a file that was read, as it has them.
fn write_kept<T>(entries: &FileEntries<T>, out: &mut Bytes, offsets: &mut Bytes) {
    for (dialect, sizes) in entries.runs() {
        offsets.varint(u64::from(dialect));
        offsets.varint(sizes.len() as u64);
        for (size, is_encoded) in sizes {
            offsets.varint(u64::from(*size) << 1 | u64::from(*is_encoded));
        }
    }
    out.raw(&entries.bytes);
}

/// The producer of a file.
const PRODUCER: &[u8] = concat!("abide ", env!("CARGO_PKG_VERSION"), "\0").as_bytes();

/// The places of operations in their text.
fn of_text(ir: &Ir, text: &[u8], file: Identifier) -> Locations {
    let lines = LineIndex::new(text);
    let mut locations = Locations { kinds: vec![LocationKind::Unknown], ..Locations::default() };
    locations.operations.resize(ir.operation_bound(), Location(0));
    for operation in ir.walk(ir.top()) {
        let span = ir.span(operation);
        if span.is_empty() {
            continue;
        }
        let place = lines.line_column(text, span.start(), Encoding::Utf8);
        let (line, column) = (place.line + 1, place.column + 1);
        let location = Location(u32::try_from(locations.kinds.len()).unwrap_or(u32::MAX));
        locations.kinds.push(LocationKind::File {
            file,
            range: [line, column, line, column],
            is_place: true,
        });
        if let Some(own) = locations.operations.get_mut(operation.index()) {
            *own = location;
        }
    }
    locations
}
