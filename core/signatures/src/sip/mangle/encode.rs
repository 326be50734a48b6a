//! Writes nodes as text, from the last byte to the first, so that the length of a struct is known before it is written.

use super::children::Child;
use super::half::Half;
use super::names::Names;
use super::word::{Content, StructWord};
use crate::sip::fields::BuildError;
use crate::sip::visit::{Side, StructKind};
use std::ops::Range;

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

    /// Writes a tag with its integer.
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

    /// Writes the head of a span, whose content is everything after `end`.
    fn span_head(&mut self, tag: u8, end: usize) -> Result<(), BuildError> {
        let length = span_length(self.bytes.len() - end)?;
        self.bytes.push(b'!');
        self.integer(tag, length);
        Ok(())
    }

    /// Writes a field in reverse, last byte first.
    fn reversed(&mut self, field: &[u8]) -> Result<(), BuildError> {
        // Long names can make a long text of few nodes, so a text beyond the maximum length is refused before it is
        // written.
        let length = self.bytes.len().saturating_add(field.len());
        if length > MAX_DOUBLED_LENGTH {
            return Err(BuildError::TooLong(length));
        }
        self.bytes.extend_from_slice(field);
        Ok(())
    }
}

/// Twice the maximum expressible length.
const MAX_DOUBLED_LENGTH: usize = 2 * i32::MAX as usize;

/// The length field of a span for its content.
fn span_length(content: usize) -> Result<u32, BuildError> {
    let length = u32::try_from(content + 1).ok().filter(|length| *length <= i32::MAX as u32);
    length.ok_or(BuildError::TooLong(content))
}

/// The key fields of all names.
struct NameFields {
    /// One after the other in the order of the names, the last byte of each first.
    text: Vec<u8>,
    /// Each one's place in the text.
    ranges: Vec<Range<usize>>,
    /// By the number of a name, how many names come before it in their order.
    ranks: Vec<u32>,
}

impl NameFields {
    fn new(names: &Names<'_>) -> Result<NameFields, BuildError> {
        let mut sorted: Vec<(&[u8], usize)> = names.iter().zip(0..).collect();
        sorted.sort_unstable();
        let mut fields = NameFields {
            text: Vec::new(),
            ranges: Vec::with_capacity(sorted.len()),
            ranks: vec![0; sorted.len()],
        };
        for (rank, (name, number)) in sorted.into_iter().enumerate() {
            let first = fields.text.len();
            if first.saturating_add(name.len()) > MAX_DOUBLED_LENGTH {
                return Err(BuildError::TooLong(first.saturating_add(name.len())));
            }
            let head = format!("K{}!", span_length(name.len())?);
            fields.text.extend(name.iter().rev());
            fields.text.extend(head.bytes().rev());
            fields.ranges.push(first..fields.text.len());
            if let Some(slot) = fields.ranks.get_mut(number) {
                *slot = rank as u32;
            }
        }
        Ok(fields)
    }

    fn rank(&self, number: u32) -> u32 {
        self.ranks.get(number as usize).copied().unwrap_or_default()
    }

    fn field(&self, rank: u32) -> &[u8] {
        let range = self.ranges.get(rank as usize).cloned().unwrap_or_default();
        self.text.get(range).unwrap_or_default()
    }
}

/// A struct whose children are being written.
struct OpenStruct {
    kind: StructKind,
    /// Its own key, as pending ones have it. The root has none.
    key: u32,
    /// The start of its children in the list of pending ones.
    first: usize,
    /// The end of its content in the text.
    end: usize,
}

/// A child that is not written yet. The upper half is its key (the rank of a name), so that children are sorted by it.
/// The lower half is its content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Waiting(u64);

impl Waiting {
    fn new(key: u32, content: Content) -> Waiting {
        Waiting(u64::from(key) << 32 | u64::from(content.to_word()))
    }

    fn key(self) -> u32 {
        (self.0 >> 32) as u32
    }

    fn content(self) -> Option<Content> {
        Content::from_word(self.0 as u32)
    }
}

/// Writes the nodes of one half.
struct Encoder<'h, 'k> {
    half: &'h Half<'k>,
    names: NameFields,
    /// The children of all open structs that are not written yet, the last one of the innermost
    /// struct on top.
    waiting: Vec<Waiting>,
    open: Vec<OpenStruct>,
}

/// The estimated length of a node: an index, a raw index, and a part of a name or of the head of a struct.
const BYTES_OF_NODE: usize = 14;

/// Writes a half with its field, the fields of every struct in the order of their keys.
pub(super) fn encode(half: &Half<'_>, side: Side, text: &mut Backward) -> Result<(), BuildError> {
    let end = text.bytes.len();
    let names = NameFields::new(&half.names)?;
    // The size of most nodes: unwritten memory is cheap, copies are not.
    text.bytes.reserve(half.node_count().saturating_mul(BYTES_OF_NODE));
    Encoder { half, names, waiting: Vec::new(), open: Vec::new() }.write(text)?;
    text.span_head(side.tag(), end)
}

impl Encoder<'_, '_> {
    fn write(&mut self, text: &mut Backward) -> Result<(), BuildError> {
        match self.half.root {
            None => {}
            Some(Content::Leaf(raw_index)) => leaf(text, raw_index),
            Some(Content::Struct(root)) => self.open(text, root, 0),
        }
        while let Some(innermost) = self.open.last() {
            if self.waiting.len() > innermost.first
                && let Some(child) = self.waiting.pop()
            {
                match child.content() {
                    Some(Content::Struct(opened)) => self.open(text, opened, child.key()),
                    Some(Content::Leaf(raw_index)) => {
                        leaf(text, raw_index);
                        self.key(text, innermost.kind, child.key())?;
                    }
                    None => {}
                }
            } else if let Some(done) = self.open.pop() {
                text.span_head(done.kind.tag(), done.end)?;
                if let Some(holder) = self.open.last() {
                    self.key(text, holder.kind, done.key)?;
                }
            }
        }
        Ok(())
    }

    /// Queues the children of a struct in the order of their keys.
    fn open(&mut self, text: &Backward, opened: StructWord, key: u32) {
        let (kind, first) = (opened.kind(), self.waiting.len());
        self.open.push(OpenStruct { kind, key, first, end: text.bytes.len() });
        let Encoder { half, names, waiting, .. } = self;
        half.children.each(opened, |Child { key, content }| {
            let key = match kind {
                StructKind::Sequence => key,
                StructKind::Dictionary => names.rank(key),
            };
            waiting.push(Waiting::new(key, content));
        });
        waiting.get_mut(first..).unwrap_or_default().sort_unstable();
    }

    fn key(&self, text: &mut Backward, kind: StructKind, key: u32) -> Result<(), BuildError> {
        match kind {
            StructKind::Sequence => text.integer(b'k', key),
            StructKind::Dictionary => text.reversed(self.names.field(key))?,
        }
        Ok(())
    }
}

fn leaf(text: &mut Backward, raw_index: i32) {
    text.integer(b'_', raw_index.cast_unsigned());
}
