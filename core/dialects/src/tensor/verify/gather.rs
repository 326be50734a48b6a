//! `tensor.gather` and `tensor.scatter`.

use super::{is_dynamic, tensor_text};
use crate::common::{Parts, Places, is_for_newest, require};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Checks that dimensions are in range and in increasing order.
fn dimensions(dims: &[i64], rank: usize, [what, whose]: [&str; 2]) -> Verified {
    if dims.is_empty() {
        return Err(rule!("{}_dims must be non-empty", what)
            .with_help(format!("list at least one dimension of the {whose}"))
            .into());
    }
    require(dims.len() <= rank, || {
        rule!("{}_dims overflow {} rank", what, whose).with_help(format!(
            "list at most {}: the {whose} has no more",
            counted(rank, "dimension")
        ))
    })?;
    for dim in dims {
        match usize::try_from(*dim) {
            Err(_) => {
                return Err(rule!("{}_dims value must be non-negative", what)
                    .with_help("dimensions count from 0")
                    .into());
            }
            Ok(dim) if dim >= rank => {
                return Err(rule!("{}_dims value must be smaller than {} rank", what, whose)
                    .with_help(format!(
                        "dimensions count from 0: the last one of the {whose} is {}",
                        rank.saturating_sub(1)
                    ))
                    .into());
            }
            Ok(_) => {}
        }
    }
    if dims.windows(2).any(|pair| pair.first() >= pair.last()) {
        return Err(rule!("{}_dims values must be strictly increasing", what)
            .with_help("list the dimensions in ascending order, each once")
            .into());
    }
    Ok(())
}

/// Checks that a type fits slices of a tensor at indices from another tensor, with the dimensions of size one kept or
/// left out.
fn slices(
    op: &Parts<'_>,
    tensor: Type,
    indices: Type,
    dims: &[i64],
    found: Type,
    what: &str,
) -> Verified {
    let (Some(shape), Some(places)) = (op.shape(tensor), op.shape(indices)) else {
        return Ok(());
    };
    let places = places.split_last().map_or(&[][..], |(_, places)| places);
    let (mut full, mut reduced) = (places.to_vec(), places.to_vec());
    let dims = Places::of(dims.iter().copied());
    for (index, size) in (0..).zip(shape) {
        if dims.contains(&index) {
            full.push(1);
        } else {
            full.push(*size);
            reduced.push(*size);
        }
    }
    let element = op.element(tensor);
    let own = op.shape(found).unwrap_or_default();
    if op.element(found) == element && (own == full || own == reduced) {
        return Ok(());
    }
    Err(rule!(
        "{} type mismatch: expected '{}' or its rank-reduced variant '{}' (got: '{}')",
        what,
        tensor_text(op, &full, element),
        tensor_text(op, &reduced, element),
        op.text(found)
    )
    .with_help(format!("give the {what} one of these two types"))
    .into())
}

/// The last dimension of the indices holds a coordinate for each dimension. LLVM 19 accepts a dynamic one, and none.
fn coordinates(op: &Parts<'_>, indices: Type, dims: &[i64], what: &str) -> Verified {
    let last = op.shape(indices).and_then(<[i64]>::last).filter(|size| !is_dynamic(**size));
    let fits = match last {
        Some(last) => usize::try_from(*last) == Ok(dims.len()),
        None => !is_for_newest(op.verifier),
    };
    require(fits, || {
        rule!("{}_dims length must match the size of last dimension of indices", what)
            .with_help("list as many dimensions as the last size of the indices")
    })
}

pub(crate) fn gather(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(indices), Some(result)) =
        (op.operand_type("source"), op.operand_type("indices"), op.result_type(0))
    else {
        return Ok(());
    };
    let dims = op.integers("gather_dims").unwrap_or_default();
    let rank = op.shape(source).map_or(0, <[i64]>::len);
    dimensions(&dims, rank, ["gather", "source"])?;
    slices(op, source, indices, &dims, result, "result")?;
    coordinates(op, indices, &dims, "gather")
}

pub(crate) fn scatter(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(dest), Some(indices)) =
        (op.operand_type("source"), op.operand_type("dest"), op.operand_type("indices"))
    else {
        return Ok(());
    };
    let dims = op.integers("scatter_dims").unwrap_or_default();
    let rank = op.shape(dest).map_or(0, <[i64]>::len);
    dimensions(&dims, rank, ["scatter", "dest"])?;
    require(op.attribute("unique").is_some(), || {
        rule!("requires 'unique' attribute to be set")
            .with_help("add 'unique' after 'scatter_dims([..])': each position is written once")
    })?;
    slices(op, dest, indices, &dims, source, "source")?;
    coordinates(op, indices, &dims, "scatter")
}
