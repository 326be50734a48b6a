//! One operation in its other form: the generic one for its own, and the reverse.

use super::action::{Action, MAX_TRIED_BYTES, is_harmless};
use crate::db::Document;
use crate::entity::operation_at;
use crate::scope::function_excerpt;
use abide_mlir::ir::ValueId;
use abide_mlir::parse::{ParsedExcerpt, parse_excerpt};
use abide_mlir::print::{PrintOptions, print_operation_within};
use abide_mlir::syntax::{self, NodeKind, TokenKind};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit};
use rustc_hash::FxHashMap;

/// The operation in a function whose name is at a place, in its other form and with the names of the file. An operation
/// with regions is left alone: its blocks would get other names.
pub(crate) fn other_form(document: &Document, offset: u32) -> Option<Action> {
    let operation = operation_at(document, offset)?;
    let (node, name) = (operation.syntax(), operation.name_token()?.span());
    let has_blocks = [NodeKind::Region, NodeKind::RegionList];
    let is_plain = has_blocks.into_iter().all(|kind| node.child(kind).is_none());
    if !name.touches(offset) || !is_plain || document.text().len() > MAX_TRIED_BYTES {
        return None;
    }
    let excerpt = function_excerpt(document, document.function_at(offset)?)?;
    let (registry, limits) = (document.registry(), document.limits());
    let parsed = parse_excerpt(document.text(), &excerpt, registry, limits);
    let (scope, ir) = (parsed.operation?, &parsed.ir);
    let own = ir.walk(scope).find(|one| ir.span(*one).start() == name.start())?;
    if !ir.regions(own).is_empty() || !ir.successors(own).is_empty() {
        return None;
    }
    let print = |generic| {
        let options = PrintOptions { generic, local_scope: true, ..PrintOptions::default() };
        let printed = print_operation_within(ir, scope, own, registry, &options);
        String::from_utf8(printed).ok().map(|text| text.trim_end().to_owned())
    };
    let (is_generic, generic) = (operation.is_generic(), print(true)?);
    // The generic form has the results and the operands in this order.
    let values: Vec<ValueId> = ir.operands(own).collect();
    let names = source_names(document, &parsed);
    let after_results = generic.get(generic.find('"')?..)?;
    let printed = value_names(after_results, limits);
    let printed = printed.iter().take(values.len());
    let printed = printed.map(|span| span.slice(after_results.as_bytes()));
    let mut renamed: FxHashMap<Vec<u8>, String> = FxHashMap::default();
    for (printed, value) in printed.zip(&values) {
        renamed.insert(printed.to_vec(), names.get(value)?.clone());
    }
    let new = if is_generic { print(false)? } else { generic };
    let new = new
        .split_once(" = ")
        .filter(|(results, _)| results.starts_with('%'))
        .map_or(new.as_str(), |(_, rest)| rest);
    // Text that only its dialect reads has no generic form, and an undescribed operation no other one.
    if new.starts_with('"') == is_generic {
        return None;
    }
    let new = with_names(new, &renamed, limits)?;
    let edits = vec![TextEdit::new(Span::new(name.start(), node.span().end()), new)];
    let title = match is_generic {
        true => "write the operation in its own form",
        false => "write the operation in the generic form",
    };
    is_harmless(document, &edits).then(|| Action { title: title.to_owned(), edits })
}

/// The names of values in the file: `%a`, or `%r#1` for one of several.
fn source_names(document: &Document, parsed: &ParsedExcerpt) -> FxHashMap<ValueId, String> {
    let mut counts: FxHashMap<Span, u32> = FxHashMap::default();
    for (_, _, span) in parsed.names.numbered() {
        *counts.entry(span).or_default() += 1;
    }
    let named = |(value, number, span): (ValueId, u32, Span)| {
        let name = document.string(span);
        let is_single = counts.get(&span) == Some(&1);
        (value, if is_single { name } else { format!("{name}#{number}") })
    };
    parsed.names.numbered().map(named).collect()
}

/// The names of values in printed text: `%0`, `%arg0`, `%0#1`.
fn value_names(text: &str, limits: &Limits) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    for token in syntax::parse(text.as_bytes(), limits).tokens() {
        match (token.kind(), found.last_mut()) {
            (TokenKind::PercentIdentifier, _) => found.push(token.span()),
            // The number of a result.
            (TokenKind::HashIdentifier, Some(name)) if name.end() == token.span().start() => {
                *name = Span::new(name.start(), token.span().end());
            }
            _ => {}
        }
    }
    found
}

/// Printed text with other names; `None` if one has no other.
fn with_names(text: &str, renamed: &FxHashMap<Vec<u8>, String>, limits: &Limits) -> Option<String> {
    let (mut out, mut end) = (String::new(), 0);
    for span in value_names(text, limits) {
        out.push_str(text.get(end..span.start() as usize)?);
        out.push_str(renamed.get(span.slice(text.as_bytes()))?);
        end = span.end() as usize;
    }
    out.push_str(text.get(end..)?);
    Some(out)
}
