//! Types and attributes of dialects by the formats that their `.td` files declare: different spellings become the
//! generated printer's form, and text that does not fit is an error.

use super::Types;
use super::parametric_text::{
    Values, class_name, is_of_class, is_type_of_class, stripped, written,
};
use super::parametric_words::{affixes, has_brackets};
use crate::ir::AttributeKind;
use crate::ods::format::parametric::{
    FormParameter, ParameterDirective, ParameterKind, ParametricForm,
};
use crate::parse::tokens::{Parse, Reported};
use crate::print::{print_affine_map, print_attribute, print_type};
use crate::syntax::TokenKind;
use crate::syntax::blanks::folded;
use abide_source::diagnostic::{Diagnostic, Fix, Message, Wanted, codes};
use abide_source::rule;
use abide_source::spelling::nearest;
use abide_source::text::TextEdit;
use std::sync::Arc;

impl<'a> Types<'a> {
    /// Parses the text after the name of a type or an attribute, and returns it as its generated printer writes it.
    pub(in crate::parse) fn parametric(&mut self, form: &ParametricForm) -> Parse<Vec<u8>> {
        let mut values = vec![None; form.parameters.len()];
        let (all, in_group) = (&form.directives, false);
        self.nested(|parser| parser.parameter_directives(all, form, &mut values, in_group))?;
        for (value, parameter) in values.iter_mut().zip(&form.parameters) {
            if value.as_deref().is_some_and(|text| parameter.is_default(text)) {
                *value = None;
            }
        }
        Ok(written(form, &values))
    }

    /// The form of a type or an attribute with a full name, by the project or by abide's own description; `None` if
    /// abide's own does not tell what is an error.
    pub(in crate::parse) fn form_of(
        &self,
        name: &[u8],
        is_type: bool,
    ) -> Option<&'a Arc<ParametricForm>> {
        let registry = self.registry;
        let forms = registry.forms();
        let own = if is_type { forms.ty(name) } else { forms.attribute(name) };
        own.or_else(|| {
            let form = registry.bundled_form(name, is_type);
            form.filter(|form| form.is_held)
        })
    }

    /// Parses a format, or a group of one.
    fn parameter_directives(
        &mut self,
        directives: &[ParameterDirective],
        form: &ParametricForm,
        values: &mut Values,
        in_group: bool,
    ) -> Parse {
        for (index, directive) in directives.iter().enumerate() {
            let after = directives.get(index + 1..).unwrap_or_default();
            match directive {
                ParameterDirective::Literal(text) => self.literal(text)?,
                ParameterDirective::Whitespace(_) => {}
                ParameterDirective::Custom(list) => {
                    let text = self.unknown_parameter(after)?;
                    if let Some(value) = list.first().and_then(|index| values.get_mut(*index)) {
                        *value = Some(text);
                    }
                }
                ParameterDirective::Parameter { index, qualified } => {
                    let must_follow = in_group && is_required_in_group(form, *index);
                    if must_follow || self.has_parameter(*index, after, form) {
                        self.parameter(*index, *qualified, after, form, values)?;
                    }
                }
                ParameterDirective::Parameters(list) => {
                    self.parameter_list(list, after, form, values)?;
                }
                ParameterDirective::Struct(list) => self.parameter_struct(list, form, values)?,
                ParameterDirective::Optional { first, second, .. } => {
                    let group = if self.begins_group(first, form) { first } else { second };
                    let in_group = true;
                    self.nested(|parser| {
                        parser.parameter_directives(group, form, values, in_group)
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Whether a group can begin at the current token.
    fn begins_group(&self, group: &[ParameterDirective], form: &ParametricForm) -> bool {
        let mut pieces = group.iter().filter(|it| !matches!(it, ParameterDirective::Whitespace(_)));
        match pieces.next() {
            Some(ParameterDirective::Literal(text)) => self.at_literal(text),
            Some(ParameterDirective::Parameter { index, .. }) => {
                form.parameters.get(*index).is_some_and(|one| self.at_parameter(one, group))
            }
            Some(ParameterDirective::Parameters(list)) => {
                let first = list.first().and_then(|index| form.parameters.get(*index));
                first.is_some_and(|one| self.at_parameter(one, group))
            }
            Some(ParameterDirective::Struct(list)) => {
                let named = |one: &FormParameter| self.at_word(&one.name);
                list.iter().filter_map(|index| form.parameters.get(*index)).any(named)
            }
            _ => false,
        }
    }

    /// Whether a parameter is present at the current token, or has to be.
    fn has_parameter(
        &self,
        index: usize,
        after: &[ParameterDirective],
        form: &ParametricForm,
    ) -> bool {
        let parameter = form.parameters.get(index);
        parameter.is_some_and(|one| !one.is_optional || self.at_parameter(one, after))
    }

    /// `a, b`: those that need not be there may be left out at the end.
    fn parameter_list(
        &mut self,
        list: &[usize],
        after: &[ParameterDirective],
        form: &ParametricForm,
        values: &mut Values,
    ) -> Parse {
        let mut is_first = true;
        for &index in list {
            let Some(parameter) = form.parameters.get(index) else { continue };
            let is_there = if is_first {
                !parameter.is_optional || self.at_parameter(parameter, after)
            } else {
                self.at(TokenKind::Comma) || !parameter.is_optional
            };
            if !is_there {
                continue;
            }
            if !is_first {
                self.expect(TokenKind::Comma)?;
            }
            is_first = false;
            self.parameter(index, false, after, form, values)?;
        }
        Ok(())
    }

    /// `name = value`, with commas between, in any order.
    fn parameter_struct(
        &mut self,
        list: &[usize],
        form: &ParametricForm,
        values: &mut Values,
    ) -> Parse {
        let all = || list.iter().filter_map(|&index| Some((index, form.parameters.get(index)?)));
        let needs_one = all().any(|(_, one)| !one.is_optional);
        if needs_one || self.at(TokenKind::BareIdentifier) {
            loop {
                if !self.at(TokenKind::BareIdentifier) {
                    return Err(self.error_here("expected a parameter name in struct"));
                }
                let word = String::from_utf8_lossy(self.current_text());
                let found = all().find(|(_, one)| *one.name == *word).map(|(index, _)| index);
                let new = |index: &usize| values.get(*index).is_some_and(Option::is_none);
                let Some(index) = found.filter(new) else {
                    let names = all().filter(|(index, _)| new(index)).map(|(_, one)| &*one.name);
                    return Err(self.report_unknown_parameter(&word, &nearest(&word, names)));
                };
                self.bump();
                self.expect(TokenKind::Equal)?;
                self.parameter(index, false, &[], form, values)?;
                self.rest_of_value(index, form, values)?;
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let is_missing = |index: usize| values.get(index).is_some_and(Option::is_none);
        match all().find(|(index, one)| !one.is_optional && is_missing(*index)) {
            Some((_, one)) => {
                let message = rule!("struct is missing required parameter: {}", one.name);
                Err(self.error_here(message))
            }
            None => Ok(()),
        }
    }

    /// Parses what follows the commas within a value that only C++ knows: up to the name of the next parameter.
    fn rest_of_value(&mut self, index: usize, form: &ParametricForm, values: &mut Values) -> Parse {
        let Some(parameter) = form.parameters.get(index) else { return Ok(()) };
        let has_commas = parameter.is_list || parameter.kind == ParameterKind::Unknown;
        while has_commas && parameter.kind.is_of_cpp() && self.at(TokenKind::Comma) {
            let mark = self.mark();
            self.bump();
            if self.at(TokenKind::BareIdentifier) && self.peek() == TokenKind::Equal {
                self.back(mark);
                break;
            }
            let text = self.single_value(parameter, form, false, &[])?;
            if let Some(Some(value)) = values.get_mut(index) {
                value.extend_from_slice(b", ");
                value.extend(text);
            }
        }
        Ok(())
    }

    /// Parses a parameter, or an element of one; a linked form keeps no text that only C++ knows.
    fn single_value(
        &mut self,
        one: &FormParameter,
        form: &ParametricForm,
        qualified: bool,
        after: &[ParameterDirective],
    ) -> Parse<Vec<u8>> {
        if form.is_linked && one.kind == ParameterKind::Unknown {
            self.skip_unknown(after)?;
            return Ok(Vec::new());
        }
        self.parameter_value(one, qualified, after)
    }

    /// Reports a name that is not a further parameter of a struct; `near` are similar parameters that are missing.
    fn report_unknown_parameter(&mut self, word: &str, near: &[&str]) -> Reported {
        let span = self.current_span();
        let message = rule!("duplicate or unknown struct parameter name: {}", word)
            .with_help("write each parameter once, by its name");
        let found = Diagnostic::new(codes::mlir::INVALID_OPERATION, span, message);
        self.push(match near {
            [meant] => {
                let edit = TextEdit::new(span, (*meant).to_owned());
                found.with_fix(Fix::uncertain(format!("change it to '{meant}'"), vec![edit]))
            }
            _ => found,
        })
    }

    /// Parses a parameter that is present.
    fn parameter(
        &mut self,
        index: usize,
        qualified: bool,
        after: &[ParameterDirective],
        form: &ParametricForm,
        values: &mut Values,
    ) -> Parse {
        let Some(parameter) = form.parameters.get(index) else { return Ok(()) };
        let (mut text, start) = (Vec::new(), self.position());
        let known = self.diagnostics.len();
        let result = if parameter.is_list && !parameter.kind.is_of_cpp() {
            self.comma_separated(|parser| {
                if !text.is_empty() {
                    text.extend_from_slice(b", ");
                }
                text.extend(parser.parameter_value(parameter, qualified, after)?);
                Ok(())
            })
        } else {
            self.single_value(parameter, form, qualified, after).map(|value| text = value)
        };
        if result.is_err() {
            let what = format!(
                "failed to parse {} parameter '{}' which is to be a `{}`",
                form.class, parameter.name, parameter.class
            );
            if let Some(error) = self.diagnostics.get_mut(known) {
                error.append(&format!("; {what}"));
            }
            return result;
        }
        self.count_expansion(text.len(), start)?;
        if let Some(value) = values.get_mut(index) {
            *value = Some(text);
        }
        Ok(())
    }

    /// Whether a parameter can begin at the current token.
    fn at_parameter(&self, one: &FormParameter, after: &[ParameterDirective]) -> bool {
        match &one.kind {
            ParameterKind::Integer => self.at(TokenKind::Integer) || self.at(TokenKind::Minus),
            ParameterKind::Float => {
                let begins = [TokenKind::Integer, TokenKind::Float, TokenKind::Minus];
                begins.contains(&self.current())
            }
            ParameterKind::Boolean => {
                self.at_word("true") || self.at_word("false") || self.at(TokenKind::Integer)
            }
            ParameterKind::Text => self.at(TokenKind::String),
            ParameterKind::Word(_) => {
                self.at(TokenKind::BareIdentifier) || self.at(TokenKind::String)
            }
            ParameterKind::Words(words) => {
                let word = String::from_utf8_lossy(self.current_text());
                self.at(TokenKind::String)
                    || self.at(TokenKind::BareIdentifier) && words.value(&word).is_some()
            }
            ParameterKind::Attribute => self.at_attribute(),
            ParameterKind::DenseArray(_) => self.at(TokenKind::LeftBracket),
            ParameterKind::AffineMap => self.at(TokenKind::LeftParen),
            ParameterKind::Type => self.at_type(),
            ParameterKind::AttributeOf(name) | ParameterKind::Linked(Some(name)) => {
                let form = self.form_of(name.as_bytes(), false);
                self.at(TokenKind::HashIdentifier) || self.begins_form(form)
            }
            ParameterKind::TypeOf(name) => {
                let form = self.form_of(name.as_bytes(), true);
                self.at(TokenKind::ExclamationIdentifier) || self.begins_form(form)
            }
            ParameterKind::EnumAttribute(words) => {
                let word = String::from_utf8_lossy(self.current_text());
                self.at(TokenKind::HashIdentifier)
                    || match affixes(words) {
                        _ if has_brackets(words) => self.at(TokenKind::Less),
                        Some(around) => !word.is_empty() && around.before.starts_with(&*word),
                        None => words.value(&word).is_some(),
                    }
            }
            ParameterKind::Linked(None) | ParameterKind::Unknown => !self.ends_unknown(after),
        }
    }

    /// Whether a parameter that only C++ knows ends at the current token.
    fn ends_unknown(&self, after: &[ParameterDirective]) -> bool {
        let literal = after.iter().find_map(|one| match one {
            ParameterDirective::Literal(text) => Some(&**text),
            _ => None,
        });
        literal.is_some_and(|text| self.at_literal(text))
            || matches!(
                self.current(),
                TokenKind::Comma
                    | TokenKind::Greater
                    | TokenKind::RightBracket
                    | TokenKind::RightParen
                    | TokenKind::RightBrace
                    | TokenKind::EndOfFile
                    | TokenKind::SplitMarker
            )
    }

    /// Parses a parameter, or an element of one, and returns its printed form.
    fn parameter_value(
        &mut self,
        one: &FormParameter,
        qualified: bool,
        after: &[ParameterDirective],
    ) -> Parse<Vec<u8>> {
        match &one.kind {
            ParameterKind::Integer => self.integer_parameter(one.class.contains("APInt")),
            ParameterKind::Boolean => {
                let value = self.current_text();
                if !self.eat_word("true") && !self.eat_word("false") {
                    let start = self.position();
                    return match &*self.integer_parameter(false)? {
                        b"0" => Ok(b"false".to_vec()),
                        b"1" => Ok(b"true".to_vec()),
                        _ => Err(self.bad_attribute(start, "integer value too large")),
                    };
                }
                Ok(value.to_vec())
            }
            ParameterKind::Float => self.float_parameter(),
            ParameterKind::Text => {
                let none = self.ir.context.none_type();
                if !self.at(TokenKind::String) {
                    return Err(self.expected(Wanted::STRING));
                }
                let value = self.attribute(Some(none))?;
                Ok(print_attribute(&self.ir, value))
            }
            ParameterKind::Word(words) => self.word_parameter(words),
            ParameterKind::Words(words) => self.words_parameter(words),
            ParameterKind::Attribute => {
                let start = self.position();
                let value = self.attribute(None)?;
                let bool_type = self.ir.context.bool_type();
                let kind = self.ir.context.attribute_kind(value);
                let is_number =
                    matches!(kind, AttributeKind::Integer { ty, .. } if *ty != bool_type);
                let is_other = is_number && class_name(&one.class) == "BoolAttr";
                if is_other || !is_of_class(kind, &one.class) {
                    let span = self.span_from(start);
                    return Err(self.error(span, "invalid kind of attribute specified"));
                }
                Ok(print_attribute(&self.ir, value))
            }
            ParameterKind::DenseArray(element) => self.dense_array_parameter(element),
            ParameterKind::AffineMap => {
                let map = self.affine_map()?;
                Ok(print_affine_map(&self.ir, &map))
            }
            ParameterKind::Type => {
                let start = self.position();
                let ty = self.ty()?;
                if !is_type_of_class(self.ir.context.type_kind(ty), &one.class) {
                    let found = self.type_text(ty);
                    let class = class_name(&one.class);
                    let message = rule!(
                        "invalid kind of type specified: expected {}, but found '{}'",
                        class,
                        found
                    );
                    return Err(self.bad_attribute(start, message));
                }
                Ok(print_type(&self.ir, ty))
            }
            ParameterKind::AttributeOf(name) => {
                let text = self.attribute_parameter(name, qualified, after)?;
                // Optional parameters are parsed and printed in full.
                Ok(match one.class.contains("optional<") && text.starts_with(b"<") {
                    true => [format!("#{name}").into_bytes(), text].concat(),
                    false => text,
                })
            }
            ParameterKind::TypeOf(name) => self.type_parameter(name, qualified),
            ParameterKind::EnumAttribute(words) => self.enum_attribute_parameter(words, qualified),
            ParameterKind::Linked(name) => self.linked_parameter(name.as_deref(), after),
            ParameterKind::Unknown => self.unknown_parameter(after),
        }
    }

    /// An integer in decimal digits; one of C++'s own types has up to 128 bits.
    fn integer_parameter(&mut self, has_any_width: bool) -> Parse<Vec<u8>> {
        let negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(self.expected("integer value"));
        }
        let text = String::from_utf8_lossy(self.current_text());
        let value = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => u128::from_str_radix(digits, 16).ok().map(|value| value.to_string()),
            None if has_any_width => Some(text.into_owned()),
            None => text.parse::<u128>().ok().map(|value| value.to_string()),
        };
        let Some(value) = value else {
            return Err(self.error_here(
                Message::from("integer value too large")
                    .with_help("write a number of at most 64 bits"),
            ));
        };
        self.bump();
        let digits = match value.trim_start_matches('0') {
            "" => "0",
            digits => digits,
        };
        let sign = if negative && digits != "0" { "-" } else { "" };
        Ok(format!("{sign}{digits}").into_bytes())
    }

    /// A number, as C++ prints one.
    fn float_parameter(&mut self) -> Parse<Vec<u8>> {
        let sign = if self.eat(TokenKind::Minus) { "-" } else { "" };
        if !self.at(TokenKind::Float) && !self.at(TokenKind::Integer) {
            return Err(self.expected("floating point literal"));
        }
        let text = String::from_utf8_lossy(self.current_text());
        let Ok(value) = text.parse::<f64>() else {
            return Err(self.expected("floating point literal"));
        };
        self.bump();
        let text = format!("{value:.6e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let minus = if exponent.starts_with('-') { '-' } else { '+' };
        let exponent = exponent.trim_start_matches('-');
        Ok(format!("{sign}{digits}e{minus}{exponent:0>2}").into_bytes())
    }

    /// `[1, 2]`
    fn dense_array_parameter(&mut self, element: &str) -> Parse<Vec<u8>> {
        let value = self.dense_array_in_brackets(element)?;
        let text = print_attribute(&self.ir, value);
        // `array<i64: 1, 2>`
        let colon = memchr::memchr(b':', &text);
        let inner = colon.and_then(|colon| text.get(colon + 1..text.len() - 1)).unwrap_or_default();
        Ok([b"[", inner.trim_ascii(), b"]"].concat())
    }

    /// An attribute of a dialect, without the dialect and its name.
    fn attribute_parameter(
        &mut self,
        name: &str,
        qualified: bool,
        after: &[ParameterDirective],
    ) -> Parse<Vec<u8>> {
        let text = self.own_attribute_parameter(name, qualified, after)?;
        Ok(self.named_by_alias(name, text, false))
    }

    fn own_attribute_parameter(
        &mut self,
        name: &str,
        qualified: bool,
        after: &[ParameterDirective],
    ) -> Parse<Vec<u8>> {
        if !self.at(TokenKind::HashIdentifier) && !qualified {
            if let Some(form) = self.form_of(name.as_bytes(), false) {
                return self.parametric(form);
            }
            if self.at(TokenKind::Less) {
                let (dialect, body) = self.parameters_of(name, false)?;
                let kind = AttributeKind::Dialect { dialect, body, ty: None };
                let value = self.ir.context.attribute(kind);
                return Ok(stripped(print_attribute(&self.ir, value), &format!("#{name}")));
            }
            if self.at_text_of_cpp(name) {
                return self.unknown_parameter(after);
            }
        }
        let value = self.attribute(None)?;
        let text = print_attribute(&self.ir, value);
        Ok(if qualified { text } else { stripped(text, &format!("#{name}")) })
    }

    /// A type of a dialect, without the dialect and its name.
    fn type_parameter(&mut self, name: &str, qualified: bool) -> Parse<Vec<u8>> {
        let text = self.own_type_parameter(name, qualified)?;
        Ok(self.named_by_alias(name, text, true))
    }

    fn own_type_parameter(&mut self, name: &str, qualified: bool) -> Parse<Vec<u8>> {
        if !self.at(TokenKind::ExclamationIdentifier) && !qualified {
            if let Some(form) = self.form_of(name.as_bytes(), true) {
                return self.parametric(form);
            }
            if self.at(TokenKind::Less) {
                let (dialect, body) = self.parameters_of(name, true)?;
                let value = self.dialect_type(dialect, body);
                return Ok(stripped(print_type(&self.ir, value), &format!("!{name}")));
            }
        }
        let value = self.ty()?;
        let text = print_type(&self.ir, value);
        Ok(if qualified { text } else { stripped(text, &format!("!{name}")) })
    }

    /// Whether a type or an attribute can begin at the current token, without its name.
    pub(in crate::parse) fn begins_form(&self, form: Option<&Arc<ParametricForm>>) -> bool {
        match form {
            Some(form) => self.begins_group(&form.directives, form),
            None => self.at(TokenKind::Less),
        }
    }

    /// A C++-only parameter, up to the next element.
    fn unknown_parameter(&mut self, after: &[ParameterDirective]) -> Parse<Vec<u8>> {
        let start = self.position();
        self.skip_unknown(after)?;
        let text = self.slice(start, self.previous_end().max(start));
        self.without_aliases(&folded(text), start)
    }

    /// Skips a C++-only parameter, up to the next element.
    pub(super) fn skip_unknown(&mut self, after: &[ParameterDirective]) -> Parse {
        while !self.ends_unknown(after) {
            match self.current() {
                TokenKind::LeftParen
                | TokenKind::LeftBracket
                | TokenKind::LeftBrace
                | TokenKind::Less => self.balanced()?,
                _ => self.bump(),
            }
        }
        Ok(())
    }
}

/// Whether a parameter is parsed in a group even if it is optional: its word or sign precedes it. Only the C++ of some classes
/// parses nothing.
fn is_required_in_group(form: &ParametricForm, index: usize) -> bool {
    let parameter = form.parameters.get(index);
    parameter.is_some_and(|one| !one.kind.is_of_cpp() && !one.class.contains("std::optional<"))
}

impl FormParameter {
    /// Whether this is the default value.
    fn is_default(&self, text: &[u8]) -> bool {
        self.default.as_deref().is_some_and(|default| default.as_bytes() == text)
    }
}
