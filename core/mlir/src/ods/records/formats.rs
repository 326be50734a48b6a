//! Errors in declarative formats, in the words of mlir-tblgen and at their positions.

use super::record::{DagValue, Record};
use super::traits::may_give_types;
use crate::ods::format::check::{MissingDirective, Names, Problem, problem, problem_of_parameters};
use crate::ods::{Gap, OpDescription, ParametricDescription};
use abide_source::diagnostic::{Diagnostic, Fix, Related, codes};
use abide_source::text::{Span, TextEdit};
use abide_tablegen::Location;
use abide_tablegen::lexer::places_in_string;

/// The maximum depth of lists of traits.
const MAX_TRAIT_LIST_DEPTH: u32 = 16;

/// The field with the format.
pub(super) const FORMAT: &str = "assemblyFormat";

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
    // Attributes derived by C++ are not among the arguments.
    others.extend(record.fields_of("DerivedAttr"));
    let problem = problem(text, op, Names { properties: &properties, others: &others })?;
    if matches!(problem.lacks.as_deref(), Some(MissingDirective::Type { .. }))
        && record.defs("traits").any(|one| may_give_types(one, MAX_TRAIT_LIST_DEPTH))
    {
        return None;
    }
    report(record, text, problem, "in custom assembly format for this operation")
}

/// Returns the error in the format of a completely read type or attribute, and its position.
pub(super) fn parametric_format_problem(
    record: Record<'_>,
    description: &ParametricDescription,
) -> Option<(Location, Diagnostic)> {
    let has_format = record.text("mnemonic").is_some() && description.format.is_some();
    let is_checked = has_format && is_of_mlir(record) && !record.is_broken();
    let text = record.text(FORMAT).filter(|_| is_checked)?;
    let problem = problem_of_parameters(text, record.name(), &description.parameters)?;
    report(record, text, problem, "in custom assembly format for this definition")
}

/// Whether a type or an attribute has the fields of MLIR's own classes, which say which parameters are optional.
pub(super) fn is_of_mlir(record: Record<'_>) -> bool {
    record.has("genAccessors") && record.has("hasCustomAssemblyFormat")
}

fn report(
    record: Record<'_>,
    text: &str,
    problem: Problem,
    context: &str,
) -> Option<(Location, Diagnostic)> {
    let location = record.location_of(FORMAT)?;
    let place = place_of(record, text, location, &problem);
    let mut diagnostic =
        Diagnostic::new(codes::tablegen::ASSEMBLY_FORMAT, place.span, problem.message);
    let here = record.location();
    let path = (here.file != place.file).then(|| record.path(here.file));
    diagnostic.related.push(Related { path, span: here.span, message: context.to_owned() });
    let written = text.get(problem.range.clone()).unwrap_or_default();
    let is_exact = place.span.slice(record.source(place.file)) == written.as_bytes();
    if let Some(meant) = problem.meant.filter(|_| is_exact) {
        let title = format!("change it to '{meant}'");
        let edits = vec![TextEdit::new(place.span, meant)];
        diagnostic.fix = Some(Box::new(Fix::uncertain(title, edits)));
    }
    let fix = problem.lacks.and_then(|lacks| match *lacks {
        MissingDirective::Dictionary => with_dictionary(record, text, location),
        MissingDirective::Type { name, of_result } => {
            with_type(record, text, location, &name, of_result)
        }
    });
    if let Some(fix) = fix {
        diagnostic.fix = Some(Box::new(fix));
    }
    if let Some(help) = problem.help {
        diagnostic.related.push(Related { path: None, span: place.span, message: help });
    }
    Some((place, diagnostic))
}

/// Inserts `attr-dict` before the types, or else at the end of a format.
fn with_dictionary(record: Record<'_>, text: &str, field: Location) -> Option<Fix> {
    let colon = colon_of_types(text);
    let (range, word) = match colon {
        Some(at) => (at..at + 1, "attr-dict "),
        None => (text.len().checked_sub(1)?..text.len(), " attr-dict"),
    };
    let source = record.source(field.file);
    let written = text.get(range.clone())?.as_bytes();
    let found = places_in_string(source, field.span.start() as usize, text.as_bytes(), range)?;
    let place = Span::from_range(found);
    let at = if colon.is_some() { place.start() } else { place.end() };
    let edits = vec![TextEdit::new(Span::at(at), word)];
    (place.slice(source) == written).then(|| Fix::uncertain("insert 'attr-dict'", edits))
}

/// Inserts the type of an operand or a result at the end of a format.
fn with_type(
    record: Record<'_>,
    text: &str,
    field: Location,
    name: &str,
    of_result: bool,
) -> Option<Fix> {
    let sign = match (colon_of_types(text), of_result) {
        (None, _) => ":",
        (Some(_), false) => ",",
        (Some(_), true) => "->",
    };
    let directive = format!("type(${name})");
    let title = format!("insert '{directive}'");
    let end = text.trim_end().len();
    let range = end.checked_sub(1)?..end;
    let source = record.source(field.file);
    let written = text.get(range.clone())?.as_bytes();
    let found = places_in_string(source, field.span.start() as usize, text.as_bytes(), range)?;
    let place = Span::from_range(found);
    let edit = TextEdit::new(Span::at(place.end()), format!(" `{sign}` {directive}"));
    (place.slice(source) == written && !name.is_empty()).then(|| Fix::uncertain(title, vec![edit]))
}

/// The offset of the colon literal in a format, or of the group that it is in.
fn colon_of_types(text: &str) -> Option<usize> {
    let (mut depth, mut group, mut literal) = (0_usize, 0, None);
    for (at, byte) in text.bytes().enumerate() {
        match (byte, literal) {
            (b'`', None) => literal = Some(at),
            (b'`', Some(start)) => {
                if text.get(start + 1..at)?.trim() == ":" {
                    return Some(if depth == 0 { start } else { group });
                }
                literal = None;
            }
            (_, Some(_)) => {}
            (b'(', None) => {
                if depth == 0 {
                    group = at;
                }
                depth += 1;
            }
            (b')', None) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
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
