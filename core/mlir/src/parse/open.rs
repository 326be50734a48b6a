//! Half-known forms: a `custom<>` directive, or an attribute with its own parser. Such a part takes the text up to
//! the next literal of the format, brackets balanced; the text around it keeps its meaning. The operation is kept as
//! text.

use super::following::Brackets;
use super::format::FormatState;
use super::known::KnownOp;
use super::open_regions::{PartWithRegions, Shown};
use super::parser::Parser;
use super::state::OperationState;
use super::tokens::Parse;
use super::tokens::operands::OperandUse;
use crate::directives;
use crate::ir::{OpaqueText, RegionId, TextPiece, Type};
use crate::ods::constraint::Beginning;
use crate::ods::format::{Directive, Parameter, TypeReference};
use crate::ods::{OpDescription, Presence, Trait};
use crate::syntax::{self, TokenKind};
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The parts of an operation with an open form, for splitting its text.
#[derive(Debug, Default)]
pub(super) struct OpenForm<'a> {
    /// The values in parts that only C++ knows.
    pub(super) uses: Vec<OperandUse<'a>>,
    /// The range and index of each operand: its start, its end, and its index.
    pub(super) operands: Vec<(usize, usize, u32)>,
    /// The range of each region.
    pub(super) regions: Vec<(usize, usize, RegionId)>,
    /// The region arguments named in a C++-only part, with their ranges.
    pub(super) arguments: Vec<(Span, (RegionId, u32))>,
    /// The regions whose arguments are called as those of the one before.
    pub(super) same: Vec<RegionId>,
    /// The start of the operation's name.
    pub(super) name: usize,
    /// The syntax tree's view of the operation, once requested.
    pub(super) shown: Option<Shown>,
    /// The attributes and types that the format names, by their first bytes, with their ends and how they are printed.
    pub(super) described: FxHashMap<usize, (usize, TextPiece)>,
    /// The starts of dictionaries of attributes that are not in other parts of the format.
    pub(super) dictionaries: FxHashSet<usize>,
    /// Whether a part that only C++ knows has taken something.
    has_taken: bool,
}

impl OpenForm<'_> {
    /// Whether a part that only C++ knows has taken something.
    pub(super) fn has_taken(&self) -> bool {
        self.has_taken
    }
}

impl<'a> Parser<'a> {
    /// Parses an operation whose format is open, after its name; returns its text, unless no part of it was left to
    /// C++. If the format does not fit after all, this and others of its name are parsed as unregistered operations.
    pub(super) fn open_operation(
        &mut self,
        word: &'a [u8],
        known: &KnownOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<Option<OpaqueText>> {
        let (mark, reported, start) = (self.mark(), self.diagnostics.len(), self.position());
        let form = OpenForm { name: start, ..OpenForm::default() };
        let outer = (self.open_form.replace(form), std::mem::take(&mut self.literals));
        self.bump();
        self.enter_regions(state.name, known.entry.default_dialect(), state.name_span);
        let result = self.nested(|parser| parser.formatted_operation(known, state));
        self.leave_regions();
        let lacks_literal = self.literals.is_one_missing;
        let form = std::mem::replace(&mut self.open_form, outer.0).unwrap_or_default();
        self.literals = outer.1;
        let fits = result.is_ok() && !self.is_broken() && self.ends_operation();
        // A client asks for the possible tokens at the end of the text.
        let is_asked = self.labels.is_some() && self.at_end();
        if let Err(reported) = result
            && (is_asked || lacks_literal || self.lacks_operands(known.entry.description(), state))
        {
            return Err(reported);
        }
        if !fits {
            self.given_up.extend(state.name);
            return self.opaque_after_all((mark, reported), word, state).map(Some);
        }
        if self.says_all(&form, known.entry.description(), state) {
            return self.optional_location().map(|()| None);
        }
        let form = self.resolve_open(form, state)?;
        let end = self.previous_end();
        let text = self.cut_open(start, end, &form, state);
        self.optional_location()?;
        self.open_results(state);
        state.followed = true;
        Ok(Some(text))
    }

    /// Whether all of an operation with an open form is known: its parts that only C++ knows are absent.
    fn says_all(
        &self,
        form: &OpenForm<'a>,
        op: &OpDescription,
        state: &OperationState<'a>,
    ) -> bool {
        let unknown = self.ir.context.unknown_type();
        let values = state.operands.iter().map(|value| self.ir.value_type(*value));
        !form.has_taken
            && state.results.iter().copied().chain(values).all(|ty| ty != unknown)
            && (state.named_results == 0 || state.named_results == state.results.len())
            && op.format().is_some_and(|format| {
                let brought = self.registry.directives(op);
                directives::all_known_but(brought, op, format, &|one| {
                    directives::may_be_empty(op, one)
                })
            })
    }

    /// Records the text since a place as the attribute of the format with this index. An attribute that is written as
    /// nothing, because its own form may be empty, keeps its text.
    pub(super) fn note_attribute(&mut self, start: usize, index: usize, qualified: bool) {
        let end = self.previous_end();
        if let Some(form) = self.open_form.as_mut().filter(|_| end > start) {
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            form.described.insert(start, (end, TextPiece::Property { index, qualified }));
        }
    }

    /// Keeps that what was read since a place is a type that the format writes without the name of its class.
    pub(super) fn note_type(&mut self, start: usize, ty: Type, class: &str) {
        if self.open_form.is_none() {
            return;
        }
        let class = self.ir.context.identifier(class);
        let end = self.previous_end();
        if let Some(form) = &mut self.open_form {
            form.described.insert(start, (end, TextPiece::TypeOfClass(ty, class)));
        }
    }

    /// Whether the operation must end at the current token.
    pub(super) fn ends_operation(&self) -> bool {
        self.at_end()
            || matches!(
                self.current(),
                TokenKind::RightBrace | TokenKind::SplitMarker | TokenKind::CaretIdentifier
            )
            || self.at_word("loc")
            || self.begins_line()
            || self.begins_next_operation()
    }

    /// Whether the next operation begins at the current token, within a line.
    fn begins_next_operation(&self) -> bool {
        match self.current() {
            TokenKind::BareIdentifier => syntax::ends_function_or_has_dialect(self.current_text()),
            TokenKind::String => self.peek() == TokenKind::LeftParen,
            TokenKind::PercentIdentifier => {
                // A list is looked at only once, where it begins.
                let before = self.previous_end().checked_sub(1).and_then(|at| self.text.get(at));
                let before = match before {
                    Some(b',') => TokenKind::Comma,
                    _ => TokenKind::RightBrace,
                };
                syntax::begins_results(&self.lexer, self.text, before)
            }
            _ => false,
        }
    }

    /// Resolves the values of the C++-only parts, after all other operands.
    fn resolve_open(
        &mut self,
        mut form: OpenForm<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<OpenForm<'a>> {
        let unknown = self.ir.context.unknown_type();
        for operand in std::mem::take(&mut form.uses) {
            let index = u32::try_from(state.operands.len()).unwrap_or(u32::MAX);
            let value = self.resolve(operand, unknown)?;
            state.operands.push(value);
            let span = operand.span;
            form.operands.push((span.start() as usize, span.end() as usize, index));
        }
        form.operands.sort_unstable();
        sort::by_number(&mut form.regions, |region| region.0);
        Ok(form)
    }

    /// Gives the operation as many results as its text names.
    fn open_results(&mut self, state: &mut OperationState<'a>) {
        let unknown: Type = self.ir.context.unknown_type();
        let is_unnamed = state.named_results == 0;
        if is_unnamed && state.results.is_empty() {
            let count = self.results_without_names(state);
            state.results.resize(count, unknown);
        }
        if !is_unnamed
            && state.results.len() != state.named_results
            && state.named_results <= self.text.len()
        {
            // The known types cannot be matched to single results.
            state.results.clear();
            state.results.resize(state.named_results, unknown);
        }
    }

    /// Takes note of a dictionary at the current token, which is printed as any other.
    pub(super) fn note_dictionary(&mut self) {
        let place = self.position();
        let is_there = self.at(TokenKind::LeftBrace) && self.peek() != TokenKind::RightBrace;
        if let Some(form) = self.open_form.as_mut().filter(|_| is_there) {
            form.dictionaries.insert(place);
        }
    }

    /// A directive that only C++ reads.
    pub(super) fn open_directive(
        &mut self,
        parameters: &[Parameter],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let takes_values = parameters.iter().any(|parameter| match parameter {
            Parameter::Reference(inner) => matches!(**inner, Parameter::Operand(_)),
            parameter => matches!(parameter, Parameter::Operand(_) | Parameter::Operands),
        });
        self.meet_open_part();
        if self.takes_nothing(parameters, read) {
            return Ok(());
        }
        match self.part_with_regions(parameters, read) {
            Some(mut part) => {
                self.shown(read.state)?;
                self.open_part(true, Some(&mut part), read)?;
                self.end_part(part, read)?;
            }
            None => self.open_part(takes_values, None, read)?,
        }
        // Where it takes nothing, C++ knows types of operands that are there.
        let leaves_out_types = parameters.iter().any(|parameter| match parameter {
            Parameter::Type(TypeReference::Operand(index)) => read
                .operands
                .get(*index)
                .is_some_and(|uses| uses.as_ref().is_some_and(|it| !it.is_empty())),
            _ => false,
        });
        if let Some(form) = self.open_form.as_mut().filter(|_| leaves_out_types) {
            form.has_taken = true;
        }
        Ok(())
    }

    /// A part that only C++ knows begins here, if it is there.
    pub(super) fn meet_open_part(&mut self) {
        self.literals.has_met_open = true;
    }

    /// Whether a directive of attributes matches nothing, because the required attribute after it is present, and its
    /// own are not.
    fn takes_nothing(&self, parameters: &[Parameter], read: &FormatState<'_, 'a>) -> bool {
        let mut behind = read.behind.iter().rev().flat_map(|rest| rest.iter());
        let next = behind.find(|one| !matches!(one, Directive::Whitespace(_)));
        let Some(Directive::Attribute(next)) = next else { return false };
        let described = |index: usize| read.op.attributes.get(index);
        let Some(next) = described(*next).filter(|one| one.presence == Presence::Required) else {
            return false;
        };
        let next = next.constraint.predicate();
        let is_own = |parameter: &Parameter| match parameter {
            Parameter::Attribute(index) => described(*index).is_none_or(|own| {
                let own = own.constraint.predicate();
                own.begins_in_one_way().is_none() || self.at_attribute_of(own)
            }),
            Parameter::AttributeDictionary => self.at(TokenKind::LeftBrace),
            _ => true,
        };
        self.at_attribute_of(next)
            && match next.begins_in_one_way() {
                Some(Beginning::Word) => self.at(TokenKind::BareIdentifier),
                Some(Beginning::Sign) => !parameters.iter().any(is_own),
                None => false,
            }
    }

    /// Takes what only C++ reads: up to what follows in the format, or to the end of the operation.
    pub(super) fn open_part(
        &mut self,
        takes_values: bool,
        mut part: Option<&mut PartWithRegions<'a>>,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let mut brackets = Brackets::default();
        self.meet_open_part();
        loop {
            if let Some(part) = part.as_deref_mut()
                && self.at(TokenKind::LeftBrace)
                && part.wants_more()
                && self.at_region_of_part(read.state)?
            {
                self.region_of_part(part, read)?;
                continue;
            }
            let is_beyond = |parser: &Self| {
                !takes_values && parser.at(TokenKind::PercentIdentifier)
                    || parser.at_what_follows(read)
            };
            if brackets.are_closed() && is_beyond(self) {
                return Ok(());
            }
            if let Some(form) = &mut self.open_form {
                form.has_taken = true;
            }
            match self.current() {
                TokenKind::EndOfFile | TokenKind::SplitMarker => {
                    return match brackets.are_closed() {
                        true => Ok(()),
                        false => Err(self.expected("a closing bracket")),
                    };
                }
                TokenKind::PercentIdentifier => {
                    let operand = self.operand()?;
                    // A declaration names its arguments, but they are never used.
                    let is_function = read.op.has(Trait::FunctionOpInterface);
                    match part.as_deref_mut() {
                        Some(part) => part.meet(operand),
                        None if self.names_result(operand)
                            || is_function && !self.is_defined(operand) => {}
                        None => self.open_form.get_or_insert_default().uses.push(operand),
                    }
                    continue;
                }
                TokenKind::CaretIdentifier => {
                    let block = self.successor()?;
                    read.push_successor(0, block);
                    continue;
                }
                TokenKind::Error => return Err(self.expected("a token of MLIR")),
                _ if !brackets.meet(&self.cursor) => return Ok(()),
                _ => {}
            }
            self.bump();
        }
    }

    /// Whether the current token can begin another operation, or end the block.
    pub fn begins_operation(&self) -> bool {
        match self.current() {
            TokenKind::EndOfFile
            | TokenKind::SplitMarker
            | TokenKind::RightBrace
            | TokenKind::CaretIdentifier => true,
            TokenKind::String => self.peek() == TokenKind::LeftParen,
            TokenKind::PercentIdentifier => {
                matches!(self.peek(), TokenKind::Equal | TokenKind::Colon | TokenKind::Comma)
            }
            TokenKind::BareIdentifier => {
                self.at_word("loc") || self.current_text().contains(&b'.') || self.takes_any_name()
            }
            _ => false,
        }
    }
}
