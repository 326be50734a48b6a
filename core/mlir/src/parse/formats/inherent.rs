//! The attributes of an operation that no other part of its format has: `{a = 1 : i32}`, and in angle brackets.

use super::Formats;
use super::state::FormatState;
use crate::ods::format::Directive;
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::Part;
use crate::parse::types::constrained::AttributeText;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;

impl<'a> Formats<'a> {
    /// `attr-dict` and `attr-dict-with-keyword`. In a dialect with strict properties, which MLIR has since version 23, the declared attributes precede it in angle brackets.
    pub(in crate::parse) fn attribute_dictionary_directive(
        &mut self,
        with_keyword: bool,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if self.at(TokenKind::Less) && self.at_declared_key(read) && !self.may_continue_after(read)
        {
            self.inherent_attributes(read)?;
        }
        match with_keyword {
            true => self.optional_attribute_dictionary_with_keyword(&mut read.state.attributes),
            false => {
                self.note_dictionary();
                self.optional_attribute_dictionary(&mut read.state.attributes)
            }
        }
    }

    /// Whether the next token names an attribute that the operation declares.
    fn at_declared_key(&mut self, read: &FormatState<'_, 'a>) -> bool {
        let mark = self.mark();
        self.bump();
        let name = self.current_text();
        self.back(mark);
        read.op.attributes.iter().any(|own| own.name.as_bytes() == name)
    }

    /// Whether the format after the current directive may begin with the current token.
    fn may_continue_after(&self, read: &FormatState<'_, 'a>) -> bool {
        let directives = read.after.iter().rev().flat_map(|rest| rest.iter());
        for directive in directives {
            let (first, is_optional) = match directive {
                Directive::Whitespace(_) => continue,
                Directive::Optional(group) => (group.then.first(), true),
                Directive::OneOfList(_) => continue,
                directive => (Some(directive), false),
            };
            let begins = |one| self.is_open(one, read.op) || self.begins(one, read.op);
            if first.is_some_and(begins) {
                return true;
            }
            if !is_optional {
                return false;
            }
        }
        false
    }

    /// `<{a = 1 : i32, b}>`, as in the generic form, or `<a = 1, b>`, where values are written as other
    /// directives of the format have them.
    pub(in crate::parse) fn inherent_attributes(
        &mut self,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        self.expect(TokenKind::Less)?;
        if self.at(TokenKind::LeftBrace) {
            self.operation_dictionary(&mut read.state.properties)?;
            return self.expect(TokenKind::Greater);
        }
        self.piece(Part::Dictionary, |parser| {
            parser.list_until(TokenKind::Greater, |parser| parser.inherent_attribute(read))
        })
    }

    fn inherent_attribute(&mut self, read: &mut FormatState<'_, 'a>) -> Parse {
        let span = self.current_span();
        let name = self.piece(Part::Key, |parser| parser.attribute_name())?;
        if read.state.properties.iter().any(|(own, _)| *own == name) {
            let text = self.ir.context.text(name).into_owned();
            let message = rule!("duplicate key '{}' in dictionary attribute", text);
            let help = "give each attribute once";
            return Err(self.error(span, Message::from(message).with_help(help)));
        }
        let value = if self.eat(TokenKind::Equal) {
            let index = read.known.attributes.iter().position(|own| *own == name);
            let described = index.and_then(|index| read.op.attributes.get(index));
            self.piece(Part::Value(span), |parser| match described {
                Some(own) => parser.attribute_of(own.constraint.predicate(), AttributeText::Format),
                None => parser.attribute(None),
            })?
        } else {
            self.ir.context.unit()
        };
        read.state.properties.push((name, value));
        Ok(())
    }
}
