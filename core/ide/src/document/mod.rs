//! A text and its facts, kept unit by unit.

mod edit;
mod findings;
mod head;
mod hints;
mod labels;
mod statements;
mod text;

use super::callee_notes::with_callees;
use super::chunk_verification::add_chunk_diagnostics;
use super::described::broken_description;
use super::diff::change_between;
use super::executor::{self, Executor};
use super::follow_ups::{Suppressed, SuppressionLog};
use super::form::{Form, Forms};
use super::functions::functions_as_written;
use super::llvm_version::{weaken_mixed, with_version};
use super::scope::FileAliases;
use super::stored::{foreign_text, name_foreign};
use super::symbol_index::SymbolIndex;
use super::top_level::part_at;
use super::unit_index::UnitIndex;
use super::value_types::{ValueTypes, ValueTypesCache};
use abide_abi::ResultSizes;
use abide_dialects::LLVM_VERSIONS;
use abide_source::diagnostic::Diagnostic;

use abide_mlir::names::{FileNames, UnitNames};
use abide_mlir::ods::{LlvmVersion, OpDescription};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{self, Operation, SyntaxNode, Tree, Unit, UnitAhead};
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use findings::Findings;
pub(super) use findings::is_defined_around;
use hints::Hints;
pub(super) use labels::shorten;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};
use text::Text;

/// The minimum size of a long function, in bytes: an edit parses only some of its statements, and the types of its
/// values are kept when they are verified.
pub(super) const LONG_FUNCTION_BYTES: u32 = 1 << 13;

/// Of a text of more bytes the sizes of results are those of their types: all operations would have to be read
/// after each edit to know more.
const LARGEST_WITH_SIZES: usize = 1 << 20;

/// A text with its tree and names.
///
/// [`with_text`](Document::with_text) makes the next version of a document and shares the unchanged parts.
/// [`edited`](Document::edited) updates the old one in place. For an edit within a function this takes no longer in a
/// long file than in a short one, apart from moving the parts after it.
#[derive(Debug, Clone)]
pub struct Document {
    text: Text,
    tree: Tree,
    names: FileNames,
    /// In the order of [`Tree::units`], as the units of `names` are.
    facts: Vec<Arc<UnitIndex>>,
    /// The number of units directly in the file: they follow it, in the order of the text.
    functions: usize,
    symbols: OnceLock<SymbolIndex>,
    aliases: OnceLock<FileAliases>,
    findings: OnceLock<Findings>,
    hints: OnceLock<Hints>,
    value_types: ValueTypesCache,
    result_sizes: OnceLock<ResultSizes>,
    forms: Forms,
    limits: Limits,
    /// The maximum number of findings of [`diagnostics`](Self::diagnostics).
    shown: usize,
    /// Whether operations are checked against the descriptions of their dialects.
    verified: bool,
    /// The findings that were left out, if they are requested.
    suppressed: Option<Arc<SuppressionLog>>,
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
pub(super) struct DocumentUnit<'d> {
    pub(super) index: usize,
    /// Its start in the file.
    pub(super) offset: u32,
    pub(super) names: &'d UnitNames,
    pub(super) facts: &'d UnitIndex,
}

/// The indexes of units, by the address of the unit.
type UnitIndexes = FxHashMap<*const Unit, (Arc<UnitNames>, Arc<UnitIndex>)>;

impl Document {
    /// Reads a text, with the dialects that come with abide.
    #[must_use]
    pub fn new(text: Vec<u8>, limits: Limits) -> Document {
        Document::with_executor(text, limits, executor::one_by_one)
    }

    /// Reads a text, whose functions are then inspected by the executor; so are those of the
    /// versions that come of this one.
    #[must_use]
    pub fn with_executor(text: Vec<u8>, limits: Limits, executor: Executor) -> Document {
        let shown = limits.diagnostics;
        // Verification of a function depends on its findings, shown or not.
        let diagnostics = shown.max(Limits::default().diagnostics);
        let limits = Limits { diagnostics, ..limits };
        let (tree, known) = read(&text, &limits, executor);
        let read = Document::of_tree(text, tree, limits, &known, executor);
        Document { shown, ..read }.in_detected_version()
    }

    /// Returns the same document without verification of operations.
    #[must_use]
    pub fn without_verifier(self) -> Document {
        let (findings, hints) = Default::default();
        Document { verified: false, findings, hints, ..self }
    }

    /// The same document with other dialects. What was found out with those of before is forgotten.
    #[must_use]
    pub fn with_registry(self, registry: Arc<Registry>) -> Document {
        if Arc::ptr_eq(&self.dialects, &registry) {
            return self;
        }
        let dialects = Arc::clone(&registry);
        Document { dialects, ..self.read_with(registry) }.in_detected_version()
    }

    /// The dialects that were requested, in the version that was requested.
    pub(super) fn dialects(&self) -> &Arc<Registry> {
        &self.dialects
    }

    /// The document read as a version of LLVM; `None` means the one that was asked for, or the newest.
    pub(super) fn in_version(self, version: Option<LlvmVersion>) -> Document {
        if self.registry.version() == version {
            return self;
        }
        let registry = match version.filter(|_| self.dialects.version() != version) {
            Some(version) => Arc::new(self.dialects.of_version(version)),
            None => Arc::clone(&self.dialects),
        };
        self.read_with(registry)
    }

    fn read_with(self, registry: Arc<Registry>) -> Document {
        let Document {
            text, tree, limits, executor, verified, shown, suppressed, dialects, ..
        } = self;
        let read =
            Document::of_tree(text.into_vec(), tree, limits, &UnitIndexes::default(), executor);
        Document { registry, dialects, verified, shown, suppressed, ..read }
    }

    /// The next version of the document. It is equal to what [`new`](Document::new) makes of the
    /// text; only the units that the difference touches are read.
    #[must_use]
    pub fn with_text(&self, text: Vec<u8>) -> Document {
        let change = change_between(self.text(), &text);
        let tree = syntax::reparse(&self.tree, change, &text, &self.limits);
        let known = self.tree.units().into_iter().zip(&self.names.units).zip(&self.facts);
        let known = known.map(|(((_, unit), (_, names)), facts)| {
            (Arc::as_ptr(unit), (Arc::clone(names), Arc::clone(facts)))
        });
        let next = Document::of_tree(text, tree, self.limits, &known.collect(), self.executor);
        let (registry, dialects) = (Arc::clone(&self.registry), Arc::clone(&self.dialects));
        let (verified, shown, forms) = (self.verified, self.shown, self.forms.clone());
        Document { verified, shown, registry, dialects, forms, ..next }.in_detected_version()
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
            symbols: OnceLock::new(),
            aliases: OnceLock::new(),
            findings: OnceLock::new(),
            hints: OnceLock::new(),
            value_types: ValueTypesCache::default(),
            result_sizes: OnceLock::new(),
            forms: Forms::default(),
            shown: limits.diagnostics,
            limits,
            verified: true,
            suppressed: None,
            registry: Arc::clone(abide_dialects::registry()),
            dialects: Arc::clone(abide_dialects::registry()),
            versions: OnceLock::new(),
            executor,
        }
    }

    /// The requested dialects in each described version of LLVM.
    pub(super) fn described_versions(&self) -> &[Registry] {
        let of_version = |version: &LlvmVersion| self.dialects.of_version(*version);
        self.versions.get_or_init(|| LLVM_VERSIONS.iter().map(of_version).collect())
    }

    /// The findings that are left out as follow-up errors of others, in the order of their places. The document is a
    /// new one, whose diagnostics are not computed yet.
    pub(super) fn suppressed(self) -> Vec<Suppressed> {
        let log = Arc::new(SuppressionLog::default());
        let document = Document { suppressed: Some(Arc::clone(&log)), ..self };
        let _ = document.diagnostics();
        log.all()
    }

    /// The log of findings that are left out; `None` if they are not kept.
    pub(super) fn suppression_log(&self) -> Option<&SuppressionLog> {
        self.suppressed.as_deref()
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
    pub(super) fn text_through(&self, place: u32) -> &[u8] {
        self.text.through(place)
    }

    /// The text as far as a node reaches, and perhaps further.
    pub(super) fn text_of(&self, node: SyntaxNode<'_>) -> &[u8] {
        self.text_through(node.span().end())
    }

    /// The name of an operation, as [`Operation::name`] gives it.
    pub(super) fn name_of(&self, operation: Operation<'_>) -> &[u8] {
        operation.name(self.text_of(operation.syntax()))
    }

    /// Makes the text ready for those who need all of it, which is faster once than for each of them.
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

    /// Returns the form of an operation after its name; `None` without a description of it.
    pub(super) fn form(&self, op: &OpDescription) -> Option<Arc<Form>> {
        self.forms.of(op, &self.registry, &self.limits)
    }

    /// The dialects that it is read with.
    #[must_use]
    pub fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }

    /// Everything that is wrong with the text, as [`mlir::check`](crate::check) gives it.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        if let Some(found) = foreign_text(self) {
            return vec![found];
        }
        let mut found = self.own_diagnostics();
        name_foreign(self, &mut found);
        found
    }

    /// The diagnostics, taking the text for MLIR.
    fn own_diagnostics(&self) -> Vec<Diagnostic> {
        let mut found = self.checked();
        if self.verified {
            weaken_mixed(self, &mut found);
            with_version(self, &mut found);
        }
        found
    }

    /// The diagnostics of the version that the text is read as.
    pub(super) fn checked(&self) -> Vec<Diagnostic> {
        let findings = self.findings.get_or_init(|| Findings::new(self));
        let limits = Limits { diagnostics: self.shown, ..self.limits };
        let known = findings.all(self.units().map(|unit| unit.offset), &limits);
        if !self.verified {
            return known;
        }
        let mut found = add_chunk_diagnostics(self, known);
        if let Some(information) = broken_description(self) {
            found.push(information);
            sort::by_number(&mut found, |found| found.span.start());
        }
        with_callees(self, &mut found);
        found
    }

    /// Returns hints for unused values of operations without effects, unused private symbols and blocks, and
    /// deprecated operations. A function with errors has no hints, and symbols have none if there are any errors.
    #[must_use]
    pub fn hints(&self) -> Vec<Diagnostic> {
        let findings = self.findings.get_or_init(|| Findings::new(self));
        let hints = self.hints.get_or_init(|| Hints::new(self, findings));
        let mut hints = hints.all(self, findings.dropped == 0);
        hints.truncate(self.shown);
        hints
    }

    /// Returns the limits with which the text was parsed: the requested ones, except that a lower limit on findings
    /// than the default only limits how many are shown.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Returns the aliases of the file's pieces.
    pub(super) fn aliases(&self) -> &FileAliases {
        self.aliases.get_or_init(|| FileAliases::new(self))
    }

    /// The units, in the order of [`Tree::units`].
    pub(super) fn units(&self) -> impl Iterator<Item = DocumentUnit<'_>> {
        let units = self.names.units.iter().zip(&self.facts).enumerate();
        units.map(|(index, ((offset, names), facts))| DocumentUnit {
            index,
            offset: *offset,
            names,
            facts,
        })
    }

    pub(super) fn unit(&self, index: usize) -> Option<DocumentUnit<'_>> {
        let (offset, names) = self.names.units.get(index)?;
        let facts = self.facts.get(index)?;
        Some(DocumentUnit { index, offset: *offset, names, facts })
    }

    /// The file without the contents of functions.
    pub(super) fn file(&self) -> Option<(DocumentUnit<'_>, &Arc<Unit>)> {
        self.unit(0).zip(Some(self.tree.outermost()))
    }

    /// The functions that a range touches, in the order of the text: not those within functions.
    pub(super) fn functions_in(
        &self,
        range: Span,
    ) -> impl Iterator<Item = (DocumentUnit<'_>, &Arc<Unit>)> {
        let units = self.names.units.get(1..=self.functions).unwrap_or_default();
        // Of those that begin before the range, only the last can reach into it.
        let first = units.partition_point(|&(start, _)| start < range.start()).saturating_sub(1);
        let behind = units.partition_point(|&(start, _)| start <= range.end());
        let touching = (first..behind).filter_map(|index| {
            let (_, syntax) = self.tree.child(index)?;
            Some((self.unit(index + 1)?, syntax))
        });
        touching.filter(move |(unit, _)| {
            unit.span().touches(range.start()) || range.touches(unit.offset)
        })
    }

    /// The units within functions, in the order of the text.
    pub(super) fn nested_units(&self) -> Vec<(DocumentUnit<'_>, &Arc<Unit>)> {
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
    pub(super) fn executor(&self) -> Executor {
        self.executor
    }

    /// The innermost unit that a cursor at `offset` touches.
    pub(super) fn unit_at(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        // Outer units precede inner ones.
        let around = |unit: &DocumentUnit<'_>| unit.span().touches(offset);
        self.units().filter(around).last()
    }

    /// Returns the unit that begins at `offset`, except the file and nested units.
    pub(super) fn unit_from(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        let units = self.names.units.get(1..=self.functions)?;
        let index = units.binary_search_by_key(&offset, |&(start, _)| start).ok()?;
        self.unit(index + 1)
    }

    /// The function that a cursor at `offset` touches: not one within a function.
    pub(super) fn function_at(&self, offset: u32) -> Option<DocumentUnit<'_>> {
        let units = self.names.units.get(1..=self.functions)?;
        let behind = units.partition_point(|&(start, _)| start <= offset);
        // Of two functions that meet, the one that begins here.
        let unit = self.unit(behind)?;
        (behind > 0 && unit.span().touches(offset)).then_some(unit)
    }

    /// The types and shapes of the values at a place: of the function around it, or of the part of the
    /// file outside of functions.
    pub(super) fn value_types(&self, offset: u32) -> Option<Arc<ValueTypes>> {
        match self.function_at(offset) {
            Some(unit) => self.value_types.of_function(self, unit),
            None => self.value_types.of_part(self, &part_at(self, offset)?),
        }
    }

    /// Returns the result sizes inferred from the operations, as in `abide abi`.
    pub(super) fn result_sizes(&self) -> &ResultSizes {
        self.result_sizes.get_or_init(|| {
            if self.text.len() > LARGEST_WITH_SIZES {
                return ResultSizes::default();
            }
            let functions = functions_as_written(self);
            ResultSizes::find(&functions, self.text(), &self.registry, &self.limits)
        })
    }

    pub(super) fn symbols(&self) -> &SymbolIndex {
        self.symbols.get_or_init(|| SymbolIndex::new(self))
    }

    /// The text of a range, for people.
    pub(super) fn string(&self, span: Span) -> String {
        String::from_utf8_lossy(self.slice(span)).into_owned()
    }
}

/// The maximum number of bytes of a file searched for functions at a time.
const SEARCH_STEP_BYTES: usize = 1 << 16;

/// Parses a text into a tree, functions first; also returns the facts about these.
fn read(text: &[u8], limits: &Limits, executor: Executor) -> (Tree, UnitIndexes) {
    let bound = text.len().min(u32::MAX as usize);
    let starts = (0..bound).step_by(SEARCH_STEP_BYTES);
    let parts: Vec<_> =
        starts.map(|start| Span::from_range(start..bound.min(start + SEARCH_STEP_BYTES))).collect();
    if parts.len() < 2 {
        return (syntax::parse(text, limits), UnitIndexes::default());
    }
    let read = executor::map(
        executor,
        &parts,
        |_| SEARCH_STEP_BYTES,
        || (),
        |(), part| {
            let units = syntax::read_ahead(text, *part, limits).into_iter();
            let known = |ahead: UnitAhead| {
                let (start, unit) = ahead.place();
                let facts = names_and_facts(start, unit, text, limits);
                (ahead, facts)
            };
            units.map(known).collect::<Vec<_>>()
        },
    );
    let (ahead, facts): (Vec<_>, Vec<_>) = read.into_iter().flatten().unzip();
    let known = ahead.iter().map(|ahead| Arc::as_ptr(ahead.place().1)).zip(facts).collect();
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
    pub(super) fn span(&self) -> Span {
        Span::new(self.offset, self.offset.saturating_add(self.facts.len))
    }
}
