//! Some children of nodes that have many: the child at a place is found without a visit to all before it.

use super::unit::Node;
use abide_source::sort;
use std::sync::OnceLock;

/// The distance between two listed children.
const STRIDE: u32 = 32;

/// The number of children that are visited one by one before the list is used.
pub(super) const MANY_CHILDREN: u32 = 2 * STRIDE;

/// Every 32nd child of each node of a unit, listed on first use.
#[derive(Debug, Clone, Default)]
pub(super) struct ChildIndex {
    /// Pairs of a node and a listed child, by their numbers, in ascending order.
    children: OnceLock<Box<[(u32, u32)]>>,
}

impl ChildIndex {
    /// Returns the last listed child of a node that begins before a token.
    pub(super) fn last_before(&self, nodes: &[Node], parent: u32, token: u32) -> Option<u32> {
        let children = self.children.get_or_init(|| listed_children(nodes));
        let first_token = |child: u32| nodes.get(child as usize).map_or(0, |node| node.first_token);
        let after = children
            .partition_point(|(outer, child)| (*outer, first_token(*child)) < (parent, token));
        let (outer, child) = children.get(after.checked_sub(1)?)?;
        (*outer == parent).then_some(*child)
    }

    /// The number of bytes of the list.
    pub(super) fn memory(&self) -> usize {
        self.children.get().map_or(0, |children| size_of_val(&**children))
    }
}

/// A node around the current one.
struct OpenNode {
    number: u32,
    end: u32,
    /// The number of children so far.
    children: u32,
}

fn listed_children(nodes: &[Node]) -> Box<[(u32, u32)]> {
    let mut listed = Vec::new();
    let mut open: Vec<OpenNode> = Vec::new();
    for (number, node) in (0_u32..).zip(nodes) {
        while open.last().is_some_and(|outer| outer.end <= number) {
            open.pop();
        }
        if let Some(outer) = open.last_mut() {
            outer.children += 1;
            if outer.children.is_multiple_of(STRIDE) {
                listed.push((outer.number, number));
            }
        }
        let end = node.end_node;
        if end > number.saturating_add(1) {
            open.push(OpenNode { number, end, children: 0 });
        }
    }
    // Of one node they are in order already.
    sort::by_number(&mut listed, |(outer, _)| *outer);
    listed.into_boxed_slice()
}
