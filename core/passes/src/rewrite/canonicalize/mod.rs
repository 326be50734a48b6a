//! The patterns of `-canonicalize`, as far as there are some.

mod tensor;

use super::RewriteError;
use super::driver::Patterns;
use super::rewriter::Rewriter;
use abide_mlir::ir::OperationId;

/// Brings operations into the form that MLIR's canonicalization gives them.
#[derive(Debug, Clone, Copy, Default)]
pub struct CanonicalizationPatterns;

impl Patterns for CanonicalizationPatterns {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, RewriteError> {
        let changed = match rewriter.ir.name_bytes(operation) {
            b"tensor.empty" => tensor::static_sizes_of_empty(rewriter, operation),
            b"tensor.dim" => tensor::dim_of_empty(rewriter, operation),
            b"tensor.cast" => tensor::chained_casts(rewriter, operation),
            _ => None,
        };
        Ok(changed.is_some())
    }
}
