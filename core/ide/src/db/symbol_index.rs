//! Resolves symbol references in a whole file.
//!
//! A name is looked up in the symbol table around it, then in the outer ones, up to the chunk. Without
//! descriptions it is unknown which operations resolve their symbols further out, and a guess is better than no
//! answer.

use super::definitions::{Candidate, Definitions, TablePlace};
use super::document::{Document, DocumentUnit, FileCache};
use abide_mlir::ods::Trait;
use abide_mlir::registry::RegisteredOp;
use abide_mlir::syntax::{Change, unquoted};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::OnceLock;

#[derive(Debug, Clone, Copy)]
pub(crate) struct FileSymbol<'d> {
    /// Without `@` and quotes.
    pub(crate) name: &'d [u8],
    /// The range of the name, with `@` or quotes.
    pub(crate) span: Span,
    /// The operation that defines it.
    pub(crate) operation: Span,
    /// The range of the operation's name.
    pub(crate) operation_name: Span,
    /// The symbol table that it is in.
    pub(crate) table: Option<u32>,
}

/// A file's symbol as one of a unit. Its name and positions are those that the unit has now, so edits do not change
/// it.
#[derive(Debug, Clone, Copy)]
struct IndexedSymbol {
    unit: u32,
    /// The index in [`UnitIndex::symbols`](super::unit_index::UnitIndex::symbols).
    number: u32,
    /// The symbol table that it is in.
    table: Option<u32>,
}

impl IndexedSymbol {
    fn of(self, document: &Document) -> Option<FileSymbol<'_>> {
        let unit = document.unit(self.unit as usize)?;
        let own = unit.facts.symbols.get(self.number as usize)?;
        Some(FileSymbol {
            name: &own.definition.name,
            span: own.definition.span.shifted(unit.offset),
            operation: own.operation.shifted(unit.offset),
            operation_name: own.operation_name.shifted(unit.offset),
            table: self.table,
        })
    }
}

/// A symbol table of a file: a piece of it, or an operation like `module`.
#[derive(Debug, Clone)]
pub(crate) struct FileTable {
    pub(crate) span: Span,
    pub(crate) operation_name: Option<Span>,
    parent: Option<u32>,
    place: TablePlace,
    /// The symbol that names it.
    pub(crate) symbol: Option<u32>,
}

/// The symbols of a file and the tables that they are in, unit by unit.
#[derive(Debug, Default, Clone)]
pub(crate) struct SymbolIndex {
    pub(crate) tables: Vec<FileTable>,
    symbols: Vec<IndexedSymbol>,
    /// The innermost of the tables that begin at a place.
    starts: BTreeMap<u32, u32>,
    definitions: Definitions,
    /// For each symbol that names a table, that table.
    inner: FxHashMap<u32, u32>,
    /// For each unit the index of its first table, and the table around it.
    units: Vec<(u32, Option<u32>)>,
}

/// The symbols of a document, once requested.
#[derive(Default, Clone)]
struct Symbols(OnceLock<SymbolIndex>);

impl FileCache for Symbols {
    fn follow(&mut self, change: Change) -> bool {
        if let Some(symbols) = self.0.get_mut() {
            symbols.move_spans(|span| change.moved_span(span));
        }
        true
    }
}

impl Document {
    /// Returns the symbols of the file.
    pub(crate) fn symbols(&self) -> &SymbolIndex {
        self.kept::<Symbols>().0.get_or_init(|| SymbolIndex::new(self))
    }
}

impl SymbolIndex {
    fn new(document: &Document) -> SymbolIndex {
        let mut index = SymbolIndex::default();
        let mut is_certain = Vec::new();
        // The units are in the order of the text, outer before inner, except those nested in functions; so a table
        // around a unit is known before the unit is indexed.
        for unit in document.units() {
            index.add_unit(document, unit, &mut is_certain);
        }
        index.order_tables();
        index.settle(document, &is_certain);
        index
    }

    /// A symbol by its number.
    pub(crate) fn symbol<'d>(&self, document: &'d Document, symbol: u32) -> Option<FileSymbol<'d>> {
        self.symbols.get(symbol as usize)?.of(document)
    }

    /// All symbols, in the order of their numbers.
    pub(crate) fn symbols<'d>(
        &self,
        document: &'d Document,
    ) -> impl Iterator<Item = FileSymbol<'d>> {
        self.symbols.iter().filter_map(|symbol| symbol.of(document))
    }

    /// Counts the tables in the order of the text.
    fn order_tables(&mut self) {
        let mut order: Vec<(u32, u32, u32)> = Vec::with_capacity(self.tables.len());
        for (index, table) in (0..).zip(&self.tables) {
            // An outer table is in the list before those within it.
            let around = table.parent.and_then(|parent| order.get(parent as usize));
            let depth = around.map_or(0, |(_, depth, _)| depth + 1);
            order.push((table.span.start(), depth, index));
        }
        order.sort_unstable();
        for (first, (.., index)) in (1..).zip(&order) {
            if let Some(table) = self.tables.get_mut(*index as usize) {
                table.place = TablePlace { first, last: first };
            }
        }
        for (.., index) in order.iter().rev() {
            let Some(FileTable { parent, place, .. }) = self.tables.get(*index as usize) else {
                continue;
            };
            let last = place.last;
            if let Some(parent) = parent.and_then(|parent| self.tables.get_mut(parent as usize)) {
                parent.place.last = parent.place.last.max(last);
            }
        }
    }

    fn place(&self, table: Option<u32>) -> TablePlace {
        let table = table.and_then(|table| self.tables.get(table as usize));
        table.map_or(TablePlace::FILE, |table| table.place)
    }

    /// Drops the uncertain symbols that another symbol of their table, or of one around it, defines.
    fn settle(&mut self, document: &Document, is_certain: &[bool]) {
        let symbols = (0..).zip(&self.symbols).zip(is_certain);
        let candidates = symbols.filter_map(|((symbol, own), is_certain)| {
            let name = own.of(document)?.name.to_vec();
            let table = self.place(own.table);
            Some(Candidate { name, symbol, table, is_certain: *is_certain })
        });
        let (definitions, not_counted) = Definitions::new(candidates.collect());
        self.definitions = definitions;
        if not_counted.is_empty() {
            return;
        }
        let mut given_up = vec![false; self.symbols.len()];
        for symbol in not_counted {
            if let Some(own) = given_up.get_mut(symbol as usize) {
                *own = true;
            }
        }
        self.leave_out(&given_up);
    }

    /// Removes symbols; later ones move up in the list.
    fn leave_out(&mut self, given_up: &[bool]) {
        let mut next = 0;
        let places: Vec<Option<u32>> = given_up
            .iter()
            .map(|given_up| {
                let place = (!given_up).then_some(next);
                next += u32::from(!given_up);
                place
            })
            .collect();
        let place = |symbol: u32| places.get(symbol as usize).copied().flatten();
        let mut kept = given_up.iter().map(|given_up| !given_up);
        self.symbols.retain(|_| kept.next().unwrap_or(true));
        self.definitions.renumber(|symbol| place(symbol).unwrap_or(symbol));
        let inner = std::mem::take(&mut self.inner).into_iter();
        self.inner = inner.filter_map(|(symbol, table)| Some((place(symbol)?, table))).collect();
        for table in &mut self.tables {
            table.symbol = table.symbol.and_then(place);
        }
    }

    /// Passes the ranges of tables through `moved`, which keeps their order.
    fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for table in &mut self.tables {
            table.span = moved(table.span);
            table.operation_name = table.operation_name.map(&moved);
        }
        let starts = std::mem::take(&mut self.starts).into_iter();
        self.starts =
            starts.map(|(start, table)| (moved(Span::at(start)).start(), table)).collect();
    }

    /// Adds the tables and symbols of a unit, and for each symbol whether it is one for certain.
    fn add_unit(
        &mut self,
        document: &Document,
        unit: DocumentUnit<'_>,
        is_certain: &mut Vec<bool>,
    ) {
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
            let place = TablePlace::FILE;
            self.tables.push(FileTable { span, operation_name, parent, place, symbol });
            self.starts.insert(span.start(), this);
            open.push(this);
        }
        for (number, symbol) in (0..).zip(&unit.facts.symbols) {
            let table = symbol.table.map(|table| first_table + table).or(around);
            let operation_name = symbol.operation_name.shifted(unit.offset);
            is_certain.push(symbol.is_certain || is_described_symbol(document, operation_name));
            self.symbols.push(IndexedSymbol { unit: to_u32(unit.index), number, table });
        }
    }

    /// Whether a symbol table is that of a file, or of a module without a name in it.
    pub(crate) fn is_at_top(&self, table: Option<u32>, document: &Document) -> bool {
        let is_file = |table: Option<u32>| match table {
            Some(table) => {
                self.tables.get(table as usize).is_some_and(|own| own.operation_name.is_none())
            }
            None => true,
        };
        let own = table.and_then(|table| self.tables.get(table as usize));
        let is_module = own.is_some_and(|own| {
            let name = own.operation_name.map(|name| document.string(name));
            let is_builtin =
                matches!(name.as_deref(), Some("module" | "builtin.module" | "\"builtin.module\""));
            is_builtin && own.symbol.is_none() && is_file(own.parent)
        });
        is_file(table) || is_module
    }

    fn table_covers(&self, table: u32, span: Span) -> bool {
        self.tables.get(table as usize).is_some_and(|table| table.span.covers(span))
    }

    /// The innermost table around a place, among those that are known so far.
    pub(crate) fn table_at(&self, offset: u32) -> Option<u32> {
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
    pub(crate) fn table_around(&self, unit: DocumentUnit<'_>) -> Option<u32> {
        self.units.get(unit.index)?.1
    }

    /// The symbol that a reference of a unit means.
    pub(crate) fn resolve(
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
            names.push(symbol_name(document.slice(reference.span.shifted(unit.offset))));
            table = reference.table;
            next = reference.outer;
        }
        let &(first_table, around) = self.units.get(unit.index)?;
        let table = table.map(|table| first_table + table).or(around);
        let mut symbol = self.definitions.visible_in(names.pop()?, self.place(table))?;
        while let Some(name) = names.pop() {
            symbol = self.within(symbol, name)?;
        }
        Some(symbol)
    }

    /// The symbol with a name in the table that another symbol is in.
    pub(crate) fn sibling(&self, symbol: u32, name: &[u8]) -> Option<u32> {
        let table = self.symbols.get(symbol as usize)?.table;
        self.in_table(table, name)
    }

    /// The symbol with a name in a table.
    pub(crate) fn in_table(&self, table: Option<u32>, name: &[u8]) -> Option<u32> {
        self.definitions.in_table(name, self.place(table))
    }

    /// The symbol with a name in the table that another symbol names.
    pub(crate) fn within(&self, symbol: u32, name: &[u8]) -> Option<u32> {
        self.in_table(Some(self.table_of(symbol)?), name)
    }

    /// The table that a symbol names.
    pub(crate) fn table_of(&self, symbol: u32) -> Option<u32> {
        self.inner.get(&symbol).copied()
    }

    /// The tables around a place, the innermost first.
    pub(crate) fn tables_around(&self, offset: u32) -> impl Iterator<Item = u32> {
        let mut next = self.table_at(offset);
        std::iter::from_fn(move || {
            let table = next?;
            next = self.tables.get(table as usize).and_then(|table| table.parent);
            Some(table)
        })
    }
}

/// Whether the description of an operation makes it a symbol.
fn is_described_symbol(document: &Document, operation_name: Span) -> bool {
    let entry = document.registry().operation(document.slice(operation_name));
    let description = entry.map(RegisteredOp::description);
    description.is_some_and(|op| op.has(Trait::Symbol) || op.attribute_index("sym_name").is_some())
}

/// Returns a symbol's name without `@` and quotes.
pub(crate) fn symbol_name(spelling: &[u8]) -> &[u8] {
    unquoted(spelling.strip_prefix(b"@").unwrap_or(spelling))
}

fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}
