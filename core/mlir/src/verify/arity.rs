//! Whether an operation has as many operands, results, regions and successors as in its description.

use super::{Verified, Verifier};
use crate::ir::OperationId;
use crate::ods::{
    Arity, Groups, OpDescription, Trait, ValueDescription, has_negative_segment, operand_groups,
    result_groups, segments,
};
use abide_source::diagnostic::{Detail, Parts};
use abide_source::rule;

/// Checks that the group sizes in an attribute add up to the number of values.
pub fn check_total(what: &str, count: usize, sizes: &[usize], attribute: &str) -> Verified {
    let total = sizes.iter().fold(0usize, |total, size| total.saturating_add(*size));
    if total != count {
        return Err(rule!(
            "{} count ({}) does not match with the total size ({}) specified in \
             attribute '{}'",
            what,
            count,
            total,
            attribute
        )
        .with_help(format!("let the sizes in '{attribute}' add up to {count}"))
        .into());
    }
    Ok(())
}

impl Verifier<'_> {
    /// The operands of an operation, group by group.
    #[must_use]
    pub fn operand_groups(&self, operation: OperationId, op: &OpDescription) -> Groups {
        operand_groups(self.ir, operation, op)
    }

    /// The results of an operation, group by group.
    #[must_use]
    pub fn result_groups(&self, operation: OperationId, op: &OpDescription) -> Groups {
        result_groups(self.ir, operation, op)
    }

    /// Checks that the numbers of operands, results, regions and successors can be.
    pub(super) fn counts(&self, operation: OperationId, op: &OpDescription) -> Verified {
        if op.has(Trait::AttrSizedOperandSegments) {
            let count = self.ir.operand_count(operation);
            self.segment_counts(operation, "operand", count, op.operands.len())?;
        }
        if op.has(Trait::AttrSizedResultSegments) {
            let count = self.ir.result_count(operation);
            self.segment_counts(operation, "result", count, op.results.len())?;
        }
        value_count(Parts::Operands, &op.operands, self.ir.operand_count(operation))?;
        value_count(Parts::Results, &op.results, self.ir.result_count(operation))?;
        self.region_count(operation, op)?;
        self.successor_count(operation, op)
    }

    /// Checks the attribute with the lengths of the groups.
    fn segment_counts(
        &self,
        operation: OperationId,
        what: &str,
        count: usize,
        groups: usize,
    ) -> Verified {
        let name = format!("{what}SegmentSizes");
        let Some(sizes) = segments(self.ir, operation, &name) else {
            // Of a text that only C++ reads, it is not known.
            if self.ir.opaque_text(operation).is_some_and(|text| !text.is_empty()) {
                return Ok(());
            }
            return Err(Detail::MissingAttribute(name).into());
        };
        if has_negative_segment(self.ir, operation, &name) {
            return Err(rule!("'{}' attribute cannot have negative elements", name)
                .with_help("write 0 for a group without values")
                .into());
        }
        if sizes.len() != groups {
            return Err(rule!(
                "'{}' attribute for specifying {} segments must have {} elements, \
                 but got {}",
                name,
                what,
                groups,
                sizes.len()
            )
            .with_help(format!("write {groups} sizes in '{name}', one for each group"))
            .into());
        }
        check_total(what, count, &sizes, &name)
    }

    fn region_count(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let or_more = op.regions.iter().any(|region| region.variadic);
        let expected = op.regions.len().saturating_sub(usize::from(or_more));
        part_count(Parts::Regions, expected, or_more, self.ir.regions(operation).len())
    }

    fn successor_count(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let or_more = op.successors.iter().any(|successor| successor.variadic);
        let expected = op.successors.len().saturating_sub(usize::from(or_more));
        part_count(Parts::Successors, expected, or_more, self.ir.successors(operation).len())
    }
}

/// Checks the number of operands or results.
fn value_count(part: Parts, values: &[ValueDescription], found: usize) -> Verified {
    let fixed = values.iter().filter(|value| matches!(value.arity, Arity::Single)).count();
    part_count(part, fixed, fixed < values.len(), found)
}

fn part_count(part: Parts, expected: usize, or_more: bool, found: usize) -> Verified {
    match found == expected || or_more && found > expected {
        true => Ok(()),
        false => Err(Detail::PartCount { part, expected, or_more, found }.into()),
    }
}
