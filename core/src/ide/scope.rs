//! What a function sees of the file around it: aliases and symbols.

use super::document::{Document, DocumentUnit};
use super::entity::{alias_definitions, chunks};
use crate::mlir::parse::Excerpt;
use crate::mlir::syntax::SyntaxNode;
use crate::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Operations of more bytes stand for themselves no further than the value that they begin with.
const LONGEST_DECLARATION: u32 = 4096;

/// The aliases and symbols of a file, to cut [`Excerpt`]s out of it.
pub(super) struct Scope<'d> {
    document: &'d Document,
    /// In the order of the text.
    chunks: Vec<Chunk<'d>>,
}

/// A piece of the file.
struct Chunk<'d> {
    span: Span,
    /// The definitions of aliases by their names, with the sigil.
    aliases: FxHashMap<&'d [u8], Span>,
}

impl<'d> Scope<'d> {
    pub(super) fn new(document: &'d Document) -> Scope<'d> {
        let chunks = chunks(document).map(|chunk| Chunk::new(chunk, document.text())).collect();
        Scope { document, chunks }
    }

    /// The function that a unit is, with what it needs; none where that is not all there.
    pub(super) fn excerpt(&self, unit: DocumentUnit<'_>) -> Option<Excerpt> {
        let operation = unit.span();
        let declarations = self.declarations(unit)?;
        let parts: Vec<Span> = declarations.iter().copied().chain([operation]).collect();
        Some(Excerpt { aliases: self.aliases(&parts)?, declarations, operation })
    }

    /// The definitions of the aliases that some parts of one piece of the file use, and those that
    /// these use, in the order of the text.
    fn aliases(&self, parts: &[Span]) -> Option<Vec<Span>> {
        let start = parts.last()?.start();
        let behind = self.chunks.partition_point(|chunk| chunk.span.start() <= start);
        let chunk = self.chunks.get(behind.checked_sub(1)?)?;
        let mut found: FxHashSet<Span> = FxHashSet::default();
        let mut pending = parts.to_vec();
        while let Some(part) = pending.pop() {
            for name in self.alias_uses(part) {
                // One that is not there is reported by itself.
                let definition = *chunk.aliases.get(name.slice(self.document.text()))?;
                if definition.start() != name.start() && found.insert(definition) {
                    pending.push(definition);
                }
            }
        }
        let mut found: Vec<Span> = found.into_iter().collect();
        found.sort_unstable();
        Some(found)
    }

    /// The mentions of aliases in a function or in a part of the file outside of functions.
    fn alias_uses(&self, part: Span) -> impl Iterator<Item = Span> {
        let unit = self.document.unit_from(part.start());
        let unit = unit.or_else(|| self.document.unit(0));
        unit.into_iter().flat_map(move |unit| {
            let uses = &unit.names.alias_uses;
            let first = part.start().saturating_sub(unit.offset);
            let first = uses.partition_point(|use_| use_.name.start() < first);
            let names = uses.iter().skip(first).map(move |use_| use_.name.shifted(unit.offset));
            names.take_while(move |name| name.end() <= part.end())
        })
    }

    /// The definitions of the symbols that a unit mentions and that stand beside it.
    fn declarations(&self, unit: DocumentUnit<'_>) -> Option<Vec<Span>> {
        let index = self.document.symbols();
        let around = index.table_around(unit);
        let mut found = Vec::new();
        for (number, reference) in (0..).zip(&unit.facts.references) {
            if reference.outer.is_some() || reference.table.is_some() {
                continue;
            }
            let symbol = index.resolve(self.document, unit, number);
            let Some(symbol) = symbol.and_then(|symbol| index.symbols.get(symbol as usize)) else {
                continue;
            };
            if symbol.table == around && symbol.operation.start() != unit.offset {
                found.push(self.declaration(symbol.operation)?);
            }
        }
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    /// What of an operation that defines a symbol says how that is used.
    fn declaration(&self, operation: Span) -> Option<Span> {
        let start = operation.start();
        if let Some(function) = self.document.unit_from(start) {
            return Some(Span::new(start, start.saturating_add(function.facts.body)));
        }
        if operation.len() <= LONGEST_DECLARATION {
            return Some(operation);
        }
        // `memref.global @a : memref<4xf32> = dense<...>`: nobody but itself needs the value.
        let head = Span::new(start, start.saturating_add(LONGEST_DECLARATION));
        let value = memchr::memmem::find(head.slice(self.document.text()), b" = dense")?;
        Some(Span::new(start, start.saturating_add(u32::try_from(value).ok()?)))
    }
}

impl<'d> Chunk<'d> {
    fn new(chunk: SyntaxNode<'d>, text: &'d [u8]) -> Chunk<'d> {
        let mut aliases = FxHashMap::default();
        for (name, definition) in alias_definitions(chunk) {
            aliases.entry(name.slice(text)).or_insert(definition.span());
        }
        Chunk { span: chunk.span(), aliases }
    }
}
