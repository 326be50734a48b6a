//! The pieces of a format: literals, variables and directives.

use super::lexer::{Kind, wrong_literal};
use super::{Checker, ELEMENTS, MAX_GROUP_DEPTH, Outcome, Problem, Rule, Subject};
use crate::ods::format::TypeReference;
use abide_source::rule;
use abide_source::spelling::nearest;
use std::ops::Range;

/// The context of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Context {
    Top,
    /// Among the parameters of a `custom` directive.
    Custom,
    /// In `type(..)`.
    Type,
    /// In `ref(..)`.
    Reference,
    /// In `struct(..)`.
    Struct,
}

/// An element, as far as other checks need it.
#[derive(Debug)]
pub(super) enum Element {
    Literal,
    /// The literal `,`.
    Comma,
    Whitespace,
    Text,
    Operand(usize),
    Attribute(usize),
    /// An unknown variable.
    Other,
    Region(usize),
    Successor,
    Results,
    Operands,
    /// `attr-dict`, and whether a keyword precedes the brace.
    Dictionary(bool),
    Type(TypeReference),
    Custom(Vec<Element>),
    /// `functional-type(..)`, with the types of its inputs and results.
    FunctionalType(Vec<Element>),
    /// `ref(..)`
    Reference,
    /// A group, with its first pieces.
    Group(Vec<Element>),
    /// A parameter, and whether it may be missing.
    Parameter(bool),
    /// `params`, and whether all of them may be missing.
    Parameters(bool),
    /// `struct(..)`
    Struct {
        /// Whether one of its parameters may be missing.
        may_lack_some: bool,
        /// Whether all of them may be.
        may_lack_all: bool,
    },
    /// Anything else.
    Directive,
}

const EXPECTED_ELEMENT: &str = "expected literal, variable, directive, or optional group";
pub(super) const ARGUMENTS: &str = "expected '(' before argument list";
pub(super) const EXPECTED_CLOSE_PAREN: &str = "expected ')' after argument list";

impl<S: Subject> Checker<'_, S> {
    pub(super) fn element(&mut self, context: Context) -> Outcome<Element> {
        if self.depth >= MAX_GROUP_DEPTH {
            // Deeper nesting is not realistic, and is not reported.
            return Err(self.wrong(""));
        }
        self.depth += 1;
        let element = self.shallow(context);
        self.depth -= 1;
        element
    }

    fn shallow(&mut self, context: Context) -> Outcome<Element> {
        match self.token.kind {
            Kind::Literal => self.literal(context),
            Kind::Text => {
                let text = self.take()?;
                match context {
                    Context::Custom => Ok(Element::Text),
                    _ => Err(Problem::new(
                        text.range(),
                        rule!("strings may only be used as 'custom' directive arguments")
                            .with_help("a literal is in backticks: `word`"),
                    )),
                }
            }
            Kind::Variable => {
                let variable = self.take()?;
                self.of.variable(variable, context)
            }
            Kind::Word => self.directive(context),
            Kind::Mark(b'(') => self.group(context),
            Kind::Mark(mark) if b":,=<>[]{}".contains(&mark) => {
                let literal = format!("`{}`", char::from(mark));
                let help = Some(format!("a literal is in backticks: {literal}"));
                let meant = Some(literal);
                Err(Problem { help, meant, ..self.wrong(EXPECTED_ELEMENT) })
            }
            Kind::Mark(b')') => Err(self
                .wrong(Rule(EXPECTED_ELEMENT, "write what the brackets contain, or remove ')'"))),
            Kind::Mark(_) => Err(self.wrong(Rule(EXPECTED_ELEMENT, ELEMENTS))),
            Kind::End => Err(self.wrong(Rule(
                EXPECTED_ELEMENT,
                "close what is open: a group with ')?', others with ')'",
            ))),
        }
    }

    pub(super) fn literal(&mut self, context: Context) -> Outcome<Element> {
        let literal = self.take()?;
        if context != Context::Top {
            let message = Rule(
                "literals may only be used in the top-level section of the format",
                "write it before the directive, or after it",
            );
            return Err(Problem::new(literal.range(), message));
        }
        let text = literal.inner();
        if matches!(text, "" | " " | "\\n") {
            return Ok(Element::Whitespace);
        }
        match wrong_literal(text) {
            Some(reason) => {
                let message = rule!("expected valid literal but got '{}': {}", text, reason)
                    .with_help("a literal is a word such as `to`, or a sign such as `,`");
                Err(Problem::new(literal.range(), message))
            }
            None if text == "," => Ok(Element::Comma),
            None => Ok(Element::Literal),
        }
    }

    fn directive(&mut self, context: Context) -> Outcome<Element> {
        let token = self.token;
        if !is_keyword(token.text) {
            let meant = match nearest(token.text, KEYWORDS.into_iter())[..] {
                [near] => Some(near.to_owned()),
                _ => None,
            };
            let message = Rule(EXPECTED_ELEMENT, ELEMENTS);
            return Err(Problem { meant, ..self.wrong(message) });
        }
        self.take()?;
        match token.text {
            "ref" => self.reference(token.range(), context),
            "qualified" => self.qualified(token.range(), context),
            "custom" => self.custom(token.range(), context),
            _ => S::directive(self, token, context),
        }
    }

    fn reference(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Custom {
            let message = Rule(
                "'ref' is only valid within a `custom` directive",
                "write the value itself, or 'custom<Name>(ref($value))'",
            );
            return Err(Problem::new(place, message));
        }
        self.expect(b'(', ARGUMENTS)?;
        self.element(Context::Reference)?;
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(Element::Reference)
    }

    fn qualified(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        self.expect(b'(', ARGUMENTS)?;
        let inner = self.element(context)?;
        if let Some(message) = self.of.wrong_in_qualified(&inner, context) {
            return Err(Problem::new(place, message));
        }
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(inner)
    }

    fn custom(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if !matches!(context, Context::Top | Context::Struct) {
            let message = Rule(
                "`custom` can only be used at the top-level context or within a `struct` directive",
                "write it outside of the other directive",
            );
            return Err(Problem::new(place, message));
        }
        self.expect(b'<', "expected '<' before custom directive name")?;
        if self.token.kind != Kind::Word || is_keyword(self.token.text) {
            return Err(self
                .wrong(rule!("expected custom directive name identifier").with_help(
                    "write 'custom<Name>($value)', with the name of its C++ functions",
                )));
        }
        self.take()?;
        self.expect(b'>', "expected '>' after custom directive name")?;
        self.expect(b'(', "expected '(' before custom directive parameters")?;
        let mut parameters = vec![self.element(Context::Custom)?];
        while self.at(b',') {
            self.take()?;
            parameters.push(self.element(Context::Custom)?);
        }
        self.expect(b')', "expected ')' after custom directive parameters")?;
        Ok(Element::Custom(parameters))
    }
}

/// The words of formats, which name no `custom` directive.
const KEYWORDS: [&str; 15] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "params",
    "prop-dict",
    "qualified",
    "ref",
    "regions",
    "results",
    "struct",
    "successors",
    "type",
];

fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}
