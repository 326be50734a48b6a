//! Operations that move, slice and concatenate tensors, with unchanged elements.

use super::{has_axis, input_rank, output_rank};
use crate::common::{Parts, require};
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{DYNAMIC, Shape};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The number of elements, where all sizes are known.
fn elements<'s>(sizes: impl IntoIterator<Item = &'s i64>) -> Option<i64> {
    sizes.into_iter().try_fold(1_i64, |all, size| match *size {
        DYNAMIC => None,
        size if size < 0 => None,
        size => all.checked_mul(size),
    })
}

fn input<'v>(parts: &Parts<'v>) -> Option<&'v Shape> {
    parts.kind(*parts.all_operand_types().first()?).shape()
}

fn output<'v>(parts: &Parts<'v>) -> Option<&'v Shape> {
    parts.kind(parts.result_type(0)?).shape()
}

pub(super) fn reshape(parts: &Parts<'_>) -> Verified {
    let Some(sizes) = parts.integers("new_shape") else { return Ok(()) };
    let (from, to) = (input(parts), output(parts));
    if let Some(to) = to {
        require(sizes.len() == to.len(), || {
            rule!("new shape does not match result rank").with_help(format!(
                "write {}, as many as the result has",
                counted(to.len(), "size")
            ))
        })?;
        let fits = |(size, own): (&i64, &i64)| *size < 0 || *own == DYNAMIC || size == own;
        require(sizes.iter().zip(to).all(fits), || {
            rule!("new shape is inconsistent with result shape")
                .with_help("write the sizes of the result")
        })?;
    }
    let from = from.and_then(elements);
    for to in [to.and_then(elements), elements(&sizes)].into_iter().flatten() {
        require(from.is_none_or(|from| from == to), || {
            rule!("cannot reshape {} elements into {}", from.unwrap_or_default(), to)
                .with_help("write sizes whose product is the number of elements")
        })?;
    }
    let left_open = sizes.iter().filter(|size| **size == -1).count();
    require(left_open <= 1, || {
        rule!("expected at most one target dimension to be -1")
            .with_help("write -1 for one size at most")
    })
}

pub(super) fn reverse(parts: &Parts<'_>) -> Verified {
    let Some(axis) = parts.integer("axis") else { return Ok(()) };
    require(axis >= 0, || {
        rule!("expected non-negative reverse axis").with_help("dimensions count from 0")
    })?;
    for (rank, name) in [(input_rank(parts), "input"), (output_rank(parts), "output")] {
        require(has_axis(rank, axis), || {
            let rank = rank.unwrap_or_default();
            rule!(
                "expect {} tensor rank ({}) to be larger than reverse axis ({})",
                name,
                rank,
                axis
            )
            .with_help(format!("dimensions count from 0: write an axis below {rank}"))
        })?;
    }
    Ok(())
}

pub(super) fn slice(parts: &Parts<'_>) -> Verified {
    let Some(rank) = input(parts).map(|shape| shape.len()) else { return Ok(()) };
    for name in ["start", "size"] {
        require(parts.length(name).is_none_or(|length| length == rank), || {
            rule!("length of {} attribute is not equal rank of input shape", name).with_help(
                format!("write {} in '{name}', one for each dimension", counted(rank, "number")),
            )
        })?;
    }
    Ok(())
}

pub(super) fn tile(parts: &Parts<'_>) -> Verified {
    let (from, to) = (input(parts), output(parts));
    let rank = from.or(to).map(|shape| shape.len());
    let length = parts.length("multiples");
    if let (Some(rank), Some(length)) = (rank, length) {
        require(rank == length, || {
            rule!("expect 'multiples' array to have length {} but got {}.", rank, length)
                .with_help(format!("write {}, one for each dimension", counted(rank, "number")))
        })?;
    }
    match (from, to) {
        (Some(from), Some(to)) => require(from.len() == to.len(), || {
            rule!("expect same input and output tensor rank.").with_help(format!(
                "give the result the number of dimensions of the input: {}",
                from.len()
            ))
        }),
        _ => Ok(()),
    }
}

pub(super) fn transpose(parts: &Parts<'_>) -> Verified {
    let (from, to) = (input(parts), output(parts));
    if let (Some(from), Some(to)) = (from, to) {
        require(from.len() == to.len(), || {
            rule!("expected input tensor rank to equal result tensor rank").with_help(format!(
                "give the result the number of dimensions of the input: {}",
                from.len()
            ))
        })?;
    }
    let order = parts.operand_type("perms");
    if order.is_none()
        && let (Some(order), Some(from)) = (parts.integers("perms"), from)
    {
        return transpose_by(&order, from, to);
    }
    let order = order.and_then(|ty| parts.kind(ty).shape());
    let (Some(rank), Some([length])) =
        (from.or(to).map(|shape| shape.len()), order.map(|it| &**it))
    else {
        return Ok(());
    };
    let fits = *length == DYNAMIC || usize::try_from(*length) == Ok(rank);
    require(fits, || {
        rule!(
            "expected permutation tensor dim 0 to have size {} (input rank) but got size \
             {}",
            rank,
            length
        )
        .with_help(format!(
            "write {}, one for each dimension of the input",
            counted(rank, "number")
        ))
    })?;
    // The order is known only if it is a constant.
    let ir = parts.ir();
    let made = parts.operand("perms").and_then(|order| ir.defining_operation(order));
    let made = made.filter(|made| ir.name_bytes(*made) == b"tosa.const");
    let value = made
        .and_then(|made| ["value", "values"].into_iter().find_map(|name| ir.attribute(made, name)));
    let mut order = value.map(|value| list_of_integers(ir, value)).unwrap_or_default();
    order.sort_unstable();
    let is_once = order.windows(2).all(|pair| pair.first() != pair.last());
    require(is_once || order.len() != rank, || {
        rule!("expected valid permutation tensor").with_help("list each dimension once")
    })
}

/// Verifies a transposition by an attribute.
fn transpose_by(order: &[i64], from: &Shape, to: Option<&Shape>) -> Verified {
    require(order.len() == from.len(), || {
        rule!(
            "expected perms attribute to have size {} (input rank) but got size {}",
            from.len(),
            order.len()
        )
        .with_help(format!(
            "write {}, one for each dimension of the input",
            counted(from.len(), "number")
        ))
    })?;
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    let is_permutation = (0_i64..).zip(&sorted).all(|(index, place)| index == *place);
    require(is_permutation, || {
        rule!("expected valid permutation indices")
            .with_help(format!("list each number below {} once", from.len()))
    })?;
    let Some(to) = to else { return Ok(()) };
    if let (Some(from), Some(to)) = (elements(from), elements(to)) {
        require(from == to, || {
            rule!(
                "expected input1 and output to have same numbers of elements, got {} and {}",
                from,
                to
            )
            .with_help("give the result the sizes of the input, in the new order")
        })?;
    }
    for (index, (place, size)) in order.iter().zip(to.iter()).enumerate() {
        let own = usize::try_from(*place).ok().and_then(|place| from.get(place));
        let fits = own.is_none_or(|own| own == size || [*own, *size].contains(&DYNAMIC));
        require(fits, || {
            rule!(
                "expected output tensor dim {} to match input dim {} with value of {}",
                index,
                place,
                own.copied().unwrap_or_default()
            )
            .with_help("give the result the sizes of the input, in the new order")
        })?;
    }
    Ok(())
}

pub(super) fn concat(parts: &Parts<'_>) -> Verified {
    let Some(axis) = parts.integer("axis") else { return Ok(()) };
    let types = parts.all_operand_types();
    let shapes: Vec<&Shape> = types.iter().filter_map(|ty| parts.kind(*ty).shape()).collect();
    let Some((first, rest)) = shapes.split_first() else { return Ok(()) };
    let written = axis;
    let axis = usize::try_from(axis).unwrap_or(usize::MAX);
    require(axis < first.len(), || {
        rule!(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got \
             {}",
            written
        )
        .with_help(format!("dimensions count from 0: write an axis below {}", first.len()))
    })?;
    for shape in rest.iter().filter(|shape| shape.len() == first.len()) {
        for (index, (a, b)) in first.iter().zip(shape.iter()).enumerate() {
            let fits = index == axis || a == b || *a == DYNAMIC || *b == DYNAMIC;
            require(fits, || {
                rule!(
                    "Cannot concat tensors with different sizes on the non-axis dimension {}",
                    index
                )
                .with_help(format!("give all operands the same size in dimension {index}"))
            })?;
        }
    }
    let all: Option<i64> =
        shapes.iter().map(|shape| shape.get(axis).copied()).try_fold(0_i64, |all, size| {
            let size = size.filter(|size| *size != DYNAMIC)?;
            all.checked_add(size)
        });
    let result = output(parts).and_then(|shape| shape.get(axis)).filter(|size| **size != DYNAMIC);
    match (all.filter(|_| shapes.len() == types.len()), result) {
        (Some(all), Some(result)) => require(all == *result, || {
            rule!(
                "requires sum of axis dimensions of input1 equal to output axis dimension, got {} and {}",
                all,
                result
            ).with_help(format!("give the result the size {all} in this dimension"))
        }),
        _ => Ok(()),
    }
}
