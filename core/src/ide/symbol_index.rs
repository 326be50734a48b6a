//! Which symbol a reference means, in a whole file.
//!
//! A name is looked up in the symbol table around it, then in the ones around that, up to the piece
//! of the file: without descriptions it is not known which operations resolve their symbols further
//! out, and an answer is better than none.

use super::document::{Document, DocumentUnit};
use crate::mlir::syntax::unquoted;
use crate::text::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A symbol of a file.
#[derive(Debug, Clone)]
pub(super) struct FileSymbol {
    /// Without `@` and quotes.
    pub(super) name: Vec<u8>,
    /// Where the name stands, with `@` or quotes.
    pub(super) span: Span,
    /// The operation that defines it.
    pub(super) operation: Span,
    /// Where the operation's name stands.
    pub(super) operation_name: Span,
    /// The symbol table that it is in.
    pub(super) table: Option<u32>,
}

/// A symbol table of a file: a piece of it, or an operation like `module`.
#[derive(Debug, Clone)]
pub(super) struct FileTable {
    pub(super) span: Span,
    pub(super) operation_name: Option<Span>,
    parent: Option<u32>,
    /// The symbol that names it.
    pub(super) symbol: Option<u32>,
}

/// The symbols of a file and the tables that they are in, unit by unit.
#[derive(Debug, Default, Clone)]
pub(super) struct SymbolIndex {
    pub(super) tables: Vec<FileTable>,
    pub(super) symbols: Vec<FileSymbol>,
    /// The innermost of the tables that begin at a place.
    starts: BTreeMap<u32, u32>,
    by_name: FxHashMap<(Option<u32>, Vec<u8>), u32>,
    /// For each symbol that names a table, that table.
    inner: FxHashMap<u32, u32>,
    /// For each unit the index of its first table, and the table around it.
    units: Vec<(u32, Option<u32>)>,
}

impl SymbolIndex {
    pub(super) fn new(document: &Document) -> SymbolIndex {
        let mut index = SymbolIndex::default();
        // The units are in the order of the text, the outer before the inner, but for those that
        // are nested in functions; so a table around a unit is known before the unit is looked at.
        for unit in document.units() {
            index.add_unit(unit);
        }
        index
    }

    /// Passes every range through `moved`, which keeps their order.
    pub(super) fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for table in &mut self.tables {
            table.span = moved(table.span);
            table.operation_name = table.operation_name.map(&moved);
        }
        for symbol in &mut self.symbols {
            symbol.span = moved(symbol.span);
            symbol.operation = moved(symbol.operation);
            symbol.operation_name = moved(symbol.operation_name);
        }
        let starts = std::mem::take(&mut self.starts).into_iter();
        self.starts =
            starts.map(|(start, table)| (moved(Span::at(start)).start(), table)).collect();
    }

    fn add_unit(&mut self, unit: DocumentUnit<'_>) {
        let first_table = to_u32(self.tables.len());
        let first_symbol = to_u32(self.symbols.len());
        let around = if unit.index == 0 { None } else { self.table_at(unit.offset) };
        self.units.push((first_table, around));
        let mut open: Vec<u32> = around.into_iter().collect();
        for table in &unit.facts.tables {
            let span = table.span.shifted(unit.offset);
            while open.last().is_some_and(|&last| !self.table_covers(last, span)) {
                open.pop();
            }
            let symbol = table.symbol.map(|symbol| first_symbol + symbol);
            let this = to_u32(self.tables.len());
            if let Some(symbol) = symbol {
                self.inner.insert(symbol, this);
            }
            let operation_name = table.operation_name.map(|name| name.shifted(unit.offset));
            let parent = open.last().copied();
            self.tables.push(FileTable { span, operation_name, parent, symbol });
            self.starts.insert(span.start(), this);
            open.push(this);
        }
        for symbol in &unit.facts.symbols {
            let table = symbol.table.map(|table| first_table + table).or(around);
            let name = symbol.definition.name.clone();
            let this = to_u32(self.symbols.len());
            // Of two with one name the first counts; the second is reported.
            self.by_name.entry((table, name.clone())).or_insert(this);
            let operation_name = symbol.operation_name.shifted(unit.offset);
            self.symbols.push(FileSymbol {
                name,
                span: symbol.definition.span.shifted(unit.offset),
                operation: symbol.operation.shifted(unit.offset),
                operation_name,
                table,
            });
        }
    }

    fn table_covers(&self, table: u32, span: Span) -> bool {
        self.tables.get(table as usize).is_some_and(|table| table.span.covers(span))
    }

    /// The innermost table around a place, among those that are known so far.
    pub(super) fn table_at(&self, offset: u32) -> Option<u32> {
        let mut candidate = self.starts.range(..=offset).next_back().map(|(_, &table)| table);
        while let Some(index) = candidate {
            let table = self.tables.get(index as usize)?;
            if table.span.touches(offset) {
                return Some(index);
            }
            candidate = table.parent;
        }
        None
    }

    /// The innermost table around a unit.
    pub(super) fn table_around(&self, unit: DocumentUnit<'_>) -> Option<u32> {
        self.units.get(unit.index)?.1
    }

    /// The symbol that a reference of a unit means.
    pub(super) fn resolve(
        &self,
        document: &Document,
        unit: DocumentUnit<'_>,
        index: u32,
    ) -> Option<u32> {
        // From the last name of `@a::@b::@c` outwards, then back in.
        let mut names = Vec::new();
        let mut next = Some(index);
        let mut table = None;
        while let Some(index) = next {
            let reference = unit.facts.references.get(index as usize)?;
            names.push(symbol_name(reference.span.shifted(unit.offset).slice(document.text())));
            table = reference.table;
            next = reference.outer;
        }
        let &(first_table, around) = self.units.get(unit.index)?;
        let mut table = table.map(|table| first_table + table).or(around);
        let outermost = names.pop()?;
        let mut symbol = loop {
            if let Some(&symbol) = self.by_name.get(&(table, outermost.to_vec())) {
                break symbol;
            }
            table = Some(self.tables.get(table? as usize)?.parent?);
        };
        while let Some(name) = names.pop() {
            let inner = *self.inner.get(&symbol)?;
            symbol = *self.by_name.get(&(Some(inner), name.to_vec()))?;
        }
        Some(symbol)
    }

    /// The symbol with a name in the table that another symbol is in.
    pub(super) fn sibling(&self, symbol: u32, name: &[u8]) -> Option<u32> {
        let table = self.symbols.get(symbol as usize)?.table;
        self.by_name.get(&(table, name.to_vec())).copied()
    }

    /// The symbol with a name in a table.
    pub(super) fn in_table(&self, table: Option<u32>, name: &[u8]) -> Option<u32> {
        self.by_name.get(&(table, name.to_vec())).copied()
    }

    /// The symbol with a name in the table that another symbol names.
    pub(super) fn within(&self, symbol: u32, name: &[u8]) -> Option<u32> {
        self.in_table(Some(self.table_of(symbol)?), name)
    }

    /// The table that a symbol names.
    pub(super) fn table_of(&self, symbol: u32) -> Option<u32> {
        self.inner.get(&symbol).copied()
    }

    /// The tables around a place, the innermost first.
    pub(super) fn tables_around(&self, offset: u32) -> impl Iterator<Item = u32> {
        let mut next = self.table_at(offset);
        std::iter::from_fn(move || {
            let table = next?;
            next = self.tables.get(table as usize).and_then(|table| table.parent);
            Some(table)
        })
    }
}

/// A symbol's name as it is written, without `@` and quotes.
pub(super) fn symbol_name(spelling: &[u8]) -> &[u8] {
    unquoted(spelling.strip_prefix(b"@").unwrap_or(spelling))
}

fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}
