//! The outline of a file.

use crate::db::{Document, FileSymbol, SymbolIndex};
use abide_mlir::syntax::{NodeKind, Paths, SyntaxNode};
use abide_source::text::Span;

/// The kind of an outline entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentSymbolKind {
    /// A chunk of a file that `// -----` splits.
    Piece,
    /// `module` and the like.
    Module,
    /// `func.func` and the like.
    Function,
    /// `memref.global` and the like.
    Global,
}

/// An entry of the outline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentSymbol {
    /// The symbol's name without `@` and quotes; of a module without one the operation's name.
    pub name: String,
    /// The operation that defines it, or the type of a function; empty for a chunk of a file.
    pub detail: String,
    /// Its kind.
    pub kind: DocumentSymbolKind,
    /// The whole definition.
    pub span: Span,
    /// Its name.
    pub name_span: Span,
    /// Its children, in the order of the text.
    pub children: Vec<DocumentSymbol>,
}

/// The functions, modules and globals of a file, and its chunks if there are several.
#[must_use]
pub fn document_symbols(document: &Document) -> Vec<DocumentSymbol> {
    let index = document.symbols();
    let mut paths = Paths::new(document.tree().root());
    let symbols = index.symbols(document);
    let mut flat: Vec<DocumentSymbol> =
        symbols.map(|symbol| with_type(document, &mut paths, &symbol)).collect();
    flat.extend(unnamed_modules(document, index));
    let pieces: Vec<Span> = document
        .tree()
        .root()
        .children()
        .filter(|node| node.kind() == NodeKind::Chunk)
        .map(|node| node.span())
        .collect();
    if pieces.len() > 1 {
        flat.extend((1..).zip(pieces).map(|(number, span)| of_piece(number, span)));
    }
    nest(flat)
}

/// The longest type of a function that is shown, in bytes.
const MAX_TYPE_BYTES: usize = 200;

/// An entry whose detail has the type of a function.
fn with_type(
    document: &Document,
    paths: &mut Paths<'_>,
    symbol: &FileSymbol<'_>,
) -> DocumentSymbol {
    let mut entry = of_symbol(document, symbol);
    if entry.kind == DocumentSymbolKind::Function
        && let Some(ty) = function_type(document, paths, symbol)
        && ty.len() <= MAX_TYPE_BYTES
    {
        entry.detail = ty;
    }
    entry
}

/// The type of a function with its own argument list: `(i32) -> f32`.
fn function_type(
    document: &Document,
    paths: &mut Paths<'_>,
    symbol: &FileSymbol<'_>,
) -> Option<String> {
    let path = paths.to(symbol.span.start());
    let node = path.iter().rev().find(|node| node.span() == symbol.operation)?;
    let arguments = node.child(NodeKind::ArgumentList)?;
    let types = |list: SyntaxNode<'_>| {
        let types = list.children().filter_map(own_type).map(|ty| document.string(ty.span()));
        types.collect::<Vec<_>>()
    };
    let results = node.child(NodeKind::FunctionResults).map(types).unwrap_or_default();
    let results = match &results[..] {
        [] => String::new(),
        [only] => format!(" -> {only}"),
        several => format!(" -> ({})", several.join(", ")),
    };
    Some(format!("({}){results}", types(arguments).join(", ")))
}

/// The type that a node is or has.
fn own_type(node: SyntaxNode<'_>) -> Option<SyntaxNode<'_>> {
    match node.kind().is_type() {
        true => Some(node),
        false => node.children().find(|child| child.kind().is_type()),
    }
}

pub(crate) fn of_symbol(document: &Document, symbol: &FileSymbol<'_>) -> DocumentSymbol {
    let detail = document.string(symbol.operation_name).trim_matches('"').to_owned();
    let kind = match detail.rsplit('.').next() {
        Some("func" | "named_sequence") => DocumentSymbolKind::Function,
        Some("module") => DocumentSymbolKind::Module,
        _ => DocumentSymbolKind::Global,
    };
    DocumentSymbol {
        name: String::from_utf8_lossy(symbol.name).into_owned(),
        detail,
        kind,
        span: symbol.operation,
        name_span: symbol.span,
        children: Vec::new(),
    }
}

fn unnamed_modules(document: &Document, index: &SymbolIndex) -> Vec<DocumentSymbol> {
    let tables = index.tables.iter().filter(|table| table.symbol.is_none());
    let modules = tables.filter_map(|table| Some((table.span, table.operation_name?)));
    let module = |(span, name_span)| {
        let name = document.string(name_span).trim_matches('"').to_owned();
        let kind = DocumentSymbolKind::Module;
        DocumentSymbol { detail: String::new(), name, kind, span, name_span, children: Vec::new() }
    };
    modules.map(module).collect()
}

fn of_piece(number: usize, span: Span) -> DocumentSymbol {
    DocumentSymbol {
        name: format!("piece {number}"),
        detail: String::new(),
        kind: DocumentSymbolKind::Piece,
        span,
        name_span: Span::at(span.start()),
        children: Vec::new(),
    }
}

/// The maximum depth of the outline; deeper entries are at the last level.
const MAX_OUTLINE_DEPTH: usize = 64;

/// Puts entries into those whose range covers theirs.
fn nest(mut flat: Vec<DocumentSymbol>) -> Vec<DocumentSymbol> {
    // The outer before the inner; a chunk before what fills all of it.
    flat.sort_by_key(|entry| {
        let piece = entry.kind == DocumentSymbolKind::Piece;
        (entry.span.start(), std::cmp::Reverse(entry.span.end()), !piece)
    });
    let mut done = Vec::new();
    let mut open: Vec<DocumentSymbol> = Vec::new();
    for entry in flat {
        while open.len() >= MAX_OUTLINE_DEPTH
            || open.last().is_some_and(|last| !last.span.covers(entry.span))
        {
            close(&mut open, &mut done);
        }
        open.push(entry);
    }
    while !open.is_empty() {
        close(&mut open, &mut done);
    }
    done
}

fn close(open: &mut Vec<DocumentSymbol>, done: &mut Vec<DocumentSymbol>) {
    let Some(entry) = open.pop() else { return };
    match open.last_mut() {
        Some(parent) => parent.children.push(entry),
        None => done.push(entry),
    }
}
