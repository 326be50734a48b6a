//! How large a padded tensor is.

use crate::mlir::ir::{AttributeKind, DYNAMIC, Ir, OperationId};
use crate::mlir::ods::OpDescription;
use crate::mlir::verify::operand_groups;
use crate::rewrite::Size;

/// What `tensor.pad` adds to its source, by dimension.
#[derive(Debug)]
pub(crate) struct Padding {
    low: Vec<Size>,
    high: Vec<Size>,
}

impl Padding {
    /// What an operation adds; `None` where its attributes and operands do not fit.
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

    /// What is added below and above along a dimension.
    pub(crate) fn edges(&self, dim: usize) -> Option<[Size; 2]> {
        Some([*self.low.get(dim)?, *self.high.get(dim)?])
    }
}

/// The size along a dimension, from that of the source and what is added on both sides.
pub(crate) fn padded_size<N>(inner: N, low: N, high: N, mut add: impl FnMut(N, N) -> N) -> N {
    let sum = add(inner, low);
    add(sum, high)
}
