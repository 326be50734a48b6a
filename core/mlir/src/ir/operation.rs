//! Operations, blocks, regions and values.

use super::attributes::Attribute;
use super::context::{Context, Identifier};
use super::id::id;
use super::opaque::{OpaqueTexts, TextPiece};
use super::source_names::SourceNames;
use super::types::Type;
use super::uses::{Operand, UseId};
use super::walk::{Operations, Walk};
use abide_source::text::Span;
use smallvec::SmallVec;
use std::sync::Arc;

id! {
    /// An operation of an [`Ir`].
    pub OperationId
}
id! {
    /// A block of an [`Ir`].
    pub BlockId
}
id! {
    /// A region of an [`Ir`].
    pub RegionId
}
id! {
    /// A value of an [`Ir`]: a result of an operation or an argument of a block.
    pub ValueId
}

impl ValueId {
    /// Returns the value `count` after this one: results of one operation follow each other.
    pub fn after(self, count: u32) -> ValueId {
        ValueId::from_index(self.index() + count as usize)
    }
}

/// The definition of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueDefinition {
    /// A result of an operation, counted from 0.
    Result(OperationId, u32),
    /// An argument of a block, counted from 0.
    Argument(BlockId, u32),
    /// A value that is used before it is defined.
    Forward,
}

/// A run of elements in one of the arrays of an [`Ir`].
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Run {
    pub(super) start: u32,
    pub(super) len: u32,
}

impl Run {
    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

#[derive(Debug, Clone)]
pub(super) struct OperationData {
    pub(super) name: Identifier,
    /// Attributes that belong to the operation, as a dictionary.
    pub(super) properties: Attribute,
    /// All other attributes, as a dictionary.
    pub(super) attributes: Attribute,
    pub(super) operands: Run,
    pub(super) results: Run,
    pub(super) regions: Run,
    pub(super) successors: Run,
    pub(super) block: Option<BlockId>,
    pub(super) previous: Option<OperationId>,
    pub(super) next: Option<OperationId>,
    pub(super) span: Span,
}

#[derive(Debug, Clone)]
pub(super) struct BlockData {
    pub(super) region: Option<RegionId>,
    pub(super) arguments: SmallVec<[ValueId; 4]>,
    pub(super) first: Option<OperationId>,
    pub(super) last: Option<OperationId>,
    pub(super) span: Span,
}

#[derive(Debug, Clone)]
pub(super) struct RegionData {
    pub(super) parent: Option<OperationId>,
    pub(super) blocks: SmallVec<[BlockId; 4]>,
}

#[derive(Debug, Clone)]
pub(super) struct ValueData {
    pub(super) ty: Type,
    pub(super) definition: ValueDefinition,
    pub(super) first_use: Option<UseId>,
}

/// Operations and everything that they hold.
#[derive(Debug, Clone)]
pub struct Ir {
    /// Its types and attributes.
    pub context: Context,
    pub(super) operations: Vec<OperationData>,
    pub(super) blocks: Vec<BlockData>,
    pub(super) regions: Vec<RegionData>,
    pub(super) values: Vec<ValueData>,
    pub(super) operands: Vec<Operand>,
    pub(super) region_lists: Vec<RegionId>,
    pub(super) successor_lists: Vec<BlockId>,
    pub(super) opaque: OpaqueTexts,
    /// The names in the text that only C++ can assign.
    pub written: SourceNames,
    /// Whether a region has, or had, more than one block.
    pub(super) branching: bool,
    file_metadata: Option<Arc<[u8]>>,
    /// Whether it is a part of a text, without the enclosing operations.
    pub(crate) is_excerpt: bool,
    top: OperationId,
}

impl Ir {
    /// Creates an empty `builtin.module`, with capacity for a text of this many bytes. A generous capacity costs
    /// nothing until it is written to.
    #[must_use]
    pub fn new(text_len: usize) -> Ir {
        let mut context = Context::default();
        let name = context.identifier("builtin.module");
        let mut ir = Ir {
            context,
            operations: Vec::with_capacity(text_len / 64),
            blocks: Vec::new(),
            regions: Vec::new(),
            values: Vec::with_capacity(text_len / 32),
            operands: Vec::with_capacity(text_len / 32),
            region_lists: Vec::new(),
            successor_lists: Vec::new(),
            opaque: OpaqueTexts::default(),
            written: SourceNames::default(),
            branching: false,
            file_metadata: None,
            is_excerpt: false,
            top: OperationId::from_index(0),
        };
        let top = ir.create(super::NewOperation::new(name));
        ir.top = top;
        ir
    }

    /// Forgets all operations and the first spellings of a text, and keeps the memory and the context.
    pub fn clear(&mut self) {
        self.clear_operations();
        self.written = SourceNames::default();
        self.context.first_spellings.clear();
    }

    /// Forgets all operations, and keeps the memory and everything that is known of attributes and types.
    pub(crate) fn clear_operations(&mut self) {
        self.operations.clear();
        self.blocks.clear();
        self.regions.clear();
        self.values.clear();
        self.operands.clear();
        self.region_lists.clear();
        self.successor_lists.clear();
        self.opaque.clear();
        self.written.clear_except_links();
        self.branching = false;
        self.file_metadata = None;
        self.is_excerpt = false;
        let name = self.context.identifier("builtin.module");
        self.top = self.create(super::NewOperation::new(name));
    }

    /// Whether it is a part of a text, so that the enclosing operations are unknown.
    #[must_use]
    pub fn is_excerpt(&self) -> bool {
        self.is_excerpt
    }

    /// The outermost operation: a `builtin.module`.
    #[must_use]
    pub fn top(&self) -> OperationId {
        self.top
    }

    /// The text of the section `{-# … #-}`, where the file has one.
    #[must_use]
    pub fn file_metadata(&self) -> Option<&Arc<[u8]>> {
        self.file_metadata.as_ref()
    }

    /// Sets the text of the section `{-# … #-}`. It is not interned, so an earlier text is freed.
    pub fn set_file_metadata(&mut self, text: impl Into<Arc<[u8]>>) {
        self.file_metadata = Some(text.into());
    }

    /// Makes another operation the outermost one.
    pub fn set_top(&mut self, top: OperationId) {
        self.top = top;
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn operation(&self, operation: OperationId) -> &OperationData {
        &self.operations[operation.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn operation_mut(&mut self, operation: OperationId) -> &mut OperationData {
        &mut self.operations[operation.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn block_data(&self, block: BlockId) -> &BlockData {
        &self.blocks[block.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn block_mut(&mut self, block: BlockId) -> &mut BlockData {
        &mut self.blocks[block.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn region_data(&self, region: RegionId) -> &RegionData {
        &self.regions[region.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn region_mut(&mut self, region: RegionId) -> &mut RegionData {
        &mut self.regions[region.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn value(&self, value: ValueId) -> &ValueData {
        &self.values[value.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "ids come from this array, which never shrinks")]
    pub(super) fn value_mut(&mut self, value: ValueId) -> &mut ValueData {
        &mut self.values[value.index()]
    }

    /// The full name of an operation: `arith.addi`.
    #[must_use]
    pub fn name(&self, operation: OperationId) -> Identifier {
        self.operation(operation).name
    }

    /// Whether an operation is a `builtin.module`.
    #[must_use]
    pub fn is_module(&self, operation: OperationId) -> bool {
        self.name_bytes(operation) == b"builtin.module"
    }

    /// The name as bytes.
    #[must_use]
    pub fn name_bytes(&self, operation: OperationId) -> &[u8] {
        self.context.bytes(self.name(operation))
    }

    /// Returns the range of its text, from its name to its end; the empty range at 0 if a pass made it.
    #[must_use]
    pub fn span(&self, operation: OperationId) -> Span {
        self.operation(operation).span
    }

    /// The dictionary of the attributes that belong to the operation (MLIR: its properties).
    #[must_use]
    pub fn properties(&self, operation: OperationId) -> Attribute {
        self.operation(operation).properties
    }

    /// The dictionary of all other attributes.
    #[must_use]
    pub fn attributes(&self, operation: OperationId) -> Attribute {
        self.operation(operation).attributes
    }

    /// An attribute by its name, wherever it is.
    #[must_use]
    pub fn attribute(&self, operation: OperationId, name: impl AsRef<[u8]>) -> Option<Attribute> {
        let data = self.operation(operation);
        let name = name.as_ref();
        let own = self.context.entry(data.properties, name);
        own.or_else(|| self.context.entry(data.attributes, name))
    }

    /// The number of operands.
    #[must_use]
    pub fn operand_count(&self, operation: OperationId) -> usize {
        self.operation(operation).operands.len as usize
    }

    /// The operands, with their places in the lists of uses.
    #[must_use]
    pub fn operand_list(&self, operation: OperationId) -> &[Operand] {
        self.operands.get(self.operation(operation).operands.range()).unwrap_or_default()
    }

    /// The operands.
    pub fn operands(
        &self,
        operation: OperationId,
    ) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + '_ {
        self.operand_list(operation).iter().map(|operand| operand.value)
    }

    /// An operand, counted from 0.
    #[must_use]
    pub fn operand(&self, operation: OperationId, index: usize) -> Option<ValueId> {
        self.operand_list(operation).get(index).map(|operand| operand.value)
    }

    /// The results.
    pub fn results(
        &self,
        operation: OperationId,
    ) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + use<> {
        self.operation(operation).results.range().map(ValueId::from_index)
    }

    /// The number of results.
    #[must_use]
    pub fn result_count(&self, operation: OperationId) -> usize {
        self.operation(operation).results.len as usize
    }

    /// A result, counted from 0.
    #[must_use]
    pub fn result(&self, operation: OperationId, index: usize) -> Option<ValueId> {
        let range = self.operation(operation).results.range();
        (index < range.len()).then(|| ValueId::from_index(range.start.saturating_add(index)))
    }

    /// The regions.
    #[must_use]
    pub fn regions(&self, operation: OperationId) -> &[RegionId] {
        self.region_lists.get(self.operation(operation).regions.range()).unwrap_or_default()
    }

    /// The blocks that control may continue in.
    #[must_use]
    pub fn successors(&self, operation: OperationId) -> &[BlockId] {
        self.successor_lists.get(self.operation(operation).successors.range()).unwrap_or_default()
    }

    /// The operations that no description knows, in the order in which they were made.
    pub fn undescribed(&self) -> impl Iterator<Item = OperationId> + '_ {
        self.opaque.operations()
    }

    /// The text of an operation that no description knows.
    #[must_use]
    pub fn opaque_text(&self, operation: OperationId) -> Option<&[TextPiece]> {
        self.opaque.get(operation)
    }

    /// The block that an operation is in.
    #[must_use]
    pub fn block_of(&self, operation: OperationId) -> Option<BlockId> {
        self.operation(operation).block
    }

    /// The operation whose region an operation is in.
    #[must_use]
    pub fn parent(&self, operation: OperationId) -> Option<OperationId> {
        let block = self.operation(operation).block?;
        self.block_parent(block)
    }

    /// The operation whose region a block is in.
    #[must_use]
    pub fn block_parent(&self, block: BlockId) -> Option<OperationId> {
        self.region_data(self.block_data(block).region?).parent
    }

    /// The region that a block is in.
    #[must_use]
    pub fn region_of(&self, block: BlockId) -> Option<RegionId> {
        self.block_data(block).region
    }

    /// The operation that a region belongs to.
    #[must_use]
    pub fn region_parent(&self, region: RegionId) -> Option<OperationId> {
        self.region_data(region).parent
    }

    /// The blocks of a region, the entry block first.
    #[must_use]
    pub fn blocks(&self, region: RegionId) -> &[BlockId] {
        &self.region_data(region).blocks
    }

    /// The entry block of a region.
    #[must_use]
    pub fn entry_block(&self, region: RegionId) -> Option<BlockId> {
        self.blocks(region).first().copied()
    }

    /// The entry block of an operation's first region.
    #[must_use]
    pub fn body(&self, operation: OperationId) -> Option<BlockId> {
        self.entry_block(*self.regions(operation).first()?)
    }

    /// The arguments of a region's entry block; none without blocks.
    #[must_use]
    pub fn region_arguments(&self, region: RegionId) -> &[ValueId] {
        self.entry_block(region).map_or(&[], |entry| self.arguments(entry))
    }

    /// The arguments of the entry block of an operation's region, counted from 0.
    #[must_use]
    pub fn entry_arguments(&self, operation: OperationId, region: usize) -> &[ValueId] {
        self.regions(operation).get(region).map_or(&[], |region| self.region_arguments(*region))
    }

    /// Whether any region may have more than one block: false spares a look at all of them.
    #[must_use]
    pub fn may_branch(&self) -> bool {
        self.branching
    }

    /// The arguments of a block.
    #[must_use]
    pub fn arguments(&self, block: BlockId) -> &[ValueId] {
        &self.block_data(block).arguments
    }

    /// Returns the range of a block's label, or of its first operation.
    #[must_use]
    pub fn block_span(&self, block: BlockId) -> Span {
        self.block_data(block).span
    }

    /// The operations of a block, in order.
    #[must_use]
    pub fn block_operations(&self, block: BlockId) -> Operations<'_> {
        Operations::new(self, self.block_data(block).first)
    }

    /// The first operation of a block.
    #[must_use]
    pub fn first_operation(&self, block: BlockId) -> Option<OperationId> {
        self.block_data(block).first
    }

    /// The last operation of a block: its terminator, if it has one.
    #[must_use]
    pub fn last_operation(&self, block: BlockId) -> Option<OperationId> {
        self.block_data(block).last
    }

    /// Returns the next operation in the block.
    #[must_use]
    pub fn next_operation(&self, operation: OperationId) -> Option<OperationId> {
        self.operation(operation).next
    }

    /// The operation before another in its block.
    #[must_use]
    pub fn previous_operation(&self, operation: OperationId) -> Option<OperationId> {
        self.operation(operation).previous
    }

    /// The type of a value.
    #[must_use]
    #[inline]
    pub fn value_type(&self, value: ValueId) -> Type {
        self.value(value).ty
    }

    /// Returns the definition of a value.
    #[must_use]
    #[inline]
    pub fn definition(&self, value: ValueId) -> ValueDefinition {
        self.value(value).definition
    }

    /// Returns the operation that has this value as a result.
    #[must_use]
    pub fn defining_operation(&self, value: ValueId) -> Option<OperationId> {
        match self.definition(value) {
            ValueDefinition::Result(operation, _) => Some(operation),
            _ => None,
        }
    }

    /// The block in which a value is defined.
    #[must_use]
    pub fn value_block(&self, value: ValueId) -> Option<BlockId> {
        match self.definition(value) {
            ValueDefinition::Result(operation, _) => self.block_of(operation),
            ValueDefinition::Argument(block, _) => Some(block),
            ValueDefinition::Forward => None,
        }
    }

    /// All operations, blocks and values ever made: bounds of their ids, for side tables.
    #[must_use]
    pub fn operation_bound(&self) -> usize {
        self.operations.len()
    }

    /// A bound of the ids of values.
    #[must_use]
    pub fn value_bound(&self) -> usize {
        self.values.len()
    }

    /// A bound of the ids of blocks.
    #[must_use]
    pub fn block_bound(&self) -> usize {
        self.blocks.len()
    }

    /// The regions that belong to no operation, in the order in which they were made: where
    /// parsing ended at an error, the parsed parts of unfinished operations.
    pub fn unfinished_regions(&self) -> impl Iterator<Item = RegionId> + '_ {
        let all = (0..self.regions.len()).map(RegionId::from_index);
        all.filter(|region| self.region_parent(*region).is_none())
    }

    /// The bytes that the operations take, without their context and without spare capacity.
    #[must_use]
    pub fn memory(&self) -> usize {
        fn of<T>(list: &[T]) -> usize {
            size_of_val(list)
        }
        let arguments: usize = self.blocks.iter().map(|block| of(&block.arguments)).sum();
        let blocks: usize = self.regions.iter().map(|region| of(&region.blocks)).sum();
        of(&self.operations)
            + of(&self.blocks)
            + of(&self.regions)
            + of(&self.values)
            + of(&self.operands)
            + of(&self.region_lists)
            + of(&self.successor_lists)
            + arguments
            + blocks
    }

    /// An operation and all within it, each before the operations in its regions.
    #[must_use]
    pub fn walk(&self, operation: OperationId) -> Walk<'_> {
        Walk::new(self, operation)
    }
}
