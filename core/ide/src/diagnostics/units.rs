//! The diagnostics of a document, unit by unit.

use super::follow_ups::{without_broken_definitions, without_defined_around, without_follow_ups};
use super::labels::shorten;
use super::old_names::{is_of_project, with_todays_forms};
use super::verification::OperationChecker;
use crate::db::{Document, DocumentUnit};
use crate::scope::aliases_in_type;
use abide_abi::MetadataChecker;
use abide_mlir::syntax::{NodeKind, SyntaxNode, Unit};
use abide_source::diagnostic::{Diagnostic, Diagnostics};
use abide_source::executor;
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use std::sync::OnceLock;

/// The maximum number of diagnostics in nested units that a unit looks at: with a bound, deep nesting takes linear
/// time.
const MAX_NESTED_DIAGNOSTICS: usize = 256;

/// The one way from a parsed unit to its diagnostics: for a new document and after an edit.
pub(crate) struct UnitPipeline<'d> {
    document: &'d Document,
    /// The diagnostics of parsing the units within others, in the order of their places: the operations of a unit
    /// include theirs. Ranges are those of the file.
    nested: Vec<Diagnostic>,
    /// Made when metadata is first checked, because it needs the whole text.
    metadata: OnceLock<MetadataChecker<'d>>,
}

impl<'d> UnitPipeline<'d> {
    /// Prepares the checks of the units in a range of the file.
    pub(crate) fn new(document: &'d Document, range: Span) -> UnitPipeline<'d> {
        let nested = of_nested_units(document, range);
        UnitPipeline { document, nested, metadata: OnceLock::new() }
    }

    /// Returns the diagnostics of a unit, and the number of those beyond the limit. Ranges count from its first byte.
    pub(crate) fn of_unit(
        &self,
        unit: DocumentUnit<'_>,
        syntax: &Unit,
        root: SyntaxNode<'d>,
        operations: Option<&mut OperationChecker<'_>>,
    ) -> (Vec<Diagnostic>, usize) {
        let document = self.document;
        let known = parse_diagnostics(document, unit, syntax);
        if root.kind() == NodeKind::File {
            return (known.all(), 0);
        }
        let (metadata, more) = self.metadata_of(unit, syntax, root);
        let text = document.text_through(unit.span().end());
        let verified = operations.map(|checker| {
            let mut names = known.names.clone();
            without_broken_definitions((root, text), unit.offset, &known.syntax, &mut names);
            let certain = ParseDiagnostics { syntax: known.syntax.clone(), names };
            checker.of_unit(unit, &certain.all(), self.nested_in(unit))
        });
        let verified = verified.unwrap_or_default();
        let [mut found, verified] =
            known.with_verified(document, (root, text), unit.offset, verified);
        found.extend(metadata);
        found.extend(verified);
        (found, more)
    }

    /// Returns the diagnostics in the metadata of a function, and the number of those beyond the limit. Known ones are
    /// reused.
    fn metadata_of(
        &self,
        unit: DocumentUnit<'_>,
        syntax: &Unit,
        root: SyntaxNode<'d>,
    ) -> (Vec<Diagnostic>, usize) {
        let aliases = aliases_in_type(self.document, unit);
        // In a new document all surroundings are read anyway, and known results depend on them.
        let known = self.metadata.get().is_none();
        let known = known.then(|| unit.facts.metadata.known(syntax.diagnostics(), aliases));
        let check = || self.metadata().of_unit(root, &unit.facts.metadata, aliases);
        known.flatten().unwrap_or_else(check)
    }

    /// The checker of metadata. Once it is made, results are only reused if the surroundings of the function are the
    /// same.
    fn metadata(&self) -> &MetadataChecker<'d> {
        self.metadata.get_or_init(|| {
            let (tree, limits) = (self.document.tree(), self.document.limits());
            let annotations = self.document.registry().annotations();
            MetadataChecker::new(tree, self.document.text(), limits, annotations)
        })
    }

    /// The first diagnostics in the units within a unit.
    fn nested_in(&self, unit: DocumentUnit<'_>) -> &[Diagnostic] {
        let first = self.nested.partition_point(|found| found.span.start() < unit.offset);
        let nested = self.nested.get(first..).unwrap_or_default();
        let own = nested
            .iter()
            .take(MAX_NESTED_DIAGNOSTICS)
            .take_while(|found| unit.span().covers(found.span));
        nested.get(..own.count()).unwrap_or_default()
    }
}

/// The diagnostics of parsing a unit. Ranges count from its first byte.
struct ParseDiagnostics {
    syntax: Vec<Diagnostic>,
    /// Of names and types.
    names: Vec<Diagnostic>,
}

impl ParseDiagnostics {
    fn all(&self) -> Vec<Diagnostic> {
        let mut all = self.syntax.clone();
        all.extend(self.names.iter().cloned());
        all
    }

    /// Filters these and the diagnostics in the operations. `start` is the start of the unit.
    fn with_verified(
        &self,
        document: &Document,
        (root, text): (SyntaxNode<'_>, &[u8]),
        start: u32,
        verified: Vec<Diagnostic>,
    ) -> [Vec<Diagnostic>; 2] {
        let names = self.names.clone();
        let mut found =
            without_follow_ups(document, (root, text), start, &self.syntax, names, verified);
        for found in &mut found {
            shorten(document, root, found, start);
            with_todays_forms(document, root, found, start);
        }
        found
    }
}

/// Returns the diagnostics of parsing a unit; `syntax` is the unit itself.
fn parse_diagnostics(
    document: &Document,
    unit: DocumentUnit<'_>,
    syntax: &Unit,
) -> ParseDiagnostics {
    let mut names = unit.names.diagnostics.clone();
    without_defined_around(document, unit, &mut names);
    let types = unit.facts.types.iter();
    names.extend(types.filter(|it| !is_of_project(document, it, unit.offset)).cloned());
    ParseDiagnostics { syntax: syntax.diagnostics().to_vec(), names }
}

/// The diagnostics of parsing the units within others in a range, in the order of their places; ranges are those of the
/// file.
fn of_nested_units(document: &Document, range: Span) -> Vec<Diagnostic> {
    let units = document.nested_units().into_iter();
    let units = units.filter(|(unit, _)| range.covers(unit.span()));
    let found = units.flat_map(|(unit, syntax)| {
        let known = parse_diagnostics(document, unit, syntax).all();
        known.into_iter().map(move |found| found.shifted(unit.offset))
    });
    let mut found: Vec<Diagnostic> = found.collect();
    sort::by_number(&mut found, |found| found.span.start());
    found
}

/// The diagnostics of a document.
#[derive(Debug, Default, Clone)]
pub(crate) struct DocumentDiagnostics {
    /// The diagnostics outside of the functions; ranges are those of the file.
    pub(crate) file: Vec<Diagnostic>,
    /// For each unit but the file itself, in the order of the units. Ranges count from its first
    /// byte.
    pub(crate) units: Vec<Box<[Diagnostic]>>,
    /// The number of diagnostics beyond the limit.
    pub(crate) dropped: usize,
}

impl DocumentDiagnostics {
    /// Collects the diagnostics of parsing, and checks the units that were not checked yet.
    pub(crate) fn new(document: &Document) -> DocumentDiagnostics {
        let (tree, text) = (document.tree(), document.text());
        let pipeline = UnitPipeline::new(document, Span::new(0, u32::MAX));
        let checker = pipeline.metadata();
        let mut dropped = tree.dropped() + document.names().dropped;
        let syntax = tree.unit_roots().zip(tree.units());
        let parts: Vec<_> = document.units().zip(syntax).collect();
        let found = executor::map(
            document.executor(),
            &parts,
            |(unit, _)| unit.span().len() as usize,
            || document.is_verified().then(|| OperationChecker::new(document)),
            |operations, &(unit, (root, (_, syntax)))| {
                pipeline.of_unit(unit, syntax, root, operations.as_mut())
            },
        );
        let mut file = Vec::new();
        let mut units = Vec::with_capacity(found.len());
        for ((_, (root, _)), (found, more)) in parts.iter().zip(found) {
            dropped += more;
            match root.kind() {
                NodeKind::File => file = found,
                _ => units.push(found.into_boxed_slice()),
            }
        }
        let (metadata, more) = checker.of_file(tree.root());
        dropped += more;
        file.extend(document.names().diagnostics.iter().cloned());
        let operations = document.is_verified().then(|| OperationChecker::new(document));
        let verified = operations.map(|mut checker| checker.of_file(&file));
        let mut verified = verified.unwrap_or_default();
        if let Some((_, (root, (_, syntax)))) = parts.first() {
            let names = file.split_off(syntax.diagnostics().len().min(file.len()));
            [file, verified] =
                without_follow_ups(document, (*root, text), 0, &file, names, verified);
        }
        for found in [&mut file, &mut verified] {
            shorten(document, tree.root(), found, 0);
            with_todays_forms(document, tree.root(), found, 0);
        }
        file.extend(metadata);
        file.extend(verified);
        DocumentDiagnostics { file, units, dropped }
    }

    /// All diagnostics in the order of their places, as many as the limit allows. `offsets` are those
    /// of the units, the file's own first.
    pub(crate) fn all(
        &self,
        offsets: impl Iterator<Item = u32>,
        limits: &Limits,
    ) -> Vec<Diagnostic> {
        let mut all = self.file.clone();
        let units = self.units.iter().zip(offsets.skip(1));
        for (found, offset) in units.filter(|(found, _)| !found.is_empty()) {
            all.extend(found.iter().map(|found| found.clone().shifted(offset)));
        }
        sort::by_number(&mut all, |found| found.span.start());
        let mut bounded = Diagnostics::new(limits);
        for found in all {
            bounded.push(found);
        }
        bounded.add_dropped(self.dropped);
        bounded.finish()
    }

    /// Returns the diagnostics of the unit with this number: 0 is the file.
    pub(crate) fn of(&self, number: usize) -> &[Diagnostic] {
        match number.checked_sub(1) {
            None => &self.file,
            Some(unit) => self.units.get(unit).map(AsRef::as_ref).unwrap_or_default(),
        }
    }

    /// Moves the diagnostics after a change.
    pub(crate) fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for found in &mut self.file {
            *found = found.clone().map_spans(&moved);
        }
    }
}
