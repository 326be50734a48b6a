//! The next step in words, for diagnostics without a fix: the names that may be used, the words that may be written,
//! the form of the operation.

use super::Place;
use crate::document::Document;
use crate::entity::{alias_definitions, chunk_at};
use crate::outside::lacks_regions;
use crate::visible::Visible;
use abide_mlir::names::DefinitionKind;
use abide_mlir::ods::{OpDescription, Presence, ValueDescription};
use abide_mlir::syntax::{NodeKind, Operation, TokenKind};
use abide_source::diagnostic::{Detail, Diagnostic, Related, Wanted, codes};
use abide_source::text::Span;

/// The most names that a list has.
const MAX_NAMES: usize = 5;

/// The longest help about the parts of an operation, in bytes.
const MAX_PARTS_BYTES: usize = 300;

/// Adds the next step to a diagnostic, in words or as another place.
pub(super) fn advise(document: &Document, found: &mut Diagnostic) {
    if found.help.is_some() {
        return;
    }
    let Some(place) = Place::new(document, found.span) else { return };
    if found.related.is_empty() {
        found.related = notes(&place, found);
    }
    found.help = help(&place, found).map(Into::into);
}

fn help(place: &Place<'_>, found: &Diagnostic) -> Option<String> {
    let code = found.code;
    if code == codes::mlir::UNDEFINED_VALUE || code == codes::mlir::UNDEFINED_BLOCK {
        return locals(place);
    }
    if code == codes::mlir::UNDEFINED_ALIAS {
        return Some(aliases(place));
    }
    match found.detail() {
        Some(Detail::NoSuchSymbol { what, .. }) => return Some(symbols(place, what)),
        Some(Detail::Expected(wanted @ (Wanted::OneOf { .. } | Wanted::Choice(_)))) => {
            let words: Vec<&str> = wanted.words().collect();
            return Some(format!("write one of {}", quoted(words.into_iter())));
        }
        Some(Detail::Expected(Wanted::Type(_))) if code == codes::mlir::EXPECTED => {
            let types = ["i32", "f32", "index", "vector<4xf32>", "tensor<?xf32>", "memref<4xf32>"];
            let types = quoted(types.into_iter());
            return Some(format!("types are such as {types}, and '!dialect.name' of a dialect"));
        }
        Some(Detail::ResultType { expected, .. }) => {
            return Some(format!("the type follows from the rest of the operation: '{expected}'"));
        }
        Some(Detail::Parent(_)) => {
            return Some("move it into such an operation, or use another one".to_owned());
        }
        _ => {}
    }
    if code == codes::mlir::UNKNOWN_BYTES || code == codes::mlir::MISSING_NAME {
        return Some("comments begin with '//', strings with '\"'".to_owned());
    }
    if code == codes::mlir::TYPE_BODY {
        return Some("elements are scalars, such as 'i32', 'f32' and 'index'".to_owned());
    }
    if code == codes::mlir::UNMATCHED {
        return Some("remove it, or write the bracket that it closes".to_owned());
    }
    if let Some(name) = operation_without_regions(place) {
        return Some(format!("'{name}' op has no regions: its braces hold attributes"));
    }
    found.related.is_empty().then(|| operation(place, found))?
}

/// The name of an operation without regions that has the operation at a place in its braces.
fn operation_without_regions(place: &Place<'_>) -> Option<String> {
    let path = place.document.tree().root().path_to(place.span.start());
    let mut around: Vec<_> = path.into_iter().filter_map(Operation::cast).collect();
    around.pop();
    let outer = around.into_iter().find(|outer| lacks_regions(place.document, *outer))?;
    Some(String::from_utf8_lossy(outer.name(place.document.text())).into_owned())
}

/// The values or blocks that a name may mean.
fn locals(place: &Place<'_>) -> Option<String> {
    let (document, start) = (place.document, place.span.start());
    let unit = document.unit_at(start)?;
    let visible = Visible::at(document, unit, start.saturating_sub(unit.offset));
    let is_block = place.text().starts_with('^');
    let own = place.operation.map(|operation| operation.syntax().span());
    let all = if is_block { visible.blocks } else { visible.values };
    let of_kind = all.iter().filter(|one| is_block == (one.kind == DefinitionKind::Block));
    let spans = of_kind.map(|one| one.name.shifted(unit.offset));
    // A value that is defined later cannot be used here.
    let spans = spans.filter(|name| is_block || name.start() < start);
    // The operation's own results are not visible to it; it is in its block.
    let others = spans.filter(|name| is_block || own.is_none_or(|own| own.start() != name.start()));
    let mut names: Vec<String> = others.map(|name| place.string(name)).collect();
    names.reverse();
    let list = quoted(names.iter().map(String::as_str));
    Some(match (is_block, names.is_empty()) {
        (true, true) => "begin a block with it: a label is written '^name:'".to_owned(),
        (true, false) => format!("the blocks of this region are {list}; a label ends with ':'"),
        (false, true) => "define it in front of this use".to_owned(),
        (false, false) => format!("the values that are visible here are {list}"),
    })
}

/// The aliases that are defined before a place.
fn aliases(place: &Place<'_>) -> String {
    let start = place.span.start();
    let definitions = chunk_at(place.document, start).into_iter().flat_map(alias_definitions);
    let before = definitions.filter(|(name, _)| name.start() < start);
    let names: Vec<String> = before.map(|(name, _)| place.string(name)).collect();
    let name = place.text();
    let meaning = if name.starts_with('!') { "a type" } else { "an attribute" };
    let define = format!("define it before its use: '{name} = ' and {meaning}");
    match names.is_empty() {
        true => define,
        false => {
            format!("{define}; the aliases so far are {}", quoted(names.iter().map(String::as_str)))
        }
    }
}

/// The symbols of the file.
fn symbols(place: &Place<'_>, what: &str) -> String {
    let all = place.document.symbols().symbols(place.document);
    let names: Vec<String> =
        all.map(|symbol| format!("@{}", String::from_utf8_lossy(symbol.name))).collect();
    match names.is_empty() {
        true => format!("define or declare the {what} in this module"),
        false => format!(
            "define or declare the {what}; the symbols of this file are {}",
            quoted(names.iter().map(String::as_str))
        ),
    }
}

/// Names in quotes, the first ones of many.
fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let mut names = names.map(|name| format!("'{name}'"));
    let mut list: Vec<String> = names.by_ref().take(MAX_NAMES).collect();
    if names.next().is_some() {
        list.push("..".to_owned());
    }
    list.join(", ")
}

/// The form of the operation if its text is wrong, else its parts.
fn operation(place: &Place<'_>, found: &Diagnostic) -> Option<String> {
    let checked = [
        codes::mlir::EXPECTED,
        codes::mlir::INVALID_OPERATION,
        codes::mlir::RESULT_COUNT,
        codes::mlir::OPERAND_COUNT,
        codes::mlir::OTHER_FORM,
    ];
    let operation = place.operation.filter(|_| checked.contains(&found.code))?;
    let node = operation.syntax();
    // An error in the body is not one of the operation's own form.
    let body = node.child(NodeKind::Region).map_or(node.span().end(), |body| body.span().start());
    if place.span.start() > body {
        return None;
    }
    let entry = place.document.registry().operation(place.document.name_of(operation))?;
    let op = entry.description();
    let name = operation.name_token()?.span();
    let is_whole = place.span.start() <= name.start().saturating_add(1);
    let of_parts = found.code == codes::mlir::INVALID_OPERATION && is_whole;
    if !of_parts && !operation.is_generic() {
        let form = place.document.form(op);
        let results: Vec<String> =
            op.results.iter().zip(0..).map(|(one, number)| result_name(one, number)).collect();
        let results = match results.is_empty() {
            true => String::new(),
            false => format!("{} = ", results.join(", ")),
        };
        if let Some(form) = form {
            return Some(format!("it is written '{results}{}{}'", op.name, form.label));
        }
    }
    parts(op)
}

fn result_name(result: &ValueDescription, number: usize) -> String {
    match &*result.name {
        "" => format!("%{number}"),
        name => format!("%{name}"),
    }
}

/// The operands, attributes, results and regions that an operation has.
fn parts(op: &OpDescription) -> Option<String> {
    [true, false].into_iter().filter_map(|has_types| list_of_parts(op, has_types)).next()
}

/// The parts by their names, with or without their types.
fn list_of_parts(op: &OpDescription, has_types: bool) -> Option<String> {
    let named = |name: &str, summary: &str| match has_types {
        true => format!("{name}: {summary}"),
        false => name.to_owned(),
    };
    let value = |one: &ValueDescription| named(&one.name, &one.summary());
    let required = op.attributes.iter().filter(|one| matches!(one.presence, Presence::Required));
    let attributes = required.map(|one| named(&one.name, one.constraint.summary()));
    let lists = [
        ("operands", op.operands.iter().map(value).collect::<Vec<_>>()),
        ("attributes", attributes.collect()),
        ("results", op.results.iter().map(value).collect()),
        ("regions", op.regions.iter().map(|one| one.name.to_string()).collect()),
        ("successors", op.successors.iter().map(|one| one.name.to_string()).collect()),
    ];
    let lists = lists.into_iter().filter(|(_, all)| !all.is_empty());
    let lists: Vec<String> =
        lists.map(|(what, all)| format!("{what} ({})", all.join(", "))).collect();
    let text = format!("'{}' has {}", op.name, lists.join("; "));
    (!lists.is_empty() && text.len() <= MAX_PARTS_BYTES).then_some(text)
}

/// Other places that explain a diagnostic: definitions out of reach, the blocks that a branch goes to.
fn notes(place: &Place<'_>, found: &Diagnostic) -> Vec<Related> {
    let note = |span: Span, message: String| Related { path: None, span, message };
    let Some(unit) = place.document.unit_at(place.span.start()) else { return Vec::new() };
    let definitions = unit.names.definitions.iter().map(|one| one.name.shifted(unit.offset));
    if found.code == codes::mlir::UNDEFINED_VALUE {
        let name = place.text();
        let mut same = definitions.filter(|one| {
            one.slice(place.document.text()) == name.as_bytes() && *one != place.span
        });
        let hidden = same.next().map(|one| match one.start() < place.span.start() {
            true => note(one, format!("'{name}' is defined in a region that ends before this use")),
            false => note(one, format!("'{name}' is defined after this use")),
        });
        return hidden.into_iter().collect();
    }
    let Some(operation) = place.operation else { return Vec::new() };
    if found.code != codes::mlir::INVALID_OPERATION {
        return Vec::new();
    }
    let start = operation.syntax().span().start();
    let visible = Visible::at(place.document, unit, start.saturating_sub(unit.offset));
    let mentioned = branch_targets(operation);
    let blocks = mentioned.iter().filter_map(|mention| {
        let name = mention.slice(place.document.text());
        let all = visible.blocks.iter().map(|one| one.name.shifted(unit.offset));
        all.filter(|one| one.slice(place.document.text()) == name).map(|one| (one, name)).next()
    });
    blocks
        .map(|(span, name)| {
            note(span, format!("'{}' is this block", String::from_utf8_lossy(name)))
        })
        .collect()
}

/// The mentions of blocks in an operation outside of its regions.
fn branch_targets(operation: Operation<'_>) -> Vec<Span> {
    let tokens = operation.syntax().own_tokens();
    let nested = operation.syntax().children().filter(|node| node.kind() != NodeKind::Region);
    let all = tokens.chain(nested.flat_map(|node| node.tokens().collect::<Vec<_>>()));
    all.filter(|token| token.kind() == TokenKind::CaretIdentifier)
        .map(|token| token.span())
        .take(MAX_NAMES)
        .collect()
}
