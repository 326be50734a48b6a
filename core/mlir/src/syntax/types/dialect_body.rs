//! The brackets of a dialect's own types and attributes.

use super::TreeTypes;
use crate::syntax::NodeKind;
use crate::syntax::operation_names::is_prefixed_name;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::codes;
use abide_source::rule;
use abide_source::text::Span;

impl TreeTypes<'_> {
    /// Parses the `<…>` of a dialect's type or attribute. Only the dialect knows its contents; MLIR itself requires
    /// matching brackets.
    pub(super) fn dialect_body(&mut self) {
        let node = self.open(NodeKind::DialectBody);
        let mut open: Vec<(TokenKind, Span)> = Vec::new();
        loop {
            if self.at_end()
                || self.first_on_line() && self.begins_operation_within_list()
                || self.body_ends_before_region()
            {
                self.unbalanced(&open);
                break;
            }
            match self.current() {
                TokenKind::Less
                | TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::LeftBrace => {
                    if open.len() >= self.limits.depth as usize {
                        let message =
                            rule!("nested deeper than {} levels: not read", self.limits.depth);
                        self.error_here(codes::limit::DEPTH, message);
                        self.skip_deep();
                        continue;
                    }
                    open.push((closing(self.current()), self.current_span()));
                }
                kind @ (TokenKind::Greater
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace) => {
                    if !self.body_closes(kind, &mut open) {
                        self.mark_failed();
                        break;
                    }
                    if open.is_empty() {
                        self.bump();
                        break;
                    }
                }
                _ => {}
            }
            self.bump_any();
        }
        self.close(node);
    }

    /// Closes the bracket that the current token closes, and reports those in it that are not closed. Gives whether
    /// the token belongs to the body, even if nothing in it opens it.
    fn body_closes(&mut self, kind: TokenKind, open: &mut Vec<(TokenKind, Span)>) -> bool {
        let opened = open.iter().rposition(|(close, _)| *close == kind);
        if opened.is_none_or(|opened| opened + 1 < open.len()) {
            self.unbalanced(open);
        }
        match opened {
            Some(opened) => open.truncate(opened),
            None => return !self.closes_enclosing(kind) || self.opening_is_missing(kind, open),
        }
        true
    }

    /// Whether the bracket that opens the one at the current token is missing in the body, though the token may close
    /// something around the body: the body continues after it.
    fn opening_is_missing(&mut self, kind: TokenKind, open: &[(TokenKind, Span)]) -> bool {
        let next = self.peek();
        // As in `<{a = #b<c}>`.
        let ends_properties =
            kind == TokenKind::RightBrace && self.closes_enclosing(TokenKind::Greater);
        !ends_properties && open.last().is_some_and(|(close, _)| *close == next)
    }

    /// Whether a region of the operation begins at the current `{`: the body is not closed.
    fn body_ends_before_region(&mut self) -> bool {
        use TokenKind::{Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen, Less};
        let goes_on = [Colon, Comma, Equal, LeftBrace, LeftBracket, LeftParen, Less];
        if !self.at(LeftBrace) || goes_on.contains(&self.previous()) || self.first_on_line() {
            return false;
        }
        let mut ahead = self.ahead();
        if !ahead.line_ends() {
            return false;
        }
        // `{ name: type`: members of a type.
        let (first, text) = ahead.next_with_text();
        let is_member =
            first == TokenKind::BareIdentifier && !is_prefixed_name(text) && ahead.next() == Colon;
        self.note_lookahead(&ahead);
        !is_member && self.brace_begins_region()
    }

    /// Reports the innermost bracket that is open, in MLIR's words.
    fn unbalanced(&mut self, open: &[(TokenKind, Span)]) {
        let Some(&(close, span)) = open.last() else { return };
        let message = rule!("unbalanced {} character in pretty dialect name", opening(close));
        self.unbalanced_here(message, span);
    }
}

fn closing(open: TokenKind) -> TokenKind {
    match open {
        TokenKind::LeftParen => TokenKind::RightParen,
        TokenKind::LeftBracket => TokenKind::RightBracket,
        TokenKind::LeftBrace => TokenKind::RightBrace,
        _ => TokenKind::Greater,
    }
}

/// The opening bracket of a closing one, quoted.
fn opening(close: TokenKind) -> &'static str {
    match close {
        TokenKind::RightParen => "'('",
        TokenKind::RightBracket => "'['",
        TokenKind::RightBrace => "'{'",
        _ => "'<'",
    }
}
