//! What may stand at a place by the roles of what is written before it.

use super::attributes::{Manner, any, values};
use super::operations::{keys, operation_names, used_names};
use super::{CompletionKind, Found, Item, Rank, aliases, blocks, values_that_fit};
use crate::described::enumerations_around;
use crate::document::Document;
use crate::expected_type::Types;
use crate::form::parameters;
use crate::operation_help::description;
use crate::written::{Around, Written};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{DialectDescription, EnumDescription, ParametricDescription, Syntax, Trait};
use abide_mlir::parse::{Expected, Role};
use abide_mlir::syntax::{NodeKind, TokenKind};
use abide_source::text::Span;
use memchr::memmem;
use std::sync::Arc;

/// The first words of MLIR's builtin types.
const TYPES: [&str; 17] = [
    "bf16", "complex", "f16", "f32", "f64", "f8E4M3FN", "f8E5M2", "i1", "i16", "i32", "i64", "i8",
    "index", "memref", "none", "tensor", "vector",
];

/// Those of them that are no elements of others.
const NO_ELEMENTS: [&str; 3] = ["memref", "none", "tensor"];

/// Types of MLIR, and those that the file has names for.
pub(super) fn types(document: &Document, place: u32, are_elements: bool) -> Found {
    let is_offered = |name: &&&str| !are_elements || !NO_ELEMENTS.contains(*name);
    let names = TYPES.iter().filter(is_offered);
    let mut found: Found = names.map(|name| Item::new(*name, CompletionKind::Type, "")).collect();
    let named = aliases(document, place).into_iter().filter(|item| item.label.starts_with('!'));
    found.extend(named);
    found
}

/// How many bytes at the beginning of a text tell which dialects it uses.
const BEGINNING: usize = 1 << 16;

/// The types and attributes of the dialects that a project describes or that the beginning of the text
/// mentions: those of all are too many.
pub(super) fn parametric(document: &Document) -> Found {
    let text = document.text();
    let beginning = text.get(..BEGINNING).unwrap_or(text);
    let is_used = |dialect: &&DialectDescription| {
        let prefix = format!("{}.", dialect.name);
        dialect.place.is_some() || memmem::find(beginning, prefix.as_bytes()).is_some()
    };
    let dialects = document.registry().dialects().dialects().filter(is_used);
    let mut found = Vec::new();
    for dialect in dialects {
        let all = |list: &[Arc<ParametricDescription>], sign: char, kind: CompletionKind| {
            let item = |one: &Arc<ParametricDescription>| {
                let label = format!("{sign}{}", one.name);
                let parameters = parameters(one);
                let item = Item::new(label.clone(), kind, &*one.summary);
                match parameters.is_empty() {
                    true => item,
                    false => item.with_snippet(format!("{label}{parameters}")),
                }
            };
            list.iter().map(item).collect::<Found>()
        };
        found.extend(all(&dialect.types, '!', CompletionKind::Type));
        found.extend(all(&dialect.attributes, '#', CompletionKind::Attribute));
    }
    found
}

/// The words of enumerations that may stand between the brackets of a type or an attribute.
pub(super) fn words_in_body(document: &Document, place: u32) -> Found {
    let enumerations = enumerations_around(document, place).into_iter();
    let item = |one: &EnumDescription, word: &str| {
        Item::new(word, CompletionKind::Attribute, &*one.summary)
    };
    enumerations.flat_map(|one| one.cases.iter().map(|case| item(one, &case.keyword))).collect()
}

/// Words without a sigil, and what has one where nothing is typed yet.
pub(super) fn words(document: &Document, word: Span) -> Found {
    match Around::of(document, word.start()) {
        Around::Block(around) => operation_names(document, &around),
        Around::Operation(written, may_begin) => {
            let mut found = items(document, &written, word.start());
            if may_begin {
                let is_behind = !found.is_empty();
                let rank = if is_behind { Rank::Second } else { Rank::Fits };
                let parent = Vec::new();
                let names = operation_names(document, &parent).into_iter();
                found.extend(names.map(|item| item.with_rank(rank)));
            }
            found
        }
        Around::Label => types(document, word.start(), false),
        Around::Unknown | Around::Elsewhere => by_tokens(document, word),
    }
}

/// What may stand in an unregistered operation: names of entries in dictionaries, and types
/// behind what types stand behind.
fn by_tokens(document: &Document, word: Span) -> Found {
    let path = document.tree().root().path_to(word.start());
    let in_dictionary =
        path.iter().rev().take_while(|node| !node.kind().is_operation()).any(|n| {
            matches!(n.kind(), NodeKind::AttributeDictionary | NodeKind::DictionaryAttribute)
        });
    let before = document.text().get(..word.start() as usize).unwrap_or_default().trim_ascii_end();
    let last = u32::try_from(before.len()).ok().and_then(|len| len.checked_sub(1));
    let token = last.and_then(|last| document.tree().token_at_offset(last));
    match token.map(|token| token.kind()) {
        Some(TokenKind::LeftBrace | TokenKind::Comma) if in_dictionary => {
            let name = |name| Item::new(name, CompletionKind::AttributeName, "");
            used_names(document).map(name).collect()
        }
        Some(
            TokenKind::Colon
            | TokenKind::Less
            | TokenKind::LeftParen
            | TokenKind::Comma
            | TokenKind::Arrow
            | TokenKind::Equal,
        ) => types(document, word.start(), false),
        _ => Vec::new(),
    }
}

/// What a described operation may go on with.
fn items(document: &Document, written: &Written<'_>, place: u32) -> Found {
    let stop = &written.roles.stop;
    let mut found = Vec::new();
    let has_words = stop.expected.iter().any(|one| word(one).is_some());
    let innermost = innermost(document, written, place).filter(|(predicate, manner)| {
        // Words of the form stand for what else would be `true` and `false`.
        !has_words || !matches!((predicate, manner), (AttributePredicate::Bool, Manner::Form))
    });
    if let Some((predicate, manner)) = innermost {
        found.extend(values(document, place, predicate, manner));
        if matches!(manner, Manner::Inside(_)) {
            found.extend(stop.expected.iter().filter_map(word));
        }
    }
    let is_element = stop.expected.contains(&Expected::ElementType);
    for expected in &stop.expected {
        match expected {
            Expected::Role(role) => found.extend(of_role(document, written, *role, place)),
            Expected::FunctionType => {
                let types = Types::at(document, place);
                let ty = types.and_then(|types| types.function_type(written));
                let item = |ty| Item::new(ty, CompletionKind::Type, "").with_rank(Rank::First);
                found.extend(ty.map(item));
            }
            Expected::Type | Expected::ElementType => {
                found.extend(types(document, place, is_element));
            }
            Expected::Attribute => {
                let is_known = stop.within.iter().any(|(role, _)| {
                    matches!(role, Role::Attribute(_) | Role::Value(_) | Role::Element)
                });
                if !is_known {
                    found.extend(any());
                }
            }
            Expected::Word(_) => found.extend(word(expected)),
            Expected::Token(_) => {}
        }
    }
    found
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

fn of_role(document: &Document, written: &Written<'_>, role: Role, place: u32) -> Found {
    match role {
        Role::Operand(nth) => {
            let Some(types) = Types::at(document, place) else { return Vec::new() };
            let expected = types.expected_value(written, nth);
            values_that_fit(document, &types, Some(&expected), Span::at(place), place)
        }
        Role::OperandType(_) | Role::ResultType(_) => {
            let known = Types::at(document, place).and_then(|types| types.expected(written, role));
            let is_open = written.roles.stop.within.last().is_none_or(|(open, _)| *open == role);
            let rank = if is_open { Rank::First } else { Rank::Fits };
            let first = |ty| Item::new(ty, CompletionKind::Type, "").with_rank(rank);
            let all = types(document, place, false).into_iter();
            known.map(first).into_iter().chain(all).collect()
        }
        Role::Attribute(index) => {
            let is_open = written.roles.stop.within.iter().any(|(open, _)| *open == role);
            let attribute = written.description.attributes.get(index).filter(|_| !is_open);
            let predicate = attribute.map(|one| one.constraint.predicate());
            predicate.map_or_else(Vec::new, |one| values(document, place, one, Manner::Form))
        }
        Role::Successor(_) => blocks(document, place),
        Role::Key => keys(document, written, place),
        _ => Vec::new(),
    }
}

/// The condition of the attribute that is being written, and how much of it there is.
fn innermost<'w>(
    document: &'w Document,
    written: &Written<'w>,
    place: u32,
) -> Option<(&'w AttributePredicate, Manner<'w>)> {
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
    let manner = if start < stop.offset.min(place) {
        let span = Span::new(start, stop.offset.min(place));
        Manner::Inside(std::str::from_utf8(document.slice(span)).unwrap_or_default())
    } else if in_dictionary {
        let is_read_by_hand =
            matches!(op.syntax, Syntax::Custom) && !written.operation.is_generic();
        Manner::Dictionary { strings: is_read_by_hand && last == Role::Element }
    } else {
        Manner::Form
    };
    Some((predicate?, manner))
}

/// The condition of the elements of an array.
fn element_of(predicate: &AttributePredicate) -> Option<&AttributePredicate> {
    match predicate {
        AttributePredicate::Array(element) => Some(element),
        AttributePredicate::Confined(inner, _) => element_of(inner),
        _ => None,
    }
}

/// Within a string that stands for a word of an enumeration: the word before a cursor, and the words.
pub(super) fn in_string(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let token = document.tree().token_at_offset(offset.checked_sub(1)?)?;
    if token.kind() != TokenKind::String || token.span().start() >= offset {
        return None;
    }
    let start = token.span().start();
    let Around::Operation(written, _) = Around::of(document, start) else { return None };
    let (predicate, manner) = innermost(document, &written, start)?;
    let (AttributePredicate::Enum(one), Manner::Dictionary { strings: true }) = (predicate, manner)
    else {
        return None;
    };
    let item = |word: &str| Item::new(word, CompletionKind::Attribute, &*one.summary);
    let words = one.cases.iter().map(|case| item(&case.keyword)).collect();
    Some((Span::new(start + 1, offset), words))
}

/// What a symbol is looked for as.
pub(super) struct WantedSymbol {
    is_called: bool,
}

impl WantedSymbol {
    /// Whether an operation that defines a symbol is what is wanted.
    pub(super) fn takes(&self, document: &Document, operation: &str) -> bool {
        !self.is_called
            || description(document, operation).is_none_or(|op| op.has(Trait::FunctionOpInterface))
    }
}

/// What a symbol at a place is looked for as; none where the place defines one.
pub(super) fn wanted_symbol(document: &Document, place: u32) -> Option<WantedSymbol> {
    let Around::Operation(written, _) = Around::of(document, place) else {
        return Some(WantedSymbol { is_called: false });
    };
    let op = written.description;
    let defines = |expected: &Expected| match expected {
        Expected::Role(Role::Attribute(index)) => op.attributes.get(*index).is_some_and(|one| {
            matches!(one.constraint.predicate(), AttributePredicate::SymbolName)
        }),
        _ => false,
    };
    if written.roles.stop.expected.iter().any(defines) {
        return None;
    }
    Some(WantedSymbol { is_called: op.has(Trait::CallOpInterface) })
}
