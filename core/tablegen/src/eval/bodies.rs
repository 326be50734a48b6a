//! Parents and fields of classes and records.

use super::arguments::Arguments;
use super::assignments::Assignment;
use super::resolve::Resolver;
use super::scope::ScopeKind;
use super::values::Mode;
use super::{Evaluator, LetValue, RECORD_NAME, Reported, Result};
use crate::files::Location;
use crate::store::{Assertion, DumpMessage, Field, FieldKind, Lacks, RecordId, TypeId, ValueId};
use crate::syntax::{Body, BodyItem, Declaration, Expr, ExprKind, LetItem, LetMode, Parent};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;

/// The number of fields whose names are compared in the time of a step.
const FIELDS_PER_STEP: usize = 8;

/// A class with its arguments, as inherited.
#[derive(Debug, Clone)]
pub(super) struct ParentClass {
    pub(super) class: RecordId,
    pub(super) arguments: Arguments,
    pub(super) location: Location,
}

/// The maximum number of superclasses.
const MAX_SUPERCLASSES: usize = 10_000;

impl Evaluator<'_> {
    /// Evaluates the text after the name of a class or record.
    pub(super) fn body(&mut self, record: RecordId, body: &Body) {
        self.scoped(ScopeKind::Record(record), |this| {
            for parent in &body.parents {
                if this.inherit(record, parent).is_err() {
                    this.mark_lacking(record, Lacks::Anything);
                }
            }
            if body.lacks_parents {
                this.mark_lacking(record, Lacks::Anything);
            }
            // LLVM applies them after it has read the token after the parents.
            this.reached = this.reached.max(body.span.start());
            if this.apply_lets(record).is_err() {
                this.mark_broken(record);
            }
            for item in &body.items {
                if this.item(record, item).is_err() {
                    this.mark_broken(record);
                }
            }
        });
    }

    fn inherit(&mut self, record: RecordId, parent: &Parent) -> Result<()> {
        let parent = self.parent_class(parent, Some(record))?;
        self.add_parent(record, &parent)
    }

    /// A class as a parent, with its arguments.
    pub(super) fn parent_class(
        &mut self,
        parent: &Parent,
        current: Option<RecordId>,
    ) -> Result<ParentClass> {
        let class = self.class_named(parent.name.symbol, parent.name.span)?;
        let arguments = self.template_arguments(&parent.arguments, current, class)?;
        let location = self.location(parent.span);
        Ok(ParentClass { class, arguments, location })
    }

    /// Adds the fields of a class to a record (LLVM's `AddSubClass`).
    pub(super) fn add_parent(&mut self, record: RecordId, parent: &ParentClass) -> Result<()> {
        let class = parent.class;
        if class == record || self.world.store.is_subclass(class, record) {
            let name = self.name_text(record);
            let message = rule!("class '{}' inherits from itself", name)
                .with_help("remove it from the parents");
            return Err(self.report(code::REDEFINITION, parent.location, message));
        }
        let template = self.world.store.record(class);
        let (is_broken, count) = (template.is_broken, template.fields.len());
        let lacks = template.lacks;
        if is_broken {
            self.mark_broken(record);
        }
        self.mark_lacking(record, lacks);
        let above = self.world.store.ancestor_count(class);
        if above >= MAX_SUPERCLASSES || self.world.store.height(class) >= self.limits.depth {
            let message = "there are too many classes above this one";
            return Err(self.report(codes::limit::DEPTH, parent.location, message));
        }
        if !self.step(count) || !self.take_elements::<Field>(count) {
            return Err(Reported);
        }
        if let Some(record) = self.store().record_mut(record) {
            record.fields.reserve(count);
        }
        let is_first = self.world.store.record(record).fields.is_empty();
        for index in 0..count {
            let field = self.world.store.record(class).fields.get(index).copied();
            let Some(field) = field.filter(|it| it.kind != FieldKind::TemplateArgument) else {
                continue;
            };
            match self.store().record_mut(record).filter(|_| is_first) {
                // The names of the fields of one class differ.
                Some(record) => record.fields.push(field),
                None => self.add_field(record, field, parent.location)?,
            }
        }
        let (mut values, is_whole) =
            self.resolve_arguments(class, &parent.arguments, parent.location)?;
        if !is_whole {
            self.mark_broken(record);
        }
        self.inherit_messages(record, class);
        let name = match self.world.store.record(record).is_class() {
            true => {
                let name = self.qualified_name_of(record);
                self.store().variable(name, TypeId::STRING)
            }
            false => self.world.store.record(record).name,
        };
        values.push((self.qualified_name_of(class), name));
        self.resolve_record(record, &mut Resolver::map(Some(record), &values));
        self.link_parent(record, parent)
    }

    /// Adds the assertions and dumps of a class.
    fn inherit_messages(&mut self, record: RecordId, class: RecordId) {
        let template = self.world.store.record(class);
        if template.assertions.is_empty() && template.dumps.is_empty() {
            return;
        }
        let (assertions, dumps) = (template.assertions.clone(), template.dumps.clone());
        self.take_elements::<Assertion>(assertions.len());
        self.take_elements::<DumpMessage>(dumps.len());
        if let Some(record) = self.store().record_mut(record) {
            record.assertions.extend(assertions);
            record.dumps.extend(dumps);
        }
    }

    fn link_parent(&mut self, record: RecordId, parent: &ParentClass) -> Result<()> {
        let class = parent.class;
        if self.world.store.is_subclass(record, class) {
            let name = self.name_text(class);
            let message = rule!("Already subclass of '{}'!", name)
                .with_help("remove the second mention: another parent has it already");
            return Err(self.report(code::REDEFINITION, parent.location, message));
        }
        self.take_elements::<(RecordId, Location)>(1);
        self.store().add_parent(record, class, parent.location);
        Ok(())
    }

    /// Adds a field, or sets an existing one (LLVM's `AddValue`).
    fn add_field(&mut self, record: RecordId, field: Field, location: Location) -> Result<()> {
        let known = self.world.store.record(record);
        // The names of all fields are compared. Too many steps end evaluation at the next statement.
        let steps = known.fields.len() / FIELDS_PER_STEP;
        let own = known.field(field.name).copied();
        self.step(steps);
        let Some(own) = own else {
            if let Some(record) = self.store().record_mut(record) {
                record.fields.push(field);
            }
            return Ok(());
        };
        match self.as_field_value(field.value, own.type_) {
            Some(value) => {
                if let Some(own) =
                    self.store().record_mut(record).and_then(|it| it.field_mut(field.name))
                {
                    own.value = value;
                    own.value_location = field.value_location;
                }
                Ok(())
            }
            None => {
                let message = rule!(
                    "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                    self.unquoted(field.name),
                    self.type_text(field.type_),
                    self.type_text(own.type_)
                )
                .with_help("write 'let' without a type, or give the field another name");
                Err(self.report(code::TYPE_MISMATCH, location, message))
            }
        }
    }

    fn item(&mut self, record: RecordId, item: &BodyItem) -> Result<()> {
        match item {
            BodyItem::Declaration(declaration) => {
                let name = self.store().string(declaration.name.symbol);
                self.declaration(record, name, declaration, FieldKind::Normal)
            }
            BodyItem::Let(item) => self.let_in_body(record, item),
            BodyItem::Defvar(name, value) => self.defvar(*name, value, Some(record)),
            BodyItem::Assert(assert) => {
                let condition = self.value(&assert.condition, Some(record), None, Mode::Value)?;
                let message = self.value(&assert.message, Some(record), None, Mode::Value)?;
                let location = self.location(assert.condition.span);
                if let Some(record) = self.store().record_mut(record) {
                    record.assertions.push(Assertion { condition, message, location });
                }
                Ok(())
            }
            BodyItem::Dump(dump) => {
                let message = self.value(&dump.message, Some(record), None, Mode::Value)?;
                let location = self.location(dump.span);
                if let Some(record) = self.store().record_mut(record) {
                    record.dumps.push(DumpMessage { message, location });
                }
                Ok(())
            }
            BodyItem::Error(type_, value, field) => {
                if let Some(field) = field {
                    let name = self.store().string(field.symbol);
                    self.mark_field_unreadable(record, name, field.span);
                } else {
                    self.mark_lacking(record, Lacks::Anything);
                }
                let type_ = match type_ {
                    Some(type_) => Some(self.type_value(type_)?),
                    None => None,
                };
                if let Some(value) = value {
                    self.value(value, Some(record), type_, Mode::Value)?;
                }
                Err(Reported)
            }
        }
    }

    /// A field, or a template argument of a class or multiclass, with its name as the record keeps it.
    pub(super) fn declaration(
        &mut self,
        record: RecordId,
        name: ValueId,
        declaration: &Declaration,
        kind: FieldKind,
    ) -> Result<()> {
        let type_ = match self.type_value(&declaration.type_) {
            Ok(type_) => type_,
            Err(Reported) => {
                // A field is missing that others may name.
                self.mark_lacking(record, Lacks::Names);
                return Err(Reported);
            }
        };
        let symbol = declaration.name.symbol;
        let location = self.location(declaration.name.span);
        if self.world.store.interner.text(symbol) == b"NAME" {
            let message =
                Message::from("'NAME' is a reserved variable name").with_help("write another name");
            return Err(self.report(code::REDEFINITION, location, message));
        }
        if kind != FieldKind::TemplateArgument && self.is_defined_here(symbol) {
            let message = "local variable of this name already exists";
            return Err(self.report(code::REDEFINITION, location, message));
        }
        let kind = match (kind, declaration.is_field) {
            (FieldKind::Normal, true) => FieldKind::Field,
            (kind, _) => kind,
        };
        let value = self.as_field_value(ValueId::UNSET, type_).unwrap_or(ValueId::UNSET);
        let field = Field { name, type_, value, kind, location, value_location: location };
        self.take_elements::<Field>(1);
        self.add_field(record, field, location)?;
        if let Some(expr) = &declaration.value {
            let current = match self.world.store.record(record).kind {
                crate::store::RecordKind::Multiclass => None,
                _ => Some(record),
            };
            let value = self.value(expr, current, Some(type_), Mode::Value);
            let location = self.location(expr.span);
            let assigned = value.and_then(|value| {
                let (bits, mode) = (None, LetMode::Replace);
                self.set_field(record, Assignment { name, bits, mode, value, location })
            });
            if assigned.is_err() && !self.is_lost(expr) {
                // The field exists, only its value is unknown.
                self.mark_broken(record);
                self.mark_field_unreadable(record, name, expr.span);
            }
        }
        Ok(())
    }

    /// Whether the value of a field is a `!cond` that chooses a value of a wrong type: llvm-tblgen then leaves the
    /// field unchanged and continues.
    fn is_lost(&mut self, expr: &Expr) -> bool {
        // Only if the `!cond` is the whole value: within another value it is an error.
        let after = self.location_after(expr.span);
        let is_lost = matches!(expr.kind, ExprKind::Cond(_)) && self.cond_failure == Some(after);
        match self.segment.diagnostics.last_mut() {
            Some(last) if is_lost && last.location == after => {
                last.code = code::LOST_VALUE;
                true
            }
            _ => false,
        }
    }

    fn let_in_body(&mut self, record: RecordId, item: &LetItem) -> Result<()> {
        let bits = match &item.bits {
            Some(pieces) => {
                let mut bits = self.ranges(pieces)?;
                bits.reverse();
                Some(bits)
            }
            None => None,
        };
        let name = self.store().string(item.name.symbol);
        let Some(field) = self.world.store.record(record).field(name).copied() else {
            if self.world.store.record(record).lacks >= Lacks::Names {
                return Err(Reported);
            }
            let location = self.location(item.name.span);
            // LLVM has read the `=` by now.
            self.reached = self.reached.max(item.value.span.start());
            let message = self.unknown_field(record, name);
            return Err(self.report(code::UNDEFINED, location, message));
        };
        self.link(item.name.span, super::Target::Field(record, field.location));
        let type_ = match &bits {
            Some(bits) if self.world.store.bits_width(field.type_).is_some() => {
                let width = u32::try_from(bits.len()).unwrap_or(u32::MAX);
                self.store().bits_type(width)
            }
            _ => field.type_,
        };
        let value = self.value(&item.value, Some(record), Some(type_), Mode::Value);
        let location = self.location(item.name.span);
        let bits = bits.as_deref();
        let set = value.and_then(|value| {
            let set = Assignment { name, bits, mode: item.mode, value, location };
            self.set_field(record, set)
        });
        if set.is_err() {
            self.mark_field_unreadable(record, name, item.value.span);
        }
        set
    }

    /// The values of a `let` before `in`, and whether all could be read.
    pub(super) fn let_values(&mut self, items: &[LetItem]) -> (Vec<LetValue>, bool) {
        let mut values = Vec::with_capacity(items.len());
        let mut is_fine = true;
        for item in items {
            let bits = match &item.bits {
                Some(pieces) => {
                    let Ok(mut bits) = self.ranges(pieces) else {
                        is_fine = false;
                        continue;
                    };
                    bits.reverse();
                    Some(bits)
                }
                None => None,
            };
            let value = self.whole_value(&item.value, None, None).unwrap_or_else(|_| {
                is_fine = false;
                self.lost(item.value.span)
            });
            let name = self.store().string(item.name.symbol);
            let location = self.location(item.name.span);
            values.push(LetValue { name, bits, mode: item.mode, value, location });
        }
        (values, is_fine)
    }

    /// Applies the values of the surrounding `let`s to a record.
    pub(super) fn apply_lets(&mut self, record: RecordId) -> Result<()> {
        if self.lets.is_empty() {
            return Ok(());
        }
        let lets = self.lets.clone();
        for item in lets.iter().flatten() {
            let field = self.world.store.record(record).field(item.name).copied();
            if let Some(field) = field {
                let from = item.location;
                let target = super::Target::Field(record, field.location);
                self.add_link(super::Link { from, target });
            }
            let set = Assignment {
                name: item.name,
                bits: item.bits.as_deref(),
                mode: item.mode,
                value: item.value,
                location: item.location,
            };
            self.set_field(record, set)?;
        }
        Ok(())
    }

    /// Replaces variables by their values in all that a record has.
    pub(super) fn resolve_record(&mut self, record: RecordId, resolver: &mut Resolver) {
        let name = self.world.store.record(record).name;
        let new = self.resolve_name(name, resolver);
        if new != name {
            if self.typed(new) != Some(TypeId::STRING) {
                let text = self.text(new);
                let message =
                    rule!("Record name '{}' is not a string!", text).with_help(RECORD_NAME);
                self.report_fatal(code::TYPE_MISMATCH, Some(record), message);
            }
            if let Some(record) = self.store().record_mut(record) {
                record.name = new;
            }
        }
        for index in 0..self.world.store.record(record).fields.len() {
            let Some(&field) = self.world.store.record(record).fields.get(index) else { break };
            if self.world.store.is_ground(field.value) {
                continue;
            }
            let value = self.resolve(field.value, resolver);
            if value == field.value {
                continue;
            }
            let Some(converted) = self.as_field_value(value, field.type_) else {
                self.report_unfit(record, &field, value);
                continue;
            };
            if let Some(own) =
                self.store().record_mut(record).and_then(|record| record.fields.get_mut(index))
            {
                own.value = converted;
            }
        }
        self.resolve_messages(record, resolver);
    }

    fn report_unfit(&mut self, record: RecordId, field: &Field, value: ValueId) {
        let of_type = match self.typed(value) {
            Some(type_) => format!("of type '{}' ", self.type_text(type_)),
            None => String::new(),
        };
        let message = rule!(
            "Invalid value {}found when setting field '{}' of type '{}' after resolving references: {}",
            of_type,
            self.unquoted(field.name),
            self.type_text(field.type_),
            self.unquoted(value)
        )
        .wanting(self.type_text(field.type_));
        self.report_fatal(code::TYPE_MISMATCH, Some(record), message);
        self.mark_broken(record);
    }

    fn resolve_messages(&mut self, record: RecordId, resolver: &mut Resolver) {
        let own = self.world.store.record(record);
        if own.assertions.is_empty() && own.dumps.is_empty() {
            return;
        }
        let (mut assertions, mut dumps) = (own.assertions.clone(), own.dumps.clone());
        for assertion in &mut assertions {
            assertion.condition = self.resolve(assertion.condition, resolver);
            assertion.message = self.resolve(assertion.message, resolver);
        }
        for dump in &mut dumps {
            dump.message = self.resolve(dump.message, resolver);
        }
        if let Some(record) = self.store().record_mut(record) {
            record.assertions = assertions;
            record.dumps = dumps;
        }
    }
}
