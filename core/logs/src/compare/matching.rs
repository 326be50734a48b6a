//! Pairs the operations of two modules.

use super::edits;
use super::keys::{Node, Nodes};
use super::operations_of;
use abide_mlir::ir::RegionId;
use rustc_hash::FxHashMap;

/// The largest product of two lengths for which the longest common sequence is computed.
const MAX_TABLE_CELLS: usize = 250_000;

/// The partner of each operation.
#[derive(Debug)]
pub(super) struct Pairs {
    after: Vec<Option<usize>>,
    before: Vec<Option<usize>>,
    moved: Vec<bool>,
}

/// The key by which an operation is paired, if it has one.
type KeyOf = fn(&Node) -> Option<(u64, u64)>;

impl Pairs {
    /// The operation of the second module for one of the first.
    pub(super) fn after(&self, before: usize) -> Option<usize> {
        self.after.get(before).copied().flatten()
    }

    /// The operation of the first module for one of the second.
    pub(super) fn before(&self, after: usize) -> Option<usize> {
        self.before.get(after).copied().flatten()
    }

    /// Whether an operation of the first module is at another place in the second.
    pub(super) fn is_moved(&self, before: usize) -> bool {
        self.moved.get(before).copied().unwrap_or_default()
    }

    fn set(&mut self, before: usize, after: usize, is_moved: bool) {
        if let (Some(to), Some(from)) = (self.after.get_mut(before), self.before.get_mut(after)) {
            (*to, *from) = (Some(after), Some(before));
        }
        if let Some(moved) = self.moved.get_mut(before) {
            *moved = is_moved;
        }
    }
}

/// Pairs the operations of two modules.
pub(super) fn pair(old: &Nodes<'_>, new: &Nodes<'_>) -> Pairs {
    let pairs = Pairs {
        after: vec![None; old.all.len()],
        before: vec![None; new.all.len()],
        moved: vec![false; old.all.len()],
    };
    let mut matcher = Matcher { old, new, pairs, open: Vec::new() };
    if !(old.all.is_empty() || new.all.is_empty()) {
        matcher.pair_trees(0, 0);
    }
    while let Some((before, after)) = matcher.open.pop() {
        matcher.pair_regions(before, after);
    }
    matcher.pair_moved();
    matcher.pairs
}

struct Matcher<'n> {
    old: &'n Nodes<'n>,
    new: &'n Nodes<'n>,
    pairs: Pairs,
    /// Paired operations whose regions differ.
    open: Vec<(usize, usize)>,
}

impl Matcher<'_> {
    /// Pairs two operations, and those in them at once if they are the same.
    fn pair_trees(&mut self, before: usize, after: usize) {
        let (Some(old), Some(new)) = (self.old.all.get(before), self.new.all.get(after)) else {
            return;
        };
        if old.deep == new.deep && old.size == new.size {
            for index in 0..old.size {
                self.pairs.set(before + index, after + index, false);
            }
        } else {
            self.pairs.set(before, after, false);
            self.open.push((before, after));
        }
    }

    fn pair_regions(&mut self, before: usize, after: usize) {
        let (Some(old), Some(new)) = (self.old.all.get(before), self.new.all.get(after)) else {
            return;
        };
        let first = self.old.ir.regions(old.operation);
        let second = self.new.ir.regions(new.operation);
        for (old, new) in first.iter().zip(second) {
            let list = |nodes: &Nodes<'_>, region: RegionId| -> Vec<usize> {
                let operations = operations_of(nodes.ir, region).into_iter();
                operations.filter_map(|operation| nodes.index_of(operation)).collect()
            };
            let (old, new) = (list(self.old, *old), list(self.new, *new));
            self.pair_lists(&old, &new, true);
        }
    }

    /// Pairs the operations of two lists: first those that are the same.
    fn pair_lists(&mut self, old: &[usize], new: &[usize], may_anchor: bool) {
        let deep = |nodes: &Nodes<'_>, index: &usize| nodes.all.get(*index).map(|node| node.deep);
        let same = |pair: &(&usize, &usize)| deep(self.old, pair.0) == deep(self.new, pair.1);
        let head = old.iter().zip(new).take_while(same).count();
        let (first, second) =
            (old.get(head..).unwrap_or_default(), new.get(head..).unwrap_or_default());
        let tail = first.iter().rev().zip(second.iter().rev()).take_while(same).count();
        for (old, new) in old.iter().zip(new).take(head) {
            self.pair_trees(*old, *new);
        }
        for (old, new) in first.iter().rev().zip(second.iter().rev()).take(tail) {
            self.pair_trees(*old, *new);
        }
        let first = first.get(..first.len() - tail).unwrap_or_default();
        let second = second.get(..second.len() - tail).unwrap_or_default();
        if first.is_empty() || second.is_empty() {
            return;
        }
        let anchors = if may_anchor { self.anchors(first, second) } else { Vec::new() };
        if anchors.is_empty() {
            self.pair_loosely(first, second);
            return;
        }
        self.pair_at(first, second, anchors, |matcher, old, new| {
            matcher.pair_lists(old, new, false);
        });
    }

    /// Pairs the operations at the indices of two lists, and those between them with `between`.
    fn pair_at(
        &mut self,
        old: &[usize],
        new: &[usize],
        indices: Vec<(usize, usize)>,
        between: impl Fn(&mut Self, &[usize], &[usize]),
    ) {
        let (mut from_old, mut from_new) = (0, 0);
        for (at_old, at_new) in indices.into_iter().chain([(old.len(), new.len())]) {
            let before = old.get(from_old..at_old).unwrap_or_default();
            let after = new.get(from_new..at_new).unwrap_or_default();
            if !(before.is_empty() || after.is_empty()) {
                between(self, before, after);
            }
            if let (Some(old), Some(new)) = (old.get(at_old), new.get(at_new)) {
                self.pair_trees(*old, *new);
            }
            (from_old, from_new) = (at_old + 1, at_new + 1);
        }
    }

    /// The indices of operations that both lists have once, in one order.
    fn anchors(&self, old: &[usize], new: &[usize]) -> Vec<(usize, usize)> {
        let unique = |nodes: &Nodes<'_>, list: &[usize]| {
            let mut found: FxHashMap<u64, Option<usize>> = FxHashMap::default();
            for (at, index) in list.iter().enumerate() {
                if let Some(node) = nodes.all.get(*index) {
                    found.entry(node.deep).and_modify(|at| *at = None).or_insert(Some(at));
                }
            }
            found
        };
        let others = unique(self.new, new);
        let mut common: Vec<(usize, usize)> = unique(self.old, old)
            .into_iter()
            .filter_map(|(key, at)| Some((at?, others.get(&key).copied().flatten()?)))
            .collect();
        common.sort_unstable();
        longest_ascending(&common)
    }

    /// Pairs operations that differ: by symbol, by location, then in their order by text and by name.
    fn pair_loosely(&mut self, old: &[usize], new: &[usize]) {
        self.pair_by(old, new, |node| (node.symbol != 0).then_some((node.name, node.symbol)));
        self.pair_by(old, new, |node| (node.symbol != 0).then_some((0, node.symbol)));
        self.pair_by(old, new, |node| (node.location != 0).then_some((node.name, node.location)));
        let free = |taken: &dyn Fn(usize) -> Option<usize>, list: &[usize]| -> Vec<usize> {
            list.iter().copied().filter(|index| taken(*index).is_none()).collect()
        };
        let old = free(&|index| self.pairs.after(index), old);
        let new = free(&|index| self.pairs.before(index), new);
        if old.len().saturating_mul(new.len()) <= MAX_TABLE_CELLS {
            self.pair_common(&old, &new);
        } else if let Some(common) = edits::common(&texts(self.old, &old), &texts(self.new, &new)) {
            self.pair_at(&old, &new, common, Matcher::pair_common);
        } else {
            self.pair_in_order(&old, &new, |node| node.shallow);
            self.pair_in_order(&old, &new, |node| node.name);
        }
    }

    /// Pairs operations without crossings.
    fn pair_common(&mut self, old: &[usize], new: &[usize]) {
        for (old, new) in self.common_sequence(old, new) {
            self.pair_trees(old, new);
        }
    }

    /// Pairs operations by a key that both lists have once.
    fn pair_by(&mut self, old: &[usize], new: &[usize], key: impl Fn(&Node) -> Option<(u64, u64)>) {
        let unique = |nodes: &Nodes<'_>, list: &[usize]| {
            let mut found: FxHashMap<(u64, u64), Option<usize>> = FxHashMap::default();
            for index in list {
                if let Some(key) = nodes.all.get(*index).and_then(&key) {
                    found.entry(key).and_modify(|at| *at = None).or_insert(Some(*index));
                }
            }
            found
        };
        let others = unique(self.new, new);
        for (wanted, before) in unique(self.old, old) {
            let after = others.get(&wanted).copied().flatten();
            let (Some(before), Some(after)) = (before, after) else { continue };
            if self.pairs.after(before).is_none() && self.pairs.before(after).is_none() {
                self.pair_trees(before, after);
            }
        }
    }

    /// Pairs the n-th operation of a key with the n-th of the other list.
    fn pair_in_order(&mut self, old: &[usize], new: &[usize], key: impl Fn(&Node) -> u64) {
        let mut queues: FxHashMap<u64, std::collections::VecDeque<usize>> = FxHashMap::default();
        for index in new {
            if let Some(node) =
                self.new.all.get(*index).filter(|_| self.pairs.before(*index).is_none())
            {
                queues.entry(key(node)).or_default().push_back(*index);
            }
        }
        for before in old {
            let Some(node) =
                self.old.all.get(*before).filter(|_| self.pairs.after(*before).is_none())
            else {
                continue;
            };
            if let Some(after) =
                queues.get_mut(&key(node)).and_then(std::collections::VecDeque::pop_front)
            {
                self.pair_trees(*before, after);
            }
        }
    }

    /// The best pairs without crossings: the same text counts more than the same name.
    fn common_sequence(&self, old: &[usize], new: &[usize]) -> Vec<(usize, usize)> {
        let score = |old: usize, new: usize| -> u32 {
            let (Some(old), Some(new)) = (self.old.all.get(old), self.new.all.get(new)) else {
                return 0;
            };
            match () {
                () if old.deep == new.deep => 8,
                () if old.shallow == new.shallow => 6,
                () if old.name == new.name && old.symbol == 0 => 3,
                // Another operation took its place.
                () if old.types == new.types && old.types != 0 => 1,
                () => 0,
            }
        };
        let width = new.len() + 1;
        let mut best = vec![0_u32; (old.len() + 1) * width];
        let get = |best: &[u32], row: usize, column: usize| {
            best.get(row * width + column).copied().unwrap_or_default()
        };
        for (row, first) in old.iter().enumerate().rev() {
            for (column, second) in new.iter().enumerate().rev() {
                let value = score(*first, *second);
                let paired = if value > 0 { value + get(&best, row + 1, column + 1) } else { 0 };
                let value =
                    paired.max(get(&best, row + 1, column)).max(get(&best, row, column + 1));
                if let Some(slot) = best.get_mut(row * width + column) {
                    *slot = value;
                }
            }
        }
        let mut pairs = Vec::new();
        let (mut row, mut column) = (0, 0);
        while let (Some(first), Some(second)) = (old.get(row), new.get(column)) {
            let value = score(*first, *second);
            let here = get(&best, row, column);
            if value > 0 && here == value + get(&best, row + 1, column + 1) {
                pairs.push((*first, *second));
                (row, column) = (row + 1, column + 1);
            } else if here == get(&best, row + 1, column) {
                row += 1;
            } else {
                column += 1;
            }
        }
        pairs
    }

    /// Pairs the remaining operations of all regions: by text and operands, then by location, if these are unique.
    fn pair_moved(&mut self) {
        let keys: [KeyOf; 2] = [
            |node| Some((node.deep, node.shallow)),
            |node| (node.location != 0).then_some((node.name, node.location)),
        ];
        for key in keys {
            let unique = |nodes: &Nodes<'_>, taken: &[Option<usize>]| {
                let mut found: FxHashMap<(u64, u64), Option<usize>> = FxHashMap::default();
                for (index, node) in nodes.all.iter().enumerate() {
                    let is_free = taken.get(index).is_some_and(Option::is_none);
                    if let Some(key) = key(node).filter(|_| is_free) {
                        found.entry(key).and_modify(|at| *at = None).or_insert(Some(index));
                    }
                }
                found
            };
            let others = unique(self.new, &self.pairs.before);
            for (wanted, before) in unique(self.old, &self.pairs.after) {
                let after = others.get(&wanted).copied().flatten();
                if let (Some(before), Some(after)) = (before, after) {
                    self.pairs.set(before, after, true);
                }
            }
        }
    }
}

/// The texts of operations, as hashes.
fn texts(nodes: &Nodes<'_>, list: &[usize]) -> Vec<u64> {
    list.iter().map(|index| nodes.all.get(*index).map_or(0, |node| node.shallow)).collect()
}

/// The longest sequence of pairs, sorted by the first number, in which the second numbers ascend, too.
fn longest_ascending(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut tails: Vec<usize> = Vec::new();
    let mut previous = vec![usize::MAX; pairs.len()];
    let second = |index: usize| pairs.get(index).map_or(0, |pair| pair.1);
    for (index, pair) in pairs.iter().enumerate() {
        let at = tails.partition_point(|tail| second(*tail) < pair.1);
        if let (Some(slot), Some(before)) = (previous.get_mut(index), at.checked_sub(1)) {
            *slot = tails.get(before).copied().unwrap_or(usize::MAX);
        }
        match tails.get_mut(at) {
            Some(tail) => *tail = index,
            None => tails.push(index),
        }
    }
    let mut found = Vec::new();
    let mut at = tails.last().copied().unwrap_or(usize::MAX);
    while let Some(pair) = pairs.get(at) {
        found.push(*pair);
        at = previous.get(at).copied().unwrap_or(usize::MAX);
    }
    found.reverse();
    found
}
