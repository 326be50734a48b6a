//! Ids by their numbers, for front ends that hold nothing but numbers.

use super::attributes::Attribute;
use super::context::{Context, Identifier};
use super::operation::{BlockId, Ir, OperationId, RegionId, ValueId};
use super::types::Type;
use abide_source::text::Span;

impl Ir {
    /// The operation whose [`OperationId::index`] this is.
    #[must_use]
    pub fn operation_at(&self, index: usize) -> Option<OperationId> {
        (index < self.operations.len()).then(|| OperationId::from_index(index))
    }

    /// The block whose [`BlockId::index`] this is.
    #[must_use]
    pub fn block_at(&self, index: usize) -> Option<BlockId> {
        (index < self.blocks.len()).then(|| BlockId::from_index(index))
    }

    /// The region whose [`RegionId::index`] this is.
    #[must_use]
    pub fn region_at(&self, index: usize) -> Option<RegionId> {
        (index < self.regions.len()).then(|| RegionId::from_index(index))
    }

    /// The value whose [`ValueId::index`] this is.
    #[must_use]
    pub fn value_at(&self, index: usize) -> Option<ValueId> {
        (index < self.values.len()).then(|| ValueId::from_index(index))
    }

    /// A number above those of all regions.
    #[must_use]
    pub fn region_bound(&self) -> usize {
        self.regions.len()
    }

    /// Whether an operation is the outermost one or within it: erased and detached ones are not.
    #[must_use]
    pub fn is_attached(&self, operation: OperationId) -> bool {
        let mut current = operation;
        loop {
            if current == self.top() {
                return true;
            }
            match self.parent(current) {
                Some(parent) => current = parent,
                None => return false,
            }
        }
    }

    /// Sets the location of an operation.
    pub fn set_span(&mut self, operation: OperationId, span: Span) {
        self.operation_mut(operation).span = span;
    }
}

impl Context {
    /// The type whose [`Type::index`] this is.
    #[must_use]
    pub fn type_at(&self, index: usize) -> Option<Type> {
        (index < self.type_bound()).then(|| Type::from_index(index))
    }

    /// The attribute whose [`Attribute::index`] this is.
    #[must_use]
    pub fn attribute_at(&self, index: usize) -> Option<Attribute> {
        (index < self.attribute_bound()).then(|| Attribute::from_index(index))
    }

    /// The string whose [`Identifier::index`] this is.
    #[must_use]
    pub fn identifier_at(&self, index: usize) -> Option<Identifier> {
        (index < self.identifier_bound()).then(|| Identifier::from_index(index))
    }
}
