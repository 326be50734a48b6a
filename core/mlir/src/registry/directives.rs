//! The `custom<…>` directives that declarative formats may name: what reads each, and what prints it.

use crate::ods::format::{Directive, Format, Parameter, TypeReference};
use crate::ods::{Arity, OpDescription, Presence, ValueDescription};
use crate::parse::directive::{
    at_visibility, dimension_list, dynamic_index_list, symbol_visibility,
};
use crate::parse::{FormatState, Parse, Parser, Tokens};
use crate::print::{Custom, Printer, directive as print};
use crate::syntax::TokenKind;

/// Reads a directive.
pub type ReadDirective = for<'s, 'a> fn(&mut Parser<'a>, &mut FormatState<'s, 'a>) -> Parse;

/// Prints a directive.
pub type PrintDirective = for<'f, 'ir> fn(&mut Printer<'ir>, &Custom<'f, 'ir>);

/// A directive.
#[derive(Debug, Clone, Copy)]
pub struct CustomDirective {
    name: &'static str,
    /// Whether it can begin at the current token, in an optional group.
    pub(crate) begins: fn(&Tokens<'_>) -> bool,
    pub(crate) read: ReadDirective,
    pub(crate) print: PrintDirective,
    /// Whether it supports these parameters.
    takes: fn(&[Parameter]) -> bool,
}

impl CustomDirective {
    /// A directive with any parameters. `begins` decides for optional groups whether it begins at a place.
    #[must_use]
    pub const fn new(
        name: &'static str,
        begins: fn(&Tokens<'_>) -> bool,
        read: ReadDirective,
        print: PrintDirective,
    ) -> CustomDirective {
        CustomDirective { name, begins, read, print, takes: |_| true }
    }

    /// Limits the directive to parameters that satisfy `takes`. A project, or another version of the dialect, may use
    /// the same name with others.
    #[must_use]
    pub const fn with_parameter_filter(self, takes: fn(&[Parameter]) -> bool) -> CustomDirective {
        CustomDirective { takes, ..self }
    }

    /// Returns the directive with a dialect's parser.
    #[must_use]
    pub const fn with_parser(self, read: ReadDirective) -> CustomDirective {
        CustomDirective { read, ..self }
    }
}

/// It may begin anywhere.
#[must_use]
pub fn always(_: &Tokens<'_>) -> bool {
    true
}

/// It begins with `[`.
#[must_use]
pub fn at_bracket(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::LeftBracket)
}

/// It begins with `(`.
#[must_use]
pub fn at_paren(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::LeftParen)
}

/// It begins with a word.
#[must_use]
pub fn at_word(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::BareIdentifier)
}

/// It begins with a value.
#[must_use]
pub fn at_value(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::PercentIdentifier)
}

/// It begins with `{`.
#[must_use]
pub fn at_brace(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::LeftBrace)
}

/// The visibility of a symbol: several dialects declare this directive, each for itself.
pub const SYMBOL_VISIBILITY: CustomDirective = CustomDirective::new(
    "SymbolVisibility",
    at_visibility,
    symbol_visibility,
    print::symbol_visibility,
);

/// The directives that MLIR has for all dialects.
static DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "DimensionList",
        |it| at_bracket(it) || it.at(TokenKind::Integer) || it.at(TokenKind::Question),
        dimension_list,
        print::dimension_list,
    ),
    CustomDirective::new(
        "DynamicIndexList",
        at_bracket,
        dynamic_index_list,
        print::dynamic_index_list,
    ),
];

/// The directives of a dialect.
pub(crate) type DialectDirectives = &'static [&'static [CustomDirective]];

/// The directive with a name, in the format of an operation whose dialect brings some along.
pub(crate) fn find(
    dialect_directives: DialectDirectives,
    name: &str,
    parameters: &[Parameter],
) -> Option<&'static CustomDirective> {
    let mut all = dialect_directives.iter().copied().flatten().chain(DIRECTIVES);
    all.find(|one| one.name == name).filter(|one| (one.takes)(parameters))
}

/// Whether all directives of a format are known. Operations with others are kept as text.
pub(crate) fn all_known(
    dialect_directives: DialectDirectives,
    operation: &OpDescription,
    format: &Format,
) -> bool {
    all_directives_known(dialect_directives, operation, format, &|_| false)
}

/// Whether all directives of a format are known, except those that may be left to C++.
pub(crate) fn all_directives_known(
    dialect_directives: DialectDirectives,
    operation: &OpDescription,
    format: &Format,
    is_left_out: &dyn Fn(&Directive) -> bool,
) -> bool {
    let is_known = |directive: &Directive| match directive {
        Directive::Custom { name, parameters } => {
            find(dialect_directives, name, parameters).is_some()
        }
        Directive::Attribute(index) => {
            let attribute = operation.attributes.get(*index);
            !attribute.is_some_and(|attribute| attribute.constraint.predicate().is_unknown())
        }
        _ => true,
    };
    all(format, &|directive| is_known(directive) || is_left_out(directive))
}

/// Whether a directive may read nothing because all its elements may be absent.
pub(crate) fn may_be_empty(operation: &OpDescription, directive: &Directive) -> bool {
    let is_optional = |values: &[ValueDescription], index: usize| {
        values.get(index).is_some_and(|value| value.arity != Arity::Single)
    };
    let may_be_absent = |index: usize| {
        let attribute = operation.attributes.get(index);
        attribute.is_some_and(|attribute| attribute.presence != Presence::Required)
    };
    match directive {
        Directive::Custom { parameters, .. } => {
            parameters.iter().all(|parameter| match parameter {
                Parameter::Operand(index) | Parameter::Type(TypeReference::Operand(index)) => {
                    is_optional(&operation.operands, *index)
                }
                Parameter::Type(TypeReference::Result(index)) => {
                    is_optional(&operation.results, *index)
                }
                Parameter::Attribute(index) => may_be_absent(*index),
                Parameter::Reference(_) | Parameter::Text(_) => true,
                _ => false,
            })
        }
        Directive::Attribute(index) => may_be_absent(*index),
        _ => false,
    }
}

/// Whether something holds for all directives of a format, those in groups too.
fn all(format: &Format, holds: &dyn Fn(&Directive) -> bool) -> bool {
    let mut pending: Vec<&[Directive]> = vec![&format.directives];
    while let Some(directives) = pending.pop() {
        for directive in directives {
            if !holds(directive) {
                return false;
            }
            match directive {
                Directive::Qualified(inner) => pending.push(std::slice::from_ref(&**inner)),
                Directive::Optional(group) => pending.extend([&*group.then, &*group.otherwise]),
                Directive::OneOfList(clauses) => {
                    pending.extend(clauses.iter().map(|clause| &*clause.directives));
                }
                _ => {}
            }
        }
    }
    true
}

/// Whether an operation has a format, all of whose directives are known.
pub(crate) fn all_known_of(
    dialect_directives: DialectDirectives,
    operation: &OpDescription,
) -> bool {
    operation.format().is_some_and(|format| all_known(dialect_directives, operation, format))
}

/// Returns the parameters of the lists in a format that mix values and numbers. These are never in an optional group.
pub(crate) fn index_lists(format: &Format) -> impl Iterator<Item = &[Parameter]> {
    format.directives.iter().filter_map(|directive| match directive {
        Directive::Custom { name, parameters } if **name == *"DynamicIndexList" => {
            Some(&**parameters)
        }
        _ => None,
    })
}
