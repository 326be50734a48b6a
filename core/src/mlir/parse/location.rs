//! Locations.

use super::parser::{Parse, Parser};
use crate::mlir::ir::{Attribute, AttributeKind};
use crate::mlir::syntax::TokenKind;

impl Parser<'_> {
    /// `loc(…)` as an attribute.
    pub(super) fn location_attribute(&mut self) -> Parse<Attribute> {
        self.bump();
        let start = self.position();
        if !self.at(TokenKind::LeftParen) {
            return Err(self.expected("'(' in inline location"));
        }
        self.balanced()?;
        let inner = self.slice(start + 1, self.previous_end().saturating_sub(1));
        let text = self.ir.context.identifier(inner.trim_ascii());
        Ok(self.ir.context.attribute(AttributeKind::Location(text)))
    }

    /// `loc(…)` behind an operation or an argument, where it stands.
    ///
    /// # Errors
    /// Where its parentheses are not balanced.
    pub fn optional_location(&mut self) -> Parse<()> {
        if self.at_word("loc") && self.peek() == TokenKind::LeftParen {
            self.location_attribute()?;
        }
        Ok(())
    }
}
