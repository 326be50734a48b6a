//! Compiler output given instead of text.

use super::{FileError, Source};
use crate::console::Failure;
use crate::dialects::DialectArguments;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{self, BytecodeError, is_bytecode};
use abide_core::mlir::registry::Registry;
use abide_core::vmfb::{self, is_vmfb};
use std::path::Path;
use std::sync::Arc;

/// The kind of a binary file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Binary {
    /// MLIR's bytecode.
    Bytecode,
    /// A compiled module of IREE.
    Module,
}

impl Binary {
    /// Returns the kind of a file, by its contents alone; `None` for text.
    pub(crate) fn of(bytes: &[u8]) -> Option<Binary> {
        match () {
            () if is_bytecode(bytes) => Some(Binary::Bytecode),
            () if is_vmfb(bytes) => Some(Binary::Module),
            () => None,
        }
    }
}

/// Reads a file of MLIR, as text or bytecode. Returns its source, its text and its dialects.
///
/// # Errors
/// If the file or its dialects cannot be read.
pub(crate) fn read(
    path: &Path,
    dialects: &DialectArguments,
    limits: &Limits,
) -> Result<(Source, Vec<u8>, Arc<Registry>), Failure> {
    let source = Source::new(path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let registry = dialects.registry(Some(path))?;
    let text = as_text(text, &registry, limits)
        .map_err(|error| Failure::Message(unreadable(&source.name, &error).message))?;
    Ok((source, text, registry))
}

/// A file as text: text itself, the text of bytecode, or the functions of a compiled module.
pub(crate) fn as_text(
    bytes: Vec<u8>,
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, BytecodeError> {
    match Binary::of(&bytes) {
        None => Ok(bytes),
        Some(Binary::Bytecode) => bytecode::to_text(&bytes, registry, limits),
        Some(Binary::Module) => vmfb::to_text(&bytes, limits),
    }
}

/// The reason why a file of bytecode with a name is not read.
pub(crate) fn unreadable(name: &str, error: &BytecodeError) -> FileError {
    let message = format!("cannot read '{name}': {}, at byte {}", error.message, error.offset);
    FileError { name: name.to_owned(), message }
}

/// Returns the error that a binary file lacks the text for a command.
pub(crate) fn has_no_text(name: &str, binary: Binary, what: &str) -> FileError {
    let message = match binary {
        Binary::Bytecode => {
            format!("'{name}' is bytecode, which has no {what}: 'abide opt' prints it as text")
        }
        Binary::Module => {
            format!("'{name}' is a compiled module, which has no {what}: see 'abide abi'")
        }
    };
    FileError { name: name.to_owned(), message }
}
