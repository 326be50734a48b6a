//! Operations that convert a value of one type to another.

use crate::{arith, bufferization};
use abide_mlir::registry::Registry;

/// The operation that converts a value of a type to another one.
#[must_use]
pub fn conversion(registry: &Registry, from: &str, to: &str) -> Option<String> {
    let between_dialects = || {
        let name = bufferization::conversion(from, to)?;
        registry.operation(name.as_bytes()).map(|_| name.to_owned())
    };
    arith::conversion(registry, from, to).or_else(between_dialects)
}

/// Whether an operation converts values, so that another conversion may be meant: casts of bits do not.
#[must_use]
pub fn converts_values(name: &str) -> bool {
    arith::converts_values(name) || name.ends_with(".cast")
}

#[cfg(test)]
mod tests {
    use super::conversion;

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
            ("i32", "i1", None),
            ("i32", "i32", None),
            ("i32", "!a.b", None),
            ("", "", None),
        ];
        for (from, to, expected) in cases {
            assert_eq!(conversion(registry, from, to).as_deref(), expected, "{from} to {to}");
        }
    }
}
