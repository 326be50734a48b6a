//! Slices of vectors.

use crate::common::{Parts, require};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Verifies that numbers are at least `min` and at most the sizes of a vector less `excluded`.
fn within_shape(
    name: &str,
    values: impl Iterator<Item = i64>,
    shape: &[i64],
    min: i64,
    excluded: i64,
    shown_min: i64,
) -> Verified {
    for (index, (value, size)) in values.zip(shape).enumerate() {
        let bound = size.saturating_add(1 - excluded);
        if value < min || value >= bound {
            let rule = rule!(
                "expected {} dimension {} to be confined to [{}, {})",
                name,
                index,
                shown_min,
                bound
            );
            let most = bound.saturating_sub(1);
            let help = match name.starts_with("sum") {
                true => format!(
                    "the slice ends at {value}, and the vector at {most}: move it or shorten it"
                ),
                false => format!("the smallest number is {shown_min}, the largest {most}"),
            };
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

fn unit_strides(strides: &[i64]) -> Verified {
    match strides.iter().all(|stride| *stride == 1) {
        true => Ok(()),
        false => Err(VerifyError::from("expected strides to be confined to [1, 2)")
            .with_help("strides are 1")),
    }
}

fn not_whole(index: usize, part: i64, whole: i64) -> VerifyError {
    VerifyError::from(
        rule!(
            "expected size at idx={} to match the corresponding base size from the input vector \
         ({} vs {})",
            index,
            part,
            whole
        )
        .with_help(format!("write {whole} as this size, or {part} in the type")),
    )
}

pub(crate) fn insert_strided_slice(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(dest)) = (op.operand_vector(0), op.operand_vector(1)) else {
        return Ok(());
    };
    let offsets = op.integers("offsets").unwrap_or_default();
    let strides = op.integers("strides").unwrap_or_default();
    require(offsets.len() == dest.rank(), || {
        VerifyError::from("expected offsets of same size as destination vector rank")
            .with_help("give one offset for each dimension of the destination")
    })?;
    require(strides.len() == source.rank(), || {
        VerifyError::from("expected strides of same size as source vector rank")
            .with_help("give one stride for each dimension of the source")
    })?;
    let Some(outer) = dest.rank().checked_sub(source.rank()) else {
        return Err(rule!("expected source rank to be no greater than destination rank")
            .with_help(format!(
                "insert into a vector with at least {}",
                counted(source.rank(), "dimension")
            ))
            .into());
    };
    within_shape("offsets", offsets.iter().copied(), dest.shape, 0, 1, 0)?;
    unit_strides(&strides)?;
    let sizes = std::iter::repeat_n(0, outer).chain(source.shape.iter().copied());
    let ends = offsets.iter().zip(sizes).map(|(offset, size)| offset.saturating_add(size));
    within_shape("sum(offsets, source vector shape)", ends, dest.shape, 0, 0, 1)?;
    let dest = dest.shape.iter().zip(dest.scalable).skip(outer);
    let source = source.shape.iter().zip(source.scalable);
    for (index, ((part, own), (whole, scalable))) in source.zip(dest).enumerate() {
        require(own == scalable, || {
            rule!("mismatching scalable flags (at source vector idx={})", index)
                .with_help("make this size scalable in both vectors, or in none")
        })?;
        if *own && part != whole {
            return Err(not_whole(index, *part, *whole));
        }
    }
    Ok(())
}

pub(crate) fn extract_strided_slice(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_vector(0)) else {
        return Ok(());
    };
    let offsets = op.integers("offsets").unwrap_or_default();
    let sizes = op.integers("sizes").unwrap_or_default();
    let strides = op.integers("strides").unwrap_or_default();
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        return Err(VerifyError::from(
            "expected offsets, sizes and strides attributes of same size",
        )
        .with_help("give as many offsets as sizes and strides"));
    }
    require(offsets.len() <= source.rank(), || {
        VerifyError::from("expected offsets attribute of rank no greater than vector rank")
            .with_help("give at most one offset for each dimension of the vector")
    })?;
    within_shape("offsets", offsets.iter().copied(), source.shape, 0, 1, 0)?;
    within_shape("sizes", sizes.iter().copied(), source.shape, 1, 0, 1)?;
    unit_strides(&strides)?;
    let ends = offsets.iter().zip(&sizes).map(|(offset, size)| offset.saturating_add(*size));
    within_shape("sum(offsets, sizes)", ends, source.shape, 0, 0, 1)?;
    let whole = source.shape.iter().skip(sizes.len());
    let shape: Vec<i64> = sizes.iter().chain(whole).copied().collect();
    if result.shape != shape
        || result.scalable != source.scalable
        || result.element != source.element
    {
        let expected = op.vector_text(&shape, source.scalable, source.element);
        return Err(rule!("expected result type to be '{}'", expected)
            .with_help(format!("use the type '{expected}'"))
            .into());
    }
    let own = source.shape.iter().zip(source.scalable);
    for (index, (size, (whole, scalable))) in sizes.iter().zip(own).enumerate() {
        if *scalable && size != whole {
            return Err(not_whole(index, *size, *whole));
        }
    }
    Ok(())
}

/// The numbers of operands for the shapes of the input and of the output.
fn shape_ranks(op: &Parts<'_>) -> (usize, usize) {
    let sizes = op.integers("operandSegmentSizes").unwrap_or_default();
    let size = |index| sizes.get(index).and_then(|size| usize::try_from(*size).ok());
    (size(1).unwrap_or(0), size(2).unwrap_or(0))
}

pub(crate) fn reshape(op: &Parts<'_>) -> Verified {
    let (Some(input), Some(output)) = (op.operand_vector(0), op.result_vector(0)) else {
        return Ok(());
    };
    let fixed = op.integers("fixed_vector_sizes").unwrap_or_default();
    let ranks = shape_ranks(op);
    for (what, vector, rank) in [("input", input, ranks.0), ("output", output, ranks.1)] {
        if vector.rank() != rank + fixed.len() {
            let text = op.text(vector.ty);
            let message =
                rule!("invalid {} shape for vector type '{}'", what, text).with_help(format!(
                    "give it {}: those of the shape and of the fixed sizes",
                    counted(rank + fixed.len(), "dimension")
                ));
            return Err(VerifyError::bare(message));
        }
    }
    for (what, vector) in [("input", input), ("output", output)] {
        let sizes = vector.shape.iter().skip(vector.rank().saturating_sub(fixed.len()));
        if let Some(index) = fixed.iter().zip(sizes).position(|(own, size)| own != size) {
            let rule = rule!("fixed vector size must match {} vector for dim {}", what, index);
            let message = rule.with_help("use the sizes of the vector's last dimensions");
            return Err(VerifyError::bare(message));
        }
    }
    Ok(())
}

/// Verifies that a slice of a scalable vector begins at a multiple of its length.
fn aligned(op: &Parts<'_>, length: Option<i64>, whose: &str) -> Verified {
    let (Some(position), Some(length)) = (op.integer("pos"), length) else { return Ok(()) };
    if position.checked_rem(length).unwrap_or(0) == 0 {
        return Ok(());
    }
    Err(rule!("failed to verify that position is a multiple of the {} length.", whose)
        .with_help(format!("write 0 or a multiple of {length}"))
        .into())
}

pub(crate) fn scalable_insert(op: &Parts<'_>) -> Verified {
    let length = op.operand_vector(0).and_then(|vector| vector.shape.first().copied());
    aligned(op, length, "source")
}

pub(crate) fn scalable_extract(op: &Parts<'_>) -> Verified {
    let length = op.result_vector(0).and_then(|vector| vector.shape.first().copied());
    aligned(op, length, "result")
}
