//! Nodes to text, from the last byte to the first: so the length of a struct is known when it is to
//! be written.

use super::half::{Content, Half, KeyWord};
use crate::sip::fields::BuildError;
use crate::sip::visit::{Side, StructKind};

/// A text that is written from its end.
#[derive(Default)]
pub(super) struct Backward {
    /// The last byte first.
    bytes: Vec<u8>,
}

impl Backward {
    /// The text from its beginning.
    pub(super) fn into_text(mut self) -> Vec<u8> {
        self.bytes.reverse();
        self.bytes
    }

    fn integer(&mut self, tag: u8, value: u32) {
        let mut rest = value;
        loop {
            // A remainder of 10 fits in a byte.
            self.bytes.push(b'0' + (rest % 10) as u8);
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.bytes.push(tag);
    }

    /// Writes what stands before the content of a span, which is all behind `end`.
    fn span_head(&mut self, tag: u8, end: usize) -> Result<(), BuildError> {
        let content = self.bytes.len() - end;
        let length = u32::try_from(content + 1).ok().filter(|length| *length <= i32::MAX as u32);
        let length = length.ok_or(BuildError::TooLong(content))?;
        self.bytes.push(b'!');
        self.integer(tag, length);
        Ok(())
    }

    fn name(&mut self, name: &[u8]) -> Result<(), BuildError> {
        // Names alone can make a text long that few nodes describe: what no length can say is not
        // written first.
        let end = self.bytes.len();
        let length = end.saturating_add(name.len());
        if length > 2 * i32::MAX as usize {
            return Err(BuildError::TooLong(length));
        }
        self.bytes.extend(name.iter().rev());
        self.span_head(b'K', end)
    }
}

/// A struct whose children are being written.
struct OpenStruct {
    kind: StructKind,
    key: Option<KeyWord>,
    /// Where its children begin in the list of those that wait.
    first: usize,
    /// Where its content ends in the text.
    end: usize,
}

/// Writes the nodes of one half.
struct Encoder<'h, 'k> {
    half: &'h Half<'k>,
    /// In their order.
    names: Vec<(&'k [u8], usize)>,
    /// The place of each name in that order.
    ranks: Vec<u32>,
    /// The children of all open structs that are not written yet, the last one of the innermost
    /// struct on top: the key (a name by its rank) in the upper half, the node in the lower.
    waiting: Vec<u64>,
    open: Vec<OpenStruct>,
}

/// Writes a half with its field, the fields of every struct in the order of their keys.
pub(super) fn encode(half: &Half<'_>, side: Side, text: &mut Backward) -> Result<(), BuildError> {
    let end = text.bytes.len();
    let mut names: Vec<(&[u8], usize)> =
        half.names.iter().enumerate().map(|(number, name)| (*name, number)).collect();
    names.sort_unstable();
    let ranks = ranks(&names);
    let mut encoder = Encoder { half, names, ranks, waiting: Vec::new(), open: Vec::new() };
    encoder.write(text)?;
    text.span_head(side.tag(), end)
}

fn ranks(sorted: &[(&[u8], usize)]) -> Vec<u32> {
    let mut ranks = vec![0; sorted.len()];
    for (rank, (_, number)) in sorted.iter().enumerate() {
        if let Some(slot) = ranks.get_mut(*number) {
            *slot = rank as u32;
        }
    }
    ranks
}

impl Encoder<'_, '_> {
    fn write(&mut self, text: &mut Backward) -> Result<(), BuildError> {
        self.node(text, 0, None)?;
        while let Some(innermost) = self.open.last() {
            if self.waiting.len() > innermost.first
                && let Some(child) = self.waiting.pop()
            {
                let key = KeyWord::from_u32((child >> 32) as u32);
                self.node(text, child as u32, Some(key))?;
            } else if let Some(done) = self.open.pop() {
                text.span_head(done.kind.tag(), done.end)?;
                self.key(text, done.key)?;
            }
        }
        Ok(())
    }

    /// Writes a leaf, or opens a struct.
    fn node(
        &mut self,
        text: &mut Backward,
        id: u32,
        key: Option<KeyWord>,
    ) -> Result<(), BuildError> {
        match self.half.nodes.get(id as usize).map(|node| node.content) {
            None => Ok(()),
            Some(Content::Leaf(raw_index)) => {
                text.integer(b'_', raw_index.unsigned_abs());
                self.key(text, key)
            }
            Some(Content::Struct(kind, last_child)) => {
                let first = self.waiting.len();
                self.open.push(OpenStruct { kind, key, first, end: text.bytes.len() });
                self.push_children(last_child);
                Ok(())
            }
        }
    }

    /// Lets a child of a struct wait, and all that came before it, in the order of their keys.
    fn push_children(&mut self, last_child: u32) {
        let first = self.waiting.len();
        let mut id = last_child;
        while id != 0 {
            let Some(node) = self.half.nodes.get(id as usize) else { break };
            let key = match node.key.parts() {
                Ok(_) => node.key,
                Err(number) => {
                    KeyWord::name(self.ranks.get(number).copied().unwrap_or_default() as usize)
                }
            };
            self.waiting.push(u64::from(key.to_u32()) << 32 | u64::from(id));
            id = node.sibling;
        }
        let children = self.waiting.get_mut(first..).unwrap_or_default();
        // Most children came in the order of their keys, and are listed from the last to the first.
        children.reverse();
        children.sort_unstable();
    }

    fn key(&self, text: &mut Backward, key: Option<KeyWord>) -> Result<(), BuildError> {
        match key.map(KeyWord::parts) {
            None => Ok(()),
            Some(Ok(index)) => {
                text.integer(b'k', index.unsigned_abs());
                Ok(())
            }
            Some(Err(rank)) => {
                text.name(self.names.get(rank).map(|(name, _)| *name).unwrap_or_default())
            }
        }
    }
}
