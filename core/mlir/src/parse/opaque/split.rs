//! Undescribed operations in custom form: kept as text, with their values, blocks and regions found by the syntax
//! that all formats share.

use super::Opaque;
use super::described::is_of_project;
use super::values::{NamedByText, NamedValue, is_number};
use super::written_text::as_written;
use crate::ir::{Identifier, OpaqueText, RegionId, TextPiece};
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::names::NamesAround;
use crate::parse::operations::operation_trees::{EntryLabel, entry_label};
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::place::EndOfNode;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::lexer::is_blank;
use crate::syntax::{
    self, NodeKind, NodeSet, SyntaxElement, SyntaxNode, SyntaxToken, TokenKind, TokenSet, WalkEvent,
};
use abide_source::diagnostic::{Detail, Diagnostic, Wanted, codes};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::borrow::Cow;
use thin_vec::ThinVec;

/// The maximum number of results of the unknown operations of a file, however short it is.
const ALWAYS_ALLOWED_RESULTS: usize = 1 << 16;

/// Collects the pieces of an operation's text.
#[derive(Default)]
pub(in crate::parse) struct OpaqueTextBuilder<'a> {
    pub(in crate::parse) text: OpaqueText,
    /// The end of the text that has been split.
    pub(in crate::parse) done: usize,
    /// The text in front of `done` that is in no piece yet.
    waiting: Vec<u8>,
    /// The end of the kept text.
    pub(in crate::parse) end: usize,
    /// The range of an undefined alias.
    undefined: Option<Span>,
    /// The first error in the body of a type.
    fault: Option<Diagnostic>,
    /// The distance of the operation from the beginning of its line, in bytes.
    column: usize,
    /// The values, to be resolved when all of the header is known.
    uses: Vec<NamedValue<'a>>,
    /// Whether it names a symbol, as declarations do.
    pub(in crate::parse) has_symbol: bool,
    /// Whether the text is the arguments of a function.
    within_arguments: bool,
    /// Whether the split text is the body of an attribute or a type, where nothing but aliases has a
    /// meaning outside.
    pub(in crate::parse) within_body: bool,
    pub(in crate::parse) regions: SmallVec<[RegionPiece; 1]>,
    successors: Vec<(&'a [u8], Span)>,
    /// Whether a project describes the operation: attributes and types within its text are printed as all are.
    pub(in crate::parse) is_described: bool,
    /// The number of regions that a project declares, if only C++ knows their places.
    pub(in crate::parse) own_regions: usize,
}

/// An operation whose header has been parsed; its regions follow.
pub(in crate::parse) enum Header<'a> {
    /// It has none.
    Whole(OpaqueText),
    WithRegions(Box<RegionHeader<'a>>),
}

/// The data of an operation kept while its regions are parsed.
pub(in crate::parse) struct RegionHeader<'a> {
    pub(in crate::parse) text: OpaqueText,
    pub(in crate::parse) regions: SmallVec<[RegionPiece; 1]>,
    /// The arguments that the text names for each region; empty without names.
    pub(in crate::parse) arguments: ThinVec<Vec<RegionArgument<'a>>>,
    pub(in crate::parse) end: EndOfNode,
    /// The position at which parsing continues.
    pub(in crate::parse) after: usize,
}

/// A region in the text of an operation.
#[derive(Clone, Copy)]
pub(in crate::parse) struct RegionPiece {
    /// Its index.
    pub(in crate::parse) piece: usize,
    pub(in crate::parse) span: Span,
    /// Whether its first block has a label.
    pub(in crate::parse) has_label: bool,
}

impl<'a> Opaque<'a> {
    /// Parses an operation up to its regions. The data kept while these are parsed is on the heap, so that recursion
    /// needs little stack.
    #[inline(never)]
    pub(in crate::parse) fn opaque_header(
        &mut self,
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<Header<'a>> {
        let is_broken = self.is_broken();
        let has_dialect = word.contains(&b'.') || self.is_in_default_dialect(state);
        if !has_dialect && self.opaque_depth == 0 && !is_broken {
            return Err(self.unknown_form(word));
        }
        if !is_broken && !self.is_in_default_dialect(state) || state.name.is_none() {
            state.name = Some(self.ir.context.identifier(word));
        }
        let start = self.position();
        let tree = self.tree_of_operation(start, state);
        if !is_broken && !tree.errors.is_empty() {
            for error in tree.errors {
                self.push(error);
            }
            return Err(Reported);
        }
        let Some(node) = tree.node() else {
            return Err(self.expected(Wanted::OperationName));
        };
        let end = node.span().end() as usize;
        let mut pieces = OpaqueTextBuilder {
            done: start,
            column: syntax::column(self.text, state.start()),
            has_symbol: node.child(NodeKind::SymbolReference).is_some(),
            ..OpaqueTextBuilder::default()
        };
        pieces.end = self.trailing_location(node, &mut pieces).unwrap_or(end);
        self.choose_print_style(state, &mut pieces);
        self.split_node(node, &mut pieces);
        self.keep_empty_braces(&mut pieces);
        if !is_broken && pieces.uses.is_empty() && self.needs_operands(state) {
            let place = match pieces.regions.is_empty() {
                true => end,
                false => state.name_span.end() as usize,
            };
            let span = Span::from_range(place..place);
            return Err(self.report(codes::mlir::EXPECTED, span, Wanted::OPERAND));
        }
        self.end_text(&mut pieces);
        if let Some(span) = pieces.undefined.filter(|_| !is_broken) {
            return Err(self.undefined_alias_at(span));
        }
        if let Some(fault) = pieces.fault.take().filter(|_| !is_broken) {
            return Err(self.push(fault));
        }
        let arguments = self.nested(|parser| parser.opaque_values(&mut pieces, state))?;
        let (text, regions) = (pieces.text, pieces.regions);
        let (end, after) = (self.end_of_node(node), end.max(start + 1));
        if regions.is_empty() {
            self.end_opaque(end, after, state)?;
            return Ok(Header::Whole(text));
        }
        let arguments = arguments.into_iter().collect();
        Ok(Header::WithRegions(Box::new(RegionHeader { text, regions, arguments, end, after })))
    }

    /// Reports that an operation without a dialect is not one of the dialect that may be left out.
    #[cold]
    fn unknown_form(&mut self, word: &[u8]) -> Reported {
        let detail = Detail::UnknownOperation {
            name: String::from_utf8_lossy(word).into_owned(),
            tried: Some(self.default_dialect().to_owned()),
            meant: None,
        };
        let span = self.current_span();
        self.report(codes::mlir::UNKNOWN_FORM, span, detail)
    }

    /// Continues after a fully parsed operation.
    #[inline(never)]
    pub(in crate::parse) fn end_opaque(
        &mut self,
        end: EndOfNode,
        after: usize,
        state: &mut OperationState<'a>,
    ) -> Parse {
        self.jump_after_node(end, after);
        self.unknown_results(state)
    }

    /// Whether the operation is described, and has operands in any form.
    fn needs_operands(&mut self, state: &OperationState<'a>) -> bool {
        let known = state.name.and_then(|name| self.known(name));
        known.is_some_and(|known| known.entry.needs_operands())
    }

    /// Whether an operation without a dialect is one of the dialect that may be left out.
    fn is_in_default_dialect(&mut self, state: &OperationState<'a>) -> bool {
        let known = state.name.and_then(|name| self.known(name));
        // The operation may be in an unreadable part of the dialect.
        let default = self.default_dialect();
        let is_in_part = self.registry.broken().iter().any(|broken| broken.dialect == default);
        is_in_part
            || known.is_some_and(|known| known.entry.has_custom_syntax() || known.entry.is_custom())
    }

    /// Adds the results, whose types a use may determine. `%a:4000000000 = op` takes few bytes and makes
    /// many of them.
    fn unknown_results(&mut self, state: &mut OperationState<'a>) -> Parse {
        self.unknown_results = self.unknown_results.saturating_add(state.named_results);
        if self.unknown_results > ALWAYS_ALLOWED_RESULTS.max(self.text.len()) {
            let span = Span::from_range(state.start()..self.previous_end().max(state.start()));
            let message = "more results than an unregistered operation can have";
            return Err(self.report(codes::limit::RESULTS, span, message));
        }
        let count = match state.named_results {
            0 => self.results_without_names(state),
            named => named,
        };
        let unknown = self.ir.context.unknown_type();
        state.results.extend(std::iter::repeat_n(unknown, count));
        Ok(())
    }

    /// Returns the start of an operation's location, with the blanks before it. Locations are printed only on
    /// request, and are not part of the text.
    fn trailing_location(
        &mut self,
        node: SyntaxNode<'_>,
        pieces: &mut OpaqueTextBuilder<'a>,
    ) -> Option<usize> {
        let location = node.children().last().filter(|last| last.kind() == NodeKind::Location)?;
        let span = location.span();
        if span.end() != node.span().end() {
            return None;
        }
        self.check_aliases_of_location(location, pieces);
        self.keep_trailing_location(span);
        let before = self.slice(node.span().start() as usize, span.start() as usize);
        let blanks = before.iter().rev().take_while(|byte| is_blank(**byte)).count();
        Some(span.start() as usize - blanks)
    }

    /// Resolves the values; returns the arguments that the text names for each region, empty without names.
    fn opaque_values(
        &mut self,
        pieces: &mut OpaqueTextBuilder<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<Vec<Vec<RegionArgument<'a>>>> {
        let regions = vec![Vec::new(); pieces.regions.len()];
        let uses = std::mem::take(&mut pieces.uses);
        let is_bound = |value: &NamedValue<'a>| {
            value.binds && !value.is_typed && !self.is_defined(value.operand)
        };
        let binds = uses.iter().any(is_bound);
        let mut arguments = NamedByText { regions, last: FxHashMap::default(), binds };
        for value in uses {
            let piece = self.opaque_value(value, pieces, &mut arguments, state)?;
            if let Some(place) = pieces.text.get_mut(value.piece) {
                *place = piece;
            }
        }
        for (name, span) in std::mem::take(&mut pieces.successors) {
            state.successors.push(self.block_named(name, span));
        }
        let mut regions = arguments.regions;
        if regions.iter().all(Vec::is_empty) {
            regions = Vec::new();
        }
        Ok(regions)
    }

    /// The visibility of outer names in the regions of an operation, and the dialect that may be left out there.
    #[inline(never)]
    pub(in crate::parse) fn opaque_surroundings(
        &mut self,
        state: &OperationState<'a>,
    ) -> (NamesAround, &'a str) {
        let name = state.name.map_or(&b""[..], |name| self.ir.context.bytes(name));
        let mut around = match syntax::has_symbol_table(name) {
            true => NamesAround::Hidden,
            false => NamesAround::Shadowed,
        };
        let mut dialect = "builtin";
        if let Some(known) = state.name.and_then(|name| self.known(name)) {
            dialect = known.entry.default_dialect();
            if self.is_broken() {
                around = NamesAround::of(known.entry.is_isolated());
            } else if is_of_project(&known) && !known.entry.is_isolated() {
                around = NamesAround::Shadowed;
            }
        }
        (around, dialect)
    }

    /// Keeps the names of a region's arguments.
    #[inline(never)]
    pub(in crate::parse) fn opaque_region_was_read(
        &mut self,
        region: RegionId,
        named: &[RegionArgument<'a>],
        operation: Option<Identifier>,
    ) {
        let entry = self.ir.entry_block(region).filter(|_| !named.is_empty());
        let names = named.iter().map(|argument| argument.name.name);
        self.keep_argument_names(operation, entry, names);
    }

    /// Splits a node into pieces.
    fn split_node(&mut self, node: SyntaxNode<'_>, pieces: &mut OpaqueTextBuilder<'a>) {
        let mut elements = node.elements().peekable();
        while let Some(element) = elements.next() {
            if let SyntaxElement::Node(child) = element {
                self.check_type(child, pieces);
            }
            match element {
                SyntaxElement::Node(child)
                    if child.kind() == NodeKind::Region && !pieces.within_body
                        || self.is_region(child, pieces) =>
                {
                    self.push_region(child, pieces);
                }
                SyntaxElement::Node(child) if child.span().start() as usize >= pieces.end => {}
                SyntaxElement::Node(child) if child.kind() == NodeKind::OperationResults => {}
                SyntaxElement::Node(child) if self.push_written_out(child, pieces) => {}
                SyntaxElement::Node(child) if self.follows_text(child, pieces) => {
                    self.cut_location(child, pieces);
                }
                SyntaxElement::Node(child) => {
                    let outer = (pieces.within_arguments, pieces.within_body);
                    pieces.within_arguments |= child.kind() == NodeKind::ArgumentList;
                    pieces.within_body |= child.kind() == NodeKind::DialectBody;
                    self.split_node(child, pieces);
                    (pieces.within_arguments, pieces.within_body) = outer;
                }
                SyntaxElement::Token(token)
                    if token.kind() == TokenKind::PercentIdentifier && !pieces.within_body =>
                {
                    let after = match elements.peek() {
                        Some(SyntaxElement::Token(next))
                            if next.kind() == TokenKind::HashIdentifier
                                && next.span().start() == token.span().end()
                                && syntax::may_be_result_number(next.text(self.text)) =>
                        {
                            Some(*next)
                        }
                        _ => None,
                    };
                    self.push_value(token, after, pieces);
                    if after.is_some() {
                        elements.next();
                    }
                }
                SyntaxElement::Token(token) => self.split_token(token, pieces),
            }
        }
    }

    /// Adds an attribute or a type with its parameters, if a project describes the operation.
    fn push_written_out(
        &mut self,
        node: SyntaxNode<'_>,
        pieces: &mut OpaqueTextBuilder<'a>,
    ) -> bool {
        let (start, end) = (node.span().start() as usize, node.span().end() as usize);
        let kind = match node.kind() {
            _ if !pieces.is_described => return false,
            NodeKind::DialectAttribute => TokenKind::HashIdentifier,
            NodeKind::DialectType => TokenKind::ExclamationIdentifier,
            NodeKind::MemRefType
            | NodeKind::TensorType
            | NodeKind::VectorType
            | NodeKind::AffineMap
            | NodeKind::IntegerSet => TokenKind::BareIdentifier,
            _ => return false,
        };
        let Some(name) = memchr::memchr(b'<', self.slice(start, end)) else { return false };
        match self.written_out(kind, start, start + name) {
            Some((after, piece)) if after == end => {
                self.push_text(pieces, start);
                pieces.text.push(piece);
                pieces.done = end;
                true
            }
            _ => false,
        }
    }

    /// Checks the body of a type of a described dialect.
    fn check_type(&self, node: SyntaxNode<'_>, pieces: &mut OpaqueTextBuilder<'a>) {
        if pieces.fault.is_none()
            && node.kind() == NodeKind::DialectType
            && node.child(NodeKind::DialectBody).is_some()
        {
            pieces.fault = self.registry.check_body(self.text, node.span(), &self.limits);
        }
    }

    /// Whether a node is the location of the preceding text, not a value.
    fn follows_text(&self, node: SyntaxNode<'_>, pieces: &OpaqueTextBuilder<'a>) -> bool {
        node.kind() == NodeKind::Location
            && !pieces.within_body
            && syntax::is_location_of_text(self.text, node.span())
    }

    /// Checks the aliases in the location of preceding text, which is not parsed.
    fn check_aliases_of_location(
        &mut self,
        node: SyntaxNode<'_>,
        pieces: &mut OpaqueTextBuilder<'a>,
    ) {
        if let Some(alias) = syntax::alias_of_location(node) {
            return self.meet_location_alias(alias.span());
        }
        for event in node.walk_over(NodeSet::of(&[NodeKind::AttributeAlias]), TokenSet::NONE) {
            if let WalkEvent::Enter(alias) = event
                && alias.kind() == NodeKind::AttributeAlias
            {
                let span = alias.span();
                let name = self.slice(span.start() as usize + 1, span.end() as usize);
                if !self.attribute_aliases.contains_key(name) {
                    self.check_alias(span, pieces);
                }
            }
        }
    }

    /// Omits a location within the text, or keeps it if locations are requested.
    fn cut_location(&mut self, node: SyntaxNode<'_>, pieces: &mut OpaqueTextBuilder<'a>) {
        self.check_aliases_of_location(node, pieces);
        let span = node.span();
        let (start, end) = (span.start() as usize, span.end() as usize);
        if self.located.is_none() {
            let before = self.slice(pieces.done, start);
            let blanks = before.iter().rev().take_while(|byte| is_blank(**byte)).count();
            pieces.waiting.extend_from_slice(self.slice(pieces.done, start - blanks));
            pieces.done = end;
        } else {
            self.push_text(pieces, start);
            pieces.done = end;
            let mark = self.mark();
            self.resume_at(start);
            // Its errors have been reported.
            if let Ok(location) = self.location_attribute_of_text() {
                pieces.text.push(TextPiece::Attribute(location));
            }
            self.back(mark);
        }
    }

    fn push_region(&mut self, node: SyntaxNode<'_>, pieces: &mut OpaqueTextBuilder<'a>) {
        let span = node.span();
        self.push_text(pieces, span.start() as usize);
        let label = entry_label(node);
        let (piece, has_label) = (pieces.text.len(), label.is_some());
        pieces.regions.push(RegionPiece { piece, span, has_label });
        let index = count(pieces.regions.len() - 1);
        pieces.text.push(match label {
            Some(EntryLabel { has_arguments: false }) => TextPiece::LabelledRegion(index),
            _ => TextPiece::Region(index),
        });
        pieces.done = span.end() as usize;
    }

    fn split_token(&mut self, token: SyntaxToken<'_>, pieces: &mut OpaqueTextBuilder<'a>) {
        let span = token.span();
        let (start, end) = (span.start() as usize, span.end() as usize);
        let name = self.slice(start + 1, end);
        // `#name<…>` is of the dialect with this name.
        let is_alias = self.text.get(end) != Some(&b'<');
        let piece = match token.kind() {
            TokenKind::CaretIdentifier if !pieces.within_body => {
                pieces.successors.push((name, span));
                TextPiece::Successor(count(pieces.successors.len() - 1))
            }
            TokenKind::HashIdentifier if is_alias => match self.attribute_aliases.get(name) {
                Some(alias) => TextPiece::Attribute(alias.value),
                None => return self.check_alias(span, pieces),
            },
            TokenKind::ExclamationIdentifier if is_alias => match self.type_aliases.get(name) {
                Some(alias) => TextPiece::Type(alias.value),
                None => return self.check_alias(span, pieces),
            },
            _ => return,
        };
        self.push_text(pieces, start);
        pieces.text.push(piece);
        pieces.done = end;
    }

    /// Records a `#name` or `!name` that can only be an alias but is undefined; the dialect itself checks attribute
    /// bodies.
    fn check_alias(&mut self, span: Span, pieces: &mut OpaqueTextBuilder<'a>) {
        let name = self.slice(span.start() as usize, span.end() as usize);
        if syntax::can_only_be_alias(name) && !pieces.within_body {
            pieces.undefined.get_or_insert(span);
        }
    }

    fn push_value(
        &mut self,
        token: SyntaxToken<'_>,
        number: Option<SyntaxToken<'_>>,
        pieces: &mut OpaqueTextBuilder<'a>,
    ) {
        let span = token.span();
        self.push_text(pieces, span.start() as usize);
        let name = self.slice(span.start() as usize + 1, span.end() as usize);
        let digits = number
            .map(|number| number.span())
            .map(|span| self.slice(span.start() as usize + 1, span.end() as usize));
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        let is_result = number.is_some();
        let end = number.map_or(span.end(), |number| number.span().end());
        // A number that is too big is that of no result.
        let number = digits.map_or(0, |digits| digits.parse().unwrap_or(u32::MAX));
        let operand = OperandUse { name, number, span: Span::new(span.start(), end) };
        pieces.uses.push(NamedValue {
            piece: pieces.text.len(),
            is_result,
            is_argument: pieces.within_arguments,
            ..self.named_value(operand)
        });
        pieces.text.push(TextPiece::Operand(0));
        pieces.done = end as usize;
        // A dot after digits is not part of the name; after the printed name it would be.
        let ends_in_digit = is_result || is_number(operand.name);
        let is_apart = match self.text.get(end as usize) {
            Some(b'.') => ends_in_digit,
            next => next == Some(&b'#'),
        };
        if is_apart {
            pieces.text.push(TextPiece::Text(self.ir.context.identifier(" ")));
        }
    }

    /// Adds the rest of the text, without the blanks at its end.
    fn end_text(&mut self, pieces: &mut OpaqueTextBuilder<'a>) {
        self.push_text(pieces, pieces.end);
        if let Some(TextPiece::Text(last)) = pieces.text.last_mut() {
            let text = self.ir.context.bytes(*last).trim_ascii_end().to_vec();
            *last = self.ir.context.identifier(text);
        }
    }

    /// Adds the text up to an offset.
    pub(in crate::parse) fn push_text(&mut self, pieces: &mut OpaqueTextBuilder<'a>, end: usize) {
        let text = self.slice(pieces.done, end);
        pieces.done = pieces.done.max(end);
        if text.is_empty() && pieces.waiting.is_empty() {
            return;
        }
        let waiting = std::mem::take(&mut pieces.waiting);
        let text = match waiting.is_empty() {
            true => Cow::Borrowed(text),
            false => Cow::Owned([&*waiting, text].concat()),
        };
        let text = self.ir.context.identifier(&*as_written(&text, pieces.column));
        pieces.text.push(TextPiece::Text(text));
    }
}

pub(in crate::parse) fn count(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
