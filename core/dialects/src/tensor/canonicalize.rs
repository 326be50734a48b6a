//! Canonical forms of tensor operations.

use abide_mlir::ir::{DYNAMIC, NewOperation, OperationId, Shape, TypeKind, ValueId};
use abide_mlir::rewrite::{InsertionPoint, Rewriter, dynamic_index};

/// Moves constant sizes of `tensor.empty` into its type, followed by a cast.
pub(super) fn static_sizes_of_empty(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<()> {
    let result = rewriter.ir.result(operation, 0)?;
    let old = rewriter.ir.value_type(result);
    let TypeKind::Tensor { shape, element, encoding } = rewriter.ir.context.type_kind(old).clone()
    else {
        return None;
    };
    let operands: Vec<ValueId> = rewriter.ir.operands(operation).collect();
    let mut sizes = operands.into_iter();
    let mut kept = Vec::new();
    let mut known = Shape::new();
    for size in &shape {
        let dynamic = if *size == DYNAMIC { sizes.next() } else { None };
        let constant = dynamic.and_then(|value| rewriter.constant_integer(value));
        match (dynamic, constant.filter(|size| *size >= 0)) {
            (Some(_), Some(constant)) => known.push(constant),
            (Some(value), None) => {
                kept.push(value);
                known.push(*size);
            }
            (None, _) => known.push(*size),
        }
    }
    if known == shape {
        return None;
    }
    let new = rewriter.ir.context.ty(TypeKind::Tensor { shape: known, element, encoding });
    let (name, span) = (rewriter.ir.name(operation), rewriter.ir.span(operation));
    let place = InsertionPoint::Before(operation);
    let results = &[new];
    let empty = rewriter
        .insert(place, NewOperation { operands: &kept, results, span, ..NewOperation::new(name) });
    let empty = rewriter.result(empty);
    let cast = rewriter.ir.context.identifier("tensor.cast");
    let (operands, results) = (&[empty], &[old]);
    let cast =
        rewriter.insert(place, NewOperation { operands, results, span, ..NewOperation::new(cast) });
    let cast = rewriter.result(cast);
    rewriter.replace(operation, &[cast]);
    Some(())
}

/// Replaces a dynamic size of `tensor.empty` by its operand.
pub(super) fn dim_of_empty(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<()> {
    let (source, index) = (rewriter.ir.operand(operation, 0)?, rewriter.ir.operand(operation, 1)?);
    let empty = rewriter.defined_by(source, "tensor.empty")?;
    let index = usize::try_from(rewriter.constant_integer(index)?).ok()?;
    let shape = rewriter.ir.context.type_kind(rewriter.ir.value_type(source)).shape()?;
    let size = rewriter.ir.operand(empty, dynamic_index(shape, index)?)?;
    rewriter.replace(operation, &[size]);
    Some(())
}

/// The longest chain of casts that is followed.
const MAX_CASTS: usize = 64;

/// The size of a cast value is that of the value.
pub(super) fn dim_of_cast(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<()> {
    let source = rewriter.ir.operand(operation, 0)?;
    let mut inner = source;
    for _ in 0..MAX_CASTS {
        let Some(cast) = rewriter.defined_by(inner, "tensor.cast") else { break };
        inner = rewriter.ir.operand(cast, 0)?;
    }
    // If values may be used before they are defined, casts may go in a circle.
    if inner == source || rewriter.defined_by(inner, "tensor.cast").is_some() {
        return None;
    }
    rewriter.ir.set_operand(operation, 0, inner);
    rewriter.modified(operation);
    if let Some(cast) = rewriter.defined_by(source, "tensor.cast") {
        rewriter.revisit(cast);
    }
    Some(())
}

/// Removes the first of two casts if it adds no information.
pub(super) fn chained_casts(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<()> {
    let ir = &*rewriter.ir;
    let middle = ir.operand(operation, 0)?;
    let first = rewriter.defined_by(middle, "tensor.cast")?;
    let source = ir.operand(first, 0)?;
    // If values may be used before they are defined, casts may go in a circle.
    if first == operation || source == middle || ir.defining_operation(source) == Some(operation) {
        return None;
    }
    let shape = |value| ir.context.type_kind(ir.value_type(value)).shape();
    let (from, through, to) = (shape(source), shape(middle), shape(ir.result(operation, 0)?));
    let checked = joined(joined(from, through)?.as_ref(), to)?;
    if joined(from, to)? != checked {
        return None;
    }
    rewriter.ir.set_operand(operation, 0, source);
    rewriter.modified(operation);
    // If nothing else uses the first cast, it is dead now.
    rewriter.revisit(first);
    Some(())
}

/// The sizes that two tensor types determine together, each `None` if it is unranked; `None` if they contradict each
/// other.
fn joined(one: Option<&Shape>, other: Option<&Shape>) -> Option<Option<Shape>> {
    let (one, other) = match (one, other) {
        (Some(one), Some(other)) => (one, other),
        (one, other) => return Some(one.or(other).cloned()),
    };
    let join = |(one, other): (&i64, &i64)| match (*one, *other) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (one, other) => (one == other).then_some(one),
    };
    let sizes: Option<Shape> = one.iter().zip(other).map(join).collect();
    sizes.filter(|_| one.len() == other.len()).map(Some)
}
