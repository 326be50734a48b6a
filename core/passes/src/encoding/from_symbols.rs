//! `-symbol-to-encoding`

use super::signatures::{Functions, follow_return, set_signature, signature};
use crate::{PassContext, PassError, rewrite_to_fixed_point};
use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT, func};
use abide_mlir::ir::{
    AffineExprKind, Attribute, AttributeKind, BlockId, Ir, OperationId, Type, TypeKind,
    ValueDefinition, ValueId,
};
use abide_mlir::rewrite::{Patterns, Rewriter};

/// Moves the `bind_symbolic_shape` operations of a module into its types.
pub(crate) fn symbol_to_encoding(
    ir: &mut Ir,
    module: OperationId,
    context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    let mut patterns = Encode { functions: Functions::of(ir, module) };
    let PassContext { registry, limits, workspace, .. } = context;
    rewrite_to_fixed_point(ir, registry, limits, workspace, module, &mut patterns)
}

struct Encode {
    functions: Functions,
}

impl Patterns for Encode {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, PassError> {
        if rewriter.is(operation, BIND_SYMBOLIC_SHAPE) {
            encode(rewriter, operation)?;
            return Ok(true);
        }
        if rewriter.is(operation, func::RETURN) {
            return Ok(follow_return(rewriter, operation));
        }
        if rewriter.is(operation, func::CALL) {
            return self.functions.follow_callee(rewriter, operation);
        }
        Ok(false)
    }
}

/// Sets the encoding of the bound value, and erases the bind.
fn encode(rewriter: &mut Rewriter<'_>, bind: OperationId) -> Result<(), PassError> {
    let error = |message: &'static str| PassError::new(bind, message);
    let value = rewriter.ir.operand(bind, 0).ok_or_else(|| error("binds nothing"))?;
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(value)).clone();
    let TypeKind::Tensor { shape, element, .. } = kind else {
        return Err(error("binds a value that is not a ranked tensor and cannot have an encoding"));
    };
    let entries = entries(rewriter.ir, bind)?;
    let encoding = Some(rewriter.ir.context.array(entries));
    let ty = rewriter.ir.context.ty(TypeKind::Tensor { shape, element, encoding });
    match rewriter.ir.definition(value) {
        ValueDefinition::Result(defining, _) => {
            rewriter.ir.set_type(value, ty);
            rewriter.modified(defining);
        }
        ValueDefinition::Argument(block, index) => {
            encode_argument(rewriter, bind, block, index as usize, ty)?;
            rewriter.ir.set_type(value, ty);
        }
        ValueDefinition::Forward => {}
    }
    rewriter.erase(bind);
    Ok(())
}

/// The entries of the encoding: sizes that are known, and names of symbols.
fn entries(ir: &mut Ir, bind: OperationId) -> Result<Vec<Attribute>, PassError> {
    let map = ir.attribute(bind, "shape_expressions").map(|map| ir.context.attribute_kind(map));
    let Some(AttributeKind::AffineMap(map)) = map else { return Ok(Vec::new()) };
    let map = map.clone();
    let i64 = ir.context.i64_type();
    let mut entries = Vec::new();
    for result in map.results {
        entries.push(match ir.context.expression_kind(result) {
            AffineExprKind::Constant(size) => ir.context.integer_attribute(size, i64),
            AffineExprKind::Symbol(symbol) => {
                let value = ir.operand(bind, symbol as usize + 1);
                value.and_then(|value| symbol_name(ir, value)).ok_or_else(|| {
                    let message = "is given a size that is not the result of a \
                                   'symbol.symbolic_int' and has no name";
                    PassError::new(bind, message)
                })?
            }
            AffineExprKind::Dim(_) | AffineExprKind::Binary(..) => {
                let message = "Propagate symbol pass must be called first to make sure no binary \
                               expression appears";
                return Err(PassError::new(bind, message));
            }
        });
    }
    Ok(entries)
}

/// The name of a value's symbol.
fn symbol_name(ir: &Ir, value: ValueId) -> Option<Attribute> {
    let operation = ir.defining_operation(value)?;
    if ir.name_bytes(operation) != SYMBOLIC_INT.as_bytes() {
        return None;
    }
    ir.attribute(operation, "symbol_name")
}

/// The type of the function follows that of its argument.
fn encode_argument(
    rewriter: &mut Rewriter<'_>,
    bind: OperationId,
    block: BlockId,
    index: usize,
    ty: Type,
) -> Result<(), PassError> {
    let error = || {
        let message = "Unhandled block argument for symbol to encoding conversion.";
        PassError::new(bind, message)
    };
    let function = rewriter.ir.block_parent(block).ok_or_else(error)?;
    let region = rewriter.ir.region_of(block);
    let is_entry = region.and_then(|region| rewriter.ir.entry_block(region)) == Some(block);
    if !rewriter.is(function, func::FUNC) || !is_entry {
        return Err(error());
    }
    let (mut inputs, results) = signature(rewriter.ir, function).ok_or_else(error)?;
    *inputs.get_mut(index).ok_or_else(error)? = ty;
    set_signature(rewriter, function, &inputs, &results);
    Ok(())
}
