//! The next step for a value whose type its operation does not take: a conversion, or types that fit.

use super::context::FixContext;
use super::form_help::entry;
use super::operations::similar_operations;
use crate::db::Document;
use crate::type_fits::{may_have_type, type_fulfils};
use abide_dialects::conversion;
use abide_mlir::ods::constraint::TypeConstraint;
use abide_mlir::ods::{Arity, OpDescription, ParametricDescription};
use abide_source::diagnostic::ConstrainedValue;
use abide_source::spelling::quoted;
use std::sync::Arc;

/// The types that operands are likeliest converted to.
const COMMON_TYPES: [&str; 5] = ["f32", "f64", "i32", "i64", "index"];

/// The element types that are tried.
const ELEMENTS: [&str; 6] = ["i1", "i32", "i64", "f32", "f64", "index"];

/// Types that show what a constraint takes, if no common type fits.
const EXAMPLE_TYPES: [&str; 6] =
    ["i1", "complex<f32>", "vector<4xf32>", "vector<4xi32>", "tensor<4xf32>", "memref<4xf32>"];

/// The conversion to a common type that an operand may have, or another operation.
pub(super) fn other_type(
    place: &FixContext<'_>,
    value: &ConstrainedValue,
    has: &str,
) -> Option<String> {
    let (document, registry) = (place.document, place.document.registry());
    let op: &OpDescription = entry(place, place.operation?)?.description();
    let number = match value {
        ConstrainedValue::Operand(number) => number,
        ConstrainedValue::Result(number) => return fitting_results(document, op, *number, has),
        ConstrainedValue::Named(name) => {
            let mut all = op.operands.iter().chain(&op.results);
            let constraint = &all.find(|one| *one.name == **name)?.constraint;
            let fitting = types_that_fit(document, op, constraint, has);
            let other = others_for(place, has).map(|other| format!("'{has}' is for {other}"));
            return match (other, fitting) {
                (Some(other), Some(fitting)) => Some(format!("{other}; {fitting}")),
                (other, fitting) => other.or(fitting),
            };
        }
    };
    // A variadic operand shifts the numbers of those after it.
    let is_single = op.operands.iter().all(|one| one.arity == Arity::Single);
    let constraint = op.operands.get(*number).filter(|_| is_single).map(|one| &one.constraint);
    let fits = |ty: &&str| {
        constraint.is_some_and(|constraint| type_fulfils(document, constraint, ty) == Some(true))
    };
    let mut fitting = COMMON_TYPES.into_iter().filter(fits);
    let other = || others_for(place, has).unwrap_or_else(|| "an operation".to_owned());
    Some(match fitting.find_map(|ty| conversion(registry, has, ty)) {
        Some(name) => {
            format!("convert it with '{name}' first, or use {} for '{has}'", other())
        }
        None => {
            let example = constraint.and_then(|constraint| {
                fitting_types(document, op, constraint, has).into_iter().next()
            });
            let example = example.map(|ty| format!(", such as '{ty}'")).unwrap_or_default();
            format!("use {} for '{has}', or a value of another type{example}", other())
        }
    })
}

/// The operations with nearly the same name that take values of a type.
fn others_for(place: &FixContext<'_>, has: &str) -> Option<String> {
    let takes = |op: &&OpDescription| may_have_type(place.document, op, has);
    let names: Vec<&str> = similar_operations(place).filter(takes).map(|op| &*op.name).collect();
    (!names.is_empty()).then(|| quoted(names.into_iter()))
}

/// The common types that a result may have. Where several or none may be returned, none may be meant.
fn fitting_results(
    document: &Document,
    op: &OpDescription,
    number: usize,
    has: &str,
) -> Option<String> {
    if op.results.iter().all(|one| one.arity == Arity::Single) {
        return types_that_fit(document, op, &op.results.get(number)?.constraint, has);
    }
    let [only] = op.results.as_slice() else { return None };
    let example = fitting_types(document, op, &only.constraint, has).into_iter().next()?;
    Some(format!("remove the result, or use values for which it is of a type such as '{example}'"))
}

fn types_that_fit(
    document: &Document,
    op: &OpDescription,
    constraint: &TypeConstraint,
    has: &str,
) -> Option<String> {
    let fitting = fitting_types(document, op, constraint, has);
    let list = quoted(fitting.iter().map(String::as_str));
    (!fitting.is_empty()).then(|| format!("types that fit are {list}"))
}

/// Types that fulfil a constraint: those that are likest to another one, or else common ones, or other examples.
fn fitting_types(
    document: &Document,
    op: &OpDescription,
    constraint: &TypeConstraint,
    has: &str,
) -> Vec<String> {
    let fits = |ty: &String| type_fulfils(document, constraint, ty) == Some(true);
    let like = like(has).into_iter().filter(fits).collect::<Vec<_>>();
    let of = |types: &[&str]| -> Vec<String> {
        types.iter().map(|ty| (*ty).to_owned()).filter(fits).collect()
    };
    let common: Vec<String> = if like.is_empty() { of(&COMMON_TYPES) } else { like };
    if !common.is_empty() {
        return common;
    }
    let around = types_around(document, op, has).into_iter().filter(fits).collect::<Vec<_>>();
    if around.is_empty() { of(&EXAMPLE_TYPES) } else { around }
}

/// The types of the operation's dialect that have another type as their only parameter: `!emitc.lvalue<i32>`.
fn types_around(document: &Document, op: &OpDescription, has: &str) -> Vec<String> {
    let dialects = document.registry().dialects();
    let types = dialects.dialect(op.dialect()).into_iter().flat_map(|dialect| &dialect.types);
    let takes_type = |ty: &&Arc<ParametricDescription>| matches!(ty.parameters.as_slice(), [only] if only.class.contains("Type"));
    let single = types.filter(takes_type);
    single.map(|ty| format!("!{}<{has}>", ty.name)).collect()
}

/// Types like another one: the same shape with other elements, or a shape with elements of this type.
fn like(has: &str) -> Vec<String> {
    let Some(inner) = has.strip_suffix('>') else {
        let shapes = ["vector<4x", "tensor<", "tensor<4x", "memref<4x"];
        let is_scalar = !has.starts_with('!');
        return shapes.iter().filter(|_| is_scalar).map(|shape| format!("{shape}{has}>")).collect();
    };
    let start = match inner.strip_suffix("index") {
        Some(shape) => shape.len(),
        None => inner.rfind(['x', '<']).map_or(0, |at| at + 1),
    };
    let Some((shape, element)) = inner.split_at_checked(start) else { return Vec::new() };
    let is_word = element.bytes().all(|byte| byte.is_ascii_alphanumeric());
    ELEMENTS.iter().filter(|_| is_word).map(|element| format!("{shape}{element}>")).collect()
}
