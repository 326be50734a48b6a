//! Folding ranges.

use super::Document;
use super::context::{MAX_OPEN_BRACKETS, tokens};
use crate::lexer::TokenKind;
use abide_source::text::Span;

/// The kind of a folding range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FoldKind {
    /// Anything in brackets, and code.
    Region,
    /// Comments on lines that follow each other.
    Comment,
    /// Includes that follow each other.
    Includes,
}

/// A range that can be folded, over more than one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fold {
    /// From the opening bracket to the closing one, or all comments.
    pub span: Span,
    /// The kind.
    pub kind: FoldKind,
}

/// Everything in brackets, code, comments of several lines and runs of includes, in the order of the
/// text.
#[must_use]
pub fn folds(document: Document<'_>) -> Vec<Fold> {
    let text = document.text();
    let mut found = Vec::new();
    let mut open: Vec<(TokenKind, u32)> = Vec::new();
    let mut includes: Option<Span> = None;
    let mut before = 0;
    let mut push = |span: Span, kind| {
        if memchr::memchr(b'\n', span.slice(text)).is_some() {
            found.push(Fold { span, kind });
        }
    };
    let all = tokens(document);
    for (index, token) in all.iter().enumerate() {
        for comment in comments(text, Span::new(before, token.span.start())) {
            push(comment, FoldKind::Comment);
        }
        before = token.span.end();
        match token.kind {
            TokenKind::LeftBrace | TokenKind::LeftParen | TokenKind::LeftSquare
                if open.len() < MAX_OPEN_BRACKETS =>
            {
                open.push((token.kind, token.span.start()));
            }
            TokenKind::RightBrace | TokenKind::RightParen | TokenKind::RightSquare => {
                let opening = match token.kind {
                    TokenKind::RightBrace => TokenKind::LeftBrace,
                    TokenKind::RightParen => TokenKind::LeftParen,
                    _ => TokenKind::LeftSquare,
                };
                // Inner brackets that are still open have no end.
                if let Some(at) = open.iter().rposition(|(kind, _)| *kind == opening)
                    && let Some(&(_, start)) = open.get(at)
                {
                    open.truncate(at);
                    push(Span::new(start, token.span.end()), FoldKind::Region);
                }
            }
            TokenKind::Code => push(token.span, FoldKind::Region),
            _ => {}
        }
        includes = match (token.kind, includes) {
            (TokenKind::Keyword(crate::lexer::Keyword::Include), run) => {
                let end = all.get(index + 1).map_or(token.span, |next| next.span);
                Some(run.unwrap_or(token.span).cover(end))
            }
            (TokenKind::String, Some(run)) if run.covers(token.span) => Some(run),
            (_, run) => {
                if let Some(run) = run {
                    push(run, FoldKind::Includes);
                }
                None
            }
        };
    }
    found.sort();
    found
}

/// The comments between two tokens: consecutive lines, and blocks.
pub(super) fn comments(text: &[u8], gap: Span) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    let mut at = gap.start();
    let mut run: Option<Span> = None;
    for line in gap.slice(text).split_inclusive(|&byte| byte == b'\n') {
        let len = u32::try_from(line.len()).unwrap_or(u32::MAX);
        let indent = line.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let shown = line.trim_ascii();
        let start = at.saturating_add(u32::try_from(indent).unwrap_or(u32::MAX));
        let own = Span::new(start, start.saturating_add(u32::try_from(shown.len()).unwrap_or(0)));
        if shown.starts_with(b"//")
            || shown.starts_with(b"/*")
            || (run.is_some() && is_block(text, run))
        {
            run = Some(run.map_or(own, |run| run.cover(own)));
        } else {
            found.extend(run.take());
        }
        at = at.saturating_add(len);
    }
    found.extend(run);
    found
}

/// Whether a comment is a block that has not come to its end.
fn is_block(text: &[u8], run: Option<Span>) -> bool {
    let Some(run) = run else { return false };
    let text = run.slice(text);
    text.starts_with(b"/*") && !text.ends_with(b"*/")
}
