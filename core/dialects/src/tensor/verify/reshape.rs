//! Other shapes for the elements of a tensor.

use super::{is_dynamic, tensor_text};
use crate::common::{Parts, check_output_values, check_same_elements, check_size_operand, require};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

pub(crate) fn reshape(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(lengths), Some(result)) =
        (op.operand_type("source"), op.operand_type("shape"), op.result_type(0))
    else {
        return Ok(());
    };
    check_same_elements(op, source, result, "tensor")?;
    let Some(shape) = op.shape(result) else { return Ok(()) };
    let count =
        |shape: &[i64]| {
            shape.iter().try_fold(1i64, |count, size| {
                if is_dynamic(*size) { None } else { count.checked_mul(*size) }
            })
        };
    if let (Some(from), Some(to)) = (op.shape(source).and_then(count), count(shape))
        && from != to
    {
        return Err(VerifyError::from(
            "source and destination tensor should have the same number of elements",
        )
        .with_help("give the result sizes whose product is that of the operand's sizes"));
    }
    check_size_operand(op, Some(lengths), shape.len(), "tensor")
}

/// Checks that one type is another with groups of dimensions merged.
fn check_groups(op: &Parts<'_>, expanded: Type, collapsed: Type) -> Verified {
    let lacks_rank = |ty: &Type| matches!(op.kind(*ty), TypeKind::UnrankedTensor(_));
    if [expanded, collapsed].iter().any(lacks_rank) {
        return Err(wrong_ranks(op, expanded, collapsed));
    }
    let (Some(large), Some(small), Some(groups)) =
        (op.shape(expanded), op.shape(collapsed), op.reassociation())
    else {
        return Ok(());
    };
    let rank = large.len();
    if rank < small.len() {
        return Err(wrong_ranks(op, expanded, collapsed));
    }
    if small.len() != groups.len() {
        let rule = rule!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            small.len(),
            groups.len()
        );
        let help = "write one list of dimensions for each dimension of the collapsed type: \
                    '[[0, 1], [2]]' merges the first two of three";
        return Err(VerifyError::from(rule).with_help(help));
    }
    let all = groups.iter().flatten().copied();
    let dims = all.max().map_or(0, |last| usize::try_from(last).map_or(0, |last| last + 1));
    if !groups.is_empty() && dims != rank {
        return Err(rule!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but \
             it is  {}.",
            rank,
            dims
        )
        .with_help(format!(
            "list each of the dimensions from 0 to {} once, in order",
            rank.saturating_sub(1)
        ))
        .into());
    }
    let mut next = 0;
    for (index, group) in groups.iter().enumerate() {
        for dim in group {
            require(*dim == next, || {
                rule!("expected reassociation map #{} to be valid and contiguous.", index)
                    .with_help(format!(
                        "continue with dimension {next}: the groups list the dimensions in order"
                    ))
            })?;
            next += 1;
        }
    }
    sizes(large, small, &groups)?;
    if op.element(expanded) != op.element(collapsed) {
        let expected = tensor_text(op, small, op.element(expanded));
        let found = op.text(collapsed);
        return Err(rule!("expected collapsed type to be '{}', but got '{}'", expected, found)
            .with_help(format!("the elements stay the same: use '{expected}'"))
            .into());
    }
    Ok(())
}

/// MLIR reports this for types without a rank, too, if it does not crash.
fn wrong_ranks(op: &Parts<'_>, expanded: Type, collapsed: Type) -> VerifyError {
    rule!(
        "expected the expanded type, '{}' to have a higher (or same) rank than the collapsed type, '{}'.",
        op.text(expanded),
        op.text(collapsed)
    ).with_help("exchange the types, or use the operation for the other direction")
    .into()
}

/// Checks that each size of the smaller shape is the product of its group.
fn sizes(large: &[i64], small: &[i64], groups: &[Vec<i64>]) -> Verified {
    let mut rest = large.iter();
    for (index, (size, group)) in small.iter().zip(groups).enumerate() {
        let parts: Vec<i64> = rest.by_ref().take(group.len()).copied().collect();
        let dynamic = parts.iter().any(|part| is_dynamic(*part));
        let product = parts.iter().fold(1i64, |product, part| product.saturating_mul(*part));
        if dynamic && !is_dynamic(*size) {
            return Err(rule!(
                "expected dimension {} of collapsed type to be dynamic since one or more of \
                 the corresponding dimensions in the expanded type is dynamic",
                index
            )
            .with_help(format!("write '?' as size #{index} of the collapsed type"))
            .into());
        }
        if !dynamic && *size != product {
            let rule = rule!(
                "expected dimension {} of collapsed type to be static value of {}",
                index,
                product
            );
            let help = "the sizes of a group in the expanded type multiply to this size";
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

pub(crate) fn expand_shape(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type("src"), op.result_type(0)) else {
        return Ok(());
    };
    // LLVM 18 has no such list.
    let Some(lengths) = op.integers("static_output_shape") else {
        return check_groups(op, result, source);
    };
    let rank = op.shape(result).map_or(lengths.len(), <[i64]>::len);
    require(lengths.len() == rank, || {
        rule!(
            "expected number of static shape dims to be equal to the output rank ({}) but \
             found {} inputs instead",
            rank,
            lengths.len()
        )
        .with_help(format!(
            "list {} in 'output_shape', one for each dimension of the result",
            counted(rank, "size")
        ))
    })?;
    let dynamic = lengths.iter().filter(|length| is_dynamic(**length)).count();
    check_output_values(op, dynamic)?;
    check_groups(op, result, source)
}

pub(crate) fn collapse_shape(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type("src"), op.result_type(0)) else {
        return Ok(());
    };
    check_groups(op, source, result)
}
