//! The state of parsing an operation with a format.

use super::following::FollowingDirectives;
use crate::ir::{Attribute, BlockId, Identifier, RegionId, Type};
use crate::ods::format::{Parameter, TypeReference};
use crate::ods::{OpDescription, ValueDescription};
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::operands::OperandUse;
use smallvec::SmallVec;
use std::ops::Range;

/// The state of parsing an operation with a format. Operands, results and so on are indices into its description.
pub struct FormatState<'s, 'a> {
    pub(in crate::parse) known: &'s ResolvedOp<'a>,
    /// The description of the operation.
    pub op: &'a OpDescription,
    /// The parameters of the `custom<…>` directive that is being parsed.
    pub parameters: &'a [Parameter],
    /// The operation's parts so far.
    pub state: &'s mut OperationState<'a>,
    /// For each operand, its uses in the scratch of the state.
    pub(in crate::parse) operands: SmallVec<[Option<Range<u32>>; 6]>,
    /// For each operand, its types in the scratch of the state.
    pub(in crate::parse) operand_types: SmallVec<[Option<Range<u32>>; 6]>,
    /// For each result, its types in the scratch of the state.
    pub(in crate::parse) result_types: SmallVec<[Option<Range<u32>>; 4]>,
    /// `operands`: all of them.
    pub(in crate::parse) all_operands: Option<Range<u32>>,
    /// `type(operands)`: those of all of them.
    pub(in crate::parse) all_operand_types: Option<Range<u32>>,
    /// `type(results)`: those of all of them.
    pub(in crate::parse) all_result_types: Option<Range<u32>>,
    /// The regions that were read, each with its index in the description.
    pub regions: SmallVec<[(usize, RegionId); 2]>,
    pub(in crate::parse) successors: SmallVec<[(usize, BlockId); 2]>,
    /// For each operand with groups, the length of each group.
    pub(in crate::parse) groups: SmallVec<[(usize, Vec<i64>); 1]>,
    /// The operands that parts of C++ hold.
    pub(in crate::parse) held_by_cpp: SmallVec<[usize; 2]>,
    /// The rest of the format after the current directives.
    pub(in crate::parse) after: FollowingDirectives<'a>,
}

fn offset(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

impl<'a> FormatState<'_, 'a> {
    pub(in crate::parse) fn uses_from(&self, first: usize) -> Option<Range<u32>> {
        Some(offset(first)..offset(self.state.uses.len()))
    }

    pub(in crate::parse) fn types_from(&self, first: usize) -> Option<Range<u32>> {
        Some(offset(first)..offset(self.state.types.len()))
    }

    /// Sets the uses of an operand: those from index `first` on.
    pub fn set_operand(&mut self, index: usize, first: usize) {
        let range = self.uses_from(first);
        if let Some(place) = self.operands.get_mut(index) {
            *place = range;
        }
    }

    /// Sets types: those from index `first` on.
    pub fn set_types(&mut self, of: TypeReference, first: usize) {
        let range = self.types_from(first);
        match of {
            TypeReference::Operand(index) => {
                if let Some(place) = self.operand_types.get_mut(index) {
                    *place = range;
                }
            }
            TypeReference::Result(index) => {
                if let Some(place) = self.result_types.get_mut(index) {
                    *place = range;
                }
            }
            TypeReference::Operands => self.all_operand_types = range,
            TypeReference::Results => self.all_result_types = range,
        }
    }

    /// Sets the types of the values of a type directive.
    pub fn set_types_of(&mut self, of: TypeReference, types: &[Type]) {
        let first = self.state.types.len();
        self.state.types.extend_from_slice(types);
        self.set_types(of, first);
    }

    /// Sets the types of an operand: those from index `first` on.
    pub fn set_operand_types(&mut self, index: usize, first: usize) {
        self.set_types(TypeReference::Operand(index), first);
    }

    /// Sets the types of a result: those from index `first` on.
    pub fn set_result_types(&mut self, index: usize, first: usize) {
        self.set_types(TypeReference::Result(index), first);
    }

    /// Returns the uses of an operand parsed so far.
    pub fn uses_of(&self, index: usize) -> Vec<OperandUse<'a>> {
        let range = self.operands.get(index).cloned().flatten().unwrap_or_default();
        self.state.uses.get(range.start as usize..range.end as usize).unwrap_or_default().to_vec()
    }

    /// The type that is written for an operand, if it has been read.
    pub fn written_type(&self, index: usize) -> Option<Type> {
        let range = self.operand_types.get(index)?.clone()?;
        self.state.types.get(range.start as usize).copied()
    }

    /// Adds a block to a successor.
    pub fn push_successor(&mut self, index: usize, block: BlockId) {
        self.successors.push((index, block));
    }

    /// Whether a region of the description has been read.
    pub(in crate::parse) fn has_region(&self, index: usize) -> bool {
        self.regions.iter().any(|(own, _)| *own == index)
    }

    /// Sets how long the groups are that an operand is made of.
    pub fn set_groups(&mut self, index: usize, lengths: Vec<i64>) {
        self.groups.push((index, lengths));
    }

    /// The name of an attribute.
    #[must_use]
    pub fn attribute_name(&self, index: usize) -> Option<Identifier> {
        self.known.attributes.get(index).copied()
    }

    /// Sets the value of an attribute.
    pub fn set_attribute(&mut self, index: usize, value: Attribute) {
        if let Some(name) = self.known.attributes.get(index) {
            self.state.attributes.push((*name, value));
        }
    }

    /// The description of the values whose types a directive parses; `None` for all operands or all results.
    pub(in crate::parse) fn described(&self, of: TypeReference) -> Option<&'a ValueDescription> {
        match of {
            TypeReference::Operand(index) => self.op.operands.get(index),
            TypeReference::Result(index) => self.op.results.get(index),
            TypeReference::Operands | TypeReference::Results => None,
        }
    }
}
