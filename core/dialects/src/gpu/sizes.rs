//! Attributes with the sizes of a kernel's blocks and grid.

use crate::common::require;
use abide_mlir::ir::{AttributeKind, TypeKind};
use abide_mlir::registry::{AttributeOwner, DialectAttribute};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;

/// A size for each of the three dimensions.
pub(super) fn verify_attribute(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    let is_size = matches!(own.name, b"gpu.known_block_size" | b"gpu.known_grid_size");
    if own.owner != AttributeOwner::Operation || !is_size {
        return Ok(());
    }
    let name = own.name_text();
    let AttributeKind::DenseArray { element, values } =
        verifier.ir.context.attribute_kind(own.value)
    else {
        return Err(rule!("{} must be a dense i32 array", name)
            .with_help("write three numbers: 'array<i32: 1, 1, 1>'")
            .into());
    };
    let is_i32 =
        matches!(verifier.ir.context.type_kind(*element), TypeKind::Integer { width: 32, .. });
    require(is_i32, || {
        rule!("{} must be a dense i32 array", name)
            .with_help("write three numbers: 'array<i32: 1, 1, 1>'")
    })?;
    require(values.len() == 3, || {
        rule!("{} must contain exactly 3 elements", name)
            .with_help("write three numbers: 'array<i32: 1, 1, 1>'")
    })
}
