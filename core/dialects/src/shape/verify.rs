//! Verifiers of shape computations, beyond their descriptions.

use crate::common::{Parts, check_yields, operand_types_from, require, result_types};
use abide_mlir::ir::{AttributeKind, DYNAMIC, Type, TypeKind};
use abide_mlir::registry::{DialectType, VerifyError};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Whether a type is one of the dialect, such as `size`.
fn is(op: &Parts<'_>, ty: Type, name: &str) -> bool {
    DialectType::is(op.context(), ty, "shape", name)
}

/// Verifies that the result can hold the errors that an operand may hold: only a type of the dialect can.
pub(super) fn propagates_errors(op: &Parts<'_>, result: &str) -> Verified {
    let operands = operand_types_from(op.ir(), op.operation, 0);
    let holds_errors =
        |ty: &Type| ["size", "shape", "value_shape"].iter().any(|name| is(op, *ty, name));
    let differs = op.result_type(0).is_some_and(|ty| !is(op, ty, result));
    if differs && operands.iter().any(holds_errors) {
        return Err(rule!(
            "if at least one of the operands can hold error values then the result must be of type \
             `{}` to propagate them",
            result
        )
        .with_help(format!("write '{result}' as the type of the result"))
        .into());
    }
    Ok(())
}

pub(super) fn verify_shape(op: &Parts<'_>) -> Verified {
    propagates_errors(op, "shape")
}

/// The type of a constant is a shape, or the tensor that its numbers make up.
pub(super) fn verify_const_shape(op: &Parts<'_>) -> Verified {
    let Some(AttributeKind::DenseElements { ty, .. }) = op.attribute_kind("shape") else {
        return Ok(());
    };
    let Some(result) = op.result_type(0) else { return Ok(()) };
    if result == *ty || is(op, result, "shape") {
        return Ok(());
    }
    Err(incompatible(op, &op.text(*ty), result))
}

fn incompatible(op: &Parts<'_>, inferred: &str, result: Type) -> VerifyError {
    let found = op.text(result);
    let message = rule!(
        "inferred type(s) '{}' are incompatible with return type(s) of operation '{}'",
        inferred,
        found
    );
    let message = message.about_result(inferred.to_owned(), found);
    VerifyError::from("failed to infer returned types").after(message)
}

/// The number of sizes that a tensor of sizes has, if it is known.
fn extent_count(op: &Parts<'_>, ty: Type) -> Option<i64> {
    op.shape(ty)?.first().copied().filter(|count| *count != DYNAMIC)
}

/// A tensor of sizes has one for each dimension of the operand.
pub(super) fn verify_shape_of(op: &Parts<'_>) -> Verified {
    verify_shape(op)?;
    let (Some(value), Some(result)) = (op.operand_type_at(0), op.result_type(0)) else {
        return Ok(());
    };
    let rank = op.shape(value).map(<[i64]>::len);
    match (rank, extent_count(op, result)) {
        (Some(rank), Some(count)) if i64::try_from(rank) != Ok(count) => {
            Err(incompatible(op, &format!("tensor<{rank}xindex>"), result))
        }
        _ => Ok(()),
    }
}

/// Two shapes have a shape as their maximum; it is a size otherwise.
pub(super) fn verify_max_min(op: &Parts<'_>) -> Verified {
    let (Some(first), Some(second), Some(result)) =
        (op.operand_type_at(0), op.operand_type_at(1), op.result_type(0))
    else {
        return Ok(());
    };
    if first == second {
        return require(result == first, || incompatible(op, &op.text(first), result));
    }
    require(is(op, result, "size"), || incompatible(op, "!shape.size", result))
}

/// The operands and the result are all sizes, or all shapes of the same rank.
pub(super) fn verify_meet(op: &Parts<'_>) -> Verified {
    let (Some(first), Some(second), Some(result)) =
        (op.operand_type_at(0), op.operand_type_at(1), op.result_type(0))
    else {
        return Ok(());
    };
    let is_size = |ty: Type| matches!(op.kind(ty), TypeKind::Index) || is(op, ty, "size");
    let cannot_infer = || VerifyError::from("failed to infer returned types");
    if is_size(first) != is_size(second) {
        return Err(cannot_infer().after("requires all sizes or shapes"));
    }
    let counts = (extent_count(op, first), extent_count(op, second));
    if let (Some(one), Some(other)) = counts
        && one != other
    {
        return Err(cannot_infer().after("unequal shape cardinality"));
    }
    let is_other_rank = match (counts, extent_count(op, result)) {
        ((Some(one), Some(_)), Some(count)) => one != count,
        _ => false,
    };
    if is_size(first) != is_size(result) || is_other_rank {
        return Err(incompatible(op, &op.text(first), result));
    }
    Ok(())
}

pub(super) fn verify_assuming_all(op: &Parts<'_>) -> Verified {
    match op.ir().operand_count(op.operation) {
        0 => Err(rule!("no operands specified")
            .with_help("name a witness: 'shape.assuming_all %witness'")
            .into()),
        _ => Ok(()),
    }
}

pub(super) fn verify_broadcastable(op: &Parts<'_>) -> Verified {
    match op.ir().operand_count(op.operation) {
        0 | 1 => Err(rule!("required at least 2 input shapes")
            .with_help("name two shapes or more")
            .into()),
        _ => Ok(()),
    }
}

pub(super) fn verify_reduce(op: &Parts<'_>) -> Verified {
    let arguments = op.ir().entry_arguments(op.operation, 0);
    let initial = operand_types_from(op.ir(), op.operation, 1);
    if arguments.len() != initial.len() + 2 {
        let count = initial.len() + 2;
        return Err(rule!("ReduceOp body is expected to have {} arguments", count).with_help(format!("give the block {count} arguments: an index, an extent, and one for each initial value")).into());
    }
    let types: Vec<Type> = arguments.iter().map(|value| op.ir().value_type(*value)).collect();
    let [index, extent, values @ ..] = types.as_slice() else { return Ok(()) };
    if !matches!(op.kind(*index), TypeKind::Index) {
        return Err(rule!("argument 0 of ReduceOp body is expected to be of IndexType")
            .with_help("write 'index' as the type of the first argument")
            .into());
    }
    let of_shape = op.operand_type_at(0).is_some_and(|ty| is(op, ty, "shape"));
    if of_shape && !is(op, *extent, "size") {
        return Err(rule!(
            "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp \
                    operates on a ShapeType"
        )
        .with_help("write '!shape.size' as the type of the second argument")
        .into());
    }
    if !of_shape && !matches!(op.kind(*extent), TypeKind::Index) {
        return Err(rule!(
            "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp \
                    operates on an extent tensor"
        )
        .with_help("write 'index' as the type of the second argument")
        .into());
    }
    match values.iter().zip(&initial).position(|(own, given)| own != given) {
        Some(number) => Err(rule!(
            "type mismatch between argument {} of ReduceOp body and initial value {}",
            number + 2,
            number
        )
        .with_help("write the type of the initial value as that of the argument")
        .into()),
        None => Ok(()),
    }
}

pub(super) fn verify_yield(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(parent) = ir.parent(op.operation) else { return Ok(()) };
    let (given, expected) = (operand_types_from(ir, op.operation, 0), result_types(ir, parent));
    require(given.len() == expected.len(), || {
        rule!("number of operands does not match number of results of its parent")
            .with_help("yield one value for each result of the parent")
    })?;
    require(given == expected, || {
        rule!("types mismatch between yield op and its parent")
            .with_help("yield values of the types of the parent's results")
    })
}

/// Verifies that the body yields the results.
pub(super) fn verify_assuming(op: &Parts<'_>) -> Verified {
    check_yields(op, "shape.assuming_yield")
}
