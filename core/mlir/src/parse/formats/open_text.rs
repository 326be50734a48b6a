//! Splits the text of a half-known operation at values, blocks, aliases, attributes and regions.

use super::Formats;
use super::open::OpenForm;
use crate::ir::{OpaqueText, RegionId, TextPiece};
use crate::parse::opaque::written_text::as_written;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::syntax::lexer::Lexer;
use crate::syntax::{self, TokenKind, can_only_be_alias};
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// The text of an operation while it is cut.
#[derive(Default)]
struct Cutter {
    text: OpaqueText,
    /// The end of the text that has been split.
    done: usize,
    /// The distance of the operation from the beginning of its line, in bytes.
    column: usize,
    /// The number of open `<` from that of the body of a dialect's attribute or type on.
    body: u32,
    /// Whether such a body begins at the next token.
    begins_body: bool,
    /// The range of the first undefined alias.
    undefined: Option<Span>,
}

impl Cutter {
    /// Follows the brackets of the bodies of attributes and types, and records a name outside of them that can only be
    /// an undefined alias.
    fn note_token(&mut self, kind: TokenKind, text: &[u8], span: Span) {
        let next = text.get(span.end() as usize);
        match kind {
            TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier => {
                self.begins_body = next == Some(&b'<');
                if self.body == 0 && !self.begins_body && can_only_be_alias(span.slice(text)) {
                    self.undefined.get_or_insert(span);
                }
            }
            TokenKind::Less if self.begins_body || self.body > 0 => {
                self.body = self.body.saturating_add(1);
                self.begins_body = false;
            }
            TokenKind::Greater => self.body = self.body.saturating_sub(1),
            _ => {}
        }
    }
}

/// The operands and the arguments of regions in a text, by their first bytes, with their ends.
fn values(
    form: &OpenForm<'_>,
    numbers: &FxHashMap<RegionId, u32>,
) -> FxHashMap<usize, (usize, TextPiece)> {
    let arguments = form.arguments.iter().filter_map(|(span, (region, number))| {
        let piece = TextPiece::Argument(*numbers.get(region)?, *number);
        Some((span.start() as usize, (span.end() as usize, piece)))
    });
    let operands = form.operands.iter();
    let operands = operands.map(|&(start, end, index)| (start, (end, TextPiece::Operand(index))));
    arguments.chain(operands).collect()
}

impl<'a> Formats<'a> {
    /// Splits the text of an operation at values, blocks, aliases and regions. An undefined alias is an error.
    pub(in crate::parse) fn split_half_known(
        &mut self,
        start: usize,
        end: usize,
        form: &OpenForm<'a>,
        state: &OperationState<'a>,
    ) -> Parse<OpaqueText> {
        let column = syntax::column(self.text, state.start());
        let mut cutter = Cutter { done: start, column, ..Cutter::default() };
        let numbers: FxHashMap<RegionId, u32> = state.regions.iter().copied().zip(0..).collect();
        let values = values(form, &numbers);
        let mut regions = form.regions.iter().peekable();
        let mut successors = 0_u32;
        let mut lexer = Lexer::new(self.text);
        lexer.jump(start, start);
        loop {
            lexer.whitespace();
            let place = lexer.position();
            if place >= end {
                break;
            }
            if let Some(&(after, piece)) = form.described.get(&place) {
                self.push_piece(&mut cutter, place, after, piece);
                lexer.jump(after, after);
                continue;
            }
            if let Some(&(_, after, region)) = regions.next_if(|region| region.0 == place) {
                let index = numbers.get(&region).copied().unwrap_or_default();
                let piece = match self.begins_with_bare_label(place, region) {
                    true => TextPiece::LabelledRegion(index),
                    false => TextPiece::Region(index),
                };
                self.push_piece(&mut cutter, place, after, piece);
                lexer.jump(after, after);
                continue;
            }
            let kind = lexer.next();
            let after = lexer.position();
            let piece = match kind {
                TokenKind::LeftBrace if form.dictionaries.contains(&place) => {
                    self.try_type_or_attribute(place, false)
                }
                TokenKind::PercentIdentifier => values.get(&place).copied(),
                TokenKind::CaretIdentifier => {
                    successors += 1;
                    Some((after, TextPiece::Successor(successors - 1)))
                }
                _ => match self.open_alias(kind, place, after) {
                    Some(alias) => Some((after, alias)),
                    None => self.written_out(kind, place, after),
                },
            };
            if piece.is_none() {
                cutter.note_token(kind, self.text, Span::from_range(place..after));
            }
            // Every piece has a text, so that the end is reached.
            if let Some((after, piece)) = piece.filter(|piece| piece.0 > place) {
                self.push_piece(&mut cutter, place, after, piece);
                lexer.jump(after, after);
            }
        }
        self.push_open_text(&mut cutter, end);
        if let Some(alias) = cutter.undefined {
            return Err(self.undefined_alias_at(alias));
        }
        let same = form.same.iter().filter_map(|own| numbers.get(own).copied());
        cutter.text.extend(same.map(TextPiece::SameArguments));
        Ok(cutter.text)
    }

    /// Whether the region at a `{` begins with the label of a block without arguments. Without the label, a value before
    /// the region would be read as an argument.
    fn begins_with_bare_label(&self, place: usize, region: RegionId) -> bool {
        let mut lexer = Lexer::new(self.text);
        lexer.jump(place, place);
        let mut next = || {
            lexer.whitespace();
            lexer.next()
        };
        let has_label = next() == TokenKind::LeftBrace && next() == TokenKind::CaretIdentifier;
        let entry = self.ir.entry_block(region).filter(|_| has_label);
        entry.is_some_and(|entry| self.ir.arguments(entry).is_empty())
    }

    /// Returns the alias that a token is, from its sigil to its end.
    fn open_alias(&self, kind: TokenKind, start: usize, end: usize) -> Option<TextPiece> {
        let name = self.slice(start + 1, end);
        if self.text.get(end) == Some(&b'<') {
            return None;
        }
        match kind {
            TokenKind::HashIdentifier => {
                self.attribute_aliases.get(name).map(|alias| TextPiece::Attribute(alias.value))
            }
            TokenKind::ExclamationIdentifier => {
                self.type_aliases.get(name).map(|alias| TextPiece::Type(alias.value))
            }
            _ => None,
        }
    }

    fn push_piece(&mut self, cutter: &mut Cutter, start: usize, end: usize, piece: TextPiece) {
        self.push_open_text(cutter, start);
        cutter.text.push(piece);
        cutter.done = end;
    }

    fn push_open_text(&mut self, cutter: &mut Cutter, end: usize) {
        if end > cutter.done {
            let text = as_written(self.slice(cutter.done, end), cutter.column);
            cutter.text.push(TextPiece::Text(self.ir.context.identifier(&*text)));
        }
        cutter.done = end;
    }
}
