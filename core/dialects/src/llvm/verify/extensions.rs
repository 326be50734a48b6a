//! Integers that become wider.

use crate::common::{Parts, require};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

fn width(parts: &Parts<'_>, ty: Type) -> Option<u32> {
    match parts.kind(parts.element(ty)) {
        TypeKind::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

pub(super) fn extend(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("arg"), parts.result_type(0)) else {
        return Ok(());
    };
    let (from_shape, to_shape) = (parts.kind(from).shape(), parts.kind(to).shape());
    require(from_shape == to_shape, || {
        rule!("input and output vectors are of incompatible shape")
            .with_help("give the result the sizes of the operand")
    })?;
    let (Some(from), Some(to)) = (width(parts, from), width(parts, to)) else { return Ok(()) };
    require(from < to, || {
        rule!("integer width of the output type is smaller or equal to the integer width of the input \
         type").with_help("write a wider result type, or use 'llvm.trunc'")
    })
}
