//! The functions of the `affine` dialect's operations.

mod bounds;
mod memory;
mod parallel;
mod print;
mod scope;
mod shapes;
mod syntax;
mod verify;

pub(super) use parallel::reduction_kinds;
pub(super) use shapes::SHAPES;

use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook, VerifyHook};

const fn syntax(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

const fn own(parse: ParseHook, print: PrintHook, verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..syntax(parse, print) }
}

const fn verified(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("affine.apply", own(syntax::parse_apply, print::print_map, verify::verify_apply)),
    ("affine.dma_start", syntax(memory::parse_dma_start, print::print_dma_start)),
    ("affine.dma_wait", syntax(memory::parse_dma_wait, print::print_dma_wait)),
    ("affine.for", own(syntax::parse_for, print::print_for, verify::verify_for)),
    ("affine.if", own(syntax::parse_if, print::print_if, verify::verify_if)),
    ("affine.load", own(memory::parse_load, print::print_load, verify::verify_load)),
    ("affine.max", own(syntax::parse_min_max, print::print_map, verify::verify_min_max)),
    ("affine.min", own(syntax::parse_min_max, print::print_map, verify::verify_min_max)),
    (
        "affine.parallel",
        own(parallel::parse_parallel, print::print_parallel, verify::verify_parallel),
    ),
    (
        "affine.prefetch",
        own(memory::parse_prefetch, print::print_prefetch, verify::verify_prefetch),
    ),
    ("affine.store", own(memory::parse_store, print::print_store, verify::verify_store)),
    (
        "affine.vector_load",
        own(memory::parse_vector_load, print::print_vector_load, verify::verify_vector_load),
    ),
    (
        "affine.vector_store",
        own(memory::parse_vector_store, print::print_vector_store, verify::verify_vector_store),
    ),
    ("affine.delinearize_index", verified(verify::verify_delinearize_index)),
    ("affine.linearize_index", verified(verify::verify_linearize_index)),
    ("affine.yield", verified(verify::verify_yield)),
];
