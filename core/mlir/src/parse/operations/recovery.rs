//! The state of recovery: regions that need not be parsed again, and values whose types may be wrong.

use super::Operations;
use crate::ir::{OperationId, RegionId, ValueId};
use abide_source::diagnostic::codes;
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum number of times that the text is parsed again after errors, in total: nested operations may all be
/// broken.
const MAX_REPARSES: usize = 16;

/// The errors so far, for a recovering parser.
#[derive(Debug)]
pub(in crate::parse) struct Recovery {
    /// The number of bytes that may be read again.
    budget: usize,
    /// The regions that have been read, by their first byte: where each ends. A region is not read again
    /// with the operation that it belongs to.
    regions: FxHashMap<usize, ReadRegion>,
    /// Values whose types may be wrong: results of broken operations.
    unsure: FxHashSet<ValueId>,
}

/// A region that has been read: where it ends, and how many repairs had been met by then.
#[derive(Debug, Clone, Copy)]
struct ReadRegion {
    region: RegionId,
    end: usize,
    repairs: usize,
}

impl Recovery {
    pub(in crate::parse) fn new(len: usize) -> Recovery {
        Recovery {
            budget: len.saturating_mul(MAX_REPARSES).max(1 << 16),
            regions: FxHashMap::default(),
            unsure: FxHashSet::default(),
        }
    }
}

impl<'a> Operations<'a> {
    /// Continues after errors; `len` is the length of the text that may be read again.
    pub(in crate::parse) fn begin_recovery(&mut self, len: usize) {
        self.recovery = Some(Recovery::new(len));
        self.continue_after_errors();
    }

    /// Whether text may still be parsed again.
    pub(in crate::parse) fn may_recover(&self) -> bool {
        self.recovery.as_ref().is_some_and(|recovery| recovery.budget > 0)
    }

    /// Marks a fully parsed operation as erroneous.
    pub(in crate::parse) fn mark_broken(&mut self, operation: OperationId) {
        let Some(error) = self.broken_by else { return };
        self.ir.set_opaque_text(operation, &[]);
        if [codes::mlir::TYPE_MISMATCH, codes::mlir::INVALID_OPERATION].contains(&error.code) {
            self.doubt_results(operation);
        }
    }

    pub(in crate::parse) fn charge(&mut self, bytes: usize) {
        if let Some(recovery) = &mut self.recovery {
            recovery.budget = recovery.budget.saturating_sub(bytes.max(1));
        }
    }

    /// Remembers a region that has been read.
    pub(in crate::parse) fn region_was_read(&mut self, start: usize, region: RegionId) {
        let repairs = self.repairs.passed_before(self.position(), self.current());
        let read = ReadRegion { region, end: self.previous_end(), repairs };
        if let Some(recovery) = &mut self.recovery {
            recovery.regions.insert(start, read);
        }
    }

    /// The region that begins here, if it has been read already, with the operation that turned out to be
    /// broken.
    pub(in crate::parse) fn region_read_before(&mut self) -> Option<RegionId> {
        self.is_broken().then_some(())?;
        let start = self.position();
        let ReadRegion { region, end, repairs } = self.recovery.as_mut()?.regions.remove(&start)?;
        self.ir.region_parent(region).is_none().then_some(())?;
        self.jump_to(end, repairs);
        Some(region)
    }

    /// Whether the type of a value may be wrong.
    pub(in crate::parse) fn has_tentative_type(&self, value: ValueId) -> bool {
        self.recovery.as_ref().is_some_and(|recovery| recovery.unsure.contains(&value))
    }

    /// Marks the types of an operation's results as possibly wrong.
    pub(in crate::parse) fn doubt_results(&mut self, operation: OperationId) {
        if let Some(recovery) = &mut self.recovery {
            recovery.unsure.extend(self.types.ir.results(operation));
        }
    }

    /// Notes that the type of a value may be wrong.
    pub(in crate::parse) fn mark_tentative(&mut self, value: ValueId) {
        if let Some(recovery) = &mut self.recovery {
            recovery.unsure.insert(value);
        }
    }
}
