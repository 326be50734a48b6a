//! The keys by which operations are matched: hashes of their text without names of values.

use crate::starts::name_length;
use abide_mlir::ir::{Ir, OperationId, ValueDefinition};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;
use std::ops::Range;

/// The index of no node.
pub(super) const NO_NODE: usize = usize::MAX;

/// An operation with its keys.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub(super) operation: OperationId,
    /// The index of the enclosing operation.
    pub(super) parent: usize,
    /// The number of operations in it, with itself: they follow it.
    pub(super) size: usize,
    /// Its text without regions, locations and names of values.
    pub(super) shallow: u64,
    /// The text of `shallow`, the operands and the regions.
    pub(super) deep: u64,
    /// Its location; 0 if it has none.
    pub(super) location: u64,
    /// Its name, and its symbol if it has one.
    pub(super) name: u64,
    /// Its symbol if it has regions; 0 if it has none.
    pub(super) symbol: u64,
    /// The types at its end; 0 if it has no results.
    pub(super) types: u64,
    /// Its place in the text, with the names of its results.
    place: Range<usize>,
    /// The end of its text up to the first operation in it.
    header_end: usize,
    /// The end of the last operation in it; 0 if it has none.
    inner_end: usize,
}

/// The operations of a module in the order of the text, each before those in it.
pub(super) struct Nodes<'t> {
    pub(super) text: &'t [u8],
    pub(super) ir: &'t Ir,
    pub(super) all: Vec<Node>,
    index: Vec<usize>,
}

impl<'t> Nodes<'t> {
    pub(super) fn new(text: &'t [u8], ir: &'t Ir) -> Nodes<'t> {
        let mut nodes =
            Nodes { text, ir, all: Vec::new(), index: vec![NO_NODE; ir.operation_bound()] };
        for operation in ir.walk(ir.top()) {
            nodes.add(operation);
        }
        nodes.count();
        nodes.add_shallow(&aliases(text));
        nodes.add_deep();
        nodes
    }

    /// The index of an operation.
    pub(super) fn index_of(&self, operation: OperationId) -> Option<usize> {
        self.index.get(operation.index()).copied().filter(|index| *index != NO_NODE)
    }

    /// The place of an operation up to its first region.
    pub(super) fn header(&self, index: usize) -> Range<usize> {
        let Some(node) = self.all.get(index) else { return 0..0 };
        node.place.start..node.header_end.max(node.place.start)
    }

    /// The place of an operation with its regions.
    pub(super) fn place(&self, index: usize) -> Range<usize> {
        self.all.get(index).map_or(0..0, |node| node.place.clone())
    }

    /// The innermost operation at an offset, or after the blanks there.
    pub(super) fn innermost(&self, offset: usize) -> Option<usize> {
        let rest = self.text.get(offset..)?;
        let blanks = rest.iter().take_while(|byte| b" \t".contains(byte)).count();
        let at = offset + blanks;
        let is_written = |node: &Node| {
            let parent = self.all.get(node.parent);
            let is_own = |parent: &Node| parent.place.start != node.place.start;
            node.parent == 0 || parent.is_none_or(is_own)
        };
        // An operation begins before those in it.
        self.all.iter().rposition(|node| node.place.contains(&at) && is_written(node))
    }

    fn add(&mut self, operation: OperationId) {
        let parent = self.ir.parent(operation).and_then(|parent| self.index_of(parent));
        if let Some(slot) = self.index.get_mut(operation.index()) {
            *slot = self.all.len();
        }
        let span = self.ir.span(operation).range();
        let place = with_results(self.text, span.start)..span.end;
        self.all.push(Node {
            operation,
            parent: parent.unwrap_or(NO_NODE),
            size: 1,
            shallow: 0,
            deep: 0,
            location: 0,
            name: 0,
            symbol: 0,
            types: 0,
            header_end: place.end,
            inner_end: 0,
            place,
        });
    }

    fn count(&mut self) {
        for index in (0..self.all.len()).rev() {
            let Some(node) = self.all.get(index) else { continue };
            let (size, parent) = (node.size, node.parent);
            let Range { start, end } = node.place;
            if let Some(parent) = self.all.get_mut(parent) {
                parent.size += size;
                parent.inner_end = parent.inner_end.max(end);
                // A terminator that is not written is where its parent is.
                if start > parent.place.start {
                    parent.header_end = parent.header_end.min(start);
                }
            }
        }
    }

    fn add_shallow(&mut self, aliases: &FxHashMap<&[u8], u64>) {
        for index in 0..self.all.len() {
            let Some(node) = self.all.get(index) else { continue };
            let span = node.place.clone();
            let mut keys = Keys { aliases, hasher: FxHasher::default(), location: 0, symbol: None };
            // The labels of blocks between its operations are not its own text.
            let header = self.header(index);
            let inner = if node.size > 1 { node.inner_end } else { header.end };
            keys.read(self.text.get(header).unwrap_or_default());
            keys.read(self.text.get(inner..span.end.max(inner)).unwrap_or_default());
            let mut name = FxHasher::default();
            name.write(self.ir.name_bytes(node.operation));
            keys.hasher.write(self.ir.name_bytes(node.operation));
            let symbol = keys.symbol.filter(|_| node.size > 1).map_or(0, |symbol| {
                let mut hasher = FxHasher::default();
                hasher.write(symbol);
                hasher.finish()
            });
            name.write_u64(symbol);
            let types = match self.ir.result_count(node.operation) {
                0 => 0,
                _ => types(self.text.get(self.header(index)).unwrap_or_default()),
            };
            let (shallow, location, name) = (keys.hasher.finish(), keys.location, name.finish());
            if let Some(node) = self.all.get_mut(index) {
                (node.shallow, node.location, node.name) = (shallow, location, name);
                (node.symbol, node.types) = (symbol, types);
            }
        }
    }

    fn add_deep(&mut self) {
        // The keys of the operations within each one, which come after it.
        let mut inner = vec![0_u64; self.all.len()];
        for index in (0..self.all.len()).rev() {
            let Some(node) = self.all.get(index) else { continue };
            let mut hasher = FxHasher::default();
            hasher.write_u64(node.shallow);
            hasher.write_u64(inner.get(index).copied().unwrap_or_default());
            for operand in self.ir.operands(node.operation) {
                self.hash_value(self.ir.definition(operand), &mut hasher);
            }
            let deep = hasher.finish();
            let parent = node.parent;
            if let Some(node) = self.all.get_mut(index) {
                node.deep = deep;
            }
            if let Some(sum) = inner.get_mut(parent) {
                *sum = sum.rotate_left(5).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ deep;
            }
        }
    }

    fn hash_value(&self, value: ValueDefinition, hasher: &mut FxHasher) {
        match value {
            ValueDefinition::Result(operation, number) => {
                let node = self.index_of(operation).and_then(|index| self.all.get(index));
                hasher.write_u64(node.map_or(0, |node| node.shallow));
                hasher.write_u32(number);
            }
            ValueDefinition::Argument(_, number) => hasher.write_u32(!number),
            ValueDefinition::Forward => hasher.write_u8(0),
        }
    }
}

/// The hash of the types at the end of an operation.
fn types(header: &[u8]) -> u64 {
    let from = memchr::memrchr(b':', header).map_or(0, |at| at + 1);
    let mut hasher = FxHasher::default();
    hasher.write(header.get(from..).unwrap_or_default().trim_ascii());
    hasher.finish()
}

/// The beginning of the names of results in front of an operation; of the operation if it has none.
fn with_results(text: &[u8], start: usize) -> usize {
    let before = text.get(..start).unwrap_or_default().trim_ascii_end();
    let Some(names) = before.strip_suffix(b"=") else { return start };
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-%,: \t".contains(byte);
    let length = names.iter().rev().take_while(is_part).count();
    let names = names.get(names.len() - length..).unwrap_or_default();
    let begin = before.len() - 1 - names.len();
    memchr::memchr(b'%', names).map_or(start, |at| begin + at)
}

/// The hashes of the aliases of a file by their names.
fn aliases(text: &[u8]) -> FxHashMap<&[u8], u64> {
    let mut found = FxHashMap::default();
    let mut definitions = Vec::new();
    for line in text.split(|byte| *byte == b'\n') {
        if !matches!(line.first(), Some(b'#' | b'!')) {
            continue;
        }
        let length = 1 + line.get(1..).map_or(0, name_length);
        let name = line.get(..length).unwrap_or_default();
        let value = line.get(length..).unwrap_or_default().trim_ascii_start();
        if let Some(value) = value.strip_prefix(b"=") {
            definitions.push((name, value));
        }
    }
    // A second time, because the aliases of locations may precede those that they mention.
    for _ in 0..2 {
        for (name, value) in &definitions {
            let mut keys =
                Keys { aliases: &found, hasher: FxHasher::default(), location: 0, symbol: None };
            keys.read(value);
            keys.hasher.write_u64(keys.location);
            let hash = keys.hasher.finish();
            found.insert(*name, hash);
        }
    }
    found
}

/// Hashes the text of an operation.
struct Keys<'t, 'a> {
    aliases: &'a FxHashMap<&'t [u8], u64>,
    hasher: FxHasher,
    location: u64,
    symbol: Option<&'t [u8]>,
}

impl<'t> Keys<'t, '_> {
    fn read(&mut self, text: &'t [u8]) {
        let mut at = 0;
        while let Some(byte) = text.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            let name = rest.get(1..).map_or(0, name_length);
            at += match byte {
                b' ' | b'\t' | b'\n' | b'\r' => 1,
                b'/' if rest.starts_with(b"//") => {
                    memchr::memchr(b'\n', rest).unwrap_or(rest.len())
                }
                b'%' | b'^' => {
                    self.hasher.write_u8(*byte);
                    1 + name
                }
                b'"' => {
                    let length = string_length(rest);
                    self.hasher.write(rest.get(..length).unwrap_or_default());
                    length
                }
                b'#' | b'!' => {
                    let word = rest.get(..1 + name).unwrap_or_default();
                    match self.aliases.get(word) {
                        Some(hash) => self.hasher.write_u64(*hash),
                        None => self.hasher.write(word),
                    }
                    1 + name
                }
                b'l' if rest.starts_with(b"loc(") => self.location(rest),
                b'@' => {
                    let word = rest.get(..1 + name).unwrap_or_default();
                    self.symbol.get_or_insert(word);
                    self.hasher.write(word);
                    1 + name
                }
                _ => {
                    let length = name_length(rest).max(1);
                    self.hasher.write(rest.get(..length).unwrap_or_default());
                    length
                }
            };
        }
    }

    /// Reads `loc(..)`: its length.
    fn location(&mut self, rest: &'t [u8]) -> usize {
        let mut depth = 0_usize;
        let mut at = 3;
        while let Some(byte) = rest.get(at) {
            match byte {
                b'"' => at += string_length(rest.get(at..).unwrap_or_default()).saturating_sub(1),
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        let within = rest.get(4..at.saturating_sub(1)).unwrap_or_default();
        let mut hasher = FxHasher::default();
        match self.aliases.get(within) {
            Some(hash) => hasher.write_u64(*hash),
            None => hasher.write(within),
        }
        if within != b"unknown" {
            self.location = hasher.finish();
        }
        at
    }
}

/// The length of the string at the beginning of a text.
fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}
