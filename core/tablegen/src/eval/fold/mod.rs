//! Folds operators whose operands are known (LLVM's `Fold`). Others stay unchanged.

mod binary;
mod dags;
mod lists;
mod strings;
mod ternary;
mod unary;

use super::Evaluator;
use super::resolve::Resolver;
use crate::store::{RecordId, Slice, TypeId, Value, ValueId};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;

/// An operator that is computed.
#[derive(Debug, Clone, Copy)]
struct Folding {
    /// The operator with its operands.
    value: ValueId,
    /// The record that is being made.
    current: Option<RecordId>,
    /// Whether this is the last chance.
    is_final: bool,
}

impl Evaluator<'_> {
    /// Computes an operator, if it can be computed.
    pub(super) fn fold(
        &mut self,
        value: ValueId,
        current: Option<RecordId>,
        is_final: bool,
    ) -> ValueId {
        if !self.step(1) {
            return value;
        }
        let folding = Folding { value, current, is_final };
        let folded = match self.world.store.kind(value) {
            Value::Unary(operator, operand, type_) => {
                self.fold_unary(folding, operator, operand, type_)
            }
            Value::Binary(operator, a, b, type_) => {
                self.fold_binary(folding, operator, a, b, type_)
            }
            Value::Ternary(operator, a, b, c, type_) => {
                self.fold_ternary(folding, operator, [a, b, c], type_)
            }
            Value::Fold(slice, _) => self.fold_foldl(slice, current),
            Value::Cond(slice, type_) => self.fold_cond(folding, slice, type_),
            Value::IsA(type_, operand) => self.fold_is_a(type_, operand),
            Value::Exists(type_, name) => self.fold_exists(folding, type_, name),
            Value::Instances(type_, pattern) => self.fold_instances(folding, type_, pattern),
            _ => None,
        };
        folded.filter(|&folded| self.is_shallow(folded)).unwrap_or(value)
    }

    /// Reports that an operator can never be computed; LLVM ends here.
    fn impossible(&mut self, folding: Folding, message: impl Into<Message>) {
        self.report_fatal(code::INVALID_VALUE, folding.current, message);
    }

    /// Reports a computed value of another type than the operator takes.
    fn other_computed_type(&mut self, folding: Folding, wanted: TypeId, has: TypeId) {
        let (wanted, has) = (self.type_text(wanted), self.type_text(has));
        let text = self.text(folding.value);
        let message = rule!("Expected type '{}', got '{}' in: {}", wanted, has, text);
        self.report_fatal(code::TYPE_MISMATCH, folding.current, message.wanting(wanted));
    }

    fn fold_foldl(&mut self, slice: Slice, current: Option<RecordId>) -> Option<ValueId> {
        let part = |index| self.world.store.part(slice, index);
        let (start, list, accumulator, element, value) =
            (part(0)?, part(1)?, part(2)?, part(3)?, part(4)?);
        let Value::List(_, elements) = self.world.store.kind(list) else { return None };
        let mut result = start;
        for index in 0..elements.len() {
            if self.is_exhausted() {
                return None;
            }
            let next = self.world.store.part(elements, index)?;
            let names = [(accumulator, result), (element, next)];
            result = self.resolve(value, &mut Resolver::map(current, &names));
        }
        Some(result)
    }

    fn fold_cond(&mut self, folding: Folding, slice: Slice, type_: TypeId) -> Option<ValueId> {
        for index in (0..slice.len()).step_by(2) {
            let condition = self.world.store.part(slice, index)?;
            let value = self.world.store.part(slice, index + 1)?;
            if self.as_int(condition)? != 0 {
                return self.convert(value, type_);
            }
        }
        let name = folding.current.map(|record| self.name_text(record)).unwrap_or_default();
        let text = self.text(folding.value);
        self.impossible(folding, rule!("{} does not have any true condition in:{}", name, text));
        None
    }

    fn fold_is_a(&mut self, wanted: TypeId, operand: ValueId) -> Option<ValueId> {
        let type_ = self.typed(operand)?;
        if self.world.store.is_convertible(type_, wanted) {
            return Some(self.store().int(1));
        }
        // A variable may become a record of more classes than its type has.
        let store = &self.world.store;
        let may_be = store.is_record_type(wanted) && !store.is_concrete(operand);
        if may_be { None } else { Some(self.store().int(0)) }
    }

    fn fold_exists(&mut self, folding: Folding, type_: TypeId, name: ValueId) -> Option<ValueId> {
        let name = self.plain_string(name)?;
        if let Some(record) = self.find_def_by_text(name) {
            let def = self.store().def(record);
            let is_a = self.typed(def).is_some_and(|own| self.world.store.is_a(own, type_));
            return Some(self.store().int(i64::from(is_a)));
        }
        if let Some(current) = folding.current
            && self.is_name_of(current, name)
        {
            if !folding.is_final {
                return None;
            }
            let own = self.record_type_of(current);
            let is_a = self.world.store.is_a(own, type_);
            return Some(self.store().int(i64::from(is_a)));
        }
        folding.is_final.then(|| self.store().int(0))
    }

    fn fold_instances(
        &mut self,
        folding: Folding,
        type_: TypeId,
        pattern: ValueId,
    ) -> Option<ValueId> {
        if folding.current.is_some() && !folding.is_final {
            return None;
        }
        let pattern = self.string_text(pattern)?;
        // The set of records depends on everything evaluated before.
        self.segment.is_cacheable = false;
        let Some(matcher) = self.matcher(&pattern) else {
            let text = String::from_utf8_lossy(&pattern).into_owned();
            self.impossible(
                folding,
                rule!("invalid regex '{}'", text).with_help(
                    "close what it opens; '\\\\' in front of a sign takes its meaning: '\\\\('",
                ),
            );
            return None;
        };
        /// A name is matched and sorted in as many steps.
        const STEPS_OF_NAME: usize = 16;
        let mut chosen = Vec::new();
        let entities: Vec<_> = self.world.environment.entities().collect();
        if !self.step(entities.len()) {
            return None;
        }
        for (key, entity) in entities {
            let (super::Key::Def(_), super::Entity::Record(record)) = (key, entity) else {
                continue;
            };
            let own = self.record_type_of(record);
            if !self.world.store.is_a(own, type_) {
                continue;
            }
            if !self.step(STEPS_OF_NAME) {
                return None;
            }
            let name = self.printer().name(record).into_owned();
            if matcher.is_match(&String::from_utf8_lossy(&name)) {
                chosen.push((name, record));
            }
        }
        chosen.sort_by(|(a, _), (b, _)| strings::compare_numeric(a, b));
        let defs: Vec<_> = chosen.iter().map(|&(_, record)| self.store().def(record)).collect();
        Some(self.store().list(type_, defs))
    }

    /// The type that a record has from the parents that it has so far.
    pub(super) fn record_type_of(&mut self, record: RecordId) -> TypeId {
        let parents = &self.world.store.record(record).parents;
        let parents: Vec<_> = parents.iter().map(|&(parent, _)| parent).collect();
        self.store().record_type(&parents)
    }

    /// A string without its format, which does not count in names.
    pub(super) fn plain_string(&mut self, value: ValueId) -> Option<ValueId> {
        match self.world.store.kind(value) {
            Value::String(symbol, _) => Some(self.store().string(symbol)),
            _ => None,
        }
    }

    fn string_text(&self, value: ValueId) -> Option<Vec<u8>> {
        match self.world.store.kind(value) {
            Value::String(symbol, _) => Some(self.world.store.interner.text(symbol).to_vec()),
            _ => None,
        }
    }

    /// Whether a name is that of the record that is being made.
    fn is_name_of(&mut self, record: RecordId, name: ValueId) -> bool {
        let own = self.world.store.record(record).name;
        if own == name {
            return true;
        }
        matches!(self.world.store.kind(own), Value::AnonymousName(_)) && {
            let (own, name) = (self.printer().unquoted(own), self.printer().unquoted(name));
            own == name
        }
    }
}
