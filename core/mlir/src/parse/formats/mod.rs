//! The floor of declarative formats: [`Opaque`], the directives without regions, and facts about half-known forms.
//!
//! The floor above it is [`Parser`](super::Parser), in which operations contain each other.

mod directives;
pub(super) mod expected_directives;
pub(super) mod following;
mod inherent;
mod literals;
pub(super) mod newer_forms;
pub(super) mod opaque_attributes;
pub(super) mod open;
pub(super) mod open_regions;
mod open_text;
mod resolve;
pub(super) mod state;

use super::opaque::Opaque;
use super::tokens::floor::floor;
use crate::ir::Ir;
use crate::registry::Registry;
use abide_source::limits::Limits;
use open::OpenForm;
use std::ops::{Deref, DerefMut};

/// Reads the directives of formats that have no regions.
pub struct Formats<'a> {
    pub(super) opaque: Opaque<'a>,
    /// The data of the current operation, if its form is open.
    pub(super) open_form: Option<OpenForm<'a>>,
    /// Whether an error within a region ended the current operation.
    pub(super) has_failed_region: bool,
    /// Whether an operation did not fit the certain part of its half-known form, so the text around it has no other
    /// form.
    pub(super) has_failed_form: bool,
}

impl<'a> Deref for Formats<'a> {
    type Target = Opaque<'a>;

    #[inline]
    fn deref(&self) -> &Opaque<'a> {
        &self.opaque
    }
}

impl<'a> DerefMut for Formats<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Opaque<'a> {
        &mut self.opaque
    }
}

impl<'a> Formats<'a> {
    /// Reads a text into an IR.
    pub(super) fn over(
        text: &'a [u8],
        registry: &'a Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Formats<'a> {
        let opaque = Opaque::over(text, registry, limits, ir);
        Formats { opaque, open_form: None, has_failed_region: false, has_failed_form: false }
    }
}

floor!(Formats);
