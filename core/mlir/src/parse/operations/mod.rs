//! The floor of operations: [`Types`] and the names of values and blocks, known operations, and the IR of operations.
//!
//! It makes operations and resolves names, and cannot read the regions of an operation. The floor above it is
//! [`Opaque`](super::opaque::Opaque).

pub(super) mod blocks;
mod forward_definitions;
pub(super) mod make;
pub(super) mod name_check;
pub(super) mod names;
pub(super) mod operation_trees;
pub(super) mod recovery;
pub(super) mod resolved_op;
pub(super) mod state;
mod surroundings;
pub(super) mod value_names;

use super::tokens::floor::floor;
use super::types::Types;
use crate::ir::{Identifier, Ir, OperationId};
use crate::registry::Registry;
use crate::syntax::{self, Cursor};
use abide_source::limits::Limits;
use blocks::BlockNames;
use forward_definitions::ForwardDefinitions;
use name_check::NameCheck;
use names::Names;
use operation_trees::OperationTrees;
use recovery::Recovery;
use resolved_op::ResolvedOp;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use surroundings::{DefaultDialect, OF_FILE};
use value_names::ValueNames;

/// Makes operations and resolves names.
pub struct Operations<'a> {
    pub(super) types: Types<'a>,
    names: Names<'a>,
    /// The names of all values, for those who show them.
    pub(super) value_names: ValueNames,
    /// The blocks of the region that is read, by name; for each enclosing region too.
    pub(super) blocks: Vec<BlockNames<'a>>,
    default_dialects: Vec<DefaultDialect<'a>>,
    known_ops: FxHashMap<Identifier, Option<Rc<ResolvedOp<'a>>>>,
    /// Refuses names of operations.
    pub(super) name_check: Option<NameCheck>,
    /// The names that were checked, each in quotes or not.
    checked_names: FxHashSet<(Identifier, bool)>,
    later_names: ForwardDefinitions<'a>,
    /// The operations whose form was followed though only C++ reads parts of it.
    pub(super) followed: Vec<OperationId>,
    /// The state of recovery after errors.
    recovery: Option<Recovery>,
    /// The trees of opaque operations.
    pub(super) operation_trees: OperationTrees,
    /// The tree of the text, if that is a document's.
    pub(super) document_tree: Option<&'a syntax::Tree>,
}

impl<'a> Deref for Operations<'a> {
    type Target = Types<'a>;

    #[inline]
    fn deref(&self) -> &Types<'a> {
        &self.types
    }
}

impl<'a> DerefMut for Operations<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Types<'a> {
        &mut self.types
    }
}

impl<'a> Operations<'a> {
    /// Reads a text into an IR.
    pub(super) fn over(
        text: &'a [u8],
        registry: &'a Registry,
        limits: &Limits,
        ir: Ir,
    ) -> Operations<'a> {
        Operations {
            types: Types::over(text, registry, limits, ir),
            names: Names::default(),
            value_names: ValueNames::default(),
            blocks: Vec::new(),
            default_dialects: vec![OF_FILE],
            known_ops: FxHashMap::default(),
            name_check: None,
            checked_names: FxHashSet::default(),
            later_names: ForwardDefinitions::default(),
            followed: Vec::new(),
            recovery: None,
            operation_trees: OperationTrees::default(),
            document_tree: None,
        }
    }

    /// Forgets the parsed text, except the context's contents and known operations.
    pub(super) fn reset(&mut self) {
        self.types.reset();
        self.names = Names::default();
        self.value_names = ValueNames::default();
        self.blocks.clear();
        self.default_dialects.truncate(1);
        self.later_names = ForwardDefinitions::default();
        self.followed.clear();
        self.recovery = None;
        self.operation_trees = OperationTrees::default();
    }

    /// Continues reading at a place of another text.
    pub(super) fn enter(&mut self, text: &'a [u8], position: usize) {
        self.cursor = Cursor::new(text);
        self.operation_trees = OperationTrees::default();
        self.document_tree = None;
        self.jump(position);
    }
}

floor!(Operations);
