//! Operations whose results are as large as the operands that they write into.

use super::{Sizes, Transfer};
use crate::ir::{OperationId, ValueId};
use crate::ods::Trait;
use crate::shape::domain::Domain;

/// The name in descriptions of the operands that an operation writes into.
const OUTPUTS: [&str; 7] = ["outputs", "inits", "output", "init", "dest", "source", "base"];
/// The name in descriptions of the operands with sizes of a result.
const SIZES: [&str; 2] = ["target_dims", "result_dims"];

impl<D: Domain> Transfer<'_, D> {
    /// Destination-style operations, and those with operands for the sizes of their result.
    pub(super) fn destination(&mut self, operation: OperationId) -> Option<()> {
        let description = self.description(operation)?;
        if let (Some(given), 1) =
            (self.named_part(operation, &SIZES), self.ir.result_count(operation))
        {
            let sizes = self.dynamic_operands(operation, given.start)?;
            self.set_sizes(self.ir.result(operation, 0)?, &sizes);
            return Some(());
        }
        if !description.has(Trait::DestinationStyleOpInterface) {
            return None;
        }
        self.outputs(operation, |_, _, _| {})
    }

    /// Sets the sizes of each result to those of the operand that it is written into, which may be refined: by
    /// the number of that operand.
    pub fn outputs(
        &mut self,
        operation: OperationId,
        refine: impl Fn(&mut Self, usize, &mut Sizes<D::Number>),
    ) -> Option<()> {
        let outputs = self.named_part(operation, &OUTPUTS)?;
        let results: Vec<ValueId> = self.ir.results(operation).collect();
        for (result, number) in results.into_iter().zip(outputs) {
            let mut sizes = self.sizes(self.ir.operand(operation, number)?)?;
            refine(self, number, &mut sizes);
            self.set_sizes(result, &sizes);
        }
        Some(())
    }

    /// The operands of the first part that is called by one of some names.
    fn named_part(&self, operation: OperationId, names: &[&str]) -> Option<std::ops::Range<usize>> {
        let description = self.description(operation)?;
        let named = |name: &&str| description.operands.iter().position(|one| *one.name == **name);
        self.part(operation, names.iter().find_map(named)?)
    }
}
