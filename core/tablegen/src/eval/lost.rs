//! Placeholders for values that could not be read, and incomplete records.

use super::values::Mode;
use super::{Evaluator, Reported, Result};
use crate::store::{Lacks, RecordId, TypeId, ValueId};
use crate::syntax::Expr;
use abide_source::text::Span;

/// The number of bytes kept of the text of an unreadable value.
const MAX_LOST_BYTES: usize = 80;

impl Evaluator<'_> {
    /// Notes that something in a record could not be read.
    pub(super) fn mark_broken(&mut self, record: RecordId) {
        if let Some(record) = self.store().record_mut(record) {
            record.is_broken = true;
        }
    }

    /// Marks a record as missing more than its lost values show.
    pub(super) fn mark_lacking(&mut self, record: RecordId, what: Lacks) {
        if let Some(record) = self.store().record_mut(record) {
            record.is_broken |= what >= Lacks::Names;
            record.lacks = record.lacks.max(what);
        }
    }

    /// The placeholder for a value that could not be read: its text.
    pub(super) fn lost(&mut self, span: Span) -> ValueId {
        let text = span.slice(self.texts.text(self.file));
        let text = text.get(..MAX_LOST_BYTES).unwrap_or(text);
        self.world.store.lost(text)
    }

    /// Notes that the value of a field could not be read.
    pub(super) fn mark_field_unreadable(&mut self, record: RecordId, name: ValueId, text: Span) {
        let lost = self.lost(text);
        if let Some(own) = self.store().record_mut(record).and_then(|it| it.field_mut(name)) {
            own.value = lost;
        }
    }

    /// Evaluates a value within a class or record. A wrong value marks it as broken and becomes a lost value.
    pub(super) fn value_or_lost(
        &mut self,
        expr: &Expr,
        current: Option<RecordId>,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let value = self.whole_value(expr, current, expected);
        let Some(record) = current.filter(|_| value.is_err() && !self.is_exhausted()) else {
            return value;
        };
        self.mark_broken(record);
        Ok(self.lost(expr.span))
    }

    /// A value from which no elements of lists were left out because they could not be read.
    pub(super) fn whole_value(
        &mut self,
        expr: &Expr,
        current: Option<RecordId>,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let dropped = self.dropped;
        let value = self.value(expr, current, expected, Mode::Value)?;
        if dropped == self.dropped { Ok(value) } else { Err(Reported) }
    }
}
