//! A page about how a function is called.

use crate::db::Document;
use crate::functions::{function_at, functions};
use crate::markdown::{cut, fenced};
use abide_abi::interface::Interface;
use abide_abi::stubs::python_call;
use abide_abi::{Function, FunctionValue, Source, explain};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::text::{LineIndex, Span};

/// The call of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbiExplanation {
    /// The function's name, with its `@`.
    pub title: String,
    /// Markdown: the signature, where it comes from, the arguments, the results and the metadata.
    pub markdown: String,
}

/// The longest value of metadata that is shown, in characters.
const MAX_VALUE_CHARS: usize = 400;

/// Explains how the function around a position is called; `None` outside of functions.
#[must_use]
pub fn explain_abi(document: &Document, offset: u32) -> Option<AbiExplanation> {
    let (text, limits) = (document.text(), document.limits());
    let function = function_at(document, offset)?;
    let explanation = explain(&function, text, limits);
    let title = format!("@{}", function.name);
    let signature = fenced(&format!("{title}{}", explanation.text));
    let mut markdown = format!("{signature}\n\nby `{}`\n", explanation.source.name());
    add_contradictions(&mut markdown, document, function.span);
    add_values(&mut markdown, document, "Arguments", function.arguments.as_deref());
    add_values(&mut markdown, document, "Results", function.results.as_deref());
    add_metadata(&mut markdown, document, &function);
    if let Some(call) = python_call(&Interface::of(&function, text, limits)) {
        markdown.push_str(&format!("\n### Python\n\n```python\n{call}\n```\n"));
    }
    Some(AbiExplanation { title, markdown })
}

/// The families of codes about metadata.
const FAMILIES: [&str; 3] = ["abi-", "reflection-", "sip-"];

/// Adds the diagnostics of the metadata of the function at a range.
fn add_contradictions(markdown: &mut String, document: &Document, function: Span) {
    let is_of_metadata = |found: &Diagnostic| {
        found.severity <= Severity::Warning
            && function.covers(found.span)
            && FAMILIES.iter().any(|family| found.code.name().starts_with(family))
    };
    let found: Vec<_> = document.diagnostics().into_iter().filter(is_of_metadata).collect();
    if found.is_empty() {
        return;
    }
    markdown.push_str("\n### Contradictions\n\n");
    let lines = LineIndex::new(document.text());
    for found in found {
        let line = lines.line(found.span.start()).saturating_add(1);
        markdown.push_str(&format!("- line {line}: {}\n", cell(&found.message.to_string())));
    }
}

fn add_values(
    markdown: &mut String,
    document: &Document,
    title: &str,
    values: Option<&[FunctionValue<'_>]>,
) {
    let Some(values) = values.filter(|values| !values.is_empty()) else { return };
    markdown.push_str(&format!("\n### {title}\n\n| | name | type |\n|---|---|---|\n"));
    for (number, value) in values.iter().enumerate() {
        let name = value.name.as_deref().unwrap_or_default();
        let bound = if value.bound { ", bound to a global" } else { "" };
        let ty = cell(&document.string(value.type_span));
        markdown.push_str(&format!("| {number} | {} | {ty}{bound} |\n", cell(name)));
    }
}

fn add_metadata(markdown: &mut String, document: &Document, function: &Function<'_>) {
    if function.metadata.is_empty() {
        return;
    }
    markdown.push_str("\n### Metadata\n\n| entry |\n|---|\n");
    for entry in &function.metadata {
        markdown.push_str(&format!("| {} |\n", cell(&document.string(entry.span))));
    }
}

/// Explains how a function with metadata is called, by the position of its name, with the call in Python; `None`
/// without metadata.
pub(crate) fn call_in_words(document: &Document, name: Span) -> Option<String> {
    let (text, limits) = (document.text(), document.limits());
    let function = function_at(document, name.start())?;
    let explanation = explain(&function, text, limits);
    let is_its_name = function.name_span.touches(name.start());
    if !is_its_name || explanation.source == Source::Types {
        return None;
    }
    let signature = fenced(&cut(&format!("@{}{}", function.name, explanation.text)));
    let call = python_call(&Interface::of(&function, text, limits));
    let call = call.map(|call| format!("\n\n```python\n{call}\n```")).unwrap_or_default();
    Some(format!("{signature}\nby `{}`{call}", explanation.source.name()))
}

/// The calls in Python of the functions that have metadata, each with the function's name, in the order of the text.
pub(crate) fn python_calls(document: &Document) -> Vec<(Span, String)> {
    let (text, limits) = (document.text(), document.limits());
    let all = functions(document).into_iter();
    let described = all.filter(|function| explain(function, text, limits).source != Source::Types);
    let call = |function: Function<'_>| {
        let call = python_call(&Interface::of(&function, text, limits))?;
        Some((function.name_span, call))
    };
    described.filter_map(call).collect()
}

/// A piece of code as a cell of a table.
fn cell(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().take(MAX_VALUE_CHARS).collect();
    // Within code nothing but the bar must be escaped; a backtick would end it.
    format!("`{}`", line.replace('|', "\\|").replace('`', "'"))
}
