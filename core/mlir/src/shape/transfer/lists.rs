//! Lists that mix constant sizes and operands.

use super::{Sizes, Transfer};
use crate::ir::{AttributeKind, DYNAMIC, OperationId};
use crate::shape::domain::Domain;

impl<D: Domain> Transfer<'_, D> {
    /// The sizes of the result's type; the dynamic ones come from the operands from `first` on.
    pub fn dynamic_operands(
        &mut self,
        operation: OperationId,
        first: usize,
    ) -> Option<Sizes<D::Number>> {
        let shape = self.type_sizes(self.ir.result(operation, 0)?)?;
        self.sizes_of_statics_and_operands(operation, &shape, first)
    }

    /// The sizes in an attribute; the dynamic ones come from the operands from `first` on.
    pub fn mixed(
        &mut self,
        operation: OperationId,
        attribute: &str,
        first: usize,
    ) -> Option<Sizes<D::Number>> {
        let statics = self.numbers(operation, attribute)?.to_vec();
        self.sizes_of_statics_and_operands(operation, &statics, first)
    }

    /// The given sizes; the dynamic ones come from the operands from `first` on.
    pub fn sizes_of_statics_and_operands(
        &mut self,
        operation: OperationId,
        statics: &[i64],
        first: usize,
    ) -> Option<Sizes<D::Number>> {
        let mut operands = self.ir.operands(operation).skip(first).collect::<Vec<_>>().into_iter();
        let size = |size: &i64| match *size {
            DYNAMIC => Some(self.integer(operands.next()?)),
            size => Some(self.domain.constant(size)),
        };
        statics.iter().map(size).collect()
    }

    /// The integers of an attribute that is an array of them.
    #[must_use]
    pub fn numbers(&self, operation: OperationId, name: &str) -> Option<&[i64]> {
        let attribute = self.ir.attribute(operation, name)?;
        match self.ir.context.attribute_kind(attribute) {
            AttributeKind::DenseArray { values, .. } => Some(values),
            _ => None,
        }
    }

    /// Whether more is known of the first of two equal sizes.
    #[must_use]
    pub fn is_better(&self, first: D::Number, second: D::Number) -> bool {
        let constant = |number| self.domain.as_constant(number).is_some();
        let unknown = |number| self.domain.is_unknown_size(number);
        (constant(first) && !constant(second)) || (!unknown(first) && unknown(second))
    }
}
