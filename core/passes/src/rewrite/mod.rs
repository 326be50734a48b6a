//! Rewriting: the greedy driver with MLIR's order, folding, dead code, the simplification of
//! regions, canonicalization patterns and common subexpressions.

mod canonicalize;
mod constants;
mod cse;
mod driver;
mod effects;
mod fold;
mod order;
mod regions;
mod reify;
mod rewriter;
mod worklist;

pub use canonicalize::CanonicalizationPatterns;
pub use cse::eliminate_common_subexpressions;
pub use driver::{Configuration, NoPatterns, Patterns, apply_patterns};
pub(crate) use fold::{dynamic_index, operand_range};
pub(crate) use regions::{Predecessors, Unreachable, successor_operands};
pub(crate) use reify::{Size, reify};
pub use rewriter::{Place, Rewriter, Workspace};

use abide_mlir::ir::OperationId;

/// Why a pass cannot go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewriteError {
    /// The operation that is in its way.
    pub operation: OperationId,
    /// What is wrong with it.
    pub message: String,
}

impl RewriteError {
    /// An error at an operation.
    #[must_use]
    pub fn new(operation: OperationId, message: impl Into<String>) -> RewriteError {
        RewriteError { operation, message: message.into() }
    }
}
