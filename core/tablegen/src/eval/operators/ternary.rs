//! Operators of three operands, and those with one that may be left out.

use super::super::{Evaluator, Result};
use super::Operator;
use crate::lexer::Bang;
use crate::store::{Ternary, TypeId, Unary, ValueId};
use crate::syntax::Expr;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use abide_source::text::Span;

impl Evaluator<'_> {
    pub(super) fn ternary_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let ternary = match operator.bang {
            Bang::Dag => Ternary::Dag,
            Bang::If => Ternary::If,
            Bang::SetDagArg => Ternary::SetDagArg,
            Bang::SetDagName => Ternary::SetDagName,
            _ => Ternary::Subst,
        };
        let expected = match ternary {
            Ternary::If | Ternary::Subst => operator.expected,
            _ => None,
        };
        let a = self.operand(operator, 0, None)?;
        let b = self.operand(operator, 1, expected)?;
        let c = self.operand(operator, 2, expected)?;
        let type_ = match ternary {
            Ternary::If => self.if_type(operator, b, c)?,
            Ternary::Subst => match self.typed(c) {
                Some(type_) => type_,
                None => {
                    let message = "could not get type for !subst";
                    return Err(self.type_error_after(operator.span, message));
                }
            },
            Ternary::Dag => {
                self.require_dag_lists(operator, b, c)?;
                TypeId::DAG
            }
            _ => {
                self.require_dag_key(operator, ternary, b, c)?;
                TypeId::DAG
            }
        };
        let value = self.store().ternary(ternary, [a, b, c], type_);
        Ok(self.fold(value, operator.current, false))
    }

    fn if_type(&mut self, operator: &Operator<'_>, b: ValueId, c: ValueId) -> Result<TypeId> {
        let (mut then, mut otherwise) = (self.typed(b), self.typed(c));
        // `?` has the type of the other branch.
        if b == ValueId::UNSET {
            then = otherwise;
        }
        if c == ValueId::UNSET {
            otherwise = then;
        }
        let (Some(then), Some(otherwise)) = (then, otherwise) else {
            let message = "could not get type for !if";
            return Err(self.type_error_after(operator.span, message));
        };
        match self.store().common_type(then, otherwise) {
            Some(type_) => Ok(type_),
            None => {
                let message = rule!(
                    "inconsistent types '{}' and '{}' for !if",
                    self.type_text(then),
                    self.type_text(otherwise)
                )
                .with_help(
                    "let both values have one type: '!cast<string>(VALUE)' makes text of others",
                );
                Err(self.type_error_after(operator.span, message))
            }
        }
    }

    /// Checks the operands of `!dag`.
    fn require_dag_lists(
        &mut self,
        operator: &Operator<'_>,
        children: ValueId,
        names: ValueId,
    ) -> Result<()> {
        let children_type = self.typed(children);
        if let Some(type_) = children_type
            && self.world.store.element_type(type_).is_none()
        {
            let text = self.type_text(type_);
            let message = rule!("expected list of children, got type '{}'", text);
            return Err(self.type_error(operator.operand_span(1), message));
        }
        let names_type = self.typed(names);
        let strings = self.store().list_type(TypeId::STRING);
        if let Some(type_) = names_type
            && type_ != strings
        {
            let text = self.type_text(type_);
            let message = rule!("expected list<string>, got type '{}'", text);
            return Err(self.type_error(operator.operand_span(2), message));
        }
        if children_type.is_none() && names_type.is_none() {
            let message = "cannot have both unset children and unset names in !dag";
            return Err(self.type_error(operator.operand_span(1), message));
        }
        Ok(())
    }

    /// Checks the keys of `!setdagarg` and `!setdagname`.
    fn require_dag_key(
        &mut self,
        operator: &Operator<'_>,
        ternary: Ternary,
        key: ValueId,
        value: ValueId,
    ) -> Result<()> {
        let key_type = self.typed(key);
        if !matches!(key_type, Some(TypeId::INT | TypeId::STRING)) {
            let got = match key_type {
                Some(type_) => format!("type '{}'", self.type_text(type_)),
                None => format!("'{}'", self.text(key)),
            };
            let message = rule!("expected integer index or string name, got {}", got);
            return Err(self.type_error(operator.operand_span(1), message));
        }
        let value_type = self.typed(value);
        if let (Ternary::SetDagName, Some(type_)) = (ternary, value_type)
            && type_ != TypeId::STRING
        {
            let text = self.type_text(type_);
            let message = rule!("expected string or unset name, got type '{}'", text);
            return Err(self.type_error(operator.operand_span(2), message));
        }
        Ok(())
    }

    /// `!substr` and `!find`, whose last operand may be left out.
    pub(super) fn search_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let is_find = operator.bang == Bang::Find;
        let text = self.operand(operator, 0, None)?;
        let second = self.operand(operator, 1, None)?;
        let (third, third_span) = match operator.operands.get(2) {
            Some(expr) => (self.operand(operator, 2, None)?, expr.span),
            None => {
                let default = if is_find { 0 } else { i64::MAX };
                (self.store().int(default), operator.operand_span(1))
            }
        };
        let type_ = if is_find { TypeId::INT } else { TypeId::STRING };
        if let Some(expected) = operator.expected
            && !self.world.store.is_convertible(type_, expected)
        {
            return Err(self.other_type(third_span, expected, type_));
        }
        let second_type = if is_find { TypeId::STRING } else { TypeId::INT };
        let span = operator.span;
        self.require(text, TypeId::STRING, ErrorPosition::AfterPrevious(span))?;
        self.require(second, second_type, ErrorPosition::At(operator.operand_span(1)))?;
        self.require(third, TypeId::INT, ErrorPosition::AfterPrevious(span))?;
        let ternary = if is_find { Ternary::Find } else { Ternary::Substr };
        let value = self.store().ternary(ternary, [text, second, third], type_);
        Ok(self.fold(value, operator.current, false))
    }

    /// Asks for a type, or for `?`.
    fn require(&mut self, value: ValueId, wanted: TypeId, place: ErrorPosition) -> Result<()> {
        match self.typed(value) {
            Some(type_) if type_ != wanted => {
                let (wanted, own) = (self.type_text(wanted), self.type_text(type_));
                let message = rule!("expected {}, got type '{}'", wanted, own);
                Err(match place {
                    ErrorPosition::At(span) => self.type_error(span, message),
                    ErrorPosition::AfterPrevious(span) => self.type_error_after(span, message),
                })
            }
            _ => Ok(()),
        }
    }

    /// `!range(list)`, `!range(end)`, `!range(start, end)` and `!range(start, end, step)`
    pub(super) fn range_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let mut operands = Vec::new();
        let mut is_list = false;
        for (index, expr) in operator.operands.iter().enumerate() {
            let value = self.operand(operator, index, None)?;
            is_list |= self.check_range_operand(operator, expr, value, (index, is_list))?;
            operands.push(value);
        }
        let (zero, one) = (self.store().int(0), self.store().int(1));
        let parts = match *operands.as_slice() {
            [list] if is_list => {
                let size = self.store().unary(Unary::Size, list, TypeId::INT);
                [zero, self.fold(size, operator.current, false), one]
            }
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            [start, end, step, ..] => [start, end, step],
            [] => [zero, zero, one],
        };
        let type_ = self.store().list_type(TypeId::INT);
        let value = self.store().ternary(Ternary::Range, parts, type_);
        Ok(self.fold(value, operator.current, false))
    }

    /// Whether an operand of `!range` is a list.
    fn check_range_operand(
        &mut self,
        operator: &Operator<'_>,
        expr: &Expr,
        value: ValueId,
        (index, is_list): (usize, bool),
    ) -> Result<bool> {
        let Some(type_) = self.typed(value) else {
            let text = self.text(value);
            let message = rule!("expected value to be a typed value, got '{}'", text);
            return Err(self.type_error(operator.name_span(), message));
        };
        let text = self.type_text(type_);
        if is_list {
            let message = rule!("expected one list, got extra value of type '{}'", text)
                .with_help("give a list alone, or the first and the last number of a range");
            return Err(self.type_error(expr.span, message));
        }
        if index == 0 && self.world.store.element_type(type_).is_some() {
            return Ok(true);
        }
        if type_ == TypeId::INT {
            return Ok(false);
        }
        let message = match index {
            0 => rule!("expected list or int, got value of type '{}'", text),
            _ => rule!("expected value of type 'int', got '{}'", text),
        };
        let message = message.wanting("int".to_owned());
        let location = self.location(expr.span);
        Err(self.report(code::TYPE_MISMATCH, location, message))
    }
}

/// The position where LLVM reports a wrong type.
#[derive(Clone, Copy)]
enum ErrorPosition {
    /// At the operand.
    At(Span),
    /// The current position of its parser.
    AfterPrevious(Span),
}
