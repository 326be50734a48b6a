//! From the text of a format to its directives.

use super::bound_parts::{BoundPart, BoundParts};
use super::lexer::{Lexer, Token};
use super::{Clause, Directive, FormatError, OptionalGroup, Parameter, TypeReference, Whitespace};
use crate::ods::{OpDescription, Presence};

/// The maximum depth of groups and directives.
const MAX_GROUP_DEPTH: u32 = 16;

pub(super) struct OpFormatParser<'a> {
    lexer: Lexer<'a>,
    op: &'a OpDescription,
    pub(super) seen: BoundParts,
}

/// Directives of a group, and which of them is its anchor.
type Group = (Vec<Directive>, Option<usize>);

impl<'a> OpFormatParser<'a> {
    pub(super) fn new(text: &'a str, op: &'a OpDescription) -> OpFormatParser<'a> {
        OpFormatParser { lexer: Lexer::new(text), op, seen: BoundParts::new(op) }
    }

    pub(super) fn format(&mut self) -> Result<Vec<Directive>, FormatError> {
        let mut directives = Vec::new();
        while self.lexer.peek() != Token::End {
            directives.push(self.directive(MAX_GROUP_DEPTH)?);
        }
        Ok(directives)
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T, FormatError> {
        self.lexer.fail(message)
    }

    fn directive(&mut self, depth: u32) -> Result<Directive, FormatError> {
        let Some(depth) = depth.checked_sub(1) else { return self.fail("nested too deep") };
        match self.lexer.next() {
            Token::Literal(text) => self.literal(text),
            Token::Variable(name) => self.variable(name),
            Token::Mark('(') => self.optional(depth),
            Token::Word(word) => self.word(word, depth),
            _ => self.fail("expected a literal, a variable, a directive or a group"),
        }
    }

    fn literal(&self, text: &str) -> Result<Directive, FormatError> {
        Ok(Directive::Whitespace(match text {
            "" => Whitespace::Nothing,
            " " => Whitespace::Blank,
            "\\n" => Whitespace::NewLine,
            _ if text.contains(char::is_whitespace) => return self.fail("a literal is one word"),
            _ => return Ok(Directive::Literal(text.into())),
        }))
    }

    /// Resolves a variable.
    fn part(&self, name: &str) -> Result<BoundPart, FormatError> {
        let op = self.op;
        let position =
            op.operands.iter().position(|one| &*one.name == name).map(BoundPart::Operand);
        let attribute = || op.attribute_index(name).map(BoundPart::Attribute);
        let region = || op.regions.iter().position(|one| &*one.name == name).map(BoundPart::Region);
        let successor =
            || op.successors.iter().position(|one| &*one.name == name).map(BoundPart::Successor);
        match position.or_else(attribute).or_else(region).or_else(successor) {
            Some(part) => Ok(part),
            None => self.fail(format!("the operation has no '{name}' that can be written")),
        }
    }

    fn bind(&mut self, part: BoundPart) -> Result<(), FormatError> {
        if self.seen.bind(part) {
            return Ok(());
        }
        self.fail("this is written twice")
    }

    fn variable(&mut self, name: &str) -> Result<Directive, FormatError> {
        let part = self.part(name)?;
        self.bind(part)?;
        Ok(match part {
            BoundPart::Operand(index) => Directive::Operand(index),
            BoundPart::Attribute(index) => Directive::Attribute(index),
            BoundPart::Region(index) => Directive::Region(index),
            BoundPart::Successor(index) => Directive::Successor(index),
            BoundPart::Type(reference) => Directive::Type(reference),
        })
    }

    fn word(&mut self, word: &str, depth: u32) -> Result<Directive, FormatError> {
        match word {
            "operands" => {
                self.seen.all_operands = true;
                Ok(Directive::Operands)
            }
            "regions" => {
                self.seen.all_regions = true;
                Ok(Directive::Regions)
            }
            "successors" => {
                self.seen.all_successors = true;
                Ok(Directive::Successors)
            }
            "attr-dict" | "attr-dict-with-keyword" => {
                self.dictionary()?;
                Ok(Directive::AttributeDictionary { with_keyword: word != "attr-dict" })
            }
            "prop-dict" => Ok(Directive::PropertyDictionary),
            "type" => {
                let reference = self.in_parentheses(Self::type_reference)?;
                self.bind(BoundPart::Type(reference))?;
                Ok(Directive::Type(reference))
            }
            "functional-type" => self.functional_type(),
            "qualified" => {
                let inner = self.in_parentheses(|parser| parser.directive(depth))?;
                if !matches!(inner, Directive::Attribute(_) | Directive::Type(_)) {
                    return self.fail("only attributes and types can be qualified");
                }
                Ok(Directive::Qualified(Box::new(inner)))
            }
            "oilist" => self.one_of_list(depth),
            "custom" => self.custom(),
            _ => self.fail(format!("no directive is called '{word}'")),
        }
    }

    fn dictionary(&mut self) -> Result<(), FormatError> {
        if std::mem::replace(&mut self.seen.attribute_dictionary, true) {
            return self.fail("'attr-dict' is written twice");
        }
        Ok(())
    }

    fn in_parentheses<T>(
        &mut self,
        inner: impl FnOnce(&mut Self) -> Result<T, FormatError>,
    ) -> Result<T, FormatError> {
        self.lexer.expect('(')?;
        let inner = inner(self)?;
        self.lexer.expect(')')?;
        Ok(inner)
    }

    fn type_reference(&mut self) -> Result<TypeReference, FormatError> {
        match self.lexer.next() {
            Token::Word("operands") => Ok(TypeReference::Operands),
            Token::Word("results") => Ok(TypeReference::Results),
            Token::Variable(name) => {
                let is = |one: &super::super::ValueDescription| &*one.name == name;
                let operand = self.op.operands.iter().position(is).map(TypeReference::Operand);
                let result = || self.op.results.iter().position(is).map(TypeReference::Result);
                match operand.or_else(result) {
                    Some(reference) => Ok(reference),
                    None => self.fail(format!("the operation has no '{name}' with a type")),
                }
            }
            _ => self.fail("expected an operand, a result, 'operands' or 'results'"),
        }
    }

    fn functional_type(&mut self) -> Result<Directive, FormatError> {
        self.lexer.expect('(')?;
        let inputs = self.type_reference()?;
        self.lexer.expect(',')?;
        let outputs = self.type_reference()?;
        self.lexer.expect(')')?;
        self.bind(BoundPart::Type(inputs))?;
        self.bind(BoundPart::Type(outputs))?;
        Ok(Directive::FunctionalType { inputs, outputs })
    }

    /// Directives up to the closing parenthesis, which is taken.
    fn group(&mut self, depth: u32) -> Result<Group, FormatError> {
        let mut directives = Vec::new();
        let mut anchor = None;
        while !self.lexer.eat(')') {
            directives.push(self.directive(depth)?);
            if self.lexer.eat('^') && anchor.replace(directives.len() - 1).is_some() {
                return self.fail("a group has one anchor");
            }
        }
        Ok((directives, anchor))
    }

    /// Parses `then)?`, `then) : (otherwise)?`, after the opening parenthesis.
    fn optional(&mut self, depth: u32) -> Result<Directive, FormatError> {
        let (then, in_then) = self.group(depth)?;
        let (otherwise, in_otherwise) = if self.lexer.eat(':') {
            self.lexer.expect('(')?;
            self.group(depth)?
        } else {
            (Vec::new(), None)
        };
        self.lexer.expect('?')?;
        let (anchor, inverted) = match (in_then, in_otherwise) {
            (Some(index), None) => (then.get(index), false),
            (None, Some(index)) => (otherwise.get(index), true),
            _ => return self.fail("a group has one anchor"),
        };
        let Some(anchor) = anchor.cloned() else { return self.fail("a group has one anchor") };
        self.check_anchor(&anchor)?;
        let first = if inverted { otherwise.first() } else { then.first() };
        let elided_anchor = self.is_unit(&anchor) && first != Some(&anchor);
        let anchor = Box::new(anchor);
        let group = OptionalGroup { anchor, inverted, elided_anchor, then, otherwise };
        self.check_start(&group)?;
        Ok(Directive::Optional(group))
    }

    fn is_unit(&self, directive: &Directive) -> bool {
        let Directive::Attribute(index) = directive else { return false };
        let attribute = self.op.attributes.get(*index);
        attribute.is_some_and(|one| one.constraint.predicate().is_unit())
    }

    /// An anchor is something that may be missing.
    fn check_anchor(&self, anchor: &Directive) -> Result<(), FormatError> {
        let may_be_missing = match anchor {
            Directive::Operand(index) => {
                self.op.operands.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            Directive::Type(TypeReference::Operand(index)) => {
                self.op.operands.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            Directive::Type(TypeReference::Result(index)) => {
                self.op.results.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            Directive::Attribute(index) => {
                let attribute = self.op.attributes.get(*index);
                attribute.is_some_and(|one| one.presence != Presence::Required)
            }
            Directive::Qualified(inner) => return self.check_anchor(inner),
            Directive::Region(_) | Directive::Custom { .. } => true,
            Directive::Successor(index) => {
                self.op.successors.get(*index).is_some_and(|one| one.variadic)
            }
            Directive::Operands
            | Directive::Regions
            | Directive::Successors
            | Directive::FunctionalType { .. }
            | Directive::Type(_) => true,
            _ => false,
        };
        if may_be_missing {
            return Ok(());
        }
        self.fail("an anchor is something that may be missing")
    }

    /// A parser decides by the first element whether the group is present.
    fn check_start(&self, group: &OptionalGroup) -> Result<(), FormatError> {
        let parsed = |one: &&Directive| !matches!(one, Directive::Whitespace(_));
        let starts = match group.then.iter().find(parsed) {
            Some(Directive::Attribute(index)) => {
                let attribute = self.op.attributes.get(*index);
                attribute.is_some_and(|one| one.presence != Presence::Required)
            }
            Some(Directive::Operand(index)) => {
                self.op.operands.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            Some(Directive::Qualified(_) | Directive::Literal(_) | Directive::Region(_)) => true,
            Some(Directive::Custom { .. }) => true,
            _ => false,
        };
        if starts {
            return Ok(());
        }
        self.fail("a group starts with a literal or something that may be missing")
    }

    fn one_of_list(&mut self, depth: u32) -> Result<Directive, FormatError> {
        self.lexer.expect('(')?;
        let mut clauses = Vec::new();
        loop {
            let Token::Literal(literal) = self.lexer.next() else {
                return self.fail("a clause starts with a literal");
            };
            let mut directives = Vec::new();
            while !matches!(self.lexer.peek(), Token::Mark('|' | ')') | Token::End) {
                directives.push(self.directive(depth)?);
            }
            let unit_attribute = match directives.as_slice() {
                [only @ Directive::Attribute(index)] if self.is_unit(only) => Some(*index),
                _ => None,
            };
            if unit_attribute.is_some() {
                directives.clear();
            }
            clauses.push(Clause { literal: literal.into(), directives, unit_attribute });
            if !self.lexer.eat('|') {
                self.lexer.expect(')')?;
                return Ok(Directive::OneOfList(clauses));
            }
        }
    }

    fn custom(&mut self) -> Result<Directive, FormatError> {
        self.lexer.expect('<')?;
        let Token::Word(name) = self.lexer.next() else {
            return self.fail("expected the name of a custom directive");
        };
        self.lexer.expect('>')?;
        self.lexer.expect('(')?;
        let mut parameters = Vec::new();
        while !self.lexer.eat(')') {
            parameters.push(self.parameter(true)?);
            if self.lexer.peek() != Token::Mark(')') {
                self.lexer.expect(',')?;
            }
        }
        Ok(Directive::Custom { name: name.into(), parameters })
    }

    /// A parameter; within `ref(..)` it binds nothing.
    fn parameter(&mut self, binds: bool) -> Result<Parameter, FormatError> {
        match self.lexer.next() {
            Token::Text(text) => Ok(Parameter::Text(text.into())),
            Token::Variable(name) => {
                let part = self.part(name)?;
                if binds {
                    self.bind(part)?;
                }
                Ok(match part {
                    BoundPart::Operand(index) => Parameter::Operand(index),
                    BoundPart::Attribute(index) => Parameter::Attribute(index),
                    BoundPart::Region(index) => Parameter::Region(index),
                    BoundPart::Successor(index) => Parameter::Successor(index),
                    BoundPart::Type(reference) => Parameter::Type(reference),
                })
            }
            Token::Word("ref") if binds => {
                let inner = self.in_parentheses(|parser| parser.parameter(false))?;
                Ok(Parameter::Reference(Box::new(inner)))
            }
            Token::Word("type") => {
                let reference = self.in_parentheses(Self::type_reference)?;
                if binds {
                    self.bind(BoundPart::Type(reference))?;
                }
                Ok(Parameter::Type(reference))
            }
            Token::Word(word) => self.whole_parameter(word, binds),
            _ => self.fail("expected a parameter of a custom directive"),
        }
    }

    /// Parses a parameter that means a whole group.
    fn whole_parameter(&mut self, word: &str, binds: bool) -> Result<Parameter, FormatError> {
        Ok(match word {
            "attr-dict" => {
                if binds {
                    self.dictionary()?;
                }
                Parameter::AttributeDictionary
            }
            "prop-dict" => Parameter::PropertyDictionary,
            "operands" => {
                self.seen.all_operands |= binds;
                Parameter::Operands
            }
            "regions" => {
                self.seen.all_regions |= binds;
                Parameter::Regions
            }
            "successors" => {
                self.seen.all_successors |= binds;
                Parameter::Successors
            }
            _ => return self.fail(format!("'{word}' is not a parameter of a custom directive")),
        })
    }
}
