//! MLIR's bytecode, versions 0 to 6, read and written.
//!
//! A file has sections: strings, dialects with the names of their operations, attributes and types, the
//! operations, resources and properties. The attributes and types of `builtin` have an encoding of their
//! own, those of most other dialects stand there as text, and those of a few are encoded by C++: these are
//! read where their dialect knows how (`hooks`), and else kept as the bytes that they are. How the properties of an operation are encoded follows from ODS
//! (`properties`), so that those of an unregistered operation are bytes, too.
//!
//! What is read becomes an [`Ir`], which is held against the memory that it may take before it is made.
//! Locations have no place there, and stand beside it.

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
pub use budget::{LEAST_MEMORY, MEMORY_FACTOR};
pub use cursor::{BytecodeError, Read};
pub use encoding::CURRENT_VERSION;
pub use hooks::{BytecodeHooks, DecodeHook, StoredOperation, TodaysHook, TodaysOperation};
pub use read::{Encoded, read, version_of};
pub use records::Records;
pub use text::{Shown, diagnose, show, to_text};
pub use write::{Origin, WriteError, WriteOptions, write};

use super::ir::{Identifier, Ir};

/// Whether a file is bytecode, whatever it is called.
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(encoding::MAGIC)
}

/// Whether a text is what became of bytecode that somebody decoded as text: its third byte is none of UTF-8.
#[must_use]
pub fn is_decoded_bytecode(text: &[u8]) -> bool {
    let decoded = ["ML\u{fffd}R", "ML\u{ef}R"];
    decoded.iter().any(|magic| text.starts_with(magic.as_bytes()))
}

/// What a file of bytecode holds.
#[derive(Debug, Clone)]
pub struct Module {
    /// The operations. The range of each is where it stands in the file.
    pub ir: Ir,
    /// Where they come from.
    pub locations: Locations,
    /// The version of the encoding.
    pub version: u64,
    /// What wrote it, such as `MLIR22.1.8`.
    pub producer: String,
    /// The dialects with attributes and types, and the operations with properties, that are kept as bytes.
    pub opaque: Vec<Identifier>,
    /// Whether operations are others than those of the file, which are stored forms of them.
    pub is_translated: bool,
    /// The tables of the file, where things that are kept as bytes say numbers of them.
    tables: Option<Box<tables::FileTables>>,
}
