//! The floor of operations: names of values, blocks, regions, and forms.

use super::known::KnownOp;
use super::later::LaterNames;
use super::names::Names;
use super::open::OpenForm;
use super::operation_trees::OperationTrees;
use super::recover::Recovery;
use super::state::OperationState;
use super::tokens::floor::floor;
use super::types::Types;
use super::value_names::ValueNames;
use crate::ir::{BlockId, Identifier, Ir, OperationId, Room, make_room};
use crate::registry::Registry;
use crate::syntax;
use abide_source::limits::Limits;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// Reads text into an [`Ir`], as the hand-written syntax of an operation sees it (MLIR:
/// `OpAsmParser`).
pub struct Parser<'a> {
    pub(super) types: Types<'a>,
    pub(super) names: Names<'a>,
    /// The names of all values, for those who show them.
    pub(super) value_names: ValueNames,
    /// The blocks of the region that is read, by name; for each enclosing region too.
    pub(super) blocks: Vec<BlockNames<'a>>,
    default_dialects: Vec<DefaultDialect<'a>>,
    #[expect(clippy::vec_box, reason = "states stay off the stack of a reader that recurs")]
    pub(super) spare_states: Vec<Box<OperationState<'a>>>,
    /// How many unregistered operations are around.
    pub(super) opaque_depth: u32,
    pub(super) known_ops: FxHashMap<Identifier, Option<Rc<KnownOp<'a>>>>,
    /// How many results of unknown operations there are.
    pub(super) unknown_results: usize,
    pub(super) later_names: LaterNames<'a>,
    /// The operations whose form was followed though only C++ reads parts of it.
    pub(super) followed: Vec<OperationId>,
    /// The data of the current operation, if its form is open.
    pub(super) open_form: Option<OpenForm<'a>>,
    /// Whether an error within a region ended the current operation.
    pub(super) has_failed_region: bool,
    /// How often described operations were begun again, by the offsets of their names: operations around them may be
    /// parsed several times.
    pub(super) begun_again: FxHashMap<u32, u32>,
    /// The kinds of operations whose form was given up: they are kept as text.
    pub(super) given_up: FxHashSet<Identifier>,
    /// The state of recovery after errors.
    pub(super) recovery: Option<Recovery>,
    /// The trees of opaque operations.
    pub(super) operation_trees: OperationTrees,
    /// The tree of the text, where that is a document's.
    pub(super) document_tree: Option<&'a syntax::Tree>,
}

/// The default dialect in the regions of one operation.
#[derive(Debug, Clone, Copy)]
struct DefaultDialect<'a> {
    name: &'a str,
    /// The operation, except for a file.
    within: Option<Identifier>,
    /// The range of the operation's name.
    span: Span,
}

/// The one of a file.
const OF_FILE: DefaultDialect<'static> =
    DefaultDialect { name: "builtin", within: None, span: Span::at(0) };

/// The blocks of a region by name; most regions name none.
pub(super) type BlockNames<'a> = Option<Box<FxHashMap<&'a [u8], BlockEntry>>>;

/// A block that was named in the region that is read.
#[derive(Debug, Clone, Copy)]
pub(super) struct BlockEntry {
    pub(super) block: BlockId,
    pub(super) defined: bool,
    /// The range of its first use.
    pub(super) span: Span,
}

impl<'a> Deref for Parser<'a> {
    type Target = Types<'a>;

    #[inline]
    fn deref(&self) -> &Types<'a> {
        &self.types
    }
}

impl<'a> DerefMut for Parser<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Types<'a> {
        &mut self.types
    }
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a [u8], registry: &'a Registry, limits: &Limits) -> Parser<'a> {
        let mut ir = Ir::new(0);
        ir.reserve(&Room::of_text(text));
        Parser::over(text, registry, limits, ir)
    }

    /// Reads another text into an IR.
    pub(super) fn over<'t>(
        text: &'t [u8],
        registry: &'t Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Parser<'t> {
        Parser {
            types: Types::over(text, registry, limits, ir),
            names: Names::default(),
            value_names: ValueNames::default(),
            blocks: Vec::new(),
            default_dialects: vec![OF_FILE],
            spare_states: Vec::new(),
            opaque_depth: 0,
            known_ops: FxHashMap::default(),
            unknown_results: 0,
            later_names: LaterNames::default(),
            followed: Vec::new(),
            open_form: None,
            has_failed_region: false,
            begun_again: FxHashMap::default(),
            given_up: FxHashSet::default(),
            recovery: None,
            operation_trees: OperationTrees::default(),
            document_tree: None,
        }
    }

    /// Enters the regions of an operation, with their default dialect. `span` is the range of its name.
    pub(super) fn enter_regions(
        &mut self,
        within: Option<Identifier>,
        dialect: &'a str,
        span: Span,
    ) {
        make_room(&mut self.default_dialects, 1);
        self.default_dialects.push(DefaultDialect { name: dialect, within, span });
    }

    pub(super) fn leave_regions(&mut self) {
        self.default_dialects.pop();
    }

    /// Returns the default dialect.
    pub(super) fn default_dialect(&self) -> &'a str {
        self.default_dialects.last().unwrap_or(&OF_FILE).name
    }

    /// The name of the operation whose regions are read.
    pub(super) fn name_around(&self) -> Option<Identifier> {
        self.operation_outwards(0)
    }

    /// Returns the name of the operation `outwards` levels out; 0 is the one whose regions are parsed.
    pub(super) fn operation_outwards(&self, outwards: usize) -> Option<Identifier> {
        let index = self.default_dialects.len().checked_sub(outwards + 1)?;
        self.default_dialects.get(index)?.within
    }

    /// Returns the range of the name of the enclosing operation.
    pub(super) fn operation_around(&self) -> Span {
        self.default_dialects.last().unwrap_or(&OF_FILE).span
    }

    /// Whether the region that is read may have a default dialect, so that any word can name an
    /// operation, as the syntax tree has it.
    pub(super) fn takes_any_name(&self) -> bool {
        let within = self.default_dialects.last().and_then(|default| default.within);
        within.is_some_and(|name| syntax::has_default_dialect(self.ir.context.bytes(name)))
    }

    /// Forgets the parsed text, except the context's contents and known operations.
    pub(super) fn reset(&mut self) {
        self.types.reset();
        self.names = Names::default();
        self.blocks.clear();
        self.default_dialects.truncate(1);
        self.opaque_depth = 0;
        self.has_failed_region = false;
        self.begun_again.clear();
        self.given_up.clear();
        self.unknown_results = 0;
        self.later_names = LaterNames::default();
        self.followed.clear();
        self.value_names = ValueNames::default();
        self.recovery = None;
        self.operation_trees = OperationTrees::default();
    }
}

floor!(Parser);
