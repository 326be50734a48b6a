//! Estimates of the number of operations and their parts.

use super::operation::{
    BlockData, BlockId, Ir, OperationData, RegionData, RegionId, ValueData, ValueId,
};
use super::uses::Operand;

/// The numbers of operations and of their parts that are about to be made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Room {
    pub(crate) operations: usize,
    pub(crate) blocks: usize,
    pub(crate) regions: usize,
    pub(crate) results: usize,
    pub(crate) arguments: usize,
    /// The arguments whose location is kept.
    pub(crate) located_arguments: usize,
    pub(crate) operands: usize,
    pub(crate) successors: usize,
}

/// The minimum size of a list on the heap, in bytes.
const MIN_LIST_BYTES: usize = 16;

/// The maximum number of parts of a text that are inspected to estimate all of it, and the bytes of each.
const SAMPLE_COUNT: usize = 8;
const SAMPLE_BYTES: usize = 1 << 12;

impl Room {
    /// About as much as a text becomes, by a sample of its lines: rather too much than too little, for which
    /// everything moves.
    pub(crate) fn of_text(text: &[u8]) -> Room {
        let mut room = Room::default();
        if text.len() <= SAMPLE_COUNT * SAMPLE_BYTES {
            room.add_lines(text);
            return room;
        }
        for number in 0..SAMPLE_COUNT {
            let part = text.get(text.len() / SAMPLE_COUNT * number..).unwrap_or_default();
            room.add_lines(part.get(..SAMPLE_BYTES).unwrap_or(part));
        }
        let in_text = |count: usize| {
            (count + count / 8 + 1).saturating_mul(text.len() / (SAMPLE_COUNT * SAMPLE_BYTES))
        };
        room.operations = in_text(room.operations);
        room.results = in_text(room.results);
        room.operands = in_text(room.operands);
        room
    }

    /// Adds the operations that begin on the lines of a text, and their values.
    fn add_lines(&mut self, text: &[u8]) {
        for line in text.split(|byte| *byte == b'\n') {
            let line = line.trim_ascii_start();
            if line.is_empty() || line.starts_with(b"}") {
                continue;
            }
            let values = memchr::memchr_iter(b'%', line).count();
            let defined = match line {
                [b'%', ..] => 1,
                [b'^', ..] | [b'f', b'u', b'n', b'c', ..] => values,
                _ => 0,
            };
            self.operations += 1;
            self.results += defined;
            self.operands += values - defined;
        }
    }

    /// The bytes that these take, with the location of each operation and a number for each value.
    pub(crate) fn bytes(&self) -> usize {
        self.operations * (size_of::<OperationData>() + 4)
            + self.blocks * (size_of::<BlockData>() + size_of::<BlockId>())
            + self.regions * (size_of::<RegionData>() + size_of::<RegionId>() + MIN_LIST_BYTES)
            + (self.results + self.arguments) * (size_of::<ValueData>() + size_of::<ValueId>())
            + self.arguments * (size_of::<ValueId>() + MIN_LIST_BYTES)
            + self.located_arguments * 8
            + self.operands * size_of::<Operand>()
            + self.successors * size_of::<BlockId>()
    }
}

/// Arrays of more elements than this grow by a quarter, not by doubling.
const LARGE_ARRAY_ELEMENTS: usize = 1 << 12;

/// Makes room for more elements at the end of an array.
#[inline]
pub(crate) fn make_room<T>(array: &mut Vec<T>, more: usize) {
    let len = array.len();
    if len >= LARGE_ARRAY_ELEMENTS && array.capacity() - len < more {
        array.reserve_exact(more.max(len / 4));
    }
}

impl Ir {
    /// Makes room for just so much.
    pub(crate) fn reserve(&mut self, room: &Room) {
        self.operations.reserve_exact(room.operations);
        self.blocks.reserve_exact(room.blocks);
        self.regions.reserve_exact(room.regions);
        self.values.reserve_exact(room.results + room.arguments);
        self.operands.reserve_exact(room.operands);
        self.region_lists.reserve_exact(room.regions);
        self.successor_lists.reserve_exact(room.successors);
    }

    /// Makes room for the blocks of a region.
    pub(crate) fn reserve_blocks(&mut self, region: RegionId, count: usize) {
        self.region_mut(region).blocks.reserve_exact(count);
    }

    /// Makes room for the arguments of a block.
    pub(crate) fn reserve_arguments(&mut self, block: BlockId, count: usize) {
        self.block_mut(block).arguments.reserve_exact(count);
    }
}
