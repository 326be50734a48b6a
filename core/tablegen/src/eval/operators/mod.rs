//! Operators that begin with `!`: the required types of their operands, and the type that they
//! give. What they compute is in [`fold`](super::fold).

mod binary;
mod bindings;
mod ternary;
mod unary;

use super::values::Mode;
use super::{Evaluator, Reported, Result};
use crate::lexer::Bang;
use crate::store::{RecordId, TypeId, ValueId};
use crate::syntax::{Expr, Form, TypeExpr};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use abide_source::text::Span;

/// An operator of the source text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Operator<'e> {
    pub(super) bang: Bang,
    pub(super) type_: Option<&'e TypeExpr>,
    pub(super) operands: &'e [Expr],
    pub(super) span: Span,
    /// The record that is being made.
    pub(super) current: Option<RecordId>,
    /// The type that the place takes.
    pub(super) expected: Option<TypeId>,
}

impl Operator<'_> {
    /// The name, where LLVM reports errors of the operator itself.
    fn name_span(&self) -> Span {
        let len = u32::try_from(self.bang.text().len() + 1).unwrap_or(u32::MAX);
        let start = self.span.start();
        Span::new(start, start.saturating_add(len).min(self.span.end()))
    }

    /// The bytes of an operand.
    fn operand_span(&self, index: usize) -> Span {
        self.operands.get(index).map_or(self.span, |operand| operand.span)
    }
}

impl Evaluator<'_> {
    /// An operator whose operands are values.
    pub(super) fn operator_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        if matches!(operator.bang, Bang::IsA | Bang::Exists | Bang::Instances) {
            return self.query_value(operator);
        }
        match operator.bang.form() {
            Form::Unary => self.unary_value(operator),
            Form::Ternary => self.ternary_value(operator),
            Form::TwoOrThree => self.search_value(operator),
            Form::Range => self.range_value(operator),
            Form::Binary | Form::Instances => self.binary_value(operator),
        }
    }

    /// An operand, whatever its type.
    fn operand(
        &mut self,
        operator: &Operator<'_>,
        index: usize,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let expr = operator.operands.get(index).ok_or(Reported)?;
        self.value(expr, operator.current, expected, Mode::Value)
    }

    /// Reports a wrong type at a span.
    fn type_error(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        let location = self.location(span);
        self.report(code::TYPE_MISMATCH, location, message)
    }

    /// Reports a value of another type than the place takes.
    fn other_type(&mut self, span: Span, wanted: TypeId, has: TypeId) -> Reported {
        let (wanted, has) = (self.type_text(wanted), self.type_text(has));
        let rule = rule!("expected value of type '{}', got '{}'", wanted, has);
        self.type_error(span, rule.wanting(wanted))
    }

    /// Reports a wrong type at the position of LLVM's parser.
    fn type_error_after(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        let location = self.location_after(span);
        self.report(code::TYPE_MISMATCH, location, message)
    }

    /// `!isa`, `!exists` and `!instances`, which ask about a type.
    fn query_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let type_ = operator.type_.ok_or(Reported)?;
        let type_ = self.type_value(type_)?;
        if operator.bang == Bang::Instances && operator.operands.is_empty() {
            let all = self.store().string_of(b".*");
            let value = self.store().instances(type_, all);
            return Ok(self.fold(value, operator.current, false));
        }
        let operand = self.operand(operator, 0, None)?;
        if operator.bang == Bang::IsA {
            let value = self.store().is_a_value(type_, operand);
            return Ok(self.fold(value, operator.current, false));
        }
        let name = operator.bang.text();
        let actual = self.typed(operand);
        if actual.is_some_and(|actual| self.world.store.is_record_type(actual)) {
            let message = match operator.bang {
                Bang::Exists => rule!(
                    "expected string type argument in !{} operator, please use !isa instead",
                    name
                ),
                _ => rule!("expected string type argument in !{} operator", name),
            };
            return Err(self.type_error(operator.operand_span(0), message));
        }
        if actual != Some(TypeId::STRING) {
            let message = rule!("expected string type argument in !{} operator", name);
            return Err(self.type_error(operator.operand_span(0), message));
        }
        let value = match operator.bang {
            Bang::Exists => self.store().exists(type_, operand),
            _ => self.store().instances(type_, operand),
        };
        Ok(self.fold(value, operator.current, false))
    }
}
