//! Hovers and targets of the attributes that describe how a function is called.

use crate::db::Document;
use crate::functions::function_at;
use crate::markdown::Hover;
use abide_abi::call::{Call, Placed, Slot};
use abide_abi::sharding::Mesh;
use abide_abi::sharding::sdy::{self, MeshReference};
use abide_abi::{Annotated, AnnotatedValue, Function, FunctionValue, Surroundings};
use abide_mlir::annotations::{Fact, Owner};
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, unquoted};
use abide_source::text::Span;

/// The maximum number of devices in a table.
const MAX_SHOWN_DEVICES: usize = 16;

/// Whether a place is in an attribute. This quick test comes first, because most places are not, and finding the
/// function takes longer.
fn is_in_attribute(document: &Document, offset: u32) -> bool {
    let path = document.tree().root().path_to(offset);
    path.iter().any(|node| node.kind() == NodeKind::AttributeEntry)
}

/// The known attribute at a place.
fn annotation_at<'a, 't>(function: &'a Function<'t>, offset: u32) -> Option<&'a Annotated<'t>> {
    let values = function.arguments.iter().chain(&function.results).flatten();
    let all = function.annotations.iter().chain(values.flat_map(|value| &value.annotations));
    let mut all = all.filter(|one| one.span.touches(offset));
    all.next()
}

/// Returns the hover of a known attribute: its meaning, and its facts about the value.
pub(crate) fn hover_annotation(document: &Document, offset: u32) -> Option<Hover> {
    if !is_in_attribute(document, offset) {
        return None;
    }
    let function = function_at(document, offset)?;
    let one = annotation_at(&function, offset)?;
    let annotation = &one.annotation;
    let mut markdown = format!("`{}`: {}\n", annotation.name, annotation.in_words());
    let word = one.value.word(document.text());
    let known = annotation.words.iter().find(|(known, _)| Some(known) == word.as_ref());
    if let Some((word, meaning)) = known {
        markdown.push_str(&format!("\n`{word}`: {meaning}\n"));
    }
    if let Some((_, said)) = value_in_words(document, &function, offset) {
        markdown.push_str(&format!("\n{said}"));
    }
    Some(Hover { span: one.span, markdown })
}

/// Returns the facts about an argument, at its name in the function's header.
pub(crate) fn argument_in_words(document: &Document, offset: u32) -> Option<String> {
    let path = document.tree().root().path_to(offset);
    if !path.iter().any(|node| node.kind() == NodeKind::Argument) {
        return None;
    }
    let function = function_at(document, offset)?;
    let (is_described, said) = value_in_words(document, &function, offset)?;
    is_described.then_some(said)
}

/// Returns the facts about the argument or result at a position, with a table of its slices. The flag is whether the
/// facts go beyond the type.
fn value_in_words(
    document: &Document,
    function: &Function<'_>,
    offset: u32,
) -> Option<(bool, String)> {
    let at = |values: &Option<Vec<FunctionValue<'_>>>| {
        values.iter().flatten().position(|value| value.span.touches(offset))
    };
    let (argument, result) = (at(&function.arguments), at(&function.results));
    let call = Call::of(function, document.text(), document.limits());
    let (slot, place) = match (argument, result) {
        (Some(number), _) => (call.arguments.as_ref()?.get(number)?, format!("argument {number}")),
        (None, Some(number)) => (call.results.as_ref()?.get(number)?, call.result_path(number)),
        (None, None) => return None,
    };
    let mut text = format!("{place}{}: `{}`", named(slot, argument.is_some()), slot.ty);
    match slot.aliases {
        Some(to) => text.push_str(&format!(", its buffer becomes {}", call.result_path(to))),
        None if slot.donated => text.push_str(", its buffer is given away"),
        None => {}
    }
    if let Some(placed) = &slot.sharding {
        text.push_str(&format!(", sharded `{}`", placed.text.replace('`', "'")));
    }
    for (fact, words) in &slot.stated {
        text.push_str(&format!(", {} `{}`", fact.name(), words.replace('`', "'")));
    }
    text.push('\n');
    if let Some(placed) = &slot.sharding {
        text.push_str(&table(placed));
    }
    Some((slot.is_described(), text))
}

fn named(slot: &Slot, is_argument: bool) -> String {
    let path = slot.path_text();
    if !is_argument || path.is_empty() { String::new() } else { format!(" `{path}`") }
}

/// Returns a table of devices and their slices.
fn table(placed: &Placed) -> String {
    let Some(slices) = placed.slices() else { return String::new() };
    let mut table = String::from("\n| device | slice |\n|---|---|\n");
    for slice in slices.iter().take(MAX_SHOWN_DEVICES) {
        let ranges: Vec<String> = slice
            .ranges
            .iter()
            .map(|range| range.map_or("?".to_owned(), |(start, end)| format!("{start}:{end}")))
            .collect();
        table.push_str(&format!("| {} | `[{}]` |\n", slice.device, ranges.join(", ")));
    }
    if let Some(more) = slices.len().checked_sub(MAX_SHOWN_DEVICES).filter(|more| *more > 0) {
        table.push_str(&format!("| .. | {more} more |\n"));
    }
    table
}

/// Returns the name in an attribute, and its target: the number of a result, or a mesh.
pub(crate) fn target_at(document: &Document, offset: u32) -> Option<(Span, Span)> {
    if !is_in_attribute(document, offset) {
        return None;
    }
    let function = function_at(document, offset)?;
    let one = annotation_at(&function, offset)?;
    if one.annotation.states(Fact::ShardingSdy) {
        let AnnotatedValue::Dialect(_, body) = one.value else { return None };
        let written = sdy::parse(document.slice(body)).ok()?;
        let MeshReference::Symbol(name, span) = written.mesh else { return None };
        let span = span.shifted(body.start());
        let mesh = function.surroundings.mesh(&name, function.span.start())?;
        return span.touches(offset).then_some((span, mesh.name_span));
    }
    if !one.annotation.states(Fact::Aliases) && !one.annotation.states(Fact::Storage) {
        return None;
    }
    let span = one.value.span().filter(|span| span.touches(offset))?;
    let number = usize::try_from(one.value.integer(document.text())?).ok()?;
    Some((span, function.results.as_ref()?.get(number)?.span))
}

/// Returns the attributes allowed at a typed name; those of an argument or a result if the operation's form shows that
/// the name belongs to one.
pub(crate) fn names_at(
    document: &Document,
    offset: u32,
    of_argument: bool,
) -> Vec<(String, String)> {
    let path = document.tree().root().path_to(offset);
    let owner = path.iter().rev().find_map(|node| match node.kind() {
        NodeKind::Argument => Some(Some(Owner::Argument)),
        NodeKind::FunctionResult => Some(Some(Owner::Result)),
        kind if kind.is_operation() => {
            let name = Operation::cast(*node)?.name(document.text());
            let is_module = name == b"module" || name.ends_with(b".module");
            let is_function = name == b"func" || name.ends_with(b".func");
            let owner = is_function.then_some(Owner::Function);
            Some(if is_module { Some(Owner::Module) } else { owner })
        }
        _ => None,
    });
    // In the tree, an empty dictionary is not part of the argument before it.
    let owner = match owner {
        Some(Some(Owner::Result)) => Owner::Result,
        _ if of_argument => Owner::Argument,
        Some(Some(owner)) => owner,
        _ => return Vec::new(),
    };
    let all = document.registry().annotations().all().iter();
    let fitting = all.filter(|one| one.owners.contains(&owner));
    fitting.map(|one| (one.name.clone(), one.in_words())).collect()
}

/// Returns the allowed words at a position within an attribute's value: the existing text to replace, and the words
/// with their meanings.
pub(crate) fn words_at(document: &Document, offset: u32) -> Option<(Span, Vec<(String, String)>)> {
    let (text, path) = (document.text(), document.tree().root().path_to(offset));
    let (written, key, value) = written_at(&path, text)?;
    let annotation = document.registry().annotations().get(key)?;
    if annotation.states(Fact::ShardingSdy) {
        return names_in_sharding(document, written, offset);
    }
    if annotation.states(Fact::Aliases) || annotation.states(Fact::Storage) {
        return results_at(document, written, offset);
    }
    let value = value.filter(|value| value.span().touches(offset))?;
    let inner = match value.kind() {
        NodeKind::StringAttribute => value,
        NodeKind::DialectAttribute => value.child(NodeKind::DialectBody)?,
        _ => return None,
    };
    if annotation.words.is_empty() || offset <= inner.span().start() {
        return None;
    }
    let before = Span::new(inner.span().start(), offset).slice(text);
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let len = before.iter().rev().take_while(|byte| is_part(byte)).count();
    let start = offset.saturating_sub(u32::try_from(len).unwrap_or(u32::MAX));
    Some((Span::new(start, offset), annotation.words.clone()))
}

/// Returns the construct at the end of a path: the entry of a dictionary with its key and value, or the attribute of
/// an alias (`#s = #sdy.sharding<..>`), whose own name is the key.
fn written_at<'t>(
    path: &[SyntaxNode<'t>],
    text: &'t [u8],
) -> Option<(Span, &'t [u8], Option<SyntaxNode<'t>>)> {
    let around = |kind| path.iter().rev().find(|node| node.kind() == kind).copied();
    if let Some(entry) = around(NodeKind::AttributeEntry) {
        let key = entry.own_tokens().next()?;
        return Some((entry.span(), unquoted(key.text(text)), entry.children().next()));
    }
    around(NodeKind::AliasDefinition)?;
    let attribute = around(NodeKind::DialectAttribute)?;
    let name = attribute.own_tokens().next()?.text(text).strip_prefix(b"#")?;
    Some((attribute.span(), name, Some(attribute)))
}

/// Returns the compiler attributes allowed at a typed name in the dictionary of an alias definition: those that it
/// lacks.
pub(crate) fn names_in_alias(document: &Document, place: u32) -> Option<Vec<(String, String)>> {
    let (text, path) = (document.text(), document.tree().root().path_to(place));
    let alias = path.iter().find(|node| node.kind() == NodeKind::AliasDefinition)?;
    let dictionary =
        path.iter().rev().find(|node| node.kind() != NodeKind::AttributeEntry).copied()?;
    let before = Span::new(alias.span().start(), place).slice(text).trim_ascii_end();
    let is_key = before.ends_with(b"{") || before.ends_with(b",");
    if dictionary.kind() != NodeKind::DictionaryAttribute || !is_key {
        return None;
    }
    let keys = dictionary.children().filter(|entry| !entry.span().touches(place));
    let keys = keys.filter_map(|entry| entry.own_tokens().next());
    let keys: Vec<&[u8]> = keys.map(|key| unquoted(key.text(text))).collect();
    let all = document.registry().annotations().all().iter();
    let lacking = all.filter(|one| !keys.contains(&one.name.as_bytes()));
    Some(lacking.map(|one| (one.name.clone(), one.in_words())).collect())
}

/// Returns the allowed names within a sharding: those of meshes after `@`, and those of the axes of its mesh.
fn names_in_sharding(
    document: &Document,
    entry: Span,
    offset: u32,
) -> Option<(Span, Vec<(String, String)>)> {
    let before = Span::new(entry.start(), offset).slice(document.text());
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-');
    let len = before.iter().rev().take_while(|byte| is_part(byte)).count();
    let (rest, _) = before.split_at_checked(before.len().checked_sub(len)?)?;
    let word = Span::new(offset.checked_sub(u32::try_from(len).ok()?)?, offset);
    let annotations = document.registry().annotations();
    let surroundings = Surroundings::of_file(document.tree(), document.text(), annotations);
    if rest.ends_with(b"<@") {
        let sign = Span::new(word.start().checked_sub(1)?, offset);
        let meshes = surroundings.meshes(offset).map(|mesh| {
            let body = mesh.mesh.as_ref().map(|it| in_words(it)).unwrap_or_default();
            (format!("@{}", mesh.name), body)
        });
        return Some((sign, meshes.collect()));
    }
    let at = memchr::memmem::rfind(rest, b"<@")?;
    let name = rest.get(at + 2..)?;
    let name = name.get(..name.iter().position(|byte| !is_part(byte))?)?;
    let mesh = surroundings.mesh(std::str::from_utf8(name).ok()?, offset)?.mesh.clone()?;
    let is_quoted = rest.ends_with(b"\"");
    let opens = rest.strip_suffix(b"\"").unwrap_or(rest).trim_ascii_end();
    if !opens.ends_with(b"{") && !opens.ends_with(b",") || (len > 0 && !is_quoted) {
        return None;
    }
    let used = String::from_utf8_lossy(rest.get(at..)?).into_owned();
    let axes = mesh.axes.iter().filter(|axis| !used.contains(&format!("\"{}\"", axis.name)));
    let axes = axes.map(|axis| {
        let label = if is_quoted { axis.name.clone() } else { format!("\"{}\"", axis.name) };
        (label, format!("axis of {} devices", axis.size))
    });
    Some((word, axes.collect()))
}

/// `x=2, y=4`.
fn in_words(mesh: &Mesh) -> String {
    let axes = mesh.axes.iter().map(|axis| format!("{}={}", axis.name, axis.size));
    axes.collect::<Vec<_>>().join(", ")
}

/// The numbers of the results that an argument's attribute may name: those with the type of the argument.
fn results_at(
    document: &Document,
    entry: Span,
    offset: u32,
) -> Option<(Span, Vec<(String, String)>)> {
    let before = Span::new(entry.start(), offset).slice(document.text());
    let len = before.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = before.get(..before.len().checked_sub(len)?)?;
    if !rest.trim_ascii_end().ends_with(b"=") {
        return None;
    }
    let function = function_at(document, offset)?;
    let arguments = function.arguments.as_deref()?;
    let argument = arguments.iter().find(|argument| argument.span.covers(entry))?;
    let call = Call::of(&function, document.text(), document.limits());
    let results = function.results.as_deref()?.iter().enumerate();
    let fitting = results.filter(|(_, result)| result.ty == argument.ty);
    let fitting = fitting.map(|(number, result)| {
        let path = call.result_path(number);
        (number.to_string(), format!("{path}: {}", document.string(result.type_span)))
    });
    let word = Span::new(offset.checked_sub(u32::try_from(len).ok()?)?, offset);
    Some((word, fitting.collect()))
}
