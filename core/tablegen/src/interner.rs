//! Byte strings that are held once, so that they compare by number.

use abide_source::text::Span;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher as _;
use std::sync::Arc;

/// A byte string of an [`Interner`]: a name, or the contents of a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

impl Symbol {
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// The text of a file in an [`Interner`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileText(u32);

/// A piece of memory that holds byte strings.
#[derive(Debug)]
enum Block {
    /// The text of a file.
    File(Arc<[u8]>),
    /// Composed strings, one after the other. It never grows, so nothing ever moves.
    Own(Vec<u8>),
}

/// The size of a block of our own in bytes, unless one string is longer.
const BLOCK_BYTES: usize = 1 << 16;

/// The length in bytes from which a string gets its own block. Longer versions of it may be composed before they are
/// appended to it.
const OWN_BLOCK_BYTES: usize = 256;

/// Holds byte strings once. Those in files stay there.
#[derive(Debug)]
pub struct Interner {
    blocks: Vec<Block>,
    /// The blocks of our own that are not full: for short texts, and for long ones.
    open: [Option<usize>; 2],
    /// The bytes in all blocks of our own.
    own: usize,
    places: Vec<StringPosition>,
    table: HashTable<Symbol>,
    /// The buffer for composing texts.
    joined: Vec<u8>,
}

/// The position of a byte string.
#[derive(Debug, Clone, Copy)]
struct StringPosition {
    block: u32,
    start: u32,
    len: u32,
    /// A part of its hash, so that a table that grows does not read everything again.
    hash: u32,
}

/// The initial capacity in symbols.
const INITIAL_SYMBOLS: usize = 1 << 13;

impl Default for Interner {
    fn default() -> Interner {
        Interner {
            blocks: Vec::new(),
            open: [None; 2],
            own: 0,
            places: Vec::with_capacity(INITIAL_SYMBOLS),
            table: HashTable::with_capacity(INITIAL_SYMBOLS),
            joined: Vec::new(),
        }
    }
}

impl Interner {
    /// Takes the text of a file, so that parts of it need no memory of their own.
    pub fn add_file(&mut self, text: &Arc<[u8]>) -> FileText {
        FileText(self.add_block(Block::File(Arc::clone(text))))
    }

    /// The symbol of a text. Past 4 GiB of text all new symbols are one.
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        self.intern_appended(None, text)
    }

    /// The symbol of a text that begins with that of another symbol, if one is given.
    fn intern_appended(&mut self, first: Option<Symbol>, text: &[u8]) -> Symbol {
        let hash = hash(text);
        if let Some(symbol) = self.find_hashed(text, hash) {
            return symbol;
        }
        let (Ok(len), Ok(_)) = (u32::try_from(text.len()), u32::try_from(self.own + text.len()))
        else {
            return Symbol(0);
        };
        let lengthened = first.and_then(|first| self.lengthen(first, text));
        let (block, start) = lengthened.unwrap_or_else(|| self.hold(text));
        self.add(StringPosition { block, start, len, hash })
    }

    /// Appends only the rest of a text to its prefix, if that is the last string of the open block. So a text that a
    /// loop lengthens takes no more memory than its last version.
    fn lengthen(&mut self, first: Symbol, text: &[u8]) -> Option<(u32, u32)> {
        let StringPosition { block, start, len, .. } = *self.places.get(first.0 as usize)?;
        let open = self.open.into_iter().flatten().find(|open| narrow(*open) == block)?;
        let Some(Block::Own(bytes)) = self.blocks.get_mut(open) else { return None };
        let rest = text.get(len as usize..)?;
        let is_last = bytes.len() == start as usize + len as usize;
        let has_room = bytes.capacity() - bytes.len() >= rest.len();
        if !is_last || !has_room {
            return None;
        }
        self.own += rest.len();
        bytes.extend_from_slice(rest);
        Some((block, start))
    }

    /// The symbol of two texts with a third one between them.
    pub fn intern_joined(&mut self, first: Symbol, between: &[u8], last: Symbol) -> Symbol {
        let mut joined = std::mem::take(&mut self.joined);
        joined.clear();
        for part in [self.text(first), between, self.text(last)] {
            joined.extend_from_slice(part);
        }
        let symbol = self.intern_appended(Some(first), &joined);
        self.joined = joined;
        symbol
    }

    /// Copies a text into a block of our own.
    fn hold(&mut self, text: &[u8]) -> (u32, u32) {
        self.own += text.len();
        let kind = usize::from(text.len() >= OWN_BLOCK_BYTES);
        if let Some(&Some(index)) = self.open.get(kind)
            && let Some(Block::Own(bytes)) = self.blocks.get_mut(index)
            && bytes.capacity() - bytes.len() >= text.len()
        {
            let start = bytes.len();
            bytes.extend_from_slice(text);
            return (narrow(index), narrow(start));
        }
        // A long text may be made longer.
        let mut bytes = Vec::with_capacity(BLOCK_BYTES.max(text.len().saturating_mul(2)));
        bytes.extend_from_slice(text);
        let block = self.add_block(Block::Own(bytes));
        if let Some(open) = self.open.get_mut(kind) {
            *open = Some(block as usize);
        }
        (block, 0)
    }

    fn add_block(&mut self, block: Block) -> u32 {
        self.blocks.push(block);
        narrow(self.blocks.len() - 1)
    }

    /// The symbol of a part of a file.
    pub fn intern_part(&mut self, file: FileText, part: Span) -> Symbol {
        let FileText(block) = file;
        let text = part.slice(self.block(block));
        let hash = hash(text);
        let len = u32::try_from(text.len()).unwrap_or(u32::MAX);
        match self.find_hashed(text, hash) {
            Some(symbol) => symbol,
            None => self.add(StringPosition { block, start: part.start(), len, hash }),
        }
    }

    fn add(&mut self, place: StringPosition) -> Symbol {
        let symbol = Symbol(narrow(self.places.len()));
        self.places.push(place);
        let places = &self.places;
        let rehash =
            |symbol: &Symbol| places.get(symbol.0 as usize).map_or(0, |place| spread(place.hash));
        self.table.insert_unique(spread(place.hash), symbol, rehash);
        symbol
    }

    fn block(&self, block: u32) -> &[u8] {
        match self.blocks.get(block as usize) {
            Some(Block::File(text)) => text,
            Some(Block::Own(bytes)) => bytes,
            None => b"",
        }
    }

    fn find_hashed(&self, text: &[u8], hash: u32) -> Option<Symbol> {
        let is_same = |&symbol: &Symbol| self.text(symbol) == text;
        self.table.find(spread(hash), is_same).copied()
    }

    /// The symbol of a text, if it has one.
    #[must_use]
    pub fn find(&self, text: &[u8]) -> Option<Symbol> {
        self.find_hashed(text, hash(text))
    }

    /// The text of a symbol; empty for a symbol of another interner.
    #[must_use]
    pub fn text(&self, symbol: Symbol) -> &[u8] {
        let Some(place) = self.places.get(symbol.0 as usize) else { return b"" };
        let (start, len) = (place.start as usize, place.len as usize);
        self.block(place.block).get(start..start + len).unwrap_or_default()
    }

    /// The bytes held, without the texts of files.
    #[must_use]
    pub fn len(&self) -> usize {
        self.own + self.places.len() * size_of::<StringPosition>()
    }

    /// The number of symbols: their numbers are below it.
    #[must_use]
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// Whether nothing is held.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}

fn hash(text: &[u8]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    let hash = hasher.finish();
    // The upper half knows of all bytes, too.
    u32::try_from(hash >> 32).unwrap_or_default() ^ (hash & 0xFFFF_FFFF) as u32
}

fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A hash of as many bits as tables look at.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_one_symbol() {
        let mut interner = Interner::default();
        let texts: [&[u8]; 4] = [b"", b"a", b"ab", b"b"];
        let symbols = texts.map(|text| interner.intern(text));
        for (text, symbol) in texts.into_iter().zip(symbols) {
            assert_eq!(interner.intern(text), symbol);
            assert_eq!(interner.text(symbol), text);
        }
        assert_eq!(interner.find(b"c"), None);
        let [_, a, ab, b] = symbols;
        assert_eq!(interner.intern_joined(a, b"", b), ab);
        let joined = interner.intern_joined(ab, b"::", b);
        assert_eq!(interner.text(joined), b"ab::b");
    }

    #[test]
    fn a_growing_text_takes_memory_once() {
        let mut interner = Interner::default();
        let (mut symbol, part) = (interner.intern(b""), interner.intern(&[b'x'; 100]));
        let (mut whole, mut all) = (Vec::new(), Vec::new());
        for _ in 0..2_000 {
            let number = interner.intern(whole.len().to_string().as_bytes());
            let next = interner.intern_joined(number, b"", part);
            symbol = interner.intern_joined(symbol, b", ", next);
            whole.extend_from_slice(format!(", {}", whole.len()).as_bytes());
            whole.extend_from_slice(&[b'x'; 100]);
            assert_eq!(interner.text(symbol), whole);
            all.push((symbol, whole.len()));
        }
        for (symbol, len) in all {
            assert_eq!(Some(interner.text(symbol)), whole.get(..len), "earlier ones stay");
        }
        assert!(interner.own < 6 * whole.len(), "{} of {}", interner.own, whole.len());
    }

    #[test]
    fn a_part_of_a_file_is_the_same_as_its_text() {
        let mut interner = Interner::default();
        let text: Arc<[u8]> = (*b"class Abc; class Abc;").into();
        let known = interner.intern(b"class");
        let file = interner.add_file(&text);
        assert_eq!(interner.intern_part(file, Span::new(0, 5)), known);
        let new = interner.intern_part(file, Span::new(6, 9));
        assert_eq!(interner.text(new), b"Abc");
        assert_eq!(interner.intern_part(file, Span::new(17, 20)), new);
        assert_eq!(interner.intern(b"Abc"), new);
        let count = Arc::strong_count(&text);
        assert_eq!(count, 2, "the text is held once more, whatever was asked");
    }
}
