//! `arith.constant`, which holds the constants of builtin types.

use abide_mlir::ir::{Attribute, Ir, NewOperation, OperationId, Type, ValueId};
use abide_mlir::rewrite::{InsertionPoint, Rewriter};
use abide_source::text::Span;

/// Creates a detached constant.
pub fn constant(ir: &mut Ir, value: Attribute, ty: Type, span: Span) -> OperationId {
    let (name, key) = (ir.context.identifier("arith.constant"), ir.context.identifier("value"));
    let properties = Some(ir.context.dictionary(&mut vec![(key, value)]));
    ir.create(NewOperation { results: &[ty], properties, span, ..NewOperation::new(name) })
}

pub(super) fn insert_constant(
    rewriter: &mut Rewriter<'_>,
    place: InsertionPoint,
    value: Attribute,
    ty: Type,
    span: Span,
) -> ValueId {
    let made = constant(rewriter.ir, value, ty, span);
    rewriter.insert_made(place, made);
    rewriter.result(made)
}

/// Inserts a constant of type `index`.
pub fn insert_index(
    rewriter: &mut Rewriter<'_>,
    place: InsertionPoint,
    value: i64,
    span: Span,
) -> ValueId {
    let index = rewriter.ir.context.index_type();
    let value = rewriter.ir.context.integer_attribute(value, index);
    insert_constant(rewriter, place, value, index, span)
}
