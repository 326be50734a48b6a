//! Operators of one operand.

use super::super::{Evaluator, Reported, Result};
use super::Operator;
use crate::lexer::Bang;
use crate::store::{TypeId, Unary, Value, ValueId};

impl Evaluator<'_> {
    pub(super) fn unary_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let given = match operator.type_ {
            Some(type_) => Some(self.type_value(type_)?),
            None => None,
        };
        let (unary, type_) = match operator.bang {
            Bang::Cast => (Unary::Cast, given),
            Bang::GetDagOp => {
                if given.is_some_and(|given| !self.world.store.is_record_type(given)) {
                    let span = operator.type_.map_or(operator.span, |type_| type_.span);
                    let message = "type for !getdagop must be a record type";
                    self.type_error_after(span, message);
                }
                (Unary::GetDagOp, given.or(Some(TypeId::ANY_RECORD)))
            }
            Bang::Repr => (Unary::Repr, Some(TypeId::STRING)),
            Bang::ToLower => (Unary::ToLower, Some(TypeId::STRING)),
            Bang::ToUpper => (Unary::ToUpper, Some(TypeId::STRING)),
            Bang::GetDagOpName => (Unary::GetDagOpName, Some(TypeId::STRING)),
            Bang::Not => (Unary::Not, Some(TypeId::INT)),
            Bang::LogTwo => (Unary::LogTwo, Some(TypeId::INT)),
            Bang::Size => (Unary::Size, Some(TypeId::INT)),
            Bang::Empty => (Unary::Empty, Some(TypeId::INT)),
            Bang::Initialized => (Unary::Initialized, Some(TypeId::INT)),
            Bang::Head => (Unary::Head, None),
            Bang::Tail => (Unary::Tail, None),
            _ => (Unary::ListFlatten, None),
        };
        let operand = self.operand(operator, 0, None)?;
        if matches!(unary, Unary::Empty | Unary::Size) {
            self.require_countable(operator, operand)?;
        }
        let type_ = match type_ {
            Some(type_) => type_,
            None => self.list_operator_type(operator, unary, operand)?,
        };
        let value = self.store().unary(unary, operand, type_);
        Ok(self.fold(value, operator.current, false))
    }

    /// Checks the operand of `!size` and `!empty`.
    fn require_countable(&mut self, operator: &Operator<'_>, operand: ValueId) -> Result<()> {
        let is_fine = match self.typed(operand) {
            Some(TypeId::STRING | TypeId::DAG) => true,
            Some(type_) => self.world.store.element_type(type_).is_some(),
            None => false,
        };
        if is_fine {
            return Ok(());
        }
        let message = "expected string, list, or dag type argument in unary operator";
        Err(self.type_error_after(operator.operand_span(0), message))
    }

    /// The type of `!head`, `!tail` and `!listflatten`, which need a list.
    fn list_operator_type(
        &mut self,
        operator: &Operator<'_>,
        unary: Unary,
        operand: ValueId,
    ) -> Result<TypeId> {
        let span = operator.operand_span(0);
        let type_ = self.typed(operand);
        let element = type_.and_then(|type_| self.world.store.element_type(type_));
        let (Some(type_), Some(element)) = (type_, element) else {
            let message = "expected list type argument in unary operator";
            return Err(self.type_error_after(span, message));
        };
        if let Value::List(_, slice) = self.world.store.kind(operand) {
            let Some(first) = self.world.store.part(slice, 0) else {
                let message = "empty list argument in unary operator";
                return Err(self.type_error_after(span, message));
            };
            let Some(first_type) = self.typed(first) else {
                let message = "untyped list element in unary operator";
                return Err(self.type_error_after(span, message));
            };
            return Ok(match unary {
                Unary::Head => first_type,
                Unary::ListFlatten => self.flat_type(first_type),
                _ => self.store().list_type(first_type),
            });
        }
        match unary {
            Unary::Head => Ok(element),
            Unary::ListFlatten => Ok(self.flat_type(element)),
            Unary::Tail => Ok(type_),
            _ => Err(Reported),
        }
    }

    /// The type of `!listflatten`, by the type of the elements of its list.
    fn flat_type(&mut self, element: TypeId) -> TypeId {
        match self.world.store.element_type(element) {
            Some(_) => element,
            None => self.store().list_type(element),
        }
    }
}
