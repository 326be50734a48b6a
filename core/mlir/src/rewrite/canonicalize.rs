//! The patterns of `-canonicalize`, as far as there are some.

use super::RewriteError;
use super::driver::Patterns;
use super::rewriter::Rewriter;
use crate::ir::OperationId;

/// Rewrites operations as MLIR's canonicalization does.
#[derive(Debug, Clone, Copy, Default)]
pub struct CanonicalizationPatterns;

impl Patterns for CanonicalizationPatterns {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, RewriteError> {
        let hook = rewriter.hooks(operation).canonicalize;
        Ok(hook.is_some_and(|hook| hook(rewriter, operation).is_some()))
    }
}
