//! The functions of the `memref` dialect's operations.

mod print;
mod syntax;

use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook};

const fn syntax(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("memref.alloca_scope", syntax(syntax::parse_alloca_scope, print::print_alloca_scope)),
    ("memref.dma_start", syntax(syntax::parse_dma_start, print::print_dma_start)),
    (
        "memref.generic_atomic_rmw",
        syntax(syntax::parse_generic_atomic_rmw, print::print_generic_atomic_rmw),
    ),
    ("memref.prefetch", syntax(syntax::parse_prefetch, print::print_prefetch)),
    ("memref.transpose", syntax(syntax::parse_transpose, print::print_transpose)),
];
