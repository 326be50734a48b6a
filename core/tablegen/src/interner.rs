//! Byte strings that are held once, so that they compare by number.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher as _;

/// A byte string of an [`Interner`]: a name, or the contents of a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

impl Symbol {
    pub(crate) fn number(self) -> u32 {
        self.0
    }

    pub(crate) fn of_number(number: u32) -> Symbol {
        Symbol(number)
    }
}

/// Holds byte strings once.
#[derive(Debug, Default)]
pub struct Interner {
    bytes: Vec<u8>,
    /// Where each symbol ends in `bytes`; it begins where the one before it ends.
    ends: Vec<u32>,
    table: HashTable<Symbol>,
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    hasher.finish()
}

impl Interner {
    /// The symbol of a text. Past 4 GiB of text all new symbols are one.
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        let hash_of_text = hash(text);
        let is_same = |&symbol: &Symbol| get(&self.bytes, &self.ends, symbol) == text;
        if let Some(&symbol) = self.table.find(hash_of_text, is_same) {
            return symbol;
        }
        let symbol = Symbol(u32::try_from(self.ends.len()).unwrap_or(u32::MAX));
        let end = u32::try_from(self.bytes.len() + text.len());
        let Ok(end) = end else { return Symbol(0) };
        self.bytes.extend_from_slice(text);
        self.ends.push(end);
        let (bytes, ends) = (&self.bytes, &self.ends);
        let rehash = |&symbol: &Symbol| hash(get(bytes, ends, symbol));
        self.table.insert_unique(hash_of_text, symbol, rehash);
        symbol
    }

    /// The symbol of a text, where it has one.
    #[must_use]
    pub fn find(&self, text: &[u8]) -> Option<Symbol> {
        let is_same = |&symbol: &Symbol| get(&self.bytes, &self.ends, symbol) == text;
        self.table.find(hash(text), is_same).copied()
    }

    /// The text of a symbol; empty where the symbol is another interner's.
    #[must_use]
    pub fn text(&self, symbol: Symbol) -> &[u8] {
        get(&self.bytes, &self.ends, symbol)
    }

    /// How many bytes are held.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing is held.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

fn get<'b>(bytes: &'b [u8], ends: &[u32], symbol: Symbol) -> &'b [u8] {
    let index = symbol.0 as usize;
    let start = index.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
    let end = ends.get(index).copied().unwrap_or(start);
    bytes.get(start as usize..end as usize).unwrap_or_default()
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
    }
}
