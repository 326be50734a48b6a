//! Names that are misspelt or defined twice.

use super::context::{FixContext, change_to, fix};
use crate::db::{Document, alias_definitions, chunk_at};
use crate::entity::attribute_entries;
use crate::visible::Visible;
use abide_mlir::names::DefinitionKind;
use abide_mlir::syntax::{NodeKind, SyntaxNode, TokenKind};
use abide_source::diagnostic::{Detail, Diagnostic, Fix, codes};
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit};

/// The maximum length of short names, with their sigil: in those a different letter means a different name.
const SHORT_NAME_BYTES: usize = 3;

/// The maximum number of paths to symbols of a name that are tried.
const MAX_PATHS: usize = 2;

pub(super) fn guesses(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let code = found.code;
    if code == codes::mlir::UNDEFINED_VALUE || code == codes::mlir::UNDEFINED_BLOCK {
        near_local(place)
    } else if code == codes::mlir::UNDEFINED_ALIAS {
        near_alias(place)
    } else if matches!(*found.detail, Detail::NoSuchSymbol { .. }) {
        near_symbol(place)
    } else if let Detail::MissingAttribute(name) = &*found.detail {
        near_key(place, name)
    } else if code == codes::mlir::REDEFINED_VALUE {
        let fresh = place.fresh(place.text());
        vec![renamed_below(place, &fresh), renamed(place, &fresh)]
    } else if code == codes::mlir::REDEFINED_SYMBOL {
        // In the generic form the name is a string.
        match place.text().strip_suffix('"') {
            Some(quoted) => vec![renamed(place, &format!("{}\"", place.fresh(quoted)))],
            None => vec![renamed(place, &place.fresh(place.text()))],
        }
    } else if code == codes::mlir::REDEFINED_BLOCK || code == codes::mlir::REDEFINED_ALIAS {
        vec![renamed(place, &place.fresh(place.text()))]
    } else if code == codes::mlir::INVALID_OPERATION {
        let mut guesses = nested_symbol(place);
        guesses.extend(near_of_undefined(place));
        guesses
    } else {
        Vec::new()
    }
}

/// The value or block with the nearest name that the place sees.
fn near_local(place: &FixContext<'_>) -> Vec<Fix> {
    let document = place.document;
    let Some(unit) = document.unit_at(place.span.start()) else { return Vec::new() };
    let visible = Visible::at(document, unit, place.span.start() - unit.offset);
    let is_block = place.text().starts_with('^');
    let all = if is_block { visible.blocks } else { visible.values };
    let own = place.operation.map(|operation| operation.syntax().span().start());
    let is_entry = |name: Span| is_block && is_entry_block(document, name);
    let names: Vec<String> = all
        .iter()
        .filter(|one| is_block || Some(one.name.shifted(unit.offset).start()) != own)
        .filter(|one| is_block == (one.kind == DefinitionKind::Block))
        .filter(|one| !is_entry(one.name.shifted(unit.offset)))
        .map(|one| place.string(one.name.shifted(unit.offset)))
        .collect();
    let near = nearest(place.text(), names.iter().map(String::as_str)).into_iter();
    // Labels are numbered, but a letter means another block.
    let is_number = is_block && place.text().len() >= SHORT_NAME_BYTES;
    let near = near.filter(|name| is_number || is_likely_meant(place.text(), name));
    near.map(|name| change_to(place.span, name)).collect()
}

/// Whether the likeness of two names is unlikely to be chance: `%b` is not meant for `%a`, nor `%arg2` for `%arg1`.
fn is_likely_meant(written: &str, near: &str) -> bool {
    let word = |name: &str| name.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned();
    let (own, other) = (word(written), word(near));
    let is_as_long = written.len() == near.len();
    let is_other_number = own == other && (is_as_long || own.len() == 1);
    let is_substituted = is_as_long && written.len() <= SHORT_NAME_BYTES;
    written.eq_ignore_ascii_case(near) || !is_other_number && !is_substituted
}

/// Whether a label begins the first block of its region, which no branch may go to.
fn is_entry_block(document: &Document, label: Span) -> bool {
    let path = document.tree().root().path_to(label.start());
    let mut around = path.iter().rev();
    let block = around.find(|node| node.kind() == NodeKind::Block);
    let region = around.find(|node| node.kind() == NodeKind::Region);
    let first = region.and_then(|region| region.child(NodeKind::Block));
    block.is_some() && block.map(|block| block.span()) == first.map(|first| first.span())
}

fn near_alias(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(chunk) = chunk_at(place.document, place.span.start()) else { return Vec::new() };
    let names: Vec<String> = alias_definitions(chunk)
        .filter(|(name, _)| name.start() < place.span.start())
        .map(|(name, _)| place.string(name))
        .collect();
    let near = nearest(place.text(), names.iter().map(String::as_str)).into_iter();
    let near = near.filter(|name| is_likely_meant(place.text(), name));
    near.map(|name| change_to(place.span, name)).collect()
}

/// The function with the nearest name, or a declaration of the one that is called.
fn near_symbol(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(name) = first_symbol(place) else { return Vec::new() };
    let written = place.string(name);
    let near = nearest_symbols(place, name).into_iter().map(|near| change_to(name, &near));
    near.chain(nested_symbol(place)).chain(declaration(place, &written)).collect()
}

/// The nearest symbol to the first one of an operation that the file does not define.
fn near_of_undefined(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(name) = first_symbol(place) else { return Vec::new() };
    let near = nearest_symbols(place, name);
    near.iter().map(|near| change_to(name, near)).collect()
}

/// The symbols of the file that are nearest to a mentioned one, which it does not define.
pub(super) fn nearest_symbols(place: &FixContext<'_>, mention: Span) -> Vec<String> {
    let symbols = place.document.symbols().symbols(place.document);
    let names = symbols.map(|symbol| String::from_utf8_lossy(symbol.name));
    let names: Vec<String> = names.map(|name| format!("@{name}")).collect();
    let written = place.string(mention);
    if names.contains(&written) {
        return Vec::new();
    }
    let near = nearest(&written, names.iter().map(String::as_str)).into_iter();
    near.filter(|near| is_likely_meant(&written, near)).map(str::to_owned).collect()
}

/// The path of a symbol of this name within another one: `@a::@b` for `@b` and for `@a.b`.
fn nested_symbol(place: &FixContext<'_>) -> Vec<Fix> {
    let (document, index) = (place.document, place.document.symbols());
    let Some(mention) = first_symbol(place) else { return Vec::new() };
    let written = place.string(mention);
    let name = written.trim_start_matches('@').rsplit('.').next().unwrap_or_default();
    let after = document.text().get(mention.end() as usize..).unwrap_or_default();
    if name.is_empty() || after.starts_with(b"::") {
        return Vec::new();
    }
    let same = index.symbols(document).filter(|symbol| symbol.name == name.as_bytes());
    let paths = same.filter_map(|symbol| {
        let owner = index.tables.get(symbol.table? as usize)?.symbol?;
        let owner = index.symbol(document, owner)?;
        Some(format!("@{}::@{name}", String::from_utf8_lossy(owner.name)))
    });
    paths.take(MAX_PATHS).map(|path| change_to(mention, &path)).collect()
}

/// The entry whose name is near to that of a missing attribute.
fn near_key(place: &FixContext<'_>, missing: &str) -> Vec<Fix> {
    let entries = place.operation.into_iter().flat_map(|one| attribute_entries(one.syntax()));
    let keys: Vec<(Span, String)> = entries
        .filter_map(|entry| entry.tokens().next().map(|key| key.span()))
        .map(|key| (key, place.string(key)))
        .collect();
    let near = nearest(missing, keys.iter().map(|(_, written)| &**written));
    let near = near.first().and_then(|near| keys.iter().find(|(_, written)| written == near));
    near.map(|(key, _)| change_to(*key, missing)).into_iter().collect()
}

/// The first symbol of an operation that is not in one of its regions.
pub(super) fn first_symbol(place: &FixContext<'_>) -> Option<Span> {
    let node = place.operation?.syntax();
    let is_region =
        |child: &SyntaxNode<'_>| matches!(child.kind(), NodeKind::Region | NodeKind::RegionList);
    let regions: Vec<Span> = node.children().filter(is_region).map(|it| it.span()).collect();
    let is_own = |span: &Span| regions.iter().all(|region| !region.covers(*span));
    let symbols = node.tokens().filter(|token| token.kind() == TokenKind::AtIdentifier);
    symbols.map(|token| token.span()).find(is_own)
}

/// `func.func private @callee(i32) -> f32` in front of the function that calls it.
fn declaration(place: &FixContext<'_>, name: &str) -> Option<Fix> {
    let function = place.document.function_at(place.span.start())?.span();
    let text = place.string(place.operation?.syntax().span());
    // The type is after the last colon outside of brackets.
    let mut depth = 0_i32;
    let mut colon = None;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b'>' if !text.get(..index)?.ends_with('-') => depth -= 1,
            b':' if depth == 0 => colon = Some(index),
            _ => {}
        }
    }
    let ty = text.get(colon? + 1..)?.trim();
    let (inputs, results) = ty.split_once("->")?;
    let results = match results.trim() {
        "()" => String::new(),
        results => format!(" -> {results}"),
    };
    let indentation = place.indentation(function.start());
    let line = format!("func.func private {name}{}{results}\n{indentation}", inputs.trim());
    Some(fix(format!("declare '{name}'"), Span::at(function.start()), line))
}

fn renamed(place: &FixContext<'_>, name: &str) -> Fix {
    fix(format!("rename it to '{name}'"), place.span, name)
}

/// The second value of a name, and the uses of the name below it in the function.
fn renamed_below(place: &FixContext<'_>, name: &str) -> Fix {
    let mut edits = vec![TextEdit::new(place.span, name)];
    if let Some(unit) = place.document.unit_at(place.span.start()) {
        let uses = unit.names.uses.iter().map(|use_| use_.name.shifted(unit.offset));
        let below = uses.filter(|use_| use_.start() > place.span.end());
        let same =
            below.filter(|use_| use_.slice(place.document.text()) == place.text().as_bytes());
        edits.extend(same.map(|use_| TextEdit::new(use_, name)));
    }
    Fix::uncertain(format!("rename it to '{name}' from here on"), edits)
}
