//! The next step where the value of an attribute is expected.

use super::context::FixContext;
use crate::samples::attribute_text;
use crate::type_fits::type_fulfils;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{Arity, AttributeDescription};
use abide_mlir::parse::Role;
use abide_source::spelling::quoted;

/// The next step for a place where an attribute begins: the value that the description of the operation takes there.
pub(super) fn of_attribute(place: &FixContext<'_>) -> Option<String> {
    let attribute = attribute_at(place)?;
    let name = &attribute.name;
    let value = match attribute.constraint.predicate().unconfined() {
        AttributePredicate::String | AttributePredicate::TypedString(_) => {
            format!("a string: '\"{}\"'", string_text(place, name))
        }
        AttributePredicate::SymbolName
        | AttributePredicate::SymbolRef
        | AttributePredicate::FlatSymbolRef => "the name of a symbol: '@name'".to_owned(),
        AttributePredicate::AffineMap => with_alias("a map", &AttributePredicate::AffineMap),
        AttributePredicate::IntegerSet => with_alias("a set", &AttributePredicate::IntegerSet),
        AttributePredicate::Any | AttributePredicate::Typed => {
            "a value such as '1 : i32', '1.0 : f32' or 'dense<0> : tensor<4xi32>'".to_owned()
        }
        AttributePredicate::Dialect(name) => format!("'#{name}<..>'"),
        AttributePredicate::Array(_) => "a list: '[..]'".to_owned(),
        AttributePredicate::Integer(_)
        | AttributePredicate::Float(_)
        | AttributePredicate::Bool
        | AttributePredicate::Type(_)
        | AttributePredicate::Dictionary
        | AttributePredicate::Elements
        | AttributePredicate::IntElements { .. }
        | AttributePredicate::FloatElements(_) => {
            let example = attribute_text(attribute.constraint.predicate());
            format!("{}, such as '{example}'", attribute.constraint.summary())
        }
        _ => attribute.constraint.summary().to_owned(),
    };
    let others = operations_of_values(place);
    Some(match others.is_empty() {
        true => format!("'{name}' is {value}"),
        false => format!("'{name}' is {value}; a value is taken by {others}"),
    })
}

/// Whether a string is expected at a place where an attribute begins.
pub(super) fn takes_string(place: &FixContext<'_>) -> bool {
    attribute_at(place).is_some_and(|attribute| {
        matches!(attribute.constraint.predicate().unconfined(), AttributePredicate::String)
    })
}

/// The description of the attribute that begins at a place.
fn attribute_at<'d>(place: &FixContext<'d>) -> Option<&'d AttributeDescription> {
    let before = place.roles_before()?;
    let index = before.roles.stop.within.iter().rev().find_map(|(role, _)| match role {
        Role::Attribute(index) => Some(*index),
        _ => None,
    })?;
    before.description.attributes.get(index)
}

/// The word at a place, or a name.
fn string_text(place: &FixContext<'_>, name: &str) -> String {
    let word = place.word();
    if word.is_empty() { name.to_owned() } else { place.string(word) }
}

fn with_alias(what: &str, predicate: &AttributePredicate) -> String {
    format!("{what}: '{}', or the '#name' of one", attribute_text(predicate))
}

/// The operations of other dialects that are called as this one and take the value that is written.
fn operations_of_values(place: &FixContext<'_>) -> String {
    if !place.text().starts_with('%') {
        return String::new();
    }
    let name = place.operation.and_then(|operation| operation.name_token());
    let name = name.map(|name| place.string(name.span())).unwrap_or_default();
    let types = place.types_of_operands();
    let registry = place.document.registry();
    let takes = |other: &&String| {
        let first = registry.operation(other.as_bytes());
        let first = first.and_then(|op| op.description().operands.first());
        first.zip(types.first()).is_some_and(|(first, ty)| {
            first.arity == Arity::Single
                && type_fulfils(place.document, &first.constraint, ty) == Some(true)
        })
    };
    let others = place.same_in_other_dialects(&name);
    quoted(others.iter().filter(takes).map(String::as_str))
}
