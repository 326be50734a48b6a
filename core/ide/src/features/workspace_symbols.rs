//! Symbols of a file that a search finds.

use super::document_symbols::{DocumentSymbolKind, of_symbol};
use super::function_abis::function_abis;
use super::symbol_query::SymbolQuery;
use crate::db::Document;
use abide_source::text::Span;

/// A symbol that a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkspaceSymbol {
    /// Without `@` and quotes.
    pub name: String,
    /// The symbol that it is in; may be empty.
    pub container: String,
    /// Its kind.
    pub kind: DocumentSymbolKind,
    /// The signature of a function with metadata.
    pub abi: Option<String>,
    /// Its name in the text.
    pub span: Span,
}

/// The symbols that answer a search, in the order of the text.
#[must_use]
pub fn workspace_symbols(document: &Document, query: &SymbolQuery) -> Vec<WorkspaceSymbol> {
    let index = document.symbols();
    let abis = function_abis(document);
    let mut found = Vec::new();
    for symbol in index.symbols(document) {
        let outline = of_symbol(document, &symbol);
        let abi = abis.binary_search_by_key(&symbol.span.start(), |abi| abi.name.start()).ok();
        let abi = abi.and_then(|number| abis.get(number)).map(|abi| abi.text.as_str());
        if query.rank(&outline.name, abi).is_some() {
            let table = symbol.table.and_then(|table| index.tables.get(table as usize));
            let around = table.and_then(|table| index.symbol(document, table.symbol?));
            let container = around.map(|around| String::from_utf8_lossy(around.name).into_owned());
            found.push(WorkspaceSymbol {
                name: outline.name,
                container: container.unwrap_or_default(),
                kind: outline.kind,
                abi: abi.map(str::to_owned),
                span: symbol.span,
            });
        }
    }
    found
}
