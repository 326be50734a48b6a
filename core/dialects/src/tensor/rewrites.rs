//! The rewrite hooks of the operations.

use super::{canonicalize, equal_sizes, fold, reify};
use super::{sizes_from_operands, sizes_of_operand};
use crate::common::fold_cast;
use abide_mlir::rewrite::{ReifyHook, RewriteHooks, operand_range};

/// The result is as large as the second operand.
const AS_LARGE_AS_DESTINATION: RewriteHooks =
    reified(|rewriter, operation| Ok(sizes_of_operand(rewriter, operation, 1)));

const fn reified(reify: ReifyHook) -> RewriteHooks {
    RewriteHooks { reify: Some(reify), ..RewriteHooks::NONE }
}

pub(super) const REWRITES: &[(&str, RewriteHooks)] = &[
    (
        "tensor.cast",
        RewriteHooks {
            fold: Some(fold_cast),
            canonicalize: Some(canonicalize::chained_casts),
            ..RewriteHooks::NONE
        },
    ),
    ("tensor.collapse_shape", reified(|rewriter, op| Ok(reify::collapse_shape(rewriter, op)))),
    (
        "tensor.concat",
        RewriteHooks { equal_sizes: Some(equal_sizes::concat), ..reified(reify::concat) },
    ),
    (
        "tensor.dim",
        RewriteHooks {
            fold: Some(fold::fold_dim),
            canonicalize: Some(|rewriter, op| {
                canonicalize::dim_of_cast(rewriter, op)
                    .or_else(|| canonicalize::dim_of_empty(rewriter, op))
            }),
            ..RewriteHooks::NONE
        },
    ),
    (
        "tensor.empty",
        RewriteHooks {
            canonicalize: Some(canonicalize::static_sizes_of_empty),
            size_operands: Some(|rewriter, op| Some(0..rewriter.ir.operand_count(op))),
            ..reified(|rewriter, op| Ok(sizes_from_operands(rewriter, op, 0)))
        },
    ),
    (
        "tensor.expand_shape",
        RewriteHooks {
            size_operands: Some(|rewriter, op| Some(1..rewriter.ir.operand_count(op))),
            ..reified(|rewriter, op| Ok(reify::expand_shape(rewriter, op)))
        },
    ),
    (
        "tensor.extract_slice",
        RewriteHooks {
            fold: Some(fold::fold_whole_slice),
            size_operands: Some(|rewriter, op| operand_range(rewriter, op, 2)),
            ..reified(|rewriter, op| Ok(reify::extract_slice(rewriter, op)))
        },
    ),
    ("tensor.generate", reified(|rewriter, op| Ok(sizes_from_operands(rewriter, op, 0)))),
    (
        "tensor.insert_slice",
        RewriteHooks { fold: Some(fold::fold_whole_slice), ..AS_LARGE_AS_DESTINATION },
    ),
    ("tensor.pack", AS_LARGE_AS_DESTINATION),
    ("tensor.pad", reified(|rewriter, op| Ok(reify::pad(rewriter, op)))),
    ("tensor.splat", reified(|rewriter, op| Ok(sizes_from_operands(rewriter, op, 1)))),
    ("tensor.unpack", AS_LARGE_AS_DESTINATION),
];
