//! Blocks: how they end, and how control gets to them.

use super::{Verified, Verifier};
use crate::mlir::ir::{BlockId, OperationId, RegionId};
use crate::mlir::ods::Trait;
use crate::mlir::registry::{RegisteredOp, VerifyError};

impl Verifier<'_> {
    /// Checks the blocks in the regions of an operation.
    pub(super) fn blocks(
        &self,
        operation: OperationId,
        entry: Option<&RegisteredOp>,
    ) -> Result<(), (OperationId, VerifyError)> {
        for region in self.ir.regions(operation) {
            self.entry_has_no_predecessors(*region).map_err(|error| (operation, error))?;
            let single = self.ir.blocks(*region).len() == 1;
            let needs_none = entry.is_none_or(|entry| entry.description().has(Trait::NoTerminator));
            for block in self.ir.blocks(*region) {
                self.branches(*block)?;
                if !(single && needs_none) {
                    self.terminator(*block).map_err(|error| (operation, error))?;
                }
            }
        }
        Ok(())
    }

    /// Whether the last operation of a block may be a terminator.
    fn terminator(&self, block: BlockId) -> Verified {
        let Some(last) = self.ir.last_operation(block) else {
            return Err(VerifyError::bare("empty block: expect at least a terminator"));
        };
        match self.registered(last) {
            Some(entry) if !entry.description().has(Trait::Terminator) => {
                let text = self.operation_text(last);
                Err(VerifyError::bare(format!("block with no terminator, has {text}")).at(last))
            }
            _ => Ok(()),
        }
    }

    /// Operations with successors stand at the end, and their successors are in the same region.
    fn branches(&self, block: BlockId) -> Result<(), (OperationId, VerifyError)> {
        for operation in self.ir.block_operations(block) {
            if self.ir.successors(operation).is_empty() {
                continue;
            }
            if self.ir.last_operation(block) != Some(operation) {
                let message = "operation with block successors must terminate its parent block";
                return Err((operation, VerifyError::bare(message)));
            }
        }
        Ok(())
    }

    fn entry_has_no_predecessors(&self, region: RegionId) -> Verified {
        let Some(entry) = self.ir.entry_block(region) else { return Ok(()) };
        let reached = self.ir.blocks(region).iter().any(|block| {
            let last = self.ir.last_operation(*block);
            last.is_some_and(|last| self.ir.successors(last).contains(&entry))
        });
        if !reached {
            return Ok(());
        }
        Err(VerifyError::bare("entry block of region may not have predecessors"))
    }

    /// An operation as MLIR quotes it in messages: in the generic form.
    fn operation_text(&self, operation: OperationId) -> String {
        format!("\"{}\"", String::from_utf8_lossy(self.ir.name_bytes(operation)))
    }
}
