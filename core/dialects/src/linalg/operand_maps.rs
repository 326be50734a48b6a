//! The accesses of structured operations as affine maps.

use super::accesses::{OperandAccess, Subscript, accesses};
use abide_mlir::ir::{AffineBinary, AffineExpr, AffineMap, Context, Ir, OperationId};

/// The map from loops to indices for each operand, inputs before outputs; `None` if the operation is not structured
/// or lacks attributes.
pub fn operand_maps(ir: &mut Ir, operation: OperationId) -> Option<Vec<AffineMap>> {
    let accesses = accesses(ir, operation)?;
    Some(accesses.operands.iter().map(|access| map(&mut ir.context, access)).collect())
}

fn map(context: &mut Context, access: &OperandAccess) -> AffineMap {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let results = access.subscripts.iter().map(|one| expression(context, one)).collect();
    AffineMap { dims: count(access.dims), symbols: count(access.symbols), results }
}

fn expression(context: &mut Context, subscript: &Subscript) -> AffineExpr {
    let terms = match subscript {
        Subscript::Expression(expression) => return *expression,
        Subscript::Terms(terms) => terms,
    };
    let mut sum = context.affine_constant(0);
    for (number, factor) in terms {
        let (index, factor) = (context.affine_dim(*number), context.affine_constant(*factor));
        let product = context.affine_binary(AffineBinary::Mul, index, factor);
        sum = context.affine_add(sum, product);
    }
    sum
}
