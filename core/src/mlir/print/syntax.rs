//! What the printer asks of dialects.

use super::Printer;
use crate::mlir::ir::{Ir, OperationId, RegionId, ValueId};

/// Prints an operation behind its name, with the leading space that its form has.
pub type PrintHook = fn(&mut Printer<'_>, OperationId);

/// Names results: calls back with the number of a result, from which on results have this name,
/// and the name without `%`; an empty name asks for a number.
pub type ResultNames = fn(&Ir, OperationId, &mut dyn FnMut(usize, &str));

/// Names arguments of the blocks of a region, without `%`.
pub type ArgumentNames = fn(&Ir, RegionId, &mut dyn FnMut(ValueId, &str));

/// What is known of the form of the operations of one name.
#[derive(Debug, Clone, Copy, Default)]
pub struct OpSyntax<'s> {
    /// Prints the custom form; without it the operation is printed in the generic form.
    pub print: Option<PrintHook>,
    /// Names the results.
    pub result_names: Option<ResultNames>,
    /// Names the arguments of the blocks in the regions.
    pub argument_names: Option<ArgumentNames>,
    /// The dialect whose operations are printed without its name in the regions; `""` is none.
    pub default_dialect: &'s str,
    /// Whether it ends its block, and may be left out where that is understood.
    pub terminator: bool,
}

/// Knows the forms of operations.
pub trait Syntax {
    /// What is known of the operations of a full name: `arith.addi`. Nothing is the default.
    fn operation(&self, name: &[u8]) -> OpSyntax<'_>;
}

/// Knows no operation: everything is printed in the generic form.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoSyntax;

impl Syntax for NoSyntax {
    fn operation(&self, _name: &[u8]) -> OpSyntax<'_> {
        OpSyntax::default()
    }
}
