//! The values in the text of an operation that no description knows: operands, or what it names for its regions.

use super::RegionArgument;
use super::bytes::unmatched;
use super::opaque::{Pieces, count};
use super::parser::{Parse, Parser};
use super::state::{OperandUse, OperationState};
use crate::ir::{TextPiece, Type};
use crate::syntax::lexer::is_blank;
use crate::syntax::{self, TokenKind};
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// How many bytes of a list of arguments are looked at from one of them.
const LONGEST_LIST: usize = 4096;

/// A value in the text of an operation: an operand, or what the operation names for a region.
#[derive(Clone, Copy)]
pub(super) struct NamedValue<'a> {
    /// Which piece it is.
    pub(super) piece: usize,
    pub(super) operand: OperandUse<'a>,
    /// Whether it is one of several results, as `%a#1` says: no name for a region is written so.
    pub(super) is_result: bool,
    /// Whether it stands where a function names its arguments.
    pub(super) is_argument: bool,
    /// Whether a type stands behind it.
    pub(super) is_typed: bool,
    /// Whether `=` or a type stands behind it.
    pub(super) binds: bool,
}

/// What the text of an operation names for its regions.
pub(super) struct NamedByText<'a> {
    /// The arguments of each region.
    pub(super) regions: Vec<Vec<RegionArgument<'a>>>,
    /// The region and the argument that a name was last given to.
    pub(super) last: FxHashMap<&'a [u8], (usize, usize)>,
}

impl<'a> Parser<'a> {
    /// What a value in the text is: an operand, or, where nothing has defined it before, an argument of
    /// the next region (of the first one, behind all).
    pub(super) fn opaque_value(
        &mut self,
        value: NamedValue<'a>,
        pieces: &Pieces<'a>,
        arguments: &mut NamedByText<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<TextPiece> {
        let NamedValue { piece, operand, is_argument, is_typed, .. } = value;
        if value.is_result {
            let piece = self.opaque_operand(operand, state)?;
            return Ok(match piece {
                TextPiece::Operand(index) if self.could_be_result(operand.span) => {
                    TextPiece::NumberedOperand(index)
                }
                piece => piece,
            });
        }
        let unknown = self.ir.context.unknown_type();
        let next = pieces.regions.partition_point(|region| region.piece < piece);
        let region = if next < arguments.regions.len() { next } else { 0 };
        let last = arguments.last.get(operand.name).copied();
        if let Some((named, index)) = last
            && (named == region || !(is_argument || is_typed))
        {
            return Ok(TextPiece::Argument(count(named), count(index)));
        }
        let is_function =
            state.name.is_some_and(|name| self.ir.context.bytes(name).ends_with(b".func"));
        let names_nothing = is_typed && !is_number(operand.name) && !self.is_defined(operand);
        let is_declaration = pieces.regions.is_empty()
            && (is_argument || is_function || pieces.has_symbol && names_nothing);
        // The label of the region's first block names the arguments once more.
        let labelled = pieces.regions.get(region).is_some_and(|region| region.has_label);
        let next = pieces.regions.get(next).map(|region| region.span);
        let may_bind = self.may_name_argument(value, next, pieces.end);
        if is_declaration || labelled && may_bind || self.is_tied_name(operand) {
            // Nothing can use the name.
            let text = self.slice(operand.span.start() as usize, operand.span.end() as usize);
            return Ok(TextPiece::Text(self.ir.context.identifier(text)));
        }
        match arguments.regions.get_mut(region).filter(|_| may_bind || last.is_some()) {
            Some(named) => {
                arguments.last.insert(operand.name, (region, named.len()));
                let ty = if is_typed { self.type_behind(operand) } else { unknown };
                named.push(RegionArgument { name: operand, ty });
                Ok(TextPiece::Argument(count(region), count(named.len() - 1)))
            }
            None => self.opaque_operand(operand, state),
        }
    }

    /// A value in the text of an operation, as what stands behind it tells; which piece it is remains to be said.
    pub(super) fn named_value(&self, operand: OperandUse<'a>) -> NamedValue<'a> {
        let behind = self.text.get(operand.span.end() as usize..).unwrap_or_default();
        let behind = behind_string(without_blanks(behind));
        let next = behind.first().copied();
        NamedValue {
            piece: 0,
            operand,
            is_result: operand.span.slice(self.text).contains(&b'#'),
            is_argument: false,
            is_typed: next == Some(b':'),
            binds: matches!(next, Some(b':' | b'=')),
        }
    }

    /// Whether a value in the text of an operation, which ends at a place, may name an argument of the region that
    /// comes next.
    pub(super) fn may_name_argument(
        &mut self,
        value: NamedValue<'a>,
        next: Option<Span>,
        end: usize,
    ) -> bool {
        let NamedValue { operand, is_argument, is_typed, binds, .. } = value;
        let is_head =
            is_typed && next.is_some_and(|region| self.is_list_of_region(operand.span, region));
        is_argument
            || is_head
            // What was used before is a value from around the operation.
            || !self.is_defined(operand)
                && !self.is_awaited(operand.name)
                && match binds {
                    true => !is_typed || !self.is_used_before(operand.name, end),
                    false => !is_number(operand.name) && !self.comes_later(operand.name, end),
                }
    }

    /// The type behind the name of an argument of a broken operation.
    fn type_behind(&mut self, operand: OperandUse<'a>) -> Type {
        let unknown = self.ir.context.unknown_type();
        if !self.is_broken() {
            return unknown;
        }
        let mark = self.mark();
        self.jump(operand.span.end() as usize);
        self.eat(TokenKind::Colon);
        let ty = self.ty().unwrap_or(unknown);
        self.back(mark);
        ty
    }

    /// Whether a value stands in a list in parentheses right in front of a region, which no word calls
    /// something else: in `= (%a: type, %b: type) {` they are the arguments of the region.
    fn is_list_of_region(&self, value: Span, region: Span) -> bool {
        let (start, end) = (value.start() as usize, value.end() as usize);
        let behind = self.slice(end, region.start() as usize);
        // Of long lists only the last values are looked at.
        if behind.len() > LONGEST_LIST {
            return false;
        }
        let closing = unmatched(behind.iter(), b'(', b')');
        let rest = closing.and_then(|index| behind.get(index + 1..));
        if !rest.is_some_and(|rest| rest.trim_ascii().is_empty()) {
            return false;
        }
        let before = self.slice(start.saturating_sub(LONGEST_LIST), start);
        let opening = unmatched(before.iter().rev(), b')', b'(');
        let head = opening.and_then(|back| before.get(..before.len().checked_sub(back + 1)?));
        head.is_some_and(|head| head.trim_ascii_end().ends_with(b"="))
    }

    /// Whether a name stands in `-> %name as`, as IREE's results that are operands do, and is none: nobody
    /// looks it up.
    pub(super) fn is_tied_name(&self, operand: OperandUse<'a>) -> bool {
        syntax::is_tied_name(self.text, operand.span) && !self.is_defined(operand)
    }

    /// Whether a value without its number could be read as the result of another operation: at the
    /// beginning of a line, and in front of `=` or `:2`.
    fn could_be_result(&self, value: Span) -> bool {
        let behind = self.slice(value.end() as usize, self.text.len()).trim_ascii_start();
        let is_defined = match behind.split_first() {
            Some((b':', count)) => count.trim_ascii_start().first().is_some_and(u8::is_ascii_digit),
            next => next.is_some_and(|(next, _)| *next == b'='),
        };
        let before = self.slice(0, value.start() as usize).iter().rev();
        let mut before = before.take_while(|byte| is_blank(**byte));
        is_defined || before.any(|byte| matches!(byte, b'\n' | b'\r'))
    }

    fn opaque_operand(
        &mut self,
        operand: OperandUse<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<TextPiece> {
        if self.is_broken() && !self.is_defined(operand) {
            // It may be no value: that the operation is broken is said already.
            return Ok(TextPiece::Operand(0));
        }
        let unknown = self.ir.context.unknown_type();
        let value = self.resolve(operand, unknown)?;
        state.operands.push(value);
        Ok(TextPiece::Operand(count(state.operands.len() - 1)))
    }
}

/// What stands behind a string that a text may begin with, as that which says how a port is called: `%a "port" : i1`.
fn behind_string(text: &[u8]) -> &[u8] {
    let Some(inner) = text.strip_prefix(b"\"") else { return text };
    let end = memchr::memchr2(b'"', b'\n', inner);
    end.and_then(|end| inner.get(end + 1..)).map_or(text, without_blanks)
}

/// A text without the blanks that it begins with on its line.
fn without_blanks(text: &[u8]) -> &[u8] {
    let blanks = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    text.get(blanks..).unwrap_or_default()
}

/// Whether the name of a value is a number. Such are those of results: one that is not there yet comes further down.
pub(super) fn is_number(name: &[u8]) -> bool {
    name.iter().all(u8::is_ascii_digit)
}
