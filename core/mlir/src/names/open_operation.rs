//! An operation while its names are resolved.

use super::unit::Definition;
use crate::syntax::Operation;

/// An operation that the walk is in.
pub(super) struct OpenOperation<'t, 'a> {
    pub(super) operation: Operation<'t>,
    pub(super) name: &'a [u8],
    pub(super) form: Form,
    /// Names that its own form binds for its regions.
    pub(super) bound: Vec<Definition>,
    /// The numbers of bound names and of open uses in front of its last region.
    pub(super) in_front: (usize, usize),
    /// The number of uses that waited for a definition before it.
    pub(super) waiting: usize,
    /// Uses in its own form that name nothing so far; its regions may take them as bound.
    pub(super) open_uses: Vec<(&'a [u8], u32)>,
    pub(super) has_region: bool,
    /// Whether it has a symbol table.
    pub(super) is_table: bool,
}

/// The known form of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Generic,
    /// Its form binds names with `%a =` or `%a: type` only.
    Structured,
    /// Nothing.
    Unknown,
}

impl Form {
    /// The open operation of a name.
    pub(super) fn of(operation: Operation<'_>, name: &[u8]) -> Form {
        if operation.is_generic() {
            Form::Generic
        } else if is_structured(name) {
            Form::Structured
        } else {
            Form::Unknown
        }
    }
}

/// Whether the own form of an operation binds names for its regions with `%a =` or `(%a: type)` only.
fn is_structured(name: &[u8]) -> bool {
    matches!(
        name,
        b"affine.for"
            | b"affine.if"
            | b"func"
            | b"func.func"
            | b"linalg.generic"
            | b"llvm.func"
            | b"memref.alloca_scope"
            | b"scf.execute_region"
            | b"scf.for"
            | b"scf.if"
            | b"scf.index_switch"
            | b"scf.reduce"
            | b"scf.while"
            | b"shape.assuming"
            | b"tensor.generate"
            | b"tensor.pad"
            | b"vector.mask"
    )
}
