//! Names of operations and of attributes.

use super::{CompletionKind, Found, Item, Nearness, Rank, distinct};
use crate::annotations::names_at;
use crate::document::Document;
use crate::operation_help::description;
use crate::written::{Around, Written};
use abide_mlir::ods::{AttributeDescription, Trait};
use abide_mlir::parse::Role;
use abide_mlir::syntax::{TokenKind, unquoted};
use abide_source::text::Span;
use rustc_hash::FxHashSet;

/// The names of metadata that a function may have.
const METADATA: [&str; 9] = [
    "abi",
    "abiv",
    "f",
    "fv",
    "iree.abi",
    "iree.abi.declaration",
    "iree.reflection",
    "sip",
    "sipv",
];

/// The operations that are described or that the file has, what their names begin with, and those that
/// need no dialect in the regions of an operation.
pub(super) fn operation_names(document: &Document, around: &[u8]) -> Found {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.operation_names.iter().map(move |n| n.shifted(unit.offset)));
    let kind = CompletionKind::Operation;
    let summary = |name: &str| description(document, name).map(|found| found.summary.to_string());
    let mut used = FxHashSet::default();
    let mut found: Found = distinct(document, names)
        .map(|name| {
            let detail = summary(&name).unwrap_or_default();
            used.extend(name.split_once('.').map(|(dialect, _)| dialect.to_owned()));
            Item::new(name, kind, detail)
        })
        .collect();
    let default = document.registry().operation(around).map(|around| around.default_dialect());
    for dialect in document.registry().dialects().dialects() {
        let nearness = if used.contains(&*dialect.name) {
            Nearness::Used
        } else if dialect.ops.iter().any(|op| op.place.is_some()) {
            Nearness::Project
        } else {
            Nearness::Other
        };
        let mut offer = |label: String, kind, detail: &str| {
            found.push(Item { nearness, ..Item::new(label, kind, detail) });
        };
        offer(format!("{}.", dialect.name), CompletionKind::Dialect, &dialect.summary);
        for op in &dialect.ops {
            offer(op.name.to_string(), kind, &op.summary);
            if default == Some(&dialect.name) && &*dialect.name != "builtin" {
                offer(op.mnemonic().to_owned(), kind, &op.summary);
            }
        }
    }
    found
}

/// Completes within the quotes around an operation name: the name before a cursor, and the allowed names.
pub(super) fn names_in_quotes(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let token = document.tree().token_at_offset(offset.checked_sub(1)?)?;
    let start = token.span().start();
    if token.kind() != TokenKind::String || start >= offset {
        return None;
    }
    let Around::Block(around) = Around::of(document, start) else { return None };
    let names = operation_names(document, &around).into_iter();
    let own = document.slice(token.span());
    let whole =
        names.filter(|item| item.label.contains('.') && item.label.as_bytes() != unquoted(own));
    // Its own form has no quotes.
    let generic = whole.map(|item| Item { snippet: Some(item.label.clone()), ..item });
    Some((Span::new(start + 1, offset), generic.collect()))
}

/// Names that entries of dictionaries have anywhere in the file.
pub(super) fn used_names(document: &Document) -> impl Iterator<Item = String> {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.attribute_names.iter().map(move |n| n.shifted(unit.offset)));
    distinct(document, names)
}

/// The names of entries that a dictionary of an operation may have and lacks.
pub(super) fn keys(document: &Document, written: &Written<'_>, place: u32) -> Found {
    let path: Vec<Role> = written.roles.stop.within.iter().map(|(role, _)| *role).collect();
    let written_keys: FxHashSet<String> = written
        .keys(document.text())
        .map(|key| String::from_utf8_lossy(key).trim_matches('"').to_owned())
        .collect();
    let mut found = match path.as_slice() {
        [Role::Dictionary, Role::Key] => own_keys(document, written),
        [Role::ArgumentDictionary, ..] => dialect_names(document),
        [Role::Dictionary, Role::Value(key), ..] => {
            let key = document.string(*key);
            let is_reflection = key.trim_matches('"') == "iree.reflection";
            METADATA.iter().filter(|_| is_reflection).map(|name| metadata(name)).collect()
        }
        _ => Vec::new(),
    };
    match path.as_slice() {
        [Role::ArgumentDictionary, ..] => add_annotations(document, place, true, &mut found),
        [Role::Dictionary, Role::Key] => add_annotations(document, place, false, &mut found),
        _ => {}
    }
    found.retain(|item| !written_keys.contains(&item.label));
    found
}

/// Adds the attributes that compilers put where a name is typed, with what they mean; in place of those
/// of the same names.
fn add_annotations(document: &Document, place: u32, of_argument: bool, found: &mut Found) {
    let known = names_at(document, place, of_argument);
    found.retain(|item| known.iter().all(|(name, _)| *name != item.label));
    let item = |(name, words)| {
        Item::new(name, CompletionKind::AttributeName, words).with_rank(Rank::Second)
    };
    found.extend(known.into_iter().map(|one: (String, String)| item(one)));
}

fn metadata(name: &str) -> Item {
    Item::new(name, CompletionKind::AttributeName, "function-ABI metadata")
}

/// The names with a dialect that the file has.
fn dialect_names(document: &Document) -> Found {
    let names = used_names(document).filter(|name| name.contains('.'));
    names
        .map(|name| Item::new(name, CompletionKind::AttributeName, "").with_rank(Rank::Second))
        .collect()
}

/// Returns the attribute names in the operation's description, except those that its form has elsewhere; for
/// functions also those of metadata.
fn own_keys(document: &Document, written: &Written<'_>) -> Found {
    let op = written.description;
    let is_generic = written.operation.is_generic();
    let elsewhere: Vec<usize> = match (is_generic, op.format()) {
        (true, _) => Vec::new(),
        (false, Some(format)) => {
            let elided = format.elided_attributes.iter().enumerate();
            elided.filter(|(_, elided)| **elided).map(|(index, _)| index).collect()
        }
        (false, None) => {
            let form = document.form(op);
            let parts = form.map(|form| form.parts.clone()).unwrap_or_default();
            let attribute = |(role, _): &(Role, _)| match role {
                Role::Attribute(index) => Some(*index),
                _ => None,
            };
            parts.iter().filter_map(attribute).collect()
        }
    };
    let is_function = op.has(Trait::FunctionOpInterface) && !is_generic;
    let is_open = |(index, one): &(usize, &AttributeDescription)| {
        let belongs_to_type = ["function_type", "arg_attrs", "res_attrs"].contains(&&*one.name);
        let is_name = ["sym_name", "sym_visibility"].contains(&&*one.name);
        !elsewhere.contains(index) && !(is_function && (belongs_to_type || is_name))
    };
    let described = op.attributes.iter().enumerate().filter(is_open);
    let mut found: Found = described
        .map(|(_, one)| {
            Item::new(&*one.name, CompletionKind::AttributeName, one.constraint.summary())
        })
        .collect();
    if is_function {
        found.extend(METADATA.iter().map(|name| metadata(name)));
        found.extend(dialect_names(document));
    } else if op.has(Trait::SymbolTable) || op.has(Trait::IsolatedFromAbove) {
        found.extend(dialect_names(document));
    }
    found
}
