//! The diagnostics in the operations of a long function, some of whose statements were parsed again.
//!
//! The diagnostics of an operation depend on its text, on the types and the definitions of the values that it uses, and
//! on the function's surroundings. So the statements are parsed that changed or use values of changed ones, together
//! with the definitions of their operands, as their own function: once before, and once after the change. If a
//! statement has the same diagnostics and result types in both, its effects end there. Otherwise its users are parsed,
//! too. All other diagnostics of the function still hold.

use super::follow_ups::{Repaired, may_hide_block_ends, suppress_unreliable};
use super::operation_names::has_unknown_names;
use super::verification::{
    ContextData, ExcerptFindings, OperationsCache, Verified, find, fingerprint,
};
use crate::db::{Document, DocumentUnit};
use crate::named_types::NamedTypes;
use crate::scope::function_excerpt;
use abide_mlir::ir::{Ir, Type};
use abide_mlir::names::DefinitionKind;
use abide_mlir::parse::{Excerpt, ExcerptReader};
use abide_mlir::syntax::{Change, NodeKind, ReadStatements, SyntaxNode};
use abide_source::diagnostic::{Diagnostic, Report};
use abide_source::text::{Span, line_end};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// More statements than these are not read apart from the function.
const MAX_STATEMENTS: usize = 512;

/// The maximum size, in bytes.
const MAX_COMPOSED_BYTES: usize = 1 << 18;

/// The maximum number of times that the users of a changed statement are parsed.
const MAX_ROUNDS: usize = 4;

/// The state of the function before some of its statements changed. Ranges count from its first byte.
pub(crate) struct BeforeChange {
    pub(crate) verified: Verified,
    /// The text of the old statements.
    pub(crate) replaced: Vec<u8>,
    /// The old statements.
    pub(crate) statements: Vec<Span>,
    /// The names of the values that they mention, where these are defined.
    pub(crate) mentioned: Vec<Span>,
}

impl BeforeChange {
    /// Returns the state of a unit's function, before it changes.
    pub(crate) fn new(
        document: &Document,
        unit: DocumentUnit<'_>,
        read: &ReadStatements,
        replaced: &[u8],
    ) -> Option<BeforeChange> {
        let verified = unit
            .facts
            .kept::<OperationsCache>()
            .known()
            .filter(|known| !known.summary.has_shapes)?;
        let (_, syntax) = document.tree().child(read.function)?;
        let statements = syntax.statements_in(read.old);
        let uses = &unit.names.uses;
        let first = uses.partition_point(|own| own.name.start() < read.old.start());
        let behind = uses.partition_point(|own| own.name.start() < read.old.end());
        let used = uses.get(first..behind)?.iter().filter_map(|own| own.definition);
        let used = used.filter_map(|number| unit.names.definitions.get(number as usize));
        let mentioned = used.filter(|own| own.depth == 1).map(|own| own.name).collect();
        let replaced = replaced.to_vec();
        Some(BeforeChange { verified, replaced, statements, mentioned })
    }
}

/// Returns the diagnostics in a function some of whose statements were parsed again; `None` if those elsewhere may
/// differ, too.
pub(crate) fn verify_statements(
    document: &Document,
    unit: DocumentUnit<'_>,
    read: &ReadStatements,
    before: &BeforeChange,
) -> Option<Verified> {
    let excerpt = function_excerpt(document, unit)?;
    let surroundings = fingerprint(document, &excerpt);
    (excerpt.repairs.is_empty() && surroundings == before.verified.surroundings).then_some(())?;
    let function = Function::new(document, unit, read, before)?;
    let mut changed: BTreeSet<usize> = function.touched.clone().collect();
    for _ in 0..MAX_ROUNDS {
        let users = function.users(&changed);
        let round = function.round(&excerpt, &changed, &users)?;
        if round.differing.is_empty() {
            let types = function.types(&changed, &round.types);
            let (found, summary) = (round.found, before.verified.summary);
            return Some(Verified { surroundings, found, summary, types });
        }
        changed.extend(round.differing);
    }
    None
}

/// A statement or a label in the body of a function, and the text up to the next one.
#[derive(Clone, Copy)]
struct Item {
    start: u32,
    next: u32,
    is_label: bool,
    /// Whether the blocks of the function need it.
    stays: bool,
}

/// A function whose statements have changed. Ranges count from its first byte.
struct Function<'d> {
    document: &'d Document,
    unit: DocumentUnit<'d>,
    root: SyntaxNode<'d>,
    text: &'d [u8],
    /// The whole body in the order of the text.
    items: Vec<Item>,
    /// The indices of the changed ones.
    touched: std::ops::Range<usize>,
    /// The old range that these replace, and its text.
    old: Span,
    old_text: &'d [u8],
    change: Change,
    before: &'d BeforeChange,
}

/// The result of parsing some statements.
struct Round {
    /// The statements with other diagnostics, or with results of other types.
    differing: BTreeSet<usize>,
    /// The diagnostics of the function, if no statements differ.
    found: Vec<Diagnostic>,
    /// The types of the values in the parsed text.
    types: NamedTypes,
}

/// The parts of a diagnostic that are compared between versions.
type FindingKey<'f> = (Span, Report<'f>);

impl<'d> Function<'d> {
    fn new(
        document: &'d Document,
        unit: DocumentUnit<'d>,
        read: &ReadStatements,
        before: &'d BeforeChange,
    ) -> Option<Function<'d>> {
        let root = document.tree().child_root(read.function)?;
        let text = document.slice(unit.span());
        let items = items(root, unit.offset)?;
        let change = read.change();
        let first = items.partition_point(|item| item.start < read.new.start());
        let behind = items.partition_point(|item| item.start < read.new.end());
        let new = items.get(first..behind)?;
        let old = &before.statements;
        // A statement is unchanged if another one follows it before the change.
        let next = new.iter().skip(1).zip(old.iter().skip(1));
        let same =
            next.take_while(|(new, old)| new.start == old.start() && new.start < change.start);
        let same = same.count();
        // After an error the parser continues on the next line.
        let end = change.start.saturating_add(change.inserted);
        let line = line_end(text, end);
        let pairs = new.iter().rev().zip(old.iter().rev());
        let rest = new.len().min(old.len()).saturating_sub(same);
        let moved = pairs
            .take(rest)
            .take_while(|(new, old)| new.start > line && change.moved(old.start()) == new.start);
        let moved = moved.count();
        let touched = first + same..behind - moved;
        let bound = |index: usize| old.get(index).map_or(read.old.end(), |own| own.start());
        let old = Span::new(bound(same), bound(old.len() - moved));
        let within = Span::new(
            old.start().checked_sub(read.old.start())?,
            old.end().checked_sub(read.old.start())?,
        );
        let old_text = within.slice(&before.replaced);
        Some(Function { document, unit, root, text, items, touched, old, old_text, change, before })
    }

    /// Returns the statement that contains a position, or that precedes it and is followed by another one.
    fn item_at(&self, place: u32) -> Option<usize> {
        let behind = self.items.partition_point(|item| item.start <= place);
        let index = behind.checked_sub(1)?;
        self.items.get(index).is_some_and(|item| place < item.next).then_some(index)
    }

    /// Returns the statements that use values of some others, except these.
    fn users(&self, makers: &BTreeSet<usize>) -> BTreeSet<usize> {
        let names = self.unit.names;
        let mut made = vec![false; names.definitions.len()];
        for item in makers.iter().filter_map(|index| self.items.get(*index)) {
            let first = names.definitions.partition_point(|own| own.name.start() < item.start);
            let own = names.definitions.iter().zip(&mut made).skip(first);
            for (own, made) in own.take_while(|(own, _)| own.name.start() < item.next) {
                *made = own.depth == 1;
            }
        }
        let is_made = |number: u32| made.get(number as usize).copied().unwrap_or(false);
        let uses = names.uses.iter().filter(|own| own.definition.is_some_and(is_made));
        let users = uses.filter_map(|own| self.item_at(own.name.start()));
        users.filter(|user| !makers.contains(user)).collect()
    }

    /// The statements that make what some others use, or that have a name which those give to a value in their
    /// regions.
    fn makers(&self, users: impl Iterator<Item = usize>) -> BTreeSet<usize> {
        let names = self.unit.names;
        let mut makers = BTreeSet::new();
        let mut inner: BTreeSet<&[u8]> = BTreeSet::new();
        for item in users.filter_map(|index| self.items.get(index)) {
            let first = names.uses.partition_point(|own| own.name.start() < item.start);
            let own = names.uses.iter().skip(first);
            let own = own.take_while(|own| own.name.start() < item.next);
            let made = own.filter_map(|own| names.definitions.get(own.definition? as usize));
            let made = made.filter(|own| own.depth == 1 && own.kind != DefinitionKind::Block);
            makers.extend(made.filter_map(|own| self.item_at(own.name.start())));
            let first = names.definitions.partition_point(|own| own.name.start() < item.start);
            let own = names.definitions.iter().skip(first);
            let own = own.take_while(|own| own.name.start() < item.next);
            let own = own.filter(|own| own.depth > 1);
            inner.extend(own.map(|own| own.name.slice(self.text)));
        }
        if !inner.is_empty() {
            let outer = names.definitions.iter().filter(|own| own.depth == 1);
            let outer = outer.filter(|own| inner.contains(own.name.slice(self.text)));
            makers.extend(outer.filter_map(|own| self.item_at(own.name.start())));
        }
        makers
    }

    /// Parses the changed statements, their users, and the operations that both use.
    fn round(
        &self,
        excerpt: &Excerpt,
        changed: &BTreeSet<usize>,
        users: &BTreeSet<usize>,
    ) -> Option<Round> {
        let asked: BTreeSet<usize> = changed.union(users).copied().collect();
        let mut chosen = self.makers(asked.iter().copied());
        let outside = |name: &&Span| !self.old.covers(**name);
        let mentioned = self.before.mentioned.iter().filter(outside);
        let mentioned = mentioned.map(|name| self.change.moved_span(*name).start());
        chosen.extend(mentioned.filter_map(|name| self.item_at(name)));
        chosen.extend(&asked);
        chosen.extend(self.touched.clone());
        let stays = |(index, item): (usize, &Item)| item.stays.then_some(index);
        chosen.extend(self.items.iter().enumerate().filter_map(stays));
        (chosen.len() <= MAX_STATEMENTS).then_some(())?;
        let mut text = Composed::default();
        let surroundings = self.surroundings(excerpt, &mut text);
        let old = self.compose(&chosen, true, &mut text);
        let new = self.compose(&chosen, false, &mut text);
        (text.bytes.len() <= MAX_COMPOSED_BYTES).then_some(())?;
        let document = self.document;
        let mut reader = ExcerptReader::new(document.registry(), document.limits());
        let mut known = ContextData::default();
        let mut look = |operation: Span| {
            let excerpt = Excerpt { operation, ..surroundings.clone() };
            let found = find(&mut reader, &text.bytes, document, &mut known, &excerpt);
            // These are looked up in the tree of the whole function.
            (!has_unknown_names(document, reader.ir())).then_some(())?;
            let made = self.made(reader.ir(), &text, &chosen, &asked)?;
            let found = self.settle(found, &text)?;
            let place = |name: Span| operation.covers(name).then(|| text.source(name.start()));
            let types = NamedTypes::of(reader.ir(), reader.names(), |name| place(name).flatten());
            Some((found, made, types))
        };
        let (old_found, old_made, _) = look(old)?;
        let (new_found, new_made, types) = look(new)?;
        let (differing, found) =
            self.compare(&asked, changed, (old_found, old_made), (new_found, new_made))?;
        Some(Round { differing, found, types })
    }

    /// Returns the types of the function's values; those in the changed statements were parsed. Types may have been
    /// unknown around an error, so `None` is returned then.
    fn types(&self, changed: &BTreeSet<usize>, read: &NamedTypes) -> Option<Arc<NamedTypes>> {
        let before = &self.before.verified;
        let known = before.types.as_ref().filter(|_| before.found.is_empty())?;
        let (first, last) = (self.items.get(*changed.first()?)?, self.items.get(*changed.last()?)?);
        let is_read = |start| {
            (first.start..last.next).contains(&start)
                && self.item_at(start).is_some_and(|item| changed.contains(&item))
        };
        Some(Arc::new(known.after(self.change, self.old, is_read, read)))
    }

    /// Returns the statements that differ from before, and the diagnostics of the function if none do.
    fn compare(
        &self,
        asked: &BTreeSet<usize>,
        changed: &BTreeSet<usize>,
        (old_found, old_made): (Vec<Diagnostic>, StatementTypes),
        (new_found, new_made): (Vec<Diagnostic>, StatementTypes),
    ) -> Option<(BTreeSet<usize>, Vec<Diagnostic>)> {
        let is_asked = |place: &Option<usize>| place.is_some_and(|one| asked.contains(&one));
        let is_touched =
            |place: Option<usize>| place.is_some_and(|index| self.touched.contains(&index));
        let (old, new) = (self.by_statement(&old_found), self.by_statement(&new_found));
        let others = |said: &BTreeMap<_, Vec<_>>| -> Vec<_> {
            let others = said.iter().filter(|(place, _)| !is_asked(place) && !is_touched(**place));
            others.flat_map(|(_, said)| said.iter().copied()).collect()
        };
        (others(&old) == others(&new)).then_some(())?;
        let kept = self.before.verified.found.iter();
        let kept = kept.filter(|found| {
            let start = found.span.start();
            start < self.old.start() || start >= self.old.end()
        });
        let kept: Vec<Diagnostic> = kept
            .map(|found| found.clone().map_spans(|span| self.change.moved_span(span)))
            .collect();
        // In isolation a statement must yield the diagnostics that it had in the function.
        let known = self.by_statement(&kept);
        let mut differing = BTreeSet::new();
        for index in asked.iter().copied().filter(|index| !self.touched.contains(index)) {
            let place = Some(index);
            (known.get(&place) == old.get(&place)).then_some(())?;
            let is_same =
                old.get(&place) == new.get(&place) && old_made.get(&index) == new_made.get(&index);
            if !is_same && !changed.contains(&index) {
                differing.insert(index);
            }
        }
        let here = |found: &Diagnostic| self.item_at(found.span.start());
        // The effect of a mistake on the enclosing operations is only known for the whole function.
        (!new_found.iter().any(|found| is_asked(&here(found)))).then_some(())?;
        let found = kept.into_iter().filter(|found| !is_asked(&here(found))).collect();
        Some((differing, found))
    }

    /// Returns the diagnostics of each statement; those outside of statements come first.
    fn by_statement<'f>(
        &self,
        found: &'f [Diagnostic],
    ) -> BTreeMap<Option<usize>, Vec<FindingKey<'f>>> {
        let mut by_statement: BTreeMap<Option<usize>, Vec<FindingKey<'f>>> = BTreeMap::new();
        for found in found {
            let place = self.item_at(found.span.start());
            let own = by_statement.entry(place).or_default();
            own.push((found.span, found.report()));
        }
        for own in by_statement.values_mut() {
            own.sort_unstable();
        }
        by_statement
    }

    /// Returns the part of the file that the function sees.
    fn surroundings(&self, excerpt: &Excerpt, text: &mut Composed) -> Excerpt {
        let mut take = |part: &Span| {
            let start = text.len();
            text.bytes.extend_from_slice(self.document.slice(*part));
            let taken = Span::new(start, text.len());
            text.bytes.push(b'\n');
            taken
        };
        let aliases = excerpt.aliases.iter().map(&mut take).collect();
        let declarations = excerpt.declarations.iter().map(&mut take).collect();
        let within = excerpt.within.clone();
        Excerpt { aliases, declarations, within, ..Excerpt::default() }
    }

    /// Writes a function with some of the statements, before the change or now; returns its span.
    fn compose(&self, chosen: &BTreeSet<usize>, before: bool, text: &mut Composed) -> Span {
        let start = text.len();
        let header = self.items.first().map_or(0, |item| item.start);
        text.add(self.text, Span::new(0, header));
        for item in chosen.range(..self.touched.start).filter_map(|one| self.items.get(*one)) {
            text.add(self.text, Span::new(item.start, item.next));
        }
        if before {
            text.bytes.extend_from_slice(self.old_text);
        } else {
            for item in self.items.get(self.touched.clone()).unwrap_or_default() {
                text.add(self.text, Span::new(item.start, item.next));
            }
        }
        for item in chosen.range(self.touched.end..).filter_map(|one| self.items.get(*one)) {
            text.add(self.text, Span::new(item.start, item.next));
        }
        let end = self.items.last().map_or(header, |item| item.next);
        text.add(self.text, Span::new(end, self.unit.facts.len));
        Span::new(start, text.len())
    }

    /// Returns the result types of the requested statements; `None` if other parsed ones do not determine theirs.
    fn made(
        &self,
        ir: &Ir,
        text: &Composed,
        chosen: &BTreeSet<usize>,
        asked: &BTreeSet<usize>,
    ) -> Option<StatementTypes> {
        let mut made = StatementTypes::new();
        let top = ir.regions(ir.top()).iter().flat_map(|region| ir.blocks(*region));
        let Some(function) = top.last().and_then(|block| ir.last_operation(*block)) else {
            return Some(made);
        };
        let blocks = ir.regions(function).iter().flat_map(|region| ir.blocks(*region));
        for operation in blocks.flat_map(|block| ir.block_operations(*block)) {
            let place = text.source(ir.span(operation).start());
            let Some(item) = place.and_then(|place| self.item_at(place)) else { continue };
            let types: Vec<Type> =
                ir.results(operation).map(|value| ir.value_type(value)).collect();
            // Other statements may determine the types of an unregistered or broken operation.
            let is_unknown = ir.opaque_text(operation).is_some_and(|text| {
                !(types.is_empty() || text.is_empty() && asked.contains(&item))
            });
            (!is_unknown).then_some(())?;
            made.insert(item, types).is_none().then_some(())?;
        }
        // The reader of operations may see other ones in a broken text than that of the tree.
        let is_there = |index: &usize| {
            self.touched.contains(index)
                || made.contains_key(index)
                || self.items.get(*index).is_none_or(|item| item.is_label)
        };
        chosen.iter().all(is_there).then_some(made)
    }

    /// Filters the diagnostics in the statements of the function; ranges count from its first byte.
    fn settle(&self, found: ExcerptFindings, text: &Composed) -> Option<Vec<Diagnostic>> {
        // As a whole it is the function that it was.
        (found.summary == self.before.verified.summary).then_some(())?;
        // A mistake in the old text may have hidden diagnostics in all of the function.
        let is_old = |found: &Diagnostic| text.source(found.span.start()).is_none();
        let hides = |found: &Diagnostic| is_old(found) && may_hide_block_ends(found);
        (!found.read.iter().any(hides)).then_some(())?;
        let offset = self.unit.offset;
        let place = |found: Diagnostic| {
            text.source(found.span.start())?;
            let mut found = found;
            found.related.retain(|related| {
                related.path.is_some() || text.source(related.span.start()).is_some()
            });
            Some(found.map_spans(|span| text.span(span).shifted(offset)))
        };
        let read = found.read.into_iter().filter_map(place).collect();
        let verified = found.verified.into_iter().filter_map(place).collect();
        let found =
            suppress_unreliable(self.document, self.root, read, verified, Repaired::Nothing);
        let back = |span: Span| {
            Span::new(span.start().saturating_sub(offset), span.end().saturating_sub(offset))
        };
        Some(found.into_iter().map(|found| found.map_spans(back)).collect())
    }
}

/// The types of the results of statements.
type StatementTypes = BTreeMap<usize, Vec<Type>>;

/// A text that is composed of pieces of a function.
#[derive(Default)]
struct Composed {
    bytes: Vec<u8>,
    /// The starts of pieces, and their ranges in the function.
    pieces: Vec<(u32, Span)>,
}

impl Composed {
    fn len(&self) -> u32 {
        u32::try_from(self.bytes.len()).unwrap_or(u32::MAX)
    }

    fn add(&mut self, text: &[u8], source: Span) {
        self.pieces.push((self.len(), source));
        self.bytes.extend_from_slice(source.slice(text));
    }

    /// Maps a position to the function.
    fn source(&self, place: u32) -> Option<u32> {
        let behind = self.pieces.partition_point(|(start, _)| *start <= place);
        let (start, source) = self.pieces.get(behind.checked_sub(1)?)?;
        let within = place - start;
        (within < source.len()).then(|| source.start() + within)
    }

    /// Maps a range to the function.
    fn span(&self, span: Span) -> Span {
        let start = self.source(span.start()).unwrap_or_default();
        let last = span.end().checked_sub(1).filter(|last| *last > span.start());
        let end = last.and_then(|last| self.source(last)).map_or(start, |last| last + 1);
        let is_one = span.len() == 1;
        Span::new(start, if is_one { start + 1 } else { end.max(start) })
    }
}

/// The statements and labels in the body of a function.
fn items(root: SyntaxNode<'_>, offset: u32) -> Option<Vec<Item>> {
    let mut regions = root.children().filter(|node| node.kind() == NodeKind::Region);
    let region = regions.next()?;
    regions.next().is_none().then_some(())?;
    let mut items: Vec<Item> = Vec::new();
    for block in region.children() {
        for node in block.children() {
            let start = node.span().start().saturating_sub(offset);
            let is_label = node.kind() == NodeKind::BlockLabel;
            if let Some(before) = items.last_mut() {
                before.next = start;
            }
            items.push(Item { start, next: start, is_label, stays: is_label });
        }
        // The terminator of the block stays.
        if let Some(last) = items.last_mut() {
            last.stays = true;
        }
    }
    let end = region.span().end().saturating_sub(offset).checked_sub(1)?;
    items.last_mut()?.next = end;
    Some(items)
}
