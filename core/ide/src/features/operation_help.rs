//! The descriptions of operations in dialects.

use super::lines::{
    attribute_in_words, attribute_line, effects_line, is_telling, region_in_words, region_line,
    successor_line, traits_line, value_in_words, value_line, with_purpose,
};
use crate::callee::Callee;
use crate::db::Document;
use crate::descriptions::description;
use crate::form::form_of;
use crate::markdown::{cut, fenced};
use crate::operation_roles::{CursorContext, OperationRolesAt};
use crate::snippet::example;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{AttributeDescription, OpDescription, ValueDescription};
use abide_mlir::parse::{Nth, Piece, Role};
use abide_source::text::Span;

/// The form of an operation, for the user who types one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignatureHelp {
    /// Such as `arith.addi %lhs, %rhs : type of result`, or how the function is called that a call names.
    pub label: String,
    /// The range in the label of each part to fill in, in bytes.
    pub parameters: Vec<(u32, u32)>,
    /// The constraint of each.
    pub constraints: Vec<String>,
    /// The operation's behaviour, in one line.
    pub summary: String,
    /// The part at the cursor; `None` if it is at none.
    pub active: Option<u32>,
}

/// Describes an operation's behaviour, with a line for each of its parts, and its guarantees.
pub(crate) fn documentation(document: &Document, name: &str) -> Option<String> {
    let op = description(document, name)?;
    let mut out = match op.summary.is_empty() {
        true => String::new(),
        false => format!("{}\n", op.summary),
    };
    // The form names the parts that the list describes.
    if let Some(form) = form_text(document, op) {
        out.push('\n');
        out.push_str(&fenced(&cut(&format!("{}{form}", op.name))));
        out.push('\n');
    }
    let is_named = |value: &&ValueDescription| !value.name.is_empty();
    let line = |what: &str, line: String| format!("\n- {what} {line}");
    let operand = |one: &ValueDescription| match numbers_beside(op, one) {
        Some(numbers) => format!("{}, or numbers (attribute `{}`)", value_line(one), numbers.name),
        None => value_line(one),
    };
    out.extend(op.operands.iter().filter(is_named).map(|one| line("operand", operand(one))));
    let numbers: Vec<_> = op.operands.iter().filter_map(|one| numbers_beside(op, one)).collect();
    let is_shown = |one: &&AttributeDescription| !numbers.iter().any(|own| own.name == one.name);
    let attributes = op.attributes.iter().filter(is_shown);
    out.extend(attributes.map(|one| line("attribute", attribute_line(one))));
    out.extend(op.results.iter().filter(is_named).map(|one| line("result", value_line(one))));
    let regions = op.regions.iter().filter(|one| is_telling(one));
    out.extend(regions.map(|one| line("region", region_line(one))));
    out.extend(op.successors.iter().map(|one| line("successor", successor_line(one))));
    let description = Some(op.description.to_string()).filter(|text| !text.is_empty());
    for text in [description, traits_line(op), effects_line(op)].into_iter().flatten() {
        out.push_str("\n\n");
        out.push_str(&text);
    }
    Some(out)
}

/// The attribute with the numbers of a list that has values and numbers, as `[%i, 4]`.
fn numbers_beside<'d>(
    op: &'d OpDescription,
    list: &ValueDescription,
) -> Option<&'d AttributeDescription> {
    let name = match list.name.strip_prefix("dynamic") {
        Some(rest) => format!("static{rest}"),
        None => format!("static_{}", list.name),
    };
    let index = op.attribute_index(&name)?;
    let is_list = |one: &&AttributeDescription| {
        matches!(one.constraint.predicate().unconfined(), AttributePredicate::DenseArray(_))
    };
    op.attributes.get(index).filter(is_list)
}

/// The form of an operation after its name. The form that C++ parses is an example: generated ones lack optional parts.
fn form_text(document: &Document, op: &OpDescription) -> Option<String> {
    let form = form_of(document, op)?;
    let own = document.registry().snippet(&op.name).filter(|_| op.format().is_none());
    match own.filter(|own| own.text == form.snippet) {
        Some(own) => {
            let shown = example(own.text);
            // The parts that may be left out.
            let whole = document.registry().example(&op.name);
            let whole = whole.map(|whole| format!("\n{}{whole}", op.name));
            Some(shown + &whole.unwrap_or_default())
        }
        None => Some(form.label.clone()).filter(|label| !label.is_empty()),
    }
}

/// Describes an attribute of an operation by its name, or by a word that it may be.
pub(crate) fn documentation_of_part(
    document: &Document,
    operation: &str,
    part: &str,
) -> Option<String> {
    let op = description(document, operation)?;
    let of_attribute = |one: &AttributeDescription| {
        format!("attribute of `{}`\n\n- {}", op.name, attribute_line(one))
    };
    if let Some(own) = op.attribute_index(part).and_then(|index| op.attributes.get(index)) {
        return Some(of_attribute(own));
    }
    let word = part.trim_matches(['<', '>', '"']);
    op.attributes.iter().find_map(|one| {
        let words = one.constraint.predicate().enumeration()?;
        let case = words.cases.iter().find(|case| *case.keyword == *word)?;
        let value = format!("`{word}` = {} of `{}`: {}", case.value, words.name, words.summary);
        Some(format!("{value}\n\n{}", of_attribute(one)))
    })
}

/// Returns the form of the described operation around a cursor, or the signature of a call's callee. The active part
/// is the one that the cursor is in or after.
#[must_use]
pub fn signature_help(document: &Document, offset: u32) -> Option<SignatureHelp> {
    let CursorContext::Operation(written, None) = CursorContext::of(document, offset) else {
        return None;
    };
    let op = written.description;
    let active = written.active();
    if let Some(Role::Operand(nth)) = active
        && let Some(callee) = Callee::of(document, &written)
    {
        let (label, parameters, metadata) = callee.signature();
        let count = parameters.len();
        return Some(SignatureHelp {
            label,
            constraints: vec![String::new(); count],
            parameters,
            summary: metadata.unwrap_or_else(|| op.summary.to_string()),
            active: u32::try_from(nth.element).ok().filter(|active| (*active as usize) < count),
        });
    }
    let name = &op.name;
    let form = form_of(document, op)?;
    let by = name.len() as u32;
    let parameters = form.parts.iter().map(|(_, place)| (place.0 + by, place.1 + by)).collect();
    let constraints = form.parts.iter().map(|(role, _)| constraint(op, *role)).collect();
    let is_active = |part: &Role| active.is_some_and(|active| is_same_part(*part, active));
    let active = form.parts.iter().position(|(part, _)| is_active(part));
    Some(SignatureHelp {
        label: format!("{name}{}", form.label),
        parameters,
        constraints,
        summary: op.summary.to_string(),
        active: active.and_then(|active| u32::try_from(active).ok()),
    })
}

/// Whether two roles are of the same part of a form.
fn is_same_part(one: Role, other: Role) -> bool {
    match (one, other) {
        (Role::Operand(one), Role::Operand(other))
        | (Role::OperandType(one), Role::OperandType(other))
        | (Role::ResultType(one), Role::ResultType(other))
        | (Role::Successor(one), Role::Successor(other)) => one.index == other.index,
        (one, other) => one == other,
    }
}

/// Returns the constraint of a part of an operation.
pub(crate) fn constraint(op: &OpDescription, role: Role) -> String {
    match role {
        Role::Operand(nth) | Role::OperandType(nth) => {
            op.operands.get(nth.index).map(value_in_words).unwrap_or_default()
        }
        Role::ResultType(nth) => op.results.get(nth.index).map(value_in_words).unwrap_or_default(),
        Role::Attribute(index) => {
            let attribute = op.attributes.get(index);
            attribute.map(attribute_in_words).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Describes a piece of an operation under a pointer: its role and its constraint.
pub(crate) fn role_in_words(
    document: &Document,
    written: &OperationRolesAt<'_>,
    piece: Piece,
) -> Option<String> {
    let op = written.description;
    let named = |what: &str, name: &str, number: usize| match name {
        "" => format!("{what} {number}"),
        name => format!("{what} `{name}`"),
    };
    let value = |what: &str, values: &[ValueDescription], nth: Nth| {
        let value = values.get(nth.index)?;
        let of = match value.arity.is_variable_length() {
            true => format!("{} #{}", named(what, &value.name, nth.index), nth.element),
            false => named(what, &value.name, nth.index),
        };
        Some((of, with_purpose(value_in_words(value), &value.about)))
    };
    let attribute = |index: usize| {
        let attribute = op.attributes.get(index)?;
        Some((named("attribute", &attribute.name, index), attribute_in_words(attribute)))
    };
    let by_key = |key: Span| {
        let key = document.string(key);
        let index = op.attribute_index(key.trim_matches('"'))?;
        attribute(index)
    };
    let (what, constraint) = match piece.role {
        Role::Operand(nth) => value("operand", &op.operands, nth)?,
        Role::OperandType(nth) => value("type of operand", &op.operands, nth)?,
        Role::ResultType(nth) => value("type of result", &op.results, nth)?,
        Role::Attribute(index) => attribute(index)?,
        Role::Key if piece.depth <= 1 => by_key(piece.span)?,
        Role::Value(key) if piece.depth <= 1 => by_key(key)?,
        Role::Successor(nth) => {
            (named("successor", &op.successors.get(nth.index)?.name, nth.index), String::new())
        }
        Role::Region(nth) => {
            let region = op.regions.get(nth.index)?;
            (named("region", &region.name, nth.index), region_in_words(region))
        }
        _ => return None,
    };
    let constraint = if constraint.is_empty() { constraint } else { format!(": {constraint}") };
    Some(format!("{what} of `{}`{constraint}", op.name))
}
