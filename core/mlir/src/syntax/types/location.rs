//! Locations.

use super::TreeTypes;
use super::list::Element;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::Wanted;

const LOCATIONS: Element = Element {
    name: "a location",
    starts: |parser| parser.at_location(),
    read: |parser| parser.location_body(),
};

impl TreeTypes<'_> {
    /// `loc(…)`.
    pub(in crate::syntax) fn location(&mut self) {
        let node = self.open(NodeKind::Location);
        self.nested(|parser| {
            parser.bump();
            if parser.expect(TokenKind::LeftParen) {
                parser.enter(TokenKind::RightParen);
                parser.location_body();
                parser.leave(TokenKind::RightParen);
                if !parser.expect(TokenKind::RightParen) {
                    parser.skip_rest_of_location();
                }
            }
        });
        self.close(node);
    }

    /// Skips the rest of a broken location, up to its parenthesis or the end of the line.
    fn skip_rest_of_location(&mut self) {
        while !self.at_end() && !self.first_on_line() && !self.at(TokenKind::RightBrace) {
            if self.eat(TokenKind::RightParen) {
                break;
            }
            self.skip_balanced();
        }
    }

    fn at_location(&self) -> bool {
        matches!(
            self.current(),
            TokenKind::BareIdentifier | TokenKind::String | TokenKind::HashIdentifier
        )
    }

    /// `"file":1`, `"file":1:2 to 3:4`, `"name"(…)`, `callsite(… at …)`, `fused<…>[…]`, `unknown`, an alias or
    /// a dialect's location.
    fn location_body(&mut self) {
        match self.current() {
            TokenKind::String => self.file_or_name(),
            TokenKind::HashIdentifier => self.attribute(),
            TokenKind::BareIdentifier => match self.current_text() {
                b"unknown" => self.bump(),
                b"callsite" => self.nested(Self::call_site),
                b"fused" => self.nested(Self::fused),
                b"loc" => self.location(),
                _ => {
                    self.expected("a location");
                    self.bump();
                }
            },
            _ => self.expected("a location"),
        }
    }

    fn file_or_name(&mut self) {
        self.bump();
        if self.eat(TokenKind::Colon) {
            self.expect(TokenKind::Integer);
            if self.eat(TokenKind::Colon) {
                self.expect(TokenKind::Integer);
            }
            if self.eat_word("to") {
                self.eat(TokenKind::Integer);
                self.expect(TokenKind::Colon);
                self.expect(TokenKind::Integer);
            }
        } else if self.at(TokenKind::LeftParen) {
            self.nested(|parser| {
                parser.bump();
                parser.enter(TokenKind::RightParen);
                parser.location_body();
                parser.leave(TokenKind::RightParen);
                parser.expect(TokenKind::RightParen);
            });
        }
    }

    fn call_site(&mut self) {
        self.bump();
        if !self.expect(TokenKind::LeftParen) {
            return;
        }
        self.enter(TokenKind::RightParen);
        self.location_body();
        if self.eat_word("at") {
            self.location_body();
        } else {
            self.expected(Wanted::sign_of("at", " in callsite location"));
        }
        self.leave(TokenKind::RightParen);
        self.expect(TokenKind::RightParen);
    }

    fn fused(&mut self) {
        self.bump();
        if self.eat(TokenKind::Less) {
            self.enter(TokenKind::Greater);
            self.attribute();
            self.leave(TokenKind::Greater);
            self.close_angle();
        }
        if self.expect(TokenKind::LeftBracket) {
            self.list(TokenKind::RightBracket, &LOCATIONS);
        }
    }

    /// Parses `loc(…)` after an operation, block argument or function argument.
    pub(in crate::syntax) fn trailing_location(&mut self) {
        if self.at_word("loc") && self.peek() == TokenKind::LeftParen {
            self.location();
        }
    }
}
