//! What is bound: which operations say what the shape of a value is.

use crate::dialect::BIND_SYMBOLIC_SHAPE;
use crate::mlir::ir::{Ir, OperationId, ValueId};
use crate::rewrite::{Rewriter, Unreachable};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The `bind_symbolic_shape` operations of each value, the newest use last: of several the newest
/// counts. A table, since a value may have many other users.
#[derive(Debug, Default)]
pub(super) struct Binds {
    by_value: FxHashMap<ValueId, SmallVec<[OperationId; 1]>>,
}

impl Binds {
    /// Those in a function, but for code that control never gets to.
    pub(super) fn of(ir: &Ir, function: OperationId, unreachable: &Unreachable) -> Binds {
        let mut found = Binds::default();
        let operations = ir.walk(function).into_iter();
        let is_bind = |operation: OperationId| {
            ir.name_bytes(operation) == BIND_SYMBOLIC_SHAPE.as_bytes()
                && !unreachable.contains(ir, operation)
        };
        let binds = operations.filter(|operation| is_bind(*operation));
        let mut values: Vec<ValueId> = binds.filter_map(|bind| ir.operand(bind, 0)).collect();
        values.sort_unstable();
        values.dedup();
        for value in values {
            let users = ir.uses(value).filter(|(user, index)| *index == 0 && is_bind(*user));
            let mut binds: SmallVec<[OperationId; 1]> = users.map(|(user, _)| user).collect();
            binds.reverse();
            found.by_value.insert(value, binds);
        }
        found
    }

    /// Takes a new one up.
    pub(super) fn add(&mut self, value: ValueId, bind: OperationId) {
        self.by_value.entry(value).or_default().push(bind);
    }

    /// Takes up what was replaced since this was last called.
    pub(super) fn follow(&mut self, rewriter: &mut Rewriter<'_>) {
        for (old, new) in rewriter.take_replaced() {
            if let Some(binds) = self.by_value.remove(&old) {
                // The newest use was replaced first.
                self.by_value.entry(new).or_default().extend(binds.into_iter().rev());
            }
        }
    }

    /// The newest one of a value.
    pub(super) fn newest(&mut self, ir: &Ir, value: ValueId) -> Option<OperationId> {
        let binds = self.by_value.get_mut(&value)?;
        while let Some(&bind) = binds.last() {
            if ir.block_of(bind).is_some() && ir.operand(bind, 0) == Some(value) {
                return Some(bind);
            }
            binds.pop();
        }
        None
    }
}
