//! One operation of a file, read by itself.

use super::operations::Operations;
use super::operations::value_names::ValueNames;
use super::parser::Parser;
use super::tokens::Parse;
use super::tokens::repairs::Repairs;
use super::types::Types;
use crate::ir::{BlockId, Ir, NewOperation, OperationId, RegionId};
use crate::ods::Trait;
use crate::registry::Registry;
use crate::syntax::{BracketRepair, SyntaxNode, Tree};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// An operation at the top of a file or of a nested module, and what of its surroundings it needs to
/// be read and verified without the rest: a function with the aliases that it uses and the heads of
/// the functions that it calls.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Excerpt {
    /// Definitions of aliases, each before those that use it.
    pub aliases: Vec<Span>,
    /// Operations that define the symbols that the operation mentions. For functions, the text before the body.
    pub declarations: Vec<Span>,
    /// The operations of the same block before it, if they are read with it.
    pub siblings: Vec<Span>,
    /// The operation itself.
    pub operation: Span,
    /// The name of the enclosing operation, which determines the meaning of names without a dialect; empty in a
    /// module.
    pub within: Box<[u8]>,
    /// The missing or surplus brackets in it, for parsing with recovery.
    pub repairs: Vec<BracketRepair>,
    /// Whether the layout shows which braces those are.
    pub by_layout: bool,
}

impl Excerpt {
    /// Copies the facts about the operation's brackets from the tree.
    pub fn repair(&mut self, node: SyntaxNode<'_>) {
        self.repairs.extend(node.bracket_repairs());
        self.by_layout |= node.is_read_by_layout();
    }

    /// Returns the end of its last part in the text.
    pub fn end(&self) -> u32 {
        let parts = self.aliases.iter().chain(&self.declarations).chain(&self.siblings);
        parts.map(|part| part.end()).fold(self.operation.end(), u32::max)
    }

    /// Whether a place is in one of the operations that are read, and not in their surroundings.
    pub fn covers(&self, place: Span) -> bool {
        self.operation.covers(place) || self.siblings.iter().any(|own| own.covers(place))
    }
}

/// The result of parsing an [`Excerpt`].
#[derive(Debug, Clone)]
pub struct ParsedExcerpt {
    /// A module with the declarations followed by the operation.
    pub ir: Ir,
    /// The operation; `None` if something could not be parsed.
    pub operation: Option<OperationId>,
    /// The diagnostics. Ranges are those of the file, and may be in the surroundings.
    pub diagnostics: Vec<Diagnostic>,
    /// The names of its values. Where something could not be read, those before it.
    pub names: ValueNames,
}

/// Reads excerpts of one text, one after the other. Types, attributes and kinds of operations are read once for all of
/// them.
pub struct ExcerptReader<'a> {
    /// The tree of the text, if there is one.
    tree: Option<&'a Tree>,
    pub(super) parser: Parser<'a>,
}

impl<'a> ExcerptReader<'a> {
    /// A reader of parts of one text.
    #[must_use]
    pub fn new(registry: &'a Registry, limits: &Limits) -> ExcerptReader<'a> {
        ExcerptReader::with_room(registry, limits, 0)
    }

    /// As [`new`](Self::new), with memory for a text of this length.
    fn with_room(registry: &'a Registry, limits: &Limits, len: usize) -> ExcerptReader<'a> {
        ExcerptReader { tree: None, parser: Parser::over(b"", registry, limits, Ir::new(len)) }
    }

    /// Sets the tree of the text, from which opaque operations are taken.
    #[must_use]
    pub fn with_tree(self, tree: &'a Tree) -> ExcerptReader<'a> {
        ExcerptReader { tree: Some(tree), ..self }
    }

    /// Whether the excerpt that was parsed last must be parsed again with all aliases that it uses. This happens once, at
    /// the first type or attribute with two spellings: the first spelling in an excerpt counts, and may be in an alias.
    #[must_use]
    pub fn needs_all_aliases(&self) -> bool {
        self.parser.needs_all_aliases()
    }

    /// Parses an excerpt of the text and forgets the previous one. The text has to reach up to the [end](Excerpt::end)
    /// of the excerpt. Returns its operation and the first error of each operation; parsing continues after errors. A
    /// function without a body and visibility becomes private: here it only declares a function defined elsewhere.
    pub fn read(
        &mut self,
        text: &'a [u8],
        excerpt: &Excerpt,
    ) -> (Option<OperationId>, Vec<Diagnostic>) {
        self.parser.reset();
        let operation = self.recovered(text, excerpt);
        (operation, self.parser.take_diagnostics())
    }

    /// Whether the definition of an alias was read before. An excerpt then does not need the aliases in it.
    #[must_use]
    pub fn holds(&self, text: &[u8], definition: Span) -> bool {
        self.parser.kept_aliases.holds(text, definition.start() as usize)
    }

    /// Parses alias definitions, in the order of the text, and forgets earlier results. Returns the errors of each,
    /// regardless of those before it.
    pub fn read_aliases(&mut self, text: &'a [u8], definitions: &[Span]) -> Vec<Diagnostic> {
        self.parser.reset();
        let block = self.module();
        let read = |definition: &Span| {
            // Errors are among the diagnostics.
            let _ = self.part(text, *definition, block);
            self.parser.take_diagnostics()
        };
        let found = definitions.iter().flat_map(read).collect();
        if self.needs_all_aliases() { self.read_aliases(text, definitions) } else { found }
    }

    /// The module with the parsed operations.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        &self.parser.ir
    }

    /// The names of the values that were read.
    #[must_use]
    pub fn names(&self) -> &ValueNames {
        &self.parser.value_names
    }
}

/// Reads one excerpt of a text, as [`ExcerptReader::read`] does.
#[must_use]
pub fn recover_excerpt(
    text: &[u8],
    excerpt: &Excerpt,
    registry: &Registry,
    limits: &Limits,
) -> ParsedExcerpt {
    let mut reader = ExcerptReader::with_room(registry, limits, excerpt.operation.len() as usize);
    let operation = reader.recovered(text, excerpt);
    reader.finish(operation)
}

/// Reads one excerpt of a text, up to the first error.
#[must_use]
pub fn parse_excerpt(
    text: &[u8],
    excerpt: &Excerpt,
    registry: &Registry,
    limits: &Limits,
) -> ParsedExcerpt {
    let mut reader = ExcerptReader::with_room(registry, limits, excerpt.operation.len() as usize);
    let operation = reader.whole(text, excerpt);
    reader.finish(operation)
}

impl<'a> ExcerptReader<'a> {
    fn finish(mut self, operation: Option<OperationId>) -> ParsedExcerpt {
        let diagnostics = self.parser.take_diagnostics();
        let Operations { types, value_names, .. } = self.parser.formats.opaque.operations;
        ParsedExcerpt { ir: types.ir, operation, diagnostics, names: value_names.finish() }
    }

    /// Creates the outermost module for the parsed operations; returns its block.
    pub(super) fn module(&mut self) -> BlockId {
        self.parser.ir.is_excerpt = true;
        let region = self.parser.ir.create_region();
        let block = self.parser.ir.add_block(region, Span::default());
        let name = self.parser.ir.context.identifier("builtin.module");
        let module = NewOperation { regions: &[region], ..NewOperation::new(name) };
        let top = self.parser.ir.create(module);
        self.parser.ir.set_top(top);
        block
    }

    /// Enters the operation around an excerpt, for all that is parsed from here on.
    fn enter_surroundings(&mut self, excerpt: &Excerpt) {
        let entry = self.parser.registry.operation(&excerpt.within);
        if entry.is_none() && !excerpt.within.is_empty() && *excerpt.within != *b"module" {
            // It may have a default dialect.
            self.parser.opaque_depth += 1;
        }
        let dialect = entry.map_or("builtin", |entry| entry.default_dialect());
        if dialect != "builtin" {
            let name = self.parser.ir.context.identifier(&excerpt.within);
            self.parser.enter_regions(Some(name), dialect, Span::at(0));
        }
    }

    /// Reads an excerpt, up to the first error.
    fn whole(&mut self, text: &'a [u8], excerpt: &Excerpt) -> Option<OperationId> {
        let block = self.module();
        self.enter_surroundings(excerpt);
        for part in excerpt.aliases.iter().chain(&excerpt.declarations).chain(&excerpt.siblings) {
            self.part(text, *part, block).ok()?;
        }
        make_declarations_private(&mut self.parser);
        self.part(text, excerpt.operation, block)
            .and_then(|()| self.parser.check_forward())
            .ok()?;
        self.parser.ir.last_operation(block)
    }

    /// Parses an excerpt to its end, even with errors.
    fn recovered(&mut self, text: &'a [u8], excerpt: &Excerpt) -> Option<OperationId> {
        let own = excerpt.siblings.iter().chain([&excerpt.operation]);
        let len = own.clone().map(|own| own.len() as usize).sum();
        self.parser.begin_recovery(len);
        let block = self.module();
        self.enter_surroundings(excerpt);
        for part in excerpt.aliases.iter().chain(&excerpt.declarations) {
            // Errors there are reported there.
            let _ = self.part(text, *part, block);
        }
        make_declarations_private(&mut self.parser);
        let before = self.parser.ir.last_operation(block);
        self.parser.repairs = Repairs::new(excerpt.repairs.clone());
        self.parser.by_layout = excerpt.by_layout;
        for part in own {
            self.enter_part(text, *part);
            self.parser.document_tree = self.tree;
            // An error has been reported.
            let _ = self.parser.top_level(block);
        }
        let _ = self.parser.check_forward();
        self.parser.ir.last_operation(block).filter(|last| Some(*last) != before)
    }

    /// Reads a part of a text as if that ended with it.
    pub(super) fn part(&mut self, text: &'a [u8], part: Span, block: BlockId) -> Parse {
        self.enter_part(text, part);
        self.parser.top_level(block)
    }

    fn enter_part(&mut self, text: &'a [u8], part: Span) {
        let text = text.get(..part.end() as usize).unwrap_or(text);
        self.parser.enter(text, part.start() as usize);
    }
}

fn make_declarations_private(types: &mut Types<'_>) {
    let (ir, registry) = (&mut types.ir, types.registry);
    let blocks = ir.regions(ir.top()).iter().flat_map(|region| ir.blocks(*region));
    let operations: Vec<_> = blocks.flat_map(|block| ir.block_operations(*block)).collect();
    for operation in operations {
        let is_empty = |region: &RegionId| ir.blocks(*region).is_empty();
        let is_declaration = ir.regions(operation).iter().any(is_empty);
        let entry = registry.registered(ir, operation);
        let is_function =
            entry.is_some_and(|entry| entry.description().has(Trait::FunctionOpInterface));
        if is_declaration && is_function {
            let value = ir.context.string_attribute("private");
            ir.set_property(operation, "sym_visibility", Some(value));
        }
    }
}
