//! Arithmetic: results of two parts, products of vectors.

use crate::common::{Parts, require};
use crate::spirv::types::{Composition, bits, composition, may_be_same};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Checks that both members of the result have the type of the operands.
pub(super) fn extended(parts: &Parts<'_>) -> Verified {
    let Some(result) = parts.result_type(0) else { return Ok(()) };
    let context = parts.context();
    let Composition::Members(members) = composition(context, result) else { return Ok(()) };
    require(members.len() == 2, || {
        rule!("expected result struct type containing two members")
            .with_help("return '!spirv.struct<(i32, i32)>', with the type of the operands")
    })?;
    let operands = parts.all_operand_types();
    let types: Vec<Type> = operands.iter().chain(&*members).copied().collect();
    let are_same =
        types.iter().skip(1).zip(&types).all(|(own, other)| may_be_same(context, *own, *other));
    require(are_same, || {
        rule!("expected all operand types and struct member types are the same")
            .with_help("give the operands and both members one type")
    })
}

pub(super) fn vector_times_scalar(parts: &Parts<'_>) -> Verified {
    let (Some(vector), Some(scalar), Some(result)) =
        (parts.operand_type("vector"), parts.operand_type("scalar"), parts.result_type(0))
    else {
        return Ok(());
    };
    require(vector == result, || {
        rule!("vector operand and result type mismatch")
            .with_help(format!("give the result the type of the vector: '{}'", parts.text(vector)))
    })?;
    require(parts.element(vector) == scalar, || {
        rule!("scalar operand and result element type match")
            .with_help(format!("use a scalar of type '{}'", parts.text(parts.element(vector))))
    })
}

/// The bits of a value: of a vector those of all its elements.
fn width(parts: &Parts<'_>, ty: Type) -> Option<u64> {
    bits(parts.context(), ty)
}

/// Verifies dot products of integers; four may be packed into one.
pub(super) fn dot(parts: &Parts<'_>) -> Verified {
    let (Some(vector), Some(result)) = (parts.operand_type("vector1"), parts.result_type(0)) else {
        return Ok(());
    };
    let format = parts.keyword("format");
    let is_scalar = matches!(parts.kind(vector), TypeKind::Integer { .. });
    if is_scalar {
        let Some(format) = format else {
            return Err(rule!(
                "requires Packed Vector Format attribute for integer vector operands"
            )
            .with_help("add '<PackedVectorFormat4x8Bit>' after the operands, or use vectors")
            .into());
        };
        let is_32 = width(parts, vector).is_none_or(|own| own == 32);
        require(is_32, || {
            rule!(
                "with specified Packed Vector Format ({}) requires integer vector operands to \
                 be 32-bits wide",
                format
            )
            .with_help("use vectors whose elements have 32 bits together")
        })?;
    } else if format.is_some() {
        let own = parts.text(vector);
        return Err(rule!("with invalid format attribute for vector operands of type '{}'", own)
            .with_help("remove the format")
            .into());
    }
    let (Some(own), Some(asked)) = (width(parts, result), width(parts, vector)) else {
        return Ok(());
    };
    require(own >= asked, || {
        rule!(
            "result type has insufficient bit-width ({} bits) for the specified vector operand \
             type ({} bits)",
            own,
            asked
        )
        .with_help(format!("return at least {asked} bits"))
    })
}

fn matrix_of(parts: &Parts<'_>, name: &str) -> Option<(u64, u64, Type)> {
    crate::spirv::types::matrix(parts.context(), parts.operand_type(name)?)
}

fn length(parts: &Parts<'_>, ty: Option<Type>) -> Option<u64> {
    match parts.kind(ty?) {
        TypeKind::Vector { shape, .. } => u64::try_from(*shape.first()?).ok(),
        _ => None,
    }
}

pub(super) fn matrix_times_scalar(parts: &Parts<'_>) -> Verified {
    let (Some(matrix), Some(scalar)) = (parts.operand_type("matrix"), parts.operand_type("scalar"))
    else {
        return Ok(());
    };
    let context = parts.context();
    let Composition::Alike { element, .. } = composition(context, matrix) else { return Ok(()) };
    let element = parts.element(element);
    require(may_be_same(context, element, scalar), || {
        rule!("input matrix components' type and scaling value must have the same type")
            .with_help(format!("use a number of type '{}'", parts.text(element)))
    })
}

/// The sizes of a product of a matrix and a vector.
struct Product {
    columns: u64,
    rows: u64,
    vector: u64,
    result: u64,
}

impl Product {
    /// The sizes of an operation, if its types determine them.
    fn of(parts: &Parts<'_>) -> Option<Product> {
        let (columns, rows, _) = matrix_of(parts, "matrix")?;
        let vector = length(parts, parts.operand_type("vector"))?;
        let result = length(parts, parts.result_type(0))?;
        Some(Product { columns, rows, vector, result })
    }
}

pub(super) fn vector_times_matrix(parts: &Parts<'_>) -> Verified {
    let Some(Product { columns, rows, vector, result }) = Product::of(parts) else {
        return Ok(());
    };
    require(vector == rows, || {
        rule!(
            "number of components in vector must equal the number of components in each column in \
         matrix"
        )
        .with_help("give the vector as many elements as a column of the matrix")
    })?;
    require(result == columns, || {
        rule!("number of columns in matrix must equal the number of components in result")
            .with_help(format!("return a vector of {}", counted(columns, "element")))
    })
}

pub(super) fn matrix_times_vector(parts: &Parts<'_>) -> Verified {
    let Some(Product { columns, rows, vector, result }) = Product::of(parts) else {
        return Ok(());
    };
    require(columns == vector, || {
        rule!("matrix columns ({}) must match vector operand size ({})", columns, vector)
            .with_help(format!("use a vector of {}", counted(columns, "element")))
    })?;
    require(rows == result, || {
        rule!("result size ({}) must match the matrix rows ({})", result, rows)
            .with_help(format!("return a vector of {}", counted(rows, "element")))
    })
}
