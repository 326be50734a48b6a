//! The call graph of functions: without descriptions of operations every mention of a function counts as a call of
//! it.

use super::document_symbols::{DocumentSymbol, DocumentSymbolKind, of_symbol};
use crate::db::Document;
use crate::entity::{Entity, entity_at};
use abide_source::sort;
use abide_source::text::Span;
use std::collections::BTreeMap;

/// A function that calls or is called, and the places of the calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The other function.
    pub function: DocumentSymbol,
    /// The mentions, in the caller.
    pub places: Vec<Span>,
}

/// The function whose name is under a cursor, or that is around it.
#[must_use]
pub fn call_item(document: &Document, offset: u32) -> Option<DocumentSymbol> {
    let symbol = function_at(document, offset)?;
    Some(of_symbol(document, &document.symbols().symbol(document, symbol)?))
}

/// The functions that mention the function under a cursor.
#[must_use]
pub fn incoming_calls(document: &Document, offset: u32) -> Vec<Call> {
    let Some(symbol) = function_at(document, offset) else { return Vec::new() };
    let callers = Callers::new(document);
    let mut calls: BTreeMap<u32, Vec<Span>> = BTreeMap::new();
    for mention in Entity::Symbol(symbol).occurrences(document) {
        if !mention.is_definition
            && let Some(caller) = callers.around(mention.span)
        {
            calls.entry(caller).or_default().push(mention.span);
        }
    }
    to_calls(document, calls)
}

/// The functions that the function under a cursor mentions.
#[must_use]
pub fn outgoing_calls(document: &Document, offset: u32) -> Vec<Call> {
    let index = document.symbols();
    let symbol = function_at(document, offset);
    let Some(caller) = symbol.and_then(|symbol| index.symbol(document, symbol)) else {
        return Vec::new();
    };
    let mut calls: BTreeMap<u32, Vec<Span>> = BTreeMap::new();
    for unit in document.units() {
        let span = unit.span();
        if span.end() < caller.operation.start() || caller.operation.end() < span.start() {
            continue;
        }
        for (number, reference) in (0..).zip(&unit.facts.references) {
            let place = reference.span.shifted(unit.offset);
            if caller.operation.covers(place)
                && let Some(called) = index.resolve(document, unit, number)
            {
                calls.entry(called).or_default().push(place);
            }
        }
    }
    to_calls(document, calls)
}

fn to_calls(document: &Document, calls: BTreeMap<u32, Vec<Span>>) -> Vec<Call> {
    let index = document.symbols();
    calls
        .into_iter()
        .filter_map(|(symbol, places)| {
            let function = of_symbol(document, &index.symbol(document, symbol)?);
            (function.kind == DocumentSymbolKind::Function).then_some(Call { function, places })
        })
        .collect()
}

fn function_at(document: &Document, offset: u32) -> Option<u32> {
    if let Some((_, Entity::Symbol(symbol))) = entity_at(document, offset) {
        return Some(symbol);
    }
    Callers::new(document).around(Span::at(offset))
}

/// The functions of a file by their places.
struct Callers(Vec<(Span, u32)>);

impl Callers {
    fn new(document: &Document) -> Callers {
        let symbols = (0..).zip(document.symbols().symbols(document));
        let mut all: Vec<(Span, u32)> = symbols
            .filter(|(_, symbol)| of_symbol(document, symbol).kind == DocumentSymbolKind::Function)
            .map(|(index, symbol)| (symbol.operation, index))
            .collect();
        sort::by_number(&mut all, |(span, _)| span.start());
        Callers(all)
    }

    /// The innermost function around a place. Only the last functions that begin before it are inspected.
    fn around(&self, place: Span) -> Option<u32> {
        const MAX_FUNCTIONS_SEARCHED: usize = 64;
        let after = self.0.partition_point(|(span, _)| span.start() <= place.start());
        let before = self.0.get(..after)?;
        let around =
            before.iter().rev().take(MAX_FUNCTIONS_SEARCHED).find(|(span, _)| span.covers(place));
        around.map(|(_, symbol)| *symbol)
    }
}
