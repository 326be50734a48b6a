//! Copies of tensors by descriptors.

use super::{Held, bits, held, is_shared};
use crate::common::{Parts, is_for_newest};
use abide_mlir::ir::Type;
use abide_mlir::registry::{DialectType, Parameter, VerifyError};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The most that a descriptor has along a dimension.
const MAX_BOX_DIMENSION: i64 = 256;
/// The size of the last dimension under any swizzling, in bytes, in LLVM 19.
const LAST_BYTES: i64 = 128;
/// The maximum number of dimensions.
const MAX_DIMENSIONS: usize = 5;

fn bare<M: Into<VerifyError>>(holds: bool, message: impl FnOnce() -> M) -> Verified {
    if holds { Ok(()) } else { Err(VerifyError::bare(message())) }
}

/// The size of the last dimension under a swizzling such as `swizzle_64b`, in bytes.
fn last_bytes(swizzle: &str) -> i64 {
    let own = swizzle.strip_prefix("swizzle_").and_then(|it| it.strip_suffix('b')?.parse().ok());
    own.unwrap_or(LAST_BYTES)
}

/// The option of a descriptor with this name.
fn option<'v>(parts: &Parts<'v>, descriptor: Type, name: &str) -> Option<&'v str> {
    match DialectType::of(parts.context(), descriptor)?.field(name)? {
        Parameter::Word(word) => Some(word),
        _ => None,
    }
}

/// The descriptor alone.
fn check_descriptor(parts: &Parts<'_>, descriptor: Type, tensor: &Held<'_>) -> Verified {
    bare(option(parts, descriptor, "interleave").is_none_or(|own| own == "none"), || {
        rule!("Interleave options are not supported yet.").with_help("write 'interleave = none'")
    })?;
    bare(is_shared(parts, tensor.ty), || {
        rule!("the tensor map descriptor has incorrect address space, it must be shared memory address \
         space.").with_help("give its memref the memory space 3 or '#gpu.address_space<workgroup>'")
    })?;
    for size in tensor.shape {
        bare((1..=MAX_BOX_DIMENSION).contains(size), || {
            rule!(
                "the tensor map descriptor must have dimensions between 1 and {} but it is \
                 {}",
                MAX_BOX_DIMENSION,
                size
            )
            .with_help(format!("write sizes from 1 to {MAX_BOX_DIMENSION}"))
        })?;
    }
    let swizzle = option(parts, descriptor, "swizzle");
    let swizzle = swizzle.filter(|own| *own != "none" && tensor.shape.len() > 1);
    let (Some(swizzle), Some(last), Some(bits)) =
        (swizzle, tensor.shape.last(), bits(parts, tensor.element))
    else {
        return Ok(());
    };
    let (bytes, expected) = (last.saturating_mul(bits) / 8, last_bytes(swizzle));
    let is_old = bytes == LAST_BYTES && !is_for_newest(parts.verifier);
    bare(bytes == expected || is_old, || {
        rule!(
            "the tensormap descriptor must have last dimension of {} bytes but it is \
             {} bytes",
            expected,
            bytes
        )
        .with_help(format!(
            "change the last size, so that it has {expected} bytes, or the swizzling"
        ))
    })
}

/// The descriptor, and the memref that it is used with.
fn check_with(parts: &Parts<'_>, descriptor: Option<Type>, memref: Option<Type>) -> Verified {
    let (Some(descriptor), Some(tensor)) = (descriptor, held(parts, descriptor, "tensor")) else {
        return Ok(());
    };
    check_descriptor(parts, descriptor, &tensor)?;
    let Some(memref) = memref else { return Ok(()) };
    let own = parts.element(memref);
    bare(own == tensor.element, || {
        rule!("the element type of tensor map descriptor and memref must be same")
            .with_help(format!("write '{}' as the element type of the tensor", parts.text(own)))
    })?;
    bare(is_shared(parts, memref), || {
        rule!(
            "the destination memref has incorrect address space, it must be shared memory address \
         space."
        )
        .with_help("give its type the memory space 3 or '#gpu.address_space<workgroup>'")
    })?;
    let Some(shape) = parts.kind(memref).shape() else { return Ok(()) };
    bare(shape.len() == tensor.shape.len(), || {
        rule!("the shape of tensor map descriptor and memref must have same rank")
            .with_help("write as many sizes in both types")
    })?;
    bare(shape.as_slice() == tensor.shape, || {
        let (tensor, memref) = (parts.text(tensor.ty), parts.text(memref));
        rule!("memref and tensor map shapes mismatch '{}' != '{}'", tensor, memref)
            .with_help("write the same sizes in both types")
    })
}

fn check_coordinates(parts: &Parts<'_>, descriptor: Option<Type>) -> Verified {
    let count = parts.operands("coordinates").len();
    bare(count <= MAX_DIMENSIONS, || {
        rule!("Maximum {} coordinates are supported.", MAX_DIMENSIONS)
            .with_help(format!("give at most {MAX_DIMENSIONS} coordinates"))
    })?;
    let tensor = held(parts, descriptor, "tensor");
    bare(tensor.is_none_or(|tensor| tensor.shape.len() == count), || {
        rule!("number of coordinates do not match with the rank of tensor descriptor map.")
            .with_help("give one coordinate for each dimension of the tensor")
    })
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
            .with_help(format!("give at most {MAX_DIMENSIONS} sizes"))
    })?;
    check_with(parts, parts.result_type(0), None)
}

/// A matrix descriptor may be made of memory of another shape than the tensor map's.
pub(super) fn matrix(parts: &Parts<'_>) -> Verified {
    check_with(parts, parts.operand_type("tensorMap"), None)
}
