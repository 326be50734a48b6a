//! Dimensions and levels of sparse tensors.

use super::encoding::Encoding;
use super::storage::tensor;
use crate::common::{Parts, require};
use abide_mlir::ir::{DYNAMIC, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn convert(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("source"), parts.result_type(0)) else {
        return Ok(());
    };
    let (TypeKind::Tensor { shape: from, .. }, TypeKind::Tensor { shape: target, .. }) =
        (parts.kind(from), parts.kind(to))
    else {
        return Err(rule!("unexpected type in convert")
            .with_help("convert a tensor to a tensor")
            .into());
    };
    require(from.len() == target.len(), || {
        rule!("unexpected conversion mismatch in rank")
            .with_help("write as many sizes in both types")
    })?;
    let slices = tensor(parts, Some(to)).is_some_and(|(_, encoding)| encoding.slices);
    require(!slices, || {
        rule!("cannot convert to a sparse tensor slice")
            .with_help("write the type of the result without 'slice'")
    })?;
    let mut pairs = from.iter().zip(target);
    match pairs.position(|(from, to)| from != to && *to != DYNAMIC) {
        Some(at) => Err(rule!("unexpected conversion mismatch in dimension {}", at)
            .with_help("write the size of the operand there, or '?'")
            .into()),
        None => Ok(()),
    }
}

pub(super) fn reinterpret_map(parts: &Parts<'_>) -> Verified {
    let (Some((from, source)), Some((to, target))) =
        (tensor(parts, parts.operand_type("source")), tensor(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    let between = "mismatch between source/dest tensors";
    require(source.levels.len() == target.levels.len(), || {
        rule!("Level rank {}", between).with_help("write as many levels in both encodings")
    })?;
    let mut levels = source.levels.iter().zip(&target.levels);
    let same = levels.all(|(a, b)| a.format == b.format && a.properties == b.properties);
    require(same, || {
        rule!("Level type {}", between).with_help("write the same level types in both encodings")
    })?;
    let widths = |of: &Encoding| (of.position_width, of.coordinate_width);
    require(widths(&source) == widths(&target), || {
        rule!("Crd/Pos width {}", between)
            .with_help("write the same 'posWidth' and 'crdWidth' in both encodings")
    })?;
    require(parts.element(from) == parts.element(to), || {
        rule!("Element type {}", between).with_help("write the same element type in both types")
    })?;
    let sizes = |ty: Type, of: &Encoding| {
        of.level_shape(parts.kind(ty).shape().map_or(&[], |shape| shape.as_slice()))
    };
    require(sizes(from, &source) == sizes(to, &target), || {
        rule!("Level size {}", between)
            .with_help("change the sizes so that each level has as many elements in both")
    })
}

pub(super) fn concatenate(parts: &Parts<'_>) -> Verified {
    let (Some(result), Some(dimension)) = (parts.result_type(0), parts.integer("dimension")) else {
        return Ok(());
    };
    let inputs = parts.operand_types("inputs");
    let Some(target) = parts.kind(result).shape().filter(|_| !inputs.is_empty()) else {
        return Ok(());
    };
    require(inputs.len() > 1, || {
        rule!("Need at least two tensors to concatenate.").with_help("name two inputs or more")
    })?;
    let at = usize::try_from(dimension).unwrap_or(usize::MAX);
    require(at < target.len(), || {
        rule!(
            "Failed to concatentate tensors with rank={} on dimension={}.",
            target.len(),
            dimension
        )
        .with_help(format!("write a dimension below {}, the rank of the result", target.len()))
    })?;
    let mut shapes = Vec::new();
    for (index, input) in inputs.iter().enumerate() {
        let Some(shape) = parts.kind(*input).shape() else { return Ok(()) };
        require(!shape.contains(&DYNAMIC), || {
            rule!("Input tensor ${} has dynamic shape", index)
                .with_help("cast it to a static shape first")
        })?;
        require(shape.len() == target.len(), || {
            rule!(
                "Input tensor ${} has a different rank (rank={}) from the output tensor \
                 (rank={}).",
                index,
                shape.len(),
                target.len()
            )
            .with_help("write as many sizes in both types")
        })?;
        shapes.push(shape);
    }
    for (index, size) in target.iter().enumerate() {
        let own = || shapes.iter().filter_map(|shape| shape.get(index).copied());
        if index == at {
            require(
                *size == DYNAMIC || own().map(i128::from).sum::<i128>() == i128::from(*size),
                || {
                    rule!(
                        "The concatenation dimension of the output tensor should be the sum of all the \
                 concatenation dimensions of the input tensors."
                    )
                    .with_help("give the result the sum of the sizes in this dimension")
                },
            )?;
        } else {
            let first = if *size == DYNAMIC { own().next().unwrap_or(*size) } else { *size };
            require(own().all(|own| own == first), || {
                rule!("All dimensions (expect for the concatenating one) should be equal.").with_help("change the sizes: inputs differ only along the dimension of the concatenation")
            })?;
        }
    }
    Ok(())
}

pub(super) fn crd_translate(parts: &Parts<'_>) -> Verified {
    let encoder = parts.attribute("encoder");
    let encoding = encoder.and_then(|it| Encoding::of_attribute(parts.context(), it));
    let (Some(encoding), Some(direction)) = (encoding, parts.keyword("direction")) else {
        return Ok(());
    };
    let (mut from, mut to) = (encoding.dimensions, encoding.levels.len());
    if direction == "lvl_to_dim" {
        std::mem::swap(&mut from, &mut to);
    }
    let results = parts.ir().result_count(parts.operation);
    require(parts.operands("in_crds").len() == from && results == to, || {
        rule!("Coordinate rank mismatch with encoding")
            .with_help("give one coordinate for each dimension or level of the encoding")
    })
}
