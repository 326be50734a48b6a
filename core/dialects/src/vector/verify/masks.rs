//! Masks, masked operations, and code that runs on one lane of a warp.

use crate::common::{Parts, Vector, require};
use crate::vector::transfer::mask_sizes;
use abide_mlir::ir::{AffineExprKind, AffineMap, AttributeKind, OperationId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

pub(crate) fn constant_mask(op: &Parts<'_>) -> Verified {
    let Some(result) = op.result_vector(0) else { return Ok(()) };
    let sizes = op.integers("mask_dim_sizes").unwrap_or_default();
    if result.rank() == 0 {
        return match sizes.as_slice() {
            [0 | 1] => Ok(()),
            [_] => Err(VerifyError::bare("mask dim size must be either 0 or 1 for 0-D vectors")
                .with_help("write [0] or [1]")),
            _ => Err(VerifyError::bare("array attr must have length 1 for 0-D vectors")
                .with_help("write [0] or [1]")),
        };
    }
    require(sizes.len() == result.rank(), || {
        rule!("must specify array attr of size equal vector result rank").with_help(format!(
            "write {}, one for each dimension of the result",
            counted(result.rank(), "size")
        ))
    })?;
    for (size, (whole, scalable)) in sizes.iter().zip(result.shape.iter().zip(result.scalable)) {
        if !(0..=*whole).contains(size) {
            return Err(rule!("array attr of size out of bounds of vector result dimension size")
                .with_help(format!("write a size from 0 to {whole}"))
                .into());
        }
        if *scalable && *size != 0 && size != whole {
            return Err(rule!("only supports 'none set' or 'all set' scalable dimensions")
                .with_help(format!("write 0 or {whole} for the scalable dimension"))
                .into());
        }
    }
    if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
        return Err(rule!(
            "expected all mask dim sizes to be zeros, as a result of conjunction with zero \
                    mask dim"
        )
        .with_help("write 0 for all sizes, or for none")
        .into());
    }
    Ok(())
}

pub(crate) fn create_mask(op: &Parts<'_>) -> Verified {
    let Some(result) = op.result_vector(0) else { return Ok(()) };
    match (result.rank(), op.ir().operand_count(op.operation)) {
        (0, 1) => Ok(()),
        (0, _) => Err(rule!("must specify exactly one operand for 0-D create_mask")
            .with_help("give one operand: whether the element is set")
            .into()),
        (rank, count) if rank != count => {
            Err(VerifyError::from("must specify an operand for each result vector dimension")
                .with_help("give one operand for each dimension of the result"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn print(op: &Parts<'_>) -> Verified {
    // The default ends the line and is not an attribute.
    let punctuation = op.attribute("punctuation").and_then(|_| op.keyword("punctuation"));
    let other = op.ir().operand_count(op.operation) > 0
        || punctuation.is_some_and(|keyword| keyword != "newline");
    if op.attribute_kind("stringLiteral").is_some() && other {
        return Err(rule!(
            "failed to verify that `source` or `punctuation` are not set when printing \
                    strings"
        )
        .with_help("print either the string or the value")
        .into());
    }
    Ok(())
}

pub(crate) fn mask(op: &Parts<'_>) -> Verified {
    let Some(block) = op.ir().body(op.operation) else { return Ok(()) };
    let operations: Vec<OperationId> = op.ir().block_operations(block).take(3).collect();
    require(operations.len() <= 2, || {
        rule!("expects only one operation to mask")
            .with_help("move the other operations out of the region")
    })?;
    let Some(terminator) = operations.last().copied() else {
        return Err(rule!("expects a terminator within the mask region")
            .with_help("end the region with 'vector.yield'")
            .into());
    };
    require(op.ir().operand_count(terminator) == op.ir().result_count(op.operation), || {
        rule!("expects number of results to match mask region yielded values").with_help(format!(
            "yield {}, one for each result",
            counted(op.ir().result_count(op.operation), "value")
        ))
    })?;
    let &[masked, _] = operations.as_slice() else { return Ok(()) };
    let Some(entry) = op.verifier.registered(masked) else { return Ok(()) };
    if !entry.description().has(Trait::MaskableOpInterface) {
        return Ok(());
    }
    let types = |of: OperationId| op.ir().results(of).map(|value| op.ir().value_type(value));
    if types(masked).len() != types(op.operation).len() {
        return Err(rule!(
            "expects number of results to match maskable operation number of results"
        )
        .with_help(format!("return the results of the masked operation: {}", types(masked).len()))
        .into());
    }
    if !types(masked).eq(types(op.operation)) {
        return Err(rule!("expects result type to match maskable operation result type")
            .with_help("return the types of the masked operation")
            .into());
    }
    if types(masked).filter(|ty| op.vector(*ty).is_some()).count() > 1 {
        return Err(rule!("multiple vector results not supported")
            .with_help("mask an operation with one vector as its result")
            .into());
    }
    if let Some(inner) = Parts::of(op.verifier, masked) {
        mask_fits(op, &inner)?;
    }
    passthru(op, masked)
}

/// Verifies that the mask of a mask operation has the type that the masked one requires.
fn mask_fits(op: &Parts<'_>, masked: &Parts<'_>) -> Verified {
    let (Some(mask), Some((shape, scalable))) = (op.operand_vector(0), expected_mask(masked))
    else {
        return Ok(());
    };
    if mask.shape == shape && mask.scalable == scalable {
        return Ok(());
    }
    let text = op.vector_text(&shape, &scalable, op.context().bool_type());
    Err(rule!("expects a '{}' mask for the maskable operation", text)
        .with_help(format!("use a mask of type '{text}'"))
        .into())
}

/// The sizes of the mask that an operation requires.
fn expected_mask(op: &Parts<'_>) -> Option<(Vec<i64>, Vec<bool>)> {
    let whole = |vector: Vector<'_>| (vector.shape.to_vec(), vector.scalable.to_vec());
    match op.ir().name_bytes(op.operation) {
        b"vector.reduction" | b"vector.multi_reduction" => op.operand_vector(0).map(whole),
        b"vector.gather" | b"vector.outerproduct" => op.result_vector(0).map(whole),
        b"vector.transfer_read" => transfer_mask(op, op.result_vector(0)?),
        b"vector.transfer_write" => transfer_mask(op, op.operand_vector(0)?),
        b"vector.contract" => contraction_mask(op),
        _ => None,
    }
}

fn transfer_mask(op: &Parts<'_>, vector: Vector<'_>) -> Option<(Vec<i64>, Vec<bool>)> {
    let AttributeKind::AffineMap(map) = op.attribute_kind("permutation_map")? else { return None };
    let (shape, scalable) = mask_sizes(op.context(), vector.ty, map)?;
    // A mask has at least one dimension; older versions of LLVM required a type that no mask may have.
    if shape.is_empty() {
        return Some((vec![1], vec![false]));
    }
    Some((shape.to_vec(), scalable.to_vec()))
}

/// The sizes of the iteration space of a contraction.
fn contraction_mask(op: &Parts<'_>) -> Option<(Vec<i64>, Vec<bool>)> {
    let AttributeKind::Array(maps) = op.attribute_kind("indexing_maps")? else { return None };
    let map = |index: usize| match op.context().attribute_kind(*maps.get(index)?) {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    };
    let (lhs, rhs): (&AffineMap, &AffineMap) = (map(0)?, map(1)?);
    let mut sizes: Vec<Option<(i64, bool)>> = vec![None; lhs.dims as usize];
    for (map, vector) in [(lhs, op.operand_vector(0)?), (rhs, op.operand_vector(1)?)] {
        let own = vector.shape.iter().zip(vector.scalable);
        for (result, (size, scalable)) in map.results.iter().zip(own) {
            if let AffineExprKind::Dim(dim) = op.context().expression_kind(*result)
                && let Some(place) = sizes.get_mut(dim as usize)
            {
                *place = Some((*size, *scalable));
            }
        }
    }
    let sizes: Option<Vec<(i64, bool)>> = sizes.into_iter().collect();
    Some(sizes?.into_iter().unzip())
}

fn passthru(op: &Parts<'_>, masked: OperationId) -> Verified {
    let Some(passthru) = op.operand_type_at(1) else { return Ok(()) };
    require(op.ir().name_bytes(masked) == b"vector.transfer_read", || {
        rule!("doesn't expect a passthru argument for this maskable operation")
            .with_help("remove the value for masked elements")
    })?;
    if op.result_type(0).is_some_and(|result| result != passthru) {
        return Err(rule!("expects passthru type to match result type")
            .with_help("use a value with the type of the result for masked elements")
            .into());
    }
    Ok(())
}
