//! The functions of the `affine` dialect's operations.

mod bounds;
mod memory;
mod parallel;
mod print;
mod syntax;

use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook};

const fn syntax(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("affine.apply", syntax(syntax::parse_apply, print::print_map)),
    ("affine.dma_start", syntax(memory::parse_dma_start, print::print_dma_start)),
    ("affine.dma_wait", syntax(memory::parse_dma_wait, print::print_dma_wait)),
    ("affine.for", syntax(syntax::parse_for, print::print_for)),
    ("affine.if", syntax(syntax::parse_if, print::print_if)),
    ("affine.load", syntax(memory::parse_load, print::print_load)),
    ("affine.max", syntax(syntax::parse_min_max, print::print_map)),
    ("affine.min", syntax(syntax::parse_min_max, print::print_map)),
    ("affine.parallel", syntax(parallel::parse_parallel, print::print_parallel)),
    ("affine.prefetch", syntax(memory::parse_prefetch, print::print_prefetch)),
    ("affine.store", syntax(memory::parse_store, print::print_store)),
    ("affine.vector_load", syntax(memory::parse_vector_load, print::print_vector_load)),
    ("affine.vector_store", syntax(memory::parse_vector_store, print::print_vector_store)),
];
