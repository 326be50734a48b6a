//! Verifiers of the operations, with the messages of the C++ reference, because tests expect these.

use crate::common::{Parts, require};
use abide_mlir::ir::{AffineMap, AttributeKind, OperationId};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;
use abide_source::spelling::counted;

fn map_of<'ir>(
    verifier: &Verifier<'ir>,
    operation: OperationId,
    name: &str,
) -> Option<&'ir AffineMap> {
    let ir = verifier.ir;
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// Whether a symbol may derive from the result of an operation with this name: of other symbols, sizes of tensors and
/// arithmetic.
pub fn makes_symbols(name: &[u8]) -> bool {
    name == super::SYMBOLIC_INT.as_bytes() || name == b"tensor.dim" || name.starts_with(b"arith.")
}

pub(super) fn symbolic_int(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let valid = |value| {
        ir.defining_operation(value).is_some_and(|defining| makes_symbols(ir.name_bytes(defining)))
    };
    require(ir.operands(op.operation).all(valid), || {
        rule!("int symbol must be produced by valid operations")
            .with_help("use a value that an operation of this dialect made")
    })?;
    let Some(map) = map_of(op.verifier, op.operation, "int_expressions") else { return Ok(()) };
    require(map.dims == 0, || {
        rule!("the affine map should only contain symbols")
            .with_help("use symbols in the map: '()[s0] -> (s0)'")
    })?;
    let count = ir.operand_count(op.operation);
    if count != map.symbols as usize {
        let message =
            rule!("number of int symbols {} doesn't match with affine map {}", count, map.symbols)
                .with_help(format!("write {} in the map", counted(count, "symbol")));
        return Err(message.into());
    }
    require(map.results.len() <= 1, || {
        rule!("mapping must not produce more than one value")
            .with_help("keep one result in the map")
    })
}

pub(super) fn bind_symbolic_shape(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(map) = map_of(op.verifier, op.operation, "shape_expressions") else { return Ok(()) };
    let Some(value) = ir.operand(op.operation, 0) else { return Ok(()) };
    // A shape without a rank counts as one of rank 0.
    let rank = ir.context.type_kind(ir.value_type(value)).shape().map_or(0, |shape| shape.len());
    require(map.results.len() == rank, || {
        rule!("number of results doesn't match the rank of binded operand shape").with_help(
            format!("write {} in the map, one for each dimension", counted(rank, "result")),
        )
    })?;
    if map.symbols as usize != ir.operand_count(op.operation).saturating_sub(1) {
        let message =
            rule!("number of shape symbols doesn't match the number of symbols in the affine.map").with_help("give the map one symbol for each operand after the first: 'affine_map<()[s0, s1] -> (s0, s1)>'");
        return Err(message.into());
    }
    Ok(())
}
