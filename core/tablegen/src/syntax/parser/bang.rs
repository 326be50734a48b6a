//! Operators that begin with `!`.

use super::{Mode, Parser, Reported, Result, boxed};
use crate::lexer::{Bang, TokenKind};
use crate::syntax::{Expr, ExprKind, Foldl};
use smallvec::{SmallVec, smallvec};

/// How an operator is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
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
    fn form(self) -> Form {
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

    /// Whether a type in angle brackets must stand behind the operator, or may.
    fn has_type(self) -> bool {
        matches!(self, Bang::Cast | Bang::IsA | Bang::Exists | Bang::Instances | Bang::GetDagArg)
    }
}

/// The operands of an operator.
type Operands = SmallVec<[Expr; 4]>;

impl Parser<'_, '_> {
    pub(super) fn parse_bang(&mut self, bang: Bang) -> Result<Expr> {
        let start = self.advance().span.start();
        let kind = match bang {
            Bang::Cond => self.parse_cond(),
            Bang::Foldl => self.parse_foldl(),
            Bang::Foreach | Bang::Filter => self.parse_foreach_value(bang),
            _ if bang.form() == Form::Binary && !bang.has_type() => {
                return self.parse_binary(bang, start);
            }
            _ => self.parse_operands(bang),
        };
        let kind = kind.inspect_err(|_| self.unfinished_value = None)?;
        Ok(Expr { span: self.span_from(start), kind })
    }

    /// An operator of two operands or more. LLVM evaluates each when it has read it: where one cannot be read, those
    /// before it are kept.
    fn parse_binary(&mut self, bang: Bang, start: u32) -> Result<Expr> {
        let mut operands = Operands::new();
        let read = self.parse_binary_operands(&mut operands);
        if read.is_err() {
            let lost = Expr { span: self.current.span, kind: ExprKind::Error };
            operands.push(self.unfinished_value.take().unwrap_or(lost));
        }
        let kind = ExprKind::Bang(bang, boxed(operands));
        let value = Expr { span: self.span_from(start), kind };
        match read {
            Ok(()) => Ok(value),
            Err(Reported) => {
                self.unfinished_value = Some(value);
                Err(Reported)
            }
        }
    }

    fn parse_binary_operands(&mut self, operands: &mut Operands) -> Result<()> {
        self.expect(TokenKind::LeftParen, "expected '(' after binary operator")?;
        self.parse_operand_list(operands, 1, usize::MAX)?;
        self.expect(TokenKind::RightParen, "expected ')' in operator").map(|_| ())
    }

    fn parse_operands(&mut self, bang: Bang) -> Result<ExprKind> {
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
        let operands = match bang.form() {
            Form::Unary => smallvec![self.parse_value(Mode::Value)?],
            Form::Binary => self.parse_bounded_operands(1, usize::MAX)?,
            Form::Ternary => self.parse_bounded_operands(3, 3)?,
            Form::TwoOrThree => self.parse_bounded_operands(2, 3)?,
            Form::Range => {
                let operands = self.parse_bounded_operands(1, 3)?;
                if self.at(TokenKind::Comma) {
                    self.advance();
                    return Err(self.error("expected at most three values of integer"));
                }
                operands
            }
            Form::Instances if self.at(TokenKind::RightParen) => SmallVec::new(),
            Form::Instances => smallvec![self.parse_value(Mode::Value)?],
        };
        self.expect(TokenKind::RightParen, close)?;
        let operands = boxed(operands);
        Ok(match type_ {
            Some(type_) => ExprKind::TypedBang(bang, Box::new((type_, operands))),
            None => ExprKind::Bang(bang, operands),
        })
    }

    /// Values with commas between them, as many as there are between two bounds.
    fn parse_bounded_operands(&mut self, least: usize, most: usize) -> Result<Operands> {
        let mut operands = Operands::new();
        self.parse_operand_list(&mut operands, least, most)?;
        Ok(operands)
    }

    /// The same, one after the other.
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

    fn parse_cond(&mut self) -> Result<ExprKind> {
        self.expect(TokenKind::LeftParen, "expected '(' after !cond operator")?;
        let mut cases = Vec::new();
        while !self.take(TokenKind::RightParen) {
            let condition = self.parse_value(Mode::Value)?;
            let expected = "expected ':'  following a condition in !cond operator";
            self.expect(TokenKind::Colon, expected)?;
            cases.push((condition, self.parse_value(Mode::Value)?));
            if self.take(TokenKind::RightParen) {
                break;
            }
            let expected = "expected ',' or ')' following a value in !cond operator";
            self.expect(TokenKind::Comma, expected)?;
        }
        if cases.is_empty() {
            let message = "there should be at least 1 'condition : value' in the !cond operator";
            return Err(self.error(message));
        }
        Ok(ExprKind::Cond(cases.into_boxed_slice()))
    }

    fn parse_foldl(&mut self) -> Result<ExprKind> {
        const COMMA: &str = "expected ',' in !foldl";
        self.expect(TokenKind::LeftParen, "expected '(' after !foldl")?;
        let start = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let list = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let accumulator = self.expect_name("third argument of !foldl must be an identifier")?;
        self.expect(TokenKind::Comma, COMMA)?;
        let element = self.expect_name("fourth argument of !foldl must be an identifier")?;
        self.expect(TokenKind::Comma, COMMA)?;
        let value = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::RightParen, "expected ')' in fold operator")?;
        Ok(ExprKind::Foldl(Box::new(Foldl { start, list, accumulator, element, value })))
    }

    fn parse_foreach_value(&mut self, bang: Bang) -> Result<ExprKind> {
        const COMMA: &str = "expected ',' in !foreach/!filter";
        self.expect(TokenKind::LeftParen, "expected '(' after !foreach/!filter")?;
        let expected = "first argument of !foreach/!filter must be an identifier";
        let name = self.expect_name(expected)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let list = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::Comma, COMMA)?;
        let value = self.parse_value(Mode::Value)?;
        self.expect(TokenKind::RightParen, "expected ')' in !foreach/!filter")?;
        Ok(ExprKind::Foreach(bang, name, Box::new((list, value))))
    }
}
