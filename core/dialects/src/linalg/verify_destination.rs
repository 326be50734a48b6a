//! Checks of `linalg.map`, `linalg.reduce`, `linalg.transpose`, `linalg.broadcast` and
//! `linalg.softmax`.

use super::verify::{check_results, check_semantics, numbers};
use crate::common::{Parts, Places, dimension_below, is_for_newest, require};
use abide_mlir::ir::{DYNAMIC, ValueId};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;
use abide_source::spelling::counted;

/// The sizes of a shaped value.
fn shape<'ir>(verifier: &Verifier<'ir>, value: ValueId) -> &'ir [i64] {
    let kind = verifier.ir.context.type_kind(verifier.ir.value_type(value));
    kind.shape().map_or(&[], |shape| shape.as_slice())
}

/// `4, ?, 8`
fn listed(sizes: &[i64]) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    sizes.iter().map(size).collect::<Vec<_>>().join(", ")
}

/// The input and the output of an operation that has one of each.
fn pair(op: &Parts<'_>) -> Option<(ValueId, ValueId)> {
    let mut operands = op.ir().operands(op.operation);
    Some((operands.next()?, operands.next()?))
}

/// A dimension of a list that is not among the first `rank`.
fn out_of_range(dimensions: &[i64], rank: usize) -> Option<i64> {
    let inside = |one: &i64| usize::try_from(*one).is_ok_and(|one| one < rank);
    dimensions.iter().copied().find(|one| !inside(one))
}

pub(super) fn verify_map(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let operands: Vec<ValueId> = ir.operands(op.operation).collect();
    let Some((output, inputs)) = operands.split_last() else { return Ok(()) };
    check_results(op, &[*output])?;
    check_semantics(op)?;
    let arguments = ir.entry_arguments(op.operation, 0);
    // LLVM 22 adds a body argument for the output, too.
    let has_output = is_for_newest(op.verifier) || arguments.len() == operands.len();
    let values = if has_output { &*operands } else { inputs };
    if arguments.len() != values.len() {
        let message = rule!(
            "expects number of operands to match the arity of mapper, but got: {} and {}",
            values.len(),
            arguments.len()
        )
        .with_help(format!(
            "give the region {}, one for each operand",
            counted(values.len(), "argument")
        ));
        return Err(message.into());
    }
    for (value, argument) in values.iter().zip(arguments) {
        let element = ir.context.type_kind(ir.value_type(*value)).element();
        let own = ir.value_type(*argument);
        if element.is_some_and(|element| element != own) {
            let message = rule!(
                "expected element type of input '{}' to match bbArg type '{}'",
                element.map(|element| op.verifier.type_text(element)).unwrap_or_default(),
                op.verifier.type_text(own)
            )
            .with_help(format!(
                "give the argument the type of the elements: '{}'",
                element.map(|element| op.verifier.type_text(element)).unwrap_or_default()
            ));
            return Err(message.into());
        }
    }
    let expected = shape(op.verifier, *output);
    let differing = inputs.iter().find(|input| shape(op.verifier, **input) != expected);
    match differing {
        Some(input) => {
            let message = rule!(
                "expected shape of input ({}) to match shape of output ({})",
                listed(shape(op.verifier, *input)),
                listed(expected)
            )
            .with_help("give all operands the shape of the output");
            Err(message.into())
        }
        None => Ok(()),
    }
}

pub(super) fn verify_reduce(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let operands: Vec<ValueId> = ir.operands(op.operation).collect();
    let (inputs, outputs) = operands.split_at(operands.len() / 2);
    check_results(op, outputs)?;
    check_semantics(op)?;
    let (Some(input), Some(output)) = (inputs.first(), outputs.first()) else {
        // MLIR reads the first input without a check.
        return Err(rule!("expects at least one input and one output")
            .with_help("write 'ins(..)' with an input, and 'outs(..)' with an output")
            .into());
    };
    let (sizes, reduced) = (shape(op.verifier, *input), shape(op.verifier, *output));
    let same =
        |values: &[ValueId], sizes| values.iter().all(|one| shape(op.verifier, *one) == sizes);
    if !same(inputs, sizes) {
        let message = "expects all inputs to have the same shapes. Shape at input-index 1 is not \
                       equal to the shape at input-index 0.";
        return Err(VerifyError::from(message).with_help("give all inputs the same sizes"));
    }
    if !same(outputs, reduced) {
        let message = "expects all outputs to have the same shapes. Shape at output-index 1 is \
                       not equal to the shape at output-index 0.";
        return Err(VerifyError::from(message).with_help("give all outputs the same sizes"));
    }
    let dimensions = numbers(op.verifier, op.operation, "dimensions");
    if out_of_range(dimensions, sizes.len()).is_some() {
        let last = i64::try_from(sizes.len()).unwrap_or(i64::MAX) - 1;
        let message = rule!("dimensions for reduction should be in the range [0, {}].", last);
        let help = format!("dimensions count from 0, and the input has {}", sizes.len());
        return Err(VerifyError::from(message).with_help(help));
    }
    let listed_dimensions = Places::of(dimensions.iter().copied());
    let rest: Vec<i64> = (0_i64..)
        .zip(sizes)
        .filter(|(number, _)| !listed_dimensions.contains(number))
        .map(|(_, size)| *size)
        .collect();
    if rest.len() != reduced.len() {
        let message = rule!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            rest.len(),
            reduced.len()
        )
        .with_help(format!(
            "give the init {}: those of the input without the reduced ones",
            counted(rest.len(), "dimension")
        ));
        return Err(message.into());
    }
    if rest != reduced {
        let message = rule!(
            "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
            listed(reduced),
            listed(&rest)
        )
        .with_help(format!(
            "give the init the sizes {}, or reduce other dimensions",
            listed(&rest)
        ));
        return Err(message.into());
    }
    combiner(op, &operands)
}

/// Verifies that the body of a reduction has an argument for each operand.
fn combiner(op: &Parts<'_>, operands: &[ValueId]) -> Verified {
    let ir = op.ir();
    let arguments = ir.entry_arguments(op.operation, 0);
    require(arguments.len() == operands.len(), || {
        rule!("mismatching number of operands and block arguments").with_help(format!(
            "give the region {}, one for each operand",
            counted(operands.len(), "argument")
        ))
    })?;
    for (index, (operand, argument)) in operands.iter().zip(arguments).enumerate() {
        let element = ir.context.type_kind(ir.value_type(*operand)).element();
        let own = ir.value_type(*argument);
        let Some(element) = element.filter(|element| *element != own) else { continue };
        let (what, argument) = if index < operands.len() / 2 {
            ("input", "corresponding block argument")
        } else {
            ("output", "corresponding block argument")
        };
        let message = rule!(
            "{} element type '{}' does not match {} type '{}'",
            what,
            op.verifier.type_text(element),
            argument,
            op.verifier.type_text(own)
        )
        .with_help(format!("give the argument the type '{}'", op.verifier.type_text(element)));
        return Err(message.into());
    }
    Ok(())
}

pub(super) fn verify_transpose(op: &Parts<'_>) -> Verified {
    let Some((input, output)) = pair(op) else { return Ok(()) };
    check_results(op, &[output])?;
    check_semantics(op)?;
    let permutation = numbers(op.verifier, op.operation, "permutation");
    let (input, output) = (shape(op.verifier, input), shape(op.verifier, output));
    let mut sorted = permutation.to_vec();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq((0_i64..).take(sorted.len())) {
        let help = format!("list each number below {} once", permutation.len());
        return Err(VerifyError::from("permutation is not valid").with_help(help));
    }
    if input.len() != output.len() {
        let message = rule!("input rank {} does not match init rank {}", input.len(), output.len())
            .with_help(format!(
                "give the init {}, as the input has",
                counted(input.len(), "dimension")
            ));
        return Err(message.into());
    }
    if permutation.len() != input.len() {
        let message = rule!(
            "size of permutation {} does not match the argument rank {}",
            permutation.len(),
            input.len()
        )
        .with_help(format!("list each number below {} once", input.len()));
        return Err(message.into());
    }
    for (index, (from, size)) in permutation.iter().zip(output).enumerate() {
        let source = usize::try_from(*from).ok().and_then(|from| input.get(from));
        let Some(source) = source.filter(|source| *source != size) else { continue };
        let message = rule!(
            "dim(result, {}) = {} doesn't match dim(input, permutation[{}]) = {}",
            index,
            listed(&[*size]),
            index,
            listed(&[*source])
        );
        let help = "dimension i of the result is dimension permutation[i] of the input";
        return Err(VerifyError::from(message).with_help(help));
    }
    Ok(())
}

pub(super) fn verify_broadcast(op: &Parts<'_>) -> Verified {
    let Some((input, output)) = pair(op) else { return Ok(()) };
    check_results(op, &[output])?;
    check_semantics(op)?;
    let dimensions = numbers(op.verifier, op.operation, "dimensions");
    let (input, output) = (shape(op.verifier, input), shape(op.verifier, output));
    if input.len() + dimensions.len() != output.len() {
        let message = rule!(
            "input rank plus added dimensions does not match init rank. input rank: {}, \
             dimensions size: {}, init rank: {}",
            input.len(),
            dimensions.len(),
            output.len()
        )
        .with_help(format!(
            "list {}, those that only the init has",
            counted(output.len().saturating_sub(input.len()), "dimension")
        ));
        return Err(message.into());
    }
    if let Some(dimension) = out_of_range(dimensions, output.len()) {
        let index = dimensions.iter().position(|one| *one == dimension).unwrap_or(0);
        let last = i64::try_from(output.len()).unwrap_or(i64::MAX) - 1;
        let message = rule!(
            "dimension {} is out of range. expected range: [0, {}], got: {}",
            index,
            last,
            dimension
        )
        .with_help(dimension_below(output.len()));
        return Err(message.into());
    }
    let added = Places::of(dimensions.iter().copied());
    let kept = (0_i64..).zip(output).filter(|(number, _)| !added.contains(number));
    for (index, (source, (number, size))) in input.iter().zip(kept).enumerate() {
        if source != size {
            let message = rule!(
                "input dim {} should match init dim {}. input: {}, init: {}",
                index,
                number,
                listed(&[*source]),
                listed(&[*size])
            );
            let help = "the operand has the sizes of the result, without those of 'dimensions'";
            return Err(VerifyError::from(message).with_help(help));
        }
    }
    Ok(())
}

pub(super) fn verify_softmax(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some((input, output)) = pair(op) else { return Ok(()) };
    check_results(op, &[output])?;
    let (input, output) = (shape(op.verifier, input), shape(op.verifier, output));
    let compatible =
        |(one, other): (&i64, &i64)| one == other || *one == DYNAMIC || *other == DYNAMIC;
    if input.len() != output.len() || !input.iter().zip(output).all(compatible) {
        return Err(VerifyError::from("incompatible output shape")
            .with_help("give the result the sizes that remain of the operand's"));
    }
    let dimension =
        ir.attribute(op.operation, "dimension").and_then(|it| ir.context.integer_value(it));
    match dimension {
        Some(dimension) if out_of_range(&[dimension], input.len()).is_some() => {
            Err(rule!("incorrect dimension specified")
                .with_help(dimension_below(input.len()))
                .into())
        }
        _ => Ok(()),
    }
}
