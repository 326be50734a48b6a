//! The parts of an operation that a format has printed so far.

use super::{FormatError, TypeReference};
use crate::ods::{Arity, OpDescription};

/// The parts bound by a format. Each may be bound once.
#[derive(Debug, Clone, Default)]
pub(super) struct BoundParts {
    pub(super) operands: Vec<bool>,
    pub(super) operand_types: Vec<bool>,
    pub(super) result_types: Vec<bool>,
    pub(super) attributes: Vec<bool>,
    pub(super) regions: Vec<bool>,
    pub(super) successors: Vec<bool>,
    pub(super) all_operands: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
    pub(super) all_regions: bool,
    pub(super) all_successors: bool,
    pub(super) attribute_dictionary: bool,
}

/// A part that a format may bind.
#[derive(Debug, Clone, Copy)]
pub(super) enum BoundPart {
    Operand(usize),
    Attribute(usize),
    Region(usize),
    Successor(usize),
    Type(TypeReference),
}

impl BoundParts {
    pub(super) fn new(op: &OpDescription) -> BoundParts {
        BoundParts {
            operands: vec![false; op.operands.len()],
            operand_types: vec![false; op.operands.len()],
            result_types: vec![false; op.results.len()],
            attributes: vec![false; op.attributes.len()],
            regions: vec![false; op.regions.len()],
            successors: vec![false; op.successors.len()],
            ..BoundParts::default()
        }
    }

    /// Notes that a part is written; false if it is already.
    pub(super) fn bind(&mut self, part: BoundPart) -> bool {
        let (list, index) = match part {
            BoundPart::Operand(index) => (&mut self.operands, index),
            BoundPart::Attribute(index) => (&mut self.attributes, index),
            BoundPart::Region(index) => (&mut self.regions, index),
            BoundPart::Successor(index) => (&mut self.successors, index),
            BoundPart::Type(TypeReference::Operand(index)) => (&mut self.operand_types, index),
            BoundPart::Type(TypeReference::Result(index)) => (&mut self.result_types, index),
            BoundPart::Type(TypeReference::Operands) => {
                return !std::mem::replace(&mut self.all_operand_types, true);
            }
            BoundPart::Type(TypeReference::Results) => {
                return !std::mem::replace(&mut self.all_result_types, true);
            }
        };
        list.get_mut(index).is_some_and(|seen| !std::mem::replace(seen, true))
    }

    /// Whether a part is written.
    pub(super) fn has(&self, part: BoundPart) -> bool {
        let (list, index) = match part {
            BoundPart::Operand(index) => (&self.operands, index),
            BoundPart::Attribute(index) => (&self.attributes, index),
            BoundPart::Region(index) => (&self.regions, index),
            BoundPart::Successor(index) => (&self.successors, index),
            BoundPart::Type(reference) => return self.has_type(reference),
        };
        list.get(index).is_some_and(|seen| *seen)
    }

    /// Whether a type is written, or one of those that it covers.
    pub(super) fn has_type(&self, reference: TypeReference) -> bool {
        let has = |list: &[bool], index: usize| list.get(index).is_some_and(|seen| *seen);
        match reference {
            TypeReference::Operand(index) => {
                self.all_operand_types || has(&self.operand_types, index)
            }
            TypeReference::Result(index) => self.all_result_types || has(&self.result_types, index),
            TypeReference::Operands => self.all_operand_types || self.operand_types.contains(&true),
            TypeReference::Results => self.all_result_types || self.result_types.contains(&true),
        }
    }

    /// Checks that the format has everything that the text must have.
    pub(super) fn check_complete(&self, op: &OpDescription) -> Result<(), FormatError> {
        let fail = |message: String| Err(FormatError { position: 0, message });
        if !self.attribute_dictionary {
            return fail("'attr-dict' is missing".to_owned());
        }
        let missing = |seen: &[bool], all: bool| {
            if all { None } else { seen.iter().position(|seen| !seen) }
        };
        if let Some(index) = missing(&self.operands, self.all_operands) {
            return fail(format!("operand #{index} is missing"));
        }
        if let Some(index) = missing(&self.regions, self.all_regions) {
            return fail(format!("region #{index} is missing"));
        }
        if let Some(index) = missing(&self.successors, self.all_successors) {
            return fail(format!("successor #{index} is missing"));
        }
        if self.all_operands
            && op.operands.iter().filter(|one| one.arity.is_variable_length()).count() > 1
        {
            return fail("'operands' has more than one group of variable length".to_owned());
        }
        Ok(())
    }

    /// Attributes that are written, and those with the lengths of groups of operands.
    pub(super) fn elided_attributes(&self, op: &OpDescription) -> Vec<bool> {
        let mut elided = self.attributes.clone();
        for operand in &op.operands {
            if let Arity::VariadicOfVariadic(name) = &operand.arity
                && let Some(index) = op.attribute_index(name)
                && let Some(one) = elided.get_mut(index)
            {
                *one = true;
            }
        }
        elided
    }
}
