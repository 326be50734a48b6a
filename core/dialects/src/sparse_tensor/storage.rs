//! The storage of a sparse tensor: positions, coordinates and values.

use super::encoding::Encoding;
use crate::common::{Parts, constant_integer, require};
use abide_mlir::ir::{DYNAMIC, Type, TypeKind, ValueId};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// A tensor with its encoding.
pub(super) fn tensor(parts: &Parts<'_>, ty: Option<Type>) -> Option<(Type, Encoding)> {
    let ty = ty?;
    Some((ty, Encoding::of_tensor(parts.context(), ty)?))
}

/// Whether a type is an integer of `width` bits, or `index` for 0.
fn has_width(parts: &Parts<'_>, ty: Type, width: u32) -> bool {
    match parts.kind(ty) {
        TypeKind::Index => width == 0,
        TypeKind::Integer { width: own, .. } => *own == width,
        _ => false,
    }
}

pub(super) fn assemble(parts: &Parts<'_>) -> Verified {
    let Some((ty, encoding)) = tensor(parts, parts.result_type(0)) else { return Ok(()) };
    let is_static = parts.kind(ty).shape().is_some_and(|shape| !shape.contains(&DYNAMIC));
    require(is_static, || "the sparse-tensor must have static shape")?;
    fields(parts, ty, &encoding, &parts.operand_types("levels"), parts.operand_type("values"))
}

pub(super) fn disassemble(parts: &Parts<'_>) -> Verified {
    let Some((ty, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    let (levels, values) = (parts.operand_types("out_levels"), parts.operand_type("out_values"));
    let results = parts.all_result_types();
    let fits = |index: usize, own: Type| results.get(index).is_none_or(|result| *result == own);
    if let Some(values) = values {
        require(fits(levels.len(), values), || "output values and return value type mismatch")?;
    }
    require(
        levels.iter().enumerate().all(|(index, own)| fits(index, *own)),
        || "output levels and return levels type mismatch",
    )?;
    fields(parts, ty, &encoding, &levels, values)
}

/// Verifies that the storage fits the encoding.
fn fields(
    parts: &Parts<'_>,
    ty: Type,
    encoding: &Encoding,
    levels: &[Type],
    values: Option<Type>,
) -> Verified {
    let start = encoding.coordinates_start();
    let mut widths = Vec::new();
    for (index, level) in encoding.levels.iter().enumerate().take(start.saturating_add(1)) {
        if level.has_positions() {
            widths.push(encoding.position_width);
        }
        if level.has_coordinates() {
            widths.push(encoding.coordinate_width);
        }
        if index == start {
            break;
        }
    }
    require(widths.len() == levels.len(), || "inconsistent number of fields between input/output")?;
    let own = levels.iter().zip(&widths);
    let mut fit = own.map(|(level, width)| has_width(parts, parts.element(*level), *width));
    let values = values.is_none_or(|values| parts.element(values) == parts.element(ty));
    require(values && fit.all(|fits| fits), || "input/output element-types don't match")
}

pub(super) fn positions(parts: &Parts<'_>) -> Verified {
    numbers(parts, "positions", |encoding| encoding.position_width)
}

pub(super) fn coordinates(parts: &Parts<'_>) -> Verified {
    numbers(parts, "coordinates", |encoding| encoding.coordinate_width)
}

fn numbers(parts: &Parts<'_>, what: &str, width: fn(&Encoding) -> u32) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    let level = parts.integer("level").and_then(|level| usize::try_from(level).ok());
    require(
        level.is_none_or(|level| level < encoding.levels.len()),
        || "requested level is out of bounds",
    )?;
    let result = parts.result_type(0).map(|ty| parts.element(ty));
    require(result.is_none_or(|ty| has_width(parts, ty, width(&encoding))), || {
        rule!("unexpected type for {}", what)
    })
}

pub(super) fn coordinates_buffer(parts: &Parts<'_>) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    require(
        encoding.coordinates_start() < encoding.levels.len(),
        || "expected sparse tensor with a COO region",
    )
}

pub(super) fn values(parts: &Parts<'_>) -> Verified {
    let (Some(tensor), Some(result)) = (parts.operand_type("tensor"), parts.result_type(0)) else {
        return Ok(());
    };
    require(
        parts.element(tensor) == parts.element(result),
        || "unexpected mismatch in element types",
    )
}

pub(super) fn specifier(parts: &Parts<'_>) -> Verified {
    let Some(kind) = parts.keyword("specifierKind") else { return Ok(()) };
    let level = parts.integer("level").and_then(|level| usize::try_from(level).ok());
    if kind == "val_mem_sz" {
        return require(
            level.is_none(),
            || "redundant level argument for querying value memory size",
        );
    }
    let ty = parts.operand_type("specifier");
    let Some((encoding, _)) = ty.and_then(|ty| Encoding::within_type(parts.context(), ty)) else {
        return Ok(());
    };
    require(
        encoding.slices || !matches!(&*kind, "dim_offset" | "dim_stride"),
        || "requested slice data on non-slice tensor",
    )?;
    let Some(level) = level else { return Err("missing level argument".into()) };
    let Some(level) = encoding.levels.get(level) else {
        return Err("requested level is out of bounds".into());
    };
    require(
        kind != "pos_mem_sz" || !level.is_singleton(),
        || "requested position memory size on a singleton level",
    )
}

pub(super) fn slice(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(dimension)) = (parts.operand_type("slice"), parts.integer("dim")) else {
        return Ok(());
    };
    if let Some((_, encoding)) = tensor(parts, Some(ty)) {
        require(encoding.slices, || {
            let text = parts.text(ty);
            rule!("operand #0 must be sparse tensor slice of any type values, but got '{}'", text)
        })?;
    }
    let rank = parts.kind(ty).shape().map(|shape| shape.len());
    let index = usize::try_from(dimension).unwrap_or(usize::MAX);
    require(rank.is_none_or(|rank| index < rank), || "requested dimension out of bound")
}

/// The value of an operand that is a constant.
pub(super) fn constant(parts: &Parts<'_>, value: Option<ValueId>) -> Option<i64> {
    constant_integer(parts.verifier, value?)
}

pub(super) fn push_back(parts: &Parts<'_>) -> Verified {
    let count = constant(parts, parts.operand("n"));
    require(count.is_none_or(|count| count >= 1), || "n must be not less than 1")
}

pub(super) fn compress(parts: &Parts<'_>) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    require(
        parts.operands("lvlCoords").len() + 1 == encoding.levels.len(),
        || "incorrect number of coordinates",
    )
}
