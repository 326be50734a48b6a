//! Convolutions and means, whose types depend on each other.

use super::windows;
use super::zero_points::same_elements;
use crate::common::{Parts, require};
use abide_mlir::ir::{FloatKind, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

fn float(parts: &Parts<'_>, ty: Type) -> Option<FloatKind> {
    match parts.kind(ty) {
        TypeKind::Float(kind) => Some(*kind),
        _ => None,
    }
}

fn width(parts: &Parts<'_>, ty: Type) -> Option<u32> {
    match parts.kind(ty) {
        TypeKind::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

pub(super) fn average(parts: &Parts<'_>) -> Verified {
    let (Some(input), Some(output), Some(sum)) =
        (parts.operand_type("input"), parts.result_type(0), parts.type_attribute("acc_type"))
    else {
        return Ok(());
    };
    let (input, output) = (parts.element(input), parts.element(output));
    let sum_float = float(parts, sum);
    require(width(parts, input).is_none() || width(parts, sum) == Some(32), || {
        rule!("accumulator type for integer tensor is not i32").with_help("write 'acc_type = i32'")
    })?;
    let allowed: &[FloatKind] = match float(parts, input) {
        Some(FloatKind::F16) => &[FloatKind::F16, FloatKind::F32],
        Some(FloatKind::BF16 | FloatKind::F32) => &[FloatKind::F32],
        _ => return average_sizes(parts),
    };
    require(sum_float.is_some_and(|kind| allowed.contains(&kind)), || {
        let (input, expected) = (parts.text(input), allowed.len());
        let expected = if expected == 2 { "f16/f32" } else { "f32" };
        rule!("accumulator type for {} tensor is not {}", input, expected)
            .with_help("write 'acc_type = f32'")
    })?;
    require(input == output, || {
        rule!("input/output element types are incompatible.")
            .with_help("give the result the elements of the input")
    })?;
    average_sizes(parts)
}

fn average_sizes(parts: &Parts<'_>) -> Verified {
    same_elements(parts, &["input", "output"])?;
    if parts.has_operand("input_zp") { windows::pool(parts) } else { Ok(()) }
}

pub(super) fn convolution(parts: &Parts<'_>) -> Verified {
    let (Some(input), Some(weight)) = (parts.operand_type("input"), parts.operand_type("weight"))
    else {
        return Ok(());
    };
    // Since LLVM 20, which added operands for zero points, tensors may have no rank.
    let is_old = !parts.has_operand("input_zp");
    for (ty, name) in [(input, "input"), (weight, "weight")] {
        require(!is_old || !matches!(parts.kind(ty), TypeKind::UnrankedTensor(_)), || {
            rule!("expect a ranked tensor for {}, got '{}'", name, parts.text(ty))
                .with_help("give the tensor a rank")
        })?;
    }
    let (input, weight) = (parts.element(input), parts.element(weight));
    let (is_float, weighs_float) = (float(parts, input).is_some(), float(parts, weight).is_some());
    require(is_float == weighs_float, || {
        let (input, weight) = (parts.text(input), parts.text(weight));
        rule!(
            "expect both input and weight to be float or not together, got '{}' and '{}'",
            input,
            weight
        )
        .with_help("give both float elements, or both integer elements")
    })?;
    if !parts.has_attribute("quantization_info") {
        same_elements(parts, &["input", "weight"])?;
        return if is_old { Ok(()) } else { windows::convolution(parts) };
    }
    require(is_float != parts.attribute("quantization_info").is_some(), || {
        rule!("quantizationattr is required for quantized type, and not allowed for float type")
            .with_help("write 'quantization_info' for integer elements only")
    })
}
