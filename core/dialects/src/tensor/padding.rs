//! Sizes of padded tensors.

use abide_mlir::ir::{AttributeKind, DYNAMIC, Ir, OperationId};
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::operand_groups;
use abide_mlir::rewrite::Size;

/// The padding that `tensor.pad` adds to its source, by dimension.
#[derive(Debug)]
pub(crate) struct Padding {
    low: Vec<Size>,
    high: Vec<Size>,
}

impl Padding {
    /// The padding of an operation; `None` if its attributes and operands do not fit.
    pub(crate) fn of(
        ir: &Ir,
        description: &OpDescription,
        operation: OperationId,
    ) -> Option<Padding> {
        let groups = operand_groups(ir, operation, description);
        let edge = |part: usize, name| {
            let statics = ir.attribute(operation, name)?;
            let AttributeKind::DenseArray { values, .. } = ir.context.attribute_kind(statics)
            else {
                return None;
            };
            let mut operands = groups.get(part)?.clone();
            let size = |size: &i64| match *size {
                DYNAMIC => Some(Size::Value(ir.operand(operation, operands.next()?)?)),
                size => Some(Size::Static(size)),
            };
            values.iter().map(size).collect::<Option<Vec<Size>>>()
        };
        Some(Padding { low: edge(1, "static_low")?, high: edge(2, "static_high")? })
    }

    /// The low and high padding of a dimension.
    pub(crate) fn edges(&self, dim: usize) -> Option<[Size; 2]> {
        Some([*self.low.get(dim)?, *self.high.get(dim)?])
    }
}

/// The size along a dimension, from that of the source and the padding on both sides.
pub(crate) fn padded_size<N>(inner: N, low: N, high: N, mut add: impl FnMut(N, N) -> N) -> N {
    let sum = add(inner, low);
    add(sum, high)
}
