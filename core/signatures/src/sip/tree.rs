//! One half of a signature as a tree with index paths.

use super::fields::{BuildError, decimal_len, push_integer, push_span_head};
use super::visit::{Side, SipError, SipParser, StructKind, Visitor};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// One step of an index path.
///
/// Ordered as the mangler of the C++ reference orders the fields of a struct: integers by value,
/// then strings by their bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key<'a> {
    /// Into a sequence.
    Index(i32),
    /// Into a dictionary. Any bytes.
    Name(&'a [u8]),
}

/// The value of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// A position in the raw, flat list of inputs or results.
    Leaf(i32),
    /// A sequence or dictionary.
    Struct(StructKind),
    /// Nothing: the last key of a struct has no value. The reference accepts it, the design
    /// document does not know it.
    Missing,
}

/// A node of one [`Tree`]. Ids count in preorder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A key whose bytes are kept in [`Tree::names`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StoredKey {
    Root,
    Index(i32),
    Name(u32, u32),
}

#[derive(Debug, Clone, Copy)]
struct Node {
    key: StoredKey,
    value: Value,
    /// `NO_NODE` for a root.
    parent: u32,
    /// The id after the last node below this one.
    end: u32,
    span: Span,
    key_span: Span,
}

const NO_NODE: u32 = u32::MAX;

/// One half of a signature: a flat list of nodes in preorder.
///
/// The design document has exactly one root; the reference accepts none (a function without inputs
/// or results) and several.
///
/// ```
/// use abide_source::limits::Limits;
/// use abide_signatures::sip::{Key, Side, Tree};
///
/// // ([%0, {"x": %1}],): the first positional argument is a list that holds a dict.
/// let signature = b"I26!S22!k0S16!k0_0k1D7!K2!x_1R1!";
/// let tree = Tree::read(signature, Side::Inputs, &Limits::default()).unwrap();
/// let path = [Key::Index(0), Key::Index(1), Key::Name(b"x")];
/// let node = tree.node_at_path(&path).unwrap();
/// assert_eq!(tree.leaves_of(1).collect::<Vec<_>>(), [node]);
/// assert_eq!(tree.path(node), path);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    names: Vec<u8>,
}

impl Tree {
    /// Reads one half of a signature.
    ///
    /// # Errors
    /// Those of [`SipParser`].
    pub fn read(text: &[u8], side: Side, limits: &Limits) -> Result<Tree, SipError> {
        let mut builder = TreeBuilder::new();
        SipParser::new(text, limits).visit(side, &mut builder)?;
        Ok(builder.finish())
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// All nodes, each before those below it.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The roots: usually one, none for a function without inputs or results.
    #[must_use]
    pub fn roots(&self) -> Siblings<'_> {
        Siblings { tree: self, next: 0, end: self.nodes.len() as u32 }
    }

    /// The nodes directly below one.
    #[must_use]
    pub fn children(&self, id: NodeId) -> Siblings<'_> {
        let end = self.node(id).map_or(0, |node| node.end);
        Siblings { tree: self, next: id.0.saturating_add(1), end }
    }

    /// The struct that a node is in; `None` for a root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).map(|node| node.parent).filter(|&parent| parent != NO_NODE).map(NodeId)
    }

    /// The key of a node in its struct; `None` for a root.
    #[must_use]
    pub fn key(&self, id: NodeId) -> Option<Key<'_>> {
        match self.node(id)?.key {
            StoredKey::Root => None,
            StoredKey::Index(index) => Some(Key::Index(index)),
            StoredKey::Name(start, end) => {
                Some(Key::Name(self.names.get(start as usize..end as usize).unwrap_or_default()))
            }
        }
    }

    /// The value of a node. (For an id of another tree, [`Value::Missing`].)
    #[must_use]
    pub fn value(&self, id: NodeId) -> Value {
        self.node(id).map_or(Value::Missing, |node| node.value)
    }

    /// The span of the value in the signature, as a whole field; if it is missing, the position after the key.
    #[must_use]
    pub fn span(&self, id: NodeId) -> Span {
        self.node(id).map(|node| node.span).unwrap_or_default()
    }

    /// The span of the key in the signature; an empty range for a root.
    #[must_use]
    pub fn key_span(&self, id: NodeId) -> Span {
        self.node(id).map(|node| node.key_span).unwrap_or_default()
    }

    /// The keys on the way from the root to a node: its index path.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<Key<'_>> {
        let mut path = Vec::new();
        let mut at = Some(id);
        while let Some(id) = at {
            path.extend(self.key(id));
            at = self.parent(id);
        }
        path.reverse();
        path
    }

    /// The node at an index path, below the first root. Of two equal keys the first counts.
    #[must_use]
    pub fn node_at_path(&self, path: &[Key<'_>]) -> Option<NodeId> {
        let mut node = self.roots().next()?;
        for key in path {
            node = self.children(node).find(|&child| self.key(child) == Some(*key))?;
        }
        Some(node)
    }

    /// The innermost node whose key or value holds the byte at `offset` of the signature.
    #[must_use]
    pub fn node_at_offset(&self, offset: u32) -> Option<NodeId> {
        let holds = |id: &NodeId| self.key_span(*id).cover(self.span(*id)).contains(offset);
        let mut found = self.roots().find(holds)?;
        while let Some(child) = self.children(found).find(holds) {
            found = child;
        }
        Some(found)
    }

    /// The leaves, in the order of the signature, with their raw index.
    pub fn leaves(&self) -> impl Iterator<Item = (NodeId, i32)> + '_ {
        self.nodes().filter_map(|id| match self.value(id) {
            Value::Leaf(index) => Some((id, index)),
            _ => None,
        })
    }

    /// The leaves with one raw index: one in a sound signature.
    pub fn leaves_of(&self, raw_index: i32) -> impl Iterator<Item = NodeId> + '_ {
        self.leaves().filter(move |&(_, index)| index == raw_index).map(|(id, _)| id)
    }

    /// Whether two trees have the same keys and values in the same order, ignoring spans.
    #[must_use]
    pub fn same_structure(&self, other: &Tree) -> bool {
        self.nodes.len() == other.nodes.len()
            && self
                .nodes
                .iter()
                .zip(&other.nodes)
                .all(|(a, b)| (a.value, a.parent, a.end) == (b.value, b.parent, b.end))
            && self.nodes().all(|id| self.key(id) == other.key(id))
    }

    /// The half as the content of its `I` or `R` field, in linear time.
    ///
    /// # Errors
    /// A struct of more than 2^31 - 2 bytes.
    pub fn encode(&self) -> Result<Vec<u8>, BuildError> {
        let (lengths, total) = self.content_lengths();
        let mut out = Vec::with_capacity(total);
        for (id, &length) in self.nodes().zip(&lengths) {
            push_node(&mut out, self.key(id), self.value(id), length)?;
        }
        Ok(out)
    }

    /// The length of the content of every struct (0 for other nodes) and of the half, in bytes.
    fn content_lengths(&self) -> (Vec<usize>, usize) {
        let mut lengths = vec![0_usize; self.nodes.len()];
        let mut total = 0_usize;
        for id in self.nodes().rev() {
            let content = lengths.get(id.index()).copied().unwrap_or_default();
            let length = node_len(self.key(id), self.value(id), content);
            let parent = self.parent(id).and_then(|parent| lengths.get_mut(parent.index()));
            let sum = parent.unwrap_or(&mut total);
            *sum = sum.saturating_add(length);
        }
        (lengths, total)
    }
}

/// The number of bytes that [`push_node`] appends, including the content of a struct.
pub(crate) fn node_len(key: Option<Key<'_>>, value: Value, content: usize) -> usize {
    let key = match key {
        None => 0,
        Some(Key::Index(index)) => 1 + decimal_len(i64::from(index)),
        Some(Key::Name(name)) => span_len(name.len()),
    };
    let value = match value {
        Value::Leaf(index) => 1 + decimal_len(i64::from(index)),
        Value::Struct(_) => span_len(content),
        Value::Missing => 0,
    };
    value.saturating_add(key)
}

/// Appends a key and a leaf, or a key and the head of a struct with `content` bytes.
///
/// # Errors
/// A struct of more than 2^31 - 2 bytes.
pub(crate) fn push_node(
    out: &mut Vec<u8>,
    key: Option<Key<'_>>,
    value: Value,
    content: usize,
) -> Result<(), BuildError> {
    match key {
        None => {}
        Some(Key::Index(index)) => push_integer(out, b'k', index),
        Some(Key::Name(name)) => {
            push_span_head(out, b'K', name.len())?;
            out.extend_from_slice(name);
        }
    }
    match value {
        Value::Leaf(index) => push_integer(out, b'_', index),
        Value::Struct(kind) => push_span_head(out, kind.tag(), content)?,
        Value::Missing => {}
    }
    Ok(())
}

/// The bytes of a span field with `content` bytes in it.
fn span_len(content: usize) -> usize {
    let length = i64::try_from(content).unwrap_or(i64::MAX).saturating_add(1);
    (1 + decimal_len(length) + 1).saturating_add(content)
}

/// Writes a whole signature, inputs before results.
///
/// # Errors
/// A struct or a half of more than 2^31 - 2 bytes.
pub fn encode_signature(inputs: &Tree, results: &Tree) -> Result<Vec<u8>, BuildError> {
    join_halves(&inputs.encode()?, &results.encode()?)
}

/// Puts the contents of both halves into their fields.
pub(crate) fn join_halves(inputs: &[u8], results: &[u8]) -> Result<Vec<u8>, BuildError> {
    let mut out = Vec::with_capacity(span_len(inputs.len()) + span_len(results.len()));
    for (side, content) in [(Side::Inputs, inputs), (Side::Results, results)] {
        push_span_head(&mut out, side.tag(), content.len())?;
        out.extend_from_slice(content);
    }
    Ok(out)
}

/// Nodes of one struct, or the roots.
#[derive(Debug, Clone)]
pub struct Siblings<'a> {
    tree: &'a Tree,
    next: u32,
    end: u32,
}

impl Iterator for Siblings<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        if self.next >= self.end {
            return None;
        }
        let id = NodeId(self.next);
        self.next = self.tree.node(id)?.end;
        Some(id)
    }
}

/// Makes a [`Tree`] from the events of a visit, or from the same calls made by hand.
#[derive(Debug, Clone, Default)]
pub struct TreeBuilder {
    tree: Tree,
    /// The open structs, outermost first.
    open: Vec<u32>,
    pending: Option<(StoredKey, Span)>,
}

impl TreeBuilder {
    /// A builder of an empty tree.
    #[must_use]
    pub fn new() -> TreeBuilder {
        TreeBuilder::default()
    }

    /// The tree; structs that are still open are closed.
    #[must_use]
    pub fn finish(mut self) -> Tree {
        while !self.open.is_empty() {
            self.close();
        }
        self.tree
    }

    /// Sets the key of the next value. It has no effect on a root.
    pub fn key(&mut self, key: Key<'_>, span: Span) {
        let key = match key {
            Key::Index(index) => StoredKey::Index(index),
            Key::Name(name) => {
                let start = self.tree.names.len() as u32;
                self.tree.names.extend_from_slice(name);
                StoredKey::Name(start, self.tree.names.len() as u32)
            }
        };
        self.pending = Some((key, span));
    }

    /// Adds a leaf.
    pub fn leaf(&mut self, raw_index: i32, span: Span) {
        self.push(Value::Leaf(raw_index), span);
    }

    /// Begins a struct; the next leaves and structs are in it until [`close`](Self::close).
    pub fn open(&mut self, kind: StructKind, span: Span) {
        let id = self.tree.nodes.len() as u32;
        self.push(Value::Struct(kind), span);
        self.open.push(id);
    }

    /// Marks the last key as having no value: a [`Value::Missing`]. Without a key it does nothing.
    pub fn missing(&mut self) {
        if let Some((_, span)) = self.pending {
            self.push(Value::Missing, Span::at(span.end()));
        }
    }

    /// Ends the innermost struct. A key without a value becomes a [`Value::Missing`].
    pub fn close(&mut self) {
        self.missing();
        let end = self.tree.nodes.len() as u32;
        if let Some(node) = self.open.pop().and_then(|id| self.tree.nodes.get_mut(id as usize)) {
            node.end = end;
        }
    }

    fn push(&mut self, value: Value, span: Span) {
        let id = self.tree.nodes.len() as u32;
        let parent = self.open.last().copied().unwrap_or(NO_NODE);
        let pending = self.pending.take().filter(|_| parent != NO_NODE);
        let (key, key_span) = pending.unwrap_or((StoredKey::Root, Span::at(span.start())));
        self.tree.nodes.push(Node { key, value, parent, end: id + 1, span, key_span });
    }
}

impl Visitor<'_> for TreeBuilder {
    fn integer_key(&mut self, key: i32, span: Span) {
        self.key(Key::Index(key), span);
    }

    fn string_key(&mut self, key: &[u8], span: Span) {
        self.key(Key::Name(key), span);
    }

    fn open_struct(&mut self, kind: StructKind, span: Span) {
        self.open(kind, span);
    }

    fn close_struct(&mut self, _: StructKind) {
        self.close();
    }

    fn raw_index(&mut self, index: i32, span: Span) {
        self.leaf(index, span);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::testing::nested;

    const NESTED: &[u8] = b"I26!S22!k0S16!k0_0k1D7!K2!x_1R3!_5";

    fn read(text: &[u8], side: Side) -> Tree {
        Tree::read(text, side, &Limits::default()).unwrap()
    }

    #[test]
    fn paths_lead_to_nodes_and_back() {
        let tree = read(NESTED, Side::Inputs);
        for id in tree.nodes() {
            assert_eq!(tree.node_at_path(&tree.path(id)), Some(id));
        }
        assert_eq!(tree.node_at_path(&[Key::Name(b"x")]), None);
        assert_eq!(tree.leaves_of(7).count(), 0);
        let root = read(NESTED, Side::Results);
        assert_eq!(root.node_at_path(&[]), root.leaves_of(5).next());
    }

    #[test]
    fn ranges_cover_whole_fields() {
        let tree = read(NESTED, Side::Inputs);
        let leaf = tree.leaves_of(1).next().unwrap();
        assert_eq!(tree.span(leaf).slice(NESTED), b"_1");
        assert_eq!(tree.key_span(leaf).slice(NESTED), b"K2!x");
        assert_eq!(tree.span(tree.parent(leaf).unwrap()).slice(NESTED), b"D7!K2!x_1");
        assert_eq!(tree.node_at_offset(tree.span(leaf).start()), Some(leaf));
        assert_eq!(tree.node_at_offset(0), None);
    }

    #[test]
    fn encoding_gives_the_signature_back() {
        for text in [
            NESTED,
            b"I1!R1!",
            b"I4!S1!R11!D8!K2!eD1!",
            b"I10!S7!k0_0k1R5!_0_1",
            b"I16!S12!K2!\xff_0k-5_1R1!",
        ] {
            let halves = (read(text, Side::Inputs), read(text, Side::Results));
            assert_eq!(encode_signature(&halves.0, &halves.1).unwrap(), text);
        }
    }

    #[test]
    fn deep_trees_are_built_and_encoded_without_recursion() {
        let text = nested(1_000_000);
        let limits = Limits { depth: u32::MAX, ..Limits::default() };
        let tree = Tree::read(&text, Side::Inputs, &limits).unwrap();
        assert_eq!(encode_signature(&tree, &Tree::default()).unwrap(), text);
        let leaf = tree.leaves_of(0).next().unwrap();
        assert_eq!(tree.path(leaf).len(), 1_000_000);
    }
}
