//! The part of the file visible to a function: aliases and symbols.

use super::top_level::TopLevelGroup;
use crate::db::{Document, DocumentUnit, alias_uses, hash_texts};
use abide_dialects::func::FUNC;
use abide_mlir::parse::Excerpt;
use abide_mlir::syntax::unquoted;
use abide_source::text::Span;
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::Hasher as _;

/// The maximum length of a declaration that is read with its value, in bytes.
const MAX_DECLARATION_BYTES: u32 = 4096;

/// Returns the function of a unit, with the text needed to parse it by itself; `None` if some of that is missing.
pub(super) fn function_excerpt(document: &Document, unit: DocumentUnit<'_>) -> Option<Excerpt> {
    let mut excerpt = excerpt_without_aliases(document, unit)?;
    add_aliases(document, &mut excerpt, |_| false);
    Some(excerpt)
}

/// As [`function_excerpt`], without the aliases.
pub(super) fn excerpt_without_aliases(
    document: &Document,
    unit: DocumentUnit<'_>,
) -> Option<Excerpt> {
    let operation = unit.span();
    let declarations = declarations(document, unit)?;
    let tree = document.tree();
    let within = match is_former_function(document, unit) {
        true => FUNC.as_bytes().into(),
        false => within(document, unit),
    };
    let mut excerpt = Excerpt { declarations, operation, within, ..Excerpt::default() };
    let root = tree.has_repairs().then(|| tree.function_root(unit.offset)).flatten();
    if let Some(root) = root {
        excerpt.repair(root);
    }
    Some(excerpt)
}

/// Returns the name of the operation around a function whose own name has no dialect and takes the operation's. Empty
/// for others, which are the same in any operation.
pub(super) fn within(document: &Document, unit: DocumentUnit<'_>) -> Box<[u8]> {
    let name = unit.facts.operation_names.first();
    if name.is_none_or(|name| document.slice(name.shifted(unit.offset)).contains(&b'.')) {
        return Box::default();
    }
    let index = document.symbols();
    let around = index.table_around(unit).and_then(|table| index.tables.get(table as usize));
    let name = around.and_then(|table| table.operation_name);
    name.map_or_else(Box::default, |name| unquoted(document.slice(name)).into())
}

/// Whether a unit is a function that is called `func`, as before LLVM 15. It is read as the function of today. In the
/// region of an unknown operation it may be of that dialect.
pub(super) fn is_former_function(document: &Document, unit: DocumentUnit<'_>) -> bool {
    let name = unit.facts.operation_names.first();
    let is_func = name.is_some_and(|name| document.slice(name.shifted(unit.offset)) == b"func");
    let around = || within(document, unit);
    is_func && matches!(&*around(), b"" | b"module" | b"builtin.module")
}

/// Adds the aliases that an excerpt uses. Definitions that the reader holds need no others.
pub(super) fn add_aliases(
    document: &Document,
    excerpt: &mut Excerpt,
    holds: impl Fn(Span) -> bool,
) {
    excerpt.aliases = used_aliases(document, parts_of(excerpt), holds);
}

fn parts_of(excerpt: &Excerpt) -> Vec<Span> {
    let parts = excerpt.declarations.iter().chain(&excerpt.siblings);
    parts.chain([&excerpt.operation]).copied().collect()
}

/// Hashes the meanings of the aliases in an excerpt.
pub(super) fn hash_used_aliases(document: &Document, excerpt: &Excerpt, hasher: &mut FxHasher) {
    hash_aliases(document, &used_aliases(document, parts_of(excerpt), |_| true), hasher);
}

/// A part of the file outside of functions, without the aliases that it uses.
pub(super) fn part_excerpt(document: &Document, part: &TopLevelGroup<'_>) -> Option<Excerpt> {
    let spans: Vec<Span> = part.operations.iter().map(|operation| operation.span()).collect();
    let (operation, siblings) = spans.split_last()?;
    let (operation, siblings) = (*operation, siblings.to_vec());
    let declarations = declarations_of_part(document, part);
    let within = part.within.into();
    let mut excerpt = Excerpt { declarations, siblings, operation, within, ..Excerpt::default() };
    if document.tree().has_repairs() {
        part.operations.iter().for_each(|operation| excerpt.repair(*operation));
    }
    Some(excerpt)
}

/// The definitions of the aliases that some parts of one chunk use, and those that these
/// use, in the order of the text.
pub(super) fn aliases(document: &Document, parts: Vec<Span>) -> Vec<Span> {
    used_aliases(document, parts, |_| false)
}

/// As [`aliases`]; definitions that the reader holds need no others.
fn used_aliases(
    document: &Document,
    mut pending: Vec<Span>,
    holds: impl Fn(Span) -> bool,
) -> Vec<Span> {
    let Some(place) = pending.last().map(|part| part.start()) else { return Vec::new() };
    let mut found: FxHashSet<Span> = FxHashSet::default();
    while let Some(part) = pending.pop() {
        for (name, _) in alias_uses(document, part) {
            let name_text = document.slice(name);
            let definition = match document.aliases().definition(name_text, place) {
                Some(definition) => definition,
                // It may be none; one that is missing is reported by itself.
                None => continue,
            };
            if definition.start() != name.start() && found.insert(definition) && !holds(definition)
            {
                pending.push(definition);
            }
        }
    }
    let mut found: Vec<Span> = found.into_iter().collect();
    found.sort_unstable();
    found
}

/// Returns a fingerprint of the aliases used before the body of a function; 0 without any.
pub(super) fn aliases_in_type(document: &Document, unit: DocumentUnit<'_>) -> u64 {
    let mut uses = unit.names.alias_uses.iter();
    if !uses.any(|use_| use_.name.start() < unit.facts.body) {
        return 0;
    }
    let head = Span::new(unit.offset, unit.offset.saturating_add(unit.facts.body));
    let mut hasher = FxHasher::default();
    hash_aliases(document, &used_aliases(document, vec![head], |_| true), &mut hasher);
    hasher.finish()
}

/// Hashes definitions of aliases, with all that they use: many functions may use a long one.
fn hash_aliases(document: &Document, definitions: &[Span], hasher: &mut FxHasher) {
    for definition in definitions {
        match document.aliases().hash_of(*definition) {
            Some(hash) => hasher.write_u64(hash),
            None => hash_texts(document, [definition], hasher),
        }
    }
}

/// Returns the definitions of the symbols that a unit mentions and that are next to it.
fn declarations(document: &Document, unit: DocumentUnit<'_>) -> Option<Vec<Span>> {
    if unit.facts.references.is_empty() {
        return Some(Vec::new());
    }
    let index = document.symbols();
    let around = index.table_around(unit);
    let mut found = Vec::new();
    for (number, reference) in (0..).zip(&unit.facts.references) {
        if reference.outer.is_some() || reference.table.is_some() {
            continue;
        }
        let symbol = index.resolve(document, unit, number);
        let Some(symbol) = symbol.and_then(|symbol| index.symbol(document, symbol)) else {
            continue;
        };
        if symbol.table == around && symbol.operation.start() != unit.offset {
            found.push(declaration(document, symbol.operation)?);
        }
    }
    found.sort_unstable();
    found.dedup();
    Some(found)
}

/// Returns the definitions of the symbols that a part of the file outside of functions mentions and that are next to
/// it.
fn declarations_of_part(document: &Document, part: &TopLevelGroup<'_>) -> Vec<Span> {
    let Some(unit) = document.unit(0) else { return Vec::new() };
    let index = document.symbols();
    let mut found = Vec::new();
    for operation in part.operations.iter().map(|operation| operation.span()) {
        let references = &unit.facts.references;
        let first = references.partition_point(|one| one.span.start() < operation.start());
        let own = (first..).zip(references.iter().skip(first));
        for (number, reference) in own.take_while(|(_, one)| operation.covers(one.span)) {
            let symbol = u32::try_from(number).ok().filter(|_| reference.outer.is_none());
            let symbol = symbol.and_then(|number| index.resolve(document, unit, number));
            let symbol = symbol.and_then(|symbol| index.symbol(document, symbol));
            let elsewhere = symbol.filter(|symbol| !part.holds(symbol.operation.start()));
            found.extend(elsewhere.and_then(|symbol| declaration(document, symbol.operation)));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns the part of a symbol's definition that determines its uses.
fn declaration(document: &Document, operation: Span) -> Option<Span> {
    let start = operation.start();
    if let Some(function) = document.unit_from(start) {
        return Some(Span::new(start, start.saturating_add(function.facts.body)));
    }
    if operation.len() <= MAX_DECLARATION_BYTES {
        return Some(operation);
    }
    // `memref.global @a : memref<4xf32> = dense<...>`: only the operation itself needs the value.
    let head = Span::new(start, start.saturating_add(MAX_DECLARATION_BYTES));
    let value = memchr::memmem::find(document.slice(head), b" = dense")?;
    Some(Span::new(start, start.saturating_add(u32::try_from(value).ok()?)))
}
