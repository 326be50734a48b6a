//! A dialect's knowledge of the bytecode that its own C++ writes.

use super::cursor::Read;
use super::read::Encoded;
use super::records::Records;
use crate::ir::{Attribute, Identifier, Ir, Type};
use crate::registry::Registry;

/// Reads an attribute or a type that a dialect encodes; `None` if its kind is unknown. It is then kept as bytes.
pub type DecodeHook<T> = fn(&mut Encoded<'_, '_>) -> Read<Option<T>>;

/// An operation as a file has it.
#[derive(Debug, Clone, Copy)]
pub struct StoredOperation<'s> {
    /// Its name, without the dialect.
    pub name: &'s str,
    /// The name of the enclosing operation, as that was read.
    pub parent: &'s [u8],
    /// Its properties.
    pub properties: &'s [(Identifier, Attribute)],
}

/// The operation that takes the place of a stored one: its full name and its properties.
pub type TodaysOperation = (Identifier, Vec<(Identifier, Attribute)>);

/// Returns the current form of a stored operation; `None` if it stays unchanged.
pub type TodaysHook = fn(&Registry, &mut Ir, StoredOperation<'_>) -> Option<TodaysOperation>;

/// The functions and tables of a dialect for reading bytecode.
#[derive(Debug, Clone, Copy)]
pub struct BytecodeHooks {
    /// The encoding of its operations' properties, in the notation of `bytecode/properties.txt`.
    pub properties: &'static str,
    /// Reads a type.
    pub ty: DecodeHook<Type>,
    /// Reads an attribute.
    pub attribute: DecodeHook<Attribute>,
    /// Repairs the finished IR, if the file uses the dialect.
    pub finish: fn(&mut Ir),
    /// Returns the current form of a stored operation; `None` if it stays unchanged.
    pub operation: Option<TodaysHook>,
    /// The attributes that are encoded parameter by parameter: they are written so, too.
    pub records: Option<fn() -> &'static Records>,
}
