//! The facts about a file that other files of a workspace need: its symbols, and its functions shared with other
//! files.
//!
//! Linked modules share their functions by name: one declares the function that another one defines. Files do not
//! declare with which others they are linked. All are assumed to be, except standalone tests: files with a `RUN:`
//! line of lit, and those split by `// -----`.

use super::document_symbols::DocumentSymbolKind;
use super::symbol_query::SymbolQuery;
use super::workspace_symbols::{WorkspaceSymbol, workspace_symbols};
use crate::db::{Document, FileSymbol};
use crate::entity::{Entity, entity_at};
use abide_mlir::syntax::NodeKind;
use abide_source::text::Span;
use memchr::memmem;
use rustc_hash::FxHashMap;

/// The visibility of a function outside of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Nothing outside of the file knows it.
    File,
    /// It has a body, and other files may call it.
    Defined,
    /// It has no body: another file defines it.
    Declared,
}

/// A symbol of a file, and how far it is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexedSymbol {
    /// The symbol.
    pub symbol: WorkspaceSymbol,
    /// Its visibility.
    pub reach: Reach,
}

/// All symbols of a file that other files may ask for, in the order of the text.
#[must_use]
pub fn file_index(document: &Document) -> Vec<IndexedSymbol> {
    let functions = linked_functions(document);
    let reach = |symbol: &WorkspaceSymbol| {
        let is_function = symbol.kind == DocumentSymbolKind::Function;
        let reach = functions.get(&symbol.span.start()).filter(|_| is_function);
        reach.copied().unwrap_or(Reach::File)
    };
    let all = workspace_symbols(document, &SymbolQuery::new("")).into_iter();
    all.map(|symbol| IndexedSymbol { reach: reach(&symbol), symbol }).collect()
}

/// The name of the function at a place, without `@` and quotes, and its visibility to other files. `None` for a
/// function that only its file knows.
#[must_use]
pub fn linked_function(document: &Document, offset: u32) -> Option<(String, Reach)> {
    let (_, Entity::Symbol(symbol)) = entity_at(document, offset)? else { return None };
    let symbol = document.symbols().symbol(document, symbol)?;
    let reach = *linked_functions(document).get(&symbol.span.start())?;
    (reach != Reach::File).then(|| (String::from_utf8_lossy(symbol.name).into_owned(), reach))
}

/// Returns the position at which a file names a function known to other files, with `@` or quotes.
#[must_use]
pub fn place_of_linked(document: &Document, name: &str) -> Option<(Span, Reach)> {
    let functions = linked_functions(document);
    let mut named = document.symbols().symbols(document).filter(|one| one.name == name.as_bytes());
    named.find_map(|symbol| {
        let reach = functions.get(&symbol.span.start()).filter(|reach| **reach != Reach::File)?;
        Some((symbol.span, *reach))
    })
}

/// Returns the reach of a file's functions, by the positions of their names. Empty for a standalone file.
fn linked_functions(document: &Document) -> FxHashMap<u32, Reach> {
    let mut found = FxHashMap::default();
    if is_standalone_test(document) {
        return found;
    }
    let bodies: FxHashMap<u32, bool> = document
        .tree()
        .unit_roots()
        .filter(|root| root.kind().is_operation())
        .map(|root| (root.span().start(), root.child(NodeKind::Region).is_some()))
        .collect();
    let index = document.symbols();
    for symbol in index.symbols(document).filter(|symbol| index.is_at_top(symbol.table, document)) {
        if let Some(has_body) = bodies.get(&symbol.operation.start()) {
            let reach = match has_body {
                false => Reach::Declared,
                true if is_private(document, &symbol) => Reach::File,
                true => Reach::Defined,
            };
            found.insert(symbol.span.start(), reach);
        }
    }
    found
}

/// Whether a file is a test, which is linked with no other.
fn is_standalone_test(document: &Document) -> bool {
    let pieces = document.tree().root().children().filter(|node| node.kind() == NodeKind::Chunk);
    pieces.count() > 1 || memmem::find(document.text(), b"// RUN:").is_some()
}

/// Whether a file is a test that states its own errors.
#[must_use]
pub fn expects_errors(text: &[u8]) -> bool {
    let marks: [&[u8]; 2] = [b"expected-error", b"-verify-diagnostics"];
    marks.iter().any(|mark| memmem::find(text, mark).is_some())
}

/// Whether `private` is in front of the name.
fn is_private(document: &Document, symbol: &FileSymbol<'_>) -> bool {
    let (start, end) = (symbol.operation_name.end(), symbol.span.start());
    let before = Span::new(start.min(end), end).slice(document.text());
    before.split(u8::is_ascii_whitespace).any(|word| word == b"private")
}
