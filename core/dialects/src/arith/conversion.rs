//! Operations that convert a value of one type to another.

use abide_mlir::registry::Registry;

/// Splits a type in front of its element type: `tensor<4x` and `i32`.
fn element(ty: &str) -> (&str, &str) {
    let Some(inner) = ty.strip_suffix('>') else { return ("", ty) };
    let start = inner.rfind(['x', '<']).map_or(0, |at| at + 1);
    // The `x` of `index`.
    let start = if inner.ends_with("index") { inner.len() - "index".len() } else { start };
    ty.split_at_checked(start).map_or(("", ty), |(shape, rest)| (shape, rest.trim_end_matches('>')))
}

/// The width of an integer or floating-point type with this letter.
fn width(ty: &str, letter: char) -> Option<u32> {
    ty.strip_prefix(letter)?.parse().ok()
}

/// The comparison of a number with zero, without its type.
#[must_use]
pub(crate) fn comparison(ty: &str) -> Option<&'static str> {
    match (width(ty, 'i'), width(ty.strip_prefix('b').unwrap_or(ty), 'f')) {
        (Some(2..), _) => Some("arith.cmpi ne, %value, %zero"),
        (_, Some(_)) => Some("arith.cmpf une, %value, %zero"),
        _ if ty == "index" => Some("arith.cmpi ne, %value, %zero"),
        _ => None,
    }
}

/// The operations that convert a value, rather than its bits.
const CONVERTING: [&str; 11] = [
    "arith.extf",
    "arith.extsi",
    "arith.extui",
    "arith.fptosi",
    "arith.fptoui",
    "arith.index_cast",
    "arith.index_castui",
    "arith.sitofp",
    "arith.truncf",
    "arith.trunci",
    "arith.uitofp",
];

/// Whether an operation of the dialect converts values.
pub(crate) fn converts_values(name: &str) -> bool {
    CONVERTING.contains(&name)
}

/// The operation that converts a value of a type to another one: of elements of scalars and of shaped types with equal
/// shapes, else the `cast` of the dialect with the name of both types.
#[must_use]
pub(crate) fn conversion(registry: &Registry, from: &str, to: &str) -> Option<String> {
    let ((shape, from_element), (to_shape, to_element)) = (element(from), element(to));
    let operation = if shape == to_shape {
        let (own, other) = (from_element, to_element);
        let integers = (width(own, 'i'), width(other, 'i'));
        let floats = (width(own, 'f'), width(other, 'f'));
        match (integers, floats) {
            ((Some(own), Some(other)), _) if own < other => "arith.extsi",
            // A condition is made by a comparison.
            ((_, Some(1)), _) => return None,
            ((Some(own), Some(other)), _) if own > other => "arith.trunci",
            (_, (Some(own), Some(other))) if own < other => "arith.extf",
            (_, (Some(own), Some(other))) if own > other => "arith.truncf",
            ((Some(_), None), (None, Some(_))) => "arith.sitofp",
            ((None, Some(_)), (Some(_), None)) => "arith.fptosi",
            ((Some(_), None), _) if other == "index" => "arith.index_cast",
            ((None, Some(_)), _) if own == "index" => "arith.index_cast",
            _ => return None,
        }
        .to_owned()
    } else {
        let (dialect, to_dialect) = (from.split_once('<')?.0, to.split_once('<')?.0);
        if dialect != to_dialect || from_element != to_element {
            return None;
        }
        format!("{dialect}.cast")
    };
    registry.operation(operation.as_bytes()).map(|_| operation)
}
