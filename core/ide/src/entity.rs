//! The entity that a name means, and its mentions.

use super::mesh_axes::MeshAxes;
use super::resources::{self, resource_at};
use crate::db::{Document, DocumentUnit, alias_definitions, chunk_at, symbol_name};
use abide_mlir::names::{Definition, Use};
use abide_mlir::syntax::{
    NodeKind, Operation, Paths, SyntaxNode, SyntaxToken, TokenKind, WalkEvent,
};
use abide_source::text::Span;

/// The meaning of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entity {
    /// A value or block: an index into the definitions of a unit.
    Local {
        /// The unit.
        unit: usize,
        /// The definition.
        definition: u32,
    },
    /// An index into the symbols of the file.
    Symbol(u32),
    /// An alias; where its name is defined.
    Alias(Span),
    /// An axis of a mesh; where the mesh names it.
    Axis(Span),
    /// A resource; where its key is in the metadata of the file.
    Resource(Span),
}

/// A mention of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Occurrence {
    /// The name, with its sigil or quotes.
    pub span: Span,
    /// Whether it is the place that defines the name.
    pub is_definition: bool,
}

/// Returns the name under a cursor and its meaning.
pub(super) fn entity_at(document: &Document, offset: u32) -> Option<(Span, Entity)> {
    let unit = document.unit_at(offset)?;
    local_at(document, unit, offset)
        .or_else(|| symbol_at(document, unit, offset))
        .or_else(|| alias_at(document, unit, offset))
        .or_else(|| axis_at(document, offset))
        .or_else(|| {
            let (span, definition) = resource_at(document, offset)?;
            Some((span, Entity::Resource(definition)))
        })
}

/// An axis is in a string.
fn axis_at(document: &Document, offset: u32) -> Option<(Span, Entity)> {
    let text = document.text();
    let is_string = |token: SyntaxToken<'_>| token.text(text).starts_with(b"\"");
    let tokens = [Some(offset), offset.checked_sub(1)].into_iter().flatten();
    let mut tokens = tokens.filter_map(|at| document.tree().token_at_offset(at));
    tokens.find(|token| is_string(*token))?;
    let (span, definition) = MeshAxes::of(document)?.at(offset)?;
    Some((span, Entity::Axis(definition)))
}

fn local_at(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Option<(Span, Entity)> {
    let local = offset.checked_sub(unit.offset)?;
    let defined = unit.names.definitions.iter().position(|found| found.name.touches(local));
    if let Some(index) = defined {
        let name = unit.names.definitions.get(index)?.name;
        return Some((name.shifted(unit.offset), Entity::local(unit.index, index)));
    }
    let after = unit.names.uses.partition_point(|use_| use_.name.start() <= local);
    let use_ = unit.names.uses.get(after.checked_sub(1)?)?;
    let name = use_.name.shifted(unit.offset);
    if !with_result_number(document, name).touches(offset) {
        return None;
    }
    Some((name, Entity::local(unit.index, use_.definition? as usize)))
}

/// `%a#1` where `name` is `%a`.
fn with_result_number(document: &Document, name: Span) -> Span {
    let after = document.text().get(name.end() as usize..).unwrap_or_default();
    let digits = match after {
        [b'#', rest @ ..] => rest.iter().take_while(|byte| byte.is_ascii_digit()).count(),
        _ => 0,
    };
    let len = if digits > 0 { u32::try_from(digits + 1).unwrap_or(0) } else { 0 };
    Span::new(name.start(), name.end().saturating_add(len))
}

fn symbol_at(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Option<(Span, Entity)> {
    let index = document.symbols();
    let local = offset.checked_sub(unit.offset)?;
    let reference = unit.facts.references.iter().position(|found| found.span.touches(local));
    if let Some(reference) = reference {
        let span = unit.facts.references.get(reference)?.span.shifted(unit.offset);
        let symbol = index.resolve(document, unit, u32::try_from(reference).ok()?)?;
        return Some((span, Entity::Symbol(symbol)));
    }
    let mut symbols = (0..).zip(index.symbols(document));
    let (number, symbol) = symbols.find(|(_, symbol)| symbol.span.touches(offset))?;
    Some((symbol.span, Entity::Symbol(number)))
}

fn alias_at(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Option<(Span, Entity)> {
    let chunk = chunk_at(document, offset)?;
    let local = offset.checked_sub(unit.offset)?;
    let used = unit.names.alias_uses.iter().find(|found| found.name.touches(local));
    if let Some(used) = used {
        let span = used.name.shifted(unit.offset);
        let definition = alias_definition(document, chunk, document.slice(span))?;
        return Some((span, Entity::Alias(definition)));
    }
    let defined = alias_definitions(chunk).find(|(name, _)| name.touches(offset))?.0;
    let first = alias_definition(document, chunk, document.slice(defined))?;
    Some((defined, Entity::Alias(first)))
}

/// The innermost operation around a position.
pub(super) fn operation_at(document: &Document, offset: u32) -> Option<Operation<'_>> {
    operations_around(document, offset).next()
}

/// As [`operation_at`], for one position after another: if they ascend, in linear time for all.
pub(super) fn next_operation_at<'d>(paths: &mut Paths<'d>, offset: u32) -> Option<Operation<'d>> {
    paths.to(offset).iter().rev().copied().find_map(Operation::cast)
}

/// The operations around a position, the innermost first.
pub(super) fn operations_around(
    document: &Document,
    offset: u32,
) -> impl Iterator<Item = Operation<'_>> {
    let path = document.tree().root().path_to(offset);
    path.into_iter().rev().filter_map(Operation::cast)
}

/// An operation up to its first region.
pub(super) fn header(operation: Operation<'_>) -> Span {
    let node = operation.syntax();
    let region = node
        .children()
        .find(|child| matches!(child.kind(), NodeKind::Region | NodeKind::RegionList));
    let end = region.map_or(node.span().end(), |region| region.span().start());
    Span::new(node.span().start(), end)
}

/// The types in the text of an operation, without those in its regions and in other types.
pub(crate) fn types_of(operation: SyntaxNode<'_>) -> Vec<Span> {
    let mut types = Vec::new();
    let mut walk = operation.walk();
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(inner) = event else { continue };
        if inner.kind() == NodeKind::Region {
            walk.skip_node();
        } else if inner.kind().is_type() {
            types.push(inner.span());
            walk.skip_node();
        }
    }
    types
}

/// The values in the text of an operation, without its results and its regions.
pub(crate) fn operand_tokens(operation: Operation<'_>) -> impl Iterator<Item = SyntaxToken<'_>> {
    let mut nodes = vec![operation.syntax()];
    let next = move || {
        let node = nodes.pop()?;
        let is_own = |child: &SyntaxNode<'_>| {
            ![NodeKind::Region, NodeKind::OperationResults].contains(&child.kind())
        };
        nodes.extend(node.children().filter(is_own));
        Some(node.own_tokens().filter(|token| token.kind() == TokenKind::PercentIdentifier))
    };
    std::iter::from_fn(next).flatten()
}

/// The entries in the dictionary and the properties of an operation.
pub(super) fn attribute_entries<'t>(
    operation: SyntaxNode<'t>,
) -> impl Iterator<Item = SyntaxNode<'t>> {
    let dictionary = |node: SyntaxNode<'t>| match node.kind() {
        NodeKind::Properties => node.child(NodeKind::DictionaryAttribute),
        NodeKind::AttributeDictionary => Some(node),
        _ => None,
    };
    let dictionaries = operation.children().filter_map(dictionary);
    let entries = dictionaries.flat_map(|dictionary| dictionary.children());
    entries.filter(|node| node.kind() == NodeKind::AttributeEntry)
}

/// Returns the first definition of an alias in a chunk.
fn alias_definition(document: &Document, chunk: SyntaxNode<'_>, name: &[u8]) -> Option<Span> {
    alias_definitions(chunk).map(|(span, _)| span).find(|span| document.slice(*span) == name)
}

impl Entity {
    fn local(unit: usize, definition: usize) -> Entity {
        Entity::Local { unit, definition: u32::try_from(definition).unwrap_or(u32::MAX) }
    }

    /// The place that introduces the name.
    pub(super) fn definition(self, document: &Document) -> Option<Span> {
        match self {
            Entity::Local { unit, definition } => {
                let unit = document.unit(unit)?;
                let definition = unit.names.definitions.get(definition as usize)?;
                Some(definition.name.shifted(unit.offset))
            }
            Entity::Symbol(symbol) => Some(document.symbols().symbol(document, symbol)?.span),
            Entity::Alias(span) | Entity::Axis(span) | Entity::Resource(span) => Some(span),
        }
    }

    /// The definition, if it is a value or block; its ranges count from the unit's first byte,
    /// whose offset is given too.
    pub(super) fn local_definition(self, document: &Document) -> Option<(u32, Definition)> {
        let Entity::Local { unit, definition } = self else { return None };
        let unit = document.unit(unit)?;
        Some((unit.offset, *unit.names.definitions.get(definition as usize)?))
    }

    /// All mentions, in the order of the text, the definition among them.
    pub(super) fn occurrences(self, document: &Document) -> Vec<Occurrence> {
        let mut found = match self {
            Entity::Local { unit, definition } => local_uses(document, unit, definition),
            Entity::Symbol(symbol) => symbol_uses(document, symbol),
            Entity::Alias(definition) => alias_uses(document, definition),
            Entity::Axis(definition) => MeshAxes::of(document)
                .map(|axes| axes.mentions_of(definition).collect())
                .unwrap_or_default(),
            Entity::Resource(definition) => resources::mentions(document, definition),
        };
        if let Some(span) = self.definition(document) {
            // If a form binds a name, the definition may have been taken for a use.
            found.retain(|&use_| use_ != span);
            found.push(span);
        }
        found.sort_unstable();
        let definition = self.definition(document);
        let occurrence = |span| Occurrence { span, is_definition: Some(span) == definition };
        found.into_iter().map(occurrence).collect()
    }
}

fn local_uses(document: &Document, unit: usize, definition: u32) -> Vec<Span> {
    let Some(unit) = document.unit(unit) else { return Vec::new() };
    let means = |use_: &&Use| use_.definition == Some(definition);
    unit.names.uses.iter().filter(means).map(|use_| use_.name.shifted(unit.offset)).collect()
}

fn symbol_uses(document: &Document, symbol: u32) -> Vec<Span> {
    let index = document.symbols();
    let Some(name) = index.symbol(document, symbol).map(|found| found.name) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for unit in document.units() {
        for (number, reference) in (0..).zip(&unit.facts.references) {
            let span = reference.span.shifted(unit.offset);
            if symbol_name(document.slice(span)) == name
                && index.resolve(document, unit, number) == Some(symbol)
            {
                found.push(span);
            }
        }
    }
    found
}

fn alias_uses(document: &Document, definition: Span) -> Vec<Span> {
    let Some(chunk) = chunk_at(document, definition.start()).map(SyntaxNode::span) else {
        return Vec::new();
    };
    let name = document.slice(definition);
    let uses = document.units().flat_map(|unit| {
        unit.names.alias_uses.iter().map(move |use_| use_.name.shifted(unit.offset))
    });
    uses.filter(|&span| chunk.covers(span) && document.slice(span) == name).collect()
}
