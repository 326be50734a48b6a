//! Types that follow from an operation or from other types, and the operands of branches.

use super::sized::Sized;
use super::{dimension_size, reshaping};
use crate::common::{Parts, require};
use abide_mlir::ir::TypeKind;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;
use abide_source::types::Signedness;

/// Requires of the result that it is a tensor with one integer of 32 bits and without dimensions.
fn scalar(p: &Parts<'_>, own: Signedness, text: &str) -> Verified {
    let Some(ty) = p.result_type(0) else { return Ok(()) };
    let TypeKind::Tensor { shape, element, .. } = p.kind(ty) else { return Ok(()) };
    let is_own = match p.kind(*element) {
        TypeKind::Integer { width, signedness } => *width == 32 && *signedness == own,
        _ => false,
    };
    require(shape.is_empty() && is_own, || Sized(p).wrong_type(&[], text, ty))
}

pub(super) fn process(p: &Parts<'_>) -> Verified {
    scalar(p, Signedness::Unsigned, "ui32")
}

pub(super) fn get_dimension_size(p: &Parts<'_>) -> Verified {
    dimension_size(p)?;
    scalar(p, Signedness::Signless, "i32")
}

pub(super) fn set_dimension_size(p: &Parts<'_>) -> Verified {
    dimension_size(p)?;
    let size = Sized(p).operand(1).unwrap_or_default();
    require(size.is_empty(), || {
        rule!("size operand should be of rank-0").with_help("use a size of type 'tensor<i32>'")
    })
}

pub(super) fn constant(p: &Parts<'_>) -> Verified {
    let value = p.attribute("value").and_then(|value| p.context().attribute_type(value));
    let Some(TypeKind::Tensor { shape, element, .. }) = value.map(|ty| p.kind(ty)) else {
        return Ok(());
    };
    Sized(p).infer(0, shape)?;
    Sized(p).infer_element(0, *element)
}

/// The elements of the result are the real parts of those of the operand, or of their type.
pub(super) fn real(p: &Parts<'_>) -> Verified {
    let Some(ty) = p.operand_type_at(0) else { return Ok(()) };
    let element = p.element(ty);
    match p.kind(element) {
        TypeKind::Complex(part) => Sized(p).infer_element(0, *part),
        _ => Sized(p).infer_element(0, element),
    }
}

pub(super) fn complex(p: &Parts<'_>) -> Verified {
    let (Some(operand), Some(ty)) = (p.operand_type_at(0), p.result_type(0)) else {
        return Ok(());
    };
    let element = p.element(operand);
    let TypeKind::Complex(part) = p.kind(p.element(ty)) else { return Ok(()) };
    require(*part == element, || {
        let sizes = Sized(p).result(0).unwrap_or_default();
        Sized(p).wrong_type(&sizes, &format!("complex<{}>", p.text(element)), ty)
    })
}

pub(super) fn broadcast(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(sizes)) = (s.operand(0), s.integers("broadcast_sizes")) else {
        return Ok(());
    };
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        return Err(rule!("Broadcast with negative dimension size {}", size)
            .with_help("write 0 or above")
            .into());
    }
    s.infer(0, &[sizes, own].concat())
}

pub(super) fn dynamic_broadcast_in_dim(p: &Parts<'_>) -> Verified {
    if let (Some(operand), Some(result)) = (p.operand_type_at(0), p.result_type(0)) {
        let holds = Sized(p).may_be_alike(p.element(operand), p.element(result));
        require(holds, || {
            rule!(
                "expects operand and result to have compatible element type. Got: '{}' and '{}'",
                p.text(operand),
                p.text(result)
            )
            .with_help("give both the same elements")
        })?;
    }
    reshaping::dynamic_broadcast_in_dim(p)
}

/// The condition of `if` and `case`.
pub(super) fn condition(p: &Parts<'_>) -> Verified {
    let rank = Sized(p).operand(0).map_or(0, |sizes| sizes.len());
    require(rank == 0, || {
        rule!("operand should be rank 0 tensor but got rank {}", rank)
            .with_help("use a condition without dimensions: 'tensor<i1>' or 'tensor<i32>'")
    })
}

/// Requires of the region of `map` that it takes an element of each operand.
pub(super) fn mapped(p: &Parts<'_>) -> Verified {
    let ir = p.ir();
    let entry = ir.body(p.operation);
    let Some(entry) = entry else { return Ok(()) };
    let (operands, arguments) = (ir.operand_count(p.operation), ir.arguments(entry).len());
    require(operands == arguments, || {
        rule!(
            "expects number of operands to match the arity of map computation, but got: {} and {}",
            operands,
            arguments
        )
        .with_help(format!(
            "give the region {}, one for each operand",
            counted(operands, "argument")
        ))
    })?;
    let s = Sized(p);
    for (number, argument) in ir.arguments(entry).iter().enumerate() {
        let ty = ir.value_type(*argument);
        let has_one = s.sizes(ty).map_or(!s.is_single(ty), |sizes| sizes.is_empty());
        require(has_one, || {
            rule!(
                "computation arguments must be 0-rank tensor, but got: arg #{} of type '{}'",
                number,
                p.text(ty)
            )
            .with_help("the region takes one element of each operand")
        })?;
    }
    Ok(())
}
