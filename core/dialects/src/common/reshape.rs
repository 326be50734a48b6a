//! Rules of operations that reshape a value to sizes in an operand.

use super::{Parts, require};
use abide_mlir::ir::{DYNAMIC, Type};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Checks that 'output_shape' has as many values as sizes that are not constant.
pub(crate) fn check_output_values(op: &Parts<'_>, dynamic: usize) -> Verified {
    let values = op.operand_count("output_shape");
    require(dynamic == values, || {
        rule!(
            "mismatch in dynamic dims in output_shape and static_output_shape: \
             static_output_shape has {} dynamic dims while output_shape has {} values",
            dynamic,
            values
        )
        .with_help(format!(
            "give {} in 'output_shape', one for each size that is not a constant",
            counted(dynamic, "operand")
        ))
    })
}

/// Checks that two types of a kind, such as `tensor`, have elements of the same type.
pub(crate) fn check_same_elements(
    op: &Parts<'_>,
    source: Type,
    result: Type,
    kind: &str,
) -> Verified {
    if op.element(source) == op.element(result) {
        return Ok(());
    }
    Err(rule!("element types of source and destination {} types should be the same", kind)
        .with_help(format!(
            "give the result the elements of the operand: '{}'",
            op.text(op.element(source))
        ))
        .into())
}

/// Checks that the operand with the sizes has as many elements as the result has dimensions.
pub(crate) fn check_size_operand(
    op: &Parts<'_>,
    sizes: Option<Type>,
    rank: usize,
    kind: &str,
) -> Verified {
    let length = sizes.and_then(|sizes| op.shape(sizes)?.first().copied());
    match length.map(|length| (length, usize::try_from(length))) {
        Some((DYNAMIC, _)) => Err(rule!(
            "cannot use shape operand with dynamic length to reshape to statically-ranked {} type",
            kind
        )
        .with_help(format!(
            "give the shape operand a type with a known size, such as '{kind}<2xindex>'"
        ))
        .into()),
        Some((_, length)) if length != Ok(rank) => {
            Err(rule!("length of shape operand differs from the result's {} rank", kind)
                .with_help(format!(
                    "give the shape operand as many elements as the result has dimensions: {rank}"
                ))
                .into())
        }
        _ => Ok(()),
    }
}
