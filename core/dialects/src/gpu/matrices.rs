//! Matrices that the threads of a subgroup hold together.

use crate::common::{Parts, require};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The rows and columns of a matrix, and its role in a product: `AOp`, `BOp` or `COp`.
fn matrix(parts: &Parts<'_>, ty: Type) -> Option<(u64, u64, String)> {
    let TypeKind::Dialect { dialect, body } = parts.kind(ty) else { return None };
    if parts.context().bytes(*dialect) != b"gpu" {
        return None;
    }
    let body = parts.context().text(*body);
    let inside = body.strip_prefix("mma_matrix<")?;
    let (shape, role) = inside.split_once(',')?;
    let mut sizes = shape.split('x').map(|size| size.trim().parse().ok());
    let role = role.split('"').nth(1)?;
    Some((sizes.next()??, sizes.next()??, role.to_owned()))
}

pub(super) fn load(parts: &Parts<'_>) -> Verified {
    let (Some(memory), Some(result)) = (parts.operand_type("srcMemref"), parts.result_type(0))
    else {
        return Ok(());
    };
    require(parts.has_unit_stride(memory), || {
        rule!("expected source memref most minor dim must have unit stride")
            .with_help("use a memref whose last stride is 1")
    })?;
    let role = matrix(parts, result).map(|(_, _, role)| role);
    require(matches!(role.as_deref(), None | Some("AOp" | "BOp" | "COp")), || {
        rule!("only AOp, BOp and COp can be loaded")
            .with_help("load a matrix for \"AOp\", \"BOp\" or \"COp\"")
    })
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    let (Some(memory), Some(source)) = (parts.operand_type("dstMemref"), parts.operand_type("src"))
    else {
        return Ok(());
    };
    require(parts.has_unit_stride(memory), || {
        rule!("expected destination memref most minor dim must have unit stride")
            .with_help("use a memref whose last stride is 1")
    })?;
    let role = matrix(parts, source).map(|(_, _, role)| role);
    require(matches!(role.as_deref(), None | Some("COp")), || {
        rule!("expected the operand matrix being stored to have 'COp' operand type")
            .with_help("store a matrix for \"COp\": the result of 'gpu.subgroup_mma_compute'")
    })
}

pub(super) fn compute(parts: &Parts<'_>) -> Verified {
    let of = |name| matrix(parts, parts.operand_type(name)?);
    let (Some(a), Some(b), Some(c)) = (of("opA"), of("opB"), of("opC")) else { return Ok(()) };
    require(a.2 == "AOp" && b.2 == "BOp" && c.2 == "COp", || {
        rule!("operands must be in the order AOp, BOp, COp")
            .with_help("pass a matrix for \"AOp\", then one for \"BOp\", then one for \"COp\"")
    })?;
    require(a.1 == b.0 && a.0 == c.0 && b.1 == c.1, || {
        rule!("operand shapes do not satisfy matmul constraints")
            .with_help("multiply MxK by KxN, and add it to MxN")
    })
}
