//! Compares two modules by operation: not by line, and not by the names of values.

mod edits;
mod keys;
mod matching;
mod unchanged;

pub use unchanged::{Unchanged, unchanged};

use crate::index::scope_of;
use abide_mlir::ir::{BlockId, Ir, ValueDefinition};
use abide_mlir::parse::recover;
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use keys::{NO_NODE, Nodes};
use matching::Pairs;
use rustc_hash::FxHashMap;
use std::ops::Range;

pub use edits::common as common_elements;

/// The kind of a [`Change`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// The operation is only in the second module.
    Added,
    /// The operation is only in the first module.
    Removed,
    /// It has other attributes, types or operands.
    Changed,
    /// It is the same in another region or at another place.
    Moved,
}

impl ChangeKind {
    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ChangeKind::Added => "added",
            ChangeKind::Removed => "removed",
            ChangeKind::Changed => "changed",
            ChangeKind::Moved => "moved",
        }
    }
}

/// A difference between two modules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its kind.
    pub kind: ChangeKind,
    /// The operation in the first text, up to its first region.
    pub before: Option<Range<usize>>,
    /// The operation in the second text, up to its first region.
    pub after: Option<Range<usize>>,
    /// The number of operations in its regions that are added or removed with it.
    pub nested: usize,
    /// The function or other symbol around it: `func.func @f`; empty if there is none.
    pub within: String,
}

/// The differences between two modules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comparison {
    /// The differences: first those of the second text in its order, with removed operations where they were.
    pub changes: Vec<Change>,
    /// The number of operations that are the same.
    pub same: usize,
}

impl Comparison {
    /// The number of changes of a kind, with the operations in their regions.
    #[must_use]
    pub fn count(&self, kind: ChangeKind) -> usize {
        let of_kind = self.changes.iter().filter(|change| change.kind == kind);
        of_kind.map(|change| 1 + change.nested).sum()
    }
}

/// An operation of the first text in the second one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The operation in the first text, up to its first region.
    pub before: Range<usize>,
    /// The same operation in the second text, up to its first region; `None` if it is removed.
    pub after: Option<Range<usize>>,
    /// Whether it, or an operation in its regions, differs.
    pub is_changed: bool,
}

/// A text to compare, with its operations.
pub struct ParsedDump {
    /// The text.
    pub text: Vec<u8>,
    ir: Ir,
}

impl ParsedDump {
    /// Parses a text. Operations that cannot be read are left out.
    #[must_use]
    pub fn new(text: Vec<u8>, registry: &Registry, limits: &Limits) -> ParsedDump {
        let ir = recover(&text, registry, limits).ir;
        ParsedDump { text, ir }
    }

    /// Parses a text without some ranges of it, such as the functions that another text has, too.
    #[must_use]
    pub fn without(
        text: Vec<u8>,
        ranges: &[Range<usize>],
        registry: &Registry,
        limits: &Limits,
    ) -> ParsedDump {
        let ir = recover(&unchanged::blanked(&text, ranges), registry, limits).ir;
        ParsedDump { text, ir }
    }

    /// Compares it with a later text. Operations are matched by their text without names of values, then by symbol,
    /// location, and name.
    #[must_use]
    pub fn compare(&self, after: &ParsedDump) -> Comparison {
        self.compare_and_follow(after, None).0
    }

    fn compare_and_follow(
        &self,
        after: &ParsedDump,
        offset: Option<usize>,
    ) -> (Comparison, Option<Followed>) {
        let old = Nodes::new(&self.text, &self.ir);
        let new = Nodes::new(&after.text, &after.ir);
        let pairs = matching::pair(&old, &new);
        let blocks = paired_blocks(&old, &new, &pairs);
        let comparer = Comparer { old: &old, new: &new, pairs: &pairs, blocks };
        let found = comparer.changes();
        let followed = offset.and_then(|offset| comparer.follow(offset, &found));
        (found, followed)
    }
}

/// Compares two texts, and follows the operation at an offset of the first text; `None` outside of all operations.
#[must_use]
pub fn compare_and_follow(
    before: &[u8],
    after: &[u8],
    offset: Option<usize>,
    registry: &Registry,
    limits: &Limits,
) -> (Comparison, Option<Followed>) {
    let [before, after] =
        [before, after].map(|text| ParsedDump::new(text.to_vec(), registry, limits));
    before.compare_and_follow(&after, offset)
}

/// The blocks of the second module by those of the first, as their operations are paired.
fn paired_blocks(old: &Nodes<'_>, new: &Nodes<'_>, pairs: &Pairs) -> FxHashMap<BlockId, BlockId> {
    let mut blocks = FxHashMap::default();
    for (index, node) in old.all.iter().enumerate() {
        let Some(other) = pairs.after(index).and_then(|other| new.all.get(other)) else { continue };
        let (Some(from), Some(to)) =
            (old.ir.block_of(node.operation), new.ir.block_of(other.operation))
        else {
            continue;
        };
        blocks.entry(from).or_insert(to);
    }
    blocks
}

struct Comparer<'n> {
    old: &'n Nodes<'n>,
    new: &'n Nodes<'n>,
    pairs: &'n Pairs,
    blocks: FxHashMap<BlockId, BlockId>,
}

impl Comparer<'_> {
    fn changes(&self) -> Comparison {
        let mut found = Comparison::default();
        let mut next_old = 0;
        for (index, node) in self.new.all.iter().enumerate() {
            let Some(before) = self.pairs.before(index) else {
                if self.is_root(self.new, node.parent, |parent| self.pairs.before(parent)) {
                    let nested = self.unpaired(self.new, index, |child| self.pairs.before(child));
                    found.changes.push(self.change(ChangeKind::Added, None, Some(index), nested));
                }
                continue;
            };
            // Removed operations are listed at their former places.
            if !self.pairs.is_moved(before) {
                self.removed(&mut next_old, before, &mut found);
            }
            let is_changed = self.differs(before, index);
            let kind = match (self.pairs.is_moved(before), is_changed) {
                (_, true) => ChangeKind::Changed,
                (true, false) => ChangeKind::Moved,
                (false, false) => {
                    found.same += 1;
                    continue;
                }
            };
            found.changes.push(self.change(kind, Some(before), Some(index), 0));
        }
        self.removed(&mut next_old, self.old.all.len(), &mut found);
        found
    }

    /// The partner of the innermost operation of the first text at an offset.
    fn follow(&self, offset: usize, found: &Comparison) -> Option<Followed> {
        let index = self.old.innermost(offset)?;
        let partner = self.pairs.after(index);
        let contains = |nodes: &Nodes<'_>, index: usize, place: &Option<Range<usize>>| {
            place.as_ref().is_some_and(|place| nodes.place(index).contains(&place.start))
        };
        let is_in = |change: &Change| {
            contains(self.old, index, &change.before)
                || partner.is_some_and(|partner| contains(self.new, partner, &change.after))
        };
        Some(Followed {
            before: self.old.header(index),
            after: partner.map(|partner| self.new.header(partner)),
            is_changed: partner.is_none() || found.changes.iter().any(is_in),
        })
    }

    /// Adds the removed operations from the last index up to another one.
    fn removed(&self, next: &mut usize, end: usize, found: &mut Comparison) {
        while *next < end {
            let index = *next;
            *next += 1;
            let Some(node) = self.old.all.get(index) else { return };
            let is_root = self.is_root(self.old, node.parent, |parent| self.pairs.after(parent));
            if self.pairs.after(index).is_none() && is_root {
                let nested = self.unpaired(self.old, index, |child| self.pairs.after(child));
                found.changes.push(self.change(ChangeKind::Removed, Some(index), None, nested));
            }
        }
    }

    /// Whether an operation without a partner is not within another one.
    fn is_root(
        &self,
        nodes: &Nodes<'_>,
        parent: usize,
        partner: impl Fn(usize) -> Option<usize>,
    ) -> bool {
        parent == NO_NODE || nodes.all.get(parent).is_none() || partner(parent).is_some()
    }

    /// The number of operations within one that have no partner.
    fn unpaired(
        &self,
        nodes: &Nodes<'_>,
        index: usize,
        partner: impl Fn(usize) -> Option<usize>,
    ) -> usize {
        let size = nodes.all.get(index).map_or(1, |node| node.size);
        (index + 1..index + size).filter(|child| partner(*child).is_none()).count()
    }

    fn change(
        &self,
        kind: ChangeKind,
        before: Option<usize>,
        after: Option<usize>,
        nested: usize,
    ) -> Change {
        let header =
            |nodes: &Nodes<'_>, index: Option<usize>| index.map(|index| nodes.header(index));
        let within = match (before, after) {
            (_, Some(index)) => within(self.new, index),
            (Some(index), None) => within(self.old, index),
            (None, None) => String::new(),
        };
        Change {
            kind,
            before: header(self.old, before),
            after: header(self.new, after),
            nested,
            within,
        }
    }

    /// Whether paired operations differ: in their own text, or in what their operands are.
    fn differs(&self, before: usize, after: usize) -> bool {
        let (Some(old), Some(new)) = (self.old.all.get(before), self.new.all.get(after)) else {
            return false;
        };
        if old.shallow != new.shallow {
            return true;
        }
        let (first, second) = (self.old.ir, self.new.ir);
        let mut operands = first.operands(old.operation).zip(second.operands(new.operation));
        let is_other_operand =
            |(old, new)| !self.is_same_value(first.definition(old), second.definition(new));
        let mut targets =
            first.successors(old.operation).iter().zip(second.successors(new.operation));
        let is_other_block = |(old, new): (&BlockId, &BlockId)| {
            self.blocks.get(old).is_some_and(|other| other != new)
        };
        operands.any(is_other_operand) || targets.any(is_other_block)
    }

    fn is_same_value(&self, old: ValueDefinition, new: ValueDefinition) -> bool {
        match (old, new) {
            (ValueDefinition::Result(old, first), ValueDefinition::Result(new, second)) => {
                let partner = self.old.index_of(old).and_then(|old| self.pairs.after(old));
                first == second && partner.is_some() && partner == self.new.index_of(new)
            }
            (ValueDefinition::Argument(old, first), ValueDefinition::Argument(new, second)) => {
                first == second && self.blocks.get(&old).is_none_or(|other| *other == new)
            }
            (ValueDefinition::Forward, ValueDefinition::Forward) => true,
            _ => false,
        }
    }
}

/// The nearest symbol around an operation.
fn within(nodes: &Nodes<'_>, index: usize) -> String {
    let mut parent = nodes.all.get(index).map_or(NO_NODE, |node| node.parent);
    while let Some(node) = nodes.all.get(parent) {
        let header = nodes.text.get(nodes.header(parent)).unwrap_or_default();
        if crate::starts::symbol(header).is_some() {
            return String::from_utf8_lossy(scope_of(header)).into_owned();
        }
        parent = node.parent;
    }
    String::new()
}

/// The operations directly in a region, block by block.
pub(super) fn operations_of(
    ir: &Ir,
    region: abide_mlir::ir::RegionId,
) -> Vec<abide_mlir::ir::OperationId> {
    ir.blocks(region).iter().flat_map(|block| ir.block_operations(*block)).collect()
}
