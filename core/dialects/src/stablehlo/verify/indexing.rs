//! Verifiers of operations on parts of tensors that begin at indices.

use super::sized::{Sized, is_dynamic};
use crate::common::{Parts, Places, dimension_below, require};
use crate::stablehlo::products::structure;
use abide_mlir::ir::DYNAMIC;
use abide_mlir::named_lists::{named_digits, named_list};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The lists of the structure of an operation; missing ones are empty.
struct Numbers<'v>(&'v [u8]);

impl Numbers<'_> {
    fn list(&self, name: &str) -> Vec<i64> {
        named_list(self.0, name)
    }

    /// The dimension of the indices that an index is along; `None` if it is not written as a number.
    fn index_vector_dim(&self) -> Option<i64> {
        match named_digits(self.0, "index_vector_dim") {
            Some(digits) => digits.parse().ok(),
            None => Some(0),
        }
    }
}

/// Requires that dimensions are in order, without repetition, and in range.
fn dims(s: &Sized<'_, '_>, name: &str, list: &[i64], rank: usize) -> Verified {
    let next = list.iter().skip(1);
    require(list.iter().zip(next.clone()).all(|(one, next)| one <= next), || {
        rule!("Expects {} to be sorted, got: [{}].", name, s.list(list))
            .with_help(format!("sort the numbers of '{name}'"))
    })?;
    s.unique(list, || {
        rule!("Expects {} to not repeat, got: [{}].", name, s.list(list))
            .with_help(format!("list each number of '{name}' once"))
    })?;
    in_range(name, list, rank)
}

fn in_range(name: &str, list: &[i64], rank: usize) -> Verified {
    for dim in list {
        require(usize::try_from(*dim).is_ok_and(|dim| dim < rank), || {
            rule!("Expects each element of {} to be in range [0, {}). got: {}.", name, rank, dim)
                .with_help(dimension_below(rank))
        })?;
    }
    Ok(())
}

/// The sizes of the indices without the dimension that an index is along, and the length of an index.
fn index_shape(s: &Sized<'_, '_>, indices: &[i64], dim: i64) -> Option<(Vec<i64>, i64)> {
    let rank = i64::try_from(indices.len()).ok()?;
    if dim == rank {
        return Some((indices.to_vec(), 1));
    }
    let outer = (0..).zip(indices).filter(|(at, _)| *at != dim).map(|(_, size)| *size).collect();
    s.is_dim(dim, indices).then(|| (outer, s.at(indices, dim)))
}

pub(super) fn gather(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let body = structure(p.ir(), p.operation, "dimension_numbers");
    let (Some(own), Some(indices), Some(body)) = (s.operand(0), s.operand(1), body) else {
        return Ok(());
    };
    let numbers = Numbers(body);
    let offsets = numbers.list("offset_dims");
    let collapsed = numbers.list("collapsed_slice_dims");
    let batching = numbers.list("operand_batching_dims");
    let map = numbers.list("start_index_map");
    let Some(dim) = numbers.index_vector_dim() else { return Ok(()) };
    let Some((outer, length)) = index_shape(&s, &indices, dim) else {
        return Err(rule!(
            "index_vector_dim {} is out of bounds for start indices with rank {}",
            dim,
            indices.len()
        )
        .with_help(format!("write a number up to {}", indices.len()))
        .into());
    };
    let total = offsets.len() + collapsed.len() + batching.len();
    require(total == own.len(), || {
        rule!(
            "offset_dims size ({}) plus collapse_slice_dims size ({}) plus operand_batching_dims size ({}) is not equal to operand rank ({})",
            offsets.len(),
            collapsed.len(),
            batching.len(),
            own.len()
        ).with_help(format!("let these three lists have {} together", counted(own.len(), "number")))
    })?;
    let mapped = i64::try_from(map.len()).unwrap_or(i64::MAX);
    require(s.fit(mapped, length), || {
        rule!(
            "start_index_map size ({}) is not equal to size of index dimension ({}) of start_indices ({})",
            map.len(),
            dim,
            length
        ).with_help(format!("let 'start_index_map' have as many numbers as an index has: {length}"))
    })?;
    dims(&s, "offset_dims", &offsets, outer.len() + offsets.len())?;
    dims(&s, "collapsed_slice_dims", &collapsed, own.len())?;
    dims(&s, "operand_batching_dims", &batching, own.len())?;
    s.unique(&map, || {
        rule!("Expects start_index_map to not repeat, got: [{}].", s.list(&map))
            .with_help("list each dimension once")
    })?;
    in_range("start_index_map", &map, own.len())?;
    let sizes = s.integers("slice_sizes");
    if let Some(sizes) = &sizes {
        slice_sizes(&s, &own, sizes, &collapsed)?;
    }
    let lengths = p.operand_type("slice_sizes").and_then(|ty| s.sizes(ty));
    if let Some([length]) = lengths.as_deref()
        && let Ok(length) = usize::try_from(*length)
    {
        slice_count(length, own.len())?;
    }
    let dropped = Places::of(collapsed.iter().chain(&batching).copied());
    let kept = (0..).take(own.len()).filter(|dim| !dropped.contains(dim));
    let mut kept = kept.map(|dim| sizes.as_ref().map_or(DYNAMIC, |sizes| s.at(sizes, dim)));
    let mut outer = outer.into_iter();
    let count = outer.len() + offsets.len();
    let offsets = Places::of(offsets);
    let result = (0..).take(count).map(|at| match offsets.contains(&at) {
        true => kept.next().unwrap_or(DYNAMIC),
        false => outer.next().unwrap_or(DYNAMIC),
    });
    let result: Vec<i64> = result.collect();
    s.infer(0, &result)
}

fn slice_count(count: usize, rank: usize) -> Verified {
    require(count == rank, || {
        rule!("slice_sizes size ({}) not equal to operand rank ({})", count, rank)
            .with_help(format!("write {rank} slice sizes, one for each dimension of the operand"))
    })
}

fn slice_sizes(s: &Sized<'_, '_>, own: &[i64], sizes: &[i64], collapsed: &[i64]) -> Verified {
    slice_count(sizes.len(), own.len())?;
    for (dim, (size, own)) in sizes.iter().zip(own).enumerate() {
        require(*size >= 0 && (is_dynamic(*own) || size <= own), || {
            rule!(
                "slice size ({}) is out of bounds for operand dimension ({}) at index {}",
                size,
                own,
                dim
            )
            .with_help(format!("write a size from 0 to {own}"))
        })?;
    }
    for dim in collapsed {
        let size = s.at(sizes, *dim);
        require(size <= 1, || {
            rule!(
                "Expects that for each dim in collapsed_slice_dims, slice_sizes[dim] should be <= 1, but got {}",
                size
            ).with_help("write 1 as the slice size of a collapsed dimension, or do not collapse it")
        })?;
    }
    Ok(())
}

pub(super) fn scatter(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let body = structure(p.ir(), p.operation, "scatter_dimension_numbers");
    let inputs = p.operands("inputs").len();
    let (Some(own), Some(indices), Some(updates), Some(body)) =
        (s.operand(0), s.operand(inputs), s.operand(inputs + 1), body)
    else {
        return Ok(());
    };
    let numbers = Numbers(body);
    let windows = numbers.list("update_window_dims");
    let inserted = numbers.list("inserted_window_dims");
    let batching = numbers.list("input_batching_dims");
    let map = numbers.list("scatter_dims_to_operand_dims");
    let Some(dim) = numbers.index_vector_dim() else { return Ok(()) };
    let Some((outer, length)) = index_shape(&s, &indices, dim) else {
        return Err(rule!(
            "expects scatter index leaf dimension to be within [0, rank(scatter_indices) + 1. rank(scatter_indices) is {} and scatter index leaf dimension is {}.",
            indices.len(),
            dim
        ).with_help(format!("write a number up to {}", indices.len()))
        .into());
    };
    let rank = outer.len() + windows.len();
    require(updates.len() == rank, || {
        rule!("expects updates tensor must be of rank {}, but got {}.", rank, updates.len())
            .with_help(format!("give the updates {}", counted(rank, "dimension")))
    })?;
    let total = windows.len() + inserted.len() + batching.len();
    require(total == own.len(), || {
        rule!(
            "Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. {} but got {}.",
            total,
            own.len()
        ).with_help(format!("let these three lists have {} together", counted(own.len(), "number")))
    })?;
    dims(&s, "update_window_dims", &windows, updates.len())?;
    dims(&s, "inserted_window_dims", &inserted, own.len())?;
    dims(&s, "input_batching_dims", &batching, own.len())?;
    let mapped = i64::try_from(map.len()).unwrap_or(i64::MAX);
    require(s.fit(mapped, length), || {
        rule!(
            "Scatter op has {} elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim={} of scatter_indices is {}. These two numbers must be equal.",
            map.len(),
            dim,
            length
        ).with_help(format!("let 'scatter_dims_to_operand_dims' have as many numbers as an index has: {length}"))
    })?;
    s.unique(&map, || {
        rule!("Expects scatter_dims_to_operand_dims to not repeat, got: [{}].", s.list(&map))
            .with_help("list each dimension once")
    })?;
    in_range("scatter_dims_to_operand_dims", &map, own.len())?;
    let dropped = Places::of(inserted.iter().chain(&batching).copied());
    let kept = (0..).zip(own).filter(|(dim, _)| !dropped.contains(dim));
    update_windows(&s, &updates, &windows, kept.map(|(_, bound)| bound))?;
    scattered_sizes(&s, &updates, windows, outer)?;
    for (number, ty) in p.operand_types("inputs").into_iter().enumerate() {
        s.sizes(ty).map_or(Ok(()), |sizes| s.infer(number, &sizes))?;
    }
    Ok(())
}

/// Requires that the window dimensions of the updates fit the dimensions of the operand that they update.
fn update_windows(
    s: &Sized<'_, '_>,
    updates: &[i64],
    windows: &[i64],
    bounds: impl Iterator<Item = i64>,
) -> Verified {
    for (window, bound) in windows.iter().zip(bounds) {
        let size = s.at(updates, *window);
        require(is_dynamic(size) || is_dynamic(bound) || size <= bound, || {
            rule!(
                "expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding dimensions of operand. For dimension {}, updates bound is {}, operand bound is {}.",
                window,
                size,
                bound
            ).with_help(format!("give dimension {window} of the updates a size up to {bound}"))
        })?;
    }
    Ok(())
}

/// Requires that the other dimensions of the updates have the sizes of the indices.
fn scattered_sizes(
    s: &Sized<'_, '_>,
    updates: &[i64],
    windows: Vec<i64>,
    wanted: Vec<i64>,
) -> Verified {
    let windows = Places::of(windows);
    let scattered = (0..).zip(updates).filter(|(dim, _)| !windows.contains(dim));
    for ((at, size), wanted) in scattered.zip(wanted) {
        require(s.fit(*size, wanted), || {
            rule!(
                "expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension {}, updates bound is {} , scatter_indices bound is {}.",
                at,
                size,
                wanted
            ).with_help(format!("give dimension {at} of the updates the size {wanted}"))
        })?;
    }
    Ok(())
}
