//! Folding: the value of an operation, without new operations except constants.

use super::rewriter::Rewriter;
use crate::ir::{Attribute, OperationId, ValueId};
use crate::ods::Trait;
use abide_source::sort;
use smallvec::SmallVec;

/// The result of folding an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// It is unchanged.
    Nothing,
    /// It was changed in place.
    InPlace,
    /// Its one result is another value.
    Value(ValueId),
    /// Its one result is a constant.
    Constant(Attribute),
}

/// Folds an operation (MLIR: `Operation::fold`).
pub fn fold(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Fold {
    if rewriter.ir.result_count(operation) != 1 {
        return Fold::Nothing;
    }
    let Some(hook) = rewriter.hooks(operation).fold else { return Fold::Nothing };
    match hook(rewriter, operation) {
        Some(fold) => fold,
        None if rewriter.has_trait(operation, Trait::Commutative) => {
            constants_last(rewriter, operation)
        }
        None => Fold::Nothing,
    }
}

/// Moves the constants among a commutative operation's operands after the others.
fn constants_last(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Fold {
    let operands: SmallVec<[ValueId; 4]> = rewriter.ir.operands(operation).collect();
    let mut sorted: SmallVec<[(bool, ValueId); 4]> = SmallVec::new();
    for operand in &operands {
        let constant = rewriter.constant(*operand).is_some();
        sorted.push((constant, *operand));
    }
    sort::by_number(&mut sorted, |one| one.0);
    let sorted: SmallVec<[ValueId; 4]> = sorted.into_iter().map(|one| one.1).collect();
    if sorted == operands {
        return Fold::Nothing;
    }
    rewriter.ir.set_operands(operation, &sorted);
    Fold::InPlace
}
