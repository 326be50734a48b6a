//! The blocks of a region that are reachable from its first one.

/// The blocks of a region by number, and the branches between them.
pub(crate) struct Reached {
    /// For each block those that it branches to.
    branches: Vec<Vec<usize>>,
    /// The starts of walks.
    entered: Vec<usize>,
}

impl Reached {
    /// Creates a graph of this many blocks, entered at the first.
    pub(crate) fn new(blocks: usize) -> Reached {
        Reached { branches: vec![Vec::new(); blocks], entered: vec![0] }
    }

    /// Marks a block as entered from outside of the region.
    pub(crate) fn enter(&mut self, block: usize) {
        self.entered.push(block);
    }

    /// Adds a branch from one block to another.
    pub(crate) fn branch(&mut self, from: usize, to: usize) {
        if let Some(branches) = self.branches.get_mut(from) {
            branches.push(to);
        }
    }

    /// Whether each block is reached.
    pub(crate) fn reached(self) -> Vec<bool> {
        let mut reached = vec![false; self.branches.len()];
        let mut next = self.entered;
        while let Some(block) = next.pop() {
            let Some(is_reached) = reached.get_mut(block) else { continue };
            if !std::mem::replace(is_reached, true) {
                next.extend(self.branches.get(block).into_iter().flatten());
            }
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_reached_through_others() {
        let mut blocks = Reached::new(6);
        for (from, to) in [(0, 2), (2, 1), (1, 0), (3, 4), (4, 3), (3, 9), (9, 3)] {
            blocks.branch(from, to);
        }
        blocks.enter(5);
        assert_eq!(blocks.reached(), [true, true, true, false, false, true]);
    }
}
