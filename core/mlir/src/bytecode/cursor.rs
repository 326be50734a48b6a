//! Bytes that are read one after the other, and what can be wrong with them.

use super::encoding::{ALIGNMENT_BYTE, Section};

/// Why bytes are no bytecode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BytecodeError {
    /// Where, in bytes from the beginning of the file.
    pub offset: usize,
    /// What is wrong, in the words of MLIR where it has some.
    pub message: String,
}

/// What reading gives.
pub(super) type Read<T> = Result<T, BytecodeError>;

/// A place in a part of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    /// The part.
    bytes: &'a [u8],
    /// Where it begins in the file.
    base: usize,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8], base: usize) -> Cursor<'a> {
        Cursor { bytes, base, at: 0 }
    }

    /// Where it is, in bytes from the beginning of the file.
    pub(super) fn offset(&self) -> usize {
        self.base + self.at
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// How many bytes are left.
    pub(super) fn len(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    /// What is left.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    #[cold]
    pub(super) fn error<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(BytecodeError { offset: self.offset(), message: message.into() })
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Read<u8> {
        match self.bytes.get(self.at) {
            Some(byte) => {
                self.at += 1;
                Ok(*byte)
            }
            None => self.error("attempting to parse a byte at the end of the bytecode"),
        }
    }

    pub(super) fn bytes(&mut self, len: u64) -> Read<&'a [u8]> {
        let left = self.len();
        let wanted = usize::try_from(len).ok().filter(|len| *len <= left);
        let Some(wanted) = wanted else {
            return self.error(format!("attempting to parse {len} bytes when only {left} remain"));
        };
        let found = self.bytes.get(self.at..self.at + wanted).unwrap_or_default();
        self.at += wanted;
        Ok(found)
    }

    /// A number: as many zeros as further bytes follow stand before a one in the low bits of the first.
    #[inline]
    pub(super) fn varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        if first & 1 == 1 {
            return Ok(u64::from(first >> 1));
        }
        let more = first.trailing_zeros();
        match self.word_before() {
            Some(word) if more < 8 => {
                self.at += more as usize;
                // Each of its bytes has a bit that says how many there are.
                Ok(word << (56 - 8 * more) >> (57 - 7 * more))
            }
            _ => self.long_varint(first),
        }
    }

    /// Eight bytes from the one that was read last, where there are so many.
    #[inline]
    fn word_before(&self) -> Option<u64> {
        let rest = self.bytes.get(self.at.checked_sub(1)?..)?;
        rest.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
    }

    fn long_varint(&mut self, first: u8) -> Read<u64> {
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

    /// A number whose sign is its lowest bit.
    #[inline]
    pub(super) fn signed(&mut self) -> Read<i64> {
        let number = self.varint()?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    /// A number whose lowest bit says something else.
    #[inline]
    pub(super) fn with_flag(&mut self) -> Read<(u64, bool)> {
        let number = self.varint()?;
        Ok((number >> 1, number & 1 == 1))
    }

    /// How many things follow, each of at least one byte.
    pub(super) fn count(&mut self) -> Read<usize> {
        let before = *self;
        let count = self.varint()?;
        before.fits(count, self)
    }

    /// A number of things, each of at least one byte, that must fit into what is left.
    pub(super) fn fits(&self, count: u64, behind: &Cursor<'a>) -> Read<usize> {
        let left = behind.len();
        match usize::try_from(count).ok().filter(|count| *count <= left) {
            Some(count) => Ok(count),
            None => self.error(format!(
                "attempting to parse {count} entries when only {left} bytes remain"
            )),
        }
    }

    /// A text up to a byte of zero.
    pub(super) fn terminated(&mut self) -> Read<&'a [u8]> {
        let rest = self.rest();
        let Some(len) = memchr::memchr(0, rest) else {
            return self.error("malformed null-terminated string, no null character found");
        };
        self.at += len + 1;
        Ok(rest.get(..len).unwrap_or_default())
    }

    /// Goes to the next place that is a multiple of a power of two.
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

    /// Bytes behind their alignment and length.
    pub(super) fn aligned_blob(&mut self) -> Read<(u64, &'a [u8])> {
        let alignment = self.varint()?;
        let len = self.varint()?;
        self.align(alignment)?;
        Ok((alignment, self.bytes(len)?))
    }

    /// Bytes behind their length.
    pub(super) fn blob(&mut self) -> Read<Cursor<'a>> {
        let len = self.varint()?;
        let base = self.offset();
        Ok(Cursor::new(self.bytes(len)?, base))
    }

    /// A section: which it is, and what is in it.
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
