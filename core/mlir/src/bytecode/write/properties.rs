//! The properties and other attributes of operations.

use super::super::encoding::{NATIVE_PROPERTIES, NATIVE_SEGMENT_SIZES};
use super::super::properties::{
    Property, PropertyKind, has_values, is_in_no_llvm_tool, of_description, of_llvm,
};
use super::sink::{Key, Sink};
use super::{Write, WriteError, Writer};
use crate::ir::{Attribute, AttributeKind, Identifier, OperationId};
use crate::ods::constraint::{AttributePredicate, PropertyPredicate};
use crate::registry::RegisteredOp;
use abide_source::rule;

/// The encoded parts of an operation's attributes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    /// The dictionary.
    pub(super) attributes: Option<Attribute>,
    /// The number of the bytes of the properties.
    pub(super) properties: Option<u64>,
}

type Entry = (Identifier, Attribute);

impl Writer<'_> {
    /// Whether a reader of the file needs the description of an operation for its properties: the writer of the
    /// original file had one, or the registry has one.
    pub(super) fn is_registered(&self, name: Identifier) -> bool {
        let text = self.ir.context.text(name);
        let in_file = self.file.is_some_and(|file| file.registered.contains(&name));
        let is_described = self.registry.operation(text.as_bytes()).is_some();
        in_file || of_llvm(&text).is_some() || is_described && !is_in_no_llvm_tool(&text)
    }

    pub(super) fn parts(&mut self, operation: OperationId, out: &mut impl Sink) -> Write<Parts> {
        let ir = self.ir;
        let own = ir.context.entries(ir.properties(operation));
        let other = ir.context.entries(ir.attributes(operation));
        let name = ir.name(operation);
        if let Some(bytes) = self.properties_in_file(name, own) {
            let attributes = self.dictionary(other.to_vec());
            return Ok(Parts { attributes, properties: Some(out.properties(bytes)) });
        }
        self.refuse_kept_bytes(operation, own, other)?;
        let text = ir.context.text(name);
        let registry = self.registry;
        let described = registry.operation(text.as_bytes()).map(RegisteredOp::description);
        let described = described.filter(|op| has_values(op) && of_llvm(&text).is_none());
        if let Some(described) = described {
            let layout = of_description(described).filter(|_| self.since(NATIVE_PROPERTIES));
            let parts = layout.and_then(|layout| self.native_parts(&layout, own, other, out));
            return parts.ok_or_else(|| self.lost_values(operation));
        }
        if self.since(NATIVE_PROPERTIES) {
            if let Some(layout) = of_llvm(&text) {
                if let Some(parts) = self.native_parts(&layout, own, other, out) {
                    return Ok(parts);
                }
            } else if self.has_properties(operation) && !self.is_registered(name) {
                // The properties of an undescribed operation are one attribute.
                let before = out.nested(Vec::new());
                out.refer(Key::Attribute(ir.properties(operation)));
                let bytes = out.nested(before);
                let attributes = self.dictionary(other.to_vec());
                return Ok(Parts { attributes, properties: Some(out.properties(bytes)) });
            }
        }
        let mut merged = [own, other].concat();
        for property in of_llvm(&text).iter().flatten() {
            if property.kind == PropertyKind::Integers {
                let is_it =
                    |entry: &&mut Entry| ir.context.bytes(entry.0) == property.name.as_bytes();
                if let Some(entry) = merged.iter_mut().find(is_it) {
                    entry.1 = self.integers(entry.1);
                }
            }
        }
        let attributes = self.dictionary(merged);
        attributes.iter().for_each(|attributes| {
            out.number(Key::Attribute(*attributes));
        });
        Ok(Parts { attributes, properties: None })
    }

    /// The parts of an operation with a layout; `None` if a property does not fit it.
    fn native_parts(
        &mut self,
        layout: &[Property<'_>],
        own: &[Entry],
        other: &[Entry],
        out: &mut impl Sink,
    ) -> Option<Parts> {
        let all = [own, other].concat();
        let bytes = self.native(layout, &all, out)?;
        let context = &self.ir.context;
        let is_other = |entry: &Entry| {
            let name = context.bytes(entry.0);
            !layout.iter().any(|property| property.name.as_bytes() == name)
        };
        let attributes = self.dictionary(all.into_iter().filter(is_other).collect());
        Some(Parts { attributes, properties: Some(out.properties(bytes)) })
    }

    /// The error for an operation with a property that is a value of C++ and cannot be encoded.
    fn lost_values(&self, operation: OperationId) -> WriteError {
        let name = self.ir.context.text(self.ir.name(operation));
        let message = match self.since(NATIVE_PROPERTIES) {
            true => rule!(
                "the properties of '{}' cannot be written: the encoding of one is known to its C++ only, \
                 or one is missing and has no known default",
                name
            ),
            false => rule!(
                "the properties of '{}' cannot be written in version {} of bytecode, which has only \
                 attributes: use version {} or newer",
                name,
                self.version,
                NATIVE_PROPERTIES
            ),
        };
        WriteError { operation: Some(operation), message: message.into() }
    }

    /// Whether the properties of an operation are written, be they any attribute.
    fn has_properties(&self, operation: OperationId) -> bool {
        self.ir.properties(operation) != self.ir.context.empty_dictionary()
            || self.ir.written.has_empty_properties(operation)
    }

    /// The bytes that the file that was read has for the properties of an operation, where they were kept as such.
    fn properties_in_file(&self, name: Identifier, own: &[Entry]) -> Option<Vec<u8>> {
        let [(key, value)] = own else { return None };
        let is_kept =
            self.held.context.bytes(*key) == b"bytecode" && self.file?.opaque.contains(&name);
        let value = self.held.context.string_value(*value).filter(|_| is_kept)?;
        let digits = self.held.context.bytes(value).strip_prefix(b"0x")?;
        let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        digits.chunks(2).map(pair).collect()
    }

    /// A dictionary that is not empty.
    fn dictionary(&mut self, mut entries: Vec<Entry>) -> Option<Attribute> {
        (!entries.is_empty()).then(|| self.held.context.dictionary(&mut entries))
    }

    fn refuse_kept_bytes(
        &self,
        operation: OperationId,
        own: &[Entry],
        other: &[Entry],
    ) -> Write<()> {
        let is_kept = |entry: &Entry| {
            let value = self.held.context.string_value(entry.1);
            self.held.context.bytes(entry.0) == b"bytecode"
                && value.is_some_and(|value| self.held.context.bytes(value).starts_with(b"0x"))
        };
        if own.iter().chain(other).any(is_kept) {
            let name = self.ir.context.text(self.ir.name(operation));
            let message = rule!(
                "the properties of '{}' were kept as the bytes of another file, in which they mean \
                 something: they cannot be written into this one",
                name
            );
            return Err(WriteError { operation: Some(operation), message: message.into() });
        }
        Ok(())
    }

    /// Writes the bytes of the properties that a layout has; `None` if the operation lacks one.
    fn native(
        &mut self,
        layout: &[Property<'_>],
        entries: &[Entry],
        out: &mut impl Sink,
    ) -> Option<Vec<u8>> {
        let find = |name: &str| {
            let name = name.as_bytes();
            let found = entries.iter().find(|entry| self.ir.context.bytes(entry.0) == name);
            found.map(|entry| entry.1)
        };
        let mut values: Vec<_> = layout.iter().map(|property| find(property.name)).collect();
        for (property, value) in layout.iter().zip(&mut values) {
            if property.kind == PropertyKind::Integers {
                *value = value.map(|value| self.integers(value));
            }
        }
        let is_there = |(property, value): (&Property<'_>, &Option<Attribute>)| {
            self.fits(property.kind, *value)
        };
        if !layout.iter().zip(&values).all(is_there) {
            return None;
        }
        let before = out.nested(Vec::new());
        let numbers = self.since(NATIVE_SEGMENT_SIZES);
        for (property, value) in layout.iter().zip(&values) {
            if !numbers || !matches!(property.kind, PropertyKind::Segments(_)) {
                self.property(property.kind, *value, out);
            }
        }
        for (property, value) in layout.iter().zip(&values) {
            if let (PropertyKind::Segments(count), Some(value), true) =
                (property.kind, value, numbers)
            {
                self.segments(*value, count, out);
            }
        }
        Some(out.nested(before))
    }

    /// An array of integers as LLVM has it since version 20.
    fn integers(&mut self, value: Attribute) -> Attribute {
        let context = &mut self.held.context;
        let AttributeKind::Array(elements) = context.attribute_kind(value) else { return value };
        let values: Option<Vec<i64>> =
            elements.iter().map(|element| context.integer_value(*element)).collect();
        values.map_or(value, |values| context.dense_i64_array(values))
    }

    /// Whether a property can be encoded.
    fn fits(&self, kind: PropertyKind<'_>, value: Option<Attribute>) -> bool {
        let attribute = value.map(|value| self.ir.context.attribute_kind(value));
        match kind {
            PropertyKind::Required | PropertyKind::Integers => value.is_some(),
            PropertyKind::Segments(count) => matches!(
                attribute,
                Some(AttributeKind::DenseArray { values, .. }) if values.len() == count as usize
            ),
            PropertyKind::Optional | PropertyKind::Unit => true,
            PropertyKind::Value(of) => {
                value.is_some_and(|value| of.matches(&self.ir.context, value))
            }
            PropertyKind::Number(_) => {
                value.is_none_or(|value| self.ir.context.integer_value(value).is_some())
            }
            PropertyKind::OptionalNumber => {
                attribute.is_none() || matches!(attribute, Some(AttributeKind::Array(_)))
            }
        }
    }

    fn property(&self, kind: PropertyKind<'_>, value: Option<Attribute>, out: &mut impl Sink) {
        let context = &self.ir.context;
        let number = |value: Attribute| context.integer_value(value);
        match kind {
            PropertyKind::Required | PropertyKind::Integers | PropertyKind::Segments(_) => {
                value.iter().for_each(|value| out.refer(Key::Attribute(*value)));
            }
            PropertyKind::Optional => {
                let number = value.map(|value| out.number(Key::Attribute(value)));
                out.varint(number.map_or(0, |number| number << 1 | 1));
            }
            PropertyKind::Unit => {
                let is_set = value.is_some_and(|value| number(value) != Some(0));
                out.raw(&[u8::from(is_set)]);
            }
            PropertyKind::Number(_) => {
                out.varint(value.and_then(number).unwrap_or(0).cast_unsigned());
            }
            PropertyKind::Value(of) => {
                value.iter().for_each(|value| self.value_of_cpp(of, *value, out));
            }
            PropertyKind::OptionalNumber => {
                let element = match value.map(|value| context.attribute_kind(value)) {
                    Some(AttributeKind::Array(elements)) => elements.first().copied(),
                    _ => None,
                };
                let value = element.and_then(number);
                out.raw(&[u8::from(value.is_some())]);
                value.iter().for_each(|value| out.varint(value.cast_unsigned()));
            }
        }
    }

    /// Writes a property that is a value of C++, whose attribute in the generic form fits.
    fn value_of_cpp(&self, of: &AttributePredicate, value: Attribute, out: &mut impl Sink) {
        use AttributePredicate as Is;
        let context = &self.ir.context;
        let number = context.integer_value(value);
        match (of, context.attribute_kind(value)) {
            (Is::Bool, _) => out.raw(&[u8::from(number != Some(0))]),
            (Is::Property(PropertyPredicate::Unit), _) => out.raw(&[u8::from(number != Some(0))]),
            (Is::String, AttributeKind::String { value, .. }) => out.text(context.bytes(*value)),
            (Is::DenseArray(_), AttributeKind::DenseArray { values, .. }) => {
                out.varint(values.len() as u64);
                values.iter().for_each(|value| out.varint(value.cast_unsigned()));
            }
            (Is::Property(list), AttributeKind::Array(elements)) => {
                match list {
                    PropertyPredicate::Array(_) => out.varint(elements.len() as u64),
                    _ => out.raw(&[u8::from(!elements.is_empty())]),
                }
                let of = list.element().unwrap_or(of);
                elements.iter().for_each(|element| self.value_of_cpp(of, *element, out));
            }
            _ => out.varint(number.unwrap_or(0).cast_unsigned()),
        }
    }

    /// Writes numbers, only the nonzero ones with their indices if that is shorter.
    fn segments(&self, value: Attribute, count: u32, out: &mut impl Sink) {
        let AttributeKind::DenseArray { values, .. } = self.ir.context.attribute_kind(value) else {
            return;
        };
        let set: Vec<(u64, u64)> = (0u64..)
            .zip(values)
            .filter(|(_, value)| **value != 0)
            .map(|(index, value)| (index, u64::from(*value as u32)))
            .collect();
        let last = set.last().map_or(0, |(index, _)| *index);
        if last > 256 || set.len() > count as usize / 2 {
            out.varint(u64::from(count) << 1);
            return values.iter().for_each(|value| out.varint(u64::from(*value as u32)));
        }
        out.varint((set.len() as u64) << 1 | 1);
        if !set.is_empty() {
            let bits = 64 - last.leading_zeros();
            out.varint(u64::from(bits));
            set.iter().for_each(|(index, value)| out.varint(value << bits | index));
        }
    }
}
