//! A project's description of an operation with a C++-only form: the blanks of its printer, the braces that are
//! regions, and implicit terminators and results.

use super::known::KnownOp;
use super::opaque::{Pieces, RegionPiece};
use super::parser::Parser;
use super::spacing::{Arguments, Lines, Spacing, begins_with_port};
use super::state::OperationState;
use crate::ir::{AttributeKind, Identifier, RegionId, TextPiece};
use crate::ods::constraint::AttributePredicate;
use crate::ods::format::{Directive, Whitespace};
use crate::ods::{Arity, AttributeDescription, OpDescription, Syntax, Trait, ValueDescription};
use crate::print::print_attribute;
use crate::syntax::{NodeKind, SyntaxNode, TokenKind};
use smallvec::{SmallVec, smallvec};
use std::ops::Range;

/// How many bytes of an operation are looked into for types with elements.
const LONGEST_HEAD: usize = 4096;

impl<'a> Parser<'a> {
    /// How many results an operation of a project has whose text names none.
    pub(super) fn results_without_names(&mut self, state: &OperationState<'a>) -> usize {
        let known = state.name.and_then(|name| self.known(name));
        let Some(known) = known.filter(|_| !self.is_broken()) else { return 0 };
        let op = known.entry.description();
        let is_single = |result: &ValueDescription| result.arity == Arity::Single;
        match op.place.is_some() && op.results.iter().all(is_single) {
            true => op.results.len(),
            false => 0,
        }
    }

    /// Adds the terminator that a region of a project's operation may leave out. That of a symbol, such as a module or a
    /// function with a body, is printed, as C++ prints regions where nothing else is asked for.
    pub(super) fn terminate(&mut self, operation: Option<Identifier>, region: RegionId) {
        let known = operation.and_then(|name| self.known(name));
        let known = known.filter(|op| is_of_project(op));
        let Some(known) = known.filter(|_| !self.is_broken()) else { return };
        let op = known.entry.description();
        if let Some(terminator) = op.implicit_terminator()
            && (op.has(Trait::Symbol)
                || op.has(Trait::FunctionOpInterface) && !self.ir.blocks(region).is_empty())
            && matches!(op.syntax, Syntax::Custom)
        {
            self.ensure_terminator(region, terminator);
        }
    }

    /// Keeps empty braces as text if they outnumber the operation's regions: they may as well be an alias's
    /// dictionary.
    pub(super) fn keep_empty_braces(&mut self, pieces: &mut Pieces<'a>) {
        let more = pieces.regions.len().saturating_sub(pieces.own_regions);
        let is_empty = |region: &&RegionPiece| region.span.slice(self.cursor.text) == b"{}";
        for region in pieces.regions.iter().filter(is_empty).take(more) {
            if let Some(piece) = pieces.text.get_mut(region.piece) {
                *piece = TextPiece::Text(self.ir.context.identifier("{}"));
            }
        }
    }

    /// Whether what looks like a dictionary is a region of the operation: it has the name of an operation in it.
    pub(super) fn is_region(&mut self, node: SyntaxNode<'_>, pieces: &Pieces<'a>) -> bool {
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
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$".contains(byte);
        let end = inner.iter().position(|byte| !is_word(byte)).unwrap_or(inner.len());
        self.registry.operation(inner.get(..end).unwrap_or_default()).is_some()
    }

    /// Applies a project's description of the operation, if any: the blanks of its printer, and the words that it
    /// adds after the name.
    pub(super) fn follow_description(
        &mut self,
        word: &[u8],
        state: &OperationState<'a>,
        pieces: &mut Pieces<'a>,
    ) {
        let known = state.name.and_then(|name| self.known(name));
        let known = known.filter(|op| is_of_project(op));
        let Some(known) = known.filter(|_| !self.is_broken()) else { return };
        let op = known.entry.description();
        let is_type = |one: &AttributeDescription| {
            matches!(one.constraint.predicate(), AttributePredicate::Type(_))
        };
        let is_custom = matches!(op.syntax, Syntax::Custom);
        let ports = op.attributes.iter().any(is_type);
        let end = pieces.done + word.len();
        // An operation with one type attribute for all its ports may be a declaration, about which no more is known;
        // but functions with a body are all printed alike.
        let is_function = op.has(Trait::FunctionOpInterface);
        let is_known = !ports || is_function && ends_with_region(self.slice(end, pieces.end));
        if is_custom {
            pieces.dropped = superfluous_brackets(self.slice(end, pieces.end), end, is_function);
        }
        // What cannot have a body may well name what it takes.
        let is_own = is_function && is_custom && op.has(Trait::IsolatedFromAbove);
        pieces.is_declaration = is_own && is_declaration(self.slice(end, pieces.end));
        let arguments = Arguments { of_region: is_known && !op.regions.is_empty(), ports };
        let lines = if breaks_lines(op) { Lines::All } else { Lines::Some };
        pieces.spacing = Some(Spacing::of_cpp(lines, arguments));
        if is_custom {
            pieces.own_regions = op.regions.iter().filter(|region| !region.variadic).count();
        }
        pieces.has_elements = mentions_elements(self.slice(end, pieces.end));
        if is_constant(op) && self.push_constant(end, op, pieces) {
            return;
        }
        let behind = self.slice(end, pieces.end);
        let text = self.unwritten_beginning(op, behind);
        if !text.is_empty() {
            self.push_text(pieces, end);
            pieces.text.push(TextPiece::Text(self.ir.context.identifier(text)));
        }
    }

    /// Adds the number after the name of a constant with its type, if the result may have that type: the type of a
    /// dialect is written as others are, too.
    fn push_constant(&mut self, end: usize, op: &OpDescription, pieces: &mut Pieces<'a>) -> bool {
        let text = self.slice(end, pieces.end);
        let start = pieces.end - text.trim_ascii_start().len();
        let Some((behind, value)) = self.tried_with_type(start) else { return false };
        let is_number = match self.ir.context.attribute_kind(value) {
            AttributeKind::Integer { ty, .. } | AttributeKind::Float { ty, .. } => op
                .results
                .iter()
                .all(|result| result.constraint.matches_with(&self.ir.context, *ty, self.registry)),
            _ => false,
        };
        // Without a type it is C++'s.
        if !is_number || memchr::memchr(b':', self.slice(start, behind)).is_none() {
            return false;
        }
        self.push_text(pieces, start);
        pieces.text.push(TextPiece::Attribute(value));
        pieces.done = behind;
        true
    }

    /// Adds an attribute or a type that is written out, where a project describes the operation: its printer prints
    /// these as any other, the entries of a dictionary by their names.
    pub(super) fn push_written_out(
        &mut self,
        node: SyntaxNode<'_>,
        pieces: &mut Pieces<'a>,
    ) -> bool {
        let (start, end) = (node.span().start() as usize, node.span().end() as usize);
        if pieces.spacing.is_none() {
            return false;
        }
        if self.is_without_entries(start, end, pieces.done) {
            let before = self.slice(0, start).trim_ascii_end().len() - b"attributes".len();
            self.push_text(pieces, self.slice(0, before).trim_ascii_end().len());
            pieces.done = end;
            return true;
        }
        let written_out = match node.kind() {
            NodeKind::AttributeDictionary | NodeKind::DictionaryAttribute => {
                self.written_dictionary(start, end, pieces)
            }
            NodeKind::Group if self.begins_with_entry(start, end) => {
                self.written_dictionary(start, end, pieces)
            }
            kind => self.written_parameters(kind, start, end, pieces.within_body),
        };
        match written_out {
            Some((behind, piece)) if behind == end => {
                self.push_text(pieces, start);
                pieces.text.push(piece);
                pieces.done = end;
                true
            }
            _ => false,
        }
    }

    /// An attribute or a type with parameters.
    fn written_parameters(
        &mut self,
        kind: NodeKind,
        start: usize,
        end: usize,
        within_body: bool,
    ) -> Option<(usize, TextPiece)> {
        let kind = match kind {
            NodeKind::DenseElements | NodeKind::DenseArray | NodeKind::SparseElements => {
                let (behind, value) = self.tried_with_type(start)?;
                return Some((behind, TextPiece::Attribute(value)));
            }
            NodeKind::DialectAttribute => TokenKind::HashIdentifier,
            NodeKind::DialectType => TokenKind::ExclamationIdentifier,
            NodeKind::MemRefType | NodeKind::TensorType | NodeKind::VectorType => {
                return self.tried(start, true);
            }
            NodeKind::AffineMap | NodeKind::IntegerSet => {
                let (behind, piece) =
                    self.written_out(TokenKind::BareIdentifier, start, start + "affine_map".len())?;
                // One that is not applied is printed by itself, which gives it no alias.
                let is_applied =
                    self.slice(behind, self.text.len()).trim_ascii_start().starts_with(b"(");
                return Some((
                    behind,
                    match piece {
                        TextPiece::Attribute(value) if !is_applied && !within_body => {
                            let text = print_attribute(&self.ir, value);
                            TextPiece::Text(self.ir.context.identifier(text))
                        }
                        piece => piece,
                    },
                ));
            }
            _ => return None,
        };
        let name = memchr::memchr(b'<', self.slice(start, end))?;
        self.written_out(kind, start, start + name)
    }

    /// A dictionary. What is in the body of an attribute may be something else, and so may one without entries.
    fn written_dictionary(
        &mut self,
        start: usize,
        end: usize,
        pieces: &Pieces<'a>,
    ) -> Option<(usize, TextPiece)> {
        let inner = self.slice(start, end).strip_prefix(b"{")?.strip_suffix(b"}")?;
        let is_meant = !pieces.within_body && !inner.trim_ascii().is_empty();
        is_meant.then(|| self.tried(start, false))?
    }

    /// Whether printers omit the blank between a piece and the bracket that a text begins with: between a map and its
    /// operands, a value and its indices.
    pub(super) fn is_tight(
        &self,
        text: &[u8],
        before: Option<&TextPiece>,
        (has_indices, next): (bool, Option<&u8>),
    ) -> bool {
        match before {
            Some(TextPiece::Attribute(value)) if text.starts_with(b" (") => {
                let kind = self.ir.context.attribute_kind(*value);
                matches!(kind, AttributeKind::AffineMap(_) | AttributeKind::IntegerSet(_))
            }
            // Brackets before an attribute are not indices.
            Some(TextPiece::Operand(_)) => {
                has_indices && text.starts_with(b" [") && (text.len() > 2 || next != Some(&b'#'))
            }
            _ => false,
        }
    }

    /// Whether this is an empty dictionary after `attributes`, which printers omit.
    fn is_without_entries(&self, start: usize, end: usize, done: usize) -> bool {
        let inner = self.slice(start, end).strip_prefix(b"{");
        let inner = inner.and_then(|inner| inner.strip_suffix(b"}"));
        inner.is_some_and(|inner| inner.trim_ascii().is_empty())
            && self.slice(done, start).trim_ascii_end().ends_with(b" attributes")
    }

    /// Whether the text in braces begins like a dictionary whose first entry has a value.
    fn begins_with_entry(&self, start: usize, end: usize) -> bool {
        let Some(inner) = self.slice(start, end).strip_prefix(b"{") else { return false };
        let inner = inner.trim_ascii_start();
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$".contains(byte);
        let (word, behind) = inner.split_at(inner.iter().take_while(|byte| is_word(byte)).count());
        !word.is_empty() && behind.trim_ascii_start().starts_with(b"=")
    }
}

/// Whether the text of an operation has a type with elements. Brackets after a value of such a type contain indices;
/// after others they may contain anything.
fn mentions_elements(text: &[u8]) -> bool {
    let text = text.get(..LONGEST_HEAD).unwrap_or(text);
    let types: [&[u8]; 3] = [b"memref<", b"tensor<", b"vector<"];
    types.iter().any(|ty| memchr::memmem::find(text, ty).is_some())
}

/// Whether the format of an operation has line breaks.
pub(super) fn breaks_lines(op: &OpDescription) -> bool {
    let format = op.format().map_or(&[][..], |format| &format.directives);
    format.iter().any(|one| matches!(one, Directive::Whitespace(Whitespace::NewLine)))
}

/// Whether the text of an operation ends with a region, and not with its attributes.
fn ends_with_region(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let mut depth = 0_usize;
    let opening = text.iter().rposition(|byte| {
        match byte {
            b'}' => depth += 1,
            b'{' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    let before = opening.and_then(|opening| text.get(..opening)).unwrap_or_default();
    text.ends_with(b"}") && !before.trim_ascii_end().ends_with(b"attributes")
}

/// Whether the text of a function has no body, and does not name ports.
fn is_declaration(text: &[u8]) -> bool {
    let list = memchr::memchr(b'(', text).and_then(|open| text.get(open + 1..));
    !ends_with_region(text) && !list.is_some_and(begins_with_port)
}

/// Returns the brackets after an arrow that MLIR does not print: around a function's results (`@f() -> ()`, `->
/// (i1)`), and around the single result of a function type (`: (i1) -> (i1)`). The text begins at `offset`.
fn superfluous_brackets(
    text: &[u8],
    offset: usize,
    is_function: bool,
) -> SmallVec<[Range<usize>; 2]> {
    let (mut depth, mut is_type, mut before) = (0_usize, false, b' ');
    let mut arrow = None;
    for (at, pair) in text.windows(2).enumerate() {
        match pair {
            b"->" if depth == 0 && (is_function || is_type) => {
                arrow = Some(at);
                break;
            }
            [b'{', _] if depth == 0 && is_function => break,
            [b'(' | b'[' | b'{', _] => {
                is_type |= depth == 0 && before == b':';
                depth += 1;
            }
            [b')' | b']' | b'}', _] => depth = depth.saturating_sub(1),
            _ => {}
        }
        before =
            if pair.starts_with(b" ") { before } else { pair.first().copied().unwrap_or(b' ') };
    }
    let Some(arrow) = arrow else { return SmallVec::new() };
    let (head, tail) = text.split_at(arrow);
    let behind = tail.get(2..).unwrap_or_default().trim_ascii_start();
    let open = text.len() - behind.len();
    let Some(list) = behind.strip_prefix(b"(") else { return SmallVec::new() };
    let Some(len) = memchr::memchr(b')', list) else { return SmallVec::new() };
    let list = list.get(..len).unwrap_or_default().trim_ascii();
    let (open, close) = (offset + open, offset + open + 1 + len);
    if list.is_empty() {
        let before = offset + head.trim_ascii_end().len();
        return if is_function { smallvec![before..close + 1] } else { SmallVec::new() };
    }
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"!._<>?".contains(byte);
    match list.iter().all(is_part) {
        true => smallvec![open..open + 1, close..close + 1],
        false => SmallVec::new(),
    }
}

/// Whether a project describes the operation.
pub(super) fn is_of_project(op: &KnownOp<'_>) -> bool {
    op.entry.description().place.is_some()
}

/// Whether an operation is a constant whose printer is C++, of a number that may have any type.
fn is_constant(op: &OpDescription) -> bool {
    let value = op.attributes.first().map(|one| one.constraint.predicate());
    op.has(Trait::ConstantLike)
        && op.operands.is_empty()
        && matches!(op.syntax, Syntax::Custom)
        && value.is_some_and(|value| !matches!(value, AttributePredicate::Dialect(_)))
}
