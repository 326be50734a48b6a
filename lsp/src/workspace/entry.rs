//! The cached analysis of a closed file.

use crate::convert;
use abide_core::ide::{self, Document, IndexedSymbol, Reach};
use abide_core::limits::Limits;
use abide_core::text::{Encoding, LineIndex, Span};
use abide_project::read_regular;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;
use tower_lsp::lsp_types as lsp;

/// The maximum size of an indexed file, in bytes.
pub(super) const MAX_FILE_BYTES: u64 = 16 << 20;

/// The entry of each file.
pub(super) type Files = BTreeMap<PathBuf, Arc<Entry>>;

/// Identifies a version of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    /// When it was changed, in nanoseconds.
    modified: u64,
    /// In bytes.
    len: u64,
}

impl Stamp {
    /// The stamp of a file; `None` unless it is a file of an accepted length.
    pub(super) fn of(path: &Path) -> Option<Stamp> {
        let metadata = std::fs::metadata(path).ok()?;
        let is_read = metadata.is_file() && metadata.len() <= MAX_FILE_BYTES;
        let since = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let modified = u64::try_from(since.as_nanos()).ok()?;
        is_read.then_some(Stamp { modified, len: metadata.len() })
    }

    /// The version as a word.
    pub(super) fn name(self) -> String {
        format!("{}-{}", self.modified, self.len)
    }
}

/// One version of a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Entry {
    pub(super) stamp: Stamp,
    /// In the order of the text.
    pub(super) symbols: Box<[Symbol]>,
}

/// A symbol of a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Symbol {
    pub(super) name: Box<str>,
    /// The symbol that it is in; may be empty.
    container: Box<str>,
    kind: lsp::SymbolKind,
    #[serde(with = "SavedReach")]
    pub(super) reach: Reach,
    /// The call, if it is a function with metadata for it.
    pub(super) abi: Option<Box<str>>,
    /// The range of its name, in the encoding of the client: the lines and columns of both ends.
    place: [u32; 4],
}

/// A copy of [`Reach`], which is independent of files on the disk.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Reach")]
enum SavedReach {
    File,
    Defined,
    Declared,
}

impl Entry {
    /// Reads a file.
    pub(super) fn read(path: &Path, encoding: Encoding) -> Option<Entry> {
        let stamp = Stamp::of(path)?;
        let document = document(path)?;
        let lines = LineIndex::new(document.text());
        let symbols = ide::file_index(&document).into_iter();
        let symbol = |found: IndexedSymbol| {
            let range = range(&document, &lines, found.symbol.span, encoding);
            Symbol {
                name: found.symbol.name.into(),
                container: found.symbol.container.into(),
                kind: convert::symbol_kind(found.symbol.kind),
                reach: found.reach,
                abi: found.symbol.abi.map(String::into_boxed_str),
                place: [
                    range.start.line,
                    range.start.character,
                    range.end.line,
                    range.end.character,
                ],
            }
        };
        Some(Entry { stamp, symbols: symbols.map(symbol).collect() })
    }

    /// The approximate memory, in bytes.
    pub(super) fn memory(&self) -> usize {
        let abi = |symbol: &Symbol| symbol.abi.as_ref().map_or(0, |abi| abi.len());
        let texts = self.symbols.iter();
        let texts = texts.map(|one| one.name.len() + one.container.len() + abi(one));
        size_of::<Entry>() + size_of_val(&*self.symbols) + texts.sum::<usize>()
    }
}

impl Symbol {
    pub(super) fn range(&self) -> lsp::Range {
        let [line, character, end_line, end_character] = self.place;
        lsp::Range {
            start: lsp::Position { line, character },
            end: lsp::Position { line: end_line, character: end_character },
        }
    }

    #[expect(deprecated, reason = "the type of the protocol has fields that nothing uses any more")]
    pub(super) fn information(&self, uri: &lsp::Url) -> lsp::SymbolInformation {
        lsp::SymbolInformation {
            name: self.name.to_string(),
            kind: self.kind,
            tags: None,
            deprecated: None,
            location: lsp::Location { uri: uri.clone(), range: self.range() },
            container_name: Some(self.container.to_string()).filter(|around| !around.is_empty()),
        }
    }
}

/// The document of a file's text.
pub(super) fn document(path: &Path) -> Option<Document> {
    let text = read_regular(path, MAX_FILE_BYTES).ok()?;
    Some(Document::new(text, Limits::default()))
}

/// A range of a document as the client counts.
pub(super) fn range(
    document: &Document,
    lines: &LineIndex,
    span: Span,
    encoding: Encoding,
) -> lsp::Range {
    let position = |offset| {
        convert::line_column_position(lines.line_column(document.text(), offset, encoding))
    };
    lsp::Range { start: position(span.start()), end: position(span.end()) }
}
