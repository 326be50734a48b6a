//! The functions of the `memref` dialect's operations.

mod layout;
mod print;
mod shapes;
mod syntax;
mod verify;
mod views;

pub(super) use shapes::SHAPES;

use crate::dialect::affine::reduction_kinds;
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
    (
        "memref.alloca_scope",
        own(syntax::parse_alloca_scope, print::print_alloca_scope, verify::verify_alloca_scope),
    ),
    (
        "memref.distinct_objects",
        Hooks { infer_types: Some(syntax::infer_distinct_objects), ..Hooks::NONE },
    ),
    ("memref.dma_wait", verified(verify::verify_dma_wait)),
    ("memref.dma_start", syntax(syntax::parse_dma_start, print::print_dma_start)),
    (
        "memref.generic_atomic_rmw",
        own(
            syntax::parse_generic_atomic_rmw,
            print::print_generic_atomic_rmw,
            verify::verify_generic_atomic_rmw,
        ),
    ),
    (
        "memref.prefetch",
        own(syntax::parse_prefetch, print::print_prefetch, verify::verify_prefetch),
    ),
    (
        "memref.transpose",
        own(syntax::parse_transpose, print::print_transpose, views::verify_transpose),
    ),
    ("memref.alloc", verified(verify::verify_alloc)),
    ("memref.alloca", verified(verify::verify_alloc)),
    ("memref.assume_alignment", verified(verify::verify_assume_alignment)),
    ("memref.atomic_rmw", verified(verify::verify_atomic_rmw)),
    ("memref.atomic_yield", verified(verify::verify_atomic_yield)),
    ("memref.cast", verified(verify::verify_cast)),
    ("memref.get_global", Hooks { verify_symbols: Some(verify::verify_get_global), ..Hooks::NONE }),
    ("memref.global", verified(verify::verify_global)),
    ("memref.load", verified(verify::verify_load)),
    ("memref.collapse_shape", verified(views::verify_collapse_shape)),
    ("memref.expand_shape", verified(views::verify_expand_shape)),
    ("memref.realloc", verified(views::verify_realloc)),
    ("memref.reshape", verified(views::verify_reshape)),
    ("memref.reinterpret_cast", verified(views::verify_reinterpret_cast)),
    ("memref.store", verified(verify::verify_store)),
    ("memref.subview", verified(views::verify_subview)),
    ("memref.view", verified(verify::verify_view)),
];
