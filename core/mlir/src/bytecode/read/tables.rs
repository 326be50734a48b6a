//! Strings, dialects and the names of operations.

use super::super::budget::Budget;
use super::super::cursor::{Cursor, Read};
use super::super::encoding::Section;
use super::super::hooks::BytecodeHooks;
use super::{DIALECT_VERSIONS, ELIDED_ARGUMENT_LOCATIONS, NATIVE_PROPERTIES, Reader};
use crate::ir::Identifier;
use std::cell::Cell;

/// The strings of a file.
#[derive(Default)]
pub(super) struct Strings<'a> {
    bytes: &'a [u8],
    /// The start of each in the section; the last entry is their end.
    starts: Vec<u32>,
    /// Whether the number of a missing string was read.
    missed: Cell<bool>,
}

impl<'a> Strings<'a> {
    /// Reads the section: the lengths of the strings, the last one first, and then the strings.
    pub(super) fn read(section: Cursor<'a>, budget: &mut Budget) -> Read<Strings<'a>> {
        let bytes = section.rest();
        let mut lengths = section;
        let count = lengths.count()?;
        budget.charge(4 * (count + 1), section.offset())?;
        let mut starts = Vec::with_capacity(count + 1);
        let mut start = bytes.len();
        starts.push(offset(start));
        for _ in 0..count {
            let before = lengths;
            let len = lengths.varint()?;
            let fitting = usize::try_from(len).ok().and_then(|len| start.checked_sub(len));
            start = match fitting {
                Some(start) if len > 0 => start,
                _ => return before.error("string size exceeds the available data size"),
            };
            starts.push(offset(start));
        }
        if lengths.offset() - section.offset() != start {
            return lengths
                .error("unexpected trailing data between the offsets for strings and their data");
        }
        starts.reverse();
        Ok(Strings { bytes, starts, missed: Cell::new(false) })
    }

    /// Whether the number of a string that is not there was met.
    pub(super) fn has_missing_string(&self) -> bool {
        self.missed.get()
    }

    /// Their number.
    pub(super) fn count(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// The number of bytes.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// A string by its number.
    pub(super) fn at(&self, index: usize) -> Option<&'a [u8]> {
        let (start, end) = (self.starts.get(index)?, self.starts.get(index.checked_add(1)?)?);
        // A byte of zero ends it.
        self.bytes.get(*start as usize..(*end as usize).checked_sub(1)?)
    }

    /// Returns a string by its number, read at `place`.
    pub(super) fn get(&self, place: Cursor<'a>, index: u64) -> Read<&'a [u8]> {
        match usize::try_from(index).ok().and_then(|index| self.at(index)) {
            Some(text) => Ok(text),
            None => {
                self.missed.set(true);
                place.error(format!("invalid string index: {index}"))
            }
        }
    }

    /// A string whose number is read.
    pub(super) fn next(&self, cursor: &mut Cursor<'a>) -> Read<&'a [u8]> {
        let place = *cursor;
        let index = cursor.varint()?;
        self.get(place, index)
    }
}

/// An offset in a file, which is not longer than 4 GiB.
pub(super) fn offset(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// A dialect that a file uses.
#[derive(Clone, Copy)]
pub(super) struct Dialect<'a> {
    pub(super) name: &'a [u8],
    pub(super) is_builtin: bool,
    /// The dialect's version in the file.
    pub(super) version: Option<&'a [u8]>,
    /// The dialect's hooks for reading its bytecode.
    pub(super) hooks: Option<&'static BytecodeHooks>,
}

/// The name of an operation.
#[derive(Clone, Copy)]
pub(super) struct OperationName {
    /// With the dialect.
    pub(super) name: Identifier,
    /// Whether what wrote the file knew it: how its properties are encoded follows from that.
    pub(super) was_registered: bool,
    /// The hooks of its dialect.
    pub(super) hooks: Option<&'static BytecodeHooks>,
}

impl<'a> Reader<'a> {
    /// Reads the section of dialects and names.
    pub(super) fn read_dialects(&mut self, mut section: Cursor<'a>) -> Read<()> {
        let count = section.count()?;
        self.budget.charge(count * size_of::<Dialect<'_>>(), section.offset())?;
        self.dialects.reserve_exact(count);
        for _ in 0..count {
            let place = section;
            let (index, has_version) = match self.since(DIALECT_VERSIONS) {
                true => section.with_flag()?,
                false => (section.varint()?, false),
            };
            let name = self.strings.get(place, index)?;
            let mut version = None;
            if has_version {
                let place = section;
                let (kind, contents) = section.section()?;
                if kind != Section::DialectVersions {
                    return place.error("expected dialect version section");
                }
                version = Some(contents.rest());
            }
            let hooks = self.registry.bytecode(name);
            self.dialects.push(Dialect { name, is_builtin: name == b"builtin", version, hooks });
        }
        if self.since(ELIDED_ARGUMENT_LOCATIONS) {
            let count = section.count()?;
            self.budget.charge(count * size_of::<OperationName>(), section.offset())?;
            self.names.reserve_exact(count);
        }
        while !section.is_empty() {
            let (dialect, count) = group(&mut section, self.dialects.len())?;
            for _ in 0..count {
                self.read_name(dialect, &mut section)?;
            }
        }
        Ok(())
    }

    fn read_name(&mut self, dialect: usize, section: &mut Cursor<'a>) -> Read<()> {
        let place = *section;
        let (index, was_registered) = match self.since(NATIVE_PROPERTIES) {
            true => section.with_flag()?,
            false => (section.varint()?, false),
        };
        let own = self.strings.get(place, index)?;
        let dialect = self.dialects.get(dialect).copied();
        let hooks = dialect.and_then(|dialect| dialect.hooks);
        let dialect = dialect.map_or(&[][..], |dialect| dialect.name);
        let full = match own {
            // Names without a dot were allowed once.
            [] => dialect.to_vec(),
            own => [dialect, b".", own].concat(),
        };
        self.budget.charge(full.len() + size_of::<OperationName>() + 24, place.offset())?;
        let name = self.ir().context.identifier(full);
        self.names.push(OperationName { name, was_registered, hooks });
        Ok(())
    }
}

/// The head of a group: which dialect its elements belong to, and how many there are.
pub(super) fn group(cursor: &mut Cursor<'_>, dialects: usize) -> Read<(usize, u64)> {
    let place = *cursor;
    let index = cursor.varint()?;
    match usize::try_from(index).ok().filter(|index| *index < dialects) {
        Some(dialect) => Ok((dialect, cursor.varint()?)),
        None => place.error(format!("invalid dialect index: {index}")),
    }
}
