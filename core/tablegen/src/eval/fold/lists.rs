//! Operators of lists.

use super::super::Evaluator;
use super::Folding;
use super::strings::MAX_STRING_BYTES;
use crate::store::{Binary, TypeId, Unary, Value, ValueId};
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The longest list, and the most arguments of a dag.
pub(super) const MAX_LIST_ELEMENTS: usize = 1 << 20;

impl Evaluator<'_> {
    /// The elements of a list that is known, and their type.
    pub(super) fn elements(&self, value: ValueId) -> Option<(TypeId, Vec<ValueId>)> {
        match self.world.store.kind(value) {
            Value::List(type_, slice) => Some((type_, self.world.store.parts(slice).collect())),
            _ => None,
        }
    }

    /// A list, unless it is too long.
    pub(super) fn bounded_list(
        &mut self,
        type_: TypeId,
        elements: Vec<ValueId>,
    ) -> Option<ValueId> {
        if elements.len() > MAX_LIST_ELEMENTS || !self.step(elements.len()) {
            self.step(usize::MAX);
            return None;
        }
        Some(self.store().list(type_, elements))
    }

    /// `a # b`, at once if both are known.
    pub(in super::super) fn list_concat(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let type_ = self.typed(a).unwrap_or(TypeId::INT);
        let value = self.store().binary(Binary::ListConcat, a, b, type_);
        self.fold(value, None, false)
    }

    pub(super) fn fold_list_concat(&mut self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let (type_, mut elements) = self.elements(a)?;
        let (_, more) = self.elements(b)?;
        elements.extend(more);
        self.bounded_list(type_, elements)
    }

    pub(super) fn fold_head_or_tail(
        &mut self,
        operator: Unary,
        operand: ValueId,
    ) -> Option<ValueId> {
        let Value::List(type_, slice) = self.world.store.kind(operand) else { return None };
        let first = self.world.store.part(slice, 0)?;
        if operator == Unary::Head {
            return Some(first);
        }
        let rest: Vec<_> = self.world.store.parts(slice).skip(1).collect();
        self.bounded_list(type_, rest)
    }

    pub(super) fn fold_flatten(&mut self, operand: ValueId) -> Option<ValueId> {
        let (type_, lists) = self.elements(operand)?;
        let Some(inner) = self.world.store.element_type(type_) else { return Some(operand) };
        let mut flat = Vec::new();
        for list in lists {
            flat.extend(self.elements(list)?.1);
            if flat.len() > MAX_LIST_ELEMENTS {
                break;
            }
        }
        self.bounded_list(inner, flat)
    }

    pub(super) fn fold_splat(
        &mut self,
        folding: Folding,
        value: ValueId,
        count: ValueId,
    ) -> Option<ValueId> {
        let type_ = self.typed(value)?;
        let Value::Int(count) = self.world.store.kind(count) else { return None };
        if count < 0 {
            self.impossible(
                folding,
                rule!("!listsplat count {} is negative", count)
                    .with_help("write a count from 0 on"),
            );
            return None;
        }
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > MAX_LIST_ELEMENTS {
            self.step(usize::MAX);
            return None;
        }
        self.bounded_list(type_, vec![value; count])
    }

    pub(super) fn fold_remove(&mut self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let (type_, elements) = self.elements(a)?;
        let (_, removed) = self.elements(b)?;
        let mut kept = Vec::new();
        for element in elements {
            let mut is_removed = false;
            if !self.step(removed.len()) {
                return None;
            }
            for &other in &removed {
                if self.compare(Binary::Eq, element, other) == Some(true) {
                    is_removed = true;
                    break;
                }
            }
            if !is_removed {
                kept.push(element);
            }
        }
        self.bounded_list(type_, kept)
    }

    pub(super) fn fold_element(&mut self, list: ValueId, index: ValueId) -> Option<ValueId> {
        let Value::List(_, slice) = self.world.store.kind(list) else { return None };
        let Value::Int(index) = self.world.store.kind(index) else { return None };
        self.world.store.part(slice, usize::try_from(index).ok()?)
    }

    pub(super) fn fold_slice(&mut self, list: ValueId, indices: ValueId) -> Option<ValueId> {
        let Value::List(type_, _) = self.world.store.kind(list) else { return None };
        let (_, indices) = self.elements(indices)?;
        let mut chosen = Vec::with_capacity(indices.len());
        for index in indices {
            chosen.push(self.fold_element(list, index)?);
        }
        self.bounded_list(type_, chosen)
    }

    pub(super) fn fold_closed_range(&mut self, first: ValueId, last: ValueId) -> Option<ValueId> {
        let (Value::Int(first), Value::Int(last)) =
            (self.world.store.kind(first), self.world.store.kind(last))
        else {
            return None;
        };
        let step = if first <= last { 1 } else { -1 };
        let count = first.abs_diff(last).checked_add(1)?;
        self.numbers_from(first, step, count)
    }

    pub(super) fn fold_range(&mut self, folding: Folding, parts: [ValueId; 3]) -> Option<ValueId> {
        let [start, end, step] = parts.map(|part| match self.world.store.kind(part) {
            Value::Int(number) => Some(number),
            _ => None,
        });
        let (start, end, step) = (start?, end?, step?);
        if step == 0 {
            let record = folding.current;
            let place = record.map_or(self.here, |it| self.world.store.record(it).reported_at());
            let code = abide_source::diagnostic::codes::tablegen::INVALID_VALUE;
            let message = Message::from("Step of !range can't be 0");
            self.report(code, place, message.with_help("write a step above or below 0"));
        }
        let count = match (start < end && step > 0) || (start > end && step < 0) {
            true => start.abs_diff(end).div_ceil(step.unsigned_abs()),
            false => 0,
        };
        self.numbers_from(start, step, count)
    }

    fn numbers_from(&mut self, start: i64, step: i64, count: u64) -> Option<ValueId> {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > MAX_LIST_ELEMENTS || !self.step(count) {
            self.step(usize::MAX);
            return None;
        }
        let mut number = start;
        let mut numbers = Vec::with_capacity(count);
        for _ in 0..count {
            numbers.push(self.store().int(number));
            number = number.wrapping_add(step);
        }
        Some(self.store().list(TypeId::INT, numbers))
    }

    pub(super) fn fold_interleave(&mut self, list: ValueId, separator: ValueId) -> Option<ValueId> {
        let (type_, elements) = self.elements(list)?;
        let separator = self.string_text(separator)?;
        let mut text = Vec::new();
        let mut format = crate::store::StringFormat::String;
        for (index, &element) in elements.iter().enumerate() {
            if index > 0 {
                text.extend_from_slice(&separator);
            }
            if type_ == TypeId::STRING {
                text.extend(self.string_text(element)?);
                if let (Value::String(_, own), true) = (self.world.store.kind(element), index > 0) {
                    format = super::strings::common_format(format, own);
                }
            } else {
                text.extend_from_slice(self.as_int(element)?.to_string().as_bytes());
            }
            if text.len() > MAX_STRING_BYTES {
                break;
            }
        }
        self.bounded_string(&text, format)
    }
}
