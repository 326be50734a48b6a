//! The pieces of a file between which white space may change.

use crate::lexer::{Lexer, Macros, TokenKind};
use abide_source::diagnostic::Diagnostics;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// A piece of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) kind: PieceKind,
    pub(super) span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    Token(TokenKind),
    /// `// ..` to the end of its line.
    LineComment,
    /// `/* .. */`.
    BlockComment,
    /// Text that only the preprocessor reads, on its own lines.
    Preprocessor,
}

/// The pieces of a text, in order.
pub(super) fn of(text: &[u8]) -> Vec<Piece> {
    let mut macros = Macros::default();
    let mut ignored = Diagnostics::new(&Limits::default());
    let mut lexer = Lexer::new(text);
    let mut pieces = Vec::new();
    let mut end = 0;
    loop {
        let token = lexer.next(&mut macros, &mut ignored);
        between(text, Span::new(end, token.span.start()), &mut pieces);
        if token.kind == TokenKind::EndOfFile {
            // The text that the lexer skips at the end belongs to an unfinished region.
            let len = u32::try_from(text.len()).unwrap_or(u32::MAX);
            between(text, Span::new(token.span.start(), len), &mut pieces);
            return pieces;
        }
        pieces.push(Piece { kind: PieceKind::Token(token.kind), span: token.span });
        end = token.span.end();
    }
}

/// The pieces between two tokens.
fn between(text: &[u8], gap: Span, pieces: &mut Vec<Piece>) {
    let (mut at, end) = (gap.start() as usize, gap.end() as usize);
    let is_white = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0);
    while let Some(rest) = text.get(at..end) {
        let Some(white) = rest.iter().position(|byte| !is_white(byte)) else { return };
        at += white;
        let rest = rest.get(white..).unwrap_or_default();
        let (kind, len) = match rest {
            [b'/', b'/', ..] => {
                (PieceKind::LineComment, memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len()))
            }
            [b'/', b'*', ..] => (PieceKind::BlockComment, block_comment(rest)),
            _ => (PieceKind::Preprocessor, rest.trim_ascii_end().len()),
        };
        pieces.push(Piece { kind, span: Span::from_range(at..at + len.max(1)) });
        at += len.max(1);
    }
}

/// The length of a comment, which may have others in it.
fn block_comment(text: &[u8]) -> usize {
    let (mut at, mut depth) = (2, 1u32);
    while depth > 0 {
        let rest = text.get(at..).unwrap_or_default();
        let Some(next) = memchr::memchr2(b'*', b'/', rest) else { return text.len() };
        match rest.get(next..) {
            Some([b'*', b'/', ..]) => depth -= 1,
            Some([b'/', b'*', ..]) => depth = depth.saturating_add(1),
            _ => {
                at += next + 1;
                continue;
            }
        }
        at += next + 2;
    }
    at
}
