//! Evaluates files, one after the other, and keeps their common parts.

use crate::eval::{Budget, Entity, EvalDiagnostic, Evaluator, Key, Segment, World};
use crate::files::{FileId, Files, Location};
use crate::sources::{
    Excess, Included, Loader, MAX_INCLUDE_DEPTH, MAX_INCLUDES, Options, Sources, Unit,
};
use crate::store::{Numbers, Printer, RecordId, Store};
use crate::syntax::{Include, Parsed, Statement, StatementKind};
use abide_source::diagnostic::{Diagnostic, Related, Severity, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Evaluates files with the same options. A common include is parsed and evaluated once, as long as it means the same.
#[derive(Debug)]
pub struct Session {
    options: Options,
    limits: Limits,
    sources: Sources,
    world: World,
    /// The effects of a file's statements, from the statement of this index on.
    segments: FxHashMap<(FileId, usize), Vec<Arc<Segment>>>,
    /// The bytes held after the evaluation of the first file.
    baseline: usize,
    /// The number of times that everything was forgotten.
    epoch: u64,
    /// Whether it forgets everything more often than necessary.
    forgets_often: bool,
}

/// The evaluation of a file with all its includes.
#[derive(Debug)]
pub struct Evaluation {
    /// The file.
    pub file: FileId,
    /// All files that were read for it, itself first, each once.
    pub files: Vec<FileId>,
    /// The classes, in the order in which they were defined.
    pub classes: Vec<RecordId>,
    /// The records, in the order in which they were made.
    pub defs: Vec<RecordId>,
    /// The multiclasses, by the records that have their template arguments.
    pub multiclasses: Vec<RecordId>,
    /// The diagnostics, in the order in which llvm-tblgen would find them.
    pub diagnostics: Vec<(FileId, Diagnostic)>,
    /// The segments of the files, in order.
    pub segments: Vec<Arc<Segment>>,
    /// The numbers of anonymous names.
    pub numbers: Numbers,
}

impl Evaluation {
    /// The first error, if any.
    #[must_use]
    pub fn first_error(&self) -> Option<&(FileId, Diagnostic)> {
        self.diagnostics.iter().find(|(_, diagnostic)| diagnostic.severity == Severity::Error)
    }

    /// The diagnostics of one file.
    pub fn diagnostics_of(&self, file: FileId) -> impl Iterator<Item = &Diagnostic> + '_ {
        self.diagnostics.iter().filter(move |(own, _)| *own == file).map(|(_, found)| found)
    }
}

/// A diagnostic, with the position in the evaluated file at which it arises.
type Placed = (u32, FileId, Diagnostic);

impl Session {
    /// A session in which nothing has been read.
    #[must_use]
    pub fn new(options: Options, limits: Limits) -> Session {
        Session {
            options,
            limits,
            sources: Sources::default(),
            world: World::default(),
            segments: FxHashMap::default(),
            baseline: 0,
            epoch: 0,
            forgets_often: false,
        }
    }

    /// A session for one file. It omits data for editors and other files: the locations of names, and the lookups of
    /// segments.
    #[must_use]
    pub fn once(options: Options, limits: Limits) -> Session {
        let mut session = Session::for_records(options, limits);
        session.world.is_for_once = true;
        session
    }

    /// A session for files whose records are needed. It omits data for editors: the locations of names.
    #[must_use]
    pub fn for_records(options: Options, limits: Limits) -> Session {
        let mut session = Session::new(options, limits);
        session.world.is_without_links = true;
        session
    }

    /// Forgets the statements of a file, with their lookups and definitions; their records stay. If the file is used
    /// again, it is read and evaluated again.
    pub fn forget_statements(&mut self, file: FileId) {
        for start in 0..=self.sources.tree(file).statements.len() {
            self.segments.remove(&(file, start));
        }
        self.sources.forget(file);
    }

    /// The number of times that everything was forgotten: an [`Evaluation`] of another epoch is invalid here.
    #[must_use]
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The limits that files are read with.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The values, types and records of all files.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.world.store
    }

    pub(crate) fn store_mut(&mut self) -> &mut Store {
        &mut self.world.store
    }

    /// Adds a file that is not TableGen, after forgetting everything if too much is held.
    pub(crate) fn add_other_file(&mut self, path: &str, text: &[u8]) -> FileId {
        self.shrink();
        self.sources.add_other(path, text)
    }

    /// The path of a file.
    #[must_use]
    pub fn path(&self, file: FileId) -> &str {
        self.sources.source(file).map_or("", |source| &source.path)
    }

    /// The text of a file.
    #[must_use]
    pub fn text(&self, file: FileId) -> &[u8] {
        self.sources.text(file)
    }

    /// The tree of a file.
    #[must_use]
    pub fn tree(&self, file: FileId) -> &Parsed {
        self.sources.tree(file)
    }

    /// Prints values with the numbers that an evaluation gave to anonymous records.
    #[must_use]
    pub fn printer<'s>(&'s self, evaluation: &'s Evaluation) -> Printer<'s> {
        Printer { store: &self.world.store, numbers: &evaluation.numbers }
    }

    /// Evaluates a file with all that it includes. `None` if the file itself cannot be read.
    pub fn evaluate(&mut self, files: &dyn Files, path: &str) -> Option<Evaluation> {
        self.shrink();
        let interner = &mut self.world.store.interner;
        let mut loader = Loader::new(files, &self.options, &self.limits, &mut self.sources);
        let unit = loader.load(path, interner)?;
        let refused = loader.into_refused();
        self.world.environment = crate::eval::Environment::default();
        self.world.numbers = Numbers::default();
        self.world.is_stale = false;
        let mut run = Run { budget: Budget::new(&self.limits), ..Run::default() };
        let mut placed = Vec::new();
        self.evaluate_unit(&unit, &mut run, &mut placed);
        // If no evaluated statement has the include, it is in a file whose statements were reused.
        if let Some((excess, include)) = refused.filter(|_| !run.has_excess) {
            let include = Include { path_span: Span::default(), ..include };
            let diagnostic = self.include_error(&include, &Included::Excess(excess));
            placed.push((0, unit.file, diagnostic));
        }
        if self.world.is_stale {
            self.segments.clear();
        }
        if self.baseline == 0 {
            self.baseline = self.world.store.bytes();
        }
        let diagnostics = self.bounded(placed, unit.file);
        Some(Evaluation {
            file: unit.file,
            files: run.files,
            classes: run.classes,
            defs: run.defs,
            multiclasses: run.multiclasses,
            diagnostics,
            segments: run.segments,
            numbers: std::mem::take(&mut self.world.numbers),
        })
    }

    /// Makes the session forget everything more often than necessary, so that it does not hold the results of all
    /// files at once. Shared files are then read again, which takes less than half of the total time.
    pub fn keep_little(&mut self) {
        self.forgets_often = true;
    }

    /// Forgets everything if most of it belongs, or may belong, to outdated versions of files.
    fn shrink(&mut self) {
        const SPARE_BYTES: usize = 64 << 20;
        const FEW_SPARE_BYTES: usize = 8 << 20;
        let most = match self.forgets_often {
            true => self.baseline.saturating_mul(2).saturating_add(FEW_SPARE_BYTES),
            false => self.baseline.saturating_mul(3).saturating_add(SPARE_BYTES),
        };
        // An evaluation may take all the memory of the limits besides.
        let most = most.min(usize::try_from(self.limits.memory / 2).unwrap_or(usize::MAX));
        if self.baseline > 0 && (self.world.store.bytes() > most || self.sources.len() > 20_000) {
            let (options, limits) = (std::mem::take(&mut self.options), self.limits);
            let epoch = self.epoch + 1;
            let (world, forgets_often) = (self.world.empty_with_settings(), self.forgets_often);
            *self = Session { epoch, world, forgets_often, ..Session::new(options, limits) };
        }
    }

    fn evaluate_unit(&mut self, unit: &Unit, run: &mut Run, placed: &mut Vec<Placed>) {
        let is_new = run.seen.insert(unit.file);
        if is_new {
            run.files.push(unit.file);
            let found = &self.sources.tree(unit.file).diagnostics;
            placed.extend(found.iter().map(|it| (it.span.start(), unit.file, it.clone())));
        }
        let count = self.sources.tree(unit.file).statements.len();
        let mut start = 0;
        for index in 0..=count {
            let include = match self.sources.tree(unit.file).statements.get(index) {
                Some(Statement { kind: StatementKind::Include(include), .. }) => {
                    Some(include.clone())
                }
                Some(_) => continue,
                None => None,
            };
            if start < index {
                self.evaluate_segment(unit, start..index, run, placed);
            }
            start = index + 1;
            if let Some(include) = include {
                self.evaluate_include(unit, &include, run, placed);
            }
        }
        self.report_nested_includes(unit, run, placed);
        // Diagnostics of a file are in its order, whatever it includes.
        sort::by_number(placed, |(place, ..)| *place);
    }

    fn evaluate_include(
        &mut self,
        unit: &Unit,
        include: &Include,
        run: &mut Run,
        placed: &mut Vec<Placed>,
    ) {
        let place = include.path_span.start();
        match unit.outcome(include) {
            Some(Included::Unit(inner)) => {
                let mut found = Vec::new();
                self.evaluate_unit(inner, run, &mut found);
                placed.extend(found.into_iter().map(|(_, file, it)| (place, file, it)));
            }
            Some(outcome) => {
                run.lacks_files = true;
                if run.is_news(unit.file, place, outcome) {
                    placed.push((place, unit.file, self.include_error(include, outcome)));
                }
            }
            None => {}
        }
    }

    /// Reports errors in files that are included within blocks, whose statements were evaluated there.
    fn report_nested_includes(&mut self, unit: &Unit, run: &mut Run, placed: &mut Vec<Placed>) {
        for (place, included) in unit.includes() {
            match included {
                Included::Unit(inner) => {
                    if run.seen.insert(inner.file) {
                        run.files.push(inner.file);
                        let found = self.sources.tree(inner.file).diagnostics.iter();
                        placed.extend(found.map(|it| (*place, inner.file, it.clone())));
                        self.report_nested_includes(inner, run, placed);
                    }
                }
                outcome => {
                    if run.is_news(unit.file, *place, outcome) {
                        let text = self.sources.text(unit.file).get(*place as usize..);
                        let end =
                            text.and_then(|text| memchr::memchr(b'\n', text)).unwrap_or_default();
                        let end = place.saturating_add(u32::try_from(end).unwrap_or(0));
                        let path_span = Span::new(*place, end);
                        let path = crate::lexer::decode_string(
                            path_span.slice(self.sources.text(unit.file)).trim_ascii(),
                        );
                        let include = Include { path, path_span };
                        let diagnostic = self.include_error(&include, outcome);
                        placed.push((*place, unit.file, diagnostic));
                    }
                }
            }
        }
    }

    fn include_error(&self, include: &Include, outcome: &Included) -> Diagnostic {
        let name = String::from_utf8_lossy(&include.path);
        let (code, message) = match outcome {
            Included::Cycle(paths) => {
                let message = rule!("the file includes itself: {}", paths.join(" -> "));
                (codes::tablegen::INCLUDE_CYCLE, message)
            }
            Included::Missing(folders) => {
                let searched = folders.join(", ");
                let way = match include.path.starts_with(b"mlir/") {
                    true => {
                        "name LLVM's include folder with -I, or in abide.toml: [tablegen] llvm = \"22\""
                    }
                    false => {
                        "name its folder with -I, or in abide.toml: [tablegen] include = [\"FOLDER\"]"
                    }
                };
                let message = rule!(
                    "could not find include file '{}' (searched {}); {}",
                    name,
                    searched,
                    way
                );
                (codes::tablegen::MISSING_INCLUDE, message)
            }
            Included::Refused(path, reason) => {
                let message = rule!("cannot read include file '{}': {}", path, reason);
                (codes::tablegen::MISSING_INCLUDE, message)
            }
            Included::Excess(Excess::Depth) => {
                let message = rule!(
                    "includes nest more than {} files deep; '{}' is left out",
                    MAX_INCLUDE_DEPTH,
                    name
                );
                (codes::limit::DEPTH, message)
            }
            Included::Excess(Excess::Count) => {
                let message = rule!(
                    "evaluation takes more than {} includes; '{}' and all others are left out",
                    MAX_INCLUDES,
                    name
                );
                (codes::limit::STEPS, message)
            }
            Included::Excess(Excess::Memory) => {
                let message = rule!(
                    "included files take too much memory; '{}' and all others are left out",
                    name
                );
                (codes::limit::MEMORY, message)
            }
            Included::Unit(_) => (codes::tablegen::MISSING_INCLUDE, rule!("")),
        };
        Diagnostic::new(code, include.path_span, message)
    }

    /// Statements between two includes: evaluated, or taken over if they mean the same.
    fn evaluate_segment(
        &mut self,
        unit: &Unit,
        range: std::ops::Range<usize>,
        run: &mut Run,
        placed: &mut Vec<Placed>,
    ) {
        let key = (unit.file, range.start);
        let environment = &self.world.environment;
        let known = self.segments.get(&key).and_then(|versions| {
            let version = versions.iter().rev().find(|version| version.holds(environment))?;
            // It counts as if it were evaluated, so that limits are reached at the same place.
            Some((Arc::clone(version), run.budget.after(version.cost)?))
        });
        let segment = match known {
            Some((segment, left)) => {
                run.budget = left;
                let numbers = self.world.environment.apply(&segment);
                self.world.numbers.extend(numbers);
                segment
            }
            None => {
                let statements = self.sources.tree(unit.file).statements.get(range);
                let (world, sources) = (&mut self.world, &self.sources);
                let evaluator = Evaluator::new(world, sources, &self.limits, unit, &mut run.budget);
                let segment = Arc::new(evaluator.run(statements.unwrap_or_default()));
                if segment.is_cacheable && !self.world.is_for_once {
                    self.segments.entry(key).or_default().push(Arc::clone(&segment));
                }
                segment
            }
        };
        run.classes.extend(&segment.classes);
        run.defs.extend(&segment.defs);
        for &multiclass in &segment.multiclasses {
            run.multiclasses.extend(self.world.record_of_multiclass(multiclass));
        }
        // A segment is taken over where an included file is missing, too: what follows from that is left out here.
        let follows = |code| run.lacks_files && code == codes::tablegen::UNDEFINED;
        let own = segment.diagnostics.iter().filter(|one| !follows(one.code));
        placed.extend(own.map(|one| self.placed(one)));
        run.segments.push(segment);
    }

    /// A diagnostic in terms of its file, with the place at which it comes up in the one that is read.
    fn placed(&self, one: &EvalDiagnostic) -> Placed {
        let Location { file: own, span } = one.location;
        let mut diagnostic = Diagnostic::new(one.code, span, one.message.clone());
        diagnostic.related = one
            .notes
            .iter()
            .map(|note| Related {
                path: (note.location.file != own).then(|| self.path(note.location.file).into()),
                span: note.location.span,
                message: note.message.clone(),
            })
            .collect();
        (one.reached, own, diagnostic)
    }

    /// The diagnostics in order, as many as the limits allow, each once.
    fn bounded(&self, placed: Vec<Placed>, root: FileId) -> Vec<(FileId, Diagnostic)> {
        let most = self.limits.diagnostics;
        let mut kept: Vec<(FileId, Diagnostic)> = Vec::new();
        let mut seen = FxHashSet::default();
        let mut dropped = 0usize;
        for (_, file, diagnostic) in &placed {
            if !seen.insert((*file, diagnostic.span, diagnostic.report())) {
                continue;
            }
            match kept.len() < most {
                true => kept.push((*file, diagnostic.clone())),
                false => dropped += 1,
            }
        }
        if dropped > 0 {
            let message = rule!("{} more diagnostics are not shown", dropped);
            let code = codes::limit::DIAGNOSTICS;
            kept.push((root, Diagnostic::new(code, Span::default(), message)));
        }
        kept
    }

    /// The record of a name in an evaluation.
    #[must_use]
    pub fn find_def(&self, evaluation: &Evaluation, name: &[u8]) -> Option<RecordId> {
        let symbol = self.world.store.interner.find(name)?;
        let is_named = |&&id: &&RecordId| self.world.store.record_symbol(id) == Some(symbol);
        evaluation.defs.iter().find(is_named).copied()
    }

    /// The classes that have names at the end of the newest evaluation.
    pub fn class_named(&self, name: &[u8]) -> Option<RecordId> {
        let symbol = self.world.store.interner.find(name)?;
        match self.world.environment.get(Key::Class(symbol)) {
            Some(Entity::Record(record)) => Some(record),
            _ => None,
        }
    }
}

/// The state of an evaluation.
#[derive(Debug, Default)]
struct Run {
    files: Vec<FileId>,
    seen: FxHashSet<FileId>,
    /// The includes that were reported, by file and place.
    reported: FxHashSet<(FileId, u32)>,
    classes: Vec<RecordId>,
    defs: Vec<RecordId>,
    multiclasses: Vec<RecordId>,
    segments: Vec<Arc<Segment>>,
    budget: Budget,
    /// Whether an included file is missing, so that names may be undefined for no other reason.
    lacks_files: bool,
    /// Whether it was reported that there are too many includes.
    has_excess: bool,
}

impl Run {
    /// Whether the outcome of an include is still to be reported: once for a place, and once if there are too many.
    fn is_news(&mut self, file: FileId, place: u32, outcome: &Included) -> bool {
        let is_excess = matches!(outcome, Included::Excess(Excess::Count | Excess::Memory));
        let is_new = self.reported.insert((file, place));
        is_new && !(is_excess && std::mem::replace(&mut self.has_excess, true))
    }
}
