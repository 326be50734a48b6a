//! The functions of the `cf` dialect's operations.

mod branch;
mod snippets;

use crate::common::switches::OF_BLOCKS;
use crate::common::{Parts, is_for_newest, require, rules};
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{AttributeKind, Type, TypeKind, element_count};
use abide_mlir::registry::{DialectHooks, VerifyError, VerifyHook};
use abide_mlir::shape::ShapeHook;
use abide_mlir::verify::{Verified, check_total};
use abide_source::rule;
use abide_source::spelling::counted;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    rewrites: branch::REWRITES,
    shapes: SHAPES,
    directives: &[&[OF_BLOCKS]],
    snippets: snippets::SNIPPETS,
    is_common: true,
    ..DialectHooks::of("cf")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "cf.br" => branch,
    "cf.cond_br" => conditional_branch,
    "cf.switch" => switch,
};

const SHAPES: &[(&str, ShapeHook)] = &[
    ("cf.br", ShapeHook::Branch(|_, _| Some(0))),
    (
        "cf.cond_br",
        ShapeHook::Branch(|transfer, operation| {
            Some(usize::from(transfer.integer(transfer.ir.operand(operation, 0)?)? == 0))
        }),
    ),
    (
        "cf.switch",
        ShapeHook::Branch(|transfer, operation| {
            let flag = transfer.integer(transfer.ir.operand(operation, 0)?)?;
            let cases = transfer.ir.attribute(operation, "case_values");
            let cases = cases.map_or(Vec::new(), |cases| list_of_integers(transfer.ir, cases));
            Some(cases.iter().position(|case| *case == flag).map_or(0, |case| case + 1))
        }),
    ),
];

/// Checks the operands of each successor, by the first one and their number.
fn successors(op: &Parts<'_>, first: usize, counts: &[usize]) -> Verified {
    let unknown = op.context().unknown_type();
    let mut start = first;
    for (number, (block, count)) in op.ir().successors(op.operation).iter().zip(counts).enumerate()
    {
        let arguments = op.ir().arguments(*block);
        if arguments.len() != *count {
            return Err(VerifyError::bare(rule!(
                "branch has {} operands for successor #{}, but target block has {}",
                count,
                number,
                arguments.len()
            ))
            .with_help("pass one value for each argument of the block: '^name(%value : type)'"));
        }
        let given = op.ir().operands(op.operation).skip(start);
        for (index, (given, argument)) in given.zip(arguments).enumerate() {
            let (given, argument) = (op.ir().value_type(given), op.ir().value_type(*argument));
            if given != argument && given != unknown && argument != unknown {
                return Err(VerifyError::bare(rule!(
                    "type mismatch for bb argument #{} of successor #{}",
                    index,
                    number
                ))
                .with_help(format!(
                    "the block takes '{}', the value is '{}'",
                    op.text(argument),
                    op.text(given)
                )));
            }
        }
        start += count;
    }
    Ok(())
}

/// Verifies a branch of any dialect without a condition operand.
pub(crate) fn passes_all(parts: &Parts<'_>) -> Verified {
    branch(parts)
}

/// Verifies a branch of any dialect whose first operand is the condition; the `counts` operands of each successor
/// follow.
pub(crate) fn passes_either(parts: &Parts<'_>, counts: &[usize]) -> Verified {
    successors(parts, 1, counts)
}

/// Verifies the operands that a conditional branch of any dialect passes on.
pub(crate) fn passes_by_condition(parts: &Parts<'_>) -> Verified {
    conditional_branch(parts)
}

/// Verifies the operands that a switch of any dialect passes on.
pub(crate) fn passes_by_case(parts: &Parts<'_>) -> Verified {
    case_operands(parts).map(|_| ())
}

/// Verifies the weights of a branch of any dialect, if it has some: one for each successor.
pub(crate) fn has_weights_of_successors(parts: &Parts<'_>) -> Verified {
    let weights = parts.integers("branch_weights").unwrap_or_default();
    if weights.is_empty() {
        return Ok(());
    }
    let (own, ways) = (weights.len(), parts.ir().successors(parts.operation).len());
    require(own == ways, || {
        VerifyError::bare(
            rule!(
                "expects number of branch weights to match number of successors: {} vs {}",
                own,
                ways
            )
            .with_help(format!("write {}, one for each successor", counted(ways, "weight"))),
        )
    })?;
    // LLVM 19 accepts them.
    let is_possible = !is_for_newest(parts.verifier) || weights.iter().any(|weight| *weight != 0);
    require(is_possible, || {
        VerifyError::bare("branch weights cannot all be zero")
            .with_help("give one of the branches a weight above 0")
    })
}

fn sizes(op: &Parts<'_>, name: &str) -> Vec<usize> {
    let sizes = op.integers(name).unwrap_or_default();
    sizes.into_iter().map(|size| usize::try_from(size).unwrap_or(0)).collect()
}

fn branch(op: &Parts<'_>) -> Verified {
    successors(op, 0, &[op.ir().operand_count(op.operation)])
}

fn conditional_branch(op: &Parts<'_>) -> Verified {
    let counts = sizes(op, "operandSegmentSizes");
    successors(op, 1, counts.get(1..).unwrap_or_default())?;
    has_weights_of_successors(op)
}

fn switch(op: &Parts<'_>) -> Verified {
    let cases = case_operands(op)?;
    // MLIR 22 aborts here for cases without values; it means the number of them.
    let count = match op.attribute_kind("case_values") {
        Some(AttributeKind::DenseElements { ty, .. }) => case_values(op, *ty)?,
        _ => 0,
    };
    require(usize::try_from(count).ok() == Some(cases), || {
        rule!(
            "number of case values ({}) should match number of case destinations ({})",
            count,
            cases
        )
        .with_help(format!("write {cases} case values, one for each destination"))
    })
}

/// Verifies the operands for the destinations of a switch; returns the number of its cases.
fn case_operands(op: &Parts<'_>) -> Result<usize, VerifyError> {
    let cases = op.ir().successors(op.operation).len().saturating_sub(1);
    let segments = case_operand_segments(op, cases)?;
    let default = sizes(op, "operandSegmentSizes").get(1).copied().unwrap_or(0);
    let counts: Vec<usize> = std::iter::once(default).chain(segments).collect();
    successors(op, 1, &counts)?;
    Ok(cases)
}

/// The number of operands that each case of a switch passes to its block. The attribute must have a number for each
/// case, and their sum must not exceed the case operands. MLIR 22 aborts on too few numbers and drops extra ones.
fn case_operand_segments(op: &Parts<'_>, cases: usize) -> Result<Vec<usize>, VerifyError> {
    let segments = sizes(op, "case_operand_segments");
    let operands = sizes(op, "operandSegmentSizes").get(2).copied().unwrap_or(0);
    check_total("caseOperands", operands, &segments, "case_operand_segments")?;
    require(segments.len() == cases, || {
        rule!(
            "'case_operand_segments' must have a size for each of the {} case destinations, \
             but has {}",
            cases,
            segments.len()
        )
        .with_help(format!("write {}, one for each case destination", counted(cases, "size")))
    })?;
    Ok(segments)
}

/// The number of values that a switch compares its flag with, if they are of its type.
fn case_values(op: &Parts<'_>, ty: Type) -> Result<i64, VerifyError> {
    let value = op.element(ty);
    if let Some(flag) = op.operand_type("flag")
        && flag != value
    {
        return Err(rule!(
            "'flag' type ('{}') should match case value type ('{}')",
            op.text(flag),
            op.text(value)
        )
        .with_help("give the flag and the cases one type")
        .into());
    }
    Ok(match op.kind(ty) {
        TypeKind::Tensor { shape, .. } | TypeKind::Vector { shape, .. } => element_count(shape),
        _ => 0,
    })
}
