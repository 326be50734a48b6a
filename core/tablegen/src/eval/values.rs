//! Evaluates values of the source text.

use super::operators::Operator;
use super::scope::{LookupResult, ScopeKind};
use super::{Evaluator, Reported, Result, Target};
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{
    FieldKind, Lacks, RecordId, RecordKind, StringFormat, TypeId, Unary, Value, ValueId,
};
use crate::syntax::{Dag, Expr, ExprKind, Name, Parent, Paste, TypeExpr};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, Message, RecordName};
use abide_source::rule;
use abide_source::text::Span;

/// The next step for values that `#` does not join.
const PASTED: &str = "'#' joins text, numbers and names of records; '?' has no text";

/// The meaning of an unknown name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// An error.
    Value,
    /// Itself: in the name of a record, and after `#`.
    Name,
}

impl Evaluator<'_> {
    /// Evaluates a value, within a class or record if there is one.
    ///
    /// `expected` is the type that the context requires, if known. The value need not have it: only lists and
    /// operators look at it.
    pub(super) fn value(
        &mut self,
        expr: &Expr,
        current: Option<RecordId>,
        expected: Option<TypeId>,
        mode: Mode,
    ) -> Result<ValueId> {
        if !self.step(1) {
            return Err(Reported);
        }
        let value = self.value_of(expr, current, expected, mode)?;
        if self.is_shallow(value) { Ok(value) } else { Err(Reported) }
    }

    fn value_of(
        &mut self,
        expr: &Expr,
        current: Option<RecordId>,
        expected: Option<TypeId>,
        mode: Mode,
    ) -> Result<ValueId> {
        let span = expr.span;
        let operator =
            |bang, type_, operands| Operator { bang, type_, operands, span, current, expected };
        match &expr.kind {
            ExprKind::Integer(value) => Ok(self.store().int(*value)),
            ExprKind::Binary(value, width) => {
                let bits = (0..*width).map(|bit| ValueId::bit(bit < 64 && value >> bit & 1 == 1));
                Ok(self.store().bits(bits))
            }
            ExprKind::String(symbol) => Ok(self.store().string(*symbol)),
            ExprKind::Code(symbol) => {
                Ok(self.store().formatted_string(*symbol, StringFormat::Code))
            }
            ExprKind::Unset => Ok(ValueId::UNSET),
            ExprKind::Name(name) => {
                let name = Name { symbol: *name, span: expr.span };
                self.name_value(name, current, mode)
            }
            ExprKind::Record(record) => self.record_value(record, current),
            ExprKind::Bits(bits) => self.bits_value(bits, expr.span, current),
            ExprKind::List(elements) => {
                self.list_value((elements, None), expr.span, current, expected)
            }
            ExprKind::TypedList(list) => {
                let (elements, type_) = &**list;
                self.list_value((elements, Some(type_)), expr.span, current, expected)
            }
            ExprKind::Dag(dag) => self.dag_value(dag, current),
            ExprKind::Bang(bang, operands) => self.operator_value(&operator(*bang, None, operands)),
            ExprKind::TypedBang(bang, parts) => {
                self.operator_value(&operator(*bang, Some(&parts.0), &*parts.1))
            }
            ExprKind::Cond(cases) => self.cond_value(cases, expr.span, current, expected),
            ExprKind::Foldl(foldl) => self.foldl_value(foldl, current),
            ExprKind::Foreach(bang, name, parts) => {
                self.foreach_value((*bang, *name, parts), expr.span, current, expected)
            }
            ExprKind::BitRange(parts) => {
                let (value, ranges) = &**parts;
                let whole = self.value(value, current, expected, mode)?;
                self.bit_range_value(whole, ranges, value.span)
            }
            ExprKind::Slice(slice) => {
                let whole = self.value(&slice.list, current, expected, mode)?;
                let of = (whole, slice.list.span);
                self.slice_value(of, &slice.elements, slice.has_comma, current)
            }
            ExprKind::Field(record, field) => {
                let record = self.value(record, current, expected, mode)?;
                self.field_value(record, *field, current)
            }
            ExprKind::Paste(paste) => {
                let left = self.value(&paste.left, current, expected, mode)?;
                self.paste_value(left, paste, (current, expected))
            }
            ExprKind::Error => Err(Reported),
        }
    }

    /// The type of a value that must have one.
    pub(super) fn typed(&mut self, value: ValueId) -> Option<TypeId> {
        self.world.store.type_of(value)
    }

    fn name_value(&mut self, name: Name, current: Option<RecordId>, mode: Mode) -> Result<ValueId> {
        match self.find_variable(name.symbol, name.span) {
            LookupResult::Value(value) => return Ok(value),
            LookupResult::Broken => return Err(Reported),
            LookupResult::Nothing => {}
        }
        if mode == Mode::Name {
            return Ok(self.store().string(name.symbol));
        }
        match self.find_global(name.symbol, name.span) {
            LookupResult::Value(value) => return Ok(value),
            LookupResult::Broken => return Err(Reported),
            LookupResult::Nothing => {}
        }
        let own_name = self.store().string(name.symbol);
        if let Some(current) = current {
            let record = self.world.store.record(current);
            let is_own = !record.is_class() && record.name == own_name;
            if is_own && self.multiclass.is_none() {
                // A record may name itself; its value is known at its end.
                self.link(name.span, Target::Record(current));
                let type_ = self.record_type_of(current);
                return Ok(self.store().unary(Unary::Cast, own_name, type_));
            }
            if self.world.store.record(current).lacks >= Lacks::Names {
                return Err(Reported);
            }
        }
        let text = self.unquoted(own_name);
        let message = Detail::UnknownRecordName { kind: RecordName::Variable, name: text };
        let location = self.location(name.span);
        Err(self.report(code::UNDEFINED, location, message))
    }

    /// `Class<..>` as a value.
    fn record_value(&mut self, record: &Parent, current: Option<RecordId>) -> Result<ValueId> {
        let name = record.name;
        let Some(class) = self.find_class(name.symbol) else {
            let text = String::from_utf8_lossy(self.world.store.interner.text(name.symbol));
            let message =
                Detail::UnknownRecordName { kind: RecordName::ClassWord, name: text.to_string() };
            let location = self.location(name.span);
            return Err(self.report(code::UNDEFINED, location, message));
        };
        self.link(name.span, Target::Record(class));
        let dropped = self.dropped;
        let arguments = self.template_arguments(&record.arguments, current, class)?;
        if dropped != self.dropped {
            // Without the omitted part it would mean something else.
            return Err(Reported);
        }
        let location = self.location(name.span);
        self.check_arguments(class, &arguments, location)?;
        let value = self.store().instance(class, &arguments);
        self.note_instance(value, location);
        Ok(self.fold_instance(value))
    }

    /// `{ high, .., low }`
    fn bits_value(
        &mut self,
        exprs: &[Expr],
        span: Span,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let mut values = Vec::with_capacity(exprs.len());
        for expr in exprs {
            values.push(self.value(expr, current, None, Mode::Value)?);
        }
        let mut bits = Vec::new();
        for (index, &value) in values.iter().enumerate() {
            self.push_bits(value, index, span, &mut bits)?;
        }
        bits.reverse();
        Ok(self.store().bits(bits))
    }

    /// Adds the bits of a value, the highest first.
    fn push_bits(
        &mut self,
        value: ValueId,
        index: usize,
        span: Span,
        bits: &mut Vec<ValueId>,
    ) -> Result<()> {
        match self.world.store.kind(value) {
            Value::Bits(slice) => {
                bits.extend(self.world.store.parts(slice).rev());
                return Ok(());
            }
            Value::Variable(_, type_) => {
                if let Some(width) = self.world.store.bits_width(type_) {
                    if !self.step(width as usize) {
                        return Err(Reported);
                    }
                    for bit in (0..width).rev() {
                        bits.push(self.store().variable_bit(value, bit));
                    }
                    return Ok(());
                }
            }
            _ => {}
        }
        let Some(bit) = self.cast_to(value, TypeId::BIT) else {
            let text = self.text(value);
            let message = rule!("Element #{} ({}) is not convertable to a bit", index, text)
                .wanting("bit".to_owned());
            let location = self.location(span);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        bits.push(bit);
        Ok(())
    }

    fn list_value(
        &mut self,
        (exprs, type_): (&[Expr], Option<&TypeExpr>),
        span: Span,
        current: Option<RecordId>,
        expected: Option<TypeId>,
    ) -> Result<ValueId> {
        let expected_element = match expected {
            None => None,
            Some(expected) => match self.world.store.element_type(expected) {
                Some(element) => Some(element),
                None => {
                    let text = self.type_text(expected);
                    let message =
                        rule!("Encountered a list when expecting a {}", text).wanting(text);
                    let location = self.location_after(Span::at(span.start() + 1));
                    return Err(self.report(code::TYPE_MISMATCH, location, message));
                }
            },
        };
        let mut values = Vec::with_capacity(exprs.len());
        let mut lost = 0;
        for expr in exprs {
            match self.value(expr, current, expected_element, Mode::Value) {
                Ok(value) => values.push(value),
                // A trait that this version of MLIR does not have must not cost the whole operation.
                Err(Reported) if matches!(expr.kind, ExprKind::Name(_) | ExprKind::Record(_)) => {
                    let Some(record) = current else {
                        values.push(self.lost(expr.span));
                        lost += 1;
                        continue;
                    };
                    if self.are_traits(expected_element) {
                        self.mark_lacking(record, Lacks::Elements);
                    } else {
                        self.mark_broken(record);
                        self.dropped += 1;
                    }
                }
                Err(Reported) => return Err(Reported),
            }
        }
        let given = match type_ {
            Some(type_) => Some(self.type_value(type_)?),
            None => None,
        };
        if lost > 0 && lost == values.len() && given.or(expected_element).is_none() {
            return Err(Reported);
        }
        let element = self.element_type(&values, given, expected_element, span)?;
        if lost > 0 && !self.are_traits(Some(element)) {
            values.retain(|value| !self.world.store.has_unreadable_parts(*value));
            self.dropped += 1;
        }
        Ok(self.store().list(element, values))
    }

    /// Whether values of a type are traits of operations, types or attributes: their owners are known even without
    /// them.
    fn are_traits(&self, type_: Option<TypeId>) -> bool {
        let Some(type_) = type_ else { return false };
        let classes = self.world.store.classes_of(type_).iter();
        let above = |&class: &RecordId| self.world.store.superclasses(class);
        classes
            .flat_map(|class| above(class).into_iter().chain([*class]))
            .any(|class| self.name_text(class) == "Trait")
    }

    /// The element type of a list, from its elements and its annotation.
    fn element_type(
        &mut self,
        values: &[ValueId],
        given: Option<TypeId>,
        expected: Option<TypeId>,
        span: Span,
    ) -> Result<TypeId> {
        const INCOMPATIBLE: &str = "Incompatible types in list elements";
        let mut element = None;
        for (index, &value) in values.iter().enumerate() {
            let Some(type_) = self.typed(value) else { continue };
            element = match element {
                None => Some(type_),
                Some(element) => match self.store().common_type(element, type_) {
                    Some(common) => Some(common),
                    None => {
                        let location = self.location_after(span);
                        let (own, others) = (self.type_text(type_), self.type_text(element));
                        let help =
                            format!("element {index} is '{own}', those before it are '{others}'");
                        let message = Message::from(INCOMPATIBLE).with_help(help);
                        return Err(self.report(code::TYPE_MISMATCH, location, message));
                    }
                },
            };
        }
        if let Some(given) = given {
            if element.is_some_and(|element| !self.world.store.is_convertible(element, given)) {
                let location = self.location_after(span);
                let help = format!("all elements are of type '{}'", self.type_text(given));
                let message = Message::from(INCOMPATIBLE).with_help(help);
                return Err(self.report(code::TYPE_MISMATCH, location, message));
            }
            element = Some(given);
        }
        match (element, expected) {
            (None, Some(expected)) => Ok(expected),
            (None, None) => {
                let location = self.location_after(span);
                let help = "write the type of the elements after the list, as in '[]<int>'";
                let message = Message::from("No type for list").with_help(help);
                Err(self.report(code::TYPE_MISMATCH, location, message))
            }
            (Some(element), Some(expected))
                if !self.world.store.is_convertible(element, expected) =>
            {
                let (own, other) = (self.type_text(element), self.type_text(expected));
                let message = rule!(
                    "Element type mismatch for list: element type '{}' not convertible to '{}",
                    own,
                    other
                )
                .wanting(other);
                let location = self.location_after(span);
                Err(self.report(code::TYPE_MISMATCH, location, message))
            }
            (Some(element), _) => Ok(element),
        }
    }

    fn dag_value(&mut self, dag: &Dag, current: Option<RecordId>) -> Result<ValueId> {
        let operator = self.value_or_lost(&dag.operator, current, None)?;
        let mut arguments = Vec::with_capacity(dag.arguments.len());
        for (expr, name) in &dag.arguments {
            let value = match expr {
                Some(expr) => self.value_or_lost(expr, current, None)?,
                None => ValueId::UNSET,
            };
            arguments.push((value, name.map(|name| self.store().string(name))));
        }
        let name = dag.name.map(|name| self.store().string(name));
        Ok(self.store().dag(operator, name, arguments))
    }

    /// The type of a field of a value.
    pub(super) fn field_type(&mut self, value: ValueId, name: Symbol) -> Option<TypeId> {
        let name = self.store().string(name);
        match self.world.store.kind(value) {
            Value::Def(record) => self.world.store.record(record).field(name).map(|it| it.type_),
            _ => {
                let type_ = self.typed(value)?;
                let classes = self.world.store.classes_of(type_);
                let field = |&class| self.world.store.record(class).field(name);
                classes.iter().find_map(field).map(|field| field.type_)
            }
        }
    }

    fn field_value(
        &mut self,
        record: ValueId,
        field: Name,
        current: Option<RecordId>,
    ) -> Result<ValueId> {
        let Some(type_) = self.field_type(record, field.symbol) else {
            if self.is_broken_value(record) {
                return Err(Reported);
            }
            let value = self.text(record);
            let name = String::from_utf8_lossy(self.world.store.interner.text(field.symbol));
            let kind = RecordName::FieldOf(value.to_string());
            let message = Detail::UnknownRecordName { kind, name: name.into_owned() };
            let location = self.location(field.span);
            return Err(self.report(code::UNDEFINED, location, message));
        };
        self.link_field(record, field);
        let value = self.store().field(record, field.symbol, type_);
        let value = self.fold_field(value, current);
        match self.world.store.kind(value) {
            Value::Lost(_) => Err(Reported),
            _ => Ok(value),
        }
    }

    /// Whether a value is a record, or of a class, that could not be read to its end.
    pub(super) fn is_broken_value(&mut self, value: ValueId) -> bool {
        if let Value::Def(record) = self.world.store.kind(value)
            && self.world.store.record(record).is_broken
        {
            return true;
        }
        let Some(type_) = self.typed(value) else { return false };
        let classes = self.world.store.classes_of(type_);
        classes.iter().any(|&class| self.world.store.record(class).is_broken)
    }

    /// Notes where the field of a value was declared.
    fn link_field(&mut self, value: ValueId, field: Name) {
        let name = self.store().string(field.symbol);
        let records = match self.world.store.kind(value) {
            Value::Def(record) => vec![record],
            _ => {
                let Some(type_) = self.typed(value) else { return };
                self.world.store.classes_of(type_).to_vec()
            }
        };
        let place = records.iter().find_map(|&record| {
            let field = self.world.store.record(record).field(name)?;
            Some((record, field.location))
        });
        if let Some((record, location)) = place {
            self.link(field.span, Target::Field(record, location));
        }
    }

    /// `left # right`
    fn paste_value(
        &mut self,
        left: ValueId,
        paste: &Paste,
        (current, expected): (Option<RecordId>, Option<TypeId>),
    ) -> Result<ValueId> {
        let location = self.location(paste.span);
        let Some(type_) = self.typed(left) else {
            let message = Message::from("LHS of paste is not typed!").with_help(PASTED);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        if self.world.store.element_type(type_).is_some() {
            return match &paste.right {
                None => Ok(left),
                Some(right) => {
                    let right = self.value(right, current, expected, Mode::Value)?;
                    Ok(self.list_concat(left, right))
                }
            };
        }
        let left = self.paste_operand(left, current, location)?;
        let right = match &paste.right {
            None => self.store().string_of(b""),
            Some(right) => {
                let right = self.value(right, current, None, Mode::Name)?;
                if self.typed(right).is_none() {
                    let message = Message::from("RHS of paste is not typed!").with_help(PASTED);
                    return Err(self.report(code::TYPE_MISMATCH, location, message));
                }
                self.paste_operand(right, current, location)?
            }
        };
        Ok(self.string_concat(left, right))
    }

    /// An operand of `#` as a string.
    fn paste_operand(
        &mut self,
        value: ValueId,
        current: Option<RecordId>,
        location: Location,
    ) -> Result<ValueId> {
        if self.typed(value) == Some(TypeId::STRING) {
            return Ok(value);
        }
        let cast = self.store().unary(Unary::Cast, value, TypeId::STRING);
        let folded = self.fold(cast, current, false);
        match self.typed(folded) {
            Some(_) => Ok(folded),
            None => {
                let text = self.text(value);
                let message = rule!("can't cast '{}' to string", text).with_help(PASTED);
                Err(self.report(code::TYPE_MISMATCH, location, message))
            }
        }
    }

    /// Evaluates an expression in which names refer to values that an operator supplies, one after the other. As in
    /// LLVM, they are fields of the current record, or of a temporary one.
    pub(super) fn with_names<T>(
        &mut self,
        current: Option<RecordId>,
        names: &[(Name, TypeId)],
        run: impl FnOnce(&mut Self, RecordId) -> T,
    ) -> T {
        let record = match current {
            Some(record) => record,
            None => {
                let name = self.store().string_of(b".parse");
                let location = self.here;
                let scratch = crate::store::Record::new(name, RecordKind::Def, location);
                self.add_record(scratch)
            }
        };
        let added: Vec<_> = names
            .iter()
            .map(|(name, type_)| {
                let location = self.location(name.span);
                let value_name = self.store().string(name.symbol);
                let field = crate::store::Field {
                    name: value_name,
                    type_: *type_,
                    value: ValueId::UNSET,
                    kind: FieldKind::Normal,
                    location,
                    value_location: location,
                };
                if let Some(record) = self.store().record_mut(record) {
                    record.fields.push(field);
                }
                value_name
            })
            .collect();
        let result = self.scoped(ScopeKind::Record(record), |this| run(this, record));
        if let Some(record) = self.store().record_mut(record) {
            record.fields.retain(|field| !added.contains(&field.name));
        }
        result
    }
}
