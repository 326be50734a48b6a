//! Words of enumerations as parameters of types and attributes.

use super::Types;
use crate::ir::AttributeKind;
use crate::ods::{EnumDescription, EnumSpelling, KeywordAffixes};
use crate::parse::tokens::{Parse, Reported};
use crate::print::{print_attribute, write_keyword_or_string, write_string};
use crate::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

impl Types<'_> {
    /// A word of an enumeration, or several of a set.
    pub(super) fn words_parameter(&mut self, words: &EnumDescription) -> Parse<Vec<u8>> {
        let mut value = 0;
        loop {
            let text = String::from_utf8_lossy(self.current_text());
            let own = match self.current() {
                TokenKind::BareIdentifier => words.value(&text),
                TokenKind::String => words.parse(text.trim_matches('"')),
                _ => return Err(self.error_here("expected valid keyword or string")),
            };
            let Some(own) = own else { return Err(self.report_unknown_word(words)) };
            self.bump();
            value |= own;
            let separator = words.separator.trim();
            if !words.bits || separator.is_empty() || !self.at_literal(separator) {
                break;
            }
            self.bump();
        }
        let Some(text) = words.text(value) else {
            let message = rule!("these words of {} cannot be combined", words.name)
                .with_help("keep one of the words");
            return Err(self.error_here(message));
        };
        let mut out = Vec::new();
        match words.value(&text) {
            Some(_) => write_keyword_or_string(text.as_bytes(), &mut out),
            None => out.extend_from_slice(text.as_bytes()),
        }
        Ok(out)
    }

    /// A word of an enumeration, or a set of them in quotes (MLIR: `FieldParser` of an enumeration).
    pub(super) fn word_parameter(&mut self, words: &EnumDescription) -> Parse<Vec<u8>> {
        if !self.at(TokenKind::String) {
            return self.words_parameter(words);
        }
        let text = String::from_utf8_lossy(self.current_text());
        let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
        let Some(value) = words.parse(inner) else { return Err(self.report_unknown_word(words)) };
        self.bump();
        let is_one = words.cases.iter().any(|case| case.value == value);
        let mut out = Vec::new();
        match words.text(value) {
            Some(text) if is_one => write_keyword_or_string(text.as_bytes(), &mut out),
            Some(text) => write_string(text.as_bytes(), &mut out),
            None => return Err(self.report_unknown_word(words)),
        }
        Ok(out)
    }

    fn report_unknown_word(&mut self, words: &EnumDescription) -> Reported {
        let cases = words.cases.iter().map(|case| &*case.keyword);
        self.error_here(Wanted::one_of(words.name.to_string(), cases))
    }

    /// The attribute of an enumeration, without the dialect and its name.
    pub(super) fn enum_attribute_parameter(
        &mut self,
        words: &EnumDescription,
        qualified: bool,
    ) -> Parse<Vec<u8>> {
        let text = if self.at(TokenKind::HashIdentifier) {
            let value = self.attribute(None)?;
            let context = &self.ir.context;
            let number = match context.attribute_kind(value) {
                AttributeKind::Dialect { dialect, body, .. } => {
                    words.parse_attribute(&context.text(*dialect), &context.text(*body))
                }
                _ => None,
            };
            let text = number.filter(|_| !qualified).and_then(|number| words.text(number));
            let Some(text) = text else { return Ok(print_attribute(&self.ir, value)) };
            text.into_bytes()
        } else if has_brackets(words) {
            self.expect(TokenKind::Less)?;
            let text = self.words_parameter(words)?;
            self.expect(TokenKind::Greater)?;
            text
        } else if let Some(around) = affixes(words) {
            self.literals(&around.before)?;
            let text = self.words_parameter(words)?;
            self.literals(&around.after)?;
            text
        } else {
            self.words_parameter(words)?
        };
        Ok(match &words.spelling {
            EnumSpelling::Dialect { dialect, mnemonic, angle_brackets: true, .. } => self
                .named_by_alias(
                    &format!("{dialect}.{mnemonic}"),
                    [b"<", &*text, b">"].concat(),
                    false,
                ),
            EnumSpelling::Dialect { around: Some(around), .. } => {
                around.with(&String::from_utf8_lossy(&text)).into_bytes()
            }
            _ => text,
        })
    }
}

/// Whether the attribute of an enumeration has angle brackets around its words.
pub(super) fn has_brackets(words: &EnumDescription) -> bool {
    matches!(words.spelling, EnumSpelling::Dialect { angle_brackets: true, .. })
}

/// The literals around the words of an enumeration's attribute, apart from angle brackets.
pub(super) fn affixes(words: &EnumDescription) -> Option<&KeywordAffixes> {
    match &words.spelling {
        EnumSpelling::Dialect { around, .. } => around.as_ref(),
        EnumSpelling::Integer => None,
    }
}
