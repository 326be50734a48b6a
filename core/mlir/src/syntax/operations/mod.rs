//! The highest floor of the tree's reader: operations, and the regions that contain others.
//!
//! A region reads the operations in it. All other calls between these files go one way.

mod custom;
mod file;
mod function;
mod metadata;
mod operation;
mod region;

pub(super) use file::ReadChunk;

use super::tokens::TreeTokens;
use super::types::TreeTypes;
use std::ops::{Deref, DerefMut};

/// Reads a text and builds the tree.
pub(super) struct TreeOperations<'a> {
    types: TreeTypes<'a>,
}

impl<'a> Deref for TreeOperations<'a> {
    type Target = TreeTypes<'a>;

    #[inline]
    fn deref(&self) -> &TreeTypes<'a> {
        &self.types
    }
}

impl<'a> DerefMut for TreeOperations<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut TreeTypes<'a> {
        &mut self.types
    }
}

impl<'a> TreeOperations<'a> {
    pub(super) fn new(tokens: TreeTokens<'a>) -> TreeOperations<'a> {
        TreeOperations { types: TreeTypes { tokens } }
    }

    /// Ends reading; returns the tokens, and the units made of them.
    pub(super) fn into_tokens(self) -> TreeTokens<'a> {
        self.types.tokens
    }

    /// Reads something one level deeper, if the depth allows it.
    fn nested(&mut self, read: impl FnOnce(&mut Self)) {
        if let Some(outer) = self.enter_level() {
            read(self);
            self.leave_level(outer);
        }
    }
}
