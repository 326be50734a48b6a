//! Result types of the `ptr` dialect.

mod samples;

use abide_mlir::parse::{OperationState, Operations, Parse};
use abide_mlir::print::print_type;
use abide_mlir::registry::{DialectHooks, Hooks};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], type_samples: samples::TYPES, ..DialectHooks::of("ptr") };

const HOOKS: &[(&str, Hooks)] = &[
    ("ptr.get_metadata", Hooks { infer_types: Some(metadata), ..Hooks::NONE }),
    ("ptr.ptr_add", Hooks { infer_types: Some(sum), ..Hooks::NONE }),
];

/// The sum of a pointer and an offset is a pointer of the same type; with several offsets, as many pointers.
fn sum<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let &[base, offset] = state.operands.as_slice() else { return Ok(()) };
    let (base, offset) = (parser.ir.value_type(base), parser.ir.value_type(offset));
    let context = &mut parser.ir.context;
    let many = match context.type_kind(base).element() {
        Some(_) => None,
        None => context.type_kind(offset).with_element(base),
    };
    state.results.push(many.map_or(base, |kind| context.ty(kind)));
    Ok(())
}

/// Infers the metadata type of a pointer-like value.
fn metadata<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    if let Some(value) = state.operands.first() {
        let of = print_type(&parser.ir, parser.ir.value_type(*value));
        state.results.push(parser.type_of_dialect("ptr", &[b"ptr_metadata<", &*of, b">"].concat()));
    }
    Ok(())
}
