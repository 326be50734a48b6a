//! Symbols of a file by a part of their names.

use super::document::Document;
use super::document_symbols::{DocumentSymbolKind, of_symbol};
use abide_source::text::Span;

/// A symbol that a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkspaceSymbol {
    /// Without `@` and quotes.
    pub name: String,
    /// The symbol that it is in; may be empty.
    pub container: String,
    /// What it is.
    pub kind: DocumentSymbolKind,
    /// Its name in the text.
    pub span: Span,
}

/// The symbols whose names have the letters of `query` in their order, in any case.
#[must_use]
pub fn workspace_symbols(document: &Document, query: &str) -> Vec<WorkspaceSymbol> {
    let index = document.symbols();
    let mut found = Vec::new();
    for symbol in &index.symbols {
        let outline = of_symbol(document, symbol);
        if has_letters(&outline.name, query) {
            let table = symbol.table.and_then(|table| index.tables.get(table as usize));
            let around = table.and_then(|table| index.symbols.get(table.symbol? as usize));
            let container = around.map(|around| String::from_utf8_lossy(&around.name).into_owned());
            found.push(WorkspaceSymbol {
                name: outline.name,
                container: container.unwrap_or_default(),
                kind: outline.kind,
                span: symbol.span,
            });
        }
    }
    found
}

/// Whether a name has the letters of `query` in their order, in any case.
#[must_use]
pub fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    query.chars().flat_map(char::to_lowercase).all(|wanted| letters.any(|letter| letter == wanted))
}
