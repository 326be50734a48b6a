//! A project's description of an operation with a C++-only form: the braces that are regions, and implicit results.

use super::Opaque;
use super::split::{OpaqueTextBuilder, RegionPiece};
use crate::ir::{TextPiece, Type};
use crate::ods::{Arity, Syntax, ValueDescription};
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use crate::syntax::{NodeKind, SyntaxNode, TokenKind};
use abide_source::text::{Span, is_name_byte};
use smallvec::SmallVec;

impl<'a> Opaque<'a> {
    /// The number of results of an operation of a project whose text names none.
    pub(in crate::parse) fn results_without_names(&mut self, state: &OperationState<'a>) -> usize {
        let known = state.name.and_then(|name| self.known(name));
        let Some(known) = known.filter(|_| !self.is_broken()) else { return 0 };
        let op = known.entry.description();
        let is_single = |result: &ValueDescription| result.arity == Arity::Single;
        match op.place.is_some() && op.results.iter().all(is_single) {
            true => op.results.len(),
            false => 0,
        }
    }

    /// Gives a broken operation results: those of the type that its text ends with, where its description
    /// allows that, or of unknown types.
    pub(in crate::parse) fn shown_results(
        &mut self,
        last: Option<Span>,
        state: &mut OperationState<'a>,
    ) {
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

    /// Keeps empty braces as text if they outnumber the operation's regions: they may as well be an alias's
    /// dictionary.
    pub(in crate::parse) fn keep_empty_braces(&mut self, pieces: &mut OpaqueTextBuilder<'a>) {
        let more = pieces.regions.len().saturating_sub(pieces.own_regions);
        let text = self.text;
        let is_empty = |region: &&RegionPiece| region.span.slice(text) == b"{}";
        for region in pieces.regions.iter().filter(is_empty).take(more) {
            if let Some(piece) = pieces.text.get_mut(region.piece) {
                *piece = TextPiece::Text(self.ir.context.identifier("{}"));
            }
        }
    }

    /// Whether what looks like a dictionary is a region of the operation: it has the name of an operation in it.
    pub(in crate::parse) fn is_region(
        &mut self,
        node: SyntaxNode<'_>,
        pieces: &OpaqueTextBuilder<'a>,
    ) -> bool {
        if node.kind() != NodeKind::AttributeDictionary
            || pieces.own_regions <= pieces.regions.len()
        {
            return false;
        }
        let before = self.slice(0, node.span().start() as usize).trim_ascii_end();
        if before.ends_with(b"attributes") {
            return false;
        }
        let inner = node.span().slice(self.text).get(1..).unwrap_or_default().trim_ascii_start();
        let end = inner.iter().position(|byte| !is_name_byte(*byte)).unwrap_or(inner.len());
        let (name, rest) = inner.split_at_checked(end).unwrap_or_default();
        // A name alone may be that of an operation as an attribute.
        let is_alone = rest.trim_ascii_start() == b"}";
        let known = self.registry.operation(name);
        known.is_some_and(|known| !is_alone || !known.needs_operands())
    }

    /// Chooses how an operation with split text is printed, by its project's description.
    pub(in crate::parse) fn choose_print_style(
        &mut self,
        state: &OperationState<'a>,
        pieces: &mut OpaqueTextBuilder<'a>,
    ) {
        let known = state.name.and_then(|name| self.known(name));
        let known = known.filter(|op| is_of_project(op));
        let Some(known) = known.filter(|_| !self.is_broken()) else { return };
        let op = known.entry.description();
        pieces.is_described = true;
        if matches!(op.syntax, Syntax::Custom) {
            pieces.own_regions = op.regions.iter().filter(|region| !region.variadic).count();
        }
    }
}

/// Whether a project describes the operation.
pub(in crate::parse) fn is_of_project(op: &ResolvedOp<'_>) -> bool {
    op.entry.description().place.is_some()
}
