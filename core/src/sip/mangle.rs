//! Makes signatures from index paths.

use super::fields::BuildError;
use super::hash::{EdgeMap, Seed};
use super::tree::{Key, Value, join_halves, node_len, push_node};
use super::visit::{Side, StructKind};
use indexmap::IndexSet;
use std::fmt;

/// Why a raw index cannot be set at an index path; nothing is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MangleError {
    /// The raw index is negative.
    NegativeRawIndex(i32),
    /// An integer key is negative. (The C++ reference aborts.)
    NegativeKey(i32),
    /// A struct on the way has keys of the other kind.
    MixedKeys {
        /// How many keys lead to that struct.
        depth: usize,
    },
    /// A node on the way is a leaf. (The C++ reference silently drops that leaf.)
    LeafInTheWay {
        /// How many keys lead to that leaf.
        depth: usize,
    },
    /// The node at the path has a value already.
    Occupied,
    /// There are more nodes than 32 bits can count.
    TooMany,
}

impl fmt::Display for MangleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MangleError::NegativeRawIndex(index) => write!(f, "the raw index {index} is negative"),
            MangleError::NegativeKey(key) => write!(f, "the integer key {key} is negative"),
            MangleError::MixedKeys { depth } => {
                write!(f, "the struct behind {depth} keys has keys of the other kind")
            }
            MangleError::LeafInTheWay { depth } => {
                write!(f, "behind {depth} keys there is a leaf, which cannot have keys")
            }
            MangleError::Occupied => f.write_str("there is a value at this path already"),
            MangleError::TooMany => f.write_str("there are too many nodes"),
        }
    }
}

impl std::error::Error for MangleError {}

/// A key in one word: an index as it is, a name as its number in a list of names with the top bit
/// set. Words of one kind are ordered as their numbers are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct KeyWord(u32);

const NAME_BIT: u32 = 1 << 31;

impl KeyWord {
    fn index(index: i32) -> KeyWord {
        KeyWord(index.cast_unsigned() & !NAME_BIT)
    }

    fn name(number: usize) -> KeyWord {
        KeyWord(number as u32 | NAME_BIT)
    }

    /// The key, whose name is looked up in the list.
    fn key<'k>(self, name: impl FnOnce(usize) -> Option<&'k [u8]>) -> Key<'k> {
        match self.0 & NAME_BIT {
            0 => Key::Index(self.0.cast_signed()),
            _ => Key::Name(name((self.0 & !NAME_BIT) as usize).unwrap_or_default()),
        }
    }
}

/// One half of a signature that is being made.
///
/// The nodes are the edges of the map, counted from 1; node 0 is the root. An edge is the node that
/// it comes from and a [`KeyWord`], in one number. A node comes behind the node that its edge comes
/// from.
#[derive(Debug, Clone)]
struct Half<'k> {
    nodes: EdgeMap,
    /// What stands at each node.
    values: Vec<Value>,
    names: IndexSet<&'k [u8], Seed>,
}

fn edge(parent: u32, word: KeyWord) -> u64 {
    u64::from(parent) << 32 | u64::from(word.0)
}

/// The node that an edge comes from, and its key.
fn parts(edge: u64) -> (u32, KeyWord) {
    ((edge >> 32) as u32, KeyWord(edge as u32))
}

impl<'k> Half<'k> {
    fn new() -> Half<'k> {
        let seed = Seed::random();
        Half {
            nodes: EdgeMap::new(seed),
            values: vec![Value::Missing],
            names: IndexSet::with_hasher(seed),
        }
    }

    fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        // There are never more names than nodes.
        if self.nodes.len().saturating_add(path.len()) >= NAME_BIT as usize {
            return Err(MangleError::TooMany);
        }
        let mut node = 0;
        let mut value = self.value(0);
        for (depth, key) in path.iter().enumerate() {
            match value {
                Value::Leaf(_) => return Err(MangleError::LeafInTheWay { depth }),
                Value::Struct(kind) if kind != struct_of(key) => {
                    return Err(MangleError::MixedKeys { depth });
                }
                // The first node that is new; nothing can be in the way behind it.
                Value::Missing => self.set_value(node, Value::Struct(struct_of(key))),
                Value::Struct(_) => {}
            }
            let word = match key {
                Key::Index(index) => KeyWord::index(*index),
                Key::Name(name) => KeyWord::name(self.names.insert_full(name).0),
            };
            let (child, new) = self.nodes.node(edge(node, word));
            if new {
                self.values.push(Value::Missing);
            }
            node = child;
            value = self.value(node);
        }
        if value != Value::Missing {
            return Err(MangleError::Occupied);
        }
        self.set_value(node, Value::Leaf(raw_index));
        Ok(())
    }

    fn set_value(&mut self, node: u32, value: Value) {
        if let Some(slot) = self.values.get_mut(node as usize) {
            *slot = value;
        }
    }

    fn value(&self, node: u32) -> Value {
        self.values.get(node as usize).copied().unwrap_or(Value::Missing)
    }

    /// The content of the half, with the fields of every struct in the order of their keys.
    fn encode(&self) -> Result<Vec<u8>, BuildError> {
        let mut names: Vec<(&[u8], usize)> =
            self.names.iter().enumerate().map(|(number, name)| (*name, number)).collect();
        names.sort_unstable();
        let layout = Layout::new(self, &ranks(&names));
        let Some(root) = layout.nodes.first() else { return Ok(Vec::new()) };
        let mut out = Vec::with_capacity(node_len(None, root.value, root.content as usize));
        push_node(&mut out, None, root.value, root.content as usize)?;
        let mut open = vec![layout.children(0)];
        while let Some(siblings) = open.last_mut() {
            let Some(&child) = siblings.next() else {
                open.pop();
                continue;
            };
            // A child is a word and a node, as an edge is a node and a word.
            let (word, KeyWord(id)) = parts(child);
            let Some(node) = layout.nodes.get(id as usize) else { continue };
            let key = KeyWord(word).key(|rank| names.get(rank).map(|(name, _)| *name));
            push_node(&mut out, Some(key), node.value, node.content as usize)?;
            if let Value::Struct(_) = node.value {
                open.push(layout.children(id));
            }
        }
        Ok(out)
    }
}

/// The place of each name in the order of them all.
fn ranks(sorted: &[(&[u8], usize)]) -> Vec<u32> {
    let mut ranks = vec![0; sorted.len()];
    for (rank, (_, number)) in sorted.iter().enumerate() {
        if let Some(slot) = ranks.get_mut(*number) {
            *slot = rank as u32;
        }
    }
    ranks
}

/// What is needed of a node to write it, side by side.
#[derive(Debug, Clone, Copy)]
struct NodeLayout {
    value: Value,
    /// The length of the content of a struct in bytes; `u32::MAX` if it is longer.
    content: u32,
    /// Where the children begin in the list of them all; they end where the next node's begin.
    first_child: u32,
}

/// Where all nodes go.
struct Layout {
    /// One more than there are nodes, for the end of the last one's children.
    nodes: Vec<NodeLayout>,
    /// The children of all nodes: those of one node are neighbours, in the order of their keys. A
    /// key (with the rank of a name for its number) is in the upper half, the node in the lower.
    children: Vec<u64>,
}

impl Layout {
    fn new(half: &Half<'_>, ranks: &[u32]) -> Layout {
        let node = |value: &Value| NodeLayout { value: *value, content: 0, first_child: 0 };
        let mut nodes: Vec<NodeLayout> = half.values.iter().map(node).collect();
        nodes.push(node(&Value::Missing));
        let mut layout = Layout { nodes, children: vec![0; half.nodes.len()] };
        layout.measure(half);
        layout.group(half.nodes.edges(), ranks);
        layout
    }

    /// Sums the lengths and counts the children of all structs.
    fn measure(&mut self, half: &Half<'_>) {
        for (id, edge) in (1..self.nodes.len()).zip(half.nodes.edges()).rev() {
            let (parent, word) = parts(*edge);
            let key = word.key(|number| half.names.get_index(number).copied());
            let Some(node) = self.nodes.get(id).copied() else { continue };
            let length = node_len(Some(key), node.value, node.content as usize);
            if let Some(parent) = self.nodes.get_mut(parent as usize) {
                let length = u32::try_from(length).unwrap_or(u32::MAX);
                parent.content = parent.content.saturating_add(length);
                parent.first_child += 1;
            }
        }
    }

    /// Groups the edges by the node that they come from, by counting, and sorts each group.
    fn group(&mut self, edges: &[u64], ranks: &[u32]) {
        let mut end = 0;
        for node in &mut self.nodes {
            end += node.first_child;
            node.first_child = end;
        }
        // Each group is filled from its end, which leaves `first_child` at its beginning.
        for (index, edge) in edges.iter().enumerate().rev() {
            let (parent, KeyWord(word)) = parts(*edge);
            let rank = ranks.get((word & !NAME_BIT) as usize).copied().unwrap_or_default();
            let word = if word & NAME_BIT == 0 { word } else { rank | NAME_BIT };
            let Some(node) = self.nodes.get_mut(parent as usize) else { continue };
            node.first_child -= 1;
            if let Some(slot) = self.children.get_mut(node.first_child as usize) {
                *slot = u64::from(word) << 32 | (index as u64 + 1);
            }
        }
        for bounds in self.nodes.windows(2) {
            let [node, next] = bounds else { continue };
            let range = node.first_child as usize..next.first_child as usize;
            if let Some(group) = self.children.get_mut(range) {
                group.sort_unstable();
            }
        }
    }

    fn children(&self, id: u32) -> std::slice::Iter<'_, u64> {
        let bound = |index: usize| self.nodes.get(index).map_or(0, |node| node.first_child);
        let range = bound(id as usize) as usize..bound(id as usize + 1) as usize;
        self.children.get(range).unwrap_or_default().iter()
    }
}

fn struct_of(key: &Key<'_>) -> StructKind {
    match key {
        Key::Index(_) => StructKind::Sequence,
        Key::Name(_) => StructKind::Dictionary,
    }
}

fn check_values(raw_index: i32, path: &[Key<'_>]) -> Result<(), MangleError> {
    if raw_index < 0 {
        return Err(MangleError::NegativeRawIndex(raw_index));
    }
    for key in path {
        if let Key::Index(index) = key
            && *index < 0
        {
            return Err(MangleError::NegativeKey(*index));
        }
    }
    Ok(())
}

/// Makes a structured-index-path signature from the index path of each raw input and result.
///
/// A struct with integer keys becomes a sequence, one with string keys a dictionary. Fields are in
/// the order of their keys (integers by value, strings by their bytes), whatever the order of the
/// calls; gaps in a sequence are kept. An empty struct cannot be expressed this way. Whether a raw
/// index is used twice is not checked, as in the C++ reference's `SipSignatureMangler`.
///
/// Keys are borrowed from the caller. Setting takes time in proportion to the path, writing is
/// linear but for the sorting of each struct's keys.
///
/// ```
/// use abide_core::sip::{Key, Side, SipSignatureMangler};
///
/// // (%0, {"x": %1}) -> %0
/// let mut mangler = SipSignatureMangler::new();
/// mangler.set_raw_index(Side::Inputs, 0, &[Key::Index(0)]).unwrap();
/// mangler.set_raw_index(Side::Inputs, 1, &[Key::Index(1), Key::Name(b"x")]).unwrap();
/// mangler.set_raw_index(Side::Results, 0, &[]).unwrap();
/// assert_eq!(mangler.to_signature().unwrap(), b"I20!S16!k0_0k1D7!K2!x_1R3!_0");
/// ```
#[derive(Debug, Clone)]
pub struct SipSignatureMangler<'k> {
    inputs: Half<'k>,
    results: Half<'k>,
}

impl Default for SipSignatureMangler<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'k> SipSignatureMangler<'k> {
    /// A mangler of a function without inputs and results.
    #[must_use]
    pub fn new() -> SipSignatureMangler<'k> {
        SipSignatureMangler { inputs: Half::new(), results: Half::new() }
    }

    /// Says that the raw input or result `raw_index` stands at an index path.
    ///
    /// # Errors
    /// See [`MangleError`]; a call that fails changes nothing.
    pub fn set_raw_index(
        &mut self,
        side: Side,
        raw_index: i32,
        path: &[Key<'k>],
    ) -> Result<(), MangleError> {
        match side {
            Side::Inputs => self.inputs.set(raw_index, path),
            Side::Results => self.results.set(raw_index, path),
        }
    }

    /// The signature.
    ///
    /// # Errors
    /// A struct of more than 2^31 - 2 bytes, whose length no reader would accept.
    pub fn to_signature(&self) -> Result<Vec<u8>, BuildError> {
        join_halves(&self.inputs.encode()?, &self.results.encode()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::sip::Tree;

    const INPUTS: Side = Side::Inputs;

    fn mangled(paths: &[&[Key<'static>]]) -> String {
        let mut mangler = SipSignatureMangler::new();
        for (raw, path) in paths.iter().enumerate() {
            mangler.set_raw_index(INPUTS, raw as i32, path).unwrap();
        }
        String::from_utf8_lossy(&mangler.to_signature().unwrap()).into_owned()
    }

    #[test]
    fn keys_are_ordered_as_the_reference_orders_them() {
        let names: Vec<[Key<'_>; 1]> =
            [&b"9"[..], b"10", b"1", b"\x80", b"\x7f", b""].map(|name| [Key::Name(name)]).to_vec();
        let paths: Vec<&[Key<'_>]> = names.iter().map(|path| &path[..]).collect();
        let mut mangler = SipSignatureMangler::new();
        for (raw, path) in paths.iter().enumerate() {
            mangler.set_raw_index(INPUTS, raw as i32, path).unwrap();
        }
        let text = mangler.to_signature().unwrap();
        let tree = Tree::read(&text, INPUTS, &Limits::default()).unwrap();
        let order: Vec<i32> = tree.leaves().map(|(_, raw)| raw).collect();
        assert_eq!(order, [5, 2, 1, 0, 4, 3]);
        assert_eq!(mangled(&[&[Key::Index(10)], &[Key::Index(9)]]), "I14!S10!k9_1k10_0R1!");
    }

    #[test]
    fn refused_calls_change_nothing() {
        let mut mangler = SipSignatureMangler::new();
        let (zero, x) = (Key::Index(0), Key::Name(b"x"));
        mangler.set_raw_index(INPUTS, 0, &[zero, zero]).unwrap();
        let before = mangler.to_signature().unwrap();
        for (path, error) in [
            (&[zero, x, Key::Index(4)][..], MangleError::MixedKeys { depth: 1 }),
            (&[x], MangleError::MixedKeys { depth: 0 }),
            (&[zero, zero, x], MangleError::LeafInTheWay { depth: 2 }),
            (&[zero], MangleError::Occupied),
            (&[], MangleError::Occupied),
            (&[Key::Index(1), Key::Index(-1)], MangleError::NegativeKey(-1)),
        ] {
            assert_eq!(mangler.set_raw_index(INPUTS, 1, path), Err(error), "{path:?}");
            assert_eq!(mangler.to_signature().unwrap(), before);
        }
        let error = mangler.set_raw_index(INPUTS, -3, &[Key::Index(1)]);
        assert_eq!(error, Err(MangleError::NegativeRawIndex(-3)));
        mangler.set_raw_index(INPUTS, 1, &[Key::Index(1), Key::Index(0)]).unwrap();
    }

    #[test]
    fn the_root_can_be_a_leaf_once() {
        let mut mangler = SipSignatureMangler::new();
        mangler.set_raw_index(Side::Results, 7, &[]).unwrap();
        assert_eq!(mangler.set_raw_index(Side::Results, 1, &[]), Err(MangleError::Occupied));
        let below = mangler.set_raw_index(Side::Results, 1, &[Key::Index(0)]);
        assert_eq!(below, Err(MangleError::LeafInTheWay { depth: 0 }));
        assert_eq!(mangler.to_signature().unwrap(), b"I1!R3!_7");
        assert_eq!(SipSignatureMangler::new().to_signature().unwrap(), b"I1!R1!");
    }

    #[test]
    fn a_million_levels_are_mangled_without_recursion() {
        let path = vec![Key::Index(0); 1_000_000];
        let mut mangler = SipSignatureMangler::new();
        mangler.set_raw_index(INPUTS, 0, &path).unwrap();
        assert_eq!(mangler.to_signature().unwrap(), crate::sip::testing::nested(1_000_000));
    }
}
