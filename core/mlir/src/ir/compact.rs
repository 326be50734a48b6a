//! Removing erased operations from the arrays.

use super::opaque::OpaqueTexts;
use super::operation::{BlockId, Ir, OperationId, RegionId, Run, ValueDefinition, ValueId};
use super::uses::UseId;

/// The new ids of the operations, blocks, regions and values that [`Ir::compact`] has kept. Their order is the old one.
#[derive(Debug)]
pub struct Renumbering {
    operations: Vec<Option<OperationId>>,
    blocks: Vec<Option<BlockId>>,
    regions: Vec<Option<RegionId>>,
    values: Vec<Option<ValueId>>,
}

impl Renumbering {
    /// The new id of an operation; `None` if it was removed.
    #[must_use]
    pub fn operation(&self, old: OperationId) -> Option<OperationId> {
        *self.operations.get(old.index())?
    }

    /// The new id of a block; `None` if it was removed.
    #[must_use]
    pub fn block(&self, old: BlockId) -> Option<BlockId> {
        *self.blocks.get(old.index())?
    }

    /// The new id of a value; `None` if it was removed.
    #[must_use]
    pub fn value(&self, old: ValueId) -> Option<ValueId> {
        *self.values.get(old.index())?
    }

    /// The old indices of the operations, blocks, regions and values that were kept, in their order, after each of the
    /// old bounds.
    #[must_use]
    pub fn kept(&self) -> [(usize, Vec<usize>); 4] {
        [kept(&self.operations), kept(&self.blocks), kept(&self.regions), kept(&self.values)]
    }

    fn region(&self, old: RegionId) -> Option<RegionId> {
        *self.regions.get(old.index())?
    }
}

fn kept<T>(ids: &[Option<T>]) -> (usize, Vec<usize>) {
    let kept = ids.iter().enumerate().filter(|(_, new)| new.is_some());
    (ids.len(), kept.map(|(index, _)| index).collect())
}

/// The elements that are in the module or that it uses.
struct Live {
    operations: Vec<bool>,
    blocks: Vec<bool>,
    regions: Vec<bool>,
    values: Vec<bool>,
}

fn mark(flags: &mut [bool], index: usize) {
    if let Some(flag) = flags.get_mut(index) {
        *flag = true;
    }
}

/// Numbers the marked elements from 0.
fn numbered<T>(flags: &[bool], id: impl Fn(usize) -> T) -> Vec<Option<T>> {
    let mut count = 0;
    let next = |live: &bool| {
        live.then(|| {
            count += 1;
            id(count - 1)
        })
    };
    flags.iter().map(next).collect()
}

/// Keeps the elements that have a new id.
fn retain<T, I>(elements: &mut Vec<T>, ids: &[Option<I>]) {
    let mut ids = ids.iter();
    elements.retain(|_| ids.next().is_some_and(Option::is_some));
    elements.shrink_to_fit();
}

impl Live {
    fn of(ir: &Ir) -> Live {
        let mut live = Live {
            operations: vec![false; ir.operations.len()],
            blocks: vec![false; ir.blocks.len()],
            regions: vec![false; ir.regions.len()],
            values: vec![false; ir.values.len()],
        };
        for operation in ir.walk(ir.top()) {
            mark(&mut live.operations, operation.index());
            for value in ir.results(operation).chain(ir.operands(operation)) {
                mark(&mut live.values, value.index());
            }
            for block in ir.successors(operation) {
                mark(&mut live.blocks, block.index());
            }
            for region in ir.regions(operation) {
                mark(&mut live.regions, region.index());
                for block in ir.blocks(*region) {
                    mark(&mut live.blocks, block.index());
                    for argument in ir.arguments(*block) {
                        mark(&mut live.values, argument.index());
                    }
                }
            }
        }
        live
    }
}

impl Ir {
    /// Removes everything that is not in the outermost operation, so that memory and the bounds of ids are those of
    /// the remaining operations. Ids change; the caller renews those that it holds.
    pub fn compact(&mut self) -> Renumbering {
        let live = Live::of(self);
        let new = Renumbering {
            operations: numbered(&live.operations, OperationId::from_index),
            blocks: numbered(&live.blocks, BlockId::from_index),
            regions: numbered(&live.regions, RegionId::from_index),
            values: numbered(&live.values, ValueId::from_index),
        };
        self.compact_operands(&new);
        self.compact_lists(&new);
        self.compact_texts(&new);
        retain(&mut self.operations, &new.operations);
        retain(&mut self.blocks, &new.blocks);
        retain(&mut self.regions, &new.regions);
        retain(&mut self.values, &new.values);
        self.renew_ids(&new);
        new
    }

    /// Keeps the operands of the kept operations, and the order of the uses of each value. Their values stay old ids.
    fn compact_operands(&mut self, new: &Renumbering) {
        let mut kept: Vec<bool> = vec![false; self.operands.len()];
        for (data, id) in self.operations.iter().zip(&new.operations) {
            if id.is_some() {
                data.operands.range().for_each(|place| mark(&mut kept, place));
            }
        }
        let places = numbered(&kept, UseId::from_index);
        let place_of = |place: UseId| places.get(place.index()).copied().flatten();
        for index in 0..self.values.len() {
            let value = ValueId::from_index(index);
            // The places of the kept uses; those of operations that are in no block of the module are skipped.
            let mut chain = Vec::new();
            let mut next = self.value(value).first_use;
            while let Some(place) = next {
                chain.extend(place_of(place).map(|_| place));
                next = self.operands.get(place.index()).and_then(|operand| operand.next);
            }
            self.value_mut(value).first_use = chain.first().copied().and_then(place_of);
            for (number, place) in chain.iter().enumerate() {
                let beside = |number: Option<usize>| place_of(*chain.get(number?)?);
                let (previous, next) = (beside(number.checked_sub(1)), beside(Some(number + 1)));
                if let Some(operand) = self.operands.get_mut(place.index()) {
                    (operand.previous, operand.next) = (previous, next);
                }
            }
        }
        retain(&mut self.operands, &places);
        let mut count = 0;
        for (data, id) in self.operations.iter_mut().zip(&new.operations) {
            if id.is_some() {
                let start = places.get(data.operands.start as usize).copied().flatten();
                // Those without operands have no place.
                let start = start.map_or(count, UseId::index);
                data.operands.start = u32::try_from(start).unwrap_or(u32::MAX);
                count = start + data.operands.len as usize;
            }
        }
    }

    /// Keeps the regions and successors of the kept operations.
    fn compact_lists(&mut self, new: &Renumbering) {
        let regions = std::mem::take(&mut self.region_lists);
        let successors = std::mem::take(&mut self.successor_lists);
        for (data, id) in self.operations.iter_mut().zip(&new.operations) {
            if id.is_none() {
                continue;
            }
            let own = regions.get(data.regions.range()).unwrap_or_default();
            let own = own.iter().filter_map(|region| new.region(*region));
            data.regions = extend(&mut self.region_lists, own);
            let own = successors.get(data.successors.range()).unwrap_or_default();
            let own = own.iter().filter_map(|block| new.block(*block));
            data.successors = extend(&mut self.successor_lists, own);
        }
    }

    fn compact_texts(&mut self, new: &Renumbering) {
        let mut opaque = OpaqueTexts::default();
        for old in self.opaque.operations() {
            if let (Some(id), Some(text)) = (new.operation(old), self.opaque.get(old)) {
                opaque.set(id, text);
            }
        }
        self.opaque = opaque;
        self.written.renumber(new);
    }

    /// Gives the kept elements the new ids of others.
    fn renew_ids(&mut self, new: &Renumbering) {
        for data in &mut self.operations {
            // Results follow each other, and all of them are kept.
            let first = new.values.get(data.results.start as usize).copied().flatten();
            let first = first.map_or(0, ValueId::index);
            data.results.start = u32::try_from(first).unwrap_or(u32::MAX);
            data.block = data.block.and_then(|block| new.block(block));
            data.previous = data.previous.and_then(|one| new.operation(one));
            data.next = data.next.and_then(|one| new.operation(one));
        }
        for data in &mut self.blocks {
            data.region = data.region.and_then(|region| new.region(region));
            data.first = data.first.and_then(|one| new.operation(one));
            data.last = data.last.and_then(|one| new.operation(one));
            data.arguments.iter_mut().for_each(|one| *one = new.value(*one).unwrap_or(*one));
        }
        for data in &mut self.regions {
            data.parent = data.parent.and_then(|one| new.operation(one));
            data.blocks.iter_mut().for_each(|one| *one = new.block(*one).unwrap_or(*one));
        }
        for data in &mut self.values {
            data.definition = match data.definition {
                ValueDefinition::Result(one, index) => {
                    let one = new.operation(one);
                    one.map_or(ValueDefinition::Forward, |one| ValueDefinition::Result(one, index))
                }
                ValueDefinition::Argument(one, index) => {
                    let one = new.block(one);
                    one.map_or(ValueDefinition::Forward, |one| {
                        ValueDefinition::Argument(one, index)
                    })
                }
                ValueDefinition::Forward => ValueDefinition::Forward,
            };
        }
        for operand in &mut self.operands {
            operand.value = new.value(operand.value).unwrap_or(operand.value);
            operand.owner = new.operation(operand.owner).unwrap_or(operand.owner);
        }
        if let Some(top) = new.operation(self.top()) {
            self.set_top(top);
        }
    }
}

/// Appends elements, and returns their run.
fn extend<T>(list: &mut Vec<T>, elements: impl Iterator<Item = T>) -> Run {
    let start = list.len();
    list.extend(elements);
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Run { start: number(start), len: number(list.len() - start) }
}
