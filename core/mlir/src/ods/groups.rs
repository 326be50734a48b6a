//! Assigns operands and results to the parts of a description.

use super::{Arity, AttributeDescription, OpDescription, Presence, Trait, ValueDescription};
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

/// Whether an operation has the parts of a description: another version of LLVM may have others.
pub(crate) fn has_parts(ir: &Ir, operation: OperationId, op: &OpDescription) -> bool {
    let required = op.attributes.iter().filter(|one| one.presence == Presence::Required);
    has_values(op, &op.operands, ir.operand_count(operation), Trait::AttrSizedOperandSegments)
        && has_values(op, &op.results, ir.result_count(operation), Trait::AttrSizedResultSegments)
        && groups_fit(&op.operands, &operand_groups(ir, operation, op))
        && groups_fit(&op.results, &result_groups(ir, operation, op))
        && op.regions.len() <= ir.regions(operation).len()
        && required.into_iter().all(|one| ir.attribute(operation, &*one.name).is_some())
}

/// Whether the attributes and the types of values of an operation, which has the parts of a description, are those of it.
pub(crate) fn is_described(ir: &Ir, operation: OperationId, op: &OpDescription) -> bool {
    let fits = |part: &ValueDescription, ty| part.constraint.matches(&ir.context, ty);
    let operands = operand_groups(ir, operation, op);
    let results = result_groups(ir, operation, op);
    let attribute = |one: &AttributeDescription| {
        let value = ir.attribute(operation, &*one.name);
        value.is_none_or(|value| one.constraint.matches(&ir.context, value))
    };
    op.attributes.iter().all(attribute)
        && op.operands.iter().zip(operands).all(|(part, mut group)| {
            let ty = |index| ir.operand(operation, index).map(|value| ir.value_type(value));
            group.all(|index| ty(index).is_none_or(|ty| fits(part, ty)))
        })
        && op.results.iter().zip(results).all(|(part, mut group)| {
            let ty = |index| ir.result(operation, index).map(|value| ir.value_type(value));
            group.all(|index| ty(index).is_none_or(|ty| fits(part, ty)))
        })
}

/// Whether a description allows this many values: it records the sizes, or has a variadic part.
fn has_values(op: &OpDescription, parts: &[ValueDescription], count: usize, sized: Trait) -> bool {
    let fixed = parts.iter().filter(|part| part.arity == Arity::Single).count();
    op.has(sized) || count == fixed || count > fixed && fixed < parts.len()
}

/// Whether each part has as many values as it may have.
fn groups_fit(parts: &[ValueDescription], groups: &Groups) -> bool {
    parts.iter().zip(groups.iter()).all(|(part, values)| match part.arity {
        Arity::Single => values.len() == 1,
        Arity::Optional => values.len() <= 1,
        _ => true,
    })
}

/// The sizes that an attribute gives, if it is the `array<i32>` that MLIR takes.
pub(crate) fn segments(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<usize>> {
    let value = ir.attribute(operation, name)?;
    let i32_type = TypeKind::Integer { width: 32, signedness: Signedness::Signless };
    match ir.context.attribute_kind(value) {
        AttributeKind::DenseArray { element, values }
            if *ir.context.type_kind(*element) == i32_type =>
        {
            Some(values.iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect())
        }
        _ => None,
    }
}

/// The values of each part: those that are one value are given theirs, the rest is shared out.
pub(crate) fn groups(
    parts: &[ValueDescription],
    count: usize,
    sizes: Option<Vec<usize>>,
) -> Groups {
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
