//! Errors in definitions of dialects, operations, types and attributes, in the words of mlir-tblgen.

use super::formats::{FORMAT, format_problem, is_of_mlir, parametric_format_problem};
use super::lost::{UnsizedGroups, surplus_sizes, unsized_groups};
use super::record::{DagValue, Record, Records};
use super::{Cache, is_broken, operations, parametric};
use crate::ods::OpDescription;
use abide_source::diagnostic::{Diagnostic, Message, codes};
use abide_source::rule;
use abide_tablegen::store::Lacks;
use abide_tablegen::{Evaluation, FileId, Location, Session};
use rustc_hash::{FxHashMap, FxHashSet};

/// Returns the errors in a file, in the definitions of dialects, operations, types and attributes by an evaluation, and
/// in their formats.
#[must_use]
pub fn definition_problems(
    session: &Session,
    evaluation: &Evaluation,
    file: FileId,
) -> Vec<Diagnostic> {
    let paths = super::record::Paths::default();
    let records = Records::new(session, &paths);
    let mut cache = Cache::default();
    let (mut found, mut said) = (Vec::new(), FxHashSet::default());
    for &id in &evaluation.defs {
        let record = records.record(id);
        let place = record.location_of(FORMAT).unwrap_or_else(|| record.location());
        let is_here = place.file == file || record.location().file == file;
        if is_here
            && !is_broken(record)
            && let Some((place, diagnostic)) = problem(record, &mut cache)
            && place.file == file
            && said.insert(place.span)
        {
            found.push(diagnostic);
        }
    }
    found
}

fn problem(record: Record<'_>, cache: &mut Cache) -> Option<(Location, Diagnostic)> {
    let of_definition = |found: Option<Message>| {
        let place = record.location();
        Some((place, Diagnostic::new(codes::tablegen::DEFINITION, place.span, found?)))
    };
    if record.is("Op") {
        if let Some(found) = of_definition(parts_problem(record)) {
            return Some(found);
        }
        let (dialect, name) = operations::name(record)?;
        cache.steps.begin();
        let op = cache.operation(record, format!("{dialect}.{name}").into());
        return of_definition(names_problem(&op).or_else(|| sizes_problem(record, &op)))
            .or_else(|| format_problem(record, &op));
    }
    if record.is("TypeDef") || record.is("AttrDef") {
        let (_, description) = parametric::description(record)?;
        return of_definition(form_problem(record))
            .or_else(|| parametric_format_problem(record, &description));
    }
    record.is("Dialect").then(|| of_definition(dialect_problem(record))).flatten()
}

/// Returns the error of a dialect without a name.
fn dialect_problem(record: Record<'_>) -> Option<Message> {
    let is_known = record.has("name") && !record.has_unreadable_parts("name");
    if !is_known || record.text("name").is_some() {
        return None;
    }
    let rule =
        rule!("Record `{}', field `name' exists but does not have a string value", record.name());
    Some(Message::from(rule).with_help("give the dialect a name: let name = \"toy\";"))
}

/// The fields with the parts of an operation: the operator that must be there, and how mlir-tblgen calls a part.
const PARTS: [(&str, Option<&str>, &str); 4] = [
    ("arguments", None, "type for argument"),
    ("results", Some("outs"), "type for result"),
    ("successors", Some("successor"), "kind for successor"),
    ("regions", Some("region"), "kind for region"),
];

/// Returns the error in the lists of an operation's arguments, results, successors and regions.
fn parts_problem(record: Record<'_>) -> Option<Message> {
    if record.lacks() == Lacks::Anything {
        return None;
    }
    PARTS.into_iter().find_map(|(field, operator, what)| {
        if record.has_unreadable_parts(field) {
            return None;
        }
        let found = record.dag_operator(field);
        if let (Some(operator), Some(found)) = (operator, found)
            && operator != found
        {
            let rule = rule!("'{}' must have '{}' directive", field, operator);
            let help = format!("write ({operator} ..) instead of ({found} ..)");
            return Some(Message::from(rule).with_help(help));
        }
        let mut parts = record.dag(field).into_iter().enumerate();
        parts.find_map(|(index, part)| match part {
            (DagValue::Record(one), name) if field == "arguments" => argument_problem(one, name),
            (DagValue::Record(one), _) if field == "results" => result_problem(one),
            (DagValue::Text(_), _) => Some(
                rule!("undefined {} #{}", what, index)
                    .with_help("name a record: 'AnyTensor:$name', without quotes"),
            ),
            (DagValue::Record(_) | DagValue::Lost(_), _) => None,
        })
    })
}

/// Returns the error of an argument that is not an operand, an attribute or a property with a name.
fn argument_problem(argument: Record<'_>, name: &str) -> Option<Message> {
    let constraint = argument.def("constraint").filter(|_| argument.is("OpVariable"));
    let constraint = constraint.unwrap_or(argument);
    let several = match constraint {
        one if one.is_broken() || one.is("TypeConstraint") => return None,
        one if one.is("Attr") => "attributes",
        one if one.is("Property") => "properties",
        _ => {
            let message = "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed";
            let help = "regions belong in 'let regions = (region ..)', blocks in 'let successors = (successor ..)'";
            return Some(Message::from(message).with_help(help));
        }
    };
    if !name.is_empty() {
        return None;
    }
    let help = format!("give it a name: {}:$name", argument.name());
    Some(Message::from(rule!("{} must be named", several)).with_help(help))
}

/// Returns the error of a result with the constraint of an attribute.
fn result_problem(result: Record<'_>) -> Option<Message> {
    let constraint = result.def("constraint").filter(|_| result.is("OpVariable"));
    let constraint = constraint.unwrap_or(result);
    let is_attribute = !constraint.is_broken() && constraint.is("Attr");
    let rule = rule!("Record `{}' does not have a field named `cppType'!", constraint.name());
    is_attribute.then(|| rule.with_help("a result has the constraint of a type, such as 'I32'"))
}

/// Returns the error of two parts of an operation with one name.
fn names_problem(op: &OpDescription) -> Option<Message> {
    let operands = op.operands.iter().map(|one| (&*one.name, "operands"));
    let results = op.results.iter().map(|one| (&*one.name, "results"));
    let regions = op.regions.iter().map(|one| (&*one.name, "regions"));
    let successors = op.successors.iter().map(|one| (&*one.name, "successors"));
    // mlir-tblgen notices attributes later.
    let attributes = op.attributes.iter().map(|one| (&*one.name, "attributes"));
    let all = operands.chain(results).chain(regions).chain(successors).chain(attributes);
    let mut known: FxHashMap<&str, &str> = FxHashMap::default();
    for (name, what) in all.filter(|(name, _)| !name.is_empty()) {
        let Some(other) = known.insert(name, what) else { continue };
        let rule = match other == what {
            true => rule!("op has a conflict with two {} having the same name '{}'", what, name),
            false => rule!(
                "op has a conflict with {} and {} both having an entry with the name '{}'",
                other,
                what,
                name
            ),
        };
        return Some(rule.with_help(format!("rename one of the two '${name}'")));
    }
    None
}

/// Returns the error of an operation with several variable groups and no trait for their sizes, or with the trait for
/// fewer groups.
fn sizes_problem(record: Record<'_>, op: &OpDescription) -> Option<Message> {
    if record.has_unreadable_parts("traits") {
        return None;
    }
    if let Some((kind, sized)) = surplus_sizes(record, op) {
        let rule = rule!("op must have at least two variadic {} to use '{}' trait", kind, sized);
        let help = "remove the trait: the size of a single variadic group follows from the rest";
        return Some(Message::from(rule).with_help(help));
    }
    let UnsizedGroups { kind, sized } = unsized_groups(op)?;
    let rule = rule!("op has multiple variadic {} but no specification over their sizes", kind);
    Some(Message::from(rule).with_help(format!("add the trait {sized}")))
}

/// Returns the error of a type or an attribute whose fields do not define its spelling.
fn form_problem(record: Record<'_>) -> Option<Message> {
    let fields = ["mnemonic", "parameters", FORMAT, CUSTOM_FORMAT];
    let is_open = record.lacks() == Lacks::Anything
        || fields.into_iter().any(|field| record.has_unreadable_parts(field));
    if is_open || record.text("mnemonic").is_none() || !is_of_mlir(record) {
        return None;
    }
    let parameters = record.dag("parameters");
    let (has_format, is_custom) = (record.text(FORMAT).is_some(), record.bit(CUSTOM_FORMAT));
    let (message, step) = if has_format && is_custom {
        (
            "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'",
            "remove one of the two",
        )
    } else if !parameters.is_empty() && !has_format && !is_custom {
        (
            "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
            "write how the parameters are printed: let assemblyFormat = \"`<` params `>`\";",
        )
    } else if has_format && record.is_unset("genAccessors") {
        ("'assemblyFormat' requires 'genAccessors' to be true", "write: let genAccessors = 1;")
    } else if parameters.iter().any(|(_, name)| name.is_empty()) {
        ("all parameters must have a name", "give each a name: (ins \"int\":$width)")
    } else {
        return None;
    };
    Some(Message::from(message).with_help(step))
}

const CUSTOM_FORMAT: &str = "hasCustomAssemblyFormat";
