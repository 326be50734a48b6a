//! Fixes for missing or surplus parts of operations: terminators, types, results, arguments of calls.

use super::context::{FixContext, change_to, fix};
use super::form_help::entry;
use super::regions::{MAX_RETURNED_VALUES, branch_of, terminator_of};
use super::{calls, left_out, regions};
use crate::diagnostics::old_names::todays_names;
use crate::diagnostics::operation_names;
use crate::entity::{operation_at, operations_around};
use abide_dialects::{conversion, converts_values};
use abide_mlir::ods::{OpDescription, ParametricTrait, Trait, TypeTransform};
use abide_mlir::syntax::{
    NodeKind, NodeSet, Operation, SyntaxNode, TokenKind, TokenSet, WalkEvent,
};
use abide_source::diagnostic::{Detail, Diagnostic, Fix, Wanted, codes};
use abide_source::spelling::within;
use abide_source::text::{Span, TextEdit, line_break, whole_lines};

/// The maximum number of types of an operation that are tried without one of them.
const MAX_SURPLUS_TYPES: usize = 3;

/// The maximum number of pairs of operands that are swapped.
const MAX_SWAPPED_PAIRS: usize = 3;

pub(super) fn guesses(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Fix> {
    let mut guesses = Vec::new();
    match &*found.detail {
        Detail::NoTerminator(_) | Detail::EmptyBlock | Detail::EmptyBody => {
            guesses.extend(terminators(place));
        }
        Detail::PublicDeclaration => guesses.extend(private(place)),
        Detail::Parent(_) => guesses.extend(other_terminator(place)),
        Detail::ValueType { wanted, has, .. } => {
            guesses.extend(typed_number(place, found, wanted));
            guesses.extend(restore_type(place, wanted, has));
            guesses.extend(surplus_types(place));
            guesses.extend(left_out::type_of_range(place, has));
            guesses.extend(swapped(place));
            guesses.extend(converted(place, wanted, has));
        }
        Detail::ResultCount { results, .. } => {
            guesses.extend(result_names(place, *results));
            guesses.extend(regions::yielded_types(place));
            if *results == 0 && may_have_results(place) {
                guesses.extend(left_out::result_types(place));
                guesses.extend(left_out::other_words(place));
            }
        }
        Detail::EdgeCount { from: Some(region), .. } => {
            guesses.extend(regions::yields(place, *region));
        }
        Detail::MissingRegion(keyword) => {
            guesses.extend(regions::with_keyword(place, keyword));
        }
        Detail::ValueConstraint { .. } => {
            guesses.extend(similar_operations_for_types(place));
            guesses.extend(other_conversion(place));
            guesses.extend(swapped(place));
        }
        Detail::Returned { is_count: false, .. } => {
            guesses.extend(regions::returned_types(place));
            guesses.extend(regions::converted_result(place));
        }
        Detail::ResultType { expected, found, .. } => {
            guesses.extend(restore_type(place, found, expected));
        }
        Detail::Returned { is_count: true, .. } => {
            guesses.extend(regions::returned_values(place));
            guesses.extend(regions::returned_types(place));
        }
        Detail::ElementsShape { elements, ty } => {
            guesses.extend(shape_of_elements(place, elements, ty));
        }
        Detail::Dominance(_) => guesses.extend(move_definition(place, found)),
        Detail::Rule(..) => {
            guesses.extend(other_conversion(place));
            guesses.extend(left_out::argument_names(place));
        }
        Detail::Expected(wanted) if *wanted == Wanted::SYMBOL => {
            guesses.extend(left_out::word_before_symbol(place));
        }
        _ => {}
    }
    guesses.extend(calls::match_callee(place));
    if found.code == codes::mlir::INVALID_OPERATION {
        guesses.extend(name_of_today(place));
    }
    guesses
}

/// The name of today for an old one whose operation may be written in the form of today.
fn name_of_today(place: &FixContext<'_>) -> Vec<Fix> {
    let name = place.operation.filter(|operation| !operation.is_generic());
    let Some(name) = name.and_then(|operation| operation.name_token()) else { return Vec::new() };
    let names = todays_names(place.document, name.span());
    names.iter().map(|today| change_to(name.span(), today)).collect()
}

/// Whether an operation without results has them if its text names their types.
pub(super) fn may_have_results(place: &FixContext<'_>) -> bool {
    let op = place.operation.and_then(|operation| entry(place, operation));
    op.is_some_and(|op| !op.description().results.is_empty())
}

/// The operations that an unknown name may mean: the current ones for an old name, and those as near as the one that
/// its diagnostic suggests.
pub(super) fn alike(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let quote = if operation.is_generic() { "\"" } else { "" };
    let mut names = todays_names(place.document, place.span);
    names.extend(operation_names::near(place.document, place.text().as_bytes()));
    if names.is_empty() {
        names.extend(terminator_around(place, operation));
        names.extend_from_slice(place.in_other_dialects());
    }
    let change = |name: String| {
        let title = format!("change it to '{name}'");
        fix(title, place.span, format!("{quote}{name}{quote}"))
    };
    names.into_iter().map(change).collect()
}

/// The types of all operands in the type of an operation in its generic form.
pub(super) fn generic_operand_types(place: &FixContext<'_>) -> Option<Fix> {
    let inputs = place.text().find("->").and_then(|at| u32::try_from(at).ok())?;
    let types = format!("({}) ", place.types_of_operands().join(", "));
    let span = Span::new(place.span.start(), place.span.start() + inputs);
    Some(fix("write the types of all operands", span, types))
}

/// `return` or `scf.yield` at the end of the block, of nothing or of a value.
fn terminators(place: &FixContext<'_>) -> Vec<Fix> {
    let document = place.document;
    let path = document.tree().root().path_to(place.span.start());
    let mut around = path.iter().rev().filter(|node| Operation::cast(**node).is_some());
    // The last operation of the block, or the one with the block.
    let Some(own) = around.next() else { return Vec::new() };
    let is_empty = own.child(NodeKind::Region).is_some();
    let Some(outer) = (if is_empty { Some(own) } else { around.next() }) else { return Vec::new() };
    let name = Operation::cast(*outer).map(|outer| outer.name(document.text())).unwrap_or_default();
    let Some(word) = terminator_of(document.registry(), name) else { return Vec::new() };
    let outer_indentation = place.indentation(outer.span().start());
    let (at, indentation) = if is_empty {
        let region = outer.child(NodeKind::Region).map(|region| region.span());
        let at = region.map_or(own.span().end(), |region| region.start() + 1);
        (at, format!("{outer_indentation}  "))
    } else {
        (own.span().end(), place.indentation(own.span().start()))
    };
    let line = |text: &str| {
        let after = document.text().get(at as usize).is_some_and(|byte| *byte == b'}');
        let end = if after { format!("\n{outer_indentation}") } else { String::new() };
        fix(format!("insert '{text}'"), Span::at(at), format!("\n{indentation}{text}{end}"))
    };
    let mut guesses: Vec<Fix> =
        branch_to_next(place, *own).iter().map(|branch| line(branch)).collect();
    guesses.push(line(&word));
    let values = place.values(at).into_iter().take(MAX_RETURNED_VALUES);
    guesses.extend(values.map(|(name, ty)| line(&format!("{word} {name} : {ty}"))));
    guesses
}

/// The branch from an operation at the end of its block to the next block.
fn branch_to_next(place: &FixContext<'_>, own: SyntaxNode<'_>) -> Option<String> {
    let document = place.document;
    let path = document.tree().root().path_to(own.span().start());
    let region = path.iter().rev().find(|node| node.kind() == NodeKind::Region)?;
    let mut blocks = region.children().filter(|node| node.kind() == NodeKind::Block);
    let next = blocks.find(|block| block.span().start() >= own.span().end())?;
    let label = next.tokens().find(|token| token.kind() == TokenKind::CaretIdentifier)?.span();
    // Its arguments need values.
    let is_bare = document.text().get(label.end() as usize) == Some(&b':');
    let branch = branch_of(document.registry()).filter(|_| is_bare)?;
    Some(format!("{branch} {}", place.string(label)))
}

/// Gives a type with the shape `ty` that of the elements of its literal.
fn shape_of_elements(place: &FixContext<'_>, elements: &[i64], ty: &[i64]) -> Option<Fix> {
    let sizes = |shape: &[i64]| shape.iter().map(|size| format!("{size}x")).collect::<String>();
    let (own, wanted) = (sizes(ty), sizes(elements));
    let nodes = place.operation?.syntax().walk().filter_map(|event| match event {
        WalkEvent::Enter(node) if node.kind().is_type() => Some(place.string(node.span())),
        _ => None,
    });
    let mut changed = nodes.filter_map(|text| {
        let (name, body) = text.split_once('<')?;
        let rest = body.strip_prefix(&own)?;
        Some((text.clone(), format!("{name}<{wanted}{rest}")))
    });
    let (old, new) = changed.next()?;
    restore_type(place, &old, &new)
}

/// Moves the operation that defines a value in front of the one that uses it.
fn move_definition(place: &FixContext<'_>, found: &Diagnostic) -> Option<Fix> {
    let own = place.operation?.syntax().span();
    let defined = found.related.first()?.span;
    let operation = operation_at(place.document, defined.start())?;
    let node = operation.syntax().span();
    if node.start() < own.end() {
        return None;
    }
    let name = place.string(operation.results().next()?.name.span());
    let text = place.document.text();
    let line_break = String::from_utf8_lossy(line_break(text));
    let line = format!("{}{line_break}{}", place.string(node), place.indentation(own.start()));
    let edits = vec![
        TextEdit::new(Span::at(own.start()), line),
        TextEdit::new(whole_lines(text, node), ""),
    ];
    Some(Fix::uncertain(format!("move '{name}' in front of its use"), edits))
}

/// Writes the type of a number that has none, in the operation that defines the value.
fn typed_number(place: &FixContext<'_>, found: &Diagnostic, wanted: &str) -> Option<Fix> {
    let defined = found.related.first()?.span;
    let operation = operation_at(place.document, defined.start())?.syntax();
    let text = place.string(operation.span());
    let text = text.trim_end();
    let number = text.rsplit(' ').next()?;
    let is_typed = operation.children().any(|child| child.kind().is_type());
    let is_number = number.parse::<i64>().is_ok();
    let end = operation.span().start().saturating_add(u32::try_from(text.len()).ok()?);
    let edit = TextEdit::new(Span::at(end), format!(" : {wanted}"));
    let title = format!("write the type '{wanted}' after '{number}'");
    (is_number && !is_typed).then(|| Fix::uncertain(title, vec![edit]))
}

/// Writes the value's type wherever the operation has another one.
fn restore_type(place: &FixContext<'_>, wanted: &str, has: &str) -> Option<Fix> {
    let operation = place.operation?.syntax();
    let mut edits = Vec::new();
    let mut walk = operation.walk_over(NodeSet::ALL, TokenSet::NONE);
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(node) = event else { continue };
        if node.kind() == NodeKind::Region {
            walk.skip_node();
        } else if node.kind().is_type() && place.string(node.span()) == wanted {
            edits.push(TextEdit::new(node.span(), has));
            walk.skip_node();
        }
    }
    (!edits.is_empty()).then(|| Fix::uncertain(format!("change the type to '{has}'"), edits))
}

/// One of the types at the end of an operation removed, with its comma.
fn surplus_types(place: &FixContext<'_>) -> Vec<Fix> {
    let node = place.operation.filter(|operation| !operation.is_generic());
    let types = node.into_iter().flat_map(|operation| operation.syntax().children());
    let types: Vec<Span> =
        types.filter(|child| child.kind().is_type()).map(|ty| ty.span()).collect();
    let pairs = types.iter().zip(types.iter().skip(1)).take(MAX_SURPLUS_TYPES);
    let listed = pairs.filter(|(one, other)| {
        one.end() <= other.start()
            && place.string(Span::new(one.end(), other.start())).trim() == ","
    });
    let removed = listed.flat_map(|(one, other)| {
        [(*one, Span::new(one.start(), other.start())), (*other, Span::new(one.end(), other.end()))]
    });
    removed
        .map(|(ty, span)| fix(format!("remove the type '{}'", place.string(ty)), span, ""))
        .collect()
}

/// Converts the value to the wanted type, by an operation in front of the one that uses it.
fn converted(place: &FixContext<'_>, wanted: &str, has: &str) -> Option<Fix> {
    let operation = place.operation?.syntax();
    let registry = place.document.registry();
    let conversion = conversion(registry, has, wanted)?;
    if has.contains('<') && !mixes_dialects(place) || has_types_of_cpp(place) {
        return None;
    }
    let value = place.text();
    let name = place.fresh(value.split('#').next().filter(|name| name.starts_with('%'))?);
    let start = operation.span().start();
    let indentation = place.indentation(start);
    let line = format!("{name} = {conversion} {value} : {has} to {wanted}\n{indentation}");
    let edits = vec![TextEdit::new(Span::at(start), line), TextEdit::new(place.span, name)];
    Some(Fix::uncertain(format!("convert '{value}' with {conversion}"), edits))
}

/// Whether only C++ knows how one type of the operation follows from another: the value may be the right one.
fn has_types_of_cpp(place: &FixContext<'_>) -> bool {
    let op = place.operation.and_then(|operation| entry(place, operation));
    let traits = op.into_iter().flat_map(|op| &op.description().parametric_traits);
    let is_unknown = |one: &ParametricTrait| {
        matches!(one, ParametricTrait::TypesMatchWith { transform: TypeTransform::Unknown, .. })
    };
    { traits }.any(is_unknown)
}

/// Whether the operation is of a dialect whose values others convert: a compiler from tensors has its own conversion.
fn mixes_dialects(place: &FixContext<'_>) -> bool {
    let Some(operation) = place.operation else { return false };
    let name = place.document.name_of(operation);
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    let common = place.document.registry().common_dialects();
    !name.contains(&b'.') || common.iter().any(|one| one.as_bytes() == dialect)
}

/// Other operations of the dialect with nearly the same name: `arith.addf` for `arith.addi`.
fn similar_operations_for_types(place: &FixContext<'_>) -> Vec<Fix> {
    let name = place.operation.filter(|operation| !operation.is_generic());
    let Some(name) = name.and_then(|operation| operation.name_token()) else { return Vec::new() };
    similar_operations(place).map(|near| change_to(name.span(), &near.name)).collect()
}

/// The operations of the dialect whose names differ from that of the operation in one letter.
pub(super) fn similar_operations<'d>(
    place: &FixContext<'d>,
) -> impl Iterator<Item = &'d OpDescription> + use<'d> {
    let name = place.operation.map(|operation| place.document.name_of(operation));
    let name = name.and_then(|name| std::str::from_utf8(name).ok()).unwrap_or_default();
    let (dialect, own) = name.split_once('.').unwrap_or_default();
    let description = place.document.registry().dialects().dialect(dialect);
    let ops = description.into_iter().flat_map(|dialect| &dialect.ops).map(|op| &**op);
    let own_name = |op: &'d OpDescription| op.name.split_once('.').map_or("", |(_, own)| own);
    let names = ops.clone().map(own_name).filter(|name| *name != own && name.len() == own.len());
    let near = within(1, own, names);
    ops.filter(move |op| near.contains(&own_name(op)))
}

/// The values that an operation mentions after its name, with the numbers of their results: `%a`, `%b#1`.
fn operand_mentions(node: SyntaxNode<'_>, name: Span) -> Vec<Span> {
    let mut mentions: Vec<Span> = Vec::new();
    for token in node.own_tokens().filter(|token| token.span().start() > name.start()) {
        match (token.kind(), mentions.last_mut()) {
            (TokenKind::PercentIdentifier, _) => mentions.push(token.span()),
            (TokenKind::HashIdentifier, Some(last)) if last.end() == token.span().start() => {
                *last = Span::new(last.start(), token.span().end());
            }
            _ => {}
        }
    }
    mentions
}

/// Two operands in the other order, with their types if there are as many.
fn swapped(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let Some(name) = operation.name_token() else { return Vec::new() };
    let node = operation.syntax();
    let values = operand_mentions(node, name.span());
    let types = node.children().filter(|child| child.kind().is_type());
    let types: Vec<Span> = types.map(|child| child.span()).collect();
    let exchanged = |pair: &[Span]| match pair {
        [first, second] => {
            let (own, other) = (place.string(*first), place.string(*second));
            vec![TextEdit::new(*first, other), TextEdit::new(*second, own)]
        }
        _ => Vec::new(),
    };
    let pairs = values.windows(2).enumerate().take(MAX_SWAPPED_PAIRS);
    let fixes = pairs.flat_map(|(number, pair)| {
        let alone = exchanged(pair);
        let own = types.get(number..number + 2).filter(|_| types.len() == values.len());
        let with_types = own.map(|own| [alone.clone(), exchanged(own)].concat());
        let names: Vec<String> = pair.iter().map(|value| place.string(*value)).collect();
        let title = format!("swap '{}'", names.join("' and '"));
        let all = [Some(alone), with_types].into_iter().flatten();
        all.map(move |edits| Fix::uncertain(title.clone(), edits)).collect::<Vec<_>>()
    });
    fixes.collect()
}

/// The name of an operation that converts a value, with the types that it converts from and to.
pub(super) fn converted_types(place: &FixContext<'_>) -> Option<(Span, String, String)> {
    let operation = place.operation.filter(|operation| !operation.is_generic())?;
    let name = operation.name_token()?.span();
    if !converts_values(&place.string(name)) {
        return None;
    }
    let [from] = &place.types_of_operands()[..] else { return None };
    let own = place.string(operation.syntax().span());
    let (_, to) = own.rsplit_once(" to ")?;
    Some((name, from.clone(), to.trim().to_owned()))
}

/// The operation that converts the operand's type to the result's, for another one of its dialect.
fn other_conversion(place: &FixContext<'_>) -> Option<Fix> {
    let (name, from, to) = converted_types(place)?;
    let written = place.string(name);
    let conversion = conversion(place.document.registry(), &from, &to)?;
    let dialect = |name: &str| name.split('.').next().map(str::to_owned);
    let is_other = conversion != written && dialect(&conversion) == dialect(&written);
    is_other.then(|| change_to(name, &conversion))
}

/// Inserts `private` in front of the name of a declaration, or replaces `public` there.
fn private(place: &FixContext<'_>) -> Option<Fix> {
    let tokens = place.tokens();
    let name = tokens.iter().position(|token| place.string(*token).starts_with('@'))?;
    let before = name.checked_sub(1).and_then(|before| tokens.get(before));
    if let Some(public) = before.filter(|token| place.string(**token) == "public") {
        return Some(change_to(*public, "private"));
    }
    Some(fix("insert 'private'", Span::at(tokens.get(name)?.start()), "private "))
}

/// The terminator of the operation around one, with its dialect.
fn terminator_around(place: &FixContext<'_>, operation: Operation<'_>) -> Option<String> {
    let document = place.document;
    let start = operation.syntax().span().start();
    let around = operations_around(document, start).nth(1)?;
    terminator_of(document.registry(), document.name_of(around))
        .filter(|word| word.ends_with(place.text()))
}

/// The terminator of the enclosing operation, instead of that of another one.
fn other_terminator(place: &FixContext<'_>) -> Option<Fix> {
    let (operation, document) = (place.operation?, place.document);
    let own = document.registry().operation(document.name_of(operation))?;
    let name = operation.name_token().filter(|_| own.description().has(Trait::Terminator))?;
    let start = operation.syntax().span().start();
    let around = operations_around(document, start).nth(1)?;
    let word = terminator_of(document.registry(), document.name_of(around))?;
    Some(change_to(name.span(), &word))
}

/// Gives an operation as many names as it has results.
fn result_names(place: &FixContext<'_>, count: usize) -> Option<Fix> {
    let operation = place.operation?;
    let name = operation.name_token()?.span();
    let start = operation.syntax().span().start();
    let names = Span::new(start, name.start());
    let first = place.string(operation.results().next()?.name.span());
    Some(match count {
        0 => fix(format!("remove the result name '{first}'"), names, "").dropping([first]),
        1 => fix("name one result", names, format!("{first} = ")),
        count => fix(format!("name {count} results"), names, format!("{first}:{count} = ")),
    })
}
