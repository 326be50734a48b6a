//! Types.

use super::{Parser, Result};
use crate::lexer::{Keyword, TokenKind};
use crate::syntax::{TypeExpr, TypeKind};
use abide_source::diagnostic::Message;

impl Parser<'_, '_> {
    pub(super) fn parse_type(&mut self) -> Result<TypeExpr> {
        self.nested(Self::parse_type_at_level)
    }

    fn parse_type_at_level(&mut self) -> Result<TypeExpr> {
        let start = self.current.span.start();
        let kind = match self.current.kind {
            TokenKind::Keyword(Keyword::String) => TypeKind::String,
            TokenKind::Keyword(Keyword::Code) => TypeKind::Code,
            TokenKind::Keyword(Keyword::Bit) => TypeKind::Bit,
            TokenKind::Keyword(Keyword::Int) => TypeKind::Int,
            TokenKind::Keyword(Keyword::Dag) => TypeKind::Dag,
            TokenKind::Identifier => TypeKind::Named(self.symbol(self.current.span)),
            TokenKind::Keyword(Keyword::Bits) => {
                self.advance();
                if !self.take(TokenKind::Less) {
                    let message = Message::from("expected '<' after bits type");
                    return Err(self.error(message.with_help("the width follows: 'bits<4>'")));
                }
                let TokenKind::Integer(width) = self.current.kind else {
                    return Err(self.error(
                        Message::from("expected integer in bits<n> type")
                            .with_help("the width is a number, as in 'bits<4>'"),
                    ));
                };
                self.advance();
                self.expect(TokenKind::Greater, "expected '>' at end of bits<n> type")?;
                let kind = TypeKind::Bits(width.cast_unsigned());
                return Ok(TypeExpr { span: self.span_from(start), kind });
            }
            TokenKind::Keyword(Keyword::List) => {
                self.advance();
                if !self.take(TokenKind::Less) {
                    let message = Message::from("expected '<' after list type");
                    let help = "the type of the elements follows: 'list<int>'";
                    return Err(self.error(message.with_help(help)));
                }
                let element = Box::new(self.parse_type()?);
                self.expect(TokenKind::Greater, "expected '>' at end of list<ty> type")?;
                return Ok(TypeExpr { span: self.span_from(start), kind: TypeKind::List(element) });
            }
            _ => return Err(self.error("Unknown token when expecting a type")),
        };
        self.advance();
        Ok(TypeExpr { span: self.span_from(start), kind })
    }

    /// Parses `<Type>` after an operator.
    pub(super) fn parse_operator_type(&mut self) -> Result<TypeExpr> {
        const EXPECTED: &str = "expected type name for operator";
        self.expect(TokenKind::Less, EXPECTED)?;
        if self.at_keyword(Keyword::Code) {
            self.error("the 'code' type is not allowed in bang operators; use 'string'");
        }
        let type_ = self.parse_type()?;
        self.expect(TokenKind::Greater, EXPECTED)?;
        Ok(type_)
    }
}
