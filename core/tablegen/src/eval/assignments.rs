//! The values that `let` assigns to fields.

use super::{Evaluator, Reported, Result};
use crate::files::Location;
use crate::store::{Binary, Field, Lacks, RecordId, TypeId, Value, ValueId};
use crate::syntax::LetMode;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::diagnostic::{Detail, Message, RecordName};
use abide_source::rule;
use abide_source::spelling::nearest;

/// A part of the paths of LLVM's `.td` files.
const FOLDER_OF_LLVM: &str = "mlir/IR/";

/// The next step for a field that LLVM's classes lack.
const NEWER_LLVM: &str = "LLVM's .td files may be older than this one: name others with -I, or in abide.toml: \
                          [tablegen] llvm = \"22\"";

/// The assignment of a value to a field.
#[derive(Debug, Clone, Copy)]
pub(super) struct Assignment<'b> {
    pub(super) name: ValueId,
    pub(super) bits: Option<&'b [u32]>,
    pub(super) mode: LetMode,
    pub(super) value: ValueId,
    pub(super) location: Location,
}

impl Evaluator<'_> {
    /// Sets the value of a field (LLVM's `SetValue`).
    pub(super) fn set_field(&mut self, record: RecordId, set: Assignment<'_>) -> Result<()> {
        let Some(field) = self.world.store.record(record).field(set.name).copied() else {
            if self.world.store.record(record).lacks >= Lacks::Names {
                return Err(Reported);
            }
            let message = self.unknown_field(record, set.name);
            return Err(self.report(code::UNDEFINED, set.location, message));
        };
        let mut value = self.joined_value(&field, set, record)?;
        if set.bits.is_none()
            && let Value::Variable(name, _) = self.world.store.kind(value)
            && name == set.name
        {
            let message = Message::from("Recursion / self-assignment forbidden")
                .with_help("use another name: the field has its old value only in 'let append'");
            return Err(self.report(code::INVALID_VALUE, set.location, message));
        }
        if let Some(bits) = set.bits {
            value = self.with_bits(&field, bits, value, set.location)?;
        }
        let Some(converted) = self.as_field_value(value, field.type_) else {
            return Err(self.incompatible(&field, value, set.location));
        };
        if self.world.store.has_unreadable_parts(converted) {
            self.mark_broken(record);
        }
        if let Some(own) = self.store().record_mut(record).and_then(|it| it.field_mut(set.name)) {
            own.value = converted;
            own.value_location = set.location;
        }
        Ok(())
    }

    /// The message about a field that a record lacks. The classes of a newer LLVM may have it.
    pub(super) fn unknown_field(&self, record: RecordId, name: ValueId) -> Message {
        let name = self.unquoted(name);
        let store = &self.world.store;
        let is_of_llvm = |class: &RecordId| {
            let source = self.texts.source(store.record(*class).location().file);
            source.is_some_and(|source| source.path.contains(FOLDER_OF_LLVM))
        };
        let fields = store.record(record).fields.iter().map(|field| self.unquoted(field.name));
        let fields: Vec<String> = fields.collect();
        let is_misspelt = !nearest(&name, fields.iter().map(String::as_str)).is_empty();
        let message = Message::from(Detail::UnknownRecordName { kind: RecordName::Field, name });
        match !is_misspelt && store.superclasses(record).iter().any(is_of_llvm) {
            true => message.with_help(NEWER_LLVM),
            false => message,
        }
    }

    /// The value of an `append` or `prepend`, together with the one that the field has.
    fn joined_value(
        &mut self,
        field: &Field,
        set: Assignment<'_>,
        record: RecordId,
    ) -> Result<ValueId> {
        if set.mode == LetMode::Replace {
            return Ok(set.value);
        }
        if set.bits.is_some() {
            let message = Message::from("Cannot use append/prepend with bit range")
                .with_help("set the bits without 'append' or 'prepend'");
            return Err(self.report(code::INVALID_VALUE, set.location, message));
        }
        if field.value == ValueId::UNSET {
            return Ok(set.value);
        }
        let operator = match field.type_ {
            TypeId::STRING => Binary::StrConcat,
            TypeId::DAG => Binary::Con,
            type_ if self.world.store.element_type(type_).is_some() => Binary::ListConcat,
            type_ => {
                let what = match set.mode {
                    LetMode::Prepend => "prepend to",
                    _ => "append to",
                };
                let message = rule!(
                    "Cannot {} field '{}' of type '{}' (expected list, string, code, or dag)",
                    what,
                    self.unquoted(set.name),
                    self.type_text(type_)
                )
                .with_help("set it without 'append' or 'prepend'");
                return Err(self.report(code::TYPE_MISMATCH, set.location, message));
            }
        };
        let (a, b) = match set.mode {
            LetMode::Prepend => (set.value, field.value),
            _ => (field.value, set.value),
        };
        let value = self.store().binary(operator, a, b, field.type_);
        Ok(self.fold(value, Some(record), false))
    }

    /// The value of a field with some bits replaced.
    fn with_bits(
        &mut self,
        field: &Field,
        chosen: &[u32],
        value: ValueId,
        location: Location,
    ) -> Result<ValueId> {
        let name = self.unquoted(field.name);
        let Value::Bits(slice) = self.world.store.kind(field.value) else {
            let help = format!("set all of '{name}': only fields of a type 'bits<N>' have bits");
            let message = rule!("Value '{}' is not a bits type", name).with_help(help);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        let width = u32::try_from(chosen.len()).unwrap_or(u32::MAX);
        let type_ = self.store().bits_type(width);
        let Some(value) = self.cast_to(value, type_) else {
            let wanted = self.type_text(type_);
            let message = Detail::from("Initializer is not compatible with bit range");
            let message = message.wanting(wanted);
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        let mut bits: Vec<_> = self.world.store.parts(slice).collect();
        let mut is_set = vec![false; bits.len()];
        for (index, &bit) in (0..).zip(chosen) {
            let new = self.bit(value, index);
            let (Some(own), Some(is_set)) =
                (bits.get_mut(bit as usize), is_set.get_mut(bit as usize))
            else {
                let count = bits.len();
                let message = rule!("Value '{}' has no bit #{}: it has {} bits", name, bit, count);
                let last = count.saturating_sub(1);
                let help = format!("its bits are numbered from {last} down to 0");
                let message = Message::from(message).with_help(help);
                return Err(self.report(code::INVALID_VALUE, location, message));
            };
            if std::mem::replace(is_set, true) {
                let message = rule!("Cannot set bit #{} of value '{}' more than once", bit, name)
                    .with_help("write each bit once");
                return Err(self.report(code::INVALID_VALUE, location, message));
            }
            *own = new;
        }
        Ok(self.store().bits(bits))
    }

    fn incompatible(&mut self, field: &Field, value: ValueId, location: Location) -> Reported {
        let has = match (self.world.store.kind(value), self.typed(value)) {
            (Value::Bits(slice), _) => {
                format!(" of type bit initializer with length {}", slice.len())
            }
            (_, Some(type_)) => format!(" of type '{}'", self.type_text(type_)),
            (_, None) => String::new(),
        };
        let (wanted, name) = (self.type_text(field.type_), self.unquoted(field.name));
        let message = rule!(
            "Field '{}' of type '{}' is incompatible with value '{}'{}",
            name,
            wanted,
            self.text(value),
            has
        );
        let message = message.wanting(wanted);
        self.report(code::TYPE_MISMATCH, location, message)
    }
}
