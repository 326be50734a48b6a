//! One operation against its description.

use super::verified_ops::Rule;
use super::{Verified, Verifier};
use crate::ir::{Attribute, AttributeKind, OperationId, Type};
use crate::ods::{
    Arity, AttributeDescription, Groups, OpDescription, Presence, RegionConstraint,
    ValueDescription,
};
use crate::print::{brief_attribute, brief_type};
use crate::registry::{AttributeOwner, DialectAttribute, RegisteredOp, VerifyError};
use abide_source::diagnostic::{ConstrainedValue, Detail};
use abide_source::rule;
use abide_source::spelling::counted;
use smallvec::SmallVec;
use std::ops::Range;

/// The number of elements up to which a constraint is checked again for each operation, which is faster than a look-up.
const SHORT_ATTRIBUTE: usize = 8;

impl Verifier<'_> {
    /// Checks an operation against its description, in the order in which MLIR does.
    pub(super) fn described(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let (operands, results) = self.signature(operation, op)?;
        self.region_sizes(operation, op)?;
        self.parametric_traits(operation, op, &operands, &results)?;
        self.plain_traits(operation, op)
    }

    /// Checks the operands, results and attributes, and all counts. Returns the operands and the results in groups.
    pub(super) fn signature(
        &self,
        operation: OperationId,
        op: &OpDescription,
    ) -> Result<(Groups, Groups), VerifyError> {
        self.counts(operation, op)?;
        self.attributes(operation, op)?;
        let operands = self.operand_groups(operation, op);
        self.values("operand", ConstrainedValue::Operand, &op.operands, &operands, |index| {
            self.ir.operand(operation, index).map(|value| self.ir.value_type(value))
        })?;
        let results = self.result_groups(operation, op);
        self.values("result", ConstrainedValue::Result, &op.results, &results, |index| {
            self.ir.result(operation, index).map(|value| self.ir.value_type(value))
        })?;
        Ok((operands, results))
    }

    /// Checks the attributes in the order of their names, as the reference does: first their presence, then their
    /// values.
    fn attributes(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let mut sorted: SmallVec<[(usize, &AttributeDescription); 8]> =
            op.attributes.iter().enumerate().collect();
        sorted.sort_unstable_by(|(_, a), (_, b)| a.name.cmp(&b.name));
        let mut present: SmallVec<[(usize, &AttributeDescription, Attribute); 8]> = SmallVec::new();
        for (place, described) in sorted {
            match self.ir.attribute(operation, &*described.name) {
                Some(value) => present.push((place, described, value)),
                // A parser in C++ may add an attribute that the text does not have.
                None if described.presence == Presence::Required
                    && !described.is_property()
                    && !self
                        .registered(operation)
                        .is_some_and(RegisteredOp::uses_func_like_fallback) =>
                {
                    return Err(Detail::MissingAttribute(described.name.to_string()).into());
                }
                None => {}
            }
        }
        for (place, described, value) in present {
            let check = || match described.constraint.matches(&self.ir.context, value) {
                true => Ok(()),
                false => {
                    let name = described.name.to_string();
                    let wanted = described.constraint.summary().to_owned();
                    Err(Detail::AttributeConstraint { name, wanted }.into())
                }
            };
            if self.is_long(value) {
                let rule = Rule::Constraint(self.ir.name(operation), place);
                self.once_for(rule, &[value], [], check)?;
            } else {
                check()?;
            }
        }
        Ok(())
    }

    /// Whether an attribute is so long that its constraint is checked once for all operations.
    fn is_long(&self, attribute: Attribute) -> bool {
        match self.ir.context.attribute_kind(attribute) {
            AttributeKind::Array(elements) => elements.len() > SHORT_ATTRIBUTE,
            AttributeKind::DenseArray { values, .. } => values.len() > SHORT_ATTRIBUTE,
            AttributeKind::Dialect { body, .. } => {
                self.ir.context.bytes(*body).len() > 8 * SHORT_ATTRIBUTE
            }
            _ => false,
        }
    }

    /// Checks the attributes that dialects may set anywhere, in a dictionary of an operation.
    pub(super) fn attributes_of_dialects(
        &self,
        operation: OperationId,
        owner: AttributeOwner,
        dictionary: Attribute,
    ) -> Verified {
        for (name, value) in self.ir.context.entries(dictionary) {
            let name = self.ir.context.bytes(*name);
            if let Some(hook) = self.registry.attribute_hook(name) {
                hook(self, &DialectAttribute { operation, owner, name, value: *value })?;
            }
        }
        Ok(())
    }

    /// Checks the types of operands or results.
    fn values(
        &self,
        what: &str,
        value: fn(usize) -> ConstrainedValue,
        parts: &[ValueDescription],
        groups: &[Range<usize>],
        type_of: impl Fn(usize) -> Option<Type>,
    ) -> Verified {
        let unknown = self.ir.context.unknown_type();
        for (part, group) in parts.iter().zip(groups) {
            if matches!(part.arity, Arity::Optional) && group.len() > 1 {
                return Err(rule!(
                    "{} group starting at #{} requires 0 or 1 element, but found {}",
                    what,
                    group.start,
                    group.len()
                )
                .with_help("give it one value at most")
                .into());
            }
            for index in group.clone() {
                let Some(ty) = type_of(index).filter(|ty| *ty != unknown) else { continue };
                if !part.constraint.matches_with(&self.ir.context, ty, self.registry) {
                    let value = value(index);
                    let (wanted, has) = (part.words(), self.type_text(ty));
                    return Err(Detail::ValueConstraint { value, wanted, has }.into());
                }
            }
        }
        Ok(())
    }

    fn region_sizes(&self, operation: OperationId, op: &OpDescription) -> Verified {
        for (index, region) in self.ir.regions(operation).iter().enumerate() {
            let Some(described) = op.regions.get(index).or(op.regions.last()) else { continue };
            let blocks = self.ir.blocks(*region).len();
            let (holds, words) = match described.constraint {
                RegionConstraint::Any => continue,
                RegionConstraint::Sized(size) => (blocks == size as usize, ("", size)),
                RegionConstraint::MinSized(size) => (blocks >= size as usize, ("at least ", size)),
                RegionConstraint::MaxSized(size) => (blocks <= size as usize, ("at most ", size)),
            };
            if !holds {
                let name = match &*described.name {
                    "" => String::new(),
                    name => format!("('{name}') "),
                };
                let (bound, size) = words;
                return Err(rule!(
                    "region #{} {}failed to verify constraint: region with {}{} blocks",
                    index,
                    name,
                    bound,
                    size
                )
                .with_help(match blocks {
                    0 => "the region has no block: write its operations, the last one a terminator"
                        .to_owned(),
                    _ => format!(
                        "the region has {}: a label begins a new one",
                        counted(blocks, "block")
                    ),
                })
                .into());
            }
        }
        Ok(())
    }

    /// An attribute as MLIR writes it, for a message.
    #[must_use]
    pub fn attribute_text(&self, attribute: Attribute) -> String {
        brief_attribute(self.ir, attribute)
    }

    /// A type as MLIR writes it, for a message.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        brief_type(self.ir, ty)
    }
}
