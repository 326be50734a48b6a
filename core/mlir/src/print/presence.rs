//! Whether a directive of a format has anything to print: parts that are absent, and attributes that have
//! their defaults.

use super::Printer;
use super::format::{Formatted, range};
use crate::ir::{Attribute, AttributeKind, FloatKind, TypeKind};
use crate::ods::constraint::AttributePredicate;
use crate::ods::format::{Directive, Parameter, TypeReference};
use crate::ods::{EnumDescription, Presence};

impl<'ir> Printer<'ir> {
    /// Whether there is something to print for a directive.
    pub(super) fn is_present(&self, directive: &Directive, of: &Formatted<'ir>) -> bool {
        match directive {
            Directive::Operand(index) => !range(&of.operands, *index).is_empty(),
            Directive::Attribute(index) => self.has_attribute(*index, of),
            Directive::Region(index) => self.has_region(*index, of),
            Directive::Successor(index) => !self.successors_of(*index, of).is_empty(),
            Directive::Operands => self.ir().operand_count(of.operation) > 0,
            Directive::Regions => !self.ir().regions(of.operation).is_empty(),
            Directive::Successors => !self.ir().successors(of.operation).is_empty(),
            Directive::Type(reference) | Directive::FunctionalType { inputs: reference, .. } => {
                self.type_count(*reference, of) > 0
            }
            Directive::Qualified(inner) => self.is_present(inner, of),
            Directive::Custom { parameters, .. } => {
                parameters.iter().any(|parameter| self.is_parameter_present(parameter, of))
            }
            _ => true,
        }
    }

    fn is_parameter_present(&self, parameter: &Parameter, of: &Formatted<'ir>) -> bool {
        match parameter {
            Parameter::Operand(index) => !range(&of.operands, *index).is_empty(),
            Parameter::Attribute(index) => self.has_attribute(*index, of),
            Parameter::Region(index) => self.has_region(*index, of),
            Parameter::Successor(index) => !self.successors_of(*index, of).is_empty(),
            Parameter::Type(reference) => self.type_count(*reference, of) > 0,
            _ => false,
        }
    }

    fn has_region(&self, index: usize, of: &Formatted<'ir>) -> bool {
        self.regions_of(index, of).iter().any(|region| !self.ir().blocks(*region).is_empty())
    }

    fn type_count(&self, reference: TypeReference, of: &Formatted<'ir>) -> usize {
        match reference {
            TypeReference::Operand(index) => range(&of.operands, index).len(),
            TypeReference::Result(index) => range(&of.results, index).len(),
            TypeReference::Operands => self.ir().operand_count(of.operation),
            TypeReference::Results => self.ir().result_count(of.operation),
        }
    }

    /// An attribute of the description by its index.
    pub fn attribute_of(&self, index: usize, of: &Formatted<'ir>) -> Option<Attribute> {
        let name = &of.op.attributes.get(index)?.name;
        self.ir().attribute(of.operation, &**name)
    }

    /// The elements of an attribute of the description that is a list, by its index.
    pub fn elements_of(&self, index: usize, of: &Formatted<'ir>) -> &'ir [Attribute] {
        let value = self.attribute_of(index, of);
        match value.map(|value| self.context().attribute_kind(value)) {
            Some(AttributeKind::Array(elements)) => elements,
            _ => &[],
        }
    }

    /// Whether an attribute of the description, by its index, has another value than its default.
    pub fn has_attribute(&self, index: usize, of: &Formatted<'ir>) -> bool {
        let value = self.attribute_of(index, of);
        value.is_some_and(|value| !self.is_default(index, value, of))
    }

    /// Whether an attribute has the value that it has if it is not written.
    pub(super) fn is_default(&self, index: usize, value: Attribute, of: &Formatted<'ir>) -> bool {
        let Some(described) = of.op.attributes.get(index) else { return false };
        let (Presence::Default(text) | Presence::DefaultIfAbsent(text)) = &described.presence
        else {
            return false;
        };
        if let AttributePredicate::Enum(one) = described.constraint.predicate() {
            let number = self.enum_number(one, value);
            return number.is_some() && number == one.value(text);
        }
        let mut printer = Printer::detached(self.ir());
        printer.attribute_without_type(value);
        if printer.out == text.as_bytes() || self.is_same_float(value, &printer.out, text) {
            return true;
        }
        printer.out.clear();
        printer.attribute(value);
        printer.out == text.as_bytes()
    }

    /// Whether an attribute, which is printed like this, is a float that a text writes in another way.
    fn is_same_float(&self, value: Attribute, printed: &[u8], text: &str) -> bool {
        let AttributeKind::Float { ty, .. } = self.context().attribute_kind(value) else {
            return false;
        };
        let Ok(printed) = std::str::from_utf8(printed) else { return false };
        match self.context().type_kind(*ty) {
            TypeKind::Float(FloatKind::F32) => {
                let bits = |text: &str| text.parse::<f32>().ok().map(f32::to_bits);
                bits(printed).is_some() && bits(printed) == bits(text)
            }
            _ => {
                let bits = |text: &str| text.parse::<f64>().ok().map(f64::to_bits);
                bits(printed).is_some() && bits(printed) == bits(text)
            }
        }
    }

    /// Returns the number of an enumeration attribute.
    pub fn enum_number(&self, one: &EnumDescription, value: Attribute) -> Option<u64> {
        let context = self.context();
        match context.attribute_kind(value) {
            AttributeKind::Dialect { dialect, body, .. } => {
                one.parse_attribute(&context.text(*dialect), &context.text(*body))
            }
            _ => context.integer_value(value).map(i64::cast_unsigned),
        }
    }
}
