//! Sequential reading of bytes, and its errors.

use super::encoding::{ALIGNMENT_BYTE, Section};

/// An error in bytecode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BytecodeError {
    /// The offset in bytes from the beginning of the file.
    pub offset: usize,
    /// The error, in MLIR's words if it has any.
    pub message: String,
    /// Whether the rest would take more memory than a file of this size is allowed.
    pub over_budget: bool,
}

/// The result of reading. The error is boxed, so that the result of reading a number fits into registers.
pub type Read<T> = Result<T, Box<BytecodeError>>;

/// A place in a part of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The rest of the part.
    rest: &'a [u8],
    /// The end of the part in the file.
    end: usize,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor over a part at offset `begin` of the file.
    #[inline]
    pub(super) fn new(bytes: &'a [u8], begin: usize) -> Cursor<'a> {
        Cursor { rest: bytes, end: begin + bytes.len() }
    }

    /// Returns its position, in bytes from the beginning of the file.
    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.end - self.rest.len()
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The number of bytes left.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.rest.len()
    }

    /// Returns the rest.
    #[inline]
    pub(super) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    #[cold]
    pub(super) fn error<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(Box::new(BytecodeError {
            offset: self.offset(),
            message: message.into(),
            over_budget: false,
        }))
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Read<u8> {
        match self.rest.split_first() {
            Some((byte, rest)) => {
                self.rest = rest;
                Ok(*byte)
            }
            None => self.error("attempting to parse a byte at the end of the bytecode"),
        }
    }

    #[inline]
    pub(super) fn bytes(&mut self, len: u64) -> Read<&'a [u8]> {
        let split = usize::try_from(len).ok().and_then(|len| self.rest.split_at_checked(len));
        let Some((found, rest)) = split else {
            let left = self.len();
            return self.error(format!("attempting to parse {len} bytes when only {left} remain"));
        };
        self.rest = rest;
        Ok(found)
    }

    /// Reads a number. The count of further bytes is the count of zeros below the lowest one bit of the first byte.
    #[inline]
    pub(super) fn varint(&mut self) -> Read<u64> {
        match self.rest {
            [first, rest @ ..] if first & 1 == 1 => {
                self.rest = rest;
                Ok(u64::from(first >> 1))
            }
            [first, second, rest @ ..] if first & 2 == 2 => {
                self.rest = rest;
                Ok(u64::from(u16::from_le_bytes([*first, *second]) >> 2))
            }
            [first, second, third, rest @ ..] if first & 4 == 4 => {
                self.rest = rest;
                Ok(u64::from(u32::from_le_bytes([*first, *second, *third, 0]) >> 3))
            }
            _ => self.long_varint(),
        }
    }

    /// A number of any length.
    fn long_varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros().min(8);
        let mut words = [0; 8];
        let found = self.bytes(u64::from(more))?;
        if more == 8 {
            words.copy_from_slice(found);
            return Ok(u64::from_le_bytes(words));
        }
        for (word, byte) in words.iter_mut().zip([first].iter().chain(found)) {
            *word = *byte;
        }
        Ok(u64::from_le_bytes(words) >> (more + 1))
    }

    /// Skips a number.
    #[inline]
    pub(super) fn skip_varint(&mut self) -> Read<()> {
        let first = self.byte()?;
        match self.rest.get(first.trailing_zeros() as usize..) {
            Some(rest) => {
                self.rest = rest;
                Ok(())
            }
            None => self.bytes(u64::from(first.trailing_zeros())).map(|_| ()),
        }
    }

    /// A number whose sign is its lowest bit.
    #[inline]
    pub(super) fn signed(&mut self) -> Read<i64> {
        let number = self.varint()?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    /// A number whose lowest bit is a flag.
    #[inline]
    pub(super) fn with_flag(&mut self) -> Read<(u64, bool)> {
        let number = self.varint()?;
        Ok((number >> 1, number & 1 == 1))
    }

    /// The number of following items, each of at least one byte.
    #[inline]
    pub(super) fn count(&mut self) -> Read<usize> {
        let before = *self;
        let count = self.varint()?;
        before.fits(count, self)
    }

    /// Returns a count of items, each of at least one byte, that must fit into the rest.
    #[inline]
    pub(super) fn fits(&self, count: u64, after: &Cursor<'a>) -> Read<usize> {
        if count <= after.len() as u64 {
            return Ok(count as usize);
        }
        let left = after.len();
        self.error(format!("attempting to parse {count} entries when only {left} bytes remain"))
    }

    /// Reads a null-terminated string.
    pub(super) fn terminated(&mut self) -> Read<&'a [u8]> {
        let Some(len) = memchr::memchr(0, self.rest) else {
            return self.error("malformed null-terminated string, no null character found");
        };
        let text = self.bytes(len as u64)?;
        self.byte()?;
        Ok(text)
    }

    /// Skips to the next multiple of a power of two.
    fn align(&mut self, alignment: u64) -> Read<()> {
        if !alignment.is_power_of_two() || alignment > u64::from(u32::MAX) {
            return self.error("expected alignment to be a power-of-two");
        }
        while self.offset() as u64 & (alignment - 1) != 0 {
            let before = *self;
            let padding = self.byte()?;
            if padding != ALIGNMENT_BYTE {
                return before
                    .error(format!("expected alignment byte (0xCB), but got: '0x{padding:X}'"));
            }
        }
        Ok(())
    }

    /// Reads bytes after their alignment and length.
    pub(super) fn aligned_blob(&mut self) -> Read<(u64, &'a [u8])> {
        let alignment = self.varint()?;
        let len = self.varint()?;
        self.align(alignment)?;
        Ok((alignment, self.bytes(len)?))
    }

    /// Reads bytes after their length.
    pub(super) fn blob(&mut self) -> Read<Cursor<'a>> {
        let len = self.varint()?;
        let base = self.offset();
        Ok(Cursor::new(self.bytes(len)?, base))
    }

    /// A section: its number and its content.
    pub(super) fn section(&mut self) -> Read<(Section, Cursor<'a>)> {
        let before = *self;
        let id = self.byte()?;
        let len = self.varint()?;
        let Some(section) = Section::from_id(id & 0x7f) else {
            return before.error(format!("invalid section ID: {}", id & 0x7f));
        };
        if id & 0x80 != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        let base = self.offset();
        Ok((section, Cursor::new(self.bytes(len)?, base)))
    }
}
