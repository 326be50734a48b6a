//! The functions of the `bufferization` dialect's operations.

mod attributes;
mod examples;
mod print;
mod reify;
mod samples;
mod shapes;
mod snippets;
mod syntax;
mod verify;

pub(super) use attributes::verify_attribute;

use crate::common::rules;
use crate::tensor::sizes_of_operand;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

/// The operation that makes a tensor of a memref with the same shape, or a memref of a tensor.
pub(crate) fn conversion(from: &str, to: &str) -> Option<&'static str> {
    let ((from, own), (to, other)) = (from.split_once('<')?, to.split_once('<')?);
    match (from, to) {
        ("tensor", "memref") if own == other => Some("bufferization.to_buffer"),
        ("memref", "tensor") if own == other => Some("bufferization.to_tensor"),
        _ => None,
    }
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[RULES],
    verify_attribute: Some(verify_attribute),
    rewrites: REWRITES,
    shapes: shapes::SHAPES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &[
        "bufferization.alloc_tensor",
        "bufferization.materialize_in_destination",
        "bufferization.to_memref",
        "bufferization.dealloc",
        "bufferization.to_buffer",
    ],
    type_samples: samples::TYPES,
    ..DialectHooks::of("bufferization")
};

/// The rewrite hooks of operations.
const REWRITES: &[(&str, RewriteHooks)] = &[
    (
        "bufferization.alloc_tensor",
        RewriteHooks {
            reify: Some(|rewriter, op| Ok(reify::alloc_tensor(rewriter, op))),
            ..RewriteHooks::NONE
        },
    ),
    (
        "bufferization.materialize_in_destination",
        RewriteHooks {
            reify: Some(|rewriter, op| Ok(sizes_of_operand(rewriter, op, 1))),
            ..RewriteHooks::NONE
        },
    ),
];

const HOOKS: &[(&str, Hooks)] = &[
    (
        "bufferization.alloc_tensor",
        Hooks::form(syntax::parse_alloc_tensor, print::print_alloc_tensor),
    ),
    ("bufferization.dealloc", Hooks { infer_types: Some(syntax::infer_dealloc), ..Hooks::NONE }),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "bufferization.alloc_tensor" => verify::verify_alloc_tensor,
    "bufferization.dealloc" => verify::verify_dealloc,
    "bufferization.materialize_in_destination" => verify::verify_materialize,
};
