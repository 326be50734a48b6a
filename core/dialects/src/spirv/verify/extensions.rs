//! The instruction sets of graphics, images, and what vendors add.

use super::composites::length;
use crate::common::{Parts, require};
use crate::spirv::types::{Composition, composition, may_be_same, own_type};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::registry::{DialectType, Parameter, VerifyError};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn frexp(parts: &Parts<'_>) -> Verified {
    let (Some(operand), Some(result)) = (parts.operand_type("operand"), parts.result_type(0))
    else {
        return Ok(());
    };
    let context = parts.context();
    let Composition::Members(members) = composition(context, result) else { return Ok(()) };
    let &[significand, exponent] = &*members else {
        return Err(VerifyError::bare("result type must be a struct type with two memebers")
            .with_help(
                "write '!spirv.struct<(SIGNIFICAND, EXPONENT)>' as the type of the result",
            ));
    };
    if !may_be_same(context, significand, operand) {
        let message =
            rule!("member zero of the resulting struct type must be the same type as the operand")
                .with_help(
                    "let the result be '!spirv.struct<(T, I)>', with T the type of the operand",
                );
        return Err(VerifyError::bare(message));
    }
    if !matches!(parts.kind(parts.element(exponent)), TypeKind::Integer { width: 32, .. }) {
        let message = rule!(
            "member one of the resulting struct type must be a scalar or vector of 32 \
                       bit integer type"
        )
        .with_help("let the second member be 'i32', or a vector of it");
        return Err(VerifyError::bare(message));
    }
    if length(parts, exponent) != length(parts, operand) {
        let message = rule!(
            "member one of the resulting struct type must have the same number of \
                       components as the operand type"
        )
        .with_help("give the second member as many elements as the operand has");
        return Err(VerifyError::bare(message));
    }
    Ok(())
}

pub(super) fn ldexp(parts: &Parts<'_>) -> Verified {
    let (Some(significand), Some(exponent)) = (parts.operand_type("x"), parts.operand_type("exp"))
    else {
        return Ok(());
    };
    let (own, other) = (length(parts, significand), length(parts, exponent));
    require(own.is_some() == other.is_some(), || {
        rule!("operands must both be scalars or vectors")
            .with_help("make both scalars, or both vectors of one size")
    })?;
    require(own == other, || {
        rule!("operands must have the same number of elements")
            .with_help("give both vectors the same size")
    })
}

pub(super) fn broadcast(parts: &Parts<'_>) -> Verified {
    super::groups::scope(parts)?;
    let length = parts.operand_type("localid").and_then(|ty| length(parts, ty));
    require(length.is_none_or(|length| length == 2 || length == 3), || {
        let length = length.unwrap_or_default();
        rule!(
            "localid is a vector and can be with only  2 or 3 components, actual number is {}",
            length
        )
        .with_help("use a vector of 2 or 3 components, or a scalar")
    })
}

/// The type of the texels of an image, and the six words after it.
fn image<'v>(parts: &Parts<'v>, ty: Type) -> Option<(Type, Vec<&'v str>)> {
    let mut own = own_type(parts.context(), ty)?;
    if let ("sampled_image", [Parameter::Type(inner)]) = (own.name, own.parameters.as_slice()) {
        own = own_type(parts.context(), *inner)?;
    }
    let DialectType { name: "image", parameters, .. } = own else { return None };
    let [Parameter::Type(texel), rest @ ..] = parameters.as_slice() else { return None };
    let words = rest.iter().filter_map(|one| match one {
        Parameter::Word(word) => Some(*word),
        _ => None,
    });
    let words: Vec<&str> = words.collect();
    (words.len() == 6).then_some((*texel, words))
}

fn word<'v>(image: &[&'v str], index: usize) -> &'v str {
    image.get(index).copied().unwrap_or_default()
}

pub(super) fn gather(parts: &Parts<'_>) -> Verified {
    let (Some(sampled), Some(result)) = (parts.operand_type("sampled_image"), parts.result_type(0))
    else {
        return Ok(());
    };
    let Some((texel, words)) = image(parts, sampled) else { return Ok(()) };
    let is_open = *parts.kind(texel) == TypeKind::None;
    require(is_open || may_be_same(parts.context(), texel, parts.element(result)), || {
        rule!("failed to verify that the result component type must match the image sampled type")
            .with_help("write a result with elements of the type in the image")
    })?;
    require(matches!(word(&words, 0), "Dim2D" | "Cube" | "Rect"), || {
        rule!("failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect").with_help("sample an image of one of these dimensions")
    })?;
    require(word(&words, 3) == "SingleSampled", || {
        rule!("failed to verify that the MS operand of the underlying image type must be SingleSampled").with_help("sample an image with 'SingleSampled' in its type")
    })
}

pub(super) fn query_size(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(result)) = (parts.operand_type("image"), parts.result_type(0)) else {
        return Ok(());
    };
    let Some((_, words)) = image(parts, ty) else { return Ok(()) };
    let dimension = word(&words, 0);
    let is_sampled = !matches!(word(&words, 3), "MultiSampled");
    match dimension {
        "Dim1D" | "Dim2D" | "Dim3D" | "Cube" => {
            let fits = !is_sampled || matches!(word(&words, 4), "SamplerUnknown" | "NoSampler");
            require(fits, || {
                rule!("if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of \
                 0 or 2").with_help("write 'MultiSampled', 'SamplerUnknown' or 'NoSampler'")
            })?;
        }
        "Buffer" | "Rect" => {}
        _ => {
            return Err(rule!(
                "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect"
            )
            .with_help("query an image of one of these dimensions")
            .into());
        }
    }
    let mut expected = match dimension {
        "Dim1D" | "Buffer" => 1,
        "Dim2D" | "Cube" | "Rect" => 2,
        _ => 3,
    };
    expected += i64::from(word(&words, 2) == "Arrayed");
    let own = length(parts, result).unwrap_or(1);
    require(own == expected, || {
        rule!(
            "expected the result to have {} component(s), but found {} component(s)",
            expected,
            own
        ).with_help(format!("give the result {expected} components: one for each dimension of the image, and one more if it is arrayed"))
    })
}

/// Conversions between formats of numbers keep the number of elements.
pub(super) fn same_shape(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("operand"), parts.result_type(0)) else {
        return Ok(());
    };
    require(length(parts, from) == length(parts, to), || {
        rule!("requires the same shape for all operands and results")
            .with_help("make both scalars, or both vectors of one size")
    })
}

/// The sizes, the element type, the scope and the use of a matrix that several invocations share.
fn shared<'v>(parts: &Parts<'v>, name: &str) -> Option<([i64; 2], Type, &'v str, &'v str)> {
    let own = own_type(parts.context(), parts.operand_type(name)?)?;
    let (shape, element, rest) = own.shaped()?;
    match (own.name, shape.as_slice(), rest) {
        (
            "coopmatrix",
            &[rows, columns],
            [_, Parameter::Word(scope), _, Parameter::Word(used), ..],
        ) => Some(([rows, columns], element, *scope, *used)),
        _ => None,
    }
}

pub(super) fn multiply(parts: &Parts<'_>) -> Verified {
    let (Some(a), Some(b), Some(c)) = (shared(parts, "a"), shared(parts, "b"), shared(parts, "c"))
    else {
        return Ok(());
    };
    for (index, (one, expected)) in
        [(&a, "MatrixA"), (&b, "MatrixB"), (&c, "MatrixAcc")].into_iter().enumerate()
    {
        require(one.3 == expected, || {
            rule!("operand #{} must be of use '{}'", index, expected)
                .with_help(format!("write '{expected}' in the type of this operand"))
        })?;
    }
    let ([m, k], [own_k, n], [rows, columns]) = (a.0, b.0, c.0);
    for (fits, name) in [(m == rows, 'M'), (n == columns, 'N'), (k == own_k, 'K')] {
        require(fits, || {
            rule!("matrix size mismatch on dimension '{}'", name)
                .with_help("the types are MxK, KxN and MxN: give this dimension one size in both")
        })?;
    }
    require(a.2 == b.2 && a.2 == c.2, || {
        rule!("matrix scope mismatch").with_help("write the same scope in all types")
    })?;
    let is_integer = |one: Type| matches!(parts.kind(one), TypeKind::Integer { .. });
    let all_integers = is_integer(a.1) && is_integer(b.1) && is_integer(c.1);
    require(parts.attribute("matrix_operands").is_none() || all_integers, || {
        rule!("Matrix Operands require all matrix element types to be Integer Types")
            .with_help("remove 'matrix_operands', or use integer elements")
    })
}
