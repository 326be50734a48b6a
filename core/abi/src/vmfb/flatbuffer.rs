//! A reader of FlatBuffers: tables, vectors and strings of untrusted bytes.
//!
//! The libraries for it need code that a schema compiler generates. That code trusts offsets after a verifier has
//! run, or uses `unsafe`. Here a file is read once, and only a few fields of it, so each offset is checked when it is
//! followed. Many offsets may lead to one place: the total that they lead to is bounded by the length of the file.

use super::module::{Attribute, Signature};
use abide_mlir::bytecode::BytecodeError;
use std::borrow::Cow;
use std::cell::Cell;

type Read<T> = Result<T, BytecodeError>;

/// The maximum number of elements that may be read beyond a file's capacity.
const FREE_ELEMENTS: usize = 1024;

/// The maximum number of bytes of text that may be read beyond a file's length.
const FREE_TEXT_BYTES: usize = 1 << 16;

/// The bytes of a FlatBuffer.
#[derive(Debug)]
pub(super) struct Buffer<'a> {
    bytes: &'a [u8],
    /// Its start in the file.
    base: usize,
    /// The number of elements that may still be read.
    elements: Cell<usize>,
    /// The number of bytes of text that may still be read.
    text: Cell<usize>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Table<'b, 'a> {
    buffer: &'b Buffer<'a>,
    at: usize,
    vtable: usize,
    /// The length of its vtable in bytes.
    vtable_len: usize,
}

/// Elements of one size.
#[derive(Debug, Clone, Copy)]
struct Vector {
    /// The position of the first element.
    at: usize,
    len: usize,
}

impl<'a> Buffer<'a> {
    /// The FlatBuffer in a part of a file that begins at `base`.
    pub(super) fn new(bytes: &'a [u8], base: usize) -> Buffer<'a> {
        Buffer {
            bytes,
            base,
            elements: Cell::new(bytes.len() / 4 + FREE_ELEMENTS),
            text: Cell::new(2 * bytes.len() + FREE_TEXT_BYTES),
        }
    }

    /// An error at a place.
    #[cold]
    pub(super) fn error<T>(&self, at: usize, message: impl Into<String>) -> Read<T> {
        Err(BytecodeError {
            offset: self.base + at.min(self.bytes.len()),
            message: message.into(),
            over_budget: false,
        })
    }

    /// `N` bytes at a place.
    fn array<const N: usize>(&self, at: usize) -> Read<[u8; N]> {
        let end = at.checked_add(N);
        let found = end.and_then(|end| self.bytes.get(at..end)).and_then(|it| it.try_into().ok());
        match found {
            Some(found) => Ok(found),
            None => self.error(at, format!("{N} bytes are wanted where the FlatBuffer ends")),
        }
    }

    fn u32(&self, at: usize) -> Read<u32> {
        Ok(u32::from_le_bytes(self.array(at)?))
    }

    fn u16(&self, at: usize) -> Read<u16> {
        Ok(u16::from_le_bytes(self.array(at)?))
    }

    /// The target of the offset at a place.
    fn follow(&self, at: usize) -> Read<usize> {
        let offset = self.u32(at)? as usize;
        match at.checked_add(offset).filter(|to| offset > 0 && *to < self.bytes.len()) {
            Some(to) => Ok(to),
            None => self.error(at, format!("the offset {offset} leads out of the FlatBuffer")),
        }
    }

    /// Takes from a budget.
    fn take(&self, budget: &Cell<usize>, amount: usize, at: usize) -> Read<()> {
        match budget.get().checked_sub(amount) {
            Some(left) => {
                budget.set(left);
                Ok(())
            }
            None => self.error(at, "the offsets lead to more than the file has room for"),
        }
    }

    /// Counts a text and elements that were read once more.
    pub(super) fn count_again(&self, signature: &Signature<'_>, table: &Table<'_, '_>) -> Read<()> {
        let attributes = &signature.attributes;
        self.take(&self.elements, attributes.len(), table.at)?;
        let length = |one: &Attribute<'_>| one.key.len() + one.value.len();
        let text = signature.convention.len() + attributes.iter().map(length).sum::<usize>();
        self.take(&self.text, text, table.at)
    }

    /// The root, if the file has this identifier.
    pub(super) fn root(&self, identifier: &[u8]) -> Read<Table<'_, 'a>> {
        let found: [u8; 4] = self.array(4)?;
        if found != identifier {
            let (found, wanted) =
                (String::from_utf8_lossy(&found), String::from_utf8_lossy(identifier));
            return self.error(
                4,
                format!("expected the identifier '{wanted}', but got '{}'", found.escape_debug()),
            );
        }
        self.table(self.follow(0)?)
    }

    fn table(&self, at: usize) -> Read<Table<'_, 'a>> {
        let back = i64::from(self.u32(at)?.cast_signed());
        let place = i64::try_from(at).unwrap_or(i64::MAX).checked_sub(back);
        let Some(vtable) = place.and_then(|place| usize::try_from(place).ok()) else {
            return self.error(at, "a table without a vtable");
        };
        let vtable_len = usize::from(self.u16(vtable)?);
        if vtable_len < 4 || vtable_len % 2 != 0 || vtable + vtable_len > self.bytes.len() {
            return self.error(vtable, format!("a vtable cannot have {vtable_len} bytes"));
        }
        Ok(Table { buffer: self, at, vtable, vtable_len })
    }

    /// The elements of a size that begin with their number at a place.
    fn vector(&self, at: usize, size: usize) -> Read<Vector> {
        let len = self.u32(at)? as usize;
        let left = self.bytes.len().saturating_sub(at + 4);
        if len.checked_mul(size).is_none_or(|bytes| bytes > left) {
            return self.error(at, format!("{len} elements are wanted where {left} bytes remain"));
        }
        Ok(Vector { at: at + 4, len })
    }

    fn string(&self, at: usize) -> Read<Cow<'a, str>> {
        let Vector { at: start, len } = self.vector(at, 1)?;
        let bytes = self.bytes.get(start..start + len).unwrap_or_default();
        let text = String::from_utf8_lossy(bytes);
        // Invalid UTF-8 becomes longer and is owned.
        self.take(&self.text, if matches!(text, Cow::Owned(_)) { 3 * len } else { len }, at)?;
        Ok(text)
    }
}

impl<'b, 'a> Table<'b, 'a> {
    /// The position of a field; `None` if it is omitted.
    fn field(&self, number: u16) -> Read<Option<usize>> {
        let slot = 4 + 2 * usize::from(number);
        if slot + 2 > self.vtable_len {
            return Ok(None);
        }
        let offset = usize::from(self.buffer.u16(self.vtable + slot)?);
        Ok((offset != 0).then_some(self.at + offset))
    }

    fn followed(&self, number: u16) -> Read<Option<usize>> {
        self.field(number)?.map(|at| self.buffer.follow(at)).transpose()
    }

    /// A number; 0 if it is omitted.
    pub(super) fn u32(&self, number: u16) -> Read<u32> {
        Ok(self.field(number)?.map(|at| self.buffer.u32(at)).transpose()?.unwrap_or(0))
    }

    /// A signed number; 0 if it is omitted.
    pub(super) fn i32(&self, number: u16) -> Read<i32> {
        Ok(self.u32(number)?.cast_signed())
    }

    /// A number of 64 bits; 0 if it is omitted.
    pub(super) fn u64(&self, number: u16) -> Read<u64> {
        let found = self.field(number)?.map(|at| self.buffer.array(at)).transpose()?;
        Ok(found.map_or(0, u64::from_le_bytes))
    }

    /// A string; empty if it is omitted.
    pub(super) fn string(&self, number: u16) -> Read<Cow<'a, str>> {
        Ok(self.optional_string(number)?.unwrap_or_default())
    }

    /// A string, if present.
    pub(super) fn optional_string(&self, number: u16) -> Read<Option<Cow<'a, str>>> {
        self.followed(number)?.map(|at| self.buffer.string(at)).transpose()
    }

    /// A string that has to be there.
    pub(super) fn required_string(&self, number: u16, what: &str) -> Read<Cow<'a, str>> {
        match self.optional_string(number)? {
            Some(found) => Ok(found),
            None => self.buffer.error(self.at, format!("{what} has no name")),
        }
    }

    /// A table, if present.
    pub(super) fn table(&self, number: u16) -> Read<Option<Table<'b, 'a>>> {
        let buffer = self.buffer;
        self.followed(number)?.map(|at| buffer.table(at)).transpose()
    }

    /// The number of elements of a size in a vector; `None` if it is omitted.
    pub(super) fn count(&self, number: u16, size: usize) -> Read<Option<usize>> {
        let vector = self.followed(number)?.map(|at| self.buffer.vector(at, size)).transpose()?;
        Ok(vector.map(|vector| vector.len))
    }

    /// Applies `read` to each table of a vector.
    pub(super) fn each<T>(
        &self,
        number: u16,
        mut read: impl FnMut(Table<'b, 'a>) -> Read<T>,
    ) -> Read<Vec<T>> {
        let Some(at) = self.followed(number)? else { return Ok(Vec::new()) };
        let buffer = self.buffer;
        let Vector { at, len } = buffer.vector(at, 4)?;
        buffer.take(&buffer.elements, len, at)?;
        let mut found = Vec::with_capacity(len);
        for index in 0..len {
            found.push(read(buffer.table(buffer.follow(at + 4 * index)?)?)?);
        }
        Ok(found)
    }

    /// An error about it.
    pub(super) fn error<T>(&self, message: impl Into<String>) -> Read<T> {
        self.buffer.error(self.at, message)
    }
}
