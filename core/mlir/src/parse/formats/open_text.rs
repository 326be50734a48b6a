//! Splits the text of a half-known operation at values, blocks, aliases, attributes and regions.

use super::Formats;
use super::open::OpenForm;
use crate::ir::{OpaqueText, RegionId, TextPiece};
use crate::parse::opaque::written_text::as_written;
use crate::parse::operations::state::OperationState;
use crate::syntax::lexer::Lexer;
use crate::syntax::{self, TokenKind};
use rustc_hash::FxHashMap;

/// The text of an operation while it is cut.
struct Cutter {
    text: OpaqueText,
    /// The end of the text that has been split.
    done: usize,
    /// The distance of the operation from the beginning of its line, in bytes.
    column: usize,
}

impl<'a> Formats<'a> {
    /// Splits the text of an operation at values, blocks, aliases and regions.
    pub(in crate::parse) fn split_half_known(
        &mut self,
        start: usize,
        end: usize,
        form: &OpenForm<'a>,
        state: &OperationState<'a>,
    ) -> OpaqueText {
        let column = syntax::column(self.text, state.start());
        let mut cutter = Cutter { text: OpaqueText::new(), done: start, column };
        let operands: FxHashMap<usize, (usize, u32)> =
            form.operands.iter().map(|&(start, end, index)| (start, (end, index))).collect();
        let numbers: FxHashMap<RegionId, u32> = state.regions.iter().copied().zip(0..).collect();
        let arguments: FxHashMap<usize, (usize, TextPiece)> = form
            .arguments
            .iter()
            .filter_map(|(span, (region, number))| {
                let piece = TextPiece::Argument(*numbers.get(region)?, *number);
                Some((span.start() as usize, (span.end() as usize, piece)))
            })
            .collect();
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
            if let Some(&(behind, piece)) = form.described.get(&place) {
                self.push_piece(&mut cutter, place, behind, piece);
                lexer.jump(behind, behind);
                continue;
            }
            if let Some(&(_, behind, region)) = regions.next_if(|region| region.0 == place) {
                let index = numbers.get(&region).copied().unwrap_or_default();
                self.push_piece(&mut cutter, place, behind, TextPiece::Region(index));
                lexer.jump(behind, behind);
                continue;
            }
            let kind = lexer.next();
            let behind = lexer.position();
            let piece = match kind {
                TokenKind::LeftBrace if form.dictionaries.contains(&place) => {
                    self.try_type_or_attribute(place, false)
                }
                TokenKind::PercentIdentifier => match operands.get(&place) {
                    Some(&(end, index)) => Some((end, TextPiece::Operand(index))),
                    None => arguments.get(&place).copied(),
                },
                TokenKind::CaretIdentifier => {
                    successors += 1;
                    Some((behind, TextPiece::Successor(successors - 1)))
                }
                _ => match self.open_alias(kind, place, behind) {
                    Some(alias) => Some((behind, alias)),
                    None => self.written_out(kind, place, behind),
                },
            };
            // Every piece has a text, so that the end is reached.
            if let Some((behind, piece)) = piece.filter(|piece| piece.0 > place) {
                self.push_piece(&mut cutter, place, behind, piece);
                lexer.jump(behind, behind);
            }
        }
        self.push_open_text(&mut cutter, end);
        let same = form.same.iter().filter_map(|own| numbers.get(own).copied());
        cutter.text.extend(same.map(TextPiece::SameArguments));
        cutter.text
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
