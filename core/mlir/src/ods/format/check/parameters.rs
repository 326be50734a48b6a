//! The variables, directives and groups in formats of types and attributes.

use super::elements::{Context, Element};
use super::lexer::Token;
use super::{Checker, Outcome, Problem, Rule, Subject, UNSUPPORTED};
use crate::ods::ParameterDescription;
use abide_source::rule;
use abide_source::spelling::{nearest, quoted};
use std::ops::Range;

/// The parameters of a type or an attribute.
pub(super) struct Parameters<'a> {
    /// The name of the definition.
    name: &'a str,
    all: &'a [ParameterDescription],
    /// Whether each is written so far.
    seen: Vec<bool>,
}

impl Subject for Parameters<'_> {
    fn variable(&mut self, variable: Token<'_>, context: Context) -> Outcome<Element> {
        let name = variable.inner();
        let wrong = |message| Err(Problem::new(variable.range(), message));
        let found = self.all.iter().zip(&mut self.seen).find(|(one, _)| *one.name == *name);
        let Some((parameter, seen)) = found else {
            let message = rule!("{} has no parameter named '{}'", self.name, name).with_help(
                format!("the parameters are {}", quoted(self.all.iter().map(|one| &*one.name))),
            );
            let meant = match nearest(name, self.all.iter().map(|one| &*one.name))[..] {
                [near] => Some(format!("${near}")),
                _ => None,
            };
            return Err(Problem { meant, ..Problem::new(variable.range(), message) });
        };
        if context == Context::Reference {
            if !*seen && !parameter.is_self_type {
                return wrong(
                    rule!("parameter '{}' must be bound before it is referenced", name)
                        .with_help(format!("write '${name}' in front of the reference")),
                );
            }
        } else if std::mem::replace(seen, true) {
            return wrong(
                rule!("duplicate parameter '{}'", name)
                    .with_help(format!("remove one of the two '${name}'")),
            );
        }
        Ok(Element::Parameter(may_be_missing(parameter)))
    }

    fn directive(
        checker: &mut Checker<'_, Self>,
        token: Token<'_>,
        context: Context,
    ) -> Outcome<Element> {
        match token.text {
            "params" => checker.of.parameters(token.range(), context),
            "struct" => checker.structure(token.range(), context),
            _ => Err(Problem::new(token.range(), UNSUPPORTED)),
        }
    }

    fn wrong_in_qualified(&self, inner: &Element, _: Context) -> Option<Rule> {
        let is_variable = matches!(inner, Element::Parameter(_));
        (!is_variable).then_some(Rule(
            "`qualified` argument list expected a variable",
            "write 'qualified($parameter)'",
        ))
    }

    fn wrong_in_group(
        &self,
        then: &[Element],
        otherwise: &[Element],
        anchor: usize,
    ) -> Option<Rule> {
        let wrong_anchor = match then.iter().chain(otherwise).nth(anchor) {
            Some(Element::Custom(arguments)) => (!has_parameter(arguments)).then_some(
                Rule("`custom` directive with no bound parameters cannot be used as optional group anchor", "pass it the parameter that decides: 'custom<Name>($parameter)^'"),
            ),
            Some(Element::Parameter(_) | Element::Parameters(_) | Element::Struct { .. }) => None,
            _ => Some(Rule("optional group anchor must be a parameter or directive", "write '^' after the parameter that decides: '(`word` $parameter^)?'")),
        };
        // The anchor counts as one of the first group.
        let of_first = then.iter().find_map(wrong_member);
        of_first.or(wrong_anchor).or_else(|| otherwise.iter().find_map(wrong_member))
    }

    fn complete(checker: &Checker<'_, Self>, elements: &[Element]) -> Outcome<()> {
        let parameters = checker.of.all.iter().zip(&checker.of.seen);
        let mut missing = parameters.filter(|(one, seen)| !**seen && !may_be_missing(one));
        if let Some((parameter, _)) = missing.next() {
            let message = rule!("format is missing reference to parameter: {}", parameter.name)
                .with_help(format!("add '${}' to the format", parameter.name));
            return Err(checker.whole_format_problem(message));
        }
        let is_ambiguous = elements.iter().zip(elements.iter().skip(1)).any(|pair| {
            matches!(pair, (Element::Struct { may_lack_some: true, .. }, Element::Comma))
        });
        match is_ambiguous {
            true => Err(checker.whole_format_problem(Rule(
                "`struct` directive with optional parameters cannot be followed by a comma literal",
                "write another sign after 'struct(..)', or make its parameters required",
            ))),
            false => Ok(()),
        }
    }
}

impl<'a> Parameters<'a> {
    pub(super) fn new(name: &'a str, all: &'a [ParameterDescription]) -> Parameters<'a> {
        Parameters { name, all, seen: vec![false; all.len()] }
    }

    /// `params`: all but the type of an attribute itself.
    fn parameters(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if !matches!(context, Context::Top | Context::Struct) {
            let message = Rule(
                "`params` can only be used at the top-level context or within a `struct` directive",
                "write it outside of the other directive",
            );
            return Err(Problem::new(place, message));
        }
        for (parameter, seen) in self.all.iter().zip(&mut self.seen) {
            if *seen {
                let message = rule!("`params` captures duplicate parameter: {}", parameter.name)
                    .with_help(format!("remove '${}' or 'params'", parameter.name));
                return Err(Problem::new(place, message));
            }
            *seen = !parameter.is_self_type;
        }
        let mut written = self.all.iter().filter(|one| !one.is_self_type);
        Ok(Element::Parameters(written.all(may_be_missing)))
    }
}

impl Checker<'_, Parameters<'_>> {
    /// `struct(..)`, whose name has been taken.
    fn structure(&mut self, place: Range<usize>, context: Context) -> Outcome<Element> {
        if context != Context::Top {
            let message = Rule(
                "`struct` can only be used at the top-level context",
                "write it outside of the other directive",
            );
            return Err(Problem::new(place, message));
        }
        self.expect(b'(', "expected '(' before `struct` argument list")?;
        let first = self.element(Context::Struct)?;
        let mut members = vec![first];
        let has_all = matches!(members.first(), Some(Element::Parameters(_)));
        while !has_all && self.at(b',') {
            self.take()?;
            let start = self.token.range();
            let member = self.element(Context::Struct)?;
            if matches!(member, Element::Parameters(_)) {
                let message = Rule(
                    "expected a variable in `struct` argument list",
                    "write 'struct(params)' alone, or the parameters by name: 'struct($a, $b)'",
                );
                return Err(Problem::new(start, message));
            }
            members.push(member);
        }
        self.expect(b')', "expected ')' at the end of an argument list")?;
        let mut custom = members.iter().filter_map(|one| match one {
            Element::Custom(arguments) => Some(arguments),
            _ => None,
        });
        if let Some(message) = custom.find_map(|arguments| wrong_in_struct(arguments)) {
            return Err(Problem::new(place, message));
        }
        Ok(match has_all {
            true => {
                let mut written = self.of.all.iter().filter(|one| !one.is_self_type);
                Element::Struct {
                    may_lack_some: written.clone().any(may_be_missing),
                    may_lack_all: written.all(may_be_missing),
                }
            }
            false => Element::Struct {
                may_lack_some: members.iter().any(is_optional),
                may_lack_all: members.iter().all(is_optional),
            },
        })
    }
}

/// Whether a parameter has a default value.
fn may_be_missing(parameter: &ParameterDescription) -> bool {
    parameter.default.is_some() || parameter.is_self_type
}

fn has_parameter(arguments: &[Element]) -> bool {
    arguments.iter().any(|one| matches!(one, Element::Parameter(_)))
}

/// Whether a member of a struct may be missing.
fn is_optional(member: &Element) -> bool {
    match member {
        Element::Parameter(is_optional) => *is_optional,
        Element::Custom(arguments) => arguments.iter().any(is_optional),
        _ => false,
    }
}

/// Returns the error of a directive of C++ in a struct. Such a directive reads one parameter.
fn wrong_in_struct(arguments: &[Element]) -> Option<Rule> {
    match arguments {
        [Element::Parameter(_)] => None,
        [_] => Some(Rule(
            "a `custom` directive nested within a `struct` must be passed a parameter",
            "pass it one: 'custom<Name>($parameter)'",
        )),
        _ => Some(Rule(
            "`struct` can only contain `custom` directives with a single argument",
            "pass one parameter: 'custom<Name>($parameter)'",
        )),
    }
}

/// Returns the error of an element in an optional group.
fn wrong_member(element: &Element) -> Option<Rule> {
    match element {
        Element::Parameter(false) => Some(Rule(
            "parameters in an optional group must be optional",
            "make it 'OptionalParameter<..>' or 'DefaultValuedParameter<..>', or write it outside of the group",
        )),
        Element::Parameters(false) => Some(Rule(
            "`params` directive allowed in optional group only if all parameters are optional",
            "write only optional parameters in the group: 'OptionalParameter<..>', 'DefaultValuedParameter<..>'",
        )),
        Element::Struct { may_lack_all: false, .. } => Some(Rule(
            "`struct` is only allowed in an optional group if all captured parameters are optional",
            "write only optional parameters in the group: 'OptionalParameter<..>', 'DefaultValuedParameter<..>'",
        )),
        Element::Custom(arguments)
            if arguments.iter().any(|one| matches!(one, Element::Parameter(false))) =>
        {
            Some(Rule(
                "`custom` is only allowed in an optional group if all captured parameters are optional",
                "write only optional parameters in the group: 'OptionalParameter<..>', 'DefaultValuedParameter<..>'",
            ))
        }
        _ => None,
    }
}
