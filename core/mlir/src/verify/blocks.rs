//! Blocks: their terminators, and the branches to them.

use super::{Verified, Verifier};
use crate::ir::{BlockId, OperationId, RegionId, TextPiece};
use crate::ods::{Gap, Trait};
use crate::print::{
    INDENTATION, MAX_INDENTATION, PrintOptions, naming_scope, print_operation_within,
};
use crate::registry::{RegisteredOp, VerifyError};
use abide_source::diagnostic::Detail;

/// The maximum number of operations that messages quote in full, because naming their values takes a walk through the
/// enclosing function. Others are quoted by name. A long one counts several times: once more for each 4 KiB.
const MAX_QUOTED_OPERATIONS: usize = 64;

/// The length of a text that counts as one operation.
const BYTES_OF_ONE: usize = 1 << 12;

/// The longest text of an operation that a message quotes.
const MAX_QUOTED_BYTES: usize = 1 << 16;

/// The minimum length of a nested operation without indentation: `"x"() : () -> ()` and a line end.
const MIN_OPERATION_BYTES: usize = 18;

impl Verifier<'_> {
    /// Verifies that the last operation of a block may be a terminator.
    pub(super) fn terminator(&self, block: BlockId) -> Verified {
        let Some(last) = self.ir.last_operation(block) else { return Ok(()) };
        match self.registered(last).or_else(|| self.described_line(last)) {
            Some(entry)
                if !entry.description().has(Trait::Terminator)
                    && entry.description().gap == Gap::None
                    && !self.has_terminator(block) =>
            {
                let text = self.operation_text(last);
                Err(VerifyError::bare(Detail::NoTerminator(text)).at(last))
            }
            _ => Ok(()),
        }
    }

    /// The entry of an operation that only C++ of a project parses, whose text is one line apart from its regions. In
    /// several lines the text may have the terminator as well.
    fn described_line(&self, operation: OperationId) -> Option<&RegisteredOp> {
        let text = self.ir.opaque_text(operation)?;
        let is_line = |piece: &TextPiece| match piece {
            TextPiece::Text(text) => !self.ir.context.bytes(*text).contains(&b'\n'),
            _ => true,
        };
        let name = self.ir.name(operation).index();
        let entry = self.known.registered().get(name).copied().flatten()?;
        let op = entry.description();
        (op.place.is_some() && !op.has_mistakes && text.iter().all(is_line)).then_some(entry)
    }

    /// Whether a block has a terminator anywhere, which is reported if it is not the last operation.
    fn has_terminator(&self, block: BlockId) -> bool {
        let mut entries = self.ir.block_operations(block).map(|inner| self.registered(inner));
        entries.any(|entry| entry.is_some_and(|entry| entry.description().has(Trait::Terminator)))
    }

    /// Checks that an operation with successors is at the end of its block.
    pub(super) fn ends_block(&self, operation: OperationId, block: BlockId) -> Verified {
        let ends = self.ir.last_operation(block) == Some(operation);
        if ends || self.ir.successors(operation).is_empty() {
            return Ok(());
        }
        Err(VerifyError::bare(Detail::SuccessorsNotLast))
    }

    /// Nothing branches to the entry block of a region.
    pub(super) fn entry_has_no_predecessors(&self, region: RegionId) -> Verified {
        let Some(entry) = self.ir.entry_block(region) else { return Ok(()) };
        let reached = self.ir.blocks(region).iter().any(|block| {
            let last = self.ir.last_operation(*block);
            last.is_some_and(|last| self.ir.successors(last).contains(&entry))
        });
        if !reached {
            return Ok(());
        }
        let error = VerifyError::bare("entry block of region may not have predecessors");
        Err(error.with_help("begin the region with another block, which branches to this one"))
    }

    /// An operation as MLIR quotes it in messages: in the generic form, with the names that values have in
    /// the enclosing function.
    fn operation_text(&self, operation: OperationId) -> String {
        self.quoted.set(self.quoted.get().saturating_add(1));
        let name = || format!("\"{}\"", String::from_utf8_lossy(self.ir.name_bytes(operation)));
        let is_text = self.ir.opaque_text(operation).is_some();
        if is_text
            || self.quoted.get() > MAX_QUOTED_OPERATIONS
            || self.is_too_long_to_quote(operation)
        {
            return name();
        }
        let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
        let scope = naming_scope(self.ir, operation, self.registry);
        let text = print_operation_within(self.ir, scope, operation, self.registry, &options);
        self.quoted.set(self.quoted.get().saturating_add(text.len() / BYTES_OF_ONE));
        if text.len() > MAX_QUOTED_BYTES {
            return name();
        }
        String::from_utf8_lossy(text.trim_ascii_end()).into_owned()
    }

    /// Whether an operation is too long to be quoted, by its nesting alone. If so, it need not be printed.
    fn is_too_long_to_quote(&self, operation: OperationId) -> bool {
        let mut bytes = 0;
        let mut open = vec![(operation, 0)];
        while let Some((operation, indentation)) = open.pop() {
            bytes += MIN_OPERATION_BYTES + indentation;
            if bytes > MAX_QUOTED_BYTES {
                return true;
            }
            let regions = self.ir.regions(operation).iter();
            let blocks = regions.flat_map(|region| self.ir.blocks(*region));
            let indentation = (indentation + INDENTATION).min(MAX_INDENTATION);
            let inner = blocks.flat_map(|block| self.ir.block_operations(*block));
            open.extend(inner.map(|inner| (inner, indentation)));
        }
        false
    }
}
