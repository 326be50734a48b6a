//! The rewriting hooks of an operation.

use super::{Effect, EqualSizes, Fold, InsertionPoint, RewriteError, Rewriter, Shapes};
use crate::ir::{Attribute, Ir, OperationId, Type, ValueId};
use crate::ods::OpDescription;
use abide_source::text::Span;
use std::ops::Range;

/// The value of an operation with one result (MLIR: `fold`); `None` if unknown.
pub type FoldHook = fn(&mut Rewriter<'_>, OperationId) -> Option<Fold>;

/// Rewrites an operation into its canonical form (MLIR: `getCanonicalizationPatterns`); `None` if it has
/// that already.
pub type CanonicalizeHook = fn(&mut Rewriter<'_>, OperationId) -> Option<()>;

/// The sizes of the results, in terms of the operands (MLIR: `ReifyRankedShapedTypeOpInterface`).
pub type ReifyHook = fn(&mut Rewriter<'_>, OperationId) -> Result<Option<Shapes>, RewriteError>;

/// The memory effects of an operation (MLIR: `MemoryEffectOpInterface`); `None` if the description determines them.
pub type EffectHook = fn(&Ir, OperationId, &OpDescription) -> Option<Effect>;

/// The equal sizes of operands and results.
pub type EqualSizesHook = fn(&mut Rewriter<'_>, OperationId) -> Option<Vec<EqualSizes>>;

/// The operands that are sizes of the result.
pub type SizeOperandsHook = fn(&mut Rewriter<'_>, OperationId) -> Option<Range<usize>>;

/// Makes the operation that holds a constant (MLIR: `materializeConstant`).
pub type MaterializeHook = fn(&mut Rewriter<'_>, InsertionPoint, Attribute, Type, Span) -> ValueId;

/// The first operand that a branch forwards, and the number of operands of each successor.
pub type ForwardedOperands = (usize, Vec<usize>);

/// Functions about the operands that a branch passes to its successors (MLIR: `BranchOpInterface`).
#[derive(Debug, Clone, Copy)]
pub struct BranchHooks {
    /// Returns the operands passed to each successor.
    pub lengths: fn(&Ir, OperationId) -> Option<ForwardedOperands>,
    /// Sets the attributes for the number of operands of each successor.
    pub set_lengths: fn(&mut Ir, OperationId, &[usize]),
}

/// The functions of an operation for those who rewrite it.
#[derive(Debug, Clone, Copy, Default)]
pub struct RewriteHooks {
    /// Folds it.
    pub fold: Option<FoldHook>,
    /// Its canonical form.
    pub canonicalize: Option<CanonicalizeHook>,
    /// The rule for the sizes of its results.
    pub reify: Option<ReifyHook>,
    /// Returns its memory effect.
    pub effect: Option<EffectHook>,
    /// Returns the equal sizes.
    pub equal_sizes: Option<EqualSizesHook>,
    /// Returns the operands that are sizes.
    pub size_operands: Option<SizeOperandsHook>,
    /// The operands that it passes to other blocks.
    pub branch: Option<BranchHooks>,
}

impl RewriteHooks {
    /// No functions.
    pub const NONE: RewriteHooks = RewriteHooks {
        fold: None,
        canonicalize: None,
        reify: None,
        effect: None,
        equal_sizes: None,
        size_operands: None,
        branch: None,
    };

    /// These, and other ones for missing entries.
    #[must_use]
    pub fn or(self, other: RewriteHooks) -> RewriteHooks {
        RewriteHooks {
            fold: self.fold.or(other.fold),
            canonicalize: self.canonicalize.or(other.canonicalize),
            reify: self.reify.or(other.reify),
            effect: self.effect.or(other.effect),
            equal_sizes: self.equal_sizes.or(other.equal_sizes),
            size_operands: self.size_operands.or(other.size_operands),
            branch: self.branch.or(other.branch),
        }
    }
}
