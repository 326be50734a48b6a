//! The code lenses above each function.

use super::document_symbols::{DocumentSymbolKind, of_symbol};
use super::explain::python_calls;
use super::function_abis::{FunctionAbi, function_abis};
use crate::db::Document;
use abide_source::sort;
use abide_source::spelling::counted;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// A line above a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeLens {
    /// The function's name.
    pub span: Span,
    /// The text.
    pub title: String,
    /// The effect of a click.
    pub click: LensClick,
}

/// The effect of a click on a [`CodeLens`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LensClick {
    /// Nothing.
    Nothing,
    /// It puts a text into the clipboard.
    Copy(String),
    /// It shows places in the document.
    Show(Vec<Span>),
}

/// The signature of each function with metadata, and the number of mentions of each function.
#[must_use]
pub fn code_lenses(document: &Document) -> Vec<CodeLens> {
    let described = function_abis(document).into_iter();
    let lens = |abi: FunctionAbi| CodeLens {
        span: abi.name,
        title: format!("{}: {}", abi.source, abi.text),
        click: LensClick::Nothing,
    };
    let mut lenses: Vec<_> = described.map(lens).collect();
    lenses.extend(mentions(document));
    sort::by_number(&mut lenses, |lens| lens.span.start());
    lenses
}

/// The call in Python of each function with metadata, to copy.
#[must_use]
pub fn python_call_lenses(document: &Document) -> Vec<CodeLens> {
    let lens = |(span, call)| CodeLens {
        span,
        title: "copy Python call".to_owned(),
        click: LensClick::Copy(call),
    };
    python_calls(document).into_iter().map(lens).collect()
}

fn mentions(document: &Document) -> Vec<CodeLens> {
    let index = document.symbols();
    let mut places: FxHashMap<u32, Vec<Span>> = FxHashMap::default();
    for unit in document.units() {
        for (number, reference) in (0..).zip(&unit.facts.references) {
            if let Some(symbol) = index.resolve(document, unit, number) {
                places.entry(symbol).or_default().push(reference.span.shifted(unit.offset));
            }
        }
    }
    let symbols = (0..).zip(index.symbols(document));
    symbols
        .filter(|(_, symbol)| of_symbol(document, symbol).kind == DocumentSymbolKind::Function)
        .map(|(number, symbol)| {
            let places = places.remove(&number).unwrap_or_default();
            let title = counted(places.len(), "reference");
            let click = match places.is_empty() {
                true => LensClick::Nothing,
                false => LensClick::Show(places),
            };
            CodeLens { span: symbol.span, title, click }
        })
        .collect()
}
