//! The functions of the `memref` dialect's operations.

mod syntax;

use crate::mlir::registry::{Hooks, ParseHook};

const fn parsed(parse: ParseHook) -> Hooks {
    Hooks { parse: Some(parse), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("memref.alloca_scope", parsed(syntax::parse_alloca_scope)),
    ("memref.dma_start", parsed(syntax::parse_dma_start)),
    ("memref.generic_atomic_rmw", parsed(syntax::parse_generic_atomic_rmw)),
    ("memref.prefetch", parsed(syntax::parse_prefetch)),
    ("memref.transpose", parsed(syntax::parse_transpose)),
];
