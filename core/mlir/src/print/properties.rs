//! Properties as formats write them, where the generic form has another attribute.

use super::Printer;
use crate::ir::{Attribute, AttributeKind};
use crate::ods::constraint::PropertyPredicate;

impl<'ir> Printer<'ir> {
    pub(super) fn property_in_format(
        &mut self,
        value: Attribute,
        property: &'ir PropertyPredicate,
    ) {
        let kind = self.context().attribute_kind(value);
        match (property, kind) {
            (PropertyPredicate::Unit, AttributeKind::Unit) => self.text("unit"),
            (PropertyPredicate::Unit, _) => self.text("unit_absent"),
            (PropertyPredicate::Array(of), AttributeKind::Array(elements)) => {
                self.text("[");
                for (index, element) in elements.iter().enumerate() {
                    self.text(if index > 0 { ", " } else { "" });
                    self.constrained_attribute(*element, of, false);
                }
                self.text("]");
            }
            (PropertyPredicate::Optional { of, is_plain }, AttributeKind::Array(elements)) => {
                let Some(element) = elements.first() else { return self.text("none") };
                self.text(if *is_plain { "" } else { "some<" });
                self.constrained_attribute(*element, of, false);
                self.text(if *is_plain { "" } else { ">" });
            }
            _ => self.attribute(value),
        }
    }
}
