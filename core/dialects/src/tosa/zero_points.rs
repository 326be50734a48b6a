//! Types of zero points and of the bounds of a clamp: those of the elements that they belong to. LLVM has zero points as
//! operands since version 20.

use crate::common::{Parts, require};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::types::Signedness;

/// The next step for each of these rules.
const HELP: &str = "give the zero point the element type of its tensor";

/// The element type of a tensor, if it is a builtin number: a quantized type has another one in storage.
fn number(parts: &Parts<'_>, ty: Option<Type>) -> Option<Type> {
    let element = parts.element(ty?);
    let kind = parts.kind(element);
    matches!(kind, TypeKind::Integer { .. } | TypeKind::Float(_)).then_some(element)
}

/// The element types of a tensor, which is an operand or else the result, and of its zero point, if they differ.
fn differing(parts: &Parts<'_>, tensor: &str) -> Option<(Type, Type)> {
    let zero_point = parts.operand_type(&format!("{tensor}_zp"));
    let tensor = if tensor == "output" { parts.result_type(0) } else { parts.operand_type(tensor) };
    let (own, zero_point) = (number(parts, tensor)?, number(parts, zero_point)?);
    (own != zero_point).then_some((own, zero_point))
}

/// Verifies that tensors, by their names, have the elements of their zero points, or others that `may_differ` allows.
/// The rule is made from the tensor's name and the two types.
fn verify(
    parts: &Parts<'_>,
    tensors: &[&str],
    may_differ: fn(&TypeKind, &TypeKind) -> bool,
    rule: fn(&str, String, String) -> Message,
) -> Verified {
    for name in tensors {
        let Some((own, zero_point)) = differing(parts, name) else { continue };
        require(may_differ(parts.kind(own), parts.kind(zero_point)), || {
            rule(name, parts.text(own), parts.text(zero_point))
        })?;
    }
    Ok(())
}

/// Verifies that tensors, by their names, and their zero points have the same elements.
pub(super) fn same_elements(parts: &Parts<'_>, tensors: &[&str]) -> Verified {
    verify(
        parts,
        tensors,
        |_, _| false,
        |name, own, zero_point| {
            rule!(
                "expect both {} and its zero point are the same element type, got '{}' and '{}'",
                name,
                own,
                zero_point
            )
            .with_help(HELP)
        },
    )
}

pub(super) fn transposed_convolution(parts: &Parts<'_>) -> Verified {
    same_elements(parts, &["input", "weight"])?;
    if parts.has_operand("input_zp") { super::windows::transposed(parts) } else { Ok(()) }
}

pub(super) fn product(parts: &Parts<'_>) -> Verified {
    verify(
        parts,
        &["a", "b"],
        |_, _| false,
        |name, own, zero_point| {
            rule!(
                "expect input {} and {}_zp have the same element type, got '{}' and '{}'",
                name,
                name,
                own,
                zero_point
            )
            .with_help(HELP)
        },
    )
}

pub(super) fn rescale(parts: &Parts<'_>) -> Verified {
    let same_width = |own: &TypeKind, zero_point: &TypeKind| match (own, zero_point) {
        (TypeKind::Integer { width, .. }, TypeKind::Integer { width: other, .. }) => width == other,
        _ => false,
    };
    verify(parts, &["input", "output"], same_width, |name, own, zero_point| {
        rule!(
            "expected {} and {}_zp to both be integer of the same bitwidth, but got '{}' vs. '{}'",
            name,
            name,
            own,
            zero_point
        )
        .with_help(HELP)
    })
}

/// Verifies the types of both bounds, and the order of integers.
pub(super) fn clamp(parts: &Parts<'_>) -> Verified {
    let Some(element) = number(parts, parts.operand_type("input")) else { return Ok(()) };
    let (Some(min), Some(max)) = (parts.attribute_kind("min_val"), parts.attribute_kind("max_val"))
    else {
        return Ok(());
    };
    let is_typed = |bound: &AttributeKind| match bound {
        AttributeKind::Integer { ty, .. } | AttributeKind::Float { ty, .. } => *ty == element,
        _ => false,
    };
    require(is_typed(min) && is_typed(max), || {
        let help = format!("write both with their type: '1 : {}'", parts.text(element));
        rule!("min/max attributes types are incompatible with input/output element types.")
            .with_help(help)
    })?;
    let is_unsigned = match parts.kind(element) {
        TypeKind::Integer { signedness, width } => {
            *signedness == Signedness::Unsigned || *width == 1
        }
        _ => true,
    };
    let (Some(min), Some(max)) = (parts.integer("min_val"), parts.integer("max_val")) else {
        return Ok(());
    };
    require(is_unsigned || min <= max, || {
        rule!("expected min_val <= max_val, got min_val={}, max_val={}", min, max)
            .with_help("swap the two bounds")
    })
}
