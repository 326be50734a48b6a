//! Makes signatures from index paths.

use super::fields::BuildError;
use super::tree::{Key, Tree, TreeBuilder, encode_signature};
use super::visit::{Side, StructKind};
use crate::text::Span;
use indexmap::IndexMap;
use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::{BuildHasher, Hasher};

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

/// What is known of a node of the mangler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Empty,
    Leaf(i32),
    Struct(StructKind),
}

/// The edge that leads to a node: the node that it comes from, and the key.
type Edge<'k> = (u32, Key<'k>);

/// One half of a signature that is being made. The nodes are the edges of the map, counted from 1;
/// node 0 is the root.
#[derive(Debug, Clone)]
struct Half<'k> {
    root: State,
    nodes: IndexMap<Edge<'k>, State, Seed>,
}

impl<'k> Half<'k> {
    fn new(seed: Seed) -> Half<'k> {
        Half { root: State::Empty, nodes: IndexMap::with_hasher(seed) }
    }

    fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        let mut node = 0;
        let mut state = self.root;
        let mut known = 0;
        for (depth, key) in path.iter().enumerate() {
            match state {
                State::Leaf(_) => return Err(MangleError::LeafInTheWay { depth }),
                State::Struct(kind) if kind != struct_of(key) => {
                    return Err(MangleError::MixedKeys { depth });
                }
                State::Struct(_) | State::Empty => {}
            }
            let Some((index, _, found)) = self.nodes.get_full(&(node, *key)) else { break };
            (node, state, known) = (index as u32 + 1, *found, depth + 1);
        }
        let new = path.get(known..).unwrap_or_default();
        if new.is_empty() && state != State::Empty {
            return Err(MangleError::Occupied);
        }
        if self.nodes.len().saturating_add(new.len()) >= u32::MAX as usize {
            return Err(MangleError::TooMany);
        }
        self.grow(node, new, raw_index);
        Ok(())
    }

    /// Adds the nodes of `keys` below `node`, and a leaf behind the last.
    fn grow(&mut self, mut node: u32, keys: &[Key<'k>], raw_index: i32) {
        for key in keys {
            self.set_state(node, State::Struct(struct_of(key)));
            let (index, _) = self.nodes.insert_full((node, *key), State::Empty);
            node = index as u32 + 1;
        }
        self.set_state(node, State::Leaf(raw_index));
    }

    fn set_state(&mut self, node: u32, state: State) {
        match (node as usize).checked_sub(1) {
            None => self.root = state,
            Some(index) => {
                if let Some((_, slot)) = self.nodes.get_index_mut(index) {
                    *slot = state;
                }
            }
        }
    }

    fn state(&self, node: u32) -> State {
        match (node as usize).checked_sub(1) {
            None => self.root,
            Some(index) => self.nodes.get_index(index).map_or(State::Empty, |(_, state)| *state),
        }
    }

    /// The tree with the fields of every struct in the order of their keys.
    fn tree(&self) -> Tree {
        let children = Children::new(self.nodes.keys());
        let mut builder = TreeBuilder::new();
        let mut open = Vec::new();
        emit(self.root, &mut builder, || open.push(children.of(0)));
        while let Some(siblings) = open.last_mut() {
            let Some(&(key, node)) = siblings.next() else {
                open.pop();
                builder.close();
                continue;
            };
            builder.key(key, Span::default());
            emit(self.state(node), &mut builder, || open.push(children.of(node)));
        }
        builder.finish()
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
        for (parent, _) in edges.clone() {
            if let Some(count) = starts.get_mut(*parent as usize + 1) {
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
        for (index, (parent, key)) in edges.enumerate() {
            if let Some(at) = next.get_mut(*parent as usize) {
                if let Some(slot) = grouped.get_mut(*at as usize) {
                    *slot = (*key, index as u32 + 1);
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

/// Adds a node to a tree; where it is a struct, calls `opened`.
fn emit(state: State, builder: &mut TreeBuilder, opened: impl FnOnce()) {
    match state {
        State::Empty => {}
        State::Leaf(index) => builder.leaf(index, Span::default()),
        State::Struct(kind) => {
            builder.open(kind, Span::default());
            opened();
        }
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

    /// One half as a tree, whose ranges are all empty.
    #[must_use]
    pub fn to_tree(&self, side: Side) -> Tree {
        match side {
            Side::Inputs => self.inputs.tree(),
            Side::Results => self.results.tree(),
        }
    }

    /// The signature.
    ///
    /// # Errors
    /// A struct of more than 2^31 - 2 bytes, whose length no reader would accept.
    pub fn to_signature(&self) -> Result<Vec<u8>, BuildError> {
        encode_signature(&self.inputs.tree(), &self.results.tree())
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
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            for (slot, byte) in word.iter_mut().zip(chunk) {
                *slot = *byte;
            }
            self.fold(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, value: u32) {
        self.fold(u64::from(value));
    }

    fn write_i32(&mut self, value: i32) {
        self.fold(u64::from(value.cast_unsigned()));
    }

    fn write_usize(&mut self, value: usize) {
        self.fold(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.fold(value as u64);
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
        let tree = mangler.to_tree(INPUTS);
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
