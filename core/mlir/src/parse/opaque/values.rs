//! The values in the text of an undescribed operation: operands, or names for its regions.

use super::Opaque;
use super::split::{OpaqueTextBuilder, count};
use crate::ir::{TextPiece, Type, ValueDefinition, ValueId};
use crate::ods::Trait;
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::operands::OperandUse;
use crate::syntax::lexer::{continues_name, is_blank};
use crate::syntax::{self, TokenKind};
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// The maximum number of bytes of a list of arguments inspected from one of them.
const MAX_LIST_BYTES: usize = 4096;

/// Whether a name is after `%value ->`: it is bound to that value.
fn follows_value(text: &[u8], name: Span) -> bool {
    let before = text.get(..name.start() as usize).unwrap_or_default().trim_ascii_end();
    let Some(before) = before.strip_suffix(b"->") else { return false };
    let before = before.trim_ascii_end();
    let len =
        before.iter().rev().take_while(|byte| continues_name(**byte) || **byte == b'#').count();
    len > 0 && before.get(..before.len() - len).is_some_and(|rest| rest.ends_with(b"%"))
}

/// A value in the text of an operation: an operand, or an argument of a region.
#[derive(Clone, Copy)]
pub(in crate::parse) struct NamedValue<'a> {
    /// Its index.
    pub(in crate::parse) piece: usize,
    pub(in crate::parse) operand: OperandUse<'a>,
    /// Whether it is one of several results, such as `%a#1`. The name of a region argument is never written like this.
    pub(in crate::parse) is_result: bool,
    /// Whether it is in a function's argument list.
    pub(in crate::parse) is_argument: bool,
    /// Whether a type follows it.
    pub(in crate::parse) is_typed: bool,
    /// Whether `=` or a type follows it.
    pub(in crate::parse) binds: bool,
}

/// The names for its regions in an operation's text.
pub(in crate::parse) struct NamedByText<'a> {
    /// The arguments of each region.
    pub(in crate::parse) regions: Vec<Vec<RegionArgument<'a>>>,
    /// The last region and argument with each name.
    pub(in crate::parse) last: FxHashMap<&'a [u8], (usize, usize)>,
    /// Whether an undefined name has a `=` after it: the text names arguments, and its body may be left out.
    pub(in crate::parse) binds: bool,
}

impl<'a> Opaque<'a> {
    /// Classifies a value in the text: an operand, or, if not yet defined, an argument of the next region (after all
    /// regions, of the first one).
    pub(in crate::parse) fn opaque_value(
        &mut self,
        value: NamedValue<'a>,
        pieces: &OpaqueTextBuilder<'a>,
        arguments: &mut NamedByText<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<TextPiece> {
        let NamedValue { piece, operand, is_argument, is_typed, .. } = value;
        if value.is_result {
            let piece = self.opaque_operand(operand, state)?;
            return Ok(match piece {
                TextPiece::Operand(index) if self.may_define_result(operand.span) => {
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
        let following = pieces.regions.get(next).map(|region| region.span);
        let may_bind = self.regions_have_arguments(state)
            && self.may_name_argument(value, following, pieces.end);
        let is_declaration = pieces.regions.is_empty()
            && (is_argument
                || is_function
                || arguments.binds && may_bind
                || pieces.has_symbol && names_nothing && !self.is_within_function());
        // The label of the region's first block names the arguments once more.
        let labelled = pieces.regions.get(region).is_some_and(|region| region.has_label);
        let is_pair = may_bind && following.is_some() && follows_value(self.text, operand.span);
        let is_result = !is_pair && self.names_result(operand);
        if is_declaration || labelled && may_bind || is_result {
            // Nothing can use the name.
            let text = self.slice(operand.span.start() as usize, operand.span.end() as usize);
            return Ok(TextPiece::Text(self.ir.context.identifier(text)));
        }
        match arguments.regions.get_mut(region).filter(|_| may_bind || last.is_some()) {
            Some(named) => {
                arguments.last.insert(operand.name, (region, named.len()));
                if !is_argument {
                    self.mark_guessed(operand.span);
                }
                let has_type =
                    is_typed && (self.is_broken() || self.header_gives_types(operand, state));
                let ty = if has_type { self.type_after(operand) } else { None };
                let ty = ty.unwrap_or(unknown);
                named.push(RegionArgument { name: operand, ty });
                Ok(TextPiece::Argument(count(region), count(named.len() - 1)))
            }
            None => self.opaque_operand(operand, state),
        }
    }

    /// Whether the regions of an operation may have arguments.
    fn regions_have_arguments(&mut self, state: &OperationState<'a>) -> bool {
        let known = state.name.and_then(|name| self.known(name));
        known.is_none_or(|op| !op.entry.description().has(Trait::NoRegionArguments))
    }

    /// Whether a function is around the operation that is read. Names in its text are operands, because declarations
    /// are outside of functions.
    fn is_within_function(&self) -> bool {
        let mut around = (0..).map_while(|outwards| self.operation_outwards(outwards));
        around.any(|name| syntax::is_function_name(self.ir.context.bytes(name)))
    }

    /// Returns a value in the text of an operation, classified by the text after it; its index is set later.
    pub(in crate::parse) fn named_value(&self, operand: OperandUse<'a>) -> NamedValue<'a> {
        let after = self.text.get(operand.span.end() as usize..).unwrap_or_default();
        let after = skip_leading_string(without_blanks(after));
        // `=>` is an arrow.
        let next = after.first().copied().filter(|_| !after.starts_with(b"=>"));
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
    pub(in crate::parse) fn may_name_argument(
        &mut self,
        value: NamedValue<'a>,
        next: Option<Span>,
        end: usize,
    ) -> bool {
        let NamedValue { operand, is_argument, is_typed, binds, .. } = value;
        let is_head =
            is_typed && next.is_some_and(|region| self.is_head_of_region(operand, region));
        is_argument
            || is_head
            // A value that was used before is defined outside the operation.
            || !self.is_defined(operand)
                && !self.is_awaited(operand.name)
                && match binds {
                    true => !is_typed || !self.is_forward_reference(operand.name, end),
                    false => !is_number(operand.name) && !self.is_defined_later(operand.name, end),
                }
    }

    /// Whether the type after a name in the header of an operation is that of the argument of its region, as in those
    /// of functions: no word but one of the dialect is in front of the name.
    fn header_gives_types(&self, operand: OperandUse<'a>, state: &OperationState<'a>) -> bool {
        let name = state.name.map_or(&b""[..], |name| self.ir.context.bytes(name));
        let before = self.slice(state.name_span.end() as usize, operand.span.start() as usize);
        let before = before.trim_ascii_end();
        let len = before.iter().rev().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let word = before.get(before.len() - len..).unwrap_or_default();
        let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
        syntax::is_isolated(name)
            && (self.registry.is_argument_word(dialect, word)
                || word.is_empty() && before.ends_with(b"(")
                || before.ends_with(b","))
    }

    /// The type after the name of an argument; `None` if it is not a type, or has more after it than an element of a
    /// list does.
    fn type_after(&mut self, operand: OperandUse<'a>) -> Option<Type> {
        let (mark, reported, was_broken) = (self.mark(), self.diagnostics.len(), self.is_broken());
        self.jump(operand.span.end() as usize);
        if self.at(TokenKind::String) {
            self.bump();
        }
        let is_typed = self.eat(TokenKind::Colon);
        let ty = if is_typed { self.ty().ok() } else { None };
        let ends = [TokenKind::Comma, TokenKind::RightParen, TokenKind::LeftBrace];
        let is_whole = ends.contains(&self.current()) || self.at_word("loc");
        self.back(mark);
        if !was_broken {
            // The text is kept, and C++ may read it otherwise.
            self.diagnostics.truncate(reported);
            self.forget_error();
        }
        ty.filter(|_| was_broken || is_whole)
    }

    /// Whether a typed value is in a list in parentheses right in front of a region whose arguments the list names. It
    /// does if `=` is in front of it, as in `= (%a: type, %b: type) {`, if a name in it is undefined, or if the value
    /// has another type.
    fn is_head_of_region(&mut self, value: OperandUse<'a>, region: Span) -> bool {
        let (start, end) = (value.span.start() as usize, value.span.end() as usize);
        let after = self.slice(end, region.start() as usize);
        // Of long lists only the last values are inspected.
        if after.len() > MAX_LIST_BYTES {
            return false;
        }
        let Some(closing) = unmatched(after.iter(), b'(', b')') else { return false };
        if !after.get(closing + 1..).is_some_and(|rest| rest.trim_ascii().is_empty()) {
            return false;
        }
        let before = self.slice(start.saturating_sub(MAX_LIST_BYTES), start);
        let opening = unmatched(before.iter().rev(), b')', b'(');
        let Some(opening) = opening.and_then(|back| start.checked_sub(back)) else { return false };
        let head = self.slice(opening.saturating_sub(MAX_LIST_BYTES), opening - 1);
        head.trim_ascii_end().ends_with(b"=")
            || self.names_undefined(self.slice(opening, end + closing), region.end() as usize)
            || self
                .known_type(value)
                .is_some_and(|known| self.type_after(value).is_some_and(|written| written != known))
    }

    /// Whether a list of names with types has a name that is not defined, neither before the list nor after a place.
    fn names_undefined(&mut self, list: &'a [u8], end: usize) -> bool {
        list.split(|byte| *byte == b'%').skip(1).any(|rest| {
            let name = rest.split(|byte| !continues_name(*byte)).next().unwrap_or_default();
            let operand = OperandUse { name, number: 0, span: Span::default() };
            !name.is_empty() && !self.is_defined(operand) && !self.is_forward_reference(name, end)
        })
    }

    /// Whether an undefined name is that of a result: it is never looked up.
    pub(in crate::parse) fn names_result(&self, operand: OperandUse<'a>) -> bool {
        syntax::follows_arrow(self.text, operand.span) && !self.is_defined(operand)
    }

    /// Whether a value without its number could be read as the result of another operation: at the
    /// beginning of a line, and in front of `=` or `:2`.
    fn may_define_result(&self, value: Span) -> bool {
        let after = self.slice(value.end() as usize, self.text.len()).trim_ascii_start();
        let is_defined = match after.split_first() {
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
            // It may not be a value: the operation's error is already reported.
            return Ok(TextPiece::Operand(0));
        }
        let unknown = self.ir.context.unknown_type();
        let index = count(state.operands.len());
        let (whole, piece) = match self.named_part(operand) {
            Some((whole, part)) => {
                (whole, TextPiece::PartOfOperand(index, self.ir.context.identifier(part)))
            }
            None => (operand, TextPiece::Operand(index)),
        };
        let value = self.resolve(whole, unknown)?;
        state.operands.push(value);
        if matches!(piece, TextPiece::PartOfOperand(..)) {
            self.keep_result_name(value, whole.name);
        }
        Ok(piece)
    }

    /// Keeps the name of a result whose parts are named, because a number cannot have parts.
    fn keep_result_name(&mut self, value: ValueId, name: &[u8]) {
        let ValueDefinition::Result(operation, index) = self.ir.definition(value) else { return };
        let (index, name) = (index as usize, self.ir.context.identifier(name));
        let mut names = self.ir.written.results(operation).to_vec();
        if let Err(place) = names.binary_search_by_key(&index, |known| known.0) {
            names.insert(place, (index, name));
            self.ir.written.name_results(operation, names.into());
        }
    }

    /// Splits an undefined name at its last dot, if the text before that names a value: `%name.part` of `%name`.
    fn named_part(&mut self, operand: OperandUse<'a>) -> Option<(OperandUse<'a>, &'a [u8])> {
        let dot = memchr::memrchr(b'.', operand.name)?;
        let (name, part) = operand.name.split_at_checked(dot)?;
        let whole = OperandUse { name, ..operand };
        let is_part = !self.is_defined(operand)
            && self.is_defined(whole)
            && !self.is_awaited(operand.name)
            && !self.is_defined_later(operand.name, operand.span.end() as usize);
        is_part.then_some((whole, part))
    }
}

/// Skips a string that a text may begin with, such as the name of a port: `%a "port" : i1`.
fn skip_leading_string(text: &[u8]) -> &[u8] {
    let Some(inner) = text.strip_prefix(b"\"") else { return text };
    let end = memchr::memchr2(b'"', b'\n', inner);
    end.and_then(|end| inner.get(end + 1..)).map_or(text, without_blanks)
}

/// A text without the blanks that it begins with on its line.
fn without_blanks(text: &[u8]) -> &[u8] {
    let blanks = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    text.get(blanks..).unwrap_or_default()
}

/// Whether the name of a value is a number, as those of results: an undefined one is defined later.
pub(in crate::parse) fn is_number(name: &[u8]) -> bool {
    name.iter().all(u8::is_ascii_digit)
}

/// Returns the index of the first closing bracket without an opening one.
fn unmatched<'b>(bytes: impl Iterator<Item = &'b u8>, open: u8, close: u8) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, byte) in bytes.enumerate() {
        if *byte == open {
            depth += 1;
        } else if *byte == close {
            match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return Some(index),
            }
        }
    }
    None
}
