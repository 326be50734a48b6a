//! What the printer asks of dialects.

use super::Printer;
use crate::mlir::ir::{Ir, OperationId, RegionId, ValueId};

/// Prints an operation behind its name, with the leading space that its form has.
pub type PrintHook = fn(&mut Printer<'_>, OperationId);

/// Names arguments of the blocks of a region, without `%`.
pub type ArgumentNames = fn(&Ir, RegionId, &mut dyn FnMut(ValueId, &str));

/// Calls back with the number of a result, from which on results have this name, and the name
/// without `%`; an empty name asks for a number.
pub type ResultNamesHook = fn(&Ir, OperationId, &mut dyn FnMut(usize, &str));

/// How the results of an operation are called.
#[derive(Debug, Clone, Copy)]
pub enum ResultNames {
    /// All results together have this name.
    Fixed(&'static str),
    /// A function names them.
    Hook(ResultNamesHook),
}
