//! The operands that branches pass to their successors.

use crate::common::dimensions;
use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::rewrite::{BranchHooks, ForwardedOperands, RewriteHooks};

pub(super) const REWRITES: &[(&str, RewriteHooks)] = &[
    ("cf.br", branching(BranchHooks { lengths: all, set_lengths: |_, _, _| {} })),
    (
        "cf.cond_br",
        branching(BranchHooks { lengths: forwarded_after_condition, set_lengths: set_both }),
    ),
    ("cf.switch", branching(BranchHooks { lengths: default_and_cases, set_lengths: set_cases })),
];

const fn branching(branch: BranchHooks) -> RewriteHooks {
    RewriteHooks { branch: Some(branch), ..RewriteHooks::NONE }
}

fn all(ir: &Ir, branch: OperationId) -> Option<ForwardedOperands> {
    Some((0, vec![ir.operand_count(branch)]))
}

fn forwarded_after_condition(ir: &Ir, branch: OperationId) -> Option<ForwardedOperands> {
    Some((1, dimensions(ir, branch, "operandSegmentSizes")?.get(1..)?.to_vec()))
}

fn default_and_cases(ir: &Ir, branch: OperationId) -> Option<ForwardedOperands> {
    let mut lengths = dimensions(ir, branch, "operandSegmentSizes")?.get(1..2)?.to_vec();
    lengths.extend(dimensions(ir, branch, "case_operand_segments")?);
    Some((1, lengths))
}

fn set_both(ir: &mut Ir, branch: OperationId, lengths: &[usize]) {
    set_sizes(ir, branch, "operandSegmentSizes", 1, lengths);
}

fn set_cases(ir: &mut Ir, branch: OperationId, lengths: &[usize]) {
    let Some((default, cases)) = lengths.split_first() else { return };
    set_sizes(ir, branch, "operandSegmentSizes", 1, &[*default, cases.iter().sum()]);
    set_sizes(ir, branch, "case_operand_segments", 0, cases);
}

/// Sets the numbers of a list from a place on.
fn set_sizes(ir: &mut Ir, branch: OperationId, name: &str, from: usize, sizes: &[usize]) {
    let Some(attribute) = ir.attribute(branch, name) else { return };
    let AttributeKind::DenseArray { element, values } = ir.context.attribute_kind(attribute) else {
        return;
    };
    let (element, mut values) = (*element, values.clone());
    for (value, size) in values.iter_mut().skip(from).zip(sizes) {
        *value = i64::try_from(*size).unwrap_or(*value);
    }
    let attribute = ir.context.attribute(AttributeKind::DenseArray { element, values });
    ir.set_property(branch, name, Some(attribute));
}
