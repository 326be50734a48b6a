//! Computations for stored elements, and for absent ones.

use crate::common::{Parts, require};
use abide_mlir::ir::{BlockId, OperationId, Type};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The types that a block yields; `None` if its terminator is undescribed.
fn yielded(parts: &Parts<'_>, block: BlockId) -> Option<Result<Vec<Type>, ()>> {
    let ir = parts.ir();
    let Some(last) = ir.last_operation(block) else { return Some(Err(())) };
    parts.verifier.registered(last)?;
    if !is_named(parts, last, "yield") {
        return Some(Err(()));
    }
    Some(Ok(ir.operands(last).map(|value| ir.value_type(value)).collect()))
}

fn is_named(parts: &Parts<'_>, operation: OperationId, mnemonic: &str) -> bool {
    let name = parts.ir().name_bytes(operation).strip_prefix(b"sparse_tensor.");
    name == Some(mnemonic.as_bytes())
}

fn block(parts: &Parts<'_>, region: usize) -> Option<BlockId> {
    let ir = parts.ir();
    ir.regions(parts.operation).get(region).and_then(|region| ir.entry_block(*region))
}

/// Checks the types of the arguments of a region and of its yielded value.
fn region(
    parts: &Parts<'_>,
    (index, name): (usize, &str),
    inputs: &[Type],
    output: Type,
) -> Verified {
    let Some(block) = block(parts, index) else { return Ok(()) };
    let ir = parts.ir();
    let arguments = ir.arguments(block);
    require(arguments.len() == inputs.len(), || {
        rule!("{} region must have exactly {} arguments", name, inputs.len())
            .with_help("give the block one argument for each value that it takes")
    })?;
    for (number, (argument, input)) in arguments.iter().zip(inputs).enumerate() {
        require(ir.value_type(*argument) == *input, || {
            rule!("{} region argument {} type mismatch", name, number + 1)
                .with_help("write the type of the operand as that of the argument")
        })?;
    }
    match yielded(parts, block) {
        None => Ok(()),
        Some(Err(())) => Err(rule!("{} region must end with sparse_tensor.yield", name)
            .with_help("end the region with 'sparse_tensor.yield %value : TYPE'")
            .into()),
        Some(Ok(types)) => {
            let unknown = parts.context().unknown_type();
            let fits = matches!(types.as_slice(), [one] if *one == output || *one == unknown);
            require(fits, || {
                rule!("{} region yield type mismatch", name)
                    .with_help("yield one value of the type of the result")
            })
        }
    }
}

pub(super) fn binary(parts: &Parts<'_>) -> Verified {
    let (Some(left), Some(right), Some(output)) =
        (parts.operand_type("x"), parts.operand_type("y"), parts.result_type(0))
    else {
        return Ok(());
    };
    region(parts, (0, "overlap"), &[left, right], output)?;
    region(parts, (1, "left"), &[left], output)?;
    require(!parts.flag("left_identity") || left == output, || {
        rule!("left=identity requires first argument to have the same type as the output")
            .with_help("write a region instead of 'identity', or the same type for both")
    })?;
    region(parts, (2, "right"), &[right], output)?;
    require(!parts.flag("right_identity") || right == output, || {
        rule!("right=identity requires second argument to have the same type as the output")
            .with_help("write a region instead of 'identity', or the same type for both")
    })
}

pub(super) fn unary(parts: &Parts<'_>) -> Verified {
    let (Some(input), Some(output)) = (parts.operand_type("x"), parts.result_type(0)) else {
        return Ok(());
    };
    region(parts, (0, "present"), &[input], output)?;
    region(parts, (1, "absent"), &[], output)?;
    let Some(absent) = block(parts, 1) else { return Ok(()) };
    let ir = parts.ir();
    let value = ir.last_operation(absent).and_then(|last| ir.operand(last, 0));
    let Some(value) = value else { return Ok(()) };
    let around = ir.block_of(parts.operation);
    match ir.defining_operation(value) {
        None => require(ir.value_block(value) != around, || {
            rule!("absent region cannot yield linalg argument")
                .with_help("yield a constant, or a value of outside")
        }),
        Some(defining) => {
            let is_constant = parts
                .verifier
                .registered(defining)
                .is_none_or(|entry| entry.description().has(abide_mlir::ods::Trait::ConstantLike));
            let is_local = ir.block_of(defining) == Some(absent) || ir.block_of(defining) == around;
            require(is_constant || !is_local, || {
                rule!("absent region cannot yield locally computed value")
                    .with_help("yield a constant, or a value of outside")
            })
        }
    }
}

pub(super) fn reduce(parts: &Parts<'_>) -> Verified {
    let Some(input) = parts.operand_type("x") else { return Ok(()) };
    region(parts, (0, "reduce"), &[input, input], input)
}

pub(super) fn select(parts: &Parts<'_>) -> Verified {
    let Some(input) = parts.operand_type("x") else { return Ok(()) };
    region(parts, (0, "select"), &[input], parts.context().bool_type())
}

pub(super) fn foreach(parts: &Parts<'_>) -> Verified {
    let Some(tensor) = parts.operand_type("tensor") else { return Ok(()) };
    let (Some(rank), Some(body)) =
        (parts.kind(tensor).shape().map(|shape| shape.len()), block(parts, 0))
    else {
        return Ok(());
    };
    let ir = parts.ir();
    let inits = parts.operand_types("initArgs");
    let arguments = ir.arguments(body);
    require(arguments.len() == rank + 1 + inits.len(), || {
        rule!("Unmatched number of arguments in the block").with_help("give the block an index for each dimension, the value, and one argument for each of 'init'")
    })?;
    let results = parts.all_result_types();
    require(results.len() == inits.len(), || {
        rule!("Mismatch in number of init arguments and results")
            .with_help("name one result for each of 'init'")
    })?;
    require(results == inits, || {
        rule!("Mismatch in types of init arguments and results")
            .with_help("write the types of 'init' as those of the results")
    })?;
    if let Some(Ok(types)) = yielded(parts, body) {
        require(types == results, || {
            rule!("Mismatch in types of yield values and results")
                .with_help("yield values of the types of the results")
        })?;
    }
    Ok(())
}

pub(super) fn yield_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(parent) = ir.parent(parts.operation) else { return Ok(()) };
    let may_end = ["unary", "binary", "reduce", "select", "foreach", "iterate", "coiterate"];
    let fits = parts.verifier.registered(parent).is_none()
        || may_end.iter().any(|name| is_named(parts, parent, name));
    require(fits, || {
        rule!("expected parent op to be sparse_tensor unary, binary, reduce, select or foreach")
            .with_help("move it to the end of the region of such an operation")
    })
}
