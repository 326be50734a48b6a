//! Collectives of device groups: the root device, and its part of a tensor afterwards (MLIR: the `verifySymbolUses` of
//! these operations).

use super::{axes_of, checked_sizes, divided, gathered, group_size, shape, tensor_axis, word};
use crate::common::{Parts, require};
use abide_mlir::ir::DYNAMIC;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Checks that there is a result for each named axis, or for each axis if none is named.
pub(super) fn indices(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(()) };
    let named = axes_of(parts).len();
    let expected = if named == 0 { sizes.len() } else { named };
    let found = parts.all_result_types().len();
    require(found == expected, || {
        rule!("Unexpected number of results {}. Expected {}.", found, expected)
            .with_help(format!("name one result for each axis: {expected}"))
    })
}

/// A device of the group, by its place along each of the axes.
fn device(parts: &Parts<'_>, name: &str, sizes: &[i64]) -> Verified {
    let Some(device) = parts.integers(name) else { return Ok(()) };
    let axes = axes_of(parts);
    require(device.len() == axes.len(), || {
        rule!(
            "In-group device \"{}\" has unexpected multi-index size {}. Expected {}.",
            name,
            device.len(),
            axes.len()
        )
        .with_help(format!("write one number for each of the grouping axes: {}", axes.len()))
    })?;
    for (index, (place, axis)) in device.iter().zip(axes).enumerate() {
        let size = usize::try_from(axis).ok().and_then(|axis| sizes.get(axis)).copied();
        let Some(size) = size.filter(|size| *size != DYNAMIC && *place != DYNAMIC) else {
            continue;
        };
        require(*place < size, || {
            rule!(
                "Out of bounds coordinate {} for in-group device \"{}\". Got {}, but expected value \
                 in the range [0, {}].",
                index,
                name,
                place,
                size - 1
            ).with_help(format!("write a number below {size}"))
        })?;
    }
    Ok(())
}

/// The sizes of the grid, where the device of a name is one of the group.
fn sizes_with_device(
    parts: &Parts<'_>,
    name: &str,
) -> Result<Option<Vec<i64>>, abide_mlir::registry::VerifyError> {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(None) };
    device(parts, name, &sizes)?;
    Ok(Some(sizes))
}

pub(super) fn rooted(parts: &Parts<'_>) -> Verified {
    sizes_with_device(parts, "root").map(|_| ())
}

pub(super) fn recv(parts: &Parts<'_>) -> Verified {
    sizes_with_device(parts, "source").map(|_| ())
}

pub(super) fn send(parts: &Parts<'_>) -> Verified {
    sizes_with_device(parts, "destination").map(|_| ())
}

pub(super) fn rooted_gather(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = sizes_with_device(parts, "root")? else { return Ok(()) };
    let Some(axis) = tensor_axis(parts, "gather_axis", "Gather")? else { return Ok(()) };
    gathered(parts, axis, &sizes)
}

pub(super) fn scatter(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = sizes_with_device(parts, "root")? else { return Ok(()) };
    let Some(axis) = tensor_axis(parts, "scatter_axis", "Scatter")? else { return Ok(()) };
    divided(parts, axis, &sizes)
}

pub(super) fn reduce_scatter(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(()) };
    let Some(axis) = tensor_axis(parts, "scatter_axis", "Scatter")? else { return Ok(()) };
    divided(parts, axis, &sizes)
}

/// Verifies a split along one axis and a concatenation along another.
pub(super) fn all_to_all(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(()) };
    let (Some(from), Some(to)) =
        (shape(parts, parts.operand_type("input")), shape(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    let axis = |name: &str| parts.integer(name).and_then(|axis| usize::try_from(axis).ok());
    let (Some(split), Some(concat)) = (axis("split_axis"), axis("concat_axis")) else {
        return Ok(());
    };
    let group = group_size(&sizes, &axes_of(parts));
    let known = |size: i64| (size != DYNAMIC).then_some(size);
    for (index, (from, to)) in from.iter().zip(to).enumerate() {
        let expected = match known(*from) {
            Some(own) if split != concat && index == concat => {
                group.and_then(|group| own.checked_mul(group))
            }
            Some(own) if split != concat && index == split => {
                group.filter(|group| own % group == 0).map(|group| own / group)
            }
            own => own,
        };
        let (Some(expected), Some(to)) = (expected, known(*to)) else { continue };
        require(expected == to, || {
            rule!(
                "Dimension size mismatch for result axis {}. Expected {}, but got {}.",
                index,
                expected,
                to
            )
            .with_help(format!("write {expected} there"))
        })?;
    }
    Ok(())
}

pub(super) fn shift(parts: &Parts<'_>) -> Verified {
    if checked_sizes(parts)?.is_none() {
        return Ok(());
    }
    let Some(axis) = parts.integer("shift_axis") else { return Ok(()) };
    require(axes_of(parts).contains(&axis), || {
        let word = word(parts);
        rule!("Invalid shift axis {}. It must be one of the grouping {} axes.", axis, word)
            .with_help(format!("write one of the grouping axes: {:?}", axes_of(parts)))
    })
}
