//! The floor of undescribed text: [`Operations`] and how text is split at values, blocks and regions.
//!
//! The floor above it is [`Formats`](super::formats::Formats).

pub(super) mod described;
pub(super) mod split;
pub(super) mod values;
mod written_out;
pub(super) mod written_text;

use super::operations::Operations;
use super::tokens::floor::{floor, nested};
use crate::ir::Ir;
use crate::registry::Registry;
use abide_source::limits::Limits;
use std::ops::{Deref, DerefMut};

/// Splits text that no description knows.
pub struct Opaque<'a> {
    pub(super) operations: Operations<'a>,
    /// The number of unregistered operations around the current one.
    pub(super) opaque_depth: u32,
    /// The number of results of unknown operations.
    pub(super) unknown_results: usize,
}

impl<'a> Deref for Opaque<'a> {
    type Target = Operations<'a>;

    #[inline]
    fn deref(&self) -> &Operations<'a> {
        &self.operations
    }
}

impl<'a> DerefMut for Opaque<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Operations<'a> {
        &mut self.operations
    }
}

impl<'a> Opaque<'a> {
    /// Reads a text into an IR.
    pub(super) fn over(
        text: &'a [u8],
        registry: &'a Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Opaque<'a> {
        let operations = Operations::over(text, registry, limits, ir);
        Opaque { operations, opaque_depth: 0, unknown_results: 0 }
    }

    /// Forgets the parsed text, except the context's contents and known operations.
    pub(super) fn reset(&mut self) {
        self.operations.reset();
        self.opaque_depth = 0;
        self.unknown_results = 0;
    }
}

floor!(Opaque);
nested!(Opaque);
