//! Nodes to text, from the last byte to the first: so the length of a struct is known when it is to
//! be written.

use super::half::{Content, Half, KeyWord, Struct};
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

/// A child that is not written yet: its key, a name by its rank, in the upper half, so that they are
/// ordered by it, and its content in the lower.
type Waiting = u64;

/// Writes the nodes of one half.
struct Encoder<'h, 'k> {
    half: &'h Half<'k>,
    /// In their order.
    names: Vec<(&'k [u8], usize)>,
    /// The place of each name in that order.
    ranks: Vec<u32>,
    /// The children of all open structs that are not written yet, the last one of the innermost
    /// struct on top.
    waiting: Vec<Waiting>,
    open: Vec<OpenStruct>,
}

/// An index, a raw index and some of a name or of the head of a struct.
const BYTES_OF_NODE: usize = 14;

/// Writes a half with its field, the fields of every struct in the order of their keys.
pub(super) fn encode(half: &Half<'_>, side: Side, text: &mut Backward) -> Result<(), BuildError> {
    let end = text.bytes.len();
    let mut names: Vec<(&[u8], usize)> =
        half.names.iter().enumerate().map(|(number, name)| (name, number)).collect();
    names.sort_unstable();
    let ranks = ranks(&names);
    // What most nodes take: memory that is not written costs little, and copies cost more.
    text.bytes.reserve(half.node_count().saturating_mul(BYTES_OF_NODE));
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
        if let Some(root) = self.half.root {
            self.node(text, root, None)?;
        }
        while let Some(innermost) = self.open.last() {
            if self.waiting.len() > innermost.first
                && let Some(child) = self.waiting.pop()
            {
                let key = KeyWord::from_u32((child >> 32) as u32);
                self.node(text, Content::from_word(child as u32), Some(key))?;
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
        content: Content,
        key: Option<KeyWord>,
    ) -> Result<(), BuildError> {
        match content {
            Content::Leaf(raw_index) => {
                text.integer(b'_', raw_index.unsigned_abs());
                self.key(text, key)
            }
            Content::Struct(number) => {
                if let Some(opened) = self.half.structs.get(number as usize) {
                    let first = self.waiting.len();
                    let end = text.bytes.len();
                    self.open.push(OpenStruct { kind: opened.kind, key, first, end });
                    self.push_children(opened);
                }
                Ok(())
            }
        }
    }

    /// Lets the children of a struct wait in the order of their keys.
    fn push_children(&mut self, opened: &Struct) {
        let first = self.waiting.len();
        let ranks = &self.ranks;
        self.waiting.extend(self.half.children(opened).map(|child| {
            let key = match child.key.parts() {
                Ok(_) => child.key,
                Err(number) => {
                    KeyWord::name(ranks.get(number).copied().unwrap_or_default() as usize)
                }
            };
            u64::from(key.to_u32()) << 32 | u64::from(child.content().to_word())
        }));
        let children = self.waiting.get_mut(first..).unwrap_or_default();
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
