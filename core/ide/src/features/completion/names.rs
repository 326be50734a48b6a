//! Names in the file: values, blocks, symbols and aliases.

use super::item::{CompletionKind, Found, Item, MAX_OFFERED_ITEMS, Rank};
use super::wanted_symbol::wanted_symbol;
use crate::callee::{Callee, symbol_at};
use crate::db::{Document, DocumentUnit, FileSymbol, alias_definitions, chunk_at};
use crate::entity::{header, operations_around};
use crate::features::expected_type::{Expected, Types};
use crate::operation_roles::{CursorContext, path_of, token_before};
use crate::snippet::escaped;
use crate::visible::Visible;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::parse::{self, Role};
use abide_mlir::syntax::{Operation, SyntaxNode};
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;

/// The maximum number of values with the typed prefix; the last ones before the cursor are offered.
const MAX_VALUES_CONSIDERED: usize = 8 * MAX_OFFERED_ITEMS;

/// The maximum number of functions that are offered with the arguments and types of their call.
const MAX_OFFERED_CALLS: usize = 40;

/// Returns the range of the result names of the operation around a position.
fn own_results(document: &Document, offset: u32) -> Option<Span> {
    // After a blank, the tree has no operation.
    let path = path_of(document, token_before(document, offset)?.span());
    let operation = path.into_iter().rev().find_map(Operation::cast)?;
    let results =
        Span::new(operation.syntax().span().start(), operation.name_token()?.span().start());
    (results.end() < offset).then_some(results)
}

/// The values that a place sees: those first that fit and are defined before it.
pub(super) fn values(document: &Document, offset: u32, word: Span) -> Found {
    let Some(types) = Types::at(document, offset) else { return Vec::new() };
    let around = CursorContext::of(document, word.start());
    let expected = match &around {
        CursorContext::Operation(written, _) => {
            let roles = written.roles.stop.expected.iter();
            let mut roles = roles.filter_map(|one| match one {
                parse::Expected::Role(role) => Some(*role),
                _ => None,
            });
            // A flag may precede the name: `scf.for unsigned %i`.
            let is_name = roles.clone().any(|role| role == Role::Argument);
            if is_name && roles.clone().all(|role| !matches!(role, Role::Operand(_))) {
                return Vec::new();
            }
            roles.find_map(|role| match role {
                Role::Operand(nth) => Some(types.expected_value(written, nth)),
                _ => None,
            })
        }
        _ => None,
    };
    fitting_values(document, &types, expected.as_ref(), word, offset)
}

/// The order of values: the rank, whether the definition is further down, whether it is an argument, the distance.
type Order = (Rank, bool, bool, u32);

/// The visible values at a place, those of the expected type first.
pub(super) fn fitting_values(
    document: &Document,
    types: &Types<'_>,
    expected: Option<&Expected<'_>>,
    word: Span,
    offset: u32,
) -> Found {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let own = own_results(document, offset).unwrap_or_default();
    let begun = document.slice(word);
    let mut names = FxHashSet::default();
    let mut fitting = types.fitting();
    let mut found = Vec::new();
    let values = types.visible.values.as_slice();
    let before = values.partition_point(|one| one.name.start() + unit.offset <= offset);
    let (before, after) = values.split_at(before);
    for value in before.iter().rev().chain(after) {
        if found.len() == MAX_VALUES_CONSIDERED {
            break;
        }
        let place = value.name.shifted(unit.offset);
        let name = document.slice(place);
        if place.touches(offset) || own.covers(place) || !name.starts_with(begun) {
            continue;
        }
        if !names.insert(name) {
            continue;
        }
        let fits = expected.is_none_or(|expected| fitting.fits(expected, *value));
        let is_after = place.start() > offset;
        let rank = if !fits || is_after { Rank::Second } else { Rank::Fits };
        // The last results come first. Arguments follow in their own order.
        let is_argument = value.kind == DefinitionKind::Argument;
        let distance =
            if is_argument || is_after { place.start() } else { u32::MAX - place.start() };
        found.push(((rank, is_after, is_argument, distance), name, *value));
    }
    // Only offered names need a type.
    found.sort_unstable_by_key(|(order, ..)| *order);
    found.truncate(MAX_OFFERED_ITEMS);
    let item = |(place, (order, name, value)): (usize, (Order, &[u8], Definition))| {
        let detail = types.text(value).unwrap_or_default();
        let item = Item::new(String::from_utf8_lossy(name), CompletionKind::Value, detail);
        item.with_rank(order.0).with_place(place)
    };
    found.into_iter().enumerate().map(item).collect()
}

/// The blocks that a place sees.
pub(super) fn blocks(document: &Document, offset: u32) -> Found {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let visible = Visible::at(document, unit, offset - unit.offset).blocks.into_iter();
    let others = visible.filter(|block| !block.name.touches(offset - unit.offset));
    let item = |block: Definition| {
        let label = document.string(block.name.shifted(unit.offset));
        Item::new(label, CompletionKind::Block, "")
    };
    others.map(item).collect()
}

/// Returns the symbols of the tables around a position; after `@a::`, those of that table. For a call's callee,
/// functions come first. The definition of a symbol has no completions.
pub(super) fn symbols(document: &Document, word: Span) -> Found {
    let place = word.start();
    let wanted = wanted_symbol(document, place);
    let Some(wanted) = wanted else { return Vec::new() };
    let index = document.symbols();
    let tables: FxHashSet<Option<u32>> = match table_before(document, place) {
        Some(table) => [table].into_iter().flatten().map(Some).collect(),
        None => index.tables_around(place).map(Some).chain([None]).collect(),
    };
    let begun = document.slice(word);
    let begins = |symbol: &FileSymbol<'_>| {
        begun.is_empty() || document.slice(symbol.span).starts_with(begun)
    };
    let visible = || index.symbols(document).filter(|symbol| tables.contains(&symbol.table));
    let calls = wanted.is_call() && visible().filter(begins).count() <= MAX_OFFERED_CALLS;
    let near = if calls { values_by_type(document, place) } else { FxHashMap::default() };
    let item = |symbol: FileSymbol<'_>| {
        let spelling = document.string(symbol.span);
        let label = if spelling.starts_with('@') { spelling } else { quoted_label(symbol.name) };
        let detail = document.string(symbol.operation_name).trim_matches('"').to_owned();
        let rank = if wanted.takes(document, &detail) { Rank::Fits } else { Rank::Second };
        let called = (calls && rank == Rank::Fits && begins(&symbol))
            .then(|| Callee::at(document, symbol.operation_name.start()))
            .flatten();
        let snippet = called.map(|callee| format!("{}{}", escaped(&label), callee.snippet(&near)));
        Item { snippet, ..Item::new(label, CompletionKind::Symbol, detail).with_rank(rank) }
    };
    visible().map(item).collect()
}

/// The maximum number of values that the arguments of a call are chosen from.
const MAX_ARGUMENTS_CONSIDERED: usize = 64;

/// The names of the last values before a position, by their types: results, the nearest first, then arguments.
pub(super) fn values_by_type(document: &Document, offset: u32) -> FxHashMap<String, Vec<String>> {
    let mut found: FxHashMap<String, Vec<String>> = FxHashMap::default();
    let Some((types, unit)) = Types::at(document, offset).zip(document.unit_at(offset)) else {
        return found;
    };
    let values = nearest_first(document, unit, &types.visible.values, offset);
    for value in values.take(MAX_ARGUMENTS_CONSIDERED) {
        if let Some(ty) = types.text(*value) {
            let name = document.string(value.name.shifted(unit.offset));
            found.entry(ty).or_default().push(name);
        }
    }
    found
}

/// The values of a unit that are defined before a position, except the results of the operations around it: the nearest
/// results first, then the arguments, those of the innermost region first.
pub(super) fn nearest_first<'v>(
    document: &Document,
    unit: DocumentUnit<'_>,
    values: &'v [Definition],
    offset: u32,
) -> impl Iterator<Item = &'v Definition> {
    // The text at the position may look like the end of the operation before it.
    let is_around = |own: &Operation<'_>| {
        let begins_here = own.name_token().is_some_and(|name| name.span().start() == offset);
        begins_here || header(*own).end() <= offset
    };
    let around: Vec<Span> = operations_around(document, offset)
        .filter(is_around)
        .filter_map(|own| Some((own.syntax().span().start(), own.name_token()?.span().start())))
        .map(|(start, end)| Span::new(start, end))
        .collect();
    let is_before = |one: &&Definition| {
        let name = one.name.shifted(unit.offset);
        name.start() < offset && !around.iter().any(|results| results.covers(name))
    };
    let is_argument = |one: &&Definition| one.kind == DefinitionKind::Argument;
    let (mut arguments, mut results): (Vec<&Definition>, Vec<&Definition>) =
        values.iter().filter(is_before).partition(is_argument);
    arguments.sort_by_key(|one| Reverse(one.depth));
    results.reverse();
    results.into_iter().chain(arguments)
}

/// Returns the table that the name before a `::` means; `None` without `::` before the position.
pub(super) fn table_before(document: &Document, place: u32) -> Option<Option<u32>> {
    let before = document.text().get(..place as usize)?;
    let path = before.strip_suffix(b"::")?;
    let start = path.iter().rposition(|byte| !is_path_byte(*byte)).map_or(0, |at| at + 1);
    let path = path.get(start..)?;
    let symbol = symbol_at(document, place, path);
    Some(symbol.and_then(|symbol| document.symbols().table_of(symbol)))
}

fn is_path_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-' | b'@' | b':' | b'"')
}

/// The reference to a symbol that is defined by `sym_name = "…"`.
fn quoted_label(name: &[u8]) -> String {
    let name = String::from_utf8_lossy(name);
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    if name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("@{name}")
    } else {
        format!("@\"{name}\"")
    }
}

pub(super) fn aliases(document: &Document, offset: u32) -> Found {
    let Some(chunk) = chunk_at(document, offset) else { return Vec::new() };
    let item = |(name, node): (Span, SyntaxNode<'_>)| {
        let value = document.string(Span::new(name.end(), node.span().end()));
        let detail: String = value.trim_start_matches([' ', '=']).chars().take(80).collect();
        Item::new(document.string(name), CompletionKind::Alias, detail)
    };
    alias_definitions(chunk).map(item).collect()
}

/// The texts of ranges, without quotes, each once.
pub(super) fn distinct<'d>(
    document: &'d Document,
    spans: impl Iterator<Item = Span> + 'd,
) -> impl Iterator<Item = String> + 'd {
    let mut seen = FxHashSet::default();
    spans.filter_map(move |span| {
        let text = document.slice(span);
        seen.insert(text).then(|| String::from_utf8_lossy(text).trim_matches('"').to_owned())
    })
}

/// Whether more of an operation follows a word on its line, which a snippet would repeat.
pub(super) fn is_followed(document: &Document, word: Span) -> bool {
    let after = document.text().get(word.end() as usize..).unwrap_or_default();
    let line = after.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let line = line.trim_ascii_start();
    let ends = |byte: &u8| matches!(byte, b'}' | b')' | b'>' | b']' | b',' | b'/');
    !line.first().is_none_or(ends)
}
