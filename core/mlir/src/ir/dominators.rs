//! The dominator tree of any graph, in nearly linear time.

use super::{BlockId, Ir, RegionId};
use rustc_hash::FxHashMap;

impl Ir {
    /// The reachable blocks of a region, each with the range of its subtree in a preorder of the dominator tree: the
    /// first place, and the one after the last.
    pub(crate) fn dominator_places(&self, region: RegionId) -> Vec<(BlockId, (u32, u32))> {
        let blocks = self.blocks(region);
        let numbers: FxHashMap<BlockId, usize> =
            blocks.iter().enumerate().map(|(number, block)| (*block, number)).collect();
        let successors = |number: usize| {
            let last = blocks.get(number).and_then(|block| self.last_operation(*block));
            let successors = last.map_or(&[][..], |last| self.successors(last));
            successors.iter().filter_map(|block| numbers.get(block).copied()).collect()
        };
        let found = Dominators::new(blocks.len(), successors);
        let reached = found.reached.iter().filter_map(|number| blocks.get(*number).copied());
        reached.zip(found.places).collect()
    }
}

/// The dominators of a graph: the nodes on every path from its entry to others. Nodes are numbers.
#[derive(Debug)]
struct Dominators {
    /// The nodes that are reached, in the order of their occurrence.
    reached: Vec<usize>,
    /// For each of these the range of its subtree in an order of the tree: start and end.
    places: Vec<(u32, u32)>,
}

impl Dominators {
    /// Returns the dominators of a graph of `count` nodes, whose entry is 0.
    fn new(count: usize, successors: impl Fn(usize) -> Vec<usize>) -> Dominators {
        let search = Search::new(count, successors);
        let immediate = Forest::new(&search).immediate_dominators(&search);
        Dominators { places: places(&immediate), reached: search.order }
    }
}

/// The place of each node's subtree, for nodes numbered so that a dominator comes before the nodes that it dominates.
fn places(immediate: &[usize]) -> Vec<(u32, u32)> {
    let mut sizes = vec![1u32; immediate.len()];
    for node in (1..immediate.len()).rev() {
        let size = at(&sizes, node);
        if let Some(above) = sizes.get_mut(at(immediate, node)) {
            *above += size;
        }
    }
    // The start of the next child of each node.
    let mut next = vec![0u32; immediate.len()];
    let mut places = Vec::with_capacity(immediate.len());
    for (node, parent) in immediate.iter().enumerate() {
        let (start, size) = (at(&next, if node == 0 { 0 } else { *parent }), at(&sizes, node));
        put(&mut next, *parent, start + size);
        put(&mut next, node, start + 1);
        places.push((start, start + size));
    }
    places
}

/// A depth-first search. Nodes are renumbered in the order of their occurrence.
struct Search {
    /// The nodes by their old numbers.
    order: Vec<usize>,
    /// From where each was met.
    parents: Vec<usize>,
    predecessors: Vec<Vec<usize>>,
}

impl Search {
    fn new(count: usize, successors: impl Fn(usize) -> Vec<usize>) -> Search {
        const UNVISITED: usize = usize::MAX;
        let mut numbers = vec![UNVISITED; count];
        let mut search =
            Search { order: vec![0], parents: vec![0], predecessors: vec![Vec::new()] };
        put(&mut numbers, 0, 0);
        let mut open = vec![(0, successors(0).into_iter())];
        while let Some((from, rest)) = open.last_mut() {
            let from = *from;
            let Some(node) = rest.next() else {
                open.pop();
                continue;
            };
            let mut number = at(&numbers, node);
            if number == UNVISITED {
                number = search.order.len();
                put(&mut numbers, node, number);
                search.order.push(node);
                search.parents.push(from);
                search.predecessors.push(Vec::new());
                open.push((number, successors(node).into_iter()));
            }
            if let Some(list) = search.predecessors.get_mut(number) {
                list.push(from);
            }
        }
        search
    }
}

/// The forest that Lengauer and Tarjan's algorithm links, with its paths compressed.
struct Forest {
    /// The node above; itself if nothing is linked.
    ancestors: Vec<usize>,
    /// The node with the least semidominator on the way up, as far as the way is compressed.
    labels: Vec<usize>,
    semidominators: Vec<usize>,
}

impl Forest {
    fn new(search: &Search) -> Forest {
        let all: Vec<usize> = (0..search.order.len()).collect();
        Forest { ancestors: all.clone(), labels: all.clone(), semidominators: all }
    }

    fn semidominator(&self, node: usize) -> usize {
        at(&self.semidominators, node)
    }

    /// The node with the least semidominator on the way from a node up to its root, without the root.
    fn least(&mut self, node: usize) -> usize {
        let mut way = Vec::new();
        let mut above = node;
        while at(&self.ancestors, above) != above {
            way.push(above);
            above = at(&self.ancestors, above);
        }
        // The topmost node of the path is just below the root: from there down, each takes the value of the node above.
        let mut upper = way.pop();
        let root = above;
        while let (Some(above), Some(below)) = (upper, way.pop()) {
            let (best, own) = (at(&self.labels, above), at(&self.labels, below));
            if self.semidominator(best) < self.semidominator(own) {
                put(&mut self.labels, below, best);
            }
            put(&mut self.ancestors, below, root);
            upper = Some(below);
        }
        at(&self.labels, node)
    }

    /// For each node its immediate dominator; itself for the entry.
    fn immediate_dominators(mut self, search: &Search) -> Vec<usize> {
        let count = search.order.len();
        let mut immediate = vec![0; count];
        let mut waiting: Vec<Vec<usize>> = vec![Vec::new(); count];
        for node in (1..count).rev() {
            for from in search.predecessors.get(node).into_iter().flatten() {
                let least = self.least(*from);
                let semidominator = self.semidominator(node).min(self.semidominator(least));
                put(&mut self.semidominators, node, semidominator);
            }
            let (semidominator, parent) = (self.semidominator(node), at(&search.parents, node));
            if let Some(list) = waiting.get_mut(semidominator) {
                list.push(node);
            }
            put(&mut self.ancestors, node, parent);
            for below in waiting.get_mut(parent).map(std::mem::take).unwrap_or_default() {
                let least = self.least(below);
                let deeper = self.semidominator(least) < self.semidominator(below);
                put(&mut immediate, below, if deeper { least } else { parent });
            }
        }
        for node in 1..count {
            let own = at(&immediate, node);
            if own != self.semidominator(node) {
                let above = at(&immediate, own);
                put(&mut immediate, node, above);
            }
        }
        immediate
    }
}

/// An element, or the default for an index that never occurs.
fn at<T: Copy + Default>(list: &[T], index: usize) -> T {
    list.get(index).copied().unwrap_or_default()
}

fn put<T>(list: &mut [T], index: usize, value: T) {
    if let Some(place) = list.get_mut(index) {
        *place = value;
    }
}

#[cfg(test)]
mod tests {
    use super::Dominators;

    /// Whether every path from node 0 to `to` leads through a node, by leaving it out.
    fn is_on_every_path(graph: &[Vec<usize>], node: usize, to: usize) -> bool {
        let mut met = vec![false; graph.len()];
        let mut open = if node == 0 { vec![] } else { vec![0] };
        while let Some(from) = open.pop() {
            if from != node && !std::mem::replace(&mut met[from], true) {
                open.extend(&graph[from]);
            }
        }
        !met[to]
    }

    #[test]
    fn dominators_match_a_naive_computation() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..300 {
            let count = 1 + random(12);
            let graph: Vec<Vec<usize>> =
                (0..count).map(|_| (0..random(4)).map(|_| random(count)).collect()).collect();
            let found = Dominators::new(count, |node| graph[node].clone());
            for (one, places) in found.reached.iter().zip(&found.places) {
                for (other, inner) in found.reached.iter().zip(&found.places) {
                    let within = places.0 <= inner.0 && inner.1 <= places.1;
                    let expected = one == other || is_on_every_path(&graph, *one, *other);
                    assert_eq!(within, expected, "{one} and {other} in {graph:?}");
                }
            }
        }
    }
}
