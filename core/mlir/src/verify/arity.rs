//! Whether an operation has as many operands, results, regions and successors as its description says.

use super::{Verified, Verifier};
use crate::ir::OperationId;
use crate::ods::{
    Arity, Groups, NewerForm, OpDescription, Trait, ValueDescription, operand_groups,
    result_groups, segments,
};

/// Checks that the group sizes in an attribute add up to the number of values.
pub fn check_total(what: &str, count: usize, sizes: &[usize], attribute: &str) -> Verified {
    let total = sizes.iter().fold(0usize, |total, size| total.saturating_add(*size));
    if total != count {
        return Err(format!(
            "{what} count ({count}) does not match with the total size ({total}) specified in \
             attribute '{attribute}'"
        )
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
        operand_count(&op.operands, self.ir.operand_count(operation))?;
        // A newer version of the dialect gives it results.
        let has_more = op.results.is_empty() && op.newer.contains(&NewerForm::Results);
        if !has_more {
            result_count(&op.results, self.ir.result_count(operation))?;
        }
        self.region_count(operation, op)?;
        self.successor_count(operation, op)
    }

    /// Checks the attribute that says how long the groups are.
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
            return Err(format!("requires attribute '{name}'").into());
        };
        if sizes.len() != groups {
            return Err(format!(
                "'{name}' attribute for specifying {what} segments must have {groups} elements, \
                 but got {}",
                sizes.len()
            )
            .into());
        }
        check_total(what, count, &sizes, &name)
    }

    fn region_count(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let count = self.ir.regions(operation).len();
        let expected = op.regions.len();
        if op.regions.iter().any(|region| region.variadic) {
            if count + 1 < expected {
                return Err(format!("expected {} or more regions", expected - 1).into());
            }
        } else if count != expected {
            return Err(match expected {
                0 => "requires zero regions".into(),
                1 => "requires one region".into(),
                expected => format!("expected {expected} regions").into(),
            });
        }
        Ok(())
    }

    fn successor_count(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let count = self.ir.successors(operation).len();
        let expected = op.successors.len();
        if op.successors.iter().any(|successor| successor.variadic) {
            if count + 1 < expected {
                let least = expected - 1;
                return Err(
                    format!("requires at least {least} successors but found {count}").into()
                );
            }
        } else if count != expected {
            let plural = if expected == 1 { "" } else { "s" };
            return Err(format!("requires {expected} successor{plural} but found {count}").into());
        }
        Ok(())
    }
}

fn least(parts: &[ValueDescription]) -> (usize, bool) {
    let fixed = parts.iter().filter(|part| matches!(part.arity, Arity::Single)).count();
    (fixed, fixed < parts.len())
}

fn operand_count(parts: &[ValueDescription], count: usize) -> Verified {
    let (expected, more) = least(parts);
    match (expected, more) {
        (expected, true) if count < expected => {
            Err(format!("expected {expected} or more operands, but found {count}").into())
        }
        (_, true) => Ok(()),
        (0, false) if count > 0 => Err("requires zero operands".into()),
        (1, false) if count != 1 => Err("requires a single operand".into()),
        (expected, false) if count != expected => {
            Err(format!("expected {expected} operands, but found {count}").into())
        }
        _ => Ok(()),
    }
}

fn result_count(parts: &[ValueDescription], count: usize) -> Verified {
    let (expected, more) = least(parts);
    match (expected, more) {
        (expected, true) if count < expected => {
            Err(format!("expected {expected} or more results").into())
        }
        (_, true) => Ok(()),
        (0, false) if count > 0 => Err("requires zero results".into()),
        (1, false) if count != 1 => Err("requires one result".into()),
        (expected, false) if count != expected => {
            Err(format!("expected {expected} results").into())
        }
        _ => Ok(()),
    }
}
