//! Continues parsing after errors: an erroneous operation is kept as far as known, and the next one is parsed
//! normally.
//!
//! Only the first error of each operation is reported. A **soft** error (a value of another type, too few results)
//! leaves the operation as parsed. After any other one the operation is parsed again as unregistered, to find its
//! end, the names that it gives to its regions, and the regions. Either way it counts as broken: the verifier skips
//! it. If the types of its results may be wrong, uses with other types are not reported.

use super::formats::state::FormatState;
use super::operations::make::ResultNames;
use super::operations::state::OperationState;
use super::parser::Parser;
use super::tokens::{Parse, Reported};
use crate::ir::{OperationId, Type};
use crate::ods::format::Directive;
use crate::syntax::{NodeKind, NodeSet, SyntaxNode, TokenKind, TokenSet, WalkEvent};
use abide_source::diagnostic::codes;
use abide_source::text::Span;
use smallvec::SmallVec;

impl<'a> Parser<'a> {
    /// Keeps the known parts of an operation that could not be fully parsed, and continues after it.
    ///
    /// # Errors
    /// The limit for parsing again is reached.
    pub(super) fn broken_operation(
        &mut self,
        state: &mut OperationState<'a>,
        names: &ResultNames<'a>,
    ) -> Parse<OperationId> {
        if !self.may_recover() {
            return Err(Reported);
        }
        let has_name = state.name_span.end() > 0;
        let start = if has_name { state.name_span.start() as usize } else { state.start() };
        let types: Vec<Type> = match state.results.len() == state.named_results {
            true => state.results.to_vec(),
            false => Vec::new(),
        };
        let are_known = !types.is_empty();
        let name = state.name;
        state.clear_parts();
        let last = if has_name {
            self.jump(start);
            self.broken_parts(state)
        } else {
            // A token that begins a line may be the next operation.
            if self.position() == start || !self.begins_line() {
                self.skip_line();
            }
            None
        };
        state.name = name.or(state.name);
        state.results.clear();
        if are_known {
            state.results.extend(types);
        } else {
            self.shown_results(last, state);
        }
        let end = self.previous_end().max(start);
        self.charge(end - start);
        self.end_error_at(end);
        let operation = self.make(state);
        self.ir.set_opaque_text(operation, &[]);
        // What is wrong has been said already.
        let _ = self.bind_results(operation, names);
        let has_tentative_type = !are_known
            || self.broken_by.is_none_or(|error| {
                [codes::mlir::TYPE_MISMATCH, codes::mlir::INVALID_OPERATION].contains(&error.code)
            });
        if has_tentative_type {
            self.doubt_results(operation);
        }
        Ok(operation)
    }

    /// Parses the text of a broken operation as unregistered; returns the range of its last type.
    fn broken_parts(&mut self, state: &mut OperationState<'a>) -> Option<Span> {
        let (word, start) = (self.current_text(), self.position());
        let tree = self.tree_of_operation(start, state);
        let node = tree.node();
        let end = node.map_or(start, |node| node.span().end() as usize);
        if self.opaque_operation(word, state).is_err() {
            self.jump(start);
            self.bump();
            if let Some(node) = node.filter(|_| end > self.previous_end()) {
                let behind = self.end_of_node(node);
                self.jump_after_node(behind, end);
            }
        }
        node.and_then(last_type_of)
    }

    /// Skips what begins no operation, up to the end of its line.
    fn skip_line(&mut self) {
        let (mut is_first, mut open) = (true, 0_u32);
        while !self.at(TokenKind::EndOfFile) && !self.at(TokenKind::SplitMarker) {
            let closes = open == 0 && self.at(TokenKind::RightBrace);
            if !is_first && (closes || self.begins_line()) {
                break;
            }
            match self.current() {
                TokenKind::LeftBrace => open += 1,
                TokenKind::RightBrace => open = open.saturating_sub(1),
                _ => {}
            }
            is_first = false;
            self.bump();
        }
    }

    /// Gives a broken operation results: those of the type that its text ends with, where its description
    /// allows that, or of unknown types.
    fn shown_results(&mut self, last: Option<Span>, state: &mut OperationState<'a>) {
        // `%a:4000000000 = op` takes few bytes.
        self.unknown_results = self.unknown_results.saturating_add(state.named_results);
        if self.unknown_results > (1 << 16).max(self.text.len()) {
            return;
        }
        let shown = last.map(|span| self.types_at(span)).unwrap_or_default();
        let unknown = self.ir.context.unknown_type();
        let known = state.name.and_then(|name| self.known(name));
        let described = known.as_ref().map(|known| &known.entry.description().results);
        let fits = |types: &[Type]| {
            types.len() == state.named_results
                && described.is_none_or(|described| {
                    types.iter().zip(described).all(|(ty, described)| {
                        described.constraint.matches_with(&self.ir.context, *ty, self.registry)
                    })
                })
        };
        if fits(&shown) {
            state.results.extend(shown);
        } else {
            state.results.extend(std::iter::repeat_n(unknown, state.named_results));
        }
    }

    /// The types of a place in the text: of a function type its results.
    fn types_at(&mut self, span: Span) -> Vec<Type> {
        let mark = self.mark();
        self.jump(span.start() as usize);
        let mut inputs: SmallVec<[Type; 4]> = SmallVec::new();
        let mut results: SmallVec<[Type; 2]> = SmallVec::new();
        let read = match self.at(TokenKind::LeftParen) {
            true => self.function_type_into(&mut inputs, &mut results),
            false => self.ty().map(|ty| results.push(ty)),
        };
        self.back(mark);
        if read.is_ok() { results.to_vec() } else { Vec::new() }
    }

    /// Moves the error of an operation to its end, because the expected token may have been looked for on later
    /// lines.
    fn end_error_at(&mut self, end: usize) {
        let Some(error) = self.broken_by else { return };
        let Some(found) = self.diagnostics.get_mut(error.index) else { return };
        if found.span.start() as usize > end {
            found.span = Span::from_range(end..end);
        }
    }

    /// Continues with the directives of a format after an error in one of them. The next one is the first whose word
    /// or sign is in the rest of the operation. They determine the types.
    pub(super) fn resume_after_error(
        &mut self,
        rest: &'a [Directive],
        read: &mut FormatState<'_, 'a>,
    ) {
        if !self.may_recover() {
            return;
        }
        let end = self.end_of_operation(read.state);
        let mut rest = rest.iter();
        while let Some(directive) = rest.next() {
            let Directive::Literal(text) = directive else { continue };
            let mark = self.mark();
            if !self.skip_to_literal(text, end) {
                self.back(mark);
                continue;
            }
            self.bump();
            for directive in rest.by_ref() {
                if self.directive(directive, read).is_err() {
                    break;
                }
            }
        }
    }

    fn skip_to_literal(&mut self, text: &str, end: usize) -> bool {
        let mut open = 0_u32;
        while self.position() < end && !self.at(TokenKind::EndOfFile) {
            if open == 0 && self.at_literal(text) {
                return true;
            }
            match self.current() {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => open += 1,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    open = open.saturating_sub(1);
                }
                _ => {}
            }
            self.bump();
        }
        false
    }

    /// Returns the end of the operation whose name has been parsed.
    pub(super) fn end_of_operation(&mut self, state: &OperationState<'a>) -> usize {
        let start = state.name_span.start() as usize;
        let tree = self.tree_of_operation(start, state);
        let end = tree.node().map_or(start, |node| node.span().end() as usize);
        self.charge(end.saturating_sub(start));
        end
    }

    /// Skips the rest of a broken label of a block.
    pub(super) fn skip_label(&mut self) {
        while !self.begins_line()
            && !matches!(
                self.current(),
                TokenKind::EndOfFile | TokenKind::SplitMarker | TokenKind::RightBrace
            )
        {
            self.bump();
        }
    }
}

fn last_type_of(node: SyntaxNode<'_>) -> Option<Span> {
    let mut last = None;
    let mut walk = node.walk_over(NodeSet::ALL, TokenSet::NONE);
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(inner) = event else { continue };
        let is_apart = matches!(
            inner.kind(),
            NodeKind::Region
                | NodeKind::RegionList
                | NodeKind::Location
                | NodeKind::AttributeDictionary
                | NodeKind::Group
        );
        if inner.kind().is_type() {
            last = Some(inner.span());
        }
        if is_apart || inner.kind().is_type() {
            walk.skip_node();
        }
    }
    last
}
