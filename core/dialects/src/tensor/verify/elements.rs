//! Making tensors, taking elements out and putting them in, and conversions.

use super::{is_dynamic, tensor_text};
use crate::common::{Parts, check_cast, one_index_for_each, require, wrong_dynamic_sizes};
use abide_mlir::ir::{BlockId, DYNAMIC, Type};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Whether shapes differ at most in sizes that are not known.
fn compatible(op: &Parts<'_>, from: Type, to: Type) -> bool {
    let (Some(from), Some(to)) = (op.shape(from), op.shape(to)) else { return true };
    let same = |(a, b): (&i64, &i64)| a == b || is_dynamic(*a) || is_dynamic(*b);
    from.len() == to.len() && from.iter().zip(to).all(same)
}

pub(crate) fn cast(op: &Parts<'_>) -> Verified {
    let cast =
        check_cast(op, |from, to| op.element(from) == op.element(to) && compatible(op, from, to));
    cast.map_err(|error| {
        error.with_help("a cast only changes sizes that one of the types has as '?'")
    })
}

pub(crate) fn bitcast(op: &Parts<'_>) -> Verified {
    let bits = |ty: Type| op.bits(op.element(ty));
    check_cast(op, |from, to| bits(from) == bits(to) && compatible(op, from, to))
}

/// Verifies that there is an operand for each size of the result that is not known.
pub(crate) fn dynamic_sizes(op: &Parts<'_>) -> Verified {
    let Some(shape) = op.result_type(0).and_then(|ty| op.shape(ty)) else { return Ok(()) };
    let expected = shape.iter().filter(|size| is_dynamic(**size)).count();
    let found = op.operand_count("dynamicSizes");
    match expected == found {
        true => Ok(()),
        false => Err(wrong_dynamic_sizes(found, expected)),
    }
}

fn index_count(op: &Parts<'_>, tensor: &str, message: &'static str) -> Verified {
    let Some(shape) = op.operand_type(tensor).and_then(|ty| op.shape(ty)) else { return Ok(()) };
    match op.operand_count("indices") == shape.len() {
        true => Ok(()),
        false => Err(VerifyError::from(message).with_help(one_index_for_each(shape.len()))),
    }
}

pub(crate) fn extract(op: &Parts<'_>) -> Verified {
    index_count(op, "tensor", "incorrect number of indices for extract_element")
}

pub(crate) fn insert(op: &Parts<'_>) -> Verified {
    index_count(op, "dest", "incorrect number of indices")
}

/// One known size of several that must be the same; `None` if two differ.
fn unified(sizes: impl Iterator<Item = i64>) -> Option<i64> {
    let mut found = DYNAMIC;
    for size in sizes.filter(|size| !is_dynamic(*size)) {
        if !is_dynamic(found) && found != size {
            return None;
        }
        found = size;
    }
    Some(found)
}

pub(crate) fn concat(op: &Parts<'_>) -> Verified {
    let count = op.ir().operand_count(op.operation);
    require(count != 0, || {
        rule!("requires at least one input").with_help("give at least one operand")
    })?;
    let inputs: Option<Vec<Type>> = (0..count).map(|index| op.operand_type_at(index)).collect();
    let (Some(inputs), Some(result), Some(dim)) = (inputs, op.result_type(0), op.integer("dim"))
    else {
        return Ok(());
    };
    let Some(own) = op.shape(result) else { return Ok(()) };
    let shapes: Vec<&[i64]> = inputs.iter().filter_map(|input| op.shape(*input)).collect();
    if shapes.iter().any(|shape| shape.len() != own.len()) {
        return Err(VerifyError::from("rank of concatenated inputs must match result rank")
            .with_help("give the result as many dimensions as each operand has"));
    }
    if inputs.iter().any(|input| op.element(*input) != op.element(result)) {
        return Err(VerifyError::from("inputs and result element type must match")
            .with_help("give all of them the same element type"));
    }
    let Some(dim) = usize::try_from(dim).ok().filter(|dim| *dim < own.len()) else {
        return Err(VerifyError::from("concatenation dim must be less than the tensor rank")
            .with_help("dimensions count from 0"));
    };
    let mut inferred = Vec::with_capacity(own.len());
    for index in 0..own.len() {
        let mut sizes = shapes.iter().filter_map(|shape| shape.get(index).copied());
        if index == dim {
            let total =
                sizes.try_fold(
                    0i64,
                    |total, size| {
                        if is_dynamic(size) { None } else { total.checked_add(size) }
                    },
                );
            inferred.push(total.unwrap_or(DYNAMIC));
            continue;
        }
        let Some(size) = unified(sizes) else {
            return Err(rule!(
                "static concatenation size mismatch along non-concatenated dimension {}",
                index
            )
            .with_help(format!("give all operands the same size in dimension {index}"))
            .into());
        };
        inferred.push(size);
    }
    let differs = |(a, b): (&i64, &i64)| a != b && !is_dynamic(*a) && !is_dynamic(*b);
    if inferred.iter().zip(own).any(differs) {
        let text = tensor_text(op, &inferred, op.element(result));
        let result = op.text(result);
        return Err(rule!(
            "result type '{}'does not match inferred shape '{}' static sizes",
            result,
            text
        )
        .with_help(format!("give the result the type '{text}'"))
        .into());
    }
    Ok(())
}

/// The entry block of the only region, and the type of what its terminator yields.
fn body(op: &Parts<'_>) -> Option<(BlockId, Option<Type>)> {
    let block = op.ir().body(op.operation)?;
    let yielded = op.ir().last_operation(block).and_then(|last| op.ir().operand(last, 0));
    Some((block, yielded.and_then(|value| op.known_type(value))))
}

pub(crate) fn generate(op: &Parts<'_>) -> Verified {
    let (Some(result), Some((block, yielded))) = (op.result_type(0), body(op)) else {
        return Ok(());
    };
    let Some(shape) = op.shape(result) else { return Ok(()) };
    let dynamic = shape.iter().filter(|size| is_dynamic(**size)).count();
    if op.ir().operand_count(op.operation) != dynamic {
        return Err(VerifyError::bare(
            "must have as many index operands as dynamic extents in the result type",
        )
        .with_help(format!(
            "give {} of type 'index', one for each '?' of the result",
            counted(dynamic, "operand")
        )));
    }
    let arguments = op.ir().arguments(block);
    let index = op.context().index_type();
    if arguments.iter().any(|argument| op.ir().value_type(*argument) != index) {
        return Err(VerifyError::bare("all body arguments must be index")
            .with_help("give the arguments of the block the type 'index'"));
    }
    if arguments.len() != shape.len() {
        return Err(VerifyError::bare("must have one body argument per input dimension")
            .with_help(format!(
                "give the block {}, one for each dimension of the result",
                counted(shape.len(), "argument")
            )));
    }
    if yielded.is_some_and(|yielded| yielded != op.element(result)) {
        return Err(rule!(
            "body must be terminated with a `yield` operation of the tensor element type"
        )
        .with_help(format!("yield a value of type '{}'", op.text(op.element(result))))
        .into());
    }
    Ok(())
}

pub(crate) fn pad(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type("source"), op.result_type(0)) else {
        return Ok(());
    };
    let (Some(shape), Some(own)) = (op.shape(source), op.shape(result)) else { return Ok(()) };
    let low = op.integers("static_low").unwrap_or_default();
    let high = op.integers("static_high").unwrap_or_default();
    if low.len() != shape.len() || high.len() != shape.len() {
        return Err(VerifyError::bare(
            rule!(
                "failed to infer expectedType from sourceType '{}', specified resultType is '{}'",
                op.text(source),
                op.text(result)
            )
            .with_help(format!(
                "give {} in each of 'low' and 'high', one for each dimension",
                counted(shape.len(), "number")
            )),
        ));
    }
    let padded: Vec<i64> = shape
        .iter()
        .zip(low.iter().zip(&high))
        .map(|(size, (low, high))| match [*size, *low, *high] {
            parts if parts.iter().any(|part| is_dynamic(*part)) => DYNAMIC,
            parts => parts.iter().fold(0i64, |sum, part| sum.saturating_add(*part)),
        })
        .collect();
    let differs = |(inferred, own): (&i64, &i64)| inferred != own && !is_dynamic(*inferred);
    if padded.len() != own.len() || padded.iter().zip(own).any(differs) {
        let text = tensor_text(op, &padded, op.element(source));
        let result = op.text(result);
        let rule = rule!("specified type '{}' does not match the inferred type '{}'", result, text);
        return Err(VerifyError::bare(rule.about_result(text, result)));
    }
    let Some((block, yielded)) = body(op) else { return Ok(()) };
    let arguments = op.ir().arguments(block);
    if arguments.len() != own.len() {
        let message =
            rule!("expected the block to have {} arguments", own.len()).with_help(format!(
                "give the block {} of type 'index', one for each dimension of the result",
                counted(own.len(), "argument")
            ));
        return Err(VerifyError::bare(message));
    }
    let index = op.context().index_type();
    let other = arguments.iter().position(|argument| op.ir().value_type(*argument) != index);
    if let Some(other) = other {
        return Err(rule!("expected block argument {} to be an index", other + 1)
            .with_help("give the argument the type 'index'")
            .into());
    }
    if yielded.is_some_and(|yielded| yielded != op.element(result)) {
        return Err(rule!("expected yield type to match shape element type")
            .with_help(format!("yield a value of type '{}'", op.text(op.element(result))))
            .into());
    }
    Ok(())
}
