//! Making, moving and erasing operations, blocks and regions.

use super::attributes::Attribute;
use super::context::Identifier;
use super::opaque::TextPiece;
use super::operation::{
    BlockData, BlockId, Ir, OperationData, OperationId, RegionData, RegionId, Run, ValueData,
    ValueDefinition, ValueId,
};
use super::room::make_room;
use super::types::Type;
use super::uses::UseId;
use abide_source::text::Span;
use smallvec::SmallVec;

/// The parts of a new operation.
#[derive(Debug, Clone)]
pub struct NewOperation<'a> {
    /// The full name.
    pub name: Identifier,
    /// The values that it uses.
    pub operands: &'a [ValueId],
    /// The types of its results.
    pub results: &'a [Type],
    /// The dictionary of its properties; `None` is the empty one.
    pub properties: Option<Attribute>,
    /// The dictionary of its other attributes; `None` is the empty one.
    pub attributes: Option<Attribute>,
    /// Its regions, which belong to no other operation.
    pub regions: &'a [RegionId],
    /// The blocks that control may continue in.
    pub successors: &'a [BlockId],
    /// The range of its text.
    pub span: Span,
}

impl NewOperation<'_> {
    /// An operation that has nothing but its name.
    #[must_use]
    pub fn new(name: Identifier) -> NewOperation<'static> {
        NewOperation {
            name,
            operands: &[],
            results: &[],
            properties: None,
            attributes: None,
            regions: &[],
            successors: &[],
            span: Span::default(),
        }
    }
}

fn run(start: usize, len: usize) -> Run {
    Run {
        start: u32::try_from(start).unwrap_or(u32::MAX),
        len: u32::try_from(len).unwrap_or(u32::MAX),
    }
}

impl Ir {
    /// Makes an operation that is in no block yet.
    pub fn create(&mut self, new: NewOperation<'_>) -> OperationId {
        let id = OperationId::from_index(self.operations.len());
        let operands = run(self.operands.len(), new.operands.len());
        for operand in new.operands {
            self.push_use(id, *operand);
        }
        let results = run(self.values.len(), new.results.len());
        for (index, ty) in (0u32..).zip(new.results) {
            self.values.push(ValueData {
                ty: *ty,
                definition: ValueDefinition::Result(id, index),
                first_use: None,
            });
        }
        let regions = run(self.region_lists.len(), new.regions.len());
        self.region_lists.extend_from_slice(new.regions);
        for region in new.regions {
            self.region_mut(*region).parent = Some(id);
        }
        let successors = run(self.successor_lists.len(), new.successors.len());
        self.successor_lists.extend_from_slice(new.successors);
        let empty = self.context.empty_dictionary();
        self.operations.push(OperationData {
            name: new.name,
            properties: new.properties.unwrap_or(empty),
            attributes: new.attributes.unwrap_or(empty),
            operands,
            results,
            regions,
            successors,
            block: None,
            previous: None,
            next: None,
            span: new.span,
        });
        id
    }

    /// Makes a value that is used before it is defined.
    pub fn create_forward(&mut self, ty: Type) -> ValueId {
        let id = ValueId::from_index(self.values.len());
        self.values.push(ValueData { ty, definition: ValueDefinition::Forward, first_use: None });
        id
    }

    /// Makes an empty region that belongs to no operation yet.
    pub fn create_region(&mut self) -> RegionId {
        let id = RegionId::from_index(self.regions.len());
        make_room(&mut self.regions, 1);
        self.regions.push(RegionData { parent: None, blocks: SmallVec::new() });
        id
    }

    /// Makes an empty block that is in no region yet.
    pub fn create_block(&mut self, span: Span) -> BlockId {
        let id = BlockId::from_index(self.blocks.len());
        make_room(&mut self.blocks, 1);
        self.blocks.push(BlockData {
            region: None,
            arguments: SmallVec::new(),
            first: None,
            last: None,
            span,
        });
        id
    }

    /// Appends a new empty block to a region.
    pub fn add_block(&mut self, region: RegionId, span: Span) -> BlockId {
        let block = self.create_block(span);
        self.append_block(region, block);
        block
    }

    /// Appends a block to a region.
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        self.insert_block(region, usize::MAX, block);
    }

    /// Puts a block into a region, after this many others, or after all of them.
    pub fn insert_block(&mut self, region: RegionId, index: usize, block: BlockId) {
        self.block_mut(block).region = Some(region);
        let blocks = &mut self.region_mut(region).blocks;
        blocks.insert(index.min(blocks.len()), block);
        self.branching |= blocks.len() > 1;
    }

    /// Sets the range of a block's text.
    pub(crate) fn set_block_span(&mut self, block: BlockId, span: Span) {
        self.block_mut(block).span = span;
    }

    /// Adds an argument to a block.
    pub fn add_argument(&mut self, block: BlockId, ty: Type) -> ValueId {
        let id = ValueId::from_index(self.values.len());
        let index = u32::try_from(self.block_data(block).arguments.len()).unwrap_or(u32::MAX);
        self.values.push(ValueData {
            ty,
            definition: ValueDefinition::Argument(block, index),
            first_use: None,
        });
        self.block_mut(block).arguments.push(id);
        id
    }

    /// Removes unused arguments from their block.
    pub fn erase_arguments(&mut self, block: BlockId, mut dead: impl FnMut(ValueId) -> bool) {
        let mut arguments = std::mem::take(&mut self.block_mut(block).arguments);
        arguments.retain(|argument| !dead(*argument));
        for (index, argument) in (0u32..).zip(&arguments) {
            self.value_mut(*argument).definition = ValueDefinition::Argument(block, index);
        }
        self.block_mut(block).arguments = arguments;
    }

    /// Appends an operation that is in no block to one.
    pub fn append(&mut self, block: BlockId, operation: OperationId) {
        let last = self.block_data(block).last;
        self.link(block, operation, last, None);
    }

    /// Inserts an operation that is in no block before another.
    pub fn insert_before(&mut self, place: OperationId, operation: OperationId) {
        if let Some(block) = self.operation(place).block {
            let previous = self.operation(place).previous;
            self.link(block, operation, previous, Some(place));
        }
    }

    /// Inserts an operation that is in no block after another.
    pub fn insert_after(&mut self, place: OperationId, operation: OperationId) {
        if let Some(block) = self.operation(place).block {
            let next = self.operation(place).next;
            self.link(block, operation, Some(place), next);
        }
    }

    /// Inserts an operation that is in no block at the beginning of one.
    pub fn prepend(&mut self, block: BlockId, operation: OperationId) {
        let first = self.block_data(block).first;
        self.link(block, operation, None, first);
    }

    fn link(
        &mut self,
        block: BlockId,
        operation: OperationId,
        previous: Option<OperationId>,
        next: Option<OperationId>,
    ) {
        let data = self.operation_mut(operation);
        data.block = Some(block);
        data.previous = previous;
        data.next = next;
        match previous {
            Some(previous) => self.operation_mut(previous).next = Some(operation),
            None => self.block_mut(block).first = Some(operation),
        }
        match next {
            Some(next) => self.operation_mut(next).previous = Some(operation),
            None => self.block_mut(block).last = Some(operation),
        }
    }

    /// Removes an operation from its block; the rest of it stays unchanged.
    pub fn detach(&mut self, operation: OperationId) {
        let data = self.operation_mut(operation);
        let (Some(block), previous, next) =
            (data.block.take(), data.previous.take(), data.next.take())
        else {
            return;
        };
        match previous {
            Some(previous) => self.operation_mut(previous).next = next,
            None => self.block_mut(block).first = next,
        }
        match next {
            Some(next) => self.operation_mut(next).previous = previous,
            None => self.block_mut(block).last = previous,
        }
    }

    /// Erases an operation, whose results are unused, with the contents of its regions.
    pub fn erase(&mut self, operation: OperationId) {
        self.detach(operation);
        if self.regions(operation).is_empty() {
            return self.drop_operands(operation);
        }
        for inner in self.walk(operation).collect::<Vec<_>>() {
            self.drop_operands(inner);
        }
    }

    fn drop_operands(&mut self, operation: OperationId) {
        for place in self.operation(operation).operands.range() {
            self.unlink_use(UseId::from_index(place));
        }
        self.operation_mut(operation).operands.len = 0;
    }

    /// Removes an unreferenced block from its region and erases its operations.
    pub fn erase_block(&mut self, block: BlockId) {
        let operations: Vec<OperationId> = self.block_operations(block).collect();
        for operation in operations.into_iter().rev() {
            self.erase(operation);
        }
        if let Some(region) = self.block_mut(block).region.take() {
            self.region_mut(region).blocks.retain(|other| *other != block);
        }
    }

    /// Removes empty, unreferenced blocks from their region.
    pub fn erase_blocks(&mut self, region: RegionId, blocks: &[BlockId]) {
        for block in blocks {
            self.block_mut(*block).region = None;
        }
        let mut kept = std::mem::take(&mut self.region_mut(region).blocks);
        kept.retain(|block| self.block_data(*block).region.is_some());
        self.region_mut(region).blocks = kept;
    }

    /// Moves all operations of one block to the end of another.
    pub fn splice(&mut self, from: BlockId, to: BlockId) {
        let operations: Vec<OperationId> = self.block_operations(from).collect();
        for operation in operations {
            self.detach(operation);
            self.append(to, operation);
        }
    }

    /// Replaces the operands of an operation.
    pub fn set_operands(&mut self, operation: OperationId, operands: &[ValueId]) {
        for place in self.operation(operation).operands.range() {
            self.unlink_use(UseId::from_index(place));
        }
        self.operation_mut(operation).operands = run(self.operands.len(), operands.len());
        for operand in operands {
            self.push_use(operation, *operand);
        }
    }

    /// Replaces the successors of an operation.
    pub fn set_successors(&mut self, operation: OperationId, successors: &[BlockId]) {
        self.operation_mut(operation).successors =
            run(self.successor_lists.len(), successors.len());
        self.successor_lists.extend_from_slice(successors);
    }

    /// Replaces a successor by another block; does nothing if the successor does not exist.
    pub fn set_successor(&mut self, operation: OperationId, index: usize, block: BlockId) {
        let places = self.operation(operation).successors.range();
        let successors = self.successor_lists.get_mut(places);
        if let Some(successor) = successors.and_then(|all| all.get_mut(index)) {
            *successor = block;
        }
    }

    /// Replaces the properties of an operation.
    pub fn set_properties(&mut self, operation: OperationId, properties: Attribute) {
        self.operation_mut(operation).properties = properties;
    }

    /// Replaces the attributes of an operation.
    pub fn set_attributes(&mut self, operation: OperationId, attributes: Attribute) {
        self.operation_mut(operation).attributes = attributes;
    }

    /// Sets or removes one property.
    pub fn set_property(
        &mut self,
        operation: OperationId,
        name: impl AsRef<[u8]>,
        value: Option<Attribute>,
    ) {
        let dictionary = self.with_entry(self.properties(operation), name.as_ref(), value);
        self.set_properties(operation, dictionary);
    }

    /// Sets or removes one attribute that is not a property.
    pub fn set_attribute(
        &mut self,
        operation: OperationId,
        name: impl AsRef<[u8]>,
        value: Option<Attribute>,
    ) {
        let dictionary = self.with_entry(self.attributes(operation), name.as_ref(), value);
        self.set_attributes(operation, dictionary);
    }

    fn with_entry(
        &mut self,
        dictionary: Attribute,
        name: &[u8],
        value: Option<Attribute>,
    ) -> Attribute {
        let name = self.context.identifier(name);
        let mut entries = self.context.entries(dictionary).to_vec();
        entries.retain(|entry| entry.0 != name);
        entries.extend(value.map(|value| (name, value)));
        self.context.dictionary(&mut entries)
    }

    /// Keeps the text of an undescribed operation.
    pub fn set_opaque_text(&mut self, operation: OperationId, text: &[TextPiece]) {
        self.opaque.set(operation, text);
    }
}
