//! A text and its facts, kept unit by unit.

use super::diff::change_between;
use super::memo::{Kept, Memo};
use super::text::Text;
use super::unit_index::UnitIndex;
use abide_dialects::LLVM_VERSIONS;
use abide_mlir::names::{FileNames, UnitNames};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{self, Change, Operation, SyntaxNode, Tree, Unit};
use abide_source::executor::{self, Executor};
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::any::Any;
use std::sync::{Arc, OnceLock};

/// The minimum size of a long function, in bytes: an edit parses only some of its statements, and the types of its
/// values are kept when they are verified.
pub(crate) const LONG_FUNCTION_BYTES: u32 = 1 << 13;

/// A text with its tree and names.
///
/// [`with_text`](Document::with_text) makes the next version of a document and shares the unchanged parts.
/// [`edited`](Document::edited) updates the old one in place. For an edit within a function this takes no longer in a
/// long file than in a short one, apart from moving the parts after it.
#[derive(Debug, Clone)]
pub struct Document {
    pub(super) text: Text,
    pub(super) tree: Tree,
    pub(super) names: FileNames,
    /// In the order of [`Tree::units`], as the units of `names` are.
    pub(super) facts: Vec<Arc<UnitIndex>>,
    /// The number of functions that are not within others. Their units come first after that of the file, in the order
    /// of the text.
    pub(super) functions: usize,
    /// The results that features keep.
    pub(super) memo: Memo<dyn ErasedFileCache>,
    pub(super) limits: Limits,
    /// The maximum number of diagnostics that are shown.
    shown: usize,
    /// Whether operations are checked against the descriptions of their dialects.
    verified: bool,
    /// The dialects in the version of LLVM that the text is for.
    registry: Arc<Registry>,
    /// The dialects that were requested.
    dialects: Arc<Registry>,
    /// These dialects in each described version of LLVM.
    versions: OnceLock<Arc<[Registry]>>,
    executor: Executor,
}

/// One unit of a document at its place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DocumentUnit<'d> {
    pub(crate) index: usize,
    /// Its start in the file.
    pub(crate) offset: u32,
    pub(crate) names: &'d UnitNames,
    pub(crate) facts: &'d UnitIndex,
}

/// The indexes of units, by the address of the unit.
type UnitIndexes = FxHashMap<*const Unit, (Arc<UnitNames>, Arc<UnitIndex>)>;

impl Document {
    /// Reads a text, with the dialects that come with abide.
    #[must_use]
    pub fn new(text: Vec<u8>, limits: Limits) -> Document {
        Document::with_executor(text, limits, executor::one_by_one)
    }

    /// Reads a text. The executor runs the work for each function, in later versions too.
    #[must_use]
    pub fn with_executor(text: Vec<u8>, limits: Limits, executor: Executor) -> Document {
        let shown = limits.diagnostics;
        // Verification of a function depends on its diagnostics, shown or not.
        let diagnostics = shown.max(Limits::default().diagnostics);
        let limits = Limits { diagnostics, ..limits };
        let (tree, known) = read(&text, &limits, executor);
        let read = Document::of_tree(text, tree, limits, &known, executor);
        Document { shown, ..read }.in_detected_version()
    }

    /// Returns the same document without verification of operations.
    #[must_use]
    pub fn without_verifier(self) -> Document {
        Document { verified: false, memo: Memo::default(), ..self }
    }

    /// The same document with other dialects. Results that depend on the old ones are dropped.
    #[must_use]
    pub fn with_registry(self, registry: Arc<Registry>) -> Document {
        if Arc::ptr_eq(&self.dialects, &registry) {
            return self;
        }
        let dialects = Arc::clone(&registry);
        Document { dialects, ..self.read_with(registry) }.in_detected_version()
    }

    /// The dialects that were requested, in the version that was requested.
    pub(crate) fn dialects(&self) -> &Arc<Registry> {
        &self.dialects
    }

    /// The document read as a version of LLVM; `None` means the one that was asked for, or the newest.
    pub(crate) fn in_version(self, version: Option<LlvmVersion>) -> Document {
        if self.registry.version() == version {
            return self;
        }
        let registry = match version.filter(|_| self.dialects.version() != version) {
            Some(version) => Arc::new(self.dialects.of_version(version)),
            None => Arc::clone(&self.dialects),
        };
        self.read_with(registry)
    }

    /// The document parsed with other dialects than the requested ones, which do not change.
    pub(crate) fn read_with(self, registry: Arc<Registry>) -> Document {
        // The units depend on the text alone, but what they keep depends on the dialects.
        let is_unused =
            |facts: &Arc<UnitIndex>| Arc::strong_count(facts) == 1 && facts.keeps_nothing();
        let known = match self.facts.iter().all(is_unused) {
            true => self.unit_indexes(),
            false => UnitIndexes::default(),
        };
        let Document { text, tree, limits, executor, verified, shown, dialects, .. } = self;
        let read = Document::of_tree(text.into_vec(), tree, limits, &known, executor);
        Document { registry, dialects, verified, shown, ..read }
    }

    /// The next version of the document. It equals the [`new`](Document::new) document of the text, but only the units
    /// that the difference touches are parsed.
    #[must_use]
    pub fn with_text(&self, text: Vec<u8>) -> Document {
        let change = change_between(self.text(), &text);
        let tree = syntax::reparse(&self.tree, change, &text, &self.limits);
        let next = Document::of_tree(text, tree, self.limits, &self.unit_indexes(), self.executor);
        let (registry, dialects) = (Arc::clone(&self.registry), Arc::clone(&self.dialects));
        let memo = self.memo.all().filter_map(ErasedFileCache::of_dialects).collect();
        let (verified, shown) = (self.verified, self.shown);
        Document { verified, shown, registry, dialects, memo, ..next }.in_detected_version()
    }

    fn unit_indexes(&self) -> UnitIndexes {
        let known = self.tree.units().into_iter().zip(&self.names.units).zip(&self.facts);
        let known = known.map(|(((_, unit), (_, names)), facts)| {
            (Arc::as_ptr(unit), (Arc::clone(names), Arc::clone(facts)))
        });
        known.collect()
    }

    fn of_tree(
        text: Vec<u8>,
        tree: Tree,
        limits: Limits,
        known: &UnitIndexes,
        executor: Executor,
    ) -> Document {
        let units = tree.units();
        let functions = units.first().map_or(0, |(_, file)| file.child_count());
        let parts: Vec<_> = units
            .into_iter()
            .map(|(offset, unit)| (offset, unit, known.get(&Arc::as_ptr(unit))))
            .collect();
        let read = executor::map(
            executor,
            &parts,
            |(_, unit, known)| if known.is_some() { 0 } else { unit.memory() },
            || (),
            |(), &(offset, unit, known)| match known {
                Some(known) => known.clone(),
                None => names_and_facts(offset, unit, &text, &limits),
            },
        );
        let offsets = parts.iter().map(|(offset, ..)| *offset);
        let (names, facts) =
            offsets.zip(read).map(|(offset, (names, facts))| ((offset, names), facts)).unzip();
        let names = FileNames::from_units(&tree, &text, names, &limits);
        Document {
            text: Text::new(text),
            tree,
            names,
            facts,
            functions,
            memo: Memo::default(),
            shown: limits.diagnostics,
            limits,
            verified: true,
            registry: Arc::clone(abide_dialects::registry()),
            dialects: Arc::clone(abide_dialects::registry()),
            versions: OnceLock::new(),
            executor,
        }
    }

    /// The requested dialects in each described version of LLVM.
    pub(crate) fn described_versions(&self) -> &[Registry] {
        let of_version = |version: &LlvmVersion| self.dialects.of_version(*version);
        self.versions.get_or_init(|| LLVM_VERSIONS.iter().map(of_version).collect())
    }

    /// The maximum number of diagnostics that are shown.
    pub(crate) fn shown(&self) -> usize {
        self.shown
    }

    /// Whether operations are checked against the descriptions of their dialects.
    pub(crate) fn is_verified(&self) -> bool {
        self.verified
    }

    /// The result of a type that a feature keeps; a new one is empty.
    pub(crate) fn kept<T: FileCache>(&self) -> &T {
        self.memo.get(|| Box::new(T::default()))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        self.text.whole()
    }

    /// Returns the bytes of a range; empty if it is outside of the text. After an edit this is faster than the whole
    /// text.
    #[must_use]
    pub fn slice(&self, span: Span) -> &[u8] {
        self.text.slice(span)
    }

    /// Returns the text before a position, perhaps with some of the rest. After an edit this is faster than the whole
    /// text.
    pub(crate) fn text_through(&self, place: u32) -> &[u8] {
        self.text.through(place)
    }

    /// The text up to the end of a node, or further.
    pub(crate) fn text_of(&self, node: SyntaxNode<'_>) -> &[u8] {
        self.text_through(node.span().end())
    }

    /// The name of an operation, as [`Operation::name`] returns it.
    pub(crate) fn name_of(&self, operation: Operation<'_>) -> &[u8] {
        operation.name(self.text_of(operation.syntax()))
    }

    /// Makes the whole text available in one piece. This is faster once than for each use of the whole text.
    pub fn settle(&mut self) {
        self.text.close();
    }

    /// Returns the text and drops the rest.
    #[must_use]
    pub fn into_text(self) -> Vec<u8> {
        self.text.into_vec()
    }

    /// The syntax tree.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The values, blocks, aliases and symbols.
    #[must_use]
    pub fn names(&self) -> &FileNames {
        &self.names
    }

    /// The dialects that the text is parsed with.
    #[must_use]
    pub fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }

    /// Returns the limits with which the text was parsed: the requested ones, except that a lower limit on diagnostics
    /// than the default only limits how many are shown.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The units, in the order of [`Tree::units`].
    pub(crate) fn units(&self) -> impl Iterator<Item = DocumentUnit<'_>> {
        let units = self.names.units.iter().zip(&self.facts).enumerate();
        units.map(|(index, ((offset, names), facts))| DocumentUnit {
            index,
            offset: *offset,
            names,
            facts,
        })
    }

    pub(crate) fn unit(&self, index: usize) -> Option<DocumentUnit<'_>> {
        let (offset, names) = self.names.units.get(index)?;
        let facts = self.facts.get(index)?;
        Some(DocumentUnit { index, offset: *offset, names, facts })
    }

    /// The file without the contents of functions.
    pub(crate) fn file(&self) -> Option<(DocumentUnit<'_>, &Arc<Unit>)> {
        self.unit(0).zip(Some(self.tree.outermost()))
    }

    /// The functions that a range touches, in the order of the text: not those within functions.
    pub(crate) fn functions_in(
        &self,
        range: Span,
    ) -> impl Iterator<Item = (DocumentUnit<'_>, &Arc<Unit>)> {
        let units = self.names.units.get(1..=self.functions).unwrap_or_default();
        // Of those that begin before the range, only the last can reach into it.
        let first = units.partition_point(|&(start, _)| start < range.start()).saturating_sub(1);
        let after = units.partition_point(|&(start, _)| start <= range.end());
        let touching = (first..after).filter_map(|index| {
            let (_, syntax) = self.tree.child(index)?;
            Some((self.unit(index + 1)?, syntax))
        });
        touching.filter(move |(unit, _)| {
            unit.span().touches(range.start()) || range.touches(unit.offset)
        })
    }

    /// The units within functions, in the order of the text.
    pub(crate) fn nested_units(&self) -> Vec<(DocumentUnit<'_>, &Arc<Unit>)> {
        let first = self.functions + 1;
        if self.names.units.len() <= first {
            return Vec::new();
        }
        let syntax = self.tree.units().into_iter().map(|(_, unit)| unit).enumerate().skip(first);
        let nested = syntax.filter_map(|(index, syntax)| Some((self.unit(index)?, syntax)));
        let mut nested: Vec<_> = nested.collect();
        sort::by_number(&mut nested, |(unit, _)| unit.offset);
        nested
    }

    /// Returns the executor for work per function.
    pub(crate) fn executor(&self) -> Executor {
        self.executor
    }

    /// The innermost unit that a cursor at `offset` touches.
    pub(crate) fn unit_at(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        // Outer units precede inner ones.
        let around = |unit: &DocumentUnit<'_>| unit.span().touches(offset);
        self.units().filter(around).last()
    }

    /// Returns the unit that begins at `offset`, except the file and nested units.
    pub(crate) fn unit_from(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        let units = self.names.units.get(1..=self.functions)?;
        let index = units.binary_search_by_key(&offset, |&(start, _)| start).ok()?;
        self.unit(index + 1)
    }

    /// The function that a cursor at `offset` touches: not one within a function.
    pub(crate) fn function_at(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        let units = self.names.units.get(1..=self.functions)?;
        let after = units.partition_point(|&(start, _)| start <= offset);
        // Of two functions that meet, the one that begins here.
        let unit = self.unit(after)?;
        (after > 0 && unit.span().touches(offset)).then_some(unit)
    }

    /// The text of a range, for people.
    pub(crate) fn string(&self, span: Span) -> String {
        String::from_utf8_lossy(self.slice(span)).into_owned()
    }
}

/// Parses a text into a tree, functions first; also returns the facts about these.
fn read(text: &[u8], limits: &Limits, executor: Executor) -> (Tree, UnitIndexes) {
    let facts_of = |start, unit: &Arc<Unit>| names_and_facts(start, unit, text, limits);
    let read = syntax::read_ahead_with(text, limits, executor, facts_of).into_iter();
    let (ahead, facts): (Vec<_>, Vec<_>) = read.unzip();
    let known = ahead.iter().map(|ahead| Arc::as_ptr(ahead.unit())).zip(facts).collect();
    (syntax::parse_with(text, &ahead, limits), known)
}

/// Returns the names and facts of a unit that begins at `offset`.
fn names_and_facts(
    offset: u32,
    unit: &Arc<Unit>,
    text: &[u8],
    limits: &Limits,
) -> (Arc<UnitNames>, Arc<UnitIndex>) {
    let own = Span::new(offset, offset + unit.len()).slice(text);
    let names = UnitNames::new(unit, own, limits);
    (Arc::new(names), Arc::new(UnitIndex::new(unit, own, limits)))
}

impl DocumentUnit<'_> {
    pub(crate) fn span(&self) -> Span {
        Span::new(self.offset, self.offset.saturating_add(self.facts.len))
    }
}

/// A result about a whole document that a feature keeps in it; a new one is empty.
pub(crate) trait FileCache: Any + Default + Clone + Send + Sync {
    /// Follows an edit within one function by moving ranges. Returns whether the result still holds, except that of
    /// the function.
    fn follow(&mut self, _change: Change) -> bool {
        false
    }

    /// Records that unit `index` or its surroundings have changed. `old` are the facts about a unit that has changed
    /// itself.
    fn after_edit(&self, _index: usize, _old: Option<&Arc<UnitIndex>>) {}

    /// The part of the result that depends on the dialects only.
    fn of_dialects(&self) -> Option<Self> {
        None
    }
}

/// A [`FileCache`] of any type.
pub(super) trait ErasedFileCache: Kept {
    fn copy(&self) -> Box<dyn ErasedFileCache>;
    fn follow(&mut self, change: Change) -> bool;
    fn after_edit(&self, index: usize, old: Option<&Arc<UnitIndex>>);
    fn of_dialects(&self) -> Option<Box<dyn ErasedFileCache>>;
}

impl<T: FileCache> ErasedFileCache for T {
    fn copy(&self) -> Box<dyn ErasedFileCache> {
        Box::new(self.clone())
    }

    fn follow(&mut self, change: Change) -> bool {
        FileCache::follow(self, change)
    }

    fn after_edit(&self, index: usize, old: Option<&Arc<UnitIndex>>) {
        FileCache::after_edit(self, index, old);
    }

    fn of_dialects(&self) -> Option<Box<dyn ErasedFileCache>> {
        Some(Box::new(FileCache::of_dialects(self)?))
    }
}

impl Clone for Memo<dyn ErasedFileCache> {
    fn clone(&self) -> Self {
        self.all().map(ErasedFileCache::copy).collect()
    }
}
