//! Verifiers of operations, beyond their descriptions.

use crate::common::{Parts, Scalar, check_cast, is_for_newest, require};
use abide_mlir::ir::{AttributeKind, DenseData, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::types::Signedness;

pub(super) fn constant(op: &Parts<'_>) -> Verified {
    let (Some(value), Some(result)) = (op.attribute_kind("value"), op.result_type(0)) else {
        return Ok(());
    };
    let is_untyped = matches!(value, AttributeKind::String { ty: None, .. });
    if is_untyped && *op.kind(result) != TypeKind::None {
        return Err(rule!("failed to verify that all of {value, result} have same type")
            .with_help(format!("give the value the type of the result: '{}'", op.text(result)))
            .into());
    }
    let signless = |kind: &TypeKind| match kind {
        TypeKind::Integer { signedness, .. } => *signedness == Signedness::Signless,
        _ => true,
    };
    if !signless(op.kind(result)) {
        return Err("integer return type must be signless".into());
    }
    match value {
        AttributeKind::String { .. } => {
            let rule = "value must be an integer, float, or elements attribute";
            let help = "write a number, 'true', 'false' or 'dense<..>'";
            Err(VerifyError::from(rule).with_help(help))
        }
        AttributeKind::DenseElements { data, .. }
            if matches!(data, DenseData::Bytes { splat: false, .. })
                && op.vector(result).is_some_and(|it| it.is_scalable()) =>
        {
            Err(rule!(
                "initializing scalable vectors with elements attribute is not supported unless \
                 it's a vector splat"
            )
            .with_help("give all elements one value, such as 'dense<0>'")
            .into())
        }
        _ => Ok(()),
    }
}

/// The widths of integers or floating-point numbers, or of elements that are.
fn widths(op: &Parts<'_>, from: Type, to: Type, of: Scalar) -> Option<(i64, i64)> {
    let width = |ty: Type| {
        let element = op.element(ty);
        op.is_scalar(element, &[of]).then(|| op.bits(element)).flatten()
    };
    Some((width(from)?, width(to)?))
}

pub(super) fn wider(op: &Parts<'_>, of: Scalar) -> Verified {
    check_cast(op, |from, to| widths(op, from, to, of).is_some_and(|(from, to)| from < to))
}

pub(super) fn narrower(op: &Parts<'_>, of: Scalar) -> Verified {
    check_cast(op, |from, to| widths(op, from, to, of).is_some_and(|(from, to)| from > to))
}

/// Verifies the widths of a number and of the result that it is scaled to.
pub(super) fn scaling(op: &Parts<'_>, compatible: fn(&i64, &i64) -> bool) -> Verified {
    let (Some(from), Some(scale), Some(to)) =
        (op.operand_type_at(0), op.operand_type_at(1), op.result_type(0))
    else {
        return Ok(());
    };
    let widths = widths(op, from, to, Scalar::Float);
    require(widths.is_none_or(|(from, to)| compatible(&from, &to)), || {
        rule!(
            "operand types '{}', '{}' and result type '{}' are cast incompatible",
            op.text(from),
            op.text(scale),
            op.text(to)
        )
        .with_help("convert to a wider floating-point type, with a scale of the same shape")
    })
}

/// `arith.index_cast` and `arith.index_castui`.
pub(super) fn index_cast(op: &Parts<'_>) -> Verified {
    let is = |ty: Type, of: Scalar| op.is_scalar(op.element(ty), &[of]);
    check_cast(op, |from, to| {
        (is(from, Scalar::Index) && is(to, Scalar::Integer))
            || (is(from, Scalar::Integer) && is(to, Scalar::Index))
    })
}

pub(super) fn bitcast(op: &Parts<'_>) -> Verified {
    let width = |ty: Type| {
        let element = op.element(ty);
        let number = op.is_scalar(element, &[Scalar::Integer, Scalar::Float]);
        number.then(|| op.bits(element)).flatten()
    };
    let is_index = |ty: Type| op.is_scalar(op.element(ty), &[Scalar::Index]);
    let cast = check_cast(op, |from, to| {
        // LLVM 19 takes an index for one, too.
        let are_indices = is_index(from) && is_index(to) && !is_for_newest(op.verifier);
        are_indices || width(from).is_some() && width(from) == width(to)
    });
    cast.map_err(|error| {
        error.with_help(
            "both types have as many bits; an operation such as 'arith.sitofp' converts numbers",
        )
    })
}
