//! One half of a signature while its leaves are set.

use super::MangleError;
use super::hash::{NodeTable, Seed};
use crate::sip::tree::Key;
use crate::sip::visit::StructKind;
use indexmap::IndexSet;

/// A key in one word: an index as it is, a name as its number in a list of names with the top bit
/// set. Words of one kind are ordered as their numbers are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct KeyWord(u32);

const NAME_BIT: u32 = 1 << 31;

impl KeyWord {
    fn index(index: i32) -> KeyWord {
        KeyWord(index.cast_unsigned() & !NAME_BIT)
    }

    pub(super) fn name(number: usize) -> KeyWord {
        KeyWord(number as u32 | NAME_BIT)
    }

    /// The index, or the number of the name.
    pub(super) fn parts(self) -> Result<i32, usize> {
        match self.0 & NAME_BIT {
            0 => Ok(self.0.cast_signed()),
            _ => Err((self.0 & !NAME_BIT) as usize),
        }
    }

    pub(super) fn to_u32(self) -> u32 {
        self.0
    }

    pub(super) fn from_u32(word: u32) -> KeyWord {
        KeyWord(word)
    }
}

/// A value and its key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    parent: u32,
    /// Without meaning in the root.
    pub(super) key: KeyWord,
    /// The child of the same struct that came before this one; 0, the root, if there is none.
    pub(super) sibling: u32,
    pub(super) content: Content,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Content {
    /// With its raw index.
    Leaf(i32),
    /// With the child that came last; 0 while there is none.
    Struct(StructKind, u32),
}

/// What [`Half::set`] knows of a node on its way.
#[derive(Debug, Clone, Copy)]
struct Target {
    node: u32,
    /// `None` if the node is a leaf.
    kind: Option<StructKind>,
}

/// One half of a signature that is being made.
#[derive(Debug, Clone)]
pub(super) struct Half<'k> {
    /// In the order in which they came, the root first.
    pub(super) nodes: Vec<Node>,
    pub(super) names: IndexSet<&'k [u8], Seed>,
    /// All but the root, by their parent and key.
    table: NodeTable,
    /// The nodes on the path that was set last: the next path often begins with the same keys.
    last_path: Vec<(Key<'k>, Target)>,
}

impl<'k> Half<'k> {
    pub(super) fn new() -> Half<'k> {
        let seed = Seed::random();
        Half {
            nodes: Vec::new(),
            names: IndexSet::with_hasher(seed),
            table: NodeTable::new(seed),
            last_path: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        // There are never more names than nodes.
        if self.nodes.len().saturating_add(path.len()) >= NAME_BIT as usize {
            return Err(MangleError::TooMany);
        }
        let mut new = self.nodes.is_empty();
        if new {
            let content = new_content(raw_index, path.first());
            self.nodes.push(Node { parent: 0, key: KeyWord(0), sibling: 0, content });
        }
        let known = self.last_path.iter().zip(path).take_while(|((last, _), key)| last == *key);
        let known = known.count();
        self.last_path.truncate(known);
        let mut target =
            self.last_path.last().map_or_else(|| self.target(0), |(_, target)| *target);
        for (depth, key) in path.iter().enumerate().skip(known) {
            match target.kind {
                None => return Err(MangleError::LeafInTheWay { depth }),
                Some(kind) if kind != struct_of(key) => {
                    return Err(MangleError::MixedKeys { depth });
                }
                Some(_) => {}
            }
            // Behind the first node that is new nothing can be in the way.
            (target, new) =
                self.child(target.node, key, new_content(raw_index, path.get(depth + 1)));
            self.last_path.push((*key, target));
        }
        if new { Ok(()) } else { Err(MangleError::Occupied) }
    }

    fn target(&self, node: u32) -> Target {
        let kind = match self.nodes.get(node as usize).map(|node| node.content) {
            Some(Content::Struct(kind, _)) => Some(kind),
            _ => None,
        };
        Target { node, kind }
    }

    /// The child of a struct under a key, which is made with `content` if there is none; true if it
    /// was.
    fn child(&mut self, parent: u32, key: &Key<'k>, content: Content) -> (Target, bool) {
        let key = match key {
            Key::Index(index) => KeyWord::index(*index),
            Key::Name(name) => KeyWord::name(self.names.insert_full(name).0),
        };
        // The caller keeps the count below 2^31.
        let new = self.nodes.len() as u32;
        let word = u64::from(parent) << 32 | u64::from(key.0);
        let (node, is_new) = self.table.find_or_insert(word, new, |node| {
            self.nodes
                .get(node as usize)
                .is_some_and(|node| (node.parent, node.key) == (parent, key))
        });
        if is_new {
            let sibling = match self.nodes.get_mut(parent as usize).map(|node| &mut node.content) {
                Some(Content::Struct(_, last)) => std::mem::replace(last, new),
                _ => 0,
            };
            self.nodes.push(Node { parent, key, sibling, content });
        }
        (self.target(node), is_new)
    }
}

/// What a new node is: a struct for the key behind it on the path, or the leaf at its end.
fn new_content(raw_index: i32, next: Option<&Key<'_>>) -> Content {
    next.map_or(Content::Leaf(raw_index), |key| Content::Struct(struct_of(key), 0))
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
