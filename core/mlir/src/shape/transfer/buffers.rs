//! Operations on buffers that change their sizes.

use super::{Sizes, Transfer};
use crate::shape::domain::Domain;
use crate::ir::{AffineExprKind, AttributeKind, OperationId};

impl<D: Domain> Transfer<'_, D> {
    /// Operations of `memref`.
    pub(super) fn buffer_operation(&mut self, operation: OperationId) -> Option<()> {
        let result = self.ir.result(operation, 0)?;
        let sizes = match self.ir.name_bytes(operation) {
            b"memref.alloc" | b"memref.alloca" => self.dynamic_operands(operation, 0)?,
            b"memref.realloc" => self.dynamic_operands(operation, 1)?,
            b"memref.view" => self.dynamic_operands(operation, 2)?,
            b"memref.expand_shape" => self.mixed(operation, "static_output_shape", 1)?,
            b"memref.collapse_shape" => self.collapsed(operation)?,
            b"memref.subview" => self.slice(operation)?,
            b"memref.reinterpret_cast" => {
                let first = self.part(operation, 2)?.start;
                self.mixed(operation, "static_sizes", first)?
            }
            b"memref.transpose" => self.transposed(operation)?,
            b"memref.assume_alignment" => self.sizes(self.ir.operand(operation, 0)?)?,
            b"memref.extract_strided_metadata" => return self.strided_metadata(operation),
            _ => return None,
        };
        self.set_sizes(result, &sizes);
        Some(())
    }

    fn transposed(&mut self, operation: OperationId) -> Option<Sizes<D::Number>> {
        let source = self.sizes(self.ir.operand(operation, 0)?)?;
        let map = self.ir.attribute(operation, "permutation")?;
        let AttributeKind::AffineMap(map) = self.ir.context.attribute_kind(map) else {
            return None;
        };
        let size = |result: &_| match self.ir.context.expression_kind(*result) {
            AffineExprKind::Dim(dim) => source.get(dim as usize).copied(),
            _ => None,
        };
        map.results.iter().map(size).collect()
    }

    /// The results are the base, the offset, the sizes and the strides.
    fn strided_metadata(&mut self, operation: OperationId) -> Option<()> {
        let sizes = self.sizes(self.ir.operand(operation, 0)?)?;
        for (result, size) in self.ir.results(operation).skip(2).zip(sizes) {
            self.set_integer(result, size);
        }
        Some(())
    }
}
