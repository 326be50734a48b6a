//! Attributes and types, which are read when something refers to them.

use super::super::budget::Budget;
use super::super::cursor::{BytecodeError, Cursor, Read};
use super::super::encoding::attribute as code;
use super::super::hooks::DecodeHook;
use super::super::tables::FileEntries;
use super::tables::{group, offset};
use super::{Encoded, Reader};
use crate::ir::{Attribute, AttributeKind, Identifier, Type, TypeKind};
use abide_source::diagnostic::Diagnostic;

/// An attribute or a type.
struct Entry<T> {
    /// The end of its bytes in the section.
    end: u32,
    value: Option<T>,
    /// The depth of its nesting, at least 1; 0 until it is read.
    depth: u16,
    /// Whether its dialect encodes it; otherwise it is a text.
    is_encoded: bool,
}

/// The header of a run of entries.
#[derive(Clone, Copy)]
struct Group {
    first: u32,
    dialect: u32,
}

/// Entries of one kind.
struct Entries<T> {
    all: Vec<Entry<T>>,
    groups: Vec<Group>,
    /// The group that was requested last, which is mostly the next one, too.
    recent: usize,
    /// The offset of the first one's bytes.
    start: u32,
}

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Entries { all: Vec::new(), groups: Vec::new(), recent: 0, start: 0 }
    }
}

/// The attributes and types of a file.
#[derive(Default)]
pub(super) struct Values<'a> {
    data: &'a [u8],
    base: usize,
    attributes: Entries<Attribute>,
    types: Entries<Type>,
    /// The number of enclosing entries that are being read.
    pub(super) nesting: u32,
    /// The deepest nesting of the entries requested since the last query.
    deepest: u16,
}

/// One entry before it is read.
struct Raw<'a> {
    cursor: Cursor<'a>,
    dialect: usize,
    is_encoded: bool,
}

impl<T: Copy> Entries<T> {
    fn read(
        &mut self,
        count: usize,
        offsets: &mut Cursor<'_>,
        end: &mut usize,
        data: Cursor<'_>,
        dialects: usize,
    ) -> Read<()> {
        self.start = offset(*end);
        self.all.reserve_exact(count);
        while self.all.len() < count {
            let place = *offsets;
            let (dialect, len) = group(offsets, dialects)?;
            let left = count - self.all.len();
            let Some(len) = usize::try_from(len).ok().filter(|len| *len <= left) else {
                return place.error(format!("a group of {len} entries when only {left} are left"));
            };
            let (first, dialect) = (offset(self.all.len()), offset(dialect));
            self.groups.push(Group { first, dialect });
            for _ in 0..len {
                let place = *offsets;
                let (size, is_encoded) = offsets.with_flag()?;
                let next = usize::try_from(size).ok().and_then(|size| end.checked_add(size));
                *end = match next.filter(|next| *next <= data.len()) {
                    Some(next) => next,
                    None => {
                        return place.error(
                            "Attribute or Type entry offset points past the end of section",
                        );
                    }
                };
                self.all.push(Entry { end: offset(*end), value: None, depth: 0, is_encoded });
            }
        }
        Ok(())
    }

    /// The bytes of an entry: where they begin and end, the dialect, and whether that encodes it.
    #[inline]
    fn raw(&mut self, index: usize) -> Option<(u32, u32, usize, bool)> {
        let entry = self.all.get(index)?;
        let before = index.checked_sub(1).and_then(|before| self.all.get(before));
        let start = before.map_or(self.start, |before| before.end);
        let (end, is_encoded) = (entry.end, entry.is_encoded);
        let begins = |group: usize| self.groups.get(group).map(|group| group.first as usize);
        let is_recent = begins(self.recent).is_some_and(|first| first <= index)
            && begins(self.recent + 1).is_none_or(|next| index < next);
        if !is_recent {
            let after = self.groups.partition_point(|group| group.first as usize <= index);
            self.recent = after.checked_sub(1)?;
        }
        Some((start, end, self.groups.get(self.recent)?.dialect as usize, is_encoded))
    }
}

impl<T: Copy> Entries<T> {
    /// All of them, as the file has them.
    fn kept(&self, data: &[u8]) -> FileEntries<T> {
        let end = self.all.last().map_or(self.start, |entry| entry.end);
        let mut start = self.start;
        let mut size = |entry: &Entry<T>| {
            let size = entry.end.saturating_sub(start);
            start = entry.end;
            (size, entry.is_encoded)
        };
        let known = self.all.iter().zip(0u32..);
        FileEntries {
            known: known.filter_map(|(entry, number)| Some((entry.value?, number))).collect(),
            groups: self.groups.iter().map(|group| (group.first, group.dialect)).collect(),
            sizes: self.all.iter().map(&mut size).collect(),
            bytes: data.get(self.start as usize..end as usize).unwrap_or_default().into(),
        }
    }
}

impl<'a> Values<'a> {
    /// The attributes and the types, as the file has them.
    pub(super) fn kept(&self) -> (FileEntries<Attribute>, FileEntries<Type>) {
        (self.attributes.kept(self.data), self.types.kept(self.data))
    }

    /// The total number of bytes.
    pub(super) fn len(&self) -> usize {
        self.data.len()
    }

    pub(super) fn read(
        data: Cursor<'a>,
        mut offsets: Cursor<'a>,
        dialects: usize,
        budget: &mut Budget,
    ) -> Read<Values<'a>> {
        let place = offsets;
        let attributes = offsets.count()?;
        let types = offsets.count()?;
        budget.charge((attributes + types) * size_of::<Entry<Type>>(), place.offset())?;
        let mut values = Values { data: data.rest(), base: data.offset(), ..Values::default() };
        let mut end = 0;
        values.attributes.read(attributes, &mut offsets, &mut end, data, dialects)?;
        values.types.read(types, &mut offsets, &mut end, data, dialects)?;
        if !offsets.is_empty() {
            return offsets.error("unexpected trailing data in the Attribute/Type offset section");
        }
        let groups = values.attributes.groups.len() + values.types.groups.len();
        budget.charge(groups * 2 * size_of::<Group>(), place.offset())?;
        Ok(values)
    }

    fn raw(&self, found: Option<(u32, u32, usize, bool)>) -> Option<Raw<'a>> {
        let (start, end, dialect, is_encoded) = found?;
        let bytes = self.data.get(start as usize..end as usize)?;
        let cursor = Cursor::new(bytes, self.base + start as usize);
        Some(Raw { cursor, dialect, is_encoded })
    }

    /// The number of locations among the attributes that `builtin` encodes.
    pub(super) fn location_count(&self) -> usize {
        let codes = (0..self.attributes.all.len()).filter_map(|index| {
            let entry = self.attributes.all.get(index).filter(|entry| entry.is_encoded)?;
            let before = index.checked_sub(1).and_then(|before| self.attributes.all.get(before));
            let start = before.map_or(self.attributes.start, |before| before.end);
            self.data.get(start as usize..entry.end as usize)?.first().copied()
        });
        let is_location = |byte: &u8| {
            let code = u64::from(byte >> 1);
            byte & 1 == 1
                && ((code::CALL_SITE_LOC..=code::UNKNOWN_LOC).contains(&code)
                    || code == code::FILE_LINE_COL_RANGE)
        };
        codes.filter(is_location).count()
    }

    /// The number of types.
    pub(super) fn type_count(&self) -> usize {
        self.types.all.len()
    }

    /// The number of attributes.
    pub(super) fn attribute_count(&self) -> usize {
        self.attributes.all.len()
    }

    /// The bytes of an attribute that `builtin` encodes.
    #[inline]
    pub(super) fn encoded_builtin(
        &mut self,
        index: usize,
        is_builtin: impl Fn(usize) -> bool,
    ) -> Option<Cursor<'a>> {
        let found = self.attributes.raw(index);
        let raw = self.raw(found)?;
        (raw.is_encoded && is_builtin(raw.dialect)).then_some(raw.cursor)
    }
}

/// The bytes of an attribute or type beyond its contents.
const VALUE_BYTES: usize = 64;

impl<'a> Reader<'a> {
    /// An attribute whose number is read.
    #[inline]
    pub(super) fn attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let index = cursor.varint()?;
        self.attribute_at(place, index)
    }

    /// An attribute that may not be there.
    pub(super) fn optional_attribute(
        &mut self,
        cursor: &mut Cursor<'a>,
    ) -> Read<Option<Attribute>> {
        let place = *cursor;
        let (index, is_there) = cursor.with_flag()?;
        if is_there { self.attribute_at(place, index).map(Some) } else { Ok(None) }
    }

    /// A type whose number is read.
    #[inline]
    pub(super) fn ty(&mut self, cursor: &mut Cursor<'a>) -> Read<Type> {
        let place = *cursor;
        let index = cursor.varint()?;
        self.type_at(place, index)
    }

    /// Returns an attribute by its number, read at `place`.
    #[inline]
    pub(super) fn attribute_at(&mut self, place: Cursor<'a>, index: u64) -> Read<Attribute> {
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        if let Some(Entry { value: Some(value), depth, .. }) = self.values.attributes.all.get(at) {
            self.values.deepest = self.values.deepest.max(*depth);
            return Ok(*value);
        }
        self.new_attribute(place, at)
    }

    fn new_attribute(&mut self, place: Cursor<'a>, index: usize) -> Read<Attribute> {
        let found = self.values.attributes.raw(index);
        let Some(raw) = self.values.raw(found) else {
            self.is_dangling = true;
            return place.error(format!("invalid Attribute index: {index}"));
        };
        let around = self.enter(place)?;
        let value = match raw.is_encoded {
            true => self.encoded_attribute(&raw),
            false => self.attribute_text(raw.cursor),
        };
        let (value, depth) = self.leave(around, place, value)?;
        if let Some(entry) = self.values.attributes.all.get_mut(index) {
            (entry.value, entry.depth) = (Some(value), depth);
        }
        Ok(value)
    }

    /// Returns a type by its number, read at `place`.
    #[inline]
    pub(super) fn type_at(&mut self, place: Cursor<'a>, index: u64) -> Read<Type> {
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        if let Some(Entry { value: Some(value), depth, .. }) = self.values.types.all.get(at) {
            self.values.deepest = self.values.deepest.max(*depth);
            return Ok(*value);
        }
        self.new_type(place, at)
    }

    fn new_type(&mut self, place: Cursor<'a>, index: usize) -> Read<Type> {
        let found = self.values.types.raw(index);
        let Some(raw) = self.values.raw(found) else {
            self.is_dangling = true;
            return place.error(format!("invalid Type index: {index}"));
        };
        let around = self.enter(place)?;
        let value = match raw.is_encoded {
            true => self.encoded_type(&raw),
            false => self.type_text(raw.cursor),
        };
        let (value, depth) = self.leave(around, place, value)?;
        if let Some(entry) = self.values.types.all.get_mut(index) {
            (entry.value, entry.depth) = (Some(value), depth);
        }
        Ok(value)
    }

    /// Begins to read an entry; returns the depth of the requests around it.
    fn enter(&mut self, place: Cursor<'a>) -> Read<u16> {
        self.budget.charge(VALUE_BYTES, place.offset())?;
        if self.values.nesting >= self.limits.depth {
            return self.too_deep(place);
        }
        self.values.nesting += 1;
        Ok(std::mem::take(&mut self.values.deepest))
    }

    /// Finishes the entry; returns it and its nesting. A broken entry may be kept as bytes, and reading continues.
    fn leave<T>(&mut self, around: u16, place: Cursor<'a>, value: Read<T>) -> Read<(T, u16)> {
        let depth = self.values.deepest.saturating_add(1);
        self.values.nesting -= 1;
        if value.is_err() {
            self.values.deepest = around;
        } else if u32::from(depth) > self.limits.depth {
            return self.too_deep(place);
        } else {
            self.values.deepest = around.max(depth);
        }
        Ok((value?, depth))
    }

    #[cold]
    fn too_deep<T>(&self, place: Cursor<'a>) -> Read<T> {
        place.error(format!(
            "attributes and types nest deeper than {}, or one is a part of itself",
            self.limits.depth
        ))
    }

    fn is_builtin(&self, dialect: usize) -> bool {
        self.dialects.get(dialect).is_some_and(|dialect| dialect.is_builtin)
    }

    fn encoded_attribute(&mut self, raw: &Raw<'a>) -> Read<Attribute> {
        if !self.is_builtin(raw.dialect) {
            let decode = self.hooks(raw.dialect).map(|hooks| hooks.attribute);
            if let Some(attribute) = self.decoded(raw, decode)? {
                return Ok(attribute);
            }
            let (dialect, body) = self.opaque_entry(raw)?;
            return Ok(self.ir().context.attribute(AttributeKind::Dialect {
                dialect,
                body,
                ty: None,
            }));
        }
        let mut cursor = raw.cursor;
        let value = self.builtin_attribute(&mut cursor)?;
        self.end_of_entry(cursor, "Attribute")?;
        Ok(value)
    }

    fn encoded_type(&mut self, raw: &Raw<'a>) -> Read<Type> {
        if self.dialects.get(raw.dialect).is_some_and(|dialect| dialect.name == b"quant")
            && let Some(ty) = self.quantized_type(raw.cursor)
        {
            return Ok(ty);
        }
        if !self.is_builtin(raw.dialect) {
            let decode = self.hooks(raw.dialect).map(|hooks| hooks.ty);
            if let Some(ty) = self.decoded(raw, decode)? {
                return Ok(ty);
            }
            let (dialect, body) = self.opaque_entry(raw)?;
            return Ok(self.ir().context.ty(TypeKind::Dialect { dialect, body }));
        }
        let mut cursor = raw.cursor;
        let value = self.builtin_type(&mut cursor)?;
        self.end_of_entry(cursor, "Type")?;
        Ok(value)
    }

    /// Reads an entry by its dialect's hook; `None` if the dialect cannot read it.
    fn decoded<T>(&mut self, raw: &Raw<'a>, decode: Option<DecodeHook<T>>) -> Read<Option<T>> {
        let Some(decode) = decode else { return Ok(None) };
        let mut encoded = Encoded { reader: self, cursor: raw.cursor };
        let value = decode(&mut encoded)?;
        let is_whole = encoded.cursor.is_empty();
        Ok(value.filter(|_| is_whole))
    }

    fn end_of_entry(&self, cursor: Cursor<'a>, what: &str) -> Read<()> {
        if cursor.is_empty() {
            return Ok(());
        }
        cursor.error(format!("unexpected trailing bytes after {what} entry"))
    }

    /// An entry that C++ encodes, as its bytes.
    fn opaque_entry(&mut self, raw: &Raw<'a>) -> Read<(Identifier, Identifier)> {
        let dialect = self.dialects.get(raw.dialect).map_or(&[][..], |dialect| dialect.name);
        let bytes = raw.cursor.rest();
        let mut body = b"bytecode<\"0x".to_vec();
        super::resources::push_hexadecimal(&mut body, bytes);
        body.extend_from_slice(b"\">");
        self.budget.charge(body.len() + dialect.len() + 64, raw.cursor.offset())?;
        let context = &mut self.ir().context;
        let (dialect, body) = (context.identifier(dialect), context.identifier(body));
        if self.opaque.last() != Some(&dialect) {
            self.opaque.push(dialect);
        }
        Ok((dialect, body))
    }

    fn attribute_text(&mut self, mut cursor: Cursor<'a>) -> Read<Attribute> {
        let text = self.text(&mut cursor)?;
        let begin = cursor.offset() - text.len() - 1;
        self.assembly.attribute(text).map_err(|error| error_at_offset(&error, begin, text))
    }

    fn type_text(&mut self, mut cursor: Cursor<'a>) -> Read<Type> {
        let text = self.text(&mut cursor)?;
        let begin = cursor.offset() - text.len() - 1;
        self.assembly.ty(text).map_err(|error| error_at_offset(&error, begin, text))
    }

    fn text(&mut self, cursor: &mut Cursor<'a>) -> Read<&'a [u8]> {
        let text = cursor.terminated()?;
        if !cursor.is_empty() {
            return cursor.error("unexpected trailing bytes after an assembly format");
        }
        // Names and bodies are kept, some twice.
        self.budget.charge(2 * text.len(), cursor.offset())?;
        Ok(text)
    }
}

/// Returns the error of a text at an offset.
#[cold]
fn error_at_offset(error: &Diagnostic, begin: usize, text: &[u8]) -> Box<BytecodeError> {
    let shown: String = String::from_utf8_lossy(text).chars().take(80).collect();
    Box::new(BytecodeError {
        offset: begin + error.span.start() as usize,
        message: format!("{}, in '{shown}'", error.message),
        over_budget: false,
    })
}
