//! Fixes for region results: missing values, and omitted types.

use super::context::{FixContext, fix};
use abide_dialects::conversion;
use abide_mlir::ods::{OpDescription, ParametricTrait, Trait};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, TokenKind};
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit};
use std::sync::Arc;

/// The regions of an operation.
pub(super) fn regions(node: SyntaxNode<'_>) -> impl Iterator<Item = SyntaxNode<'_>> {
    node.children().filter(|child| child.kind() == NodeKind::Region)
}

/// The maximum number of values that are tried for a terminator, the last ones first.
pub(super) const MAX_RETURNED_VALUES: usize = 6;

/// The terminator that a region with this number lacks, with a value.
pub(super) fn yields(place: &FixContext<'_>, number: usize) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let region = regions(operation.syntax()).nth(number);
    let document = place.document;
    let word = terminator_of(document.registry(), operation.name(document.text()));
    let (Some(region), Some(word)) = (region, word) else { return Vec::new() };
    let inner = Span::new(region.span().start(), region.span().end().saturating_sub(1));
    let written = place.string(inner).trim_end().len();
    let at = inner.start().saturating_add(u32::try_from(written).unwrap_or(u32::MAX));
    let indentation = place.indentation(operation.syntax().span().start());
    let values = place.values(at).into_iter().take(MAX_RETURNED_VALUES);
    let lines = values.map(|(name, ty)| {
        let line = format!("\n{indentation}  {word} {name} : {ty}");
        fix(format!("insert '{word} {name} : {ty}'"), Span::at(at), line)
    });
    lines.collect()
}

/// A further region with a keyword, which ends with a value.
pub(super) fn with_keyword(place: &FixContext<'_>, keyword: &str) -> Vec<Fix> {
    let Some(operation) = place.operation else { return Vec::new() };
    let document = place.document;
    let word = terminator_of(document.registry(), operation.name(document.text()));
    let last = regions(operation.syntax()).last();
    let (Some(last), Some(word)) = (last, word) else { return Vec::new() };
    let start = operation.syntax().span().start();
    let indentation = place.indentation(start);
    let values = place.values(start).into_iter().take(MAX_RETURNED_VALUES);
    let added = values.map(|(name, ty)| {
        let text = format!(" {keyword} {{\n{indentation}  {word} {name} : {ty}\n{indentation}}}");
        fix(
            format!("add '{keyword}' with '{word} {name} : {ty}'"),
            Span::at(last.span().end()),
            text,
        )
    });
    added.collect()
}

/// ` -> (types)` in front of the region, of what this ends with.
pub(super) fn yielded_types(place: &FixContext<'_>) -> Option<Fix> {
    let region = regions(place.operation?.syntax()).next()?;
    let inner = place.string(region.span());
    let last = inner.trim_end().strip_suffix('}')?.trim_end().lines().last()?.to_owned();
    let (_, types) = last.rsplit_once(" : ")?;
    let text = format!("-> ({}) ", types.trim());
    Some(fix(format!("insert '{}'", text.trim_end()), Span::at(region.span().start()), text))
}

/// The types that the enclosing function returns.
fn result_types(place: &FixContext<'_>) -> Option<Vec<String>> {
    let path = place.document.tree().root().path_to(place.span.start());
    let function = path.iter().rev().find(|node| node.child(NodeKind::ArgumentList).is_some())?;
    let results = function.child(NodeKind::FunctionResults)?;
    let types = results.children().filter_map(|result| {
        let ty = if result.kind().is_type() { Some(result) } else { result.children().next() }?;
        Some(place.string(ty.span()))
    });
    Some(types.collect())
}

/// Values of the types that the function returns, if none is returned.
pub(super) fn returned_values(place: &FixContext<'_>) -> Vec<Fix> {
    let (Some(operation), Some(types)) = (place.operation, result_types(place)) else {
        return Vec::new();
    };
    let node = operation.syntax();
    let Some(name) = operation.name_token() else { return Vec::new() };
    if node.span().end() != name.span().end() {
        return further_values(place, node, &types).into_iter().collect();
    }
    let [ty] = &types[..] else { return Vec::new() };
    let values = place.values(node.span().start()).into_iter().filter(|(_, own)| own == ty);
    let insert = |(value, ty): (String, String)| {
        let text = format!(" {value} : {ty}");
        fix(format!("return '{value}'"), Span::at(node.span().end()), text)
    };
    values.take(MAX_RETURNED_VALUES).map(insert).collect()
}

/// The returned values with one more, of the type that the function returns after those.
fn further_values(place: &FixContext<'_>, node: SyntaxNode<'_>, types: &[String]) -> Option<Fix> {
    let own = place.types_of_operands();
    let (before, [ty]) = types.split_at_checked(own.len())? else { return None };
    let values = place.values(node.span().start());
    let (value, _) = values.into_iter().find(|(_, own)| own == ty).filter(|_| before == own)?;
    let mut tokens = node.tokens();
    let colon = tokens.find(|token| token.kind() == TokenKind::Colon)?.span();
    let text = place.document.text().get(..colon.start() as usize)?;
    let last = u32::try_from(text.trim_ascii_end().len()).ok()?;
    let edits = vec![
        TextEdit::new(Span::at(last), format!(", {value}")),
        TextEdit::new(Span::at(node.span().end()), format!(", {ty}")),
    ];
    Some(Fix::uncertain(format!("return '{value}', too"), edits))
}

/// The only returned value as the type that the function returns, by an operation in front.
pub(super) fn converted_result(place: &FixContext<'_>) -> Option<Fix> {
    let operation = place.operation?.syntax();
    let types = result_types(place)?;
    let ([to], [from]) = (&types[..], &place.types_of_operands()[..]) else { return None };
    let conversion = conversion(place.document.registry(), from, to)?;
    let mut tokens = operation.tokens();
    let value = tokens.find(|token| token.kind() == TokenKind::PercentIdentifier)?.span();
    let colon = tokens.find(|token| token.kind() == TokenKind::Colon)?.span();
    let ty = Span::new(colon.end(), operation.span().end());
    let (start, written) = (operation.span().start(), place.string(value));
    let name = place.fresh(&written);
    let indentation = place.indentation(start);
    let line = format!("{name} = {conversion} {written} : {from} to {to}\n{indentation}");
    let edits = vec![
        TextEdit::new(Span::at(start), line),
        TextEdit::new(value, name),
        TextEdit::new(ty, format!(" {to}")),
    ];
    Some(Fix::uncertain(format!("convert '{written}' with {conversion}"), edits))
}

/// Sets the function's result types to the returned ones.
pub(super) fn returned_types(place: &FixContext<'_>) -> Option<Fix> {
    let written = place.string(place.operation?.syntax().span());
    let types = written.rsplit_once(" : ")?.1.trim().to_owned();
    let types = if types.contains(',') { format!("({types})") } else { types };
    let path = place.document.tree().root().path_to(place.span.start());
    let mut around = path.iter().rev().filter(|node| Operation::cast(**node).is_some());
    let function = around.find(|node| node.child(NodeKind::ArgumentList).is_some())?;
    let title = format!("let the function return {types}");
    Some(match function.child(NodeKind::FunctionResults) {
        Some(results) => {
            let own = place.string(results.span());
            let arrow = if own.starts_with("->") { "-> " } else { "" };
            fix(title, results.span(), format!("{arrow}{types}"))
        }
        None => {
            let end = function.child(NodeKind::ArgumentList)?.span().end();
            fix(title, Span::at(end), format!(" -> {types}"))
        }
    })
}

/// Returns the terminator for an operation's block: one that declares it, else the dialect's return or yield.
pub(super) fn terminator_of(registry: &Registry, name: &[u8]) -> Option<String> {
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

/// The operation of a common dialect that only goes to another block.
pub(super) fn branch_of(registry: &Registry) -> Option<&str> {
    let dialects = registry.common_dialects().iter();
    let dialects = dialects.filter_map(|name| registry.dialects().dialect(name));
    let goes = |op: &&Arc<OpDescription>| {
        let has_one = op.successors.len() == 1 && op.regions.is_empty() && op.results.is_empty();
        has_one && op.has(Trait::Terminator) && op.operands.len() <= 1
    };
    dialects.flat_map(|dialect| &dialect.ops).find(goes).map(|op| &*op.name)
}
