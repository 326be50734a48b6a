//! Affine maps and integer sets.

use super::TreeTypes;
use super::list::Element;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;

const IDENTIFIERS: Element = Element {
    name: "an identifier",
    starts: |parser| parser.at(TokenKind::BareIdentifier),
    read: |parser| parser.bump(),
};
const EXPRESSIONS: Element = Element {
    name: "an affine expression",
    starts: |parser| parser.at_affine_expression(),
    read: |parser| parser.affine_expression(),
};
const CONSTRAINTS: Element = Element {
    name: "an affine constraint",
    starts: |parser| parser.at_affine_expression(),
    read: |parser| parser.affine_constraint(),
};

impl TreeTypes<'_> {
    /// `affine_map<(d0)[s0] -> (d0 + s0)>`.
    pub(super) fn affine_map(&mut self) {
        self.affine(NodeKind::AffineMap, TokenKind::Arrow, &EXPRESSIONS);
    }

    /// `affine_set<(d0)[s0] : (d0 - s0 >= 0)>`.
    pub(super) fn integer_set(&mut self) {
        self.affine(NodeKind::IntegerSet, TokenKind::Colon, &CONSTRAINTS);
    }

    fn affine(&mut self, kind: NodeKind, separator: TokenKind, element: &Element) {
        let node = self.open(kind);
        self.nested(|parser| {
            parser.bump();
            if !parser.opens_angle(|parser| parser.at(TokenKind::LeftParen)) {
                return;
            }
            parser.enter(TokenKind::Greater);
            if parser.opens_list(&IDENTIFIERS) {
                parser.list(TokenKind::RightParen, &IDENTIFIERS);
            }
            if parser.eat(TokenKind::LeftBracket) {
                parser.list(TokenKind::RightBracket, &IDENTIFIERS);
            }
            if parser.expect(separator) && parser.opens_list(element) {
                parser.list(TokenKind::RightParen, element);
            }
            parser.leave(TokenKind::Greater);
            parser.close_angle();
        });
        self.close(node);
    }

    fn at_affine_expression(&self) -> bool {
        matches!(
            self.current(),
            TokenKind::BareIdentifier
                | TokenKind::Integer
                | TokenKind::Minus
                | TokenKind::LeftParen
        )
    }

    /// Operands between `+`, `-`, `*`, `ceildiv`, `floordiv` and `mod`. Which binds tighter does
    /// not matter for the syntax.
    fn affine_expression(&mut self) {
        loop {
            self.affine_operand();
            match self.current() {
                TokenKind::Plus | TokenKind::Minus | TokenKind::Star => self.bump(),
                TokenKind::BareIdentifier
                    if matches!(self.current_text(), b"ceildiv" | b"floordiv" | b"mod") =>
                {
                    self.bump();
                }
                _ => return,
            }
        }
    }

    fn affine_operand(&mut self) {
        while self.at(TokenKind::Minus) {
            self.bump();
        }
        match self.current() {
            TokenKind::BareIdentifier | TokenKind::Integer => self.bump(),
            TokenKind::LeftParen => self.nested(|parser| {
                parser.bump();
                parser.enter(TokenKind::RightParen);
                parser.affine_expression();
                parser.leave(TokenKind::RightParen);
                parser.expect(TokenKind::RightParen);
            }),
            _ => self.expected("an affine expression"),
        }
    }

    /// `d0 - s0 >= 0`, `d0 <= s0` or `d0 == 0`.
    fn affine_constraint(&mut self) {
        self.affine_expression();
        let compared =
            matches!(self.current(), TokenKind::Greater | TokenKind::Less | TokenKind::Equal);
        if compared {
            self.bump();
            self.expect(TokenKind::Equal);
            self.affine_expression();
        } else {
            self.expected("'== affine-expr', '>= affine-expr' or '<= affine-expr'");
        }
    }
}
