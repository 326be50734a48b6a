//! From statements to records: evaluation in the order and with the words of LLVM's `TGParser`, which evaluates while
//! it reads.
//!
//! Evaluation never fails. For an error it keeps a diagnostic, and the record keeps its known parts. Such a record is
//! *broken*, and its consequences are not reported. Evaluation continues with the next item.

mod arguments;
mod assignments;
mod bodies;
mod convert;
mod defm;
mod diagnostic;
mod environment;
mod finish;
mod fold;
mod instances;
mod lost;
mod multiclass;
mod operators;
mod resolve;
mod scope;
mod slices;
mod statements;
mod values;

pub use diagnostic::{EvalDiagnostic, Link, Note, Target};
pub use environment::Segment;
pub(crate) use environment::{Entity, Environment, Key, MulticlassId};
use multiclass::Multiclass;
pub(crate) use statements::leading_name;

use crate::files::{FileId, Location};
use crate::lexer::token_after;
use crate::sources::{Sources, Unit};
use crate::store::{Numbers, Printer, Record, RecordId, Store, TypeId, ValueId};
use crate::syntax::Statement;
use abide_source::diagnostic::{Code, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;
use multiclass::Loop;
use scope::Scope;

/// The next step for a record whose name is not text.
const RECORD_NAME: &str = "a name is text, which '#' joins: 'def Reg#i'";

/// An error that has been reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reported;

type Result<T> = std::result::Result<T, Reported>;

/// The state of evaluation that outlives one file.
#[derive(Debug, Default)]
pub(crate) struct World {
    /// Values, types and records.
    pub(crate) store: Store,
    /// The multiclasses.
    pub(crate) multiclasses: Vec<Multiclass>,
    /// The meaning of names in the current file.
    pub(crate) environment: Environment,
    /// The numbers of anonymous names in the file that is being read.
    pub(crate) numbers: Numbers,
    /// Whether facts that segments depend on have changed.
    pub(crate) is_stale: bool,
    /// Whether lookups of names are not recorded.
    pub(crate) is_for_once: bool,
    /// Whether links from names to definitions, which only editors need, are left out.
    pub(crate) is_without_links: bool,
}

/// A `defset` whose records are being made.
#[derive(Debug)]
struct OpenDefset {
    element: TypeId,
    location: Location,
    elements: Vec<ValueId>,
}

/// A value that an enclosing `let` gives to a field.
#[derive(Debug, Clone)]
struct LetValue {
    name: ValueId,
    bits: Option<Vec<u32>>,
    mode: crate::syntax::LetMode,
    value: ValueId,
    location: Location,
}

/// The number of copies that are kept of the diagnostics of a file.
const MAX_DIAGNOSTIC_COPIES: usize = 4;

/// The memory of a diagnostic, in bytes.
fn diagnostic_bytes(message: &Message, notes: &[Note]) -> usize {
    let of_note = |note: &Note| size_of::<Note>() + note.message.len();
    size_of::<EvalDiagnostic>() + message.memory() + notes.iter().map(of_note).sum::<usize>()
}

/// The maximum nesting of values, and the levels that resolvers follow.
const MAX_VALUE_DEPTH: u32 = 300;

/// Evaluates statements of a file, one after the other.
pub(crate) struct Evaluator<'w> {
    world: &'w mut World,
    texts: &'w Sources,
    limits: &'w Limits,
    /// The file whose statements are evaluated, with those that it includes.
    unit: &'w Unit,
    file: FileId,
    /// Their effects.
    segment: Segment,
    scopes: Vec<Scope>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetValue>>,
    defsets: Vec<OpenDefset>,
    multiclass: Option<MulticlassId>,
    /// The current statement of the file.
    here: Location,
    /// The end of the innermost statement.
    statement_end: u32,
    /// The furthest position of LLVM's parser, which never decreases.
    reached: u32,
    /// Whether LLVM would have ended by now, because of an error in the current statement.
    is_fatal: bool,
    /// The location where a `!cond` chose a value of another type than its own.
    cond_failure: Option<Location>,
    /// The number of unreadable list elements that were dropped, except traits.
    dropped: u32,
    /// The levels that resolvers have followed.
    depth: u32,
    /// The rest of the limits for the whole file.
    budget: &'w mut Budget,
}

/// The part of the limits that is left, or that something takes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Budget {
    steps: u64,
    bytes: u64,
}

impl Budget {
    /// The whole of the limits.
    pub(crate) fn new(limits: &Limits) -> Budget {
        Budget { steps: limits.steps, bytes: limits.memory }
    }

    /// The rest after a cost. `None` if nothing would be left of it.
    pub(crate) fn after(self, cost: Budget) -> Option<Budget> {
        let steps = self.steps.checked_sub(cost.steps).filter(|&left| left > 0)?;
        let bytes = self.bytes.checked_sub(cost.bytes).filter(|&left| left > 0)?;
        Some(Budget { steps, bytes })
    }

    /// The cost that leads from one rest to another.
    pub(crate) fn difference(self, later: Budget) -> Budget {
        Budget {
            steps: self.steps.saturating_sub(later.steps),
            bytes: self.bytes.saturating_sub(later.bytes),
        }
    }
}

impl<'w> Evaluator<'w> {
    pub(crate) fn new(
        world: &'w mut World,
        texts: &'w Sources,
        limits: &'w Limits,
        unit: &'w Unit,
        budget: &'w mut Budget,
    ) -> Evaluator<'w> {
        Evaluator {
            world,
            texts,
            limits,
            unit,
            file: unit.file,
            segment: Segment::default(),
            scopes: Vec::new(),
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            multiclass: None,
            here: Location::new(unit.file, Span::default()),
            statement_end: 0,
            reached: 0,
            is_fatal: false,
            cond_failure: None,
            dropped: 0,
            depth: 0,
            budget,
        }
    }

    /// Evaluates statements and returns their effects.
    pub(crate) fn run(mut self, statements: &[Statement]) -> Segment {
        let before = *self.budget;
        self.store().begin_count();
        for statement in statements {
            self.evaluate_statement(statement);
        }
        // The last statement may have made something after its last step.
        self.step(0);
        self.segment.cost = before.difference(*self.budget);
        // Once the limits are used up, statements are left out, and their lookups are not recorded.
        self.segment.is_cacheable &= !self.is_exhausted();
        self.segment
    }

    fn store(&mut self) -> &mut Store {
        &mut self.world.store
    }

    fn printer(&self) -> Printer<'_> {
        Printer { store: &self.world.store, numbers: &self.world.numbers }
    }

    /// A value in a message.
    fn text(&self, value: ValueId) -> String {
        self.printer().text(value)
    }

    /// A value in a message, without quotes.
    fn unquoted(&self, value: ValueId) -> String {
        String::from_utf8_lossy(&self.printer().unquoted(value)).into_owned()
    }

    fn type_text(&self, type_: TypeId) -> String {
        self.printer().type_text(type_)
    }

    fn name_text(&self, record: RecordId) -> String {
        String::from_utf8_lossy(&self.printer().name(record)).into_owned()
    }

    fn location(&self, span: Span) -> Location {
        Location::new(self.file, span)
    }

    /// The position of LLVM's parser after it has read up to the end of `span`.
    fn location_after(&self, span: Span) -> Location {
        Location::new(self.file, token_after(self.texts.text(self.file), span.end()))
    }

    /// Keeps a diagnostic, unless LLVM would have ended before it.
    fn report(&mut self, code: Code, location: Location, message: impl Into<Message>) -> Reported {
        self.report_with(code, location, message, Vec::new())
    }

    fn report_with(
        &mut self,
        code: Code,
        location: Location,
        message: impl Into<Message>,
        notes: Vec<Note>,
    ) -> Reported {
        let message = message.into();
        if !self.is_fatal {
            let is_here =
                location.file == self.here.file && self.here.span.touches(location.span.start());
            let place = if is_here { location.span } else { self.here.span };
            self.reached = self.reached.max(place.start());
            let reached = self.reached;
            self.take_memory(MAX_DIAGNOSTIC_COPIES * diagnostic_bytes(&message, &notes));
            self.segment.diagnostics.push(EvalDiagnostic {
                code,
                location,
                message,
                notes,
                reached,
            });
        }
        Reported
    }

    /// Notes that the innermost statement has been read: LLVM makes records then.
    fn reach_statement_end(&mut self) {
        self.reached = self.reached.max(self.statement_end);
    }

    /// Keeps a diagnostic at which LLVM ends.
    fn report_fatal(
        &mut self,
        code: Code,
        record: Option<RecordId>,
        message: impl Into<Message>,
    ) -> Reported {
        let location =
            record.map_or(self.here, |record| self.world.store.record(record).reported_at());
        let notes = record.map(|record| self.instantiation_notes(record)).unwrap_or_default();
        self.report_with(code, location, message, notes);
        self.is_fatal = true;
        Reported
    }

    /// Notes for the uses of the multiclasses that a record came from.
    fn instantiation_notes(&self, record: RecordId) -> Vec<Note> {
        let places = self.world.store.record(record).locations.iter().skip(1);
        places
            .map(|&location| Note { location, message: "instantiated from multiclass".to_owned() })
            .collect()
    }

    /// Counts steps, and the memory of the values made since the last ones. False if there were too many: then
    /// nothing more is done.
    #[inline]
    fn step(&mut self, count: usize) -> bool {
        self.spend(count, 0)
    }

    /// Counts memory besides that of values. False if there was too much: then nothing more is done.
    fn take_memory(&mut self, bytes: usize) -> bool {
        self.spend(0, bytes)
    }

    /// Counts the memory of a number of elements.
    fn take_elements<T>(&mut self, count: usize) -> bool {
        self.take_memory(count.saturating_mul(size_of::<T>()))
    }

    /// Adds a record, and counts its memory.
    fn add_record(&mut self, record: Record) -> RecordId {
        // If there is too much, the next step ends evaluation.
        self.take_memory(record.bytes());
        self.store().add_record(record)
    }

    #[inline]
    fn spend(&mut self, steps: usize, bytes: usize) -> bool {
        let bytes = bytes.saturating_add(self.world.store.take_requested());
        let number = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        let cost = Budget { steps: number(steps), bytes: number(bytes) };
        match self.budget.after(cost) {
            Some(left) => {
                *self.budget = left;
                true
            }
            None => self.run_out(cost),
        }
    }

    /// Reports, once, that the steps or the memory are used up.
    #[cold]
    fn run_out(&mut self, cost: Budget) -> bool {
        if self.budget.steps > 0 {
            let (code, what) = match self.budget.steps > cost.steps {
                true => (codes::limit::MEMORY, "too much memory"),
                false => (codes::limit::STEPS, "too many steps"),
            };
            *self.budget = Budget::default();
            let message = rule!("evaluation takes {}; the rest of the file is left out", what);
            self.report(code, self.here, message);
        }
        self.is_fatal = true;
        self.segment.is_cacheable = false;
        false
    }

    /// Whether a value is shallow enough for recursion. Reports an error if not.
    fn is_shallow(&mut self, value: ValueId) -> bool {
        let is_shallow = u32::from(self.world.store.depth(value)) < MAX_VALUE_DEPTH;
        if !is_shallow {
            self.report_depth();
        }
        is_shallow
    }

    fn report_depth(&mut self) {
        let message = "values nest too deep to be computed";
        self.report(codes::limit::DEPTH, self.here, message);
        self.is_fatal = true;
    }

    /// Whether evaluation has used up its steps.
    fn is_exhausted(&self) -> bool {
        self.budget.steps == 0
    }

    /// Records that one place names the definition at another.
    fn link(&mut self, span: Span, target: Target) {
        let from = self.location(span);
        self.add_link(Link { from, target });
    }

    fn add_link(&mut self, link: Link) {
        if !self.world.is_without_links {
            self.take_memory(size_of::<Link>());
            self.segment.links.push(link);
        }
    }
}

impl World {
    /// Returns an empty world with the same settings.
    pub(crate) fn empty_with_settings(&self) -> World {
        let World { is_for_once, is_without_links, .. } = *self;
        World { is_for_once, is_without_links, ..World::default() }
    }

    /// The record with the template arguments of a multiclass.
    pub(crate) fn record_of_multiclass(&self, MulticlassId(id): MulticlassId) -> Option<RecordId> {
        self.multiclasses.get(id as usize).map(|multiclass| multiclass.record)
    }
}
