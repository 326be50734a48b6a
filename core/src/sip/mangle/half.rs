//! One half of a signature while its leaves are set.

use super::MangleError;
use super::hash::{ChildTable, Seed};
use super::names::Names;
use crate::sip::tree::Key;
use crate::sip::visit::StructKind;
use std::num::NonZeroU32;

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

/// What stands at a node.
#[derive(Debug, Clone, Copy)]
pub(super) enum Content {
    /// With its raw index.
    Leaf(i32),
    /// With its number.
    Struct(u32),
}

const LEAF_BIT: u32 = 1 << 31;

impl Content {
    pub(super) fn to_word(self) -> u32 {
        match self {
            Content::Leaf(raw_index) => raw_index.cast_unsigned() | LEAF_BIT,
            Content::Struct(number) => number,
        }
    }

    pub(super) fn from_word(word: u32) -> Content {
        match word & LEAF_BIT {
            0 => Content::Struct(word),
            _ => Content::Leaf((word & !LEAF_BIT).cast_signed()),
        }
    }
}

/// A node in its struct.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Child {
    pub(super) key: KeyWord,
    /// 0 if there is no such child: nothing holds the first struct, which is the root.
    content: u32,
}

impl Child {
    pub(super) fn new(key: KeyWord, content: Content) -> Child {
        Child { key, content: content.to_word() }
    }

    pub(super) const NONE: Child = Child { key: KeyWord(0), content: 0 };

    pub(super) fn is_none(self) -> bool {
        self.content == 0
    }

    pub(super) fn content(self) -> Content {
        Content::from_word(self.content)
    }
}

/// A struct with more children looks them up in a table.
const FEW: usize = 4;

/// A struct and its children, in the order in which they came.
#[derive(Debug, Clone)]
pub(super) struct Struct {
    pub(super) kind: StructKind,
    few: [Child; FEW],
    /// Where they are more: all of them, in the list before this one.
    many: Option<NonZeroU32>,
}

/// One half of a signature that is being made.
#[derive(Debug, Clone)]
pub(super) struct Half<'k> {
    /// `None` while nothing is set.
    pub(super) root: Option<Content>,
    nodes: usize,
    /// In the order in which they came.
    pub(super) structs: Vec<Struct>,
    /// The children of the structs that have many.
    many: Vec<Vec<Child>>,
    pub(super) names: Names<'k>,
    /// The children of the structs that have many.
    table: ChildTable,
    /// The nodes on the path that was set last: the next path often begins with the same keys.
    last_path: Vec<(KeyWord, Content)>,
}

impl<'k> Half<'k> {
    pub(super) fn new() -> Half<'k> {
        let seed = Seed::random();
        Half {
            root: None,
            nodes: 0,
            structs: Vec::new(),
            many: Vec::new(),
            names: Names::new(seed),
            table: ChildTable::new(seed),
            last_path: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, raw_index: i32, path: &[Key<'k>]) -> Result<(), MangleError> {
        check_values(raw_index, path)?;
        // There are never more names or structs than nodes.
        if self.nodes.saturating_add(path.len()) >= NAME_BIT as usize {
            return Err(MangleError::TooMany);
        }
        let mut new = self.root.is_none();
        let root = match self.root {
            Some(root) => root,
            None => self.make(raw_index, path.first()),
        };
        self.root = Some(root);
        let mut target = root;
        // While it begins as the last one did.
        let mut known = true;
        for (depth, key) in path.iter().enumerate() {
            let Content::Struct(parent) = target else {
                return Err(MangleError::LeafInTheWay { depth });
            };
            let Some(holder) = self.structs.get(parent as usize) else { break };
            if holder.kind != struct_of(key) {
                return Err(MangleError::MixedKeys { depth });
            }
            let word = match key {
                Key::Index(index) => KeyWord::index(*index),
                Key::Name(name) => KeyWord::name(self.names.number(name)),
            };
            if known {
                match self.last_path.get(depth) {
                    Some((last, content)) if *last == word => {
                        target = *content;
                        continue;
                    }
                    _ => self.last_path.truncate(depth),
                }
                known = false;
            }
            // Behind the first node that is new nothing can be in the way.
            let found = holder.find(&self.table, parent, word);
            new = found.is_none();
            target =
                found.unwrap_or_else(|| self.add(parent, word, raw_index, path.get(depth + 1)));
            self.last_path.push((word, target));
        }
        if new { Ok(()) } else { Err(MangleError::Occupied) }
    }

    /// Makes the child of a struct that has none under this key.
    fn add(
        &mut self,
        parent: u32,
        key: KeyWord,
        raw_index: i32,
        next: Option<&Key<'_>>,
    ) -> Content {
        let content = self.make(raw_index, next);
        let child = Child::new(key, content);
        if let Some(holder) = self.structs.get_mut(parent as usize) {
            if let Some(many) = holder.many {
                self.table.insert(parent, child);
                if let Some(many) = self.many.get_mut(many.get() as usize - 1) {
                    many.push(child);
                }
            } else if let Some(free) = holder.few.iter_mut().find(|few| few.is_none()) {
                *free = child;
            } else {
                let many = [&holder.few[..], &[child]].concat();
                for child in &many {
                    self.table.insert(parent, *child);
                }
                self.many.push(many);
                holder.many = NonZeroU32::new(self.many.len() as u32);
            }
        }
        content
    }

    /// How many nodes there are.
    pub(super) fn node_count(&self) -> usize {
        self.nodes
    }

    /// The children of a struct, in the order in which they came.
    pub(super) fn children<'h>(&'h self, of: &'h Struct) -> impl Iterator<Item = &'h Child> {
        let many = of.many.and_then(|many| self.many.get(many.get() as usize - 1));
        many.map_or(&of.few[..], |many| many).iter().filter(|child| !child.is_none())
    }

    /// Makes a node: a struct for the key behind it on the path, or the leaf at its end.
    fn make(&mut self, raw_index: i32, next: Option<&Key<'_>>) -> Content {
        self.nodes += 1;
        let Some(next) = next else { return Content::Leaf(raw_index) };
        // `set` keeps the count below 2^31.
        let number = self.structs.len() as u32;
        self.structs.push(Struct { kind: struct_of(next), few: [Child::NONE; FEW], many: None });
        Content::Struct(number)
    }
}

impl Struct {
    /// The child under a key of this struct, which has the number `number`.
    #[inline]
    fn find(&self, table: &ChildTable, number: u32, key: KeyWord) -> Option<Content> {
        if self.many.is_some() {
            return table.find(number, key).map(Child::content);
        }
        // All are looked at: a branch for each would be guessed wrong too often.
        let found = self
            .few
            .iter()
            .fold(0, |found, child| found | if child.key == key { child.content } else { 0 });
        (found != 0).then(|| Content::from_word(found))
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
