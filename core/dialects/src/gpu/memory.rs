//! Memory that a workgroup shares.

use crate::common::{Parts, require};
use abide_mlir::ir::{AttributeKind, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn dynamic_shared_memory(parts: &Parts<'_>) -> Verified {
    let Some(TypeKind::MemRef { shape, memory_space, .. }) =
        parts.result_type(0).map(|ty| parts.kind(ty))
    else {
        return Ok(());
    };
    let is_shared = match memory_space.map(|space| parts.context().attribute_kind(space)) {
        Some(AttributeKind::Dialect { body, .. }) => {
            parts.context().text(*body).contains("workgroup")
        }
        _ => false,
    };
    require(is_shared, || {
        rule!("address space must be address_space<workgroup>")
            .with_help("write '#gpu.address_space<workgroup>' as the memory space of the result")
    })?;
    require(shape.iter().any(|size| *size < 0), || {
        rule!("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
            .with_help("write '?' as the size of the result: its size is decided at the launch")
    })
}
