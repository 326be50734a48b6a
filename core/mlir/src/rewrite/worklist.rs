//! The operations that are still to be visited, the last one first.

use crate::ir::OperationId;

const ABSENT: u32 = u32::MAX;

/// A stack in which an operation is at most once, and from which any can be taken out.
#[derive(Debug, Default)]
pub(super) struct Worklist {
    list: Vec<Option<OperationId>>,
    /// For each operation its place in the list.
    places: Vec<u32>,
}

impl Worklist {
    /// Puts an operation on top, if it is not in the list yet.
    pub(super) fn push(&mut self, operation: OperationId) {
        let index = operation.index();
        if index >= self.places.len() {
            self.places.resize(index + 1, ABSENT);
        }
        if let Some(place) = self.places.get_mut(index)
            && *place == ABSENT
        {
            *place = u32::try_from(self.list.len()).unwrap_or(ABSENT);
            self.list.push(Some(operation));
        }
    }

    /// The number of places of the list.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Removes the operation on top, and returns it.
    pub(super) fn pop(&mut self) -> Option<OperationId> {
        while let Some(top) = self.list.pop() {
            if let Some(operation) = top {
                self.forget(operation);
                return Some(operation);
            }
        }
        None
    }

    /// Removes an operation, wherever it is.
    pub(super) fn remove(&mut self, operation: OperationId) {
        let place = self.forget(operation);
        if let Some(slot) = self.list.get_mut(place as usize) {
            *slot = None;
        }
    }

    fn forget(&mut self, operation: OperationId) -> u32 {
        let place = self.places.get_mut(operation.index());
        place.map_or(ABSENT, |place| std::mem::replace(place, ABSENT))
    }

    /// Reverses the list.
    pub(super) fn reverse(&mut self) {
        self.list.retain(Option::is_some);
        self.list.reverse();
        for (place, operation) in (0u32..).zip(self.list.iter().flatten()) {
            if let Some(slot) = self.places.get_mut(operation.index()) {
                *slot = place;
            }
        }
    }

    /// Removes everything.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Ir, NewOperation};

    #[test]
    fn the_worklist_is_last_in_first_out_without_duplicates() {
        let mut ir = Ir::new(0);
        let name = ir.context.identifier("a.b");
        let [a, b, c] = [0; 3].map(|_| ir.create(NewOperation::new(name)));
        let mut worklist = Worklist::default();
        for one in [a, b, a, c] {
            worklist.push(one);
        }
        worklist.remove(b);
        worklist.remove(b);
        assert_eq!([worklist.pop(), worklist.pop(), worklist.pop()], [Some(c), Some(a), None]);
        for one in [a, b, c] {
            worklist.push(one);
        }
        worklist.remove(a);
        worklist.reverse();
        worklist.push(b);
        assert_eq!([worklist.pop(), worklist.pop(), worklist.pop()], [Some(b), Some(c), None]);
    }
}
