//! The operations of `torch_c`: the same value in a type of torch or of MLIR.

use crate::common::shapes::SAME_VALUE;
use abide_mlir::registry::DialectHooks;
use abide_mlir::shape::ShapeHook;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { shapes: SHAPES, ..DialectHooks::of("torch_c") };

const SHAPES: &[(&str, ShapeHook)] = &[
    ("torch_c.from_builtin_tensor", SAME_VALUE),
    ("torch_c.from_i1", SAME_VALUE),
    ("torch_c.from_i64", SAME_VALUE),
    ("torch_c.to_builtin_tensor", SAME_VALUE),
    ("torch_c.to_i1", SAME_VALUE),
    ("torch_c.to_i64", SAME_VALUE),
];
