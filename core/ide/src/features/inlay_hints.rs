//! Inlay hints: text that is implied.

use super::expanded::{expanded, meaning};
use super::inlay_hint::InlayHint;
use super::operand_hints::operand_hints;
use crate::db::{Document, alias_definitions, chunk_at};
use crate::entity::{header, operation_at};
use crate::operation_roles::OperationRolesAt;
use crate::value_types::value_types_at;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::ods::ValueReference;
use abide_mlir::ods::format::TypeResolution;
use abide_mlir::parse::{Piece, Role};
use abide_source::sort;
use abide_source::text::Span;
use std::iter;

/// The longest type that is shown, in bytes.
const MAX_TYPE_BYTES: usize = 60;

/// In a longer line, in bytes, types are not looked for.
const MAX_LINE_BYTES: u32 = 1 << 10;

/// The maximum number of aliases that are considered.
const MAX_ALIASES: usize = 256;

/// Returns the hints in a range: the types of results, and of the names that an operation's form binds, that are not
/// written next to them. They come from the generic form, or from the described operations of a function. The known
/// symbolic shapes follow them. Before the operands of calls and returns is their meaning for the function.
#[must_use]
pub fn inlay_hints(document: &Document, range: Span) -> Vec<InlayHint> {
    let mut hints = Vec::new();
    for unit in document.units() {
        let span = unit.span();
        if span.end() < range.start() || range.end() < span.start() {
            continue;
        }
        let shown = |definition: &&Definition| range.covers(definition.name.shifted(unit.offset));
        let mut hidden = unit.names.definitions.iter().filter(shown).filter(|definition| {
            let kind = definition.kind;
            matches!(kind, DefinitionKind::Results { .. } | DefinitionKind::RegionArgument)
        });
        let Some(first) = hidden.next() else { continue };
        let aliases = type_aliases(document, unit.offset);
        let types_at = |definition: Definition| {
            value_types_at(document, definition.name.shifted(unit.offset).start())
        };
        // Outside of functions there are several parts.
        let of_function = (unit.index > 0).then(|| types_at(*first));
        for definition in iter::once(first).chain(hidden) {
            let name = definition.name.shifted(unit.offset);
            let types = of_function.clone().unwrap_or_else(|| types_at(*definition));
            let ty = match definition.type_span {
                Some(ty) => {
                    let ty = ty.shifted(unit.offset);
                    let between = Span::new(name.end(), ty.start().max(name.end()));
                    let is_hidden = document.slice(between).contains(&b'\n');
                    is_hidden.then(|| document.string(ty))
                }
                None => {
                    let ty = types.as_ref().and_then(|types| types.text(unit, *definition));
                    let hidden = ty.filter(|ty| !is_shown(document, name, ty));
                    hidden.map(|ty| in_own_spelling(&aliases, ty))
                }
            };
            let shape = types.as_ref().and_then(|types| types.shapes(document).at(name.start()));
            let labels = [ty.map(|ty| format!(": {ty}")), shape.map(|shape| shape.text.clone())];
            let offset = end_after_count(document, name);
            let shown = labels.into_iter().flatten().filter(|label| label.len() <= MAX_TYPE_BYTES);
            hints.extend(shown.map(|label| InlayHint::after(offset, label)));
        }
    }
    let operands = operand_hints(document, range).into_iter();
    hints.extend(operands.filter(|hint| hint.label.len() <= MAX_TYPE_BYTES));
    sort::by_number(&mut hints, |hint| hint.offset);
    hints
}

/// Whether the operation that defines a name shows its types.
fn is_shown(document: &Document, name: Span, types: &str) -> bool {
    match OperationRolesAt::around(document, name.start()) {
        Some(written) => is_written(document, &written, types),
        None => operation_at(document, name.start())
            .is_some_and(|operation| is_in_line(document, header(operation), types)),
    }
}

/// Whether an operation's text contains types: each of them as the type of one of its values, or after an attribute
/// that determines the type of its result.
fn is_written(document: &Document, written: &OperationRolesAt<'_>, types: &str) -> bool {
    let shows = |piece: &Piece, ty: &str| match piece.role {
        Role::OperandType(_) | Role::ResultType(_) => document.string(piece.span) == ty,
        Role::Attribute(index) => {
            let from = ValueReference::Attribute(index);
            let tells = |of: &TypeResolution| *of == TypeResolution::SameAs(from);
            let format = written.description.format();
            let is_implied_by_type =
                format.is_some_and(|format| format.result_types.iter().any(tells));
            is_implied_by_type && document.string(piece.span).ends_with(ty)
        }
        _ => false,
    };
    let pieces = &written.roles.pieces;
    pieces.iter().any(|piece| shows(piece, types))
        || types.split(", ").all(|ty| pieces.iter().any(|piece| shows(piece, ty)))
        || is_in_line(document, header(written.operation), types)
}

/// Whether a text has types as separate words, in any spelling of blanks and aliases.
fn is_in_line(document: &Document, line: Span, types: &str) -> bool {
    if line.len() > MAX_LINE_BYTES {
        return false;
    }
    let words = words_of(document, line);
    let has = |ty: &str| words.contains(&without_blanks(ty));
    has(types) || types.split(", ").all(has)
}

/// The words of a text with the brackets that follow them, without blanks; aliases of types are written out.
fn words_of(document: &Document, line: Span) -> Vec<String> {
    let text = document.string(line);
    let (mut words, mut word) = (Vec::new(), String::new());
    let (mut depth, mut before, mut is_quoted) = (0_usize, ' ', false);
    for c in text.chars() {
        is_quoted ^= c == '"';
        match c {
            '<' if !is_quoted => depth += 1,
            '>' if !is_quoted && before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let ends = c.is_whitespace() || matches!(c, ',' | '(' | ')' | ':' | '{' | '}');
        if depth == 0 && ends && !is_quoted {
            words.push(std::mem::take(&mut word));
        } else if !c.is_whitespace() {
            word.push(c);
        }
        before = c;
    }
    words.push(word);
    let meaning_of = |word: String| {
        let is_alias = word.starts_with('!');
        let definition = document.aliases().definition(word.as_bytes(), line.start());
        let meaning = definition.filter(|_| is_alias).and_then(|it| meaning(document, it));
        let text = meaning.map(|it| expanded(document, it).unwrap_or_else(|| document.string(it)));
        text.map_or(word, |text| without_blanks(&text))
    };
    words.into_iter().map(meaning_of).collect()
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// The aliases of types in the part of the file around a place: the meaning of each without blanks, and its name.
fn type_aliases(document: &Document, offset: u32) -> Vec<(String, String)> {
    let Some(chunk) = chunk_at(document, offset) else { return Vec::new() };
    let definitions = alias_definitions(chunk).take(MAX_ALIASES);
    let of_types = definitions.filter(|(name, _)| document.slice(*name).starts_with(b"!"));
    let named = of_types.filter_map(|(name, node)| {
        let it = meaning(document, node.span())?;
        let text = expanded(document, it).unwrap_or_else(|| document.string(it));
        Some((without_blanks(&text), document.string(name)))
    });
    named.collect()
}

/// A type as the file spells it: by its alias, if there is one.
fn in_own_spelling(aliases: &[(String, String)], ty: String) -> String {
    if aliases.is_empty() {
        return ty;
    }
    let text = without_blanks(&ty);
    let alias = aliases.iter().find(|(meaning, _)| *meaning == text);
    alias.map_or(ty, |(_, name)| name.clone())
}

/// The end of `%a`, or of `%a:2`.
fn end_after_count(document: &Document, name: Span) -> u32 {
    let after = document.text().get(name.end() as usize..).unwrap_or_default();
    let digits = match after {
        [b':', rest @ ..] => rest.iter().take_while(|byte| byte.is_ascii_digit()).count(),
        _ => 0,
    };
    let len = if digits > 0 { u32::try_from(digits + 1).unwrap_or(0) } else { 0 };
    name.end().saturating_add(len)
}
