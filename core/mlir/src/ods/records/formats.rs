//! Errors in the definitions and formats of operations, in the words of mlir-tblgen and at their positions.

use super::lost::{UnsizedGroups, unsized_groups};
use super::record::{DagValue, Record, Records};
use super::traits::may_give_types;
use super::{Cache, STEPS, operations};
use crate::ods::format::check::{Names, Problem, problem};
use crate::ods::{Gap, OpDescription};
use abide_source::diagnostic::{Diagnostic, Fix, Message, Related, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use abide_tablegen::lexer::places_in_string;
use abide_tablegen::{Evaluation, FileId, Location, Session};
use rustc_hash::FxHashSet;

/// Returns the errors in the definitions and formats in a file, of operations that an evaluation defines.
#[must_use]
pub fn operation_problems(
    session: &Session,
    evaluation: &Evaluation,
    file: FileId,
) -> Vec<Diagnostic> {
    let paths = super::record::Paths::default();
    let records = Records::new(session, &paths, &Some);
    let mut cache = Cache::default();
    let (mut found, mut said) = (Vec::new(), FxHashSet::default());
    for &id in &evaluation.defs {
        let record = records.record(id);
        let place = record.location_of(FORMAT).unwrap_or_else(|| record.location());
        let is_here = place.file == file || record.location().file == file;
        if !is_here || !record.is("Op") || super::is_broken(record) {
            continue;
        }
        let Some((dialect, name)) = operations::name(record) else { continue };
        cache.steps.set(STEPS);
        let op = cache.operation(record, format!("{dialect}.{name}").into());
        if let Some((place, diagnostic)) =
            sizes_problem(record, &op).or_else(|| format_problem(record, &op))
            && place.file == file
            && said.insert(place.span)
        {
            found.push(diagnostic);
        }
    }
    found
}

/// Returns the error in an operation with several variable groups and no trait for their sizes.
fn sizes_problem(record: Record<'_>, op: &OpDescription) -> Option<(Location, Diagnostic)> {
    if record.has_unreadable_parts("traits") {
        return None;
    }
    let UnsizedGroups { kind, sized } = unsized_groups(op)?;
    let place = record.location();
    let rule = rule!("op has multiple variadic {} but no specification over their sizes", kind);
    let message = Message::from(rule).with_help(format!("add the trait {sized}"));
    Some((place, Diagnostic::new(codes::tablegen::OPERATION, place.span, message)))
}

/// The maximum depth of lists of traits.
const MAX_TRAIT_LIST_DEPTH: u32 = 16;

const FORMAT: &str = "assemblyFormat";

/// Returns the error in the format of a completely read operation, and its position.
pub(super) fn format_problem(
    record: Record<'_>,
    op: &OpDescription,
) -> Option<(Location, Diagnostic)> {
    let text = record.text(FORMAT).filter(|_| op.gap == Gap::None)?;
    let arguments = record.dag("arguments");
    let named = |is: fn(Record<'_>) -> bool| {
        let all = arguments.iter().filter_map(move |(value, name)| match value {
            DagValue::Record(record) => {
                let constraint = record.def("constraint").unwrap_or(*record);
                is(constraint).then_some(*name)
            }
            DagValue::Text(_) | DagValue::Lost(_) => Some(*name),
        });
        all.collect::<Vec<_>>()
    };
    let properties = named(|one| one.is("Property"));
    let mut others = named(|one| one.is("DerivedAttr"));
    problem(text, op, Names { properties: &properties, others: &others })?;
    // What C++ derives is not among the arguments.
    others.extend(record.fields_of("DerivedAttr"));
    let problem = problem(text, op, Names { properties: &properties, others: &others })?;
    if problem.is_of_types
        && record.defs("traits").any(|one| may_give_types(one, MAX_TRAIT_LIST_DEPTH))
    {
        return None;
    }
    let location = record.location_of(FORMAT)?;
    let place = place_of(record, text, location, &problem);
    let mut diagnostic =
        Diagnostic::new(codes::tablegen::ASSEMBLY_FORMAT, place.span, problem.message);
    let here = record.location();
    let path = (here.file != place.file).then(|| record.path(here.file));
    let message = "in custom assembly format for this operation".to_owned();
    diagnostic.related.push(Related { path, span: here.span, message });
    let written = text.get(problem.range.clone()).unwrap_or_default();
    let is_exact = place.span.slice(record.source(place.file)) == written.as_bytes();
    if let Some(meant) = problem.meant.filter(|_| is_exact) {
        let title = format!("change it to '{meant}'");
        let edits = vec![TextEdit::new(place.span, meant)];
        diagnostic.fix = Some(Box::new(Fix::uncertain(title, edits)));
    }
    if let Some(help) = problem.help {
        diagnostic.related.push(Related { path: None, span: place.span, message: help });
    }
    Some((place, diagnostic))
}

/// Returns the position of a part of a format: within the string, or, if the string is composed, that of the field's
/// value.
fn place_of(record: Record<'_>, text: &str, field: Location, problem: &Problem) -> Location {
    let source = record.source(field.file);
    let start = field.span.start() as usize;
    let found = places_in_string(source, start, text.as_bytes(), problem.range.clone());
    match found {
        Some(found) => Location::new(field.file, Span::from_range(found)),
        None => field,
    }
}
