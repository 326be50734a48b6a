//! The functions of the `bufferization` dialect's operations.

mod print;
mod syntax;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    (
        "bufferization.alloc_tensor",
        Hooks {
            parse: Some(syntax::parse_alloc_tensor),
            print: Some(print::print_alloc_tensor),
            ..Hooks::NONE
        },
    ),
    ("bufferization.dealloc", Hooks { infer_types: Some(syntax::infer_dealloc), ..Hooks::NONE }),
];
