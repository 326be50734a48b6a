//! The tokens around a cursor, and the open brackets among them, because unfinished text has no tree yet.

use super::Document;
use crate::lexer::{Keyword, Lexer, MacroEvent, Macros, Token, TokenKind};
use crate::syntax::Event;
use abide_source::diagnostic::Diagnostics;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The tokens of a file, without those that the preprocessor switches off.
pub(super) fn tokens(document: Document<'_>) -> Vec<Token> {
    lex(document.text(), macros(document))
}

/// The tokens of a text, without those that the preprocessor switches off with these macros.
pub(super) fn lex(text: &[u8], mut macros: Macros) -> Vec<Token> {
    let mut ignored = Diagnostics::new(&Limits::default());
    let mut lexer = Lexer::new(text);
    let next = std::iter::from_fn(|| {
        let token = lexer.next(&mut macros, &mut ignored);
        (token.kind != TokenKind::EndOfFile).then_some(token)
    });
    next.collect()
}

/// The macros that were defined when the file was read: those that it did not define itself.
fn macros(document: Document<'_>) -> Macros {
    let mut macros = Macros::default();
    let mut own = rustc_hash::FxHashSet::default();
    for event in &document.tree().events {
        match event {
            Event::Macro(MacroEvent::Asked(name, true)) if !own.contains(name) => {
                macros.define(name);
            }
            Event::Macro(MacroEvent::Defined(name, _)) => {
                own.insert(name.clone());
            }
            _ => {}
        }
    }
    macros
}

/// The token at an offset.
pub(super) fn token_at(document: Document<'_>, offset: u32) -> Option<Token> {
    let all = tokens(document);
    let at = all.partition_point(|token| token.span.end() < offset);
    let near = all.get(at..)?.iter().take(2).filter(|token| token.span.touches(offset));
    near.min_by_key(|token| !token.span.contains(offset)).copied()
}

/// The tokens and open brackets at a cursor.
#[derive(Debug)]
pub(super) struct Cursor {
    /// The word that is being written, up to the cursor; with its `!`.
    pub(super) word: Span,
    /// The tokens before it.
    pub(super) tokens: Vec<Token>,
    /// The brackets that are open, outermost first.
    pub(super) frames: Vec<Frame>,
    /// The number of the token that the statement or item at the cursor begins with.
    pub(super) start: usize,
}

/// A bracket that is open.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// The number of its token.
    pub(super) open: usize,
    /// The bracket.
    pub(super) kind: TokenKind,
    /// The number of the token that the statement around it begins with.
    pub(super) start: usize,
    /// Whether it contains statements or items.
    pub(super) is_block: bool,
}

/// The context at an offset; `None` within comments, strings and inactive regions.
pub(super) fn cursor(document: Document<'_>, offset: u32) -> Option<Cursor> {
    let text = document.text();
    let before = text.get(..offset as usize)?;
    if document.tree().inactive.iter().any(|span| span.contains(offset)) {
        return None;
    }
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let len = before.iter().rev().take_while(|byte| is_word(byte)).count();
    let mut start = before.len().saturating_sub(len);
    let has_mark = start.checked_sub(1).and_then(|at| before.get(at)) == Some(&b'!');
    start = start.saturating_sub(usize::from(has_mark));
    let word = Span::from_range(start..before.len());
    let prefix = before.get(..start)?;
    let tokens = lex(prefix, macros(document));
    let end = tokens.last().map_or(0, |token| token.span.end() as usize);
    let is_open = tokens.last().is_some_and(|token| {
        token.kind == TokenKind::Error && token.span.end() as usize == prefix.len()
    });
    let gap = prefix.get(end..).unwrap_or_default();
    let line = gap.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    if is_open || memchr::memmem::find(line, b"//").is_some() {
        return None;
    }
    let (frames, start) = open_brackets(&tokens);
    Some(Cursor { word, tokens, frames, start })
}

/// The maximum number of open brackets: the parser refuses texts with more, and each closing bracket searches them.
pub(super) const MAX_OPEN_BRACKETS: usize = 512;

fn open_brackets(tokens: &[Token]) -> (Vec<Frame>, usize) {
    let mut frames: Vec<Frame> = Vec::new();
    let mut start = 0;
    for (index, token) in tokens.iter().enumerate() {
        let first = tokens.get(start).map(|token| token.kind);
        let previous = index.checked_sub(1).and_then(|at| tokens.get(at)).map(|token| token.kind);
        match token.kind {
            TokenKind::LeftBrace
            | TokenKind::Less
            | TokenKind::LeftParen
            | TokenKind::LeftSquare => {
                let is_block = token.kind == TokenKind::LeftBrace
                    && frames.last().is_none_or(|frame| frame.is_block)
                    && opens_block(first, previous);
                if frames.len() < MAX_OPEN_BRACKETS {
                    frames.push(Frame { open: index, kind: token.kind, start, is_block });
                }
                if is_block {
                    start = index + 1;
                }
            }
            TokenKind::RightBrace
            | TokenKind::Greater
            | TokenKind::RightParen
            | TokenKind::RightSquare => {
                let is_block = close(&mut frames, token.kind);
                start = if is_block { index + 1 } else { start };
            }
            TokenKind::Semicolon if frames.last().is_none_or(|frame| frame.is_block) => {
                start = index + 1;
            }
            TokenKind::String if previous == Some(TokenKind::Keyword(Keyword::Include)) => {
                start = index + 1;
            }
            TokenKind::Keyword(Keyword::Else) => start = index,
            kind if kind.starts_statement() => {
                // No value has such a word: a bracket before it was never closed.
                let blocks = frames.iter().rposition(|frame| frame.is_block);
                frames.truncate(blocks.map_or(0, |at| at + 1));
                start = index;
            }
            _ => {}
        }
    }
    (frames, start)
}

/// Closes a bracket; whether it was one around statements or items.
fn close(frames: &mut Vec<Frame>, closing: TokenKind) -> bool {
    let opening = match closing {
        TokenKind::RightBrace => TokenKind::LeftBrace,
        TokenKind::Greater => TokenKind::Less,
        TokenKind::RightParen => TokenKind::LeftParen,
        _ => TokenKind::LeftSquare,
    };
    let innermost = frames.iter().rposition(|frame| frame.is_block);
    let at = match opening {
        TokenKind::LeftBrace => frames.iter().rposition(|frame| frame.kind == opening),
        _ => frames
            .iter()
            .rposition(|frame| frame.kind == opening)
            .filter(|&at| innermost.is_none_or(|block| block < at)),
    };
    let Some(at) = at else { return false };
    let is_block = frames.get(at).is_some_and(|frame| frame.is_block);
    frames.truncate(at);
    is_block
}

/// Whether a brace opens a block, by the first token of its statement and the token before the brace.
fn opens_block(first: Option<TokenKind>, previous: Option<TokenKind>) -> bool {
    let is = |word| previous == Some(TokenKind::Keyword(word));
    match first {
        Some(TokenKind::Keyword(Keyword::Class | Keyword::Def | Keyword::Multiclass)) => {
            previous != Some(TokenKind::Equal)
        }
        Some(TokenKind::Keyword(Keyword::Let | Keyword::Foreach)) => is(Keyword::In),
        Some(TokenKind::Keyword(Keyword::Defset)) => previous == Some(TokenKind::Equal),
        Some(TokenKind::Keyword(Keyword::If | Keyword::Else)) => {
            is(Keyword::Then) || is(Keyword::Else)
        }
        _ => false,
    }
}

impl Cursor {
    pub(super) fn kind(&self, index: usize) -> Option<TokenKind> {
        self.tokens.get(index).map(|token| token.kind)
    }

    /// The token before the word.
    pub(super) fn previous(&self) -> Option<TokenKind> {
        self.tokens.last().map(|token| token.kind)
    }

    /// The token before another.
    pub(super) fn before(&self, index: usize) -> Option<Token> {
        self.tokens.get(index.checked_sub(1)?).copied()
    }

    /// The bracket that a closing one belongs to.
    pub(super) fn opening(&self, close: usize) -> Option<usize> {
        let mut depth = 0u32;
        let until = self.tokens.get(..=close)?.iter().enumerate().rev();
        for (index, token) in until {
            match token.kind {
                TokenKind::Greater | TokenKind::RightParen | TokenKind::RightSquare => depth += 1,
                TokenKind::Less | TokenKind::LeftParen | TokenKind::LeftSquare => {
                    depth = depth.checked_sub(1)?;
                }
                _ => {}
            }
            if depth == 0 {
                return Some(index);
            }
        }
        None
    }

    /// The statement or item at the cursor, as far as it goes.
    pub(super) fn statement(&self) -> &[Token] {
        self.tokens.get(self.start..).unwrap_or_default()
    }

    /// The innermost block around the cursor.
    pub(super) fn block(&self) -> Option<&Frame> {
        self.frames.iter().rev().find(|frame| frame.is_block)
    }

    /// The word with which the statement around a block begins.
    pub(super) fn owner(&self, frame: &Frame) -> Option<Keyword> {
        match self.kind(frame.start) {
            Some(TokenKind::Keyword(word)) => Some(word),
            _ => None,
        }
    }

    /// The classes that the statement which begins with a token inherits from.
    pub(super) fn parents(&self, start: usize) -> Vec<Span> {
        let mut depth = 0u32;
        let mut is_after_colon = false;
        let mut found = Vec::new();
        let rest = self.tokens.get(start..).unwrap_or_default();
        for (token, next) in rest.iter().zip(rest.iter().skip(1)) {
            match token.kind {
                TokenKind::Less | TokenKind::LeftParen | TokenKind::LeftSquare => depth += 1,
                TokenKind::Greater | TokenKind::RightParen | TokenKind::RightSquare => {
                    depth = depth.saturating_sub(1);
                }
                TokenKind::LeftBrace | TokenKind::Semicolon if depth == 0 => break,
                TokenKind::Colon if depth == 0 => is_after_colon = true,
                _ => {}
            }
            let begins = matches!(token.kind, TokenKind::Colon | TokenKind::Comma);
            if begins && is_after_colon && depth == 0 && next.kind == TokenKind::Identifier {
                found.push(next.span);
            }
        }
        found
    }
}
