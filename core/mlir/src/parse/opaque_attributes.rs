//! Attributes that only C++ reads, within the format of an operation.

use super::dialect_body::named_body;
use super::following::Brackets;
use super::format::FormatState;
use super::parser::{Parse, Parser};
use crate::ir::{Attribute, AttributeKind};
use crate::syntax::TokenKind;

impl<'a> Parser<'a> {
    /// Whether the text of an attribute, with its dialect, begins at the current token and only C++ can read it. With its
    /// name or its brackets it is read as anywhere else.
    pub(super) fn at_text_of_cpp(&self, name: &str) -> bool {
        if self.at_end() || matches!(self.current(), TokenKind::HashIdentifier | TokenKind::Less) {
            return false;
        }
        let described = name.split_once('.').and_then(|(dialect, _)| {
            let described = self.registry.dialects().dialect(dialect)?;
            described.attributes.iter().find(|one| *one.name == *name)
        });
        // A half-known format shows how it begins.
        let begins_so = |format: &str| {
            let rest = format.trim_start().strip_prefix('`').map(str::as_bytes);
            rest.is_some_and(|rest| rest.starts_with(self.current_text()))
        };
        let is_unknown =
            self.registry.forms().attribute(name.as_bytes()).is_none_or(|it| !it.is_known);
        described.is_some_and(|one| {
            one.is_custom || is_unknown && one.format.as_deref().is_some_and(begins_so)
        })
    }

    /// Such an attribute: all up to what follows in the format. With its name it is `#dialect<mnemonic@symbol>`.
    pub(super) fn text_of_cpp(
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
            if brackets.are_closed() && self.at_what_follows(read) {
                break;
            }
        }
        if !brackets.are_closed() {
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
