//! Products of matrices that the threads of a group of warps hold together.

use super::parameters::shaped;
use crate::common::{Parts, require};
use abide_mlir::ir::{FloatKind, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn multiply(parts: &Parts<'_>) -> Verified {
    let (c, d) = (parts.operand_type("matrixC"), parts.result_type(0));
    if let (Some(c), Some(d)) = (c, d) {
        require(c == d, || "type of matrix C and matrix D must be the same")?;
    }
    let a = shaped(parts, parts.operand_type("descriptorA"), "tensor");
    let b = shaped(parts, parts.operand_type("descriptorB"), "tensor");
    let (Some(a), Some(b), Some(c)) = (a, b, shaped(parts, c, "fragmented")) else { return Ok(()) };
    let (Some(&[m, k]), Some(&[rows, n]), Some(&[c_rows, c_columns])) =
        (parts.shape(a), parts.shape(b), parts.shape(c))
    else {
        return Err("has matrices A, B, C and D, they must be 2 dimensional".into());
    };
    require(k == rows, || rule!("2nd dim matrix-A ({})!= 1st dim matrix-B ({} )", k, rows))?;
    require(m == c_rows, || rule!("1st dim matrix-A ( {} )!= 1st dim matrix-C ( {} )", m, c_rows))?;
    require(n == c_columns, || {
        rule!("2nd dim matrix-B ( {} ) != 2nd dim matrix-C ( {} )", n, c_columns)
    })?;
    check_elements(parts, [a, b, c].map(|ty| parts.element(ty)))
}

/// Factors have one type, and the sum is of their kind.
fn check_elements(parts: &Parts<'_>, [a, b, c]: [Type; 3]) -> Verified {
    let is_integer = |ty| matches!(parts.kind(ty), TypeKind::Integer { .. });
    let is_byte = |ty| matches!(parts.kind(ty), TypeKind::Float(kind) if kind.width() == 8);
    let fits = (a == b || is_byte(a) && is_byte(b)) && is_integer(a) == is_integer(c);
    require(fits, || {
        let [a, b, c] = [a, b, c].map(|ty| parts.text(ty));
        rule!("'{}' += '{}' * '{}', it is not supported.", c, a, b)
    })
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    let Some(matrix) = shaped(parts, parts.operand_type("matrixD"), "fragmented") else {
        return Ok(());
    };
    let is_f32 = matches!(parts.kind(parts.element(matrix)), TypeKind::Float(FloatKind::F32));
    require(is_f32, || "hit a limitation: only f32 results for the time being")?;
    let memref = parts.operand_type("dstMemref").and_then(|ty| parts.shape(ty));
    let (Some(memref), Some(own)) = (memref, parts.shape(matrix)) else { return Ok(()) };
    let fits = memref.get(..2) == own.get(..2);
    require(fits, || {
        rule!("results ['{}'] values. However, destination memref", parts.text(matrix))
    })
}

/// The rows that a warp group processes at once.
const ROWS: i64 = 64;

pub(super) fn accumulator(parts: &Parts<'_>) -> Verified {
    let Some(matrix) = shaped(parts, parts.result_type(0), "fragmented") else { return Ok(()) };
    let Some(&[rows, columns]) = parts.shape(matrix) else { return Ok(()) };
    let fits = rows % ROWS == 0 && columns % 8 == 0 && (8..=256).contains(&columns);
    require(fits, || {
        rule!(
            "has type '{}'. It does not fit into warp-group level (wgmma) matrix multiplication \
             instruction (or not supported yet)",
            parts.text(matrix)
        )
    })
}
