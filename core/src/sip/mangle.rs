//! Makes signatures from index paths.

use super::fields::BuildError;
use super::tree::{Key, Value, join_halves, node_len, push_node};
use super::visit::{Side, StructKind};
use indexmap::IndexMap;
use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::{BuildHasher, Hash, Hasher};

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

/// The edge that leads to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Edge<'k> {
    /// The node that it comes from.
    parent: u32,
    key: Key<'k>,
}

impl Hash for Edge<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.key {
            Key::Index(index) => {
                state.write_u64(u64::from(self.parent) << 32 | u64::from(index.cast_unsigned()));
            }
            Key::Name(name) => {
                state.write_u64(u64::from(self.parent) << 32 | (name.len() as u64 & 0xffff_ffff));
                state.write(name);
            }
        }
    }
}

/// One half of a signature that is being made. The nodes are the edges of the map, counted from 1;
/// node 0 is the root. A node comes behind the node that its edge comes from.
#[derive(Debug, Clone)]
struct Half<'k> {
    root: Value,
    nodes: IndexMap<Edge<'k>, Value, Seed>,
}

impl<'k> Half<'k> {
    fn new(seed: Seed) -> Half<'k> {
        Half { root: Value::Missing, nodes: IndexMap::with_hasher(seed) }
    }

    fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        if self.nodes.len().saturating_add(path.len()) >= u32::MAX as usize {
            return Err(MangleError::TooMany);
        }
        let mut node = 0;
        let mut value = self.root;
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
            let entry = self.nodes.entry(Edge { parent: node, key: *key });
            node = entry.index() as u32 + 1;
            value = *entry.or_insert(Value::Missing);
        }
        if value != Value::Missing {
            return Err(MangleError::Occupied);
        }
        self.set_value(node, Value::Leaf(raw_index));
        Ok(())
    }

    fn set_value(&mut self, node: u32, value: Value) {
        match (node as usize).checked_sub(1) {
            None => self.root = value,
            Some(index) => {
                if let Some((_, slot)) = self.nodes.get_index_mut(index) {
                    *slot = value;
                }
            }
        }
    }

    fn value(&self, node: u32) -> Value {
        match (node as usize).checked_sub(1) {
            None => self.root,
            Some(index) => self.nodes.get_index(index).map_or(Value::Missing, |(_, value)| *value),
        }
    }

    /// The length of the content of every struct, in bytes.
    fn content_lengths(&self) -> Vec<usize> {
        let mut lengths = vec![0_usize; self.nodes.len() + 1];
        for (index, (edge, value)) in self.nodes.iter().enumerate().rev() {
            let content = lengths.get(index + 1).copied().unwrap_or_default();
            if let Some(sum) = lengths.get_mut(edge.parent as usize) {
                *sum = sum.saturating_add(node_len(Some(edge.key), *value, content));
            }
        }
        lengths
    }

    /// The content of the half, with the fields of every struct in the order of their keys.
    fn encode(&self) -> Result<Vec<u8>, BuildError> {
        let children = Children::new(self.nodes.keys());
        let lengths = self.content_lengths();
        let content = |node: u32| lengths.get(node as usize).copied().unwrap_or_default();
        let mut out = Vec::with_capacity(node_len(None, self.root, content(0)));
        push_node(&mut out, None, self.root, content(0))?;
        let mut open = vec![children.of(0)];
        while let Some(siblings) = open.last_mut() {
            let Some(&(key, node)) = siblings.next() else {
                open.pop();
                continue;
            };
            let value = self.value(node);
            push_node(&mut out, Some(key), value, content(node))?;
            if let Value::Struct(_) = value {
                open.push(children.of(node));
            }
        }
        Ok(out)
    }
}

/// The children of all nodes: those of one node are neighbours, in the order of their keys.
struct Children<'k> {
    edges: Vec<(Key<'k>, u32)>,
    /// The first edge of each node, and one more number for the end of the last.
    starts: Vec<u32>,
}

impl<'k> Children<'k> {
    /// Groups the edges by the node that they come from, by counting, and sorts each group.
    fn new<'a>(edges: impl ExactSizeIterator<Item = &'a Edge<'k>> + Clone) -> Children<'k>
    where
        'k: 'a,
    {
        let mut starts = vec![0_u32; edges.len() + 2];
        for edge in edges.clone() {
            if let Some(count) = starts.get_mut(edge.parent as usize + 1) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut next = starts.clone();
        let mut grouped = vec![(Key::Index(0), 0); edges.len()];
        for (index, edge) in edges.enumerate() {
            if let Some(at) = next.get_mut(edge.parent as usize) {
                if let Some(slot) = grouped.get_mut(*at as usize) {
                    *slot = (edge.key, index as u32 + 1);
                }
                *at += 1;
            }
        }
        for bounds in starts.windows(2) {
            if let [start, end] = bounds
                && let Some(group) = grouped.get_mut(*start as usize..*end as usize)
            {
                group.sort_unstable();
            }
        }
        Children { edges: grouped, starts }
    }

    fn of(&self, node: u32) -> std::slice::Iter<'_, (Key<'k>, u32)> {
        let bound = |index: usize| self.starts.get(index).copied().unwrap_or_default() as usize;
        let range = bound(node as usize)..bound(node as usize + 1);
        self.edges.get(range).unwrap_or_default().iter()
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
        let seed = Seed::random();
        SipSignatureMangler { inputs: Half::new(seed), results: Half::new(seed) }
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

/// The secret of a hash function by folded multiplication: quick for short keys, and different in
/// every mangler, so that nobody can choose keys that collide. No output depends on it.
#[derive(Debug, Clone, Copy)]
struct Seed(u64, u64);

impl Seed {
    fn random() -> Seed {
        let state = RandomState::new();
        Seed(state.hash_one(0_u8), state.hash_one(1_u8) | 1)
    }
}

impl BuildHasher for Seed {
    type Hasher = FoldedHasher;

    fn build_hasher(&self) -> FoldedHasher {
        FoldedHasher { state: self.0, factor: self.1 }
    }
}

struct FoldedHasher {
    state: u64,
    factor: u64,
}

impl FoldedHasher {
    #[inline]
    fn fold(&mut self, word: u64) {
        let product = u128::from(self.state ^ word) * u128::from(self.factor);
        self.state = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for FoldedHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.fold(u64::from_le_bytes(*word));
        }
        let tail = rest.iter().rev().fold(0, |tail, byte| tail << 8 | u64::from(*byte));
        self.fold(tail);
    }

    fn write_u64(&mut self, value: u64) {
        self.fold(value);
    }

    fn finish(&self) -> u64 {
        // One more round: the map takes its buckets from the low bits and its tags from the high.
        let product = u128::from(self.state) * u128::from(self.factor);
        (product as u64) ^ ((product >> 64) as u64)
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
