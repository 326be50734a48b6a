//! Completions by the roles of the preceding text.

use super::attributes::{AttributeSyntax, any, values};
use super::item::{CompletionKind, Found, Item, Rank};
use super::names::{blocks, fitting_values};
use super::operations::{alias_definitions, is_top, keys, operation_names};
use super::tokens::by_tokens;
use super::types::{types, types_of, types_of_dialect};
use crate::db::Document;
use crate::described::enumerations_around;
use crate::features::expected_type::Types;
use crate::operation_roles::{CursorContext, OperationRolesAt};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{EnumDescription, EnumSpelling, Syntax, Trait};
use abide_mlir::parse::{Expected, Nth, Role};
use abide_mlir::syntax::TokenKind;
use abide_source::text::Span;

/// Returns the enumeration words allowed between the brackets of a type or an attribute.
pub(super) fn words_in_body(document: &Document, place: u32) -> Found {
    let enumerations = enumerations_around(document, place).into_iter();
    let item = |one: &EnumDescription, word: &str| {
        Item::new(word, CompletionKind::Attribute, &*one.summary)
    };
    enumerations.flat_map(|one| one.cases.iter().map(|case| item(one, &case.keyword))).collect()
}

/// Words without a sigil; if nothing is typed yet, also names with one.
pub(super) fn words(document: &Document, word: Span) -> Found {
    match CursorContext::of(document, word.start()) {
        CursorContext::Block(around) => {
            let mut found = operation_names(document, &around, word);
            if is_top(document, &around) {
                let definitions = alias_definitions().into_iter();
                found.extend(definitions.map(|item| item.with_rank(Rank::Second)));
            }
            found
        }
        CursorContext::Operation(written, parent) => {
            let mut found = items(document, &written, word.start());
            if let Some(parent) = parent {
                let is_second = !found.is_empty();
                let names = operation_names(document, &parent, word).into_iter();
                found.extend(names.map(|item| match is_second {
                    true => item.with_rank(Rank::Second),
                    false => item,
                }));
            }
            found
        }
        CursorContext::Label => types(document, word.start(), false),
        CursorContext::Unknown | CursorContext::Elsewhere => by_tokens(document, word),
    }
}

/// Returns the possible continuations of a described operation.
fn items(document: &Document, written: &OperationRolesAt<'_>, place: u32) -> Found {
    let stop = &written.roles.stop;
    let mut found = Vec::new();
    let has_words = stop.expected.iter().any(|one| word(one).is_some());
    let innermost = innermost(document, written, place).filter(|(predicate, manner)| {
        // The form uses its own words instead of `true` and `false`.
        !has_words
            || !matches!((predicate, manner), (AttributePredicate::Bool, AttributeSyntax::Form))
    });
    if let Some((predicate, manner)) = innermost {
        found.extend(values(document, place, predicate, manner));
        if matches!(manner, AttributeSyntax::Inside(_)) {
            found.extend(stop.expected.iter().filter_map(word));
        }
    }
    let is_element = stop.expected.contains(&Expected::ElementType);
    let is_of_value = stop
        .expected
        .iter()
        .any(|one| matches!(one, Expected::Role(Role::OperandType(_) | Role::ResultType(_))));
    for expected in &stop.expected {
        match expected {
            // The words that C++ parses are those of the form.
            Expected::Role(role) if has_words && is_number_read_by_cpp(written, *role) => {}
            Expected::Role(role) => found.extend(of_role(document, written, *role, place)),
            Expected::FunctionType => {
                let types = Types::at(document, place);
                let ty = types.and_then(|types| types.function_type(written));
                let item = |ty| Item::new(ty, CompletionKind::Type, "").with_rank(Rank::First);
                found.extend(ty.map(item));
            }
            // The types of an operand or a result are offered already.
            Expected::Type if is_of_value => {}
            Expected::Type | Expected::ElementType => {
                let usual = usual_type(document, written, place).filter(|_| !is_element);
                found.extend(usual);
                found.extend(types(document, place, is_element));
                found.extend(types_of_dialect(document, written.description.dialect()));
            }
            Expected::Attribute => {
                let is_known = stop.within.iter().any(|(role, _)| {
                    matches!(role, Role::Attribute(_) | Role::Value(_) | Role::Element)
                });
                if !is_known {
                    found.extend(any(document, place));
                }
            }
            Expected::Word(_) => found.extend(word(expected)),
            Expected::Token(_) => {}
        }
    }
    found.into_iter().map(|item| item.of_operation(&written.description.name)).collect()
}

/// The type that all operands have; without operands, the type that later uses of the result need, which for a constant
/// is that of its attribute.
fn usual_type(document: &Document, written: &OperationRolesAt<'_>, place: u32) -> Option<Item> {
    let within = &written.roles.stop.within;
    let is_constant = written.description.has(Trait::ConstantLike)
        && within.iter().all(|(role, _)| matches!(role, Role::Attribute(_)));
    if !within.is_empty() && !is_constant {
        return None;
    }
    let (types, first) = (Types::at(document, place)?, Nth { index: 0, element: 0 });
    let ty = types.of_all_operands(written).or_else(|| types.of_use(written, first))?;
    Some(Item::new(ty, CompletionKind::Type, "").with_place(0))
}

/// Whether a role is an attribute that C++ parses and stores as the number of a word.
fn is_number_read_by_cpp(written: &OperationRolesAt<'_>, role: Role) -> bool {
    let Role::Attribute(index) = role else { return false };
    let op = written.description;
    let predicate = op.attributes.get(index).map(|one| one.constraint.predicate());
    matches!(op.syntax, Syntax::Custom)
        && matches!(predicate, Some(AttributePredicate::Enum(one)) if one.spelling == EnumSpelling::Integer)
}

/// A word of the form.
fn word(expected: &Expected) -> Option<Item> {
    match expected {
        Expected::Word(word) if word.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            Some(Item::new(&**word, CompletionKind::Keyword, ""))
        }
        _ => None,
    }
}

fn of_role(document: &Document, written: &OperationRolesAt<'_>, role: Role, place: u32) -> Found {
    match role {
        Role::Operand(nth) => {
            let Some(types) = Types::at(document, place) else { return Vec::new() };
            let expected = types.expected_value(written, nth);
            fitting_values(document, &types, Some(&expected), Span::at(place), place)
        }
        Role::OperandType(_) | Role::ResultType(_) => {
            let known =
                Types::at(document, place).and_then(|types| types.expected_list(written, role));
            let is_open = written.roles.stop.within.last().is_none_or(|(open, _)| *open == role);
            let rank = if is_open { Rank::First } else { Rank::Fits };
            let first = |ty| Item::new(ty, CompletionKind::Type, "").with_rank(rank);
            let all = types_of(document, written, role, place);
            known.map(first).into_iter().chain(all).collect()
        }
        Role::Attribute(index) => {
            let is_open = written.roles.stop.within.iter().any(|(open, _)| *open == role);
            let attribute = written.description.attributes.get(index).filter(|_| !is_open);
            let predicate = attribute.map(|one| one.constraint.predicate());
            predicate
                .map_or_else(Vec::new, |one| values(document, place, one, AttributeSyntax::Form))
        }
        Role::Successor(_) => blocks(document, place),
        Role::Key => keys(document, written, place),
        _ => Vec::new(),
    }
}

/// The condition of the attribute that is being written, and how much of it there is.
fn innermost<'w>(
    document: &'w Document,
    written: &OperationRolesAt<'w>,
    place: u32,
) -> Option<(&'w AttributePredicate, AttributeSyntax<'w>)> {
    let stop = &written.roles.stop;
    let (last, start) = *stop.within.last()?;
    let op = written.description;
    let mut predicate: Option<&'w AttributePredicate> = None;
    let mut in_dictionary = false;
    for (role, _) in &stop.within {
        match role {
            Role::Attribute(index) => {
                predicate = op.attributes.get(*index).map(|one| one.constraint.predicate());
            }
            Role::Value(key) => {
                let key = document.string(*key);
                let index = op.attribute_index(key.trim_matches('"')).filter(|_| !in_dictionary);
                let attribute = index.and_then(|index| op.attributes.get(index));
                predicate = attribute.map(|one| one.constraint.predicate());
                in_dictionary = true;
            }
            Role::Element => predicate = predicate.and_then(element_of),
            Role::Key | Role::ArgumentDictionary => return None,
            _ => {}
        }
    }
    if !matches!(last, Role::Attribute(_) | Role::Value(_) | Role::Element) {
        return None;
    }
    let is_element_read_by_hand = matches!(op.syntax, Syntax::Custom)
        && !written.operation.is_generic()
        && last == Role::Element;
    let manner = if start < stop.offset.min(place) {
        let span = Span::new(start, stop.offset.min(place));
        AttributeSyntax::Inside(std::str::from_utf8(document.slice(span)).unwrap_or_default())
    } else if in_dictionary || is_element_read_by_hand {
        AttributeSyntax::Dictionary { strings: is_element_read_by_hand }
    } else {
        AttributeSyntax::Form
    };
    Some((predicate?, manner))
}

/// The condition of the elements of an array.
fn element_of(predicate: &AttributePredicate) -> Option<&AttributePredicate> {
    match predicate.unconfined() {
        AttributePredicate::Array(element) => Some(element),
        _ => None,
    }
}

/// Completes within a string that means an enumeration word: the word before a cursor, and the words.
pub(super) fn in_string(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let token = document.tree().token_at_offset(offset.checked_sub(1)?)?;
    if token.kind() != TokenKind::String || token.span().start() >= offset {
        return None;
    }
    let start = token.span().start();
    let CursorContext::Operation(written, _) = CursorContext::of(document, start) else {
        return None;
    };
    let of_element = match innermost(document, &written, start) {
        Some((predicate, AttributeSyntax::Dictionary { strings: true })) => Some(predicate),
        _ => None,
    };
    let AttributePredicate::Enum(one) = of_element.or_else(|| read_by_hand(&written))? else {
        return None;
    };
    let item = |word: &str| Item::new(word, CompletionKind::Attribute, &*one.summary);
    let words = one.cases.iter().map(|case| item(&case.keyword)).collect();
    Some((Span::new(start + 1, offset), words))
}

/// The condition of the attribute that comes next in a form that C++ parses.
fn read_by_hand<'w>(written: &OperationRolesAt<'w>) -> Option<&'w AttributePredicate> {
    let op = written.description;
    if written.operation.is_generic() || !matches!(op.syntax, Syntax::Custom) {
        return None;
    }
    let attribute = written.roles.stop.expected.iter().find_map(|one| match one {
        Expected::Role(Role::Attribute(index)) => op.attributes.get(*index),
        _ => None,
    });
    attribute.map(|one| one.constraint.predicate())
}
