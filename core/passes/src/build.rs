//! New operations of the symbol dialect.

use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT};
use abide_mlir::ir::{
    AffineMap, AttributeKind, Identifier, Ir, NewOperation, OperationId, ValueId,
};
use abide_source::text::Span;

/// The range of an unconstrained symbol.
pub(super) const ANY_SIZE: (i64, i64) = (0, i64::MAX);

/// Creates a detached `symbolic_int` with a range.
pub(super) fn new_symbol(
    ir: &mut Ir,
    name: Identifier,
    (min, max): (i64, i64),
    operands: &[ValueId],
    map: AffineMap,
    span: Span,
) -> OperationId {
    let context = &mut ir.context;
    let (i64, index) = (context.i64_type(), context.index_type());
    let reference = AttributeKind::SymbolReference { root: name, nested: Box::default() };
    let entries = [
        ("symbol_name", context.attribute(reference)),
        ("min_val", context.integer_attribute(min, i64)),
        ("max_val", context.integer_attribute(max, i64)),
        ("int_expressions", context.attribute(AttributeKind::AffineMap(map))),
    ];
    let mut entries = entries.map(|(key, value)| (context.identifier(key), value)).to_vec();
    let properties = Some(context.dictionary(&mut entries));
    let name = context.identifier(SYMBOLIC_INT);
    ir.create(NewOperation {
        operands,
        results: &[index],
        properties,
        span,
        ..NewOperation::new(name)
    })
}

/// Creates a detached `bind_symbolic_shape`.
pub(super) fn new_bind(
    ir: &mut Ir,
    value: ValueId,
    symbols: &[ValueId],
    map: AffineMap,
    span: Span,
) -> OperationId {
    let mut operands = vec![value];
    operands.extend_from_slice(symbols);
    let map = ir.context.attribute(AttributeKind::AffineMap(map));
    let key = ir.context.identifier("shape_expressions");
    let properties = Some(ir.context.dictionary(&mut vec![(key, map)]));
    let name = ir.context.identifier(BIND_SYMBOLIC_SHAPE);
    ir.create(NewOperation { operands: &operands, properties, span, ..NewOperation::new(name) })
}
