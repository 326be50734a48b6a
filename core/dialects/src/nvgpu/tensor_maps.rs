//! Copies of tensors by descriptors.

use crate::common::{Parts, Shaped, field, held};
use abide_mlir::ir::Type;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The most that a descriptor has along a dimension.
const MAX_BOX_DIMENSION: i64 = 256;
/// The size of the last dimension under swizzling, in bytes.
const LAST_BYTES: i64 = 128;
/// The maximum number of dimensions.
const MAX_DIMENSIONS: usize = 5;

fn bare<M: Into<VerifyError>>(holds: bool, message: impl FnOnce() -> M) -> Verified {
    if holds { Ok(()) } else { Err(VerifyError::bare(message())) }
}

/// The bits of an element by its name.
fn bits(element: &str) -> Option<i64> {
    let digits = match element {
        "bf16" => "16",
        "tf32" => "19",
        _ => element.strip_prefix(['f', 'i'])?,
    };
    digits.parse().ok()
}

/// The descriptor alone.
fn check_descriptor(text: &str, tensor: &Shaped) -> Verified {
    bare(
        field(text, "interleave").is_none_or(|own| own == "none"),
        || "Interleave options are not supported yet.",
    )?;
    bare(tensor.is_shared(), || {
        "the tensor map descriptor has incorrect address space, it must be shared memory address \
         space."
    })?;
    for size in &tensor.shape {
        bare((1..=MAX_BOX_DIMENSION).contains(size), || {
            rule!(
                "the tensor map descriptor must have dimensions between 1 and {} but it is \
                 {}",
                MAX_BOX_DIMENSION,
                size
            )
        })?;
    }
    let is_plain = tensor.shape.len() < 2 || field(text, "swizzle").is_none_or(|own| own == "none");
    let (Some(last), Some(bits)) = (tensor.shape.last(), bits(&tensor.element)) else {
        return Ok(());
    };
    let bytes = last.saturating_mul(bits) / 8;
    bare(is_plain || bytes == LAST_BYTES, || {
        rule!(
            "the tensormap descriptor must have last dimension of {} bytes but it is \
             {} bytes",
            LAST_BYTES,
            bytes
        )
    })
}

/// The descriptor, and the memref that it is used with.
fn check_with(parts: &Parts<'_>, descriptor: Option<Type>, memref: Option<Type>) -> Verified {
    let Some(tensor) = held(parts, descriptor, "tensor") else { return Ok(()) };
    let text = descriptor.map(|ty| parts.text(ty)).unwrap_or_default();
    check_descriptor(&text, &tensor)?;
    let Some(memref) = memref else { return Ok(()) };
    let own = parts.text(parts.element(memref));
    bare(
        own == tensor.element,
        || "the element type of tensor map descriptor and memref must be same",
    )?;
    bare(super::is_shared(parts, memref), || {
        "the destination memref has incorrect address space, it must be shared memory address \
         space."
    })?;
    let Some(shape) = parts.kind(memref).shape() else { return Ok(()) };
    bare(
        shape.len() == tensor.shape.len(),
        || "the shape of tensor map descriptor and memref must have same rank",
    )?;
    bare(shape.as_slice() == tensor.shape, || {
        let memref = parts.text(memref);
        rule!("memref and tensor map shapes mismatch '{}' != '{}'", tensor.text, memref)
    })
}

fn check_coordinates(parts: &Parts<'_>, descriptor: Option<Type>) -> Verified {
    let count = parts.operands("coordinates").len();
    bare(count <= MAX_DIMENSIONS, || {
        rule!("Maximum {} coordinates are supported.", MAX_DIMENSIONS)
    })?;
    let tensor = held(parts, descriptor, "tensor");
    bare(
        tensor.is_none_or(|tensor| tensor.shape.len() == count),
        || "number of coordinates do not match with the rank of tensor descriptor map.",
    )
}

pub(super) fn load(parts: &Parts<'_>) -> Verified {
    let descriptor = parts.operand_type("tensorMapDescriptor");
    check_with(parts, descriptor, parts.operand_type("dst"))?;
    check_coordinates(parts, descriptor)
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    let descriptor = parts.operand_type("tensorMapDescriptor");
    check_with(parts, descriptor, parts.operand_type("src"))?;
    check_coordinates(parts, descriptor)
}

pub(super) fn create(parts: &Parts<'_>) -> Verified {
    bare(parts.operands("boxDimensions").len() <= MAX_DIMENSIONS, || {
        rule!("Maximum {} dimensional box is supported.", MAX_DIMENSIONS)
    })?;
    check_with(parts, parts.result_type(0), None)
}

pub(super) fn matrix(parts: &Parts<'_>) -> Verified {
    check_with(parts, parts.operand_type("tensorMap"), parts.operand_type("tensor"))
}
