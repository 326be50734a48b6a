//! Verifiers of operations, beyond their descriptions.

use super::SYMBOLIC_INT;
use crate::common::{Parts, require};
use abide_mlir::ir::AttributeKind;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

pub(super) fn bind_symbolic_shape(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let map =
        ir.attribute(op.operation, "shape_expressions").map(|it| ir.context.attribute_kind(it));
    let symbols = ir.operand_count(op.operation).saturating_sub(1);
    if let Some(AttributeKind::AffineMap(map)) = map
        && map.symbols as usize != symbols
    {
        return Err(rule!(
            "requires equal number of shape symbol args and number of args to the affine.map, \
                    since they are 1:1 mapped"
        )
        .with_help(format!(
            "write {} in the map, one for each symbol operand",
            counted(symbols, "symbol")
        ))
        .into());
    }
    let made = |symbol| {
        let maker = ir.defining_operation(symbol);
        maker.is_some_and(|maker| ir.name_bytes(maker) == SYMBOLIC_INT.as_bytes())
    };
    require(ir.operands(op.operation).skip(1).all(made), || {
        rule!("shape symbol must be produced by a SymbolicIntOp")
            .with_help("use the result of 'torch.symbolic_int'")
    })
}
