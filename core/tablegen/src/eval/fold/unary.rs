//! Operators of one operand.

use super::super::Evaluator;
use super::Folding;
use crate::store::{TypeId, Unary, Value, ValueId};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, Message, RecordName};

impl Evaluator<'_> {
    pub(super) fn fold_unary(
        &mut self,
        folding: Folding,
        operator: Unary,
        operand: ValueId,
        type_: TypeId,
    ) -> Option<ValueId> {
        match operator {
            Unary::Cast => self.fold_cast(folding, operand, type_),
            Unary::Repr => self.fold_repr(operand),
            Unary::ToLower | Unary::ToUpper => {
                let mut text = self.string_text(operand)?;
                match operator {
                    Unary::ToLower => text.make_ascii_lowercase(),
                    _ => text.make_ascii_uppercase(),
                }
                Some(self.store().string_of(&text))
            }
            Unary::Not => {
                let number = self.as_int(operand)?;
                Some(self.store().int(i64::from(number == 0)))
            }
            Unary::LogTwo => self.fold_log_two(folding, operand),
            Unary::Size | Unary::Empty => {
                let size = self.size(operand)?;
                let number = match operator {
                    Unary::Size => i64::try_from(size).unwrap_or(i64::MAX),
                    _ => i64::from(size == 0),
                };
                Some(self.store().int(number))
            }
            Unary::Head | Unary::Tail => self.fold_head_or_tail(operator, operand),
            Unary::ListFlatten => self.fold_flatten(operand),
            Unary::Initialized => match operand {
                ValueId::UNSET => Some(self.store().int(0)),
                _ if self.world.store.is_concrete(operand) => Some(self.store().int(1)),
                _ => None,
            },
            Unary::GetDagOp => self.fold_dag_operator(folding, operand, type_),
            Unary::GetDagOpName => match self.world.store.kind(operand) {
                Value::Dag(_, Some(name), _) => Some(name),
                Value::Dag(_, None, _) => Some(ValueId::UNSET),
                _ => None,
            },
        }
    }

    fn fold_cast(&mut self, folding: Folding, operand: ValueId, type_: TypeId) -> Option<ValueId> {
        let kind = self.world.store.kind(operand);
        if type_ == TypeId::STRING {
            match kind {
                Value::String(..) => return Some(operand),
                Value::Def(record) => return Some(self.name_as_string(record)),
                _ => {}
            }
            if let Some(number) = self.as_int(operand) {
                return Some(self.store().string_of(number.to_string().as_bytes()));
            }
        } else if self.world.store.is_record_type(type_) && matches!(kind, Value::String(..)) {
            return self.fold_cast_to_record(folding, operand, type_);
        }
        self.convert(operand, type_)
    }

    /// The name of a record as a string.
    fn name_as_string(&mut self, record: crate::store::RecordId) -> ValueId {
        let name = self.world.store.record(record).name;
        if matches!(self.world.store.kind(name), Value::AnonymousName(_)) {
            self.use_anonymous_number();
        }
        let text = self.printer().unquoted(name).into_owned();
        self.store().string_of(&text)
    }

    /// `!cast<Class>("name")`
    fn fold_cast_to_record(
        &mut self,
        folding: Folding,
        operand: ValueId,
        type_: TypeId,
    ) -> Option<ValueId> {
        let name = self.plain_string(operand)?;
        let mut record = self.find_def_by_text(name);
        if let (None, Some(current)) = (record, folding.current)
            && self.is_name_of(current, name)
        {
            if !folding.is_final {
                return None;
            }
            record = Some(current);
        }
        let Some(record) = record else {
            if folding.is_final {
                let text = self.unquoted(name);
                let message =
                    Detail::UnknownRecordName { kind: RecordName::Record, name: text.to_string() };
                self.report_fatal(code::UNDEFINED, folding.current, message);
            }
            return None;
        };
        let def = self.store().def(record);
        let own = self.typed(def)?;
        if !self.world.store.is_a(own, type_) {
            if !self.world.store.record(record).is_broken {
                self.other_computed_type(folding, type_, own);
            }
            return None;
        }
        Some(def)
    }

    /// The record of a name, even if that is the number of an anonymous one.
    pub(super) fn find_def_by_text(&mut self, name: ValueId) -> Option<crate::store::RecordId> {
        if let Some(record) = self.find_def(name) {
            return Some(record);
        }
        let text = self.printer().unquoted(name);
        let number = text.strip_prefix(b"anonymous_")?;
        let number: u32 = std::str::from_utf8(number).ok()?.parse().ok()?;
        self.use_anonymous_number();
        self.segment.is_cacheable = false;
        let own = self.world.numbers.iter().find(|(_, own)| **own == number).map(|(&id, _)| id)?;
        let name = self.store().anonymous_name_of(own);
        self.find_def(name)
    }

    fn fold_repr(&mut self, operand: ValueId) -> Option<ValueId> {
        if !self.world.store.is_concrete(operand) {
            return None;
        }
        self.use_anonymous_number();
        let text = match self.world.store.kind(operand) {
            Value::Def(record) => {
                let mut text = Vec::new();
                self.printer().write_record(record, &mut text);
                text
            }
            _ => self.printer().value(operand),
        };
        self.bounded(text.len())?;
        Some(self.store().string_of(&text))
    }

    fn fold_log_two(&mut self, folding: Folding, operand: ValueId) -> Option<ValueId> {
        let number = self.as_int(operand)?;
        match number.checked_ilog2() {
            Some(log) => Some(self.store().int(i64::from(log))),
            None => {
                let message = "Illegal operation: logtwo is undefined on arguments less than or \
                               equal to 0";
                let message = Message::from(message).with_help("it takes numbers from 1 on");
                self.impossible(folding, message);
                None
            }
        }
    }

    /// The number of elements of a list, dag or string.
    fn size(&self, value: ValueId) -> Option<usize> {
        match self.world.store.kind(value) {
            Value::List(_, slice) => Some(slice.len()),
            Value::Dag(_, _, slice) => Some(slice.len() / 2),
            Value::String(symbol, _) => Some(self.world.store.interner.text(symbol).len()),
            _ => None,
        }
    }
}
