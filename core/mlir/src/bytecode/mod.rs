//! Reads and writes MLIR's bytecode, versions 0 to 6.
//!
//! A file has sections: strings, dialects with the names of their operations, attributes and types, the operations,
//! resources and properties. The attributes and types of `builtin` have their own encoding. Those of most other
//! dialects are text, and those of a few are encoded by C++. These are read if their dialect knows how (`hooks`), and
//! otherwise kept as bytes. The encoding of an operation's properties follows from ODS (`properties`), so those of an
//! unregistered operation are bytes, too.
//!
//! Reading makes an [`Ir`], whose memory is checked against a limit before it is allocated. Locations are not part of
//! it and are kept separately.

mod budget;
mod cursor;
mod encoding;
mod hooks;
mod properties;
mod read;
mod records;
mod tables;
mod text;
mod write;

pub use crate::locations::{Location, LocationKind, Locations};
pub use budget::{ALWAYS_ALLOWED_BYTES, MEMORY_FACTOR};
pub use cursor::{BytecodeError, Read};
pub use encoding::CURRENT_VERSION;
pub use hooks::{BytecodeHooks, DecodeHook, StoredOperation, TodaysHook, TodaysOperation};
pub use read::{Encoded, producer_of, read, version_of};
pub use records::Records;
pub use text::{Shown, diagnose, show, to_text};
pub use write::{Origin, WriteError, WriteOptions, write};

use super::ir::{Identifier, Ir};

/// Whether a file is bytecode, by its content.
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(encoding::MAGIC)
}

/// Whether this is bytecode wrongly decoded as UTF-8 (the third byte of the magic is invalid there).
#[must_use]
pub fn is_decoded_bytecode(text: &[u8]) -> bool {
    let decoded = ["ML\u{fffd}R", "ML\u{ef}R"];
    decoded.iter().any(|magic| text.starts_with(magic.as_bytes()))
}

/// The contents of a bytecode file.
#[derive(Debug, Clone)]
pub struct Module {
    /// The operations. The span of each is its range in the file.
    pub ir: Ir,
    /// Their locations.
    pub locations: Locations,
    /// The version of the encoding.
    pub version: u64,
    /// The producer, such as `MLIR22.1.8`.
    pub producer: String,
    /// The dialects with attributes and types, and the operations with properties, that are kept as bytes.
    pub opaque: Vec<Identifier>,
    /// Whether operations are others than those of the file, which are stored forms of them.
    pub is_translated: bool,
    /// The tables of the file, for entries kept as bytes, which refer to others by number.
    tables: Option<Box<tables::FileTables>>,
}
