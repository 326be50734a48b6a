//! Hovers.

use super::affine;
use super::annotations::{argument_in_words, hover_annotation};
use super::expanded::{expanded, innermost, meaning};
use super::explain::call_in_words;
use super::lines::{parameter_line, words_of};
use super::operation_help::{documentation, role_in_words};
use super::signatures::hover_metadata;
use super::type_in_words::{type_at_in_words, type_in_words};
use super::written_type::written_types;
use crate::callee::call_form;
use crate::db::{Document, alias_definitions, chunk_at};
use crate::described::{Described, described_at, described_name};
use crate::entity::{Entity, entity_at, header, operation_at};
use crate::markdown::{Hover, MAX_CODE_BYTES, cut, fenced};
use crate::mesh_axes;
use crate::mesh_axes::MeshAxes;
use crate::operation_roles::OperationRolesAt;
use crate::resources::resource_in_words;
use crate::value_shapes::SymbolicShape;
use crate::value_types::{last_value_types_at, value_types_at};
use abide_mlir::names::DefinitionKind;
use abide_mlir::ods::ParametricDescription;
use abide_mlir::parse::{Piece, Role};
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode};
use abide_source::spelling::counted;
use abide_source::text::Span;

/// Returns the hover of the name, map or operation under a pointer.
#[must_use]
pub fn hover(document: &Document, offset: u32) -> Option<Hover> {
    if let Some(hover) = hover_metadata(document, offset) {
        return Some(hover);
    }
    // A name within an attribute is that of another thing.
    let entity = entity_at(document, offset);
    if entity.is_none()
        && let Some(hover) = hover_annotation(document, offset)
    {
        return Some(hover);
    }
    if let Some((span, entity)) = entity {
        let markdown = match entity {
            Entity::Local { .. } => local(document, span, entity)?,
            Entity::Symbol(symbol) => of_symbol(document, entity, symbol)?,
            Entity::Alias(definition) => alias(document, entity, definition)?,
            Entity::Axis(definition) => axis(document, span, definition)?,
            Entity::Resource(definition) => resource_in_words(document, span, definition)?,
        };
        // The name of a symbol is an attribute of its operation, which the line of that shows.
        let is_defined = |symbol: u32| {
            let found = document.symbols().symbol(document, symbol);
            found.is_some_and(|found| found.span == span)
        };
        let role = match entity {
            Entity::Symbol(symbol) if is_defined(symbol) => None,
            _ => OperationRolesAt::around(document, span.start()),
        };
        let role = role
            .and_then(|written| role_in_words(document, &written, written.piece_at(span.start())?));
        let role = role.map(|role| format!("\n\n{role}")).unwrap_or_default();
        return Some(Hover { span, markdown: format!("{markdown}{role}") });
    }
    let path = document.tree().root().path_to(offset);
    of_map(document, &path)
        .or_else(|| of_operation(document, &path, offset))
        .or_else(|| of_described(document, offset))
        .or_else(|| of_piece(document, offset))
        .or_else(|| of_word(document, offset))
        .or_else(|| of_written(document, &path))
}

/// Returns the hover of a type or an attribute known only by its text.
fn of_written(document: &Document, path: &[SyntaxNode<'_>]) -> Option<Hover> {
    let (node, what) = innermost(path)?;
    let mut markdown = format!("{}\n{what}", code(document, node.span()));
    if let Some(words) = type_at_in_words(document, node.span()) {
        markdown.push_str(": ");
        markdown.push_str(&words);
    }
    if let Some(expanded) = expanded(document, node.span()) {
        markdown.push_str("\n\nwritten out\n");
        markdown.push_str(&fenced(&cut(&expanded)));
    }
    Some(Hover { span: node.span(), markdown })
}

/// A type, an attribute or a word of an enumeration that a dialect describes.
fn of_described(document: &Document, offset: u32) -> Option<Hover> {
    let (span, described) = described_at(document, offset)?;
    let about = match described {
        Described::Operation(_) => return None,
        Described::Parametric(one, sign) => parametric_documentation(one, sign),
        Described::Enumeration(one) => {
            format!("enumeration `{}`: {}\n\n{}", one.name, one.summary, words_of(one))
        }
        Described::Word(one, case) => {
            let (keyword, value) = (&case.keyword, case.value);
            format!("`{keyword}` = {value} of the enumeration `{}`: {}", one.name, words_of(one))
        }
    };
    let role = OperationRolesAt::around(document, offset)
        .and_then(|written| role_in_words(document, &written, written.piece_at(offset)?));
    let role = role.map(|role| format!("\n\n{role}")).unwrap_or_default();
    Some(Hover { span, markdown: format!("{}\n{about}{role}", code(document, span)) })
}

/// Returns the description of a dialect's type or attribute by its name with its sign.
pub(crate) fn documentation_of_name(document: &Document, name: &str) -> Option<String> {
    let named = described_name(document.registry(), name)?;
    match named {
        Described::Parametric(one, sign) => Some(parametric_documentation(one, sign)),
        Described::Enumeration(one) => Some(format!("{}\n\n{}", one.summary, words_of(one))),
        Described::Operation(_) | Described::Word(..) => None,
    }
}

/// Returns the description of a dialect's type or attribute.
fn parametric_documentation(one: &ParametricDescription, sign: char) -> String {
    let mut out = match one.summary.is_empty() {
        true => format!("`{sign}{}`", one.name),
        false => format!("`{sign}{}`: {}", one.name, one.summary),
    };
    if !one.parameters.is_empty() {
        out.push('\n');
    }
    for parameter in &one.parameters {
        out.push_str("\n- parameter ");
        out.push_str(&parameter_line(parameter));
    }
    if !one.description.is_empty() {
        out.push_str("\n\n");
        out.push_str(&one.description);
    }
    out
}

/// A piece of a described operation: an attribute, a word of an enumeration, a type.
fn of_piece(document: &Document, offset: u32) -> Option<Hover> {
    let written = OperationRolesAt::around(document, offset)?;
    let piece = written.piece_at(offset)?;
    let is_region = matches!(piece.role, Role::Region(_));
    let (start, end) = (piece.span.start(), piece.span.end());
    // Within a region, its contents are meant.
    if is_region && !Span::new(start, start + 1).touches(offset) && end != offset {
        return None;
    }
    let role = role_in_words(document, &written, piece)?;
    if is_region {
        return Some(Hover { span: Span::new(start, start + 1), markdown: role });
    }
    let shown = code(document, piece.span);
    let is_type = matches!(piece.role, Role::OperandType(_) | Role::ResultType(_));
    let words = is_type.then(|| type_at_in_words(document, piece.span)).flatten();
    let words = words.map(|words| format!("\n\n{words}")).unwrap_or_default();
    Some(Hover { span: piece.span, markdown: format!("{shown}\n{role}{words}") })
}

/// A word of a form that has the name of an attribute: `fastmath<fast>`.
fn of_word(document: &Document, offset: u32) -> Option<Hover> {
    let written = OperationRolesAt::around(document, offset)?;
    let token = document.tree().token_at_offset(offset)?;
    let word = std::str::from_utf8(token.text(document.text())).ok()?;
    let index = written.description.attribute_index(word)?;
    let piece = Piece { span: token.span(), role: Role::Attribute(index), depth: 0 };
    let role = role_in_words(document, &written, piece)?;
    let shown = code(document, token.span());
    Some(Hover { span: token.span(), markdown: format!("{shown}\n{role}") })
}

fn shape_in_words(shape: &SymbolicShape) -> String {
    format!("shape `{}` with {}\n", shape.text, shape.ranges.join(", "))
}

/// A value or block.
fn local(document: &Document, name: Span, entity: Entity) -> Option<String> {
    let (offset, definition) = entity.local_definition(document)?;
    let mentions = entity.occurrences(document);
    let uses = mentions.iter().filter(|mention| !mention.is_definition).count();
    let spelling = document.string(name);
    let place = definition.name.shifted(offset);
    let path = document.tree().root().path_to(place.start());
    if definition.kind == DefinitionKind::Block {
        let label = path.iter().rev().find(|node| node.kind() == NodeKind::BlockLabel)?;
        let what = format!("block, {}", counted(uses, "predecessor mention"));
        return Some(format!("{}\n{what}", code(document, label.span())));
    }
    let unit = document.unit_at(place.start())?;
    let mut types = last_value_types_at(document, place.start());
    if types.as_ref().is_some_and(|types| types.text(unit, definition).is_none()) {
        types = value_types_at(document, place.start());
    }
    let type_text = match definition.type_span {
        Some(span) => Some(document.string(span.shifted(offset))),
        None => types.as_ref().and_then(|types| types.text(unit, definition)),
    };
    let type_text = type_text.or_else(|| {
        let written = written_types(document, &path, place, definition.kind);
        let texts: Vec<_> = written.iter().map(|ty| document.string(*ty)).collect();
        (!texts.is_empty()).then(|| texts.join(", "))
    });
    let words = match definition.type_span {
        Some(span) => type_at_in_words(document, span.shifted(offset)),
        None => type_text.as_deref().and_then(|text| type_in_words(document, text)),
    };
    let words = words.map(|words| format!("{words}\n")).unwrap_or_default();
    let head = match type_text {
        Some(text) => fenced(&format!("{spelling} : {}", cut(&text))),
        None => fenced(&spelling),
    };
    let operation = path.iter().rev().find_map(|&node| Operation::cast(node));
    let (what, is_line_shown) = match definition.kind {
        DefinitionKind::Results { count: 1 } => ("result".to_owned(), true),
        DefinitionKind::Results { count } => (format!("{count} results"), true),
        DefinitionKind::Argument if path.iter().any(|n| n.kind() == NodeKind::BlockLabel) => {
            ("block argument".to_owned(), false)
        }
        DefinitionKind::Argument => ("argument".to_owned(), false),
        // The line of a loop has the bounds of its induction variable.
        _ => ("argument of a region".to_owned(), true),
    };
    let of = operation.map(|operation| operation_name(document, operation)).unwrap_or_default();
    let uses = counted(uses, "use");
    let shown =
        operation.filter(|_| is_line_shown).map(|operation| code(document, header(operation)));
    let shape = types.as_ref().and_then(|types| types.shapes(document).at(place.start()));
    let shape = shape.map(shape_in_words).unwrap_or_default();
    let is_argument = definition.kind == DefinitionKind::Argument;
    let stated = is_argument.then(|| argument_in_words(document, place.start())).flatten();
    let stated = stated.map(|stated| format!("\n{stated}")).unwrap_or_default();
    let shown = shown.unwrap_or_default();
    Some(format!("{head}\n{what} of `{of}`, {uses}\n{words}{shape}{shown}{stated}"))
}

fn of_symbol(document: &Document, entity: Entity, symbol: u32) -> Option<String> {
    let found = document.symbols().symbol(document, symbol)?;
    let references = entity.occurrences(document).len().saturating_sub(1);
    let operation = operation_at(document, found.span.start())?;
    let what = format!("symbol, {}", counted(references, "reference"));
    let call = call_in_words(document, found.span);
    let call = call.map(|call| format!("\n\n{call}")).unwrap_or_default();
    Some(format!("{}\n{what}{call}", code(document, header(operation))))
}

fn alias(document: &Document, entity: Entity, definition: Span) -> Option<String> {
    let chunk = chunk_at(document, definition.start())?;
    let (_, node) = alias_definitions(chunk).find(|&(name, _)| name == definition)?;
    let uses = entity.occurrences(document).len().saturating_sub(1);
    let map = node.children().find(|n| is_map(*n));
    let explained = map.and_then(|map| affine::explain_at(document, map.span()));
    let mut markdown = format!("{}\nalias, {}", code(document, node.span()), counted(uses, "use"));
    let meant = meaning(document, node.span());
    if let Some(words) = meant.and_then(|it| type_at_in_words(document, it)) {
        markdown.push_str("\n\n");
        markdown.push_str(&words);
    }
    if let Some(expanded) = meant.and_then(|it| expanded(document, it)) {
        markdown.push_str("\n\nwritten out\n");
        markdown.push_str(&fenced(&cut(&expanded)));
    }
    if let Some(explained) = explained {
        markdown.push_str("\n\n");
        markdown.push_str(&explained);
    }
    Some(markdown)
}

/// An axis of a mesh, and its meaning in the attribute that mentions it.
fn axis(document: &Document, span: Span, definition: Span) -> Option<String> {
    let mesh_axes::Described { mesh, size, .. } = MeshAxes::of(document)?.described(definition)?;
    let name = document.string(span);
    let devices = counted(usize::try_from(size).unwrap_or(usize::MAX), "device");
    let mut markdown = format!("`{name}`: axis of the mesh `@{mesh}`, {devices}\n");
    if let Some(stated) = hover_annotation(document, span.start()) {
        markdown.push('\n');
        markdown.push_str(&stated.markdown);
    }
    Some(markdown)
}

fn is_map(node: SyntaxNode<'_>) -> bool {
    matches!(node.kind(), NodeKind::AffineMap | NodeKind::IntegerSet)
}

fn of_map(document: &Document, path: &[SyntaxNode<'_>]) -> Option<Hover> {
    let map = path.iter().rev().find(|node| is_map(**node))?;
    let markdown = affine::explain_at(document, map.span())?;
    Some(Hover { span: map.span(), markdown })
}

/// An operation, where the pointer is on its name.
fn of_operation(document: &Document, path: &[SyntaxNode<'_>], offset: u32) -> Option<Hover> {
    let operation = path.iter().rev().find_map(|&node| Operation::cast(node))?;
    let name = operation.name_token()?.span();
    if !name.touches(offset) {
        return None;
    }
    let header = header(operation);
    let form = if operation.is_generic() { ", generic form" } else { "" };
    let what = format!("`{}`{form}", operation_name(document, operation));
    let mut markdown = format!("{what}\n{}", code(document, header));
    if let Some(call) = call_form(document, operation) {
        markdown.push_str(&format!("\n\nIts call:\n{}", fenced(&cut(&call))));
    }
    if let Some(documentation) = documentation(document, &operation_name(document, operation)) {
        markdown.push_str("\n\n");
        markdown.push_str(&documentation);
    }
    Some(Hover { span: name, markdown })
}

fn operation_name(document: &Document, operation: Operation<'_>) -> String {
    String::from_utf8_lossy(operation.name(document.text())).into_owned()
}

fn code(document: &Document, span: Span) -> String {
    // The rest may be a constant of many megabytes.
    let longest = u32::try_from(2 * MAX_CODE_BYTES).unwrap_or(u32::MAX);
    let end = span.end().min(span.start().saturating_add(longest));
    fenced(&cut(document.string(Span::new(span.start(), end)).trim_end()))
}
