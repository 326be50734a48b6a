//! The limit on the memory of the reader.

use super::cursor::{BytecodeError, Read};

/// The maximum number of bytes of memory for a byte of a file.
pub const MEMORY_FACTOR: usize = 16;

/// The number of bytes of memory that are always allowed.
pub const ALWAYS_ALLOWED_BYTES: usize = 1 << 20;

/// The memory that is left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Budget {
    left: usize,
}

impl Budget {
    /// Creates the budget of a file of `len` bytes. A part is reserved for uncounted memory: the allocator's own.
    pub(super) fn new(len: usize) -> Budget {
        let all = len.saturating_mul(MEMORY_FACTOR).saturating_add(ALWAYS_ALLOWED_BYTES);
        Budget { left: all - ALWAYS_ALLOWED_BYTES / 8 }
    }

    /// Whether so much is left.
    pub(super) fn has(&self, bytes: usize) -> bool {
        bytes <= self.left
    }

    /// Takes memory for an entry at `offset`.
    #[inline]
    pub(super) fn charge(&mut self, bytes: usize, offset: usize) -> Read<()> {
        match self.left.checked_sub(bytes) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(Box::new(too_much(offset))),
        }
    }
}

#[cold]
fn too_much(offset: usize) -> BytecodeError {
    BytecodeError {
        offset,
        message: format!(
            "reading this takes more than {MEMORY_FACTOR} bytes of memory for each byte of the \
             file: it is more than what any compiler writes, or not what it claims to be"
        ),
        over_budget: true,
    }
}
