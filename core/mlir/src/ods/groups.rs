//! Assigns operands and results to the parts of a description.

use super::{OpDescription, Trait, ValueDescription};
use crate::ir::{AttributeKind, Ir, OperationId, TypeKind};
use abide_source::types::Signedness;
use smallvec::SmallVec;
use std::ops::Range;

/// For each described operand or result, the range of its values.
pub type Groups = SmallVec<[Range<usize>; 6]>;

/// The operands of an operation, group by group.
#[must_use]
pub fn operand_groups(ir: &Ir, operation: OperationId, op: &OpDescription) -> Groups {
    let sized = op.has(Trait::AttrSizedOperandSegments);
    let sizes = sized.then(|| segments(ir, operation, "operandSegmentSizes")).flatten();
    groups(&op.operands, ir.operand_count(operation), sizes)
}

/// The results of an operation, group by group.
#[must_use]
pub fn result_groups(ir: &Ir, operation: OperationId, op: &OpDescription) -> Groups {
    let sized = op.has(Trait::AttrSizedResultSegments);
    let sizes = sized.then(|| segments(ir, operation, "resultSegmentSizes")).flatten();
    groups(&op.results, ir.result_count(operation), sizes)
}

/// The sizes in an attribute, if it is an `array<i32>` as in MLIR. Negative ones count as 0.
pub(crate) fn segments(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<usize>> {
    let sizes = written_segments(ir, operation, name)?;
    Some(sizes.map(Option::unwrap_or_default).collect())
}

/// Whether such an attribute has a negative size.
pub(crate) fn has_negative_segment(ir: &Ir, operation: OperationId, name: &str) -> bool {
    written_segments(ir, operation, name).is_some_and(|mut sizes| sizes.any(|size| size.is_none()))
}

/// As [`segments`], but each negative size is `None`.
fn written_segments<'ir>(
    ir: &'ir Ir,
    operation: OperationId,
    name: &str,
) -> Option<impl Iterator<Item = Option<usize>> + use<'ir>> {
    let value = ir.attribute(operation, name)?;
    let i32_type = TypeKind::Integer { width: 32, signedness: Signedness::Signless };
    match ir.context.attribute_kind(value) {
        AttributeKind::DenseArray { element, values }
            if *ir.context.type_kind(*element) == i32_type =>
        {
            Some(values.iter().map(|size| usize::try_from(*size).ok()))
        }
        _ => None,
    }
}

/// The values of each part, by the given sizes. Without sizes, a single part has one value, and variadic parts share
/// the rest equally.
fn groups(parts: &[ValueDescription], count: usize, sizes: Option<Vec<usize>>) -> Groups {
    let variable = parts.iter().filter(|part| part.arity.is_variable_length()).count();
    let fixed = parts.len() - variable;
    let share = count.saturating_sub(fixed).checked_div(variable).unwrap_or(0);
    let mut start = 0;
    let mut sizes = sizes.map(Vec::into_iter);
    parts
        .iter()
        .map(|part| {
            let len = match &mut sizes {
                Some(sizes) => sizes.next().unwrap_or(0),
                None if part.arity.is_variable_length() => share,
                None => 1,
            };
            let range = start.min(count)..start.saturating_add(len).min(count);
            start = range.end;
            range
        })
        .collect()
}
