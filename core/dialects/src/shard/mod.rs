//! Verifiers of operations that communicate over a grid of devices: the `shard` dialect, formerly `mesh`.

mod collectives;

use crate::common::{Parts, require, rules};
use abide_mlir::ir::{DYNAMIC, OperationId, Shape};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    ..DialectHooks::of("shard")
};

const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("shard.all_gather", ResultNames::Fixed("all_gather")),
    ("shard.all_reduce", ResultNames::Fixed("all_reduce")),
    ("shard.all_slice", ResultNames::Fixed("all_slice")),
    ("shard.all_to_all", ResultNames::Fixed("all_to_all")),
    ("shard.broadcast", ResultNames::Fixed("broadcast")),
    ("shard.gather", ResultNames::Fixed("gather")),
    ("shard.grid_shape", ResultNames::Fixed("grid_shape")),
    (
        "shard.neighbors_linear_indices",
        ResultNames::Hook(|_, _, name| {
            name(0, "down_linear_idx");
            name(1, "up_linear_idx");
        }),
    ),
    ("shard.process_linear_index", ResultNames::Fixed("proc_linear_idx")),
    ("shard.process_multi_index", ResultNames::Fixed("proc_linear_idx")),
    ("shard.recv", ResultNames::Fixed("recv")),
    ("shard.reduce", ResultNames::Fixed("reduce")),
    ("shard.reduce_scatter", ResultNames::Fixed("reduce_scatter")),
    ("shard.scatter", ResultNames::Fixed("scatter")),
    ("shard.send", ResultNames::Fixed("send")),
    ("shard.shard", ResultNames::Fixed("sharding_annotated")),
    ("shard.shard_shape", ResultNames::Fixed("shard_shape")),
    ("shard.sharding", ResultNames::Fixed("sharding")),
    ("shard.shift", ResultNames::Fixed("shift")),
];

/// Its hooks under its former name.
pub(super) const FORMER: DialectHooks = DialectHooks {
    verifiers: &[FORMER_RULES],
    symbol_verifiers: FORMER_SYMBOL_RULES,
    ..DialectHooks::of("mesh")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "shard.grid" => grid,
};

const FORMER_RULES: &[(&str, VerifyHook)] = rules! {
    "mesh.mesh" => grid,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "shard.grid_shape" | "shard.process_multi_index" => collectives::indices,
    "shard.process_linear_index" | "shard.all_reduce" => axes,
    "shard.all_gather" => gather,
    "shard.all_slice" => slice,
    "shard.all_to_all" => collectives::all_to_all,
    "shard.broadcast" | "shard.reduce" => collectives::rooted,
    "shard.gather" => collectives::rooted_gather,
    "shard.recv" => collectives::recv,
    "shard.reduce_scatter" => collectives::reduce_scatter,
    "shard.scatter" => collectives::scatter,
    "shard.send" => collectives::send,
    "shard.shift" => collectives::shift,
};

const FORMER_SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "mesh.mesh_shape" | "mesh.process_multi_index" => collectives::indices,
    "mesh.process_linear_index" | "mesh.all_reduce" => axes,
    "mesh.all_gather" => gather,
    "mesh.all_slice" => slice,
    "mesh.all_to_all" => collectives::all_to_all,
    "mesh.broadcast" | "mesh.reduce" => collectives::rooted,
    "mesh.gather" => collectives::rooted_gather,
    "mesh.recv" => collectives::recv,
    "mesh.reduce_scatter" => collectives::reduce_scatter,
    "mesh.scatter" => collectives::scatter,
    "mesh.send" => collectives::send,
    "mesh.shift" => collectives::shift,
};

/// The word for the grid in the operation's version of the dialect.
fn word(parts: &Parts<'_>) -> &'static str {
    if parts.ir().name_bytes(parts.operation).starts_with(b"mesh.") { "mesh" } else { "grid" }
}

fn grid(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = parts.integers("shape") else { return Ok(()) };
    let word = word(parts);
    require(!sizes.is_empty(), || {
        rule!("rank of {} is expected to be a positive integer", word)
            .with_help("write a size for each dimension: 'shape = 2x4'")
    })?;
    require(sizes.iter().all(|size| *size >= 0 || *size == DYNAMIC), || {
        rule!("dimension size of a {} is expected to be non-negative or dynamic", word)
            .with_help("write numbers from 0 on, or '?'")
    })
}

/// The sizes of the grid that an operation names; an error if it is missing.
fn sizes_of_grid(parts: &Parts<'_>) -> Result<Option<Vec<i64>>, Message> {
    let word = word(parts);
    let Some(name) = parts.attribute(word) else { return Ok(None) };
    let found: Option<OperationId> = match parts.verifier.symbol(parts.operation, name) {
        SymbolLookup::Unknown => return Ok(None),
        SymbolLookup::Found(found) => Some(found),
        SymbolLookup::Missing => None,
    };
    // A grid in another form has unknown sizes.
    let is_grid =
        |found: &OperationId| matches!(parts.ir().name_bytes(*found), b"shard.grid" | b"mesh.mesh");
    match found.filter(is_grid) {
        Some(grid) => Ok(Parts::of(parts.verifier, grid).and_then(|grid| grid.integers("shape"))),
        None => {
            let name = parts.verifier.attribute_text(name);
            let name = name.trim_start_matches('@');
            Err(rule!("Undefined required {} symbol \"{}\".", word, name)
                .with_help(format!("define it with 'shard.grid @{name}(shape = 2x4)'")))
        }
    }
}

/// The axes of a grid along which an operation works; all of them if none is named.
fn axes_of(parts: &Parts<'_>) -> Vec<i64> {
    let names = ["mesh_axes", "grid_axes", "axes"];
    names.into_iter().find_map(|name| parts.integers(name)).unwrap_or_default()
}

fn axes(parts: &Parts<'_>) -> Verified {
    checked_sizes(parts).map(|_| ())
}

/// The sizes of the grid, all of whose axes that an operation names are known to be there.
fn checked_sizes(parts: &Parts<'_>) -> Result<Option<Vec<i64>>, abide_mlir::registry::VerifyError> {
    let Some(sizes) = sizes_of_grid(parts)? else { return Ok(None) };
    let axes = axes_of(parts);
    let word = word(parts);
    let mut sorted = axes.clone();
    sorted.sort_unstable();
    sorted.dedup();
    require(sorted.len() == axes.len(), || {
        let capital = if word == "mesh" { "Mesh" } else { "Grid" };
        rule!("{} axes contains duplicate elements.", capital).with_help("write each axis once")
    })?;
    for axis in &axes {
        let is_there = usize::try_from(*axis).is_ok_and(|axis| axis < sizes.len());
        require(is_there, || {
            let name = parts.attribute(word).map(|name| parts.verifier.attribute_text(name));
            let name = name.unwrap_or_default();
            rule!(
                "0-based {} axis index {} is out of bounds. The referenced {} \"{}\" is of \
                 rank {}.",
                word,
                axis,
                word,
                name.trim_start_matches('@'),
                sizes.len()
            )
            .with_help(format!("write a number below {}, the rank", sizes.len()))
        })?;
    }
    Ok(Some(sizes))
}

/// The number of devices that take part; `None` if a size is dynamic.
fn group_size(sizes: &[i64], axes: &[i64]) -> Option<i64> {
    axes.iter().try_fold(1_i64, |all, axis| {
        let size = usize::try_from(*axis).ok().and_then(|axis| sizes.get(axis))?;
        if *size <= 0 { None } else { all.checked_mul(*size) }
    })
}

/// Verifies that the result has the sizes of the input, but along one axis.
fn check_sizes(parts: &Parts<'_>, axis: usize, expected: Option<i64>) -> Verified {
    let (Some(from), Some(to)) =
        (shape(parts, parts.operand_type("input")), shape(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    for (index, (from, to)) in from.iter().zip(to).enumerate() {
        let expected = if index == axis { expected } else { Some(*from) };
        let Some(expected) = expected.filter(|size| *size != DYNAMIC && *to != DYNAMIC) else {
            continue;
        };
        require(expected == *to, || {
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

fn shape<'v>(parts: &Parts<'v>, ty: Option<abide_mlir::ir::Type>) -> Option<&'v Shape> {
    parts.kind(ty?).shape()
}

/// The axis of a tensor that an operation works on; an error if it is out of range.
fn tensor_axis(parts: &Parts<'_>, name: &str, word: &str) -> Result<Option<usize>, Message> {
    let rank = shape(parts, parts.result_type(0)).map(|shape| shape.len());
    let (Some(axis), Some(rank)) = (parts.integer(name), rank) else { return Ok(None) };
    match usize::try_from(axis).ok().filter(|axis| *axis < rank) {
        Some(axis) => Ok(Some(axis)),
        None => Err(rule!("{} axis {} is out of bounds [0, {}).", word, axis, rank)
            .with_help(format!("write a number below {rank}"))),
    }
}

fn gather(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(()) };
    let Some(axis) = tensor_axis(parts, "gather_axis", "Gather")? else { return Ok(()) };
    gathered(parts, axis, &sizes)
}

/// Verifies that the result has along an axis what all devices of the group have together.
fn gathered(parts: &Parts<'_>, axis: usize, sizes: &[i64]) -> Verified {
    let own = shape(parts, parts.operand_type("input")).and_then(|shape| shape.get(axis).copied());
    let own = own.filter(|own| *own != DYNAMIC);
    let group = group_size(sizes, &axes_of(parts));
    let expected = own.zip(group).and_then(|(own, group)| own.checked_mul(group));
    check_sizes(parts, axis, expected)
}

fn slice(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = checked_sizes(parts)? else { return Ok(()) };
    let Some(axis) = tensor_axis(parts, "slice_axis", "Slice")? else { return Ok(()) };
    divided(parts, axis, &sizes)
}

/// Verifies that the result has the part of the input along an axis that one device of the group has.
fn divided(parts: &Parts<'_>, axis: usize, sizes: &[i64]) -> Verified {
    let own = shape(parts, parts.operand_type("input")).and_then(|shape| shape.get(axis).copied());
    let own = own.filter(|own| *own != DYNAMIC);
    let group = group_size(sizes, &axes_of(parts));
    let Some((own, group)) = own.zip(group) else { return check_sizes(parts, axis, None) };
    require(own % group == 0, || {
        rule!(
            "Operand dimension size {} is not divisible by collective device group size {} for tensor axis \
             {}.",
            own,
            group,
            axis
        ).with_help(format!("gather along fewer axes, or use a size that {group} divides"))
    })?;
    check_sizes(parts, axis, Some(own / group))
}
