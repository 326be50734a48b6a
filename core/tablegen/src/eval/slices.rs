//! Bits of values, elements of lists, and ranges.

use super::values::Mode;
use super::{Evaluator, Reported, Result};
use crate::store::{Binary, RecordId, TypeId, Value, ValueId};
use crate::syntax::{Expr, RangeEnd, RangePiece, SliceElement};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use abide_source::text::Span;

/// The next step for a value that has no elements.
const SLICED: &str = "elements are chosen from a list: 'LIST[0]', 'LIST[1...3]'";

/// The maximum number of bits or numbers that ranges may name.
const MAX_RANGE_NUMBERS: usize = 1 << 16;

impl Evaluator<'_> {
    /// The numbers of ranges, in the order in which they are written.
    pub(super) fn ranges(&mut self, pieces: &[RangePiece]) -> Result<Vec<u32>> {
        let mut numbers = Vec::new();
        for piece in pieces {
            let start = self.value(&piece.start, None, None, Mode::Value)?;
            self.push_range(start, piece.end.as_ref(), piece.start.span, &mut numbers)?;
        }
        Ok(numbers)
    }

    /// Adds the numbers of a range.
    pub(super) fn push_range(
        &mut self,
        start: ValueId,
        end: Option<&RangeEnd>,
        span: Span,
        numbers: &mut Vec<u32>,
    ) -> Result<()> {
        const NEGATIVE: &str = "invalid range, cannot be negative";
        let Value::Int(start) = self.world.store.kind(start) else {
            return Err(self.range_error(
                span,
                Message::from("expected integer or bitrange")
                    .with_help("write a list, numbers or a range: '[1, 2]', '1...3'"),
            ));
        };
        if start < 0 {
            return Err(self.range_error(span, NEGATIVE));
        }
        let (end, span) = match end {
            None => (start, span),
            Some(RangeEnd::Negative(end, span)) => (end.wrapping_neg(), *span),
            Some(RangeEnd::Value(end)) => {
                let value = self.value(end, None, None, Mode::Value)?;
                match self.world.store.kind(value) {
                    Value::Int(value) => (value, end.span),
                    _ => {
                        let message = "expected integer value as end of range";
                        return Err(self.range_error(end.span, message));
                    }
                }
            }
        };
        if end < 0 {
            return Err(self.range_error(span, NEGATIVE));
        }
        let count = usize::try_from(start.abs_diff(end)).unwrap_or(usize::MAX);
        if count >= MAX_RANGE_NUMBERS - numbers.len().min(MAX_RANGE_NUMBERS) || !self.step(count) {
            return Err(self.range_error(span, "the range is too long"));
        }
        let narrow = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        match start < end {
            true => numbers.extend((start..=end).map(narrow)),
            false => numbers.extend((end..=start).rev().map(narrow)),
        }
        Ok(())
    }

    fn range_error(&mut self, span: Span, message: impl Into<Message>) -> Reported {
        let location = self.location_after(span);
        self.report(code::INVALID_VALUE, location, message)
    }

    /// `value{bits}`
    pub(super) fn bit_range_value(
        &mut self,
        value: ValueId,
        pieces: &[RangePiece],
        span: Span,
    ) -> Result<ValueId> {
        let mut bits = self.ranges(pieces)?;
        bits.reverse();
        match self.bit_range(value, &bits) {
            Some(value) => Ok(value),
            None => {
                let location = self.location_after(span);
                let message = Message::from("Invalid bit range for value")
                    .with_help("write bits of the value: the last one is its width less one");
                Err(self.report(code::INVALID_VALUE, location, message))
            }
        }
    }

    /// `list[elements]`
    pub(super) fn slice_value(
        &mut self,
        (list, span): (ValueId, Span),
        elements: &[SliceElement],
        has_comma: bool,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let location = self.location(span);
        let Some(type_) = self.typed(list) else {
            let message = Message::from("Invalid value, list expected").with_help(SLICED);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        let Some(element) = self.world.store.element_type(type_) else {
            let text = self.type_text(type_);
            let message = rule!("Type '{}' is invalid, list expected", text).with_help(SLICED);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        let index = self.slice_indices(elements, has_comma, current)?;
        let index_type = self.typed(index);
        let is_slice = index_type.is_some_and(|it| self.world.store.element_type(it).is_some());
        let value = match is_slice {
            true => self.store().binary(Binary::ListSlice, list, index, type_),
            false => self.store().binary(Binary::ListElement, list, index, element),
        };
        Ok(self.fold(value, current, false))
    }

    /// The indices in a slice: an integer, or a list of them.
    fn slice_indices(
        &mut self,
        elements: &[SliceElement],
        has_comma: bool,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let mut lists = Vec::new();
        let mut single = Vec::new();
        for element in elements {
            let value = self.slice_element(element, current)?;
            let type_ = self.typed(value);
            let inner = type_.and_then(|type_| self.world.store.element_type(type_));
            match (inner, type_) {
                (Some(TypeId::INT), _) => {
                    if !single.is_empty() {
                        let values = std::mem::take(&mut single);
                        lists.push(self.store().list(TypeId::INT, values));
                    }
                    lists.push(value);
                }
                (None, Some(TypeId::INT)) => single.push(value),
                (Some(_), Some(type_)) => {
                    let text = self.type_text(type_);
                    let message =
                        rule!("expected list<int>, got {}", text).wanting("list<int>".to_owned());
                    let location = self.location(element.start.span);
                    return Err(self.report(code::TYPE_MISMATCH, location, message));
                }
                (_, type_) => {
                    let text = type_.map_or_else(|| "?".to_owned(), |type_| self.type_text(type_));
                    let message =
                        rule!("unhandled type {} in range", text).wanting("int".to_owned());
                    let location = self.location(element.start.span);
                    return Err(self.report(code::TYPE_MISMATCH, location, message));
                }
            }
        }
        if let ([one], [], false) = (single.as_slice(), lists.as_slice(), has_comma)
            && elements.len() == 1
        {
            return Ok(*one);
        }
        if !single.is_empty() {
            lists.push(self.store().list(TypeId::INT, single));
        }
        let mut lists = lists.into_iter();
        let first = lists.next().ok_or(Reported)?;
        Ok(lists.fold(first, |list, next| self.list_concat(list, next)))
    }

    fn slice_element(
        &mut self,
        element: &SliceElement,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let first = self.value(&element.start, current, None, Mode::Value)?;
        let last = match &element.end {
            None => return Ok(first),
            Some(RangeEnd::Negative(value, span)) => {
                let value = value.wrapping_neg();
                if value < 0 {
                    let message = Message::from("invalid range, cannot be negative")
                        .with_help("write numbers from 0 on");
                    let location = self.location(*span);
                    return Err(self.report(code::INVALID_VALUE, location, message));
                }
                self.store().int(value)
            }
            Some(RangeEnd::Value(end)) => {
                let value = self.value(end, current, None, Mode::Value)?;
                self.require_int(value, end)?;
                value
            }
        };
        self.require_int(first, &element.start)?;
        let list = self.store().list_type(TypeId::INT);
        let value = self.store().binary(Binary::RangeClosed, first, last, list);
        Ok(self.fold(value, current, false))
    }

    fn require_int(&mut self, value: ValueId, expr: &Expr) -> Result<()> {
        let type_ = self.typed(value);
        if type_ == Some(TypeId::INT) {
            return Ok(());
        }
        let text = type_.map_or_else(|| "?".to_owned(), |type_| self.type_text(type_));
        let location = self.location(expr.span);
        let message = rule!("expected int...int, got {}", text).wanting("int".to_owned());
        Err(self.report(code::TYPE_MISMATCH, location, message))
    }
}
