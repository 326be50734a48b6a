//! The functions of the `affine` dialect's operations.

mod bounds;
mod memory;
mod parallel;
mod syntax;

use crate::mlir::registry::{Hooks, ParseHook};

const fn parsed(parse: ParseHook) -> Hooks {
    Hooks { parse: Some(parse), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("affine.apply", parsed(syntax::parse_apply)),
    ("affine.dma_start", parsed(memory::parse_dma_start)),
    ("affine.dma_wait", parsed(memory::parse_dma_wait)),
    ("affine.for", parsed(syntax::parse_for)),
    ("affine.if", parsed(syntax::parse_if)),
    ("affine.load", parsed(memory::parse_load)),
    ("affine.max", parsed(syntax::parse_min_max)),
    ("affine.min", parsed(syntax::parse_min_max)),
    ("affine.parallel", parsed(parallel::parse_parallel)),
    ("affine.prefetch", parsed(memory::parse_prefetch)),
    ("affine.store", parsed(memory::parse_store)),
    ("affine.vector_load", parsed(memory::parse_vector_load)),
    ("affine.vector_store", parsed(memory::parse_vector_store)),
];
