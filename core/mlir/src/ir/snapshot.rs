//! The operations of an IR at one time, to go back to.

use super::opaque::OpaqueTexts;
use super::operation::{
    BlockData, BlockId, Ir, OperationData, OperationId, RegionData, RegionId, ValueData,
};
use super::uses::Operand;

/// All operations at one time. The context is not included: it only grows, and unused entries do no harm.
#[derive(Debug)]
pub struct Snapshot {
    operations: Vec<OperationData>,
    blocks: Vec<BlockData>,
    regions: Vec<RegionData>,
    values: Vec<ValueData>,
    operands: Vec<Operand>,
    region_lists: Vec<RegionId>,
    successor_lists: Vec<BlockId>,
    opaque: OpaqueTexts,
    top: OperationId,
}

impl Ir {
    /// Saves the current operations.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            operations: self.operations.clone(),
            blocks: self.blocks.clone(),
            regions: self.regions.clone(),
            values: self.values.clone(),
            operands: self.operands.clone(),
            region_lists: self.region_lists.clone(),
            successor_lists: self.successor_lists.clone(),
            opaque: self.opaque.clone(),
            top: self.top(),
        }
    }

    /// Restores the operations.
    pub fn restore(&mut self, snapshot: Snapshot) {
        self.operations = snapshot.operations;
        self.blocks = snapshot.blocks;
        self.regions = snapshot.regions;
        self.values = snapshot.values;
        self.operands = snapshot.operands;
        self.region_lists = snapshot.region_lists;
        self.successor_lists = snapshot.successor_lists;
        self.opaque = snapshot.opaque;
        self.set_top(snapshot.top);
    }
}
