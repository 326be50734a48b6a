//! Bytecode where text is expected.

use super::FileError;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{BytecodeError, is_bytecode, to_text};
use abide_core::mlir::registry::Registry;

/// A file as text: itself or, where it is bytecode, what it says.
pub(crate) fn as_text(
    bytes: Vec<u8>,
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, BytecodeError> {
    if is_bytecode(&bytes) { to_text(&bytes, registry, limits) } else { Ok(bytes) }
}

/// Why a file of bytecode with a name is not read.
pub(crate) fn unreadable(name: &str, error: &BytecodeError) -> FileError {
    let message = format!("cannot read '{name}': {}, at byte {}", error.message, error.offset);
    FileError { name: name.to_owned(), message }
}

/// That a file is bytecode, and a command is about the text of one.
pub(crate) fn has_no_text(name: &str, what: &str) -> FileError {
    let message =
        format!("'{name}' is bytecode, which has no {what}: 'abide opt' prints it as text");
    FileError { name: name.to_owned(), message }
}
