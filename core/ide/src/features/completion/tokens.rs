//! Completions by the preceding tokens: in undescribed operations, or those with unknown C++ parsers.

use super::attributes::{AttributeSyntax, any, values};
use super::item::{CompletionKind, Found, Item};
use super::operations::used_names;
use super::types::types;
use crate::db::Document;
use crate::descriptions::description;
use crate::operation_roles::token_before;
use abide_mlir::ods::AttributeDescription;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, SyntaxToken, TokenKind};
use abide_source::text::Span;

/// Returns names of entries in dictionaries, types at type positions, and the words of an attribute named by a word
/// before a parenthesis.
pub(super) fn by_tokens(document: &Document, word: Span) -> Found {
    let path = document.tree().root().path_to(word.start());
    let own: Vec<SyntaxNode<'_>> =
        path.iter().rev().copied().take_while(|node| !node.kind().is_operation()).collect();
    let is_in = |kinds: &[NodeKind]| own.iter().any(|node| kinds.contains(&node.kind()));
    let before = document.text().get(..word.start() as usize).unwrap_or_default().trim_ascii_end();
    let last = u32::try_from(before.len()).ok().and_then(|len| len.checked_sub(1));
    let token = last.and_then(|last| document.tree().token_at_offset(last));
    let Some(token) = token else { return Vec::new() };
    let operation = path.iter().rev().copied().find_map(Operation::cast);
    match token.kind() {
        TokenKind::LeftBrace | TokenKind::Comma
            if is_in(&[NodeKind::AttributeDictionary, NodeKind::DictionaryAttribute]) =>
        {
            let name = |name| Item::new(name, CompletionKind::AttributeName, "");
            used_names(document).map(name).collect()
        }
        TokenKind::Equal if names_attribute(document, token) => any(document, word.start()),
        TokenKind::Colon | TokenKind::Arrow | TokenKind::Equal => {
            types(document, word.start(), false)
        }
        TokenKind::Less | TokenKind::LeftParen | TokenKind::Comma => {
            let clause = operation.and_then(|own| words_of_clause(document, own, token));
            let is_type = own.iter().any(|node| node.kind().is_type());
            match clause {
                Some(words) => words,
                None if is_type || operation.is_none_or(|own| is_after_types(own, token)) => {
                    types(document, word.start(), false)
                }
                None => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// Whether the name before a `=` is that of an alias of an attribute.
fn names_attribute(document: &Document, equal: SyntaxToken<'_>) -> bool {
    let name = token_before(document, equal.span().start());
    name.is_some_and(|name| name.kind() == TokenKind::HashIdentifier)
}

/// Whether a sign that types follow precedes a token of an operation, outside of its regions.
fn is_after_types(operation: Operation<'_>, token: SyntaxToken<'_>) -> bool {
    let tokens = operation.syntax().tokens();
    let mut tokens = tokens.take_while(|own| own.span().start() < token.span().start());
    tokens.any(|own| matches!(own.kind(), TokenKind::Colon | TokenKind::Arrow))
}

/// The words of the enumeration of an attribute that a word before a parenthesis names: `proc_bind(`.
fn words_of_clause(
    document: &Document,
    operation: Operation<'_>,
    paren: SyntaxToken<'_>,
) -> Option<Found> {
    let name = String::from_utf8_lossy(operation.name(document.text())).into_owned();
    let op = description(document, &name)?;
    if paren.kind() != TokenKind::LeftParen {
        return None;
    }
    let word = document.tree().token_at_offset(paren.span().start().checked_sub(1)?)?;
    let word = std::str::from_utf8(word.text(document.text())).ok()?;
    let is_named = |one: &&AttributeDescription| {
        let rest = one.name.strip_prefix(word);
        rest.is_some_and(|rest| matches!(rest, "" | "_kind" | "_attr" | "_type" | "_val"))
    };
    let attribute = op.attributes.iter().find(is_named)?;
    let place = paren.span().end();
    Some(values(document, place, attribute.constraint.predicate(), AttributeSyntax::Form))
}

/// Returns the names of the dimensions and symbols of the affine map or set around a position; `None` outside of
/// maps, and empty in the lists of these names.
pub(super) fn names_in_map(document: &Document, place: u32) -> Option<Found> {
    let path = document.tree().root().path_to(place.checked_sub(1)?);
    let is_map =
        |node: &&SyntaxNode<'_>| matches!(node.kind(), NodeKind::AffineMap | NodeKind::IntegerSet);
    let map = path.iter().rev().find(is_map)?;
    let mut names = Vec::new();
    // The first word is that of the map.
    for token in map.own_tokens().skip(1) {
        match token.kind() {
            TokenKind::Arrow | TokenKind::Colon if token.span().end() <= place => {
                return Some(names);
            }
            TokenKind::BareIdentifier => {
                names.push(Item::new(document.string(token.span()), CompletionKind::Value, ""));
            }
            _ => {}
        }
    }
    Some(Vec::new())
}
