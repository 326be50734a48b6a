//! The lowest floor of the parser: the current token, taking it, limits, and errors.
//!
//! It knows no types, attributes or operations. The floor above it is [`Types`](super::types::Types).

pub(super) mod body;
mod cursor;
pub(super) mod errors;
pub(super) mod floor;
pub(super) mod labels;
pub(super) mod nesting;
pub(super) mod operands;
pub(super) mod place;
pub(super) mod repairs;
mod role_places;
pub(super) mod roles;
mod skip;
mod take;

use crate::syntax::Cursor;
use abide_source::diagnostic::Diagnostics;
use abide_source::limits::Limits;
use abide_source::nesting::Nesting;
use errors::OwnError;
use labels::Labels;
use repairs::Repairs;
use std::ops::Deref;

/// Parsing stopped; the reason has been reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reported;

/// The result of parsing: a value, by default none, or an error that has been reported.
pub type Parse<T = ()> = Result<T, Reported>;

/// Reads the tokens of a text.
pub struct Tokens<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) limits: Limits,
    pub(super) diagnostics: Diagnostics,
    pub(super) nesting: Nesting,
    /// The deepest that something was nested since `alias` asked.
    pub(super) deepest: u32,
    /// Brackets that are missing or too many.
    pub(super) repairs: Repairs,
    /// Whether the layout shows which braces are missing.
    pub(super) by_layout: bool,
    /// The roles of pieces, if requested.
    pub(super) labels: Option<Box<Labels<'a>>>,
    /// Whether a C++-only part of the current form has been met, though it may have taken nothing. Before that, the
    /// text must fit the form.
    pub(super) has_met_open: bool,
    /// Whether parsing continues after errors.
    recovers: bool,
    /// The error of the current operation, if parsing continues after errors.
    pub(super) broken_by: Option<OwnError>,
}

impl<'a> Deref for Tokens<'a> {
    type Target = Cursor<'a>;

    #[inline]
    fn deref(&self) -> &Cursor<'a> {
        &self.cursor
    }
}

impl<'a> Tokens<'a> {
    /// Begins before the first token of a text.
    pub(super) fn new(text: &'a [u8], limits: &Limits) -> Tokens<'a> {
        Tokens {
            cursor: Cursor::new(text),
            limits: *limits,
            diagnostics: Diagnostics::new(limits),
            nesting: Nesting::default(),
            deepest: 0,
            repairs: Repairs::default(),
            by_layout: false,
            labels: None,
            has_met_open: false,
            recovers: false,
            broken_by: None,
        }
    }

    /// Forgets the parsed text.
    pub(super) fn reset(&mut self) {
        self.diagnostics = Diagnostics::new(&self.limits);
        self.nesting = Nesting::default();
        self.repairs = Repairs::default();
        self.by_layout = false;
        self.recovers = false;
        self.broken_by = None;
    }
}
