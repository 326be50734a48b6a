//! Locations.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::attribute as code;
use super::Reader;
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::locations::{Location, LocationKind};
use crate::print::print_attribute;
use std::io::Write as _;

/// The bytes of a location beyond its contents.
const LOCATION_BYTES: usize = 32;

/// The locations that were read, by the numbers that they have as attributes.
#[derive(Default)]
pub(super) struct ReadLocations {
    pub(super) by_attribute: Vec<Option<std::num::NonZeroU32>>,
    /// The file of the last place, by the number of its name: most places are in one file.
    file: Option<(u64, Identifier)>,
}

impl<'a> Reader<'a> {
    /// A location whose number among the attributes is read.
    #[inline]
    pub(super) fn location(&mut self, cursor: &mut Cursor<'a>) -> Read<Location> {
        let place = *cursor;
        let index = cursor.varint()?;
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        match self.known_location(at) {
            Some(location) => Ok(location),
            None => self.new_location(place, at),
        }
    }

    #[inline]
    fn known_location(&self, index: usize) -> Option<Location> {
        let found = self.cached.locations.by_attribute.get(index).copied().flatten()?;
        Some(Location(found.get() - 1))
    }

    pub(super) fn unknown_location(&mut self) -> Location {
        let location = Location(super::tables::offset(self.locations.kinds.len()));
        self.locations.kinds.push(LocationKind::Unknown);
        location
    }

    fn new_location(&mut self, place: Cursor<'a>, index: usize) -> Read<Location> {
        if self.values.nesting >= self.limits.depth {
            return place.error(format!(
                "locations nest deeper than {}, or one is a part of itself",
                self.limits.depth
            ));
        }
        self.values.nesting += 1;
        let dialects = &self.dialects;
        let is_builtin = |dialect: usize| dialects.get(dialect).is_some_and(|it| it.is_builtin);
        let kind = match self.values.encoded_builtin(index, is_builtin) {
            Some(mut cursor) => self.location_kind(&mut cursor),
            None => self.other_location(place, index),
        };
        // A broken location may be kept as bytes, and reading continues.
        self.values.nesting -= 1;
        self.keep_location(place, index, kind?)
    }

    fn keep_location(
        &mut self,
        place: Cursor<'a>,
        index: usize,
        kind: LocationKind,
    ) -> Read<Location> {
        let count = self.values.attribute_count();
        let known = &mut self.cached.locations.by_attribute;
        if known.is_empty() {
            self.budget.charge(4 * count, place.offset())?;
            known.resize(count, None);
        }
        self.budget.charge(LOCATION_BYTES, place.offset())?;
        let kinds = &mut self.locations.kinds;
        let location = Location(super::tables::offset(kinds.len()));
        kinds.push(kind);
        let known = &mut self.cached.locations.by_attribute;
        if let Some(entry) = known.get_mut(index) {
            *entry = std::num::NonZeroU32::new(location.0 + 1);
        }
        Ok(location)
    }

    /// Reads a location of `builtin`.
    fn location_kind(&mut self, cursor: &mut Cursor<'a>) -> Read<LocationKind> {
        let place = *cursor;
        let kind = match cursor.varint()? {
            code::UNKNOWN_LOC => LocationKind::Unknown,
            code::FILE_LINE_COL_LOC => {
                let file = self.file(cursor)?;
                let (line, column) = (position(cursor)?, position(cursor)?);
                LocationKind::File { file, range: [line, column, line, column], is_place: true }
            }
            code::FILE_LINE_COL_RANGE => self.file_range(cursor)?,
            code::NAME_LOC => {
                let name = self.string_attribute(cursor)?;
                LocationKind::Name { name, child: self.location(cursor)? }
            }
            code::CALL_SITE_LOC => {
                let callee = self.location(cursor)?;
                LocationKind::CallSite { callee, caller: self.location(cursor)? }
            }
            code::FUSED_LOC => {
                LocationKind::Fused { locations: self.location_list(cursor)?, metadata: None }
            }
            code::FUSED_LOC_WITH_METADATA => {
                let locations = self.location_list(cursor)?;
                LocationKind::Fused { locations, metadata: Some(self.attribute(cursor)?) }
            }
            _ => return place.error("expected attribute of type: LocationAttr"),
        };
        if cursor.is_empty() {
            Ok(kind)
        } else {
            cursor.error("unexpected trailing bytes after Attribute entry")
        }
    }

    /// The name of a file.
    #[inline]
    fn file(&mut self, cursor: &mut Cursor<'a>) -> Read<Identifier> {
        let place = *cursor;
        let index = cursor.varint()?;
        if let Some((known, file)) = self.cached.locations.file
            && known == index
        {
            return Ok(file);
        }
        let file = self.string_attribute_at(place, index)?;
        self.cached.locations.file = Some((index, file));
        Ok(file)
    }

    /// Reads a range in a file; redundant numbers are omitted.
    fn file_range(&mut self, cursor: &mut Cursor<'a>) -> Read<LocationKind> {
        let file = self.file(cursor)?;
        let place = *cursor;
        let mut numbers = [0; 4];
        let count = cursor.count()?;
        if count > numbers.len() {
            return place.error("expected at most four numbers of a FileLineColRange");
        }
        for number in numbers.iter_mut().take(count) {
            *number = position(cursor)?;
        }
        let [a, b, c, d] = numbers;
        let range = match count {
            0 => [0; 4],
            1 => [a, 0, a, 0],
            2 => [a, b, a, b],
            3 => [a, b, a, c],
            _ => [a, b, c, d],
        };
        Ok(LocationKind::File { file, range, is_place: false })
    }

    fn location_list(&mut self, cursor: &mut Cursor<'a>) -> Read<Box<[Location]>> {
        let count = self.list(cursor, 4)?;
        let mut all = Vec::with_capacity(count);
        for _ in 0..count {
            all.push(self.location(cursor)?);
        }
        Ok(all.into_boxed_slice())
    }

    /// A location that `builtin` does not encode: a text, or one of a dialect.
    fn other_location(&mut self, place: Cursor<'a>, index: usize) -> Read<LocationKind> {
        let attribute = self.attribute_at(place, index as u64)?;
        match self.ir().context.attribute_kind(attribute) {
            AttributeKind::Location(_) | AttributeKind::Dialect { .. } => {
                Ok(LocationKind::Other(attribute))
            }
            _ => place.error("expected attribute of type: LocationAttr"),
        }
    }

    /// A location as an attribute, in its textual form.
    pub(super) fn location_attribute(
        &mut self,
        place: Cursor<'a>,
        cursor: &mut Cursor<'a>,
    ) -> Read<Attribute> {
        let mut own = place;
        let kind = self.location_kind(&mut own)?;
        *cursor = own;
        let mut text = Vec::new();
        self.location_text(place, &kind, &mut text)?;
        let context = &mut self.ir().context;
        let text = context.identifier(text);
        Ok(context.attribute(AttributeKind::Location(text)))
    }

    fn location_text(
        &mut self,
        place: Cursor<'a>,
        kind: &LocationKind,
        text: &mut Vec<u8>,
    ) -> Read<()> {
        let before = text.len();
        match kind {
            LocationKind::Unknown => text.extend_from_slice(b"unknown"),
            LocationKind::File { file, range, .. } => {
                self.quoted(*file, text);
                push_range(*range, text);
            }
            LocationKind::Name { name, child } => {
                self.quoted(*name, text);
                if *self.locations.kind(*child) != LocationKind::Unknown {
                    self.inner_text(place, b"(", &[*child], b")", text)?;
                }
            }
            LocationKind::CallSite { callee, caller } => {
                self.inner_text(place, b"callsite(", &[*callee], b" at ", text)?;
                self.inner_text(place, b"", &[*caller], b")", text)?;
            }
            LocationKind::Fused { metadata, locations } => {
                text.extend_from_slice(b"fused");
                if let Some(metadata) = metadata {
                    text.push(b'<');
                    text.extend_from_slice(&print_attribute(self.ir(), *metadata));
                    text.push(b'>');
                }
                self.inner_text(place, b"[", locations, b"]", text)?;
            }
            LocationKind::Other(attribute) => match self.ir().context.attribute_kind(*attribute) {
                AttributeKind::Location(own) => {
                    let own = *own;
                    text.extend_from_slice(self.ir().context.bytes(own));
                }
                _ => text.extend_from_slice(&print_attribute(self.ir(), *attribute)),
            },
        }
        self.budget.charge(text.len() - before, place.offset())
    }

    fn inner_text(
        &mut self,
        place: Cursor<'a>,
        open: &[u8],
        locations: &[Location],
        close: &[u8],
        text: &mut Vec<u8>,
    ) -> Read<()> {
        text.extend_from_slice(open);
        for (index, location) in locations.iter().enumerate() {
            if index > 0 {
                text.extend_from_slice(b", ");
            }
            let kind = self.locations.kind(*location).clone();
            self.location_text(place, &kind, text)?;
        }
        text.extend_from_slice(close);
        Ok(())
    }

    fn quoted(&mut self, name: Identifier, text: &mut Vec<u8>) {
        let attribute =
            self.ir().context.attribute(AttributeKind::String { value: name, ty: None });
        text.extend_from_slice(&print_attribute(self.ir(), attribute));
    }
}

/// A line or a column.
#[inline]
fn position(cursor: &mut Cursor<'_>) -> Read<u32> {
    // MLIR also keeps the lower half only.
    Ok(cursor.varint()? as u32)
}

/// `:1:2 to 3:4`, without redundant numbers.
fn push_range([line, column, end_line, end_column]: [u32; 4], text: &mut Vec<u8>) {
    // Writing into memory does not fail.
    let _ = match () {
        () if (line, column) == (end_line, end_column) => write!(text, ":{line}:{column}"),
        () if line == end_line => write!(text, ":{line}:{column} to :{end_column}"),
        () => write!(text, ":{line}:{column} to {end_line}:{end_column}"),
    };
}
