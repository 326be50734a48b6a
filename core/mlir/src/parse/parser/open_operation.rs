//! Operations in a half-known form.

use super::Parser;
use crate::ir::OpaqueText;
use crate::parse::formats::open::OpenForm;
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Wanted, codes};
use abide_source::text::Span;

impl<'a> Parser<'a> {
    /// Parses an operation whose format is open, after its name; returns its text, unless no part of it was left to
    /// C++. If the format does not fit after all, this and others of its name are parsed as unregistered operations.
    pub(in crate::parse) fn open_operation(
        &mut self,
        word: &'a [u8],
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<Option<OpaqueText>> {
        let (mark, reported, start) = (self.mark(), self.diagnostics.len(), self.position());
        let form = OpenForm { name: start, ..OpenForm::default() };
        let outer = (self.open_form.replace(form), std::mem::take(&mut self.has_met_open));
        self.bump();
        // In an attribute dictionary that was read as a region, it is a key.
        let is_key = [TokenKind::Equal, TokenKind::Comma, TokenKind::RightBrace];
        let is_key = is_key.contains(&self.current());
        self.enter_regions(state.name, known.entry.default_dialect(), state.name_span);
        let result = self.nested(|parser| parser.formatted_operation(known, state));
        self.leave_regions();
        let description = known.entry.description();
        // Text before all C++-only parts has one form.
        let is_certain = !self.has_met_open && !description.has_mistakes;
        let form = std::mem::replace(&mut self.open_form, outer.0).unwrap_or_default();
        self.has_met_open = outer.1;
        let fits = result.is_ok()
            && !self.is_broken()
            && self.ends_operation()
            && !self.contains_next_operation(&form, state);
        // A client requests the possible tokens at the end of the text.
        let is_asked = self.labels.is_some() && self.at_end();
        if let Err(reported) = result {
            let is_of_inner = self.has_failed_region && self.has_failed_form;
            if is_asked || is_certain || is_of_inner || self.lacks_operands(description, state) {
                self.has_failed_form |= is_certain && !is_key && !self.recovers();
                return Err(reported);
            }
        }
        if !fits {
            self.given_up.extend(state.name);
            let text = self.reparse_as_opaque((mark, reported), word, state)?;
            self.check_literals(description, state.name_span.end() as usize)?;
            return Ok(Some(text));
        }
        if self.is_fully_known(&form, description, state) {
            return self.optional_location().map(|()| None);
        }
        let end = self.previous_end();
        if known.entry.needs_operands() && !is_asked && !self.mentions_values(state) {
            let span = Span::from_range(end..end);
            return Err(self.report(codes::mlir::EXPECTED, span, Wanted::OPERAND));
        }
        self.check_followed(description, state)?;
        let form = self.resolve_open(form, state)?;
        let text = self.split_half_known(start, end, &form, state)?;
        self.optional_location()?;
        self.open_results(state);
        state.followed = true;
        Ok(Some(text))
    }

    /// Whether the text of the operation that ends here has values or regions: C++ can make an operand only of a value.
    fn mentions_values(&self, state: &OperationState<'a>) -> bool {
        let text = self.slice(state.name_span.start() as usize, self.previous_end());
        !state.regions.is_empty() || memchr::memchr(b'%', text).is_some()
    }

    /// Whether the text that was read as an operation goes on after its end: a string at the beginning of a line was
    /// read as an attribute, but is the name of the next operation.
    fn contains_next_operation(&mut self, form: &OpenForm<'a>, state: &OperationState<'a>) -> bool {
        let end = self.previous_end();
        let start = form.regions.iter().map(|region| region.1).max();
        let text = self.slice(start.unwrap_or(state.name_span.start() as usize), end);
        let mut later_lines = text.split(|byte| *byte == b'\n').skip(1);
        later_lines.any(|line| line.trim_ascii_start().starts_with(b"\""))
            && self.end_of_operation(state) < end
    }
}
