//! Folding: what an operation is worth by itself, without new operations but constants.

mod affine;
mod arith;
mod tensor;

pub(crate) use tensor::{dynamic_index, fold_dim, numbers, operand_range};

use super::rewriter::Rewriter;
use abide_mlir::ir::{AffineExprKind, Attribute, AttributeKind, OperationId, ValueId};
use abide_mlir::ods::Trait;
use smallvec::SmallVec;

/// What folding an operation gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fold {
    /// It stays as it is.
    Nothing,
    /// It was changed where it stands.
    InPlace,
    /// Its one result is another value.
    Value(ValueId),
    /// Its one result is a constant.
    Constant(Attribute),
}

/// Folds an operation (MLIR: `Operation::fold`).
pub(super) fn fold(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Fold {
    if rewriter.ir.result_count(operation) != 1 {
        return Fold::Nothing;
    }
    let own = match rewriter.ir.name_bytes(operation) {
        b"symbol.symbolic_int" => symbolic_int(rewriter, operation),
        b"tensor.dim" => fold_dim(rewriter, operation),
        b"memref.dim" => tensor::fold_memref_dim(rewriter, operation),
        b"tensor.cast" | b"memref.cast" => tensor::fold_cast(rewriter, operation),
        b"tensor.extract_slice" => tensor::fold_extract_slice(rewriter, operation),
        b"tensor.insert_slice" => tensor::fold_insert_slice(rewriter, operation),
        b"affine.apply" => affine::fold_apply(rewriter, operation),
        name if name.starts_with(b"arith.") => arith::fold(rewriter, operation),
        _ => return Fold::Nothing,
    };
    match own {
        Some(fold) => fold,
        None if rewriter.has_trait(operation, Trait::Commutative) => {
            constants_last(rewriter, operation)
        }
        None => Fold::Nothing,
    }
}

/// A symbol that is another symbol is that one.
fn symbolic_int(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (Some(symbol), None) = (ir.operand(operation, 0), ir.operand(operation, 1)) else {
        return None;
    };
    rewriter.defined_by(symbol, "symbol.symbolic_int")?;
    let AttributeKind::AffineMap(map) =
        ir.context.attribute_kind(ir.attribute(operation, "int_expressions")?)
    else {
        return None;
    };
    let [result] = *map.results.as_slice() else { return None };
    let is_symbol = matches!(ir.context.expression_kind(result), AffineExprKind::Symbol(_));
    (map.dims == 0 && is_symbol).then_some(Fold::Value(symbol))
}

/// Puts the constants among the operands of an operation in which their order does not matter
/// behind the others.
fn constants_last(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Fold {
    let operands: SmallVec<[ValueId; 4]> = rewriter.ir.operands(operation).collect();
    let mut sorted: SmallVec<[(bool, ValueId); 4]> = SmallVec::new();
    for operand in &operands {
        let constant = rewriter.constant(*operand).is_some();
        sorted.push((constant, *operand));
    }
    sorted.sort_by_key(|one| one.0);
    let sorted: SmallVec<[ValueId; 4]> = sorted.into_iter().map(|one| one.1).collect();
    if sorted == operands {
        return Fold::Nothing;
    }
    rewriter.ir.set_operands(operation, &sorted);
    Fold::InPlace
}
