//! Skips text that is not parsed: the rest of a line or a label, or the body of a region.

use super::{Parse, Reported, Tokens};
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::text::Span;
use smallvec::SmallVec;

impl Tokens<'_> {
    /// Skips what begins no operation, up to the end of its line.
    pub(in crate::parse) fn skip_line(&mut self) {
        let (mut is_first, mut open) = (true, 0_u32);
        while !self.at(TokenKind::EndOfFile) && !self.at(TokenKind::SplitMarker) {
            let closes = open == 0 && self.at(TokenKind::RightBrace);
            if !is_first && (closes || self.begins_line()) {
                break;
            }
            match self.current() {
                TokenKind::LeftBrace => open += 1,
                TokenKind::RightBrace => open = open.saturating_sub(1),
                _ => {}
            }
            is_first = false;
            self.bump();
        }
    }

    /// Skips the rest of a broken label of a block.
    pub(in crate::parse) fn skip_label(&mut self) {
        while !self.begins_line()
            && !matches!(
                self.current(),
                TokenKind::EndOfFile | TokenKind::SplitMarker | TokenKind::RightBrace
            )
        {
            self.bump();
        }
    }

    pub(in crate::parse) fn skip_to_literal(&mut self, text: &str, end: usize) -> bool {
        let mut open = 0_u32;
        while self.position() < end && !self.at(TokenKind::EndOfFile) {
            if open == 0 && self.at_literal(text) {
                return true;
            }
            match self.current() {
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => open += 1,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace => {
                    open = open.saturating_sub(1);
                }
                _ => {}
            }
            self.bump();
        }
        false
    }

    /// Skips the body of a region if roles of one operation are requested. `None` if the region must be parsed.
    pub(in crate::parse) fn skip_region(&mut self) -> Option<Parse> {
        if !self.parses_single_operation() || !self.at(TokenKind::LeftBrace) {
            return None;
        }
        let start = self.position();
        match self.labels.as_ref().and_then(|labels| labels.end_of_region(start)) {
            Some(end) if end <= self.text.len() => {
                self.jump(end);
                Some(Ok(()))
            }
            _ => Some(self.skip_body()),
        }
    }

    fn skip_body(&mut self) -> Parse {
        let mut open = 0_u32;
        loop {
            match self.current() {
                TokenKind::LeftBrace => open += 1,
                TokenKind::RightBrace => open -= 1,
                TokenKind::EndOfFile | TokenKind::SplitMarker => {
                    self.label_stop(true);
                    return Err(Reported);
                }
                _ => {}
            }
            self.bump();
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// Consumes a bracket and everything up to the one that closes it.
    pub(in crate::parse) fn balanced(&mut self) -> Parse {
        let opening = self.current_span();
        let mut open: SmallVec<[(TokenKind, Span); 16]> = SmallVec::new();
        loop {
            let span = self.current_span();
            match self.current() {
                TokenKind::Less => open.push((TokenKind::Greater, span)),
                TokenKind::LeftParen => open.push((TokenKind::RightParen, span)),
                TokenKind::LeftBracket => open.push((TokenKind::RightBracket, span)),
                TokenKind::LeftBrace => open.push((TokenKind::RightBrace, span)),
                TokenKind::EndOfFile | TokenKind::SplitMarker => {
                    let message = "unbalanced brackets: this one is never closed";
                    return Err(self.report(codes::mlir::UNMATCHED, opening, message));
                }
                close @ (TokenKind::Greater
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace) => {
                    let (innermost, opening) = open.pop().unwrap_or((TokenKind::Greater, opening));
                    if innermost != close {
                        let bracket = opening_of(innermost);
                        let message =
                            rule!("unbalanced {} character in pretty dialect name", bracket);
                        let found = Diagnostic::new(codes::mlir::UNMATCHED, span, message);
                        return Err(self.push(found.with_related(opening, "opened here")));
                    }
                    if open.is_empty() {
                        self.bump();
                        return Ok(());
                    }
                }
                _ => {}
            }
            self.bump();
        }
    }
}

/// Returns the opening bracket for a closing one, quoted for messages.
fn opening_of(close: TokenKind) -> &'static str {
    match close {
        TokenKind::RightParen => "'('",
        TokenKind::RightBracket => "'['",
        TokenKind::RightBrace => "'{'",
        _ => "'<'",
    }
}
