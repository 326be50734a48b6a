//! The instruction sets of graphics, images, and what vendors add.

use super::composites::length;
use crate::common::{Parts, require};
use crate::spirv::types::{Composition, composition, may_be_same, text};
use abide_mlir::ir::Type;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The number of elements of a vector, from its text; `None` for a scalar.
fn count(ty: &str) -> Option<u64> {
    match composition(ty) {
        Composition::Alike { count, .. } => count,
        _ => None,
    }
}

pub(super) fn frexp(parts: &Parts<'_>) -> Verified {
    let (Some(operand), Some(result)) = (parts.operand_type("operand"), parts.result_type(0))
    else {
        return Ok(());
    };
    let Composition::Members(members) = composition(&text(parts, result)) else { return Ok(()) };
    let [significand, exponent] = members.as_slice() else {
        return Err(VerifyError::bare("result type must be a struct type with two memebers")
            .with_help(
                "write '!spirv.struct<(SIGNIFICAND, EXPONENT)>' as the type of the result",
            ));
    };
    let own = text(parts, operand);
    if !may_be_same(significand, &own) {
        let message =
            "member zero of the resulting struct type must be the same type as the operand";
        return Err(VerifyError::bare(message));
    }
    let element = match composition(exponent) {
        Composition::Alike { element, .. } => element,
        _ => exponent.clone(),
    };
    if element.trim_start_matches(['s', 'u']) != "i32" {
        let message = "member one of the resulting struct type must be a scalar or vector of 32 \
                       bit integer type";
        return Err(VerifyError::bare(message));
    }
    if count(exponent) != count(&own) {
        let message = "member one of the resulting struct type must have the same number of \
                       components as the operand type";
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

/// The parameters of an image: the type of its texels and six words.
fn image(parts: &Parts<'_>, ty: Type) -> Option<Vec<String>> {
    let own = text(parts, ty);
    let own = match own.strip_prefix("!spirv.sampled_image<") {
        Some(inner) => inner.strip_suffix('>')?.to_owned(),
        None => own,
    };
    let inside = own.strip_prefix("!spirv.image<")?.strip_suffix('>')?;
    let words: Vec<String> = inside.split(',').map(str::to_owned).collect();
    (words.len() == 7).then_some(words)
}

fn word(image: &[String], index: usize) -> &str {
    image.get(index).map_or("", String::as_str)
}

pub(super) fn gather(parts: &Parts<'_>) -> Verified {
    let (Some(sampled), Some(result)) = (parts.operand_type("sampled_image"), parts.result_type(0))
    else {
        return Ok(());
    };
    let Some(image) = image(parts, sampled) else { return Ok(()) };
    let element = text(parts, parts.element(result));
    let texel = word(&image, 0);
    require(texel == "none" || may_be_same(texel, &element), || {
        rule!("failed to verify that the result component type must match the image sampled type")
            .with_help("write a result with elements of the type in the image")
    })?;
    require(matches!(word(&image, 1), "Dim2D" | "Cube" | "Rect"), || {
        rule!("failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect").with_help("sample an image of one of these dimensions")
    })?;
    require(word(&image, 4) == "SingleSampled", || {
        rule!("failed to verify that the MS operand of the underlying image type must be SingleSampled").with_help("sample an image with 'SingleSampled' in its type")
    })
}

pub(super) fn query_size(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(result)) = (parts.operand_type("image"), parts.result_type(0)) else {
        return Ok(());
    };
    let Some(image) = image(parts, ty) else { return Ok(()) };
    let dimension = word(&image, 1);
    let is_sampled = !matches!(word(&image, 4), "MultiSampled");
    match dimension {
        "Dim1D" | "Dim2D" | "Dim3D" | "Cube" => {
            let fits = !is_sampled || matches!(word(&image, 5), "SamplerUnknown" | "NoSampler");
            require(fits, || {
                "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of \
                 0 or 2"
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
    expected += i64::from(word(&image, 3) == "Arrayed");
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

/// The parts between the brackets of the type of a matrix that several invocations share.
fn shared(parts: &Parts<'_>, name: &str) -> Option<([u64; 2], String, String, String)> {
    let own = text(parts, parts.operand_type(name)?);
    let inside = own.strip_prefix("!spirv.coopmatrix<")?.strip_suffix('>')?;
    let mut words = inside.split(',');
    let mut sizes = words.next()?.splitn(3, 'x');
    let sizes_and_element = (sizes.next()?, sizes.next()?, sizes.next()?);
    let (rows, columns, element) = sizes_and_element;
    let sizes = [rows.parse().ok()?, columns.parse().ok()?];
    Some((sizes, element.to_owned(), words.next()?.to_owned(), words.next()?.to_owned()))
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
    let is_integer = |one: &str| one.trim_start_matches(['s', 'u']).starts_with('i');
    let all_integers = is_integer(&a.1) && is_integer(&b.1) && is_integer(&c.1);
    require(parts.attribute("matrix_operands").is_none() || all_integers, || {
        rule!("Matrix Operands require all matrix element types to be Integer Types")
            .with_help("remove 'matrix_operands', or use integer elements")
    })
}
