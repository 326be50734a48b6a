//! The functions of the `affine` dialect's operations.

mod apply;
mod bounds;
mod examples;
mod fold;
mod memory;
mod parallel;
mod print;
mod scope;
mod shapes;
mod snippets;
mod syntax;
mod verify;

pub use apply::apply_map;
pub(crate) use apply::{apply, apply_unfolded};

use crate::common::rules;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

/// The operation that computes an affine map.
pub const APPLY: &str = "affine.apply";

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[RULES],
    rewrites: &[(
        "affine.apply",
        RewriteHooks {
            fold: Some(fold::fold_apply),
            canonicalize: Some(apply::simplify_apply),
            ..RewriteHooks::NONE
        },
    )],
    shapes: shapes::SHAPES,
    snippets: snippets::SNIPPETS,
    ..DialectHooks::of("affine")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("affine.apply", Hooks::form(syntax::parse_apply, print::print_map)),
    ("affine.dma_start", Hooks::form(memory::parse_dma_start, print::print_dma_start)),
    ("affine.dma_wait", Hooks::form(memory::parse_dma_wait, print::print_dma_wait)),
    ("affine.for", Hooks::form(syntax::parse_for, print::print_for)),
    ("affine.if", Hooks::form(syntax::parse_if, print::print_if)),
    ("affine.load", Hooks::form(memory::parse_load, print::print_load)),
    ("affine.max", Hooks::form(syntax::parse_min_max, print::print_map)),
    ("affine.min", Hooks::form(syntax::parse_min_max, print::print_map)),
    ("affine.parallel", Hooks::form(parallel::parse_parallel, print::print_parallel)),
    ("affine.prefetch", Hooks::form(memory::parse_prefetch, print::print_prefetch)),
    ("affine.store", Hooks::form(memory::parse_store, print::print_store)),
    ("affine.vector_load", Hooks::form(memory::parse_vector_load, print::print_vector_load)),
    ("affine.vector_store", Hooks::form(memory::parse_vector_store, print::print_vector_store)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "affine.apply" => verify::verify_apply,
    "affine.dma_start" | "affine.dma_wait" => verify::verify_dma,
    "affine.for" => verify::verify_for,
    "affine.if" => verify::verify_if,
    "affine.load" => verify::verify_load,
    "affine.max" | "affine.min" => verify::verify_min_max,
    "affine.parallel" => verify::verify_parallel,
    "affine.prefetch" => verify::verify_prefetch,
    "affine.store" => verify::verify_store,
    "affine.vector_load" => verify::verify_vector_load,
    "affine.vector_store" => verify::verify_vector_store,
    "affine.delinearize_index" => verify::verify_delinearize_index,
    "affine.linearize_index" => verify::verify_linearize_index,
    "affine.yield" => verify::verify_yield,
};
