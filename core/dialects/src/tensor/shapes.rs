//! Shape rules of operations on tensors.

use super::padding::{Padding, padded_size};
use crate::common::shapes::{
    AS_SECOND, COLLAPSED, DIM, EXPANDED, GIVEN, RANK, SLICE, given_from, set,
};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::rewrite::Size;
use abide_mlir::shape::{Domain, Operator, ShapeHook, Sizes, Transfer};

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("tensor.collapse_shape", COLLAPSED),
    ("tensor.concat", ShapeHook::rule(concat, concat)),
    ("tensor.dim", DIM),
    ("tensor.empty", GIVEN),
    ("tensor.expand_shape", EXPANDED),
    ("tensor.extract_slice", SLICE),
    ("tensor.generate", GIVEN),
    ("tensor.insert", AS_SECOND),
    ("tensor.insert_slice", AS_SECOND),
    ("tensor.pack", AS_SECOND),
    ("tensor.pad", ShapeHook::rule(pad, pad)),
    ("tensor.rank", RANK),
    ("tensor.scatter", AS_SECOND),
    ("tensor.splat", ShapeHook::rule(splat, splat)),
    ("tensor.unpack", AS_SECOND),
];

fn splat<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    given_from(transfer, operation, 1)
}

/// The sizes of the source plus the padding on both sides.
fn pad<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let padding = Padding::of(transfer.ir, transfer.description(operation)?, operation)?;
    let source = transfer.sizes(transfer.ir.operand(operation, 0)?)?;
    let mut sizes = Sizes::new();
    for (dim, inner) in source.into_iter().enumerate() {
        let [low, high] = padding.edges(dim)?;
        let [low, high] = [low, high].map(|edge| match edge {
            Size::Static(edge) => transfer.domain.constant(edge),
            Size::Value(edge) => transfer.integer(edge),
        });
        sizes.push(padded_size(inner, low, high, |a, b| {
            transfer.domain.combine(Operator::Add, a, b)
        }));
    }
    set(transfer, operation, &sizes)
}

/// Along the dimension of the concatenation sizes add up.
fn concat<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let dim = transfer.ir.context.integer_value(transfer.ir.attribute(operation, "dim")?)?;
    let dim = usize::try_from(dim).ok()?;
    let inputs: Vec<ValueId> = transfer.ir.operands(operation).collect();
    let (first, rest) = inputs.split_first()?;
    let mut sizes = transfer.sizes(*first)?;
    for input in rest {
        let own = transfer.sizes(*input)?;
        for (index, (size, own)) in sizes.iter_mut().zip(own).enumerate() {
            if index == dim {
                *size = transfer.domain.combine(Operator::Add, *size, own);
            } else if transfer.is_better(own, *size) {
                *size = own;
            }
        }
    }
    set(transfer, operation, &sizes)
}
