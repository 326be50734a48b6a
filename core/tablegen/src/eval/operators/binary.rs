//! Operators of two or more operands.

use super::super::values::Mode;
use super::super::{Evaluator, Result};
use super::Operator;
use crate::lexer::Bang;
use crate::store::{Binary, TypeId, ValueId};
use abide_source::rule;
use abide_source::text::Span;

/// An operand that has been evaluated.
struct Operand {
    span: Span,
    type_: TypeId,
    /// The number of operands up to it.
    count: usize,
}

impl Evaluator<'_> {
    pub(super) fn binary_value(&mut self, operator: &Operator<'_>) -> Result<ValueId> {
        let binary = binary_of(operator.bang);
        let (mut type_, mut operand_type) = self.binary_types(operator, binary)?;
        if let (Some(own), Some(expected)) = (type_, operator.expected)
            && !self.world.store.is_convertible(own, expected)
        {
            return Err(self.other_type(operator.name_span(), expected, own));
        }
        let mut operands = Vec::with_capacity(operator.operands.len());
        for expr in operator.operands {
            let value = self.value(expr, operator.current, operand_type, Mode::Value)?;
            operands.push(value);
            let Some(actual) = self.typed(value) else {
                let text = self.text(value);
                let message = rule!("expected value to be a typed value, got '{}'", text);
                return Err(self.type_error(operator.name_span(), message));
            };
            let operand = Operand { span: expr.span, type_: actual, count: operands.len() };
            operand_type = self.next_operand_type(operator, binary, operand_type, operand)?;
        }
        match binary {
            Binary::ListConcat | Binary::ListRemove => type_ = operand_type,
            Binary::ListSplat => {
                let first = operands.first().and_then(|&first| self.typed(first));
                type_ = first.map(|first| self.store().list_type(first));
            }
            _ => {}
        }
        self.join_operands(operator, binary, operands, type_.unwrap_or(TypeId::INT))
    }

    /// The type of the operator and of its first operand, as far as they do not follow from the
    /// operands.
    fn binary_types(
        &mut self,
        operator: &Operator<'_>,
        binary: Binary,
    ) -> Result<(Option<TypeId>, Option<TypeId>)> {
        let dag = Some(TypeId::DAG);
        Ok(match binary {
            Binary::Con | Binary::SetDagOp | Binary::SetDagOpName => (dag, dag),
            Binary::GetDagArg => {
                let type_ = match operator.type_ {
                    Some(type_) => Some(self.type_value(type_)?),
                    None => None,
                };
                (type_, dag)
            }
            Binary::GetDagName => (Some(TypeId::STRING), dag),
            Binary::Match => (Some(TypeId::BIT), Some(TypeId::STRING)),
            Binary::StrConcat => (Some(TypeId::STRING), Some(TypeId::STRING)),
            Binary::Interleave => (Some(TypeId::STRING), None),
            Binary::ListConcat | Binary::ListRemove => (None, operator.expected),
            Binary::ListSplat => (None, None),
            Binary::Eq | Binary::Ne | Binary::Le | Binary::Lt | Binary::Ge | Binary::Gt => {
                (Some(TypeId::BIT), None)
            }
            _ => (Some(TypeId::INT), Some(TypeId::INT)),
        })
    }

    /// Checks the type of an operand, and returns the type required of the next one.
    fn next_operand_type(
        &mut self,
        operator: &Operator<'_>,
        binary: Binary,
        wanted: Option<TypeId>,
        operand: Operand,
    ) -> Result<Option<TypeId>> {
        let next = match wanted {
            None => self.first_of_type(operator, binary, &operand)?,
            Some(wanted) => {
                let Some(common) = self.store().common_type(wanted, operand.type_) else {
                    return Err(self.other_type(operand.span, wanted, operand.type_));
                };
                Some(if is_arithmetic(binary) { wanted } else { common })
            }
        };
        Ok(match binary {
            Binary::SetDagOp => Some(TypeId::ANY_RECORD),
            Binary::SetDagOpName => Some(TypeId::STRING),
            Binary::GetDagArg => None,
            Binary::GetDagName => Some(TypeId::INT),
            _ => next,
        })
    }

    /// Checks an operand whose type was not known before.
    fn first_of_type(
        &mut self,
        operator: &Operator<'_>,
        binary: Binary,
        operand: &Operand,
    ) -> Result<Option<TypeId>> {
        let type_ = operand.type_;
        let text = self.type_text(type_);
        let store = &self.world.store;
        let is_number = store.is_convertible(type_, TypeId::INT);
        let is_string = type_ == TypeId::STRING;
        let is_list = store.element_type(type_).is_some();
        let complaint = match binary {
            Binary::ListConcat | Binary::ListRemove if !is_list => {
                Some(rule!("expected a list, got value of type '{}'", text))
            }
            Binary::ListSplat => return self.splat_operand(operator, operand),
            Binary::Eq | Binary::Ne if !is_number && !is_string && !store.is_record_type(type_) => {
                let wanted = "expected bit, bits, int, string, or record";
                Some(rule!("{}; got value of type '{}'", wanted, text))
            }
            Binary::GetDagArg | Binary::Le | Binary::Lt | Binary::Ge | Binary::Gt
                if !is_number && !is_string =>
            {
                Some(rule!("expected bit, bits, int, or string; got value of type '{}'", text))
            }
            Binary::Interleave => {
                return match operand.count {
                    1 => self.interleaved_operand(operand, &text),
                    2 if !is_string => {
                        let message = rule!(
                            "expected second argument to be a string, got value of type '{}'",
                            text
                        );
                        Err(self.type_error(operand.span, message))
                    }
                    _ => Ok(None),
                };
            }
            _ => None,
        };
        match complaint {
            Some(message) => Err(self.type_error(operand.span, message)),
            None => Ok(Some(type_)),
        }
    }

    fn interleaved_operand(&mut self, operand: &Operand, text: &str) -> Result<Option<TypeId>> {
        let element = self.world.store.element_type(operand.type_);
        let is_fine = element.is_some_and(|element| {
            element == TypeId::STRING || self.world.store.is_convertible(element, TypeId::INT)
        });
        if is_fine {
            return Ok(None);
        }
        let wanted = "expected list of string, int, bits, or bit";
        let message = rule!("{}; got value of type '{}'", wanted, text);
        Err(self.type_error(operand.span, message))
    }

    fn splat_operand(
        &mut self,
        operator: &Operator<'_>,
        operand: &Operand,
    ) -> Result<Option<TypeId>> {
        let text = self.type_text(operand.type_);
        if let (Some(expected), 1) = (operator.expected, operand.count) {
            let Some(element) = self.world.store.element_type(expected) else {
                let expected = self.type_text(expected);
                let message = rule!("expected output type to be a list, got type '{}'", expected);
                return Err(self.type_error(operator.name_span(), message));
            };
            if !self.world.store.is_convertible(operand.type_, element) {
                let element = self.type_text(element);
                let message = rule!(
                    "expected first arg type to be '{}', got value of type '{}'",
                    text,
                    element
                );
                return Err(self.type_error(operator.name_span(), message));
            }
        }
        if operand.count == 2 && operand.type_ != TypeId::INT {
            let message =
                rule!("expected second parameter to be an int, got value of type '{}'", text);
            return Err(self.type_error(operand.span, message));
        }
        Ok(None)
    }

    /// Applies the operator to its operands: from the last to the first if it takes several.
    fn join_operands(
        &mut self,
        operator: &Operator<'_>,
        binary: Binary,
        mut operands: Vec<ValueId>,
        type_: TypeId,
    ) -> Result<ValueId> {
        let takes_several = matches!(
            binary,
            Binary::StrConcat
                | Binary::ListConcat
                | Binary::Con
                | Binary::Add
                | Binary::And
                | Binary::Or
                | Binary::Xor
                | Binary::Mul
        );
        if binary == Binary::StrConcat && operands.len() > 2 {
            self.join_last_strings(&mut operands);
            if let [joined] = *operands.as_slice() {
                return Ok(joined);
            }
        }
        while takes_several && operands.len() > 2 {
            let (Some(last), Some(before)) = (operands.pop(), operands.pop()) else { break };
            let value = self.store().binary(binary, before, last, type_);
            operands.push(self.fold(value, operator.current, false));
        }
        match *operands.as_slice() {
            [a, b] => {
                let value = self.store().binary(binary, a, b, type_);
                Ok(self.fold(value, operator.current, false))
            }
            _ => {
                let message = "expected two operands to operator";
                Err(self.type_error(operator.name_span(), message))
            }
        }
    }
}

fn is_arithmetic(binary: Binary) -> bool {
    matches!(
        binary,
        Binary::Add
            | Binary::Sub
            | Binary::And
            | Binary::Or
            | Binary::Xor
            | Binary::Sra
            | Binary::Srl
            | Binary::Shl
            | Binary::Mul
            | Binary::Div
    )
}

fn binary_of(bang: Bang) -> Binary {
    match bang {
        Bang::And => Binary::And,
        Bang::Con => Binary::Con,
        Bang::Div => Binary::Div,
        Bang::Eq => Binary::Eq,
        Bang::Ge => Binary::Ge,
        Bang::GetDagArg => Binary::GetDagArg,
        Bang::GetDagName => Binary::GetDagName,
        Bang::Gt => Binary::Gt,
        Bang::Interleave => Binary::Interleave,
        Bang::Le => Binary::Le,
        Bang::ListConcat => Binary::ListConcat,
        Bang::ListRemove => Binary::ListRemove,
        Bang::ListSplat => Binary::ListSplat,
        Bang::Lt => Binary::Lt,
        Bang::Match => Binary::Match,
        Bang::Mul => Binary::Mul,
        Bang::Ne => Binary::Ne,
        Bang::Or => Binary::Or,
        Bang::SetDagOp => Binary::SetDagOp,
        Bang::SetDagOpName => Binary::SetDagOpName,
        Bang::Shl => Binary::Shl,
        Bang::Sra => Binary::Sra,
        Bang::Srl => Binary::Srl,
        Bang::StrConcat => Binary::StrConcat,
        Bang::Sub => Binary::Sub,
        Bang::Xor => Binary::Xor,
        _ => Binary::Add,
    }
}
