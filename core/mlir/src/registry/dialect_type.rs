//! A type of a dialect as its name and parameters.

use super::{body_name, is_of_name};
use crate::ir::{Context, DYNAMIC, Shape, Type, TypeKind};
use crate::syntax::TokenKind;
use crate::syntax::lexer::{BodyToken, BodyTokens};

/// A type of a dialect. Two spellings of a type have equal parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DialectType<'c> {
    /// The dialect.
    pub dialect: &'c str,
    /// The name, without the dialect.
    pub name: &'c str,
    /// The parameters with the signs between them, without the enclosing brackets.
    pub parameters: Vec<Parameter<'c>>,
}

/// A parameter of a type, or a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parameter<'c> {
    /// A type.
    Type(Type),
    /// A number without a sign.
    Number(u64),
    /// A string, without its quotes.
    Text(&'c str),
    /// A word, an attribute, or any other number.
    Word(&'c str),
    /// A sign or a bracket; `x` after a size.
    Sign(&'c str),
}

impl<'c> DialectType<'c> {
    /// Takes a type apart; `None` for a type that belongs to no dialect.
    #[must_use]
    pub fn of(context: &'c Context, ty: Type) -> Option<DialectType<'c>> {
        let (dialect, body) = texts(context, ty)?;
        let (name, parameters) = (body_name(body), parameters(context, ty, body));
        Some(DialectType { dialect, name, parameters })
    }

    /// Whether a type is one of a dialect with this name. The rest of the body, which may be long, is not inspected.
    #[must_use]
    pub fn is(context: &Context, ty: Type, dialect: &str, name: &str) -> bool {
        let TypeKind::Dialect { dialect: own, body } = context.type_kind(ty) else { return false };
        let body = context.bytes(*body);
        let rest = body.strip_prefix(b"<").unwrap_or(body).strip_prefix(name.as_bytes());
        context.bytes(*own) == dialect.as_bytes()
            && rest.is_some_and(|rest| rest.first().is_none_or(|byte| !is_of_name(*byte)))
    }

    /// The types of a body that ends with a list of types in parentheses, such as `struct<packed (i8, f32)>`; `None`
    /// for other bodies and for an empty list. It takes no time, because bodies may be long and each use of the type
    /// needs them.
    #[must_use]
    pub fn listed(context: &'c Context, ty: Type) -> Option<&'c [Type]> {
        context.listed_types(ty)
    }

    /// Returns the sizes, the type of the elements and the parameters after them of a type such as `array<4x?xf32, 3>`.
    #[must_use]
    pub fn shaped(&self) -> Option<(Shape, Type, &[Parameter<'c>])> {
        let (mut shape, mut rest) = (Shape::new(), &*self.parameters);
        loop {
            let (size, after) = match rest {
                [Parameter::Type(element), after @ ..] => return Some((shape, *element, after)),
                [Parameter::Number(size), Parameter::Sign("x"), after @ ..] => {
                    (i64::try_from(*size).ok()?, after)
                }
                [Parameter::Sign("?"), Parameter::Sign("x"), after @ ..] => (DYNAMIC, after),
                _ => return None,
            };
            shape.push(size);
            rest = after;
        }
    }

    /// Returns the first type of the parameters, after sizes if there are any; `None` for other contents.
    #[must_use]
    pub fn first_type(&self) -> Option<Type> {
        let (_, ty, rest) = self.shaped()?;
        matches!(rest, [] | [Parameter::Sign(","), ..]).then_some(ty)
    }

    /// Returns the value of `name = value`.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Parameter<'c>> {
        self.parameters.windows(3).find_map(|part| match part {
            [Parameter::Word(own), Parameter::Sign("="), value] if *own == name => Some(*value),
            _ => None,
        })
    }
}

impl Parameter<'_> {
    /// Returns the types of a list with commas between them; `None` if it has anything else.
    #[must_use]
    pub fn types(list: &[Parameter<'_>]) -> Option<Vec<Type>> {
        if list.is_empty() {
            return Some(Vec::new());
        }
        let types = list.split(|one| *one == Parameter::Sign(",")).map(|one| match one {
            [Parameter::Type(ty)] => Some(*ty),
            _ => None,
        });
        types.collect()
    }
}

/// The dialect and the body of a type.
fn texts(context: &Context, ty: Type) -> Option<(&str, &str)> {
    let TypeKind::Dialect { dialect, body } = context.type_kind(ty) else { return None };
    let text = |identifier| std::str::from_utf8(context.bytes(identifier)).ok();
    Some((text(*dialect)?, text(*body)?))
}

/// The offset of the parameters in a body.
pub(crate) fn parameters_start(body: &str) -> usize {
    usize::from(body.starts_with('<')) + body_name(body).len()
}

/// The parameters in the body of a type.
fn parameters<'c>(context: &Context, ty: Type, body: &'c str) -> Vec<Parameter<'c>> {
    let mut tokens = BodyTokens::from(body.as_bytes(), parameters_start(body));
    let mut inner = context.inner_types(ty).unwrap_or_default().iter().peekable();
    let mut found = Vec::new();
    while let Some((kind, range)) = tokens.next() {
        if let Some((own, ty)) = inner.next_if(|(own, _)| own.start == range.start) {
            found.push(Parameter::Type(*ty));
            tokens.jump(own.end);
            continue;
        }
        let text = body.get(range).unwrap_or_default();
        found.push(match kind {
            BodyToken::By => Parameter::Sign(text),
            BodyToken::Other(kind) => parameter(kind, text),
        });
    }
    // The brackets of `name<..>`, or the last one of `<name ..>`.
    let closes = found.pop_if(|last| *last == Parameter::Sign(">")).is_some();
    if closes && !body.starts_with('<') && found.first() == Some(&Parameter::Sign("<")) {
        found.remove(0);
    }
    found
}

fn parameter(kind: TokenKind, text: &str) -> Parameter<'_> {
    match kind {
        TokenKind::Integer => text.parse().map_or(Parameter::Word(text), Parameter::Number),
        TokenKind::String => {
            let inner = text.strip_prefix('"').map(|text| text.strip_suffix('"').unwrap_or(text));
            Parameter::Text(inner.unwrap_or(text))
        }
        TokenKind::BareIdentifier
        | TokenKind::Float
        | TokenKind::HashIdentifier
        | TokenKind::ExclamationIdentifier
        | TokenKind::AtIdentifier => Parameter::Word(text),
        _ => Parameter::Sign(text),
    }
}
