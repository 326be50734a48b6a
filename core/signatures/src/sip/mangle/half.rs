//! One half of a signature while its leaves are set.

use super::MangleError;
use super::children::{Child, Children};
use super::hash::Seed;
use super::names::Names;
use super::word::{Content, StructWord};
use crate::sip::tree::Key;
use crate::sip::visit::StructKind;

/// A half has fewer nodes, and so fewer names.
const MAX_NODES: usize = 1 << 31;

/// One half of a signature that is being made.
#[derive(Debug, Clone)]
pub(super) struct Half<'k> {
    /// `None` while nothing is set.
    pub(super) root: Option<Content>,
    nodes: usize,
    pub(super) children: Children,
    pub(super) names: Names<'k>,
    /// The nodes on the path that was set last, from below the root: the next path often begins with
    /// the same keys.
    last_path: Vec<Child>,
}

impl<'k> Half<'k> {
    pub(super) fn new() -> Half<'k> {
        let seed = Seed::random();
        Half {
            root: None,
            nodes: 0,
            children: Children::new(seed),
            names: Names::new(seed),
            last_path: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        let nodes = self.nodes.saturating_add(path.len());
        if nodes >= MAX_NODES || !self.children.has_room(path.len()) {
            return Err(MangleError::TooMany);
        }
        let Some(root) = self.root else {
            self.root = Some(self.make(raw_index, path));
            return Ok(());
        };
        let mut target = root;
        // Whether the path equals the last one so far.
        let mut known = true;
        for (depth, key) in path.iter().enumerate() {
            let Content::Struct(holder) = target else {
                return Err(MangleError::LeafInTheWay { depth });
            };
            if holder.kind() != struct_of(key) {
                return Err(MangleError::MixedKeys { depth });
            }
            let key = self.number(key);
            if known {
                match self.last_path.get(depth) {
                    Some(last) if last.key == key => {
                        target = last.content;
                        continue;
                    }
                    _ => self.last_path.truncate(depth),
                }
                known = false;
            }
            let Some(content) = self.children.find(holder, key) else {
                let after = path.get(depth + 1..).unwrap_or_default();
                self.add(holder, key, raw_index, after);
                return Ok(());
            };
            self.last_path.push(Child { key, content });
            target = content;
        }
        Err(MangleError::Occupied)
    }

    /// Creates the nodes at the end of the last path: a struct for each further key with the next one in it, and
    /// the leaf in the last one.
    fn make(&mut self, raw_index: i32, after: &[Key<'k>]) -> Content {
        let first = self.last_path.len();
        self.nodes += 1 + after.len();
        let mut content = Content::Leaf(raw_index);
        for key in after.iter().rev() {
            let child = Child { key: self.number(key), content };
            self.last_path.push(child);
            content = Content::Struct(self.children.add_struct(struct_of(key), child));
        }
        self.last_path.get_mut(first..).unwrap_or_default().reverse();
        content
    }

    /// Adds a child to the struct at the end of the last path, with all keys that follow.
    fn add(&mut self, holder: StructWord, key: u32, raw_index: i32, after: &[Key<'k>]) {
        let depth = self.last_path.len();
        let content = self.make(raw_index, after);
        let child = Child { key, content };
        self.last_path.insert(depth, child);
        let place = self.children.add(holder, child);
        if place != holder {
            self.moved(depth, Content::Struct(place));
        }
    }

    /// Updates the parent of the struct after `depth` keys of the last path, which has moved.
    #[cold]
    fn moved(&mut self, depth: usize, place: Content) {
        let (above, _) = self.last_path.split_at_mut(depth);
        match above {
            [] => self.root = Some(place),
            [.., holder, child] => {
                child.content = place;
                if let Content::Struct(holder) = holder.content {
                    self.children.replace(holder, *child);
                }
            }
            [child] => {
                child.content = place;
                if let Some(Content::Struct(root)) = self.root {
                    self.children.replace(root, *child);
                }
            }
        }
    }

    /// The number of a key: an index unchanged, a name as its number among the names.
    #[inline]
    fn number(&mut self, key: &Key<'k>) -> u32 {
        match key {
            Key::Index(index) => index.cast_unsigned(),
            Key::Name(name) => self.names.number(name),
        }
    }

    /// The number of nodes.
    pub(super) fn node_count(&self) -> usize {
        self.nodes
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
