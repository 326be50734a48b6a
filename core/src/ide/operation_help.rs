//! What the descriptions of dialects say of an operation.

use super::document::Document;
use super::hover::header;
use super::snippet::form;
use crate::mlir::ods::{OpDescription, Place, ValueDescription};
use crate::mlir::syntax::Operation;
use crate::text::Span;
use std::fmt::Write as _;

/// The operands of an operation, for somebody who writes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignatureHelp {
    /// Such as `arith.addi lhs, rhs`.
    pub label: String,
    /// Where in the label each operand is, in bytes.
    pub parameters: Vec<(u32, u32)>,
    /// What each operand may be.
    pub constraints: Vec<String>,
    /// What the operation does, in one line.
    pub summary: String,
    /// The operand that the cursor is at.
    pub active: u32,
}

/// The description of an operation by its name, which may be without its dialect where a function or
/// a module leaves that out.
pub(super) fn description<'d>(document: &'d Document, name: &str) -> Option<&'d OpDescription> {
    let all = document.registry().dialects();
    let with = |dialect: &str| all.op(&format!("{dialect}.{name}"));
    all.op(name).or_else(|| with("func")).or_else(|| with("builtin")).map(|op| &**op)
}

/// What an operation does, and a line for each of its operands, attributes and results.
pub(super) fn documentation(document: &Document, name: &str) -> Option<String> {
    let description = description(document, name)?;
    let mut out = format!("{}\n", description.summary);
    let values = |out: &mut String, what: &str, values: &[ValueDescription]| {
        for value in values.iter().filter(|value| !value.name.is_empty()) {
            // Writing to a String cannot fail.
            let _ = write!(out, "\n- {what} `{}`: {}", value.name, value.summary());
        }
    };
    values(&mut out, "operand", &description.operands);
    for attribute in &description.attributes {
        let summary = attribute.constraint.summary();
        let _ = write!(out, "\n- attribute `{}`: {summary}", attribute.name);
    }
    values(&mut out, "result", &description.results);
    if !description.description.is_empty() {
        let _ = write!(out, "\n\n{}", description.description);
    }
    Some(out)
}

/// Where a project defines the operation whose name a cursor touches.
#[must_use]
pub fn operation_place(document: &Document, offset: u32) -> Option<Place> {
    let path = document.tree().root().path_to(offset);
    let operation = path.iter().rev().find_map(|node| Operation::cast(*node))?;
    operation.name_token().filter(|name| name.span().touches(offset))?;
    let name = String::from_utf8_lossy(operation.name(document.text())).into_owned();
    description(document, &name)?.place.clone()
}

/// How the described operation around a cursor is written. The active operand is the one behind
/// those that are written before the cursor.
#[must_use]
pub fn signature_help(document: &Document, offset: u32) -> Option<SignatureHelp> {
    let (operation, written) = active_operand(document, offset)?;
    let spelling = String::from_utf8_lossy(operation.name(document.text())).into_owned();
    let description = description(document, &spelling)?;
    let (label, parameters) = written_form(description);
    let constraints: Vec<_> = description.operands.iter().map(ValueDescription::summary).collect();
    let active = written.min(parameters.len().saturating_sub(1)) as u32;
    let summary = description.summary.to_string();
    Some(SignatureHelp { label, parameters, constraints, summary, active })
}

/// The operation around a cursor, which is behind its name and before its regions, and the number of
/// commas between.
pub(super) fn active_operand(document: &Document, offset: u32) -> Option<(Operation<'_>, usize)> {
    let (operation, word_end) = operation_before(document, offset)?;
    let name = operation.name_token()?.span();
    if offset < name.end() || header(operation).end() < word_end {
        return None;
    }
    let written = Span::new(name.end(), offset).slice(document.text());
    Some((operation, memchr::memchr_iter(b',', written).count()))
}

/// An operation as its format has it, and where in that each operand is; without a format, the
/// operands behind each other.
fn written_form(description: &OpDescription) -> (String, Vec<(u32, u32)>) {
    let name = &description.name;
    if let Some(form) = form(description) {
        let moved = |place: (u32, u32)| {
            let by = name.len() as u32;
            (place.0 + by, place.1 + by)
        };
        if form.operands.iter().all(|place| *place != (0, 0)) {
            return (
                format!("{name}{}", form.label),
                form.operands.into_iter().map(moved).collect(),
            );
        }
    }
    let mut label = name.to_string();
    let mut parameters = Vec::new();
    for (index, operand) in description.operands.iter().enumerate() {
        label.push_str(if index > 0 { ", " } else { " " });
        let start = label.len() as u32;
        let unnamed = format!("operand{index}");
        label.push_str(if operand.name.is_empty() { &unnamed } else { &operand.name });
        parameters.push((start, label.len() as u32));
    }
    (label, parameters)
}

/// The operation that the last word before a cursor is in, and where that word ends; it is on the
/// line of the cursor.
fn operation_before(document: &Document, offset: u32) -> Option<(Operation<'_>, u32)> {
    let before = document.text().get(..offset as usize)?;
    let word = u32::try_from(before.trim_ascii_end().len()).ok()?;
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    if (word as usize) <= line {
        return None;
    }
    let path = document.tree().root().path_to(word);
    Some((path.into_iter().rev().find_map(Operation::cast)?, word))
}
