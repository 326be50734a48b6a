//! Resolves all value and block names of a unit in one walk.

use super::aliases::{alias_use, alias_uses_in_body};
use super::open_operation::{Form, OpenOperation};
use super::scope::Scope;
use super::spelling::{lossy, next_index};
use super::symbols::{defined_symbol, is_symbol_table};
use super::unit::{AliasPlace, Definition, DefinitionKind, UnitNames};
use crate::syntax::{
    NodeKind, NodeSet, Operation, SyntaxNode, SyntaxToken, TokenKind, TokenSet, Unit, WalkEvent,
};
use crate::syntax::{alias_of_location, has_symbol_table, is_location_of_text};
use abide_source::diagnostic::{Diagnostic, Diagnostics, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The initial capacity for the values of a function.
const INITIAL_NAMES: usize = 48;

impl UnitNames {
    /// Resolves the names of a unit. `text` is the unit's own text.
    #[must_use]
    pub fn new(unit: &Arc<Unit>, text: &[u8], limits: &Limits) -> UnitNames {
        let mut diagnostics = Diagnostics::new(limits);
        let mut names = resolve(unit.root(), text, &mut diagnostics);
        sort::by_number(&mut names.uses, |use_| use_.name.start());
        names.definitions.shrink_to_fit();
        names.uses.shrink_to_fit();
        (names.diagnostics, names.dropped) = diagnostics.into_parts();
        sort::by_number(&mut names.diagnostics, |found| found.span.start());
        names
    }
}

/// Resolves the values and blocks of a unit.
fn resolve(root: SyntaxNode<'_>, text: &[u8], found: &mut Diagnostics) -> UnitNames {
    let mut resolver = Resolver::new(text, root.kind().is_operation(), found);
    resolver.enter_isolated();
    resolver.walk(root);
    resolver.finish()
}

/// Resolves the values and blocks of some statements of a function's body. `known` are the definitions of the whole
/// body that they may use, split at an index into those before and after them. They become the first definitions of
/// the result.
pub(super) fn resolve_statements(
    root: SyntaxNode<'_>,
    text: &[u8],
    known: &[Definition],
    after: usize,
    found: &mut Diagnostics,
) -> UnitNames {
    let mut resolver = Resolver::new(text, true, found);
    resolver.enter_isolated();
    resolver.enter_region();
    resolver.names.definitions.extend_from_slice(known);
    resolver.know(known.iter().zip(0..).take(after));
    resolver.walk(root);
    resolver.settle_value();
    resolver.know(known.iter().zip(0..).skip(after));
    resolver.leave_region();
    resolver.finish()
}

/// The state of the walk.
pub(super) struct Resolver<'t, 'a, 'd> {
    pub(super) text: &'a [u8],
    pub(super) names: UnitNames,
    pub(super) found: &'d mut Diagnostics,
    /// Whether the unit is a function.
    within_function: bool,
    /// One for each operation around the place that is isolated from above.
    pub(super) values: Vec<Scope<'a>>,
    /// One for each region: blocks can only be named from their own.
    pub(super) blocks: Vec<Scope<'a>>,
    /// The scopes of finished regions, for reuse.
    spare_blocks: Vec<Scope<'a>>,
    pub(super) operations: Vec<OpenOperation<'t, 'a>>,
    /// The symbol tables around the place, innermost last.
    tables: Vec<u32>,
    table_count: u32,
    /// The last alias that is the location of something, and may be defined further down.
    alias_of_location: Option<Span>,
    /// The argument that the walk is in, until its name has been seen.
    pub(super) argument: Option<SyntaxNode<'t>>,
    /// Whether the walk is in the label of a block.
    pub(super) label: bool,
    /// Whether the walk is in front of the `=` of an operation.
    pub(super) results: bool,
    /// The last token, if it was a value: the next one determines its meaning.
    pub(super) value: Option<SyntaxToken<'t>>,
}

impl<'t, 'a, 'd> Resolver<'t, 'a, 'd> {
    fn new(
        text: &'a [u8],
        within_function: bool,
        found: &'d mut Diagnostics,
    ) -> Resolver<'t, 'a, 'd> {
        Resolver {
            text,
            names: UnitNames {
                definitions: Vec::with_capacity(INITIAL_NAMES),
                uses: Vec::with_capacity(2 * INITIAL_NAMES),
                ..UnitNames::default()
            },
            found,
            within_function,
            values: Vec::new(),
            blocks: Vec::new(),
            spare_blocks: Vec::new(),
            operations: Vec::new(),
            tables: vec![0],
            table_count: 1,
            alias_of_location: None,
            argument: None,
            label: false,
            results: false,
            value: None,
        }
    }

    fn walk(&mut self, root: SyntaxNode<'t>) {
        // The token after a value determines its meaning.
        const INITIAL_NAMES: TokenSet = TokenSet::of(&[
            TokenKind::PercentIdentifier,
            TokenKind::CaretIdentifier,
            TokenKind::HashIdentifier,
            TokenKind::Equal,
        ]);
        const SCOPES: NodeSet = NodeSet::of(&[
            NodeKind::GenericOperation,
            NodeKind::CustomOperation,
            NodeKind::OperationResults,
            NodeKind::Chunk,
            NodeKind::Region,
            NodeKind::Argument,
            NodeKind::BlockLabel,
            NodeKind::AttributeAlias,
            NodeKind::TypeAlias,
            NodeKind::Location,
            NodeKind::AffineMap,
            NodeKind::IntegerSet,
            NodeKind::DialectBody,
        ]);
        let mut walk = root.walk_over(SCOPES, INITIAL_NAMES);
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) if node.is_unit_root() && walk.depth() > 1 => {
                    self.nested_unit(node);
                    walk.skip_node();
                }
                WalkEvent::Enter(node) => {
                    if !self.enter_node(node) {
                        walk.skip_node();
                    }
                }
                WalkEvent::Token(token) => self.token(token),
                // The unit was not entered: the enclosing operation continues.
                WalkEvent::Leave(node) if node.is_unit_root() && walk.depth() > 0 => {}
                WalkEvent::Leave(node) => self.leave_node(node),
            }
        }
    }

    fn finish(mut self) -> UnitNames {
        self.leave_isolated();
        self.names
    }

    /// Makes names mean definitions that have been found before, each with its number.
    fn know<'k>(&mut self, known: impl Iterator<Item = (&'k Definition, u32)>) {
        for (definition, index) in known {
            let scopes = match definition.kind {
                DefinitionKind::Block => &mut self.blocks,
                _ => &mut self.values,
            };
            if let Some(scope) = scopes.last_mut() {
                scope.define(definition.name.slice(self.text), index);
            }
        }
    }

    fn enter_isolated(&mut self) {
        let mut scope = Scope::with_room(INITIAL_NAMES);
        scope.enter();
        self.values.push(scope);
    }

    fn leave_isolated(&mut self) {
        self.settle_value();
        if let Some(mut scope) = self.values.pop() {
            for index in scope.leave(&mut self.names.uses) {
                self.undefined_value(index);
            }
        }
    }

    /// Only the symbol of a function is visible outside of it.
    fn nested_unit(&mut self, node: SyntaxNode<'t>) {
        self.settle_value();
        let Some(operation) = Operation::cast(node) else { return };
        self.define_symbol(operation);
    }

    fn define_symbol(&mut self, operation: Operation<'t>) {
        let table = self.tables.last().copied().unwrap_or_default();
        if let Some(symbol) = defined_symbol(operation, self.text) {
            self.names.symbols.push((table, symbol));
        }
    }

    fn enter_table(&mut self) {
        self.tables.push(self.table_count);
        self.table_count += 1;
    }

    /// Whether the content of the node counts.
    fn enter_node(&mut self, node: SyntaxNode<'t>) -> bool {
        match node.kind() {
            NodeKind::GenericOperation | NodeKind::CustomOperation => self.enter_operation(node),
            NodeKind::OperationResults => {
                self.settle_value();
                self.results = true;
            }
            NodeKind::Chunk => {
                self.enter_table();
                self.enter_isolated();
            }
            NodeKind::Region => self.enter_region(),
            NodeKind::Argument => {
                self.settle_value();
                self.argument = Some(node);
            }
            NodeKind::BlockLabel => {
                self.settle_value();
                self.label = true;
            }
            NodeKind::AttributeAlias | NodeKind::TypeAlias => {
                let place = match self.alias_of_location == Some(node.span()) {
                    true => AliasPlace::Location,
                    false => AliasPlace::Plain,
                };
                self.names.alias_uses.extend(alias_use(node, self.text, place));
            }
            NodeKind::Location => {
                self.settle_located(node);
                if is_location_of_text(self.text, node.span()) {
                    self.alias_of_location = alias_of_location(node).map(SyntaxNode::span);
                }
            }
            // Identifiers in these are not MLIR values.
            NodeKind::AffineMap | NodeKind::IntegerSet => return false,
            NodeKind::DialectBody => {
                self.names.alias_uses.extend(alias_uses_in_body(node, self.text));
                return false;
            }
            _ => {}
        }
        true
    }

    fn leave_node(&mut self, node: SyntaxNode<'t>) {
        match node.kind() {
            NodeKind::GenericOperation | NodeKind::CustomOperation => self.leave_operation(),
            NodeKind::OperationResults => self.results = false,
            NodeKind::Chunk => {
                self.leave_isolated();
                self.tables.pop();
            }
            NodeKind::Region => self.leave_region(),
            NodeKind::Argument => self.argument = None,
            NodeKind::BlockLabel => self.label = false,
            _ => {}
        }
    }

    fn enter_operation(&mut self, node: SyntaxNode<'t>) {
        self.settle_value();
        let Some(operation) = Operation::cast(node) else { return };
        let name = operation.name(self.text);
        let form = Form::of(operation, name);
        self.define_symbol(operation);
        // In functions hardly anything defines symbols, and there are many operations.
        let is_table = match self.within_function {
            true => has_symbol_table(name),
            false => is_symbol_table(operation, self.text),
        };
        if is_table {
            self.enter_table();
        }
        self.define_results(operation);
        self.operations.push(OpenOperation {
            operation,
            name,
            form,
            bound: Vec::new(),
            in_front: (0, 0),
            waiting: self.values.last().map_or(0, Scope::waiting),
            open_uses: Vec::new(),
            has_region: false,
            is_table,
        });
    }

    fn leave_operation(&mut self) {
        self.settle_value();
        let Some(open) = self.operations.pop() else { return };
        if open.is_table {
            self.tables.pop();
        }
        if open.has_region && open.form == Form::Unknown {
            self.forget_named_after(&open);
        }
        if !open.has_region {
            // Arguments of a declaration: nothing uses them.
            let depth = self.depth();
            let named = open.bound.iter().filter(|bound| bound.kind == DefinitionKind::Argument);
            self.names.definitions.extend(named.map(|one| Definition { depth, ..*one }));
        }
        if !self.may_bind(&open)
            && let Some(scope) = self.values.last_mut()
        {
            for (name, index) in open.open_uses {
                scope.wait(name, index);
            }
        }
    }

    /// Forgets the undefined names in the regions of an operation that the text after the regions names.
    fn forget_named_after(&mut self, open: &OpenOperation<'_, 'a>) {
        let (bound, uses) = open.in_front;
        let bound = open.bound.iter().skip(bound).map(|own| own.name.slice(self.text));
        let uses = open.open_uses.iter().skip(uses).map(|(name, _)| *name);
        let names: FxHashSet<&[u8]> = bound.chain(uses).collect();
        if let Some(scope) = self.values.last_mut().filter(|_| !names.is_empty()) {
            scope.forget(&names, open.waiting);
        }
    }

    /// Whether names in an operation's own form may be bound by it: for its regions, or for nothing
    /// where it only declares something, such as a function without a body.
    fn may_bind(&self, open: &OpenOperation<'_, '_>) -> bool {
        if open.form != Form::Unknown {
            return false;
        }
        let named = || open.operation.syntax().child(NodeKind::SymbolReference).is_some();
        let binds = || open.bound.iter().any(|own| own.kind == DefinitionKind::RegionArgument);
        open.has_region
            || open.name.ends_with(b".func")
            || !self.within_function && named()
            // The body that it binds names for may be left out.
            || binds()
    }

    /// `%a, %b:2 =`: names that are visible in the whole region.
    fn define_results(&mut self, operation: Operation<'t>) {
        if operation.result_list().is_none() {
            return;
        }
        let types = operation.generic_types().map(|(_, results)| results).unwrap_or_default();
        let mut number = 0_u32;
        for result in operation.results() {
            let count = result.count(self.text);
            let type_span = types.get(number as usize).map(|node| node.span());
            let type_span = type_span.filter(|_| count == 1);
            let kind = DefinitionKind::Results { count };
            self.define_value(Definition { kind, name: result.name.span(), type_span, depth: 0 });
            number = number.saturating_add(count);
        }
    }

    /// The number of regions around the place.
    pub(super) fn depth(&self) -> u32 {
        u32::try_from(self.blocks.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn define_value(&mut self, definition: Definition) {
        let definition = Definition { depth: self.depth(), ..definition };
        let spelling = definition.name.slice(self.text);
        let index = next_index(&self.names.definitions);
        self.names.definitions.push(definition);
        let Some(scope) = self.values.last_mut() else { return };
        let Some(before) = scope.define(spelling, index) else { return };
        // Only the dialect knows whether a name in an operation's form is bound by the operation.
        let kind = self.names.definitions.get(before as usize).map(|before| before.kind);
        let bound = DefinitionKind::RegionArgument;
        if definition.kind != bound && kind != Some(bound) && !self.may_be_hidden(before) {
            let message = rule!("redefinition of SSA value '{}'", lossy(spelling));
            self.redefined(codes::mlir::REDEFINED_VALUE, definition.name, before, message);
        }
    }

    /// Whether a definition is outside of a region of an undescribed operation around the place, which may be isolated.
    fn may_be_hidden(&self, before: u32) -> bool {
        let outer = self.names.definitions.get(before as usize).map_or(0, |before| before.depth);
        let between = self.depth().saturating_sub(outer) as usize;
        let mut around = self.operations.iter().rev().filter(|open| open.has_region).take(between);
        around.any(|open| open.form == Form::Unknown)
    }

    pub(super) fn redefined(
        &mut self,
        code: abide_source::diagnostic::Code,
        name: Span,
        before: u32,
        message: impl Into<Message>,
    ) {
        let first = self.names.definitions.get(before as usize).map(|first| first.name);
        let diagnostic = Diagnostic::new(code, name, message);
        self.found.push(match first {
            Some(first) => diagnostic.with_related(first, "previously defined here"),
            None => diagnostic,
        });
    }

    fn enter_region(&mut self) {
        self.settle_value();
        if let Some(operation) = self.operations.last_mut() {
            operation.has_region = true;
            operation.in_front = (operation.bound.len(), operation.open_uses.len());
            if has_symbol_table(operation.name) {
                self.enter_isolated();
            }
        }
        if let Some(scope) = self.values.last_mut() {
            scope.enter();
        }
        let mut blocks = self.spare_blocks.pop().unwrap_or_default();
        blocks.enter();
        self.blocks.push(blocks);
        for definition in self.region_arguments() {
            self.define_value(definition);
        }
        self.resolve_tied_results();
    }

    /// Resolves names after a function's arguments, which may refer to these, as a result that is an argument.
    fn resolve_tied_results(&mut self) {
        let (Some(operation), Some(scope)) = (self.operations.last_mut(), self.values.last())
        else {
            return;
        };
        if operation.open_uses.is_empty() {
            return;
        }
        let arguments = operation.bound.iter().filter(|own| own.kind == DefinitionKind::Argument);
        let arguments: FxHashSet<&[u8]> = arguments.map(|own| own.name.slice(self.text)).collect();
        operation.open_uses.retain(|(name, index)| {
            let is_bound = arguments.contains(name);
            if is_bound && let Some(use_) = self.names.uses.get_mut(*index as usize) {
                use_.definition = scope.lookup(name);
            }
            !is_bound
        });
    }

    /// The names that the innermost operation's form binds for its regions, or may bind.
    fn region_arguments(&self) -> Vec<Definition> {
        let Some(operation) = self.operations.last() else { return Vec::new() };
        let mut bound = operation.bound.clone();
        if operation.form == Form::Unknown && !operation.open_uses.is_empty() {
            let names = operation.bound.iter().map(|own| own.name.slice(self.text));
            let known: FxHashSet<&[u8]> = names.collect();
            bound.extend(operation.open_uses.iter().filter_map(|&(_, index)| {
                let use_ = self.names.uses.get(index as usize)?;
                let kind = DefinitionKind::RegionArgument;
                let named = Definition { kind, name: use_.name, type_span: None, depth: 0 };
                (!known.contains(use_.name.slice(self.text))).then_some(named)
            }));
        }
        bound
    }

    fn leave_region(&mut self) {
        self.settle_value();
        if let Some(scope) = self.values.last_mut() {
            // The outermost region of a scope is still open, so no use is left over.
            scope.leave(&mut self.names.uses);
        }
        if let Some(mut scope) = self.blocks.pop() {
            for index in scope.leave(&mut self.names.uses) {
                self.undefined_block(index);
            }
            self.spare_blocks.push(scope);
        }
        if self.operations.last().is_some_and(|open| has_symbol_table(open.name)) {
            self.leave_isolated();
        }
    }
}
