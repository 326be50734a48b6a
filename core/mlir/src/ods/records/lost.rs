//! Unreadable parts of operations in files with mistakes: estimates how much is still known.

use super::record::Record;
use crate::ods::constraint::{
    AttributeConstraint, AttributePredicate, TypeConstraint, TypePredicate,
};
use crate::ods::{
    Arity, AttributeDescription, Gap, OpDescription, Presence, Storage, Trait, ValueDescription,
};
use abide_tablegen::store::Lacks;

/// The fields that every record of an operation needs.
const REQUIRED_FIELDS: [&str; 4] = ["arguments", "results", "regions", "successors"];

/// Returns the missing parts of an operation, apart from arguments and results that record it themselves.
pub(super) fn gap(record: Record<'_>) -> Gap {
    let is_no_dag = |field: &str| record.has_unreadable_parts(field) && !record.is_dag(field);
    if record.lacks() == Lacks::Anything || REQUIRED_FIELDS.into_iter().any(is_no_dag) {
        return Gap::Much;
    }
    match record.lacks() >= Lacks::Elements || record.has_unreadable_parts("traits") {
        true => Gap::Traits,
        false => Gap::None,
    }
}

/// Notes what missing traits leave open: how many values belong to each of several groups.
pub(super) fn without_traits(op: &mut OpDescription) {
    let is_lost = op.gap == Gap::Traits && (groups(&op.operands) > 1 || groups(&op.results) > 1);
    if is_lost || unsized_groups(op).is_some() {
        op.gap = Gap::Much;
    }
}

/// Values of an operation that belong to several variable groups.
pub(super) struct UnsizedGroups {
    /// "operands" or "results".
    pub kind: &'static str,
    /// The trait that stores the sizes of the groups.
    pub sized: &'static str,
}

/// Returns the values whose groups have no known sizes: mlir-tblgen refuses such an operation.
pub(super) fn unsized_groups(op: &OpDescription) -> Option<UnsizedGroups> {
    let has = |one: Trait, other: Trait| op.has(one) || op.has(other);
    let operands = has(Trait::AttrSizedOperandSegments, Trait::SameVariadicOperandSize);
    if !operands && groups(&op.operands) > 1 {
        return Some(UnsizedGroups { kind: "operands", sized: "AttrSizedOperandSegments" });
    }
    let results = has(Trait::AttrSizedResultSegments, Trait::SameVariadicResultSize);
    (!results && groups(&op.results) > 1)
        .then_some(UnsizedGroups { kind: "results", sized: "AttrSizedResultSegments" })
}

/// Returns the values with a trait for the sizes of their groups although there are not several, and the trait.
pub(super) fn surplus_sizes(
    record: Record<'_>,
    op: &OpDescription,
) -> Option<(&'static str, &'static str)> {
    let (operands, results) = (Trait::AttrSizedOperandSegments, Trait::AttrSizedResultSegments);
    let is_surplus = |sized: Trait, field: &str, values: &[ValueDescription]| {
        op.has(sized) && groups(values) < 2 && !record.has_unreadable_parts(field)
    };
    if is_surplus(operands, "arguments", &op.operands) {
        return Some(("operands", "AttrSizedOperandSegments"));
    }
    is_surplus(results, "results", &op.results).then_some(("results", "AttrSizedResultSegments"))
}

/// The number of groups whose number of values is not fixed.
fn groups(values: &[ValueDescription]) -> usize {
    values.iter().filter(|one| one.arity.is_variable_length()).count()
}

/// The role of an argument that could not be read.
enum Role {
    Operand,
    Attribute,
}

/// Returns the role of an argument, and whether it is certain. An operand is in the format, and so is its type if it
/// is not inferred; the names of attributes reveal their kind.
fn role(name: &str, text: &str, format: Option<&str>) -> (Role, bool) {
    let by_name = match text.contains("Attr") || text.contains("Prop") {
        true => Role::Attribute,
        false => Role::Operand,
    };
    let Some(format) = format else { return (by_name, false) };
    let format: String = format.split_whitespace().collect();
    let has = |text: &str| format.contains(text);
    if !name.is_empty() && has(&format!("type(${name})")) {
        return (Role::Operand, true);
    }
    let is_written = format.match_indices('$').any(|(at, _)| {
        let rest = format.get(at + 1..).unwrap_or_default();
        let after = rest.strip_prefix(name);
        after.is_some_and(|rest| !rest.starts_with(|one: char| one == '_' || one.is_alphanumeric()))
    });
    let has_all = has("operands") || has("custom<");
    (if is_written || has_all { by_name } else { Role::Attribute }, !is_written && !has_all)
}

/// Adds an argument of an operation that could not be read, with its text.
pub(super) fn argument(record: Record<'_>, name: &str, text: &str, op: &mut OpDescription) {
    let (role, is_certain) = role(name, text, record.text("assemblyFormat"));
    if !is_certain {
        op.gap = Gap::Much;
    }
    match role {
        Role::Operand => op.operands.push(value(name, text)),
        Role::Attribute => op.attributes.push(AttributeDescription {
            name: name.into(),
            about: "".into(),
            constraint: attribute(text),
            presence: Presence::Optional,
            storage: Storage::Attribute,
        }),
    }
}

/// Returns an operand or result known only by the text of its constraint.
pub(super) fn value(name: &str, text: &str) -> ValueDescription {
    ValueDescription {
        name: name.into(),
        about: "".into(),
        constraint: constraint(text),
        arity: Arity::Single,
        effects: Vec::new(),
    }
}

/// A constraint that accepts every type.
pub(super) fn constraint(text: &str) -> TypeConstraint {
    TypeConstraint::new(text, TypePredicate::Unknown(text.into())).written()
}

/// A constraint that accepts every attribute.
pub(super) fn attribute(text: &str) -> AttributeConstraint {
    AttributeConstraint::new(text, AttributePredicate::Unknown(text.into()))
}
