//! Affine maps.

use super::{Sizes, Transfer};
use crate::mlir::ir::{AffineExpr, AffineExprKind, AffineMap, ValueId};
use crate::shape::domain::Domain;

impl<D: Domain> Transfer<'_, D> {
    /// The results of a map for integers of the program: first its dimensions, then its symbols.
    pub fn apply_map(&mut self, map: &AffineMap, operands: &[ValueId]) -> Option<Sizes<D::Number>> {
        let numbers: Vec<D::Number> = operands.iter().map(|value| self.integer(*value)).collect();
        let (dims, symbols) = numbers.split_at_checked(map.dims as usize)?;
        map.results.iter().map(|result| self.expression(*result, dims, symbols)).collect()
    }

    /// The value of an expression. Recurs with its depth, which readers bound.
    fn expression(
        &mut self,
        expression: AffineExpr,
        dims: &[D::Number],
        symbols: &[D::Number],
    ) -> Option<D::Number> {
        Some(match self.ir.context.expression_kind(expression) {
            AffineExprKind::Constant(value) => self.domain.constant(value),
            AffineExprKind::Dim(index) => *dims.get(index as usize)?,
            AffineExprKind::Symbol(index) => *symbols.get(index as usize)?,
            AffineExprKind::Binary(operator, left, right) => {
                let left = self.expression(left, dims, symbols)?;
                let right = self.expression(right, dims, symbols)?;
                self.domain.combine(operator.into(), left, right)
            }
        })
    }
}
