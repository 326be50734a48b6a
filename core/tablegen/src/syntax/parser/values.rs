//! Values, but for operators.

use super::{Mode, Parser, Result};
use crate::lexer::{Bang, Keyword, TokenKind, decode_string, unwrap_code};
use crate::syntax::{Dag, Expr, ExprKind, Name, SliceElement};

impl Parser<'_, '_> {
    /// A value with what stands behind it: bits, elements, fields, pastes.
    pub(super) fn parse_value(&mut self, mode: Mode) -> Result<Expr> {
        self.nested(|parser| parser.parse_value_at_level(mode))
    }

    fn parse_value_at_level(&mut self, mode: Mode) -> Result<Expr> {
        let start = self.current.span.start();
        let mut value = self.parse_simple_value()?;
        let mut levels = self.levels;
        loop {
            let kind = match self.current.kind {
                TokenKind::LeftBrace if mode == Mode::Value => {
                    self.advance();
                    let ranges = self.parse_ranges()?;
                    self.expect(TokenKind::RightBrace, "expected '}' at end of bit range list")?;
                    ExprKind::BitRange(Box::new(value), ranges)
                }
                TokenKind::LeftSquare => self.parse_slice(value)?,
                TokenKind::Dot => {
                    self.advance();
                    let field = self.expect_name("expected field identifier after '.'")?;
                    ExprKind::Field(Box::new(value), field)
                }
                TokenKind::Paste => self.parse_paste(value)?,
                _ => return Ok(value),
            };
            value = Expr { span: self.span_from(start), kind };
            levels = levels.checked_sub(1).ok_or_else(|| self.too_deep())?;
        }
    }

    fn parse_paste(&mut self, left: Expr) -> Result<ExprKind> {
        let paste = self.advance().span;
        let right = match self.current.kind {
            TokenKind::Colon | TokenKind::Semicolon | TokenKind::LeftBrace => None,
            _ => Some(Box::new(self.parse_value(Mode::Name)?)),
        };
        Ok(ExprKind::Paste(Box::new(left), right, paste))
    }

    /// `[elements]` behind a list.
    fn parse_slice(&mut self, list: Expr) -> Result<ExprKind> {
        self.advance();
        let mut elements = Vec::new();
        let has_trailing_comma = loop {
            let start = self.parse_value(Mode::Value)?;
            let end = self.parse_range_end()?;
            elements.push(SliceElement { start, end });
            let has_comma = self.take(TokenKind::Comma);
            if !has_comma || self.at(TokenKind::RightSquare) {
                break has_comma;
            }
        };
        self.expect(TokenKind::RightSquare, "expected ']' at end of list slice")?;
        Ok(ExprKind::Slice(Box::new(list), elements, has_trailing_comma))
    }

    fn parse_simple_value(&mut self) -> Result<Expr> {
        let start = self.current.span.start();
        let kind = match self.current.kind {
            TokenKind::Bang(bang) => return self.parse_bang(bang),
            TokenKind::Identifier => return self.parse_name_or_record(),
            TokenKind::LeftBrace => self.parse_bits()?,
            TokenKind::LeftSquare => self.parse_list()?,
            TokenKind::LeftParen => self.parse_dag()?,
            TokenKind::String => self.parse_strings(),
            TokenKind::Keyword(Keyword::True) => self.literal(ExprKind::Integer(1)),
            TokenKind::Keyword(Keyword::False) => self.literal(ExprKind::Integer(0)),
            TokenKind::Integer(value) => self.literal(ExprKind::Integer(value)),
            TokenKind::BinaryInteger(value, width) => self.literal(ExprKind::Binary(value, width)),
            TokenKind::Question => self.literal(ExprKind::Unset),
            TokenKind::Code => {
                let code = unwrap_code(self.current.span.slice(self.text));
                let symbol = self.interner.intern(code);
                self.literal(ExprKind::Code(symbol))
            }
            _ => return Err(self.error("Unknown or reserved token when parsing a value")),
        };
        Ok(Expr { span: self.span_from(start), kind })
    }

    fn literal(&mut self, kind: ExprKind) -> ExprKind {
        self.advance();
        kind
    }

    /// Strings that stand side by side are one.
    fn parse_strings(&mut self) -> ExprKind {
        let mut text = decode_string(self.advance().span.slice(self.text));
        while self.at(TokenKind::String) {
            text.extend(decode_string(self.advance().span.slice(self.text)));
        }
        ExprKind::String(self.interner.intern(&text))
    }

    fn parse_name_or_record(&mut self) -> Result<Expr> {
        let token = self.advance();
        let name = Name { symbol: self.symbol(token.span), span: token.span };
        let kind = match self.take(TokenKind::Less) {
            true => ExprKind::Record(name, self.parse_arguments()?),
            false => ExprKind::Name(name.symbol),
        };
        Ok(Expr { span: self.span_from(token.span.start()), kind })
    }

    /// Values up to a bracket; lists may have a comma at their end.
    fn parse_values(&mut self, close: TokenKind) -> Result<Vec<Expr>> {
        let mut values = Vec::new();
        if self.at(close) {
            return Ok(values);
        }
        loop {
            values.push(self.parse_value(Mode::Value)?);
            if !self.take(TokenKind::Comma) || self.at(TokenKind::RightSquare) {
                return Ok(values);
            }
        }
    }

    fn parse_bits(&mut self) -> Result<ExprKind> {
        self.advance();
        let bits = self.parse_values(TokenKind::RightBrace)?;
        self.expect(TokenKind::RightBrace, "expected '}' at end of bit list value")?;
        Ok(ExprKind::Bits(bits))
    }

    fn parse_list(&mut self) -> Result<ExprKind> {
        self.advance();
        let elements = self.parse_values(TokenKind::RightSquare)?;
        self.expect(TokenKind::RightSquare, "expected ']' at end of list value")?;
        let type_ = match self.take(TokenKind::Less) {
            true => {
                let type_ = self.parse_type()?;
                self.expect(TokenKind::Greater, "expected '>' at end of list element type")?;
                Some(type_)
            }
            false => None,
        };
        Ok(ExprKind::List(elements, type_))
    }

    fn parse_dag(&mut self) -> Result<ExprKind> {
        self.advance();
        let begins_operator = matches!(
            self.current.kind,
            TokenKind::Identifier
                | TokenKind::Question
                | TokenKind::LeftSquare
                | TokenKind::Bang(Bang::Cast | Bang::GetDagOp)
        );
        if !begins_operator {
            return Err(self.error("expected identifier or list of value types in dag init"));
        }
        let operator = self.parse_value(Mode::Value)?;
        let name = self.parse_dag_name("expected variable name in dag operator")?;
        let mut arguments = Vec::new();
        if !self.at(TokenKind::RightParen) {
            loop {
                arguments.push(self.parse_dag_argument()?);
                if !self.take(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.expect(TokenKind::RightParen, "expected ')' in dag init")?;
        Ok(ExprKind::Dag(Box::new(Dag { operator, name, arguments })))
    }

    fn parse_dag_argument(&mut self) -> Result<(Option<Expr>, Option<crate::interner::Symbol>)> {
        if self.at(TokenKind::VariableName) {
            return Ok((None, Some(self.variable_name())));
        }
        let value = self.parse_value(Mode::Value)?;
        let name = self.parse_dag_name("expected variable name in dag literal")?;
        Ok((Some(value), name))
    }

    /// `:$name`, where it stands.
    fn parse_dag_name(&mut self, expected: &str) -> Result<Option<crate::interner::Symbol>> {
        if !self.take(TokenKind::Colon) {
            return Ok(None);
        }
        match self.at(TokenKind::VariableName) {
            true => Ok(Some(self.variable_name())),
            false => Err(self.error(expected)),
        }
    }

    /// Takes `$name`.
    fn variable_name(&mut self) -> crate::interner::Symbol {
        let span = self.advance().span;
        let text = span.slice(self.text);
        self.interner.intern(text.strip_prefix(b"$").unwrap_or(text))
    }
}
