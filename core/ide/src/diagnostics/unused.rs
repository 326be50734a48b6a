//! Unused definitions: values of operations without effects, private symbols, and blocks.
//!
//! Only certain ones are reported. An operation whose effects depend on more than its name is never reported, nor is
//! anything in a function with errors: a broken part may use the rest.

use super::deprecated::{Reasons, deprecated};
use super::reached::Reached;
use crate::db::{Document, DocumentUnit, UnitCache, symbol_name};
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::ods::Trait;
use abide_mlir::registry::{RegisteredOp, Registry};
use abide_mlir::rewrite::is_always_removable;
use abide_mlir::syntax::{
    Change, NodeKind, NodeSet, Operation, SyntaxNode, TokenKind, TokenSet, Unit, WalkEvent,
    unquoted,
};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit, whole_lines};
use rustc_hash::FxHashSet;
use std::sync::{Arc, OnceLock};

/// The unused definitions of a unit, once requested.
#[derive(Default, Clone)]
pub(crate) struct UnusedCache(pub(crate) OnceLock<Unused>);

impl UnitCache for UnusedCache {
    fn move_spans(&mut self, change: Change) {
        if let Some(unused) = self.0.get_mut() {
            unused.move_spans(|span| change.moved_span(span));
        }
    }
}

/// The unused definitions of a unit as far as it shows them, and its symbols for the search in the file; ranges count
/// from its first byte.
#[derive(Debug, Default, Clone)]
pub(crate) struct Unused {
    /// The hints, also those of deprecated operations.
    pub(crate) found: Vec<Diagnostic>,
    /// The private symbols that it defines.
    pub(crate) private: Vec<(Vec<u8>, Span)>,
    /// The names of the symbols that it mentions, each once.
    pub(crate) mentioned: FxHashSet<Vec<u8>>,
}

impl Unused {
    /// Finds the unused definitions of a document's unit; `syntax` is the unit, `deprecations` the known reasons
    /// against the document's operation names.
    pub(crate) fn of<'d>(
        document: &'d Document,
        deprecations: &mut Reasons<'d>,
        unit: DocumentUnit<'_>,
        syntax: &Arc<Unit>,
    ) -> Unused {
        let own_text = document.slice(unit.span());
        let mut unused = Unused::default();
        let facts = unit.facts;
        for reference in &facts.references {
            unused.mentioned.insert(symbol_name(reference.span.slice(own_text)).to_vec());
        }
        let mut finder = Finder::new(document, unit, own_text);
        finder.walk(syntax.root());
        for symbol in facts.symbols.iter().filter(|symbol| symbol.is_certain) {
            let name = symbol.operation_name.end();
            let words = Span::new(name, symbol.definition.span.start().max(name));
            let words = words.slice(own_text).split(u8::is_ascii_whitespace);
            let mut words = words.map(unquoted);
            let is_whole = !finder.declarations.contains(&symbol.operation.start());
            if is_whole && words.any(|word| word == b"private") {
                unused.private.push((symbol.definition.name.clone(), symbol.definition.span));
            }
        }
        unused.found = finder.found;
        unused.found.extend(deprecated(document, deprecations, unit, syntax.root(), own_text));
        unused
    }

    /// Passes every range through `moved`.
    fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for found in &mut self.found {
            *found = found.clone().map_spans(&moved);
        }
        for (_, span) in &mut self.private {
            *span = moved(*span);
        }
    }
}

/// Returns the unmentioned private symbols; `units` are those that define some, each with its position.
pub(crate) fn unused_symbols<'u>(
    units: impl Iterator<Item = (u32, &'u Unused)>,
    is_mentioned: impl Fn(&[u8]) -> bool,
) -> Vec<Diagnostic> {
    let private = units.flat_map(|(offset, unit)| {
        unit.private.iter().map(move |(name, span)| (name, span.shifted(offset)))
    });
    let found = private.filter(|(name, _)| !is_mentioned(name)).map(|(name, span)| {
        let name = String::from_utf8_lossy(name);
        Diagnostic::new(codes::mlir::UNUSED_SYMBOL, span, rule!("nothing uses private '@{}'", name))
    });
    found.collect()
}

/// Walks through a unit.
struct Finder<'d> {
    registry: &'d Registry,
    text: &'d [u8],
    definitions: &'d [Definition],
    /// Whether each of the definitions is used.
    used: Vec<bool>,
    /// The starts of unmentioned results. Sorted.
    unused: Vec<u32>,
    /// Whether operations of the unit define symbols.
    has_symbols: bool,
    /// Whether it has blocks with names.
    has_blocks: bool,
    /// The mentions of blocks: the number of the definition, and where it is mentioned. Sorted.
    branches: Vec<(u32, u32)>,
    /// The names that are mentioned in text that only the dialect understands.
    unclear: FxHashSet<&'d [u8]>,
    /// The starts of operations that may be mere declarations: functions without a body, and undescribed operations
    /// without one.
    declarations: FxHashSet<u32>,
    found: Vec<Diagnostic>,
}

impl<'d> Finder<'d> {
    fn new(document: &'d Document, unit: DocumentUnit<'d>, text: &'d [u8]) -> Finder<'d> {
        let mut used = vec![false; unit.names.definitions.len()];
        let mut unclear = FxHashSet::default();
        let mut branches = Vec::new();
        for mention in &unit.names.uses {
            let number = mention.definition.unwrap_or(u32::MAX);
            match used.get_mut(number as usize) {
                Some(used) => {
                    *used = true;
                    if text.get(mention.name.start() as usize) == Some(&b'^') {
                        branches.push((number, mention.name.start()));
                    }
                }
                None => {
                    let name = mention.name.slice(text);
                    let end = memchr::memchr(b'#', name).unwrap_or(name.len());
                    unclear.extend(name.get(..end));
                }
            }
        }
        branches.sort_unstable();
        let definitions = &unit.names.definitions;
        let is_result = |own: &Definition| matches!(own.kind, DefinitionKind::Results { .. });
        let unused = definitions.iter().zip(&used).filter(|(own, used)| !**used && is_result(own));
        let mut unused: Vec<u32> = unused.map(|(own, _)| own.name.start()).collect();
        unused.sort_unstable();
        let (declarations, found) = Default::default();
        Finder {
            registry: document.registry(),
            text,
            has_symbols: unit.facts.symbols.iter().any(|symbol| symbol.is_certain),
            has_blocks: definitions.iter().any(|own| own.kind == DefinitionKind::Block),
            definitions,
            used,
            unused,
            branches,
            unclear,
            declarations,
            found,
        }
    }

    fn walk(&mut self, root: SyntaxNode<'_>) {
        let is_file = root.kind() == NodeKind::File;
        // The operations that enclose the walk, if they belong to the unit itself.
        let mut around: Vec<Option<Operation<'_>>> = Vec::new();
        let seen = NodeSet::OPERATIONS.with(NodeKind::Region);
        let mut walk = root.walk_over(seen, TokenSet::NONE);
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) => {
                    if let Some(operation) = Operation::cast(node) {
                        let is_own = !node.is_unit_root() || around.is_empty() && !is_file;
                        self.operation(operation, is_own);
                        around.push(is_own.then_some(operation));
                        if !is_own {
                            walk.skip_node();
                        }
                    } else if let (NodeKind::Region, Some(Some(operation))) =
                        (node.kind(), around.last())
                    {
                        self.blocks(node, *operation);
                    }
                }
                WalkEvent::Leave(node) if node.kind().is_operation() => {
                    around.pop();
                }
                _ => {}
            }
        }
    }

    fn entry(&self, operation: Operation<'_>) -> Option<&'d RegisteredOp> {
        self.registry.operation(operation.name(self.text))
    }

    /// Visits an operation. Few are relevant, so the name is looked up only for these.
    fn operation(&mut self, operation: Operation<'_>, is_own: bool) {
        if self.has_symbols {
            self.declaration(operation);
        }
        if !is_own || self.unused.is_empty() {
            return;
        }
        let Some(names) = operation.result_list().map(SyntaxNode::span) else { return };
        let first = self.unused.partition_point(|unused| *unused < names.start());
        if self.unused.get(first).is_some_and(|unused| *unused < names.end()) {
            self.results(operation);
        }
    }

    fn declaration(&mut self, operation: Operation<'_>) {
        let node = operation.syntax();
        let regions = [NodeKind::Region, NodeKind::RegionList];
        if regions.into_iter().any(|kind| node.child(kind).is_some()) {
            return;
        }
        if self
            .entry(operation)
            .is_none_or(|entry| entry.description().has(Trait::FunctionOpInterface))
        {
            self.declarations.insert(node.span().start());
        }
    }

    /// Visits an operation with an unmentioned result.
    fn results(&mut self, operation: Operation<'_>) {
        if self.entry(operation).is_some_and(is_always_removable) {
            let names: Vec<Span> = operation.results().map(|result| result.name.span()).collect();
            // One of several results may be unused because the others are needed.
            if names.iter().all(|name| self.is_unused(*name)) {
                let removal = self.removal(operation);
                for name in names {
                    let text = String::from_utf8_lossy(name.slice(self.text));
                    let message = rule!("nothing uses {}", text);
                    let mut found = Diagnostic::new(codes::mlir::UNUSED_VALUE, name, message);
                    found.fix = removal.clone().map(Box::new);
                    self.found.push(found);
                }
            }
        }
    }

    /// Removes an operation without regions whose results nothing uses.
    fn removal(&self, operation: Operation<'_>) -> Option<Fix> {
        let node = operation.syntax();
        if node.child(NodeKind::Region).is_some() {
            return None;
        }
        let values = node.tokens().filter(|token| token.kind() == TokenKind::PercentIdentifier);
        let values =
            values.map(|token| String::from_utf8_lossy(token.text(self.text)).into_owned());
        let names: Vec<String> = values.collect();
        let title = format!("remove '{}'", names.first()?);
        let edits = vec![TextEdit::new(whole_lines(self.text, node.span()), "")];
        Some(Fix::uncertain(title, edits).dropping(names))
    }

    /// Checks the blocks of an operation's region, whose entry is the first one.
    fn blocks(&mut self, region: SyntaxNode<'_>, operation: Operation<'_>) {
        if !self.has_blocks {
            return;
        }
        let blocks: Vec<_> =
            region.children().filter(|child| child.kind() == NodeKind::Block).collect();
        if blocks.len() < 2 || self.entry(operation).is_none() {
            return;
        }
        let starts: Vec<u32> = blocks.iter().map(|block| block.span().start()).collect();
        let labels: Vec<Option<Span>> = blocks.iter().map(|block| label(*block)).collect();
        let mut reached = Reached::new(blocks.len());
        for (to, name) in (0..).zip(&labels).skip(1) {
            let Some(name) = *name else { continue };
            if self.unclear.contains(name.slice(self.text)) {
                reached.enter(to);
            }
            for place in self.branches_to(name) {
                let from = starts.partition_point(|start| *start <= place).saturating_sub(1);
                reached.branch(from, to);
            }
        }
        let reached = reached.reached();
        for (name, is_reached) in labels.iter().zip(reached).skip(1) {
            let Some(name) = name.filter(|_| !is_reached) else { continue };
            let text = String::from_utf8_lossy(name.slice(self.text));
            let message = match self.is_unused(name) {
                true => rule!("nothing branches to {}", text),
                false => rule!("only blocks that are never reached branch to {}", text),
            };
            self.found.push(Diagnostic::new(codes::mlir::UNREACHABLE_BLOCK, name, message));
        }
    }

    /// Returns the positions of mentions of the block with a name at a range.
    fn branches_to(&self, name: Span) -> impl Iterator<Item = u32> {
        let number = self.number_of(name).unwrap_or(usize::MAX);
        let first = self.branches.partition_point(|(to, _)| (*to as usize) < number);
        let all = self.branches.iter().skip(first);
        all.take_while(move |(to, _)| *to as usize == number).map(|(_, place)| *place)
    }

    /// The number of the definition at a place.
    fn number_of(&self, name: Span) -> Option<usize> {
        self.definitions.binary_search_by_key(&name.start(), |own| own.name.start()).ok()
    }

    /// Whether nothing mentions the value or block that is defined at a place.
    fn is_unused(&self, name: Span) -> bool {
        let used = self.number_of(name).and_then(|number| self.used.get(number));
        used == Some(&false) && !self.unclear.contains(name.slice(self.text))
    }
}

/// The name that a block has, with its sigil.
fn label(block: SyntaxNode<'_>) -> Option<Span> {
    let label = block.child(NodeKind::BlockLabel)?;
    let name = label.own_tokens().find(|own| own.kind() == TokenKind::CaretIdentifier);
    name.map(|name| name.span())
}
