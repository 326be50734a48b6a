//! The middle floor of the tree's reader: types, attributes, locations, and lists of them with recovery. The floor
//! above it is [`TreeOperations`](super::operations::TreeOperations).

mod affine;
mod attributes;
mod builtin;
mod dialect_body;
mod list;
mod location;
mod signature;

use super::tokens::TreeTokens;
use std::ops::{Deref, DerefMut};

/// Reads types and attributes, and cannot read operations.
pub(super) struct TreeTypes<'a> {
    pub(super) tokens: TreeTokens<'a>,
}

impl<'a> Deref for TreeTypes<'a> {
    type Target = TreeTokens<'a>;

    #[inline]
    fn deref(&self) -> &TreeTokens<'a> {
        &self.tokens
    }
}

impl<'a> DerefMut for TreeTypes<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut TreeTokens<'a> {
        &mut self.tokens
    }
}

impl TreeTypes<'_> {
    /// Reads something one level deeper, if the depth allows it.
    fn nested(&mut self, read: impl FnOnce(&mut Self)) {
        if let Some(outer) = self.enter_level() {
            read(self);
            self.leave_level(outer);
        }
    }
}
