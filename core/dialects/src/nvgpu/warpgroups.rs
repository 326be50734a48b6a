//! Products of matrices that the threads of a group of warps hold together.

use super::{Held, held};
use crate::common::{Parts, require};
use abide_mlir::ir::{FloatKind, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn multiply(parts: &Parts<'_>) -> Verified {
    let (c, d) = (parts.operand_type("matrixC"), parts.result_type(0));
    if let (Some(c), Some(d)) = (c, d) {
        require(c == d, || {
            rule!("type of matrix C and matrix D must be the same")
                .with_help("write one type for both")
        })?;
    }
    let a = held(parts, parts.operand_type("descriptorA"), "tensor");
    let b = held(parts, parts.operand_type("descriptorB"), "tensor");
    let (Some(a), Some(b), Some(c)) = (a, b, held(parts, c, "fragmented")) else { return Ok(()) };
    let (&[m, k], &[rows, n], &[c_rows, c_columns]) = (a.shape, b.shape, c.shape) else {
        return Err(rule!("has matrices A, B, C and D, they must be 2 dimensional")
            .with_help("write types of two dimensions: MxK, KxN and MxN")
            .into());
    };
    require(k == rows, || {
        rule!("2nd dim matrix-A ({})!= 1st dim matrix-B ({} )", k, rows)
            .with_help("the matrices are MxK, KxN and MxN: write K the same in A and B")
    })?;
    require(m == c_rows, || {
        rule!("1st dim matrix-A ( {} )!= 1st dim matrix-C ( {} )", m, c_rows)
            .with_help("the matrices are MxK, KxN and MxN: write M the same in A and C")
    })?;
    require(n == c_columns, || {
        rule!("2nd dim matrix-B ( {} ) != 2nd dim matrix-C ( {} )", n, c_columns)
            .with_help("the matrices are MxK, KxN and MxN: write N the same in B and C")
    })?;
    check_elements(parts, &a, &b, &c)
}

/// Checks that both factors have one element type, or types of eight bits, and that all or none are integers.
fn check_elements(parts: &Parts<'_>, a: &Held<'_>, b: &Held<'_>, c: &Held<'_>) -> Verified {
    let is_integer = |one: &Held<'_>| matches!(parts.kind(one.element), TypeKind::Integer { .. });
    let is_byte = |one: &Held<'_>| matches!(parts.kind(one.element), TypeKind::Float(kind) if kind.width() == 8);
    let fits =
        (a.element == b.element || is_byte(a) && is_byte(b)) && is_integer(a) == is_integer(c);
    require(fits, || {
        let [a, b, c] = [a, b, c].map(|one| parts.text(one.element));
        rule!("'{}' += '{}' * '{}', it is not supported.", c, a, b)
            .with_help("write one element type for A and B; the one of C may be wider")
    })
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    let Some(matrix) = held(parts, parts.operand_type("matrixD"), "fragmented") else {
        return Ok(());
    };
    let is_f32 = *parts.kind(matrix.element) == TypeKind::Float(FloatKind::F32);
    require(is_f32, || {
        rule!("hit a limitation: only f32 results for the time being")
            .with_help("accumulate in 'f32'")
    })?;
    let memref = parts.operand_type("dstMemref").and_then(|ty| parts.kind(ty).shape());
    let Some(memref) = memref else { return Ok(()) };
    let fits = memref.get(..2) == matrix.shape.get(..2);
    require(fits, || {
        let matrix = parts.text(matrix.ty);
        rule!("results ['{}'] values. However, destination memref", matrix)
            .with_help("write the sizes of the matrix in the memref type")
    })
}

/// The rows that a warp group processes at once.
const ROWS_PER_WARP_GROUP: i64 = 64;

pub(super) fn accumulator(parts: &Parts<'_>) -> Verified {
    let Some(matrix) = held(parts, parts.result_type(0), "fragmented") else { return Ok(()) };
    let &[rows, columns] = matrix.shape else { return Ok(()) };
    let fits = rows % ROWS_PER_WARP_GROUP == 0 && columns % 8 == 0 && (8..=256).contains(&columns);
    require(fits, || {
        rule!(
            "has type '{}'. It does not fit into warp-group level (wgmma) matrix multiplication \
             instruction (or not supported yet)",
            parts.text(matrix.ty)
        )
        .with_help("write a multiple of 64 rows, and a multiple of 8 columns from 8 to 256")
    })
}
