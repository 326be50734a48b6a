//! Operations that convert a value of one type to another.

use crate::common::ShapeOperations;
use crate::{arith, bufferization, memref, tensor, vector};
use abide_mlir::registry::Registry;
use std::cmp::Ordering;

/// The operation that converts a value of a type to another one.
#[must_use]
pub fn conversion(registry: &Registry, from: &str, to: &str) -> Option<String> {
    let between_dialects = || {
        let name = bufferization::conversion(from, to)?;
        registry.operation(name.as_bytes()).map(|_| name.to_owned())
    };
    arith::conversion(registry, from, to)
        .or_else(between_dialects)
        .or_else(|| between_vectors(from, to).map(str::to_owned))
}

/// The operations of all shaped types.
const SHAPES: [&ShapeOperations; 3] =
    [&memref::SHAPE_OPERATIONS, &tensor::SHAPE_OPERATIONS, &vector::SHAPE_OPERATIONS];

/// The operation that changes the shape of a vector, or makes a vector of one element.
fn between_vectors(from: &str, to: &str) -> Option<&'static str> {
    let to = Shaped::of(to).filter(|to| to.operations.ty == vector::SHAPE_OPERATIONS.ty)?;
    match Shaped::of(from) {
        None if from == to.element => to.operations.fill,
        Some(from) => from.with_other_sizes(&to),
        None => None,
    }
}

/// The next step for a value of one type where another type of the same elements is expected.
#[must_use]
pub fn reshaping(from: &str, to: &str) -> Option<String> {
    match (Shaped::of(from), Shaped::of(to)) {
        (None, Some(to)) if from == to.element => {
            let fill = to.operations.fill?;
            Some(format!("make a {} of it with '{fill}'", to.operations.ty))
        }
        (Some(from), None) if to == from.element => {
            Some(format!("take one element of it with '{}'", from.operations.element))
        }
        (Some(from), Some(to)) => from.with_other_sizes(&to).map(|name| {
            format!("both have as many elements: '{name}' changes the number of dimensions")
        }),
        _ => None,
    }
}

/// The next step for a number where a truth value is expected.
#[must_use]
pub fn comparing(from: &str, to: &str) -> Option<String> {
    let comparison = arith::comparison(from).filter(|_| to == "i1")?;
    Some(format!("compare it with another value: '{comparison} : {from}'"))
}

/// A shaped type in text.
struct Shaped<'t> {
    operations: &'static ShapeOperations,
    /// The product of the sizes; `None` if one is dynamic.
    count: Option<u64>,
    rank: usize,
    element: &'t str,
}

impl<'t> Shaped<'t> {
    fn of(ty: &'t str) -> Option<Shaped<'t>> {
        let (name, body) = ty.strip_suffix('>')?.split_once('<')?;
        let operations = *SHAPES.iter().find(|one| one.ty == name)?;
        let (mut element, mut rank, mut count) = (body, 0, Some(1_u64));
        while let Some((size, rest)) = element.split_once('x')
            && !size.is_empty()
            && (size == "?" || size.bytes().all(|byte| byte.is_ascii_digit()))
        {
            let size = size.parse::<u64>().ok();
            count = count.zip(size).and_then(|(count, size)| count.checked_mul(size));
            rank += 1;
            element = rest;
        }
        let is_plain = !element.is_empty() && !element.contains([',', '*', '[']);
        is_plain.then_some(Shaped { operations, count, rank, element })
    }

    /// The operation that returns the same elements with the sizes of another type.
    fn with_other_sizes(&self, to: &Shaped<'_>) -> Option<&'static str> {
        let is_same = self.element == to.element && self.operations.ty == to.operations.ty;
        if !is_same || self.count.is_none() || self.count != to.count {
            return None;
        }
        match self.rank.cmp(&to.rank) {
            Ordering::Less => Some(self.operations.expand),
            Ordering::Greater => Some(self.operations.collapse),
            // The same sizes in another order are rarely intended.
            Ordering::Equal => None,
        }
    }
}

/// Whether an operation converts values, so that another conversion may be intended. Casts of bits do not.
#[must_use]
pub fn converts_values(name: &str) -> bool {
    arith::converts_values(name) || name.ends_with(".cast")
}

#[cfg(test)]
mod tests {
    use super::{comparing, conversion, reshaping};

    #[test]
    fn each_pair_of_types_has_its_operation() {
        let registry = crate::registry();
        let cases = [
            ("i32", "index", Some("arith.index_cast")),
            ("index", "i64", Some("arith.index_cast")),
            ("i32", "i64", Some("arith.extsi")),
            ("vector<4xi64>", "vector<4xi32>", Some("arith.trunci")),
            ("f32", "f64", Some("arith.extf")),
            ("tensor<?xf64>", "tensor<?xf16>", Some("arith.truncf")),
            ("i32", "f32", Some("arith.sitofp")),
            ("f32", "i32", Some("arith.fptosi")),
            ("vector<4xindex>", "vector<4xi32>", Some("arith.index_cast")),
            ("tensor<4xf32>", "tensor<?xf32>", Some("tensor.cast")),
            ("memref<?xf32>", "memref<4xf32>", Some("memref.cast")),
            ("tensor<4xf32>", "memref<4xf32>", Some("bufferization.to_buffer")),
            ("memref<?xf32>", "tensor<?xf32>", Some("bufferization.to_tensor")),
            ("tensor<4xf32>", "memref<?xf32>", None),
            ("tensor<4xf32>", "tensor<?xi32>", None),
            ("f32", "vector<4xf32>", Some("vector.broadcast")),
            ("vector<2x4xf32>", "vector<8xf32>", Some("vector.shape_cast")),
            ("vector<2x4xf32>", "vector<9xf32>", None),
            ("f32", "tensor<4xf32>", None),
            ("i32", "i1", None),
            ("index", "i1", None),
            ("i32", "i32", None),
            ("i32", "!a.b", None),
            ("", "", None),
        ];
        for (from, to, expected) in cases {
            assert_eq!(conversion(registry, from, to).as_deref(), expected, "{from} to {to}");
        }
    }
    #[test]
    fn numbers_are_compared() {
        let compared = |from| comparing(from, "i1");
        assert!(compared("i32").unwrap().contains("'arith.cmpi ne, %value, %zero : i32'"));
        assert!(compared("index").unwrap().contains("arith.cmpi"));
        assert!(compared("bf16").unwrap().contains("arith.cmpf"));
        for from in ["i1", "tensor<i32>", "!a.b", "vector<4xi32>", "i", "f", "none"] {
            assert_eq!(compared(from), None, "{from}");
        }
        assert_eq!(comparing("i32", "i64"), None);
    }

    #[test]
    fn shapes_of_equal_elements_have_their_operation() {
        let cases = [
            ("f32", "tensor<4xf32>", Some("tensor.splat")),
            ("index", "tensor<4xindex>", Some("tensor.splat")),
            ("tensor<f32>", "f32", Some("tensor.extract")),
            ("memref<4x?xf32>", "f32", Some("memref.load")),
            ("memref<2x4xf32>", "memref<8xf32>", Some("memref.collapse_shape")),
            ("tensor<8xf32>", "tensor<2x4xf32>", Some("tensor.expand_shape")),
            ("tensor<8xf32>", "tensor<2x5xf32>", None),
            ("memref<8xf32, 1>", "f32", None),
            ("f32", "memref<4xf32>", None),
            ("!a.b<f32>", "f32", None),
        ];
        for (from, to, expected) in cases {
            let told = reshaping(from, to);
            let is_told = |name: &str| told.as_ref().is_some_and(|told| told.contains(name));
            assert_eq!(told.is_some(), expected.is_some(), "{from} to {to}: {told:?}");
            assert!(expected.is_none_or(is_told), "{from} to {to}: {told:?}");
        }
    }
}
