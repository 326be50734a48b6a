//! Attributes whose constraint determines a part of them, which is not written.

use super::Types;
use crate::ir::{Attribute, AttributeKind, FloatKind, Type};
use crate::ods::EnumSpelling;
use crate::ods::constraint::AttributePredicate;
use crate::ods::format::parametric::ParametricForm;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Message;
use std::sync::Arc;

/// The position of an attribute's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AttributeText {
    /// In the format of an operation, in which arrays and the like have no keyword.
    Format,
    /// Other positions, with all that determines its kind.
    Elsewhere,
}

impl<'a> Types<'a> {
    /// An attribute that fulfils a condition, without the part that the condition determines.
    pub(crate) fn attribute_of(
        &mut self,
        predicate: &AttributePredicate,
        text: AttributeText,
    ) -> Parse<Attribute> {
        match predicate.unconfined() {
            AttributePredicate::SymbolName => {
                let name = self.symbol_name()?;
                Ok(self.ir.context.attribute(AttributeKind::String { value: name, ty: None }))
            }
            AttributePredicate::String => {
                let none = self.ir.context.none_type();
                self.attribute(Some(none))
            }
            AttributePredicate::Bool => {
                let ty = self.ir.context.bool_type();
                self.attribute(Some(ty))
            }
            AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef => {
                self.symbol_reference()
            }
            AttributePredicate::Type(_) => {
                let ty = self.ty()?;
                Ok(self.ir.context.type_attribute(ty))
            }
            AttributePredicate::Enum(one) => self.enumeration(one, &one.name),
            AttributePredicate::Typed => self.typed_attribute(),
            AttributePredicate::Integer(of)
            | AttributePredicate::Float(of)
            | AttributePredicate::TypedString(of) => {
                let ty = of.build(&mut self.ir.context);
                self.attribute(ty)
            }
            AttributePredicate::Dialect(name)
                if text == AttributeText::Format && self.at(TokenKind::Less) =>
            {
                let (dialect, body) = self.parameters_of(name, false)?;
                Ok(self.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
            }
            AttributePredicate::Dialect(name)
                if text == AttributeText::Format && !self.at(TokenKind::HashIdentifier) =>
            {
                let Some(form) = self.form_without_brackets(name, false) else {
                    return self.attribute(None);
                };
                let (dialect, body) = self.name_from_format(name, &form)?;
                Ok(self.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
            }
            AttributePredicate::Property(property) if text == AttributeText::Format => {
                self.property_in_format(property)
            }
            AttributePredicate::DenseArray(element) if text == AttributeText::Format => {
                self.dense_array_in_brackets(element)
            }
            AttributePredicate::AffineMap
                if !self.at(TokenKind::HashIdentifier) && !self.at_word("affine_map") =>
            {
                let map = self.affine_map()?;
                Ok(self.ir.context.attribute(AttributeKind::AffineMap(map)))
            }
            _ => self.attribute(None),
        }
    }

    /// An attribute with a type.
    fn typed_attribute(&mut self) -> Parse<Attribute> {
        let start = self.position();
        let value = self.attribute(None)?;
        if AttributePredicate::Typed.matches(&self.ir.context, value) {
            return Ok(value);
        }
        let message = Message::from("invalid kind of attribute specified");
        let help =
            "write a value with a type, such as '1 : i32' or 'dense<[1, 2]> : vector<2xi32>'";
        Err(self.bad_attribute(start, message.with_help(help)))
    }

    /// Whether an attribute that fulfils a condition can begin at the current token.
    pub(in crate::parse) fn at_attribute_of(&self, predicate: &AttributePredicate) -> bool {
        match predicate.unconfined() {
            AttributePredicate::SymbolName
            | AttributePredicate::SymbolRef
            | AttributePredicate::FlatSymbolRef => self.at(TokenKind::AtIdentifier),
            AttributePredicate::String | AttributePredicate::TypedString(_) => {
                self.at(TokenKind::String)
            }
            AttributePredicate::Bool | AttributePredicate::Integer(_) => match self.current() {
                TokenKind::Integer | TokenKind::Minus | TokenKind::HashIdentifier => true,
                TokenKind::BareIdentifier => self.at_word("true") || self.at_word("false"),
                _ => false,
            },
            AttributePredicate::Type(_) => self.at_type(),
            AttributePredicate::Unit => {
                let is_alias = || !self.current_text().contains(&b'.') && self.next_byte() != b'<';
                self.at_word("unit") || self.at(TokenKind::HashIdentifier) && is_alias()
            }
            AttributePredicate::Enum(one) => {
                let word = String::from_utf8_lossy(self.current_text());
                let brackets =
                    matches!(one.spelling, EnumSpelling::Dialect { angle_brackets: true, .. });
                let number = matches!(one.spelling, EnumSpelling::Integer);
                if let EnumSpelling::Dialect { around: Some(around), .. } = &one.spelling {
                    let first = self.current_text();
                    return self.at(TokenKind::HashIdentifier)
                        || !first.is_empty() && around.before.as_bytes().starts_with(first);
                }
                (brackets && self.at(TokenKind::Less))
                    || (number && self.at(TokenKind::String))
                    || (one.may_be_integer && self.at(TokenKind::Integer))
                    || self.at(TokenKind::HashIdentifier)
                    || (self.at(TokenKind::BareIdentifier) && one.value(&word).is_some())
            }
            AttributePredicate::AnyOf(of) => of.iter().any(|one| self.at_attribute_of(one)),
            AttributePredicate::DenseArray(_) | AttributePredicate::Array(_) => {
                self.at(TokenKind::LeftBracket)
            }
            AttributePredicate::Property(property) => self.at_property(property),
            AttributePredicate::Dictionary => self.at(TokenKind::LeftBrace),
            AttributePredicate::Dialect(name) => {
                let begins = |form: Arc<ParametricForm>| self.begins_form(Some(&form));
                self.at(TokenKind::Less)
                    || (self.at_attribute() && !self.at(TokenKind::LeftBrace))
                    || self.form_without_brackets(name, false).is_some_and(begins)
            }
            _ => self.at_attribute(),
        }
    }

    /// Whether the text of an attribute, with its dialect, begins at the current token and only C++ can read it. With
    /// its name or its brackets it is read as anywhere else.
    pub(in crate::parse) fn at_text_of_cpp(&self, name: &str) -> bool {
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

    /// The type of a single value: without the name of its dialect and its own where the constraint names
    /// a class that reads its parameters.
    pub(in crate::parse) fn type_of_value(&mut self, class: Option<&str>) -> Parse<Type> {
        if let Some(dialect) = class.and_then(|name| name.strip_suffix('.'))
            && self.at(TokenKind::BareIdentifier)
        {
            let start = self.position();
            self.bump();
            if self.at(TokenKind::Less) {
                self.balanced()?;
            }
            let body = self.slice(start, self.previous_end());
            return Ok(self.type_of_dialect(dialect, body));
        }
        if let Some(name) = class.filter(|_| !self.at(TokenKind::ExclamationIdentifier))
            && let Some(form) = self.form_without_brackets(name, true)
        {
            let (dialect, body) = self.name_from_format(name, &form)?;
            return Ok(self.dialect_type(dialect, body));
        }
        match class.filter(|_| self.at(TokenKind::Less)) {
            None => self.ty(),
            Some(name) => {
                let (dialect, body) = self.parameters_of(name, true)?;
                Ok(self.dialect_type(dialect, body))
            }
        }
    }

    /// `[1, 2]`, as formats write dense arrays.
    pub(super) fn dense_array_in_brackets(&mut self, element: &str) -> Parse<Attribute> {
        let element = match element.strip_prefix('i') {
            Some(width) => self.ir.context.integer(width.parse().unwrap_or(64)),
            None => {
                let kind = FloatKind::from_keyword(element.as_bytes());
                self.ir.context.float(kind.unwrap_or(FloatKind::F64))
            }
        };
        self.expect(TokenKind::LeftBracket)?;
        let values = self.dense_array_elements(element, TokenKind::RightBracket)?;
        Ok(self.ir.context.attribute(AttributeKind::DenseArray { element, values }))
    }
}
