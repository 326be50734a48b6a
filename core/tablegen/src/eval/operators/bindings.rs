//! `!cond`, and the operators that give names to values: `!foldl`, `!foreach` and `!filter`.

use super::super::values::Mode;
use super::super::{Evaluator, Result};
use crate::lexer::Bang;
use crate::store::{RecordId, Slice, Ternary, TypeId, Value, ValueId};
use crate::syntax::{Expr, Foldl, Name};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use abide_source::text::Span;

impl Evaluator<'_> {
    /// `!cond(condition : value, ..)`
    pub(in super::super) fn cond_value(
        &mut self,
        cases: &[(Expr, Expr)],
        span: Span,
        current: Option<RecordId>,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let mut parts = Vec::with_capacity(cases.len() * 2);
        for (condition, value) in cases {
            parts.push(self.value(condition, current, None, Mode::Value)?);
            parts.push(self.value(value, current, expected, Mode::Value)?);
        }
        let mut common: Option<TypeId> = None;
        for &value in parts.iter().skip(1).step_by(2) {
            let Some(type_) = self.typed(value) else { continue };
            common = match common {
                None => Some(type_),
                Some(before) => match self.store().common_type(before, type_) {
                    Some(type_) => Some(type_),
                    None => {
                        let message = rule!(
                            "inconsistent types '{}' and '{}' for !cond",
                            self.type_text(before),
                            self.type_text(type_)
                        ).with_help("let all values have one type: '!cast<string>(VALUE)' makes text of others");
                        return Err(self.type_error_after(span, message));
                    }
                },
            };
        }
        let Some(type_) = common else {
            let message = "could not determine type for !cond from its arguments";
            return Err(self.type_error_after(span, message));
        };
        let value = self.store().cond(parts, type_);
        let folded = self.fold(value, current, false);
        self.require_convertible(value, folded, span)?;
        Ok(folded)
    }

    /// A value that `!cond` chooses must become one of the type of all: here LLVM gives up.
    fn require_convertible(&mut self, cond: ValueId, folded: ValueId, span: Span) -> Result<()> {
        let Value::Cond(slice, type_) = self.world.store.kind(cond) else { return Ok(()) };
        if folded != cond {
            return Ok(());
        }
        let Some(chosen) = self.chosen(slice) else { return Ok(()) };
        let (text, type_) = (self.text(chosen), self.type_text(type_));
        let message = rule!("'{}' cannot be converted to type '{}' of !cond", text, type_);
        self.cond_failure = Some(self.location_after(span));
        Err(self.type_error_after(span, message))
    }

    /// The choice of a `!cond`, if its conditions already determine it.
    pub(in super::super) fn chosen(&mut self, cases: Slice) -> Option<ValueId> {
        for index in (0..cases.len()).step_by(2) {
            let condition = self.world.store.part(cases, index)?;
            if self.as_int(condition)? != 0 {
                return self.world.store.part(cases, index + 1);
            }
        }
        None
    }

    /// `!foldl(start, list, accumulator, element, value)`
    pub(in super::super) fn foldl_value(
        &mut self,
        foldl: &Foldl,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let start = self.value(&foldl.start, current, None, Mode::Value)?;
        let Some(start_type) = self.typed(start) else {
            let text = self.text(start);
            let message = rule!("could not get type of !foldl start: '{}'", text);
            return Err(self.type_error_after(foldl.start.span, message));
        };
        let list = self.value(&foldl.list, current, None, Mode::Value)?;
        let Some(list_type) = self.typed(list) else {
            let text = self.text(list);
            let message = rule!("could not get type of !foldl list: '{}'", text);
            return Err(self.type_error_after(foldl.list.span, message));
        };
        let Some(element) = self.world.store.element_type(list_type) else {
            let text = self.type_text(list_type);
            let message = rule!("!foldl list must be a list, but is of type '{}", text);
            return Err(self.type_error_after(foldl.list.span, message));
        };
        self.require_new_name(current, foldl.accumulator, "left !foldl variable", "")?;
        self.require_new_name(current, foldl.element, "right !foldl variable", "")?;
        let names = [(foldl.accumulator, start_type), (foldl.element, element)];
        let value = self.with_names(current, &names, |this, record| {
            this.value(&foldl.value, Some(record), None, Mode::Value)
        })?;
        let after = foldl.value.span;
        let Some(value_type) = self.typed(value) else {
            let message = "could not get type of !foldl expression";
            return Err(self.type_error_after(after, message));
        };
        if value_type != start_type {
            let message = rule!(
                "!foldl expression must be of same type as start ({}), but is of type {}",
                self.type_text(start_type),
                self.type_text(value_type)
            );
            return Err(self.type_error_after(after, message));
        }
        let accumulator = self.store().string(foldl.accumulator.symbol);
        let element = self.store().string(foldl.element.symbol);
        let parts = [start, list, accumulator, element, value];
        let value = self.store().fold(parts, start_type);
        Ok(self.fold(value, current, false))
    }

    /// A name that an operator gives must not be that of a field.
    fn require_new_name(
        &mut self,
        current: Option<RecordId>,
        name: Name,
        what: &str,
        is: &str,
    ) -> Result<()> {
        let Some(current) = current else { return Ok(()) };
        let value = self.store().string(name.symbol);
        if self.world.store.record(current).field(value).is_none() {
            return Ok(());
        }
        let text = self.text(value);
        let location = self.location(name.span);
        let message = rule!("{} '{}' {}already defined", what, text, is);
        Err(self.report(code::REDEFINITION, location, message))
    }

    /// `!foreach(name, list, value)` and `!filter(name, list, condition)`
    pub(in super::super) fn foreach_value(
        &mut self,
        (bang, name, parts): (Bang, Name, &(Expr, Expr)),
        span: Span,
        current: Option<RecordId>,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let (list_expr, value_expr) = parts;
        self.require_new_name(current, name, "iteration variable", "is ")?;
        let list = self.value(list_expr, current, None, Mode::Value)?;
        // LLVM checks the list after it has read the comma after it.
        let after_comma = Span::at(value_expr.span.start());
        let Some(list_type) = self.typed(list) else {
            let message = "could not get type of !foreach/!filter list or dag";
            return Err(self.type_error(after_comma, message));
        };
        let is_foreach = bang == Bang::Foreach;
        let element = self.world.store.element_type(list_type);
        let wanted = match (element, list_type) {
            (Some(_), _) => self.expected_list_type(is_foreach, span, expected)?,
            (None, TypeId::DAG) if is_foreach => {
                self.require_dag(span, expected)?;
                None
            }
            _ => {
                let message = match is_foreach {
                    true => "!foreach must have a list or dag argument",
                    false => "!filter must have a list argument",
                };
                return Err(self.type_error(after_comma, message));
            }
        };
        let names = [(name, element.unwrap_or(TypeId::DAG))];
        let value = self.with_names(current, &names, |this, record| {
            this.value(value_expr, Some(record), wanted, Mode::Value)
        })?;
        let type_ = match (element, is_foreach) {
            (None, _) => TypeId::DAG,
            (Some(element), false) => self.store().list_type(element),
            (Some(_), true) => match self.typed(value) {
                Some(type_) => self.store().list_type(type_),
                None => {
                    let message = "could not get type of !foreach result expression";
                    return Err(self.type_error_after(value_expr.span, message));
                }
            },
        };
        let ternary = if is_foreach { Ternary::Foreach } else { Ternary::Filter };
        let name = self.store().string(name.symbol);
        let value = self.store().ternary(ternary, [name, list, value], type_);
        Ok(self.fold(value, current, false))
    }

    /// The type that the value of an operator over a list should have.
    fn expected_list_type(
        &mut self,
        is_foreach: bool,
        span: Span,
        expected: Option<TypeId>,
    ) -> Result<Option<TypeId>> {
        let Some(expected) = expected else { return Ok(None) };
        match self.world.store.element_type(expected) {
            Some(element) if is_foreach => Ok(Some(element)),
            Some(_) => Ok(Some(TypeId::INT)),
            None => {
                let text = self.type_text(expected);
                let message = rule!("expected value of type '{}', but got list type", text);
                Err(self.type_error(Span::at(span.start()), message))
            }
        }
    }

    fn require_dag(&mut self, span: Span, expected: Option<TypeId>) -> Result<()> {
        match expected {
            Some(expected) if expected != TypeId::DAG => {
                let text = self.type_text(expected);
                let message = rule!("expected value of type '{}', but got dag type", text);
                Err(self.type_error(Span::at(span.start()), message))
            }
            _ => Ok(()),
        }
    }
}
