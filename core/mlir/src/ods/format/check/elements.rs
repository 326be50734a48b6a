//! The pieces of a format: literals, variables and directives.

use super::lexer::{Kind, Token, wrong_literal};
use super::{Checker, MAX_GROUP_DEPTH, Outcome, Problem};
use crate::ods::format::TypeReference;
use crate::ods::format::bound_parts::BoundPart;
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
}

/// An element, as far as other checks need it.
#[derive(Debug)]
pub(super) enum Element {
    Literal,
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
    /// `ref(..)`
    Reference,
    /// A group, with its first pieces.
    Group(Vec<Element>),
    /// Anything else.
    Directive,
}

const EXPECTED_ELEMENT: &str = "expected literal, variable, directive, or optional group";
const ARGUMENTS: &str = "expected '(' before argument list";
const EXPECTED_CLOSE_PAREN: &str = "expected ')' after argument list";

impl Checker<'_> {
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
                        "strings may only be used as 'custom' directive arguments",
                    )),
                }
            }
            Kind::Variable => self.variable(context),
            Kind::Word => self.directive(context),
            Kind::Mark(b'(') => self.group(context),
            Kind::Mark(_) | Kind::End => Err(self.wrong(EXPECTED_ELEMENT)),
        }
    }

    pub(super) fn literal(&mut self, context: Context) -> Outcome<Element> {
        let literal = self.take()?;
        if context != Context::Top {
            let message = "literals may only be used in the top-level section of the format";
            return Err(Problem::new(literal.range(), message));
        }
        let text = literal.inner();
        if matches!(text, "" | " " | "\\n") {
            return Ok(Element::Whitespace);
        }
        match wrong_literal(text) {
            Some(reason) => {
                let message = rule!("expected valid literal but got '{}': {}", text, reason);
                Err(Problem::new(literal.range(), message))
            }
            None => Ok(Element::Literal),
        }
    }

    fn variable(&mut self, context: Context) -> Outcome<Element> {
        let variable = self.take()?;
        let (name, op) = (variable.inner(), self.op);
        let wrong = |message: &'static str| Err(Problem::new(variable.range(), message));
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
                return wrong("regions can only be used at the top level or in a ref directive");
            }
            self.bind(bound, context, self.seen.all_regions)?;
            return Ok(Element::Region(index));
        }
        if let Some(index) = op.results.iter().position(|one| is(&one.name)) {
            return match context {
                Context::Type => Ok(Element::Type(TypeReference::Result(index))),
                _ => {
                    wrong("result variables can can only be used as a child to a 'type' directive")
                }
            };
        }
        if let Some(index) = op.successors.iter().position(|one| is(&one.name)) {
            let bound = Bound { part: BoundPart::Successor(index), what: "successor", variable };
            if context == Context::Type {
                return wrong("successors can only be used at the top level or in a ref directive");
            }
            self.bind(bound, context, self.seen.all_successors)?;
            return Ok(Element::Successor);
        }
        let message = "expected variable to refer to an argument, region, result, or successor";
        let meant = self.nearest_variable(name).map(|near| format!("${near}"));
        Err(Problem { meant, ..Problem::new(variable.range(), message) })
    }

    /// The only variable that is spelled nearly like a name.
    fn nearest_variable(&self, name: &str) -> Option<&str> {
        let op = self.op;
        let values = op.operands.iter().chain(&op.results).map(|one| &*one.name);
        let attributes = op.attributes.iter().map(|one| &*one.name);
        let regions = op.regions.iter().map(|one| &*one.name);
        let successors = op.successors.iter().map(|one| &*one.name);
        let all = values.chain(attributes).chain(regions).chain(successors);
        let [near] = nearest(name, all.filter(|one| !one.is_empty()))[..] else { return None };
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
            let message = rule!("{} cannot be used as children to a `type` directive", several);
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
                false => rule!("{} '{}' must be bound before it is referenced", what, name),
            }
        } else {
            match !all && self.seen.bind(part) {
                true => return Ok(()),
                false => rule!("{} '{}' is already bound", what, name),
            }
        };
        Err(Problem::new(variable.range(), message))
    }

    fn directive(&mut self, context: Context) -> Outcome<Element> {
        let token = self.token;
        let place = token.range();
        match token.text {
            "attr-dict" | "attr-dict-with-keyword" => {
                self.take()?;
                self.dictionary(place, context)?;
                Ok(Element::Dictionary(token.text != "attr-dict"))
            }
            "prop-dict" => {
                self.take()?;
                self.property_dictionary(place, context)
            }
            "functional-type" => {
                self.take()?;
                self.functional_type(place, context)
            }
            "operands" | "regions" | "successors" => {
                self.take()?;
                self.all_of(token, context)
            }
            "results" => {
                self.take()?;
                let message =
                    "'results' directive can can only be used as a child to a 'type' directive";
                match context {
                    Context::Type => Ok(Element::Results),
                    _ => Err(Problem::new(place, message)),
                }
            }
            "type" => {
                self.take()?;
                self.type_(place, context)
            }
            "ref" => {
                self.take()?;
                self.reference(place, context)
            }
            "qualified" => {
                self.take()?;
                self.qualified(place, context)
            }
            "custom" => {
                self.take()?;
                self.custom(place, context)
            }
            "oilist" => {
                self.take()?;
                self.one_of_list(place, context)
            }
            "params" | "struct" => {
                self.take()?;
                Err(Problem::new(place, "unsupported directive kind"))
            }
            _ => Err(self.wrong(EXPECTED_ELEMENT)),
        }
    }

    fn reference(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Custom {
            let message = "'ref' is only valid within a `custom` directive";
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
        let may_be = matches!(inner, Element::Attribute(_) | Element::Other | Element::Type(_));
        if !may_be || context == Context::Type {
            let message = "'qualified' directive expects an attribute or a `type` directive";
            return Err(Problem::new(place, message));
        }
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(inner)
    }

    fn dictionary(&mut self, place: Range<usize>, context: Context) -> Outcome<()> {
        let has = self.seen.attribute_dictionary;
        let message = match context {
            Context::Type => "'attr-dict' directive can only be used as a top-level directive",
            Context::Reference if !has => {
                "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive"
            }
            Context::Reference => return Ok(()),
            Context::Top | Context::Custom if has => "'attr-dict' directive has already been seen",
            Context::Top | Context::Custom => {
                self.seen.attribute_dictionary = true;
                return Ok(());
            }
        };
        Err(Problem::new(place, message))
    }

    fn property_dictionary(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        let message = match context {
            Context::Type => "'prop-dict' directive can only be used as a top-level directive",
            Context::Top if self.has_properties => "'prop-dict' directive has already been seen",
            _ => {
                self.has_properties |= context == Context::Top;
                return Ok(Element::Directive);
            }
        };
        Err(Problem::new(place, message))
    }

    fn functional_type(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Top {
            let message = "'functional-type' is only valid as a top-level directive";
            return Err(Problem::new(place, message));
        }
        self.expect(b'(', ARGUMENTS)?;
        self.type_operand(&place, context)?;
        self.expect(b',', "expected ',' after inputs argument")?;
        self.type_operand(&place, context)?;
        self.expect(b')', EXPECTED_CLOSE_PAREN)?;
        Ok(Element::Directive)
    }

    /// `operands`, `regions` or `successors`, which has been taken.
    fn all_of(&mut self, token: Token<'_>, context: Context) -> Outcome<Element> {
        let name = token.text;
        let seen = &mut self.seen;
        let (all, some) = match name {
            "operands" => (&mut seen.all_operands, seen.operands.contains(&true)),
            "regions" => (&mut seen.all_regions, seen.regions.contains(&true)),
            _ => (&mut seen.all_successors, seen.successors.contains(&true)),
        };
        let message = match context {
            Context::Type if name == "operands" => return Ok(Element::Operands),
            Context::Type => rule!("'{}' is only valid as a top-level directive", name),
            Context::Reference if *all => return Ok(Element::Directive),
            Context::Reference => {
                rule!("'ref' of '{}' is not bound by a prior '{}' directive", name, name)
            }
            Context::Top | Context::Custom if *all || some => {
                rule!("'{}' directive creates overlap in format", name)
            }
            Context::Top | Context::Custom => {
                *all = true;
                return Ok(Element::Directive);
            }
        };
        Err(Problem::new(token.range(), message))
    }

    fn type_(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context == Context::Type {
            let message = "'type' cannot be used as a child of another `type`";
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
                let name = self.op.operands.get(index).map_or("", |one| &*one.name);
                (TypeReference::Operand(index), Some(name))
            }
            Element::Type(TypeReference::Result(index)) => {
                let name = self.op.results.get(index).map_or("", |one| &*one.name);
                (TypeReference::Result(index), Some(name))
            }
            Element::Operands => (TypeReference::Operands, None),
            Element::Results => (TypeReference::Results, None),
            // Unknown elements are accepted.
            _ => return Ok(Element::Directive),
        };
        let is_bound = match (context, reference) {
            (Context::Reference, TypeReference::Operands) => self.seen.all_operand_types,
            (Context::Reference, TypeReference::Results) => self.seen.all_result_types,
            _ => self.seen.has_type(reference),
        };
        if context == Context::Reference {
            let what = match (name, reference) {
                (Some(name), _) => format!("${name}"),
                (None, TypeReference::Operands) => "operands".to_owned(),
                (None, _) => "results".to_owned(),
            };
            let message =
                rule!("'ref' of 'type({})' is not bound by a prior 'type' directive", what);
            return match is_bound {
                true => Ok(Element::Type(reference)),
                false => Err(Problem::new(place.clone(), message)),
            };
        }
        if is_bound || !self.seen.bind(BoundPart::Type(reference)) {
            let message = match (name, reference) {
                (Some(name), _) => rule!("'type' of '{}' is already bound", name),
                (None, TypeReference::Operands) => rule!("'operands' 'type' is already bound"),
                (None, _) => rule!("'results' 'type' is already bound"),
            };
            return Err(Problem::new(place.clone(), message));
        }
        Ok(Element::Type(reference))
    }

    fn custom(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Top {
            let message =
                "`custom` can only be used at the top-level context or within a `struct` directive";
            return Err(Problem::new(place, message));
        }
        self.expect(b'<', "expected '<' before custom directive name")?;
        if self.token.kind != Kind::Word || is_keyword(self.token.text) {
            return Err(self.wrong("expected custom directive name identifier"));
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

/// A variable that is written.
struct Bound<'t> {
    part: BoundPart,
    what: &'static str,
    variable: Token<'t>,
}

/// Whether a word is one of formats, so that no `custom` directive is called like it.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "attr-dict"
            | "attr-dict-with-keyword"
            | "prop-dict"
            | "custom"
            | "functional-type"
            | "oilist"
            | "operands"
            | "params"
            | "qualified"
            | "ref"
            | "regions"
            | "results"
            | "struct"
            | "successors"
            | "type"
    )
}
