//! Uses of values, by their names.

use super::{Parse, Tokens};
use crate::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::text::Span;

/// A use of a value that is not resolved yet: `%name` or `%name#2`.
#[derive(Debug, Clone, Copy)]
pub struct OperandUse<'a> {
    /// The name, without its `%`.
    pub name: &'a [u8],
    /// The number after the `#`; 0 without one.
    pub number: u32,
    /// Its range.
    pub span: Span,
}

impl<'a> Tokens<'a> {
    /// Parses `%name` or `%name#2`.
    ///
    /// # Errors
    /// The token is not a value.
    pub fn operand(&mut self) -> Parse<OperandUse<'a>> {
        let start = self.position();
        if !self.at(TokenKind::PercentIdentifier) {
            return Err(self.expected(Wanted::OPERAND));
        }
        let name = self.current_text().get(1..).unwrap_or_default();
        self.bump();
        let number = self.result_number()?;
        Ok(OperandUse { name, number, span: self.span_from(start) })
    }

    fn result_number(&mut self) -> Parse<u32> {
        if !self.at(TokenKind::HashIdentifier) {
            return Ok(0);
        }
        let digits = self.current_text().get(1..).unwrap_or_default();
        if !digits.first().is_some_and(u8::is_ascii_digit) {
            return Ok(0);
        }
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        match number {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => Err(self.error_here("invalid SSA value result number")),
        }
    }
}
