//! Bindings: the operations that declare the shape of a value.

use abide_dialects::BIND_SYMBOLIC_SHAPE;
use abide_mlir::ir::{Ir, OperationId, ValueId};
use abide_mlir::rewrite::{Rewriter, Unreachable};
use rustc_hash::FxHashMap;

/// The `bind_symbolic_shape` operations of each value; the newest of several counts. They are in a table because a
/// value may have many other users.
#[derive(Debug, Default)]
pub(crate) struct Binds {
    /// The newest one, by the index of the value.
    newest: Vec<Option<OperationId>>,
    /// The others, the newest last: hardly any value has several.
    older: FxHashMap<ValueId, Vec<OperationId>>,
    /// The values with a bind in the table.
    bound: Vec<ValueId>,
}

impl Binds {
    /// Replaces the bindings with those of a function, except in unreachable code.
    pub(super) fn find(&mut self, ir: &Ir, function: OperationId, unreachable: &Unreachable) {
        self.clear();
        let Some(name) = ir.context.find_identifier(BIND_SYMBOLIC_SHAPE) else { return };
        let is_bind =
            |operation| ir.name(operation) == name && !unreachable.contains(ir, operation);
        let mut several = Vec::new();
        for bind in ir.walk(function).filter(|operation| is_bind(*operation)) {
            let Some(value) = ir.operand(bind, 0) else { continue };
            if self.add(value, bind) {
                several.push(value);
            }
        }
        for value in several {
            let uses = ir.uses(value).filter(|(user, index)| *index == 0 && is_bind(*user));
            let mut binds: Vec<OperationId> = uses.map(|(user, _)| user).collect();
            binds.reverse();
            self.set(value, binds.pop());
            self.older.insert(value, binds);
        }
    }

    fn clear(&mut self) {
        for value in std::mem::take(&mut self.bound) {
            self.set(value, None);
        }
        self.older.clear();
    }

    fn get(&self, value: ValueId) -> Option<OperationId> {
        self.newest.get(value.index()).copied().flatten()
    }

    fn set(&mut self, value: ValueId, bind: Option<OperationId>) {
        if self.newest.len() <= value.index() {
            self.newest.resize(value.index() + 1, None);
        }
        if let Some(slot) = self.newest.get_mut(value.index()) {
            *slot = bind;
        }
    }

    /// Records a new binding; returns whether the value had one before.
    pub(super) fn add(&mut self, value: ValueId, bind: OperationId) -> bool {
        let before = self.get(value);
        match before {
            Some(before) => self.older.entry(value).or_default().push(before),
            None => self.bound.push(value),
        }
        self.set(value, Some(bind));
        before.is_some()
    }

    /// Applies the replacements since the last call.
    pub(super) fn follow(&mut self, rewriter: &mut Rewriter<'_>) {
        for (old, new) in rewriter.take_replaced() {
            let Some(newest) = self.get(old) else { continue };
            self.set(old, None);
            // The newest use was replaced first: it is the oldest of the new ones.
            self.add(new, newest);
            for bind in self.older.remove(&old).unwrap_or_default().into_iter().rev() {
                self.add(new, bind);
            }
        }
    }

    /// The newest bind of a value.
    pub(super) fn newest(&mut self, ir: &Ir, value: ValueId) -> Option<OperationId> {
        loop {
            let bind = self.get(value)?;
            if ir.block_of(bind).is_some() && ir.operand(bind, 0) == Some(value) {
                return Some(bind);
            }
            let older = self.older.get_mut(&value).and_then(Vec::pop);
            self.set(value, older);
        }
    }
}
