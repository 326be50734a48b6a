//! Half-known forms: a `custom<>` directive, or an attribute with its own parser. Such a part takes the text up to
//! the next literal of the format, brackets balanced; the text around it keeps its meaning. The operation is kept as
//! text.

use super::Formats;
use super::open_regions::Shown;
use super::state::FormatState;
use crate::ir::{RegionId, TextPiece, Type};
use crate::ods::constraint::Beginning;
use crate::ods::format::{Directive, Parameter};
use crate::ods::{OpDescription, Presence};
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::operands::OperandUse;
use crate::registry::directives;
use crate::syntax::{self, TokenKind};
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The parts of an operation with an open form, for splitting its text.
#[derive(Debug, Default)]
pub(in crate::parse) struct OpenForm<'a> {
    /// The values in parts that only C++ knows.
    pub(in crate::parse) uses: Vec<OperandUse<'a>>,
    /// The range and index of each operand: its start, its end, and its index.
    pub(in crate::parse) operands: Vec<(usize, usize, u32)>,
    /// The range of each region.
    pub(in crate::parse) regions: Vec<(usize, usize, RegionId)>,
    /// The region arguments named in a C++-only part, with their ranges.
    pub(in crate::parse) arguments: Vec<(Span, (RegionId, u32))>,
    /// The regions whose arguments have the same names as those of the previous region.
    pub(in crate::parse) same: Vec<RegionId>,
    /// The start of the operation's name.
    pub(in crate::parse) name: usize,
    /// The syntax tree's view of the operation, once requested.
    pub(in crate::parse) shown: Option<Shown>,
    /// The attributes and types that the format names, by their first bytes, with their ends and how they are printed.
    pub(in crate::parse) described: FxHashMap<usize, (usize, TextPiece)>,
    /// The starts of dictionaries of attributes that are not in other parts of the format.
    pub(in crate::parse) dictionaries: FxHashSet<usize>,
    /// Whether a C++-only part has consumed text.
    pub(in crate::parse) has_consumed_text: bool,
    /// Whether an attribute or the content of a clause is written as nothing.
    pub(in crate::parse) has_empty_part: bool,
}

impl OpenForm<'_> {
    /// Whether a part that only C++ knows has taken something.
    pub(in crate::parse) fn has_consumed_text(&self) -> bool {
        self.has_consumed_text
    }
}

impl<'a> Formats<'a> {
    /// Whether an operation of a half-known form lacks all of its C++-only parts.
    pub(in crate::parse) fn is_fully_known(
        &self,
        form: &OpenForm<'a>,
        op: &OpDescription,
        state: &OperationState<'a>,
    ) -> bool {
        let unknown = self.ir.context.unknown_type();
        let values = state.operands.iter().map(|value| self.ir.value_type(*value));
        !form.has_consumed_text
            && !form.has_empty_part
            && state.results.iter().copied().chain(values).all(|ty| ty != unknown)
            && (state.named_results == 0 || state.named_results == state.results.len())
            && op.format().is_some_and(|format| {
                let dialect_directives = self.registry.directives(op);
                directives::all_directives_known(dialect_directives, op, format, &|one| {
                    directives::may_be_empty(op, one)
                })
            })
    }

    /// Records the text since a place as the attribute of the format with this index. An operation with an attribute
    /// whose text is empty is kept as text.
    pub(in crate::parse) fn note_attribute(&mut self, start: usize, index: usize, qualified: bool) {
        let end = self.previous_end();
        let Some(form) = &mut self.open_form else { return };
        if end > start {
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            form.described.insert(start, (end, TextPiece::Property { index, qualified }));
        } else {
            form.has_empty_part = true;
        }
    }

    /// Records that the text since a place is a type that the format writes without the name of its class.
    pub(in crate::parse) fn note_type(&mut self, start: usize, ty: Type, class: &str) {
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
    pub(in crate::parse) fn ends_operation(&self) -> bool {
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
                // A list is inspected only once, at its beginning.
                let before = self.previous_end().checked_sub(1).and_then(|at| self.text.get(at));
                let before = match before {
                    Some(b',') => TokenKind::Comma,
                    _ => TokenKind::RightBrace,
                };
                syntax::begins_results(&self.lexer, self.text, before, false)
            }
            _ => false,
        }
    }

    /// Whether the next operation begins at the current token in the generic form: in a half-known form, its name is
    /// not an attribute.
    pub(in crate::parse) fn at_next_operation(&self) -> bool {
        self.open_form.is_some()
            && self.begins_line()
            && self.at(TokenKind::String)
            && self.peek() == TokenKind::LeftParen
    }

    /// Resolves the values of the C++-only parts, after all other operands.
    pub(in crate::parse) fn resolve_open(
        &mut self,
        mut form: OpenForm<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<OpenForm<'a>> {
        let unknown = self.ir.context.unknown_type();
        for operand in std::mem::take(&mut form.uses) {
            let index = u32::try_from(state.operands.len()).unwrap_or(u32::MAX);
            state.operands.push(self.resolve(operand, unknown)?);
            let span = operand.span;
            form.operands.push((span.start() as usize, span.end() as usize, index));
        }
        form.operands.sort_unstable();
        sort::by_number(&mut form.regions, |region| region.0);
        Ok(form)
    }

    /// Adds as many results to the operation as its text names.
    pub(in crate::parse) fn open_results(&mut self, state: &mut OperationState<'a>) {
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

    /// Records a dictionary at the current token, which is printed as any other.
    pub(in crate::parse) fn note_dictionary(&mut self) {
        let place = self.position();
        let is_there = self.at(TokenKind::LeftBrace) && self.peek() != TokenKind::RightBrace;
        if let Some(form) = self.open_form.as_mut().filter(|_| is_there) {
            form.dictionaries.insert(place);
        }
    }

    /// Notes that a C++-only part may begin here.
    pub(in crate::parse) fn begin_cpp_only_part(&mut self) {
        self.has_met_open = true;
    }

    /// Whether a directive of attributes matches nothing, because the required attribute after it is present, and its
    /// own are not.
    pub(in crate::parse) fn takes_nothing(
        &self,
        parameters: &[Parameter],
        read: &FormatState<'_, 'a>,
    ) -> bool {
        let mut after = read.after.iter().rev().flat_map(|rest| rest.iter());
        let next = after.find(|one| !matches!(one, Directive::Whitespace(_)));
        let Some(Directive::Attribute(next)) = next else { return false };
        let described = |index: usize| read.op.attributes.get(index);
        let Some(next) = described(*next).filter(|one| one.presence == Presence::Required) else {
            return false;
        };
        let next = next.constraint.predicate();
        let is_own = |parameter: &Parameter| match parameter {
            Parameter::Attribute(index) => described(*index).is_none_or(|own| {
                let own = own.constraint.predicate();
                own.distinctive_beginning().is_none() || self.at_attribute_of(own)
            }),
            Parameter::AttributeDictionary => self.at(TokenKind::LeftBrace),
            _ => true,
        };
        self.at_attribute_of(next)
            && match next.distinctive_beginning() {
                Some(Beginning::Word) => self.at(TokenKind::BareIdentifier),
                Some(Beginning::Sign) => !parameters.iter().any(is_own),
                None => false,
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
                self.at_word("loc")
                    || self.current_text().contains(&b'.')
                    || self.may_have_default_dialect()
            }
            _ => false,
        }
    }
}
