//! Changes of aliases: a type or an attribute gets a name, or the name is replaced by its meaning.

use super::action::{Action, passes_trial};
use super::expanded::{innermost, meaning};
use crate::db::{Document, alias_definitions, chunk_at};
use crate::entity::{Entity, entity_at};
use abide_mlir::syntax::{NodeKind, SyntaxNode, WalkEvent};
use abide_source::text::{Span, TextEdit, line_break};

/// Shorter types and attributes are as clear as a name.
const MIN_ALIASED_BYTES: usize = 12;

/// The longest type or attribute that gets a name, in bytes.
const MAX_ALIASED_BYTES: usize = 1 << 12;

/// The longest text, in bytes, in which aliases are changed.
const MAX_TEXT_BYTES: usize = 1 << 20;

/// The changes of aliases at a place.
pub(crate) fn alias_actions(document: &Document, offset: u32) -> Vec<Action> {
    if document.text().len() > MAX_TEXT_BYTES {
        return Vec::new();
    }
    let all = [inlined(document, offset), named(document, offset)];
    let whole = Span::from_range(0..document.text().len());
    let is_right = |action: &Action| passes_trial(document, whole, &action.edits);
    all.into_iter().flatten().filter(is_right).collect()
}

/// Replaces the mentions of an alias by its meaning, and removes its definition.
fn inlined(document: &Document, offset: u32) -> Option<Action> {
    let (_, entity) = entity_at(document, offset)?;
    let Entity::Alias(definition) = entity else { return None };
    let chunk = chunk_at(document, definition.start())?;
    let (_, node) = alias_definitions(chunk).find(|&(name, _)| name == definition)?;
    let meaning = document.slice(meaning(document, node.span())?).trim_ascii_end();
    if meaning.len() > MAX_ALIASED_BYTES {
        return None;
    }
    let mentions = entity.occurrences(document).into_iter().filter(|one| !one.is_definition);
    let mut edits: Vec<TextEdit> =
        mentions.map(|mention| TextEdit::new(mention.span, meaning)).collect();
    if edits.is_empty() {
        return None;
    }
    edits.push(TextEdit::new(line_of(document, node.span()), ""));
    let name = document.string(definition);
    Some(Action { title: format!("inline the alias {name}"), edits })
}

/// The range of a definition with its line break.
fn line_of(document: &Document, definition: Span) -> Span {
    let text = document.text();
    let after = text.get(definition.end() as usize..).unwrap_or_default();
    let blanks = after.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let rest = after.get(blanks..).unwrap_or_default();
    let len = match rest {
        [b'\r', b'\n', ..] => blanks + 2,
        [b'\n', ..] => blanks + 1,
        _ => 0,
    };
    let end = definition.end().saturating_add(u32::try_from(len).unwrap_or(0));
    Span::new(definition.start(), end)
}

/// Gives a name to a type or an attribute that its part of the file has more than once.
fn named(document: &Document, offset: u32) -> Option<Action> {
    let path = document.tree().root().path_to(offset);
    let (node, is_type) = innermost_with_text(document, &path)?;
    let text = document.slice(node.span());
    let chunk = chunk_at(document, offset)?;
    let mentions = equal_nodes(document, chunk, node);
    if mentions.len() < 2 {
        return None;
    }
    let (sigil, stem) = match node.kind() {
        NodeKind::AffineMap => ('#', "map"),
        NodeKind::IntegerSet => ('#', "set"),
        _ if is_type => ('!', "type"),
        _ => ('#', "attr"),
    };
    let name = fresh(document, &format!("{sigil}{stem}"))?;
    let line_break = String::from_utf8_lossy(line_break(document.text())).into_owned();
    let before = alias_definitions(chunk).map(|(_, node)| node.span());
    let before = before.filter(|own| own.end() <= node.span().start());
    let at = match before.last() {
        Some(last) => line_of(document, last).end(),
        None => chunk.children().next()?.span().start(),
    };
    let definition = format!("{name} = {}{line_break}", String::from_utf8_lossy(text));
    let mut edits = vec![TextEdit::new(Span::at(at), definition)];
    let after = mentions.into_iter().filter(|mention| mention.start() >= at);
    edits.extend(after.map(|mention| TextEdit::new(mention, name.clone())));
    Some(Action { title: format!("name it {name} wherever it is written"), edits })
}

/// The innermost type or attribute around a place that is worth a name, and whether it is a type.
fn innermost_with_text<'t>(
    document: &Document,
    path: &[SyntaxNode<'t>],
) -> Option<(SyntaxNode<'t>, bool)> {
    let map =
        |node: &&SyntaxNode<'_>| matches!(node.kind(), NodeKind::AffineMap | NodeKind::IntegerSet);
    let (node, is_type) = match path.iter().rev().find(map) {
        Some(map) => (*map, false),
        None => innermost(path).map(|(node, what)| (node, what == "type"))?,
    };
    let is_worth =
        (MIN_ALIASED_BYTES..=MAX_ALIASED_BYTES).contains(&document.slice(node.span()).len());
    let is_kind = !matches!(
        node.kind(),
        NodeKind::AttributeAlias | NodeKind::ArrayAttribute | NodeKind::DictionaryAttribute
    );
    (is_worth && is_kind).then_some((node, is_type))
}

/// The nodes of a part of the file that have the kind and the text of another one, in the order of the text.
fn equal_nodes(document: &Document, chunk: SyntaxNode<'_>, like: SyntaxNode<'_>) -> Vec<Span> {
    let text = document.slice(like.span());
    let is_equal = |node: &SyntaxNode<'_>| {
        node.kind() == like.kind()
            && chunk.span().covers(node.span())
            && document.slice(node.span()) == text
    };
    // A walk stays within its unit.
    let events = document.tree().unit_roots().flat_map(|root| root.walk());
    let nodes = events.filter_map(|event| match event {
        WalkEvent::Enter(node) => Some(node),
        _ => None,
    });
    let mut found: Vec<Span> = nodes.filter(is_equal).map(|node| node.span()).collect();
    found.sort_unstable_by_key(|span| span.start());
    found.dedup();
    found
}

/// A name that the text does not have.
fn fresh(document: &Document, stem: &str) -> Option<String> {
    let numbered = (0..1000).map(|number| format!("{stem}{number}"));
    let mut names = std::iter::once(stem.to_owned()).chain(numbered);
    names.find(|name| memchr::memmem::find(document.text(), name.as_bytes()).is_none())
}
