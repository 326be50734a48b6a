//! Values, but for operators.

use super::bodies::Arguments;
use super::{Mode, Parser, Result, boxed};
use crate::lexer::{Bang, Keyword, TokenKind, decode_string, plain_string, unwrapped_code};
use crate::syntax::{Dag, Expr, ExprKind, ListSlice, Name, Parent, Paste, SliceElement};
use abide_source::text::Span;
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// A value with what stands behind it: bits, elements, fields, pastes.
    pub(super) fn parse_value(&mut self, mode: Mode) -> Result<Expr> {
        self.nested(|parser| parser.parse_value_at_level(mode))
    }

    fn parse_value_at_level(&mut self, mode: Mode) -> Result<Expr> {
        let start = self.current.span.start();
        let is_operator = matches!(self.current.kind, TokenKind::Bang(_));
        let value = self.parse_simple_value().inspect_err(|_| {
            if !is_operator {
                self.unfinished_value = None;
            }
        })?;
        self.parse_suffixes(value, start, mode).inspect_err(|_| self.unfinished_value = None)
    }

    /// What stands behind a value.
    fn parse_suffixes(&mut self, mut value: Expr, start: u32, mode: Mode) -> Result<Expr> {
        let mut levels = self.levels;
        loop {
            let kind = match self.current.kind {
                TokenKind::LeftBrace if mode == Mode::Value => {
                    self.advance();
                    let ranges = self.parse_ranges()?;
                    self.expect(TokenKind::RightBrace, "expected '}' at end of bit range list")?;
                    ExprKind::BitRange(Box::new((value, ranges)))
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
        let span = self.advance().span;
        let right = match self.current.kind {
            TokenKind::Colon | TokenKind::Semicolon | TokenKind::LeftBrace => None,
            _ => Some(self.parse_value(Mode::Name)?),
        };
        Ok(ExprKind::Paste(Box::new(Paste { left, right, span })))
    }

    /// `[elements]` behind a list.
    fn parse_slice(&mut self, list: Expr) -> Result<ExprKind> {
        self.advance();
        let mut elements = Vec::new();
        let has_comma = loop {
            let start = self.parse_value(Mode::Value)?;
            let end = self.parse_range_end()?;
            elements.push(SliceElement { start, end });
            let has_comma = self.take(TokenKind::Comma);
            if !has_comma || self.at(TokenKind::RightSquare) {
                break has_comma;
            }
        };
        self.expect(TokenKind::RightSquare, "expected ']' at end of list slice")?;
        Ok(ExprKind::Slice(Box::new(ListSlice { list, elements, has_comma })))
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
                let symbol = self.symbol(unwrapped_code(self.current.span));
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
        let first = self.advance().span;
        if !self.at(TokenKind::String)
            && let Some(inner) = plain_string(self.text, first)
        {
            return ExprKind::String(self.symbol(inner));
        }
        let mut text = decode_string(first.slice(self.text));
        while self.at(TokenKind::String) {
            text.extend(decode_string(self.advance().span.slice(self.text)));
        }
        ExprKind::String(self.interner.intern(&text))
    }

    fn parse_name_or_record(&mut self) -> Result<Expr> {
        let token = self.advance();
        let name = Name { symbol: self.symbol(token.span), span: token.span };
        if !self.take(TokenKind::Less) {
            return Ok(Expr { span: name.span, kind: ExprKind::Name(name.symbol) });
        }
        let mut arguments = Arguments::new();
        self.parse_arguments(&mut arguments)?;
        let arguments = boxed(arguments);
        let span = self.span_from(name.span.start());
        let kind = ExprKind::Record(Box::new(Parent { name, arguments, span }));
        Ok(Expr { span, kind })
    }

    /// Values up to a bracket; lists may have a comma at their end.
    fn parse_values(&mut self, close: TokenKind) -> Result<Box<[Expr]>> {
        let mut values: SmallVec<[Expr; 4]> = SmallVec::new();
        if self.at(close) {
            return Ok(Box::default());
        }
        loop {
            values.push(self.parse_value(Mode::Value)?);
            if !self.take(TokenKind::Comma) || self.at(TokenKind::RightSquare) {
                return Ok(boxed(values));
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
        if !self.take(TokenKind::Less) {
            return Ok(ExprKind::List(elements));
        }
        let type_ = self.parse_type()?;
        self.expect(TokenKind::Greater, "expected '>' at end of list element type")?;
        Ok(ExprKind::TypedList(Box::new((elements, type_))))
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
        let mut arguments: SmallVec<[_; 4]> = SmallVec::new();
        if !self.at(TokenKind::RightParen) {
            loop {
                arguments.push(self.parse_dag_argument()?);
                if !self.take(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.expect(TokenKind::RightParen, "expected ')' in dag init")?;
        let arguments = boxed(arguments);
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
        self.symbol(Span::new(span.start() + 1, span.end()))
    }
}
