//! The printer's interface to dialects.

use super::Printer;
use super::printed_op::PrintedOp;
use crate::ir::{AttributeKind, Ir, OperationId, RegionId, ValueId};
use crate::ods::{Arity, OpDescription, Trait};

/// Prints an operation after its name, with the leading space of its form.
pub type PrintHook = fn(&mut Printer<'_>, OperationId);

/// Names arguments of the blocks of a region, without `%`.
pub type ArgumentNames = fn(&Ir, RegionId, &mut dyn FnMut(ValueId, &str));

/// Calls back with a name without `%`, and the number of the first result that it applies to. An empty name means a
/// number.
pub type ResultNamesHook = fn(&Ir, OperationId, &mut dyn FnMut(usize, &str));

/// The names of an operation's results.
#[derive(Debug, Clone, Copy)]
pub enum ResultNames {
    /// All results together have this name.
    Fixed(&'static str),
    /// A function names them.
    Hook(ResultNamesHook),
    /// Each result has its name in the description, as in ODS.
    Described,
    /// Only C++ knows the names: the results keep those of the text.
    Written,
}

impl ResultNames {
    /// The names that ODS gives the results of an operation with several of them, unless it has
    /// its own names.
    #[must_use]
    pub fn of_description(op: &OpDescription) -> Option<ResultNames> {
        if op.asm.names_results {
            return Some(ResultNames::Written);
        }
        let several = op.results.len() > 1 && !op.has(Trait::OpAsmOpInterface);
        several.then_some(ResultNames::Described)
    }
}

/// The results that the C++ text of the description names, each with its name: a text, or the value of an attribute.
/// `None` if that text is unknown.
pub(super) fn declared_names(
    ir: &Ir,
    operation: OperationId,
    known: &PrintedOp<'_>,
) -> Option<Vec<(usize, String)>> {
    let op = known.description().filter(|op| !op.asm.result_names.is_empty())?;
    let mut all = Vec::new();
    for (declared, start) in op.asm.result_names.iter().zip(result_starts(ir, operation, op)) {
        let Some(start) = start.filter(|_| !declared.is_empty()) else { continue };
        let Some(attribute) = declared.strip_prefix('$') else {
            all.push((start, declared.to_string()));
            continue;
        };
        if ir.opaque_text(operation).is_some() {
            return None;
        }
        let value = ir.attribute(operation, attribute);
        if let Some(AttributeKind::String { value, .. }) =
            value.map(|value| ir.context.attribute_kind(value))
        {
            all.push((start, String::from_utf8_lossy(ir.context.bytes(*value)).into_owned()));
        }
    }
    Some(all)
}

/// Returns the results of a description with the first value of each and its name; those without values are left out.
pub(super) fn described_names<'op>(
    ir: &Ir,
    operation: OperationId,
    op: &'op OpDescription,
) -> impl Iterator<Item = (usize, &'op str)> {
    let starts = result_starts(ir, operation, op);
    let named = op.results.iter().zip(starts);
    named
        .filter_map(|(result, start)| Some((start?, &*result.name)))
        .filter(|one| !one.1.is_empty())
}

/// Returns the first value of each result of a description, if it has any.
fn result_starts(
    ir: &Ir,
    operation: OperationId,
    op: &OpDescription,
) -> impl Iterator<Item = Option<usize>> {
    let sizes =
        ir.attribute(operation, "resultSegmentSizes").map(|it| ir.context.attribute_kind(it));
    let sizes = match sizes {
        Some(AttributeKind::DenseArray { values, .. }) => values.to_vec(),
        _ => Vec::new(),
    };
    let fixed = op.results.iter().filter(|result| matches!(result.arity, Arity::Single)).count();
    let rest = ir.result_count(operation).saturating_sub(fixed);
    let mut next = 0usize;
    op.results.iter().enumerate().map(move |(index, result)| {
        let written = sizes.get(index).and_then(|size| usize::try_from(*size).ok());
        let size = match result.arity {
            Arity::Single => 1,
            _ => written.unwrap_or(rest),
        };
        let start = next;
        next = next.saturating_add(size);
        (size > 0).then_some(start)
    })
}
