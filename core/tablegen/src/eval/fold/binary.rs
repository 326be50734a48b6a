//! Operators of two operands: numbers and comparisons.

use super::super::Evaluator;
use super::Folding;
use crate::store::{Binary, TypeId, Value, ValueId};
use abide_source::diagnostic::Message;

impl Evaluator<'_> {
    pub(super) fn fold_binary(
        &mut self,
        folding: Folding,
        operator: Binary,
        a: ValueId,
        b: ValueId,
        type_: TypeId,
    ) -> Option<ValueId> {
        match operator {
            Binary::Con => self.fold_dag_concat(folding, a, b),
            Binary::ListConcat => self.fold_list_concat(a, b),
            Binary::ListSplat => self.fold_splat(folding, a, b),
            Binary::ListRemove => self.fold_remove(a, b),
            Binary::ListElement => self.fold_element(a, b),
            Binary::ListSlice => self.fold_slice(a, b),
            Binary::RangeClosed => self.fold_closed_range(a, b),
            Binary::StrConcat => self.fold_string_concat(a, b),
            Binary::Interleave => self.fold_interleave(a, b),
            Binary::Match => self.fold_match(folding, a, b),
            Binary::Eq | Binary::Ne | Binary::Le | Binary::Lt | Binary::Ge | Binary::Gt => {
                self.compare(operator, a, b).map(ValueId::bit)
            }
            Binary::GetDagArg => self.fold_dag_argument(folding, a, b, type_),
            Binary::GetDagName => self.fold_dag_argument_name(folding, a, b),
            Binary::SetDagOp | Binary::SetDagOpName => self.fold_set_operator(operator, a, b),
            _ => {
                let a = self.as_int(a)?;
                let b = self.as_int(b)?;
                let number = self.arithmetic(folding, operator, a, b)?;
                Some(self.store().int(number))
            }
        }
    }

    fn arithmetic(&mut self, folding: Folding, operator: Binary, a: i64, b: i64) -> Option<i64> {
        let shift = u32::try_from(b).ok().filter(|&shift| shift < 64);
        let number = match operator {
            Binary::Add => Some(a.wrapping_add(b)),
            Binary::Sub => Some(a.wrapping_sub(b)),
            Binary::Mul => Some(a.wrapping_mul(b)),
            Binary::And => Some(a & b),
            Binary::Or => Some(a | b),
            Binary::Xor => Some(a ^ b),
            Binary::Div => a.checked_div(b),
            Binary::Shl => shift.map(|shift| a << shift),
            Binary::Sra => shift.map(|shift| a >> shift),
            _ => shift.map(|shift| (a.cast_unsigned() >> shift).cast_signed()),
        };
        if number.is_none() {
            let (message, help) = match (operator, b) {
                (Binary::Div, 0) => (
                    "Illegal operation: division by zero",
                    "divide only by others: '!if(!eq(b, 0), OTHER, !div(a, b))'",
                ),
                (Binary::Div, _) => {
                    ("Illegal operation: INT64_MIN / -1", "no integer of 64 bits is the quotient")
                }
                _ => ("Illegal operation: out of bounds shift", "shift by 0 to 63 bits"),
            };
            self.impossible(folding, Message::from(message).with_help(help));
        }
        number
    }

    /// Compares two values, if they can be compared now.
    pub(super) fn compare(&mut self, operator: Binary, a: ValueId, b: ValueId) -> Option<bool> {
        if let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) {
            return Some(is_true(operator, a.cmp(&b)));
        }
        let (x, y) = (self.world.store.kind(a), self.world.store.kind(b));
        match (x, y, operator) {
            (Value::String(x, _), Value::String(y, _), _) => {
                let interner = &self.world.store.interner;
                Some(is_true(operator, interner.text(x).cmp(interner.text(y))))
            }
            (Value::Def(x), Value::Def(y), Binary::Eq) => Some(x == y),
            (Value::Def(x), Value::Def(y), Binary::Ne) => Some(x != y),
            _ => None,
        }
    }
}

fn is_true(operator: Binary, order: std::cmp::Ordering) -> bool {
    match operator {
        Binary::Eq => order.is_eq(),
        Binary::Ne => order.is_ne(),
        Binary::Le => order.is_le(),
        Binary::Lt => order.is_lt(),
        Binary::Ge => order.is_ge(),
        _ => order.is_gt(),
    }
}
