//! Lists in brackets, with recovery.

use super::start::is_operation_name;
use crate::syntax::parser::Parser;
use crate::syntax::token::TokenKind;

/// What a list holds.
pub(super) struct Element {
    /// For messages: `a type`.
    pub(super) name: &'static str,
    /// Whether an element can begin at the current token.
    pub(super) starts: fn(&Parser<'_>) -> bool,
    /// Reads one; takes at least one token where `starts` holds.
    pub(super) read: fn(&mut Parser<'_>),
}

impl Parser<'_> {
    /// Takes the `(` of a list, or reports that it is missing; gives whether the list can be read.
    pub(super) fn opens_list(&mut self, element: &Element) -> bool {
        if self.expect(TokenKind::LeftParen) {
            return true;
        }
        let follows =
            !self.first_on_line() && ((element.starts)(self) || self.at(TokenKind::RightParen));
        if follows {
            self.missing(TokenKind::LeftParen);
        }
        follows
    }

    /// Reads elements between commas up to and with the closing bracket; the opening one has been
    /// taken. Behind an element that cannot be read the list goes on at the next comma; it ends
    /// without its bracket where an enclosing list, the next operation or the file ends.
    pub(super) fn list(&mut self, close: TokenKind, element: &Element) {
        self.enter(close);
        self.list_items(close, element);
        self.leave(close);
        if !self.eat(close) {
            self.expected(close.describe());
            self.missing(close);
        }
    }

    fn list_items(&mut self, close: TokenKind, element: &Element) {
        if self.at(close) {
            return;
        }
        loop {
            if self.ends_list(close) {
                return;
            }
            if (element.starts)(self) {
                let before = self.position();
                (element.read)(self);
                if self.position() == before {
                    self.skip_balanced();
                }
            } else {
                self.expected(element.name);
                if self.follows_list() {
                    return;
                }
                self.skip_element(close);
            }
            if self.eat(TokenKind::Comma) {
                if self.at(close) {
                    self.expected(&format!("{} behind ','", element.name));
                    return;
                }
            } else if self.at(close) || self.ends_list(close) {
                return;
            } else if (element.starts)(self) {
                self.expected("','");
            } else {
                self.expected(&format!("',' or {}", close.describe()));
                if self.follows_list() {
                    return;
                }
                self.skip_element(close);
                if !self.eat(TokenKind::Comma) {
                    return;
                }
            }
        }
    }

    /// Whether the current token stands behind closing brackets and never in a list: then only the
    /// bracket is missing.
    fn follows_list(&mut self) -> bool {
        match self.current() {
            TokenKind::Arrow | TokenKind::Colon | TokenKind::Equal | TokenKind::LeftBrace => true,
            // Regions follow, of an operation in generic form.
            TokenKind::LeftParen => self.peek() == TokenKind::LeftBrace,
            _ => false,
        }
    }

    /// Skips what is not an element, up to a comma or the end of the list.
    fn skip_element(&mut self, close: TokenKind) {
        while !self.at(TokenKind::Comma) && !self.at(close) && !self.ends_list(close) {
            self.skip_balanced();
        }
    }

    /// Whether the list that `close` closes cannot go on at the current token, because something
    /// around it does.
    pub(super) fn ends_list(&mut self, close: TokenKind) -> bool {
        match self.current() {
            TokenKind::EndOfFile | TokenKind::SplitMarker => true,
            kind @ (TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::RightBrace
            | TokenKind::Greater) => {
                kind != close && self.closes_enclosing(kind) && !self.layout_keeps_region()
            }
            _ if !self.first_on_line() => false,
            // A dictionary may have such a name on a line of its own.
            TokenKind::BareIdentifier if close != TokenKind::RightBrace => {
                let below = self.operation_column().is_some_and(|own| self.column() <= own);
                below && is_operation_name(self.current_text())
                    || self.begins_operation_within_list()
            }
            _ => self.begins_operation_within_list(),
        }
    }
}
