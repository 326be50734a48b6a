//! Edits that keep the worklist up to date, as MLIR's greedy driver
//! does when it is notified.

use super::effects;
use super::hooks::RewriteHooks;
use super::order::Order;
use super::worklist::Worklist;
use crate::ir::{
    Attribute, Identifier, Ir, NewOperation, OperationId, RegionId, Type, ValueDefinition, ValueId,
};
use crate::ods::Trait;
use crate::registry::{RegisteredOp, Registry};
use abide_source::text::Span;
use rustc_hash::FxHashSet;

/// The position of a new operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsertionPoint {
    /// Before another operation.
    Before(OperationId),
    /// After another operation.
    After(OperationId),
}

/// The memory of a rewriter, reused for one region after the other: a module may have very many functions, and arrays
/// as long as the module are not allocated for each.
#[derive(Debug, Default)]
pub struct Workspace {
    pub(super) worklist: Worklist,
    order: Order,
}

/// So many operands are compared faster than they are remembered.
const MAX_COMPARED_OPERANDS: usize = 8;

/// The number of cached names of operations.
const CACHED_NAMES: usize = 64;

/// A name and its registration.
type CachedName<'r> = (Identifier, Option<&'r RegisteredOp>);

/// Edits the operations of a region.
#[derive(Debug)]
pub struct Rewriter<'r> {
    /// The edited IR.
    pub ir: &'r mut Ir,
    registry: &'r Registry,
    /// The registry entries of names, by the last bits of their identifiers.
    known: [Option<CachedName<'r>>; CACHED_NAMES],
    pub(super) workspace: &'r mut Workspace,
    scope: RegionId,
    replaced: Vec<(ValueId, ValueId)>,
}

impl<'r> Rewriter<'r> {
    pub(super) fn new(
        ir: &'r mut Ir,
        registry: &'r Registry,
        workspace: &'r mut Workspace,
        scope: RegionId,
    ) -> Rewriter<'r> {
        workspace.worklist.clear();
        workspace.order.clear();
        Rewriter {
            ir,
            registry,
            known: [None; CACHED_NAMES],
            workspace,
            scope,
            replaced: Vec::new(),
        }
    }

    /// The operations that are known.
    #[must_use]
    pub fn registry(&self) -> &'r Registry {
        self.registry
    }

    /// The operation's entry in the registry.
    pub fn registered(&mut self, operation: OperationId) -> Option<&'r RegisteredOp> {
        if self.ir.opaque_text(operation).is_some() {
            return None;
        }
        let name = self.ir.name(operation);
        let slot = self.known.get_mut(name.index() % CACHED_NAMES)?;
        if let Some((known, entry)) = *slot
            && known == name
        {
            return entry;
        }
        let entry = self.registry.operation(self.ir.context.bytes(name));
        *slot = Some((name, entry));
        entry
    }

    /// Returns the rewriting hooks of the operation.
    pub fn hooks(&mut self, operation: OperationId) -> RewriteHooks {
        self.registered(operation).map_or(RewriteHooks::NONE, |entry| *entry.rewrite())
    }

    /// Whether the operation is registered with a trait.
    pub fn has_trait(&mut self, operation: OperationId, one: Trait) -> bool {
        self.registered(operation).is_some_and(|entry| entry.description().has(one))
    }

    /// Whether the full name of an operation is this one.
    #[must_use]
    pub fn is(&self, operation: OperationId, name: &str) -> bool {
        self.ir.name_bytes(operation) == name.as_bytes()
    }

    /// The operation that defines a value, if it has this name.
    #[must_use]
    pub fn defined_by(&self, value: ValueId, name: &str) -> Option<OperationId> {
        self.ir.defining_operation(value).filter(|operation| self.is(*operation, name))
    }

    /// Whether nothing uses the results of an operation and it does nothing else.
    pub(super) fn is_dead(&mut self, operation: OperationId) -> bool {
        if self.ir.results(operation).any(|result| self.ir.has_uses(result)) {
            return false;
        }
        self.is_removable(operation)
    }

    /// Whether an operation may go if nothing uses its results.
    pub(super) fn is_removable(&mut self, operation: OperationId) -> bool {
        // Nearly always the answer is in the description alone.
        let Some(entry) = self.registered(operation) else { return false };
        if self.ir.regions(operation).is_empty() {
            return effects::is_removable(self.ir, operation, |_| Some(entry));
        }
        let (ir, registry) = (&*self.ir, self.registry);
        effects::is_removable(ir, operation, |one| registry.registered(ir, one))
    }

    /// Whether an operation reads, writes, allocates and frees nothing.
    pub(super) fn has_no_effect(&mut self, operation: OperationId) -> bool {
        let (ir, registry) = (&*self.ir, self.registry);
        effects::effect(ir, operation, |one| registry.registered(ir, one)) == effects::Effect::None
    }

    /// Puts an operation on the worklist again, and those around it within the region.
    pub fn revisit(&mut self, operation: OperationId) {
        let mut ancestors = smallvec::SmallVec::<[OperationId; 8]>::new();
        let mut next = Some(operation);
        while let Some(one) = next {
            ancestors.push(one);
            let region = self.ir.block_of(one).and_then(|block| self.ir.region_of(block));
            if region == Some(self.scope) {
                ancestors.into_iter().for_each(|one| self.workspace.worklist.push(one));
                return;
            }
            next = region.and_then(|region| self.ir.region_parent(region));
        }
    }

    /// Makes an operation and puts it somewhere.
    pub fn insert(&mut self, place: InsertionPoint, new: NewOperation<'_>) -> OperationId {
        let operation = self.ir.create(new);
        self.insert_made(place, operation);
        operation
    }

    /// Inserts a new operation.
    pub fn insert_made(&mut self, place: InsertionPoint, operation: OperationId) {
        match place {
            InsertionPoint::Before(other) => self.ir.insert_before(other, operation),
            InsertionPoint::After(other) => self.ir.insert_after(other, operation),
        }
        self.revisit(operation);
    }

    /// Makes the operation that holds a constant; `None` if no dialect has such an operation.
    pub fn insert_constant(
        &mut self,
        place: InsertionPoint,
        value: Attribute,
        ty: Type,
        span: Span,
    ) -> Option<ValueId> {
        let materialize = self.registry.materialize_constant()?;
        Some(materialize(self, place, value, ty, span))
    }

    /// The first result of an operation that was just made with one.
    pub fn result(&mut self, operation: OperationId) -> ValueId {
        match self.ir.result(operation, 0) {
            Some(result) => result,
            None => self.ir.create_forward(self.ir.context.unknown_type()),
        }
    }

    /// Moves an operation before another.
    pub(super) fn move_before(&mut self, place: OperationId, operation: OperationId) {
        self.ir.detach(operation);
        self.ir.insert_before(place, operation);
        self.workspace.order.forget(operation);
    }

    /// Erases an operation whose results nothing uses, with all that is within it.
    pub fn erase(&mut self, operation: OperationId) {
        if self.ir.regions(operation).is_empty() {
            self.forget(operation);
        } else {
            let within: Vec<OperationId> = self.ir.walk(operation).collect();
            within.into_iter().rev().for_each(|inner| self.forget(inner));
        }
        self.ir.erase(operation);
    }

    fn forget(&mut self, operation: OperationId) {
        self.revisit_operands(operation);
        self.workspace.worklist.remove(operation);
    }

    /// After an operation is erased, those that define its operands may be dead, or have one user left.
    fn revisit_operands(&mut self, operation: OperationId) {
        let count = self.ir.operand_count(operation);
        // One by one, each of many equal operands would walk through the uses of all of them.
        let mut seen = FxHashSet::default();
        for index in 0..count {
            let Some(value) = self.ir.operand(operation, index) else { continue };
            if count > MAX_COMPARED_OPERANDS && !seen.insert(value) {
                continue;
            }
            let Some(defining) = self.ir.defining_operation(value) else { continue };
            let mut other = None;
            let mut users = self.ir.uses(value).map(|(user, _)| user);
            let more_than_two = users.any(|user| {
                let new = user != operation && other != Some(user);
                let second = new && other.is_some();
                other = if new { other.or(Some(user)) } else { other };
                second
            });
            if !more_than_two {
                self.revisit(defining);
            }
        }
    }

    /// Records that an operation was changed in place.
    pub fn modified(&mut self, operation: OperationId) {
        self.revisit(operation);
    }

    /// Makes every use of one value a use of another.
    pub fn replace_value(&mut self, old: ValueId, new: ValueId) {
        if old == new {
            return;
        }
        let users: Vec<(OperationId, usize)> = self.ir.uses(old).collect();
        self.replaced.push((old, new));
        for (user, index) in users {
            self.ir.set_operand(user, index, new);
            self.revisit(user);
        }
    }

    /// Makes every use of one value a use of another, but those in one operation.
    pub fn replace_value_except(&mut self, old: ValueId, new: ValueId, except: OperationId) {
        let users: Vec<(OperationId, usize)> = self.ir.uses(old).collect();
        for (user, index) in users.into_iter().filter(|(user, _)| *user != except) {
            self.ir.set_operand(user, index, new);
            self.revisit(user);
        }
    }

    /// Erases an operation, with other values in place of its results.
    pub fn replace(&mut self, operation: OperationId, values: &[ValueId]) {
        let results = self.ir.results(operation);
        for (result, value) in results.zip(values) {
            self.replace_value(result, *value);
        }
        self.erase(operation);
    }

    /// Removes and returns the replacements since the last call, in order.
    pub fn take_replaced(&mut self) -> Vec<(ValueId, ValueId)> {
        std::mem::take(&mut self.replaced)
    }

    /// Whether an operation precedes another of the same block.
    pub fn is_before(&mut self, first: OperationId, second: OperationId) -> bool {
        self.workspace.order.is_before(self.ir, first, second)
    }

    /// The constant that a value is (MLIR: `m_Constant`).
    pub fn constant(&mut self, value: ValueId) -> Option<Attribute> {
        let ValueDefinition::Result(operation, _) = self.ir.definition(value) else { return None };
        self.constant_of(operation)
    }

    /// The value of an operation that is a constant.
    pub fn constant_of(&mut self, operation: OperationId) -> Option<Attribute> {
        if !self.has_trait(operation, Trait::ConstantLike) {
            return None;
        }
        self.ir.attribute(operation, "value")
    }

    /// The integer that a value is, if it is a constant.
    pub fn constant_integer(&mut self, value: ValueId) -> Option<i64> {
        let attribute = self.constant(value)?;
        self.ir.context.integer_value(attribute)
    }
}
