//! The highest floor: operations with the regions that contain others.
//!
//! A region reads the operations in it. All other calls between these files go one way: an operation reads its form,
//! that its directives, and these read regions.

mod attribute_directive;
mod format;
mod format_regions;
mod opaque_operation;
mod open_operation;
mod open_parts;
mod operation;
mod recover;
mod region;

use crate::ir::{Identifier, Ir, Room};
use crate::parse::formats::Formats;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::floor::{floor, nested};
use crate::registry::Registry;
use abide_source::limits::Limits;
use rustc_hash::FxHashSet;
use std::ops::{Deref, DerefMut};

/// Reads text into an [`Ir`], as the hand-written syntax of an operation sees it (MLIR:
/// `OpAsmParser`).
pub struct Parser<'a> {
    pub(super) formats: Formats<'a>,
    #[expect(clippy::vec_box, reason = "states stay off the stack of a reader that recurs")]
    spare_states: Vec<Box<OperationState<'a>>>,
    /// The offsets of the names of described operations whose form did not fit: operations around them may be parsed
    /// several times.
    kept_as_text: FxHashSet<u32>,
    /// The kinds of operations whose form was given up: they are kept as text.
    given_up: FxHashSet<Identifier>,
}

impl<'a> Deref for Parser<'a> {
    type Target = Formats<'a>;

    #[inline]
    fn deref(&self) -> &Formats<'a> {
        &self.formats
    }
}

impl<'a> DerefMut for Parser<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Formats<'a> {
        &mut self.formats
    }
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a [u8], registry: &'a Registry, limits: &Limits) -> Parser<'a> {
        let mut ir = Ir::new(0);
        ir.reserve(&Room::of_text(text));
        Parser::over(text, registry, limits, ir)
    }

    /// Reads another text into an IR.
    pub(super) fn over<'t>(
        text: &'t [u8],
        registry: &'t Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Parser<'t> {
        Parser {
            formats: Formats::over(text, registry, limits, ir),
            spare_states: Vec::new(),
            kept_as_text: FxHashSet::default(),
            given_up: FxHashSet::default(),
        }
    }

    /// Forgets the parsed text, except the context's contents and known operations.
    pub(super) fn reset(&mut self) {
        self.formats.opaque.reset();
        self.has_failed_region = false;
        self.has_failed_form = false;
        self.kept_as_text.clear();
        self.given_up.clear();
    }
}

floor!(Parser);
nested!(Parser);
