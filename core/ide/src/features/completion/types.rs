//! Completions of types.

use super::item::{CompletionKind, Found, Item, Rank};
use super::names::{aliases, nearest_first};
use crate::db::Document;
use crate::features::expected_type::Types;
use crate::form::parameters;
use crate::operation_roles::OperationRolesAt;
use crate::snippet::escaped;
use crate::type_fits::type_fulfils;
use abide_mlir::ods::constraint::{TypeConstraint, TypePredicate};
use abide_mlir::ods::{DialectDescription, EnumCase, EnumSpelling, ParametricDescription};
use abide_mlir::parse::Role;
use memchr::memmem;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::sync::Arc;

/// The first words of MLIR's builtin types, those first that people type most often.
const TYPES: [&str; 17] = [
    "f32", "i32", "index", "tensor", "memref", "i64", "vector", "i1", "f16", "bf16", "f64", "i8",
    "i16", "complex", "none", "f8E4M3FN", "f8E5M2",
];

/// The builtin types that are not elements of others.
const NO_ELEMENTS: [&str; 3] = ["memref", "none", "tensor"];

/// Sample types of each kind, for testing whether one of them would fit.
const ELEMENTS: [&str; 8] = ["f32", "f64", "i1", "i8", "i32", "i64", "index", "complex<f32>"];

/// Types of MLIR, and those that the file has names for.
pub(super) fn types(document: &Document, place: u32, are_elements: bool) -> Found {
    let is_offered = |name: &&&str| !are_elements || !NO_ELEMENTS.contains(*name);
    let mut found: Found = TYPES.iter().filter(is_offered).map(|name| builtin(name)).collect();
    found.extend(named(document, place));
    if are_elements {
        found.extend(first_sizes(document, place));
    }
    found
}

/// The beginnings of a shape: sizes after the opening bracket of a shaped type.
fn first_sizes(document: &Document, place: u32) -> Found {
    let before = document.text().get(..place as usize).unwrap_or_default().trim_ascii_end();
    let sizes: &[(&str, &str)] = if before.ends_with(b"vector<") {
        &[("4x", "a size"), ("[4]x", "a scalable size")]
    } else if before.ends_with(b"tensor<") || before.ends_with(b"memref<") {
        &[("?x", "a dynamic size"), ("4x", "a size"), ("*x", "any shape")]
    } else {
        &[]
    };
    let item = |(place, (label, meaning)): (usize, &(&str, &str))| {
        Item::new(*label, CompletionKind::Type, *meaning).with_place(place).with_rank(Rank::First)
    };
    sizes.iter().enumerate().map(item).collect()
}

/// The layouts and memory spaces that a buffer's type may have after its elements.
pub(super) fn buffer_parameters(document: &Document, place: u32) -> Option<Found> {
    let before = document.text().get(..place as usize)?.trim_ascii_end().strip_suffix(b",")?;
    if !is_open_after(before, b"memref") {
        return None;
    }
    let is_layout =
        |item: &Item| item.detail.starts_with("affine_map") || item.detail.starts_with("strided");
    let own = aliases(document, place).into_iter().filter(is_layout);
    let layout = |label: &str, snippet: &str, meaning: &str| {
        Item::new(label, CompletionKind::Attribute, meaning).with_snippet(snippet).with_place(1)
    };
    let mut found: Found = own.map(|item| item.with_place(0)).collect();
    found.push(layout("strided<>", "strided<[${1:1}], offset: ${2:?}>", "strides and offset"));
    found.push(layout("affine_map<>", "affine_map<(${1:d0}) -> (${2:d0})>", "affine map"));
    found.push(Item::new("1", CompletionKind::Attribute, "a memory space").with_place(2));
    let enums = document.registry().dialects().dialects().flat_map(|dialect| &dialect.enums);
    for one in enums {
        if let EnumSpelling::Dialect { dialect, mnemonic, angle_brackets: true, .. } = &one.spelling
            && (mnemonic.contains("address_space") || mnemonic.contains("memory_space"))
        {
            let space = |word: &str| format!("#{dialect}.{mnemonic}<{word}>");
            let words = one.cases.iter().filter(|case| !case.keyword.is_empty());
            let item = |case: &EnumCase| {
                Item::new(space(&case.keyword), CompletionKind::Attribute, "a memory space")
            };
            found.extend(words.map(item));
        }
    }
    Some(found)
}

/// Returns the types that an operand or a result may have.
pub(super) fn types_of(
    document: &Document,
    written: &OperationRolesAt<'_>,
    role: Role,
    place: u32,
) -> Found {
    let op = written.description;
    let constraint = match role {
        Role::OperandType(nth) => op.operands.get(nth.index).map(|one| &one.constraint),
        Role::ResultType(nth) => op.results.get(nth.index).map(|one| &one.constraint),
        _ => None,
    };
    let Some(constraint) = constraint else { return types(document, place, false) };
    let fitting = TYPES.iter().filter(|name| may_be(document, constraint, name));
    let mut found: Found = fitting.map(|name| builtin(name)).collect();
    let named = named(document, place);
    found.extend(
        named.filter(|item| type_fulfils(document, constraint, &item.detail) != Some(false)),
    );
    if *constraint.predicate() != TypePredicate::Any {
        let own = types_of_dialect(document, op.dialect()).into_iter();
        let fulfils = |text: &str| type_fulfils(document, constraint, text) == Some(true);
        found.extend(own.filter(|item| item.snippet.is_none() && fulfils(&item.label)));
    }
    if matches!(role, Role::ResultType(_)) {
        found.extend(types_nearby(document, constraint, place));
    }
    found
}

/// The maximum number of types of values that are offered for a result.
const MAX_NEARBY_TYPES: usize = 3;

/// The maximum number of values whose types are compared.
const MAX_NEARBY_VALUES: usize = 64;

/// The types with brackets of the nearest values that fulfil a constraint.
fn types_nearby(document: &Document, constraint: &TypeConstraint, place: u32) -> Found {
    let Some((types, unit)) = Types::at(document, place).zip(document.unit_at(place)) else {
        return Found::new();
    };
    let values = nearest_first(document, unit, &types.visible.values, place);
    let mut found: Vec<String> = Vec::new();
    for ty in values.take(MAX_NEARBY_VALUES).filter_map(|value| types.text(*value)) {
        let fulfils = || type_fulfils(document, constraint, &ty) == Some(true);
        if ty.ends_with('>') && !found.contains(&ty) && fulfils() {
            found.push(ty);
        }
        if found.len() == MAX_NEARBY_TYPES {
            break;
        }
    }
    let item = |ty: String| Item::new(ty, CompletionKind::Type, "").with_place(TYPES.len() + 1);
    found.into_iter().map(item).collect()
}

fn builtin(name: &str) -> Item {
    // The types that the file names come before them.
    let place = TYPES.iter().position(|own| *own == name).map_or(usize::MAX, |place| place + 1);
    let item = Item::new(name, CompletionKind::Type, "").with_place(place);
    match name {
        "complex" => item.with_snippet("complex<${1:f32}>"),
        "memref" | "tensor" | "vector" => item.with_snippet(format!("{name}<${{1:4}}x${{2:f32}}>")),
        _ => item,
    }
}

fn named(document: &Document, place: u32) -> impl Iterator<Item = Item> {
    let all = aliases(document, place).into_iter();
    all.filter(|item| item.label.starts_with('!')).map(|item| item.with_place(0))
}

/// The maximum number of bytes before a position that are searched for an opening bracket.
const MAX_TYPE_BYTES: usize = 1 << 10;

/// Whether the innermost bracket that is open at the end of a text is the `<` after a word.
fn is_open_after(text: &[u8], word: &[u8]) -> bool {
    let near = text.get(text.len().saturating_sub(MAX_TYPE_BYTES)..).unwrap_or_default();
    let mut depth = 0_usize;
    for (at, byte) in near.iter().enumerate().rev() {
        let before = near.get(..at).unwrap_or_default();
        match byte {
            b'>' if before.ends_with(b"-") => {}
            b'>' | b')' | b']' | b'}' => depth += 1,
            b'<' | b'(' | b'[' | b'{' if depth > 0 => depth -= 1,
            b'<' => return before.ends_with(word),
            b'(' | b'[' | b'{' => return false,
            _ => {}
        }
    }
    false
}

/// Whether a builtin type with this name fulfils a constraint.
fn may_be(document: &Document, constraint: &TypeConstraint, name: &str) -> bool {
    let fulfils = |text: String| type_fulfils(document, constraint, &text) == Some(true);
    let with =
        |before: &str| ELEMENTS.iter().any(|element| fulfils(format!("{name}<{before}{element}>")));
    match name {
        "complex" => with(""),
        "tensor" | "memref" => with("4x?x") || with("4x4x") || with("4x") || with("*x") || with(""),
        "vector" => with("4x") || with("4x4x") || with("[4]x") || with(""),
        _ => fulfils(name.to_owned()),
    }
}

/// The number of bytes at the beginning of a text that are searched for dialects.
const SEARCHED_BYTES: usize = 1 << 16;

/// The types and attributes of the dialects that a project describes or that the beginning of the text mentions, and
/// the prefixes of those of the other dialects, which are too many.
pub(super) fn parametric(document: &Document) -> Found {
    let text = document.text();
    let beginning = text.get(..SEARCHED_BYTES).unwrap_or(text);
    let is_used = |dialect: &DialectDescription| {
        let prefix = format!("{}.", dialect.name);
        dialect.place.is_some() || memmem::find(beginning, prefix.as_bytes()).is_some()
    };
    let mut found = Vec::new();
    for dialect in document.registry().dialects().dialects() {
        let is_used = is_used(dialect);
        let mut all = |list: &[Arc<ParametricDescription>], sign: char, kind: CompletionKind| {
            if is_used {
                let common = if sign == '!' { common_types(dialect) } else { Vec::new() };
                let place = |name: &str| common.iter().position(|own| *own == name);
                let item = |one: &Arc<ParametricDescription>| {
                    let place = place(&one.name).map_or(usize::MAX, |place| place + 1);
                    parametric_item(one, sign, kind).with_place(place)
                };
                found.extend(list.iter().map(item));
            } else if !list.is_empty() {
                let prefix = format!("{sign}{}.", dialect.name);
                let item = Item::new(prefix, CompletionKind::Dialect, &*dialect.summary);
                found.push(item.with_rank(Rank::Second));
            }
        };
        all(&dialect.types, '!', CompletionKind::Type);
        all(&dialect.attributes, '#', CompletionKind::Attribute);
    }
    found
}

/// The types that operations of a dialect have as operands or results, those first that most have.
fn common_types(dialect: &DialectDescription) -> Vec<&str> {
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    let values = dialect.ops.iter().flat_map(|op| op.operands.iter().chain(&op.results));
    for name in values.filter_map(|value| value.constraint.dialect_type()) {
        *counts.entry(name).or_default() += 1;
    }
    let mut names: Vec<(&str, usize)> = counts.into_iter().collect();
    names.sort_unstable_by_key(|(name, count)| (Reverse(*count), *name));
    names.into_iter().map(|(name, _)| name).collect()
}

/// The types of a dialect: those first that the beginning of the text mentions.
pub(super) fn types_of_dialect(document: &Document, dialect: &str) -> Found {
    let text = document.text();
    let beginning = text.get(..SEARCHED_BYTES).unwrap_or(text);
    let dialect = document.registry().dialects().dialect(dialect);
    let all = dialect.map(|dialect| dialect.types.iter()).into_iter().flatten();
    let item = |one: &Arc<ParametricDescription>| {
        let item = parametric_item(one, '!', CompletionKind::Type);
        let is_mentioned = memmem::find(beginning, item.label.as_bytes()).is_some();
        item.with_place(if is_mentioned { 0 } else { usize::MAX })
    };
    all.map(item).collect()
}

fn parametric_item(one: &ParametricDescription, sign: char, kind: CompletionKind) -> Item {
    let label = format!("{sign}{}", one.name);
    let parameters = parameters(one);
    let item = Item::new(label.clone(), kind, &*one.summary);
    match parameters.is_empty() {
        true => item,
        false => item.with_snippet(format!("{}{parameters}", escaped(&label))),
    }
}
