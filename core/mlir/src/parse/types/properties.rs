//! Properties as formats write them, where the generic form has another attribute.

use super::Types;
use super::constrained::AttributeText;
use crate::ir::Attribute;
use crate::ods::constraint::PropertyPredicate;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

impl Types<'_> {
    pub(in crate::parse) fn property_in_format(
        &mut self,
        property: &PropertyPredicate,
    ) -> Parse<Attribute> {
        match property {
            PropertyPredicate::Unit => {
                if self.eat_word("unit") {
                    return Ok(self.ir.context.unit());
                }
                if !self.eat_word("unit_absent") {
                    return Err(self.expected(Wanted::Choice(&["unit", "unit_absent"])));
                }
                Ok(self.ir.context.bool_attribute(false))
            }
            PropertyPredicate::Array(of) => {
                self.expect(TokenKind::LeftBracket)?;
                let mut elements = Vec::new();
                self.list_until(TokenKind::RightBracket, |parser| {
                    elements.push(parser.attribute_of(of, AttributeText::Format)?);
                    Ok(())
                })?;
                Ok(self.ir.context.array(elements))
            }
            PropertyPredicate::Optional { .. } if self.eat_word("none") => {
                Ok(self.ir.context.array(Vec::new()))
            }
            PropertyPredicate::Optional { of, is_plain } => {
                if !is_plain {
                    self.expect_word("some")?;
                    self.expect(TokenKind::Less)?;
                }
                let value = self.attribute_of(of, AttributeText::Format)?;
                if !is_plain {
                    self.expect(TokenKind::Greater)?;
                }
                Ok(self.ir.context.array(vec![value]))
            }
        }
    }

    /// Whether such a property can begin at the current token.
    pub(in crate::parse) fn at_property(&self, property: &PropertyPredicate) -> bool {
        match property {
            PropertyPredicate::Unit => self.at_word("unit") || self.at_word("unit_absent"),
            PropertyPredicate::Array(_) => self.at(TokenKind::LeftBracket),
            PropertyPredicate::Optional { of, is_plain: true } => {
                self.at_word("none") || self.at_attribute_of(of)
            }
            PropertyPredicate::Optional { is_plain: false, .. } => {
                self.at_word("none") || self.at_word("some")
            }
        }
    }
}
