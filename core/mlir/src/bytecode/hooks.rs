//! What a dialect knows of the bytecode that its own C++ writes.

use super::cursor::Read;
use super::read::Encoded;
use super::records::Records;
use crate::ir::{Attribute, Identifier, Ir, Type};
use crate::registry::Registry;

/// Reads an attribute or a type that a dialect encodes; nothing where it is of a kind that is not known, so that it
/// is kept as its bytes.
pub type DecodeHook<T> = fn(&mut Encoded<'_, '_>) -> Read<Option<T>>;

/// An operation as a file has it.
#[derive(Debug, Clone, Copy)]
pub struct StoredOperation<'s> {
    /// Its name, without the dialect.
    pub name: &'s str,
    /// The name of the operation around it, as that was read.
    pub parent: &'s [u8],
    /// Its properties.
    pub properties: &'s [(Identifier, Attribute)],
}

/// The operation that takes the place of a stored one: its full name and its properties.
pub type TodaysOperation = (Identifier, Vec<(Identifier, Attribute)>);

/// Gives the operation that a stored one is today; none where it stays what it is.
pub type TodaysHook = fn(&Registry, &mut Ir, StoredOperation<'_>) -> Option<TodaysOperation>;

/// What a dialect brings along to read bytecode.
#[derive(Debug, Clone, Copy)]
pub struct BytecodeHooks {
    /// How the properties of its operations are encoded, in the notation of `bytecode/properties.txt`.
    pub properties: &'static str,
    /// Reads a type.
    pub ty: DecodeHook<Type>,
    /// Reads an attribute.
    pub attribute: DecodeHook<Attribute>,
    /// Mends what was read as a whole, where the dialect is one of the file's.
    pub finish: fn(&mut Ir),
    /// The operation that a stored one is today; none where it stays what it is.
    pub operation: Option<TodaysHook>,
    /// The attributes that are encoded parameter by parameter: they are written so, too.
    pub records: Option<fn() -> &'static Records>,
}
