//! Operations on tensors that change their sizes.

use super::{Sizes, Transfer};
use crate::shape::domain::{Domain, Operator};
use crate::shape::sizes::sizes;
use crate::ir::{AttributeKind, DYNAMIC, OperationId, ValueId};

impl<D: Domain> Transfer<'_, D> {
    /// Operations of `tensor` and `bufferization`.
    pub(super) fn tensor_operation(&mut self, operation: OperationId) -> Option<()> {
        let result = self.ir.result(operation, 0)?;
        let sizes = match self.ir.name_bytes(operation) {
            b"tensor.empty" | b"tensor.generate" => self.dynamic_operands(operation, 0)?,
            b"tensor.splat" => self.dynamic_operands(operation, 1)?,
            b"bufferization.alloc_tensor" => match self.part(operation, 1)? {
                copy if copy.is_empty() => self.dynamic_operands(operation, 0)?,
                copy => self.sizes(self.ir.operand(operation, copy.start)?)?,
            },
            b"tensor.expand_shape" => self.mixed(operation, "static_output_shape", 1)?,
            b"tensor.collapse_shape" => self.collapsed(operation)?,
            b"tensor.extract_slice" => self.slice(operation)?,
            b"tensor.insert"
            | b"tensor.insert_slice"
            | b"tensor.pack"
            | b"tensor.unpack"
            | b"tensor.scatter"
            | b"bufferization.materialize_in_destination" => {
                self.sizes(self.ir.operand(operation, 1)?)?
            }
            b"tensor.pad" => self.padded(operation)?,
            b"tensor.concat" => self.concatenated(operation)?,
            b"bufferization.to_tensor"
            | b"bufferization.to_memref"
            | b"bufferization.to_buffer"
            | b"bufferization.clone" => self.sizes(self.ir.operand(operation, 0)?)?,
            _ => return None,
        };
        self.set_sizes(result, &sizes);
        Some(())
    }

    /// The sizes of the type of the result, the dynamic ones from operands from one on.
    pub(super) fn dynamic_operands(
        &mut self,
        operation: OperationId,
        first: usize,
    ) -> Option<Sizes<D::Number>> {
        let ty = self.ir.value_type(self.ir.result(operation, 0)?);
        let shape = sizes(&self.ir.context, ty)?;
        self.static_or_operands(operation, &shape, first)
    }

    /// The sizes in an attribute, the dynamic ones from operands from one on.
    pub(super) fn mixed(
        &mut self,
        operation: OperationId,
        attribute: &str,
        first: usize,
    ) -> Option<Sizes<D::Number>> {
        let statics = self.numbers(operation, attribute)?.to_vec();
        self.static_or_operands(operation, &statics, first)
    }

    fn static_or_operands(
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

    pub(super) fn numbers(&self, operation: OperationId, name: &str) -> Option<&[i64]> {
        let attribute = self.ir.attribute(operation, name)?;
        match self.ir.context.attribute_kind(attribute) {
            AttributeKind::DenseArray { values, .. } => Some(values),
            _ => None,
        }
    }

    /// The lower and upper bounds of `scf.forall` and `scf.parallel`.
    pub(in crate::shape) fn loop_bounds(
        &mut self,
        operation: OperationId,
    ) -> Option<Vec<(D::Number, D::Number)>> {
        let mut bounds = [Sizes::new(), Sizes::new()];
        let names = ["staticLowerBound", "staticUpperBound"];
        for (part, (list, name)) in bounds.iter_mut().zip(names).enumerate() {
            let operands = self.part(operation, part)?;
            *list = match self.ir.name_bytes(operation) {
                b"scf.forall" => self.mixed(operation, name, operands.start)?,
                _ => operands
                    .map(|at| Some(self.integer(self.ir.operand(operation, at)?)))
                    .collect::<Option<_>>()?,
            };
        }
        let [lower, upper] = bounds;
        Some(lower.into_iter().zip(upper).collect())
    }

    /// The dimensions of the source that each dimension of the result is made of.
    fn reassociation(&self, operation: OperationId) -> Option<Vec<Vec<usize>>> {
        let context = &self.ir.context;
        let array = |attribute| match context.attribute_kind(attribute) {
            AttributeKind::Array(elements) => Some(elements),
            _ => None,
        };
        let group = |group: &_| -> Option<Vec<usize>> {
            let dims = array(*group)?.iter();
            dims.map(|dim| usize::try_from(context.integer_value(*dim)?).ok()).collect()
        };
        array(self.ir.attribute(operation, "reassociation")?)?.iter().map(group).collect()
    }

    /// The products of the sizes that are joined.
    pub(super) fn collapsed(&mut self, operation: OperationId) -> Option<Sizes<D::Number>> {
        let source = self.sizes(self.ir.operand(operation, 0)?)?;
        let mut sizes = Sizes::new();
        for group in self.reassociation(operation)? {
            let mut product = self.domain.constant(1);
            for dim in group {
                product = self.domain.combine(Operator::Multiply, product, *source.get(dim)?);
            }
            sizes.push(product);
        }
        Some(sizes)
    }

    /// The sizes of a slice, without those of 1 that the result does not have.
    pub(super) fn slice(&mut self, operation: OperationId) -> Option<Sizes<D::Number>> {
        let first = self.part(operation, 2)?.start;
        let statics = self.numbers(operation, "static_sizes")?.to_vec();
        let all = self.static_or_operands(operation, &statics, first)?;
        let result = self.ir.value_type(self.ir.result(operation, 0)?);
        let wanted = sizes(&self.ir.context, result)?;
        let mut wanted = wanted.iter().rev().peekable();
        let mut kept = Sizes::new();
        for (size, number) in all.iter().zip(&statics).rev() {
            if wanted.next_if_eq(&number).is_some() {
                kept.push(*size);
            } else if *number != 1 {
                return None;
            }
        }
        kept.reverse();
        Some(kept)
    }

    /// The sizes of the source with what is added on both sides.
    fn padded(&mut self, operation: OperationId) -> Option<Sizes<D::Number>> {
        let mut sizes = self.sizes(self.ir.operand(operation, 0)?)?;
        for (part, name) in [(1, "static_low"), (2, "static_high")] {
            let first = self.part(operation, part)?.start;
            let edges = self.mixed(operation, name, first)?;
            for (size, edge) in sizes.iter_mut().zip(edges) {
                *size = self.domain.combine(Operator::Add, *size, edge);
            }
        }
        Some(sizes)
    }

    /// Along the dimension of the concatenation sizes add up.
    fn concatenated(&mut self, operation: OperationId) -> Option<Sizes<D::Number>> {
        let dim = self.ir.context.integer_value(self.ir.attribute(operation, "dim")?)?;
        let dim = usize::try_from(dim).ok()?;
        let inputs: Vec<ValueId> = self.ir.operands(operation).collect();
        let (first, rest) = inputs.split_first()?;
        let mut sizes = self.sizes(*first)?;
        for input in rest {
            let own = self.sizes(*input)?;
            for (index, (size, own)) in sizes.iter_mut().zip(own).enumerate() {
                if index == dim {
                    *size = self.domain.combine(Operator::Add, *size, own);
                } else if self.is_better(own, *size) {
                    *size = own;
                }
            }
        }
        Some(sizes)
    }

    /// Of two sizes that are equal, whether more is known of the first.
    pub(super) fn is_better(&self, first: D::Number, second: D::Number) -> bool {
        let constant = |number| self.domain.as_constant(number).is_some();
        let unknown = |number| self.domain.is_unknown_size(number);
        (constant(first) && !constant(second)) || (!unknown(first) && unknown(second))
    }
}
