//! Optional groups, and lists whose clauses may be in any order.

use super::elements::{Context, Element};
use super::lexer::Kind;
use super::{Checker, Outcome, Problem, without_blanks};
use crate::ods::Presence;
use crate::ods::format::TypeReference;
use abide_source::rule;
use std::ops::Range;

const KINDS: &str = "only literals, types, and variables can be used within an optional group";

impl Checker<'_> {
    /// `( .. )?` or `( .. ) : ( .. )?`
    pub(super) fn group(&mut self, context: Context) -> Outcome<Element> {
        let place = self.token.range();
        if context != Context::Top {
            return Err(self.wrong("optional groups can only be used as top-level elements"));
        }
        self.take()?;
        let mut anchor = None;
        let then = self.members(&mut anchor, 0)?;
        let mut otherwise = Vec::new();
        if self.at(b':') {
            self.take()?;
            self.expect(b'(', "expected '(' to start else branch of optional group")?;
            otherwise = self.members(&mut anchor, then.len())?;
        }
        self.expect(b'?', "expected '?' after optional group")?;
        let Some(anchor) = anchor else {
            return Err(Problem::new(place, "optional group has no anchor element"));
        };
        for (index, element) in then.iter().chain(&otherwise).enumerate() {
            self.member(element, index == anchor).map_err(|it| it.at(&place))?;
        }
        let is_parsable = |one: &Element| {
            matches!(
                one,
                Element::Literal
                    | Element::Operand(_)
                    | Element::Attribute(_)
                    | Element::Other
                    | Element::Region(_)
                    | Element::Custom(_)
            )
        };
        let first = without_blanks(&then).next();
        if first.is_some_and(|first| !is_parsable(first)) {
            let message = "first parsable element of an optional group must be a literal, variable, \
                           or custom directive";
            return Err(Problem::new(place, message));
        }
        Ok(Element::Group(then))
    }

    /// Reads the elements of a group through its `)`; `before` is the count of elements in the group before these.
    fn members(&mut self, anchor: &mut Option<usize>, before: usize) -> Outcome<Vec<Element>> {
        let mut members = Vec::new();
        loop {
            members.push(self.element(Context::Top)?);
            if self.at(b'^') {
                if anchor.replace(before + members.len() - 1).is_some() {
                    let message =
                        "only one element can be marked as the anchor of an optional group";
                    return Err(self.wrong(message));
                }
                self.take()?;
            }
            if self.at(b')') {
                self.take()?;
                return Ok(members);
            }
        }
    }

    /// Whether an element is allowed in a group, and as its anchor if it is one.
    fn member(&self, element: &Element, is_anchor: bool) -> Result<(), Message> {
        let wrong = |message: &'static str| Err(Message(message));
        match element {
            Element::Attribute(index) if is_anchor => self.anchor(*index),
            Element::Operand(index) | Element::Type(TypeReference::Operand(index)) => {
                match self.op.operands.get(*index) {
                    Some(operand) if !operand.arity.is_variable_length() => {
                        wrong("only variable length operands can be used within an optional group")
                    }
                    _ => Ok(()),
                }
            }
            Element::Type(TypeReference::Result(index)) => match self.op.results.get(*index) {
                Some(result) if !result.arity.is_variable_length() => {
                    wrong("only variable length results can be used within an optional group")
                }
                _ => Ok(()),
            },
            Element::Literal | Element::Whitespace | Element::Group(_) if is_anchor => {
                wrong("only variables and types can be used to anchor an optional group")
            }
            // What is in a directive of C++ counts where it is the anchor.
            Element::Custom(parameters) if is_anchor => {
                parameters.iter().try_for_each(|one| match one {
                    Element::Operand(_) | Element::Attribute(_) => self.member(one, true),
                    _ => Ok(()),
                })
            }
            Element::Custom(_)
            | Element::Attribute(_)
            | Element::Other
            | Element::Region(_)
            | Element::Literal
            | Element::Whitespace
            | Element::Group(_) => Ok(()),
            Element::Text
            | Element::Successor
            | Element::Results
            | Element::Operands
            | Element::Dictionary(_)
            | Element::Type(TypeReference::Operands | TypeReference::Results)
            | Element::Reference
            | Element::Directive => wrong(KINDS),
        }
    }

    /// Whether an attribute may be an anchor. Which properties may be only their parsers say.
    fn anchor(&self, index: usize) -> Result<(), Message> {
        let message =
            "only optional or default-valued attributes can be used to anchor an optional group";
        match self.is_required(index) {
            true => Err(Message(message)),
            false => Ok(()),
        }
    }

    fn is_required(&self, index: usize) -> bool {
        self.op.attributes.get(index).is_some_and(|attribute| {
            attribute.presence == Presence::Required
                && !self.names.properties.contains(&&*attribute.name)
        })
    }

    /// `oilist( .. | .. )`, whose name has been taken.
    pub(super) fn one_of_list(
        &mut self,
        place: Range<usize>,
        context: Context,
    ) -> Outcome<Element> {
        self.expect(b'(', "expected '(' before oilist argument list")?;
        loop {
            if self.token.kind != Kind::Literal {
                return Err(self.wrong(rule!("expected literal, but got '{}'", self.token.text)));
            }
            self.literal(context)?;
            while !self.at(b'|') && !self.at(b')') {
                let element = self.element(context)?;
                self.clause(&element).map_err(|it| it.at(&place))?;
            }
            if self.at(b')') {
                self.take()?;
                return Ok(Element::Directive);
            }
            self.take()?;
        }
    }

    /// Whether an element is allowed in a clause of a list.
    fn clause(&self, element: &Element) -> Result<(), Message> {
        match element {
            Element::Attribute(index) if self.is_required(*index) => {
                Err(Message("only optional attributes can be used in an oilist parsing group"))
            }
            Element::Operand(index) => match self.op.operands.get(*index) {
                Some(operand) if !operand.arity.is_variable_length() => Err(Message(
                    "only variable length operands can be used within an oilist parsing group",
                )),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

/// An error in an element, worded for its context.
struct Message(&'static str);

impl Message {
    fn at(self, place: &Range<usize>) -> Problem {
        Problem::new(place.clone(), self.0)
    }
}
