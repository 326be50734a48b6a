//! `Class<..>` as a value: an anonymous record, one for each list of arguments (LLVM's `VarDefInit`).

use super::arguments::{Arguments, Substitutions};
use super::resolve::Resolver;
use super::{Entity, Evaluator, Key};
use crate::files::Location;
use crate::store::{
    FieldKind, InstanceArgument, Record, RecordId, RecordKind, Slice, Value, ValueId,
};
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;

impl Evaluator<'_> {
    /// Makes the record, if all arguments are known.
    pub(super) fn fold_instance(&mut self, value: ValueId) -> ValueId {
        let Value::Instance(_, slice) = self.world.store.kind(value) else { return value };
        if let Some(Entity::Record(record)) = self.lookup(Key::Instance(value)) {
            return self.store().def(record);
        }
        let arguments: Arguments = self.world.store.instance_arguments(slice).collect();
        let has_variables = arguments.iter().any(|argument| self.has_variables(argument.value));
        if has_variables { value } else { self.instantiate(value) }
    }

    pub(super) fn resolve_instance(
        &mut self,
        value: ValueId,
        class: RecordId,
        slice: Slice,
        resolver: &mut Resolver,
    ) -> ValueId {
        let mut arguments: Arguments = self.world.store.instance_arguments(slice).collect();
        let (is_changed, is_left) = self.tracking(resolver, |this, resolver| {
            let mut is_changed = false;
            for argument in &mut arguments {
                let new = this.resolve(argument.value, resolver);
                is_changed |= new != argument.value;
                argument.value = new;
            }
            is_changed
        });
        if !is_changed {
            return value;
        }
        let new = self.store().instance(class, &arguments);
        if let Some(place) = self.world.environment.instance_place(value) {
            self.note_instance(new, place);
        }
        if is_left { new } else { self.instantiate(new) }
    }

    /// The anonymous record of a class with arguments.
    fn instantiate(&mut self, value: ValueId) -> ValueId {
        let key = Key::Instance(value);
        if let Some(Entity::Record(record)) = self.lookup(key) {
            return self.store().def(record);
        }
        let Value::Instance(class, slice) = self.world.store.kind(value) else { return value };
        let fields = self.world.store.record(class).fields.len();
        if !self.step(16 + fields) || self.depth >= super::MAX_VALUE_DEPTH {
            return value;
        }
        let arguments: Arguments = self.world.store.instance_arguments(slice).collect();
        self.depth += 8;
        let place = self.world.environment.instance_place(value);
        let record = self.make_instance(class, &arguments, place);
        self.depth -= 8;
        self.define(key, Entity::Record(record));
        self.store().def(record)
    }

    fn make_instance(
        &mut self,
        class: RecordId,
        arguments: &[InstanceArgument],
        place: Option<Location>,
    ) -> RecordId {
        let name = self.new_anonymous_name();
        let here = self.here;
        let template = self.world.store.record(class);
        let mut record = Record::new(name, RecordKind::Anonymous, template.location());
        record.extent = here;
        record.asked_at = place;
        let mut given = arguments.iter().map(|argument| argument.value);
        record.is_broken =
            template.is_broken || given.any(|value| self.world.store.has_unreadable_parts(value));
        record.lacks = template.lacks;
        record.fields = template
            .fields
            .iter()
            .filter(|field| field.kind != FieldKind::TemplateArgument)
            .copied()
            .collect();
        record.assertions = template.assertions.clone();
        record.dumps = template.dumps.clone();
        let location = template.location();
        let mut values: Substitutions = template
            .arguments
            .iter()
            .filter_map(|&name| template.field(name).map(|field| (name, field.value)))
            .collect();
        for argument in arguments {
            if let Some(entry) = values.get_mut(argument.index as usize) {
                entry.1 = argument.value;
            }
        }
        let id = self.add_record(record);
        self.resolve_record(id, &mut Resolver::map(Some(id), &values));
        self.store().add_parent(id, class, location);
        self.resolve_record(id, &mut Resolver::record(id, None));
        self.add_def(id);
        self.check_assertions(id);
        self.check_dumps(id);
        id
    }

    /// A field of a record, if the record and its field are known.
    pub(super) fn fold_field(&mut self, value: ValueId, current: Option<RecordId>) -> ValueId {
        let Value::Field(record_value, name, _) = self.world.store.kind(value) else {
            return value;
        };
        let Value::Def(record) = self.world.store.kind(record_value) else { return value };
        if Some(record) == current {
            let field = String::from_utf8_lossy(self.world.store.interner.text(name)).into_owned();
            let text = self.text(record_value);
            let message = rule!(
                "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                field,
                text
            )
            .with_help("use the field by its name alone");
            self.report_fatal(code::INVALID_VALUE, current, message);
            return value;
        }
        let name = self.store().string(name);
        match self.world.store.record(record).field(name).map(|field| field.value) {
            Some(field) if self.world.store.is_concrete(field) => field,
            _ => value,
        }
    }
}
