//! Attributes that only C++ reads, within the format of an operation.

use super::Formats;
use super::following::Brackets;
use super::state::FormatState;
use crate::ir::{Attribute, AttributeKind};
use crate::parse::tokens::Parse;
use crate::parse::types::dialect_body::named_body;
use crate::syntax::TokenKind;

impl<'a> Formats<'a> {
    /// Reads such an attribute: the text up to the next element of the format. With its name it is
    /// `#dialect<mnemonic@symbol>`.
    pub(in crate::parse) fn text_of_cpp(
        &mut self,
        name: &str,
        read: &FormatState<'_, 'a>,
    ) -> Parse<Attribute> {
        let start = self.position();
        if !self.at(TokenKind::LeftBrace) && self.at_what_follows(read) {
            return self.attribute(None);
        }
        let mut brackets = Brackets::default();
        while !self.at_end() && brackets.meet(&self.cursor) {
            // It can name no values.
            if matches!(self.current(), TokenKind::PercentIdentifier | TokenKind::CaretIdentifier) {
                break;
            }
            self.bump();
            if self.ends_part(&brackets, read) {
                break;
            }
        }
        if !brackets.may_be_closed() {
            return Err(self.expected("a closing bracket"));
        }
        if self.position() == start {
            return self.attribute(None);
        }
        let (dialect, body) = named_body(name, self.slice(start, self.previous_end()));
        let dialect = self.ir.context.identifier(dialect);
        let body = self.body(dialect, &body, start)?;
        Ok(self.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }
}
