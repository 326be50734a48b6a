//! Operations that take vectors apart, put them together or reorder them.

use crate::common::{Parts, Vector, is_for_newest, require};
use abide_mlir::ir::{DYNAMIC, Type};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

pub(crate) fn broadcast(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type_at(0), op.result_vector(0)) else {
        return Ok(());
    };
    // The element type, which may be a dialect's.
    if source == result.element {
        return Ok(());
    }
    let Some(source) = op.vector(source) else {
        return Err(rule!("source type is not a vector")
            .with_help(format!(
                "broadcast a vector, or a value of type '{}'",
                op.text(result.element)
            ))
            .into());
    };
    let Some(leading) = result.rank().checked_sub(source.rank()) else {
        return Err(rule!("source rank higher than destination rank")
            .with_help(format!(
                "give the result at least the {} of the source",
                counted(source.rank(), "dimension")
            ))
            .into());
    };
    let sizes = dimensions(source).into_iter().zip(dimensions(result).into_iter().skip(leading));
    for (from, to) in sizes {
        // LLVM 19 ignores which sizes are scalable.
        let fits = match is_for_newest(op.verifier) {
            true => from == to || from == (1, false),
            false => from.0 == to.0 || from.0 == 1,
        };
        if !fits {
            let (from, to) = (dimension_text(from), dimension_text(to));
            let error = VerifyError::from(rule!("dimension mismatch ({} vs. {})", from, to));
            return Err(error.with_help(
                "sizes are equal, from the last one on, or 1 in the operand; new ones are in front",
            ));
        }
    }
    Ok(())
}

/// The sizes, each with whether it is scalable.
fn dimensions(vector: Vector<'_>) -> Vec<(i64, bool)> {
    vector.shape.iter().copied().zip(vector.scalable.iter().copied()).collect()
}

/// The text of a size in a type: `[4]` if it is scalable.
fn dimension_text((size, is_scalable): (i64, bool)) -> String {
    if is_scalable { format!("[{size}]") } else { size.to_string() }
}

pub(crate) fn shuffle(op: &Parts<'_>) -> Verified {
    let (Some(first), Some(second), Some(result)) =
        (op.operand_vector(0), op.operand_vector(1), op.result_vector(0))
    else {
        return Ok(());
    };
    let ranks = (first.rank(), second.rank(), result.rank());
    if ranks != (0, 0, 1) && (ranks.0 != ranks.2 || ranks.1 != ranks.2) {
        return Err(rule!("rank mismatch")
            .with_help("give both operands and the result the same number of dimensions")
            .into());
    }
    let trailing = |vector: Vector<'_>| vector.shape.get(1..).unwrap_or_default().to_vec();
    if trailing(result) != trailing(first) || trailing(first) != trailing(second) {
        return Err(rule!("dimension mismatch")
            .with_help("give all three the same sizes after the first one")
            .into());
    }
    let Some(mask) = op.integers("mask") else { return Ok(()) };
    if mask.is_empty() {
        return Err(rule!("invalid mask length").with_help("list at least one position").into());
    }
    require(i64::try_from(mask.len()).ok().as_ref() == result.shape.first(), || {
        rule!("mask length mismatch").with_help(format!(
            "list {} positions, as many as the first size of the result",
            result.shape.first().copied().unwrap_or(0)
        ))
    })?;
    let leading = |vector: Vector<'_>| vector.shape.first().copied().unwrap_or(1);
    let bound = leading(first).saturating_add(leading(second));
    for (number, index) in (1..).zip(mask) {
        if !(-1..bound).contains(&index) {
            let error = VerifyError::from(rule!("mask index #{} out of range", number));
            return Err(error.with_help("indices count the elements of both operands, from 0"));
        }
    }
    Ok(())
}

/// Verifies that a position exists exactly if a vector has a dimension; it has one at most.
fn single_position(vector: Option<Vector<'_>>, position: bool) -> Verified {
    match vector.map(|vector| vector.rank()) {
        Some(0) if position => Err(rule!("expected position to be empty with 0-D vector")
            .with_help("remove the position: the vector has one element")
            .into()),
        Some(1) if !position => Err(rule!("expected position for 1-D vector")
            .with_help("write a position: '[%i : i32]'")
            .into()),
        None | Some(0 | 1) => Ok(()),
        Some(_) => Err(rule!("unexpected >1 vector rank")
            .with_help(
                "use 'vector.extract' and 'vector.insert' for vectors with several dimensions",
            )
            .into()),
    }
}

pub(crate) fn extractelement(op: &Parts<'_>) -> Verified {
    single_position(op.operand_vector(0), op.ir().operand_count(op.operation) > 1)
}

pub(crate) fn insertelement(op: &Parts<'_>) -> Verified {
    single_position(op.operand_vector(1), op.ir().operand_count(op.operation) > 2)
}

/// The static position, whose number of dynamic parts must match the number of their operands; `None` for LLVM 16,
/// which writes positions otherwise.
fn static_position(op: &Parts<'_>, operands: usize) -> Result<Option<Vec<i64>>, VerifyError> {
    let Some(position) = op.integers("static_position") else { return Ok(None) };
    let dynamic = position.iter().filter(|index| **index == DYNAMIC).count();
    require(dynamic == op.ir().operand_count(op.operation).saturating_sub(operands), || {
        rule!(
            "mismatch between dynamic and static positions (kDynamic marker but no \
                    corresponding dynamic position) -- this can only happen due to an incorrect \
                    fold/rewrite"
        )
        .with_help("give an operand for each position that is not a constant")
    })?;
    Ok(Some(position))
}

/// The position of a poison value, since LLVM 20.
const POISON: i64 = -1;

/// Verifies that the static parts of a position are within the sizes of a vector.
fn position_in_bounds(position: &[i64], shape: &[i64], whose: &str) -> Verified {
    for (number, (index, size)) in (1..).zip(position.iter().zip(shape)) {
        if !matches!(*index, DYNAMIC | POISON) && !(0..*size).contains(index) {
            let rule = rule!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding {}",
                number,
                whose
            );
            let help = format!("positions count from 0, and this dimension has {size} elements");
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

pub(crate) fn extract(op: &Parts<'_>) -> Verified {
    let Some(position) = static_position(op, 1)? else { return Ok(()) };
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_type(0)) else {
        return Ok(());
    };
    require(position.len() <= source.rank(), || {
        rule!("expected position attribute of rank no greater than vector rank").with_help(format!(
            "write at most {}, one for each dimension of the vector",
            counted(source.rank(), "position")
        ))
    })?;
    position_in_bounds(&position, source.shape, "vector dimension or poison (-1)")?;
    let rest = |of: &[i64]| of.get(position.len()..).unwrap_or_default().to_vec();
    let shape = rest(source.shape);
    let scalable = source.scalable.get(position.len()..).unwrap_or_default();
    if is_extracted(op, &shape, scalable, source.element, result) {
        return Ok(());
    }
    let inferred = match position.len() == source.rank() {
        true => op.text(source.element),
        false => op.vector_text(&shape, scalable, source.element),
    };
    let text = op.text(result);
    let rule = rule!(
        "inferred type(s) '{}' are incompatible with return type(s) of operation '{}'",
        inferred,
        text
    )
    .with_help(format!("give the result the type '{inferred}'"));
    let error = VerifyError::from("failed to infer returned types")
        .with_help(format!("give the result the type '{inferred}'"));
    Err(error.after(rule))
}

/// Whether a type is that of the extracted part; a single element may also be a vector of one.
fn is_extracted(
    op: &Parts<'_>,
    shape: &[i64],
    scalable: &[bool],
    element: Type,
    result: Type,
) -> bool {
    let single = |shape: &[i64]| shape.is_empty() || shape == [1];
    match op.vector(result) {
        None => result == element && single(shape),
        Some(vector) => {
            vector.element == element
                && (vector.shape == shape && vector.scalable == scalable
                    || (shape.is_empty() && vector.shape == [1]))
        }
    }
}

pub(crate) fn insert(op: &Parts<'_>) -> Verified {
    let Some(position) = static_position(op, 2)? else { return Ok(()) };
    let (Some(source), Some(dest)) = (op.operand_type_at(0), op.operand_vector(1)) else {
        return Ok(());
    };
    require(position.len() <= dest.rank(), || {
        rule!("expected position attribute of rank no greater than dest vector rank").with_help(
            format!(
                "write at most {}, one for each dimension of the vector",
                counted(dest.rank(), "position")
            ),
        )
    })?;
    match op.vector(source) {
        Some(source) if source.rank() + position.len() != dest.rank() => {
            return Err(rule!(
                "expected position attribute rank + source rank to match dest vector rank"
            )
            .with_help(format!(
                "write {} positions, or insert a vector with {} dimensions",
                dest.rank().saturating_sub(source.rank()),
                dest.rank().saturating_sub(position.len())
            ))
            .into());
        }
        None if position.len() != dest.rank() => {
            return Err(rule!("expected position attribute rank to match the dest vector rank")
                .with_help(format!(
                    "write {} positions, one for each dimension of the vector",
                    dest.rank()
                ))
                .into());
        }
        _ => {}
    }
    position_in_bounds(&position, dest.shape, "dest vector dimension")
}

pub(crate) fn transpose(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_vector(0)) else {
        return Ok(());
    };
    let rank = result.rank();
    require(source.rank() == rank, || {
        rule!("vector result rank mismatch: {}", rank).with_help(format!(
            "give the result {}, as the operand has",
            counted(source.rank(), "dimension")
        ))
    })?;
    // LLVM 16 has another name for it.
    let Some(permutation) = op.integers("permutation") else { return Ok(()) };
    require(permutation.len() == rank, || {
        rule!("transposition length mismatch: {}", permutation.len())
            .with_help(format!("list each number below {rank} once"))
    })?;
    let mut seen = vec![false; rank];
    for (from, size) in permutation.iter().zip(result.shape) {
        let place = usize::try_from(*from).ok();
        let Some(place) = place.and_then(|place| Some((place, seen.get_mut(place)?))) else {
            return Err(rule!("transposition index out of range: {}", from)
                .with_help(format!("list each number below {rank} once"))
                .into());
        };
        if std::mem::replace(place.1, true) {
            return Err(rule!("duplicate position index: {}", from)
                .with_help(format!("list each number below {rank} once"))
                .into());
        }
        if source.shape.get(place.0) != Some(size) {
            let rule = rule!("dimension size mismatch at: {}", from);
            let help = "the result has the sizes of the source in the order of the permutation";
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

pub(crate) fn shape_cast(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_vector(0)) else {
        return Ok(());
    };
    require(source.element == result.element, || {
        rule!("source/result vectors must have same element type").with_help(format!(
            "give the result the elements of the operand: '{}'",
            op.text(source.element)
        ))
    })?;
    let count = |shape: &[i64]| shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size));
    let (from, to) = (count(source.shape), count(result.shape));
    if from != to {
        let text =
            |count: Option<i64>| count.map_or_else(|| "?".to_owned(), |count| count.to_string());
        let rule = rule!(
            "has different number of elements at source ({}) and result ({})",
            text(from),
            text(to)
        );
        let help = "give the result type the sizes of as many elements as the source has";
        return Err(VerifyError::from(rule).with_help(help));
    }
    let scalable = |sizes: &[bool]| sizes.iter().filter(|is_scalable| **is_scalable).count();
    let (from, to) = (scalable(source.scalable), scalable(result.scalable));
    // LLVM 19 does not check which sizes are scalable.
    require(from == to || !is_for_newest(op.verifier), || {
        rule!("has different number of scalable dims at source ({}) and result ({})", from, to)
            .with_help(format!(
                "make as many sizes of the result scalable as there are in the operand: {from}"
            ))
    })
}

pub(crate) fn bitcast(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_vector(0)) else {
        return Ok(());
    };
    let outer = source.rank().saturating_sub(1);
    let sizes = source.shape.iter().zip(result.shape).take(outer);
    if let Some(index) = sizes.clone().position(|(from, to)| from != to) {
        return Err(rule!("dimension size mismatch at: {}", index)
            .with_help("give both the same sizes, except for the last one")
            .into());
    }
    let (Some(from), Some(to)) = (op.bits(source.element), op.bits(result.element)) else {
        return Ok(());
    };
    match (source.shape.last(), result.shape.last()) {
        (Some(first), Some(second)) if first.checked_mul(from) != second.checked_mul(to) => {
            Err(rule!("source/result bitwidth of the minor 1-D vectors must be equal")
                .with_help(
                    "give the last dimensions equal bits: its size times the bits of an element",
                )
                .into())
        }
        (None, None) if from != to => {
            Err(rule!("source/result bitwidth of the 0-D vector element types must be equal")
                .with_help("use elements of equal width")
                .into())
        }
        _ => Ok(()),
    }
}

pub(crate) fn deinterleave(op: &Parts<'_>) -> Verified {
    let last = op.operand_vector(0).and_then(|source| source.shape.last().copied());
    if last.is_some_and(|last| last % 2 != 0) {
        return Err(rule!(
            "failed to verify that the trailing dimension of the source vector has an even \
                    number of elements"
        )
        .with_help("use a vector whose last size is even")
        .into());
    }
    Ok(())
}
