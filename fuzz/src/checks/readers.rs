//! The two readers of MLIR text: the one that makes the tree, which knows no dialect, and the one that makes
//! operations.

use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{Ir, OperationId};
use abide_core::mlir::names::{DefinitionKind, FileNames};
use abide_core::mlir::parse::{Parsed, ValueNames};
use abide_core::mlir::syntax::{Operation, SyntaxNode, TokenKind, Tree};
use abide_core::mlir::verify::verify;
use std::collections::BTreeMap;

/// The construct at each position: for an operation, its nesting depth; for a value, whether it is used.
type Found = BTreeMap<u32, (String, u32)>;

/// Returns the difference of two parsers on a text that the second one accepts; `None` if they agree, or it rejects
/// the text. It parses one chunk of a file; several are not compared. `names` are those of the tree.
#[must_use]
pub fn difference(
    (tree, names): (&Tree, &FileNames),
    parsed: &Parsed,
    text: &[u8],
) -> Option<String> {
    let is_split = tree.tokens().any(|token| token.kind() == TokenKind::SplitMarker);
    if is_split || !parsed.diagnostics.is_empty() {
        return None;
    }
    let is_error = |found: &Diagnostic| found.severity == Severity::Error;
    if let Some(found) = tree.diagnostics().into_iter().find(is_error) {
        return Some(format!("the tree has an error where operations have none: {found:?}"));
    }
    if let Some(found) = names.all_diagnostics().find(is_error) {
        // The verifier reports names that a region does not see, and names that are defined twice.
        let is_implied_by_type = !verify(&parsed.ir, registry(), &Limits::default()).is_empty();
        return (!is_implied_by_type)
            .then(|| format!("names have an error where operations have none: {found:?}"));
    }
    let mut of_tree = operations_of_tree(tree, text);
    let mut operations = operations(&parsed.ir, text);
    // A name alone in braces is an operation or an attribute, without knowledge of the dialect.
    for found in [&mut of_tree, &mut operations] {
        found.retain(|place, _| !is_alone_in_braces(text, *place as usize));
    }
    if let Some(found) = first_difference(&of_tree, &operations) {
        return Some(format!("operations differ: {found}"));
    }
    let values = values(&parsed.ir, &parsed.names, text);
    let mut of_tree = values_of_tree(names, text);
    // The arguments of a declaration have names for people only.
    of_tree.retain(|place, (_, used)| *used > 0 || values.contains_key(place));
    let found = first_difference(&of_tree, &values);
    found.map(|found| format!("values differ: {found}"))
}

/// Whether the tree guesses the start or the end of an operation: it is opaque, or other text precedes it on its
/// line.
#[must_use]
pub fn is_guessed(ir: &Ir, text: &[u8]) -> bool {
    let follows_other_text = |operation| {
        let before = text.get(..ir.span(operation).start() as usize).unwrap_or_default();
        let line = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        let is_first = line.trim_ascii().is_empty() || line.trim_ascii_end().ends_with(b"=");
        !is_first
    };
    let mut all = ir.walk(ir.top());
    all.any(|operation| ir.opaque_text(operation).is_some() || follows_other_text(operation))
}

/// Whether the braces around a position contain only the name there.
fn is_alone_in_braces(text: &[u8], place: usize) -> bool {
    let (before, rest) = text.split_at(place.min(text.len()));
    let len = rest.iter().take_while(|byte| continues_name(**byte)).count();
    let after = rest.get(len..).unwrap_or_default().trim_ascii_start();
    before.trim_ascii_end().ends_with(b"{") && after.starts_with(b"}")
}

fn continues_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_.$".contains(&byte)
}

fn first_difference(tree: &Found, ir: &Found) -> Option<String> {
    let places = tree.keys().chain(ir.keys());
    let place = places.filter(|place| tree.get(place) != ir.get(place)).min()?;
    Some(format!("at {place} the tree has {:?}, the IR {:?}", tree.get(place), ir.get(place)))
}

fn operations_of_tree(tree: &Tree, text: &[u8]) -> Found {
    let mut found = Found::new();
    let mut open: Vec<(SyntaxNode<'_>, u32)> = vec![(tree.root(), 0)];
    while let Some((node, mut depth)) = open.pop() {
        if let Some(operation) = Operation::cast(node)
            && let Some(name) = operation.name_token()
        {
            let own = String::from_utf8_lossy(operation.name(text)).into_owned();
            found.insert(name.span().start(), (last_part(&own), depth));
            depth += 1;
        }
        open.extend(node.children().map(|child| (child, depth)));
    }
    found
}

/// Returns the name after the dialect, which may be omitted.
fn last_part(name: &str) -> String {
    name.split_once('.').map_or(name, |(_, own)| own).to_owned()
}

fn operations(ir: &Ir, text: &[u8]) -> Found {
    let mut found = Found::new();
    let mut open: Vec<(OperationId, u32)> = vec![(ir.top(), 0)];
    while let Some((operation, mut depth)) = open.pop() {
        let name = String::from_utf8_lossy(ir.name_bytes(operation)).into_owned();
        let place = ir.span(operation).start();
        if is_written(&name, text.get(place as usize..).unwrap_or_default()) {
            found.insert(place, (last_part(&name), depth));
            depth += 1;
        }
        for region in ir.regions(operation) {
            for block in ir.blocks(*region) {
                open.extend(ir.block_operations(*block).map(|inner| (inner, depth)));
            }
        }
    }
    found
}

/// Whether a text begins with an operation of this name: some are implicit.
fn is_written(name: &str, text: &[u8]) -> bool {
    let unquoted = text.strip_prefix(b"\"").unwrap_or(text);
    let begins = |name: &str| {
        let rest = unquoted.strip_prefix(name.as_bytes());
        rest.is_some_and(|rest| !rest.first().is_some_and(|next| continues_name(*next)))
    };
    begins(name) || begins(&last_part(name))
}

/// The names that are defined, and whether each is used.
fn values_of_tree(names: &FileNames, text: &[u8]) -> Found {
    let mut found = Found::new();
    for (offset, names) in &names.units {
        let mut used = vec![false; names.definitions.len()];
        for definition in names.uses.iter().filter_map(|use_| use_.definition) {
            if let Some(used) = used.get_mut(definition as usize) {
                *used = true;
            }
        }
        let defined = names.definitions.iter().zip(used);
        for (definition, used) in defined.filter(|(one, _)| one.kind != DefinitionKind::Block) {
            let span = definition.name.shifted(*offset);
            let name = String::from_utf8_lossy(span.slice(text)).into_owned();
            // One that a form binds is defined in each of the operation's regions.
            let entry = found.entry(span.start()).or_insert((name, 0));
            entry.1 |= u32::from(used);
        }
    }
    found
}

fn values(ir: &Ir, names: &ValueNames, text: &[u8]) -> Found {
    let mut found = Found::new();
    for (value, span) in names.iter() {
        let name = String::from_utf8_lossy(span.slice(text)).into_owned();
        let entry = found.entry(span.start()).or_insert((name, 0));
        entry.1 |= u32::from(ir.has_uses(value));
    }
    found
}
