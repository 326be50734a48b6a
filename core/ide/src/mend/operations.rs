//! What operations are missing or have too much of: terminators, types, results, arguments of calls.

use super::{Place, fix, own_tokens};
use crate::visible::Visible;
use abide_mlir::ods::{OpDescription, ParametricTrait, Trait};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{NodeKind, NodeSet, Operation, TokenKind, TokenSet, WalkEvent};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::text::{Span, TextEdit};
use std::sync::Arc;

/// Of the values that a terminator may return, the last ones are tried.
const RETURNED: usize = 6;

pub(super) fn guesses(place: &Place<'_>, found: &Diagnostic) -> Vec<Fix> {
    let message = &found.message;
    if message.contains("block with no terminator") || message.contains("empty block") {
        terminators(place)
    } else if found.code == codes::mlir::TYPE_MISMATCH {
        prior_type(place, message).into_iter().collect()
    } else if found.code == codes::mlir::RESULT_COUNT {
        result_names(place, message).into_iter().collect()
    } else if message.contains("for callee") || message.contains("type mismatch: expected") {
        callee_type(place).into_iter().collect()
    } else {
        Vec::new()
    }
}

/// `return` or `scf.yield` at the end of the block, of nothing or of a value.
fn terminators(place: &Place<'_>) -> Vec<Fix> {
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
        let behind = document.text().get(at as usize).is_some_and(|byte| *byte == b'}');
        let end = if behind { format!("\n{outer_indentation}") } else { String::new() };
        fix(format!("insert '{text}'"), Span::at(at), format!("\n{indentation}{text}{end}"))
    };
    let mut guesses = vec![line(&word)];
    if let (Some(unit), Some(types)) = (document.unit_at(at), document.value_types(at)) {
        let visible = Visible::at(document, unit, at.saturating_sub(unit.offset));
        for value in visible.values.iter().rev().take(RETURNED) {
            let written = value.type_span.map(|ty| place.string(ty.shifted(unit.offset)));
            if let Some(ty) = written.or_else(|| types.text(unit, *value)) {
                let name = place.string(value.name.shifted(unit.offset));
                guesses.push(line(&format!("{word} {name} : {ty}")));
            }
        }
    }
    guesses
}

/// What ends the block of an operation: the terminator that says so of itself, else the dialect's return or
/// yield.
fn terminator_of(registry: &Registry, name: &[u8]) -> Option<String> {
    let outer = registry.operation(name)?;
    let name = &*outer.description().name;
    let (prefix, _) = name.split_once('.')?;
    let ops = &registry.dialects().dialect(prefix)?.ops;
    let belongs = |op: &&Arc<OpDescription>| {
        op.parametric_traits.iter().any(|one| {
            matches!(one, ParametricTrait::HasParent(parents) if parents.iter().any(|one| &**one == name))
        })
    };
    let is_called = |op: &&Arc<OpDescription>, word: &str| {
        op.name.strip_prefix(prefix).is_some_and(|rest| rest.strip_prefix('.') == Some(word))
    };
    let terminators = || ops.iter().filter(|op| op.has(Trait::Terminator));
    let found = terminators()
        .find(belongs)
        .or_else(|| terminators().find(|op| is_called(op, "return")))
        .or_else(|| terminators().find(|op| is_called(op, "yield")))?;
    let short = found.name.strip_prefix(outer.default_dialect());
    let short = short.and_then(|rest| rest.strip_prefix('.'));
    Some(short.unwrap_or(&found.name).to_owned())
}

/// The type that the value has, wherever the operation has the other one.
fn prior_type(place: &Place<'_>, message: &str) -> Option<Fix> {
    let mut types = message.rsplit('\'').skip(1).step_by(2);
    let (has, wanted) = (types.next()?, types.next()?);
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
    (!edits.is_empty()).then(|| Fix { title: format!("change the type to '{has}'"), edits })
}

/// As many names as there are results.
fn result_names(place: &Place<'_>, message: &str) -> Option<Fix> {
    let operation = place.operation?;
    let name = operation.name_token()?.span();
    let start = operation.syntax().span().start();
    let names = Span::new(start, name.start());
    let first = place.string(operation.results().next()?.name.span());
    let count = message.split(' ').find_map(|word| word.parse::<u32>().ok()).unwrap_or(0);
    Some(match count {
        0 => fix("remove the name of the result", names, ""),
        1 => fix("name one result", names, format!("{first} = ")),
        count => fix(format!("name {count} results"), names, format!("{first}:{count} = ")),
    })
}

/// The arguments and the type of a call as the function has them.
fn callee_type(place: &Place<'_>) -> Option<Fix> {
    let document = place.document;
    let operation = place.operation?.syntax();
    let tokens: Vec<_> = operation.tokens().filter(|token| !token.kind().is_trivia()).collect();
    let callee = tokens.iter().find(|token| token.kind() == TokenKind::AtIdentifier)?.span();
    let name = place.string(callee);
    let symbols = &document.symbols().symbols;
    let symbol = symbols.iter().find(|symbol| place.string(symbol.span) == name)?;
    let path = document.tree().root().path_to(symbol.span.start());
    let function = path.iter().rev().find(|node| Operation::cast(**node).is_some())?;
    let arguments = function.child(NodeKind::ArgumentList)?;
    let types = arguments.children().filter_map(|argument| {
        let ty = argument.children().find(|node| node.kind().is_type())?;
        Some(place.string(ty.span()))
    });
    let types: Vec<String> = types.collect();
    let results = function.child(NodeKind::FunctionResults).map(|results| {
        let types = results.children().filter_map(|result| result.children().next());
        types.map(|ty| place.string(ty.span())).collect::<Vec<_>>()
    });
    let results = results.unwrap_or_default();
    let own = own_tokens(operation);
    let values: Vec<String> = own
        .iter()
        .filter(|token| token.start() > callee.end())
        .map(|token| place.string(*token))
        .filter(|text| text.starts_with('%'))
        .take(types.len())
        .collect();
    if values.len() != types.len() {
        return None;
    }
    let results = match results.as_slice() {
        [only] => only.clone(),
        all => format!("({})", all.join(", ")),
    };
    let text = format!("({}) : ({}) -> {results}", values.join(", "), types.join(", "));
    let behind = Span::new(callee.end(), operation.span().end());
    Some(fix(format!("call '{name}' as it is defined"), behind, text))
}
