//! The parser's record of each kind of operation that it has met.

use super::Operations;
use super::state::OperationState;
use crate::ir::{Attribute, AttributeKind, Identifier, Ir};
use crate::ods::constraint::AttributePredicate;
use crate::ods::{AttributeDescription, Presence, Trait};
use crate::parse::types::constrained::AttributeText;
use crate::registry::RegisteredOp;
use std::rc::Rc;

/// A kind of operation, with the ids that its names have in the context.
#[derive(Debug)]
pub(in crate::parse) struct ResolvedOp<'a> {
    pub(in crate::parse) entry: &'a RegisteredOp,
    /// The names of its attributes, as in its description.
    pub(in crate::parse) attributes: Vec<Identifier>,
    /// The attributes that exist even if they are not written.
    pub(in crate::parse) defaults: Vec<(Identifier, Attribute)>,
    /// The attributes that the bundled description has as arrays of attributes, as in LLVM 19. Some of them are now
    /// arrays of integers.
    arrays: Vec<Identifier>,
    /// The attribute with the number of operands of each group, if there is one.
    pub(in crate::parse) operand_segments: Option<Identifier>,
    /// The attribute with the number of results of each group, if there is one.
    pub(in crate::parse) result_segments: Option<Identifier>,
}

impl ResolvedOp<'_> {
    /// The number of operands or results of each, by the name that LLVM had for that until version
    /// 16 and reads to this day; under today's name.
    pub(in crate::parse) fn old_segments(
        &self,
        ir: &Ir,
        (name, value): (Identifier, Attribute),
    ) -> Option<(Identifier, Attribute)> {
        let name = match ir.context.bytes(name) {
            b"operand_segment_sizes" => self.operand_segments?,
            b"result_segment_sizes" => self.result_segments?,
            _ => return None,
        };
        let is_array = matches!(ir.context.attribute_kind(value), AttributeKind::DenseArray { .. });
        is_array.then_some((name, value))
    }

    /// An array of integers as the description has it.
    pub(in crate::parse) fn array(
        &self,
        ir: &mut Ir,
        (name, value): (Identifier, Attribute),
    ) -> (Identifier, Attribute) {
        if !self.arrays.contains(&name) {
            return (name, value);
        }
        let AttributeKind::DenseArray { values, .. } = ir.context.attribute_kind(value) else {
            return (name, value);
        };
        let (values, ty) = (values.clone(), ir.context.i64_type());
        let elements: Vec<_> =
            values.iter().map(|value| ir.context.integer_attribute(*value, ty)).collect();
        (name, ir.context.array(elements))
    }

    /// Whether an attribute with this name belongs to the operation.
    pub(in crate::parse) fn has_property(&self, name: Identifier) -> bool {
        self.attributes.contains(&name)
            || self.operand_segments == Some(name)
            || self.result_segments == Some(name)
    }
}

impl<'a> Operations<'a> {
    /// The kind of operation with this name; `None` if it is not known.
    pub(in crate::parse) fn known(&mut self, name: Identifier) -> Option<Rc<ResolvedOp<'a>>> {
        if let Some(known) = self.known_ops.get(&name) {
            return known.clone();
        }
        let entry = self.registry.operation(self.ir.context.bytes(name));
        let known = entry.map(|entry| Rc::new(self.look_up(entry)));
        self.known_ops.insert(name, known.clone());
        known
    }

    /// Whether the operation that is read has a property of this name in the version that is described.
    pub fn has_property(&mut self, state: &OperationState<'a>, name: &str) -> bool {
        let name = self.ir.context.identifier(name);
        let known = state.name.and_then(|operation| self.known(operation));
        known.is_some_and(|known| known.has_property(name))
    }

    fn look_up(&mut self, entry: &'a RegisteredOp) -> ResolvedOp<'a> {
        let description = entry.description();
        let context = &mut self.ir.context;
        let attributes: Vec<_> =
            description.attributes.iter().map(|one| context.identifier(&*one.name)).collect();
        let mut segments =
            |holds: Trait, name: &str| description.has(holds).then(|| context.identifier(name));
        let operand_segments = segments(Trait::AttrSizedOperandSegments, "operandSegmentSizes");
        let result_segments = segments(Trait::AttrSizedResultSegments, "resultSegmentSizes");
        let mut defaults = Vec::new();
        for (attribute, name) in description.attributes.iter().zip(&attributes) {
            if let Presence::Default(text) = &attribute.presence {
                let predicate = attribute.constraint.predicate();
                defaults.extend(self.default_value(text, predicate).map(|value| (*name, value)));
            }
        }
        let arrays = description.attributes.iter().zip(&attributes);
        let arrays = arrays.filter(|(one, _)| description.place.is_none() && is_array(one));
        let arrays = arrays.map(|(_, name)| *name).collect();
        ResolvedOp { entry, attributes, defaults, arrays, operand_segments, result_segments }
    }

    /// The value of an attribute that is not written.
    fn default_value(&mut self, text: &str, predicate: &AttributePredicate) -> Option<Attribute> {
        if let AttributePredicate::Enum(one) = predicate {
            return self.enum_attribute(one, one.value(text)?);
        }
        self.in_text(text.as_bytes(), |types| {
            types.attribute_of(predicate, AttributeText::Elsewhere).ok()
        })
    }
}

/// Whether an attribute is `I64ArrayAttr`.
fn is_array(one: &AttributeDescription) -> bool {
    one.constraint.summary() == "64-bit integer array attribute"
}
