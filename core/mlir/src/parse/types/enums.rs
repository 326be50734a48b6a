//! Enumerations: keywords, and sets of them.

use super::Types;
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::ods::{EnumDescription, EnumSpelling};
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::TokenKind;
use abide_source::diagnostic::{MAX_WORDS, Message, Wanted};
use abide_source::rule;

impl<'a> Types<'a> {
    /// A word of an enumeration, as its attribute.
    pub fn keyword_of(&mut self, one: &EnumDescription, message: &'static str) -> Parse<Attribute> {
        let value = one.value(&String::from_utf8_lossy(self.current_text()));
        let value = value.filter(|_| self.at(TokenKind::BareIdentifier));
        match value.and_then(|value| self.enum_attribute(one, value)) {
            Some(attribute) => {
                self.bump();
                Ok(attribute)
            }
            None => Err(self.error_here(message)),
        }
    }

    /// Parses a word of an undescribed enumeration as a string, for documents, which are never printed.
    pub fn word_of_document(&mut self) -> Parse<Attribute> {
        if !self.recovers() || !self.at(TokenKind::BareIdentifier) {
            return Err(self.expected("a keyword"));
        }
        let word = self.current_text();
        let word = self.ir.context.string_attribute(word);
        self.bump();
        Ok(word)
    }

    /// The attribute of the case of an enumeration that has a name.
    pub fn case_of(&mut self, one: &EnumDescription, name: &str) -> Option<Attribute> {
        self.enum_attribute(one, one.value(name)?)
    }

    /// Returns the attribute of an enumeration's number; `None` if it has no keyword.
    pub fn enum_attribute(&mut self, one: &EnumDescription, value: u64) -> Option<Attribute> {
        let context = &mut self.ir.context;
        if one.spelling == EnumSpelling::Integer {
            let ty = context.integer(one.width);
            return Some(context.integer_attribute(value.cast_signed(), ty));
        }
        let (dialect, body) = one.attribute_body(&one.text(value)?)?;
        let (dialect, body) = (context.identifier(dialect), context.identifier(body));
        Some(context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }

    /// The attribute `#dialect.body` in the spelling of its enumeration, if it is of one: all its spellings are equal.
    pub(in crate::parse) fn described_enum(
        &mut self,
        dialect: Identifier,
        body: Identifier,
    ) -> Option<Attribute> {
        if let Some(known) = self.enums.get(&(dialect, body)) {
            return *known;
        }
        let context = &self.ir.context;
        let (dialect_text, text) = (context.text(dialect), context.text(body));
        let found = self.registry.dialects().enum_attribute(&dialect_text, &text);
        let attribute = found.and_then(|(one, value)| self.enum_attribute(one, value));
        self.enums.insert((dialect, body), attribute);
        attribute
    }

    /// The keyword of an enumeration, or several of a set, with what some have around it.
    pub(in crate::parse) fn enumeration(
        &mut self,
        one: &EnumDescription,
        name: &str,
    ) -> Parse<Attribute> {
        let is_integer = one.may_be_integer && self.at(TokenKind::Integer);
        if is_integer || self.at(TokenKind::HashIdentifier) {
            return self.attribute(None);
        }
        let around = match &one.spelling {
            EnumSpelling::Dialect { angle_brackets: true, .. } => Some(("<", ">")),
            EnumSpelling::Dialect { around: Some(around), .. } => {
                Some((&*around.before, &*around.after))
            }
            _ => None,
        };
        let Some((before, after)) = around else { return self.enumeration_alone(one, name) };
        self.literals(before)?;
        let value = self.enumeration_alone(one, name)?;
        self.literals(after)?;
        Ok(value)
    }

    /// The keyword of an enumeration, or several of a set, without anything around it.
    pub fn enumeration_alone(&mut self, one: &EnumDescription, name: &str) -> Parse<Attribute> {
        let start = self.position();
        let mut value = 0;
        loop {
            value |= self.enumerator(one, name)?;
            let separator = match one.separator.trim() {
                "," => TokenKind::Comma,
                _ => TokenKind::VerticalBar,
            };
            if !one.bits || !self.eat(separator) {
                break;
            }
        }
        self.enum_attribute(one, value).ok_or_else(|| {
            let message = rule!("these values of '{}' cannot be combined", name)
                .with_help("keep one of the values");
            self.bad_attribute(start, message)
        })
    }

    /// Parses the words and marks around a word.
    pub(super) fn literals(&mut self, text: &str) -> Parse {
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let is_word = |one: char| one.is_ascii_alphanumeric() || one == '_';
            let length = rest.find(|one| !is_word(one)).unwrap_or(rest.len());
            let end = if length == 0 { first.len_utf8() } else { length };
            let (literal, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
            if self.current_text() != literal.as_bytes() {
                return Err(self.error_here(rule!("expected '{}'", literal)));
            }
            self.bump();
            rest = after.trim_start();
        }
        Ok(())
    }

    fn enumerator(&mut self, one: &EnumDescription, name: &str) -> Parse<u64> {
        let text = String::from_utf8_lossy(self.current_text());
        let (word, value) = match self.current() {
            TokenKind::BareIdentifier => (&*text, one.value(&text)),
            // A string has a whole set.
            TokenKind::String => {
                let word = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
                (word, one.parse(word))
            }
            _ => return Err(self.not_an_enumerator(one, name, None)),
        };
        let Some(value) = value else {
            return Err(self.not_an_enumerator(one, name, Some(word)));
        };
        self.bump();
        Ok(value)
    }

    /// Reports a keyword that an enumeration does not have, in MLIR's words.
    fn not_an_enumerator(
        &mut self,
        one: &EnumDescription,
        name: &str,
        word: Option<&str>,
    ) -> Reported {
        let cases = one.cases.iter().map(|case| &*case.keyword).take(MAX_WORDS);
        let cases: Vec<&str> = cases.collect();
        let message: Message = match (&one.spelling, word) {
            (EnumSpelling::Integer, None) => rule!(
                "expected string or keyword containing one of the following enum values for \
                 attribute '{}' [{}]",
                name,
                cases.join(", ")
            )
            .into(),
            (EnumSpelling::Integer, Some(word)) => {
                let message = rule!("invalid {} attribute specification: \"{}\"", name, word);
                Message::from(message).with_help(format!("it is one of {}", cases.join(", ")))
            }
            (EnumSpelling::Dialect { dialect, .. }, _) => {
                let what = format!("::{}::{}", self.namespace_of(dialect), one.name);
                Wanted::one_of(what, cases.into_iter()).into()
            }
        };
        let span = self.current_span();
        self.error(span, message)
    }

    /// The C++ namespace of a dialect, from a project's `.td` file.
    fn namespace_of(&self, dialect: &str) -> String {
        let described = self.registry.dialects().dialect(dialect);
        match described.filter(|one| one.place.is_some() && !one.namespace.is_empty()) {
            Some(one) => one.namespace.to_string(),
            None => format!("mlir::{dialect}"),
        }
    }
}
