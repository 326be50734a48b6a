//! The functions of the `bufferization` dialect's operations.

mod attributes;
mod print;
mod shapes;
mod syntax;
mod verify;

pub(super) use attributes::verify_attribute;
pub(super) use shapes::SHAPES;

use crate::mlir::registry::Hooks;

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    (
        "bufferization.alloc_tensor",
        Hooks {
            parse: Some(syntax::parse_alloc_tensor),
            print: Some(print::print_alloc_tensor),
            verify: Some(verify::verify_alloc_tensor),
            ..Hooks::NONE
        },
    ),
    (
        "bufferization.dealloc",
        Hooks {
            infer_types: Some(syntax::infer_dealloc),
            verify: Some(verify::verify_dealloc),
            ..Hooks::NONE
        },
    ),
    (
        "bufferization.materialize_in_destination",
        Hooks { verify: Some(verify::verify_materialize), ..Hooks::NONE },
    ),
];
