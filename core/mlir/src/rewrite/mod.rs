//! Rewriting: the greedy driver with MLIR's order, folding, dead code, the simplification of
//! regions, canonicalization patterns and common subexpressions.

mod canonicalize;
mod constants;
mod cse;
mod driver;
mod effects;
mod fold;
mod hooks;
mod order;
mod regions;
mod rewriter;
mod sizes;
mod visible;
mod worklist;

pub use canonicalize::CanonicalizationPatterns;
pub use cse::eliminate_common_subexpressions;
pub use driver::{Configuration, NoPatterns, Patterns, apply_patterns};
pub(crate) use effects::effect;
pub use effects::{Effect, is_always_removable};
pub use fold::{Fold, fold};
pub use hooks::{
    BranchHooks, CanonicalizeHook, EffectHook, EqualSizesHook, FoldHook, ForwardedOperands,
    MaterializeHook, ReifyHook, RewriteHooks, SizeOperandsHook,
};
pub use regions::{Predecessors, Unreachable, erase_block_arguments, successor_operands};
pub use rewriter::{InsertionPoint, Rewriter, Workspace};
pub use sizes::{
    Dimension, EqualSizes, Shapes, Size, dynamic_index, equal_sizes, numbers, operand_range, reify,
    shape_of, size_operands,
};
pub use visible::visible_blocks;

use crate::ir::OperationId;
use abide_source::diagnostic::Message;

/// The reason why a pass cannot continue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewriteError {
    /// The operation that prevents it.
    pub operation: OperationId,
    /// The error message.
    pub message: Message,
}

impl RewriteError {
    /// An error at an operation.
    #[must_use]
    pub fn new(operation: OperationId, message: impl Into<Message>) -> RewriteError {
        RewriteError { operation, message: message.into() }
    }
}
