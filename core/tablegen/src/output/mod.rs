//! Records as `llvm-tblgen` writes them.

mod json;
mod records;

pub use json::{Locate, write_json};
pub use records::write_records;

use std::io::{self, Write};

/// The number of bytes buffered before they are written.
const BUFFER_BYTES: usize = 1 << 16;

/// Writes the buffered output once it is a block.
fn drain(bytes: &mut Vec<u8>, out: &mut dyn Write) -> io::Result<()> {
    if bytes.len() >= BUFFER_BYTES {
        out.write_all(bytes)?;
        bytes.clear();
    }
    Ok(())
}
