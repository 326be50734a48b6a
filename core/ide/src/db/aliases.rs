//! The aliases of a file.

use super::document::{Document, FileCache};
use abide_mlir::names::AliasPlace;
use abide_mlir::syntax::{Change, NodeKind, SyntaxNode};
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHasher};
use std::collections::hash_map::Entry;
use std::hash::Hasher as _;
use std::sync::OnceLock;

/// The aliases of a file, chunk by chunk.
#[derive(Debug, Clone)]
pub(crate) struct FileAliases {
    /// In the order of the text.
    chunks: Vec<ChunkAliases>,
}

/// The aliases of a chunk of a file.
#[derive(Debug, Clone)]
struct ChunkAliases {
    /// The chunk.
    span: Span,
    /// The first definition of each name, which has its sigil, by its number in `texts`.
    definitions: FxHashMap<Box<[u8]>, usize>,
    /// These definitions in the order of the text.
    texts: Vec<AliasText>,
}

/// A definition of an alias.
#[derive(Debug, Clone, Copy)]
struct AliasText {
    span: Span,
    /// A hash of its text, with those of the earlier definitions that it uses.
    hash: u64,
}

/// The aliases of a document, once requested.
#[derive(Default, Clone)]
struct Aliases(OnceLock<FileAliases>);

impl FileCache for Aliases {
    fn follow(&mut self, change: Change) -> bool {
        if let Some(aliases) = self.0.get_mut() {
            aliases.move_spans(|span| change.moved_span(span));
        }
        true
    }
}

impl Document {
    /// Returns the aliases of the file's chunks.
    pub(crate) fn aliases(&self) -> &FileAliases {
        self.kept::<Aliases>().0.get_or_init(|| FileAliases::new(self))
    }
}

impl FileAliases {
    fn new(document: &Document) -> FileAliases {
        let chunks = chunks(document).map(|chunk| {
            let mut own = ChunkAliases {
                span: chunk.span(),
                definitions: FxHashMap::default(),
                texts: Vec::new(),
            };
            for (name, definition) in alias_definitions(chunk) {
                let (name, span) = (document.slice(name).into(), definition.span());
                let hash = own.hash_of(document, span);
                if let Entry::Vacant(free) = own.definitions.entry(name) {
                    free.insert(own.texts.len());
                    own.texts.push(AliasText { span, hash });
                }
            }
            own
        });
        FileAliases { chunks: chunks.collect() }
    }

    /// The definition that an alias has for a place.
    pub(crate) fn definition(&self, name: &[u8], offset: u32) -> Option<Span> {
        let chunk = self.chunk(offset)?;
        chunk.texts.get(*chunk.definitions.get(name)?).map(|text| text.span)
    }

    /// A number that identifies a definition, with all that it uses.
    pub(crate) fn hash_of(&self, definition: Span) -> Option<u64> {
        let texts = &self.chunk(definition.start())?.texts;
        let index = texts.binary_search_by_key(&definition.start(), |text| text.span.start());
        texts.get(index.ok()?).map(|text| text.hash)
    }

    fn chunk(&self, offset: u32) -> Option<&ChunkAliases> {
        let after = self.chunks.partition_point(|chunk| chunk.span.start() <= offset);
        self.chunks.get(after.checked_sub(1)?)
    }

    /// Passes every range through `moved`, which keeps their order.
    fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for chunk in &mut self.chunks {
            chunk.span = moved(chunk.span);
            for text in &mut chunk.texts {
                text.span = moved(text.span);
            }
        }
    }
}

impl ChunkAliases {
    /// A number that identifies a definition, with those before it that it uses.
    fn hash_of(&self, document: &Document, definition: Span) -> u64 {
        let mut hasher = FxHasher::default();
        hash_texts(document, [&definition], &mut hasher);
        for (name, _) in alias_uses(document, definition) {
            let index = self.definitions.get(document.slice(name));
            if let Some(text) = index.and_then(|index| self.texts.get(*index)) {
                hasher.write_u64(text.hash);
            }
        }
        hasher.finish()
    }
}

/// Hashes texts and their number.
pub(crate) fn hash_texts<'s>(
    document: &Document,
    texts: impl IntoIterator<Item = &'s Span>,
    hasher: &mut FxHasher,
) {
    for text in texts {
        hasher.write(document.slice(*text));
        hasher.write_u32(text.len());
    }
}

/// The mentions of aliases in a function or in a part of the file outside of functions.
pub(crate) fn alias_uses(
    document: &Document,
    part: Span,
) -> impl Iterator<Item = (Span, AliasPlace)> {
    let start = part.start();
    let own = document.unit_from(start).or_else(|| document.function_at(start));
    let unit = own.or_else(|| document.unit(0));
    unit.into_iter().flat_map(move |unit| {
        let uses = &unit.names.alias_uses;
        let first = part.start().saturating_sub(unit.offset);
        let first = uses.partition_point(|use_| use_.name.start() < first);
        let names = uses.iter().skip(first);
        let names = names.map(move |use_| (use_.name.shifted(unit.offset), use_.place));
        names.take_while(move |(name, _)| name.end() <= part.end())
    })
}

/// The chunks of the file between lines of `// -----`.
pub(crate) fn chunks(document: &Document) -> impl Iterator<Item = SyntaxNode<'_>> {
    document.tree().root().children().filter(|node| node.kind() == NodeKind::Chunk)
}

/// The names of the aliases that a chunk of a file defines, each with its definition.
pub(crate) fn alias_definitions(
    chunk: SyntaxNode<'_>,
) -> impl Iterator<Item = (Span, SyntaxNode<'_>)> {
    chunk.children().filter(|node| node.kind() == NodeKind::AliasDefinition).filter_map(|node| {
        let name = node.own_tokens().next()?;
        Some((name.span(), node))
    })
}

/// The chunk of the file around a place.
pub(crate) fn chunk_at(document: &Document, offset: u32) -> Option<SyntaxNode<'_>> {
    chunks(document).take_while(|chunk| chunk.span().start() <= offset).last()
}
