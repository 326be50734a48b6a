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
    require(is_static, || {
        rule!("the sparse-tensor must have static shape")
            .with_help("write all sizes of the tensor as numbers")
    })?;
    fields(parts, ty, &encoding, &parts.operand_types("levels"), parts.operand_type("values"))
}

pub(super) fn disassemble(parts: &Parts<'_>) -> Verified {
    let Some((ty, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    let (levels, values) = (parts.operand_types("out_levels"), parts.operand_type("out_values"));
    let results = parts.all_result_types();
    let fits = |index: usize, own: Type| results.get(index).is_none_or(|result| *result == own);
    if let Some(values) = values {
        require(fits(levels.len(), values), || {
            rule!("output values and return value type mismatch")
                .with_help("write the type of the output values as that of their result")
        })?;
    }
    require(levels.iter().enumerate().all(|(index, own)| fits(index, *own)), || {
        rule!("output levels and return levels type mismatch")
            .with_help("write the types of the output levels as those of their results")
    })?;
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
    require(widths.len() == levels.len(), || {
        rule!("inconsistent number of fields between input/output")
            .with_help("give one buffer for each position and coordinate list of the encoding")
    })?;
    let own = levels.iter().zip(&widths);
    let mut fit = own.map(|(level, width)| has_width(parts, parts.element(*level), *width));
    let values = values.is_none_or(|values| parts.element(values) == parts.element(ty));
    require(values && fit.all(|fits| fits), || {
        rule!("input/output element-types don't match").with_help("write the element type of the tensor for the values, and the widths of the encoding for the rest")
    })
}

pub(super) fn numbers(parts: &Parts<'_>, what: &str, width: fn(&Encoding) -> u32) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    let level = parts.integer("level").and_then(|level| usize::try_from(level).ok());
    require(level.is_none_or(|level| level < encoding.levels.len()), || {
        rule!("requested level is out of bounds")
            .with_help(format!("write a level below {}", encoding.levels.len()))
    })?;
    let result = parts.result_type(0).map(|ty| parts.element(ty));
    require(result.is_none_or(|ty| has_width(parts, ty, width(&encoding))), || {
        rule!("unexpected type for {}", what).with_help(format!(
            "write a memref of the encoding's width for {what}, 'index' if it is 0"
        ))
    })
}

pub(super) fn coordinates_buffer(parts: &Parts<'_>) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    require(encoding.coordinates_start() < encoding.levels.len(), || {
        rule!("expected sparse tensor with a COO region").with_help(
            "use an encoding that ends with 'compressed(nonunique)' and 'singleton' levels",
        )
    })
}

pub(super) fn values(parts: &Parts<'_>) -> Verified {
    let (Some(tensor), Some(result)) = (parts.operand_type("tensor"), parts.result_type(0)) else {
        return Ok(());
    };
    require(parts.element(tensor) == parts.element(result), || {
        rule!("unexpected mismatch in element types")
            .with_help("write the element type of the tensor in that of the result")
    })
}

pub(super) fn specifier(parts: &Parts<'_>) -> Verified {
    let Some(kind) = parts.keyword("specifierKind") else { return Ok(()) };
    let level = parts.integer("level").and_then(|level| usize::try_from(level).ok());
    if kind == "val_mem_sz" {
        return require(level.is_none(), || {
            rule!("redundant level argument for querying value memory size")
                .with_help("remove 'at N': the values are stored once")
        });
    }
    let ty = parts.operand_type("specifier");
    let Some((encoding, _)) = ty.and_then(|ty| Encoding::within_type(parts.context(), ty)) else {
        return Ok(());
    };
    require(encoding.slices || !matches!(&*kind, "dim_offset" | "dim_stride"), || {
        rule!("requested slice data on non-slice tensor")
            .with_help("query a tensor whose encoding has slices")
    })?;
    let Some(level) = level else {
        return Err(rule!("missing level argument").with_help("add the level: 'at 0'").into());
    };
    let Some(level) = encoding.levels.get(level) else {
        return Err(rule!("requested level is out of bounds")
            .with_help(format!("write a level below {}", encoding.levels.len()))
            .into());
    };
    require(kind != "pos_mem_sz" || !level.is_singleton(), || {
        rule!("requested position memory size on a singleton level")
            .with_help("query a level that is not 'singleton'")
    })
}

pub(super) fn slice(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(dimension)) = (parts.operand_type("slice"), parts.integer("dim")) else {
        return Ok(());
    };
    if let Some((_, encoding)) = tensor(parts, Some(ty)) {
        require(encoding.slices, || {
            let text = parts.text(ty);
            rule!("operand #0 must be sparse tensor slice of any type values, but got '{}'", text)
                .with_help("use a tensor whose encoding has slices")
        })?;
    }
    let rank = parts.kind(ty).shape().map(|shape| shape.len());
    let index = usize::try_from(dimension).unwrap_or(usize::MAX);
    require(rank.is_none_or(|rank| index < rank), || {
        rule!("requested dimension out of bound").with_help("write a dimension below the rank")
    })
}

/// The value of an operand that is a constant.
pub(super) fn constant(parts: &Parts<'_>, value: Option<ValueId>) -> Option<i64> {
    constant_integer(parts.verifier, value?)
}

pub(super) fn push_back(parts: &Parts<'_>) -> Verified {
    let count = constant(parts, parts.operand("n"));
    require(count.is_none_or(|count| count >= 1), || {
        rule!("n must be not less than 1").with_help("write a number from 1 on")
    })
}

pub(super) fn compress(parts: &Parts<'_>) -> Verified {
    let Some((_, encoding)) = tensor(parts, parts.operand_type("tensor")) else { return Ok(()) };
    require(parts.operands("lvlCoords").len() + 1 == encoding.levels.len(), || {
        rule!("incorrect number of coordinates")
            .with_help("give one coordinate for each level but the last")
    })
}
