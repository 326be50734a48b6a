//! The variables, directives and groups in formats of operations.

use super::elements::{ARGUMENTS, Context, EXPECTED_CLOSE_PAREN, Element};
use super::lexer::{Kind, Token};
use super::{Checker, Names, Outcome, Problem, Rule, Subject, UNSUPPORTED};
use crate::ods::format::TypeReference;
use crate::ods::format::bound_parts::{BoundPart, BoundParts};
use crate::ods::{OpDescription, Presence};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::{nearest, quoted};
use std::ops::Range;

/// The step of values that are always there.
const WHOLE: &str =
    "write it outside of the group, or make it 'Optional<TYPE>' or 'Variadic<TYPE>'";

const KINDS: Rule = Rule(
    "only literals, types, and variables can be used within an optional group",
    "write it outside of the group",
);

/// An operation, and what of it a format has written so far.
pub(super) struct Operation<'a> {
    pub(super) op: &'a OpDescription,
    names: Names<'a>,
    /// The parts bound so far.
    pub(super) seen: BoundParts,
    /// Whether `prop-dict` has been.
    has_properties: bool,
}

impl Subject for Operation<'_> {
    fn variable(&mut self, variable: Token<'_>, context: Context) -> Outcome<Element> {
        let (name, op) = (variable.inner(), self.op);
        let wrong = |rule: Rule| Err(Problem::new(variable.range(), rule));
        let is = |own: &str| own == name;
        if let Some(index) = op.attribute_index(name) {
            return self.attribute(index, variable, context);
        }
        if self.names.others.contains(&name) {
            return Ok(Element::Other);
        }
        if let Some(index) = op.operands.iter().position(|one| is(&one.name)) {
            let bound = Bound { part: BoundPart::Operand(index), what: "operand", variable };
            if context != Context::Type {
                self.bind(bound, context, self.seen.all_operands)?;
            }
            return Ok(Element::Operand(index));
        }
        if let Some(index) = op.regions.iter().position(|one| is(&one.name)) {
            let bound = Bound { part: BoundPart::Region(index), what: "region", variable };
            if context == Context::Type {
                return wrong(Rule(
                    "regions can only be used at the top level or in a ref directive",
                    "write '$region' outside of the other directive",
                ));
            }
            self.bind(bound, context, self.seen.all_regions)?;
            return Ok(Element::Region(index));
        }
        if let Some(index) = op.results.iter().position(|one| is(&one.name)) {
            return match context {
                Context::Type => Ok(Element::Type(TypeReference::Result(index))),
                _ => wrong(Rule(
                    "result variables can can only be used as a child to a 'type' directive",
                    "write 'type($result)': an operation computes its results",
                )),
            };
        }
        if let Some(index) = op.successors.iter().position(|one| is(&one.name)) {
            let bound = Bound { part: BoundPart::Successor(index), what: "successor", variable };
            if context == Context::Type {
                return wrong(Rule(
                    "successors can only be used at the top level or in a ref directive",
                    "write '$successor' outside of the other directive",
                ));
            }
            self.bind(bound, context, self.seen.all_successors)?;
            return Ok(Element::Successor);
        }
        let message = "expected variable to refer to an argument, region, result, or successor";
        let names: Vec<String> = self.names().map(|name| format!("${name}")).collect();
        let message = Message::from(message).with_help(match names.is_empty() {
            true => "name the argument in the definition: '(ins TYPE:$name)'".to_owned(),
            false => format!("the variables are {}", quoted(names.iter().map(String::as_str))),
        });
        let meant = self.nearest_variable(name).map(|near| format!("${near}"));
        Err(Problem { meant, ..Problem::new(variable.range(), message) })
    }

    fn directive(
        checker: &mut Checker<'_, Self>,
        token: Token<'_>,
        context: Context,
    ) -> Outcome<Element> {
        let place = token.range();
        match token.text {
            "attr-dict" | "attr-dict-with-keyword" => {
                checker.dictionary(place, context)?;
                Ok(Element::Dictionary(token.text != "attr-dict"))
            }
            "prop-dict" => checker.property_dictionary(place, context),
            "functional-type" => checker.functional_type(place, context),
            "operands" | "regions" | "successors" => checker.all_of(token, context),
            "results" => {
                let message = Rule(
                    "'results' directive can can only be used as a child to a 'type' directive",
                    "write 'type(results)': an operation computes its results",
                );
                match context {
                    Context::Type => Ok(Element::Results),
                    _ => Err(Problem::new(place, message)),
                }
            }
            "type" => checker.type_(place, context),
            "oilist" => checker.one_of_list(place, context),
            _ => Err(Problem::new(place, UNSUPPORTED)),
        }
    }

    fn wrong_in_qualified(&self, inner: &Element, context: Context) -> Option<Rule> {
        let may_be = matches!(inner, Element::Attribute(_) | Element::Other | Element::Type(_));
        (!may_be || context == Context::Type).then_some(Rule(
            "'qualified' directive expects an attribute or a `type` directive",
            "write 'qualified($attribute)' or 'qualified(type($value))'",
        ))
    }

    fn wrong_in_group(
        &self,
        then: &[Element],
        otherwise: &[Element],
        anchor: usize,
    ) -> Option<Rule> {
        let mut all = then.iter().chain(otherwise).enumerate();
        all.find_map(|(index, element)| self.member(element, index == anchor).err())
    }

    fn complete(checker: &Checker<'_, Self>, elements: &[Element]) -> Outcome<()> {
        checker.complete(elements)
    }
}

impl<'a> Operation<'a> {
    pub(super) fn new(op: &'a OpDescription, names: Names<'a>) -> Operation<'a> {
        Operation { op, names, seen: BoundParts::new(op), has_properties: false }
    }

    /// The names of all variables.
    fn names(&self) -> impl Iterator<Item = &'a str> {
        let op = self.op;
        let values = op.operands.iter().chain(&op.results).map(|one| &*one.name);
        let attributes = op.attributes.iter().map(|one| &*one.name);
        let regions = op.regions.iter().map(|one| &*one.name);
        let successors = op.successors.iter().map(|one| &*one.name);
        let all = values.chain(attributes).chain(regions).chain(successors);
        all.filter(|one| !one.is_empty())
    }

    /// The only variable that is spelled nearly like a name.
    fn nearest_variable(&self, name: &str) -> Option<&str> {
        let [near] = nearest(name, self.names())[..] else { return None };
        Some(near)
    }

    fn attribute(
        &mut self,
        index: usize,
        variable: Token<'_>,
        context: Context,
    ) -> Outcome<Element> {
        let is_property = self.names.properties.contains(&variable.inner());
        let (what, several) = match is_property {
            true => ("property", "properties"),
            false => ("attribute", "attributes"),
        };
        if context == Context::Type {
            let message = rule!("{} cannot be used as children to a `type` directive", several)
                .with_help("remove 'type(..)': its type is not written");
            return Err(Problem::new(variable.range(), message));
        }
        self.bind(Bound { part: BoundPart::Attribute(index), what, variable }, context, false)?;
        Ok(Element::Attribute(index))
    }

    /// Notes that a variable is written, or, in a reference, asks whether it is.
    fn bind(&mut self, bound: Bound<'_>, context: Context, all: bool) -> Outcome<()> {
        let Bound { part, what, variable } = bound;
        let name = variable.inner();
        let message = if context == Context::Reference {
            match all || self.seen.has(part) {
                true => return Ok(()),
                false => rule!("{} '{}' must be bound before it is referenced", what, name)
                    .with_help(format!("write '${name}' in front of the reference")),
            }
        } else {
            match !all && self.seen.bind(part) {
                true => return Ok(()),
                false => rule!("{} '{}' is already bound", what, name)
                    .with_help(format!("remove one of the two '${name}'")),
            }
        };
        Err(Problem::new(variable.range(), message))
    }

    /// Checks that an element is allowed in a group, and as its anchor if it is one.
    fn member(&self, element: &Element, is_anchor: bool) -> Result<(), Rule> {
        let wrong = |rule: Rule| Err(rule);
        match element {
            Element::Attribute(index) if is_anchor => self.anchor(*index),
            Element::Operand(index) | Element::Type(TypeReference::Operand(index)) => {
                match self.op.operands.get(*index) {
                    Some(operand) if !operand.arity.is_variable_length() => wrong(Rule(
                        "only variable length operands can be used within an optional group",
                        WHOLE,
                    )),
                    _ => Ok(()),
                }
            }
            Element::Type(TypeReference::Result(index)) => match self.op.results.get(*index) {
                Some(result) if !result.arity.is_variable_length() => wrong(Rule(
                    "only variable length results can be used within an optional group",
                    WHOLE,
                )),
                _ => Ok(()),
            },
            Element::Literal | Element::Comma | Element::Whitespace | Element::Group(_)
                if is_anchor =>
            {
                wrong(Rule(
                    "only variables and types can be used to anchor an optional group",
                    "write '^' after the value that decides: '(`word` $value^)?'",
                ))
            }
            // The parameters of a custom directive count if it is the anchor.
            Element::Custom(parameters) if is_anchor => {
                parameters.iter().try_for_each(|one| match one {
                    Element::Operand(_) | Element::Attribute(_) => self.member(one, true),
                    _ => Ok(()),
                })
            }
            Element::FunctionalType(types) => {
                types.iter().try_for_each(|one| self.member(one, false))
            }
            Element::Custom(_)
            | Element::Attribute(_)
            | Element::Other
            | Element::Region(_)
            | Element::Literal
            | Element::Comma
            | Element::Whitespace
            | Element::Group(_) => Ok(()),
            Element::Text
            | Element::Successor
            | Element::Results
            | Element::Operands
            | Element::Dictionary(_)
            | Element::Type(TypeReference::Operands | TypeReference::Results)
            | Element::Reference
            | Element::Parameter(_)
            | Element::Parameters(_)
            | Element::Struct { .. }
            | Element::Directive => wrong(KINDS),
        }
    }

    /// Checks that an attribute may be an anchor. For a property, only its parser decides.
    fn anchor(&self, index: usize) -> Result<(), Rule> {
        let rule = Rule(
            "only optional or default-valued attributes can be used to anchor an optional group",
            "make it 'OptionalAttr<..>', 'UnitAttr' or 'DefaultValuedAttr<..>', or let another value decide",
        );
        match self.is_required(index) {
            true => Err(rule),
            false => Ok(()),
        }
    }

    fn is_required(&self, index: usize) -> bool {
        self.op.attributes.get(index).is_some_and(|attribute| {
            attribute.presence == Presence::Required
                && !self.names.properties.contains(&&*attribute.name)
        })
    }

    /// Checks that an element is allowed in a clause of a list.
    fn clause(&self, element: &Element) -> Result<(), Rule> {
        match element {
            Element::Attribute(index) if self.is_required(*index) => Err(Rule(
                "only optional attributes can be used in an oilist parsing group",
                "write it outside of 'oilist', or make it 'OptionalAttr<..>' or 'UnitAttr'",
            )),
            Element::Operand(index) => match self.op.operands.get(*index) {
                Some(operand) if !operand.arity.is_variable_length() => Err(Rule(
                    "only variable length operands can be used within an oilist parsing group",
                    "write it outside of 'oilist', or make it 'Optional<TYPE>' or 'Variadic<TYPE>'",
                )),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

impl Checker<'_, Operation<'_>> {
    fn dictionary(&mut self, place: Range<usize>, context: Context) -> Outcome<()> {
        let has = self.of.seen.attribute_dictionary;
        let message = match context {
            Context::Type => Rule(
                "'attr-dict' directive can only be used as a top-level directive",
                "write it outside of 'type(..)'",
            ),
            Context::Reference if !has => Rule(
                "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
                "write 'attr-dict' in front of the reference",
            ),
            Context::Reference => return Ok(()),
            Context::Top | Context::Custom | Context::Struct if has => {
                Rule("'attr-dict' directive has already been seen", "remove one of the two")
            }
            Context::Top | Context::Custom | Context::Struct => {
                self.of.seen.attribute_dictionary = true;
                return Ok(());
            }
        };
        Err(Problem::new(place, message))
    }

    fn property_dictionary(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        let message = match context {
            Context::Type => Rule(
                "'prop-dict' directive can only be used as a top-level directive",
                "write it outside of 'type(..)'",
            ),
            Context::Top if self.of.has_properties => {
                Rule("'prop-dict' directive has already been seen", "remove one of the two")
            }
            _ => {
                self.of.has_properties |= context == Context::Top;
                return Ok(Element::Directive);
            }
        };
        Err(Problem::new(place, message))
    }

    fn functional_type(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Top {
            let message = Rule(
                "'functional-type' is only valid as a top-level directive",
                "write it outside of the other directive",
            );
            return Err(Problem::new(place, message));
        }
        self.expect(b'(', ARGUMENTS)?;
        let inputs = self.type_operand(&place, context)?;
        self.expect(b',', "expected ',' after inputs argument")?;
        let results = self.type_operand(&place, context)?;
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(Element::FunctionalType(vec![inputs, results]))
    }

    /// `operands`, `regions` or `successors`, which has been taken.
    fn all_of(&mut self, token: Token<'_>, context: Context) -> Outcome<Element> {
        let name = token.text;
        let seen = &mut self.of.seen;
        let (all, some) = match name {
            "operands" => (&mut seen.all_operands, seen.operands.contains(&true)),
            "regions" => (&mut seen.all_regions, seen.regions.contains(&true)),
            _ => (&mut seen.all_successors, seen.successors.contains(&true)),
        };
        let message = match context {
            Context::Type if name == "operands" => return Ok(Element::Operands),
            Context::Type => rule!("'{}' is only valid as a top-level directive", name)
                .with_help("remove 'type(..)': only values have types"),
            Context::Reference if *all => return Ok(Element::Directive),
            Context::Reference => {
                rule!("'ref' of '{}' is not bound by a prior '{}' directive", name, name)
                    .with_help(format!("write '{name}' in front of the reference"))
            }
            Context::Top | Context::Custom | Context::Struct if *all || some => {
                rule!("'{}' directive creates overlap in format", name)
                    .with_help(format!("write '{name}', or each of them by its name"))
            }
            Context::Top | Context::Custom | Context::Struct => {
                *all = true;
                return Ok(Element::Directive);
            }
        };
        Err(Problem::new(token.range(), message))
    }

    fn type_(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context == Context::Type {
            let message =
                Rule("'type' cannot be used as a child of another `type`", "write 'type($value)'");
            return Err(Problem::new(place, message));
        }
        self.expect(b'(', ARGUMENTS)?;
        let element = self.type_operand(&place, context)?;
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(element)
    }

    /// Returns the operand or result whose type is used; it must not be used twice, except for references.
    fn type_operand(&mut self, place: &Range<usize>, context: Context) -> Outcome<Element> {
        let element = self.element(Context::Type)?;
        let (reference, name) = match element {
            Element::Operand(index) => {
                let name = self.of.op.operands.get(index).map_or("", |one| &*one.name);
                (TypeReference::Operand(index), Some(name))
            }
            Element::Type(TypeReference::Result(index)) => {
                let name = self.of.op.results.get(index).map_or("", |one| &*one.name);
                (TypeReference::Result(index), Some(name))
            }
            Element::Operands => (TypeReference::Operands, None),
            Element::Results => (TypeReference::Results, None),
            // Unknown elements are accepted.
            _ => return Ok(Element::Directive),
        };
        let is_bound = match (context, reference) {
            (Context::Reference, TypeReference::Operands) => self.of.seen.all_operand_types,
            (Context::Reference, TypeReference::Results) => self.of.seen.all_result_types,
            _ => self.of.seen.has_type(reference),
        };
        if context == Context::Reference {
            let what = match (name, reference) {
                (Some(name), _) => format!("${name}"),
                (None, TypeReference::Operands) => "operands".to_owned(),
                (None, _) => "results".to_owned(),
            };
            let message =
                rule!("'ref' of 'type({})' is not bound by a prior 'type' directive", what)
                    .with_help(format!("write 'type({what})' in front of the reference"));
            return match is_bound {
                true => Ok(Element::Type(reference)),
                false => Err(Problem::new(place.clone(), message)),
            };
        }
        if is_bound || !self.of.seen.bind(BoundPart::Type(reference)) {
            let message = match (name, reference) {
                (Some(name), _) => rule!("'type' of '{}' is already bound", name),
                (None, TypeReference::Operands) => rule!("'operands' 'type' is already bound"),
                (None, _) => rule!("'results' 'type' is already bound"),
            };
            let message = message.with_help("remove one of the two");
            return Err(Problem::new(place.clone(), message));
        }
        Ok(Element::Type(reference))
    }

    /// `oilist( .. | .. )`, whose name has been taken.
    fn one_of_list(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        self.expect(b'(', "expected '(' before oilist argument list")?;
        loop {
            if self.token.kind != Kind::Literal {
                return Err(self.wrong(
                    rule!("expected literal, but got '{}'", self.token.text).with_help(
                        "each clause begins with a word in backticks: 'oilist(`word` $value | ..)'",
                    ),
                ));
            }
            self.literal(context)?;
            while !self.at(b'|') && !self.at(b')') {
                let element = self.element(context)?;
                self.of.clause(&element).map_err(|it| Problem::new(place.clone(), it))?;
            }
            if self.at(b')') {
                self.take()?;
                return Ok(Element::Directive);
            }
            self.take()?;
        }
    }
}

/// A variable that is written.
struct Bound<'t> {
    part: BoundPart,
    what: &'static str,
    variable: Token<'t>,
}
