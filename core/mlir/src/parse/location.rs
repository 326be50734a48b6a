//! Locations.

use super::parser::{Parse, Parser};
use crate::ir::{Attribute, AttributeKind};
use crate::print::print_attribute;
use crate::syntax::{TokenKind, literal_value};

impl Parser<'_> {
    /// `loc(…)` as an attribute, which holds its text.
    pub(super) fn location_attribute(&mut self) -> Parse<Attribute> {
        self.bump();
        if !self.at(TokenKind::LeftParen) {
            return Err(self.expected("'(' in inline location"));
        }
        self.bump();
        let start = self.position();
        self.location()?;
        let text = self.ir.context.identifier(self.slice(start, self.previous_end()));
        self.close_location()?;
        Ok(self.ir.context.attribute(AttributeKind::Location(text)))
    }

    /// `loc(…)` behind an operation or an argument, where it stands.
    ///
    /// # Errors
    /// Where what stands there is no location.
    pub fn optional_location(&mut self) -> Parse<()> {
        if self.at_word("loc") && self.peek() == TokenKind::LeftParen {
            self.location_attribute()?;
        }
        Ok(())
    }

    /// What stands between the parentheses, in the forms of MLIR's `LocationAttr`s; an alias may be
    /// defined further down.
    fn location(&mut self) -> Parse<()> {
        match self.current() {
            TokenKind::String => self.file_or_name(),
            TokenKind::HashIdentifier => {
                let is_alias =
                    !self.current_text().contains(&b'.') && self.peek() != TokenKind::Less;
                if is_alias {
                    self.check_location_alias()?;
                    self.bump();
                    return Ok(());
                }
                self.attribute(None).map(|_| ())
            }
            _ if self.eat_word("unknown") => Ok(()),
            _ if self.eat_word("callsite") => self.nested(Self::call_site),
            _ if self.eat_word("fused") => self.nested(Self::fused_location),
            _ => Err(self.expected("location instance")),
        }
    }

    /// Whether the alias at the current token stands for a location, where it is known already.
    fn check_location_alias(&mut self) -> Parse<()> {
        let name = self.current_text().get(1..).unwrap_or_default();
        let Some(alias) = self.attribute_aliases.get(name) else { return Ok(()) };
        let value = alias.value;
        match self.ir.context.attribute_kind(value) {
            AttributeKind::Location(_) | AttributeKind::Dialect { .. } => Ok(()),
            _ => {
                let text = print_attribute(&self.ir, value);
                let text = String::from_utf8_lossy(&text);
                Err(self.error_here(format!("expected location, but found '{text}'")))
            }
        }
    }

    /// `"file":1:2`, `"file":1:2 to 3:4`, `"name"`, `"name"(…)`
    fn file_or_name(&mut self) -> Parse<()> {
        self.string()?;
        if self.eat(TokenKind::LeftParen) {
            self.nested(Self::location)?;
            return self.close_location();
        }
        if !self.eat(TokenKind::Colon) {
            return Ok(());
        }
        self.position_number("line")?;
        if self.eat(TokenKind::Colon) {
            self.position_number("column")?;
        }
        if !self.eat_word("to") {
            return Ok(());
        }
        if !self.at(TokenKind::Integer) && !self.at(TokenKind::Colon) {
            return Err(self.expected("either integer or `:` post `to` in FileLineColRange"));
        }
        if self.at(TokenKind::Integer) {
            self.position_number("line")?;
        }
        if !self.eat(TokenKind::Colon) {
            return Err(self.expected("either integer or `:` post `to` in FileLineColRange"));
        }
        self.position_number("column")
    }

    /// A line or a column, of 32 bits.
    fn position_number(&mut self, what: &str) -> Parse<()> {
        let number = literal_value(self.current_text());
        if !self.at(TokenKind::Integer) || number.is_none_or(|number| number > u32::MAX.into()) {
            return Err(self.expected(&format!("integer {what} number in FileLineColRange")));
        }
        self.bump();
        Ok(())
    }

    /// `(… at …)`
    fn call_site(&mut self) -> Parse<()> {
        if !self.eat(TokenKind::LeftParen) {
            return Err(self.expected("'(' in callsite location"));
        }
        self.location()?;
        if !self.eat_word("at") {
            return Err(self.expected("'at' in callsite location"));
        }
        self.location()?;
        self.close_location()
    }

    /// `[…, …]`, `<metadata>[…]`
    fn fused_location(&mut self) -> Parse<()> {
        if self.eat(TokenKind::Less) {
            self.attribute(None)?;
            if !self.eat(TokenKind::Greater) {
                return Err(self.expected("'>' after fused location metadata"));
            }
        }
        if !self.eat(TokenKind::LeftBracket) {
            return Err(self.expected("'[' in fused location"));
        }
        if !self.at(TokenKind::RightBracket) {
            self.comma_separated(Self::location)?;
        }
        if !self.eat(TokenKind::RightBracket) {
            return Err(self.expected("']' in fused location"));
        }
        Ok(())
    }

    fn close_location(&mut self) -> Parse<()> {
        if self.eat(TokenKind::RightParen) { Ok(()) } else { Err(self.expected("')' in location")) }
    }
}
