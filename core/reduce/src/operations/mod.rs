//! Edits of operations. Values and types are known, so the users of an erased operation get other values.

mod act;
mod attributes;
mod blocks;
mod enumerate;
mod functions;
mod lists;
mod values;

use crate::plan::Plan;
use abide_mlir::ir::{BlockId, Identifier, Ir, OperationId};
use abide_mlir::print::{PrintOptions, print};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{SPLIT_MARK, split_pieces};
use abide_mlir::{bytecode, parse};
use abide_source::limits::Limits;
use values::Replace;

/// A kind of edits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// Erases the operations at a depth.
    Erase(usize),
    /// Makes functions declarations.
    EmptyBody,
    /// Replaces an operation by the body of its region, at a depth.
    Hoist(usize),
    /// Makes a branch the end of its function.
    EndControl,
    /// Joins a block with the one before it.
    MergeBlock,
    /// Makes the results of an operation arguments of the function.
    ToArgument,
    /// Makes an operation a cast from nothing.
    ToCast,
    /// Gives an operation an earlier value.
    Operand,
    /// Removes a result of a function.
    Returned,
    /// Removes an argument of a function.
    Argument,
    /// Removes an argument of a block that a branch gives.
    BlockArgument,
    /// Removes a result of an operation, with the values that its regions yield for it.
    Result,
    /// Removes an operand.
    LessOperands,
    /// Removes an attribute.
    Attribute,
}

#[derive(Debug, Clone, Copy)]
enum Edit {
    Erase(OperationId, Replace),
    EmptyBody(OperationId),
    Hoist(OperationId, usize),
    EndControl(OperationId, OperationId),
    MergeBlock(BlockId),
    Operand(OperationId, usize),
    Returned(OperationId, usize),
    Argument(OperationId, usize),
    BlockArgument(BlockId, usize),
    Result(OperationId, usize),
    LessOperands(OperationId, usize),
    Attribute(OperationId, Identifier, bool),
}

/// Edits of the operations of a text.
pub(crate) struct OperationPlan<'r> {
    ir: Ir,
    registry: &'r Registry,
    form: PrintOptions,
    edits: Vec<Edit>,
    is_strict: bool,
}

impl<'r> OperationPlan<'r> {
    /// The edits of a kind; `None` if the text has several pieces or does not parse.
    pub(crate) fn new(
        text: &[u8],
        (registry, limits): (&'r Registry, &Limits),
        form: &PrintOptions,
        change: Change,
    ) -> Option<OperationPlan<'r>> {
        if bytecode::is_bytecode(text) || split_pieces(text, SPLIT_MARK.as_bytes()).len() > 1 {
            return None;
        }
        let parsed = parse::parse(text, registry, limits);
        if !parsed.diagnostics.is_empty() {
            return None;
        }
        let edits = enumerate::edits(&parsed.ir, registry, change);
        // Operands that become earlier values make others unused, which are erased later.
        let is_strict = change != Change::Operand;
        Some(OperationPlan { ir: parsed.ir, registry, form: *form, edits, is_strict })
    }
}

impl Plan for OperationPlan<'_> {
    fn len(&self) -> usize {
        self.edits.len()
    }

    fn is_strict(&self) -> bool {
        self.is_strict
    }

    fn apply(&self, chosen: &[usize]) -> Option<Vec<u8>> {
        let mut ir = self.ir.clone();
        for edit in chosen.iter().filter_map(|index| self.edits.get(*index)) {
            // An edit may have become impossible by an earlier one.
            let _ = act::act(&mut ir, self.registry, *edit);
        }
        let text = print(&ir, self.registry, &self.form);
        Some(unwrapped(&text).unwrap_or(text))
    }
}

/// The operations of a printed module without the module, which every file has.
fn unwrapped(text: &[u8]) -> Option<Vec<u8>> {
    let ends: [(&[u8], &[u8]); 2] =
        [(b"module {", b"}"), (b"\"builtin.module\"() ({", b"}) : () -> ()")];
    let lines: Vec<&[u8]> = text.strip_suffix(b"\n")?.split(|byte| *byte == b'\n').collect();
    let (last, lines) = lines.split_last()?;
    let (begin, _) = ends.into_iter().find(|(_, end)| last == end)?;
    let first = lines.iter().position(|line| *line == begin)?;
    let mut out = Vec::with_capacity(text.len());
    for (number, line) in lines.iter().enumerate().filter(|(number, _)| *number != first) {
        let line = if number > first { line.strip_prefix(b"  ").unwrap_or(line) } else { line };
        out.extend_from_slice(line);
        out.push(b'\n');
    }
    Some(out)
}
