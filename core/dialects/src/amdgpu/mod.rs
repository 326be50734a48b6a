//! Verifiers of `amdgpu` operations.

mod directives;
mod matrices;

use crate::common::{Parts, require, rules};
use abide_mlir::ir::{Attribute, AttributeKind, TypeKind};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    directives: &[directives::DIRECTIVES],
    ..DialectHooks::of("amdgpu")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "amdgpu.mfma" => matrices::mfma,
    "amdgpu.packed_stoch_round_fp8" | "amdgpu.packed_trunc_2xfp8" => packed,
    "amdgpu.raw_buffer_atomic_cmpswap" | "amdgpu.raw_buffer_atomic_fadd"
        | "amdgpu.raw_buffer_atomic_fmax" | "amdgpu.raw_buffer_atomic_smax"
        | "amdgpu.raw_buffer_atomic_umin" | "amdgpu.raw_buffer_load"
        | "amdgpu.raw_buffer_store" => buffer,
    "amdgpu.wmma" => matrices::wmma,
};

/// Whether a memory space is or may be the global one.
fn is_global(parts: &Parts<'_>, space: Option<Attribute>) -> bool {
    let Some(space) = space else { return true };
    match parts.context().attribute_kind(space) {
        AttributeKind::Integer { .. } => {
            matches!(parts.context().integer_value(space), Some(0 | 1))
        }
        AttributeKind::Dialect { dialect, body, .. } => {
            parts.context().bytes(*dialect) != b"gpu"
                || parts.context().text(*body).contains("global")
        }
        _ => true,
    }
}

fn buffer(parts: &Parts<'_>) -> Verified {
    let Some(TypeKind::MemRef { shape, memory_space, .. }) =
        parts.operand_type("memref").map(|ty| parts.kind(ty))
    else {
        return Ok(());
    };
    let space = memory_space.filter(|space| {
        // Integers from seven on are spaces of newer versions.
        parts.context().integer_value(*space).is_none_or(|space| space < 7)
    });
    require(is_global(parts, space), || {
        rule!("Buffer ops must operate on a memref in global memory")
            .with_help("use a memref without a memory space, or in '#gpu.address_space<global>'")
    })?;
    require(parts.operands("indices").len() == shape.len(), || {
        rule!("Expected {} indices to memref", shape.len())
            .with_help(format!("give one index for each dimension: {}", shape.len()))
    })
}

fn packed(parts: &Parts<'_>) -> Verified {
    let (existing, result) = (parts.operand_type("existing"), parts.result_type(0));
    let fits = existing.is_none() || result.is_none() || existing == result;
    require(fits, || {
        rule!("existing values must have same type as result")
            .with_help("write the type of 'existing' as that of the result")
    })
}
