//! Matrices that the threads of a subgroup hold together.

use crate::common::{Parts, require};
use abide_mlir::ir::Type;
use abide_mlir::registry::{DialectType, Parameter};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The rows and columns of a matrix, and its role in a product: `AOp`, `BOp` or `COp`.
fn matrix<'v>(parts: &Parts<'v>, ty: Type) -> Option<(i64, i64, &'v str)> {
    let own = DialectType::of(parts.context(), ty)?;
    let (shape, _, rest) = own.shaped()?;
    match (own.dialect, own.name, shape.as_slice(), rest) {
        ("gpu", "mma_matrix", &[rows, columns], [_, Parameter::Text(role)]) => {
            Some((rows, columns, *role))
        }
        _ => None,
    }
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
    require(matches!(role, None | Some("AOp" | "BOp" | "COp")), || {
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
    require(matches!(role, None | Some("COp")), || {
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
