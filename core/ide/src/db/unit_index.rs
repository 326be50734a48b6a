//! The facts that one walk through a unit finds: symbols and the words in use.

use super::memo::{ErasedUnitCache, Memo, UnitCache};
use super::old_types::{old_key, old_type};
use abide_abi::MetadataCache;
use abide_source::diagnostic::Diagnostic;

use abide_dialects::{
    LLVM_VERSIONS, has_forms_of_versions, sole_version_with, version_of_operation,
};
use abide_mlir::FormattedUnit;
use abide_mlir::names::{SymbolDefinition, defined_symbol, is_symbol_table, possible_symbol};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax::{
    Change, NodeKind, NodeSet, Operation, ReadStatements, SyntaxNode, SyntaxToken, TokenKind,
    TokenSet, Unit, WalkEvent, has_symbol_table, unquoted,
};
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The facts about a unit, apart from its names; ranges count from its first byte.
#[derive(Debug, Default, Clone)]
pub(crate) struct UnitIndex {
    /// The length of the unit, in bytes.
    pub(crate) len: u32,
    /// The start of the body of the unit's operation; if its attributes end later, the end of the unit.
    pub(crate) body: u32,
    /// The diagnostics in the metadata of the unit's function.
    pub(crate) metadata: MetadataCache,
    /// The diagnostics in the types of described dialects.
    pub(crate) types: Vec<Diagnostic>,
    /// Whether it is formatted.
    pub(crate) formatted: FormattedUnit,
    /// The results that features keep.
    pub(super) memo: Memo<dyn ErasedUnitCache>,
    /// Pieces of a file and operations like `module`, in the order of the text.
    pub(crate) tables: Vec<Table>,
    /// In the order of the text.
    pub(crate) symbols: Vec<Symbol>,
    /// In the order of the text.
    pub(crate) references: Vec<SymbolReference>,
    /// The first mention of each operation name.
    pub(crate) operation_names: Vec<Span>,
    /// The first mention of each name of a dialect's type or attribute, with its sign.
    pub(crate) type_names: Vec<Span>,
    /// The first mention of each name that determines the version of LLVM, for each of [`LLVM_VERSIONS`].
    pub(crate) versions: [Vec<Span>; LLVM_VERSIONS.len()],
    /// The first mention of each key of an attribute dictionary.
    pub(crate) attribute_names: Vec<Span>,
}

/// A symbol table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Table {
    pub(crate) span: Span,
    /// The name of the operation; none for a chunk.
    pub(crate) operation_name: Option<Span>,
    /// The index in [`UnitIndex::symbols`] of its name.
    pub(crate) symbol: Option<u32>,
}

/// A symbol that an operation defines.
#[derive(Debug, Clone)]
pub(crate) struct Symbol {
    pub(crate) definition: SymbolDefinition,
    /// Whether it is one for certain; else it is one if nothing else defines the name.
    pub(crate) is_certain: bool,
    /// The operation; a function with its body.
    pub(crate) operation: Span,
    pub(crate) operation_name: Span,
    /// The index of its table in [`UnitIndex::tables`]; `None` for the one around the unit.
    pub(crate) table: Option<u32>,
}

/// A mention of a symbol: one `@name` of `@a::@b`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SymbolReference {
    pub(crate) span: Span,
    /// As that of a [`Symbol`].
    pub(crate) table: Option<u32>,
    /// The index in [`UnitIndex::references`] of the name before the `::`.
    pub(crate) outer: Option<u32>,
}

impl UnitIndex {
    /// `text` is the unit's own text.
    pub(crate) fn new(unit: &Arc<Unit>, text: &[u8], limits: &Limits) -> UnitIndex {
        let is_function = unit.root().kind() != NodeKind::File;
        let mut collector = Collector::new(text, limits, is_function);
        collector.walk(unit.root());
        UnitIndex { len: unit.len(), body: body(unit), ..collector.finish() }
    }

    /// Takes over the metadata results of an older version, whose attributes are the same.
    pub(crate) fn with_metadata_of(self, other: &UnitIndex) -> UnitIndex {
        UnitIndex { metadata: other.metadata.of_new_body(), ..self }
    }

    /// The facts of some statements of the function: `text` is the function's own.
    pub(crate) fn of_statements(read: &ReadStatements, text: &[u8], limits: &Limits) -> UnitIndex {
        let mut collector = Collector::new(text, limits, true);
        collector.walk(read.root());
        collector.finish()
    }

    /// Whether the unit defines no names visible to the rest of the file.
    pub(crate) fn defines_no_symbols(&self) -> bool {
        self.tables.is_empty() && self.symbols.is_empty()
    }

    /// Whether no feature has kept results here yet.
    pub(super) fn keeps_nothing(&self) -> bool {
        self.memo.all().next().is_none()
    }

    /// The result of a type that a feature keeps; a new one is empty.
    pub(crate) fn kept<T: UnitCache>(&self) -> &T {
        self.memo.get(|| Box::new(T::default()))
    }

    /// Moves every range after a change in a unit within this one.
    pub(crate) fn follow(&mut self, change: Change) {
        let moved = |span| change.moved_span(span);
        self.len = moved(Span::new(0, self.len)).end();
        self.body = moved(Span::new(0, self.body)).end();
        for table in &mut self.tables {
            table.span = moved(table.span);
            table.operation_name = table.operation_name.map(&moved);
        }
        for symbol in &mut self.symbols {
            let operation = moved(symbol.operation);
            // There may be many: of an operation that stays, nothing moves.
            if operation != symbol.operation {
                symbol.operation = operation;
                symbol.definition.span = moved(symbol.definition.span);
                symbol.operation_name = moved(symbol.operation_name);
            }
        }
        for reference in &mut self.references {
            reference.span = moved(reference.span);
        }
        let names = self.operation_names.iter_mut().chain(self.versions.iter_mut().flatten());
        for span in names.chain(&mut self.attribute_names).chain(&mut self.type_names) {
            *span = moved(*span);
        }
        for found in &mut self.types {
            *found = found.clone().map_spans(moved);
        }
        self.memo.retain_mut(|kept| {
            kept.move_spans(change);
            true
        });
    }
}

fn body(unit: &Arc<Unit>) -> u32 {
    let root = unit.root();
    let mut children = root.children().skip_while(|child| child.kind() != NodeKind::Region);
    let region = children.next().filter(|_| root.kind() != NodeKind::GenericOperation);
    // After the region of an unknown operation there may be attributes.
    let is_last = children.all(|child| child.kind() == NodeKind::Location);
    region.filter(|_| is_last).map_or(unit.len(), |region| region.span().start())
}

struct Collector<'a> {
    text: &'a [u8],
    limits: &'a Limits,
    /// Whether the unit is a function.
    is_function: bool,
    facts: UnitIndex,
    /// The tables that the walk is in.
    tables: Vec<u32>,
    /// Whether each operation that the walk is in is a table.
    operations: Vec<bool>,
    /// The range of the last definition's name, which is not a reference.
    defining: Option<Span>,
    /// The last reference, if `::` follows it.
    outer: Option<u32>,
    /// The last reference, and its name.
    last: Option<(u32, SyntaxToken<'a>)>,
    operation_names: FxHashSet<&'a [u8]>,
    type_names: FxHashSet<&'a [u8]>,
    /// The operations whose text may determine the version of LLVM.
    varying: FxHashSet<&'a [u8]>,
    /// The operation names that indicate each of [`LLVM_VERSIONS`].
    version_names: [FxHashSet<&'a [u8]>; LLVM_VERSIONS.len()],
    attribute_names: FxHashSet<&'a [u8]>,
}

impl<'a> Collector<'a> {
    fn new(text: &'a [u8], limits: &'a Limits, is_function: bool) -> Collector<'a> {
        Collector {
            text,
            limits,
            is_function,
            facts: UnitIndex::default(),
            tables: Vec::new(),
            operations: Vec::new(),
            defining: None,
            outer: None,
            last: None,
            operation_names: FxHashSet::default(),
            type_names: FxHashSet::default(),
            varying: FxHashSet::default(),
            version_names: Default::default(),
            attribute_names: FxHashSet::default(),
        }
    }

    fn walk(&mut self, root: SyntaxNode<'a>) {
        const NAMES: TokenSet = TokenSet::of(&[
            TokenKind::AtIdentifier,
            TokenKind::ColonColon,
            TokenKind::ExclamationIdentifier,
            TokenKind::HashIdentifier,
        ]);
        const INDEXED_NODES: NodeSet = NodeSet::OPERATIONS
            .with(NodeKind::Chunk)
            .with(NodeKind::DialectType)
            .with(NodeKind::AttributeEntry);
        let mut walk = root.walk_over(INDEXED_NODES, NAMES);
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) => self.enter(node, walk.depth() > 1),
                WalkEvent::Leave(node) => self.leave(node),
                WalkEvent::Token(token) if token.kind() == TokenKind::AtIdentifier => {
                    self.reference(token);
                }
                WalkEvent::Token(token) if token.kind() == TokenKind::ExclamationIdentifier => {
                    self.add_version_name(token.span(), sole_version_with(token.text(self.text)));
                    self.enter_type_name(token);
                }
                WalkEvent::Token(token) if token.kind() == TokenKind::HashIdentifier => {
                    self.enter_type_name(token);
                }
                // `@a::@b` names a symbol in another one, at any position.
                WalkEvent::Token(colons) => {
                    let last = self.last.take().filter(|(_, name)| colons.follows(*name));
                    self.outer = last.map(|(index, _)| index);
                }
            }
        }
    }

    fn enter(&mut self, node: SyntaxNode<'_>, nested: bool) {
        match node.kind() {
            NodeKind::Chunk => self.enter_table(node.span(), None, None),
            NodeKind::DialectType => self.enter_type(node),
            NodeKind::AttributeEntry => {
                if let Some(key) = node.own_tokens().next() {
                    let name = key.span().slice(self.text);
                    if self.attribute_names.insert(name) {
                        self.facts.attribute_names.push(key.span());
                    }
                    if self.facts.types.len() <= self.limits.diagnostics {
                        self.facts.types.extend(old_key(name, key.span()));
                    }
                }
            }
            _ => {
                if let Some(operation) = Operation::cast(node) {
                    self.enter_operation(operation, nested);
                }
            }
        }
    }

    fn enter_operation(&mut self, operation: Operation<'_>, nested: bool) {
        let node = operation.syntax();
        let name_span = operation.name_token().map(|token| token.span());
        let within_this_unit = !(node.is_unit_root() && nested);
        let certain = defined_symbol(operation, self.text);
        let is_certain = certain.is_some();
        // In functions symbols are used.
        let may_define = !self.is_function && !is_certain;
        let possible = may_define.then(|| possible_symbol(operation, self.text)).flatten();
        let table = self.tables.last().copied();
        let mut index = None;
        if let Some(definition) = certain.or(possible) {
            if is_certain {
                self.defining = Some(definition.span);
            }
            // A function's symbol belongs to the enclosing unit.
            if !(node.is_unit_root() && within_this_unit) {
                index = u32::try_from(self.facts.symbols.len()).ok();
                self.facts.symbols.push(Symbol {
                    definition,
                    is_certain,
                    operation: node.span(),
                    operation_name: name_span.unwrap_or_default(),
                    table,
                });
            }
        }
        // In functions hardly anything defines symbols, and there are many operations.
        let has_table = || match self.is_function {
            true => has_symbol_table(operation.name(self.text)),
            false => is_symbol_table(operation, self.text),
        };
        let is_table = within_this_unit && has_table();
        if is_table {
            self.enter_table(node.span(), name_span, index);
        }
        self.operations.push(is_table);
        if let Some(span) = name_span
            && within_this_unit
        {
            let name = span.slice(self.text);
            let is_new = self.operation_names.insert(name);
            if is_new {
                self.facts.operation_names.push(span);
            }
            if is_new && has_forms_of_versions(name) {
                self.varying.insert(name);
            }
            if self.varying.contains(name) {
                self.add_version_name(span, version_of_operation(operation, self.text));
            } else if is_new {
                self.add_version_name(span, sole_version_with(unquoted(name)));
            }
        }
    }

    fn finish(mut self) -> UnitIndex {
        sort::by_number(&mut self.facts.types, |found| found.span.start());
        self.facts
    }

    fn enter_type(&mut self, node: SyntaxNode<'_>) {
        if self.facts.types.len() <= self.limits.diagnostics {
            let found = abide_dialects::check_type_node(node, self.text, self.limits);
            self.facts.types.extend(found);
        }
    }

    /// Records the name of a type or an attribute of a dialect, and reports it if the name of the dialect changed. A
    /// name without a dot or brackets is an alias.
    fn enter_type_name(&mut self, token: SyntaxToken<'_>) {
        let name = token.text(self.text);
        let after = self.text.get(token.span().end() as usize);
        let is_dialects = name.contains(&b'.') || after == Some(&b'<');
        if name.contains(&b'.') && self.type_names.insert(token.span().slice(self.text)) {
            self.facts.type_names.push(token.span());
        }
        if is_dialects && self.facts.types.len() <= self.limits.diagnostics {
            self.facts.types.extend(old_type(name, token.span()));
        }
    }

    /// Records that a name determines a version of LLVM.
    fn add_version_name(&mut self, name: Span, version: Option<LlvmVersion>) {
        let index = LLVM_VERSIONS.iter().position(|own| Some(*own) == version);
        let both = index
            .map(|index| (self.version_names.get_mut(index), self.facts.versions.get_mut(index)));
        if let Some((Some(known), Some(names))) = both
            && known.insert(name.slice(self.text))
        {
            names.push(name);
        }
    }

    fn enter_table(&mut self, span: Span, operation_name: Option<Span>, symbol: Option<u32>) {
        self.tables.push(u32::try_from(self.facts.tables.len()).unwrap_or(u32::MAX));
        self.facts.tables.push(Table { span, operation_name, symbol });
    }

    fn leave(&mut self, node: SyntaxNode<'_>) {
        let is_table = match node.kind() {
            NodeKind::Chunk => true,
            kind if kind.is_operation() => self.operations.pop().unwrap_or(false),
            _ => false,
        };
        if is_table {
            self.tables.pop();
        }
    }

    fn reference(&mut self, name: SyntaxToken<'a>) {
        let span = name.span();
        if self.defining == Some(span) {
            return;
        }
        let index = u32::try_from(self.facts.references.len()).unwrap_or(u32::MAX);
        let table = self.tables.last().copied();
        self.facts.references.push(SymbolReference { span, table, outer: self.outer.take() });
        self.last = Some((index, name));
    }
}
