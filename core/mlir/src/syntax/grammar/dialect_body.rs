//! The brackets of a dialect's own types and attributes.

use crate::syntax::NodeKind;
use crate::syntax::parser::Parser;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::text::Span;

impl Parser<'_> {
    /// The `<…>` of a dialect's type or attribute. What may stand in it only the dialect knows;
    /// MLIR itself asks that its brackets match.
    pub(super) fn dialect_body(&mut self) {
        let node = self.open(NodeKind::DialectBody);
        let mut open: Vec<(TokenKind, Span)> = Vec::new();
        loop {
            if self.at_end() || self.first_on_line() && self.begins_operation_within_list() {
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
                            format!("nested deeper than {} levels: not read", self.limits.depth);
                        self.error_here(codes::limit::DEPTH, message);
                        self.skip_deep();
                        continue;
                    }
                    open.push((closing(self.current()), self.current_span()));
                }
                kind @ (TokenKind::Greater
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace) => match open.pop() {
                    Some((close, _)) if close == kind => {
                        if open.is_empty() {
                            self.bump();
                            break;
                        }
                    }
                    Some(other) => {
                        open.push(other);
                        self.unbalanced(&open);
                        self.leave_unbalanced(&open);
                        break;
                    }
                    None => break,
                },
                _ => {}
            }
            self.bump_any();
        }
        self.close(node);
    }

    /// Reports the innermost bracket that is open, in MLIR's words.
    fn unbalanced(&mut self, open: &[(TokenKind, Span)]) {
        let Some(&(close, span)) = open.last() else { return };
        if self.failed_here() {
            return;
        }
        let message = format!("unbalanced {} character in pretty dialect name", opening(close));
        self.report(Diagnostic::new(codes::mlir::UNMATCHED, span, message));
        self.mark_failed();
    }

    /// Behind a bracket that does not match: where the body's own `>` comes on the same line,
    /// the body ends there.
    fn leave_unbalanced(&mut self, open: &[(TokenKind, Span)]) {
        let mut left = open.iter().filter(|(close, _)| *close == TokenKind::Greater).count();
        while !self.at_end() && !self.first_on_line() && left > 0 {
            match self.current() {
                TokenKind::Greater => left -= 1,
                TokenKind::Less => left += 1,
                TokenKind::LeftBrace => return,
                _ => {}
            }
            self.bump_any();
        }
        self.mark_failed();
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
