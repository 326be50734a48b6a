//! Operations: the names of their results, the generic form, and who reads the others.

use super::Parser;
use super::region::NamedArguments;
use crate::ir::{Identifier, OpaqueText, OperationId};
use crate::parse::operations::make::ResultNames;
use crate::parse::operations::names::NamesAround;
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::Part;
use crate::syntax::{self, TokenKind};
use abide_source::diagnostic::{Wanted, codes};

/// The maximum number of operation states that are kept for reuse. Operations that nest deeper get new ones.
const MAX_SPARE_STATES: usize = 64;

impl<'a> Parser<'a> {
    /// Reads an operation; it is in no block yet.
    pub(in crate::parse) fn operation(&mut self) -> Parse<OperationId> {
        let outer = self.enter_operation();
        let mut state = self.spare_states.pop().unwrap_or_default();
        state.set_start(self.position());
        if self.labels.is_some() {
            self.label_operation();
        }
        let mut names = ResultNames::new();
        let read = self.result_names(&mut names).and_then(|()| {
            state.named_results = names.iter().map(|name| name.count as usize).sum();
            match self.current() {
                TokenKind::String => self.generic_operation(&mut state),
                TokenKind::BareIdentifier => self.custom_operation(&mut state),
                // The error of a lone token does not belong to the line before.
                _ if self.recovers() && self.position() == state.start() && !self.at_end() => {
                    let span = self.current_span();
                    Err(self.report(codes::mlir::EXPECTED, span, Wanted::OperationName))
                }
                _ => Err(self.expected(Wanted::OperationName)),
            }
        });
        let made = match read.and_then(|text| self.made(text, &mut state, &names)) {
            Err(_) if self.recovers() => self.broken_operation(&mut state, &names),
            made => made,
        };
        if self.labels.is_some() {
            self.label_end(made, &state);
        }
        state.clear();
        if self.spare_states.len() < MAX_SPARE_STATES {
            self.spare_states.push(state);
        }
        self.leave_operation(outer);
        made
    }

    /// `"d.op"(%a)[^b]<{…}>({…}){…} : (i32) -> i32`
    #[inline(never)]
    fn generic_operation(&mut self, state: &mut OperationState<'a>) -> Parse<Option<OpaqueText>> {
        state.name_span = self.current_span();
        let name = self.string()?;
        if self.ir.context.bytes(name).is_empty() {
            return Err(self.error(state.name_span, "empty operation name is invalid"));
        }
        state.name = Some(name);
        self.check_name(name, state.name_span, true)?;
        if self.labels.is_some() {
            self.label_description(state);
        }
        self.expect(TokenKind::LeftParen)?;
        let uses = self.operands_of(Part::AnyOperand)?;
        self.expect(TokenKind::RightParen)?;
        if self.eat(TokenKind::LeftBracket) {
            self.list_until(TokenKind::RightBracket, |parser| {
                let successor = parser.piece(Part::AnySuccessor, |parser| parser.successor())?;
                state.successors.push(successor);
                Ok(())
            })?;
        }
        if self.eat(TokenKind::Less) {
            self.generic_properties(name, state)?;
            self.expect(TokenKind::Greater)?;
        }
        if self.eat(TokenKind::LeftParen) {
            self.generic_regions(name, state)?;
        }
        self.optional_attribute_dictionary(&mut state.attributes)?;
        self.expect(TokenKind::Colon)?;
        self.generic_type(&uses, state)?;
        self.optional_location()?;
        if let Some(known) = self.known(name) {
            self.empty_segments(&known, state);
        }
        Ok(None)
    }

    fn generic_regions(&mut self, name: Identifier, state: &mut OperationState<'a>) -> Parse {
        let entry = self.registry.operation(self.ir.context.bytes(name));
        let (isolated, dialect) = entry
            .map_or((false, "builtin"), |entry| (entry.is_isolated(), entry.default_dialect()));
        self.enter_regions(Some(name), dialect, state.name_span);
        // An undescribed operation may have a default dialect.
        let outer = self.opaque_depth;
        self.opaque_depth += u32::from(entry.is_none());
        let result = self.list_until(TokenKind::RightParen, |parser| {
            state.regions.push(parser.region(NamedArguments::None, NamesAround::of(isolated))?);
            Ok(())
        });
        self.opaque_depth = outer;
        self.leave_regions();
        result
    }

    /// An operation in its own form.
    fn custom_operation(&mut self, state: &mut OperationState<'a>) -> Parse<Option<OpaqueText>> {
        state.name_span = self.current_span();
        let word = self.current_text();
        let name = self.full_name(word);
        state.name = Some(name);
        if word.contains(&b'.') {
            self.check_name(name, state.name_span, false)?;
        }
        if self.labels.is_some() {
            self.label_description(state);
        }
        // The operations of a function are read without regard to those of others, as in an editor.
        let outer = syntax::is_function_name(word).then(|| std::mem::take(&mut self.given_up));
        let result = match self.known(name) {
            Some(known) => self.described_operation(&known, word, state),
            None => self.opaque_operation(word, state).map(Some),
        };
        if let Some(mut outer) = outer {
            outer.extend(self.given_up.get(&name));
            self.given_up = outer;
        }
        result
    }

    /// An operation in its own form that is described.
    #[inline(never)]
    fn described_operation(
        &mut self,
        known: &ResolvedOp<'a>,
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<Option<OpaqueText>> {
        let entry = known.entry;
        let is_given_up = state.name.is_some_and(|name| self.given_up.contains(&name))
            && (entry.is_open() || entry.uses_func_like_fallback())
            || self.kept_as_text.contains(&state.name_span.start());
        if is_given_up || !entry.has_custom_syntax() {
            let text = self.opaque_operation(word, state)?;
            if entry.is_open() {
                self.check_literals(entry.description(), state.name_span.end() as usize)?;
            }
            return Ok(Some(text));
        }
        if entry.is_open() {
            return self.open_operation(word, known, state);
        }
        let place = (self.mark(), self.diagnostics.len());
        let start = self.position();
        let result = self.form(known, state);
        let is_other = match entry.uses_func_like_fallback() {
            true => self.is_unlike_func(start, state, result.is_err()),
            false => self.may_have_other_form(place.1, known, state, result.is_err()),
        };
        if is_other {
            return self.reparse_as_opaque(place, word, state).map(Some);
        }
        result.and_then(|()| self.optional_location()).map(|()| None)
    }

    /// Whether a function whose form only C++ knows differs from the form of `func.func`. If parsing failed, all
    /// functions of its name are kept as text.
    fn is_unlike_func(&mut self, start: usize, state: &OperationState<'a>, failed: bool) -> bool {
        let is_wrong =
            failed || self.is_broken() || !self.ends_operation() || !self.begins_operation();
        if is_wrong {
            self.given_up.extend(state.name);
        }
        is_wrong || self.declares_names(start, state) || self.parts_arguments(start)
    }

    /// Parses the text after the name of an operation, which is the current token.
    pub(in crate::parse) fn form(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        let outer = (self.open_form.take(), std::mem::take(&mut self.has_met_open));
        self.bump();
        self.enter_regions(state.name, known.entry.default_dialect(), state.name_span);
        let result = self.nested(|parser| match known.entry.hooks().parse {
            Some(hook) => hook(parser, state),
            None => parser.formatted_operation(known, state),
        });
        self.leave_regions();
        self.open_form = outer.0;
        self.has_met_open = outer.1;
        result
    }
}
