//! The next step for a value whose type its operation does not take: a conversion, or types that fit.

use super::context::FixContext;
use super::form_help::entry;
use crate::db::Document;
use crate::value_types::type_fulfils;
use abide_dialects::conversion;
use abide_mlir::ods::constraint::TypeConstraint;
use abide_mlir::ods::{Arity, OpDescription};
use abide_source::diagnostic::ConstrainedValue;
use abide_source::spelling::quoted;

/// The types that operands are likeliest converted to.
const COMMON_TYPES: [&str; 5] = ["f32", "f64", "i32", "i64", "index"];

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
        ConstrainedValue::Result(number) => return fitting_results(document, op, *number),
        ConstrainedValue::Named(name) => {
            let mut all = op.operands.iter().chain(&op.results);
            return types_that_fit(document, &all.find(|one| *one.name == **name)?.constraint);
        }
    };
    // A variadic operand shifts the numbers of those after it.
    let is_single = op.operands.iter().all(|one| one.arity == Arity::Single);
    let constraint = op.operands.get(*number).filter(|_| is_single).map(|one| &one.constraint);
    let fits = |ty: &&str| {
        constraint.is_some_and(|constraint| type_fulfils(document, constraint, ty) == Some(true))
    };
    let mut fitting = COMMON_TYPES.into_iter().filter(fits);
    Some(match fitting.find_map(|ty| conversion(registry, has, ty)) {
        Some(name) => format!("convert it with '{name}' first, or use an operation for '{has}'"),
        None => {
            let example =
                constraint.and_then(|constraint| fitting_types(document, constraint).next());
            let example = example.map(|ty| format!(", such as '{ty}'")).unwrap_or_default();
            format!("use an operation for '{has}', or a value of another type{example}")
        }
    })
}

/// The common types that a result may have.
fn fitting_results(document: &Document, op: &OpDescription, number: usize) -> Option<String> {
    let is_single = op.results.iter().all(|one| one.arity == Arity::Single);
    types_that_fit(document, &op.results.get(number).filter(|_| is_single)?.constraint)
}

fn types_that_fit(document: &Document, constraint: &TypeConstraint) -> Option<String> {
    let fitting: Vec<&str> = fitting_types(document, constraint).collect();
    let list = quoted(fitting.iter().copied());
    (!fitting.is_empty()).then(|| format!("types that fit are {list}"))
}

/// The common types that fulfil a constraint, or else other examples of those.
fn fitting_types<'d>(
    document: &'d Document,
    constraint: &'d TypeConstraint,
) -> impl Iterator<Item = &'static str> + 'd {
    let fits = move |ty: &&'static str| type_fulfils(document, constraint, ty) == Some(true);
    let has_common = COMMON_TYPES.iter().any(&fits);
    let types: &'static [&'static str] = if has_common { &COMMON_TYPES } else { &EXAMPLE_TYPES };
    types.iter().copied().filter(fits)
}
