//! What stands above each function.

use super::document::Document;
use super::document_symbols::{DocumentSymbolKind, of_symbol};
use super::explain::python_calls;
use super::function_abis::{FunctionAbi, function_abis};
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// A line above a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeLens {
    /// The function's name.
    pub span: Span,
    /// What is said.
    pub title: String,
    /// What it puts into the clipboard, where it does.
    pub copies: Option<String>,
}

/// How each function with metadata is called, and how often each function is mentioned.
#[must_use]
pub fn code_lenses(document: &Document) -> Vec<CodeLens> {
    let described = function_abis(document).into_iter();
    let lens = |abi: FunctionAbi| CodeLens {
        span: abi.name,
        title: format!("{}: {}", abi.source, abi.text),
        copies: None,
    };
    let mut lenses: Vec<_> = described.map(lens).collect();
    lenses.extend(mentions(document));
    sort::by_number(&mut lenses, |lens| lens.span.start());
    lenses
}

/// The call in Python of each function with metadata, to copy.
#[must_use]
pub fn python_call_lenses(document: &Document) -> Vec<CodeLens> {
    let lens =
        |(span, call)| CodeLens { span, title: "copy Python call".to_owned(), copies: Some(call) };
    python_calls(document).into_iter().map(lens).collect()
}

fn mentions(document: &Document) -> Vec<CodeLens> {
    let index = document.symbols();
    let mut counts: FxHashMap<u32, usize> = FxHashMap::default();
    for unit in document.units() {
        for number in (0..).take(unit.facts.references.len()) {
            if let Some(symbol) = index.resolve(document, unit, number) {
                *counts.entry(symbol).or_default() += 1;
            }
        }
    }
    let symbols = (0..).zip(index.symbols(document));
    symbols
        .filter(|(_, symbol)| of_symbol(document, symbol).kind == DocumentSymbolKind::Function)
        .map(|(number, symbol)| {
            let count = counts.get(&number).copied().unwrap_or_default();
            let title = super::affine::counted(count, "reference");
            CodeLens { span: symbol.span, title, copies: None }
        })
        .collect()
}
