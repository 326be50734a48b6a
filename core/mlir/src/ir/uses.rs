//! The uses of a value: a doubly linked list through the operands.

use super::id::id;
use super::operation::{Ir, OperationId, ValueId};
use super::types::Type;

id! {
    /// A place in the array of operands.
    pub(super) UseId
}

/// An operand of an operation, and its place in the list of the uses of its value.
#[derive(Debug, Clone, Copy)]
pub struct Operand {
    /// The value.
    pub value: ValueId,
    /// The operation that uses it.
    pub(super) owner: OperationId,
    pub(super) next: Option<UseId>,
    pub(super) previous: Option<UseId>,
}

impl Ir {
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    fn operand_mut(&mut self, place: UseId) -> &mut Operand {
        &mut self.operands[place.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    fn operand_at(&self, place: UseId) -> Operand {
        self.operands[place.index()]
    }

    /// Adds an operand at the end of the array and of the uses of its value: newest first, as
    /// MLIR keeps them.
    #[inline]
    pub(super) fn push_use(&mut self, owner: OperationId, value: ValueId) {
        let place = UseId::from_index(self.operands.len());
        let next = self.value_mut(value).first_use.replace(place);
        if let Some(next) = next {
            self.operand_mut(next).previous = Some(place);
        }
        self.operands.push(Operand { value, owner, next, previous: None });
    }

    /// Removes an operand from the uses of its value.
    pub(super) fn unlink_use(&mut self, place: UseId) {
        let Operand { value, next, previous, .. } = self.operand_at(place);
        match previous {
            Some(previous) => self.operand_mut(previous).next = next,
            None if self.value(value).first_use == Some(place) => {
                self.value_mut(value).first_use = next;
            }
            None => return,
        }
        if let Some(next) = next {
            self.operand_mut(next).previous = previous;
        }
        let operand = self.operand_mut(place);
        operand.next = None;
        operand.previous = None;
    }

    /// Makes an operand use another value.
    pub(super) fn relink_use(&mut self, place: UseId, value: ValueId) {
        self.unlink_use(place);
        let next = self.value_mut(value).first_use.replace(place);
        if let Some(next) = next {
            self.operand_mut(next).previous = Some(place);
        }
        let operand = self.operand_mut(place);
        operand.value = value;
        operand.next = next;
        operand.previous = None;
    }

    /// The uses of a value, the newest first, each as the operation and the index of the operand.
    #[must_use]
    pub fn uses(&self, value: ValueId) -> Uses<'_> {
        Uses { ir: self, next: self.value(value).first_use }
    }

    /// Whether anything uses a value.
    #[must_use]
    pub fn has_uses(&self, value: ValueId) -> bool {
        self.value(value).first_use.is_some()
    }

    /// Makes every use of one value a use of another.
    pub fn replace_uses(&mut self, old: ValueId, new: ValueId) {
        if old == new {
            return;
        }
        while let Some(place) = self.value(old).first_use {
            self.relink_use(place, new);
        }
    }

    /// Replaces an operand by another value; does nothing if the operand does not exist.
    pub fn set_operand(&mut self, operation: OperationId, index: usize, value: ValueId) {
        let run = self.operation(operation).operands;
        if index < run.len as usize {
            self.relink_use(UseId::from_index(run.start as usize + index), value);
        }
    }

    /// Changes the type of a value.
    pub fn set_type(&mut self, value: ValueId, ty: Type) {
        self.value_mut(value).ty = ty;
    }
}

/// The uses of a value.
#[derive(Debug, Clone)]
pub struct Uses<'ir> {
    ir: &'ir Ir,
    next: Option<UseId>,
}

impl Iterator for Uses<'_> {
    type Item = (OperationId, usize);

    fn next(&mut self) -> Option<(OperationId, usize)> {
        let place = self.next?;
        let operand = self.ir.operand_at(place);
        self.next = operand.next;
        let start = self.ir.operation(operand.owner).operands.start as usize;
        Some((operand.owner, place.index() - start))
    }
}
