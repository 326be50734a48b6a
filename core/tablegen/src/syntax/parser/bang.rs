//! Operators that begin with `!`.

use super::{Mode, Parser, Reported, Result, boxed};
use crate::lexer::{Bang, TokenKind};
use crate::syntax::{Expr, ExprKind, Foldl, Name};
use abide_source::diagnostic::Message;
use abide_source::text::Span;
use smallvec::SmallVec;

/// The syntax of an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// One operand.
    Unary,
    /// Two operands; of some operators more.
    Binary,
    /// Three operands.
    Ternary,
    /// Two operands or three.
    TwoOrThree,
    /// One to three operands.
    Range,
    /// None or one.
    Instances,
}

impl Bang {
    /// The syntax of the operator.
    pub(crate) fn form(self) -> Form {
        match self {
            Bang::Cast
            | Bang::Empty
            | Bang::Exists
            | Bang::GetDagOp
            | Bang::GetDagOpName
            | Bang::Head
            | Bang::Initialized
            | Bang::IsA
            | Bang::ListFlatten
            | Bang::LogTwo
            | Bang::Not
            | Bang::Repr
            | Bang::Size
            | Bang::Tail
            | Bang::ToLower
            | Bang::ToUpper => Form::Unary,
            Bang::Dag | Bang::If | Bang::SetDagArg | Bang::SetDagName | Bang::Subst => {
                Form::Ternary
            }
            Bang::Find | Bang::Substr => Form::TwoOrThree,
            Bang::Range => Form::Range,
            Bang::Instances => Form::Instances,
            _ => Form::Binary,
        }
    }

    /// Whether a type in angle brackets must or may follow the operator.
    fn has_type(self) -> bool {
        matches!(self, Bang::Cast | Bang::IsA | Bang::Exists | Bang::Instances | Bang::GetDagArg)
    }
}

/// The operands of an operator.
type Operands = SmallVec<[Expr; 4]>;

/// A value that ends in a syntax error: it is evaluated, and otherwise unchecked.
fn unchecked_value(value: Expr) -> Expr {
    let span = value.span;
    let lost = Expr { span, kind: ExprKind::Error };
    Expr { span, kind: ExprKind::Bits(Box::new([value, lost])) }
}

impl Parser<'_, '_> {
    pub(super) fn parse_bang(&mut self, bang: Bang) -> Result<Expr> {
        let start = self.advance().span.start();
        let kind = match bang {
            Bang::Cond => self.parse_cond(start)?,
            Bang::Foldl => self.parse_foldl(start)?,
            Bang::Foreach | Bang::Filter => self.parse_foreach_value(bang, start)?,
            _ if bang.form() == Form::Binary && !bang.has_type() => {
                return self.parse_binary(bang, start);
            }
            _ => self.parse_operands(bang, start)?,
        };
        Ok(Expr { span: self.span_from(start), kind })
    }

    /// An operator of two operands or more.
    fn parse_binary(&mut self, bang: Bang, start: u32) -> Result<Expr> {
        let mut operands = Operands::new();
        let read = self.parse_binary_operands(&mut operands);
        if read.is_err() {
            operands.push(self.unfinished_part());
        }
        let kind = ExprKind::Bang(bang, boxed(operands));
        match read {
            Ok(()) => Ok(Expr { span: self.span_from(start), kind }),
            Err(Reported) => Err(self.leave_unfinished(start, kind)),
        }
    }

    fn parse_binary_operands(&mut self, operands: &mut Operands) -> Result<()> {
        self.expect(TokenKind::LeftParen, "expected '(' after binary operator")?;
        self.parse_operand_list(operands, 1, usize::MAX)?;
        self.expect(TokenKind::RightParen, "expected ')' in operator").map(|_| ())
    }

    fn parse_operands(&mut self, bang: Bang, start: u32) -> Result<ExprKind> {
        let has_type = bang.has_type() || (bang == Bang::GetDagOp && self.at(TokenKind::Less));
        let type_ = match has_type {
            true => Some(self.parse_operator_type()?),
            false => None,
        };
        let (open, close) = match bang.form() {
            Form::Unary => ("expected '(' after unary operator", "expected ')' in unary operator"),
            Form::Binary => ("expected '(' after binary operator", "expected ')' in operator"),
            Form::Ternary => {
                ("expected '(' after ternary operator", "expected ')' in binary operator")
            }
            Form::TwoOrThree | Form::Range => {
                ("expected '(' after operator", "expected ')' in operator")
            }
            Form::Instances => {
                ("expected '(' after type of !instances", "expected ')' in !instances")
            }
        };
        self.expect(TokenKind::LeftParen, open)?;
        let mut operands = Operands::new();
        let read = self.parse_operands_of(bang.form(), &mut operands);
        let read = read.and_then(|()| self.expect(TokenKind::RightParen, close));
        if read.is_err() {
            let last = match self.unfinished_value.take() {
                None => operands.pop().map(unchecked_value),
                part => part,
            };
            operands.extend(last);
        }
        let operands = boxed(operands);
        let kind = match type_ {
            Some(type_) => ExprKind::TypedBang(bang, Box::new((type_, operands))),
            None => ExprKind::Bang(bang, operands),
        };
        match read {
            Ok(_) => Ok(kind),
            Err(Reported) => Err(self.leave_unfinished(start, kind)),
        }
    }

    fn parse_operands_of(&mut self, form: Form, operands: &mut Operands) -> Result<()> {
        match form {
            Form::Unary => self.parse_operand_list(operands, 1, 1),
            Form::Binary => self.parse_operand_list(operands, 1, usize::MAX),
            Form::Ternary => self.parse_operand_list(operands, 3, 3),
            Form::TwoOrThree => self.parse_operand_list(operands, 2, 3),
            Form::Range => {
                self.parse_operand_list(operands, 1, 3)?;
                if self.take(TokenKind::Comma) {
                    operands.clear();
                    return Err(self.error(
                        Message::from("expected at most three values of integer")
                            .with_help("it is written '!range(start, end, step)'"),
                    ));
                }
                Ok(())
            }
            Form::Instances if self.at(TokenKind::RightParen) => Ok(()),
            Form::Instances => self.parse_operand_list(operands, 1, 1),
        }
    }

    /// Parses between `least` and `most` values with commas between them, and adds each to `operands`.
    fn parse_operand_list(
        &mut self,
        operands: &mut Operands,
        least: usize,
        most: usize,
    ) -> Result<()> {
        operands.push(self.parse_value(Mode::Value)?);
        while operands.len() < most {
            match self.at(TokenKind::Comma) {
                true => {
                    self.advance();
                }
                false if operands.len() < least => {
                    return Err(self.error("expected ',' in ternary operator"));
                }
                false => break,
            }
            operands.push(self.parse_value(Mode::Value)?);
        }
        Ok(())
    }

    fn parse_cond(&mut self, start: u32) -> Result<ExprKind> {
        self.expect(TokenKind::LeftParen, "expected '(' after !cond operator")?;
        let mut cases = Vec::new();
        let read = self.parse_cases(&mut cases);
        if read.is_err() {
            cases.push((self.unfinished_part(), self.unfinished_part()));
        }
        let cond = ExprKind::Cond(cases.into_boxed_slice());
        match read {
            Ok(()) => Ok(cond),
            Err(Reported) => Err(self.leave_unfinished(start, cond)),
        }
    }

    /// The cases of a `!cond` and its bracket. An unreadable case is the last one.
    fn parse_cases(&mut self, cases: &mut Vec<(Expr, Expr)>) -> Result<()> {
        while !self.take(TokenKind::RightParen) {
            let mut parts = Operands::new();
            let read = self.parse_case(&mut parts);
            let [condition, value] = [(); 2].map(|()| match parts.is_empty() {
                true => self.unfinished_part(),
                false => parts.remove(0),
            });
            cases.push((condition, value));
            read?;
            if self.take(TokenKind::RightParen) {
                break;
            }
            let expected = "expected ',' or ')' following a value in !cond operator";
            self.expect(TokenKind::Comma, expected)?;
        }
        if cases.is_empty() {
            let message = "there should be at least 1 'condition : value' in the !cond operator";
            let help = "it is written '!cond(condition : value, ...)'";
            return Err(self.error(Message::from(message).with_help(help)));
        }
        Ok(())
    }

    /// `condition : value`, as far as they can be read.
    fn parse_case(&mut self, parts: &mut Operands) -> Result<()> {
        parts.push(self.parse_value(Mode::Value)?);
        let expected = "expected ':'  following a condition in !cond operator";
        self.expect(TokenKind::Colon, expected)?;
        parts.push(self.parse_value(Mode::Value)?);
        Ok(())
    }

    fn parse_foldl(&mut self, at: u32) -> Result<ExprKind> {
        const COMMA: &str = "expected ',' in !foldl";
        self.expect(TokenKind::LeftParen, "expected '(' after !foldl")?;
        let start = self.parse_list_operand(at)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let list = match self.parse_value(Mode::Value) {
            Ok(list) => list,
            Err(Reported) => {
                let list = self.unfinished_part();
                let (name, value) = self.missing_operands();
                let (accumulator, element) = (name, name);
                let foldl = Foldl { start, list, accumulator, element, value };
                return Err(self.leave_unfinished(at, ExprKind::Foldl(Box::new(foldl))));
            }
        };
        self.expect(TokenKind::Comma, COMMA)?;
        let accumulator = self.expect_name("third argument of !foldl must be an identifier")?;
        self.expect(TokenKind::Comma, COMMA)?;
        let element = self.expect_name("fourth argument of !foldl must be an identifier")?;
        self.expect(TokenKind::Comma, COMMA)?;
        let read = self.parse_last_operand("expected ')' in fold operator");
        let is_read = read.is_ok();
        let value = read.unwrap_or_else(|Reported| self.unfinished_part());
        let foldl = ExprKind::Foldl(Box::new(Foldl { start, list, accumulator, element, value }));
        if is_read { Ok(foldl) } else { Err(self.leave_unfinished(at, foldl)) }
    }

    fn parse_foreach_value(&mut self, bang: Bang, start: u32) -> Result<ExprKind> {
        const COMMA: &str = "expected ',' in !foreach/!filter";
        self.expect(TokenKind::LeftParen, "expected '(' after !foreach/!filter")?;
        let expected = "first argument of !foreach/!filter must be an identifier";
        let name = self.expect_name(expected)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let list = self.parse_list_operand(start)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let read = self.parse_last_operand("expected ')' in !foreach/!filter");
        let is_read = read.is_ok();
        let value = read.unwrap_or_else(|Reported| self.unfinished_part());
        let foreach = ExprKind::Foreach(bang, name, Box::new((list, value)));
        if is_read { Ok(foreach) } else { Err(self.leave_unfinished(start, foreach)) }
    }

    /// Parses the list of an operator, which needs no type. After a syntax error the readable part becomes the list
    /// of a `!foreach`, so that the context requires no type.
    fn parse_list_operand(&mut self, at: u32) -> Result<Expr> {
        let read = self.parse_value(Mode::Value);
        read.map_err(|Reported| {
            let list = self.unfinished_part();
            let (name, value) = self.missing_operands();
            self.leave_unfinished(
                at,
                ExprKind::Foreach(Bang::Foreach, name, Box::new((list, value))),
            )
        })
    }

    /// A placeholder name and value for unreached operands.
    fn missing_operands(&mut self) -> (Name, Expr) {
        let span = Span::at(self.previous_end);
        (Name { symbol: self.symbol(span), span }, Expr { span, kind: ExprKind::Error })
    }

    /// Parses the last operand and the closing bracket.
    fn parse_last_operand(&mut self, unclosed: &'static str) -> Result<Expr> {
        let value = self.parse_value(Mode::Value)?;
        match self.expect(TokenKind::RightParen, unclosed) {
            Ok(_) => Ok(value),
            Err(Reported) => {
                self.unfinished_value = Some(unchecked_value(value));
                Err(Reported)
            }
        }
    }
}
