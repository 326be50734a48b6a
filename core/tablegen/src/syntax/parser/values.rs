//! Values, except operators.

use super::bodies::Arguments;
use super::{Mode, Parser, Reported, Result, boxed};
use crate::interner::Symbol;
use crate::lexer::{Bang, Keyword, TokenKind, decode_string, plain_string, unwrapped_code};
use crate::syntax::{
    Dag, Expr, ExprKind, ListSlice, Name, Parent, Paste, RangePiece, SliceElement,
};
use abide_source::diagnostic::Message;
use abide_source::text::Span;
use smallvec::SmallVec;

/// A value, a name or both.
type DagArgument = (Option<Expr>, Option<Symbol>);

type DagArguments = SmallVec<[DagArgument; 4]>;

impl Parser<'_, '_> {
    /// Parses a value with its suffixes: bits, elements, fields, pastes.
    pub(super) fn parse_value(&mut self, mode: Mode) -> Result<Expr> {
        self.nested(|parser| parser.parse_value_at_level(mode))
    }

    fn parse_value_at_level(&mut self, mode: Mode) -> Result<Expr> {
        let start = self.current.span.start();
        let value = self.parse_simple_value()?;
        self.parse_suffixes(value, start, mode)
    }

    /// Parses the suffixes of a value.
    fn parse_suffixes(&mut self, mut value: Expr, start: u32, mode: Mode) -> Result<Expr> {
        let mut levels = self.levels;
        loop {
            let kind = match self.current.kind {
                TokenKind::LeftBrace if mode == Mode::Value => {
                    self.parse_bit_range(value, start)?
                }
                TokenKind::LeftSquare => self.parse_slice(value, start)?,
                TokenKind::Dot => {
                    self.advance();
                    let field = self.expect_name("expected field identifier after '.'")?;
                    ExprKind::Field(Box::new(value), field)
                }
                TokenKind::Paste => self.parse_paste(value, start)?,
                _ => return Ok(value),
            };
            value = Expr { span: self.span_from(start), kind };
            levels = levels.checked_sub(1).ok_or_else(|| self.too_deep())?;
        }
    }

    /// Parses `{bits}` after a value.
    fn parse_bit_range(&mut self, value: Expr, start: u32) -> Result<ExprKind> {
        self.advance();
        let mut ranges = Vec::new();
        let read = self.parse_ranges_to(&mut ranges).and_then(|()| {
            self.expect(TokenKind::RightBrace, "expected '}' at end of bit range list")
        });
        if read.is_err() {
            let start = self.unfinished_part();
            ranges.push(RangePiece { after: start.span, start, end: None });
        }
        let bits = ExprKind::BitRange(Box::new((value, ranges)));
        match read {
            Ok(_) => Ok(bits),
            Err(Reported) => Err(self.leave_unfinished(start, bits)),
        }
    }

    fn parse_paste(&mut self, left: Expr, start: u32) -> Result<ExprKind> {
        let span = self.advance().span;
        let paste = |right| ExprKind::Paste(Box::new(Paste { left, right, span }));
        let right = match self.current.kind {
            TokenKind::Colon | TokenKind::Semicolon | TokenKind::LeftBrace => {
                return Ok(paste(None));
            }
            _ => self.parse_value(Mode::Name),
        };
        match right {
            Ok(right) => Ok(paste(Some(right))),
            Err(Reported) => {
                let right = self.unfinished_part();
                Err(self.leave_unfinished(start, paste(Some(right))))
            }
        }
    }

    /// Parses `[elements]` after a list.
    fn parse_slice(&mut self, list: Expr, start: u32) -> Result<ExprKind> {
        self.advance();
        let mut elements = Vec::new();
        let read = self.parse_slice_elements(&mut elements);
        let has_comma = read.unwrap_or_else(|Reported| {
            let start = self.unfinished_part();
            elements.push(SliceElement { start, end: None });
            false
        });
        let slice = ExprKind::Slice(Box::new(ListSlice { list, elements, has_comma }));
        match read {
            Ok(_) => Ok(slice),
            Err(Reported) => Err(self.leave_unfinished(start, slice)),
        }
    }

    /// Parses the elements of a slice and its bracket. Returns whether there is a final comma.
    fn parse_slice_elements(&mut self, elements: &mut Vec<SliceElement>) -> Result<bool> {
        loop {
            let start = self.parse_value(Mode::Value)?;
            let end = self.parse_range_end()?;
            elements.push(SliceElement { start, end });
            let has_comma = self.take(TokenKind::Comma);
            if !has_comma || self.at(TokenKind::RightSquare) {
                self.expect(TokenKind::RightSquare, "expected ']' at end of list slice")?;
                return Ok(has_comma);
            }
        }
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

    /// Parses adjacent strings as one.
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
        let read = self.parse_arguments(&mut arguments);
        let is_known = !arguments.is_empty();
        let arguments = boxed(arguments);
        let span = self.span_from(name.span.start());
        let kind = ExprKind::Record(Box::new(Parent { name, arguments, span }));
        match read {
            Ok(()) => Ok(Expr { span, kind }),
            Err(Reported) if is_known => Err(self.leave_unfinished(span.start(), kind)),
            Err(Reported) => Err(Reported),
        }
    }

    /// Values and the bracket that closes them; lists may have a comma at their end.
    fn parse_values(
        &mut self,
        close: TokenKind,
        unclosed: &'static str,
    ) -> (Box<[Expr]>, Result<()>) {
        let mut values: SmallVec<[Expr; 4]> = SmallVec::new();
        let read = self.parse_values_to(close, unclosed, &mut values);
        if read.is_err() {
            let part = self.unfinished_part();
            values.push(part);
        }
        (boxed(values), read)
    }

    fn parse_values_to(
        &mut self,
        close: TokenKind,
        unclosed: &'static str,
        values: &mut SmallVec<[Expr; 4]>,
    ) -> Result<()> {
        while !(self.at(close) && (values.is_empty() || close == TokenKind::RightSquare)) {
            values.push(self.parse_value(Mode::Value)?);
            if !self.take(TokenKind::Comma) {
                break;
            }
        }
        self.expect(close, unclosed).map(|_| ())
    }

    fn parse_bits(&mut self) -> Result<ExprKind> {
        let start = self.advance().span.start();
        let unclosed = "expected '}' at end of bit list value";
        let (bits, read) = self.parse_values(TokenKind::RightBrace, unclosed);
        match read {
            Ok(()) => Ok(ExprKind::Bits(bits)),
            Err(Reported) => Err(self.leave_unfinished(start, ExprKind::Bits(bits))),
        }
    }

    fn parse_list(&mut self) -> Result<ExprKind> {
        let start = self.advance().span.start();
        let unclosed = "expected ']' at end of list value";
        let (elements, read) = self.parse_values(TokenKind::RightSquare, unclosed);
        if read.is_err() {
            return Err(self.leave_unfinished(start, ExprKind::List(elements)));
        }
        if !self.take(TokenKind::Less) {
            return Ok(ExprKind::List(elements));
        }
        let type_ = self.parse_type()?;
        self.expect(TokenKind::Greater, "expected '>' at end of list element type")?;
        Ok(ExprKind::TypedList(Box::new((elements, type_))))
    }

    fn parse_dag(&mut self) -> Result<ExprKind> {
        let start = self.advance().span.start();
        let begins_operator = matches!(
            self.current.kind,
            TokenKind::Identifier
                | TokenKind::Question
                | TokenKind::LeftSquare
                | TokenKind::Bang(Bang::Cast | Bang::GetDagOp)
        );
        if !begins_operator {
            return Err(self.error(Message::from("expected identifier or list of value types in dag init").with_help("a dag begins with its operator, a record: '(ins 1:$a)'; a list is in '[..]', and no value needs parentheses")));
        }
        let operator = self.parse_value(Mode::Value)?;
        let name = self.parse_dag_name("expected variable name in dag operator")?;
        let mut arguments = DagArguments::new();
        let read = self.parse_dag_arguments(&mut arguments);
        if read.is_err() {
            arguments.push((Some(self.unfinished_part()), None));
        }
        let arguments = boxed(arguments);
        let dag = ExprKind::Dag(Box::new(Dag { operator, name, arguments }));
        match read {
            Ok(()) => Ok(dag),
            Err(Reported) => Err(self.leave_unfinished(start, dag)),
        }
    }

    /// The arguments of a dag and its bracket.
    fn parse_dag_arguments(&mut self, arguments: &mut DagArguments) -> Result<()> {
        if !self.at(TokenKind::RightParen) {
            loop {
                arguments.push(self.parse_dag_argument()?);
                if !self.take(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.expect(TokenKind::RightParen, "expected ')' in dag init").map(|_| ())
    }

    fn parse_dag_argument(&mut self) -> Result<DagArgument> {
        if self.at(TokenKind::VariableName) {
            return Ok((None, Some(self.variable_name())));
        }
        let value = self.parse_value(Mode::Value)?;
        let name = self.parse_dag_name("expected variable name in dag literal")?;
        Ok((Some(value), name))
    }

    /// Parses `:$name`, if present.
    fn parse_dag_name(&mut self, expected: &'static str) -> Result<Option<Symbol>> {
        if !self.take(TokenKind::Colon) {
            return Ok(None);
        }
        match self.at(TokenKind::VariableName) {
            true => Ok(Some(self.variable_name())),
            false => Err(self.error(expected)),
        }
    }

    /// Consumes `$name`.
    fn variable_name(&mut self) -> Symbol {
        let span = self.advance().span;
        self.symbol(Span::new(span.start() + 1, span.end()))
    }
}
