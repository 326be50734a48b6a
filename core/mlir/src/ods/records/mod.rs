//! Descriptions from TableGen: the dialects in the records of a project's `.td` files.
//!
//! A [`Reader`] is given one evaluation after the other and keeps what is new in each. The classes and
//! fields are those of MLIR's `OpBase.td`, `AttrTypeBase.td`, `Constraints.td` and `EnumAttr.td`. What
//! only C++ decides (a predicate, a parser, a `custom<>` directive) is kept as an unknown value, which
//! accepts: it never makes an operation unknown.

mod asm;
mod attributes;
mod classes;
mod confinements;
mod cpp;
mod enums;
mod formats;
mod lost;
mod operations;
mod parametric;
mod predicates;
mod problems;
mod properties;
mod record;
mod traits;
mod types;

use super::constraint::{AttributeConstraint, TypeConstraint, TypePredicate};
use super::{
    DialectDescription, EnumDescription, Gap, OpDescription, ParametricDescription, Syntax,
};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::text::Span;
use abide_tablegen::store::RecordId;
use abide_tablegen::{Evaluation, FileId, Location, Session};
use formats::{format_problem, parametric_format_problem};
pub(super) use predicates::predicate_in_cpp;
pub use problems::definition_problems;
use record::{Record, Records};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// Gathers the dialects that records describe.
#[derive(Debug, Default)]
pub struct Reader {
    /// The errors in formats, by the paths of files.
    problems: Vec<(Arc<str>, Diagnostic)>,
    /// The positions of errors in the files read, in order.
    errors: FxHashMap<FileId, Vec<u32>>,
    /// The positions already reported.
    said: FxHashSet<(Arc<str>, Span)>,
    /// Whether the records have no source text, in which mistakes could be shown.
    is_dumped: bool,
    dialects: Vec<DialectDescription>,
    /// The place of each dialect in the list, by name.
    by_name: FxHashMap<Box<str>, usize>,
    /// The operations that have been described, with the dialect.
    operations: FxHashSet<Box<str>>,
    /// Operations with unreadable parts, in order, each with its dialect: another file may have them whole.
    broken: Vec<(Box<str>, OpDescription)>,
    /// Operations, by their classes in C++.
    classes: classes::OperationClasses,
    words: enums::Words,
    /// Types known by a condition alone, each with its dialect.
    conditions: Vec<(Box<str>, ParametricDescription)>,
    cache: Cache,
}

/// Descriptions made of records. Record numbers are valid as long as the session forgets nothing.
#[derive(Debug, Default)]
struct Cache {
    epoch: u64,
    seen: FxHashSet<RecordId>,
    /// Types and attributes of dialects, by their classes in C++.
    classes: FxHashMap<Box<str>, Arc<ParametricDescription>>,
    /// Undeclared classes that constraints name. When one is declared, the constraints are made again.
    missed: RefCell<FxHashSet<Box<str>>>,
    type_constraints: FxHashMap<RecordId, TypeConstraint>,
    attribute_constraints: FxHashMap<RecordId, AttributeConstraint>,
    predicates: FxHashMap<RecordId, TypePredicate>,
    enums: FxHashMap<RecordId, Arc<EnumDescription>>,
    steps: Steps,
}

/// The fields of dialects that parse their described types and attributes, and no others.
const PARSES_TYPES: &str = "useDefaultTypePrinterParser";
const PARSES_ATTRIBUTES: &str = "useDefaultAttributePrinterParser";

/// The number of inspected conditions and traits. Each counts at every use, because shared parts may multiply without
/// limit.
#[derive(Debug, Default, Clone)]
struct Steps {
    /// In the current operation.
    current: Cell<u32>,
    /// The sum over all operations, without the first [`Steps::FREE_STEPS_OF_OPERATION`] of each.
    further: Cell<u32>,
}

impl Steps {
    /// The maximum number for an operation.
    const MAX_STEPS_OF_OPERATION: u32 = 20_000;
    /// The number for an operation that is not counted towards that of all operations.
    const FREE_STEPS_OF_OPERATION: u32 = 256;
    /// The maximum number for all operations.
    const MAX_STEPS: u32 = 200_000;

    /// Begins an operation.
    fn begin(&self) {
        self.current.set(0);
    }

    /// Counts steps; returns false beyond the limit.
    fn take(&self, count: u32) -> bool {
        let current = self.current.get().saturating_add(count);
        if current > Steps::FREE_STEPS_OF_OPERATION {
            let further = self.further.get().saturating_add(count);
            if current > Steps::MAX_STEPS_OF_OPERATION || further > Steps::MAX_STEPS {
                return false;
            }
            self.further.set(further);
        }
        self.current.set(current);
        true
    }
}

impl Cache {
    /// Adds a type or an attribute under its class in C++.
    fn declare(&mut self, class: Box<str>, description: &Arc<ParametricDescription>) {
        if self.missed.get_mut().remove(&class) {
            self.type_constraints.clear();
            self.attribute_constraints.clear();
            self.predicates.clear();
        }
        self.classes.insert(class, Arc::clone(description));
    }

    /// The type or the attribute of a class in C++, which may leave out `mlir`.
    fn class_named(&self, class: &str) -> Option<&Arc<ParametricDescription>> {
        let class = class.trim().trim_start_matches(':');
        let full = format!("mlir::{class}");
        let found = self.classes.get(class).or_else(|| self.classes.get(full.as_str()));
        if found.is_none() {
            self.missed.borrow_mut().extend([class.into(), full.into()]);
        }
        found
    }

    /// Whether one more may be inspected.
    fn step(&self) -> bool {
        self.steps.take(1)
    }
}

impl Reader {
    /// Adds the new records of an evaluation.
    pub fn add(&mut self, session: &Session, evaluation: &Evaluation) {
        self.is_dumped = false;
        self.add_records(session, evaluation);
    }

    /// The same for records without a source text, whose formats are not checked.
    pub fn add_dumped(&mut self, session: &Session, evaluation: &Evaluation) {
        self.is_dumped = true;
        self.add_records(session, evaluation);
    }

    /// Adds dialects that another reader has described.
    pub fn add_described(&mut self, dialects: Vec<DialectDescription>) {
        for dialect in dialects {
            let ops = dialect.ops.iter().filter(|op| self.operations.insert(op.name.clone()));
            let ops: Vec<_> = ops.cloned().collect();
            let Some(own) = self.dialect_named(&dialect.name) else { continue };
            if own.place.is_none() {
                *own = DialectDescription { ops: std::mem::take(&mut own.ops), ..dialect };
            } else {
                own.add_missing_entries(dialect);
            }
            own.ops.extend(ops);
        }
    }

    /// Removes and returns the errors in formats, in mlir-tblgen's words, each with the path of its file.
    pub fn take_problems(&mut self) -> Vec<(Arc<str>, Diagnostic)> {
        std::mem::take(&mut self.problems)
    }

    fn add_records(&mut self, session: &Session, evaluation: &Evaluation) {
        if self.cache.epoch != session.epoch() {
            // Classes have names, which mean the same in other files.
            let classes = std::mem::take(&mut self.cache.classes);
            let steps = std::mem::take(&mut self.cache.steps);
            self.cache = Cache { epoch: session.epoch(), classes, steps, ..Cache::default() };
        }
        self.errors = errors(evaluation);
        let paths = record::Paths::default();
        let records = Records::new(session, &paths);
        let new: Vec<RecordId> =
            evaluation.defs.iter().copied().filter(|id| self.cache.seen.insert(*id)).collect();
        let new: Vec<Record<'_>> = new.into_iter().map(|id| records.record(id)).collect();
        for record in new.iter().filter(|record| record.is("Dialect")) {
            self.dialect(*record);
        }
        // Operations and constraints name the classes of types, attributes and other operations.
        for record in &new {
            if record.is("TypeDef") || record.is("AttrDef") {
                self.parametric(*record);
            } else if record.is("DialectType") {
                self.conditions.extend(parametric::of_condition(*record));
            } else if record.is("Op") {
                self.operation_class(*record);
            }
        }
        for record in &new {
            if record.is("EnumInfo") || record.is("EnumAttrInfo") || record.is("EnumAttr") {
                self.named_enumeration(*record);
            } else if record.is("Op") {
                self.operation(*record);
            }
        }
    }

    /// The dialects, in the order of their occurrence.
    #[must_use]
    pub fn finish(mut self) -> Vec<DialectDescription> {
        self.add_types_of_conditions();
        self.add_broken_operations();
        for dialect in &mut self.dialects {
            for op in &mut dialect.ops {
                self.classes.resolve(Arc::make_mut(op));
            }
            for one in dialect.types.iter_mut().chain(&mut dialect.attributes) {
                self.words.mark_enum_words(one);
            }
        }
        self.dialects
    }

    fn dialect(&mut self, record: Record<'_>) {
        let name = record.text("name").unwrap_or_default();
        let Some(dialect) = self.dialect_named(name) else { return };
        if dialect.place.is_none() {
            let namespace = record.text("cppNamespace").unwrap_or_default();
            dialect.namespace = namespace.trim().trim_start_matches(':').into();
            dialect.is_extensible = record.bit("isExtensible");
            dialect.type_names =
                parametric::names_without_parser(record, PARSES_TYPES, "parseType");
            dialect.attribute_names =
                parametric::names_without_parser(record, PARSES_ATTRIBUTES, "parseAttribute");
            dialect.summary = record.text("summary").unwrap_or_default().into();
            dialect.description = unindented(record.text("description").unwrap_or_default());
            dialect.place = record.place();
        }
    }

    /// The dialect with a name, which is made if it is new.
    fn dialect_named(&mut self, name: &str) -> Option<&mut DialectDescription> {
        let next = self.dialects.len();
        let index = *self.by_name.entry(name.into()).or_insert(next);
        if index == next {
            self.dialects.push(DialectDescription { name: name.into(), ..Default::default() });
        }
        self.dialects.get_mut(index)
    }

    fn parametric(&mut self, record: Record<'_>) {
        let Some((dialect, mut description)) = parametric::description(record) else { return };
        let problem =
            (!self.is_dumped).then(|| parametric_format_problem(record, &description)).flatten();
        if self.has_error(record) || problem.is_some() {
            // The user may be typing it.
            (description.format, description.is_custom) = (None, true);
        }
        self.keep_problem(record, problem);
        let description = Arc::new(description);
        self.cache.declare(description.class.clone(), &description);
        if let Some(class) = parametric::class_in_dialect(record) {
            self.cache.declare(class.into(), &description);
        }
        let is_type = record.is("TypeDef");
        let is_enum = record.is("EnumAttr");
        let parses_described = |flag| record.def("dialect").is_some_and(|one| one.bit(flag));
        let Some(dialect) = self.dialect_named(dialect) else { return };
        let (list, names, flag) = match is_type {
            true => (&mut dialect.types, &mut dialect.type_names, PARSES_TYPES),
            false => (&mut dialect.attributes, &mut dialect.attribute_names, PARSES_ATTRIBUTES),
        };
        let (_, own) = description.name.split_once('.').unwrap_or_default();
        if !own.is_empty() && parses_described(flag) {
            let names = names.get_or_insert_default();
            if names.iter().all(|one| **one != *own) {
                names.push(own.into());
            }
        }
        let is_new = list.iter().all(|one| one.name != description.name);
        if !is_enum && is_new && !description.name.ends_with('.') {
            list.push(description);
        }
    }

    /// Adds the types whose records have only the condition, unless another source describes them. They serve only as
    /// documentation.
    fn add_types_of_conditions(&mut self) {
        for (dialect, mut description) in std::mem::take(&mut self.conditions) {
            // The dialect of some differs from that of their class.
            let named = description.class.rsplit("::").nth(1).map(str::to_ascii_lowercase);
            let named = named.filter(|name| self.by_name.contains_key(name.as_str()));
            let dialect = named.map_or(dialect, String::into_boxed_str);
            description.name = format!("{dialect}.{}", description.name).into();
            let Some(dialect) = self.dialect_named(&dialect) else { continue };
            if dialect.types.iter().all(|one| one.name != description.name) {
                dialect.types.push(Arc::new(description));
            }
        }
    }

    /// Adds the operations with unreadable parts, the most complete first.
    fn add_broken_operations(&mut self) {
        let mut broken = std::mem::take(&mut self.broken);
        broken.sort_by_key(|(_, op)| op.gap == Gap::Much);
        for (dialect, op) in broken {
            if self.operations.insert(op.name.clone())
                && let Some(dialect) = self.dialect_named(&dialect)
            {
                dialect.ops.push(Arc::new(op));
            }
        }
    }

    fn operation_class(&mut self, record: Record<'_>) {
        let Some((dialect, name)) = operations::name(record) else { return };
        let namespace = record.text("cppNamespace").unwrap_or_default();
        self.classes.add(namespace, operations::class(record), format!("{dialect}.{name}"));
    }

    /// Whether something is wrong between the keyword of a record and its last brace.
    fn has_error(&self, record: Record<'_>) -> bool {
        let extent = record.extent();
        let Some(errors) = self.errors.get(&extent.file) else { return false };
        let next = errors.partition_point(|at| *at < extent.span.start());
        errors.get(next).is_some_and(|at| *at <= extent.span.end())
    }

    /// Keeps the error in the format of a record.
    fn keep_problem(&mut self, record: Record<'_>, problem: Option<(Location, Diagnostic)>) {
        let Some((place, diagnostic)) = problem else { return };
        let path = record.path(place.file);
        if self.said.insert((Arc::clone(&path), place.span)) {
            self.problems.push((path, diagnostic));
        }
    }

    fn named_enumeration(&mut self, record: Record<'_>) {
        let Some(description) = self.cache.enumeration(record) else { return };
        if let Some(class) = enums::class(record) {
            self.words.add(class, &description);
        }
        let dialect = match &description.spelling {
            super::EnumSpelling::Dialect { dialect, .. } => dialect.clone(),
            super::EnumSpelling::Integer => return,
        };
        let Some(dialect) = self.dialect_named(&dialect) else { return };
        if dialect.enums.iter().all(|one| one.name != description.name) {
            dialect.enums.push(description);
        }
    }

    fn operation(&mut self, record: Record<'_>) {
        let Some((dialect, name)) = operations::name(record) else { return };
        let full: Box<str> = format!("{dialect}.{name}").into();
        let is_broken = is_broken(record);
        if self.operations.contains(&full) {
            return;
        }
        self.cache.steps.begin();
        let mut op: OpDescription = self.cache.operation(record, full.clone());
        op.has_mistakes |= self.has_error(record);
        let problem =
            (!is_broken && !self.is_dumped).then(|| format_problem(record, &op)).flatten();
        if problem.is_some() {
            // Its form is unknown.
            op.syntax = Syntax::Custom;
        }
        self.keep_problem(record, problem);
        if is_broken {
            self.broken.push((dialect.into(), op));
            return;
        }
        self.operations.insert(full);
        if let Some(dialect) = self.dialect_named(dialect) {
            dialect.ops.push(Arc::new(op));
        }
    }
}

/// Returns the positions of errors in files, in order.
fn errors(evaluation: &Evaluation) -> FxHashMap<FileId, Vec<u32>> {
    let mut errors: FxHashMap<FileId, Vec<u32>> = FxHashMap::default();
    for (file, error) in &evaluation.diagnostics {
        if error.severity == Severity::Error {
            errors.entry(*file).or_default().push(error.span.start());
        }
    }
    errors.values_mut().for_each(|all| all.sort_unstable());
    errors
}

/// Whether something of an operation could not be read, or of what its operands, attributes and results are.
fn is_broken(record: Record<'_>) -> bool {
    let values = ["arguments", "results"].into_iter().flat_map(|field| record.dag(field));
    let mut records = values.filter_map(|(value, _)| match value {
        record::DagValue::Record(record) => Some(record),
        record::DagValue::Text(_) | record::DagValue::Lost(_) => None,
    });
    record.is_broken() || records.any(Record::is_broken)
}

/// A text of several lines without the indentation that all of them have.
fn unindented(text: &str) -> Box<str> {
    let text = text.trim_matches('\n').trim_end();
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let depth = lines().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let lines: Vec<&str> = text.lines().map(|line| line.get(depth..).unwrap_or("")).collect();
    lines.join("\n").into()
}
