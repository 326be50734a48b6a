//! Operations whose results are as large as the operands that they write into.

use super::Transfer;
use crate::shape::domain::Domain;
use crate::shape::sizes::sizes;
use abide_dialects::{OperandAccess, accesses};
use crate::ir::{DYNAMIC, OperationId, ValueId};
use crate::ods::Trait;

/// How the descriptions call what an operation writes into.
const OUTPUTS: [&str; 6] = ["outputs", "inits", "output", "init", "dest", "source"];
/// How the descriptions call the sizes that a result is given.
const SIZES: [&str; 2] = ["target_dims", "result_dims"];

impl<D: Domain> Transfer<'_, D> {
    /// Destination-style operations, and those that are given the sizes of their result.
    pub(super) fn destination(&mut self, operation: OperationId) -> Option<()> {
        let description = self.description(operation)?;
        let part = |names: &[&str]| {
            let named =
                |name: &&str| description.operands.iter().position(|one| *one.name == **name);
            self.part(operation, names.iter().find_map(named)?)
        };
        if let (Some(given), 1) = (part(&SIZES), self.ir.result_count(operation)) {
            let sizes = self.dynamic_operands(operation, given.start)?;
            self.set_sizes(self.ir.result(operation, 0)?, &sizes);
            return Some(());
        }
        let structured = description.has(Trait::LinalgStructuredInterface);
        if !structured && !description.has(Trait::DestinationStyleOpInterface) {
            return None;
        }
        let outputs = part(&OUTPUTS)?;
        let results: Vec<ValueId> = self.ir.results(operation).collect();
        for (result, number) in results.into_iter().zip(outputs) {
            let mut sizes = self.sizes(self.ir.operand(operation, number)?)?;
            if structured && sizes.iter().any(|size| self.domain.is_unknown_size(*size)) {
                self.sizes_of_loops(operation, number, &mut sizes);
            }
            self.set_sizes(result, &sizes);
        }
        Some(())
    }

    /// Puts sizes of operands that the same loops go over in place of those that are not known.
    fn sizes_of_loops(
        &mut self,
        operation: OperationId,
        output: usize,
        own: &mut [D::Number],
    ) -> Option<()> {
        let accesses = accesses(self.ir, operation)?;
        let loop_of = |access: &OperandAccess, dim: usize| {
            access.subscripts.get(dim).and_then(|one| one.as_loop(&self.ir.context))
        };
        let loops: Vec<Option<usize>> = {
            let access = accesses.operands.get(output)?;
            (0..own.len()).map(|dim| loop_of(access, dim)).collect()
        };
        let mut known: Vec<Option<D::Number>> = vec![None; accesses.loops];
        for (access, operand) in accesses.operands.iter().zip(self.ir.operands(operation)) {
            let Some(shape) = sizes(&self.ir.context, self.ir.value_type(operand)) else {
                continue;
            };
            for dim in 0..shape.len() {
                let Some(slot) = loop_of(access, dim).and_then(|one| known.get_mut(one)) else {
                    continue;
                };
                let size = match shape.get(dim) {
                    Some(&DYNAMIC) => self.size(operand, dim)?,
                    size => self.domain.constant(*size?),
                };
                if slot.is_none_or(|slot| self.is_better(size, slot)) {
                    *slot = Some(size);
                }
            }
        }
        for (size, number) in own.iter_mut().zip(loops) {
            let other = number.and_then(|number| known.get(number).copied().flatten());
            if let Some(other) = other.filter(|other| self.is_better(*other, *size)) {
                *size = other;
            }
        }
        Some(())
    }
}
